"""Cheeseboard: three cat-and-mouse tabletop games.

>>> import cheeseboard as cb
>>> match = cb.new("cheese-rescue", players=2, seed=7)
>>> match.play(match.legal()[0])

One match is a `Match`; thousands at once are a `Batch` (`cb.batch`). `cb.game` tells what a game's numbers mean.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import games as _shelf
from .bots import Bot, bot
from .engine import record as _record
from .engine.batch import Batch, Step
from .engine.chance import simulated_key
from .engine.contract import CHANCE, OVER
from .engine.errors import (
    BadTable,
    BotFailed,
    CheeseboardError,
    IllegalMove,
    RecordError,
    Unable,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from .engine.game import Game
from .engine.header import Header
from .engine.layout import Feature
from .engine.match import Match
from .engine.options import Option
from .engine.position import Outcome, read_position
from .engine.sight import Sight
from .engine.told import Result
from .games import variants as _variants

if TYPE_CHECKING:
    from .lab.report import Report

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadTable",
    "Batch",
    "Bot",
    "BotFailed",
    "CheeseboardError",
    "Feature",
    "Game",
    "IllegalMove",
    "Match",
    "Option",
    "Outcome",
    "RecordError",
    "Report",
    "Result",
    "Sight",
    "Step",
    "Unable",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "arena",
    "at",
    "batch",
    "bot",
    "game",
    "load",
    "new",
    "read",
    "shelf",
    "variant",
    "write",
]


def __getattr__(name: str) -> Any:
    if name == "Report":  # only when asked for, since it takes what those who only play do not need
        from .lab.report import Report

        return Report
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def shelf() -> list[str]:
    """The names of the games there are."""
    return _shelf.names()


def game(name: str | Game) -> Game:
    """A game: its numbers of players, its options, its moves and what learners observe of it."""
    return name if isinstance(name, Game) else _shelf.get(name)


_found = game  # where an argument has its name


def variant(name: str, **parts: object) -> Game:
    """A game with other parts, like `cb.variant("cheese-rescue", square={2: 3, 3: 6, 4: 7})`, to be used as a game is.

    The parts are those that its rules read, by their names in `parts.py`; what cannot be is refused. Where parts go by
    the number of players, the numbers that all of them have can play.
    """
    return _variants.variant(name, parts)


def new(
    game: str | Game,
    players: int = 2,
    *,
    seed: int | None = None,
    names: Sequence[str] | None = None,
    unresolved: bool = False,
    **options: object,
) -> Match:
    """A new match, dealt and ready for the first move.

    With a seed the match is repeatable; without one it has a secret key. Options are the game's own, like `first=1`.
    Unresolved, nothing is dealt: whatever is left to chance is asked for (`match.chances`) and told (`match.chance`).
    """
    found = _found(game)
    if unresolved:
        if seed is not None:
            raise BadTable("seed-unresolved")
        return Match(Header.checked(found, players, options, names), None)
    if seed is None:
        return Match.new(found, players, options, names=names, date=datetime.now(UTC).date().isoformat())
    return Match.new(found, players, options, key=simulated_key(seed, 0), names=names)


def batch(
    game: str | Game, players: int = 2, count: int = 1024, *, seed: int = 0, device: str = "cpu", **options: object
) -> Batch:
    """So many matches at once, dealt and ready, on this machine's cores or (`cuda`) on its graphics card."""
    return Batch(_found(game), players, count, seed, options, device)


def arena(
    game: str | Game,
    bots: Sequence[Any],
    games: int = 100,
    players: int | None = None,
    *,
    seed: int = 0,
    workers: int | None = None,
    **settings: Any,
) -> "Report":
    """Let bots play against each other, every deal from every seat, and see who comes out ahead.

    The bots are whatever `bot` takes; with more seats than bots, these sit down again in turn. Games are rounded up to
    whole rotations of the bots. Settings are the game's options, and those of the command `cheeseboard arena`:
    `backend`, `address`, `limit`, `move_time`, and `resume`, a file that keeps what was played.
    """
    from .lab.arena import arena  # here, since it takes what those who only play do not need

    return arena(game, bots, games, players, seed=seed, workers=workers, **settings)


def at(position: str, *, seed: int | None = None, unresolved: bool = False) -> Match:
    """A match that begins with a position as `match.position()` has written it.

    The seed is for what chance brings, and 0 where none is given. Unresolved, it is asked for and told, as in `new`.
    """
    found, state, options, brought = read_position(position, _variants.told)
    if unresolved and seed is not None:
        raise BadTable("seed-unresolved")
    if brought and not unresolved:
        raise BadTable("position-in-chance")
    match = Match.at(found, state[0], 0 if seed is None and not unresolved else seed, options)
    for outcome in brought:
        match.chance(outcome)
    return match


def load(text: str) -> Match:
    """The match that a record tells of. Raises RecordError where it tells of something impossible."""
    return _record.load(text, _variants.told)


def read(path: str | PathLike[str]) -> Iterator[Match]:
    """The matches in a file of records, one after another: the file may be of any length."""
    with _record.opened(Path(path).open("rb")) as lines:
        for told in _record.read(lines):
            yield _record.retold(told, _variants.told)


def write(path: str | PathLike[str], matches: Match | Iterable[Match]) -> int:
    """Write the records of a match, or of several one after another, into a file; returns how many there were.

    What the file held is replaced once all are written: they may be read from that very file, and if one cannot be
    written nothing has changed.
    """
    return _record.save(Path(path), [matches] if isinstance(matches, Match) else matches)
