"""Reasons, whatever the game: always facts, few, in words, and nothing that the seat cannot know."""

import random
import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.told import params_of, type_of
from cheeseboard.games import get, names
from cheeseboard.words import Person, say
from tests.reasoning import why
from tests.strategies import matches

PEOPLE = [Person(name) for name in ("Ada", "Bo", "Cleo", "Dan", "Eve")]


def some_moves(match: cb.Match, seed: int, most: int = 8) -> list[str]:
    moves = match.legal()
    return random.Random(seed).sample(moves, min(most, len(moves)))


@given(matches(), st.integers(0, 99))
def test_reasons_are_few_facts_of_known_types_with_words_for_them(match: cb.Match, seed: int) -> None:
    for move in some_moves(match, seed):
        reasons = why(match, move)
        assert len(reasons) <= 3
        for reason in reasons:
            assert msgspec.json.decode(msgspec.json.encode(reason), type=match.game.reasons.AnyReason) == reason
            params = params_of(reason)
            said = say(match.game.said(f"reason-{type_of(reason)}"), params, PEOPLE)
            assert re.fullmatch(r"[a-z][^{}]*[^.]", said), said
            if "seat" in params:
                assert params["seat"] != match.turn
                assert PEOPLE[params["seat"]].name in said


@given(matches(), st.integers(0, 2**32))
def test_what_the_seat_cannot_know_changes_no_reason(match: cb.Match, seed: int) -> None:
    if match.turn is None:
        return
    imagined = match.imagine(match.turn, seed)
    for move in some_moves(match, seed):
        assert why(imagined, move) == why(match, move)


@given(matches())
def test_asking_changes_nothing(match: cb.Match) -> None:
    if match.turn is not None:
        before = match.state.tobytes()
        why(match, match.legal()[0])
        assert match.state.tobytes() == before


@pytest.mark.parametrize("game", names())
def test_nearly_every_move_that_greedy_likes_has_a_reason(game: str) -> None:
    asked = answered = 0
    for players in get(game).counts:
        match = cb.new(game, players=players, seed=players)
        bot = cb.bot("greedy", seed=players)
        while match.turn is not None and len(match.moves) < 150:
            move = bot.choose(match)
            asked += 1
            answered += bool(why(match, move))
            match.play(move)
    assert asked > 100
    assert answered / asked >= 0.95
