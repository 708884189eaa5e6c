"""What a bot should know about Chop! Chop!: where the cat may pounce next, and what gets the mice home."""

from cheeseboard.engine.bits import NONE, Board, bit, size
from cheeseboard.engine.game import State
from cheeseboard.engine.kernel import kernel

from .rules import (
    ALL_CHEESE,
    ALL_HOLES,
    CAT_DIE,
    CAT_SIDE,
    DONE,
    HOLE_PLACES,
    MICE,
    MOUSE_WAYS,
    NOWHERE,
    TABLE,
    TURNING,
    beside,
    cat_walk,
    mice_at,
)

_MOUSE = 20.0
_CHEESE = 6.0
_HOLE = 2.0
_PERIL = 14.0


@kernel
def evaluate(state: State, seat: int) -> float:
    """How good this looks for the seat's side."""
    good = _for_mice(state)
    return -good if seat == state.cat_seat else good


@kernel
def _for_mice(state: State) -> float:
    mice = mice_at(state)
    if state.phase == DONE:
        return -1000.0 if mice == NONE else 1000.0
    good = _CHEESE * state.stash + _MOUSE * size(mice) - _PERIL * _peril(state)
    for mouse in range(MICE):
        good += _HOLE * ((state.opened >> mouse) & 1)
    if state.phase == TURNING:  # a tile to be turned is worth a part of a cheese to the mice, and keeps the cat busy
        good += _CHEESE * state.left[0] / size(state.down) * (0.0 if state.side == CAT_SIDE else 1.0)
    good += 0.75 * size(state.cheese)
    return good + _closeness(state)


@kernel
def _peril(state: State) -> float:
    """The mice that the cat catches with its next roll, on average."""
    caught = 0.0
    for face in range(len(CAT_DIE)):
        if cat_walk(state, CAT_DIE[face]) & mice_at(state) & ~TABLE & ~HOLE_PLACES != NONE:
            caught += 1.0
    return caught / len(CAT_DIE)


@kernel
def _closeness(state: State) -> float:
    """How near the mice are to what they want, and the cat to the mice."""
    good = 0.0
    goal = state.down | state.cheese
    if state.stash == ALL_CHEESE:
        goal = HOLE_PLACES
        if state.opened != ALL_HOLES:
            goal = NONE
            for mouse in range(MICE):
                if not (state.opened >> mouse) & 1:
                    goal |= bit(state.mice[mouse])
    nearest = 12.0
    for mouse in range(MICE):
        if state.mice[mouse] != NOWHERE:
            away = _steps_to(state.mice[mouse], goal)
            nearest = min(nearest, away)
            good += 0.15 * min(8.0, _steps_to(state.mice[mouse], bit(state.cat)))
    return good - 0.4 * nearest


@kernel
def _steps_to(start: int, goal: Board) -> float:
    """How many steps a mouse is from the nearest of these places, were nobody in the way."""
    reached = bit(start)
    for steps in range(12):
        if reached & goal != NONE:
            return float(steps)
        reached |= beside(reached) & (MOUSE_WAYS | TABLE)
    return 12.0
