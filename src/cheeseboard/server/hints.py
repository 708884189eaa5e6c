"""Help for whoever plays against bots alone: what to play, and who is likely to win."""

from collections.abc import Callable
from typing import TypeVar

from cheeseboard.bots import hints
from cheeseboard.bots.search import Search
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.told import Reason

from .limits import Limits, Refusal
from .messages import Chances, Hint, Hints
from .questions import Question
from .table import Table
from .thinking import Kind, Pool

T = TypeVar("T")

DIGITS = 4
"""Of a chance that is sent: more than any search knows."""


class Helper:
    """Works out what people ask, once for each position, seat and kind of question."""

    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits

    async def hints(self, table: Table, person: str) -> Hints[Reason]:
        """What the person could play; raises Refusal."""
        seat = _seat_against_bots(table, person)
        _refuse_unless_running(table)
        if table.turn != seat:
            raise Refusal("hint-not-yours", 403, seat=table.turn)
        return await self._think(table, Kind.HINT, seat, lambda sight: work_out_hints(sight, self._limits))

    async def chances(self, table: Table, person: str) -> Chances:
        """How likely each seat wins, as the person's seat can tell; raises Refusal."""
        seat = _seat_against_bots(table, person)
        if table.state == "over":
            return _chances_at_the_end(table.match)
        _refuse_unless_running(table)
        return await self._think(table, Kind.CHANCES, seat, lambda sight: work_out_chances(sight, self._limits))

    async def _think(self, table: Table, kind: Kind, seat: int, work: Callable[[Sight], T]) -> T:
        question: Question[T] | None = table.questions.get((seat, kind))
        if question is None or question.useless:
            sight = table.match.sight(seat)
            question = Question(lambda: self._pool.think(table.kept.id, kind, lambda: work(sight)))
            table.questions[seat, kind] = question
        return await question.answer()


def work_out_hints(sight: Sight, limits: Limits) -> Hints[Reason]:
    found = hints.find_hints(sight, _search(sight, limits.hint_iterations, limits))
    return Hints(len(sight.moves), rounded(found.chances), [hint_sent(hint) for hint in found.best], found.proven)


def work_out_chances(sight: Sight, limits: Limits) -> Chances:
    outlook = _search(sight, limits.chances_iterations, limits).consider(sight)
    return Chances(len(sight.moves), rounded(outlook.chances))


def hint_sent(hint: hints.Hint) -> Hint[Reason]:
    return Hint(hint.move, hint.said, round(hint.chance, DIGITS), list(hint.reasons))


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _search(sight: Sight, iterations: int, limits: Limits) -> Search:
    """It thinks the same of the same position, whoever asks and however often."""
    return Search(len(sight.moves), iterations=iterations, seconds=limits.longest_thought)


def _chances_at_the_end(match: Match) -> Chances:
    assert match.result is not None
    return Chances(len(match.moves), rounded(hints.outcome(match.result)))


def _seat_against_bots(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat is None:
        raise Refusal("hint-watching", 403)
    if any(chair.bot is None for other, chair in enumerate(table.kept.chairs) if other != seat):
        raise Refusal("hint-people", 403)
    return seat


def _refuse_unless_running(table: Table) -> None:
    if table.turn is None:
        raise Refusal("choose-after-end", 409)
