"""Many steps of a match in one compiled call: for records, which are played and verified by the ten thousand."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from . import dice
from .contract import CHANCE, allows, chance, play, turn
from .kernel import kernel
from .match import Match

_EVENTS = 24
"""Chance events for which dice are made at a time."""
_STEPS = 4
"""Room for so many steps to each of them."""


class Stride:
    """Goes on with a match that has a key."""

    def __init__(self, match: Match) -> None:
        assert match.key is not None
        self.match, self._key = match, match.key
        self._dice = np.empty((0, 4), np.uint64)  # of the events to come

    def go(self, walk: Callable[..., int], *given: Any, events: int = 0) -> bool:
        """Let a kernel take steps, until it wants something; False where it took none.

        It is handed the position with room behind it, where to write what made each step and who, and dice: for so many
        chance events where that is known.
        """
        history, game = self.match.history, self.match.game
        if not len(self._dice):
            past = history.chances
            self._dice = dice.for_events(self._key, past, events or max(_EVENTS, past // 2))
        positions = history.ahead(_STEPS * len(self._dice))
        causes, movers = np.empty((2, len(positions) - 1), np.int64)
        taken = walk(positions, causes, movers, self._dice, *given)
        happened = causes[:taken].tolist()
        moves = game.text.write_each(positions[:taken], happened)
        history.grow(happened)
        history.moves += moves
        history.movers += [seat for seat in movers[:taken].tolist() if seat != CHANCE]
        self.match.changed()
        self._dice = self._dice[taken - len(moves) :]
        return taken > 0


def follow(match: Match, moves: Sequence[int], events: int) -> None:
    """Make these moves, as far as they are legal. Beside them there is chance, at most so many times."""
    kernels, stride = match.game.kernels.use(sys.modules[__name__]), Stride(match)
    left, going = np.array(moves, np.int64), True
    while going and (len(left) or match.turn == CHANCE):
        before, past = len(match.moves), match.history.chances
        usual = past * len(left) // before if before else 0  # as many as the moves before took
        going = stride.go(kernels.told_moves, left, events=min(max(_EVENTS, usual), max(1, events - past)))
        left = left[len(match.moves) - before :]


@kernel
def told_moves(positions: Any, causes: Any, movers: Any, rolls: Any, moves: Any) -> int:
    """Steps by these moves, and by the chance that follows them, until a move or dice are wanted or no room is left."""
    rolled = 0
    made = 0
    for step in range(len(causes)):
        seat = turn(positions[step])
        movers[step] = seat
        if seat == CHANCE and rolled < len(rolls):
            causes[step] = CHANCE
            positions[step + 1] = positions[step]
            chance(positions[step + 1], rolls[rolled])
            rolled += 1
        elif seat >= 0 and made < len(moves) and allows(positions[step], moves[made]):
            causes[step] = moves[made]
            positions[step + 1] = positions[step]
            play(positions[step + 1], moves[made])
            made += 1
        else:
            return step
    return len(causes)
