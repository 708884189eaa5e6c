"""The rulebooks on the page."""

import pytest
from playwright.sync_api import Page, expect

from cheeseboard.engine.rulebook import contents, rulebook
from cheeseboard.games import get
from cheeseboard.games import names as game_names
from cheeseboard.words import PSEUDO, languages, say

from .conftest import DESKTOP, PHONE, NewPlayer, Server
from .player import faults
from .test_words import left_behind, names_known

pytestmark = pytest.mark.page

GAMES = game_names()
TOO_WIDE = "document.documentElement.scrollWidth > innerWidth"


def opened(page: Page, game: str) -> None:
    """Until all of its examples have been drawn."""
    for name in contents(get(game)).examples:
        page.locator(f"[data-example='{name}'] > *").first.wait_for()


@pytest.mark.parametrize("language", languages())
def test_every_book_can_be_read_in_every_language(
    new_player: NewPlayer, server: Server, language: str, axe: str
) -> None:
    reader = new_player(server, viewport=PHONE, color_scheme="dark")
    for game in GAMES:
        reader.go(f"/rules/{game}?language={language}")
        opened(reader.page, game)
        assert reader.page.evaluate("document.documentElement.lang") == language
        for section in rulebook(get(game)).sections:
            heading = say(f"{game}.book-section-{section.name}", language=language)
            expect(reader.page.get_by_role("heading", level=2, name=heading)).to_be_visible()
        assert faults(reader.page, axe) == []
        assert not reader.page.evaluate(TOO_WIDE)


def test_a_book_can_be_linked_to_at_a_paragraph(new_player: NewPlayer, server: Server, axe: str) -> None:
    reader = new_player(server, viewport=DESKTOP)
    reader.go("/rules/cheez-tricks#taking")
    expect(reader.page.locator("#taking")).to_be_focused()
    expect(reader.page.get_by_text("The highest trump takes the trick.")).to_be_in_viewport()
    assert faults(reader.page, axe) == []
    reader.page.get_by_role("navigation", name="Contents").get_by_role("link", name="Points").click()
    expect(reader.page.get_by_role("heading", name="Points")).to_be_in_viewport()
    reader.page.go_back()
    expect(reader.page.get_by_text("The highest trump takes the trick.")).to_be_in_viewport()
    reader.go("/rules")
    reader.page.get_by_role("link", name="Chop! Chop!").click()
    expect(reader.page.get_by_role("heading", level=1)).to_have_text("Chop! Chop!: the rulebook")


def test_a_book_is_told_by_the_catalogue(new_player: NewPlayer, server: Server) -> None:
    reader = new_player(server, viewport=DESKTOP)
    for game in GAMES:
        reader.go(f"/rules/{game}?language={PSEUDO}")
        opened(reader.page, game)
        people = {name.lower() for each in rulebook_people(game) for name in each}
        assert not left_behind(reader, names_known(reader) | people)


def rulebook_people(game: str) -> list[list[str]]:
    sections = rulebook(get(game)).sections
    return [example.names for section in sections for told in section.paragraphs for example in told.examples]
