"""Who thinks: those who do nothing else, on machines of their own, while there are any; otherwise our own threads."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight

from ..limits import Limits, Refusal, WrongSetting
from .line import Spot
from .pool import Pool
from .remembering import Remembered
from .thoughts import Thought

About = TypeVar("About", bound=Sight | Match)
Answer = TypeVar("Answer")


class NobodyElse(Exception):  # noqa: N818 -- reads as what happened
    """Nobody elsewhere has thought about it: they are gone, or late."""


class Others(Protocol):
    """Those who think on other machines."""

    def open(self, home: Pool) -> None:
        """Look for them; what they are late with may be thought about at home instead."""

    async def close(self) -> None: ...

    def lines(self) -> dict[str, int]:
        """How many thoughts they have been handed, by kind."""

    def working(self) -> int:
        """How many of them are being thought, as far as we can tell."""

    @property
    def there(self) -> bool:
        """Whether there are any."""

    async def think(self, spot: Spot, thought: Thought[About, Answer], about: About) -> Answer:
        """Raises NobodyElse, Refusal if too much waits already, and BotFailed."""


class Thinkers:
    def __init__(self, pool: Pool, limits: Limits, others: Others | None = None) -> None:
        self.remembered = Remembered(limits.bots_kept, limits.bots_kept_for)
        self._pool = pool
        self._threads = limits.bot_threads
        self._others = others

    def open(self) -> None:
        if self._others is not None:
            self._others.open(self._pool)

    async def close(self) -> None:
        if self._others is not None:
            await self._others.close()

    async def think(
        self,
        spot: Spot,
        thought: Thought[About, Answer],
        about: About,
        patience: float | None = None,
        begin: Callable[[], object] = lambda: None,
    ) -> Answer:
        """What comes of a thought about what a seat knows, or about a match. Raises as `Pool.think` does.

        `begin` is called, in some thread, when its turn has come here.
        """
        if self._others is not None and self._others.there:
            try:
                return await self._others.think(spot, thought, about)
            except NobodyElse:
                pass
        if not self._threads:
            raise Refusal("thinking-nobody", 503)

        def work() -> Answer:
            begin()
            return thought.think(about, self.remembered)

        return await self._pool.think(spot, work, patience)


def thinking_elsewhere(redis: str | None, limits: Limits) -> Others | None:
    """Those who think for the servers at this Redis. Raises WrongSetting where nobody could ever think."""
    if redis is None:
        if not limits.bot_threads:
            raise WrongSetting("thinking-no-threads")
        return None
    from .handing_out import HandingOut  # here, since few have the library

    return HandingOut.at(redis, limits)
