"""Somebody who plays through the page: by tapping, by keyboard, or by dragging."""

import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.patience import PATIENCE
from tests.server.house import merged

expect.set_options(timeout=PATIENCE * 1000)

YOUR_TURN = "[data-cell]"
COUNT = "section.count"


class Player:
    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.received: list[dict[str, Any]] = []
        """What the page was sent, each update with all that it knew by then."""
        self.sent: list[dict[str, Any]] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._listen)

    def _listen(self, line: WebSocket) -> None:
        known: dict[str, Any] = {}

        def hear(text: str | bytes) -> None:
            nonlocal known
            message = json.loads(text)
            if message["type"] == "update":
                message = known = merged(known, message)
            self._note(self.received, message)

        line.on("framereceived", hear)
        line.on("framesent", lambda text: self._note(self.sent, json.loads(text)))

    @staticmethod
    def _note(where: list[dict[str, Any]], message: dict[str, Any]) -> None:
        """Signs of life are no news."""
        if message["type"] not in ("ping", "pong"):
            where.append(message)

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}{path}")

    def play_now(self) -> None:
        self.go()
        self.page.get_by_role("button", name="Play now: Cheese Rescue").click()
        self.hand.first.wait_for()

    def box(self, game: str = "Cheese Rescue") -> Locator:
        """A game's place in the lobby."""
        return self.page.get_by_role("article").filter(has=self.page.get_by_role("heading", name=game, exact=True))

    def set_up(self, players: int = 2, others: str = "Pip", **options: str) -> None:
        """Through the form, with the same choice for every other seat."""
        self.go()
        box = self.box()
        box.get_by_text("Set up", exact=True).click()
        box.get_by_role("radio", name=str(players), exact=True).check()
        for seat in range(2, players + 1):
            box.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name=others).check()
        for label, choice in options.items():
            box.get_by_label(label.replace("_", " ")).select_option(choice)
        box.locator("form button.primary").click()
        self.page.wait_for_url("**/table/*")

    def invite(self, game: str = "Cheese Rescue", players: int = 2, name: str | None = None) -> None:
        """One tap in the lobby, after typing a name."""
        self.go()
        if name is not None:
            self.page.get_by_label("Your name").fill(name)
        group = self.page.get_by_role("group", name=f"Play {game} with friends")
        group.get_by_role("button", name=f"Invite for {players} players").click()
        self.page.wait_for_url("**/table/*")

    def come_in(self, link: str, name: str | None = None) -> None:
        """Follow an invitation, as somebody who has never been here."""
        self.page.goto(link)
        if name is not None:
            self.page.get_by_label("What shall we call you?").fill(name)
        self.page.get_by_role("button", name="Come in").click()

    def sit(self, seat: int) -> None:
        self.page.get_by_role("button", name=f"Sit here: seat {seat}").click()

    def chair(self, seat: int) -> Locator:
        return self.page.locator("[data-chair]").nth(seat - 1)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your hand").get_by_role("button")

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="The square")

    @property
    def free(self) -> Locator:
        return self.page.locator(YOUR_TURN)

    @property
    def laid(self) -> list[str]:
        cells: list[str] = self.page.locator("[data-laid]").evaluate_all("all => all.map((one) => one.dataset.laid)")
        return cells

    @property
    def log(self) -> list[str]:
        """Beside the table or, where there is no room for it, in the menu."""
        lines = self.page.locator(".log li")
        if lines.count():
            return lines.all_text_contents()
        self.page.get_by_role("button", name="Menu").click()
        lines.first.wait_for()
        found = lines.all_text_contents()
        self.page.get_by_role("button", name="Close", exact=True).click()
        lines.first.wait_for(state="detached")
        return found

    @property
    def heard(self) -> list[str]:
        heard: list[str] = self.page.evaluate("window.heard")
        return heard

    @property
    def focus(self) -> dict[str, str]:
        """The data attributes of whatever has the focus."""
        data: dict[str, str] = self.page.evaluate("({ ...document.activeElement.dataset })")
        return data

    def my_turn(self) -> bool:
        """Waits until it is; says no when the game is over instead."""
        self.page.locator(f"{YOUR_TURN}, {COUNT}").first.wait_for()
        return self.page.locator(COUNT).count() == 0

    def tap(self) -> None:
        """Lays the first card on the first cell: the first tap shows it there, the second one lays it."""
        self.hand.first.click()
        cell = self.free.first.get_attribute("data-cell")
        for _ in range(2):
            self.free.first.click()
        self.see(cell)

    def type(self) -> None:
        """The same without a mouse: the hand has the focus."""
        self.hand.first.focus()
        for key in ("ArrowRight", "Enter"):
            self.page.keyboard.press(key)
        until(self.page, lambda: "cell" in self.focus, "the focus is on a free cell")
        for key in ("ArrowDown", "ArrowLeft"):
            self.page.keyboard.press(key)
        cell = self.focus["cell"]
        self.page.keyboard.press("Enter")
        self.see(cell)

    def drag(self, mouse: bool = True) -> str:
        at_rest(self.page)
        start, goal = middle(self.hand.nth(2)), middle(self.free.last)
        cell = self.free.last.get_attribute("data-cell")
        assert cell
        if mouse:
            self.page.mouse.move(*start)
            self.page.mouse.down()
            self.page.mouse.move(*goal, steps=8)
            self.page.mouse.up()
        else:
            self._swipe(start, goal)
        return cell

    def _swipe(self, start: tuple[float, float], goal: tuple[float, float]) -> None:
        finger = self.page.context.new_cdp_session(self.page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            places = [{"x": x, "y": y} for x, y in points]
            finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

        touch("touchStart", start)
        for step in range(1, 9):
            share = step / 8
            touch("touchMove", (start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share))
        touch("touchEnd")

    def see(self, cell: str | None) -> None:
        self.page.locator(f'[data-laid="{cell}"]').wait_for()

    def count_to_the_end(self) -> list[str]:
        """Every sentence of the count."""
        told = []
        panel = self.page.locator(COUNT)
        while True:
            told.append(panel.locator(".sentence").text_content() or "")
            following = panel.get_by_role("button", name="Next")
            if not following.count():
                return told
            following.click()
            expect(panel.locator(".sentence")).not_to_have_text(told[-1])


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """What is read once from a living page may be read too early: this looks until it holds."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, what
        page.wait_for_timeout(30)


def becomes(page: Page, read: Callable[[], object], wanted: object) -> None:
    """The same for a value, which is shown beside the wanted one where it never comes."""
    end = time.monotonic() + PATIENCE
    while (found := read()) != wanted and time.monotonic() < end:
        page.wait_for_timeout(30)
    assert found == wanted, f"{found!r} instead of {wanted!r}"


def at_rest(page: Page) -> None:
    """Whatever travels has arrived: only then is a place on the screen worth measuring. Who dozes, dozes on."""
    page.wait_for_function(
        """() => document.getAnimations().every(
          (one) => one.playState === 'finished' || one.effect.getComputedTiming().iterations === Infinity
        )"""
    )


def middle(element: Locator) -> tuple[float, float]:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def faults(page: Page, axe: str) -> list[str]:
    """What axe finds wrong with the page as it is, and ids used twice; transitions are over by then."""
    at_rest(page)
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    wrong = [f"{one['id']}: {[node['html'] for node in one['nodes'][:3]]}" for one in found["violations"]]
    ids: list[str] = page.locator("[id]").evaluate_all("all => all.map((one) => one.id)")
    return wrong + [f"{one} names several elements" for one, times in Counter(ids).items() if times > 1]


def too_wide(page: Page) -> int:
    """By how much the page could be scrolled sideways."""
    over: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return over


def too_high(page: Page) -> int:
    over: int = page.evaluate("document.documentElement.scrollHeight - document.documentElement.clientHeight")
    return over
