"""Help for whoever plays against bots alone: what to play, and who is likely to win."""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from cheeseboard.bots.advice import Advised, advise, outcome
from cheeseboard.bots.search import Search
from cheeseboard.engine.game import Json
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight

from .limits import Limits, Refusal
from .questions import Question
from .table import Table
from .thinking import Kind, Pool

T = TypeVar("T")

DIGITS = 4
"""Of a chance that is sent: more than any search knows."""


class Better(msgspec.Struct):
    """A move, the chance to win with it, and facts that speak for it, strongest first."""

    move: str
    chance: float
    reasons: list[Json]


class Hint(msgspec.Struct):
    moves: int
    """How many moves had been made."""
    chances: list[float]
    """Of winning, by seat."""
    best: list[Better]
    proven: bool
    """Whether nothing is left to chance in this advice."""


class Chances(msgspec.Struct):
    moves: int
    chances: list[float]


class Hints:
    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits

    async def hint(self, table: Table, guest: str) -> Hint:
        """What the guest could play; raises Refusal."""
        seat = _seat_against_bots(table, guest)
        _refuse_unless_running(table)
        if table.turn != seat:
            raise Refusal(f"It is {table.name(table.turn or 0)}'s turn; a hint is for whoever is to move.", 403)
        return await self._think(table, Kind.HINT, seat, lambda sight: work_out_hint(sight, self._limits))

    async def chances(self, table: Table, guest: str) -> Chances:
        """How likely each seat wins, as the guest's seat can tell; raises Refusal."""
        seat = _seat_against_bots(table, guest)
        if table.state == "over":
            return _chances_at_the_end(table.match)
        _refuse_unless_running(table)
        return await self._think(table, Kind.CHANCES, seat, lambda sight: work_out_chances(sight, self._limits))

    async def _think(self, table: Table, kind: Kind, seat: int, work: Callable[[Sight], T]) -> T:
        question: Question[T] | None = table.questions.get(kind)
        if question is None or question.useless:
            sight = table.match.sight(seat)
            question = Question(lambda: self._pool.think(table.kept.id, kind, lambda: work(sight)))
            table.questions[kind] = question
        return await question.answer()


def work_out_hint(sight: Sight, limits: Limits) -> Hint:
    advice = advise(sight, _search(sight, limits.hint_iterations, limits))
    return Hint(len(sight.moves), rounded(advice.chances), [better(move) for move in advice.best], advice.proven)


def work_out_chances(sight: Sight, limits: Limits) -> Chances:
    outlook = _search(sight, limits.chances_iterations, limits).consider(sight)
    return Chances(len(sight.moves), rounded(outlook.chances))


def better(advised: Advised) -> Better:
    return Better(advised.move, round(advised.chance, DIGITS), list(advised.reasons))


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _search(sight: Sight, iterations: int, limits: Limits) -> Search:
    """It thinks the same of the same position, whoever asks and however often."""
    return Search(len(sight.moves), iterations=iterations, seconds=limits.longest_thought)


def _chances_at_the_end(match: Match) -> Chances:
    assert match.result is not None
    return Chances(len(match.moves), rounded(outcome(match.result)))


def _seat_against_bots(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    if seat is None:
        raise Refusal("You are watching this table; help is for those who play.", 403)
    if any(chair.bot is None for other, chair in enumerate(table.kept.chairs) if other != seat):
        raise Refusal("Help is for playing against bots; at this table people play against each other.", 403)
    return seat


def _refuse_unless_running(table: Table) -> None:
    if table.turn is None:
        raise Refusal("The match is over; there is nothing left to decide.", 409)
