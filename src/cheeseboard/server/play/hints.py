"""Help for whoever plays against bots alone: what to play, and who is likely to win."""

from typing import TypeVar

from cheeseboard.bots import hints
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.told import Reason

from ..limits import Limits, Refusal
from ..protocol.messages import Chances, Hints
from ..table.table import Table
from ..thinking.line import Kind, Spot
from ..thinking.questions import Question
from ..thinking.thinkers import Thinkers
from ..thinking.thoughts import AskChances, AskHints, Thought, rounded

T = TypeVar("T")


class Helper:
    """Works out what people ask, once for each position, seat and kind of question."""

    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers = thinkers
        self._limits = limits

    async def hints(self, table: Table, person: str, household: str) -> Hints[Reason]:
        """What the person could play; raises Refusal. Households take turns."""
        seat = _seat_against_bots(table, person)
        _refuse_unless_running(table)
        if table.turn != seat:
            raise Refusal("hint-not-yours", 403, seat=table.turn)
        wanted = AskHints(self._limits.hint_iterations, self._limits.longest_thought)
        return await self._think(Spot(Kind.HINT, household, table.id), table, seat, wanted)

    async def chances(self, table: Table, person: str, household: str) -> Chances:
        """How likely each seat wins, as the person's seat can tell; raises Refusal. Households take turns."""
        seat = _seat_against_bots(table, person)
        if table.standing.finished:
            return _chances_at_the_end(table.match)
        _refuse_unless_running(table)
        wanted = AskChances(self._limits.chances_iterations, self._limits.longest_thought)
        return await self._think(Spot(Kind.CHANCES, household, table.id), table, seat, wanted)

    async def _think(self, spot: Spot, table: Table, seat: int, wanted: Thought[Sight, T]) -> T:
        question: Question[T] | None = table.questions.get((seat, spot.kind))
        if question is None or question.useless:
            sight = table.match.sight(seat)
            question = Question(lambda: self._thinkers.think(spot, wanted, sight))
            table.questions[seat, spot.kind] = question
        return await question.answer()


def _chances_at_the_end(match: Match) -> Chances:
    assert match.result is not None
    return Chances(len(match.moves), rounded(hints.outcome(match.result)))


def _seat_against_bots(table: Table, person: str) -> int:
    chairs, mine = table.standing.chairs, table.standing.seats_of(person)
    if not mine:
        raise Refusal("hint-watching", 403)
    # Whoever is away, or may still sit down, is a person to play against.
    if len(mine) > 1 or any(chair.person or chair.open for seat, chair in enumerate(chairs) if seat not in mine):
        raise Refusal("hint-people", 403)
    return mine[0]


def _refuse_unless_running(table: Table) -> None:
    if table.turn is None:
        raise Refusal("choose-after-end", 409)
