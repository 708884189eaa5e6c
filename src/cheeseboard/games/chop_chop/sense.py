"""What a bot should know about Chop! Chop!: where the cat may pounce next, and what gets the mice home."""

import numpy as np

from cheeseboard.engine.bits import NONE, Board, bit, mixed, size
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net, answer, learnt, show
from cheeseboard.engine.style import Style

from .rules import (
    ALL_CHEESE,
    ALL_HOLES,
    CAT_DIE,
    CAT_SIDE,
    DONE,
    HOLE_PLACES,
    KINDS,
    MICE,
    MOUSE_WAYS,
    NOWHERE,
    TABLE,
    TURNING,
    State,
    beside,
    cat_walk,
    mice_at,
    pick,
    play,
    turn,
)
from .traits import traits, viewer

_MOUSE = 20.0
_CHEESE = 6.0
_HOLE = 2.0
_PERIL = 14.0
_WARMTH = 3.0
_CHANCE_WARMTH = 0.05
_ODDS_ALIVE = np.array([0.0, -1.5, 0.86, 1.86, 2.87])  # by mice left
_ODDS_NEED = np.array([0.0, 0.49, 0.48, 0.4, 0.385])


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


@kernel
def known(state: State, seat: int) -> Board:
    """Everything is open."""
    places = 0
    for mouse in range(MICE):
        places = places * 64 + int(state.mice[mouse]) + 1
    pieces = mixed(NONE, Board(places * 64 + int(state.cat) + 1))  # mixed at once: whole boards follow
    pieces = mixed(mixed(pieces, state.cheese), state.down)
    rest = int(state.opened)
    rest = rest * 16 + int(state.stash)
    rest = rest * 8 + int(state.phase)
    rest = rest * 2 + int(state.side)
    rest = rest * 8 + int(state.steps)
    rest = rest * 4 + int(state.rolls)
    rest = rest * 8 + int(state.bound) + 1
    rest = rest * 8 + int(state.mover) + 1
    rest = rest * 8 + int(state.mouser)
    for kind in range(2, len(KINDS)):
        rest = rest * 4 + int(state.left[kind])
    return mixed(pieces, Board(rest))


@kernel
def far(state: State) -> bool:
    return False


@kernel
def weigh(state: State, net: Net, moves: np.ndarray, count: int, room: np.ndarray, weights: np.ndarray) -> None:
    seat = turn(state)
    warmth = _CHANCE_WARMTH if learnt(net) else _WARMTH
    best = -np.inf
    for index in range(count):
        room[0] = state
        play(room[0], moves[index])
        if learnt(net):
            mice = _mice_win(room[0], net)
            weights[index] = 1.0 - mice if seat == state.cat_seat else mice
        else:
            weights[index] = evaluate(room[0], seat)
        best = max(best, weights[index])
    for index in range(count):
        weights[index] = np.exp((weights[index] - best) / warmth)


@kernel
def lean(state: State, dice: Dice) -> int:
    return pick(state, dice)


@kernel
def judge(state: State, net: Net, worth: np.ndarray, chances: np.ndarray) -> None:
    mice = _mice_win(state, net)
    for seat in range(state.players):
        worth[seat] = 1.0 - mice if seat == state.cat_seat else mice
        chances[seat] = worth[seat]


@kernel
def _mice_win(state: State, net: Net) -> float:
    """The chance that the mice win."""
    if state.phase == DONE:
        return 0.0 if mice_at(state) == NONE else 1.0
    if learnt(net):
        show(net, traits(state, viewer(state), net.active))
        return 1.0 / (1.0 + np.exp(-answer(net, 0)))
    return _fitted(state)


@kernel
def _fitted(state: State) -> float:
    """The same without a net, as fitted to how matches between good players went on from such positions."""
    mice = mice_at(state)
    alive = size(mice)
    need = float(ALL_CHEESE - state.stash)
    down = size(state.down) / size(MOUSE_WAYS & ~HOLE_PLACES)
    out = mice & ~HOLE_PLACES
    odds = _ODDS_ALIVE[alive] - _ODDS_NEED[alive] * need - 1.42 * down + 0.18 * down * need
    odds += 0.19 * size(out & TABLE) - 0.52 * size(out)
    if need == 0:
        odds += 2.43
    for mouse in range(MICE):
        odds += 0.41 * ((state.opened >> mouse) & 1)
    if state.side == CAT_SIDE:
        odds -= (2.73 if alive == 1 else 1.0) * _peril(state)
    if state.rolls == 2:
        odds += -0.24 if state.side == CAT_SIDE else 0.43
    return 1.0 / (1.0 + np.exp(-odds))


@kernel
def closing(state: State) -> int:
    """There is always a die to be rolled."""
    return 0


@kernel
def forget(state: State, seat: int, dice: Dice) -> None:
    """Everything is open: there is nothing to forget."""


STYLE = Style(curiosity=0.7, pessimism=0.0, ripe=1, plies=0, sure=0)
LEARNT = STYLE
