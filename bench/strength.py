"""How strong the bots are: the levels against each other, the strongest against greedy, and more time against less.

.venv/bin/python bench/strength.py [levels] [greedy] [ladder]

Takes hours on two cores, so every game is noted in a journal under `bench/journals/`: a run that was stopped goes on,
and what has been played is not played again. Writes `bench/strength.md` and `docs/ladder.svg` from what the journals
hold. Best on a machine that does nothing else: the ladder goes by the clock.
"""

import argparse
import os
from collections.abc import Iterator, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import numpy as np

import cheeseboard as cb
from cheeseboard.engine.batch import LIMIT
from cheeseboard.games import get
from cheeseboard.lab.arena import entered, played_all
from cheeseboard.lab.contest import Contest, Outcome
from cheeseboard.lab.crew import Crew
from cheeseboard.lab.journal import Journal
from cheeseboard.lab.standings import standings
from goals import goals

BENCH = Path(__file__).resolve().parent
JOURNALS = BENCH / "journals"
REPORT = BENCH / "strength.md"
CHART = BENCH.parent / "docs" / "ladder.svg"

CREW = Crew(2)
LEVELS = 5
LEVEL_GAMES = 400
GREEDY_GAMES = 400
BASELINE_GAMES = 2000
LADDER = {2: 400, 4: 400, 8: 300, 16: 200, 32: 100, 64: 100, 128: 100, 256: 100, 512: 50, 1024: 50}
"""Milliseconds a move, and games wanted against half as many; hours above 64 ms, so stop it when you must."""


class Played(NamedTuple):
    contest: Contest
    outcomes: list[Outcome]


def played(game: str, bots: Sequence[str], games: int, play: bool) -> Played | None:
    """A contest of two, from its journal, and played on as far as it goes; None where nothing was played."""
    contest = entered(game, 2, bots, 1, {}, LIMIT, 5.0)
    JOURNALS.mkdir(exist_ok=True)
    file = JOURNALS / f"{game} {' '.join(bots).replace(':', '-')}.jsonl"
    if play:
        print(f"{game}: {bots[0]} against {bots[1]}", flush=True)
        return Played(contest, played_all(contest, games, CREW, file))
    if not file.exists():
        return None
    with closing(Journal(file, contest)) as journal:
        done = {outcome.game: outcome for outcome in journal.outcomes}
    whole = next(number for number in range(len(done) + 1) if number not in done) // 2 * 2
    return Played(contest, [done[number] for number in range(min(whole, games))]) if whole else None


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def first_wins(found: Played) -> tuple[float, float, float]:
    """The first bot's win rate, and the ends of its interval."""
    first = standings(*found)[0]
    return first.win_rate, *first.win_interval


def on_seat(found: Played, seat: int) -> tuple[float, float]:
    """How often the first bot wins on a seat, and the error of that."""
    # Seats rotate: in games of even number the first bot has seat 0, in the others seat 1.
    wins = [float(seat in outcome.winners) for outcome in found.outcomes if outcome.game % 2 == seat]
    return float(np.mean(wins)), float(np.std(wins) / np.sqrt(len(wins)))


def levels(play: bool) -> Iterator[str]:
    yield from section("The levels")
    yield "Each level against the one below, two players, each deal played from both seats. Goal: at least 60 %."
    yield ""
    yield f"| game | {' | '.join(f'{low + 1} against {low}' for low in range(1, LEVELS))} | games each |"
    yield f"|---|{'--:|' * LEVELS}"
    for game in cb.shelf():
        cells, most = [], 0
        for low in range(1, LEVELS):
            found = played(game, (f"search:{low + 1}", f"search:{low}"), LEVEL_GAMES, play)
            cells.append("" if found is None else "{} ({}–{})".format(*map(percent, first_wins(found))))
            most = max(most, len(found.outcomes) if found else 0)
        yield f"| {get(game).title} | {' | '.join(cells)} | {most} |"


def greedy(play: bool) -> Iterator[str]:
    yield from section("The strongest level against greedy")
    yield "| game | wins | games | goal |"
    yield "|---|--:|--:|--:|"
    held_to = goals()
    for game, goal in held_to.items():
        if "more_than_greedy" in goal:
            continue
        if found := played(game, ("search:5", "greedy"), GREEDY_GAMES, play):
            told = "{} ({}–{})".format(*map(percent, first_wins(found)))
            wanted = percent(goal["wins_against_greedy"]) if "wins_against_greedy" in goal else ""
            yield f"| {get(game).title} | {told} | {len(found.outcomes)} | {wanted} |"
    for game, goal in held_to.items():
        if "more_than_greedy" in goal:
            yield from by_side(game, goal["more_than_greedy"], play)


def by_side(game: str, sides: dict[str, float], play: bool) -> Iterator[str]:
    """Where seats are not alike: how much more often the search wins on each than greedy does there."""
    searched = played(game, ("search:5", "greedy"), GREEDY_GAMES, play)
    baseline = played(game, ("greedy", "greedy"), BASELINE_GAMES, play)
    if searched is None or baseline is None:
        return
    yield ""
    yield f"{get(game).title} against greedy on the other side:"
    yield ""
    yield "| side | search:5 wins | greedy wins there | more | goal |"
    yield "|---|--:|--:|--:|--:|"
    for seat, (side, goal) in enumerate(sides.items()):
        (ours, error), (theirs, other) = on_seat(searched, seat), on_seat(baseline, seat)
        more, spread = 100 * (ours - theirs), 196 * float(np.hypot(error, other))
        yield f"| {side} | {percent(ours)} | {percent(theirs)} | {more:+.1f} ± {spread:.1f} | {100 * goal:+.0f} |"


def ladder(play: bool) -> Iterator[str]:
    yield from section("More time against half as much")
    yield "Win rate of the longer thinker, two players, each deal from both seats; the chart is `docs/ladder.svg`."
    yield ""
    yield f"| ms a move | {' | '.join(get(game).title for game in cb.shelf())} |"
    yield f"|--:|{'--:|' * len(cb.shelf())}"
    climbed: dict[str, list[tuple[int, float, float, float]]] = {game: [] for game in cb.shelf()}
    for time, games in LADDER.items():
        cells = []
        for game in cb.shelf():
            found = played(game, (f"search:{time}ms", f"search:{time // 2}ms"), games, play)
            if found is None:
                cells.append("")
                continue
            rate, low, high = first_wins(found)
            climbed[game].append((time, rate, low, high))
            cells.append(f"{percent(rate)} ({percent(low)}–{percent(high)}), {len(found.outcomes)} games")
        yield f"| {time} : {time // 2} | {' | '.join(cells)} |"
    if any(climbed.values()):
        draw(climbed)


def draw(climbed: dict[str, list[tuple[int, float, float, float]]]) -> None:
    """Rating gained since 1 ms, step by step."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "ladder"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for (game, steps), marker in zip(climbed.items(), cycle("osD^v"), strict=False):
        times, ratings = [1], [0.0]
        lows, highs = [0.0], [0.0]
        for time, *rates in steps:
            middle, low, high = (elo(rate) for rate in rates)
            times.append(time)
            ratings.append(ratings[-1] + middle)
            lows.append(middle - low)
            highs.append(high - middle)
        axes.errorbar(times, ratings, yerr=(lows, highs), marker=marker, capsize=3, label=get(game).title)
    axes.set_xscale("log", base=2)
    axes.xaxis.set_major_formatter("{x:g}")
    axes.set_xlabel("milliseconds a move")
    axes.set_ylabel("Elo above 1 ms")
    axes.set_title("Each step against half the time, one core")
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
    wanted = parser.parse_args().parts
    print(f"load average {os.getloadavg()[0]:.1f}", flush=True)
    lines = [
        "# Strength, measured",
        "",
        f"Written by `bench/strength.py` on {datetime.now(UTC).date()}, and never by hand.",
    ]
    lines += ["In brackets: 95 % intervals over deals. A shared win counts as half."]
    for name, part in PARTS.items():
        lines += part(name in wanted)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
