"""What each event shows."""

import random
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.games.cheese_rescue.view import View
from tests.strategies import random_match

TABLES = [(2, "floating"), (2, "centred"), (3, "floating"), (4, "floating")]


@pytest.mark.parametrize(("players", "area"), TABLES)
def test_the_view_before_a_move_and_what_its_events_show_make_the_view_after_it(players: int, area: str) -> None:
    source = random.Random(players)
    match = cb.new("cheese-rescue", players=players, area=area, seed=players)
    seats = [None, *range(players)]
    while match.turn is not None:
        since = match.event_count
        shown = match.views()
        match.play(source.choice(match.legal()))
        for seat in seats:
            shows = match.shows(seat, since)
            assert len(shows) == match.event_count - since
            for changed in shows:
                for name, value in changed.items():
                    setattr(shown[seat], name, value)
            view = match.view(seat)
            shown[seat].legal = view.legal  # told by the view alone, when all has been shown
            assert shown[seat] == view


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_step_shows_fields_of_the_view_as_they_are_after_it(players: int) -> None:
    match = random_match("cheese-rescue", players, seed=1, moves=99)
    showing: Any = match.game.view
    for step in range(len(match.history)):
        before, cause, after = match.history.happened(step)
        for seat in (None, *range(players)):
            shows = showing.shows(before, cause, after, seat)
            assert len(shows) == len(showing.events(before, cause, after, seat))
            there = showing.public(after)
            showing.private(there, after, seat)
            for name, value in {name: value for changed in shows for name, value in changed.items()}.items():
                assert name in View.__struct_fields__
                assert name in ("turn", "result") or value == getattr(there, name)
