"""The bot that has not read the rulebook."""

import random

from cheeseboard.engine.match import Match


class Random:
    """Any legal move, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, match: Match) -> str:
        return self._source.choice(match.legal())
