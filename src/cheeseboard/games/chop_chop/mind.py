"""What a seat knows of a match of Chop! Chop!, which is what everybody knows (CC-29)."""

from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, bit
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from . import parts
from .rules import ALL_CHEESE, CAT, DONE, HOLES, KINDS, MICE, MOST_SEATS, PLACES, State, turn


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Nobody knows more than anybody else, and what nobody knows has not happened yet."""


_MOST_TILES = np.array([max(mix[kind] for mix in parts.TILES.value.values()) for kind in KINDS], np.float32)
_MOST_STEPS = max(*parts.MOUSE_DIE.value, *parts.CAT_DIE.value)
_MOST_ROLLS = 2


class Observation:
    """Places are the squares row by row from a1, then the holes N E S W, as moves number them."""

    mice: Annotated[Reals, MICE, PLACES, "where each mouse is; nowhere once caught"]
    cat: Annotated[Reals, PLACES, "where the cat is; nowhere before it is placed"]
    down: Annotated[Reals, PLACES, "squares with a tile face down"]
    cheese: Annotated[Reals, PLACES, "squares with a cheese face up"]
    left: Annotated[Reals, len(KINDS), "tiles of each kind still face down, of the most there can be"]
    stash: Annotated[Reals, 1, "cheeses the mice hold, of all"]
    opened: Annotated[Reals, HOLES, "holes whose slab is turned"]
    steps: Annotated[Reals, 1, "steps to go, of the most a die shows"]
    rolls: Annotated[Reals, 1, "rolls this turn still has, the present one included, of two"]
    phase: Annotated[Reals, DONE + 1, "placing the cat, rolling, moving, turning a tile, extra, flying, forking, done"]
    bound: Annotated[Reals, MICE, "the mouse that a second roll must move"]
    mover: Annotated[Reals, CAT + 1, "the piece that moved last in this roll"]
    mine: Annotated[Reals, 2, "whether the observer runs the mice, the cat"]
    turn: Annotated[Reals, MOST_SEATS, "the seat to move, counted from the observer's own"]


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    for place in range(PLACES):
        for mouse in range(MICE):
            out.mice[mouse, place] = 1 if state.mice[mouse] == place else 0
        out.cat[place] = 1 if state.cat == place else 0
        out.down[place] = 1 if state.down & bit(place) != NONE else 0
        out.cheese[place] = 1 if state.cheese & bit(place) != NONE else 0
    for kind in range(len(KINDS)):
        out.left[kind] = np.float32(state.left[kind]) / _MOST_TILES[kind]
    out.stash[0] = np.float32(state.stash) / np.float32(ALL_CHEESE)
    out.steps[0] = np.float32(state.steps) / np.float32(_MOST_STEPS)
    out.rolls[0] = np.float32(state.rolls) / np.float32(_MOST_ROLLS)
    for hole in range(HOLES):
        out.opened[hole] = (state.opened >> hole) & 1
    for phase in range(DONE + 1):
        out.phase[phase] = 1 if state.phase == phase else 0
    for piece in range(CAT + 1):
        out.mover[piece] = 1 if state.mover == piece else 0
    for mouse in range(MICE):
        out.bound[mouse] = 1 if state.bound == mouse else 0
    out.mine[0] = 0 if seat == state.cat_seat else 1
    out.mine[1] = 1 if seat == state.cat_seat else 0
    to_act = turn(state)
    for place in range(MOST_SEATS):
        out.turn[place] = 1 if place < state.players and to_act == (seat + place) % state.players else 0
