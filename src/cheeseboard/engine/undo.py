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


def undos(history: "History", players: int, hidden: bool) -> dict[int, Undo]:
    """What it takes for each seat whose last move no chance has followed; `hidden` is whether moves show anything."""
    found: dict[int, Undo] = {}
    left = len(history.movers)
    for cause in reversed(history.causes):
        if cause == CHANCE or len(found) == players:
            break
        left -= 1
        seat = history.movers[left]
        if seat not in found:
            found[seat] = Undo(left, tuple(sorted(found)), hidden and bool(found))
    return found


def undo_for(match: "Match", seat: int) -> Undo:
    """Raises IllegalMove where the seat's last move cannot be taken back at all."""
    if match.turn is None:
        raise IllegalMove("undo-over")
    found = match.undos.get(seat)
    if found is None:
        raise IllegalMove("undo-chance" if seat in match.movers[match.history.earlier :] else "undo-none")
    return found
