"""Iterations a second: ours in our games, and those of OpenSpiel's bot in C++ in its hearts."""

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pyspiel

import cheeseboard as cb
from cheeseboard.bots.search import Search
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.games import get

ENOUGH = 10_000
"""Iterations that speed is measured over."""
TRIES = 5
SEATS = 4
"""As many as hearts has, or as near to it as a game comes."""


@dataclass(frozen=True)
class Speed:
    """Iterations a second in the middle of a match, best of several tries: ours by game, and theirs in C++."""

    ours: dict[str, float]
    their_hearts: float


def speed(games: Sequence[str]) -> Speed:
    sights, hearts = {game: middle_of(game) for game in games}, middle_of_hearts()
    theirs, ours = [], dict[str, list[float]]()
    for number in range(1 + TRIES):
        theirs.append(their_rate(hearts, number))
        for game, sight in sights.items():
            ours.setdefault(game, []).append(our_rate(sight, number))
    # The first try only warmed up.
    return Speed({game: round(max(rates[1:])) for game, rates in ours.items()}, round(max(theirs[1:])))


def middle_of(name: str) -> Sight:
    """Half way through a random match, where there is a choice."""
    game = get(name)
    match = Match.new(game, min(game.counts, key=lambda players: abs(players - SEATS)), key=simulated_key(0, 0))
    bot = cb.bot("random", seed=0)
    while match.turn is not None:
        match.play(bot.choose(match))
    half = len(match.moves) // 2
    while len(match.moves) > half or (match.moves and len(match.legal()) == 1):
        match.undo()
    return match.sight()


def our_rate(sight: Sight, seed: int) -> float:
    search = Search(seed, iterations=ENOUGH)
    start = time.perf_counter()
    found = search.consider(sight)
    return found.iterations / (time.perf_counter() - start)


def middle_of_hearts() -> Any:
    chance = random.Random(0)
    state = pyspiel.load_game("hearts").new_initial_state()
    played = 0
    while played < 26 or len(state.legal_actions()) == 1:
        played += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def their_rate(state: Any, seed: int) -> float:
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, 1.0, ENOUGH, final_policy_type=most_visited)
    start = time.perf_counter()
    bot.step(state)
    return ENOUGH / (time.perf_counter() - start)
