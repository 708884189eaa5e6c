"""How likely the cat's next roll catches a mouse, in faces of its die: those that let it end on the mouse's square.

What a tile might do for the cat on its way, another move or a knife, is left out.
"""

from collections import Counter
from types import SimpleNamespace
from typing import Any

from cheeseboard.engine.bits import Board, bit

from .rules import CAT_DIE, GRID, NOWHERE, SQUARES, State, cat_free, on_table
from .ways import is_way

FACES = len(CAT_DIE)
_TIMES = Counter(CAT_DIE.tolist())
OPEN = {square for square in range(SQUARES) if not on_table(square)}  # CC-13: the cat goes into no hole, under no table


def perils(state: State) -> list[int]:
    """For each mouse, with how many faces the cat can catch it where it is."""
    if state.cat == NOWHERE:
        return [0 for _ in state.mice]
    free = cat_free(state)
    return [_faces(state.cat, place, free) for place in state.mice.tolist()]


def peril_after(state: State, mouse: int, place: int) -> int:
    """With how many faces the cat can catch a mouse that has moved there.

    It stands in nobody's way any more where it came from, and a cheese that it has taken bars the cat no more. A tile
    that lies there face down is thought to do nothing, and the cat to roll next.
    """
    if not _faces(state.cat, place, GRID):  # too far, whoever is in the way
        return 0
    mice = state.mice.tolist()
    mice[mouse] = place
    after: Any = SimpleNamespace(cat=state.cat, mice=mice, cheese=state.cheese & ~bit(place))
    return _faces(state.cat, place, cat_free(after))


def _faces(cat: int, place: int, free: Board) -> int:
    if place not in OPEN:
        return 0
    return sum(times for steps, times in _TIMES.items() if is_way(cat, place, steps, free))
