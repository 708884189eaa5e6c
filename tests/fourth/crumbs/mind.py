"""What a seat knows: everything."""

from typing import Annotated

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from . import parts
from .rules import State


class Observation:
    crumbs: Annotated[Reals, 1]
    turn: Annotated[Reals, max(parts.COUNTS.value)]  # seats are counted from the observer's own


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Nothing is hidden."""


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    out.crumbs[0] = state.crumbs
    if state.crumbs > 0:
        out.turn[(state.eater - seat) % state.players] = 1
