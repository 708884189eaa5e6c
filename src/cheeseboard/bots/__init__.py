"""Players that are not people. A bot gets what its seat may know and nothing else."""

import inspect
import re
import secrets
from collections.abc import Callable
from typing import Any, Protocol

from cheeseboard.engine.chance import check_seed
from cheeseboard.engine.errors import BadTable, BotFailed, IllegalMove, UnknownBot
from cheeseboard.engine.match import Match
from cheeseboard.engine.quoting import quoted
from cheeseboard.engine.sight import Sight

from . import greedy, levels, own, random, search
from .company import FAMILIES, kind_of, names_at

__all__ = ["FAMILIES", "STAND_IN", "Bot", "Player", "bot", "is_foreign", "kind_of", "names", "names_at", "seated_as"]

STAND_IN = "greedy"
"""The bot that plays on where another one has failed."""
FEWEST_ITERATIONS = 10
"""From here on a number after `search:` is iterations; the levels are below."""


class Bot(Protocol):
    """Whatever chooses moves. It may have a `name`."""

    def choose(self, sight: Sight) -> str | int:
        """A legal move for the seat whose sight this is, in notation or by its number."""


class Player:
    """A bot at a table. It is shown what its seat may know and never the match itself."""

    def __init__(self, bot: Bot) -> None:
        self.name = str(getattr(bot, "name", type(bot).__name__))
        self.bot = bot

    def choose(self, match: Match | Sight) -> str:
        """A legal move for the seat to move, in a match or as that seat sees it. Raises BotFailed where none comes."""
        if isinstance(self.bot, random.Random) and isinstance(match, Match) and (legal := match.legal()):
            return self.bot.among(legal)  # looks at nothing else, so nothing need be imagined for it
        sight = match.sight() if isinstance(match, Match) else match
        if not isinstance(sight, Sight):
            raise BadTable("choose-of-nothing", kind=type(match).__name__)
        if sight.turn is None:
            raise IllegalMove("choose-after-end")
        if sight.turn != sight.seat:
            raise IllegalMove("choose-out-of-turn", number=sight.seat, turn=sight.turn)
        try:
            move = own.in_notation(self.bot.choose(sight), sight)
        except BotFailed:
            raise
        except Exception as problem:
            raise BotFailed("bot-raised", bot=self.name, problem=_told(problem)) from problem
        if not isinstance(move, str) or move not in sight.legal:
            raise BotFailed("bot-illegal", bot=self.name, move=repr(move))
        return move

    def close(self) -> None:
        """Let the bot go: some have a process of their own."""
        if close := getattr(self.bot, "close", None):
            close()


_SIMPLE: dict[str, Callable[[int], Bot]] = {  # weakest first
    "random": random.Random,
    "greedy": greedy.Greedy,
}


def names() -> list[str]:
    """The bots there are, weakest first."""
    return [*_SIMPLE, *(f"search:{level.number}" for level in levels.LEVELS)]


def bot(name: str | type[Any] | Bot, *, seed: int | None = None, level: int | None = None) -> Player:
    """The bot of that name. With a seed it chooses the same moves every time, unless it goes by the clock.

    `random`, `greedy`, `search` (of a level from 1 to 5), `search:3` or `marble` (the same), `search:50ms` (by time for
    each move), `search:10000` (by iterations), or `module:Class`: a bot of yours, in a process of its own.

    Or a bot of yours in this process: a class, of which an object is made, with the seed if its constructor takes one;
    or an object, which is used as it is.
    """
    chance = secrets.randbits(64) if seed is None else check_seed(seed)
    if not isinstance(name, str):
        return _yours(name, chance)
    if level is None:
        name = kind_of(name) or name
    kind, colon, measure = name.partition(":")
    if level is not None and name != "search":
        raise UnknownBot("bot-level", bot=quoted(name), level=quoted(level))
    if name in _SIMPLE:
        return Player(_SIMPLE[name](chance))
    if name == "search":
        return Player(_search(str(level), chance))
    if kind == "search" and colon:
        return Player(_search(measure, chance))
    if colon and is_foreign(name):
        from .foreign import Foreign  # here, since it runs as a program too, and few need it

        return Player(Foreign(name, seed=chance))
    raise UnknownBot("bot-unknown", bot=quoted(name), bots=[*_SIMPLE, *(level.name for level in levels.LEVELS)])


def _yours(given: Any, seed: int) -> Player:
    if isinstance(given, Player):
        return given
    found = given
    if inspect.isclass(given):
        try:
            found = own.made(given, seed)
        except Exception as problem:
            raise BotFailed("bot-unmade", bot=given.__name__, problem=_told(problem)) from problem
        if not own.can_choose(found):
            raise BotFailed("bot-mute", bot=given.__name__)
    if not own.can_choose(found):
        raise UnknownBot("bot-kind", kind=type(given).__name__)
    return Player(found)


def _told(problem: Exception) -> str:
    return " ".join(f"{type(problem).__name__}: {problem}".split())


def seated_as(title: str) -> str | None:
    """The bot that sits at a table under this name, as `bot` takes it; None where it looks like a person's."""
    name = re.sub(r" [B-H]$", "", title)  # as earlier versions told two of a kind apart
    if kind := kind_of(name):
        return kind
    name = re.sub(r" \d+$", "", name)
    return name if name.partition(":")[0] == "search" or is_foreign(name) else None


def is_foreign(name: str) -> bool:
    """Whether this names a class of somebody's own, `module:Class`."""
    module, _, kind = name.partition(":")
    return module != "search" and all(part.isidentifier() for part in [*module.split("."), *kind.split(".")])


def _search(measure: str, seed: int) -> search.Search:
    if time := re.fullmatch(r"0*([1-9]\d{0,5})ms", measure):
        return search.Search(seed, seconds=int(time[1]) / 1000, name=f"search:{measure}")
    if number := re.fullmatch(r"0*([1-9]\d{0,8})", measure):
        count = int(number[1])
        if count <= len(levels.LEVELS):
            return levels.level(count, seed)
        if count >= FEWEST_ITERATIONS:
            return search.Search(seed, iterations=count, name=f"search:{measure}")
    raise UnknownBot("bot-measure", measure=quoted(measure), levels=len(levels.LEVELS), fewest=FEWEST_ITERATIONS)
