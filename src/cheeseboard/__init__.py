"""Cheeseboard: three cat-and-mouse tabletop games.

>>> import cheeseboard as cb
>>> match = cb.new("cheese-rescue", players=2, seed=7)
>>> match.play(match.legal()[0])
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from . import games as _shelf
from .bots import Bot, bot
from .engine import record as _record
from .engine.chance import simulated_key
from .engine.errors import (
    BadTable,
    BotFailed,
    CheeseboardError,
    IllegalMove,
    RecordError,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from .engine.match import Match
from .engine.sight import Sight
from .engine.told import Result

__version__ = "0.1.0"

__all__ = [
    "BadTable",
    "Bot",
    "BotFailed",
    "CheeseboardError",
    "IllegalMove",
    "Match",
    "RecordError",
    "Result",
    "Sight",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "bot",
    "games",
    "load",
    "new",
]


def games() -> list[str]:
    """The names of the games there are."""
    return _shelf.names()


def new(
    game: str, players: int = 2, *, seed: int | None = None, names: Sequence[str] | None = None, **options: object
) -> Match:
    """A new match, dealt and ready for the first move.

    With a seed the match is repeatable; without one it has a secret key. Options are the game's own, like `first=1`.
    """
    found = _shelf.get(game)
    if seed is None:
        return Match.new(found, players, options, names=names, date=datetime.now(UTC).date().isoformat())
    return Match.new(found, players, options, key=simulated_key(seed, 0), names=names)


def load(text: str) -> Match:
    """The match that a record tells of. Raises RecordError where it tells of something impossible."""
    return _record.load(text, _shelf.get)
