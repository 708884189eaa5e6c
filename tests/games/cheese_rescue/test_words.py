"""What is said of Cheese Rescue, sentence by sentence."""

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.told import Event, params_of, type_of
from cheeseboard.games.cheese_rescue.view import Count, Deal, Draw, End, Move
from cheeseboard.words import Person, say
from tests.games.cheese_rescue.test_clauses import played_out
from tests.telling import told

PEOPLE = [Person("Zoe", you=True), Person("Bo"), Person("Cleo")]
COUNT = Count(fled=[(1, 0)], caught=[], eaten=[(0, 1)], lost=[0, 3], points=[1, 0], cheeses=[1, 0], winners=[0])


def said(message: str, **params: Any) -> str:
    return say(f"cheese-rescue.{message}", params, PEOPLE)


def event_said(event: Event) -> str:
    return said(f"event-{type_of(event)}", **params_of(event))


def test_events_and_hidden_cards_as_hidden() -> None:
    assert event_said(Deal(0, 2, ["mouse", "cat"])) == "You are dealt a mouse and a cat."
    assert event_said(Deal(1, 2, None)) == "Bo is dealt 2 animals."
    assert event_said(Move(1, "c2 -1,0", "c2", (-1, 0))) == "Bo lays a 2-point cheese at column -1, row 0."
    assert event_said(Draw(0, "dog")) == "You draw a dog."
    assert event_said(Draw(1, None)) == "Bo draws an animal."
    assert event_said(End([1, 0], [0], "points", COUNT)) == "The square is full. Time to count."


def test_the_count_of_one_none_and_many() -> None:
    counted = params_of(End([1, 0], [0], "points", COUNT))
    assert said("count-fled", **counted) == "1 cat sits beside a dog and runs away."
    assert said("count-caught", **counted) == "No mouse sits beside a cat that stayed. All the mice are safe."
    assert said("count-eaten", **counted) == (
        "1 cheese lies beside a mouse that is left and is eaten: you lose nothing, Bo loses 3 points."
    )
    many = {"fled": [(0, 0)] * 2, "caught": [(0, 0)], "eaten": [(0, 0)] * 3, "lost": [1, 5]}
    assert said("count-fled", count=many) == "2 cats sit beside a dog and run away."
    assert said("count-caught", count=many) == "1 mouse sits beside a cat that stayed and is caught."
    assert said("count-eaten", count=many) == (
        "3 cheeses lie beside a mouse that is left and are eaten: you lose 1 point, Bo loses 5 points."
    )


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (cb.Result([1, 0], [0], "points"), "You win, 1 point to 0!"),
        (cb.Result([1, 8, 0], [1], "points"), "Bo wins, 8 points to 1 and 0!"),
        (cb.Result([4, 4], [1], "cheeses"), "Bo wins: level on 4 points, but with more cheese cards left!"),
        (cb.Result([4, 4], [0, 1], "shared"), "Bo and you share the win, with 4 points and as many cheese cards each!"),
    ],
)
def test_who_won_and_why(result: cb.Result, sentence: str) -> None:
    assert said(f"result-{result.reason}", **result.params) == sentence


def test_the_rules_tell_the_sizes_and_the_square_that_the_table_chose() -> None:
    floating, centred = said("rule-2", area="floating"), said("rule-2", area="centred")
    for size in ("5×5", "6×6", "7×7"):
        assert size in floating
        assert size in centred
    assert "not fixed" in floating
    assert "not fixed" not in centred
    assert "The start card is its middle." in centred


def test_text_that_is_no_move() -> None:
    with pytest.raises(cb.UnreadableMove) as problem:
        cb.new("cheese-rescue", players=2, seed=1).play("cow 1,0")
    assert problem.value.code == "cheese-rescue.unreadable"
    assert str(problem.value) == (
        "“cow 1,0” is no move: write a card (dog, cat, mouse, c1, c2, or c3) and a cell, like “cat 1,-2”."
    )


def test_a_move_in_words() -> None:
    match = cb.new("cheese-rescue", players=2, seed=1)
    assert in_words(match, "c3 0,-1") == "3-point cheese above the start card"
    assert in_words(match, "c1 1,0") == "1-point cheese right of the start card"
    match.play("c3 0,-1")
    assert in_words(match, "c1 1,-1") == "1-point cheese right of your 3-point cheese"
    match.play("c1 1,-1")
    assert in_words(match, "c2 2,-1") == "2-point cheese right of Bo’s 1-point cheese"
    assert in_words(match, "c2 0,1") == "2-point cheese below the start card"
    assert in_words(cb.new("cheese-rescue", players=3), "c2 0,0") == "2-point cheese as the first card"


def test_a_move_in_words_tells_the_cell_by_a_card_of_which_there_is_one() -> None:
    match = cb.new("cheese-rescue", players=2, seed=1)
    for move in ("c1 1,0", "c1 -1,0", "c1 1,-1"):
        match.play(move)
    assert in_words(match, "c2 0,-1") == "2-point cheese above the start card"  # and left of one of two of yours


def in_words(match: cb.Match, move: str) -> str:
    state = match.snapshot()
    told = match.game.text.told(state, match.game.text.read(state, move))
    assert "{},{}".format(*told.params["cell"]) == move.split(" ")[1]
    return say(told.code, told.params, PEOPLE)


@pytest.mark.parametrize(
    ("log", "sentence"),
    [
        ("- deal 0 mouse", "line 7: expected “- deal 0” and 2 of dog, cat, and mouse, found “- deal 0 mouse”"),
        ("- deal 0 mouse c1", "line 7: expected “- deal 0” and 2 of dog, cat, and mouse, found “- deal 0 mouse c1”"),
        ("- deal 0 dog dog\n- deal 1 dog dog", "line 8: no dog is left in the pile to draw"),
    ],
)
def test_a_log_that_cannot_be(log: str, sentence: str) -> None:
    with pytest.raises(cb.RecordError) as problem:
        told("cheese-rescue", 2, log)
    assert str(problem.value) == sentence


def test_the_table_in_a_terminal_tells_the_size_and_after_the_end_the_count() -> None:
    match = played_out(3)
    picture = match.game.text.picture(match.view(0), lambda message, /, **params: said(message, **params))
    assert "the square is 6×6" in picture
    assert "beside a dog" in picture
    assert "beside a cat that stayed" in picture
    assert "beside a mouse that is left" in picture
