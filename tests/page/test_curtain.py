"""Several people at one device: a curtain between hands that are hidden, none where nothing is."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import NewPlayer, Server
from .gathering import lay
from .player import Player, becomes, faults, too_high, too_wide, until

pytestmark = pytest.mark.page

ANNA = {"kind": "me", "name": "Anna"}
BO = {"kind": "beside", "name": "Bo"}
CARDS = "[data-card], [aria-label='Your hand']"

PATIENT = """
const after = window.setTimeout;
window.setTimeout = (run, ms, ...rest) => (ms === 2000 ? 0 : after(run, ms, ...rest));
"""
"""The curtain waits for ever for whoever still looks at what they drew."""


def lift(anna: Player, name: str) -> None:
    anna.page.get_by_role("heading", name=f"Pass to {name}").wait_for()
    anna.page.get_by_role("button", name="Show my cards").click()
    anna.hand.first.wait_for()


def view(anna: Player) -> dict[str, Any]:
    """What the page was told last."""
    told: dict[str, Any] = anna.received[-1]["view"]
    return told


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1280, 800)])
def test_nothing_of_a_hand_is_behind_the_curtain(new_player: NewPlayer, axe: str, size: tuple[int, int]) -> None:
    anna = new_player(viewport={"width": size[0], "height": size[1]})
    anna.go()
    anna.go(lay(anna, ANNA, BO))
    expect(anna.page.get_by_role("heading", name="Pass to Anna")).to_be_visible()
    expect(anna.page.locator(CARDS)).to_have_count(0)
    assert all(message["view"]["hand"] is None for message in anna.received if message["view"])
    assert faults(anna.page, axe) == []
    assert too_wide(anna.page) == too_high(anna.page) == 0

    lift(anna, "Anna")
    held = view(anna)["hand"]
    assert held
    anna.tap()
    anna.page.get_by_role("heading", name="Pass to Bo").wait_for()
    expect(anna.page.locator(CARDS)).to_have_count(0)
    becomes(anna.page, lambda: anna.sent[-1], {"type": "look", "seat": None})
    until(anna.page, lambda: anna.received[-1]["table"]["you"] is None, "nobody's view is told any more")
    before = len(anna.received)

    lift(anna, "Bo")
    until(anna.page, lambda: anna.received[-1]["table"]["you"] == 1, "Bo is told what Bo may know")
    # Whatever came since Anna put her hand away knows nothing of it.
    for message in anna.received[before - 1 :]:
        dealt = [event for event in message["events"] if event["type"] in ("deal", "draw") and event["seat"] == 0]
        assert all(event.get("cards") is None and event.get("card") is None for event in dealt), json.dumps(dealt)
    assert view(anna)["seat"] == 1


def test_whoever_has_seen_enough_need_not_wait(new_player: NewPlayer) -> None:
    anna = new_player()
    anna.page.add_init_script(PATIENT)
    anna.go()
    anna.go(lay(anna, ANNA, BO))
    lift(anna, "Anna")
    anna.tap()
    done = anna.page.get_by_role("button", name="Done")
    expect(done).to_be_visible()
    expect(anna.hand.first).to_be_visible()
    done.click()
    expect(anna.page.get_by_role("heading", name="Pass to Bo")).to_be_visible()
    expect(anna.page.locator(CARDS)).to_have_count(0)


def test_the_curtain_falls_by_itself_and_is_lifted_by_keyboard(new_player: NewPlayer) -> None:
    anna = new_player()
    anna.go()
    anna.go(lay(anna, ANNA, BO))
    for name in ("Anna", "Bo", "Anna"):
        anna.page.get_by_role("heading", name=f"Pass to {name}").wait_for()
        until(anna.page, lambda: anna.page.locator(":focus").text_content() == "Show my cards", "the button has focus")
        anna.page.keyboard.press("Enter")
        anna.hand.first.wait_for()
        anna.type()


def test_it_stays_up_for_whoever_holds_the_device(new_player: NewPlayer, quick: Server) -> None:
    """Bots play in between, and a line that broke is no reason to hide what was in sight."""
    anna = new_player(quick)
    anna.go()
    anna.go(lay(anna, ANNA, "greedy", BO, "greedy"))
    lift(anna, "Anna")
    anna.page.context.set_offline(True)
    anna.page.evaluate("dispatchEvent(new Event('online'))")
    expect(anna.page.get_by_text("Reconnecting…")).to_be_visible()
    anna.page.context.set_offline(False)
    expect(anna.page.get_by_text("Reconnecting…")).to_have_count(0)
    expect(anna.hand.first).to_be_visible()
    anna.tap()
    lift(anna, "Bo")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Pass to Bo")).to_be_visible()
    expect(anna.page.locator(CARDS)).to_have_count(0)


def test_no_curtain_where_nothing_is_hidden(new_player: NewPlayer) -> None:
    anna = new_player()
    anna.go()
    anna.go(lay(anna, ANNA, BO, game="chop-chop"))
    becomes(anna.page, lambda: bool(anna.received) and anna.received[-1]["table"]["you"] is not None, True)
    expect(anna.page.locator("main .play")).to_be_visible()
    expect(anna.page.get_by_role("button", name="Show my cards")).to_have_count(0)
    expect(anna.page.locator(".seats")).to_contain_text("Anna")
    expect(anna.page.locator(".seats")).to_contain_text("Bo")
