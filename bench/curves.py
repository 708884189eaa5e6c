"""Draw how the nets on the shelf have learnt, from what their weights tell: `docs/learning.svg`.

.venv/bin/python bench/curves.py
"""

from pathlib import Path
from typing import Any

import cheeseboard as cb
from cheeseboard.engine.net import Weights
from cheeseboard.games import get

CHART = Path(__file__).resolve().parent.parent / "docs" / "learning.svg"


def whole_curve(told: dict[str, Any] | None, lesson: str) -> list[tuple[float, float, float, float]]:
    """With those of all that it went on from: what taught it chances, or first impressions of moves."""
    if told is None:
        return []
    before, start = whole_curve(told["parent"], lesson), learnt_from(told["parent"], lesson)
    if lesson_of(told) != lesson:
        return before
    return before + [(seconds, start + lines, loss, wins) for seconds, lines, loss, wins in told["curve"]]


def learnt_from(told: dict[str, Any] | None, lesson: str) -> int:
    """How many positions, with those of all that it went on from."""
    if told is None:
        return 0
    return learnt_from(told["parent"], lesson) + (told["lines"] if lesson_of(told) == lesson else 0)


def lesson_of(told: dict[str, Any]) -> str:
    """What was learnt; it was chances before there was anything else."""
    return str(told.get("lesson", "chances"))


def main() -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "learning"
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, 3, figsize=(13.5, 3.4), layout="constrained")
    losses, wins, moves = panels
    for name, mark in zip(cb.shelf(), "osD", strict=False):
        if get(name).weights.exists():
            told = Weights.read(get(name).weights).told
            _, lines, loss, won = zip(*whole_curve(told, "chances"), strict=True)
            losses.plot(lines, loss, marker=mark, label=get(name).title)
            wins.plot(lines, [100 * each for each in won], marker=mark, label=get(name).title)
            if curve := whole_curve(told, "moves"):
                moves.plot([each[1] for each in curve], [each[2] for each in curve], marker=mark, label=get(name).title)
    losses.set_ylabel("log loss of the chances told")
    wins.set_ylabel("wins against greedy, one move ahead, %")
    moves.set_ylabel("log loss of first impressions")
    for axes in panels:
        axes.set_xscale("log")
        axes.set_xlabel("positions learnt from")
        axes.grid(alpha=0.3)
        axes.legend()
    figure.savefig(CHART, metadata={"Date": None})


if __name__ == "__main__":
    main()
