"""What a net is shown of a kitchen: the features that a position has, out of `TRAITS`.

The kitchen looks the same from its other end (half a turn), so it is always shown from the end that has the cat in the
rows before. Mice are not told apart, nor seats: what is asked is how likely the mice are to win.
"""

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, lowest, size
from cheeseboard.engine.kernel import kernel

from . import parts
from .rules import (
    ALL_CHEESE,
    CAT_DIE,
    CAT_SIDE,
    DONE,
    HOLE_PLACES,
    HOLES,
    KINDS,
    MICE,
    MOUSE_WAYS,
    MOVING,
    NOWHERE,
    PLACES,
    SQUARES,
    TABLE,
    WIDE,
    State,
    beside,
    cat_walk,
    mice_at,
    mouse_walk,
)

_HIGH = SQUARES // WIDE
_SPAN = 2 * WIDE - 1
_MOST_STEPS = 8
_MOST_LEFT = 4
_REACHES = 3
_SIZES = {
    "mouse": PLACES,
    "cat": PLACES,
    "down": PLACES,
    "cheese": PLACES,
    "apart": _SPAN * (2 * _HIGH - 1),
    "at home": MICE + 1,
    "stash": (MICE + 1) * (ALL_CHEESE + 1),
    "opened": HOLES,
    "tiles": SQUARES + 1,
    "cheese left": ALL_CHEESE + 1,
    "left": (len(KINDS) - 2) * _MOST_LEFT,
    "phase": 4 * (DONE + 1),
    "steps": 2 * _MOST_STEPS,
    "within reach": _REACHES * (MICE + 1),
    "peril": (MICE + 1) * (len(CAT_DIE) + 1),
    "at hand": MICE + 1,
    "to take": 2,
    "to go": 2 * _MOST_STEPS,
    "face up": ALL_CHEESE + 1,
}
_AT = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
TRAITS = sum(_SIZES.values())
UNITS = 64
TAUGHT: tuple[tuple[int, dict[str, str]], ...] = ((2, {}), (2, {"tiles": "lively"}))
"""The tables at which it is learnt: players, and options that are not as usual."""
LESSON = {"batch": 1024}
"""How it is learnt, where that is not as usual: the net plays by itself, one move ahead."""
HOLDS_FOR = parts.COUNTS.value
"""The numbers of players for which what is learnt there holds."""
_MOUSE, _CAT, _DOWN, _CHEESE, _APART = _AT["mouse"], _AT["cat"], _AT["down"], _AT["cheese"], _AT["apart"]
_HOME, _STASH, _OPENED, _TILES = _AT["at home"], _AT["stash"], _AT["opened"], _AT["tiles"]
_CHEESE_LEFT, _LEFT, _PHASE, _STEPS = _AT["cheese left"], _AT["left"], _AT["phase"], _AT["steps"]
_REACH, _PERIL, _AT_HAND, _TO_TAKE = _AT["within reach"], _AT["peril"], _AT["at hand"], _AT["to take"]
_TO_GO, _FACE_UP = _AT["to go"], _AT["face up"]


@kernel
def viewer(state: State) -> int:
    """A seat of the mice."""
    return state.mouser


@kernel
def _seen(place: int, turned: bool) -> int:
    """A place from the end that is looked from."""
    if not turned:
        return place
    return SQUARES - 1 - place if place < SQUARES else SQUARES + (place - SQUARES + HOLES // 2) % HOLES


@kernel
def traits(state: State, seat: int, out: np.ndarray) -> int:
    turned = int(state.cat) >= SQUARES // 2
    mice = mice_at(state)
    alive = size(mice)
    exposed = mice & ~TABLE & ~HOLE_PLACES
    count = _squares(state.down, turned, _DOWN, out, _pieces(state, turned, out))
    count = _squares(state.cheese, turned, _CHEESE, out, count)
    for hole in range(HOLES):
        if (state.opened >> hole) & 1:
            out[count] = _OPENED + _seen(SQUARES + hole, turned) - SQUARES
            count += 1
    for kind in range(2, len(KINDS)):
        out[count] = _LEFT + (kind - 2) * _MOST_LEFT + min(int(state.left[kind]), _MOST_LEFT - 1)
        count += 1
    out[count] = _HOME + size(mice & HOLE_PLACES)
    out[count + 1] = _STASH + alive * (ALL_CHEESE + 1) + int(state.stash)
    out[count + 2] = _TILES + size(state.down)
    out[count + 3] = _CHEESE_LEFT + int(state.left[0])
    out[count + 4] = _FACE_UP + size(state.cheese)
    out[count + 5] = _PHASE + (int(state.phase) * 2 + int(state.side)) * 2 + (1 if state.rolls == 2 else 0)
    count += 6
    if state.cat != NOWHERE:
        count = _threats(state, alive, exposed, out, count)
    if state.phase == MOVING:
        count = _rolled(state, exposed, out, count)
    goal = HOLE_PLACES if state.stash == ALL_CHEESE else state.down | state.cheese
    steps = 0
    reached = mice if state.stash < ALL_CHEESE else mice & ~HOLE_PLACES
    while steps < _MOST_STEPS - 1 and reached & goal == NONE:
        reached |= beside(reached) & (MOUSE_WAYS | TABLE)
        steps += 1
    out[count] = _TO_GO + (_MOST_STEPS if state.stash == ALL_CHEESE else 0) + steps
    return count + 1


@kernel
def _squares(squares: Board, turned: bool, start: int, out: np.ndarray, count: int) -> int:
    while squares != NONE:
        out[count] = start + _seen(lowest(squares), turned)
        squares &= squares - ONE
        count += 1
    return count


@kernel
def _threats(state: State, alive: int, exposed: Board, out: np.ndarray, count: int) -> int:
    """What the cat can reach with each number of steps, and with how many faces of its die it catches a mouse."""
    faces = 0
    for reach in range(1, _REACHES + 1):
        caught = size(cat_walk(state, reach) & exposed)
        out[count] = _REACH + (reach - 1) * (MICE + 1) + caught
        count += 1
        if caught > 0:
            for face in range(len(CAT_DIE)):
                faces += 1 if CAT_DIE[face] == reach else 0
    out[count] = _PERIL + alive * (len(CAT_DIE) + 1) + faces
    return count + 1


@kernel
def _pieces(state: State, turned: bool, out: np.ndarray) -> int:
    """Where the pieces are, and how mice lie to the cat."""
    count = 0
    cat = 0
    if state.cat != NOWHERE:
        cat = _seen(int(state.cat), turned)
        out[count] = _CAT + cat
        count += 1
    for mouse in range(MICE):
        if state.mice[mouse] != NOWHERE:
            place = _seen(int(state.mice[mouse]), turned)
            out[count] = _MOUSE + place
            count += 1
            if place < SQUARES and state.cat != NOWHERE:
                across = place % WIDE - cat % WIDE + WIDE - 1
                along = place // WIDE - cat // WIDE + _HIGH - 1
                out[count] = _APART + along * _SPAN + across
                count += 1
    return count


@kernel
def _rolled(state: State, exposed: Board, out: np.ndarray, count: int) -> int:
    """What the die that has been rolled allows."""
    out[count] = _STEPS + (_MOST_STEPS if state.side == CAT_SIDE else 0) + min(int(state.steps), _MOST_STEPS - 1)
    count += 1
    if state.side == CAT_SIDE:
        out[count] = _AT_HAND + size(cat_walk(state, state.steps) & exposed)
        return count + 1
    takes = NONE
    for mouse in range(MICE):
        if state.mice[mouse] != NOWHERE and (state.bound == NOWHERE or state.bound == mouse):
            takes |= mouse_walk(state, mouse, state.steps) & (state.down | state.cheese)
    out[count] = _TO_TAKE + (1 if takes & state.cheese != NONE else 0)
    return count + 1
