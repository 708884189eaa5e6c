"""What is shown step by step: it leads to where the view is, and tells a seat nothing that it cannot know."""

import random

import pytest

import cheeseboard as cb
from cheeseboard.games.cheez_tricks.view import Cats, Caught, Deal, Move, Played, Trick, View
from tests.strategies import random_match

from .rounds import dealt, seen

COUNTS = (2, 3, 4, 5)


@pytest.mark.parametrize("level", ["house", "wild"])
@pytest.mark.parametrize("players", COUNTS)
def test_every_step_leads_to_the_view_after_it(players: int, level: str) -> None:
    match = cb.new("cheez-tricks", players=players, seed=players, level=level)
    source = random.Random(players)
    shown = {seat: match.view(seat) for seat in (None, *range(players))}
    while match.turn is not None:
        heard = match.event_count
        match.play(source.choice(match.legal()))
        for seat, view in shown.items():
            steps = match.shows(seat, heard)
            assert len(steps) == len(match.events(seat, heard))
            for step in steps:
                for field, value in step.items():
                    assert field in View.__struct_fields__
                    setattr(view, field, value)
            true = match.view(seat)
            told_at_the_end = {"legal", "faded", "result"} | ({"turn"} if match.turn is None else set())
            for field in set(View.__struct_fields__) - told_at_the_end:
                assert getattr(view, field) == getattr(true, field), field
            shown[seat] = true


def test_a_trick_lies_whole_before_it_is_taken_and_each_capture_is_shown_when_it_is_told() -> None:
    match = dealt(["P7", "P1", "P9", "P2"], cats="siamese-P7 black-1 white-2", played="P7 P1 P9", level="house")
    heard = match.event_count
    match.play("P2")
    steps = match.shows(0, heard)
    assert [type(event) for event in match.events(0, heard)] == [Move, Trick, Caught, Caught]
    assert steps[0]["trick"] == [Played(0, "P7"), Played(1, "P1"), Played(2, "P9"), Played(3, "P2")]
    assert "tricks" not in steps[0]
    assert steps[1]["trick"] == []
    assert steps[1]["last"] == steps[0]["trick"]
    assert (steps[1]["leader"], steps[1]["tricks"]) == (2, [0, 0, 1, 0])
    assert [[cat.caught for cat in step["cats"]] for step in steps[1:]] == [[[], [], []], [[2], [], []], [[2], [2], []]]
    assert steps[-1]["turn"] == 2


def test_what_must_be_followed_is_shown_with_the_turn_and_goes_with_the_card() -> None:
    match = dealt(["P7", "P1", "P9", "P2"], played="P7")
    heard = match.event_count
    match.play("P1")
    assert [match.shows(seat, heard)[0].get("follow") for seat in (0, 1, 2, 3, None)] == [None, None, "P", None, None]
    assert "follow" in match.shows(1, heard)[0]


def test_a_new_round_is_dealt_hand_after_hand_before_the_cats_come() -> None:
    match = random_match("cheez-tricks", 3, 1, moves=36)
    assert seen(match, 1).naming
    events = match.events(1)
    first = next(at for at in reversed(range(len(events))) if isinstance(events[at], Deal)) - 2
    deal = match.shows(1, first)
    assert [step["hands"] for step in deal[:3]] == [[12, 0, 0], [12, 12, 0], [12, 12, 12]]
    assert [set(step) & {"hand", "cats"} for step in deal[:3]] == [set(), {"hand"}, set()]
    assert isinstance(events[first + 3], Cats)
    assert deal[3]["naming"]


@pytest.mark.parametrize("players", COUNTS)
def test_a_hand_is_shown_to_its_owner_alone(players: int) -> None:
    match = random_match("cheez-tricks", players, 2, moves=10_000)
    for seat in (None, *range(players)):
        for event, step in zip(match.events(seat), match.shows(seat, 0), strict=True):
            if "hand" in step:
                assert isinstance(event, Deal | Move)
                assert event.seat == seat
