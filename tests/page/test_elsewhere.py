"""A whole game in browsers other than the one that all other tests use."""

from functools import partial
from pathlib import Path

import pytest

from .conftest import AT_HOME, Server
from .elsewhere import FIREFOX, SCREEN, WEBKIT, WEBKIT_DRIVER, Visitor, firefox, webkit

pytestmark = pytest.mark.page


def lies_more_than(ada: Visitor, before: int) -> bool:
    return ada.count("[data-laid]") > before


def lay_a_card(ada: Visitor) -> None:
    """A finger sees the card at its place first and taps again; a mouse saw it there before it clicked."""
    before = ada.count("[data-laid]")
    ada.tap(HAND)
    ada.until(lambda: ada.count(f"{HAND}[aria-pressed=true]") == 1, "the card is chosen")
    ada.tap(CELL)
    ada.until(lambda: ada.count(SEEN_THERE) > 0 or lies_more_than(ada, before), "the card is seen there")
    if ada.count(SEEN_THERE):
        ada.tap(SEEN_THERE)
    ada.until(partial(lies_more_than, ada, before), "the card lies there")


def says_more_than(ada: Visitor, told: list[str]) -> bool:
    return ada.texts(f"{COUNT} .sentence") != told


def play_a_whole_game(ada: Visitor, server: Server) -> None:
    """By tapping, from the lobby to the last line of the count."""
    ada.browser.go(f"{server.address}/?language=en")
    ada.until(lambda: ada.count("article button.primary") > 0, "the boxes are there")
    ada.browser.read(f"(() => {{ {AT_HOME} }})()")
    ada.tap("article button.primary")
    ada.until(lambda: ada.count(HAND) > 0, "the cards are dealt")
    laid = 0
    while True:
        ada.until(lambda: ada.count(f"{CELL}, {COUNT}") > 0, "it is our turn, or the game is over")
        if ada.count(COUNT):
            break
        lay_a_card(ada)
        laid += 1
    assert laid > 5
    while "Next" in ada.texts(f"{COUNT} button"):
        told = ada.texts(f"{COUNT} .sentence")
        ada.tap(f"{COUNT} button", ada.texts(f"{COUNT} button").index("Next"))
        ada.until(partial(says_more_than, ada, told), "the count goes on")
    assert "win" in ada.texts(f"{COUNT} .sentence")[0]


HAND = "[role=group][aria-label='Your hand'] button"
CELL = "[data-cell]"
SEEN_THERE = f"{CELL}.ghost"
COUNT = "section.count"


@pytest.mark.skipif(not FIREFOX, reason="no Firefox here: apt install firefox-esr")
def test_a_whole_game_in_firefox(quick: Server, tmp_path: Path) -> None:
    with firefox(tmp_path) as browser:
        play_a_whole_game(Visitor(browser), quick)


@pytest.mark.skipif(
    not (WEBKIT and WEBKIT_DRIVER and SCREEN), reason="no WebKit here: apt install webkit2gtk-driver xvfb"
)
@pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")  # the library's own way
def test_a_whole_game_in_webkit(quick: Server, tmp_path: Path) -> None:
    with webkit(tmp_path) as browser:
        play_a_whole_game(Visitor(browser), quick)
