"""What somebody settles for themselves: in one place, from everywhere, at once and for the next time."""

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESKTOP, PHONE, NewPlayer, Server
from .player import Player, faults, too_wide, until
from .test_chop_chop import LIT, MOUSE, PASS, Cook

pytestmark = pytest.mark.page


def ground(page: Page) -> str:
    """The colour that everything lies on."""
    found: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return found


LIGHT, DARK = "rgb(255, 247, 230)", "rgb(31, 27, 36)"


def choose(player: Player, group: str, choice: str) -> None:
    # By its label, which lies over it, and once that lies still: letters that grow move everything.
    player.page.get_by_role("group", name=group).get_by_role("radio", name=choice).locator("..").click()


def test_settings_hold_at_once_and_for_the_next_time(new_player: NewPlayer, axe: str) -> None:
    ada = new_player(color_scheme="light")
    ada.go()
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    assert ground(ada.page) == LIGHT
    choose(ada, "Colours", "Dark")
    choose(ada, "Size of letters", "150%")
    ada.page.get_by_role("switch", name="Keep everything still").check()
    assert ground(ada.page) == DARK
    choose(ada, "What the page speaks", "Français")
    expect(ada.page.get_by_role("heading", name="Langue")).to_be_visible()
    assert faults(ada.page, axe) == []
    ada.go("/settings")
    expect(ada.page.get_by_role("radio", name="Français")).to_be_checked()
    expect(ada.page.get_by_role("radio", name="150")).to_be_checked()
    html = ada.page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-motion", "still")
    expect(ada.page.locator('meta[name="theme-color"]')).to_have_attribute("content", "#1F1B24")
    assert ada.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert too_wide(ada.page) == 0
    assert faults(ada.page, axe) == []


def test_the_first_paint_has_the_chosen_look(new_player: NewPlayer) -> None:
    """Before anything of the page itself has run."""
    ada = new_player(color_scheme="dark")
    ada.page.add_init_script("localStorage.setItem('cheeseboard-look', 'light')")
    ada.page.route(re.compile(r"/assets/(?!early-).*\.js$"), lambda route: route.abort())
    ada.go()
    assert ground(ada.page) == LIGHT


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_has_no_pale_text(new_player: NewPlayer, axe: str, scheme: str) -> None:
    ada = new_player(contrast="more", color_scheme=scheme)
    ada.play_now()
    assert ada.my_turn()
    ada.page.evaluate(axe)
    found = ada.page.evaluate("axe.run(document, { runOnly: ['color-contrast-enhanced'] })")
    assert [node["html"] for one in found["violations"] for node in one["nodes"]] == []


def test_the_language_is_switched_in_the_middle_of_a_game(new_player: NewPlayer) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.play_now()
    assert ada.my_turn()
    ada.tap()
    laid = ada.laid
    ada.page.get_by_role("button", name="Settings", exact=True).click()
    choose(ada, "What the page speaks", "Italiano")
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("group", name="Le tue carte")).to_be_visible()
    assert set(laid) <= set(ada.laid)


def test_nothing_is_said_by_colour_alone(new_player: NewPlayer, quick: Server) -> None:
    """Where no colour is seen at all, a place for a card still differs from others, and so does a choice."""
    ada = new_player(quick, reduced_motion="reduce")
    ada.page.context.new_cdp_session(ada.page).send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})
    ada.play_now()
    assert ada.my_turn()
    ada.hand.first.click()
    outline = "one => getComputedStyle(one).borderTopStyle"
    assert ada.free.first.evaluate(outline) == "dashed"
    assert ada.page.locator(".cell.slot").first.evaluate(outline) != "dashed"
    expect(ada.page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    lifted, lying = (ada.hand.nth(at).bounding_box() for at in (0, 1))
    assert lifted is not None
    assert lying is not None
    assert lifted["y"] < lying["y"]
    expect(ada.page.locator("li.turn .dot")).to_be_visible()
    ada.go("/settings")
    mark = "one => getComputedStyle(one.nextElementSibling, '::before').content"
    assert ada.page.get_by_role("radio", name="Light").evaluate(mark) == "none"
    ada.page.get_by_role("radio", name="Light").locator("..").click()
    assert ada.page.get_by_role("radio", name="Light").evaluate(mark) != "none"


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_game_can_be_played_with_letters_twice_as_large(
    new_player: NewPlayer, quick: Server, viewport: dict[str, int]
) -> None:
    ada = new_player(quick, viewport=viewport, reduced_motion="reduce")
    ada.page.add_init_script("localStorage.setItem('cheeseboard-text', '200')")
    ada.play_now()
    assert ada.my_turn()
    ada.tap()
    roomy(ada.page)
    cook = Cook(ada)
    cook.play_now()
    assert cook.my_turn()
    cook.decide_by_mouse()
    roomy(ada.page)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheez-Tricks").click()
    card = ada.page.locator("[data-card]:not([aria-disabled=true])").last
    card.wait_for()
    roomy(ada.page)
    before = len(ada.sent)
    for _ in range(2):
        card.click()
    until(ada.page, lambda: len(ada.sent) > before, "a card is on its way")


def roomy(page: Page) -> None:
    """The board keeps a size to play on, nothing runs off sideways, and what is expected of you is read whole."""
    assert too_wide(page) == 0
    board = page.locator(".board").bounding_box()
    assert board is not None
    assert min(board["width"], board["height"]) >= 240
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.outerHTML)"
    assert page.locator(".status .line, .bar, header h1, .button:not(.by-text)").evaluate_all(cut) == []


def test_what_keys_do_is_told_on_every_screen(new_player: NewPlayer, axe: str) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    keys = ada.page.get_by_role("dialog", name="Keys")
    ada.page.keyboard.press("?")
    expect(keys.get_by_role("heading", name="On every screen")).to_be_visible()
    ada.page.keyboard.press("?")
    expect(keys).to_have_count(0)
    ada.play_now()
    ada.page.keyboard.press("?")
    expect(keys.get_by_role("heading", name="Cheese Rescue")).to_be_visible()
    expect(keys.get_by_text("move between the marked cells")).to_be_visible()
    assert faults(ada.page, axe) == []


def test_the_page_opens_without_its_server(new_player: NewPlayer, own_server: Server, axe: str) -> None:
    ada = new_player(own_server, service_workers="allow")
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    own_server.kill()
    ada.page.reload()
    expect(ada.page.get_by_role("heading", name="No network")).to_be_visible()
    assert faults(ada.page, axe) == []
    ada.go("/settings")
    expect(ada.page.get_by_role("radio", name="English")).to_be_visible()
    own_server.start()
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    kept = ada.page.evaluate(
        "caches.keys().then((names) => Promise.all(names.map((one) => caches.open(one).then((box) => box.keys()))))"
        ".then((all) => all.flat().map(({ url }) => new URL(url).pathname))"
    )
    assert "/index.html" in kept
    assert [path for path in kept if path.startswith("/api/")] == []


def test_whoever_wants_to_throws_the_die_themselves_and_nobody_waits(new_player: NewPlayer, quick: Server) -> None:
    ada = Cook(new_player(quick, reduced_motion="reduce"))
    ada.page.add_init_script("localStorage.setItem('cheeseboard-throwing', 'true')")
    ada.play_now()
    assert ada.my_turn()
    throw = ada.page.get_by_role("button", name="Throw the die")
    while not throw.count():  # a tile may ask something first
        ada.decide_by_keyboard()
        ada.page.locator(f"{LIT}, {MOUSE}, {PASS}").or_(throw).first.wait_for()
    # It is decided already: the update is here, and nothing of it is shown.
    assert ada.view["turn"] == ada.view["seat"]
    assert ada.view["legal"]
    expect(ada.page.locator("[data-lit]")).to_have_count(0)
    ada.page.keyboard.press("Enter")
    expect(throw).to_have_count(0)
    assert ada.my_turn()
