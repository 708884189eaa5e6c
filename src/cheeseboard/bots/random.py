"""The bot that has not read the rulebook."""

import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

from cheeseboard.engine.contract import CHANCE, OVER, chance, legal, play, turn
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.strides import Stride

_WORD = 32
"""Bits that Python's source of chance makes at a time; a choice takes the highest of as many words as it needs."""
_WORDS = 256


class Random:
    """Any legal move, each as likely as the others."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._source = random.Random(seed)

    def choose(self, sight: Sight) -> str:
        return self.among(sight.legal)

    def among(self, moves: list[str]) -> str:
        return self._source.choice(moves)

    def words(self, count: int) -> Any:
        """What its next choices are made from: at most as many."""
        return np.frombuffer(self._source.getrandbits(_WORD * count).to_bytes(_WORD // 8 * count, "little"), "<u4")


def wander(match: Match, company: Sequence[Random], limit: int) -> None:
    """Let them play on a match that has a key, to its end or until it has so many moves: the ones they would choose."""
    kernels, stride = match.game.kernels.use(sys.modules[__name__]), Stride(match)
    words, used = np.empty((len(company), 0), np.uint32), np.zeros(len(company), np.int64)
    room = np.empty(match.game.moves, np.int64)
    going = True
    while match.turn == CHANCE or (match.turn is not None and len(match.moves) < limit):
        if not going or 2 * used.max() >= words.shape[1]:
            more = [bot.words(max(_WORDS, words.shape[1])) for bot in company]
            words = np.concatenate([words, np.array(more, np.uint32)], axis=1)
        going = stride.go(kernels.random_moves, words, used, room, limit - len(match.moves))


@kernel
def random_moves(
    positions: Any, causes: Any, movers: Any, rolls: Any, words: Any, used: Any, room: Any, limit: int
) -> int:
    """Steps by any moves, and by the chance that follows them, until dice, words or room are wanted."""
    rolled = 0
    made = 0
    for step in range(len(causes)):
        seat = turn(positions[step])
        if seat == OVER or (seat == CHANCE and rolled == len(rolls)) or (seat >= 0 and made == limit):
            return step
        movers[step] = seat
        if seat == CHANCE:
            causes[step] = CHANCE
            positions[step + 1] = positions[step]
            chance(positions[step + 1], rolls[rolled])
            rolled += 1
        else:
            choice = chosen(words[seat], used, seat, legal(positions[step], room))
            if choice < 0:
                return step
            causes[step] = room[choice]
            positions[step + 1] = positions[step]
            play(positions[step + 1], room[choice])
            made += 1
    return len(causes)


@kernel
def chosen(words: Any, used: Any, seat: int, count: int) -> int:
    """A number below the count, as `random.Random.choice` finds it; -1 where too few words are left."""
    bits = 0
    while count >> bits > 0:
        bits += 1
    for at in range(used[seat], len(words)):
        choice = np.int64(words[at]) >> (_WORD - bits)
        if choice < count:
            used[seat] = at + 1
            return int(choice)
    return -1
