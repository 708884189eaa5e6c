"""Every screen in every language: nothing that axe finds wrong, nothing that is wider than the smallest phone."""

import pytest
from playwright.sync_api import expect

from cheeseboard.games import names
from cheeseboard.words import languages

from . import gathering
from .conftest import NewPlayer, Server
from .player import Player, faults, too_wide

pytestmark = pytest.mark.page

SMALLEST = {"width": 320, "height": 568}
PLACES = ["/", "/games", "/seat", "/replay", "/credits", "/settings", "/rules", "/nowhere"]
OF_A_GAME = ["/rules/{game}", "/learn/{game}"]


def seen(ada: Player, axe: str, place: str, language: str) -> list[str]:
    ada.go(place)
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    expect(ada.page.get_by_role("heading", level=1).first).to_be_visible()
    wrong = faults(ada.page, axe)
    if over := too_wide(ada.page):
        wrong.append(f"{over} px too wide")
    return [f"{place}: {each}" for each in wrong]


def tables(ada: Player, game: str) -> list[str]:
    """One that waits for people, one at which somebody is to move, and one that is over."""
    waiting = gathering.lay(ada, "me", "open", game=game)
    playing = gathering.lay(ada, "me", "greedy", game=game)
    over = gathering.lay(ada, "me", "random", game=game)
    ada.go(over)
    ada.page.evaluate(gathering.PLAY_ON, -1)
    return [waiting, playing, over, over.replace("/table/", "/replay/")]


@pytest.mark.parametrize("language", languages())
def test_nothing_is_wrong_on_any_screen(new_player: NewPlayer, quick: Server, axe: str, language: str) -> None:
    # What is about to fade in while axe looks has too little contrast for a moment.
    ada = new_player(quick, locale=language, viewport=SMALLEST, bypass_csp=True, reduced_motion="reduce")
    gathering.named(ada, "Ada")
    places = [*PLACES, *(place.format(game=game) for place in OF_A_GAME for game in names())]
    laid = [table for game in names() for table in tables(ada, game)]
    wrong = [each for place in [*places, *laid] for each in seen(ada, axe, place, language)]
    ada.page.evaluate("localStorage.setItem('cheeseboard-reading', 'true')")
    wrong += [f"by text, {each}" for place in laid for each in seen(ada, axe, place, language)]
    assert wrong == []
