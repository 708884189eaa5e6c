"""What is settled before a match begins."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .errors import BadTable
from .game import Game
from .quoting import quoted, quoted_number
from .whole import whole


@dataclass(frozen=True)
class Header:
    """Game, options, and who sits where."""

    game: Game
    players: int
    options: Mapping[str, str]
    names: tuple[str, ...]
    date: str | None = None
    tags: Mapping[str, str] = field(default_factory=dict)
    """Tags of the record it was read from that mean nothing to us."""

    @classmethod
    def checked(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        names: Sequence[str] | None = None,
        date: str | None = None,
    ) -> "Header":
        """Raises BadTable where there is no such table."""
        players = game.check_players(players)
        chosen = game.check_options(players, options or {})
        if names is None:
            names = [f"Seat {seat}" for seat in range(players)]
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise BadTable("names-list", names=quoted(names))
        if len(names) != players:
            raise BadTable("names-number", players=players, names=len(names))
        for name in names:
            check_name(name)
        return cls(game, players, chosen, tuple(names), date)


def check_seat(seat: object, players: int) -> int:
    number = whole(seat)
    if number is None or not 0 <= number < players:
        raise BadTable("seat-missing", number=quoted_number(seat), last=players - 1)
    return number


def check_name(name: str) -> None:
    if not isinstance(name, str) or not name.isprintable() or not name.strip():
        raise BadTable("name-unprintable", name=quoted(name))
