"""Many matches at once, by the rules that a match has; and what learners are shown of them."""

from functools import partial
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


@every_table
def test_rambling_deals_a_match_anew_that_is_over(game: Game, players: int) -> None:
    batch = Batch(game, players, 20, seed=9)
    batch.playout()
    twin = batch.copy()
    twin.reset()
    assert not batch.ramble(1).any()
    assert not twin.ramble(1).any()
    assert batch.states.tobytes() == twin.states.tobytes()
    batch.playout()
    assert not batch.ramble(0).any()
    assert not batch.over.any()


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


WRONG_ROOM: dict[str, list[Any]] = {
    "observations": [lambda right: right[:, :3].copy(), lambda right: np.zeros(right.shape), np.ndarray.tolist],
    "masks": [lambda right: right.astype(np.float32), lambda right: right[:, :-1], lambda right: right[:, ::-1]],
    "seats": [lambda right: right[:1], lambda right: right.astype(np.int32)],
    "rewards": [lambda right: right[:, :1].copy(), lambda right: right[:5]],
    "done": [lambda right: right[:7], lambda right: right.astype(np.int8)],
}


@pytest.mark.parametrize(("field", "wrong"), [(field, wrong) for field, each in WRONG_ROOM.items() for wrong in each])
def test_a_step_is_written_only_where_there_is_room_for_it(field: str, wrong: Any) -> None:
    batch = Batch(get("cheese-rescue"), 2, 8, seed=1)
    before, moves, room = batch.states.tobytes(), batch.choose(), batch.room()
    room = room._replace(**{field: wrong(getattr(room, field))})
    with pytest.raises(cb.BadTable, match="must be an array of"):
        batch.step(moves, out=room)
    with pytest.raises(cb.BadTable, match="must be an array of"):
        batch.look(out=room)
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("count", [4, 16])
def test_the_step_of_another_batch_is_no_room(count: int) -> None:
    batch, other = (Batch(get("cheese-rescue"), 2, many, seed=1) for many in (8, count))
    with pytest.raises(cb.BadTable, match=r"with shape \(8, "):
        batch.step(batch.choose(), out=other.look())


@pytest.mark.parametrize("out", [5, (), [np.zeros(8)] * 5])
def test_a_step_is_written_into_a_step(out: Any) -> None:
    batch = Batch(get("cheese-rescue"), 2, 8, seed=1)
    with pytest.raises(cb.BadTable, match=f"not into {type(out).__name__}"):
        batch.step(batch.choose(), out=out)
    with pytest.raises(cb.BadTable, match=f"not into {type(out).__name__}"):
        batch.look(out=out)


def test_what_may_not_be_written_is_left_alone() -> None:
    batch = Batch(get("cheese-rescue"), 2, 8, seed=1)
    told = batch.look()
    for array in told:
        array.flags.writeable = False
    with pytest.raises(cb.BadTable, match="open to be written"):
        batch.observe(out=told.observations)
    with pytest.raises(cb.BadTable, match="open to be written"):
        batch.legal(out=told.masks)
    with pytest.raises(cb.BadTable, match="open to be written"):
        batch.step(batch.choose(), out=told)


@pytest.mark.parametrize("wrong", [-1, 2.5, "3", None, True])
@pytest.mark.parametrize("name", ["playout", "replay", "ramble"])
def test_no_number_of_moves_is_refused(name: str, wrong: Any) -> None:
    batch = Batch(get("cheese-rescue"), 2, 3, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(cb.BadTable, match="is a whole number, at least 0, not"):
        getattr(batch, name)(**{"moves" if name == "ramble" else "limit": wrong})
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("threads", [0, -1, 1.5, "x", True])
def test_no_number_of_threads_is_refused(threads: Any) -> None:
    batch = Batch(get("cheese-rescue"), 2, 3, seed=1)
    before, moves = batch.states.tobytes(), batch.choose()
    for ask in (batch.playout, batch.replay, batch.choose, partial(batch.ramble, 1), partial(batch.step, moves)):
        with pytest.raises(cb.BadTable, match="threads is a whole number, at least 1, not"):
            ask(threads=threads)
    assert batch.states.tobytes() == before


def test_a_batch_takes_numbers_of_every_kind() -> None:
    game = get("cheese-rescue")
    one, other = Batch(game, 2, 5, seed=1), Batch(game, np.int32(2), np.int64(5), seed=1)  # type: ignore[arg-type]
    assert np.array_equal(one.observe(1), other.observe(np.int64(1)))  # type: ignore[arg-type]
    assert one.match(3) == other.match(np.argmax([0, 0, 0, 1]))  # type: ignore[arg-type]
    assert one.ramble(9).tolist() == other.ramble(np.uint8(9)).tolist()  # type: ignore[arg-type]
    assert one.playout(1, 10**30) == other.playout(np.int64(1), np.int64(1000))  # type: ignore[arg-type]
    assert one.states.tobytes() == other.states.tobytes()
    with pytest.raises(cb.BadTable, match="There is no seat 7;"):
        other.observe(np.int64(7))  # type: ignore[arg-type]


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
