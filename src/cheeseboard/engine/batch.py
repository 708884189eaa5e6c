"""Thousands of games at once: an array of states, an array of dice, and kernels that walk over them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from . import dice as dice_of
from .chance import check_seed
from .contract import OVER
from .device import Array, Device, device
from .errors import BadTable, IllegalMove
from .game import Game
from .header import check_seat
from .match import Match
from .playing import TO_MOVE
from .quoting import quoted, quoted_number
from .whole import counted, whole

LIMIT = 10_000
"""Moves after which a random match counts as unfinished: not every game has a fixed length."""
_ENDLESS = 2**62
"""More moves than anybody waits for, in a number that kernels can count on from."""
_WHIMS = 1
"""Sets the dice by which moves are chosen apart from those by which the matches are dealt."""


# As type checkers know them. On a graphics card they are CuPy's, which have the same methods.
Reals = NDArray[np.float32]
Numbers = NDArray[np.int64]
Truths = NDArray[np.bool_]


class Step(NamedTuple):
    """What `step` tells of every match, one row each: how it stands now, and what the move brought."""

    observations: Reals
    """As the seat to move sees it: `game.observation` says what the numbers mean."""
    masks: Truths
    """Which of the moves that seat may make."""
    seats: Numbers
    """The seat to move."""
    rewards: Reals
    """By seat, where a match has just ended: the winners share 1 and the others share -1. Else nothing but zeros."""
    done: Truths
    """Whether the move ended the match; then it has been dealt anew, and the rest is about the new one."""


class Batch:
    """So many matches of one game side by side, without records or views. Repeatable: each has dice of its own."""

    def __init__(
        self,
        game: Game,
        players: int,
        count: int,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        on: str | Device = "cpu",
    ) -> None:
        rows = whole(count)
        if rows is None or rows < 1:
            raise BadTable("batch-count", count=quoted_number(count))
        self.game = game
        self.players = game.check_players(players)
        self.options = game.check_options(players, options or {})
        self.seed = check_seed(seed)
        self.device: Device = device(on)
        self.states = self.device.states(game, rows)
        self._blank = self.device.states(game, 1)
        self._codes = self.device.arrays.asarray(game.option_codes(self.options))
        self.dice: Array = self._fresh_dice(self.seed)
        self._whims: Array | None = None
        self.reset()

    def __len__(self) -> int:
        return len(self.states)

    def __repr__(self) -> str:
        return f"<Batch {self.game.name} players={self.players} count={len(self)} device={self.device.name}>"

    def _fresh_dice(self, *seed: int) -> Array:
        source = np.random.default_rng(dice_of.from_seed(*seed))
        return self.device.arrays.asarray(source.integers(0, 2**64, (len(self), 4), np.uint64))

    def _run(self, kernel: str, *given: Any, threads: int | None = None) -> None:
        self.device.run(self.game, kernel, len(self), *given, threads=_threads(threads))

    def _count(self, kernel: str, *given: Any, threads: int | None = None) -> int:
        return self.device.count(self.game, kernel, len(self), *given, threads=_threads(threads))

    def _table(self) -> tuple[Any, ...]:
        """What it takes to deal a match anew."""
        return self.states, self._blank, self.dice, self.players, self._codes

    def reset(self, where: Truths | None = None) -> None:
        """Deal every match anew, or those where it says so: a row of true and false."""
        if where is None:
            self._run("begin", *self._table())
        else:
            self._run("begin_some", *self._table(), self._given(where, np.bool_, "batch-where"))

    def turns(self) -> Numbers:
        """The seat to move in each match, or OVER."""
        out: Numbers = self.device.arrays.empty(len(self), np.int64)
        self._run("turns", self.states, out)
        return out

    @property
    def over(self) -> Truths:
        """Which matches have ended."""
        over: Truths = self.turns() == OVER
        return over

    def legal(self, out: Truths | None = None) -> Truths:
        """Which moves are legal in each match: one row per match, one column per move."""
        mask: Truths = self._out(out, (len(self), self.game.moves), np.bool_)
        self._run("masks", self.states, mask)
        return mask

    def play(self, moves: NDArray[np.integer], *, check: bool = True) -> None:
        """One move in every match that is not over (there the move is ignored), then chance until a seat is to move.

        Without `check` an illegal move is no error: its match stays as it is.
        """
        chosen = self._moves(moves)
        if check:
            self._refuse(chosen)
        self._run("plays", self.states, self.dice, chosen)

    def step(
        self, moves: NDArray[np.integer], out: Step | None = None, *, check: bool = True, threads: int | None = None
    ) -> Step:
        """One move in every match, and all that a learner wants to know then. A match that ends is dealt anew.

        With `out`, an earlier step, its arrays are written anew instead of new ones. Without `check`, which costs a
        look at every match, an illegal move is no error: its match stays as it is.
        """
        told, chosen = self._room(out), self._moves(moves)
        if check:
            self._refuse(chosen, threads)
        seen = self.device.as_kernels_see(self.game, told.observations)
        self._run("steps", *self._table()[:3], chosen, *self._table()[3:], seen, *told[1:], threads=threads)
        return told

    def look(self, out: Step | None = None) -> Step:
        """How every match stands, before any move: the first of what `step` tells."""
        told = self._room(out)
        self.observe(out=told.observations)
        self.legal(out=told.masks)
        self._run("turns", self.states, told.seats)
        told.rewards[:] = 0
        told.done[:] = False
        return told

    def room(self) -> Step:
        """Arrays for `step` to write into."""
        return self._room(None)

    def _room(self, out: Step | None) -> Step:
        if out is not None and not isinstance(out, Step):
            raise BadTable("batch-out-step", kind=type(out).__name__)
        observations, masks, seats, rewards, done = out or [None] * len(Step._fields)
        count = len(self)
        return Step(
            self._out(observations, (count, self.game.observation_size), np.float32),
            self._out(masks, (count, self.game.moves), np.bool_),
            self._out(seats, (count,), np.int64),
            self._out(rewards, (count, self.players), np.float32),
            self._out(done, (count,), np.bool_),
        )

    def observe(self, seat: int | None = None, out: Reals | None = None) -> Reals:
        """What a seat knows, or the one to move, in every match: one row each, as `game.observation` tells."""
        seen: Reals = self._out(out, (len(self), self.game.observation_size), np.float32)
        self._run("observes", self.states, self._seat(seat), self.device.as_kernels_see(self.game, seen))
        return seen

    def score(self) -> Numbers:
        """The points, or what they would be if the match ended now: one row per match, one column per seat."""
        points: Numbers = self.device.arrays.zeros((len(self), self.players), np.int64)
        self._run("scores", self.states, points)
        return points

    def winners(self) -> Numbers:
        """Who won, or would: one row per match, one column per seat."""
        won: Numbers = self.device.arrays.zeros((len(self), self.players), np.int64)
        self._run("wins", self.states, won)
        return won

    def rewards(self) -> Reals:
        """What every match has brought its seats, as `step` tells it: nothing while it goes on."""
        rewards: Reals = self.device.arrays.empty((len(self), self.players), np.float32)
        self._run("pays", self.states, rewards)
        return rewards

    def choose(self, way: str = "random", threads: int | None = None) -> Numbers:
        """A move for every match, -1 where it is over: any at all, or (`greedy`) the one that looks best at once."""
        if self._whims is None:
            self._whims = self._fresh_dice(self.seed, _WHIMS)
        chosen: Numbers = self.device.arrays.empty(len(self), np.int64)
        if way == "random":
            self._run("picks", self.states, self._whims, chosen, threads=threads)
        elif way == "greedy":
            mask = self.device.arrays.empty((len(self), self.game.moves), np.bool_)
            after = self.device.states(self.game, len(self))
            self._run("bests", self.states, after, self._whims, mask, chosen, threads=threads)
        else:
            raise BadTable("batch-way", way=quoted(way))
        return chosen

    def copy(self, seed: int | None = None) -> "Batch":
        """The same matches once more; with a seed, what chance brings from here on is their own."""
        twin = object.__new__(Batch)
        twin.__dict__.update(self.__dict__)
        twin.states, twin.dice = self.states.copy(), self.dice.copy()
        twin._whims = None if self._whims is None else self._whims.copy()
        if seed is not None:
            twin.seed = check_seed(seed)
            twin.dice, twin._whims = twin._fresh_dice(twin.seed), None
        return twin

    def __copy__(self) -> "Batch":
        return self.copy()

    def __deepcopy__(self, _: object) -> "Batch":
        return self.copy()

    def imagine(self, seat: int | None = None, *, seed: int) -> "Batch":
        """The same matches as far as a seat can tell, or the one to move, with all that it cannot know dealt anew."""
        twin = self.copy(seed)
        twin._run("imagines", twin.states, self._seat(seat), twin.dice)
        return twin

    def match(self, row: int) -> Match:
        """One of the matches as a `Match` that begins as it stands now, with chance of its own."""
        given = whole(row)
        if given is None or not -len(self) <= given < len(self):
            raise BadTable("batch-row", row=quoted_number(row), last=len(self) - 1)
        number = given % len(self)
        state = self.game.states(1)
        state.view(np.uint8)[:] = self.device.fetched(self.states[number : number + 1]).view(np.uint8).ravel()
        return Match.at(self.game, state[0], seed=self.seed + number, options=self.options)

    def playout(self, threads: int | None = None, limit: int = LIMIT) -> int:
        """Play every match to its end with random moves; returns how many moves that took.

        A match that is not over after `limit` moves stays unfinished: `over` and `winners` tell.
        """
        return self._count("playouts", self.states, self.dice, _number("limit", limit), threads=threads)

    def replay(self, threads: int | None = None, limit: int = LIMIT) -> int:
        """Deal every match anew and play it out, as `playout` does."""
        limit = _number("limit", limit)
        self._run("begin", *self._table(), threads=threads)
        return self.playout(threads, limit)

    def ramble(self, moves: int, threads: int | None = None) -> Numbers:
        """So many random moves in every match, dealt anew whenever it is over; returns how often they ended each."""
        ended: Numbers = self.device.arrays.zeros(len(self), np.int64)
        self._run("ramble", *self._table(), _number("moves", moves), ended, threads=threads)
        return ended

    def _seat(self, seat: int | None) -> int:
        return TO_MOVE if seat is None else check_seat(seat, self.players)

    def _moves(self, moves: Array) -> Array:
        return self._given(moves, np.int64, "batch-moves")

    def _given(self, given: Array, kind: Any, complaint: str) -> Array:
        """A row of numbers, or of true and false, with one for each match."""
        array = self.device.arrays.asarray(given)
        wanted = np.bool_ if kind is np.bool_ else np.integer
        if array.shape != (len(self),) or not np.issubdtype(array.dtype, wanted):
            raise BadTable(complaint, count=len(self), shape=str(array.shape), kind=str(array.dtype))
        return self.device.arrays.ascontiguousarray(array, kind)

    def _out(self, out: Array | None, shape: tuple[int, ...], kind: Any) -> Array:
        if out is None:
            return self.device.arrays.empty(shape, kind)
        if not self.device.takes(out) or out.shape != shape or out.dtype != kind:
            raise BadTable("batch-out", shape=str(shape), kind=np.dtype(kind).name)
        return out

    def _refuse(self, chosen: Array, threads: int | None = None) -> None:
        """Nothing is played while one of the moves is not legal."""
        if self._count("illegal", self.states, chosen, threads=threads):
            going = self.turns() != OVER
            moves = self.device.arrays.clip(chosen, 0, self.game.moves - 1)
            right = self.legal()[self.device.arrays.arange(len(self)), moves] & (moves == chosen)
            row = int(self.device.arrays.argmax(going & ~right))
            raise IllegalMove("batch-illegal", move=int(chosen[row]), match=row)


def _number(name: str, given: object) -> int:
    """A number as kernels take it."""
    return min(counted(name, given, least=0), _ENDLESS)


def _threads(threads: int | None) -> int | None:
    return None if threads is None else counted("threads", threads)
