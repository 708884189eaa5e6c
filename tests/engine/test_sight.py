"""A sight tells all that its seat may know, and nothing else is in it."""

import pickle
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from tests.strategies import matches, random_match


def told(sight: cb.Sight) -> bytes:
    """All that a sight offers, as text."""
    table = [sight.game, sight.players, sight.options, sight.seat, sight.turn]
    return msgspec.json.encode([table, sight.view, sight.events, sight.legal, sight.moves])


@given(matches(), st.data())
def test_a_sight_is_the_seats_view_events_and_moves(match: cb.Match, data: Any) -> None:
    seat = data.draw(st.integers(0, match.players - 1))
    sight = match.sight(seat)
    assert sight.view == match.view(seat)
    assert sight.events == match.events(seat)
    assert sight.legal == (match.legal() if match.turn == seat else [])
    assert sight.numbers == (match.numbers() if match.turn == seat else [])
    assert all((seen == sight.observe()[name]).all() for name, seen in match.observe(seat).items())
    assert sight.moves == match.moves
    assert (sight.game, sight.players, sight.options) == (match.game.name, match.players, match.options)
    assert (sight.seat, sight.turn) == (seat, match.turn)


@given(matches(), st.integers(0, 2**32), st.integers(0, 2**32), st.data())
def test_replacing_what_a_seat_cannot_know_changes_nothing_in_its_sight(
    match: cb.Match, another: int, seed: int, data: Any
) -> None:
    """Not what it tells, and not the worlds behind it either: those are dealt from public counts and the seed alone."""
    seat = data.draw(st.integers(0, match.players - 1))
    sight, otherwise = match.sight(seat), match.imagine(seat, another).sight(seat)
    assert told(otherwise) == told(sight)
    assert otherwise.imagine(seed).state.tobytes() == sight.imagine(seed).state.tobytes()
    assert pickle.dumps(vars(otherwise)) == pickle.dumps(vars(sight))


@given(matches(), st.integers(0, 2**32), st.data())
def test_a_sight_goes_to_another_process_whole(match: cb.Match, seed: int, data: Any) -> None:
    sight = match.sight(data.draw(st.integers(0, match.players - 1)))
    arrived = pickle.loads(pickle.dumps(sight))
    assert told(arrived) == told(sight)
    assert arrived.imagine(seed).state.tobytes() == sight.imagine(seed).state.tobytes()


@pytest.mark.parametrize("seed", range(3))
def test_a_sight_does_not_hold_the_key_even_where_seeds_are_alike(seed: int) -> None:
    match = cb.new("cheese-rescue", seed=seed)
    assert match.key
    assert match.key not in pickle.dumps(match.sight(seed=seed))
    assert match.sight().imagine(seed).key != match.key


def test_a_sight_of_a_game_read_from_a_record_holds_nothing_of_its_log() -> None:
    original = random_match("cheez-tricks", 3, seed=1, moves=10)
    read = cb.load(original.record())
    assert read.key is None

    def parts(match: cb.Match) -> dict[str, bytes]:
        found = dict(vars(match.sight(0).imagine(0)))
        return {name: pickle.dumps(part) for name, part in {**vars(found.pop("_telling")), **found}.items()}

    assert parts(read) == parts(original)


def test_a_sight_stays_as_it_was_when_the_match_goes_on() -> None:
    match = cb.new("cheese-rescue", seed=1)
    sight = match.sight()
    match.play(match.legal()[0])
    assert (sight.turn, sight.moves) == (0, [])
    assert sight.events == cb.new("cheese-rescue", seed=1).events(0)


def test_a_sight_without_a_seat_is_that_of_the_seat_to_move() -> None:
    match = random_match("cheese-rescue", 3, seed=1, moves=4)
    assert match.sight().seat == match.turn == 1


def test_there_is_no_seat_to_move_after_the_end() -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=100)
    with pytest.raises(cb.IllegalMove, match="The match is over"):
        match.sight()
    assert match.sight(0).legal == []


def test_there_are_no_sights_for_seats_that_are_not_there() -> None:
    with pytest.raises(cb.BadTable, match="There is no seat 2; the seats are 0 to 1"):
        cb.new("cheese-rescue").sight(2)


def written(ask: Callable[[], object]) -> int:
    """How often that calls what writes a position out, or a move, or a happening: the dear part of looking."""
    calls = 0

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal calls
        calls += event == "call" and Path(frame.f_code.co_filename).name in ("view.py", "text.py")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        ask()
    finally:
        sys.setprofile(before)
    return calls


@pytest.mark.parametrize("game", cb.shelf())
def test_a_sight_costs_nothing_until_it_is_looked_at_and_then_once(game: str) -> None:
    match = random_match(game, 2, seed=1, moves=20)
    assert match.turn is not None
    assert written(lambda: match.events(match.turn)) > 0
    assert written(match.sight) == 0
    sight = match.sight()
    assert written(lambda: sight.events) == 0  # the match remembers what each seat has heard
    for look in (lambda: sight.legal, lambda: sight.view):
        assert written(look) > 0
        assert written(look) == 0


@pytest.mark.parametrize("name", cb.shelf())
def test_a_sight_writes_moves_as_a_match_does(name: str) -> None:
    match = cb.new(name, seed=2)
    sight = match.sight()
    assert [sight.write(number) for number in sight.numbers] == sight.legal == match.legal()
