"""The bots of a server: which it offers, and those that sit at its tables."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from cheeseboard.bots import Player, is_foreign
from cheeseboard.bots.foreign import Foreign
from cheeseboard.bots.levels import LEVELS
from cheeseboard.engine.errors import BotFailed, UnknownBot
from cheeseboard.engine.quoting import quoted
from cheeseboard.engine.sight import Sight

from ..limits import Limits, Refusal
from ..protocol.messages import BotInfo
from ..thinking.line import Kind, Spot
from ..thinking.pool import Pool
from ..thinking.thinkers import Thinkers
from ..thinking.thoughts import Choose


def offered(own: Sequence[str] = ()) -> list[BotInfo]:
    """The levels, weakest first, the simple bots, and those that the host names; raises CheeseboardError."""
    levels = [BotInfo(f"search:{level.number}", level.number, level.name) for level in LEVELS]
    simple = [BotInfo(name, None, name) for name in ("greedy", "random")]
    return [*levels, *simple, *(BotInfo(bot, None, _name_of_own(bot)) for bot in dict.fromkeys(own))]


def _name_of_own(bot: str) -> str:
    """What a host's bot calls itself; it has to run for that, so that one which cannot is found out at the start."""
    if not is_foreign(bot):
        raise UnknownBot("bot-not-yours", bot=quoted(bot))
    process = Foreign(bot)
    try:
        return process.name
    finally:
        process.close()


class Seated:
    """A bot of the host's own on a seat. Its process starts when it first has to think, in the thread where it does."""

    def __init__(self, bot: str, seconds: float) -> None:
        self.bot = bot
        self.thinking = False
        self.used = time.monotonic()
        self._seconds = seconds
        self._player: Player | None = None

    def choose(self, sight: Sight) -> str:
        if self._player is None:
            self._player = Player(Foreign(self.bot, seconds=self._seconds))
        return self._player.choose(sight)

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


class Opponents:
    """Every bot that sits somewhere."""

    def __init__(self, offered: Sequence[BotInfo], thinkers: Thinkers, limits: Limits) -> None:
        self.offered = list(offered)
        self.names = {info.bot: info.name for info in offered}
        self._thinkers = thinkers
        # The host's own bots think in processes of their own: waiting for one must not take a thread from the others.
        self._own_pool = Pool(limits.own_bots, limits.thoughts_waiting)
        self._limits = limits
        self._seated: OrderedDict[tuple[str, int], Seated] = OrderedDict()  # whoever thought last stands last
        self._closing: set[asyncio.Task[None]] = set()

    async def choose(
        self, spot: Spot, seat: int, bot: str, sight: Sight, begin: Callable[[], object] = lambda: None
    ) -> str:
        """A legal move of the bot on that seat. Raises BotFailed, or Refusal if it cannot think just now.

        `begin` is called, in some thread, when its turn to think has come here.
        """
        name = self.names.get(bot)
        if name is None:
            raise BotFailed("bot-not-offered", bot=bot)
        try:
            if is_foreign(bot):
                return await self._choose_own(spot, seat, bot, sight, begin)
            wanted = Choose(spot.table, bot, secrets.randbits(64), keep=spot.kind is Kind.MOVE)
            return await self._thinkers.think(spot, wanted, sight, self._limits.bot_patience, begin)
        except (BotFailed, Refusal):
            raise
        except TimeoutError:
            raise BotFailed("bot-late", bot=name, seconds=f"{self._limits.bot_patience:g}") from None
        except Exception as problem:  # it could not even be made
            told = f"{type(problem).__name__}: {problem}"
            raise BotFailed("bot-unmade", bot=name, problem=told) from problem

    async def _choose_own(self, spot: Spot, seat: int, bot: str, sight: Sight, begin: Callable[[], object]) -> str:
        seated = self._seat(spot.table, seat, bot)
        seated.thinking = True

        def work() -> str:
            begin()
            return seated.choose(sight)

        try:
            return await self._own_pool.think(spot, work)
        finally:
            seated.thinking, seated.used = False, time.monotonic()

    def refuse_unless_room(self, wanted: Sequence[str]) -> None:
        """Raises Refusal if these bots cannot all sit down at a new table."""
        own = sum(map(is_foreign, wanted))
        if own and own > self._limits.own_bots - len(self._seated) + len(self._resting()):
            raise self._no_room()

    def rest(self, table: str) -> None:
        """Nobody is at that table: its bots forget what they have worked out, and nothing else."""
        self._thinkers.remembered.forget(table)

    def leave(self, table: str, seat: int | None = None) -> None:
        """The bots of a table, or the one on that seat, are not needed any more."""
        self.rest(table)
        for place in [place for place in self._seated if place[0] == table and seat in (None, place[1])]:
            self._let_go(place)

    async def close(self, patience: float) -> None:
        """Stop thinking, and end all processes."""
        for place in list(self._seated):
            self._let_go(place)
        await asyncio.gather(self._own_pool.close(patience), *self._closing)

    def _seat(self, table: str, seat: int, bot: str) -> Seated:
        place = table, seat
        if place in self._seated and self._seated[place].bot != bot:
            self._let_go(place)  # the seat has been given to another one
        if place not in self._seated:
            self._make_room()
            self._seated[place] = Seated(bot, self._limits.own_bot_patience)
        self._seated.move_to_end(place)
        return self._seated[place]

    def _make_room(self) -> None:
        if len(self._seated) >= self._limits.own_bots:
            resting = self._resting()
            if not resting:
                raise self._no_room()
            self._let_go(resting[0])

    def _resting(self) -> list[tuple[str, int]]:
        """The places of bots that may be let go: they forget what they have worked out, and nothing else."""
        since = time.monotonic() - self._limits.own_bots_rest
        return [place for place, seated in self._seated.items() if not seated.thinking and seated.used <= since]

    def _no_room(self) -> Refusal:
        return Refusal("bots-no-room", 503, most=self._limits.own_bots)

    def _let_go(self, place: tuple[str, int]) -> None:
        closing = asyncio.create_task(asyncio.to_thread(self._seated.pop(place).close))  # it waits for a process to end
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
