"""Crumbs, clauses CB-1 to CB-3. A move is how many crumbs are taken, less one."""

import numpy as np

from cheeseboard.engine.contract import OVER
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel

from . import parts

MOVES = parts.MOST.value
OUTCOMES = 0
_PLATES = np.array(list(parts.PLATES.value.values()), np.int64)


class State:
    crumbs: int  # on the plate
    players: int
    eater: int  # who takes next


@kernel
def setup(state: State, players: int, options: np.ndarray) -> None:
    state.players = players
    state.crumbs = _PLATES[options[0]]  # CB-1
    state.eater = options[1]


@kernel
def turn(state: State) -> int:
    return OVER if state.crumbs == 0 else state.eater


@kernel
def chance(state: State, dice: Dice) -> None:
    """Nothing here is left to chance."""


@kernel
def odds(state: State, odds: np.ndarray) -> int:
    return 0


@kernel
def happen(state: State, outcome: int) -> bool:
    return True


@kernel
def allows(state: State, move: int) -> bool:
    return 0 <= move < min(state.crumbs, MOVES)


@kernel
def mark(state: State, mask: np.ndarray) -> None:
    for move in range(MOVES):
        mask[move] = allows(state, move)


@kernel
def legal(state: State, moves: np.ndarray) -> int:
    count = min(state.crumbs, MOVES)  # CB-2
    for index in range(count):
        moves[index] = index
    return count


@kernel
def pick(state: State, dice: Dice) -> int:
    return below(dice, min(state.crumbs, MOVES))


@kernel
def play(state: State, move: int) -> None:
    state.crumbs -= move + 1
    state.eater = (state.eater + 1) % state.players


@kernel
def score(state: State, points: np.ndarray) -> None:
    winners(state, points)


@kernel
def winners(state: State, won: np.ndarray) -> None:
    for seat in range(state.players):  # CB-3
        won[seat] = 1 if (seat + 1) % state.players == state.eater else 0
