"""A match as one seat heard it, put together again: for programs that know a table only by what they are sent."""

from collections.abc import Iterator, Mapping, Sequence

from .chance import Chance
from .contract import CHANCE
from .errors import BadTable
from .game import Game
from .header import Header
from .match import Match
from .told import Event


def hear(game: Game, players: int, options: Mapping[str, object], events: Sequence[Event]) -> Match:
    """A match that fits all that a seat has heard, from its first event on.

    What was hidden from the seat is supposed somehow; `sight` and `imagine` of that seat deal it anew, exactly as they
    would in the true match. Raises BadTable where too much is missing: at tables where cards have to be remembered,
    whoever comes late is not told what was played before.
    """
    match = Match(Header.checked(game, players, options), _Supposed(game, events))
    for event in events:
        # An event that is a seat's move has both; one that has faded has lost the move.
        if getattr(event, "seat", None) is not None and hasattr(event, "move"):
            if event.move is None:
                raise BadTable("heard-too-little")
            match.believe(event.move)
    return match


class _Supposed(Chance):
    """Chance as the seat heard of it."""

    key = commitment = None

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        self._game, self._events = game, events
        self._lines: Iterator[str] | None = None

    def resolve(self, match: Match, number: int) -> None:  # noqa: ARG002 -- told in order
        if self._lines is None:
            self._lines = iter(self._game.text.suppose(match.snapshot(), self._events))
        try:
            self._game.text.retell(match.step(CHANCE)[0], self._lines)
        except StopIteration:
            raise BadTable("heard-too-little") from None
