"""Looking through matches that are over: in the background, move by move, once for all who ask."""

import asyncio
import logging
from collections import OrderedDict

from cheeseboard.bots.hints import Turn, analyse, turning_points
from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Reason

from .hints import DIGITS, hint_sent, rounded
from .limits import Limits, Refusal
from .messages import AnalysisInfo, TurnInfo
from .table import Table
from .thinking import Kind, Pool

log = logging.getLogger("cheeseboard")


class Analysis:
    """One match, as far as it has been looked through."""

    def __init__(self, match: Match, now: float) -> None:
        self.match = match
        self.asked = now
        self.info = AnalysisInfo[Reason](0, len(match.moves), [], [])
        self.working: asyncio.Task[None] | None = None
        self.failed = False

    @property
    def running(self) -> bool:
        return self.working is not None and not self.working.done()


class Analyses:
    def __init__(self, pool: Pool, limits: Limits) -> None:
        self._pool = pool
        self._limits = limits
        self._kept: OrderedDict[str, Analysis] = OrderedDict()  # whatever was asked for last stands last

    def look(self, table: Table) -> AnalysisInfo[Reason]:
        """As far as this match has been looked through; the first who asks begins it. Raises Refusal."""
        if table.state != "over":
            raise Refusal("analysis-early", 409)
        now = asyncio.get_running_loop().time()
        analysis = self._kept.get(table.kept.id) or self._begin(table, now)
        analysis.asked = now
        self._kept.move_to_end(table.kept.id)
        if analysis.failed:
            raise Refusal("analysis-failed", 500)
        return analysis.info

    def close(self) -> None:
        for analysis in self._kept.values():
            if analysis.working is not None:
                analysis.working.cancel()

    def _begin(self, table: Table, now: float) -> Analysis:
        if sum(analysis.running for analysis in self._kept.values()) >= self._limits.analyses_at_once:
            raise Refusal("analysis-many", 503)
        if len(self._kept) >= self._limits.analyses_kept:
            # Those that are running are fewer than are kept, so that one is found.
            del self._kept[next(name for name, analysis in self._kept.items() if not analysis.running)]
        analysis = self._kept[table.kept.id] = Analysis(table.match, now)
        analysis.working = asyncio.create_task(self._work(table.kept.id, analysis))
        return analysis

    async def _work(self, table: str, analysis: Analysis) -> None:
        try:
            if await self._look_through(table, analysis):
                return
        except Refusal as refusal:
            log.warning("table %s is not looked through: %s", table, refusal)
        except Exception:
            log.exception("table %s: the match could not be looked through", table)
            analysis.failed = True
            return
        del self._kept[table]  # begun anew when somebody asks again

    async def _look_through(self, table: str, analysis: Analysis) -> bool:
        """Whether it was done to the end; it is not when nobody asks for it any more."""
        now, match, turns = asyncio.get_running_loop().time, analysis.match, list[Turn]()
        assert match.result is not None
        steps = analyse(match, self._iterations(match), self._limits.longest_thought)
        for _ in match.moves:
            if now() - analysis.asked > self._limits.analysis_unasked:
                return False
            turns.append(await self._pool.think(table, Kind.ANALYSIS, lambda: next(steps)))
            analysis.info.turns.append(_turn_info(turns[-1]))
            analysis.info.done += 1
        analysis.info.turning = turning_points(turns, match.result)
        return True

    def _iterations(self, match: Match) -> int:
        share = self._limits.analysis_iterations // len(match.moves)
        return max(self._limits.analysis_fewest, min(share, self._limits.analysis_most))


def _turn_info(turn: Turn) -> TurnInfo[Reason]:
    return TurnInfo(
        number=turn.number,
        seat=turn.seat,
        played=turn.played,
        said=turn.said,
        chances=rounded(turn.chances),
        chance=round(turn.chance, DIGITS),
        best=hint_sent(turn.best),
        loss=round(turn.loss, DIGITS),
    )
