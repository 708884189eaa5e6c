"""What lies over a screen, and the browser's Back."""

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import DESKTOP, NewPlayer, Server
from .player import Player, becomes, faults, until

pytestmark = pytest.mark.page


def open_rules(ada: Player, game: str = "Cheez-Tricks") -> Locator:
    ada.page.get_by_role("button", name=f"How to play {game}").click()
    sheet = ada.page.get_by_role("dialog", name=f"How to play {game}")
    expect(sheet.get_by_text("The rules in brief")).to_be_visible()
    return sheet


def marked(page: Page) -> bool:
    """Whether the place in the history is that of something over the screen."""
    over: bool = page.evaluate("(history.state?.over ?? 0) > 0")
    return over


def test_back_puts_away_what_lies_over_the_screen_and_stays(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada = new_player(quick)
    ada.go("/credits")
    ada.go()
    sheet = open_rules(ada)
    expect(sheet.get_by_text("Follow the variety led if you hold it")).to_be_visible()
    assert faults(ada.page, axe) == []
    ada.page.go_back()
    expect(sheet).to_be_hidden()
    expect(ada.box("Cheez-Tricks")).to_be_visible()
    ada.page.go_back()
    ada.page.wait_for_url("**/credits")


@pytest.mark.parametrize("way", ["button", "Escape", "beside"])
def test_put_away_otherwise_it_leaves_no_step_behind(new_player: NewPlayer, quick: Server, way: str) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    ada.go("/credits")
    ada.go()
    for game in ("Cheese Rescue", "Chop! Chop!"):
        sheet = open_rules(ada, game)
        becomes(ada.page, lambda: marked(ada.page), True)
        if way == "button":
            sheet.get_by_role("button", name="Close").click()
        elif way == "Escape":
            ada.page.keyboard.press("Escape")
        else:
            ada.page.mouse.click(20, 400)
        expect(sheet).to_be_hidden()
        becomes(ada.page, lambda: marked(ada.page), False)
    ada.page.go_back()
    ada.page.wait_for_url("**/credits")


def test_who_opens_another_sheet_at_once_keeps_it(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    ada.go()
    open_rules(ada, "Cheese Rescue")
    ada.page.evaluate("""() => {
      const named = (label) => document.querySelector(`button[aria-label="${label}"]`);
      document.querySelector('dialog[open] header button').click();
      named('How to play Chop! Chop!').click();
    }""")
    until(ada.page, lambda: marked(ada.page), "the second sheet has a step of its own")
    sheet = ada.page.get_by_role("dialog", name="How to play Chop! Chop!")
    expect(sheet).to_be_visible()
    ada.page.go_back()
    expect(sheet).to_be_hidden()
    expect(ada.box("Chop! Chop!")).to_be_visible()
