"""What to play and why, and where a match turned: what a search thinks, told to people."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from cheeseboard.engine.errors import BadTable, IllegalMove
from cheeseboard.engine.match import Match
from cheeseboard.engine.retracing import retrace
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.snapshot import snapshot
from cheeseboard.engine.told import Reason, Result, Said

from .search import Outlook, Prospect, Search

TRIED_ENOUGH = 400
"""Times that a search has to try a move before it can say what the move is worth."""
WORLDS = 16
"""Worlds in which a move is tried that was tried too seldom; with more, the result changes by a hundredth or so."""
GLANCE = 4
"""Seats that are not to move get this fraction of the thought, to say what they would expect."""
MOST_TURNING_POINTS = 5
LEAST_TURN = 0.08
"""Of a chance to win: a smaller change is as likely the search's own doubt."""


@dataclass(frozen=True)
class Hint:
    """A move, in notation and in words, the chance to win with it, and why it may be good: facts, strongest first."""

    move: str
    said: Said
    chance: float
    reasons: tuple[Reason, ...]
    points: float | None = None
    """What the seat may then expect to have where points are counted next, if the search looks as far as that."""

    @property
    def percent(self) -> int:
        """The chance as it is told."""
        return round(100 * self.chance)


@dataclass(frozen=True)
class Hints:
    """What the seat to move may expect, and its best moves, best first: where the chances are level, by points."""

    chances: tuple[float, ...]
    best: tuple[Hint, ...]
    proven: bool


@dataclass(frozen=True)
class Turn:
    """A move that was played, seen with what its seat could know then."""

    number: int
    seat: int
    played: str
    said: Said
    """The move in words."""
    chances: tuple[float, ...]
    """Of each seat, before the move: what those at the table would say on average, each with what it knows."""
    chance: float
    """What the move was worth to its seat."""
    best: Hint
    loss: float
    """By how much the best move was worth more."""


def find_hints(sight: Sight, search: Search, most: int = 3) -> Hints:
    """The best moves for the seat to move."""
    outlook = search.consider(sight)
    best = [_hint(sight, outlook, prospect) for prospect in outlook.moves[:most]]
    best.sort(key=lambda hint: (-hint.percent, -(hint.points or 0.0)))
    return Hints(outlook.chances, tuple(best), outlook.proven)


def analyse(match: Match, iterations: int, seconds: float | None = None) -> Iterator[Turn]:
    """A match that has been played, move by move: each step of the iterator thinks about one move, for so long."""
    if match.key is None:
        raise BadTable("analysis-keyless")
    for before, played in zip(retrace(match), match.moves, strict=False):
        yield look_at(before, played, iterations, seconds)


def look_at(match: Match, played: str, iterations: int, seconds: float | None = None) -> Turn:
    """A move that was played next, by what all at the table could know before it."""
    seat = match.turn
    if seat is None:
        raise IllegalMove("choose-after-end")
    sight = match.sight(seat)
    outlook = Search(seat, iterations=iterations, seconds=seconds).consider(sight)
    opinions = [outlook.chances]
    for other in range(match.players):
        if other != seat:
            glance = Search(other, iterations=-(-iterations // GLANCE), seconds=seconds)
            opinions.append(glance.consider(match.sight(other)).chances)
    chances = tuple(sum(each) / len(opinions) for each in zip(*opinions, strict=True))
    return _turn(len(match.moves), sight, played, outlook, chances)


def outcome(result: Result) -> tuple[float, ...]:
    """How a match ended, as chances: a shared win counts in part."""
    return tuple((seat in result.winners) / len(result.winners) for seat in range(len(result.points)))


class Judged(Protocol):
    """What has to be known of a move to say whether a match turned there."""

    @property
    def number(self) -> int: ...
    @property
    def chances(self) -> Sequence[float]: ...
    @property
    def loss(self) -> float: ...


def turning_points(turns: Sequence[Judged], result: Result) -> list[int]:
    """The numbers of the moves at which most was lost, or after which somebody else was ahead; in order."""
    after = [*(turn.chances for turn in turns[1:]), outcome(result)]
    weights = {turn.number: _weight(turn, then) for turn, then in zip(turns, after, strict=True)}
    heaviest = sorted(weights, key=lambda number: -weights[number])[:MOST_TURNING_POINTS]
    return sorted(number for number in heaviest if weights[number] >= LEAST_TURN)


def _weight(turn: Judged, then: Sequence[float]) -> float:
    ahead = max(range(len(then)), key=then.__getitem__)
    led_before = turn.chances[ahead] >= max(turn.chances)
    return turn.loss if led_before else max(turn.loss, then[ahead] - turn.chances[ahead])


def _turn(number: int, sight: Sight, played: str, outlook: Outlook, chances: tuple[float, ...]) -> Turn:
    best = _hint(sight, outlook, outlook.moves[0])
    chance = best.chance if len(sight.legal) == 1 else promise(sight, outlook, played)[0]
    return Turn(number, sight.seat, played, _said(sight, played), chances, chance, best, best.chance - chance)


def _said(sight: Sight, move: str) -> Said:
    world = sight.imagine(seed=0)
    before = world.snapshot()
    return world.game.text.told(before, world.game.text.read(before, move))


def _hint(sight: Sight, outlook: Outlook, prospect: Prospect) -> Hint:
    """The move with its reasons, found in a world that the seat imagines."""
    world = sight.imagine(seed=0)
    game, before = world.game, world.snapshot()
    move = game.text.read(before, prospect.move)
    after = game.states(1)
    after[0] = world.state
    game.kernels.use(game.rules).play(after[0], move)
    reasons = game.reasons.reasons(before, move, snapshot(after, 0), outlook.seat)
    chance, points = promise(sight, outlook, prospect.move)
    return Hint(prospect.move, game.text.told(before, move), chance, tuple(reasons), points)


def promise(sight: Sight, outlook: Outlook, move: str) -> tuple[float, float | None]:
    """The chance to win with a move, never more than with the best, and the points to be expected."""
    best = outlook.moves[0]
    found = next((prospect for prospect in outlook.moves if prospect.move == move), None)
    if found and (found is best or outlook.proven or found.share * outlook.iterations >= TRIED_ENOUGH):
        return min(found.chance, best.chance), found.points
    chance, points = worth(sight, move, outlook.iterations)
    return min(chance, best.chance), points


def worth(sight: Sight, move: str, iterations: int) -> tuple[float, float | None]:
    """What to expect after a move that a search has hardly tried, since it found better ones at once.

    It is made in some worlds that the seat imagines, and what it then leads to there is thought about.
    """
    chance, points = 0.0, 0.0
    counted = True
    for number in range(WORLDS):
        world = sight.imagine(number)
        world.play(move)
        if world.result is not None:
            chance += outcome(world.result)[sight.seat]
            points += world.result.points[sight.seat]
            continue
        then = Search(number, iterations=max(1, iterations // WORLDS)).consider(world.sight(sight.seat))
        chance += then.chances[sight.seat]
        counted = counted and then.points is not None
        points += then.points[sight.seat] if then.points else 0.0
    return chance / WORLDS, points / WORLDS if counted else None
