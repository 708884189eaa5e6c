"""The shelf: every game by name. A new game is one more line here and a folder of its own."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from cheeseboard.engine.errors import BadTable, UnknownGame
from cheeseboard.engine.game import Game
from cheeseboard.engine.quoting import quoted

_SHELF = (
    "cheese-rescue",
    "cheez-tricks",
    "chop-chop",
)


def names() -> list[str]:
    """The games there are."""
    return list(_SHELF)


def get(name: str) -> Game:
    """The game of that name."""
    if name not in _SHELF:
        raise UnknownGame("game-unknown", game=quoted(name), games=names())
    return _opened(name)


def boxed(name: str, parts: Mapping[str, str]) -> Game:
    """The same where a record may tell of other parts than those in the box, for whoever takes none of these."""
    if parts:
        raise BadTable("part-elsewhere", parts=list(parts))
    return get(name)


@cache
def _opened(name: str) -> Game:
    game: Game = import_module(f"{__name__}.{name.replace('-', '_')}").GAME
    return game
