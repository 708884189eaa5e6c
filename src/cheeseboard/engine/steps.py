"""One step of a match in one compiled call. It takes an array: handing over a single state takes ten times longer."""

from functools import partial
from typing import Any

from .contract import CHANCE, chance, legal, play, turn
from .kernel import kernel

NO_STEP = -3
"""In place of a cause: only look how it stands."""


@partial(kernel, brief=True)
def step(positions: Any, cause: int, dice: Any, moves: Any) -> tuple[int, int]:
    """Write the position that follows behind the present one; returns whose turn it is then, and how many moves.

    Those are the first of `moves`. The dice are for a chance, and else may be none.
    """
    now = 0
    if cause != NO_STEP:
        now = 1
        positions[1] = positions[0]
        if cause == CHANCE:
            chance(positions[1], dice)
        else:
            play(positions[1], cause)
    seat = int(turn(positions[now]))
    return seat, legal(positions[now], moves) if seat >= 0 else 0
