"""A bot plays against itself and a net learns from it: what every lesson has in common.

Who plays is the net itself, looking one move ahead, or a search, with what was learnt before or with what was written
by hand (expert iteration).
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, field
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from cheeseboard.bots.search import Mind
from cheeseboard.engine.device import cores, device
from cheeseboard.engine.game import Game
from cheeseboard.engine.net import Weights, empty, fingerprint, with_own_room

from . import selfplay
from .selfplay import Room, Tables


@dataclass(frozen=True)
class Settings:
    """How it is learnt. All are told with the weights."""

    tables: int = 512
    lines: int = 32
    """That each table writes between two fits."""
    iterations: int = 0
    """Of the search that plays; 0: the net plays, one move ahead."""
    warmth: float = 0.04
    """How often another move than the best is played: a difference of chances or, for a search, a chance. It fades."""
    far_sight: float = 0.7
    """How much of what a position is worth is told by the end, and not by what was thought on the way."""
    batch: int = 4096
    """Lines of a step, where not all are learnt from at once."""
    rate: float = 2e-3
    """How far a step goes at first; it ends with a twentieth of that."""
    keep: int = 1
    """Lessons that are remembered."""
    repeats: int = 1
    """Remembered lessons that are learnt, any of them, after each new one; or steps, where all are learnt at once."""
    sample: int = 1000
    """Matches by which progress is measured."""


def told_by(game: Game, module: str) -> Any:
    """A module of the game's folder: `traits`, or `aspects`."""
    return import_module(f"{game.rules.__package__}.{module}")


class Point(NamedTuple):
    """Of the curve."""

    seconds: float
    lines: int
    loss: float
    """Log loss of what it tells."""
    wins: float
    """Of the net, looking one move ahead or not at all, against greedy."""


@dataclass
class Learner(ABC):
    """A net, and all it takes to teach it a game."""

    game: Game
    seed: int
    settings: Settings
    on: str = "cpu"
    parent: Weights | None = None
    curve: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        traits = told_by(self.game, "traits")
        self.taught = traits.TAUGHT
        self.holds_for = traits.HOLDS_FOR
        self.arrays = device(self.on).arrays
        self.teacher = empty() if self.parent is None else self.parent.net()
        self.lines, self.spent = 0, 0.0
        self.threads = cores()
        self.chance = np.random.default_rng(self.seed)
        self.each = -(-self.settings.tables // len(self.taught))
        self.groups = [self._tables(players, options, self.each) for players, options in self.taught]
        self.measured = [self._tables(players, options, self.settings.sample) for players, options in self.taught]
        self._crew = ThreadPoolExecutor(self.threads, "learning")
        self.begin()
        self.net = self.weights({}).net()

    @abstractmethod
    def begin(self) -> None:
        """What is learnt, before the first lesson."""

    @abstractmethod
    def weights(self, told: dict[str, Any]) -> Weights:
        """What has been learnt so far."""

    @abstractmethod
    def play(self, left: float) -> None:
        """Let all the tables write down what there is to learn, with what part of the time is left."""

    @abstractmethod
    def fit(self, left: float) -> float:
        """Learn from what is remembered, with what part of the time is left; returns the log loss."""

    @abstractmethod
    def against_greedy(self, tables: Tables, won: Any) -> Callable[[Room, int, int], int]:
        """The kernel that plays a match at each of some tables."""

    @property
    def _kernels(self) -> Any:
        return self.game.kernels.use(selfplay)

    def _tables(self, players: int, options: dict[str, str], count: int) -> Tables:
        codes = self.game.option_codes(self.game.check_options(players, options))
        dice = self.chance.integers(0, 2**64, (count, 4), np.uint64)
        tables = Tables(self.game.states(count), self.game.states(1), dice, players, codes)
        for number in range(count):
            self._kernels.deal_anew(tables, number)
        return tables

    def style(self) -> Any:
        sense = self.game.sense
        return sense.LEARNT if len(self.teacher.first) else sense.STYLE

    def _room(self, players: int) -> Room:
        moves, seats = self.game.rules.MOVES, max(self.game.counts)
        mind = Mind(self.game, players, 0, (0, 0), self.style(), self.teacher, max(16, self.settings.iterations))
        return Room(
            with_own_room(self.net),
            mind.tree,
            mind.desk,
            self.game.states(2),
            np.zeros(moves, np.int64),
            np.zeros(moves, np.bool_),
            np.zeros(moves),
            np.zeros(seats),
            np.zeros(seats),
            np.zeros((self.settings.lines + 1, seats)),
            np.zeros((moves, 5)),
            np.zeros((2, players)),
            mind.worlds,
        )

    def shared(self, tables: Tables, work: Callable[[Room, int, int], int]) -> int:
        """Work on all the tables, by all threads."""
        edges = np.linspace(0, len(tables.states), self.threads + 1).astype(int).tolist()
        rooms = [self._room(tables.players) for _ in range(self.threads)]
        return sum(self._crew.map(work, rooms, edges[:-1], edges[1:]))

    def measure(self) -> float:
        """How often it wins against greedy."""
        found = []
        for tables in self.measured:
            won = np.zeros(len(tables.states))
            self.shared(tables, self.against_greedy(tables, won))
            found.append(won.mean())
        return float(np.mean(found))

    def kept(self) -> Weights:
        """What it has learnt so far, with how it came about."""
        return self.weights(
            {
                "game": self.game.name,
                "lesson": type(self).__name__.lower(),
                "players": list(self.holds_for),
                "tables": [[players, options] for players, options in self.taught],
                "seed": self.seed,
                "settings": asdict(self.settings),
                "lines": self.lines,
                "seconds": round(self.spent),
                "device": self.on,
                "parent": {"mark": fingerprint(self.parent.net()), **self.parent.told} if self.parent else None,
                "curve": [[round(each, 4) for each in point] for point in self.curve],
            }
        )

    def learn(self, seconds: float, every: float) -> Iterator[Point]:
        """So long; a point of the curve now and then, and one at the end."""
        began, due = time.perf_counter(), 0.0
        while True:
            left = max(0.0, 1.0 - self.spent / seconds)
            self.play(left)
            loss = self.fit(left)
            self.net = self.weights({}).net()
            self.spent = time.perf_counter() - began
            if self.spent >= min(due, seconds):
                self.curve.append(Point(self.spent, self.lines, loss, self.measure()))
                due = self.spent + every
                yield self.curve[-1]
            if self.spent >= seconds:
                return
