"""The charts of a study. Without matplotlib there are none, and the tables tell as much."""

from pathlib import Path
from typing import Any

from cheeseboard.engine.errors import Unable
from cheeseboard.games import get
from cheeseboard.words.here import tell

from .paper import Paper, called
from .tally import TENTHS

COLOURS = ("#B8860B", "#2F6B8F", "#A03B2A", "#4F7D3A", "#6B4C8A")
MARKS = ("o", "s", "D", "^", "v", "P", "X")
"""Each line has a mark of its own, so that nothing is told by colour alone."""
SHADES = ("#CDBE9C", "#B8860B", "#9CC3D6", "#5A9BBF", "#2B6A93", "#123A57", "#081A28")
"""From the weakest play to the strongest."""
INK = "#3B342A"


def drawn(paper: Paper, folder: Path) -> dict[str, str]:
    """Draw them into the folder, as SVG and PNG; their files by what they show. Raises Unable where nothing draws."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise Unable("lab-no-charts", extra="lab") from None
    mpl.use("agg")
    from matplotlib import pyplot

    found = {}
    look = {
        "font.family": "DejaVu Sans",
        "font.size": 9,
        "axes.edgecolor": INK,
        "axes.labelcolor": INK,
        "text.color": INK,
        "xtick.color": INK,
        "ytick.color": INK,
        "axes.spines.top": False,
        "axes.spines.right": False,
        "svg.hashsalt": "cheeseboard",  # the same figures make the same bytes
        "svg.fonttype": "path",
    }
    with mpl.rc_context(look):
        for players in paper.study.counts:
            for name, draw in (("favoured", _favoured), ("options", _options), ("course", _course)):
                if (picture := draw(pyplot, paper, players)) is None:
                    continue
                file = f"{paper.study.game}-{name}-{players}"
                picture.savefig(folder / f"{file}.svg", metadata={"Date": None})
                picture.savefig(folder / f"{file}.png", dpi=160)
                pyplot.close(picture)
                found[f"{name}-{players}"] = f"{file}.svg"
    return found


def _favoured(pyplot: Any, paper: Paper, players: int) -> Any:
    """The share of the wins by level of play, a line for each seat or for one of two sides, and what would be even."""
    base, bots, game = paper.study.base(players), paper.study.bots, get(paper.study.game)
    picture, axes = pyplot.subplots(figsize=(6.4, 3.0), layout="constrained")
    if game.roles:
        lines = {paper.headline_title(): [paper.headline(paper.at(base, bot)) for bot in bots]}
        fair = 50.0
    else:
        lines = {
            tell("lab-seat", seat=str(seat)): [paper.at(base, bot).seats[seat] for bot in bots]
            for seat in range(players)
        }
        fair = 100 / players
    axes.axhline(fair, color=INK, linewidth=0.8, linestyle=(0, (4, 3)), zorder=0)
    axes.annotate(
        tell("lab-chart-even"), (1, fair), xycoords=("axes fraction", "data"), xytext=(4, 0), va="center",
        textcoords="offset points", fontsize=8,
    )  # fmt: skip
    for number, (name, shares) in enumerate(lines.items()):
        apart = 0.12 * (number - (len(lines) - 1) / 2)
        _whiskers(axes, [x + apart for x in range(len(bots))], shares, number, name, joined=len(lines) == 1)
    axes.set_xticks(range(len(bots)), [called(bot) for bot in bots])
    axes.set_ylabel(tell("lab-chart-wins"))
    axes.legend(frameon=False, ncols=len(lines), loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)
    return picture


def _options(pyplot: Any, paper: Paper, players: int) -> Any:
    """For each option and value, the headline share at every level of play."""
    sweeps, bots = paper.study.sweeps(players), paper.study.bots
    rows = [(option, value, table) for option, tables in sweeps.items() for value, table in tables.items()]
    if not rows:
        return None
    base = paper.study.base(players)
    picture, axes = pyplot.subplots(figsize=(6.4, 0.9 + 0.42 * len(rows)), layout="constrained")
    shades = _shades(len(bots))
    for at, (option, _, table) in enumerate(rows):
        if at and option != rows[at - 1][0]:
            axes.axhline(at - 0.5, color=INK, linewidth=0.4)
        for number, bot in enumerate(bots):
            share = paper.headline(paper.at(table, bot))
            y = at + 0.62 * (number / max(1, len(bots) - 1) - 0.5) if len(bots) > 1 else at
            low, high = (100 * end for end in share.interval)
            axes.plot([low, high], [y, y], color=shades[number], linewidth=1.6, solid_capstyle="round")
            label = called(bot) if at == 0 else None
            mark = MARKS[number % len(MARKS)]
            axes.plot([100 * share.value], [y], mark, color=shades[number], markersize=4.5, label=label)
    labels = [f"{option}={value}" + (" *" if table == base else "") for option, value, table in rows]
    axes.set_yticks(range(len(rows)), labels)
    axes.tick_params(axis="y", length=0)
    axes.set_ylim(len(rows) - 0.5, -0.5)
    axes.set_xlabel(tell("lab-chart-option", whose=paper.headline_title()))
    axes.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return picture


def _course(pyplot: Any, paper: Paper, players: int) -> Any:
    """How long matches are, and how many moves are legal in each tenth of them."""
    base, bots = paper.study.base(players), paper.study.bots
    picture, (left, right) = pyplot.subplots(1, 2, figsize=(7.6, 3.2), layout="constrained", width_ratios=(1, 1.25))
    shades = _shades(len(bots))
    for number, bot in enumerate(bots):
        low, early, middle, late, high = paper.at(base, bot).lengths.values()
        left.plot([low, high], [number, number], color=shades[number], linewidth=1.2)
        left.plot([early, late], [number, number], color=shades[number], linewidth=6, solid_capstyle="butt")
        left.plot([middle], [number], "o", color="white", markeredgecolor=INK, markersize=5)
        by_tenth = paper.at(base, bot).by_tenth
        spots = [100 * (tenth + 0.5) / TENTHS for tenth in range(TENTHS)]
        mark = f"-{MARKS[number % len(MARKS)]}"
        values = [share.value for share in by_tenth]
        right.plot(spots, values, mark, color=shades[number], markersize=4, linewidth=1.2, label=called(bot))
    left.set_yticks(range(len(bots)), [called(bot) for bot in bots])
    left.set_ylim(len(bots) - 0.5, -0.5)
    left.set_xlim(left=0)
    left.set_xlabel(tell("lab-chart-length"))
    right.set_xlim(0, 100)
    right.set_ylim(bottom=0)
    right.set_xlabel(tell("lab-chart-along"))
    right.set_ylabel(tell("lab-legal"))
    right.legend(frameon=False, loc="center left", bbox_to_anchor=(1, 0.5), fontsize=8)
    return picture


def _whiskers(axes: Any, xs: list[float], shares: list[Any], number: int, name: str, joined: bool) -> None:
    """Lines between levels of play, which cross and mean little, only where there is one."""
    times = 100
    colour, mark = COLOURS[number % len(COLOURS)], MARKS[number % len(MARKS)]
    values = [times * share.value for share in shares]
    down = [max(0.0, times * (share.value - share.interval[0])) for share in shares]
    up = [max(0.0, times * (share.interval[1] - share.value)) for share in shares]
    axes.errorbar(
        xs, values, yerr=[down, up], fmt=f"-{mark}" if joined else mark, color=colour, markersize=5, linewidth=1,
        elinewidth=1.4, capsize=3, label=name,
    )  # fmt: skip


def _shades(count: int) -> list[str]:
    return [SHADES[round(at * (len(SHADES) - 1) / max(1, count - 1))] for at in range(count)]
