import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.dice import from_seed
from cheeseboard.engine.game import OVER
from cheeseboard.games import get

GAME = get("cheese-rescue")


def test_a_batch_played_move_by_move_stays_within_the_rules() -> None:
    batch = Batch(GAME, 3, 50, seed=4)
    source = np.random.default_rng(1)
    moves = 0
    while not batch.over.all():
        mask = batch.legal()
        assert mask.any(axis=1).all()
        batch.play(np.array([source.choice(np.flatnonzero(row)) for row in mask]))
        moves += 1
    assert moves == 36
    assert not batch.legal().any()
    assert (batch.winners().sum(axis=1) >= 1).all()


def test_the_number_of_threads_does_not_change_what_happens() -> None:
    one, two = (Batch(GAME, 4, 101, seed=9) for _ in range(2))
    assert one.playout(threads=1) == two.playout(threads=2) == 101 * 48
    assert one.states.tobytes() == two.states.tobytes()


def test_replaying_deals_new_matches() -> None:
    batch = Batch(GAME, 2, 10, seed=9)
    batch.playout()
    first = batch.states.tobytes()
    assert batch.replay() == 10 * 24
    assert batch.states.tobytes() != first


def test_an_illegal_move_changes_nothing() -> None:
    batch = Batch(GAME, 2, 3, seed=1)
    before = batch.states.tobytes()
    good = [int(np.flatnonzero(row)[0]) for row in batch.legal()]
    with pytest.raises(cb.IllegalMove, match="move 0 is not legal in match 1"):
        batch.play(np.array([good[0], 0, good[2]]))
    with pytest.raises(cb.BadTable, match="takes 3 moves at once"):
        batch.play(np.array(good[:2]))
    assert batch.states.tobytes() == before


def test_finished_matches_ignore_their_move() -> None:
    batch = Batch(GAME, 2, 4, seed=1)
    batch.playout()
    before = batch.states.tobytes()
    batch.play(np.full(4, -1))
    assert batch.states.tobytes() == before
    assert (batch.turns() == OVER).all()


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(cb.BadTable, match="at least 1 match, not 0"):
        Batch(GAME, 2, 0)


def test_random_playouts_choose_every_legal_move_equally_often() -> None:
    """`pick` against `legal`, by a chi-squared test with a fixed seed."""
    rules = GAME.kernels.use(GAME.rules)
    state = Batch(GAME, 2, 1, seed=3).states[0]
    moves = np.empty(GAME.rules.MOVES, np.int64)
    legal = moves[: rules.legal(state, moves)]
    dice = from_seed(1)
    draws = 400 * len(legal)
    seen = np.bincount([rules.pick(state, dice) for _ in range(draws)], minlength=GAME.rules.MOVES)
    assert seen.sum() == seen[legal].sum()
    chi_squared = ((seen[legal] - 400) ** 2 / 400).sum()
    assert chi_squared < len(legal) + 5 * (2 * len(legal)) ** 0.5


def test_observations_show_what_the_seat_sees() -> None:
    match = cb.new("cheese-rescue", players=2, seed=1)
    match.play(next(move for move in match.legal() if move == "c3 0,-1"))
    seen = match.observe(1)
    assert seen["laid"].sum() == 2
    assert seen["laid"][0, 0] == seen["laid"][7, 0] == 1
    assert seen["cheese"][1, 2, 7, 0] == 1
    assert seen["cheese"].sum() == 1
    assert seen["hand"].sum() == 8
    assert seen["turn"].tolist() == [1, 0, 0, 0]
    assert seen["cheese_held"][1].tolist() == [3, 2, 0]
    assert seen["animals_held"].tolist() == [2, 3, 0, 0]
    assert seen["pile"] == 13
    flat = np.concatenate([piece.ravel() for piece in seen.values()])
    assert flat.shape == Batch(GAME, 2, 1).observe(0)[0].shape


def test_an_observation_holds_no_secret() -> None:
    match = cb.new("cheese-rescue", players=4, seed=1)
    for seat in range(4):
        for seed in range(20):
            world = match.imagine(seat, seed)
            for name, piece in match.observe(seat).items():
                assert (world.observe(seat)[name] == piece).all()
