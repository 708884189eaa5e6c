"""Pictures of a table for notebooks: whole, of pieces that are there, and telling no seat more than it may know."""

import pickle
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings

import cheeseboard as cb
from cheeseboard.engine.drawing import Drawing, stickers
from cheeseboard.games import get
from tests.strategies import matches, random_match

SVG = "{http://www.w3.org/2000/svg}"


@settings(max_examples=60)
@given(matches())
def test_every_position_is_a_picture_made_of_pieces_that_are_there(match: cb.Match) -> None:
    for seat in (None, *range(match.players)):
        drawn = match.view(seat)._repr_svg_()
        assert drawn is not None
        sheet = ElementTree.fromstring(drawn)
        pieces = {piece.get("id") for piece in sheet.iter(f"{SVG}symbol")}
        assert {use.get("href", "")[1:] for use in sheet.iter(f"{SVG}use")} == pieces
        assert pieces or match.game.name == "cheese-rescue"
    assert match._repr_svg_() == match.view(match.turn)._repr_svg_()


@pytest.mark.parametrize("name", [name for name in cb.shelf() if get(name).hidden])
def test_a_picture_shows_the_hand_of_its_seat_and_no_other(name: str) -> None:
    match = random_match(name, 2, seed=3, moves=4)
    for seat in range(2):
        assert match.imagine(seat, 5).view(seat)._repr_svg_() == match.view(seat)._repr_svg_()
    assert match.view(0)._repr_svg_() != match.view(1)._repr_svg_() != match.view(None)._repr_svg_()


@pytest.mark.parametrize("name", [name for name in cb.shelf() if get(name).hidden])
def test_a_hand_is_a_list_that_shows_its_cards(name: str) -> None:
    view: Any = random_match(name, 2, seed=3, moves=4).view(1)
    for hand in (view.hand, pickle.loads(pickle.dumps(view.hand))):
        sheet = ElementTree.fromstring(hand._repr_svg_())
        assert len(list(sheet.iter(f"{SVG}use"))) == len(hand) == len(view.hand)
        assert hand == list(view.hand)
    assert msgspec.json.encode(view.hand) == msgspec.json.encode(list(view.hand))


def test_a_sight_shows_what_its_seat_sees() -> None:
    match = random_match("cheez-tricks", 2, seed=3, moves=4)
    assert match.sight(1)._repr_svg_() == match.view(1)._repr_svg_()


@pytest.mark.parametrize("name", cb.shelf())
def test_the_page_was_built_with_every_piece(name: str) -> None:
    assert stickers(name)
    assert all(piece["drawing"].startswith("<") for piece in stickers(name).values())


def test_a_piece_that_is_not_there_is_named() -> None:
    sheet = Drawing("crumbs", 10, 10)
    sheet.piece("crumb <1>", 0, 0, 5, 5)
    assert "crumb &lt;1&gt;" in sheet.svg()
