"""What each event changes in what is shown, so that nobody who shows it needs the rules."""

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.games.chop_chop import view as showing
from cheeseboard.games.chop_chop.rules import State
from cheeseboard.games.chop_chop.view import Caught, End, Move, Roll, View
from tests.strategies import random_match

from .kitchens import kitchen

FIELDS = set(View.__struct_fields__)
KEPT_BY_THE_ENGINE = {"game", "players", "seat", "legal", "faded"}
WHEN_ASKED = {"paths", "risks", "catches"}
WHOSE = {"turn", "side", "rolls", "bound", "next_mouse_seat"}


def stands(match: cb.Match, state: State) -> dict[str, object]:
    """What everyone may know of a position, without what is only worked out for the seat to move."""
    view = showing.public(state)
    turn = match.game.rules.turn(state)
    view.turn, view.result = (turn if turn >= 0 else None), (match.result if turn == OVER else None)
    return {name: getattr(view, name) for name in FIELDS - KEPT_BY_THE_ENGINE - WHEN_ASKED}


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_shown_event_by_event_is_what_stands(players: int) -> None:
    for seed in range(8):
        match = random_match("chop-chop", players, seed, moves=200, tiles="lively")
        shown = stands(match, match.history.happened(0)[0])
        for step in range(len(match.history)):
            before, cause, after = match.history.happened(step)
            told = showing.shows(before, cause, after)
            assert len(told) == len(showing.events(before, cause, after))
            had = {name: shown[name] for name in WHOSE}
            for change in told:
                assert set(change) <= FIELDS - KEPT_BY_THE_ENGINE
                assert {name: shown[name] for name in WHOSE} == had, "whose turn it is changes with the last event only"
                assert all(change.get(name, {}) == {} for name in WHEN_ASKED)
                shown |= {name: value for name, value in change.items() if name not in WHEN_ASKED}
            waits = had if match.game.rules.turn(after) == CHANCE else {}  # while chance is asked, nobody new is named
            assert shown == stands(match, after) | waits


def test_a_move_shows_no_longer_what_it_was_chosen_by() -> None:
    match = random_match("chop-chop", 2, seed=3, moves=60)
    for event, change in zip(match.events(None), match.shows(None, since=0), strict=True):
        if isinstance(event, Move):
            assert {name: change[name] for name in WHEN_ASKED} == {"paths": {}, "risks": {}, "catches": {}}


def test_a_roll_shows_whose_turn_it_is() -> None:
    match = random_match("chop-chop", 3, seed=3, moves=60)
    whose = [
        (event.seat, change["turn"])
        for event, change in zip(match.events(None), match.shows(None, since=0), strict=True)
        if isinstance(event, Roll)
    ]
    assert {seat for seat, _ in whose} == {0, 1, 2}
    assert all(seat == turn for seat, turn in whose)


def test_everyone_is_shown_the_same() -> None:
    match = random_match("chop-chop", 4, seed=3, moves=60)
    assert match.news(since=0)[1:] == ({}, {})
    assert all(match.shows(seat, since=0) == match.shows(None, since=0) for seat in range(4))


def test_the_cat_arrives_before_the_mouse_is_gone() -> None:
    match = kitchen(cat="a1", mice="c1 - - -", side="cat", steps=2, opened="N E S W", stash=9)
    match.play("cat c1")
    assert [type(event) for event in match.events(None)] == [Move, Caught, End]
    move, caught, end = match.shows(None, since=0)
    assert (move["cat"], move["mice"]) == ("c1", ["c1", None, None, None])
    assert caught["mice"] == [None, None, None, None]
    assert (end["turn"], end["waits_for"], end["result"]) == (None, "over", match.result)


def test_a_view_and_its_events_go_there_and_back() -> None:
    match = random_match("chop-chop", 3, seed=5, moves=30)
    view = match.view(match.turn)
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
    events = match.events(None)
    assert msgspec.json.decode(msgspec.json.encode(events), type=list[showing.AnyEvent]) == events
