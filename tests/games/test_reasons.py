"""Reasons, whatever the game: always facts, few, in words, and nothing that the seat cannot know."""

import json
import random
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.games import get, names
from tests.reasoning import why
from tests.strategies import matches

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
DOCS = Path(__file__).parents[2] / "docs"
PEOPLE = ["Ada", "Bo", "Cleo", "Dan", "Eve"]


def types(game: str) -> dict[str, tuple[str, ...]]:
    module: Any = import_module(f"cheeseboard.games.{game.replace('-', '_')}.reasons")
    known: dict[str, tuple[str, ...]] = module.TYPES
    return known


def some_moves(match: cb.Match, seed: int, most: int = 8) -> list[str]:
    moves = match.legal()
    return random.Random(seed).sample(moves, min(most, len(moves)))


@given(matches(), st.integers(0, 99))
def test_reasons_are_few_facts_of_known_types_that_the_terminal_has_words_for(match: cb.Match, seed: int) -> None:
    known = types(match.game.name)
    for move in some_moves(match, seed):
        reasons = why(match, move)
        assert len(reasons) <= 3
        assert json.loads(json.dumps(reasons)) == reasons
        for reason in reasons:
            assert set(reason) == {"type", *known[reason["type"]]}
            said = match.game.text.reason(reason, PEOPLE)
            assert re.fullmatch(r"[a-z][^{}]*[^.]", said), said
            if "seat" in reason:
                assert reason["seat"] != match.turn
                assert PEOPLE[reason["seat"]] in said


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
def test_every_type_has_words(game: str) -> None:
    assert set(get(game).text.REASONS) == set(types(game))


@pytest.mark.parametrize("game", names())
def test_the_page_knows_the_same_types_with_the_same_parameters(game: str) -> None:
    source = (PAGE / game / "reasons.ts").read_text()
    told = re.findall(r"\| \{ type: '(\w+)'((?:; \w+: [\w\[\]]+)*) \}", source)
    on_the_page = {name: set(re.findall(r"; (\w+):", parameters)) for name, parameters in told}
    assert on_the_page == {name: set(parameters) for name, parameters in types(game).items()}


@pytest.mark.parametrize("game", names())
def test_every_type_is_documented_with_its_parameters(game: str) -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) ?\| ", (DOCS / f"{game}.md").read_text(), re.MULTILINE)
    assert {name: tuple(re.findall(r"`(\w+)`", told)) for name, told in rows} == types(game)


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
