"""Taking back as people at a table do: what is free, who is asked, and what stands."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.chance import Keyed
from cheeseboard.engine.contract import CHANCE
from cheeseboard.engine.match import Match
from cheeseboard.engine.undo import Undo
from cheeseboard.games import get
from tests.strategies import matches, random_match


def in_tricks(cards: int) -> cb.Match:
    """Three players and so many cards: the seats 0, 1, 2, and 2 leads again. Once dealt, chance has no part in it."""
    match = cb.new("cheez-tricks", players=3, seed=1)
    for _ in range(cards):
        match.play(match.legal()[0])
    return match


def refused(match: cb.Match, seat: int) -> str:
    with pytest.raises(cb.IllegalMove) as problem:
        match.undo_for(seat)
    return problem.value.code


def test_a_move_is_free_to_take_back_while_nobody_else_has_moved() -> None:
    match = in_tricks(1)
    undo = match.undo_for(0)
    assert undo == Undo(moves=0, asks=(), revealed=False)
    assert undo.free


def test_those_who_have_moved_since_are_asked_and_what_they_held_is_known() -> None:
    assert in_tricks(2).undo_for(0) == Undo(moves=0, asks=(1,), revealed=True)
    assert in_tricks(3).undo_for(0) == Undo(moves=0, asks=(1, 2), revealed=True)
    assert in_tricks(3).undo_for(2).free


def test_only_a_seats_last_move_is_taken_back() -> None:
    match = in_tricks(4)
    assert match.movers == [0, 1, 2, 2]
    assert match.undo_for(2).moves == 3
    match.undo_to(3)
    assert match.undo_for(2).moves == 2


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    assert refused(in_tricks(1), 1) == "undo-none"
    assert refused(cb.new("chop-chop"), 0) == "undo-none"


def test_a_move_that_chance_has_answered_stands() -> None:
    match = cb.new("cheese-rescue", players=2, seed=7)
    match.play(match.legal()[0])
    assert match.history.causes[-1] == CHANCE  # the card drawn
    assert refused(match, 0) == "undo-chance"


def test_a_roll_stands_between_two_moves_of_chop_chop() -> None:
    match = cb.new("chop-chop", players=2, seed=7)
    mover = match.turn
    assert mover is not None
    match.play(match.legal()[0])
    assert refused(match, mover) == "undo-chance"


def test_after_the_end_nothing_is_taken_back() -> None:
    match = random_match("cheez-tricks", 2, seed=3, moves=10_000)
    assert match.turn is None
    assert refused(match, match.movers[-1]) == "undo-over"


def test_a_match_that_began_in_the_middle_gives_back_only_what_was_played_there() -> None:
    world = in_tricks(3).imagine(0, seed=1)
    assert refused(world, 0) == refused(world, 2) == "undo-none"
    world.play(world.legal()[0])
    assert world.undo_for(2).moves == 3
    with pytest.raises(cb.IllegalMove, match="Of 4 moves there can be 3 to 4 left, not 2"):
        world.undo_to(2)
    world.undo_to(3)
    assert len(world.moves) == 3


@pytest.mark.parametrize(("game", "hidden"), [("cheese-rescue", True), ("cheez-tricks", True), ("chop-chop", False)])
def test_a_game_says_whether_seats_have_secrets(game: str, hidden: bool) -> None:
    assert get(game).hidden is hidden
    match = random_match(game, 2, seed=5, moves=4)
    others = [match.imagine(0, seed).state.tobytes() for seed in range(8)]
    assert (len({*others, match.state.tobytes()}) > 1) is hidden


@pytest.mark.parametrize("moves", [-1, 3, "1", None, True, 1.0])
def test_what_cannot_be_taken_back_to_changes_nothing(moves: Any) -> None:
    match = in_tricks(2)
    with pytest.raises(cb.IllegalMove, match="Of 2 moves there can be 0 to 2 left, not"):
        match.undo_to(moves)
    assert len(match.moves) == 2


def test_a_seat_that_is_not_there_takes_nothing_back() -> None:
    with pytest.raises(cb.BadTable, match="There is no seat 3"):
        in_tricks(1).undo_for(3)


def told(match: cb.Match) -> Any:
    seats = [None, *range(match.players)]
    heard = [(match.events(seat), match.shows(seat, 0)) for seat in seats]
    return (
        match.state.tobytes(),
        match.views(),
        heard,
        match.legal(),
        match.log(),
        match.moves,
        match.movers,
        match.turn,
    )


@given(matches(), st.data())
def test_taken_back_is_as_if_it_had_never_been_played(match: cb.Match, data: Any) -> None:
    told(match)  # whatever is remembered of it must not be told again
    moves = list(match.moves)
    left = data.draw(st.integers(0, len(moves)))
    match.undo_to(left)
    fresh = Match(match.header, match.source)
    for move in moves[:left]:
        fresh.play(move)
    assert told(match) == told(fresh)


@given(matches(), st.integers(0, 5))
def test_what_is_free_to_take_back_has_told_the_seat_nothing(match: cb.Match, number: int) -> None:
    """It has heard of its own move, and in every world that it could imagine before it would have heard the same."""
    seat = number % match.players
    try:
        undo = match.undo_for(seat)
    except cb.IllegalMove:
        return
    since = match.history.causes[len(match.history) - (len(match.moves) - undo.moves) :]
    assert CHANCE not in since
    assert {*match.movers[undo.moves :]} == {seat, *undo.asks}
    if not undo.free:
        return
    assert len(since) == 1
    [move], now, heard = match.moves[undo.moves :], match.view(seat), match.events(seat)
    match.undo_to(undo.moves)
    for seed in range(4):
        world = match.imagine(seat, seed)
        world.play(move)
        assert world.events(seat) == heard
        assert world.view(seat) == now


@given(matches())
def test_the_seat_that_moved_last_never_has_to_ask(match: cb.Match) -> None:
    for before, last in pairwise(match.movers[-2:]):
        for seat in {before, last}:
            try:
                undo = match.undo_for(seat)
            except cb.IllegalMove:
                continue
            assert undo.free is (seat == last)
            assert undo.revealed is (match.game.hidden and seat != last)


def test_the_same_move_again_brings_the_same_match() -> None:
    match = in_tricks(3)
    whole, moves = told(match), list(match.moves)
    match.undo_to(match.undo_for(0).moves)
    for move in moves[len(match.moves) :]:
        match.play(move)
    assert told(match) == whole
    assert isinstance(match.source, Keyed)
