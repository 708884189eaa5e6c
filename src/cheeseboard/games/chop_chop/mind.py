"""What a seat knows of a match of Chop! Chop!, which is what everybody knows (CC-29)."""

from typing import Annotated

from cheeseboard.engine.bits import NONE, bit
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from .rules import CAT, DONE, HOLES, KINDS, MICE, MOST_SEATS, NOWHERE, PLACES, SQUARES, State, turn


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Nobody knows more than anybody else, and what nobody knows has not happened yet."""


class Observation:
    mice: Annotated[Reals, MICE, PLACES]
    cat: Annotated[Reals, PLACES]
    down: Annotated[Reals, PLACES]
    cheese: Annotated[Reals, PLACES]
    left: Annotated[Reals, len(KINDS)]
    stash: Annotated[Reals, 1]
    opened: Annotated[Reals, HOLES]
    steps: Annotated[Reals, 1]
    rolls: Annotated[Reals, 1]
    phase: Annotated[Reals, DONE + 1]
    bound: Annotated[Reals, MICE]
    mover: Annotated[Reals, CAT + 1]
    mine: Annotated[Reals, 2]  # whether the observer runs the mice, the cat
    turn: Annotated[Reals, MOST_SEATS]  # by seat, counted from the observer's own


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    for mouse in range(MICE):
        if state.mice[mouse] != NOWHERE:
            out.mice[mouse, state.mice[mouse]] = 1
    if state.cat != NOWHERE:
        out.cat[state.cat] = 1
    for place in range(SQUARES):
        out.down[place] = 1 if state.down & bit(place) != NONE else 0
        out.cheese[place] = 1 if state.cheese & bit(place) != NONE else 0
    for kind in range(len(KINDS)):
        out.left[kind] = state.left[kind]
    out.stash[0] = state.stash
    for hole in range(HOLES):
        out.opened[hole] = (state.opened >> hole) & 1
    out.steps[0] = state.steps
    out.rolls[0] = state.rolls
    out.phase[state.phase] = 1
    if state.bound != NOWHERE:
        out.bound[state.bound] = 1
    if state.mover != NOWHERE:
        out.mover[state.mover] = 1
    out.mine[1 if seat == state.cat_seat else 0] = 1
    to_act = turn(state)
    if to_act >= 0:
        out.turn[(int(to_act) - seat) % int(state.players)] = 1
