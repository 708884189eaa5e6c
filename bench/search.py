"""How fast the search thinks: iterations a second on one core, and what a second thread adds.

.venv/bin/python bench/search.py [GAME ...] [--json]
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from typing import Any

import cheeseboard as cb
from cheeseboard.bots.search import Search
from cheeseboard.engine.match import Match
from cheeseboard.games import get
from goals import goals

ITERATIONS = 10_000
LONGER = 100_000
"""Iterations for each thread when two are compared with one: enough that starting them does not matter."""
TRIES = 12
LONGER_TRIES = 4
STAGES = {"first move": 0.0, "an eighth played": 1 / 8, "seven eighths played": 7 / 8}
"""Where it thinks. In a game of four rounds the last two are the middle of the first round and of the last."""


def positions(name: str) -> Iterator[tuple[str, Match]]:
    """Matches of greedy players at each stage, with the fewest and with the most players, where there is a choice."""
    game = get(name)
    for players in dict.fromkeys((game.counts[0], game.counts[-1])):
        whole = cb.new(name, players=players, seed=1)
        bot = cb.bot("greedy", seed=1)
        while whole.turn is not None:
            whole.play(bot.choose(whole))
        for stage, part in STAGES.items():
            match = cb.new(name, players=players, seed=1)
            for move in whole.moves:
                if len(match.moves) >= part * len(whole.moves) and len(match.legal()) > 1:
                    yield f"{game.title}, {players} players, {stage}", match
                    break
                match.play(move)


def rate(match: Match, iterations: int, threads: int = 1) -> float:
    """Iterations a second of one thought of so many iterations for each thread, from an empty tree."""
    search = Search(1, iterations=iterations * threads, threads=threads)
    sight = match.sight()
    search.consider(match.sight((sight.seat + 1) % match.players))  # room is made, threads are there
    began = time.perf_counter()
    found = search.consider(sight)
    return found.iterations / (time.perf_counter() - began)


def measured(games: Sequence[str]) -> Iterator[dict[str, Any]]:
    held_to = goals()
    for game in games:
        for position, match in positions(game):
            if Search(1, iterations=1).consider(match.sight()).proven:
                continue  # an ending that is played out in full is not sampled
            per_second = max(rate(match, ITERATIONS) for _ in range(TRIES))
            # By turns, so that both meet the same noise.
            tries = [(rate(match, LONGER), rate(match, LONGER, threads=2)) for _ in range(LONGER_TRIES)]
            one, two = (max(each) for each in zip(*tries, strict=True))
            goal = held_to[game].get("iterations_per_second")
            yield {"position": position, "per_second": per_second, "goal": goal, "longer": one, "ratio": two / one}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--json", action="store_true", help="one object per line instead of a table")
    asked = parser.parse_args()
    try:
        games = [get(name).name for name in asked.games or cb.shelf()]
    except cb.UnknownGame as problem:
        parser.error(str(problem))
    for found in measured(games):
        if asked.json:
            print(json.dumps(found), flush=True)
        else:
            goal = f"   goal {found['goal']:,}/s" if found["goal"] else ""
            told = f"{found['per_second']:>10,.0f}/s   two threads {found['ratio']:.2f}x{goal}"
            print(f"{found['position']:<52}{told}", flush=True)


if __name__ == "__main__":
    main()
