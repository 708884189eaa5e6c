"""Exact endings: once nothing is left to chance and little is left to play, every line is played out to its end."""

from typing import Any, NamedTuple

import numpy as np

from cheeseboard.engine.contract import OVER, AnyState, far, judge, legal, play, score, turn
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net, empty


class Lines(NamedTuple):
    """Room for the line being played out: a position after each of its moves, and what is known there so far."""

    states: Any
    net: Net
    """Without anything learnt: whoever plays to the end need not guess."""
    moves: Any
    counts: Any
    """How many moves there are, and how many have been tried."""
    best: Any
    """What the line is worth to each seat, its chance to win and its points, if it goes as well as found so far."""
    floor: Any
    """What each seat can already be sure of, because of other moves higher up the line."""


def lines(game: Any, longest: int) -> Lines:
    """Room for lines of so many moves."""
    return Lines(
        game.states(longest + 1),
        empty(),
        np.zeros((longest + 1, game.rules.MOVES), np.int64),
        np.zeros((longest + 1, 2), np.int64),
        np.zeros((longest + 2, 3, max(game.counts))),
        np.zeros((longest + 2, max(game.counts))),
    )


@kernel
def _enter(room: Lines, depth: int) -> bool:
    """Look at the position that a line has come to; False where it is the end, judged as it is."""
    state = room.states[depth]
    if far(state) or turn(state) == OVER:
        judge(state, room.net, room.best[depth, 0], room.best[depth, 1])
        score(state, room.best[depth, 2])
        return False
    room.counts[depth, 0] = legal(state, room.moves[depth])
    room.counts[depth, 1] = 0
    room.best[depth, 0, turn(state)] = -1.0
    return True


@kernel
def _absorb(room: Lines, depth: int, players: int) -> None:
    """The seat to move takes the line below if it is better for it. Whatever is sure not to come about is skipped."""
    actor = turn(room.states[depth])
    if room.best[depth + 1, 0, actor] > room.best[depth, 0, actor]:
        for seat in range(players):
            for told in range(3):
                room.best[depth, told, seat] = room.best[depth + 1, told, seat]
    if players == 2:  # what one gains the other loses: the other will not let it come to this
        mine = room.best[depth, 0, actor]
        room.floor[depth, actor] = max(room.floor[depth, actor], mine)
        if 1.0 - mine <= room.floor[depth, 1 - actor]:
            room.counts[depth, 1] = room.counts[depth, 0]


@kernel
def prove(root: AnyState, room: Lines, players: int, budget: int) -> int:
    """What a position is worth if everybody plays best, in `room.best[0]`.

    Returns how many positions that took, or -1 where so many were not enough.
    """
    room.states[0] = root
    for seat in range(players):
        room.floor[0, seat] = -1.0
    if not _enter(room, 0):
        return 1
    depth = 0
    looked = 1
    while True:
        if room.counts[depth, 1] < room.counts[depth, 0]:
            move = room.moves[depth, room.counts[depth, 1]]
            room.counts[depth, 1] += 1
            room.states[depth + 1] = room.states[depth]
            play(room.states[depth + 1], move)
            looked += 1
            if looked > budget:
                return -1
            for seat in range(players):
                room.floor[depth + 1, seat] = room.floor[depth, seat]
            if _enter(room, depth + 1):
                depth += 1
            else:
                _absorb(room, depth, players)
        elif depth == 0:
            return looked
        else:
            depth -= 1
            _absorb(room, depth, players)
