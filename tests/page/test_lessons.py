"""A first game that teaches: each lesson is played through by the learner's own taps, keys and drags."""

import json
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from . import gathering
from .conftest import DESKTOP, NewPlayer, Server
from .player import Player, faults, too_high, too_wide, until

pytestmark = pytest.mark.page

CALM = {"reduced_motion": "reduce"}


class Pupil:
    """Somebody who does what the teacher says."""

    def __init__(self, player: Player, game: str) -> None:
        self.player, self.page, self.game = player, player.page, game
        with urlopen(f"{player.address}/api/lessons/{game}") as answer:
            self.lesson: dict[str, Any] = json.load(answer)
        self.steps = self.lesson["steps"]

    @property
    def sentence(self) -> Locator:
        return self.page.locator("[data-sentence]")

    @property
    def action(self) -> Locator:
        """What the teacher's first button does: go on, or show the move."""
        return self.page.locator(".teacher button").first

    def open(self, query: str = "") -> None:
        self.player.go(f"/learn/{self.game}{query}")
        self.sentence.wait_for()

    def listen(self, at: int) -> None:
        """Hears all that is said at a position; whatever is spoken of is lit."""
        remarks = self.steps[at]["remarks"]
        for number, remark in enumerate(remarks):
            expect(self.page.locator(f'[data-remark="{remark["code"]}"]')).to_have_count(1)
            if number < len(remarks) - 1 or self.steps[at]["frame"]["view"]["turn"] != self.lesson["seat"]:
                self.see_lit(remark["lit"])
                if self.steps[at]["move"] is not None or number < len(remarks) - 1:
                    self.action.click()

    def see_lit(self, things: list[str]) -> None:
        for thing in things:
            if not thing.startswith("lit "):  # a square that lights up once its mouse is chosen
                expect(self.page.locator(f'[data-light="{thing}"]')).to_have_count(1)

    def own(self, at: int) -> bool:
        step = self.steps[at]
        return step["move"] is not None and step["frame"]["view"]["turn"] == self.lesson["seat"]

    def play(self, move: str) -> None:
        """By finger: chosen, shown, and made by a second tap."""
        taps = {"cheese-rescue": tap_cell, "cheez-tricks": tap_card, "chop-chop": tap_square}
        taps[self.game](self.page, move)

    def take(self) -> list[str]:
        """The whole lesson; the sentences heard on the way."""
        heard = []
        for at in range(len(self.steps)):
            if self.steps[at]["remarks"]:
                self.listen(at)
                heard.append(self.sentence.text_content() or "")
            if self.own(at):
                self.see_lit(self.steps[at]["remarks"][-1]["lit"])
                self.play(self.steps[at]["move"])
        return heard


def tap_cell(page: Page, move: str) -> None:
    card, cell = move.split()
    page.locator(f'[data-card="{card}"]').first.click()
    for _ in range(2):
        page.locator(f'[data-cell="{cell}"]').click()


def tap_card(page: Page, move: str) -> None:
    for _ in range(2):
        page.locator(f'[data-card="{move}"]').click(position={"x": 12, "y": 40})


def tap_square(page: Page, move: str) -> None:
    piece, place = move.split()
    square = page.locator(f'[data-lit="{place}"]')
    if piece.startswith("m") and not square.count():
        page.locator(f'[data-mouse="{piece[1:]}"]').click()
    for _ in range(2):
        square.click()


def finished(pupil: Pupil) -> None:
    """The end of a lesson leads to a table with Pip."""
    page = pupil.page
    expect(page.get_by_role("button", name="From the beginning")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    expect(page.locator('[data-seat="1"]')).to_have_text("Pip")


def test_a_lesson_is_played_through_by_touch(new_player: NewPlayer, axe: str) -> None:
    pupil = Pupil(new_player(has_touch=True, **CALM), "cheese-rescue")
    pupil.open()
    assert faults(pupil.page, axe) == []
    assert (too_wide(pupil.page), too_high(pupil.page)) == (0, 0)
    pupil.take()
    moves = [event for step in pupil.steps[1:] for event in step["frame"]["events"] if event["type"] == "move"]
    assert len([said for said in pupil.player.heard if " lay" in said]) == len(moves)
    assert faults(pupil.page, axe) == []
    finished(pupil)


def test_a_lesson_is_played_through_in_french(new_player: NewPlayer) -> None:
    pupil = Pupil(new_player(locale="fr", has_touch=True, **CALM), "chop-chop")
    pupil.open()
    heard = pupil.take()
    assert any("souris" in sentence for sentence in heard)
    assert not any("mouse" in sentence for sentence in heard)
    expect(pupil.page.get_by_role("button", name="Depuis le début")).to_be_visible()


def test_a_lesson_is_played_through_by_keyboard_alone(new_player: NewPlayer) -> None:
    pupil = Pupil(new_player(viewport=DESKTOP, **CALM), "cheez-tricks")
    page = pupil.page
    pupil.open()

    def press(move: str) -> None:
        page.locator('[data-card][tabindex="0"]').focus()
        page.keyboard.press("Home")
        hand = page.locator("[data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
        for _ in range(hand.index(move)):
            page.keyboard.press("ArrowRight")
        until(page, lambda: pupil.player.focus.get("card") == move, f"the focus is on {move}")
        page.keyboard.press("Enter")

    pupil.play = press  # type: ignore[method-assign]
    pupil.take()
    finished(pupil)


def test_another_move_is_answered_kindly_and_nothing_is_lost(new_player: NewPlayer) -> None:
    pupil = Pupil(new_player(**CALM), "cheese-rescue")
    page = pupil.page
    pupil.open()
    pupil.listen(0)
    tap_cell(page, "c3 0,1")
    expect(pupil.sentence).to_have_text("Your 3 is worth the most: keep it for a safer place.")
    expect(page.locator("[data-laid]")).to_have_count(1)
    expect(pupil.player.hand).to_have_count(8)
    page.get_by_role("button", name="Show me").click()
    page.locator('[data-cell="1,0"]').click()
    pupil.player.see("1,0")


def test_a_lesson_goes_on_where_it_was_left_or_from_the_beginning(new_player: NewPlayer, server: Server) -> None:
    pupil = Pupil(new_player(**CALM), "cheese-rescue")
    page = pupil.page
    pupil.open()
    pupil.listen(0)
    tap_cell(page, pupil.steps[0]["move"])
    pupil.listen(2)
    page.get_by_role("link", name="Skip").click()
    page.wait_for_url(f"{server.address}/")
    pupil.open()
    expect(pupil.sentence).to_contain_text("Welcome back")
    page.get_by_role("button", name="Go on").click()
    pupil.listen(2)
    page.reload()
    page.get_by_role("button", name="From the beginning").click()
    expect(page.locator(f'[data-remark="{pupil.steps[0]["remarks"][0]["code"]}"]')).to_have_count(1)
    expect(page.locator("[data-laid]")).to_have_count(1)


def test_the_lesson_is_offered_once_before_the_first_game(new_player: NewPlayer, axe: str) -> None:
    ada = new_player(newcomer=True, **CALM)
    ada.go()
    play = ada.page.get_by_role("button", name="Play now: Cheese Rescue")
    play.click()
    lesson = ada.page.get_by_role("link", name="Learn it in 4 minutes")
    expect(lesson).to_be_focused()
    assert faults(ada.page, axe) == []
    lesson.click()
    ada.page.wait_for_url("**/learn/cheese-rescue")
    ada.page.go_back()
    play.click()
    ada.page.wait_for_url("**/table/*")
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheez-Tricks").click()
    ada.page.get_by_role("button", name="Just play").click()
    ada.page.wait_for_url("**/table/*")


def test_how_to_play_leads_to_the_lesson_and_to_the_rulebook(new_player: NewPlayer) -> None:
    ada = new_player(**CALM)
    for name, path in (("Guided game", "**/learn/chop-chop"), ("rulebook", "**/rules/chop-chop")):
        ada.go()
        ada.page.get_by_role("button", name="How to play Chop! Chop!").click()
        ada.page.get_by_role("dialog").get_by_role("link", name=name).click()
        ada.page.wait_for_url(path)


def test_what_is_new_is_explained_until_it_was_done(new_player: NewPlayer, axe: str) -> None:
    """One thing at a time, never in a finger's way, and not again on the next visit."""
    ada = new_player(newcomer=True)
    ada.go(gathering.lay(ada, "me", "greedy"))
    mark = ada.page.locator("[data-mark]")
    expect(mark).to_have_attribute("data-mark", "coach-hand")
    assert faults(ada.page, axe) == []
    ada.hand.first.click()
    expect(mark).to_have_attribute("data-mark", "coach-cell")
    cell = ada.free.first.get_attribute("data-cell")
    for _ in range(2):
        ada.free.first.click()
    ada.see(cell)
    ada.page.reload()
    ada.hand.first.wait_for()
    expect(mark).to_have_attribute("data-mark", "coach-ask")
    ada.go("/settings")
    ada.page.get_by_role("switch", name="Explain what is new").uncheck()
    ada.page.go_back()
    ada.hand.first.wait_for()
    expect(mark).to_have_count(0)
