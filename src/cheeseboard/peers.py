"""How fast the games run beside those of others, measured in turns in one run: what `cheeseboard bench --peers` prints.

A peer that is not installed is left out, and named.
"""

import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import cheeseboard as cb
from cheeseboard.complaints import complain
from cheeseboard.engine import kernel
from cheeseboard.games import get
from cheeseboard.words.here import tell

TRIES = 5
"""Of which the best counts; the first, before them, only warms up."""
ROLLOUTS = 300
ROWS = 2048
STEPS = 40
MOVES = 400


@dataclass(frozen=True)
class Pair:
    """The same work here and there. Rates are a second, on one core."""

    work: str
    """`rollout`: random moves in whole matches. `step`: move, mask, observation, reward, and dealing anew, by the row.
    `environment`: a step of one environment with its mask and observation."""
    game: str
    peer: str
    ours: float
    theirs: float

    @property
    def ratio(self) -> float:
        return self.ours / self.theirs


Rate = Callable[[], float]

NEAREST: dict[str, dict[str, tuple[int, str]]] = {
    "pyspiel": {"cheese-rescue": (4, "hearts"), "cheez-tricks": (4, "hearts"), "chop-chop": (2, "maedn")},
    "pettingzoo": {
        "cheese-rescue": (2, "connect_four_v3"),
        "cheez-tricks": (2, "connect_four_v3"),
        "chop-chop": (2, "connect_four_v3"),
    },
    "pgx": {
        "cheese-rescue": (2, "animal_shogi"),
        "cheez-tricks": (2, "sparrow_mahjong"),
        "chop-chop": (2, "backgammon"),
    },
}
"""By peer and game of ours: with how many players, beside which game of theirs."""


def run(games: Sequence[str], *, as_json: bool) -> int:
    names = [get(name).name for name in games or cb.shelf()]
    pairs = []
    with Console(stderr=True).status(tell("bench-peers-now")) as status, kernel.compiled():
        for pair in measured(names):
            status.update(tell("bench-peer-now", game=pair.game, peer=pair.peer))
            pairs.append(pair)
            if as_json:
                print(json.dumps({**asdict(pair), "ratio": round(pair.ratio, 2)}), flush=True)
    if not as_json and pairs:
        Console(highlight=False).print(table(pairs))
    return 0


def table(pairs: list[Pair]) -> Table:
    shown = Table(box=SIMPLE)
    for number, heading in enumerate(("work", "ours", "theirs", "rate", "their-rate", "ratio")):
        shown.add_column(tell(f"bench-{heading}", work="heading"), justify="left" if number < 3 else "right")
    for pair in pairs:
        rates = f"{pair.ours:,.0f}", f"{pair.theirs:,.0f}", f"{pair.ratio:.1f}"
        shown.add_row(tell("bench-work", work=pair.work), pair.game, pair.peer, *rates)
    return shown


def measured(games: Sequence[str]) -> Iterator[Pair]:
    for package, pairs in (("pyspiel", rollouts), ("pettingzoo", environments), ("pgx", steps)):
        if find_spec(package):
            yield from pairs(games)
        else:
            complain(tell("bench-peer-missing", peer=package))


def _nearest(package: str, games: Sequence[str]) -> Iterator[tuple[str, tuple[int, str]]]:
    return ((name, pair) for name, pair in NEAREST[package].items() if name in games)


def beside(work: str, game: str, peer: str, ours: Rate, theirs: Rate) -> Pair:
    """In turns, so that the machine's other work falls on both alike."""
    rates = [(ours(), theirs()) for _ in range(1 + TRIES)][1:]
    return Pair(work, game, peer, *(max(column) for column in zip(*rates, strict=True)))


def timed(work: Callable[[], float]) -> Rate:
    """How much of it gets done in a second of one core, whoever else the cores serve, and on however many it runs."""

    def rate() -> float:
        start = time.process_time()
        return work() / (time.process_time() - start)

    return rate


def rollouts(games: Sequence[str]) -> Iterator[Pair]:
    """OpenSpiel's random rollouts, which never leave C++, in the games of its own that are nearest to ours."""
    import pyspiel

    for name, (players, peer) in _nearest("pyspiel", games):
        game = pyspiel.load_game(peer)
        start = _after_chance(game.new_initial_state())
        length = sum(_moves_of(start.clone(), number) for number in range(30)) / 30
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
        # A search of one simulation: it looks at one position, by so many rollouts from there.
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)

        def theirs(start: Any = start, bot: Any = bot, length: float = length) -> float:
            bot.step(start)
            return ROLLOUTS * length

        yield beside("rollout", name, f"OpenSpiel {peer}", _replaying(name, players), timed(theirs))


def _after_chance(state: Any) -> Any:
    chance = random.Random(0)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def _replaying(name: str, players: int) -> Rate:
    batch = cb.batch(name, players, ROWS)
    return timed(lambda: float(batch.replay(1)))


def _moves_of(state: Any, seed: int) -> int:
    """Of one of its random matches, chance not counted."""
    chance, moves = random.Random(seed), 0
    while not state.is_terminal():
        moves += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return moves


def environments(games: Sequence[str]) -> Iterator[Pair]:
    """PettingZoo's classics, and ours by the adapter, with random moves."""
    from cheeseboard.adapters.pettingzoo import raw_env

    for name, (players, peer) in _nearest("pettingzoo", games):
        with _undrawn():
            theirs = import_module(f"pettingzoo.classic.{peer}").raw_env()
        yield beside("environment", name, f"PettingZoo {peer}", _stepped(raw_env(name, players)), _stepped(theirs))


@contextmanager
def _undrawn() -> Iterator[None]:
    """PettingZoo's classics import pygame to draw. Nothing is drawn here, so that need not be there."""
    missing = not find_spec("pygame")
    if missing:
        sys.modules["pygame"] = ModuleType("pygame")
    try:
        yield
    finally:
        if missing:
            del sys.modules["pygame"]


def _stepped(env: Any) -> Rate:
    source = np.random.default_rng(0)

    def moves() -> float:
        env.reset(seed=0)
        for _ in range(MOVES):
            seen, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.reset()
            else:
                env.step(int(source.choice(np.flatnonzero(seen["action_mask"]))))
        return MOVES

    return timed(moves)


def steps(games: Sequence[str]) -> Iterator[Pair]:
    """Pgx's steps with automatic reset, compiled by JAX for one core of this machine."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    for name, (players, peer) in _nearest("pgx", games):
        env = pgx.make(peer)
        step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
        held = {"state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), ROWS)), "key": 0}

        def theirs(held: dict[str, Any] = held, step: Any = step) -> float:
            for _ in range(STEPS):
                held["key"] += 1
                keys = jax.random.split(jax.random.PRNGKey(held["key"]), ROWS)
                mask = held["state"].legal_action_mask
                moves = jax.random.categorical(keys[0], jax.numpy.log(mask.astype(float)), axis=1)
                held["state"] = step(held["state"], moves, keys)
            jax.block_until_ready(held["state"].observation)
            return STEPS * ROWS

        yield beside("step", name, f"Pgx {peer}", _stepping(name, players), timed(theirs))


def _stepping(name: str, players: int) -> Rate:
    batch = cb.batch(name, players, ROWS)
    told = batch.look()

    def ours() -> float:
        for _ in range(STEPS):
            batch.step(batch.choose(threads=1), told, threads=1)
        return STEPS * ROWS

    return timed(ours)
