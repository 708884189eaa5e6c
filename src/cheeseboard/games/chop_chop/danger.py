"""How likely the cat's next roll catches a mouse, in faces of its die: those that let it end on the mouse's square.

What a tile might do for the cat on its way, another move or a knife, is left out.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from types import SimpleNamespace
from typing import Any

from cheeseboard.engine.bits import bit

from .rules import CAT_DIE, NOWHERE, SQUARES, State, cat_free, on_table
from .ways import passed_by

FACES = len(CAT_DIE)
_TIMES = Counter(CAT_DIE.tolist())
OPEN = {square for square in range(SQUARES) if not on_table(square)}  # CC-13: the cat goes into no hole, under no table

_Catches = list[tuple[int, list[int]]]
"""By the steps that take the cat to a place: how many faces show them, and the places that each way there passes."""


def perils(state: State) -> list[int]:
    """For each mouse, with how many faces the cat can catch it where it is."""
    catches = [_catches(state.cat, place) for place in state.mice.tolist()]
    if not any(catches):  # too far, whoever is in the way
        return [0 for _ in catches]
    barred = ~int(cat_free(state))
    return [_faces(each, barred) for each in catches]


def perils_after(state: State, moves: Iterable[tuple[int, int]]) -> list[int]:
    """For each move of a mouse to a place, with how many faces the cat can catch it there.

    It stands in nobody's way any more where it came from, and a cheese that it has taken bars the cat no more. A tile
    that lies there face down is thought to do nothing, and the cat to roll next.
    """
    found, barred = [], {}
    for mouse, place in moves:
        catches = _catches(state.cat, place)
        if catches and mouse not in barred:
            barred[mouse] = _barred_after(state, mouse)
        found.append(_faces(catches, barred[mouse]) if catches else 0)
    return found


def _barred_after(state: State, mouse: int) -> int:
    """Where the cat may not pass when that mouse has moved, wherever to."""
    mice = state.mice.tolist()
    mice[mouse] = state.cat  # where it is in nobody's way: no walk passes its start, nor the mouse that it is to catch
    after: Any = SimpleNamespace(cat=state.cat, mice=mice, cheese=state.cheese)
    return ~int(cat_free(after))


@cache
def _catches(cat: int, place: int) -> _Catches:
    """All of them, were nobody in the way but the mouse that is there."""
    if cat == NOWHERE or place not in OPEN:
        return []
    mouse = int(bit(place))
    walks = [(times, passed_by(cat, place, steps)) for steps, times in _TIMES.items()]
    found = [(times, [passed for passed in ways if not passed & mouse]) for times, ways in walks]
    return [(times, ways) for times, ways in found if ways]


def _faces(catches: _Catches, barred: int) -> int:
    faces = 0
    for times, ways in catches:
        for passed in ways:
            if not passed & barred:
                faces += times
                break
    return faces
