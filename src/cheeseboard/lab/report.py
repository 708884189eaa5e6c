"""What came out of a contest, as JSON, as a table and as records."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from cheeseboard.games import get

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
        "reason": lost.reason,
    }


def show(found: Report) -> None:
    console = Console(highlight=False)
    console.print(table(found))
    if pair := found.get("pairing"):
        better, even, worse = (pair[name] for name in ("better", "even", "worse"))
        low, high = (f"{100 * end:+.1f}" for end in pair["interval"])
        first, second = (bot["bot"] for bot in found["bots"])
        console.print(
            f"Deal by deal, {first} against {second}: {better} better, {even} even, {worse} worse;"
            f" {100 * pair['difference']:+.1f} points of win rate ({low} to {high}).",
            markup=False,
            soft_wrap=True,
        )
    if found["unfinished"]:
        console.print(f"{found['unfinished']} of {found['games']} games were left unfinished: nobody won them.")
    for lost in found["forfeits"][:MOST_TOLD]:
        console.print(
            f"Game {lost['game']}, move {lost['move']}, a forfeit: {lost['reason']}.", markup=False, soft_wrap=True
        )
    if more := len(found["forfeits"][MOST_TOLD:]):
        console.print(f"And {more} more forfeits: --json tells them all.")


def table(found: Report) -> Table:
    title = f"{get(found['game']).title}, {found['players']} players, {found['games']} games of {found['deals']} deals"
    shown = Table(title=title, caption="in brackets: 95 % intervals", box=SIMPLE)
    shown.add_column("bot")
    for heading in ("games", "wins", "points", "rating", "forfeits"):
        shown.add_column(heading, justify="right")
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
