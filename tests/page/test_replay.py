"""A match that is over, looked at once more."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import DESKTOP, PHONE, NewPlayer, Server
from .gathering import asked, lay, meet, named, play_on
from .player import Player, becomes, faults, too_wide

pytestmark = pytest.mark.page

GOLDEN = Path(__file__).parents[1] / "golden"
SMALL = {"width": 320, "height": 568}
LARGE = {"width": 1600, "height": 900}
TABLES: dict[str, list[list[Any]]] = {
    "cheese-rescue": [["random"], ["random"] * 3],
    "cheez-tricks": [["random"], ["random"] * 4],
    "chop-chop": [["random"], ["random"] * 4],
}
GIVE_UP = """
async (moves) => {
  const id = location.pathname.split('/').pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?since=0`);
  await new Promise((done) => {
    socket.onmessage = ({ data }) => {
      const update = JSON.parse(data);
      if (update.table?.state === 'over') return done();
      if (!update.view?.legal.length) return;
      const { position, view } = update;
      const move = { type: 'move', move: view.legal[0], position };
      socket.send(JSON.stringify(update.moves < moves ? move : { type: 'resign' }));
    };
  });
  socket.close();
}
"""
"""Plays the first legal move by a socket of its own; after so many moves whoever is to move gives up."""
DROP = """
(text) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], 'match.cheese'));
  document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
}
"""


def golden(name: str) -> str:
    return (GOLDEN / f"{name}.cheese").read_text(encoding="utf-8")


def slider(player: Player) -> Locator:
    return player.page.get_by_role("slider", name="Where in the match")


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def stands_at(player: Player, move: int) -> None:
    expect(slider(player)).to_have_value(str(move))
    becomes(player.page, lambda: f"move={move}&" in player.page.url, True)


def of_table(player: Player, table: str, what: str) -> Any:
    return asked(player.page.context.request.get(f"{player.address}/api/tables{table.removeprefix('/table')}/{what}"))


def played(player: Player, *bots: Any, game: str = "cheese-rescue") -> tuple[str, int]:
    """A table where somebody has played with bots to the end, and how many moves that took."""
    table = lay(player, "me", *bots, game=game, pace="brisk")
    player.go(table)
    play_on(player)
    return table, len(of_table(player, table, "replay")["frames"]) - 1


@pytest.fixture
def ada(new_player: NewPlayer, quick: Server) -> Player:
    return named(new_player(quick), "Ada")


def test_the_end_of_a_match_leads_to_its_replay_and_back(ada: Player) -> None:
    table, _ = played(ada, "random")
    ada.page.locator("section.count").get_by_role("button", name="Skip to the result").click()
    ada.page.get_by_role("link", name="Look back").click()
    stands_at(ada, 0)
    assert f"{table.replace('table', 'replay')}?move=0&seat=0" in ada.page.url
    ada.page.go_back()
    expect(ada.page.locator("section.count")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "bots"),
    [(game, bots) for game, tables in TABLES.items() for bots in tables],
    ids=lambda one: str(len(one)),
)
def test_every_game_is_shown_once_more_on_every_screen(ada: Player, axe: str, game: str, bots: list[Any]) -> None:
    table, moves = played(ada, *bots, game=game)
    for viewport, query in (
        (PHONE, f"?move={moves // 2}"),
        (SMALL, f"?move={moves // 2}&seat=0"),
        (SMALL, f"?move={moves}"),
        (DESKTOP, f"?move={moves // 2}"),
        (LARGE, f"?move={moves}"),
    ):
        ada.page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        ada.go(table.replace("table", "replay") + query)
        expect(slider(ada)).to_be_visible()
        expect(ada.page.locator("[data-verdict=kept]")).to_have_count(1)
        assert too_wide(ada.page) == 0
        for name in ("To the beginning", "One move back", "Play", "One move on", "To the end"):
            expect(ada.page.get_by_role("button", name=name, exact=True)).to_be_in_viewport(ratio=1)
        assert faults(ada.page, axe) == []


def test_the_address_says_exactly_which_moment_it_is(ada: Player) -> None:
    table, moves = played(ada, "random")
    ada.go(table.replace("table", "replay"))
    stands_at(ada, 0)
    press(ada, "One move on")
    stands_at(ada, 1)
    press(ada, "To the end")
    stands_at(ada, moves)
    press(ada, "One move back")
    stands_at(ada, moves - 1)
    slider(ada).fill("7")
    stands_at(ada, 7)
    ada.page.get_by_role("button", name="Look through the eyes of Ada").click()
    becomes(ada.page, lambda: "seat=0" in ada.page.url, True)
    laid = ada.laid
    assert len(laid) == 8
    ada.page.reload()
    stands_at(ada, 7)
    expect(ada.page.get_by_role("button", name="Look through the eyes of Ada")).to_have_attribute(
        "aria-pressed", "true"
    )
    becomes(ada.page, lambda: ada.laid, laid)
    ada.go(f"{table.replace('table', 'replay')}?move=9999&seat=77&better=maybe")
    stands_at(ada, moves)


def test_it_is_played_by_keys_alone(ada: Player) -> None:
    table, moves = played(ada, "random")
    ada.go(table.replace("table", "replay"))
    stands_at(ada, 0)
    for key, move in {"ArrowRight": 1, "End": moves, "ArrowLeft": moves - 1, "Home": 0}.items():
        ada.page.keyboard.press(key)
        stands_at(ada, move)
    slider(ada).focus()
    ada.page.keyboard.press("ArrowRight")
    stands_at(ada, 1)
    for key, eyes in {"1": "0", "2": "1", "0": "all", "5": "all"}.items():
        ada.page.keyboard.press(key)
        becomes(ada.page, lambda: ada.page.url.partition("seat=")[2].partition("&")[0], eyes)
    ada.page.keyboard.press(" ")
    expect(ada.page.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    ada.page.keyboard.press(" ")
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.parametrize("record", ["cheese-rescue-2", "cheez-tricks-2-house", "chop-chop-2-standard"])
def test_it_plays_to_the_end_by_itself(ada: Player, record: str) -> None:
    ada.go("/replay")
    ada.page.get_by_label("Or paste what is in it").fill(golden(record))
    press(ada, "Show the match")
    for speed in ("2×", "4×"):
        ada.page.get_by_role("button", name="Speed: ").click()
        expect(ada.page.get_by_role("button", name=f"Speed: {speed}")).to_be_visible()
    last = int(slider(ada).get_attribute("max") or 0)
    slider(ada).fill(str(last - 4))
    press(ada, "Play")
    expect(slider(ada)).to_have_value(str(last))
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_all_hands_lie_open_and_each_pair_of_eyes_sees_its_own(new_player: NewPlayer, quick: Server) -> None:
    ada, bo = (named(new_player(quick, viewport=DESKTOP), name) for name in ("Ada", "Bo"))
    table = meet(ada, bo)
    play_on(ada, bo)
    hands = [of_table(ada, table, f"replay?seat={seat}")["frames"][6]["view"]["hand"] for seat in (0, 1)]
    ada.go(f"{table.replace('table', 'replay')}?move=6")
    cards = ada.page.locator(".plate .hand li")
    expect(cards).to_have_count(len(hands[0]) + len(hands[1]))
    ada.page.get_by_role("button", name="Look through the eyes of Bo").click()
    expect(cards).to_have_count(0)
    expect(ada.page.locator(".scene ul li")).to_have_count(len(hands[1]))
    press(ada, "Show all hands")
    expect(cards).to_have_count(len(hands[0]) + len(hands[1]))


def test_a_line_of_the_log_leads_to_its_moment(ada: Player) -> None:
    table, _ = played(ada, "random")
    ada.go(table.replace("table", "replay"))
    line = ada.page.locator("[data-move='5']")
    line.click()
    stands_at(ada, 5)
    expect(line).to_have_attribute("aria-current", "step")
    expect(ada.board).to_be_in_viewport()


def test_what_was_better_is_drawn_on_the_board_and_told_without_coordinates(ada: Player, axe: str) -> None:
    table, _ = played(ada, "search:2")
    becomes(ada.page, lambda: (lambda seen: seen["done"] == seen["of"])(of_table(ada, table, "analysis")), True)
    analysis = of_table(ada, table, "analysis")
    lost = max(analysis["turns"], key=lambda turn: turn["loss"])
    assert lost["loss"] > 0.005
    ada.go(f"{table.replace('table', 'replay')}?move={lost['number']}&better=1")
    ghost = ada.page.locator("[data-better]")
    expect(ghost).to_have_attribute("data-better", lost["best"]["move"].split(" ")[1])
    told = ada.page.locator(".caption .line")
    expect(told).to_contain_text(re.compile(r"would have had \d+% instead of \d+%"))
    assert not re.search(r"column|row|-?\d+,-?\d+", told.text_content() or "")
    assert faults(ada.page, axe) == []
    press(ada, "Put it away")
    expect(ghost).to_have_count(0)
    becomes(ada.page, lambda: "better" in ada.page.url, False)
    press(ada, "What was better?")
    expect(ghost).to_have_count(1)
    press(ada, "One move on")
    expect(ghost).to_have_count(0)
    for number in analysis["turning"]:
        ada.page.get_by_role("button", name=f"Turning point: move {number + 1}", exact=True).press("Enter")
        stands_at(ada, number)
        expect(ada.page.locator(".turnings [aria-current]")).to_contain_text(f"Move {number + 1}:")


def test_the_proof_is_held_against_what_this_browser_saw(new_player: NewPlayer, quick: Server) -> None:
    ada, stranger = named(new_player(quick), "Ada"), new_player(quick)
    table, _ = played(ada, "random")
    place = table.replace("table", "replay")
    stranger.go(place)
    expect(stranger.page.locator("[data-verdict=told]")).to_contain_text("Luck was fair")
    ada.go(place)
    expect(ada.page.locator("[data-verdict=kept]")).to_contain_text("this browser has kept")
    seals = [[table.removeprefix("/table/"), "ab" * 32]]
    ada.page.evaluate("(seals) => localStorage.setItem('cheeseboard-seals', seals)", json.dumps(seals))
    ada.page.reload()
    expect(ada.page.locator("[data-verdict=other-key]").get_by_role("alert")).to_contain_text("Something is wrong")


def test_the_link_of_a_moment_is_copied(new_player: NewPlayer, quick: Server) -> None:
    ada = named(new_player(quick, permissions=["clipboard-read", "clipboard-write"]), "Ada")
    table, _ = played(ada, "random")
    ada.go(f"{table.replace('table', 'replay')}?move=3&seat=0")
    stands_at(ada, 3)
    ada.page.evaluate("delete Navigator.prototype.share")
    press(ada, "Share")
    expect(ada.page.get_by_role("status").filter(has_text="Copied")).to_have_count(1)
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"{table.replace('table', 'replay')}?move=3&seat=0")


def test_the_record_goes_down_and_comes_up_again(ada: Player) -> None:
    table, moves = played(ada, "random", game="cheez-tricks")
    ada.go(table.replace("table", "replay"))
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save the game as a file").click()
    ada.go("/replay")
    ada.page.locator("input[type=file]").set_input_files(saved.value.path())
    expect(slider(ada)).to_have_attribute("max", str(moves))
    expect(ada.page.locator("[data-verdict=told]")).to_have_count(1)


def test_a_record_is_dropped_and_of_several_the_first_is_shown(ada: Player, axe: str) -> None:
    ada.go("/replay")
    assert faults(ada.page, axe) == []
    ada.page.evaluate(DROP, golden("chop-chop-3-lively") + "\n" + golden("cheese-rescue-2"))
    expect(slider(ada)).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Chop! Chop!, once more")).to_be_visible()
    expect(ada.page.get_by_text("The file has one more record. This is the first.")).to_be_visible()
    press(ada, "Open another match")
    expect(ada.page.get_by_label("Or paste what is in it")).to_be_visible()


@pytest.mark.parametrize("text", ["hello", golden("cheese-rescue-2").replace("[Result", "[Result twice")])
def test_what_is_no_record_is_told_to_be_none(ada: Player, axe: str, text: str) -> None:
    ada.go("/replay")
    ada.page.get_by_label("Or paste what is in it").fill(text)
    press(ada, "Show the match")
    expect(ada.page.get_by_role("alert")).to_contain_text("line 1")
    expect(slider(ada)).to_have_count(0)
    assert faults(ada.page, axe) == []


def test_a_running_match_shows_nothing(ada: Player) -> None:
    table = lay(ada, "me", "random")
    ada.go(table.replace("table", "replay"))
    expect(ada.page.get_by_role("alert")).to_contain_text("The match is not over")
    expect(slider(ada)).to_have_count(0)
    assert ada.laid == []


def test_a_match_that_was_given_up_says_so_at_its_end(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo = (named(new_player(quick), name) for name in ("Ada", "Bo"))
    table = meet(ada, bo)
    ada.page.evaluate(f"() => void ({GIVE_UP})(5)")
    bo.page.evaluate(GIVE_UP, 5)
    ada.go(table.replace("table", "replay"))
    press(ada, "To the end")
    stands_at(ada, 5)
    expect(ada.page.locator(".caption .line")).to_have_text("Bo has given up. Ada wins!")
    assert faults(ada.page, axe) == []
