"""The bot that has not read the rulebook."""

import random

from cheeseboard.engine.sight import Sight


class Random:
    """Any legal move, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, sight: Sight) -> str:
        return self.among(sight.legal)

    def among(self, moves: list[str]) -> str:
        return self._source.choice(moves)
