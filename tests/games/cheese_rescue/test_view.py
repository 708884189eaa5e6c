"""What each event shows."""

import random

import pytest

import cheeseboard as cb

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
