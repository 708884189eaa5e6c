"""The contests: every deal twice, with the seats swapped, and how often we win."""

import statistics
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache

from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.game import Game
from cheeseboard.engine.match import Match
from cheeseboard.games import get

from .adapter import PLAYERS
from .entrants import Effort, Entrant, Means, Ours, Seer, Theirs

GOALS = {"equal iterations": 0.55, "equal time": 0.75}


@dataclass(frozen=True)
class Contest:
    name: str
    ours: Means
    theirs: Means
    curiosity: float
    """Their `uct_c`, for returns from 0 to 1."""
    seer: bool = False


@dataclass(frozen=True)
class Duel:
    """A row: how our search did against theirs. `_ms` is milliseconds for a move: on average, and the longest."""

    game: str
    contest: str
    deals: int
    win_rate: float
    interval: tuple[float, float]
    goal: float | None
    our_iterations_per_second: float
    their_iterations_per_second: float
    our_ms: float
    their_ms: float
    our_longest_ms: float
    their_longest_ms: float


def duel(name: str, contest: Contest, deals: int, pool: ProcessPoolExecutor) -> Duel:
    scores: list[float] = []
    ours, theirs = Effort(), Effort()
    for ended in as_completed([pool.submit(both_games, name, contest, deal) for deal in range(deals)]):
        score, *spent = ended.result()
        scores.append(score)
        ours.extend(spent[0])
        theirs.extend(spent[1])
        if len(scores) % max(1, deals // 10) == 0:
            say(f"{name}, {contest.name}: {len(scores)} of {deals} deals, {statistics.mean(scores):.0%} won")
    return Duel(
        game=name,
        contest=contest.name,
        deals=deals,
        win_rate=round(statistics.mean(scores), 4),
        interval=interval(scores),
        goal=GOALS.get(contest.name),
        our_iterations_per_second=round(ours.iterations / ours.sampling),
        their_iterations_per_second=round(theirs.iterations / theirs.sampling),
        our_ms=round(statistics.mean(ours.seconds) * 1e3, 2),
        their_ms=round(statistics.mean(theirs.seconds) * 1e3, 2),
        our_longest_ms=round(max(ours.seconds) * 1e3, 1),
        their_longest_ms=round(max(theirs.seconds) * 1e3, 1),
    )


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Where the win rate lies, with 95 % certainty. One even deal more keeps few deals from looking sure."""
    cautious = [*scores, 0.5]
    spread = 1.96 * statistics.stdev(cautious) / len(cautious) ** 0.5
    mean = statistics.mean(cautious)
    return round(max(0.0, mean - spread), 4), round(min(1.0, mean + spread), 4)


def both_games(name: str, contest: Contest, deal: int) -> tuple[float, Effort, Effort]:
    """One deal, then the same with the seats swapped: our share of the wins, and what we and they have spent."""
    rehearse(name, contest.seer)
    return two_games(get(name), contest, deal)


@cache
def rehearse(name: str, seer: bool) -> None:
    """Have every kernel at hand before the clock runs."""
    few = Means(iterations=20, seconds=0.001)
    two_games(get(name), Contest("rehearsal", few, few, 1.0, seer), 0)


def two_games(game: Game, contest: Contest, deal: int) -> tuple[float, Effort, Effort]:
    share = 0.0
    spent = Effort(), Effort()
    for our_seat in range(PLAYERS):
        theirs = Theirs(game, deal, contest.theirs, contest.curiosity)
        ours: Entrant = Ours(deal, contest.ours)
        if contest.seer:
            assert contest.ours.seconds
            ours = Seer(game, our_seat, deal, contest.ours.seconds)
        match = Match.new(game, PLAYERS, key=simulated_key(0, deal))
        while (seat := match.turn) is not None:
            moves = match.legal()
            entrant = ours if seat == our_seat else theirs
            match.play(moves[0] if len(moves) == 1 else entrant.choose(match))
        assert match.result
        share += (our_seat in match.result.winners) / len(match.result.winners)
        spent[0].extend(ours.effort)
        spent[1].extend(theirs.effort)
    return share / PLAYERS, *spent


def contests(iterations: int, seconds: float, curiosity: float, native: float | None, seer: bool) -> Iterator[Contest]:
    turns, time = Means(iterations=iterations), Means(seconds=seconds)
    yield Contest("equal iterations", turns, turns, curiosity)
    yield Contest("equal time", time, time, curiosity)
    if native is not None:
        yield Contest("theirs as if in C++", time, Means(iterations=round(native * seconds)), curiosity)
    if seer:
        yield Contest("equal time, ours sees all", time, time, curiosity, seer=True)


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)
