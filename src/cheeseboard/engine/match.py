"""A match: a key, the options, and the seats' moves. Everything else follows from those."""

import hashlib
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from . import dice
from .errors import BadTable, IllegalMove
from .game import CHANCE, OVER, Game, Json, Snapshot, State, snapshot
from .sight import Sight

KEY_BYTES = 32
_LONGEST_SHOWN = 40
_IMAGINED = -1
"""The number of an imagined match: of no true one, so that their chance has nothing in common, whatever the seeds."""


@dataclass(frozen=True)
class Result:
    """How a match ended: points by seat, the winning seats, and in a word why they win."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str


class Match:
    """One match of a game. It deals at once and then waits for the seat in `turn`."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        key: bytes | None = None,
        names: Sequence[str] | None = None,
        date: str | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = game.check_options(players, options or {})
        self.key: bytes | None = _checked_key(os.urandom(KEY_BYTES) if key is None else key)
        self.names = _checked_names(names, players)
        self.date = date
        self.other_tags: dict[str, str] = {}
        """Tags of the record this match was read from that mean nothing to us."""
        self.moves: list[str] = []
        self.movers: list[int] = []
        """The seats that made the moves."""
        self._steps: list[int] = []
        self._chances = 0
        self._start()

    def _start(self) -> None:
        self._states = self.game.states(32)
        self._forget()
        self._past: list[Json] = []  # in an imagined match, what was heard before it began
        self._rules.setup(self._states[0], self.players, self.game.option_codes(self.options))
        self._settle()

    def _forget(self) -> None:
        """Nothing has been told yet: for each seat, and for the log, the steps told and what was said of them."""
        self._heard: dict[int | None, tuple[int, list[Json]]] = {}
        self._told: tuple[int, list[str]] = 0, []

    @property
    def _rules(self) -> Any:
        return self.game.kernels.use(self.game.rules)

    @property
    def state(self) -> State:
        """A copy of the position as the kernels see it, secrets included."""
        return self._states[len(self._steps)].copy()

    def snapshot(self) -> Snapshot:
        """The position as the game's `text` and `view` see it, secrets included."""
        return snapshot(self._states, len(self._steps))

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the key: shown before the first deal, so that the key shown at the end proves it fair."""
        return None if self.key is None else hashlib.sha256(self.key).hexdigest()

    @property
    def turn(self) -> int | None:
        """The seat to move, or None when the match is over."""
        seat = int(self._rules.turn(self._states[len(self._steps)]))
        return None if seat == OVER else seat

    def legal(self) -> list[str]:
        """The moves of the seat in `turn`, in notation."""
        if self.turn is None:
            return []
        return list(self.game.text.write_all(self.snapshot(), self._legal()))

    def _legal(self) -> list[int]:
        moves = np.empty(self.game.rules.MOVES, np.int64)
        count = self._rules.legal(self._states[len(self._steps)], moves)
        return moves[:count].tolist()  # type: ignore[no-any-return]

    def play(self, text: str) -> None:
        """Make a move for the seat in `turn`."""
        turn = self.turn
        if turn is None:
            raise IllegalMove(f"{_shortened(text)}: the match is over")
        seen = self.snapshot()
        move = self.game.text.read(seen, _shortened(text))
        if move not in self._legal():
            raise IllegalMove(f"{text}: {self.game.text.refusal(seen, move)}")
        self._rules.play(self._step(move), move)
        self.moves.append(text)
        self.movers.append(turn)
        self._settle()

    def _settle(self) -> None:
        """Resolve chance until a seat is to move or the match is over."""
        rules = self._rules
        while rules.turn(self._states[len(self._steps)]) == CHANCE:
            rules.chance(self._step(CHANCE), self._next_dice())

    def _next_dice(self) -> dice.Dice:
        assert self.key is not None
        return dice.for_event(self.key, self._chances - 1)

    def _step(self, cause: int) -> State:
        """Put a copy of the position on top, to be changed by the cause; keeps those below for replay and undo."""
        top = len(self._steps)
        if top + 1 == len(self._states):
            self._states = np.concatenate([self._states, self.game.states(len(self._states))])
        self._states[top + 1] = self._states[top]
        self._steps.append(cause)
        self._chances += cause == CHANCE
        return self._states[top + 1]

    def undo(self) -> None:
        """Take back the last move and all that followed from it. The same move would bring the same chance again."""
        if not any(step != CHANCE for step in self._steps):
            raise IllegalMove("undo: no move has been made yet")
        while (cause := self._steps.pop()) == CHANCE:
            self._chances -= 1
        assert cause != CHANCE
        self.moves.pop()
        self.movers.pop()
        self._forget()

    def view(self, seat: int | None) -> Json:
        """Everything the seat may know now (None: a spectator), ready to be sent as JSON."""
        self._check_seat(seat)
        return next(self._views([seat]))

    def views(self) -> dict[int | None, Json]:
        """The views of every seat and of a spectator, made together: what is the same for all is made once."""
        seats = [None, *range(self.players)]
        return dict(zip(seats, self._views(seats), strict=True))

    def _views(self, seats: Iterable[int | None]) -> Iterator[Json]:
        turn, result, state = self.turn, self.result, self.snapshot()
        ended = result and {"points": list(result.points), "winners": list(result.winners), "reason": result.reason}
        head = {"game": self.game.name, "players": self.players, "turn": turn, "result": ended}
        public = head | self.game.view.public(state)
        for seat in seats:
            legal = self.legal() if seat is not None and seat == turn else []
            yield {**public, "seat": seat, "legal": legal, **self.game.view.private(state, seat)}

    def events(self, seat: int | None, since: int = 0) -> list[Json]:
        """What has happened, as the seat may know it. Event number n is the same happening for every seat."""
        self._check_seat(seat)
        steps, heard = self._heard.get(seat, (0, []))
        for step in range(steps, len(self._steps)):
            heard += self.game.view.events(*self._happened(step), seat)
        self._heard[seat] = len(self._steps), heard
        return (self._past + heard)[since:]

    def _happened(self, step: int) -> tuple[Snapshot, int, Snapshot]:
        """A step: the position before it, its cause, and the position after it."""
        return snapshot(self._states, step), self._steps[step], snapshot(self._states, step + 1)

    @property
    def event_count(self) -> int:
        return len(self.events(None))

    @property
    def result(self) -> Result | None:
        """None while the match is running."""
        if self.turn is not None:
            return None
        state = self._states[len(self._steps)]
        points, won = np.zeros((2, self.players), np.int64)
        self._rules.score(state, points)
        self._rules.winners(state, won)
        seats = tuple(seat for seat in range(self.players) if won[seat])
        return Result(tuple(points.tolist()), seats, self.game.view.reason(self.snapshot()))

    def observe(self, seat: int) -> dict[str, Any]:
        """The seat's knowledge as named arrays of numbers, for learners."""
        self._check_seat(seat)
        shapes = self.game.rules.OBSERVATION
        sizes = [int(np.prod(shape)) for shape in shapes.values()]
        out = np.zeros(sum(sizes), np.float32)
        self._rules.observe(self._states[len(self._steps)], seat, out)
        pieces = np.split(out, np.cumsum(sizes)[:-1])
        return {name: piece.reshape(shape) for (name, shape), piece in zip(shapes.items(), pieces, strict=True)}

    def imagine(self, seat: int, seed: int) -> "Match":
        """A match like this one as far as the seat can tell, with all it cannot know dealt anew and a key of its own.

        What lies in the past is told, to every seat, as this one heard it.
        """
        self._check_seat(seat)
        world = object.__new__(Imagined)  # each part by name: what is not named here stays behind
        world.game, world.players, world.options = self.game, self.players, dict(self.options)
        world.key = simulated_key(seed, _IMAGINED)
        world.names, world.date, world.other_tags = list(self.names), self.date, {}
        world.moves, world.movers = list(self.moves), list(self.movers)
        world._past = self.events(seat)
        world._forget()
        world._steps = []
        world._chances = 0
        world._states = self.game.states(32)
        world._states[0] = self._states[len(self._steps)]
        self._rules.imagine(world._states[0], seat, dice.from_seed(seed))
        return world

    def sight(self, seat: int | None = None, seed: int = 0) -> Sight:
        """What the seat knows (None: the seat in `turn`), for a bot. The seed deals what stands behind it."""
        seat = self.turn if seat is None else seat
        if seat is None:
            raise IllegalMove("The match is over: there is no move left to choose.")
        return Sight(self.imagine(seat, seed), seat)

    def log(self) -> list[str]:
        """What has happened, line by line, secrets included."""
        steps, told = self._told
        for step in range(steps, len(self._steps)):
            told += self.game.text.lines(*self._happened(step))
        self._told = len(self._steps), told
        return list(told)

    def record(self) -> str:
        """The match as the text of a `.cheese` file. Until the match is over it holds secrets but not the key."""
        from .record import write  # here, since records are made of matches

        return write(self)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.players:
            raise BadTable(f"There is no seat {seat}; the seats are 0 to {self.players - 1}.")

    def __repr__(self) -> str:
        now = f"turn={self.turn}" if self.turn is not None else f"result={self.result}"
        return f"<Match {self.game.name} players={self.players} moves={len(self.moves)} {now}>"


class Imagined(Match):
    """A match that began in the middle, in somebody's head. It can be played and viewed, but never happened."""

    def log(self) -> list[str]:
        raise BadTable("An imagined match has no log and no record: its past never happened.")


def simulated_key(seed: int, number: int) -> bytes:
    """The key of match `number` in a repeatable run."""
    return hashlib.blake2b(f"{seed} {number}".encode(), digest_size=KEY_BYTES, person=b"cheeseboard").digest()


def _checked_key(key: bytes) -> bytes:
    if len(key) != KEY_BYTES:
        raise BadTable(f"A match key has {KEY_BYTES} bytes, not {len(key)}.")
    return key


def _checked_names(names: Sequence[str] | None, players: int) -> list[str]:
    if names is None:
        return [f"Seat {seat}" for seat in range(players)]
    if len(names) != players:
        raise BadTable(f"{players} players need {players} names, not {len(names)}.")
    for name in names:
        check_name(name)
    return list(names)


def check_name(name: str) -> None:
    if not name.isprintable():
        raise BadTable(f"A name is printable text on one line, not {name!r}.")


def _shortened(text: str) -> str:
    """A move short enough to be quoted back to whoever sent it."""
    return text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…"
