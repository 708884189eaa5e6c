"""What is said about Cheez-Tricks."""

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.told import Event, Result, params_of, type_of
from cheeseboard.games.cheez_tricks.view import Aside, Cats, Caught, Deal, End, Move, Round, Score, Trick, Trump
from cheeseboard.words import Person, say

from .rounds import GAME, dealt

PEOPLE = [Person("You", you=True), Person("Ada"), Person("Bo")]


def said(message: str, /, **params: Any) -> str:
    return say(GAME.said(message), params, PEOPLE)


EVENTS: list[tuple[Event, str]] = [
    (Round(2, 0), "Round 2. You lead the first trick."),
    (Round(2, 1), "Round 2. Ada leads the first trick."),
    (Deal(0, 3, ["S1", "S4", "B10"]), "You are dealt Swiss 1, Swiss 4, and Brie 10."),
    (Deal(1, 3, None), "Ada is dealt 3 cards."),
    (Aside(8), "8 cards are set aside unseen."),
    (
        Cats(["black-7", "siamese-P7", "grey-B"]),
        "The cats of this round: the black cat (wins trick 7), the Siamese (takes Parmesan 7), "
        "and the grey cat (most Brie).",
    ),
    (Trump(None, None, "R", []), "Roquefort is drawn as trump."),
    (Trump(1, "trump R", "R", []), "Ada makes Roquefort trump, having the fewest points."),
    (
        Trump(0, "trump R", "R", [1, 2]),
        "You make Roquefort trump, having as few points as Ada and Bo, "
        "but coming first clockwise from the round’s first player.",
    ),
    (Move(0, "P7", "P7", False), "You play Parmesan 7."),
    (Move(1, None, None, True), "Ada plays a card."),
    (Trick(1, 3), "Ada takes trick 3."),
    (Caught(0, "grey-8", [3, 1]), "You are caught by the grey cat, for taking the most 8s: you 3, Ada 1."),
    (Caught(1, "black-3"), "Ada is caught by the black cat, for winning trick 3."),
    (
        Caught(1, "tuxedo-1", [9, 1]),
        "Ada is caught by the tuxedo cat, for taking exactly 1 trick: you 9, Ada 1.",
    ),
    (Score(1, [], [], [], [6, 2, 1], [6, 2, 1]), "Round 1 is scored: you 6, Ada 2, Bo 1."),
    (End([9, 4, 0], [0], "points"), "The game is over: you 9, Ada 4, Bo 0."),
]


@pytest.mark.parametrize(("event", "sentence"), EVENTS)
def test_what_happens_is_said_to_you_and_about_others(event: Event, sentence: str) -> None:
    assert said(f"event-{type_of(event)}", **params_of(event)) == sentence


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (Result([4, 8, 24], [2], "points"), "Bo wins, 24 points to 4 and 8!"),
        (Result([24, 8, 4], [0], "points"), "You win, 24 points to 8 and 4!"),
        (Result([4, 24, 24], [2], "round"), "Bo wins: level on 24 points, but with the best single round!"),
        (
            Result([9, 3, 9], [0, 2], "shared"),
            "Bo and you share the win: 9 points each, and the best rounds are level too!",
        ),
    ],
)
def test_who_won_is_told_with_the_reason(result: Result, sentence: str) -> None:
    assert said(f"result-{result.reason}", **result.params) == sentence


@pytest.mark.parametrize(
    ("cat", "sentence"),
    [
        ("black-7", "The black cat catches whoever wins trick 7, at once."),
        ("white-3", "The white cat catches the first to win 3 tricks, at once."),
        ("siamese-S8", "The Siamese catches whoever takes Swiss 8, at once."),
        ("grey-tricks", "The grey cat catches whoever took the most tricks, when the round ends."),
        ("ginger-3", "The ginger cat catches whoever took the fewest 3s, when the round ends. None is fewest."),
        ("tuxedo-1", "The tuxedo cat catches whoever took exactly 1 trick, when the round ends."),
        ("tuxedo-3", "The tuxedo cat catches whoever took exactly 3 tricks, when the round ends."),
    ],
)
def test_a_cat_says_whom_it_catches_and_when(cat: str, sentence: str) -> None:
    assert said("cat-explained", cat=cat) == sentence


def test_a_move_in_words() -> None:
    match = dealt(["P7", "", "", ""])
    state = match.snapshot()
    told = [GAME.text.told(state, GAME.text.read(state, move)) for move in ("P7", "trump R")]
    assert [say(one.code, one.params) for one in told] == ["Parmesan 7", "Roquefort as trump"]


def test_a_refusal_carries_what_it_is_made_of() -> None:
    match = dealt(["B1 B2", "B9 B3 S1", "", ""], trump="S", played="B1")
    with pytest.raises(cb.IllegalMove) as refused:
        match.play("S1")
    assert refused.value.code == "cheez-tricks.refusal-follow"
    assert refused.value.params == {"variety": "B", "cards": ["B3", "B9"]}


def test_every_fact_that_the_rulebook_does_not_state_is_explained() -> None:
    open_facts = {name: fact for name, fact in GAME.facts.items() if fact.certainty != "seed"}
    assert {"cats", "wild-only", "trump-tie", "grey-from"} <= set(open_facts)
    for name, fact in open_facts.items():
        assert said(f"fact-{name}", value=fact.value).endswith(".")


def test_the_picture_of_the_table() -> None:
    match = dealt(["B1 B2", "B9", "", "B5"], "black-1 grey-8 tuxedo-1", "S", "B1 B9", level="house")
    picture = GAME.text.picture(match.view(0), said)
    assert "Round 1 of 4. Trick 1 of 10. Trump is Swiss." in picture
    assert "tuxedo-1       exactly 1 trick" in picture
    assert "  Ada: 9 cards, 0 tricks, 0 points  [b blue]B9[/]" in picture
    assert "→ Bo: 10 cards" in picture
    assert "your hand: " in picture
