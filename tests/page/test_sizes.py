"""How much of the page has to come before somebody can play: bytes as they are sent, packed."""

from typing import NamedTuple

import pytest

from cheeseboard.games import names
from cheeseboard.words import languages, say

from .conftest import NewPlayer
from .player import Player

pytestmark = pytest.mark.page

KILOBYTE = 1000
SCRIPT = 130 * KILOBYTE
LANGUAGE = 25 * KILOBYTE
ALL = 260 * KILOBYTE

ARRIVED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])"""
SETTLED = "() => document.fonts.status === 'loaded' && document.readyState === 'complete'"


class Sizes(NamedTuple):
    script: int
    language: int
    all: int


def sizes(ada: Player) -> Sizes:
    """Of everything that was fetched for the screen that is open, but for what the server was asked."""
    ada.page.wait_for_function(SETTLED)
    arrived = {path: size for path, size in ada.page.evaluate(ARRIVED) if not path.startswith("/api/")}
    assert all(arrived.values()), "each was really fetched"
    words = sum(size for path, size in arrived.items() if "/words-" in path and path.count("-") > 2)
    script = sum(size for path, size in arrived.items() if path.endswith(".js"))
    return Sizes(script - words, words, sum(arrived.values()))


@pytest.mark.parametrize("language", languages())
def test_the_first_page_is_light_in_every_language(new_player: NewPlayer, language: str) -> None:
    ada = new_player(locale=language)
    ada.go()
    ada.page.get_by_role("article").first.wait_for()
    script, words, everything = sizes(ada)
    assert 0 < words <= LANGUAGE
    assert 0 < script <= SCRIPT
    assert everything <= ALL


@pytest.mark.parametrize("game", [say(f"{name}.title") for name in names()])
def test_a_table_needs_no_more_script_than_allowed(new_player: NewPlayer, game: str) -> None:
    """Of a friend who follows a link to it, and of whoever comes from the lobby."""
    ada, bea = new_player(), new_player()
    ada.go()
    ada.page.get_by_role("button", name=f"Play now: {game}").click()
    ada.page.wait_for_url("**/table/*")
    bea.page.goto(ada.page.url)
    for player in (ada, bea):
        player.page.locator("main .stage > *").first.wait_for()
        assert sizes(player).script <= SCRIPT
