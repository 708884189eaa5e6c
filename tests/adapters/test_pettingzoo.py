"""PettingZoo's own tests accept our environments, and what they tell is what the matches are."""

import pickle
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils import BaseWrapper
from pettingzoo.utils.conversions import aec_to_parallel

import cheeseboard as cb
from cheeseboard.adapters import pettingzoo
from cheeseboard.games import get

with warnings.catch_warnings():  # where pygame is installed, they import a classic in a way that they deprecate
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in cb.shelf() for players in get(name).counts]
)
every_game = pytest.mark.parametrize("name", cb.shelf())


def play(environment: Any, seed: int = 1, limit: int = 2000) -> list[Any]:
    """Play a match with the first of all moves; what each agent was told last."""
    environment.reset(seed=seed)
    last = {}
    for agent in environment.agent_iter(limit):
        seen, reward, over, cut_off, _ = environment.last()
        last[agent] = seen, reward, over, cut_off
        environment.step(None if over or cut_off else int(seen["action_mask"].argmax()))
    return [last[agent] for agent in environment.possible_agents]


@every_table
# It expects a dictionary of its own classics alone.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_api_is_as_it_should_be(name: str, players: int) -> None:
    api_test(pettingzoo.env(name, players), num_cycles=100)
    seed_test(lambda: pettingzoo.env(name, players), num_cycles=30)


@every_game
def test_every_match_can_be_rendered(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode))
    assert "→" in capsys.readouterr().out  # whose turn it is


class Folded(BaseWrapper):  # type: ignore[misc]
    """Takes any number for one of the legal moves: the test of cycles has none but random numbers."""

    def step(self, action: int | None) -> None:
        legal = np.flatnonzero(self.observe(self.agent_selection)["action_mask"])
        super().step(None if action is None else int(legal[action % len(legal)]))


def test_a_match_is_cut_off_after_so_many_cycles() -> None:
    def env(max_cycles: int) -> Any:
        made = pettingzoo.raw_env("cheese-rescue", max_cycles=max_cycles)
        made.metadata["is_parallelizable"] = True  # one seat after the other, so it is while it lasts
        return Folded(made)

    max_cycles_test(SimpleNamespace(env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))))


@every_table
def test_rewards_and_observations_are_those_of_a_batch(name: str, players: int) -> None:
    environment, batch = pettingzoo.raw_env(name, players), cb.batch(name, players, 1, seed=9)
    environment.reset(seed=9)
    told = batch.look()
    for _ in range(200):
        seen, _, over, _, info = environment.last()
        assert environment.agent_selection == f"seat_{told.seats[0]}"
        assert np.array_equal(seen["observation"], told.observations[0])
        assert np.array_equal(seen["action_mask"], told.masks[0])
        assert np.array_equal(info["action_mask"], told.masks[0])
        other = f"seat_{(told.seats[0] + 1) % players}"
        assert not environment.observe(other)["action_mask"].any()
        assert np.array_equal(environment.observe(other)["observation"], batch.observe(int(other[-1]))[0])
        moves = told.masks.argmax(axis=1)
        told = batch.step(moves)
        environment.step(int(moves[0]))
        over = any(environment.terminations.values())
        assert over == told.done[0]
        assert list(environment.rewards.values()) == told.rewards[0].tolist()
        if over:
            break


def test_the_winners_share_1_and_the_others_minus_1() -> None:
    for seed in range(20):
        told = play(pettingzoo.env("cheese-rescue", 3), seed)
        rewards = [reward for _, reward, _, _ in told]
        assert all(over for _, _, over, _ in told)
        assert sum(rewards) == pytest.approx(0)
        assert not any(rewards) or sum(reward for reward in rewards if reward > 0) == pytest.approx(1)


def test_options_and_variants_are_played() -> None:
    environment = make("aec", "cheeseboard/cheez_tricks_v0", first=1)
    environment.reset(seed=1)
    assert environment.agent_selection == "seat_1"
    small = cb.variant("cheez-tricks", rounds={2: 1, 3: 1, 4: 1, 5: 1})
    assert all(over for _, _, over, _ in play(pettingzoo.raw_env(small, 3), limit=12 * 3 + 3))


def test_what_an_agent_keeps_is_its_own() -> None:
    environment = pettingzoo.raw_env("cheese-rescue")
    environment.reset(seed=1)
    seen, *_ = environment.last()
    kept = seen["observation"].copy()
    environment.step(int(seen["action_mask"].argmax()))
    assert np.array_equal(seen["observation"], kept)
    seen["action_mask"][:] = 0
    assert environment.last()[0]["action_mask"].any()


def test_an_environment_goes_to_another_process() -> None:
    again = pickle.loads(pickle.dumps(pettingzoo.raw_env("cheese-rescue", 3, first=2)))
    again.reset(seed=1)
    assert again.agent_selection == "seat_2"


@pytest.mark.parametrize("move", [-1, 10**6, None, 1.5])
def test_an_illegal_move_is_refused_and_nothing_is_played(move: Any) -> None:
    environment = pettingzoo.raw_env("cheese-rescue")
    environment.reset(seed=1)
    before = environment.observe("seat_0")["observation"]
    with pytest.raises(cb.IllegalMove, match="from 0 to"):
        environment.step(move)
    assert np.array_equal(environment.observe("seat_0")["observation"], before)


@pytest.mark.parametrize("given", [{"render_mode": "rgb_array"}, {"max_cycles": 0}, {"players": 9}, {"colour": "red"}])
def test_tables_that_cannot_be_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(cb.BadTable):
        pettingzoo.raw_env("cheese-rescue", **given)
