"""Bots through the page: choosing them, asking them, watching the chances, and looking back."""

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import DESKTOP, NewPlayer, Server
from .gathering import play_on
from .player import COUNT, Player, becomes, faults, too_high, too_wide, until

pytestmark = pytest.mark.page


def bar(ada: Player) -> Locator:
    return ada.page.get_by_role("button", name=re.compile(r"^Chances of winning .*%"))


def chances(ada: Player) -> list[int]:
    return [int(share) for share in re.findall(r"(\d+)%", bar(ada).text_content() or "")]


def open_side(ada: Player) -> None:
    ada.page.get_by_role("button", name="Log and help").click()


def test_a_level_is_chosen_by_its_face_and_remembered(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go()
    box = ada.box()
    box.get_by_text("Set up", exact=True).click()
    seat = box.get_by_role("group", name="Seat 2")
    expect(seat.get_by_role("radio", name="Biscuit, level 2 of 5")).to_be_checked()
    seat.get_by_role("radio", name="Biscuit").focus()
    ada.page.keyboard.press("ArrowLeft")
    expect(seat.get_by_role("radio", name="Pip, level 1 of 5")).to_be_checked()
    expect(seat).to_contain_text("A baby mouse.")
    box.locator("form button.primary").click()
    expect(ada.page.get_by_role("list").get_by_text("Pip", exact=True)).to_be_visible()
    ada.go()
    expect(ada.box().get_by_text("Against Pip")).to_be_visible()
    ada.play_now()
    becomes(ada.page, lambda: ada.received[-1]["table"]["seats"][1]["bot"], "search:1")


def test_a_hint_by_keyboard_is_shown_on_the_board_and_not_played(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    ada.play_now()
    assert ada.my_turn()
    ada.page.keyboard.press("h")
    rows = ada.page.locator("[data-hint]")
    expect(rows.first).to_be_visible()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(rows.first).to_contain_text(re.compile(r"about [\d.]+ points|\d+% chance of winning"))
    legal = ada.received[-1]["view"]["legal"]
    assert {row.get_attribute("data-hint") for row in rows.all()} <= set(legal)
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == too_high(ada.page) == 0
    rows.last.focus()
    ada.page.keyboard.press("Enter")
    card, cell = (rows.last.get_attribute("data-hint") or "").split()
    expect(ada.page.locator(f'[data-cell="{cell}"]')).to_have_class(re.compile("ghost"))
    expect(ada.page.locator(f'[data-card="{card}"][aria-pressed=true]')).to_have_count(1)
    ada.page.keyboard.press("Escape")
    expect(rows).to_have_count(0)
    until(ada.page, lambda: "ask" in ada.focus, "the focus is back on the button")
    assert ada.sent == []


@pytest.mark.parametrize("game", ["Cheez-Tricks", "Chop! Chop!"])
def test_a_hint_can_be_followed_in_every_game(new_player: NewPlayer, axe: str, game: str) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.go()
    ada.page.get_by_role("button", name=f"Play now: {game}").click()
    ask = ada.page.get_by_role("button", name="What would you play?")
    ask.click()
    hint = ada.page.locator("[data-hint]").first
    expect(hint).to_be_visible()
    move = hint.get_attribute("data-hint")
    assert faults(ada.page, axe) == []
    if game == "Cheez-Tricks":
        ada.page.locator(f'[data-card="{move}"][aria-pressed=true]').press("Enter")
    else:
        ada.page.locator(".act .primary, [data-pass]").first.click()
    becomes(ada.page, lambda: [message["move"] for message in ada.sent], [move])
    expect(ada.page.locator("[data-hint]")).to_have_count(0)


def test_there_is_no_advice_among_people(new_player: NewPlayer) -> None:
    ada, bo = new_player(viewport=DESKTOP), new_player()
    ada.set_up(others="Open for a friend")
    bo.come_in(ada.page.url)
    bo.sit(2)
    assert ada.my_turn()
    expect(ada.page.get_by_role("button", name="What would you play?")).to_have_count(0)


def test_the_bar_follows_the_game_and_speaks_when_asked(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    ada.play_now()
    assert ada.my_turn()
    expect(bar(ada)).to_have_count(0)
    open_side(ada)
    ada.page.get_by_role("switch", name="Show everybody’s chances").check()
    ada.page.get_by_role("button", name="Close", exact=True).click()
    expect(bar(ada)).to_be_visible()
    assert sum(chances(ada)) == 100
    assert too_wide(ada.page) == too_high(ada.page) == 0
    assert faults(ada.page, axe) == []
    with ada.page.expect_response("**/chances"):
        ada.tap()
    spoken = ada.page.get_by_role("status").filter(has_text="Chances of winning")
    expect(spoken).to_have_count(0)
    bar(ada).click()
    expect(spoken).to_have_count(1)
    ada.page.reload()
    expect(bar(ada)).to_be_visible()


def test_the_pace_of_bots_is_set_and_kept(new_player: NewPlayer) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.play_now()
    ada.page.get_by_role("radio", name="Brisk").check()
    becomes(ada.page, lambda: ada.received[-1]["table"]["pace"], "brisk")
    ada.play_now()
    expect(ada.page.get_by_role("radio", name="Brisk")).to_be_checked()
    assert ada.received[-1]["table"]["pace"] == "brisk"


REMEMBER = """
window.remarks = [];
new MutationObserver(() => {
  const told = document.querySelector('[data-remark]');
  if (told && told.dataset.remark !== window.remarks.at(-1)) window.remarks.push(told.dataset.remark);
}).observe(document, { subtree: true, childList: true });
"""
"""What bots have said: it is gone again after some seconds."""


def test_bots_say_a_word_until_they_are_asked_not_to(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    ada.page.add_init_script(REMEMBER)
    ada.play_now()
    becomes(ada.page, lambda: ada.page.evaluate("window.remarks"), ["hello"])
    ada.page.get_by_role("switch", name="Bots say a word now and then").click()
    play_on(ada)
    ada.page.locator(COUNT).wait_for()
    assert ada.page.evaluate("window.remarks") == ["hello"]
    assert not any("Hello" in line for line in ada.log + ada.heard)
