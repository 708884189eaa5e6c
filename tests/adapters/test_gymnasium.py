"""Gymnasium's own checks accept our environments, and what they tell is what the matches are."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import cheeseboard as cb
from cheeseboard.adapters.gymnasium import CheeseboardEnv, CheeseboardVectorEnv

NAMES = {
    "cheese-rescue": "cheeseboard/CheeseRescue-v0",
    "cheez-tricks": "cheeseboard/CheezTricks-v0",
    "chop-chop": "cheeseboard/ChopChop-v0",
}


class First:
    """Always its first move."""

    def choose(self, sight: cb.Sight) -> str:
        return sight.legal[0]


@pytest.mark.parametrize("name", cb.shelf())
@pytest.mark.parametrize("seat", [0, 1])
def test_the_checker_accepts_every_game(name: str, seat: int, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(NAMES[name], seat=seat, opponents="random").unwrapped)
    assert "your hand" in capsys.readouterr().out or name == "chop-chop"  # rendered for people as well


@pytest.mark.parametrize("opponents", ["random", "search:1", First, First(), [First, "greedy"]])
def test_an_agent_plays_against_all_kinds_of_bots(opponents: Any) -> None:
    environment = CheeseboardEnv("cheese-rescue", 3, seat=1, opponents=opponents)
    seen, info = environment.reset(seed=4)
    over, steps, reward = False, 0, 0.0
    while not over:
        assert environment.match is not None
        assert environment.match.turn == 1
        assert np.array_equal(seen, np.concatenate([part.ravel() for part in environment.match.observe(1).values()]))
        seen, reward, over, _, info = environment.step(int(info["action_mask"].argmax()))
        steps += 1
    assert environment.match is not None
    assert environment.match.movers.count(1) == steps
    assert environment.match.result is not None
    winners = environment.match.result.winners
    lost = 3 - len(winners)
    assert reward == pytest.approx((1 / len(winners) if 1 in winners else -1 / lost) if lost else 0)
    environment.close()


def test_an_illegal_move_ends_the_match() -> None:
    environment = CheeseboardEnv("cheez-tricks")
    _, info = environment.reset(seed=1)
    _, reward, over, cut_off, _ = environment.step(int(info["action_mask"].argmin()))
    assert (reward, over, cut_off) == (-1.0, True, False)


@pytest.mark.parametrize(
    ("name", "players", "seat", "opponents"),
    [
        ("cheese-rescue", 2, 1, "greedy"),
        ("cheese-rescue", 4, 2, ["random", "greedy", "random"]),
        ("cheez-tricks", 3, 0, "random"),
        ("chop-chop", 2, 1, "random"),
    ],
)
def test_many_matches_at_once_are_matches(name: str, players: int, seat: int, opponents: Any) -> None:
    made: Any = gymnasium.make_vec(NAMES[name], num_envs=16, players=players, seat=seat, opponents=opponents)
    assert isinstance(made, CheeseboardVectorEnv)
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    seen, info = made.reset(seed=3)
    again, _ = made.reset(seed=3)
    assert np.array_equal(seen, again)
    ended = 0
    for _ in range(100):
        assert seen in made.observation_space
        assert (made.batch.turns() == seat).all()
        actions = info["action_mask"].argmax(axis=1)
        assert actions in made.action_space
        seen, rewards, over, cut_off, info = made.step(actions)
        assert not cut_off.any()
        assert not rewards[~over].any()
        assert ("final_obs" in info) == over.any()
        assert np.array_equal(info["action_mask"], made.batch.legal())
        for row in np.flatnonzero(over):
            assert info["final_obs"][row].shape == made.single_observation_space.shape
        ended += int(over.sum())
    assert ended or name == "chop-chop"


def test_an_illegal_move_ends_its_match_alone() -> None:
    made = CheeseboardVectorEnv("cheese-rescue", 4)
    _, info = made.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[[1, 3]] = info["action_mask"][1].argmin(), -1
    _, rewards, over, _, info = made.step(actions)
    assert rewards.tolist() == [0, -1, 0, -1]
    assert over.tolist() == info["_final_obs"].tolist() == [False, True, False, True]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": ["greedy", "greedy"]}, "There are 1 other seats at this table, but 2 opponents"),
        ({"seat": 2}, "seat"),
        ({"render_mode": "rgb_array"}, "ansi or human, not as “rgb_array”"),
        ({"players": 9}, "players"),
    ],
)
def test_tables_that_cannot_be_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(cb.BadTable, match=sentence):
        CheeseboardEnv("cheese-rescue", **given)


@pytest.mark.parametrize("given", [{"num_envs": 0}, {"opponents": "search:1"}])
def test_so_are_batches(given: dict[str, Any]) -> None:
    with pytest.raises(cb.BadTable):
        CheeseboardVectorEnv("cheese-rescue", **given)


@pytest.mark.parametrize("opponents", ["zzz", ["greedy", "zzz"], 5])
def test_an_opponent_that_nobody_knows_is_refused_at_once(opponents: Any) -> None:
    with pytest.raises((cb.UnknownBot, cb.BadTable)):
        gymnasium.make(NAMES["cheese-rescue"], players=3, opponents=opponents)


@pytest.mark.parametrize("move", [0.5, "0", None])
def test_a_move_is_a_number(move: Any) -> None:
    environment = CheeseboardEnv("chop-chop", opponents="random")
    environment.reset(seed=1)
    with pytest.raises(cb.IllegalMove, match="from 0 to"):
        environment.step(move)


@pytest.mark.parametrize("moves", [np.zeros(4), np.zeros(3, np.int64), np.zeros((4, 1), np.int64), 0, None])
def test_many_moves_are_a_number_for_each_match(moves: Any) -> None:
    environments = CheeseboardVectorEnv("chop-chop", 4)
    environments.reset(seed=1)
    with pytest.raises(cb.BadTable, match="takes 4 whole numbers at once"):
        environments.step(moves)


def test_a_name_alone_finds_the_games() -> None:
    program = f"import gymnasium; gymnasium.make('cheeseboard.adapters.gymnasium:{NAMES['chop-chop']}')"
    subprocess.run([sys.executable, "-c", program], check=True)
