"""What each event shows, and how it is laid out."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.bits import Board, turned
from cheeseboard.games.cheese_rescue.rules import beside
from cheeseboard.games.cheese_rescue.view import laid_cards

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


def test_who_changes_what_they_were_told_changes_it_for_nobody_else() -> None:
    told, before, after = (cb.new("cheese-rescue", players=3, seed=1) for _ in range(3))
    for _ in range(5):
        for match in (told, before):
            match.play(match.legal()[0])
    wanted = before.views(), before.shows(0, 0)
    views: list[Any] = [*told.views().values()]
    for view in views:
        view.cells.clear()
        for hand in view.hands:
            hand.cheese.clear()
    for shown in told.shows(0, 0):
        for hand in shown["hands"]:
            hand.cheese.clear()
        shown.get("hand", []).clear()
    told.play(told.legal()[0])
    before.play(before.legal()[0])
    assert told.view(None) == before.view(None)
    for _ in range(5):
        after.play(after.legal()[0])
    assert (after.views(), after.shows(0, 0)) == wanted


@pytest.mark.parametrize(("players", "area"), TABLES)
def test_the_cards_on_the_table_are_told_row_by_row_each_once(players: int, area: str) -> None:
    source = random.Random(players)
    match = cb.new("cheese-rescue", players=players, area=area, seed=players)
    while match.turn is not None:
        match.play(source.choice(match.legal()))
        view: Any = match.view(None)
        cells = [laid.cell for laid in view.cells]
        assert cells == sorted({*cells}, key=lambda cell: (cell[1], cell[0]))
        assert len(cells) == int(match.state.laid).bit_count()


@pytest.mark.parametrize(("players", "area"), TABLES)
def test_cards_added_one_by_one_lie_as_they_are_laid_out_anew(players: int, area: str) -> None:
    source = random.Random(players)
    match = cb.new("cheese-rescue", players=players, area=area, seed=players)
    while match.turn is not None:
        match.play(source.choice(match.legal()))
    for step in range(len(match.history)):
        before, cause, after = match.history.happened(step)
        match.game.view.shows(before, cause, after)
        assert laid_cards(after) == laid_cards(match.history.position(step + 1))


@given(st.integers(0, 2**64 - 1))
def test_beside_a_cell_are_those_on_its_four_sides(cells: int) -> None:
    board = Board(cells)
    assert beside(board) == turned(board, 1) | turned(board, -1) | turned(board, 8) | turned(board, -8)
