"""Going through a match once more, move by move."""

from collections.abc import Iterator
from dataclasses import dataclass

from .chance import Keyed
from .contract import CHANCE
from .match import Match


def retrace(match: Match) -> Iterator[Match]:
    """The match from its beginning: as it stood before the first move, and then after each; always the same one.

    Where there is a key, all chance is drawn from it anew.
    """
    again = Match(match.header, _AsItFell(match) if match.key is None else Keyed(match.key))
    yield again
    for move in match.moves:
        again.play(move)
        yield again


@dataclass(frozen=True)
class _AsItFell:
    """The chance of a match that is known without a key."""

    known: Match
    key = None

    @property
    def commitment(self) -> str | None:
        return self.known.commitment

    def resolve(self, match: Match, number: int) -> None:  # noqa: ARG002 -- the step says which it is
        after = len(match.history) + 1
        match.step(CHANCE)[0] = self.known.history.position(after)
