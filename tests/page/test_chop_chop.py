"""Chop! Chop! through the page: as the mice, as the cat, by finger, by keyboard and by dragging."""

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Error, Locator, WebSocketRoute, expect

from cheeseboard.games.chop_chop.view import KITCHEN

from .conftest import DESKTOP, NewPlayer
from .player import Player, at_rest, becomes, faults, middle, too_high, too_wide, until

pytestmark = pytest.mark.page

LIT = "[data-lit]"
MOUSE = "[data-mouse]:enabled"
PASS = "[data-pass]"
ENDING = ".ending"
NARROW = {"width": 320, "height": 640}


class Cook:
    """Somebody at a Chop! Chop! table, who knows nothing but what the server says and the page shows."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.allowed: list[str] = []

    def play_now(self) -> None:
        self.player.go()
        self.page.get_by_role("button", name="Play now: Chop! Chop!").click()
        self.page.wait_for_url("**/table/*")

    @property
    def form(self) -> Locator:
        return self.page.locator("article").filter(has_text="Chop! Chop!").locator("details")

    def set_up(self, role: str, players: int) -> None:
        self.player.go()
        self.form.get_by_text("Set up", exact=True).click()
        self.form.get_by_role("radio", name=role).check()
        self.form.get_by_role("radio", name=str(players), exact=True).check()

    def start(self) -> None:
        self.form.locator("button.primary").click()
        self.page.wait_for_url("**/table/*")

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.player.received[-1]["view"]
        return view

    def my_turn(self) -> bool:
        """Waits for a decision of ours and taps the rest of the show away; says no when the game is over instead."""
        ready = self.page.locator(f"{LIT}, {MOUSE}, {PASS}, {ENDING}").first
        for _ in range(300):
            try:
                ready.wait_for(timeout=150)
            except Error:
                self.page.mouse.click(3, 400)
                continue
            self.allowed = self.view["legal"]
            return self.page.locator(ENDING).count() == 0
        pytest.fail("nobody asks anything any more")

    @property
    def lit(self) -> list[str]:
        places: list[str] = self.page.locator(LIT).evaluate_all("all => all.map((one) => one.dataset.lit)")
        return places

    @property
    def chosen(self) -> str | None:
        pressed = self.page.locator("[data-piece][aria-pressed=true]")
        return pressed.get_attribute("data-piece") if self.pieces and pressed.count() else None

    def lit_is_legal(self) -> None:
        """What lights up is what the server allows the chosen piece, no more and no less."""
        chosen = self.chosen
        legal = [move.split() for move in self.view["legal"]]
        becomes(self.page, lambda: sorted(self.lit), sorted(to for piece, to in legal if chosen in (None, piece)))

    def danger_is_shown(self) -> None:
        """In figures: for every mouse where it is, and for every lit square if the chosen one went there."""
        here = zip(self.view["mice"], self.view["danger"], strict=True)
        there = [
            (move.split()[1], share) for move, share in self.view["risks"].items() if move.split()[0] == self.chosen
        ]
        told = {place: f"{share:.0%}" for place, share in [*here, *there] if share}
        read = "all => Object.fromEntries(all.map((one) => [one.dataset.danger, one.textContent]))"
        becomes(self.page, lambda: self.page.locator("[data-danger]").evaluate_all(read), told)

    @property
    def pieces(self) -> list[str]:
        return sorted({move.split()[0] for move in self.view["legal"]} & {"cat", "m1", "m2", "m3", "m4"})

    def sent_moves(self) -> list[str]:
        return [message["move"] for message in self.player.sent]

    def choose(self, turn: int, *, touch: bool) -> None:
        if not self.lit:
            expect(self.page.get_by_role("status")).to_contain_text("Choose a mouse")
            mouse = self.page.locator(MOUSE).nth(turn % len(self.pieces))
            mouse.tap() if touch else mouse.click()
            self.page.locator(LIT).first.wait_for()

    def decide_by_finger(self, turn: int) -> None:
        """The first tap shows the way and sends nothing; the second one moves."""
        before = self.sent_moves()
        if self.page.locator(PASS).count():
            self.page.locator(PASS).tap()
        else:
            self.choose(turn, touch=True)
            self.lit_is_legal()
            place = self.lit[turn % len(self.lit)]
            square = self.page.locator(f'[data-lit="{place}"]')
            square.tap()
            expect(square).to_have_class(re.compile("aimed"))
            assert self.sent_moves() == before
            if turn % 2:
                self.page.locator(".act .primary").tap()
            else:
                square.tap()
        self.moved(before)

    def decide_by_mouse(self, turn: int = 0) -> None:
        """Pointing shows the way, the first click keeps it, the second one moves."""
        before = self.sent_moves()
        if self.page.locator(PASS).count():
            self.page.locator(PASS).click()
        else:
            self.choose(turn, touch=False)
            self.lit_is_legal()
            square = self.page.locator(LIT).nth(turn % len(self.lit))
            square.click()
            assert self.sent_moves() == before
            square.click()
        self.moved(before)

    def decide_by_keyboard(self) -> None:
        before = self.sent_moves()
        if self.page.locator(PASS).count():
            self.page.keyboard.press("ArrowDown")
            until(self.page, lambda: "pass" in self.player.focus, "the focus is on the button")
        else:
            if not self.lit:
                self.page.keyboard.press(self.pieces[-1][1])
            elif "lit" not in self.player.focus:
                self.page.keyboard.press("ArrowDown")
            self.focus_is_lit()
            for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
                self.page.keyboard.press(key)
                self.focus_is_lit()
            expect(self.page.locator(".lit.aimed")).to_have_count(1)
        self.page.keyboard.press("Enter")
        self.moved(before)

    def focus_is_lit(self) -> None:
        until(self.page, lambda: self.player.focus.get("lit") in self.lit, "the focus is on a lit square")

    def moved(self, before: list[str]) -> None:
        """One move went out, one that the server had allowed."""
        expect(self.page.locator(f"{LIT}, {PASS}")).to_have_count(0)
        becomes(self.page, lambda: len(self.sent_moves()), len(before) + 1)
        assert self.sent_moves()[-1] in self.allowed


def test_the_mice_by_finger_on_a_phone(new_player: NewPlayer, axe: str) -> None:
    ada = Cook(new_player(has_touch=True))
    ada.play_now()
    assert ada.my_turn()
    assert ada.view["cat_seat"] == 1
    arrived = len(ada.player.log) - len(ada.player.heard)
    turns = 0
    while turns < 13 and ada.my_turn():
        assert too_wide(ada.page) == too_high(ada.page) == 0
        if turns == 3:
            ada.page.get_by_role("switch", name="Danger").check()
            ada.danger_is_shown()
            if ada.pieces:
                ada.choose(turns, touch=True)
                ada.danger_is_shown()
            assert faults(ada.page, axe) == []
        if turns == 4:
            ada.page.get_by_role("switch", name="Danger").uncheck()
        ada.decide_by_finger(turns)
        turns += 1
    over = not ada.my_turn()
    assert over or turns >= 12
    becomes(ada.page, lambda: ada.player.heard, ada.player.log[arrived:])
    told = sum(len(update["events"]) for update in ada.player.received)
    assert len(ada.player.log) == 1 + told  # and that it began
    if over:
        expect(ada.page.locator(".won")).to_contain_text("!")


def test_the_mice_by_keyboard_alone_in_the_dark(new_player: NewPlayer, axe: str) -> None:
    ada = Cook(new_player(viewport=DESKTOP, color_scheme="dark"))
    ada.play_now()
    for turn in range(5):
        assert ada.my_turn()
        if turn == 2:
            ada.page.get_by_role("switch", name="Danger").check()
            assert faults(ada.page, axe) == []
            ada.page.get_by_role("switch", name="Danger").evaluate("element => element.blur()")
        if turn == 0:
            ada.page.keyboard.press("2")
            ada.focus_is_lit()
            ada.page.keyboard.press("Escape")
            becomes(ada.page, lambda: ada.player.focus.get("mouse"), "2")
            ada.page.keyboard.press("ArrowRight")
            ada.page.keyboard.press("Enter")
            expect(ada.page.locator("[data-piece=m3]")).to_have_attribute("aria-pressed", "true")
        assert too_wide(ada.page) == too_high(ada.page) == 0
        ada.decide_by_keyboard()


def test_the_cat_is_put_on_the_table_and_hunts(new_player: NewPlayer, axe: str) -> None:
    ada = Cook(new_player(viewport=DESKTOP))
    ada.set_up("Be the cat", 2)
    ada.start()
    assert ada.my_turn()
    assert ada.view["cat_seat"] == ada.view["seat"] == 0
    becomes(ada.page, lambda: sorted(ada.lit), sorted(ada.view["kitchen"]["table"]))
    for _ in range(2):
        ada.page.get_by_role("button", name="put the cat on d4").click()
    ada.moved([])
    for turn in range(3):
        assert ada.my_turn()
        assert ada.pieces in ([], ["cat"])
        if turn == 1:
            assert faults(ada.page, axe) == []
        ada.decide_by_mouse(turn)
    assert ada.sent_moves()[0] == "place d4"


def test_a_mouse_can_be_dragged_to_a_square(new_player: NewPlayer) -> None:
    ada = Cook(new_player(viewport=DESKTOP))
    ada.play_now()
    assert ada.my_turn()
    mouse = ada.page.locator("[data-piece=m3]")
    mouse.click()
    ada.page.locator(LIT).first.wait_for()
    at_rest(ada.page)
    place = ada.lit[0]
    start, square = middle(mouse), middle(ada.page.locator(f'[data-lit="{place}"]'))
    for goal in ((30, 700), square):
        assert ada.sent_moves() == []
        ada.page.mouse.move(*start)
        ada.page.mouse.down()
        ada.page.mouse.move(*goal, steps=6)
        ada.page.mouse.up()
    ada.moved([])
    assert ada.sent_moves() == [f"m3 {place}"]


def test_one_tap_moves_where_nobody_wants_to_be_asked(new_player: NewPlayer) -> None:
    ada = Cook(new_player(has_touch=True))
    ada.page.add_init_script("localStorage.setItem('cheeseboard-confirm', 'false')")
    ada.play_now()
    assert ada.my_turn()
    ada.choose(0, touch=True)
    ada.page.locator(LIT).first.tap()
    ada.moved([])


def test_a_square_that_waits_keeps_waiting_while_the_mouse_goes_to_the_button(new_player: NewPlayer) -> None:
    ada = Cook(new_player(viewport=DESKTOP))
    ada.play_now()
    assert ada.my_turn()
    ada.choose(0, touch=False)
    place = ada.lit[-1]
    ada.page.locator(f'[data-lit="{place}"]').click()
    for other in ada.lit:
        ada.page.locator(f'[data-lit="{other}"]').hover()
    ada.page.locator(".act .primary").click()
    ada.moved([])
    assert ada.sent_moves()[0].split()[1] == place


def test_sharing_the_mice_seats_the_cat_last_and_fits_a_small_phone(new_player: NewPlayer, axe: str) -> None:
    ada = Cook(new_player(viewport=NARROW))
    ada.set_up("Share the mice", 5)
    expect(ada.form.get_by_role("radio", name="2", exact=True)).to_have_count(0)
    expect(ada.form.get_by_role("group", name="Seat 5, the cat")).to_be_visible()
    assert too_wide(ada.page) == 0
    assert faults(ada.page, axe) == []
    ada.start()
    assert ada.my_turn()
    assert ada.player.received[-1]["table"]["options"]["cat"] == "4"
    assert ada.view["mouse_seats"] == [0, 1, 2, 3]
    assert too_wide(ada.page) == 0
    ada.decide_by_mouse()
    expect(ada.page.get_by_role("status")).to_contain_text(re.compile(r"moves? the (cat|mice)"))


def told_instead(player: Player, **change: Any) -> None:
    """Where the server asks this player, its views reach the page with these fields in place of theirs.

    The others are left as they are: what is shown before the bot has moved would be gone when it does.
    """

    def pass_on(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def change_view(text: str | bytes) -> None:
            message = json.loads(text)
            view = message.get("view")
            if view and view["turn"] == view["seat"]:
                message["view"] = {**view, **change}
                message["view"]["kitchen"] = {**msgspec.to_builtins(KITCHEN), **change.get("kitchen", {})}
            page.send(json.dumps(message))

        server.on_message(change_view)

    player.page.route_web_socket("**/socket*", pass_on)


def test_the_kitchen_is_drawn_from_the_map(new_player: NewPlayer) -> None:
    ada = Cook(new_player())
    asks = {"turn": 0, "side": "mice", "waits_for": "move", "steps": 1, "mice": ["N", "E", "S", "W"]}
    moved = {"holes": {"N": "b1", "E": "g2", "S": "f6", "W": "a5"}}
    legal = ["m1 b1", "m2 g2", "m3 f6", "m4 a5"]
    told_instead(
        ada.player, **asks, legal=legal, paths={move: [move.split()[1]] for move in legal}, risks={}, kitchen=moved
    )
    ada.play_now()
    assert ada.my_turn()
    for number, (hole, front) in enumerate(moved["holes"].items(), 1):
        ada.page.keyboard.press(str(number))
        becomes(ada.page, lambda: ada.lit, [front])
        at_rest(ada.page)
        mouse, square = (middle(ada.page.locator(one)) for one in (f"[data-piece=m{number}]", f'[data-lit="{front}"]'))
        along, across = (0, 1) if hole in "NS" else (1, 0)
        outward = -1 if hole in "NW" else 1
        assert abs(mouse[along] - square[along]) < 6, "the hole is right before its square"
        assert (mouse[across] - square[across]) * outward > 10, "and outside the floor"


def test_danger_is_that_of_mice_that_stay_and_of_the_square_that_one_goes_to(new_player: NewPlayer, axe: str) -> None:
    ada = Cook(new_player(reduced_motion="reduce"))
    stands = {"turn": 0, "side": "mice", "waits_for": "move", "steps": 1, "mice": ["c5", "f2", "S", "W"], "cat": "d4"}
    legal = ["m1 c6", "m1 b5", "m2 f1"]
    risks = {"m1 c6": 0.1667, "m1 b5": 0.0, "m2 f1": 0.3333}
    told_instead(ada.player, **stands, legal=legal, paths={}, danger=[0.5, 0.0, 0.0, 0.0], risks=risks)
    ada.play_now()
    assert ada.my_turn()
    ada.page.get_by_role("switch", name="Danger").check()
    shares = ada.page.locator("[data-danger]")
    expect(shares).to_have_text(["50%"])
    ada.page.locator('[data-mouse="1"]').click()
    expect(shares).to_have_text(["50%", "17%"])
    expect(ada.page.locator('[data-danger="c6"]')).to_have_text("17%")
    expect(ada.page.locator('[data-lit="c6"]')).to_have_accessible_name("move mouse 1 to c6, one step, danger 17%")
    expect(ada.page.locator('[data-lit="b5"]')).to_have_accessible_name("move mouse 1 to b5, one step")
    assert faults(ada.page, axe) == []


def test_danger_lies_on_the_floor_and_not_on_the_table(new_player: NewPlayer) -> None:
    ada = Cook(new_player(reduced_motion="reduce"))
    stands = {"turn": 0, "side": "mice", "waits_for": "move", "steps": 1, "mice": ["d2", "d5", "S", "W"], "cat": "f3"}
    told_instead(ada.player, **stands, legal=["m3 d6"], paths={}, danger=[0.5, 0.5, 0.0, 0.0], risks={})
    ada.play_now()
    assert ada.my_turn()
    ada.page.get_by_role("switch", name="Danger").check()
    expect(ada.page.locator(".danger")).to_have_count(2)
    top = ada.page.locator(".table.top > rect").bounding_box()
    assert top
    for one in (*ada.page.locator(".danger").all(), *ada.page.locator("[data-danger]").all()):
        box = one.bounding_box()
        assert box
        assert box["y"] + box["height"] <= top["y"] + 3 or box["y"] >= top["y"] + top["height"] - 3


@pytest.mark.parametrize(
    ("change", "line", "button"),
    [
        ({"legal": ["pass"], "steps": 4}, "No mouse can move four steps.", "Pass the turn"),
        (
            {"legal": ["pass"], "steps": 3, "bound": 3},
            "Mouse 3 cannot move three steps, so the second roll is lost.",
            "Pass the turn",
        ),
        (
            {"legal": ["fork b2", "fork g6"], "waits_for": "fork", "cheese": ["b2", "g6"]},
            "Choose the cheese",
            "take the cheese at g6",
        ),
        ({"legal": ["m2 a1", "m2 g6"], "waits_for": "arrow", "mover": "m2"}, "Mouse 2 flies", "fly mouse 2 to g6"),
        (
            {"legal": ["m2 c5"], "waits_for": "extra", "mover": "m2", "steps": 1},
            "Mouse 2 goes on, one step",
            "move mouse 2 to c5, one step",
        ),
    ],
    ids=["pass", "lost roll", "fork", "arrow", "one more"],
)
def test_every_prompt_says_what_is_wanted(
    new_player: NewPlayer, change: dict[str, Any], line: str, button: str
) -> None:
    ada = Cook(new_player(reduced_motion="reduce"))
    told_instead(ada.player, **{"turn": 0, "side": "mice", "waits_for": "move", "paths": {}, "risks": {}, **change})
    ada.play_now()
    assert ada.my_turn()
    expect(ada.page.get_by_role("status")).to_contain_text(line)
    expect(ada.page.get_by_role("button", name=button)).to_be_visible()
    assert too_wide(ada.page) == too_high(ada.page) == 0


CAUGHT = {"points": [3, 4], "winners": [1], "reason": "caught"}
HOME = {"points": [10, 1], "winners": [0], "reason": "home"}


@pytest.mark.parametrize(("result", "mice"), [(CAUGHT, [None] * 4), (HOME, ["N", None, "c5", "W"])])
def test_the_night_ends_with_a_picture_that_a_tap_puts_away(
    new_player: NewPlayer, axe: str, result: dict[str, Any], mice: list[str | None]
) -> None:
    over = {"turn": None, "legal": [], "result": result, "mice": mice}
    ada, bo = Cook(new_player(bypass_csp=True)), Cook(new_player(reduced_motion="reduce"))
    for one in (ada, bo):
        told_instead(one.player, **over)
        one.player.go()
    ada.page.add_style_tag(content=".closing { animation-play-state: paused !important }")
    for one in (ada, bo):
        one.page.get_by_role("button", name="Play now: Chop! Chop!").click()
        one.page.locator(ENDING).wait_for()
    expect(ada.page.locator(".closing")).to_have_count(1)
    ada.page.mouse.click(3, 400)
    expect(ada.page.locator(".closing")).to_have_count(0)
    expect(bo.page.locator(".closing")).to_have_count(0)
    for one in (ada, bo):
        expect(one.page.locator(f"{ENDING} .scene > svg")).to_be_visible()
    # Only who has won is showered; who has lost hears a kind word.
    won = 0 in result["winners"]
    expect(ada.page.locator(".confetti")).to_have_count(0)  # a tap ends it too
    expect(bo.page.get_by_text("The mice will be back.")).to_have_count(0 if won else 1)
    # The kitchen is not hidden: the words fold away from it, and come back.
    ada.page.get_by_role("button", name="See the table").click()
    expect(ada.page.get_by_role("button", name="Play again")).to_have_count(0)
    ada.page.get_by_role("button", name="Show the result").click()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    assert faults(ada.page, axe) == []


TUMBLES = """() => {
  let tumbling = false;
  window.tumbles = 0;
  new MutationObserver(() => {
    const now = document.querySelector('.tumbling') !== null;
    if (now && !tumbling) window.tumbles += 1;
    tumbling = now;
  }).observe(document, { subtree: true, attributeFilter: ['class'] });
}"""


def test_the_die_tumbles_once_for_a_roll(new_player: NewPlayer) -> None:
    ada = Cook(new_player())
    ada.play_now()
    assert ada.my_turn()
    expect(ada.page.locator(".tumbling")).to_have_count(0)
    ada.page.evaluate(TUMBLES)
    heard = len(ada.player.received)
    for turn in range(3):
        assert ada.my_turn()
        ada.decide_by_mouse(turn)
        ready = ada.page.locator(f"{LIT}, {MOUSE}, {PASS}").first
        expect(ready).to_have_count(0)
        expect(ready).to_be_visible()  # nothing is tapped away
        ada.page.wait_for_timeout(300)  # a die that wrongly tumbles again does so now
    told = [event for update in ada.player.received[heard:] if update["type"] == "update" for event in update["events"]]
    assert ada.page.evaluate("window.tumbles") == sum(event["type"] == "roll" for event in told)


def test_with_reduced_motion_nothing_travels(new_player: NewPlayer) -> None:
    ada = Cook(new_player(reduced_motion="reduce"))
    ada.play_now()
    for turn in range(2):
        assert ada.my_turn()
        ada.decide_by_mouse(turn)
        expect(ada.page.locator(".tumbling")).to_have_count(0)
    assert ada.my_turn()
    at_rest(ada.page)
    assert set(ada.page.evaluate("window.moved")) <= {"opacity", "offset", "easing", "composite"}


def test_a_friend_sees_which_seat_is_the_cat(new_player: NewPlayer) -> None:
    ada, bo = Cook(new_player()), new_player()
    ada.set_up("Be the mice", 2)
    ada.form.get_by_role("group", name="Seat 2, the cat").get_by_role("radio", name="Open for a friend").check()
    ada.start()
    bo.come_in(ada.page.url)
    expect(bo.chair(2)).to_contain_text("the cat")
    bo.sit(2)
    bo.page.get_by_role("status").filter(has_text="Put the cat on a square of the table.").wait_for()
    ada.page.get_by_role("status").filter(has_text="looks for a place for the cat").wait_for()
