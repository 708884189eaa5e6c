"""What the server writes into the page stands where the screen shows it later, and is gone then."""

import pytest

from cheeseboard.words import say

from .conftest import NewPlayer

pytestmark = pytest.mark.page

SCREENS = {
    "/": ("lobby-lead", "article"),
    "/rules/cheez-tricks": ("book-lead", ".sections"),
    "/learn/chop-chop": ("chop-chop.lesson-first-goal", ".learn"),
}
PLACE = """(words) => {
  const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (all.nextNode()) {
    if (all.currentNode.data !== words) continue;
    const range = document.createRange();
    range.selectNode(all.currentNode);
    const { x, y } = range.getBoundingClientRect();
    return [x, y];
  }
}"""


@pytest.mark.parametrize("path", SCREENS)
def test_the_first_words_come_before_the_script_and_stay_where_they_are(new_player: NewPlayer, path: str) -> None:
    code, whole = SCREENS[path]
    words = say(code, language="fr")
    slow, ada = new_player(locale="fr"), new_player(locale="fr")
    slow.page.route("**/*.js", lambda route: route.continue_() if "early" in route.request.url else None)
    slow.page.goto(slow.address + path, wait_until="commit")
    slow.page.get_by_text(words).wait_for()
    ada.go(path)
    ada.page.locator(whole).first.wait_for()
    assert ada.page.get_by_text(words).count() == 1
    first, then = (player.page.evaluate(PLACE, words) for player in (slow, ada))
    assert first == pytest.approx(then, abs=3)


def test_who_chose_another_language_is_not_shown_the_browsers_meanwhile(new_player: NewPlayer) -> None:
    ada = new_player(locale="fr")
    ada.page.add_init_script("localStorage.setItem('cheeseboard-language', 'it')")
    ada.page.route("**/*.js", lambda route: route.continue_() if "early" in route.request.url else None)
    ada.page.goto(ada.address, wait_until="commit")
    ada.page.get_by_text(say("lobby-lead", language="fr")).wait_for(state="attached")
    assert not ada.page.get_by_text(say("lobby-lead", language="fr")).is_visible()
