"""Measure a step through our environments for PettingZoo beside its own classics, in the same run.

    uv run --group bench python bench/adapters.py

A step is `last()` and `step(move)` of the raw environment. How the move is chosen is not counted: it is the same for
all. Best of several tries, ours and theirs by turns.
"""

import json
import sys
import time
from typing import Any

import numpy as np

import cheeseboard as cb
from cheeseboard.adapters import gymnasium, pettingzoo

try:
    from pettingzoo.classic.connect_four.connect_four import raw_env as connect_four
    from pettingzoo.classic.tictactoe.tictactoe import raw_env as tictactoe
except ModuleNotFoundError:
    sys.exit("PettingZoo's classics need pygame; this runs with it: uv run --group bench python bench/adapters.py")

STEPS = 5_000
TRIES = 5
GOAL = 25.0
"""Microseconds for a step of ours."""
MANY = 1024


def microseconds(environment: Any) -> float:
    """For a step, over so many of random play."""
    source = np.random.default_rng(1)
    spent, steps = 0.0, 0
    environment.reset(seed=1)
    while steps < STEPS:
        if not environment.agents:
            environment.reset()
        start = time.perf_counter()
        seen, _, over, cut_off, _ = environment.last()
        spent += time.perf_counter() - start
        move = None if over or cut_off else int(source.choice(np.flatnonzero(seen["action_mask"])))
        start = time.perf_counter()
        environment.step(move)
        spent += time.perf_counter() - start
        steps += 1
    return spent / steps * 1e6


def vector_rate(name: str) -> float:
    """Moves of the agent a second in the vector environment, against greedy bots."""
    made = gymnasium.CheeseboardVectorEnv(name, MANY, opponents="greedy")
    _, info = made.reset(seed=1)
    *_, info = made.step(info["action_mask"].argmax(axis=1))  # loads the kernels
    steps, start = 0, time.perf_counter()
    while time.perf_counter() - start < 1:
        *_, info = made.step(info["action_mask"].argmax(axis=1))
        steps += MANY
    return steps / (time.perf_counter() - start)


def main() -> None:
    ours = {name: pettingzoo.raw_env(name) for name in cb.shelf()}
    theirs = {"tictactoe": tictactoe(), "connect_four": connect_four()}
    found: dict[str, float] = {}
    for _ in range(TRIES):
        for name, environment in (ours | theirs).items():
            found[name] = min(microseconds(environment), found.get(name, np.inf))
    if "--json" in sys.argv[1:]:
        for name in ours:
            times = {f"times_{other}": round(found[other] / found[name], 1) for other in theirs}
            print(json.dumps({"game": name, "step_us": round(found[name], 1), "goal_us": GOAL, **times}))
        return
    print(f"{'':<16} {'a step':>10}" + "".join(f" {other:>14}" for other in theirs))
    for name in ours | theirs:
        ratios = "".join(f" {found[other] / found[name]:>13.1f}x" for other in theirs)
        print(f"{name:<16} {found[name]:>7.1f} µs{ratios}")
    print(f"goal for ours: {GOAL:.0f} µs")
    for name in ours:
        print(f"{name}, {MANY} matches of Gymnasium's vector environment at once: {vector_rate(name):,.0f} moves/s")


if __name__ == "__main__":
    main()
