"""How fast the search thinks: iterations a second on one core, and what a second thread adds.

.venv/bin/python bench/search.py [--json]
"""

import argparse
import json
import time
from collections.abc import Iterator
from typing import Any

import cheeseboard as cb
from cheeseboard.bots.search import Search
from cheeseboard.engine.match import Match

ITERATIONS = 10_000
LONGER = 100_000
"""Iterations for each thread when two are compared with one: enough that starting them does not matter."""
TRIES = 12
LONGER_TRIES = 4


def first_move() -> Match:
    return cb.new("cheese-rescue", players=2, seed=1)


def mid_round(rounds: int) -> Match:
    """The middle of a round of four-player Cheez-Tricks, with greedy players so far."""
    match = cb.new("cheez-tricks", players=4, seed=1)
    bot = cb.bot("greedy", seed=1)
    while not ((view := match.view(None))["round"] == rounds and view["number"] == 5):
        match.play(bot.choose(match))
    return match


def in_the_kitchen() -> Match:
    """Chop! Chop! after ten moves of greedy players."""
    match = cb.new("chop-chop", players=2, seed=1)
    bot = cb.bot("greedy", seed=1)
    for _ in range(10):
        match.play(bot.choose(match))
    return match


POSITIONS = {
    "Cheese Rescue, 2 players, first move": (first_move(), 200_000),
    "Cheez-Tricks, 4 players, middle of round 1": (mid_round(1), 200_000),
    "Cheez-Tricks, 4 players, middle of the last round": (mid_round(4), 200_000),
    "Chop! Chop!, 2 players, after ten moves": (in_the_kitchen(), 100_000),
}


def rate(match: Match, iterations: int, threads: int = 1) -> float:
    """Iterations a second of one thought of so many iterations for each thread, from an empty tree."""
    search = Search(1, iterations=iterations * threads, threads=threads)
    sight = match.sight()
    search.consider(match.sight((sight.seat + 1) % match.players))  # room is made, threads are there
    began = time.perf_counter()
    found = search.consider(sight)
    return found.iterations / (time.perf_counter() - began)


def measured() -> Iterator[dict[str, Any]]:
    for position, (match, goal) in POSITIONS.items():
        per_second = max(rate(match, ITERATIONS) for _ in range(TRIES))
        # By turns, so that both meet the same noise.
        tries = [(rate(match, LONGER), rate(match, LONGER, threads=2)) for _ in range(LONGER_TRIES)]
        one, two = (max(each) for each in zip(*tries, strict=True))
        yield {"position": position, "per_second": per_second, "goal": goal, "longer": one, "ratio": two / one}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="one object per line instead of a table")
    as_json = parser.parse_args().json
    for found in measured():
        if as_json:
            print(json.dumps(found), flush=True)
        else:
            told = f"{found['per_second']:>10,.0f}/s   two threads {found['ratio']:.2f}x   goal {found['goal']:,}/s"
            print(f"{found['position']:<52}{told}", flush=True)


if __name__ == "__main__":
    main()
