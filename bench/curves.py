"""Draw how the nets on the shelf have learnt, from what their weights tell: `docs/learning.svg`.

.venv/bin/python bench/curves.py
"""

from pathlib import Path
from typing import Any

import cheeseboard as cb
from cheeseboard.engine.net import Weights
from cheeseboard.games import get

CHART = Path(__file__).resolve().parent.parent / "docs" / "learning.svg"


def whole_curve(told: dict[str, Any]) -> list[tuple[float, float, float, float]]:
    """With those of all that it went on from."""
    before = whole_curve(told["parent"]) if told["parent"] else []
    start = learnt_from(told["parent"])
    return before + [(seconds, start + lines, loss, wins) for seconds, lines, loss, wins in told["curve"]]


def learnt_from(told: dict[str, Any] | None) -> int:
    """How many positions, with those of all that it went on from."""
    return told["lines"] + learnt_from(told["parent"]) if told else 0


def main() -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "learning"
    from matplotlib import pyplot

    figure, (losses, wins) = pyplot.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for name, mark in zip(cb.shelf(), "osD", strict=False):
        if get(name).weights.exists():
            _, lines, loss, won = zip(*whole_curve(Weights.read(get(name).weights).told), strict=True)
            losses.plot(lines, loss, marker=mark, label=get(name).title)
            wins.plot(lines, [100 * each for each in won], marker=mark, label=get(name).title)
    losses.set_ylabel("log loss of the chances told")
    wins.set_ylabel("wins against greedy, one move ahead, %")
    for axes in (losses, wins):
        axes.set_xscale("log")
        axes.set_xlabel("positions learnt from")
        axes.grid(alpha=0.3)
        axes.legend()
    figure.savefig(CHART, metadata={"Date": None})


if __name__ == "__main__":
    main()
