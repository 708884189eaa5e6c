"""Cheese Rescue through the page: what a tap does, and that there is room for a finger."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer
from .player import Player, at_rest, faults, too_high, too_wide

pytestmark = pytest.mark.page

SMALL = {"width": 375, "height": 667}
FINGER = 40


def waits(ada: Player, line: str) -> None:
    expect(ada.page.get_by_role("status")).to_have_text(line)


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_a_card_is_shown_on_its_cell_before_it_is_laid(new_player: NewPlayer, axe: str, touch: bool) -> None:
    ada = new_player(has_touch=touch)
    ada.play_now()
    assert ada.my_turn()
    ada.hand.first.click()
    expect(ada.page.get_by_role("status")).to_contain_text("on a marked cell.")
    first, second = (ada.free.nth(n).get_attribute("data-cell") for n in (0, 1))
    ada.page.locator(f'[data-cell="{first}"]').click()
    waits(ada, "Tap it again to lay it.")
    expect(ada.page.locator(".ghost")).to_have_attribute("data-cell", first or "")
    assert faults(ada.page, axe) == []
    ada.page.locator(f'[data-cell="{second}"]').click()
    expect(ada.page.locator(".ghost")).to_have_attribute("data-cell", second or "")
    assert ada.sent == []
    ada.page.get_by_role("button", name="Lay it here").click()
    ada.see(second)
    assert [message["type"] for message in ada.sent] == ["move"]


def test_a_cell_may_be_tapped_first_and_then_waits_for_its_card(new_player: NewPlayer) -> None:
    ada = new_player(has_touch=True)
    ada.play_now()
    assert ada.my_turn()
    waits(ada, "Your turn: choose a card.")
    cell = ada.free.last.get_attribute("data-cell")
    ada.free.last.tap()
    waits(ada, "Now choose the card for this cell.")
    ada.hand.first.tap()
    expect(ada.page.locator(".ghost")).to_have_attribute("data-cell", cell or "")
    assert ada.sent == []
    ada.page.locator(f'[data-cell="{cell}"]').tap()
    ada.see(cell)


def test_one_tap_lays_a_card_where_nobody_wants_to_be_asked(new_player: NewPlayer) -> None:
    ada = new_player(has_touch=True)
    ada.page.add_init_script("localStorage.setItem('cheeseboard-confirm', 'false')")
    ada.play_now()
    assert ada.my_turn()
    ada.hand.first.tap()
    cell = ada.free.last.get_attribute("data-cell")
    ada.free.last.tap()
    ada.see(cell)
    assert ada.my_turn()
    cell = ada.free.first.get_attribute("data-cell")
    ada.free.first.tap()
    ada.hand.last.tap()
    ada.see(cell)
    assert [message["type"] for message in ada.sent] == ["move", "move"]


def test_cells_stay_large_enough_for_a_finger_with_a_hint_open(new_player: NewPlayer) -> None:
    ada = new_player(viewport=SMALL, has_touch=True)
    ada.set_up(players=4, others="Pip")
    for _ in range(3):
        assert ada.my_turn()
        ada.tap()
    assert ada.my_turn()
    ada.page.locator("[data-ask]").tap()
    hint = ada.page.locator("[data-hint]").last
    expect(hint).to_be_visible()
    hint.tap()
    at_rest(ada.page)
    assert too_wide(ada.page) == too_high(ada.page) == 0
    for cell in ada.free.all():
        box = cell.bounding_box()
        assert box
        assert box["width"] >= FINGER
        assert box["height"] >= FINGER
    # What is hinted at is in sight, and can be tapped there.
    at = (hint.get_attribute("data-hint") or "").split()[1]
    expect(ada.page.locator(f'[data-cell="{at}"]')).to_have_class(re.compile("ghost"))
    ada.page.locator(f'[data-cell="{at}"]').tap()
    ada.see(at)


def test_the_board_names_its_columns_and_rows(new_player: NewPlayer) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.play_now()
    assert ada.my_turn()
    for kind in ("column", "row"):
        expect(ada.page.locator(f".mark.{kind}")).to_have_text(["-2", "-1", "0", "1", "2"])
    start = ada.page.locator('[data-laid="0,0"]').bounding_box()
    column = ada.page.locator(".mark.column").nth(2).bounding_box()
    assert start
    assert column
    assert start["x"] < column["x"] + column["width"] / 2 < start["x"] + start["width"]
    assert column["y"] < start["y"]
