"""Many matches at once, by the rules that a match has; and what learners are shown of them."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.contract import OVER, AnyState
from cheeseboard.engine.dice import from_seed
from cheeseboard.engine.game import Game
from cheeseboard.games import get
from tests.strategies import matches, random_match

GAMES = [get(name) for name in cb.shelf()]
every_game = pytest.mark.parametrize("game", GAMES, ids=cb.shelf())
every_table = pytest.mark.parametrize(
    ("game", "players"),
    [pytest.param(game, players, id=f"{game.name}-{players}") for game in GAMES for players in game.counts],
)
DRAWS = 200
"""How often each move is drawn on average, where all of them should come up equally often."""


def numbers(game: Game, state: AnyState) -> list[int]:
    """The legal moves of a position that is not over."""
    moves = np.empty(game.rules.MOVES, np.int64)
    return [int(move) for move in moves[: game.kernels.use(game.rules).legal(state, moves)]]


@every_table
def test_a_batch_played_move_by_move_stays_within_the_rules(game: Game, players: int) -> None:
    batch = Batch(game, players, 30, seed=4)
    source = np.random.default_rng(1)
    while not batch.over.all():
        mask, going = batch.legal(), ~batch.over
        assert (mask.any(axis=1) == going).all()
        assert ((batch.turns() >= 0) & (batch.turns() < players) == going).all()
        batch.play(np.array([source.choice(np.flatnonzero(row)) if row.any() else -1 for row in mask]))
    assert not batch.legal().any()
    assert (batch.winners().sum(axis=1) >= 1).all()


@settings(max_examples=60)
@given(matches())
def test_a_batch_tells_of_a_position_what_a_match_tells(match: cb.Match) -> None:
    batch = Batch(match.game, match.players, 2, options=match.options)
    batch.states[1] = match.state
    assert batch.turns()[1] == (OVER if match.turn is None else match.turn)
    legal = np.flatnonzero(batch.legal()[1]).tolist()
    assert sorted(match.game.text.write_all(match.snapshot(), legal)) == sorted(match.legal())
    for seat in range(match.players):
        flat = np.concatenate([piece.ravel() for piece in match.observe(seat).values()])
        assert batch.observe(seat)[1].tolist() == flat.tolist()
    if match.result:
        assert np.flatnonzero(batch.winners()[1]).tolist() == list(match.result.winners)


@every_table
def test_the_number_of_threads_does_not_change_what_happens(game: Game, players: int) -> None:
    one, two = (Batch(game, players, 101, seed=9) for _ in range(2))
    assert one.playout(threads=1) == two.playout(threads=2) > 101
    assert one.states.tobytes() == two.states.tobytes()
    assert one.over.all()


@pytest.mark.parametrize("players", get("cheese-rescue").counts)
def test_a_batch_of_cheese_rescue_takes_twelve_moves_of_each_seat(players: int) -> None:
    assert Batch(get("cheese-rescue"), players, 10, seed=9).playout() == 10 * 12 * players


@every_game
def test_replaying_deals_new_matches(game: Game) -> None:
    batch = Batch(game, game.counts[0], 10, seed=9)
    batch.playout()
    first = batch.states.tobytes()
    assert batch.replay() > 10
    assert batch.over.all()
    assert batch.states.tobytes() != first


@every_game
def test_a_playout_ends_after_so_many_moves(game: Game) -> None:
    batch = Batch(game, game.counts[-1], 5, seed=9)
    assert batch.playout(limit=3) == 5 * 3
    assert not batch.over.any()


@every_game
def test_an_illegal_move_changes_nothing(game: Game) -> None:
    batch = Batch(game, game.counts[0], 3, seed=1)
    before = batch.states.tobytes()
    mask = batch.legal()
    good = [int(np.flatnonzero(row)[0]) for row in mask]
    bad = int(np.flatnonzero(~mask[1])[0])
    with pytest.raises(cb.IllegalMove, match=f"Move {bad} is not legal in match 1"):
        batch.play(np.array([good[0], bad, good[2]]))
    with pytest.raises(cb.BadTable, match="takes 3 whole numbers at once"):
        batch.play(np.array(good[:2]))
    assert batch.states.tobytes() == before


@every_game
def test_finished_matches_ignore_their_move(game: Game) -> None:
    batch = Batch(game, game.counts[0], 4, seed=1)
    batch.playout()
    before = batch.states.tobytes()
    batch.play(np.full(4, -1))
    assert batch.states.tobytes() == before
    assert (batch.turns() == OVER).all()


@pytest.mark.parametrize("count", [0, -1, 2.5, "2", True, None])
def test_a_batch_of_no_number_of_matches_is_refused(count: Any) -> None:
    with pytest.raises(cb.BadTable, match="a whole number of matches, at least 1, not"):
        Batch(get("cheese-rescue"), 2, count)


@pytest.mark.parametrize("seed", [1.0, "1", None])
def test_a_batch_is_repeated_by_a_whole_number(seed: Any) -> None:
    with pytest.raises(cb.BadTable, match="A seed is a whole number"):
        Batch(get("cheese-rescue"), 2, 1, seed=seed)


@pytest.mark.parametrize("seat", [2, -1, 100, "0", True])
def test_there_is_nothing_to_observe_from_a_seat_that_is_not_there(seat: Any) -> None:
    with pytest.raises(cb.BadTable, match="There is no seat"):
        Batch(get("cheese-rescue"), 2, 1).observe(seat)


# `pick` against `legal`


@settings(max_examples=60)
@given(matches(), st.integers(0, 2**32))
def test_a_random_move_is_a_legal_one(match: cb.Match, seed: int) -> None:
    if match.turn is None:
        return
    pick, dice, legal = match.game.kernels.use(match.game.rules).pick, from_seed(seed), numbers(match.game, match.state)
    assert {int(pick(match.state, dice)) for _ in range(30)} <= set(legal)


@every_table
@pytest.mark.parametrize("moves", [0, 1, 2, 5, 12, 19])
def test_every_legal_move_is_picked_equally_often(game: Game, players: int, moves: int) -> None:
    """A chi-squared test with a fixed seed."""
    state = random_match(game.name, players, seed=moves, moves=moves).state
    legal = numbers(game, state)
    pick, dice = game.kernels.use(game.rules).pick, from_seed(1)
    picked = [int(pick(state, dice)) for _ in range(DRAWS * len(legal))]
    seen = np.bincount(picked, minlength=game.rules.MOVES)[legal]
    assert seen.sum() == len(picked)
    freedom = len(legal) - 1
    assert ((seen - DRAWS) ** 2 / DRAWS).sum() <= freedom + 8 * freedom**0.5


# Observations


def test_observations_show_what_the_seat_sees() -> None:
    match = cb.new("cheese-rescue", players=2, seed=1)
    match.play(next(move for move in match.legal() if move == "c3 0,-1"))
    seen = match.observe(1)
    assert seen["laid"].sum() == 2
    assert seen["laid"][1, 1] == seen["laid"][2, 1] == 1
    assert seen["owner"][1, 1, 1] == seen["worth"][2, 1, 1] == 1
    assert seen["owner"].sum() == seen["worth"].sum() == 1
    assert seen["hand"].sum() == 1
    assert seen["turn"].tolist() == [1, 0, 0, 0]
    assert seen["cheese_held"][1].tolist() == [1, 1, 0]
    assert seen["animals_held"].tolist() == [2 / 8, 3 / 8, 0, 0]
    assert seen["pile"] == np.float32(13 / 36)


@settings(max_examples=100)
@given(matches(), st.integers(0, 2**32))
def test_replacing_what_a_seat_cannot_know_changes_no_number_it_observes(match: cb.Match, seed: int) -> None:
    for seat in range(match.players):
        seen, otherwise = match.observe(seat), match.imagine(seat, seed).observe(seat)
        assert list(seen) == list(otherwise)
        for name, piece in seen.items():
            assert np.array_equal(otherwise[name], piece), name


@every_game
def test_an_observation_follows_the_match(game: Game) -> None:
    """No number changes with what a seat cannot know; some do with what it sees."""
    match = random_match(game.name, game.counts[0], seed=1, moves=4)
    before = match.observe(0)
    match.play(match.legal()[0])
    after = match.observe(0)
    assert any(not np.array_equal(after[name], piece) for name, piece in before.items())


def test_worlds_are_imagined_by_a_seed() -> None:
    batch = cb.batch("cheez-tricks", count=4)
    with pytest.raises(TypeError, match="seed"):
        batch.imagine(0)  # type: ignore[call-arg]
    one, same, other = (batch.imagine(0, seed=seed).states.tobytes() for seed in (1, 1, 2))
    assert one == same != other
