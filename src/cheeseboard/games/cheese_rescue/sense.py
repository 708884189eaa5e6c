"""What a bot should know about Cheese Rescue."""

import numpy as np

from cheeseboard.engine.bits import Board, mixed
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net, answer, impressed, impression, learnt, likely, show
from cheeseboard.engine.scratch import scratch
from cheeseboard.engine.style import Style

from . import parts
from .aspects import aspects as aspects  # for whoever learns
from .aspects import shown, surveyed
from .rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESES,
    DOG,
    KINDS,
    MOST_SEATS,
    MOUSE,
    State,
    pick,
    play,
    saved,
    score,
    staying,
    turn,
)
from .traits import traits, viewer

_LAYS = parts.LAYS.value
_WARMTH = 2.0
_SPREAD = 6.0


@kernel
def evaluate(state: State, seat: int) -> float:
    """The seat's lead over its best rival if the match ended now."""
    points = scratch(MOST_SEATS)
    score(state, points)
    rival = 0
    for other in range(state.players):
        if other != seat:
            rival = max(rival, points[other])
    return float(points[seat] - rival)


@kernel
def known(state: State, seat: int) -> Board:
    print_ = mixed(Board(0), Board(state.cards + 1))  # mixed at once: whole boards follow
    for kind in range(ANIMALS):
        print_ = mixed(print_, state.animals[kind])
    for owner in range(state.players):
        print_ = mixed(print_, state.cheese[owner])
    for value in range(1, CHEESES):
        print_ = mixed(print_, state.worth[value])
    held = 0
    for kind in range(KINDS):
        held = held * 16 + int(state.hands[seat, kind])
    return mixed(print_, Board(held + 1))


@kernel
def far(state: State) -> bool:
    return False


@kernel
def weigh(state: State, net: Net, moves: np.ndarray, count: int, room: np.ndarray, weights: np.ndarray) -> None:
    if impressed(net):
        _remember(state, net, moves, count, weights)
        return
    seat = turn(state)
    for index in range(count):
        room[0] = state
        play(room[0], moves[index])
        weights[index] = np.exp(evaluate(room[0], seat) / _WARMTH)


@kernel
def _remember(state: State, net: Net, moves: np.ndarray, count: int, weights: np.ndarray) -> None:
    """How often a search came to prefer moves like these."""
    survey = surveyed(state)
    best = -np.inf
    for index in range(count):
        weights[index] = impression(net, shown(state, survey, moves[index], net.active))
        best = max(best, weights[index])
    for index in range(count):
        weights[index] = likely(int(best - weights[index]))


@kernel
def lean(state: State, dice: Dice) -> int:
    return pick(state, dice)


@kernel
def judge(state: State, net: Net, worth: np.ndarray, chances: np.ndarray) -> None:
    if not learnt(net):
        _count(state, worth, chances)
        return
    if turn(state) == OVER:
        _count(state, worth, chances)
        for seat in range(state.players):
            worth[seat] = chances[seat]
        return
    seat = viewer(state)
    show(net, traits(state, seat, net.active))
    worth[seat] = chances[seat] = 1.0 / (1.0 + np.exp(-answer(net, 0)))
    worth[1 - seat] = chances[1 - seat] = 1.0 - chances[seat]


@kernel
def _count(state: State, worth: np.ndarray, chances: np.ndarray) -> None:
    """The points as they are now, one of them outweighing any number of cards; most of all, who is ahead."""
    cheese = staying(state)[2]
    best = 0
    ahead = 0
    second = 0
    for seat in range(state.players):
        points, cards = saved(state, cheese, seat)
        rank = points * CELLS + cards
        worth[seat] = rank
        if rank > best:
            second = best
            best = rank
            ahead = 1
        elif rank == best:
            second = best
            ahead += 1
        elif rank > second:
            second = rank
    for seat in range(state.players):
        lead = (worth[seat] - (second if worth[seat] == best else best)) / CELLS
        chances[seat] = 1.0 / ahead if worth[seat] == best else 0.0
        worth[seat] = 0.5 * chances[seat] + 0.5 / (1.0 + np.exp(-lead / _SPREAD))


@kernel
def closing(state: State) -> int:
    """Once the pile is empty nothing is left to chance."""
    if state.owed or state.pile[DOG] + state.pile[CAT] + state.pile[MOUSE] > 0:
        return 0
    return _LAYS * state.players - state.cards


@kernel
def forget(state: State, seat: int, dice: Dice) -> None:
    """The board is open: there is nothing to forget."""


STYLE = Style(curiosity=0.7, pessimism=0.05, ripe=4, plies=200, sure=7)
LEARNT = STYLE._replace(plies=0, ripe=1)
