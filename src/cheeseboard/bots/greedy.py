"""The bot that looks one move ahead."""

import sys
from typing import Any

import numpy as np

from cheeseboard.engine import dice as dice_of
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.game import AnyState, evaluate, legal, play, turn
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.sight import Sight


class Greedy:
    """The move after which the game's own evaluation is best; among equals, any."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._dice = dice_of.from_seed(seed)

    def choose(self, sight: Sight) -> str:
        world = sight.imagine(0)  # any world will do: it looks only at what is the same in all of them
        game = world.game
        kernels = game.kernels.use(sys.modules[__name__])
        moves = np.empty(game.rules.MOVES, np.int64)
        move = kernels.best(world.state, game.states(1), moves, self._dice)
        return str(game.text.write(world.snapshot(), int(move)))


@kernel
def best(state: AnyState, after: Any, moves: Any, dice: Dice) -> int:
    """The move with the best position right after it, before any chance it leads to."""
    seat = turn(state)
    highest = -np.inf
    chosen = 0
    equals = 0
    for index in range(legal(state, moves)):
        after[0] = state
        play(after[0], moves[index])
        value = evaluate(after[0], seat)
        if value > highest:
            highest = value
            equals = 0
        if value == highest:
            equals += 1
            if below(dice, equals) == 0:
                chosen = moves[index]
    return chosen
