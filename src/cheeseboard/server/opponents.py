"""The bots of a server: which it offers, and those that sit at its tables."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence

from cheeseboard import bots
from cheeseboard.bots import Player, is_foreign
from cheeseboard.bots.foreign import Foreign
from cheeseboard.bots.levels import LEVELS
from cheeseboard.engine.errors import BotFailed, UnknownBot
from cheeseboard.engine.game import quoted
from cheeseboard.engine.sight import Sight

from .limits import Limits, Refusal
from .messages import BotInfo
from .thinking import Kind, Pool


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
    """A bot on a seat. It is made when it first has to think, in the thread where it does."""

    def __init__(self, own: bool, make: Callable[[], Player]) -> None:
        self.own = own
        self.thinking = False
        self.used = time.monotonic()
        self._make = make
        self._player: Player | None = None

    def choose(self, sight: Sight) -> str:
        if self._player is None:
            self._player = self._make()
        return self._player.choose(sight)

    def close(self) -> None:
        if self._player is not None:
            self._player.close()


class Opponents:
    """Every bot that sits somewhere, kept between its moves: what it has worked out helps with the next one."""

    def __init__(self, offered: Sequence[BotInfo], pool: Pool, limits: Limits) -> None:
        self.offered = list(offered)
        self.names = {info.bot: info.name for info in offered}
        self._pool = pool
        # The host's own bots think in processes of their own: waiting for one must not take a thread from the others.
        self._own_pool = Pool(limits.own_bots, limits.thoughts_waiting)
        self._limits = limits
        self._seated: OrderedDict[tuple[str, int], Seated] = OrderedDict()  # whoever thought last stands last
        self._closing: set[asyncio.Task[None]] = set()

    async def choose(self, table: str, seat: int, bot: str, sight: Sight) -> str:
        """A legal move of the bot on that seat. Raises BotFailed, or Refusal if it cannot think just now."""
        name = self.names.get(bot)
        if name is None:
            raise BotFailed("bot-not-offered", bot=bot)
        seated = self._seat(table, seat, bot)
        seated.thinking = True
        try:
            if seated.own:
                return await self._own_pool.think(table, Kind.MOVE, lambda: seated.choose(sight))
            return await self._pool.think(table, Kind.MOVE, lambda: seated.choose(sight), self._limits.bot_patience)
        except (BotFailed, Refusal):
            raise
        except TimeoutError:
            raise BotFailed("bot-late", bot=name, seconds=f"{self._limits.bot_patience:g}") from None
        except Exception as problem:  # it could not even be made
            told = f"{type(problem).__name__}: {problem}"
            raise BotFailed("bot-unmade", bot=name, problem=told) from problem
        finally:
            seated.thinking, seated.used = False, time.monotonic()

    def refuse_unless_room(self, wanted: Sequence[str]) -> None:
        """Raises Refusal if these bots cannot all sit down at a new table."""
        own = sum(map(is_foreign, wanted))
        if own and own > self._limits.own_bots - len(self._alike(own=True)) + len(self._resting(own=True)):
            raise self._no_room()

    def leave(self, table: str, seat: int | None = None) -> None:
        """The bots of a table, or the one on that seat, are not needed any more."""
        for place in [place for place in self._seated if place[0] == table and seat in (None, place[1])]:
            self._let_go(place)

    async def close(self, patience: float) -> None:
        """Stop thinking, and end all processes."""
        for place in list(self._seated):
            self._let_go(place)
        await asyncio.gather(self._own_pool.close(patience), *self._closing)

    def _seat(self, table: str, seat: int, bot: str) -> Seated:
        place = table, seat
        if place not in self._seated:
            own = is_foreign(bot)
            self._make_room(own)
            self._seated[place] = Seated(own, lambda: self._make(bot, own))
        self._seated.move_to_end(place)
        return self._seated[place]

    def _make(self, bot: str, own: bool) -> Player:
        return Player(Foreign(bot, seconds=self._limits.own_bot_patience)) if own else bots.bot(bot)

    def _make_room(self, own: bool) -> None:
        most = self._limits.own_bots if own else self._limits.bots_kept
        if len(self._alike(own)) >= most:
            if resting := self._resting(own):
                self._let_go(resting[0])
            elif own:
                raise self._no_room()

    def _alike(self, own: bool) -> list[tuple[str, int]]:
        return [place for place, seated in self._seated.items() if seated.own == own]

    def _resting(self, own: bool) -> list[tuple[str, int]]:
        """The places of bots that may be let go: they forget what they have worked out, and nothing else."""
        since = time.monotonic() - (self._limits.own_bots_rest if own else 0)
        alike = ((place, self._seated[place]) for place in self._alike(own))
        return [place for place, seated in alike if not seated.thinking and seated.used <= since]

    def _no_room(self) -> Refusal:
        return Refusal("bots-no-room", 503, most=self._limits.own_bots)

    def _let_go(self, place: tuple[str, int]) -> None:
        seated = self._seated.pop(place)
        if seated.own:  # which waits for a process to end
            closing = asyncio.create_task(asyncio.to_thread(seated.close))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)
