"""Generic kernels for walking through games: written once, specialised for each game.

Those for many games at once take whole arrays and go from one row to another, so that cores can share the rows out and
another machine can give each row to a thread of its own. None of them asks for memory.
"""

from typing import Any

from .contract import (
    CHANCE,
    OVER,
    AnyState,
    allows,
    chance,
    evaluate,
    imagine,
    mark,
    observe,
    pick,
    play,
    score,
    setup,
    turn,
    winners,
)
from .dice import Dice, below
from .kernel import kernel
from .scratch import boards

TO_MOVE = -1
"""In place of a seat: the one to move, whichever that is in each match."""
_NEAR = 256
"""Matches whose states are still near to the processor when it comes back to them."""


@kernel
def settle(state: AnyState, dice: Dice) -> None:
    """Resolve chance until a seat is to move or the match is over."""
    while turn(state) == CHANCE:
        chance(state, dice)


@kernel
def playout(state: AnyState, dice: Dice, limit: int) -> int:
    """Play to the end with random moves, or until so many have been made; returns how many."""
    own = boards(4)  # nothing else can lie where these do, so that they need not be in memory at all
    for word in range(4):
        own[word] = dice[word]
    moves = 0
    seat = turn(state)
    while seat != OVER and (seat == CHANCE or moves < limit):
        if seat == CHANCE:
            chance(state, own)
        else:
            play(state, pick(state, own))
            moves += 1
        seat = turn(state)
    for word in range(4):
        dice[word] = own[word]
    return moves


@kernel
def begin(states: Any, blank: Any, dice: Any, players: int, options: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        states[number] = blank[0]
        setup(states[number], players, options)
        settle(states[number], dice[number])
    return stop - start


@kernel
def begin_some(
    states: Any, blank: Any, dice: Any, players: int, options: Any, where: Any, start: int, stop: int
) -> int:
    for number in range(start, stop):
        if where[number]:
            begin(states, blank, dice, players, options, number, number + 1)
    return stop - start


@kernel
def playouts(states: Any, dice: Any, limit: int, start: int, stop: int) -> int:
    moves = 0
    for number in range(start, stop):
        moves += playout(states[number], dice[number], limit)
    return moves


@kernel
def ramble(
    states: Any, blank: Any, dice: Any, players: int, options: Any, moves: int, ended: Any, start: int, stop: int
) -> int:
    """So many random moves in every match, one that is over being dealt anew; counts how many they ended."""
    for number in range(start, stop):
        for move in range(moves + 1):
            if turn(states[number]) == OVER:
                ended[number] += 1 if move > 0 else 0
                begin(states, blank, dice, players, options, number, number + 1)
            if move < moves:
                play(states[number], pick(states[number], dice[number]))
                settle(states[number], dice[number])
    return (stop - start) * moves


@kernel
def turns(states: Any, out: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        out[number] = turn(states[number])
    return stop - start


@kernel
def masks(states: Any, mask: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        if turn(states[number]) >= 0:
            mark(states[number], mask[number])
        else:
            for move in range(mask.shape[1]):
                mask[number, move] = False
    return stop - start


@kernel
def illegal(states: Any, chosen: Any, start: int, stop: int) -> int:
    """How many matches are going on in which the chosen move is not legal."""
    count = 0
    for number in range(start, stop):
        if turn(states[number]) >= 0 and not allows(states[number], chosen[number]):
            count += 1
    return count


@kernel
def plays(states: Any, dice: Any, chosen: Any, start: int, stop: int) -> int:
    """One move in every match that goes on, where it is legal."""
    for number in range(start, stop):
        if turn(states[number]) >= 0 and allows(states[number], chosen[number]):
            play(states[number], chosen[number])
            settle(states[number], dice[number])
    return stop - start


@kernel
def seen_by(state: AnyState, seat: int) -> int:
    """The seat that is meant; of a match that is over, the first in place of the one to move."""
    return max(0, turn(state)) if seat == TO_MOVE else seat


@kernel
def observes(states: Any, seat: int, seen: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        observe(states[number], seen_by(states[number], seat), seen[number])
    return stop - start


@kernel
def scores(states: Any, points: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        score(states[number], points[number])
    return stop - start


@kernel
def wins(states: Any, won: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        winners(states[number], won[number])
    return stop - start


@kernel
def imagines(states: Any, seat: int, dice: Any, start: int, stop: int) -> int:
    for number in range(start, stop):
        imagine(states[number], seen_by(states[number], seat), dice[number])
    return stop - start


@kernel
def reward(state: AnyState, rewards: Any) -> None:
    """Of a match that is over: the winners share 1 and the others share -1; where all win there is nothing to share."""
    winners(state, rewards)
    won = 0
    for seat in range(state.players):
        won += 1 if rewards[seat] > 0 else 0
    lost = state.players - won
    for seat in range(state.players):
        share = 1.0 / won if rewards[seat] > 0 else -1.0 / lost
        rewards[seat] = share if lost > 0 else 0.0


@kernel
def pays(states: Any, rewards: Any, start: int, stop: int) -> int:
    """What every match has brought its seats: nothing while it goes on."""
    for number in range(start, stop):
        if turn(states[number]) == OVER:
            reward(states[number], rewards[number])
        else:
            for seat in range(states[number].players):
                rewards[number, seat] = 0.0
    return stop - start


@kernel
def advances(
    states: Any,
    blank: Any,
    dice: Any,
    chosen: Any,
    players: int,
    options: Any,
    seats: Any,
    rewards: Any,
    done: Any,
    start: int,
    stop: int,
) -> int:
    """One move in every match, what it brought and whose turn it is then; one that is over is dealt anew."""
    for number in range(start, stop):
        state = states[number]
        going = turn(state) >= 0
        if going and allows(state, chosen[number]):
            play(state, chosen[number])
            settle(state, dice[number])
        over = turn(state) == OVER
        if over and going:
            reward(state, rewards[number])
        else:
            for seat in range(players):
                rewards[number, seat] = 0.0
        done[number] = over and going
        if over:
            begin(states, blank, dice, players, options, number, number + 1)
        seats[number] = turn(state)
    return stop - start


@kernel
def steps(
    states: Any,
    blank: Any,
    dice: Any,
    chosen: Any,
    players: int,
    options: Any,
    seen: Any,
    mask: Any,
    seats: Any,
    rewards: Any,
    done: Any,
    start: int,
    stop: int,
) -> int:
    """One move in every match, and all that a learner wants to know then; one that is over is dealt anew."""
    for first in range(start, stop, _NEAR):
        last = min(first + _NEAR, stop)
        advances(states, blank, dice, chosen, players, options, seats, rewards, done, first, last)
        masks(states, mask, first, last)
        observes(states, TO_MOVE, seen, first, last)
    return stop - start


@kernel
def picks(states: Any, dice: Any, chosen: Any, start: int, stop: int) -> int:
    """In every match that goes on, one of its moves, each equally likely."""
    for number in range(start, stop):
        chosen[number] = pick(states[number], dice[number]) if turn(states[number]) >= 0 else -1
    return stop - start


@kernel
def best(states: Any, after: Any, number: int, marked: Any, dice: Dice) -> int:
    """In one of these matches, the move after which the game's own evaluation is best; among equals, any.

    That is right after it, before any chance it leads to. `after` has room for as many states.
    """
    seat = turn(states[number])
    mark(states[number], marked)
    chosen = -1
    highest = 0.0
    equals = 0
    for move in range(len(marked)):
        if marked[move]:
            after[number] = states[number]
            play(after[number], move)
            value = evaluate(after[number], seat)
            if equals == 0 or value > highest:
                highest = value
                equals = 0
            if value == highest:
                equals += 1
                if below(dice, equals) == 0:
                    chosen = move
    return chosen


@kernel
def bests(states: Any, after: Any, dice: Any, marked: Any, chosen: Any, start: int, stop: int) -> int:
    """In every match that goes on, the best move at first sight."""
    for number in range(start, stop):
        going = turn(states[number]) >= 0
        chosen[number] = best(states, after, number, marked[number], dice[number]) if going else -1
    return stop - start
