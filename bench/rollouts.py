"""What a move is worth: kernels that play it out to the end of the match, many times, by a player one move ahead.

Every rollout has the same dice for every move of a position, so that what differs is the move. And luck is taken out:
wherever chance decides, what it brought is set against what it might have brought, as the player judges it. That
leaves the mean as it is, whatever the player's judgement is worth, and takes most of the noise away.
"""

from typing import Any, NamedTuple

import numpy as np

from cheeseboard.engine.contract import CHANCE, OVER, AnyState, happen, imagine, judge, legal, odds, play, turn
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.game import Game
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net, with_own_room

LONGEST = 3000
"""Moves after which a match is judged as it is."""


class Room(NamedTuple):
    """What it takes to play on: the player's net, and room for it to try a move in."""

    net: Net
    world: Any
    state: Any
    moves: Any
    worth: Any
    chances: Any
    odds: Any
    promise: Any
    dice: Dice


def room(game: Game, net: Net) -> Any:
    moves, seats, outcomes = game.rules.MOVES, max(game.counts), game.rules.OUTCOMES
    return Room(
        with_own_room(net),
        game.states(1),
        game.states(1),
        np.zeros(moves, np.int64),
        np.zeros(seats),
        np.zeros(seats),
        np.zeros(outcomes, np.int64),
        np.zeros(outcomes),
        np.zeros(4, np.uint64),
    )


@kernel
def promised(state: AnyState, seat: int, room: Any) -> float:
    """The chance that the player gives a seat."""
    judge(state, room.net, room.worth, room.chances)
    return float(room.chances[seat])


@kernel
def luck(state: AnyState, seat: int, room: Any, dice: Dice) -> float:
    """Let chance decide until a seat is to move; returns how much more that brought the seat than to be expected."""
    lucky = 0.0
    while turn(state) == CHANCE:
        count = odds(state, room.odds)
        whole = 0
        expected = 0.0
        for outcome in range(count):
            if room.odds[outcome] > 0:
                room.state[0] = state
                happen(room.state[0], outcome)
                room.promise[outcome] = promised(room.state[0], seat, room)
                expected += room.odds[outcome] * room.promise[outcome]
                whole += room.odds[outcome]
        at = below(dice, whole)
        outcome = 0
        while at >= room.odds[outcome]:
            at -= room.odds[outcome]
            outcome += 1
        happen(state, outcome)
        lucky += room.promise[outcome] - expected / whole
    return lucky


@kernel
def one_ahead(state: AnyState, room: Any) -> int:
    """The move after which the player likes its chances best."""
    seat = turn(state)
    best = 0
    highest = -1.0
    for index in range(legal(state, room.moves)):
        room.state[0] = state
        play(room.state[0], room.moves[index])
        chance = promised(room.state[0], seat, room)
        if chance > highest:
            highest = chance
            best = index
    return int(room.moves[best])


@kernel
def rollout(state: AnyState, seat: int, room: Any, dice: Dice) -> float:
    """Play on to the end: the seat's share of the win, less its luck on the way."""
    lucky = luck(state, seat, room, dice)
    made = 0
    while turn(state) != OVER and made < LONGEST:
        play(state, one_ahead(state, room))
        lucky += luck(state, seat, room, dice)
        made += 1
    return promised(state, seat, room) - lucky


@kernel
def rollouts(root: AnyState, moves: Any, dice: Any, room: Any, out: Any) -> None:
    """Of each of these moves, what it came to with each of these dice, in a world that fits what the seat knows."""
    seat = turn(root)
    world = room.world[0]
    for number in range(len(dice)):
        for index in range(len(moves)):
            for word in range(4):
                room.dice[word] = dice[number, word]
            room.world[0] = root
            imagine(world, seat, room.dice)
            play(world, moves[index])
            out[index, number] = rollout(world, seat, room, room.dice)
