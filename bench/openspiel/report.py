"""What was measured, as tables for people and as JSON for programs."""

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from cheeseboard.games import get

from .contests import Duel
from .speed import Speed


def write(file: Path, speed: Speed, duels: Sequence[Duel]) -> None:
    told = {"speed": asdict(speed), "duels": [asdict(row) for row in duels]}
    file.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")


def show(speed: Speed, duels: Sequence[Duel]) -> None:
    table = Table(title="Our search against OpenSpiel's, two players, seats swapped", box=SIMPLE)
    table.add_column("game")
    table.add_column("contest")
    for heading in ("deals", "we win", "95 %", "goal", "iterations/s", "theirs", "a move (longest)", "theirs"):
        table.add_column(heading, justify="right")
    for row in duels:
        low, high = row.interval
        table.add_row(
            get(row.game).title,
            row.contest,
            str(row.deals),
            f"{row.win_rate:.1%}",
            f"{low:.0%} to {high:.0%}",
            "" if row.goal is None else f"{row.goal:.0%}",
            f"{row.our_iterations_per_second:,.0f}",
            f"{row.their_iterations_per_second:,.0f}",
            f"{row.our_ms:.1f} ms ({row.our_longest_ms:.0f})",
            f"{row.their_ms:.1f} ms ({row.their_longest_ms:.0f})",
        )
    Console(highlight=False, width=160).print(table)
    print("Iterations a second in the middle of a match, four players where a game has as many:")
    for game, rate in speed.ours.items():
        print(f"  {get(game).title:<30} {rate:>10,.0f}")
    print(f"  {'hearts, by their bot in C++':<30} {speed.their_hearts:>10,.0f}")
