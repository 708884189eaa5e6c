"""The bot that looks one move ahead."""

import numpy as np

from cheeseboard.engine import dice, playing
from cheeseboard.engine.sight import Sight


class Greedy:
    """The move after which the game's own evaluation is best; among equals, any."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self._dice = dice.from_seed(seed).reshape(1, -1)

    def choose(self, sight: Sight) -> str:
        world = sight.imagine(0)  # any world will do: it looks only at what is the same in all of them
        game = world.game
        marked, chosen = np.empty((1, game.moves), np.bool_), np.empty(1, np.int64)
        game.kernels.use(playing).bests(world.history.last, game.states(1), self._dice, marked, chosen, 0, 1)
        return game.text.write(world.snapshot(), int(chosen[0]))
