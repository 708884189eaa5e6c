"""How strong the bots are: the levels against each other, the strongest against greedy, and more thought against less.

    .venv/bin/python bench/strength.py [levels] [greedy] [ladder] [--games GAME ...] [--matches N]

Takes hours on two cores. Of levels and greedy every match is noted in a journal under `bench/journals/`: a run that was
stopped goes on, and what has been played is not played again; what they came to is kept in `bench/strength.jsonl`. The
ladder is climbed by duels (`bench/duel.py`), each of so many seconds, which are kept in `bench/duels.jsonl`: there
thought is counted in iterations, so that a busy machine measures the same as an idle one. Writes `bench/strength.md`
and `docs/ladder.svg` of what is kept.
"""

import argparse
import json
import os
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import cheeseboard as cb
from cheeseboard.engine.batch import LIMIT
from cheeseboard.games import get
from cheeseboard.lab.arena import entered, played_all
from cheeseboard.lab.contest import Outcome
from cheeseboard.lab.crew import Crew
from cheeseboard.lab.standings import standings
from duel import FOUND, Deal, Entrant, duel, write_report
from goals import goals

BENCH = Path(__file__).resolve().parent
JOURNALS = BENCH / "journals"
KEPT = BENCH / "strength.jsonl"
REPORT = BENCH / "strength.md"
CHART = BENCH.parent / "docs" / "ladder.svg"

CREW = Crew(2)
LEVELS = 5
MATCHES = 400
"""Between two bots, unless it is told; five times as many where both are greedy."""
LADDER = {500: 45, 1000: 45, 2000: 60, 4000: 60, 8000: 90, 16000: 120, 32000: 150}
"""Iterations a move, and seconds for the duel against half as many."""
DEALS = 3000


class Kept(NamedTuple):
    """What matches between two bots came to."""

    game: str
    first: str
    second: str
    date: str
    matches: int
    wins: tuple[float, float, float]
    """Of the first: its rate, and the ends of its interval."""
    seats: tuple[tuple[float, float], ...]
    """The same by seat: a rate, and its error."""


class Asked(NamedTuple):
    """What is to be played: of these games, so many matches."""

    games: Sequence[str]
    matches: int


def kept(game: str, bots: Sequence[str]) -> Kept | None:
    rows = [Kept(**json.loads(line)) for line in KEPT.read_text().splitlines()] if KEPT.exists() else []
    return next((row for row in reversed(rows) if row[:3] == (game, *bots)), None)


def played(game: str, bots: Sequence[str], asked: Asked | None) -> Kept | None:
    """What is known of a contest of two, once it has been played if that was asked for."""
    if asked is None or game not in asked.games:
        return kept(game, bots)
    contest = entered(game, 2, bots, 1, {}, LIMIT, 5.0)
    JOURNALS.mkdir(exist_ok=True)
    file = JOURNALS / f"{game} {' '.join(bots).replace(':', '-')}.jsonl"
    print(f"{game}: {bots[0]} against {bots[1]}", flush=True)
    matches = asked.matches * (5 if bots[0] == bots[1] else 1)
    outcomes = played_all(contest, matches, CREW, file)
    first = standings(contest, outcomes)[0]
    wins = first.win_rate, *first.win_interval
    seats = tuple(on_seat(outcomes, seat) for seat in range(2))
    found = Kept(game, bots[0], bots[1], str(datetime.now(UTC).date()), len(outcomes), wins, seats)
    with KEPT.open("a") as file_kept:
        file_kept.write(json.dumps(found._asdict()) + "\n")
    return found


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def told(found: Kept) -> str:
    return "{} ({}–{})".format(*map(percent, found.wins))


def on_seat(outcomes: Sequence[Outcome], seat: int) -> tuple[float, float]:
    """How often the first bot wins on a seat, and the error of that."""
    # Seats rotate: in games of even number the first bot has seat 0, in the others seat 1.
    wins = [float(seat in outcome.winners) for outcome in outcomes if outcome.game % 2 == seat]
    return round(float(np.mean(wins)), 4), round(float(np.std(wins) / np.sqrt(len(wins))), 4)


def levels(asked: Asked | None) -> Iterator[str]:
    yield from section("The levels")
    yield "Each level against the one below, two players, each deal played from both seats. Goal: at least 60 %."
    yield ""
    yield f"| game | {' | '.join(f'{low + 1} against {low}' for low in range(1, LEVELS))} | matches | on |"
    yield f"|---|{'--:|' * LEVELS}---|"
    for game in cb.shelf():
        pairs = [(f"search:{low + 1}", f"search:{low}") for low in range(1, LEVELS)]
        found = [played(game, pair, asked) for pair in pairs]
        cells = ["" if each is None else told(each) for each in found]
        counts = ", ".join(dict.fromkeys(str(each.matches) for each in found if each))
        dates = ", ".join(dict.fromkeys(each.date for each in found if each))
        yield f"| {get(game).title} | {' | '.join(cells)} | {counts} | {dates} |"


def greedy(asked: Asked | None) -> Iterator[str]:
    yield from section("The strongest level against greedy")
    yield "A game that is missing has not been played since it was learnt."
    yield ""
    yield "| game | wins | matches | goal | on |"
    yield "|---|--:|--:|--:|---|"
    held_to = goals()
    for game, goal in held_to.items():
        if "more_than_greedy" in goal:
            continue
        if found := played(game, ("search:5", "greedy"), asked):
            wanted = percent(goal["wins_against_greedy"]) if "wins_against_greedy" in goal else ""
            yield f"| {get(game).title} | {told(found)} | {found.matches} | {wanted} | {found.date} |"
    for game, goal in held_to.items():
        if "more_than_greedy" in goal:
            yield from by_side(game, goal["more_than_greedy"], asked)


def by_side(game: str, sides: dict[str, float], asked: Asked | None) -> Iterator[str]:
    """Where seats are not alike: how much more often the search wins on each than greedy does there."""
    searched = played(game, ("search:5", "greedy"), asked)
    baseline = played(game, ("greedy", "greedy"), asked)
    if searched is None or baseline is None:
        return
    yield ""
    yield f"{get(game).title} against greedy on the other side, {searched.matches} matches, {searched.date}:"
    yield ""
    yield "| side | search:5 wins | greedy wins there | more | goal |"
    yield "|---|--:|--:|--:|--:|"
    for (side, goal), (ours, error), (theirs, other) in zip(sides.items(), searched.seats, baseline.seats, strict=True):
        more, spread = 100 * (ours - theirs), 196 * float(np.hypot(error, other))
        yield f"| {side} | {percent(ours)} | {percent(theirs)} | {more:+.1f} ± {spread:.1f} | {100 * goal:+.0f} |"


def ladder(asked: Asked | None) -> Iterator[str]:
    yield from section("More thought against half as much")
    yield "Win rate of whoever has twice the iterations, two players, each deal from both seats. Where something was"
    yield "learnt it is used, and luck is taken off. The chart is `docs/ladder.svg`."
    yield ""
    yield f"| iterations | {' | '.join(get(game).title for game in cb.shelf())} |"
    yield f"|--:|{'--:|' * len(cb.shelf())}"
    climbed: dict[str, list[tuple[int, float, float]]] = {game: [] for game in cb.shelf()}
    for iterations, seconds in LADDER.items():
        cells = []
        for game in cb.shelf():
            found = step(game, iterations, seconds, asked)
            if found is None:
                cells.append("")
                continue
            rate, off = found["mean"] + 0.5, 1.96 * found["error"]
            climbed[game].append((iterations, rate, off))
            cells.append(f"{percent(rate)} ± {100 * off:.1f}, {found['deals']} deals")
        yield f"| {iterations} : {iterations // 2} | {' | '.join(cells)} |"
    if any(climbed.values()):
        draw(climbed)


def step(game: str, iterations: int, seconds: float, asked: Asked | None) -> dict[str, Any] | None:
    """The duel of so many iterations against half as many, played now if that was asked for and it was not yet."""
    learnt = len(get(game).net(2).first) > 0
    first, second = (f"{'learnt' if learnt else 'frozen'}:{each}" for each in (iterations, iterations // 2))
    rows = [json.loads(line) for line in FOUND.read_text().splitlines()]
    found = [
        row for row in rows if (row["game"], row["players"], row["first"], row["second"]) == (game, 2, first, second)
    ]
    if found or asked is None or game not in asked.games:
        return found[-1] if found else None
    print(f"{game}: {first} against {second}, {seconds} s", flush=True)
    work = Deal(game, 2, (Entrant(first), Entrant(second)), 1, round_only=False, sober=learnt)
    row = duel(work, DEALS, CREW, DEALS, seconds)
    with FOUND.open("a") as file:
        file.write(json.dumps(row) + "\n")
    write_report()
    return row


def draw(climbed: dict[str, list[tuple[int, float, float]]]) -> None:
    """Rating gained since the first step, doubling by doubling."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ladder"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    start = min(LADDER) // 2
    for (game, steps), marker in zip(climbed.items(), cycle("osD^v"), strict=False):
        if not steps:
            continue
        thought, ratings, lows, highs = [start], [0.0], [0.0], [0.0]
        for iterations, rate, off in steps:
            thought.append(iterations)
            ratings.append(ratings[-1] + elo(rate))
            lows.append(elo(rate) - elo(rate - off))
            highs.append(elo(rate + off) - elo(rate))
        axes.errorbar(thought, ratings, yerr=(lows, highs), marker=marker, capsize=3, label=get(game).title)
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter("{x:g}")
    axes.set_xlabel("iterations a move")
    axes.set_ylabel(f"Elo above {start} iterations")
    axes.set_title("Each step against half the iterations")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(CHART, metadata={"Date": None})


def elo(rate: float) -> float:
    rate = min(max(rate, 0.01), 0.99)
    return float(400 * np.log10(rate / (1 - rate)))


PARTS = {"levels": levels, "greedy": greedy, "ladder": ladder}


def section(title: str) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="what to play; the others are told as they are")
    parser.add_argument("--games", nargs="+", metavar="GAME", choices=cb.shelf(), default=cb.shelf())
    parser.add_argument("--matches", type=int, default=MATCHES, help="between two bots")
    given = parser.parse_args()
    asked = Asked(given.games, given.matches)
    print(f"load average {os.getloadavg()[0]:.1f}", flush=True)
    lines = ["# Strength, measured", "", "Written by `bench/strength.py`, and never by hand."]
    lines += ["In brackets or after ±: 95 % intervals over deals. A shared win counts as half."]
    for name, part in PARTS.items():
        lines += part(asked if name in given.parts else None)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
