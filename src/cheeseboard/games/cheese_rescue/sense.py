"""What a bot should know about Cheese Rescue."""

import numpy as np

from cheeseboard.engine.game import State
from cheeseboard.engine.kernel import kernel

from .rules import MOST_SEATS, score


@kernel
def evaluate(state: State, seat: int) -> float:
    """The seat's lead over its best rival if the match ended now."""
    points = np.zeros(MOST_SEATS, np.int64)
    score(state, points)
    rival = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, points[other])
    return float(points[seat] - rival)
