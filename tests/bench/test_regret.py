"""What moves give away: rollouts know a win when they see one, luck evens out, and a run that was stopped goes on."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rollouts
from cheeseboard.engine.bits import bit
from cheeseboard.engine.contract import AnyState
from cheeseboard.engine.net import empty
from cheeseboard.games import get
from cheeseboard.games.chop_chop.rules import (
    ALL_CHEESE,
    ALL_HOLES,
    CAT,
    CAT_SIDE,
    MICE_SIDE,
    MOVING,
    NAMES,
    NOWHERE,
    PLACES,
    TURNING,
)
from cheeseboard.lab.crew import Crew
from duel import Deal, Entrant
from noted import noted
from regret import Judged, Position, held_out_best, summed

GAME = get("chop-chop")


def kitchen() -> AnyState:
    """The cat beside the last mouse, which has nothing left to do but to get home, and a step to go."""
    states = GAME.states(1)
    rules = GAME.kernels.use(GAME.rules)
    rules.setup(states[0], 2, GAME.option_codes(GAME.check_options(2, {})))
    state = states[0]
    state.mice[:] = NOWHERE
    state.mice[0], state.cat = NAMES.index("a2"), NAMES.index("a1")
    state.down &= ~(bit(state.cat) | bit(state.mice[0]))
    state.stash, state.opened = ALL_CHEESE, ALL_HOLES
    state.side, state.phase, state.steps, state.rolls = CAT_SIDE, MOVING, 1, 1
    return state


def dice(count: int) -> Any:
    return np.random.default_rng(1).integers(0, 2**64, (count, 4), np.uint64)


def test_a_move_that_wins_is_worth_a_win_and_the_others_less() -> None:
    root, moves = kitchen(), np.zeros(GAME.rules.MOVES, np.int64)
    legal = moves[: GAME.kernels.use(GAME.rules).legal(root, moves)]
    out = np.zeros((len(legal), 8))
    GAME.kernels.use(rollouts).rollouts(root, legal, dice(8), rollouts.room(GAME, GAME.net(2)), out)
    wins = legal == CAT * PLACES + NAMES.index("a2")
    assert out[wins].tolist() == [[1.0] * 8]
    assert len(legal) > 1
    assert (out[~wins].mean(axis=1) < 1).all()


@pytest.mark.parametrize("net", [GAME.net(2), empty()], ids=["learnt", "frozen"])
def test_luck_evens_out_whoever_judges_it(net: Any) -> None:
    luck, room = GAME.kernels.use(rollouts).luck, rollouts.room(GAME, net)
    found = []
    for each in dice(3000):
        state = kitchen()
        state.side, state.phase, state.mover = MICE_SIDE, TURNING, 0
        state.stash, state.down = 0, state.down | bit(state.mice[0])
        found.append(luck(state, 0, room, each))
    assert np.std(found) > 0, "a cheese is better than broken crockery"
    assert abs(np.mean(found)) < 3 * np.std(found) / np.sqrt(len(found))


def test_the_best_of_equals_does_not_look_better_than_they_are() -> None:
    chance = np.random.default_rng(1)
    assert abs(np.mean([held_out_best(chance.normal(size=(5, 64)), 0) for _ in range(400)])) < 0.02


def test_rollouts_that_are_sure_find_a_better_move_than_the_adviser() -> None:
    chance = np.random.default_rng(1)
    worths = chance.normal(size=(5, 64)) + np.array([[0], [0], [2], [0], [0]])
    assert held_out_best(worths, 0) == pytest.approx(worths[2].mean())


def test_equals_who_swap_seats_have_equal_luck() -> None:
    """A sober deal between two that think the same tells nothing at all."""
    same = Entrant("learnt:5"), Entrant("learnt:5")
    assert Deal("chop-chop", 2, same, 1, round_only=False, sober=True)(0).score == pytest.approx(0)


def test_rounds_are_played_where_no_net_is_asked() -> None:
    entrants = Entrant("frozen:8"), Entrant("frozen:4:curiosity=2")
    told = Deal("cheez-tricks", 2, entrants, 1, round_only=True)(0)
    assert told.counts == (0, 0), "nobody knows who wins in the end"


def test_positions_are_judged_once_and_a_run_goes_on(tmp_path: Path) -> None:
    work = Position("chop-chop", ("frozen:4", "learnt:4"), "learnt", 1, few=2, many=16)
    first = noted("tiny", Judged, GAME, work, 2, Crew(1), folder=tmp_path)
    with (tmp_path / "tiny.jsonl").open("a") as journal:
        journal.write("[2, 7, [0.")  # killed while it wrote
    more = noted("tiny", Judged, GAME, work, 3, Crew(1), folder=tmp_path)
    assert more[:2] == first
    assert work(1) == first[1], "the same whenever it is asked"
    found = summed(work, more)
    assert found["positions"] == 3
    assert len(found["regrets"]) == 2
    assert found["more"][0][0] == pytest.approx(found["regrets"][1][0] - found["regrets"][0][0], abs=0.002)
