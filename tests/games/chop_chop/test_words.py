"""What is said of Chop! Chop! in English: sentences that read well, to whoever reads them."""

import re
from functools import partial
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.told import Event, Reason, params_of, type_of
from cheeseboard.games.chop_chop.view import End, Move, Roll, Tile
from cheeseboard.words import Person, say
from tests.reasoning import why

from .kitchens import GAME, kitchen

PEOPLE = [Person("Ada"), Person("Bo", you=True), Person("Cleo")]


def said(told: Event | Reason, kind: str = "event") -> str:
    return say(GAME.said(f"{kind}-{type_of(told)}"), params_of(told), PEOPLE)


def in_picture(message: str, /, **params: Any) -> str:
    return say(GAME.said(message), params, PEOPLE)


def ended(match: cb.Match, people: list[Person]) -> str:
    assert match.result is not None
    return say(GAME.said(f"result-{match.result.reason}"), match.result.params, people)


@pytest.mark.parametrize("seed", range(6))
def test_there_are_words_for_all_that_happens(seed: int) -> None:
    """A message that is missing, or lacks a parameter, warns, and a warning fails the test."""
    match = cb.new("chop-chop", players=3, seed=seed, tiles="lively")
    picture = partial(GAME.text.picture, say=in_picture)
    bot = cb.bot("random", seed=seed)
    while match.turn is not None:
        move = bot.choose(match)
        before = match.snapshot()
        told = GAME.text.told(before, GAME.text.read(before, move))
        assert say(told.code, told.params)
        for reason in why(match, move):
            assert say(GAME.said(f"reason-{type_of(reason)}"), params_of(reason), PEOPLE)
        assert "CAT" in picture(match.view(match.turn)) or match.moves == []
        match.play(move)
    for event in match.events(None):
        assert said(event)[0].isupper()
        assert said(event).endswith(".")
    assert ended(match, PEOPLE)
    assert "→" not in picture(match.view(None))


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        ({"mice": "b1 E S W", "down": "a1"}, "m1 a1", "mouse 1 to the tile three steps from the west hole"),
        ({"mice": "b1 E S W"}, "m1 a1", "mouse 1 to the bare square three steps from the west hole (a1)"),
        ({"mice": "b1 E S W", "cheese": "b2"}, "m1 b2", "mouse 1 to the cheese three steps from the west hole"),
        ({"mice": "c1 E S W"}, "m1 d1", "mouse 1 to the doorstep of the north hole"),
        ({"mice": "d1 E S W", "opened": "N"}, "m1 N", "mouse 1 to the north hole"),
        ({"mice": "d2 E S W"}, "m1 d3", "mouse 1 to the floor under the table, three steps from the north hole"),
        ({"side": "cat", "cat": "d2"}, "cat d3", "the cat to the table, three steps from the north hole"),
    ],
)
def test_a_move_in_words_tells_a_place_by_what_lies_there(position: dict[str, Any], move: str, sentence: str) -> None:
    state = kitchen(**position).snapshot()
    told = GAME.text.told(state, GAME.text.read(state, move))
    assert say(told.code, told.params, PEOPLE) == sentence
    assert told.params["to"] == move.split(" ")[1]


def test_each_hole_stands_on_its_side_of_the_kitchen() -> None:
    picture = re.sub(r"\[[^]]*\]", "", GAME.text.picture(cb.new("chop-chop", seed=7).view(None), in_picture))
    columns, above, *kitchen_rows, below = picture.partition("\n\n")[0].split("\n")
    assert columns.index("d") == above.index("N") == below.index("S")
    assert [row for row in kitchen_rows if "W" in row] == [kitchen_rows[2]]
    assert [row for row in kitchen_rows if "E" in row] == [kitchen_rows[3]]
    assert kitchen_rows[2].strip().startswith("W")
    assert kitchen_rows[3].rstrip().endswith("E")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Roll(0, "mice", 3, more=False, second=True), "Ada rolls 3 for the mice."),
        (Roll(1, "mice", 3, more=True, second=False), "You roll 3 for the mice, and a second roll follows."),
        (Move(0, "place d3", "cat", None, "d3"), "Ada puts the cat on the table at d3."),
        (Move(1, "m2 N", "m2", "d1", "N", ["N"]), "You move mouse 2 to the north hole."),
        (Move(0, "m2 c5", "m2", "c4", "c5", ["c5"], took=True), "Ada moves mouse 2 to c5 and takes the cheese there."),
        (Move(1, "fork c5", "fork", None, "c5", took=True), "You take the cheese at c5 with the fork."),
        (Move(1, "pass", None, None), "You cannot move, so you pass."),
        (
            Tile(0, "cat", "c5", "cat", "knife", "handed", lost_roll=True),
            "The cat finds a knife at c5. Two turns in a row for the mice. The second roll is lost.",
        ),
        (Tile(0, "mice", "c5", "m1", "+2", "moves", lost_roll=False), "Mouse 1 finds a +2 at c5. Mouse 1 goes on."),
        (End("mice", [1, 2], "home"), "All the cheese is won, and a mouse is back in a hole."),
    ],
)
def test_what_happened_is_a_sentence(event: Event, sentence: str) -> None:
    assert said(event) == sentence


def test_who_won_and_why() -> None:
    won = kitchen(cat="a1", mice="d1 c1 - -", steps=1, opened="N E S W", stash=10, players=3)
    won.play("m1 N")
    why_they = "All 10 cheeses are home, every hole is open and a mouse got back in. The cat caught 2 mice."
    assert ended(won, [Person("Ada"), Person("Bo"), Person("Cleo")]) == f"Bo and Cleo win as the mice! {why_they}"
    assert ended(won, PEOPLE) == f"Cleo and you win as the mice! {why_they}"
    caught = kitchen(cat="a1", mice="c1 - - -", side="cat", steps=2, stash=1)
    caught.play("cat c1")
    why_it = "The cat has caught all four mice. They had 1 cheese."
    assert ended(caught, [Person("Ada"), Person("Bo")]) == f"Ada wins as the cat! {why_it}"
    assert ended(caught, [Person("Ada", you=True), Person("Bo")]) == f"You win as the cat! {why_it}"


@pytest.mark.parametrize("name", [name for name, fact in GAME.facts.items() if fact.certainty != "seed"])
def test_what_we_are_not_sure_of_is_told_from_the_data(name: str) -> None:
    fact: Any = GAME.facts[name].value
    assert say(GAME.said(f"fact-{name}"), {"value": fact}).endswith(".")


def test_a_fact_names_what_it_is_about() -> None:
    tiles = say("chop-chop.fact-tiles", {"value": GAME.facts["tiles"].value})
    assert "18 are broken crockery" in tiles
    assert "1, 1, 2, 2, 3, and 4" in say("chop-chop.fact-mouse-die", {"value": GAME.facts["mouse-die"].value})
    assert "d1, g4, d6 and a3" in say("chop-chop.fact-holes", {"value": GAME.facts["holes"].value})


def test_what_is_no_move_is_told_how_to_write_one() -> None:
    match = kitchen()
    with pytest.raises(cb.UnreadableMove, match="“jump” is no move: write “m2 c5”"):
        match.play("jump")
