"""Measure our search against OpenSpiel's own information-set search, both of them playing our games.

    uv run --group bench python -m bench.openspiel
    uv run --group bench python -m bench.openspiel --deals 20 --seconds 0.05 GAME

Two players, every deal twice with the seats swapped. Their bot is the one in Python, `ismcts.ISMCTSBot`: the one in C++
asks a state itself for other worlds that fit, and a state written in Python cannot answer it. To make up for that,
whatever our side can do for it is compiled: see `adapter.py`.

That leaves their bot slower than it would be in C++, so with `--native` there is a third contest besides equal
iterations and equal time: ours has that time, theirs as many iterations as their bot in C++ makes of it in hearts.

With `--seer` there is one more, at equal time: ours sees every card. How often that wins is more than anyone can hope
for who plays by the rules: the rest is luck.
"""

import argparse
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cheeseboard as cb
from cheeseboard.engine.device import cores
from cheeseboard.games import get

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError:
    sys.exit("OpenSpiel is not installed here; this runs with it: uv run --group bench python -m bench.openspiel")

from .contests import Duel, contests, duel, say
from .report import show, write
from .speed import speed


def at_least(smallest: float, kind: type[float]) -> Callable[[str], float]:
    def number(text: str) -> float:
        value = kind(text)
        if value < smallest:
            raise argparse.ArgumentTypeError(f"{text} is too little: it takes {smallest} or more")
        return value

    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--deals", type=at_least(1, int), default=100, help="each played twice (default: %(default)s)")
    parser.add_argument("--iterations", type=at_least(10, int), default=300, help="for a move (default: %(default)s)")
    parser.add_argument("--seconds", type=at_least(0.01, float), default=0.1, help="for a move (default: %(default)s)")
    parser.add_argument(
        "--curiosity",
        type=at_least(0, float),
        default=1.0,
        help="their uct_c: in short runs none of 0.25, 0.5, 1 and 1.4 did clearly better (default: %(default)s)",
    )
    parser.add_argument("--native", action="store_true", help="hold the third contest too, which takes long")
    parser.add_argument("--seer", action="store_true", help="hold the contest in which ours sees every card, too")
    parser.add_argument("--workers", type=at_least(1, int), default=cores(), help="processes (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all of it there, after each contest anew")
    asked = parser.parse_args()
    try:
        games = [get(name).name for name in asked.games or cb.shelf()]
    except cb.UnknownGame as problem:
        parser.error(str(problem))
    say("measuring iterations a second")
    pace = speed(games)
    duels: list[Duel] = []
    with ProcessPoolExecutor(asked.workers, multiprocessing.get_context("spawn")) as pool:
        for game in games:
            native = pace.their_hearts if asked.native else None
            for contest in contests(asked.iterations, asked.seconds, asked.curiosity, native, asked.seer):
                duels.append(duel(game, contest, asked.deals, pool))
                if asked.json:
                    write(asked.json, pace, duels)
    show(pace, duels)


if __name__ == "__main__":
    main()
