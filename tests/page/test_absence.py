"""Nobody freezes a game: away, back, gone for good, too slow."""

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer, Server
from .gathering import lay, line, meet, named, open_menu, plate
from .player import Player, faults, too_high, too_wide, until

pytestmark = pytest.mark.page


def go_away(player: Player) -> None:
    player.page.goto("about:blank")


def test_a_bot_plays_until_she_is_back(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick, viewport=DESKTOP), "Bo")
    table = meet(ada, bo, patience=1)
    assert ada.my_turn()
    go_away(bo)
    expect(plate(ada, "Bo").locator(".asleep")).to_be_visible()
    expect(plate(ada, "Bo")).to_contain_text("away")
    ada.tap()
    away = line(ada, "Bo has been away for")
    away.get_by_role("button", name="Let a bot play").wait_for()
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == too_high(ada.page) == 0
    away.get_by_role("button", name="Let a bot play").click()
    assert ada.my_turn()
    expect(plate(ada, "Bo")).to_contain_text("A bot plays for Bo")
    expect(away).to_have_count(0)
    until(ada.page, lambda: "A bot plays for Bo until they are back." in ada.heard, "it is said")
    until(ada.page, lambda: "A bot moved for Bo." in ada.heard, "so is every move that it makes")

    bo.go(table)
    expect(plate(ada, "Bo")).not_to_contain_text("A bot plays")
    until(ada.page, lambda: "Bo is back and plays again." in ada.heard, "the return is said")
    assert "A bot moved for you." in bo.log
    ada.tap()
    assert bo.my_turn()
    bo.tap()
    assert ada.my_turn()


def test_waiting_is_a_choice_and_so_is_the_end(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo = named(new_player(quick, viewport={"width": 320, "height": 568}), "Ada"), named(new_player(quick), "Bo")
    meet(ada, bo, patience=1)
    assert ada.my_turn()
    go_away(bo)
    away = line(ada, "Bo has been away for")
    away.get_by_role("button", name="Wait").click()
    expect(away).to_have_count(0)
    away.get_by_role("button", name="End the game").click()
    away.get_by_role("button", name="No, stay").click()
    away.get_by_role("button", name="End the game").click()
    away.get_by_role("button", name="End it for everybody").click()
    expect(ada.page.get_by_role("heading", name="Ended, because Bo was away.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()
    expect(ada.free).to_have_count(0)
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == 0


def test_a_table_for_days_waits(new_player: NewPlayer, quick: Server) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick), "Bo")
    meet(ada, bo, patience=None)
    assert ada.my_turn()
    go_away(bo)
    expect(plate(ada, "Bo").locator(".asleep")).to_be_visible()
    ada.tap()
    expect(ada.page.get_by_text("Bo is away.")).to_be_visible()
    # Nothing can come of waiting longer but by the clock of the server, which knows of no such time.
    ada.page.wait_for_timeout(2000)
    expect(line(ada, "Bo has been away")).to_have_count(0)


def test_whoever_leaves_can_take_the_seat_back(new_player: NewPlayer, quick: Server) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick), "Bo")
    meet(ada, bo)
    assert ada.my_turn()
    open_menu(bo)
    bo.page.get_by_role("button", name="Leave the table").click()
    bo.page.get_by_role("button", name="Yes, leave").click()
    expect(line(bo, "A bot plays for you.")).to_be_visible()
    until(ada.page, lambda: "Bo has left. A bot plays on." in ada.heard, "it is said")
    ada.tap()
    assert ada.my_turn()
    bo.page.get_by_role("button", name="Take my seat back").click()
    expect(line(bo, "A bot plays for you.")).to_have_count(0)
    ada.tap()
    assert bo.my_turn()


def test_a_move_has_its_time(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick), "Bo")
    meet(ada, bo, clock=3)
    expect(bo.page.get_by_role("timer")).to_be_visible()
    assert faults(bo.page, axe) == []
    until(bo.page, lambda: "Ada ran out of time, so a bot moved." in bo.heard, "a bot moves when time is up")
    until(ada.page, lambda: "Your time was up, so a bot moved for you." in ada.heard, "whoever was slow hears it too")


def test_the_host_looks_after_the_table(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo, cy = (named(new_player(quick), name) for name in ("Ada", "Bo", "Cy"))
    table = meet(ada, bo)
    assert ada.my_turn()
    cy.go(table)
    open_menu(ada)
    host = ada.page.get_by_role("region", name="The table is yours")
    assert faults(ada.page, axe) == []
    host.get_by_role("button", name="Ask to leave").click()
    host.get_by_role("button", name="Yes, ask Bo to leave").click()
    host.get_by_role("button", name="Free this seat").wait_for()
    expect(bo.page.get_by_text("you are watching")).to_be_visible()
    host.get_by_role("switch", name="People may write to each other").uncheck()
    until(cy.page, lambda: cy.received[-1]["table"]["chat"] is False, "the chat is off")
    host.get_by_role("button", name="Close the table").click()
    host.get_by_role("button", name="Yes, close it for everybody").click()
    for player in (ada, bo, cy):
        expect(player.page.get_by_role("heading", name="The host has closed this table.")).to_be_visible()


def test_a_seat_moves_to_another_device(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, phone = named(new_player(quick, viewport=DESKTOP), "Ada"), new_player(quick)
    table = lay(ada, "me", "greedy")
    ada.go(table)
    assert ada.my_turn()
    open_menu(ada)
    ada.page.get_by_role("button", name="Move my seat to another device").click()
    ada.page.get_by_role("img", name="A picture to scan with the other device").wait_for()
    assert faults(ada.page, axe) == []
    code = ada.page.locator(".code .letters").text_content()
    phone.go(f"/seat/{code}")
    phone.page.get_by_role("main").get_by_role("button").click()
    assert phone.my_turn()
    phone.tap()
    expect(ada.page.get_by_text("you are watching")).to_be_visible()
    expect(ada.hand).to_have_count(0)
