"""The bot that thinks: it imagines worlds that fit what its seat knows, and finds the move that does best in them."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from cheeseboard.engine import dice as dice_of
from cheeseboard.engine.contract import AnyState
from cheeseboard.engine.errors import IllegalMove, UnknownBot
from cheeseboard.engine.game import Game
from cheeseboard.engine.match import Match
from cheeseboard.engine.net import Net, empty, with_own_room
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.style import Style

from . import ending, tree

MOST_NODES = 1 << 20
"""A tree that has outgrown this learns no new positions."""
EDGES_PER_NODE = 8
WORLDS = 64
"""Worlds that an exact ending is played out in, where there are so many."""
LINES = 1_000_000
"""Positions that playing out an ending may look at for one move; where that is not enough, it is sampled."""
LINES_PER_SECOND = 4_000_000
"""A cautious guess at how many of them can be looked at in a second."""
PLAIN_LINES = 1_000
"""The same while kernels are not compiled yet."""
_COLUMNS = 5
"""Of what is found out about a move."""
GLANCE = 0.005
"""Seconds between two looks at the clock."""


@dataclass(frozen=True)
class Prospect:
    """What a move promises."""

    move: str
    chance: float
    """Of winning, for the seat that makes it; a shared win counts in part."""
    share: float
    """Of the thinking that went there."""
    points: float | None
    """For that seat, where points are counted next: after the match, or after a round. None where it looks less far."""


@dataclass(frozen=True)
class Outlook:
    """What thinking has brought."""

    seat: int
    """To move."""
    chances: tuple[float, ...]
    """Of winning, by seat."""
    points: tuple[float, ...] | None
    """Where they are counted next, by seat."""
    moves: tuple[Prospect, ...]
    """The best first."""
    iterations: int
    proven: bool
    """Whether the ending was played out in full, in every world that was considered."""


class Search:
    """Thinks for so many iterations or so many seconds, whichever ends first.

    With a seed, iterations and one thread it always thinks the same. It keeps what it has worked out from one move to
    the next of the same match. With `learnt=False` it knows of the game what was written by hand, and no more.
    """

    def __init__(
        self,
        seed: int,
        *,
        iterations: int | None = None,
        seconds: float | None = None,
        threads: int = 1,
        name: str = "search",
        style: Callable[[Style], Style] = lambda usual: usual,
        learnt: bool = True,
    ) -> None:
        if iterations is None and seconds is None:
            raise UnknownBot("bot-end")
        self.name = name
        self._seed = seed
        self._iterations = iterations
        self._seconds = seconds
        self._threads = threads
        self._style = style
        self._learnt = learnt
        self._minds: list[Mind] = []
        self._place: tuple[Game, int, int] | None = None

    def choose(self, sight: Sight) -> str:
        if len(sight.legal) == 1:
            return sight.legal[0]
        return self.consider(sight).moves[0].move

    def consider(self, sight: Sight) -> Outlook:
        """Everything there is to say about a position, for whoever is to move there."""
        if sight.turn is None:
            raise IllegalMove("choose-after-end")
        until = None if self._seconds is None else time.perf_counter() + self._seconds
        world = sight.imagine(self._seed & 0xFFFF)
        place = world.game, world.players, sight.seat
        if place != self._place:
            self._place = place
            net = world.game.net(world.players) if self._learnt else empty()
            usual = world.game.sense.LEARNT if len(net.first) else world.game.sense.STYLE
            self._minds = [
                Mind(*place, (self._seed, number), self._style(usual), net, self._iterations)
                for number in range(self._threads)
            ]
        lines = LINES if self._seconds is None else min(LINES, int(self._seconds * LINES_PER_SECOND))
        found = self._minds[0].prove(world.state, lines) or self._sample(world.state, until)
        # A search that stops before there is something to count has no points to tell, unless it saw the end.
        return found.told(world, counted=found.proven or self._minds[0].style.plies > 0)

    def _sample(self, root: AnyState, until: float | None) -> "Found":
        if self._threads == 1:
            return self._minds[0].sample(root, self._iterations, until)
        each = None if self._iterations is None else -(-self._iterations // self._threads)
        thought = _pool(self._threads).map(lambda mind: mind.sample(root, each, until), self._minds)
        return sum(thought, Found.nothing(self._minds[0].players))


@dataclass
class Found:
    """What thinking has brought, in numbers that can be added: by move, how often it was tried and how it did."""

    moves: Any
    """Rows of move, visits, and sums: of worth, chances and points."""
    sums: Any
    """Of chances and of points, by seat."""
    iterations: int
    proven: bool = False

    @classmethod
    def nothing(cls, players: int, proven: bool = False) -> "Found":
        return cls(np.zeros((0, _COLUMNS)), np.zeros((2, players)), 0, proven)

    def __add__(self, other: "Found") -> "Found":
        rows = np.concatenate([self.moves, other.moves])
        moves, where = np.unique(rows[:, 0], return_inverse=True)
        added = np.zeros((len(moves), _COLUMNS))
        np.add.at(added, where, rows)
        added[:, 0] = moves
        return Found(added, self.sums + other.sums, self.iterations + other.iterations, self.proven)

    def ranked(self) -> tuple[Any, Any]:
        """The moves that were tried, the best first, as rows like `moves`; and the means of what they led to."""
        tried = self.moves[self.moves[:, 1] > 0]
        means = tried[:, 2:] / tried[:, 1:2]
        by_worth, by_visits = means[:, 0], tried[:, 1]
        order = np.lexsort((by_visits, by_worth) if self.proven else (by_worth, by_visits))[::-1]
        return tried[order], means[order]

    def told(self, world: Match, counted: bool) -> Outlook:
        tried, means = self.ranked()
        moves = world.game.text.write_all(world.snapshot(), tried[:, 0].astype(int).tolist())
        whole = tried[:, 1].sum()
        chances, points = (self.sums / self.iterations).tolist()
        return Outlook(
            seat=world.turn if world.turn is not None else 0,
            chances=tuple(chances),
            points=tuple(points) if counted else None,
            moves=tuple(
                Prospect(
                    move,
                    float(means[row, 1]),
                    float(tried[row, 1] / whole),
                    float(means[row, 2]) if counted else None,
                )
                for row, move in enumerate(moves)
            ),
            iterations=self.iterations,
            proven=self.proven,
        )


class Mind:
    """One thread's tree, and the room to grow it in."""

    def __init__(
        self,
        game: Game,
        players: int,
        seat: int,
        seed: tuple[int, int],
        style: Style,
        net: Net,
        iterations: int | None,
    ) -> None:
        self.game = game
        self.players = players
        self.seat = seat
        self.style = style
        self.dice = dice_of.from_seed(*seed)
        self.worlds = np.array([dice_of.from_seed(*seed, number) for number in range(max(1, style.worlds))])
        nodes = MOST_NODES
        if iterations is not None:
            nodes = min(nodes, 1 << (4 * iterations).bit_length())
        moves = game.rules.MOVES
        self.tree = tree.Tree(
            np.zeros(nodes, tree.NODE), np.zeros(EDGES_PER_NODE * nodes + moves, tree.EDGE), np.zeros(2, np.int64)
        )
        self.desk = tree.Desk(
            world=game.states(1),
            room=game.states(1),
            moves=np.zeros(moves, np.int64),
            marks=np.zeros(moves, np.int8),
            weights=np.zeros(moves),
            net=with_own_room(net),
            path=np.zeros((3, tree.DEEPEST), np.int64),
            worth=np.zeros(max(game.counts)),
            chances=np.zeros(max(game.counts)),
            points=np.zeros(max(game.counts)),
        )

    def sample(self, root: AnyState, iterations: int | None, until: float | None) -> Found:
        """Think by trying: so many iterations, or until the clock shows so much."""
        root = self._remembered(root)
        kernels = self.game.kernels.use(tree)
        if 4 * self.tree.used[0] > len(self.tree.nodes) or 2 * self.tree.used[1] > len(self.tree.edges):
            self.tree.nodes["key"] = 0
            self.tree.used[:] = 0
        sums = np.zeros((2, self.players))
        done, at_once = 0, iterations if until is None and iterations else 1
        while iterations is None or done < iterations:
            began = time.perf_counter()
            if until is not None and began >= until and done:
                break
            count = at_once if iterations is None else min(at_once, iterations - done)
            kernels.search(root, self.seat, self.tree, self.desk, self.style, self.dice, self.worlds, done, sums, count)
            done += count
            if until is not None:
                now = time.perf_counter()
                in_time = count * min(GLANCE, until - now) / (now - began)
                at_once = max(1, min(2 * at_once, int(in_time)))
        rows = np.zeros((len(self.desk.moves), _COLUMNS))
        return Found(rows[: kernels.root_edges(root, self.seat, self.tree, rows)], sums, done)

    def prove(self, root: AnyState, budget: int) -> Found | None:
        """Play every line of the ending out in the worlds that fit; None where there are too many."""
        left = int(self.game.kernels.use(self.game.sense).closing(root))
        if not 0 < left <= self.style.sure:
            return None
        worlds = self._worlds(root)
        if len(worlds) > 1 and 2 * left > self.style.sure:  # each world alone looks too far: no player has that world
            return None
        rules, kernels = self.game.kernels.use(self.game.rules), self.game.kernels.use(ending)
        room = ending.lines(self.game, left)
        after = self.game.states(1)
        moves = np.zeros(self.game.rules.MOVES, np.int64)
        found = Found.nothing(self.players, proven=True)
        if self.game.kernels.plain:
            budget = min(budget, PLAIN_LINES)
        for world, times in worlds:
            actor = rules.turn(world)
            rows = []
            best = None
            for move in moves[: rules.legal(world, moves)].tolist():
                after[0] = world
                rules.play(after[0], move)
                looked = kernels.prove(after[0], room, self.players, budget)
                if looked < 0:
                    return None
                budget -= looked
                end = room.best[0, :, : self.players].copy()
                rows.append([move, times, *(times * end[:, actor])])
                if best is None or end[0, actor] > best[0, actor]:
                    best = end
            assert best is not None
            found += Found(np.array(rows), times * best[1:], times)
        return found

    def _remembered(self, root: AnyState) -> AnyState:
        if not self.style.forgetful:
            return root
        states = self.game.states(1)
        states[0] = root
        self.game.kernels.use(self.game.sense).forget(states[0], self.seat, self.dice)
        return states[0]

    def _worlds(self, root: AnyState) -> list[tuple[AnyState, int]]:
        """Worlds that fit, each with how often it came up."""
        if self.style.worlds < 0:
            return [(root, 1)]
        kernels = self.game.kernels.use(self.game.mind)
        worlds = self.game.states(WORLDS)
        seen: dict[bytes, list[int]] = {}
        for number in range(WORLDS):
            worlds[number] = root
            kernels.imagine(worlds[number], self.seat, self.dice)
            seen.setdefault(worlds[number].tobytes(), []).append(number)
        return [(worlds[numbers[0]], len(numbers)) for numbers in seen.values()]


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "search")
