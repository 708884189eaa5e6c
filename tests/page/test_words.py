"""In the pseudo-language every word of the catalogue has accents: one without was left behind in the code."""

import re

import pytest

from cheeseboard.bots.company import FAMILIES
from cheeseboard.games import names as game_names

from .conftest import DESKTOP, PHONE, NewPlayer, Server
from .player import Player, until

pytestmark = pytest.mark.page

GAMES = game_names()

HEARD_AND_SEEN = """
() => {
  const said = [];
  const hidden = (node) => node.closest('svg:not([aria-label]), script, style, code, input[type=hidden], [data-plain]');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode())
    if (!hidden(walk.currentNode.parentElement)) said.push(walk.currentNode.data);
  for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
      if (element.hasAttribute(name)) said.push(element.getAttribute(name));
  said.push(document.title);
  return said;
}
"""
WORD = re.compile(r"(?<![^\\W_])[A-Za-z]{4,}(?![^\\W_])")
"""Shorter ones are notation, or what a list is joined with."""


def left_behind(player: Player, names: set[str]) -> set[str]:
    """Words on the page without accents that are nobody's name."""
    said: list[str] = player.page.evaluate(HEARD_AND_SEEN)
    return {word for text in said for word in WORD.findall(text) if word.lower() not in names}


def names_known(player: Player) -> set[str]:
    """People and bots are called what they are called in every language."""
    games = player.page.request.get(f"{player.address}/api/games").json()
    me = player.page.request.get(f"{player.address}/api/me").json()["name"] or ""
    called = [
        me,
        *(name for family in FAMILIES.values() for name in family),
        *(bot["name"] for game in games for bot in game["bots"]),
    ]
    return {word.lower() for name in called for word in WORD.findall(name)}


def test_the_lobby_is_told_by_the_catalogue(new_player: NewPlayer) -> None:
    ada = new_player(viewport=DESKTOP)
    ada.go("/?language=en-XA")
    ada.page.locator("article summary").first.wait_for()
    for set_up in ada.page.locator("article summary").all():
        set_up.click()
    assert not left_behind(ada, names_known(ada))
    ada.go("/credits")
    ada.page.get_by_role("heading", level=1).wait_for()
    authors = {
        word.lower()
        for game in ada.page.request.get(f"{ada.address}/api/games").json()
        for names in game["credits"].values()
        for name in names
        for word in WORD.findall(name)
    }
    assert not left_behind(ada, names_known(ada) | authors)


def played_by_bots(player: Player, game: str) -> str:
    """A table at which nobody but bots has played to the end, while somebody watched; its address on the page."""
    offered = {each["name"]: each for each in player.page.request.get(f"{player.address}/api/games").json()}
    seats = [{"kind": "bot", "bot": "greedy"}] * offered[game]["players"][0]
    laid = player.page.request.post(f"{player.address}/api/tables", data={"game": game, "seats": seats}).json()
    at = f"/table/{laid['id']}"
    player.go(at)
    until(
        player.page,
        lambda: player.page.request.get(f"{player.address}/api/tables/{laid['id']}").json()["state"] == "over",
        "the end",
    )
    return at


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_is_told_by_the_catalogue(
    new_player: NewPlayer, quick: Server, game: str, viewport: dict[str, int]
) -> None:
    ada = new_player(quick, viewport=viewport)
    ada.go("/?language=en-XA")
    ada.page.locator("article button.now").nth(GAMES.index(game)).click()
    names = names_known(ada)
    ada.page.locator("[data-ask]:enabled").click()
    ada.page.locator("[data-hint]").first.click()
    assert not left_behind(ada, names)
    ada.page.keyboard.press("Escape")
    if viewport == PHONE:
        ada.page.locator("button.more").click()
    for more in ada.page.locator("summary:visible").all():
        more.click()
    assert not left_behind(ada, names)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_told_by_the_catalogue(new_player: NewPlayer, quick: Server, game: str) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    ada.go("/?language=en-XA")
    ada.page.locator("article").first.wait_for()
    names = names_known(ada)
    ada.go(played_by_bots(ada, game))
    look_back, following = ada.page.locator("[data-look-back]"), ada.page.locator("section.count button.primary")
    look_back.or_(following).first.wait_for()
    while following.count():  # a game may tell its end step by step
        assert not left_behind(ada, names)
        following.click()
    look_back.wait_for()
    assert len(ada.log) > 20
    assert not left_behind(ada, names)
    look_back.click()
    ada.page.locator("[data-verdict] summary").click()
    ada.page.locator(".turnings ol, .turnings h2 + p + p").first.wait_for(timeout=90_000)
    ada.page.keyboard.press("End")
    assert not left_behind(ada, names)
