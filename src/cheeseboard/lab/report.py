"""What came out of a contest, as JSON, as a table and as records."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from cheeseboard.games import get
from cheeseboard.words import say
from cheeseboard.words.here import tell

from .contest import Contest, Outcome
from .standings import Interval, pairing, standings

MOST_TOLD = 10
"""Forfeits told one by one under the table; the JSON has all."""

Report = dict[str, Any]


def report(contest: Contest, outcomes: Sequence[Outcome]) -> Report:
    """Everything that came out, ready for JSON."""
    found: Report = {
        "game": contest.game,
        "players": contest.players,
        "options": contest.options,
        "games": len(outcomes),
        "deals": len(outcomes) // contest.rotations,
        "seed": contest.seed,
        "unfinished": sum(not outcome.finished for outcome in outcomes),
        "bots": [asdict(standing) for standing in standings(contest, outcomes)],
        "forfeits": [forfeited(contest, outcome) for outcome in outcomes if outcome.forfeit],
    }
    if len(contest.bots) == 2:
        found["pairing"] = asdict(pairing(contest, outcomes))
    return found


def forfeited(contest: Contest, outcome: Outcome) -> Report:
    assert outcome.forfeit
    lost = outcome.forfeit
    return {
        "game": outcome.game + 1,
        "bot": contest.names(outcome.game)[lost.seat],
        "seat": lost.seat,
        "move": lost.move,
        "reason": say(lost.code, lost.params),
        "code": lost.code,
        "params": lost.params,
    }


def show(found: Report) -> None:
    console = Console(highlight=False)
    console.print(table(found))
    for line in remarks(found):
        console.print(line, markup=False, soft_wrap=True)


def remarks(found: Report) -> Iterator[str]:
    """What is told under the table."""
    if pair := found.get("pairing"):
        first, second = (bot["bot"] for bot in found["bots"])
        low, high = (f"{100 * end:+.1f}" for end in pair["interval"])
        counts = {name: pair[name] for name in ("better", "even", "worse")}
        by = f"{100 * pair['difference']:+.1f}"
        yield tell("arena-pairing", first=first, second=second, **counts, difference=by, low=low, high=high)
    if found["unfinished"]:
        yield tell("arena-unfinished", unfinished=found["unfinished"], games=found["games"])
    for lost in found["forfeits"][:MOST_TOLD]:
        yield tell("arena-forfeit", game=lost["game"], move=lost["move"], reason=tell(lost["code"], **lost["params"]))
    if more := len(found["forfeits"][MOST_TOLD:]):
        yield tell("arena-more-forfeits", count=more)


def table(found: Report) -> Table:
    counts = {name: found[name] for name in ("players", "games", "deals")}
    title = tell("arena-title", title=tell(get(found["game"]).said("title")), **counts)
    shown = Table(title=title, caption=tell("arena-caption"), box=SIMPLE)
    shown.add_column(tell("arena-bot"))
    for heading in ("arena-games", "arena-wins", "arena-points", "arena-rating", "arena-forfeits"):
        shown.add_column(tell(heading), justify="right")
    for bot in found["bots"]:
        points = bot["mean_points"]
        shown.add_row(
            bot["bot"],
            str(bot["games"]),
            f"{100 * bot['win_rate']:.1f} % {between(bot['win_interval'], 100, 1)}",
            "–" if points is None else f"{points:.2f}",
            f"{bot['rating']:.0f} {between(bot['interval'], 1, 0)}",
            str(bot["forfeits"] or "–"),
        )
    return shown


def between(interval: Interval, times: float, digits: int) -> str:
    low, high = (f"{times * end:.{digits}f}" for end in interval)
    return f"({low}–{high})"


def record(contest: Contest, outcome: Outcome) -> str:
    """The game as the text of a `.cheese` file, played again from its moves."""
    match = contest.match(outcome.game)
    for move in outcome.moves:
        match.play(move)
    return match.record()
