"""Looking through matches that are over: in the background, move by move, once for all who ask."""

import asyncio
from collections import OrderedDict

from cheeseboard.bots.hints import turning_points
from cheeseboard.engine.match import Match
from cheeseboard.engine.retracing import retrace
from cheeseboard.engine.told import Reason

from ..limits import Limits, Refusal
from ..logs import fields, log
from ..protocol.past import AnalysisInfo
from ..table.table import Table
from ..thinking.line import Kind, Spot
from ..thinking.thinkers import Thinkers
from ..thinking.thoughts import LookAt


class Analysis:
    """One match, as far as it has been looked through."""

    def __init__(self, match: Match, person: str, now: float) -> None:
        self.match = match
        self.person = person
        """Who asked first."""
        self.asked = now
        self.info = AnalysisInfo[Reason](0, len(match.moves), [], [])
        self.working: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def running(self) -> bool:
        return self.working is not None and not self.working.done()


class Analyses:
    def __init__(self, thinkers: Thinkers, limits: Limits) -> None:
        self._thinkers = thinkers
        self._limits = limits
        self._kept: OrderedDict[str, Analysis] = OrderedDict()  # whatever was asked for last stands last

    def begun(self, table: Table) -> bool:
        """Whether this match is remembered, as far as it has been looked through."""
        return table.id in self._kept

    def look(self, table: Table, person: str) -> AnalysisInfo[Reason]:
        """As far as this match has been looked through; the first who asks begins it. Raises Refusal."""
        if table.state != "over":
            raise Refusal("analysis-early", 409)
        if table.standing.finished is None:
            raise Refusal("analysis-ended", 409)
        now = asyncio.get_running_loop().time()
        analysis = self._kept.get(table.id) or self._begin(table, person, now)
        analysis.asked = now
        self._kept.move_to_end(table.id)
        if analysis.failed:
            raise Refusal("analysis-failed", 500)
        return analysis.info

    def close(self) -> None:
        for analysis in self._kept.values():
            if analysis.working is not None:
                analysis.working.cancel()

    def _begin(self, table: Table, person: str, now: float) -> Analysis:
        if sum(analysis.running for analysis in self._kept.values()) >= self._limits.analyses_at_once:
            raise Refusal("analysis-many", 503)
        if len(self._kept) >= self._limits.analyses_kept:
            oldest = next((name for name, analysis in self._kept.items() if not analysis.running), None)
            if oldest is None:
                raise Refusal("analysis-many", 503)
            del self._kept[oldest]
        analysis = self._kept[table.id] = Analysis(table.match, person, now)
        analysis.working = asyncio.create_task(self._work(table.id, analysis))
        return analysis

    async def _work(self, table: str, analysis: Analysis) -> None:
        try:
            if await self._look_through(table, analysis):
                return
        except Refusal as refusal:
            log.warning("table %s is not looked through: %s", table, refusal, extra=fields(table=table))
        except Exception:
            log.exception("table %s: the match could not be looked through", table, extra=fields(table=table))
            analysis.failed = True
            return
        del self._kept[table]  # begun anew when somebody asks again

    async def _look_through(self, table: str, analysis: Analysis) -> bool:
        """Whether it was done to the end; it is not when nobody asks for it any more."""
        now, match, turns = asyncio.get_running_loop().time, analysis.match, analysis.info.turns
        assert match.result is not None
        spot, iterations = Spot(Kind.ANALYSIS, analysis.person, table), self._iterations(match)
        for before, played in zip(retrace(match), match.moves, strict=False):
            if now() - analysis.asked > self._limits.analysis_unasked:
                return False
            wanted = LookAt(played, iterations, self._limits.longest_thought)
            turns.append(await self._thinkers.think(spot, wanted, before))
            analysis.info.done += 1
        analysis.info.turning = turning_points(turns, match.result)
        return True

    def _iterations(self, match: Match) -> int:
        share = self._limits.analysis_iterations // len(match.moves)
        return max(self._limits.analysis_fewest, min(share, self._limits.analysis_most))
