"""What a bot should know about Crumbs."""

import numpy as np

from cheeseboard.engine.bits import Board, mixed
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net
from cheeseboard.engine.style import Style

from .rules import MOVES, State, pick, turn, winners


@kernel
def evaluate(state: State, seat: int) -> float:
    """Leaving a multiple of four wins against one other player; against more it is at least no blunder."""
    left = state.crumbs % (MOVES + 1)
    own = (state.eater + state.players - 1) % state.players == seat
    return 1.0 if (left == 0) == own else 0.0


@kernel
def known(state: State, seat: int) -> Board:
    return mixed(mixed(Board(0), Board(state.crumbs + 1)), Board(state.eater + 1))


@kernel
def far(state: State) -> bool:
    return False


@kernel
def weigh(state: State, net: Net, moves: np.ndarray, count: int, room: np.ndarray, weights: np.ndarray) -> None:
    for index in range(count):
        weights[index] = 1.0


@kernel
def lean(state: State, dice: Dice) -> int:
    return pick(state, dice)


@kernel
def judge(state: State, net: Net, worth: np.ndarray, chances: np.ndarray) -> None:
    if turn(state) >= 0:
        for seat in range(state.players):
            worth[seat] = chances[seat] = 1.0 / state.players
        return
    winners(state, worth)
    for seat in range(state.players):
        chances[seat] = worth[seat]


@kernel
def closing(state: State) -> int:
    return state.crumbs


@kernel
def forget(state: State, seat: int, dice: Dice) -> None:
    """The plate is open: there is nothing to forget."""


STYLE = Style(curiosity=0.7, pessimism=0.05, ripe=2, plies=30, sure=8)
