"""OpenSpiel's own tests accept our games, and its solvers solve a small one."""

from itertools import pairwise
from typing import Any

import numpy as np
import pytest

import cheeseboard as cb
from tests.engine.test_study import SMALL

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")
gambit = pytest.importorskip("open_spiel.python.algorithms.gambit")
openspiel = pytest.importorskip("cheeseboard.adapters.openspiel")


@pytest.fixture(scope="module")
def small() -> Any:
    openspiel.register(cb.variant("cheese-rescue", **SMALL), "python_small_rescue")
    return pyspiel.load_game("python_small_rescue")


@pytest.mark.parametrize(
    "name",
    [
        "python_cheese_rescue",
        "python_cheese_rescue(players=4,first=1)",
        "python_cheez_tricks(players=3,max_game_length=40)",
        "python_chop_chop(max_game_length=40)",
        "python_chop_chop(players=3,cat=2,max_game_length=40)",
    ],
)
def test_random_matches_are_simulated_and_serialised(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def wander(state: Any, source: np.random.Generator) -> Any:
    while not state.is_terminal():
        state.apply_action(int(source.choice(state.legal_actions())))
    return state


def test_a_state_is_a_match() -> None:
    state = pyspiel.load_game("python_cheese_rescue(first=1)").new_initial_state()
    match = cb.new("cheese-rescue", first=1, unresolved=True)
    while not state.is_terminal():
        if state.is_chance_node():
            told = [(outcome.number, outcome.probability) for outcome in match.chances()]
            assert state.chance_outcomes() == told
            action = told[0][0]
            assert state.action_to_string(action) == match.chances()[0].text
            match.chance(action)
        else:
            assert match.turn is not None
            assert state.current_player() == match.turn
            assert state.legal_actions() == sorted(match.numbers())
            assert state.information_state_string() == match.known(match.turn)
            seen = np.concatenate([part.ravel() for part in match.observe(match.turn).values()])
            assert state.observation_tensor() == state.information_state_tensor() == seen.tolist()
            action = state.legal_actions()[-match.turn]  # one lays the first of its cards, the other the last
            assert state.action_to_string(action) == match.write(action)
            match.play(action)
        state.apply_action(action)
    assert match.result is not None
    assert len(match.result.winners) == 1
    assert state.returns() == [1 if seat in match.result.winners else -1 for seat in range(2)]


def test_what_others_hold_is_in_no_information_state(small: Any) -> None:
    """The same hand for seat 0 and another for seat 1: seat 0 cannot tell them apart."""
    one, other = small.new_initial_state(), small.new_initial_state()
    for state, cards in ((one, (0, 1)), (other, (0, 2))):
        for card in cards:
            state.apply_action(card)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.observation_string(0) == other.observation_string(0)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_match_that_is_too_long_is_cut_off_without_winners() -> None:
    state = wander(
        pyspiel.load_game("python_chop_chop(max_game_length=7)").new_initial_state(), np.random.default_rng(1)
    )
    assert len(state.match.moves) == 7
    assert state.returns() == [0, 0]


def test_counterfactual_regret_minimisation_solves_a_small_game(small: Any) -> None:
    """On the tree of it, which is written down once: a state in Python is too slow to be visited again and again."""
    tree = pyspiel.load_efg_game(gambit.export_gambit(small))
    solver, found = pyspiel.CFRPlusSolver(tree), []
    for _ in range(3):
        found.append(pyspiel.exploitability(tree, solver.average_policy()))
        for _ in range(10):
            solver.evaluate_and_update_policy()
    found.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert all(later < earlier for earlier, later in pairwise(found))
    assert found[-1] < 0.02


@pytest.mark.parametrize("parameters", ["players=9", "max_game_length=0", "first=7"])
def test_games_that_cannot_be_are_refused(parameters: str) -> None:
    with pytest.raises(cb.BadTable):
        pyspiel.load_game(f"python_cheese_rescue({parameters})")
