"""What a seat knows: everything."""

from typing import Annotated

import numpy as np

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from . import parts
from .rules import State

_MOST_SEATS = max(parts.COUNTS.value)
_FULL = max(parts.PLATES.value.values())


class Observation:
    crumbs: Annotated[Reals, 1, "on the plate, of the most there can be"]
    turn: Annotated[Reals, _MOST_SEATS, "the seat to move, counted from the observer's own"]


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Nothing is hidden."""


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    out.crumbs[0] = np.float32(state.crumbs) / np.float32(_FULL)
    for place in range(_MOST_SEATS):
        eats = place < state.players and state.eater == (seat + place) % state.players
        out.turn[place] = 1 if state.crumbs > 0 and eats else 0
