"""What a seat knows of a match of Cheese Rescue: its guess at the rest, and the same in numbers (CR-19)."""

from typing import Annotated

from cheeseboard.engine.bits import NONE, Board, bit
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from . import parts
from .rules import ANIMALS, CAT, CHEESES, DOG, KINDS, MOST_SEATS, MOUSE, NO_CARD, State, free_cells, sample, turn

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
                state.hands[other, sample(state, dice)] += 1
    for slot in range(_ANIMALS_DEALT):
        state.drawn[slot] = NO_CARD


class Observation:
    """Boards show cell x,y at row y mod 8, column x mod 8; seats are counted from the observer's own."""

    laid: Annotated[Reals, 8, 8]
    free: Annotated[Reals, 8, 8]
    animals: Annotated[Reals, ANIMALS, 8, 8]
    cheese: Annotated[Reals, MOST_SEATS, CHEESES, 8, 8]
    hand: Annotated[Reals, KINDS]
    cheese_held: Annotated[Reals, MOST_SEATS, CHEESES]
    animals_held: Annotated[Reals, MOST_SEATS]
    pile: Annotated[Reals, 1]
    turn: Annotated[Reals, MOST_SEATS]


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    _show(state, state.laid, out.laid)
    _show(state, free_cells(state), out.free)
    for kind in range(ANIMALS):
        _show(state, state.animals[kind], out.animals[kind])
    for kind in range(KINDS):
        out.hand[kind] = state.hands[seat, kind]
    out.pile[0] = state.pile[DOG] + state.pile[CAT] + state.pile[MOUSE]
    to_act = turn(state)
    for place in range(state.players):
        other = (seat + place) % state.players
        for value in range(CHEESES):
            _show(state, state.cheese[other] & state.worth[value], out.cheese[place, value])
            out.cheese_held[place, value] = state.hands[other, ANIMALS + value]
        for kind in range(ANIMALS):
            out.animals_held[place] += state.hands[other, kind]
        if to_act == other:
            out.turn[place] = 1


@kernel
def _show(state: State, board: Board, out: Reals) -> None:
    """Write a board as ones."""
    for row in range(8):
        for column in range(8):
            x = state.left - 1 + ((column - (state.left - 1)) & 7)
            y = state.top - 1 + ((row - (state.top - 1)) & 7)
            if board & bit((x + 8 * y) & 63) != NONE:
                out[row, column] = 1
