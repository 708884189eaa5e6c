"""What a net is shown of a table: the features that a position has, out of `TRAITS`.

Cells are told by what lies beside them and never by where they are, so the square's eight symmetries, and wherever it
lies on the table, make no difference. A seat is shown what it knows: its own hand, and how many of each kind of animal
it has not seen. What is asked is how likely that seat is to win against one other.
"""

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, size
from cheeseboard.engine.kernel import kernel

from . import parts
from .rules import (
    ANIMALS,
    CAT,
    CHEESES,
    DOG,
    MOUSE,
    State,
    beside,
    free_cells,
    last_to_lay,
    saved,
    staying,
)

_CARDS = 2 * parts.LAYS.value
_SIDES = 5  # of a cell that are free: none to four
_FEW = 3  # none, one, more
_SWAY = 3
_SWAYS = 2 * _SWAY + 1
_LEAD = 12
_LEADS = 2 * _LEAD + 1
_HELD = 6
_UNSEEN = 16
_SIZES = {
    "cheese": 2 * CHEESES * _SIDES * _FEW * 2,
    "mouse": _FEW * 2 * _SIDES * _SWAYS,
    "cat": _FEW * _SIDES * _SWAYS,
    "dog": _SIDES * _SWAYS,
    "free": 4 * 4 * 2 * 2,
    "for a cat": 2 * _SWAYS,
    "lead": _LEADS,
    "cards": _CARDS + 1,
    "lead then": (_CARDS // 3 + 1) * (_LEADS // 2 + 1),
    "animals": ANIMALS * _HELD,
    "unseen": ANIMALS * _UNSEEN,
    "cheese held": 2 * CHEESES * 4,
    "drawn": 2,
}
_AT = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
TRAITS = sum(_SIZES.values())
UNITS = 64
TAUGHT: tuple[tuple[int, dict[str, str]], ...] = ((2, {}),)
"""The tables at which it is learnt: players, and options that are not as usual."""
LESSON = {"tables": 256, "batch": 2048, "iterations": 200, "warmth": 0.25, "far_sight": 0.8, "keep": 100, "repeats": 8}
"""How it is learnt, where that is not as usual: a search plays."""
HOLDS_FOR = (2,)
"""The numbers of players for which what is learnt there holds."""
_CHEESE, _MOUSE, _CAT, _DOG, _FREE, _FOR_CAT = (
    _AT[name] for name in ("cheese", "mouse", "cat", "dog", "free", "for a cat")
)
_LEADING, _LAID, _LEAD_THEN, _ANIMALS = (_AT[name] for name in ("lead", "cards", "lead then", "animals"))
_POOL, _KEPT, _DRAWN = (_AT[name] for name in ("unseen", "cheese held", "drawn"))


@kernel
def viewer(state: State) -> int:
    """The seat that has laid last: what it did is what is to be judged."""
    return last_to_lay(state)


@kernel
def _worth(state: State, cells: Board) -> int:
    """The points of the cheese on these cells."""
    points = 0
    for value in range(CHEESES):
        points += (value + 1) * size(cells & state.worth[value])
    return points


@kernel
def _swayed(state: State, own: Board, cells: Board) -> int:
    """How much more of others' cheese than of one's own lies on these cells, from 0 to `_SWAYS` - 1."""
    sway = _worth(state, cells & ~own) - _worth(state, cells & own)
    return min(max(sway, -_SWAY), _SWAY) + _SWAY


@kernel
def traits(state: State, seat: int, out: np.ndarray) -> int:
    own = state.cheese[seat]
    cats, mice, cheese = staying(state)
    room = state.area & ~state.laid
    gone = state.animals[CAT] & ~cats
    eaten = state.animals[MOUSE] & ~mice
    count = 0
    for value in range(CHEESES):
        cells = state.worth[value]
        while cells != NONE:
            cell = cells & ~(cells - ONE)
            cells ^= cell
            near = beside(cell)
            kind = (0 if cell & own != NONE else CHEESES) + value
            kind = (kind * _SIDES + size(near & room)) * _FEW + min(size(near & mice), _FEW - 1)
            out[count] = _CHEESE + kind * 2 + (1 if near & eaten != NONE else 0)
            count += 1
    cells = state.animals[MOUSE]
    while cells != NONE:
        cell = cells & ~(cells - ONE)
        cells ^= cell
        near = beside(cell)
        kind = min(size(near & cats), _FEW - 1) * 2 + (1 if near & gone != NONE else 0)
        out[count] = _MOUSE + (kind * _SIDES + size(near & room)) * _SWAYS + _swayed(state, own, near)
        count += 1
    cells = state.animals[CAT]
    while cells != NONE:
        cell = cells & ~(cells - ONE)
        cells ^= cell
        near = beside(cell)
        kind = min(size(near & state.animals[DOG]), _FEW - 1) * _SIDES + size(near & room)
        out[count] = _CAT + kind * _SWAYS + _swayed(state, own, beside(near & state.animals[MOUSE]))
        count += 1
    cells = state.animals[DOG]
    while cells != NONE:
        cell = cells & ~(cells - ONE)
        cells ^= cell
        near = beside(cell)
        touched = beside(beside(near & state.animals[CAT]) & state.animals[MOUSE])
        out[count] = _DOG + size(near & room) * _SWAYS + _swayed(state, own, touched)
        count += 1
    cells = room
    next_ = free_cells(state)
    while cells != NONE:
        cell = cells & ~(cells - ONE)
        cells ^= cell
        near = beside(cell)
        kind = min(_worth(state, near & cheese & own), 3) * 4 + min(_worth(state, near & cheese & ~own), 3)
        out[count] = _FREE + (kind * 2 + (1 if near & cats != NONE else 0)) * 2 + (1 if cell & next_ != NONE else 0)
        dogs = 1 if near & state.animals[DOG] != NONE else 0
        out[count + 1] = _FOR_CAT + dogs * _SWAYS + _swayed(state, own, beside(near & mice))
        count += 2
    return _hands(state, seat, cheese, out, count)


@kernel
def _hands(state: State, seat: int, cheese: Board, out: np.ndarray, count: int) -> int:
    """The points as they are, and what is still to be laid."""
    lead = 0
    for other in range(state.players):
        points = saved(state, cheese, other)[0]
        lead += points if other == seat else -points
    lead = min(max(lead, -_LEAD), _LEAD) + _LEAD
    cards = min(int(state.cards), _CARDS)
    out[count] = _LEADING + lead
    out[count + 1] = _LAID + cards
    out[count + 2] = _LEAD_THEN + cards // 3 * (_LEADS // 2 + 1) + lead // 2
    out[count + 3] = _DRAWN + (1 if state.owed else 0)
    count += 4
    for kind in range(ANIMALS):
        unseen = int(state.pile[kind])
        for other in range(state.players):
            if other != seat:
                unseen += int(state.hands[other, kind])
        out[count] = _ANIMALS + kind * _HELD + min(int(state.hands[seat, kind]), _HELD - 1)
        out[count + 1] = _POOL + kind * _UNSEEN + min(unseen, _UNSEEN - 1)
        count += 2
    for other in range(state.players):
        for value in range(CHEESES):
            held = min(int(state.hands[other, ANIMALS + value]), 3)
            out[count] = _KEPT + ((0 if other == seat else CHEESES) + value) * 4 + held
            count += 1
    return count
