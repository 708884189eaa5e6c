"""Cheez-Tricks through the page."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Position, expect

from cheeseboard.words import say
from tests.patience import PATIENCE

from . import gathering
from .conftest import DESKTOP, PHONE, NewPlayer, Server
from .player import Player, at_rest, becomes, faults, too_high, too_wide

pytestmark = pytest.mark.page

NARROW = {"width": 320, "height": 640}
SMALLEST = {"width": 320, "height": 568}
LARGE_LETTERS = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"
CORNER: Position = {"x": 14, "y": 20}
"""Of a card in the fan: what shows of it, however it is turned; the rest may lie under the next one."""

ASKED = """() => {
  const there = (selector) => document.querySelector(selector) !== null;
  if (there('section.sheet')) return 'sheet';
  if (there('[data-trump]')) return 'trump';
  if (there('[data-card].playable')) return 'card';
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  return null;
}"""
"""What the page asks of us; taps beside everything, as someone does who has seen enough, until it asks."""


def lay(ada: Player, *others: str, **options: str) -> None:
    ada.go(gathering.lay(ada, "me", *others, game="cheez-tricks", options=options))


def asked(ada: Player) -> str:
    kind: str = ada.page.wait_for_function(ASKED).json_value()
    return kind


def who_is_asked(players: list[Player]) -> tuple[Player, str]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in players:
            if kind := player.page.evaluate(ASKED):
                return player, kind
        players[0].page.wait_for_timeout(30)
    pytest.fail("nobody is asked anything any more")


def view(ada: Player) -> dict[str, Any]:
    latest: dict[str, Any] = next(told["view"] for told in reversed(ada.received) if told["type"] == "update")
    return latest


def status(ada: Player) -> Locator:
    return ada.page.get_by_role("main").get_by_role("status")


def card(ada: Player, name: str) -> Locator:
    return ada.hand.and_(ada.page.locator(f'[data-card="{name}"]'))


def tap(ada: Player, name: str) -> None:
    card(ada, name).click(position=CORNER)


def play(ada: Player) -> str:
    """The first card that may be played: one tap chooses it, another plays it."""
    name: str = view(ada)["legal"][0]
    tap(ada, name)
    expect(card(ada, name)).to_have_attribute("aria-pressed", "true")
    tap(ada, name)
    expect(card(ada, name)).to_have_count(0)
    return name


def answer(ada: Player) -> str:
    """Does whatever is asked; says what it was."""
    kind = asked(ada)
    if kind == "card":
        play(ada)
    elif kind == "trump":
        for _ in range(2):
            ada.page.locator("[data-trump]").last.click()
        expect(ada.page.locator("[data-trump]")).to_have_count(0)
    return kind


def sheet_rows(ada: Player) -> list[list[str]]:
    rows = ada.page.locator("section.sheet tr[data-row]")
    return [[" ".join(cell.split()) for cell in row.locator("th, td").all_inner_texts()] for row in rows.all()]


def expected_rows(ada: Player, round_: int) -> list[list[str]]:
    """The same from the server's numbers alone."""
    sheet, names = view(ada)["sheet"], ["You", ada.received[-1]["table"]["seats"][1]["name"].capitalize()]
    score = sheet[round_]
    breeds = [cat["cat"].split("-")[0] for cat in score["cats"]]
    rows = []
    for seat, tricks in enumerate(score["tricks"]):
        points, total = score["points"][seat], sum(one["points"][seat] for one in sheet[: round_ + 1])
        cats = [cat["cat"] for cat in score["cats"] if seat in cat["caught"]]
        told = [{"cat": cat, "twice": breeds.count(cat.split("-")[0]) > 1} for cat in cats]
        named = [say("cheez-tricks.sheet-cat", each) for each in told]
        each = f"× {score['each'][seat]}"
        rows.append([names[seat], str(tricks), " ".join(named) or "nobody", each, f"= {points}", str(total)])
    return rows


def test_a_whole_game_by_tapping_on_a_phone(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada = new_player(quick)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheez-Tricks").click()
    ada.hand.first.wait_for()
    arrived = sum(len(told["events"]) for told in ada.received)
    tricks = rounds = 0
    while True:
        kind = asked(ada)
        assert too_wide(ada.page) == too_high(ada.page) == 0
        if kind == "sheet":
            becomes(ada.page, lambda: sheet_rows(ada), expected_rows(ada, rounds))
            rounds += 1
            if rounds == 1:
                assert faults(ada.page, axe) == []
            ada.page.locator("section.sheet .primary").click()
            if rounds == view(ada)["rounds"]:
                break
            continue
        if tricks == 4:
            assert faults(ada.page, axe) == []
        answer(ada)
        tricks += kind == "card"
    assert (rounds, tricks) == (4, 40)

    told = ada.page.locator("section.sheet .result").text_content() or ""
    result = view(ada)["result"]
    won = {"points": r"wins?, \d+ points? to", "round": "best single round", "shared": "share the win"}
    assert re.search(won[result["reason"]], told)
    assert told.endswith("!")
    guests = {cat["cat"].split("-")[0] for score in view(ada)["sheet"] for cat in score["cats"]}
    bowing = ada.page.locator("section.sheet [data-bow]").evaluate_all("all => all.map((one) => one.dataset.bow)")
    assert sorted(bowing) == sorted(guests)
    expect(ada.page.get_by_text("Well played.")).to_have_count(0 if 0 in result["winners"] else 1)
    totals = ada.page.locator("section.sheet td.total").all_inner_texts()
    assert totals == [str(points) for points in result["points"]]
    assert faults(ada.page, axe) == []
    becomes(ada.page, lambda: len(ada.heard), sum(len(told["events"]) for told in ada.received) - arrived)
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()


def play_by_keyboard(ada: Player) -> None:
    """The last card that may be played: its letter leads to its kind, arrows to the card, Enter plays it."""
    name = view(ada)["legal"][-1]
    ada.page.keyboard.press(name[0].lower())
    becomes(ada.page, lambda: ada.focus.get("card", "")[:1], name[0])
    ada.page.keyboard.press("Home")
    for _ in range(ada.hand.count()):
        if ada.focus.get("card") == name:
            break
        ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("Enter")
    expect(card(ada, name)).to_have_count(0)


def test_a_whole_game_by_keyboard_alone_in_the_dark(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada = new_player(quick, viewport=DESKTOP, color_scheme="dark")
    lay(ada, "greedy", level="house")
    turns = rounds = 0
    while True:
        kind = asked(ada)
        if turns == 3 or (kind == "sheet" and rounds == 0):
            assert faults(ada.page, axe) == []
        if kind == "card":
            play_by_keyboard(ada)
            turns += 1
        elif kind == "trump":
            ada.page.keyboard.press(view(ada)["legal"][0][-1].lower())
            becomes(ada.page, lambda: "trump" in ada.focus, True)
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("[data-trump]")).to_have_count(0)
        else:
            becomes(ada.page, lambda: sheet_rows(ada), expected_rows(ada, rounds))
            rounds += 1
            if rounds == view(ada)["rounds"]:
                break
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("section.sheet")).to_have_count(0)
            ada.hand.first.wait_for()
    assert turns == 40
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("section.sheet .result")).to_be_visible()


def test_a_card_that_does_not_follow_is_refused_with_the_reason(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    lay(ada, "random", first="1")
    dimmed = ada.page.locator(".choosy [data-card]:not(.playable)")
    while asked(ada) == "card" and not dimmed.count():
        play(ada)
    led = {"S": "Swiss", "R": "Roquefort", "P": "Parmesan", "B": "Brie"}[view(ada)["trick"][0]["card"][0]]
    reason = f"You hold {led}, so you must follow."
    sent = len(ada.sent)
    dimmed.first.click(position=CORNER, force=True)
    expect(status(ada)).to_have_text(reason)
    expect(ada.page.locator("[aria-pressed=true]")).to_have_count(0)
    expect(dimmed.first).to_have_attribute("aria-disabled", "true")
    expect(dimmed.first).to_have_accessible_name(re.compile(re.escape(reason)))
    dimmed.first.press("Enter")
    expect(status(ada)).to_have_text(reason)
    assert len(ada.sent) == sent
    ada.page.get_by_role("button", name="Why?").click()
    book = ada.page.get_by_role("dialog", name="Rulebook")
    expect(book.locator("[data-paragraph=follow]")).to_be_focused()
    expect(book.get_by_text("If you hold the variety that was led, you must play it.")).to_be_in_viewport()
    ada.page.go_back()
    expect(book).to_be_hidden()
    expect(dimmed.first).to_be_visible()
    assert len(ada.sent) == sent


def test_trump_is_named_with_the_hand_and_the_cats_in_sight(new_player: NewPlayer, quick: Server, axe: str) -> None:
    calm = {"reduced_motion": "reduce"}
    ada, bo = new_player(quick, **calm), new_player(quick, viewport=DESKTOP, color_scheme="dark", **calm)
    lay(ada, "open")
    bo.come_in(ada.page.url)
    bo.sit(2)
    players = [ada, bo]
    while True:
        player, kind = who_is_asked(players)
        if kind == "sheet":
            break
        play(player)
    for player in players:
        assert asked(player) == "sheet"
        player.page.locator("section.sheet .primary").click()
    namer, other = (ada, bo) if view(ada)["turn"] == 0 else (bo, ada)
    assert asked(namer) == "trump"
    expect(status(other)).to_contain_text("is naming the trump.")
    expect(other.page.locator("[data-trump]")).to_have_count(0)
    expect(namer.page.locator("[data-trump]")).to_have_count(4)
    expect(namer.hand).to_have_count(10)
    expect(namer.page.locator("[data-cat]")).to_have_count(3)
    assert faults(namer.page, axe) == []
    held = sum(card.startswith("P") for card in view(namer)["hand"])
    parmesan = namer.page.get_by_role("button", name=f"Make Parmesan trump; you hold {held}")
    parmesan.click()
    expect(parmesan).to_have_attribute("aria-pressed", "true")
    expect(status(namer)).to_have_text("Tap again to make Parmesan trump.")
    parmesan.click()
    for player in players:
        expect(player.page.locator("p.trump")).to_contain_text("Trump is Parmesan, P")
    becomes(ada.page, lambda: namer.sent[-1]["move"], "trump P")


@pytest.mark.parametrize("viewport", [None, NARROW], ids=["phone", "narrow"])
def test_five_players_and_a_dozen_cards_fit_a_phone(
    new_player: NewPlayer, quick: Server, viewport: dict[str, int] | None
) -> None:
    ada = new_player(quick, **({"viewport": viewport} if viewport else {}))
    for others, cards in ((4, 8), (2, 12)):
        lay(ada, *["greedy"] * others, level="house")
        asked(ada)
        expect(ada.hand).to_have_count(cards)
        for _ in range(3):
            assert asked(ada) == "card"
            at_rest(ada.page)
            assert too_wide(ada.page) == too_high(ada.page) == 0
            for one in ada.hand.all():
                box = one.bounding_box()
                assert box
                assert box["x"] > -4
                assert box["x"] + box["width"] < ada.page.evaluate("innerWidth") + 4
            play(ada)


SEEN = """(one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + Math.min(width / 2, 10), top + height / 2));
}"""
"""Whether something is in the window with nothing over it; of a card in a fan, its left edge."""


@pytest.mark.parametrize("others", [1, 4])
@pytest.mark.parametrize(
    ("viewport", "letters"), [(SMALLEST, ""), (PHONE, LARGE_LETTERS)], ids=["smallest", "large letters"]
)
def test_the_trick_the_line_and_the_hand_are_seen_on_every_table(
    new_player: NewPlayer, quick: Server, others: int, viewport: dict[str, int], letters: str
) -> None:
    ada = new_player(quick, viewport=viewport, reduced_motion="reduce")
    ada.page.add_init_script(letters)
    lay(ada, *["greedy"] * others, level="house", first="1")
    for turn in range(3):
        assert asked(ada) == "card"
        at_rest(ada.page)
        assert too_wide(ada.page) == 0
        trick = ada.page.locator("[data-played], [data-last]")
        assert trick.count() or not turn
        for one in [*trick.all(), status(ada), *ada.hand.all()]:
            assert one.evaluate(SEEN), one.get_attribute("aria-label")
        for width in trick.evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)"):
            assert width >= 40
        play(ada)


def test_what_a_cat_wants_is_told_until_something_else_is_done(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    lay(ada, "greedy", level="house")
    assert asked(ada) == "card"
    cat = ada.page.locator("[data-cat]").first
    wanted = say("cheez-tricks.cat-explained", {"cat": cat.get_attribute("data-cat")})
    expected = status(ada).inner_text()

    for something_else in ("tap beside", "Escape", "tap again"):
        cat.click()
        expect(status(ada)).to_have_text(wanted)
        if something_else == "tap beside":
            ada.page.get_by_role("group", name="The trick").click()
        elif something_else == "Escape":
            ada.page.keyboard.press("Escape")
        else:
            cat.click()
        expect(status(ada)).to_have_text(expected)
    cat.click()
    expect(status(ada)).to_have_text(wanted)
    card(ada, view(ada)["legal"][0]).press("Enter")
    asked(ada)
    expect(status(ada)).not_to_have_text(wanted)


def test_one_tap_is_enough_for_who_wants_it_so(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    ada.page.add_init_script("localStorage.setItem('cheeseboard-confirm', 'false')")
    lay(ada, "greedy")
    assert asked(ada) == "card"
    name = view(ada)["legal"][0]
    tap(ada, name)
    expect(card(ada, name)).to_have_count(0)
    becomes(ada.page, lambda: [message["move"] for message in ada.sent], [name])


def test_the_log_shows_its_newest_line_unless_somebody_reads_further_up(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick, viewport={"width": 1280, "height": 620})
    lay(ada, *["greedy"] * 4, level="house")
    lines = ada.page.get_by_role("region", name="What happened")

    def below() -> bool:
        under: float = lines.evaluate("(box) => box.scrollHeight - box.clientHeight - box.scrollTop")
        return under > 2

    for _ in range(2):
        assert asked(ada) == "card"
        becomes(ada.page, below, False)
        play(ada)
    assert asked(ada) == "card"
    lines.evaluate("(box) => (box.scrollTop = 0)")
    before = len(ada.log)
    play(ada)
    assert asked(ada) == "card"
    becomes(ada.page, lambda: len(ada.log) > before, True)
    assert lines.evaluate("(box) => box.scrollTop") == 0

    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.page.get_by_role("button", name="Log and help").click()
    expect(lines).to_be_visible()
    becomes(ada.page, below, False)


@pytest.mark.parametrize("level", ["wild", "house"])
def test_the_log_of_wild_cats_keeps_only_the_running_trick_or_the_last(
    new_player: NewPlayer, quick: Server, level: str
) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    lay(ada, "greedy", level=level)

    def cards() -> int:
        return sum(re.match(r"\w+ plays? ", line) is not None for line in ada.log)

    for tricks in range(4):
        asked(ada)
        led = len(view(ada)["trick"])
        kept = 2 * tricks + led if level == "house" else led or min(2 * tricks, 2)
        becomes(ada.page, cards, kept)
        play(ada)
    asked(ada)
    assert any(re.search(r"takes? trick 1\.", line) for line in ada.log)
    assert (view(ada)["open"] is None) == (view(ada)["lacks"] is None) == (level == "wild")
    ada.page.reload()
    asked(ada)
    led = len(view(ada)["trick"])
    becomes(ada.page, cards, 8 + led if level == "house" else led or 2)


def test_what_house_cats_leave_out_is_told_where_they_are_chosen_and_at_the_table(
    new_player: NewPlayer, quick: Server
) -> None:
    ada = new_player(quick, viewport=DESKTOP)
    ada.go()
    box = ada.box("Cheez-Tricks")
    box.get_by_text("Set up", exact=True).click()
    expect(box.get_by_label("The cats").locator("option:checked")).to_contain_text("House cats")
    expect(box.get_by_text("no ginger cat, and no grey one for 9 or 10")).to_be_visible()
    lay(ada, "greedy", level="wild")
    asked(ada)
    expect(ada.page.get_by_text("no ginger cat, and no grey one for 9 or 10")).to_have_count(1)


def test_a_card_is_dragged_to_the_board(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    lay(ada, "greedy")
    assert asked(ada) == "card"
    at_rest(ada.page)
    name = view(ada)["legal"][0]
    box, board = card(ada, name).bounding_box(), ada.page.get_by_role("group", name="The trick").bounding_box()
    assert box
    assert board
    for goal, gone in ((box["y"] - 15, False), (board["y"] + board["height"] / 2, True)):
        ada.page.mouse.move(box["x"] + CORNER["x"], box["y"] + CORNER["y"])
        ada.page.mouse.down()
        ada.page.mouse.move(box["x"] + 60, goal, steps=6)
        ada.page.mouse.up()
        expect(card(ada, name)).to_have_count(0 if gone else 1)
    becomes(ada.page, lambda: [message["move"] for message in ada.sent], [name])


def test_a_spectator_sees_the_table_and_no_hand(new_player: NewPlayer, quick: Server) -> None:
    ada, cy = new_player(quick), new_player(quick)
    lay(ada, "greedy")
    asked(ada)
    cy.page.goto(ada.page.url)
    expect(cy.page.get_by_text("you are watching")).to_be_visible()
    play(ada)
    expect(cy.page.locator("[data-cat]")).to_have_count(3)
    assert all(told["view"]["hand"] is None for told in cy.received if told["view"])
