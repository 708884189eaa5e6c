"""Taking back a move as people at a table do: not what a die or a hidden card has told, and not over others' heads."""

from typing import TYPE_CHECKING

import msgspec

from .contract import CHANCE
from .errors import IllegalMove

if TYPE_CHECKING:
    from .history import History
    from .match import Match


class Undo(msgspec.Struct, frozen=True):
    """What it takes to take back a seat's last move, and all that was played since."""

    moves: int
    """How many moves are left then."""
    asks: tuple[int, ...]
    """The other seats that have moved since, and so have to agree."""
    revealed: bool
    """Whether their moves have shown something that was hidden: what they held is known now."""

    @property
    def free(self) -> bool:
        """Whether nobody has to be asked."""
        return not self.asks


def undo_for(match: "Match", seat: int) -> Undo:
    """Raises IllegalMove where the seat's last move cannot be taken back at all."""
    if match.turn is None:
        raise IllegalMove("undo-over")
    undoable = match.undoable
    if seat not in undoable:
        raise IllegalMove("undo-chance" if seat in match.movers[match.history.earlier :] else "undo-none")
    since = undoable[::-1].index(seat)
    asks = tuple(sorted({*undoable[len(undoable) - since :]}))
    return Undo(len(match.moves) - since - 1, asks, bool(asks) and match.game.hidden)


def moves_since_chance(history: "History") -> int:
    """The number of the first move that no chance has followed; how many there are where chance has followed all."""
    first = len(history.movers)
    for cause in reversed(history.causes):
        if cause == CHANCE:
            break
        first -= 1
    return first
