"""Playing by text: whole games typed and listened to, in each language another."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cheeseboard.words import Person, say

from .conftest import DESKTOP, NewPlayer, Server
from .gathering import lay, named, play_on, sit
from .player import Player, faults, too_wide, until

pytestmark = pytest.mark.page

BY_TEXT = "localStorage.setItem('cheeseboard-reading', 'true')"
LIVE = "[aria-live], [role=status], [role=alert], [role=log]"
VARIETIES = {"S": "suisse", "R": "roquefort", "P": "parmesan", "B": "brie"}

Typed = Callable[[dict[str, Any]], str]


def by_text(player: Player, language: str = "en") -> Player:
    """Somebody who has chosen to play so, in that language."""
    player.page.add_init_script(BY_TEXT)
    player.go(f"/credits?language={language}")
    return player


def command_line(player: Player) -> Locator:
    return player.page.locator("form .field")


def type_in(player: Player, line: str) -> None:
    command_line(player).fill(line)
    command_line(player).press("Enter")


def says(player: Player, part: str) -> None:
    until(player.page, lambda: any(part in line for line in player.heard), f"{part!r} is said; {player.heard[-4:]!r}")


def latest(player: Player) -> dict[str, Any]:
    return next(message for message in reversed(player.received) if message["type"] == "update")


def people(update: dict[str, Any], language: str) -> list[Person]:
    you = update["table"]["you"]
    return [
        Person(say("seat-you", language=language), you=True) if seat == you else Person(str(chair["name"]).capitalize())
        for seat, chair in enumerate(update["table"]["seats"])
    ]


def events_said(player: Player, language: str) -> list[str]:
    """Every event that came by the socket, as the language tells it."""
    events: dict[int, Any] = {}
    for message in player.received:
        if message["type"] == "update":
            events |= {message["since"] + at: event for at, event in enumerate(message["events"])}
    update = latest(player)
    sitting = people(update, language)
    game = update["table"]["game"]
    return [say(f"{game}.event-{one['type']}", one, sitting, language).strip() for _, one in sorted(events.items())]


def play_whole(player: Player, typed: Typed) -> None:
    """Type one move after another until the game is over."""
    made = -1

    def ready() -> bool:
        update = latest(player)
        return update["table"]["state"] == "over" or (update["moves"] != made and bool(update["view"]["legal"]))

    while True:
        until(player.page, ready, f"a turn comes; {player.heard[-3:]!r}")
        update = latest(player)
        if update["table"]["state"] == "over":
            return
        made = update["moves"]
        type_in(player, typed(update["view"]))


def check_all_was_said_once(player: Player, language: str) -> None:
    """Each event since we came, in order, and none of them twice."""
    expected = events_said(player, language)

    def heard() -> list[str]:
        known = set(expected)
        return [line.strip() for line in player.heard if line.strip() in known]

    until(player.page, lambda: heard()[-1:] == expected[-1:], "the end is said")
    told = heard()
    before = len(expected) - len(told)  # what had happened when we came
    assert told == expected[before:]
    first = next(message for message in player.received if message["type"] == "update")
    assert before <= len(first["events"]) + 2


def rescue(view: dict[str, Any]) -> str:
    return f"Lay the {view['legal'][0]}"


def tricks(view: dict[str, Any]) -> str:
    move = view["legal"][-1]
    if move.startswith("trump "):
        return f"Atout {VARIETIES[move[-1]]}"
    return f"je joue le {move[1:]} de {VARIETIES[move[0]].upper()}"


def chop(view: dict[str, Any]) -> str:
    """A mouse that runs into danger ends the game soon."""
    move = max(view["legal"], key=lambda one: view["risks"].get(one, 0.0))
    piece, _, to = move.partition(" ")
    holes = {"N": "nord", "E": "est", "S": "sud", "W": "ovest"}
    if piece == "pass":
        return "passo"
    if piece == "fork":
        return f"prendi il formaggio {to}"
    return f"muovi il topo {piece[1:]} nella tana {holes[to]}" if to in holes else f"Topo {piece[1:]} in {to}"


def test_a_whole_cheese_rescue_by_text(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada = by_text(new_player(quick, bypass_csp=True))
    ada.go(lay(ada, "me", "random"))
    says(ada, "Your turn")
    expect(command_line(ada)).to_be_focused()
    expect(ada.page.locator(LIVE)).to_have_count(1)
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == 0

    # What is no move, or fits several, plays nothing.
    for line in ("dance", "dog 9,9", "moves", "help", "who", "position", "99", "leave", "no"):
        type_in(ada, line)
    says(ada, "Nothing is done.")
    assert latest(ada)["moves"] == 0
    expect(ada.page.get_by_role("table").first).to_contain_text("start card")
    command_line(ada).press("ArrowUp")
    command_line(ada).press("ArrowUp")
    expect(command_line(ada)).to_have_value("leave")

    play_whole(ada, rescue)
    check_all_was_said_once(ada, "en")
    says(ada, "!")
    expect(ada.page.get_by_role("heading", name="The count")).to_be_visible()
    expect(ada.page.locator(LIVE)).to_have_count(1)
    assert faults(ada.page, axe) == []


def test_a_whole_french_cheez_tricks_by_text(new_player: NewPlayer, quick: Server) -> None:
    ada = by_text(new_player(quick, viewport=DESKTOP), "fr")
    ada.go(lay(ada, "me", "random", game="cheez-tricks", options={"level": "house"}))
    until(ada.page, lambda: bool(ada.heard), "something is said")
    play_whole(ada, tricks)
    check_all_was_said_once(ada, "fr")


def test_a_whole_italian_chop_chop_by_text(new_player: NewPlayer, quick: Server) -> None:
    ada = by_text(new_player(quick), "it")
    ada.go(lay(ada, "me", "greedy", game="chop-chop", options={"cat": "1", "first": "0"}))
    until(ada.page, lambda: bool(ada.heard), "something is said")
    play_whole(ada, chop)
    check_all_was_said_once(ada, "it")


def test_an_invitation_and_a_rematch_with_somebody_who_looks(new_player: NewPlayer, shared: Server) -> None:
    ada, bo = by_text(new_player(shared)), new_player(shared)
    table = lay(named(ada, "Ada"), "me", "open")
    ada.go(table)
    says(ada, "Waiting for 1 more player.")
    type_in(ada, "invite")
    says(ada, table)
    bo.come_in(f"{bo.address}{table}", "Bo")
    bo.sit(2)
    says(ada, "Bo sits down.")
    says(ada, "Your turn")
    type_in(ada, "say hello")
    says(ada, "hello")
    type_in(ada, "resign")
    type_in(ada, "yes")
    says(ada, "You have given up.")
    type_in(ada, "rematch")
    bo.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(lambda url: not url.endswith(table))
    until(ada.page, lambda: latest(ada)["table"]["played"] == 1, "the rematch is on")
    expect(command_line(ada)).to_be_visible()


def test_nothing_of_a_hand_is_left_when_the_device_is_passed_on(new_player: NewPlayer, quick: Server) -> None:
    ada = by_text(new_player(quick))
    beside = [{"kind": "me", "name": "Ada"}, {"kind": "beside", "name": "Bo"}]
    ada.go(lay(ada, *beside))
    lift = ada.page.get_by_role("button", name="Show my cards")
    expect(lift).to_be_focused()
    assert ada.page.locator("[data-part]").count() == 0
    ada.page.keyboard.press("Enter")
    says(ada, "Your turn")
    type_in(ada, "hand")
    says(ada, "Your hand")
    type_in(ada, latest(ada)["view"]["legal"][0])
    says(ada, "Bo is next.")
    type_in(ada, "done")
    expect(ada.page.get_by_role("heading", name="Pass to Bo")).to_be_visible()
    assert ada.page.locator("[data-part], [data-announcer] > *").count() == 0
    ada.page.keyboard.press("Enter")
    until(ada.page, lambda: latest(ada)["table"]["you"] == 1, "it is Bo’s hand")
    expect(ada.page.locator("[data-part=hand] li")).to_have_count(len(latest(ada)["view"]["hand"]))


def test_a_table_is_a_key_press_from_text_and_back(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    ada.go(lay(ada, "me", "random"))
    ada.hand.first.wait_for()
    ada.page.evaluate("document.activeElement?.blur()")
    ada.page.keyboard.press("Tab")
    expect(ada.page.get_by_role("button", name="Play by text").first).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(command_line(ada)).to_be_focused()
    ada.page.get_by_role("radio", name="Brisk").check()
    until(ada.page, lambda: latest(ada)["table"]["pace"] == "brisk", "the bot plays faster")
    ada.page.get_by_role("button", name="Settings").click()
    expect(ada.page.get_by_role("dialog", name="Settings")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("button", name="Show the board").click()
    ada.hand.first.wait_for()


def test_a_match_is_read_once_more(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada = by_text(new_player(quick, bypass_csp=True))
    table = lay(ada, "me", "random")
    ada.go(table)
    says(ada, "Your turn")
    play_on(ada)
    says(ada, "The square is full.")
    type_in(ada, "look back")
    ada.page.wait_for_url("**/replay/*")
    says(ada, "once more")
    says(ada, "The match begins.")
    told = events_said(ada, "en")
    ada.page.evaluate("window.heard = []")
    for line in ("next", "last", "previous", "first", "7", "nonsense"):
        type_in(ada, line)
    says(ada, "leads nowhere")
    assert [line.split(":")[0].strip() for line in ada.heard if line.startswith("Move")] == [
        f"Move {move} of 24" for move in (1, 24, 23, 0, 7)
    ]
    assert any(told[-1] in line for line in ada.heard)
    expect(ada.page.get_by_role("table")).to_contain_text("start card")
    expect(ada.page.locator("[data-part=hand]")).to_have_count(1)  # one’s own, as it was seen then
    type_in(ada, "everybody")
    says(ada, "what everybody saw")
    expect(ada.page.get_by_role("log")).to_contain_text("Ready: ")
    type_in(ada, "turning points")
    until(
        ada.page,
        lambda: any(line.startswith(("Turning points", "No single move")) for line in ada.heard),
        "so it turned",
    )
    type_in(ada, "better")
    until(ada.page, lambda: any("better" in line.lower() and "%" in line for line in ada.heard), "move 7 is judged")
    type_in(ada, "link")
    says(ada, f"/replay/{table.rpartition('/')[2]}?move=7&seat=all")
    expect(ada.page.locator("[data-part=hand]")).to_have_count(0)
    expect(ada.page.locator(LIVE)).to_have_count(1)
    assert faults(ada.page, axe) == []


def test_somebody_who_is_away_is_told_of_and_a_bot_may_play(new_player: NewPlayer, quick: Server) -> None:
    ada, bo = by_text(new_player(quick)), new_player(quick)
    table = lay(named(ada, "Ada"), "me", "open", patience=1)
    ada.go(table)
    sit(named(bo, "Bo"), table, 1)
    says(ada, "Your turn")
    type_in(ada, latest(ada)["view"]["legal"][0])
    says(ada, "You draw")
    bo.page.close()
    says(ada, "Bo is away.")
    type_in(ada, "options")
    says(ada, "Let a bot play for Bo")
    type_in(ada, "1")
    says(ada, "A bot plays for Bo")


def test_the_host_asks_why_changes_the_customs_and_moves_to_another_device(
    new_player: NewPlayer, quick: Server, axe: str
) -> None:
    ada, phone = by_text(new_player(quick, bypass_csp=True)), new_player(quick)
    ada.go(lay(named(ada, "Ada"), "me", "random"))
    says(ada, "Your turn")
    type_in(ada, "why")
    says(ada, "No rule was broken just now.")

    # A move that the game refuses is explained by its rulebook.
    type_in(ada, f"{latest(ada)['view']['legal'][0].split()[0]} 9,9")
    says(ada, "Type why for the rule.")
    ada.page.get_by_role("button", name="Why?").click()
    says(ada, "All cards together must fit in a square")

    type_in(ada, "customs")
    customs = ada.page.get_by_role("group", name="How it is played")
    expect(customs).to_be_focused()
    customs.get_by_label("Time for a move").select_option("180")
    until(ada.page, lambda: latest(ada)["table"]["clock"] == 180, "there is a clock")
    customs.get_by_role("switch", name="People may write to each other").uncheck()
    until(ada.page, lambda: latest(ada)["table"]["chat"] is False, "the chat is off")
    expect(ada.page.locator(LIVE)).to_have_count(1)
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == 0

    ada.page.get_by_role("button", name="Move my seat to another device").wait_for()
    type_in(ada, "device")
    says(ada, "and type this code:")
    code = ada.page.locator("[data-announcer] > .answer li").nth(-2).text_content()
    phone.go(f"/seat/{code}")
    phone.page.get_by_role("main").get_by_role("button").click()
    assert phone.my_turn()
    expect(ada.page.get_by_text("You are watching.")).to_be_visible()
