"""Whole games through the page, each in another way."""

import re

import pytest
from playwright.sync_api import FloatRect, expect

from .conftest import DESKTOP, SHORT_PHONE, NewPlayer
from .player import at_rest, becomes, faults, too_high, too_wide, until

pytestmark = pytest.mark.page


TAP_ON = """
async (taps) => {
  let x, y;
  for (let tap = 0; tap < taps; tap += 1) {
    const buttons = [...document.querySelectorAll('section.count button')];
    const next = buttons.find(({ textContent }) => textContent === 'Next');
    if (next) {
      const { left, top, width, height } = next.getBoundingClientRect();
      [x, y] = [left + width / 2, top + height / 2];
    }
    document.elementFromPoint(x, y).click();
    await new Promise((done) => setTimeout(done));
  }
}
"""


def larger(box: FloatRect | None, other: FloatRect | None) -> bool:
    return box is not None and other is not None and box["height"] > other["height"]


def test_a_whole_game_by_tapping_on_a_phone(new_player: NewPlayer, axe: str) -> None:
    ada = new_player(bypass_csp=True)
    ada.play_now()
    ada.page.add_style_tag(content=".rolling * { animation-play-state: paused !important }")
    arrived = len(ada.log)
    turns = 0
    while ada.my_turn():
        expect(ada.page.get_by_role("status")).to_contain_text("Your turn: choose a card.")
        assert too_wide(ada.page) == too_high(ada.page) == 0
        if turns == 6:
            ada.page.get_by_label("If it ended now").check()
            assert faults(ada.page, axe) == []
        ada.tap()
        turns += 1
    assert turns == 12
    assert too_wide(ada.page) == too_high(ada.page) == 0

    told = ada.count_to_the_end()
    assert len(told) == 5
    assert re.search(r"cats? .* (beside a dog|stays)", told[0])
    assert re.search(r"(mouse|mice)", told[1])
    assert re.search(r"cheese", told[2])
    result = ada.received[-1]["view"]["result"]
    for points in result["points"]:
        assert re.search(rf"\b{points} points?\b", told[3])
    assert "!" in told[4]
    won = {"points": "win", "cheeses": "more cheese cards", "shared": "share the win"}
    assert won[result["reason"]] in told[4]
    # What was saved rolls home, until somebody taps.
    expect(ada.page.locator(".rolling .cheese")).to_have_count(sum(ada.received[-1]["view"]["count"]["cheeses"]))
    ada.page.mouse.click(3, 400)
    expect(ada.page.locator(".rolling")).to_have_count(0)
    assert faults(ada.page, axe) == []

    # A screen reader has been told everything that happened since we came, in order and once.
    becomes(ada.page, lambda: ada.heard, ada.log[arrived:])
    assert len(ada.log) == 1 + sum(len(update["events"]) for update in ada.received)  # and that it began

    ada.page.get_by_role("button", name="Count again").click()
    expect(ada.page.locator("section.count .sentence")).to_have_text(told[0])
    # Whoever taps on where "Next" was stays at the table, and sees the result.
    before = ada.page.url
    ada.page.evaluate(TAP_ON, 5)
    expect(ada.page.locator("section.count .sentence")).to_have_text(told[-1])
    assert ada.page.url == before
    ada.page.mouse.click(3, 400)
    # The whole square is in sight beside the result, and gets the screen when it is asked for.
    board = ada.board.bounding_box()
    ada.page.get_by_role("button", name="See the table").click()
    until(ada.page, lambda: larger(ada.board.bounding_box(), board), "the square has more room")
    ada.page.get_by_role("button", name="Show the result").click()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: url != before)
    assert ada.my_turn()


def test_a_whole_game_by_keyboard_alone_in_the_dark(new_player: NewPlayer, axe: str) -> None:
    ada = new_player(viewport=DESKTOP, color_scheme="dark")
    ada.go()
    start = ada.page.get_by_role("button", name="Play now: Cheese Rescue")
    start.wait_for()
    for _ in range(10):
        ada.page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    ada.page.keyboard.press("Enter")
    ada.hand.first.wait_for()
    turns = 0
    while ada.my_turn():
        assert too_wide(ada.page) == too_high(ada.page) == 0
        ada.type()
        turns += 1
        if turns == 5:
            ada.my_turn()
            ada.page.keyboard.press("Enter")
            until(ada.page, lambda: "cell" in ada.focus, "the focus goes to the board")
            assert faults(ada.page, axe) == []
            ada.page.keyboard.press("Escape")
            until(ada.page, lambda: "card" in ada.focus, "the focus is back in the hand")
            expect(ada.page.locator("[aria-pressed=true]")).to_have_count(0)
    assert turns == 12
    sentence = ada.page.locator("section.count .sentence")
    for _ in range(4):
        told = sentence.text_content() or ""
        ada.page.keyboard.press("Enter")
        expect(sentence).not_to_have_text(told)
    assert "!" in (sentence.text_content() or "")
    assert faults(ada.page, axe) == []

    ada.page.get_by_text("Fair luck").click()
    expect(ada.page.get_by_text(ada.received[-1]["table"]["key"])).to_be_visible()


@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "finger"])
def test_a_card_can_be_dragged_to_a_cell(new_player: NewPlayer, mouse: bool) -> None:
    ada = new_player(viewport=DESKTOP if mouse else SHORT_PHONE, has_touch=not mouse)
    ada.play_now()
    for _ in range(2):
        assert ada.my_turn()
        ada.see(ada.drag(mouse))
        assert too_wide(ada.page) == too_high(ada.page) == 0
    assert [message["type"] for message in ada.sent] == ["move", "move"]


def test_a_card_dropped_beside_the_board_goes_back_to_the_hand(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.play_now()
    assert ada.my_turn()
    at_rest(ada.page)
    held = ada.hand.count()
    box = ada.hand.first.bounding_box()
    assert box
    ada.page.mouse.move(box["x"] + 10, box["y"] + 20)
    ada.page.mouse.down()
    ada.page.mouse.move(box["x"] + 90, box["y"] - 40, steps=5)
    ada.page.mouse.up()
    expect(ada.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(ada.hand).to_have_count(held)
    assert ada.sent == []


def test_four_players_fit_a_small_phone(new_player: NewPlayer) -> None:
    ada = new_player(viewport={"width": 320, "height": 640})
    ada.go()
    ada.box().get_by_text("Set up", exact=True).click()
    assert too_wide(ada.page) == 0
    ada.set_up(players=4, others="Pip", Who_begins="1")
    assert ada.my_turn()
    assert too_wide(ada.page) == 0
    ada.tap()
    assert ada.my_turn()
    assert too_wide(ada.page) == 0
