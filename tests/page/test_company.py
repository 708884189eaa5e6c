"""Company at a table: what people feel and say, who watches, and how one notices one's turn."""

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer
from .gathering import look_away, meet, named, open_menu, plate
from .player import Player, faults, until

pytestmark = pytest.mark.page

REMEMBER = """
window.told = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body }) { window.told.push(`${title}: ${body}`); }
  close() {}
};
navigator.vibrate = (pattern) => window.told.push('vibration') > 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { window.told.push('sound'); return start.apply(this, at); };
"""
"""Stands where the browser would bother somebody, and notes how it would have."""


def told(player: Player) -> list[str]:
    found: list[str] = player.page.evaluate("window.told")
    return found


def test_people_feel_and_say_things(new_player: NewPlayer, axe: str) -> None:
    ada, bo, cy = named(new_player(), "Ada"), named(new_player(viewport=DESKTOP), "Bo"), named(new_player(), "Cy")
    table = meet(ada, bo)
    cy.go(table)
    expect(bo.page.get_by_text("Watching: Cy")).to_be_visible()

    cy.page.get_by_role("button", name="Company").click()
    cy.page.get_by_role("button", name="Well played").click()
    until(bo.page, lambda: "Cy: Well played" in bo.heard, "a spectator is heard by name")
    ada.page.get_by_role("button", name="Company").click()
    ada.page.get_by_role("button", name="Oh dear").click()
    expect(plate(bo, "Ada").locator(".felt")).to_be_visible()
    until(bo.page, lambda: "Ada: Oh dear" in bo.heard, "it is said, not only shown")
    expect(plate(bo, "Ada").locator(".felt")).to_have_count(0)

    bo.page.get_by_label("Say something").fill("<img src=x onerror=alert(1)> hello")
    bo.page.keyboard.press("Enter")
    expect(bo.page.get_by_label("Say something")).to_have_value("")
    unread = ada.page.get_by_role("button", name="Company: reactions and chat, 1 new line")
    unread.click()
    said = ada.page.get_by_role("dialog").get_by_role("region", name="Chat")
    expect(said).to_have_text("Bo <img src=x onerror=alert(1)> hello")
    assert ada.page.locator("[onerror]").count() == 0
    assert faults(ada.page, axe) == faults(bo.page, axe) == []
    ada.page.go_back()
    expect(said).to_have_count(0)
    expect(ada.page.get_by_role("button", name="Company: reactions and chat", exact=True)).to_be_visible()


def test_the_host_switches_the_chat_off(new_player: NewPlayer) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(viewport=DESKTOP), "Bo")
    meet(ada, bo)
    open_menu(ada)
    ada.page.get_by_role("switch", name="People may write to each other").uncheck()
    expect(bo.page.get_by_text("The host has switched the chat off.")).to_be_visible()
    expect(bo.page.get_by_label("Say something")).to_have_count(0)
    bo.page.get_by_role("button", name="Sorry").click()
    until(ada.page, lambda: "Bo: Sorry" in ada.heard, "feelings stay free")


def test_you_notice_your_turn(new_player: NewPlayer, axe: str) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(), "Bo")
    bo.page.add_init_script(REMEMBER)
    meet(ada, bo)
    icon = bo.page.locator('link[rel="icon"]')
    expect(ada.page).to_have_title("● Your turn — Cheese Rescue")
    expect(bo.page).to_have_title("Cheese Rescue · Cheeseboard")
    expect(icon).to_have_attribute("href", "/cheese.svg")
    look_away(bo)
    ada.tap()
    expect(bo.page).to_have_title("● Your turn — Cheese Rescue")
    expect(icon).to_have_attribute("href", "/cheese-turn.svg")
    assert told(bo) == []  # nothing is wanted until somebody wants it

    look_away(bo, hidden=False)
    open_menu(bo)
    bo.page.get_by_role("button", name="Open the settings").click()
    for wish in ("Sounds", "Vibration", "Tell me when this page is hidden"):
        bo.page.get_by_role("switch", name=wish).check()
    assert faults(bo.page, axe) == []
    bo.page.get_by_role("button", name="Close", exact=True).click()
    bo.page.evaluate("window.told = []")
    bo.tap()
    until(bo.page, lambda: told(bo) == ["sound"], "a card is heard as it is laid")
    expect(bo.page).to_have_title("Cheese Rescue · Cheeseboard")
    bo.page.evaluate("window.told = []")
    look_away(bo)
    assert ada.my_turn()
    ada.tap()
    until(bo.page, lambda: "Cheese Rescue: It is your turn." in told(bo), "a notification")
    assert {"sound", "vibration"} <= set(told(bo))


def test_the_one_who_thinks_is_seen(new_player: NewPlayer) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(), "Bo")
    meet(ada, bo)
    expect(plate(bo, "Ada").locator(".thinks")).to_be_visible()
    expect(plate(ada, "You").locator(".thinks")).to_have_count(0)
