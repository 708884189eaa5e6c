"""What each event changes in what is shown, so that nobody who shows it needs the rules."""

import msgspec
import pytest

from cheeseboard.games.chop_chop import view as showing
from cheeseboard.games.chop_chop.view import Caught, End, Move, View
from tests.strategies import random_match

from .kitchens import kitchen

FIELDS = set(View.__struct_fields__)
KEPT_BY_THE_ENGINE = {"game", "players", "turn", "result", "seat", "legal", "faded"}
WHEN_ASKED = {"paths", "risks"}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_after_each_step_all_that_was_shown_is_as_it_stands(players: int) -> None:
    for seed in range(8):
        match = random_match("chop-chop", players, seed, moves=200, tiles="lively")
        for step in range(len(match.history)):
            before, cause, after = match.history.happened(step)
            for seat in (None, *range(players)):
                told = showing.shows(before, cause, after, seat)
                assert len(told) == len(showing.events(before, cause, after, seat))
                shown = msgspec.structs.asdict(showing.public(before))
                for change in told:
                    assert set(change) <= FIELDS - KEPT_BY_THE_ENGINE
                    shown.update(change)
                there = msgspec.structs.asdict(showing.public(after))
                assert {name: shown[name] for name in FIELDS - WHEN_ASKED} == {
                    name: there[name] for name in FIELDS - WHEN_ASKED
                }
                assert all(shown[name] == {} for name in WHEN_ASKED)


def test_everyone_is_shown_the_same() -> None:
    match = random_match("chop-chop", 4, seed=3, moves=60)
    for step in range(len(match.history)):
        told = [showing.shows(*match.history.happened(step), seat) for seat in (None, 0, 1, 2, 3)]
        assert all(each == told[0] for each in told)


def test_the_cat_arrives_before_the_mouse_is_gone() -> None:
    match = kitchen(cat="a1", mice="c1 - - -", side="cat", steps=2, opened="N E S W", stash=9)
    match.play("cat c1")
    assert [type(event) for event in match.events(None)] == [Move, Caught, End]
    move, caught, end = match.shows(None, since=0)
    assert (move["cat"], move["mice"]) == ("c1", ["c1", None, None, None])
    assert caught["mice"] == [None, None, None, None]
    assert end == {}


def test_a_view_and_its_events_go_there_and_back() -> None:
    match = random_match("chop-chop", 3, seed=5, moves=30)
    view = match.view(match.turn)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    events = match.events(None)
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[showing.AnyEvent]) == events
