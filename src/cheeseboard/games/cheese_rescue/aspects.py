"""What a net is shown of a move: the aspects of laying such a card on such a cell, out of `ASPECTS`.

As with a table (`traits`), a cell is told by what lies beside it and never by where it is. Each aspect counts by
itself, so each tells what belongs together, and all of them tell the card's kind. What is asked is how likely a search
is to end up with the move.
"""

import numpy as np

from cheeseboard.engine.bits import NONE, Board, size
from cheeseboard.engine.kernel import kernel

from . import parts
from .rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESES,
    DOG,
    KINDS,
    MOUSE,
    State,
    aimed,
    beside,
    saved,
    staying,
    turn,
)

_CARDS = 2 * parts.LAYS.value
_PHASES = 4
_SIDES = 5  # of a cell, of some sort: none to four
_FEW = 3  # none, one, more
_POINTS = 4
_MORE_POINTS = 5
_LEAD = 12
_HELD = 4
_CHEESE = len(parts.CHEESE.value) + 1
_OF_VALUE = np.array([max(1, parts.CHEESE.value.count(value + 1)) for value in range(CHEESES)], np.int64)
_SETS = int(np.prod(_OF_VALUE + 1))  # of one's own cheeses, by value
_REMOVED = parts.REMOVED.value.get(2, (0,) * ANIMALS)
# That a seat has not seen: none, up to all of them
_DOGS, _CATS, _MICE = (max(0, each - out) + 1 for each, out in zip(parts.ANIMALS.value, _REMOVED, strict=True))
_SPANS = 6
_SIZES = {
    "effect": _PHASES * 2 * _MORE_POINTS * _MORE_POINTS,
    "animals": _FEW * _FEW * 2 * _FEW * _FEW,
    "cheese": _POINTS * _POINTS * _FEW * _FEW,
    "sides": _SIDES * _SIDES,
    "open": _SIDES * _SIDES,
    "peril": _SIDES * _MICE,
    "animals beyond": 2 * _FEW * _FEW * _SIDES,
    "cheese beyond": _MORE_POINTS * _MORE_POINTS * _SIDES,
    "span": _PHASES * _SPANS,
    "sides then": (_CARDS // 2 + 1) * _SIDES,
    "cards": _CARDS + 1,
    "lead then": (_CARDS // 3 + 1) * (_LEAD + 1),
    "held": _HELD**ANIMALS,
    "cheese held": _SETS * _CHEESE,
    "unseen": _DOGS * _CATS * _MICE,
}
_AT = dict(zip(_SIZES, (KINDS * np.cumsum([0, *_SIZES.values()])).tolist(), strict=False))
ASPECTS = KINDS * sum(_SIZES.values())
EACH = len(_SIZES)
"""Aspects that a move has."""
LESSON = {"tables": 64, "lines": 4, "iterations": 4000, "warmth": 0.25, "rate": 0.03, "keep": 1000, "repeats": 8}
"""How it is learnt, where that is not as usual."""
_EFFECT, _ANIMALS, _FOOD, _AROUND, _OPEN, _PERIL, _ANIMALS_BEYOND, _FOOD_BEYOND, _SPAN, _AROUND_THEN = (
    _AT[name]
    for name in (
        *("effect", "animals", "cheese", "sides", "open", "peril"),
        *("animals beyond", "cheese beyond", "span", "sides then"),
    )
)
_LAID, _LEADING, _HAND, _KEPT, _POOL = (_AT[name] for name in ("cards", "lead then", "held", "cheese held", "unseen"))
_LEADS, _HANDS, _KEPTS, _POOLS = (_SIZES[name] for name in ("lead then", "held", "cheese held", "unseen"))

Survey = tuple[Board, Board, Board, Board, int, int, int, int, int]
"""What all moves of a position share: which cats, mice and cheese would stay, and which cheese would not; how many
cards lie there; and, each as one number, who leads then, what is held, whose cheese is to come, what is unseen."""


@kernel
def aspects(state: State, move: int, out: np.ndarray) -> int:
    return shown(state, surveyed(state), move, out)


@kernel
def surveyed(state: State) -> Survey:
    seat = turn(state)
    cats, mice, cheese = staying(state)
    cards = min(int(state.cards), _CARDS)
    lost = NONE
    lead = 0
    others = 0
    kept = 0
    for value in range(CHEESES):
        lost |= state.worth[value] & ~cheese
        kept = kept * (_OF_VALUE[value] + 1) + min(state.hands[seat, ANIMALS + value], _OF_VALUE[value])
    for other in range(state.players):
        points = saved(state, cheese, other)[0]
        lead += points if other == seat else -points
        for value in range(CHEESES):
            others += int(state.hands[other, ANIMALS + value]) if other != seat else 0
    lead = cards // 3 * (_LEAD + 1) + (min(max(lead, -_LEAD), _LEAD) + _LEAD) // 2
    kept = min(kept, _SETS - 1) * _CHEESE + min(others, _CHEESE - 1)
    held = 0
    for kind in range(ANIMALS):
        held = held * _HELD + min(int(state.hands[seat, kind]), _HELD - 1)
    unseen = min(_unseen(state, seat, DOG), _DOGS - 1) * _CATS + min(_unseen(state, seat, CAT), _CATS - 1)
    return (
        cats,
        mice,
        cheese,
        lost,
        cards,
        lead,
        held,
        kept,
        unseen * _MICE + min(_unseen(state, seat, MOUSE), _MICE - 1),
    )


@kernel
def _unseen(state: State, seat: int, kind: int) -> int:
    """The animals of a kind that a seat cannot see."""
    count = int(state.pile[kind])
    for other in range(state.players):
        count += int(state.hands[other, kind]) if other != seat else 0
    return count


@kernel
def _points(state: State, cells: Board, most: int) -> int:
    """Of the cheese on these cells."""
    points = 0
    for value in range(CHEESES):
        points += (value + 1) * size(cells & state.worth[value])
    return min(points, most)


@kernel
def shown(state: State, survey: Survey, move: int, out: np.ndarray) -> int:
    """The aspects of a move, at a table that has been surveyed."""
    cats, mice, cheese, lost, cards, lead, held, kept, unseen = survey
    own = state.cheese[turn(state)]
    kind = move // CELLS
    near = beside(aimed(state, move))
    free = near & state.area & ~state.laid
    sides = size(free)
    dogs = state.animals[DOG]
    eaten = state.animals[MOUSE] & ~mice
    idle = NONE  # cells beside which the card would do nothing
    changed = NONE  # cheese that it would save or spoil
    guarded = NONE  # cells from which it cannot be harmed
    feared = 0  # how many cards could do that
    if kind == DOG:
        changed = cheese & beside(eaten & ~beside(cats & ~near))
    elif kind == CAT:
        idle = dogs
        changed = lost & ~beside(mice & ~near)
        feared = unseen // (_CATS * _MICE)
    elif kind == MOUSE:
        idle = cats
        changed = near & cheese
        guarded = beside(dogs)
        feared = unseen // _MICE % _CATS
    else:
        idle = mice
        guarded = beside(cats)
        feared = unseen % _MICE
    phase = kind * _PHASES + cards * _PHASES // (_CARDS + 1)
    effect = phase * 2
    if near & idle != NONE:
        effect += 1
        changed = NONE
    effect = effect * _MORE_POINTS + _points(state, changed & own, _MORE_POINTS - 1)
    out[0] = _EFFECT + effect * _MORE_POINTS + _points(state, changed & ~own, _MORE_POINTS - 1)
    beasts = (kind * _FEW + min(size(near & dogs), _FEW - 1)) * _FEW + min(size(near & cats), _FEW - 1)
    beasts = (beasts * 2 + min(size(near & state.animals[CAT] & ~cats), 1)) * _FEW + min(size(near & mice), _FEW - 1)
    out[1] = _ANIMALS + beasts * _FEW + min(size(near & eaten), _FEW - 1)
    food = (kind * _POINTS + _points(state, near & cheese & own, _POINTS - 1)) * _POINTS
    food = (food + _points(state, near & cheese & ~own, _POINTS - 1)) * _FEW + _points(
        state, near & lost & own, _FEW - 1
    )
    out[2] = _FOOD + food * _FEW + _points(state, near & lost & ~own, _FEW - 1)
    around = kind * _SIDES + sides
    exposed = size(free & ~guarded)
    out[3] = _AROUND + around * _SIDES + size(near & ~state.area)
    out[4] = _OPEN + around * _SIDES + exposed
    out[5] = _PERIL + (kind * _SIDES + exposed) * _MICE + feared
    beyond = beside(free)
    beasts = (kind * 2 + min(size(beyond & dogs), 1)) * _FEW + min(size(beyond & cats), _FEW - 1)
    out[6] = _ANIMALS_BEYOND + (beasts * _FEW + min(size(beyond & mice), _FEW - 1)) * _SIDES + sides
    food = kind * _MORE_POINTS + _points(state, beyond & cheese & own, _MORE_POINTS - 1)
    food = food * _MORE_POINTS + _points(state, beyond & cheese & ~own, _MORE_POINTS - 1)
    out[7] = _FOOD_BEYOND + food * _SIDES + sides
    out[8] = _SPAN + phase * _SPANS + _spanned(state, move % CELLS)
    out[9] = _AROUND_THEN + (kind * (_CARDS // 2 + 1) + cards // 2) * _SIDES + sides
    out[10] = _LAID + kind * (_CARDS + 1) + cards
    out[11] = _LEADING + kind * _LEADS + lead
    out[12] = _HAND + kind * _HANDS + held
    out[13] = _KEPT + kind * _KEPTS + kept
    out[14] = _POOL + kind * _POOLS + unseen
    return EACH


@kernel
def _spanned(state: State, cell: int) -> int:
    """How many sides of the square are settled by then, and whether a card on this cell of the window stretches it."""
    wide = int(state.right - state.left) + 1
    high = int(state.bottom - state.top) + 1
    across = 1 if cell % 8 == 0 or cell % 8 > wide else 0
    along = 1 if cell // 8 == 0 or cell // 8 > high else 0
    settled = (1 if wide + across >= state.side else 0) + (1 if high + along >= state.side else 0)
    return settled + 3 * max(across, along)
