"""Who plays: our search, theirs, and ours with every card open."""

import sys
import time
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np

from cheeseboard.bots.search import LINES, Mind, Search
from cheeseboard.engine.game import Game
from cheeseboard.engine.match import Match
from cheeseboard.engine.net import empty

from .adapter import PLAYERS, TheirBot, TheirGame


@dataclass(frozen=True)
class Means:
    """What a bot has for a move: so many iterations, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass
class Effort:
    """What a bot spent on moves where there was a choice."""

    seconds: list[float] = field(default_factory=list)
    iterations: int = 0
    sampling: float = 0.0
    """Seconds that these iterations took; an ending that is played out in full makes none."""

    def add(self, seconds: float, iterations: int) -> None:
        self.seconds.append(seconds)
        self.iterations += iterations
        self.sampling += seconds if iterations else 0.0

    def extend(self, other: "Effort") -> None:
        self.seconds += other.seconds
        self.iterations += other.iterations
        self.sampling += other.sampling


class Entrant(Protocol):
    effort: Effort

    def choose(self, match: Match) -> str: ...


class Ours:
    def __init__(self, seed: int, means: Means) -> None:
        self.effort = Effort()
        self._search = Search(seed, iterations=means.iterations, seconds=means.seconds)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        found = self._search.consider(match.sight())
        self.effort.add(time.perf_counter() - start, 0 if found.proven else found.iterations)
        return found.moves[0].move


class Seer:
    """Our search in the true world, with endings proved in it."""

    def __init__(self, game: Game, seat: int, seed: int, seconds: float) -> None:
        self.effort = Effort()
        self._seconds = seconds
        style = game.sense.STYLE._replace(worlds=-1)
        self._mind = Mind(game, PLAYERS, seat, (seed, 0), style, empty(), None)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        found = self._mind.prove(match.state, LINES) or self._mind.sample(match.state, None, start + self._seconds)
        self.effort.add(time.perf_counter() - start, 0 if found.proven else found.iterations)
        return found.told(match, counted=False).moves[0].move


class Theirs:
    def __init__(self, game: Game, seed: int, means: Means, curiosity: float) -> None:
        self.effort = Effort()
        self._seed = seed
        self._seconds = means.seconds
        self._table = TheirGame(game, seed)
        self._bot = TheirBot(self._table, seed, curiosity, means.iterations or sys.maxsize)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        self._bot.iterations = 0
        self._bot.until = np.inf if self._seconds is None else start + self._seconds
        world = match.sight().imagine(self._seed)
        move = int(self._bot.step(self._table.position(world)))
        self.effort.add(time.perf_counter() - start, self._bot.iterations)
        return str(world.game.text.write(world.snapshot(), move))
