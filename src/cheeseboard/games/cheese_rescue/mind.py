"""What a seat knows of a match of Cheese Rescue: its guess at the rest, and the same in numbers (CR-19)."""

from functools import partial
from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from . import parts
from .rules import (
    ANIMALS,
    CAT,
    CHEESES,
    DOG,
    KINDS,
    MOST_SEATS,
    MOUSE,
    NO_CARD,
    State,
    free_cells,
    sample,
    turn,
    windowed,
)

_ANIMALS_DEALT = parts.ANIMALS_DEALT.value


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    for other in range(state.players):
        if other != seat:
            for kind in range(ANIMALS):
                state.pile[kind] += state.hands[other, kind]
    for other in range(state.players):
        if other != seat:
            held = 0
            for kind in range(ANIMALS):
                held += state.hands[other, kind]
                state.hands[other, kind] = 0
            for _ in range(held):
                kind = sample(state, dice)
                state.pile[kind] -= 1
                state.hands[other, kind] += 1
    for slot in range(_ANIMALS_DEALT):
        state.drawn[slot] = NO_CARD


_HAND = len(parts.CHEESE.value) + _ANIMALS_DEALT
_CHEESE_SET = np.array([max(1, parts.CHEESE.value.count(value + 1)) for value in range(CHEESES)], np.float32)
_ALL_ANIMALS = sum(parts.ANIMALS.value)


_LINE = Board(0xFF)
_LINES = np.array([[line >> column & 1 for column in range(8)] for line in range(256)], np.float32)
"""A line of a board, by its eight bits: copied sooner than bit after bit is written, but not by a graphics card."""


class Observation:
    """Boards are the window of 8 by 8 in which moves are numbered; seats are counted from the observer's own."""

    laid: Annotated[Reals, 8, 8, "cells with a card, the start card included"]
    free: Annotated[Reals, 8, 8, "cells on which a card may be laid"]
    animals: Annotated[Reals, ANIMALS, 8, 8, "cells with a dog, a cat, a mouse"]
    owner: Annotated[Reals, MOST_SEATS, 8, 8, "cells with a cheese of each seat"]
    worth: Annotated[Reals, CHEESES, 8, 8, "cells with a cheese of each value"]
    hand: Annotated[Reals, KINDS, "the observer's cards by kind, of the most that a hand holds"]
    cheese_held: Annotated[Reals, MOST_SEATS, CHEESES, "cheeses in each hand by value, of those in a set"]
    animals_held: Annotated[Reals, MOST_SEATS, "animals in each hand, of the most that a hand holds"]
    pile: Annotated[Reals, 1, "animals left to draw, of all in the box"]
    turn: Annotated[Reals, MOST_SEATS, "the seat to move"]


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    _show(state, state.laid, out.laid)
    _show(state, free_cells(state), out.free)
    for kind in range(ANIMALS):
        _show(state, state.animals[kind], out.animals[kind])
    for value in range(CHEESES):
        _show(state, state.worth[value], out.worth[value])
    for kind in range(KINDS):
        out.hand[kind] = np.float32(state.hands[seat, kind]) / np.float32(_HAND)
    out.pile[0] = np.float32(state.pile[DOG] + state.pile[CAT] + state.pile[MOUSE]) / np.float32(_ALL_ANIMALS)
    to_act = turn(state)
    for place in range(MOST_SEATS):
        other = (seat + place) % state.players if place < state.players else place
        _show(state, state.cheese[other], out.owner[place])
        for value in range(CHEESES):
            out.cheese_held[place, value] = np.float32(state.hands[other, ANIMALS + value]) / _CHEESE_SET[value]
        animals = state.hands[other, DOG] + state.hands[other, CAT] + state.hands[other, MOUSE]
        out.animals_held[place] = np.float32(animals) / np.float32(_HAND)
        out.turn[place] = 1 if to_act == other else 0


def _cell_by_cell(state: State, board: Board, out: Reals) -> None:
    cells = windowed(state, board)
    for row in range(8):
        for column in range(8):
            out[row, column] = 1 if (cells >> Board(8 * row + column)) & ONE != NONE else 0


@partial(kernel, elsewhere=_cell_by_cell)
def _show(state: State, board: Board, out: Reals) -> None:
    """Write a board as ones and zeros."""
    cells = windowed(state, board)
    for row in range(8):
        line = np.int64((cells >> Board(8 * row)) & _LINE)
        for column in range(8):
            out[row, column] = _LINES[line, column]
