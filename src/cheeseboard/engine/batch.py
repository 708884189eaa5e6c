"""Thousands of games at once: an array of states, an array of dice, and kernels that walk over them."""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

from . import dice as dice_of
from . import playing
from .chance import check_seed
from .errors import BadTable, IllegalMove
from .game import OVER, Game, quoted_number
from .match import check_seat

Array = np.ndarray[Any, Any]

LIMIT = 10_000
"""Moves after which a random match counts as unfinished: not every game has a fixed length."""


class Batch:
    """So many matches of one game side by side, without records or views. Repeatable: each has dice of its own."""

    def __init__(
        self, game: Game, players: int, count: int, seed: int = 0, options: Mapping[str, object] | None = None
    ) -> None:
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise BadTable("batch-count", count=quoted_number(count))
        self.game = game
        self.players = players
        self._options = game.option_codes(game.check_options(players, options or {}))
        self._room = np.empty(game.rules.MOVES, np.int64)
        self.states = game.states(count)
        source = np.random.default_rng(dice_of.from_seed(check_seed(seed)))
        self.dice: Array = source.integers(0, 2**64, (count, 4), np.uint64)
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    @property
    def _kernels(self) -> Any:
        return self.game.kernels.use(playing)

    def reset(self) -> None:
        """Deal every match anew."""
        self._kernels.begin(self.states, self.dice, self.players, self._options, 0, len(self))

    def turns(self) -> Array:
        """The seat to move in each match, or OVER."""
        out = np.empty(len(self), np.int64)
        self._kernels.turns(self.states, out)
        return out

    def legal(self) -> Array:
        """Which moves are legal in each match: one row per match, one column per move."""
        mask = np.zeros((len(self), self.game.rules.MOVES), np.bool_)
        self._kernels.masks(self.states, mask, self._room)
        return mask

    def play(self, moves: Array) -> None:
        """One move in every match that is not over (there the move is ignored), then chance until a seat is to move."""
        given = np.asarray(moves)
        if given.shape != (len(self),) or not np.issubdtype(given.dtype, np.integer):
            raise BadTable("batch-moves", count=len(self), shape=str(given.shape), kind=str(given.dtype))
        moves = given.astype(np.int64)
        wrong = self._kernels.first_illegal(self.states, moves, self._room)
        if wrong >= 0:
            raise IllegalMove("batch-illegal", move=int(moves[wrong]), match=int(wrong))
        self._kernels.play_all(self.states, self.dice, moves)

    def observe(self, seat: int) -> Array:
        """The seat's knowledge in every match, one row each; the columns are the fields of the game's `Observation`."""
        check_seat(seat, self.players)
        seen = self.game.observations(len(self))
        self._kernels.observe_all(self.states, seat, seen)
        numbers: Array = seen.view(np.float32).reshape(len(self), -1)
        return numbers

    def winners(self) -> Array:
        """Who won, or would: one row per match, one column per seat."""
        won = np.zeros((len(self), self.players), np.int64)
        self._kernels.winners_all(self.states, won)
        return won

    def playout(self, threads: int | None = None, limit: int = LIMIT) -> int:
        """Play every match to its end with random moves; returns how many moves that took.

        A match that is not over after `limit` moves stays unfinished: `over` and `winners` tell.
        """
        run = self._kernels.playouts
        return self._spread(lambda start, stop: run(self.states, self.dice, limit, start, stop), threads)

    def replay(self, threads: int | None = None, limit: int = LIMIT) -> int:
        """Deal every match anew and play it out, as `playout` does."""
        kernels = self._kernels

        def run(start: int, stop: int) -> int:
            kernels.begin(self.states, self.dice, self.players, self._options, start, stop)
            return int(kernels.playouts(self.states, self.dice, limit, start, stop))

        return self._spread(run, threads)

    def _spread(self, run: Callable[[int, int], int], threads: int | None) -> int:
        threads = threads or cores()
        edges = np.linspace(0, len(self), threads + 1).astype(int).tolist()
        if threads == 1:
            return int(run(0, len(self)))
        return sum(map(int, _pool(threads).map(run, edges[:-1], edges[1:])))

    @property
    def over(self) -> Array:
        """Which matches have ended."""
        return np.equal(self.turns(), OVER)


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "batch")
