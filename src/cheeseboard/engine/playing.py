"""Generic kernels for walking through games: written once, specialised for each game."""

from typing import Any

import numpy as np

from .dice import Dice
from .game import CHANCE, OVER, AnyState, chance, legal, observe, pick, play, setup, turn, winners
from .kernel import kernel


@kernel
def settle(state: AnyState, dice: Dice) -> None:
    """Resolve chance until a seat is to move or the match is over."""
    while turn(state) == CHANCE:
        chance(state, dice)


@kernel
def playout(state: AnyState, dice: Dice, limit: int) -> int:
    """Play to the end with random moves, or until so many have been made; returns how many."""
    moves = 0
    while True:
        seat = turn(state)
        if seat == CHANCE:
            chance(state, dice)
        elif seat == OVER or moves == limit:
            return moves
        else:
            play(state, pick(state, dice))
            moves += 1


@kernel
def begin(states: Any, dice: Any, players: int, options: Any, start: int, stop: int) -> None:
    blank = np.zeros_like(states[:1])
    for number in range(start, stop):
        states[number] = blank[0]
        setup(states[number], players, options)
        settle(states[number], dice[number])


@kernel
def playouts(states: Any, dice: Any, limit: int, start: int, stop: int) -> int:
    moves = 0
    for number in range(start, stop):
        moves += playout(states[number], dice[number], limit)
    return moves


@kernel
def turns(states: Any, out: Any) -> None:
    for number in range(len(states)):
        out[number] = turn(states[number])


@kernel
def masks(states: Any, mask: Any, moves: Any) -> None:
    for number in range(len(states)):
        if turn(states[number]) >= 0:
            for index in range(legal(states[number], moves)):
                mask[number, moves[index]] = True


@kernel
def first_illegal(states: Any, chosen: Any, moves: Any) -> int:
    """The first match whose chosen move is not legal, or -1; `moves` is room to write legal moves in."""
    for number in range(len(states)):
        if turn(states[number]) >= 0:
            found = False
            for index in range(legal(states[number], moves)):
                found = found or moves[index] == chosen[number]
            if not found:
                return number
    return -1


@kernel
def play_all(states: Any, dice: Any, chosen: Any) -> None:
    for number in range(len(states)):
        if turn(states[number]) >= 0:
            play(states[number], chosen[number])
            settle(states[number], dice[number])


@kernel
def observe_all(states: Any, seat: int, out: Any) -> None:
    for number in range(len(states)):
        observe(states[number], seat, out[number])


@kernel
def winners_all(states: Any, won: Any) -> None:
    for number in range(len(states)):
        winners(states[number], won[number])
