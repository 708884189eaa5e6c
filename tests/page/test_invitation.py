"""From an empty table to one where everybody sits: inviting, coming in, chairs, and the host's hand."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer, Server
from .player import Player, faults, too_wide

pytestmark = pytest.mark.page

NARROW = {"width": 320, "height": 568}


def link_of(host: Player) -> str:
    return host.page.get_by_label("Link to this table").input_value()


def test_a_friend_follows_the_link_says_a_name_and_sits_down(new_player: NewPlayer, shared: Server, axe: str) -> None:
    ada, bo = new_player(shared), new_player(shared, viewport=DESKTOP)
    ada.invite(name="Ada")
    link = link_of(ada)
    assert urlsplit(link).hostname not in ("127.0.0.1", "localhost")
    expect(ada.page.get_by_role("img", name="The link as a picture to scan")).to_be_visible()
    assert faults(ada.page, axe) == []

    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="Ada invites you to Cheese Rescue")).to_be_visible()
    expect(bo.page.get_by_text("Open seat")).to_be_visible()
    expect(bo.page.get_by_role("button", name="Sit here")).to_have_count(0)
    assert faults(bo.page, axe) == []
    bo.page.get_by_label("What shall we call you?").fill("bO de la Rue")
    bo.page.keyboard.press("Enter")
    bo.page.get_by_role("button", name="Sit here: seat 2").wait_for()
    assert faults(bo.page, axe) == []
    bo.sit(2)
    assert ada.my_turn()
    expect(ada.page.get_by_text("bO de la Rue").first).to_be_visible()


def test_who_says_no_name_is_a_guest_and_who_has_said_one_is_not_asked_again(
    new_player: NewPlayer, shared: Server
) -> None:
    ada, bo, cy = new_player(shared), new_player(shared), new_player(shared)
    ada.invite(players=4)
    expect(ada.chair(1)).to_contain_text("Guest")
    bo.come_in(link_of(ada))
    bo.page.get_by_text("You come as a guest.").wait_for()
    bo.sit(2)
    expect(ada.chair(2)).to_contain_text("Guest")
    cy.come_in(link_of(ada), "Cy")
    cy.sit(3)
    expect(ada.chair(3)).to_contain_text("Cy")
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.chair(1)).to_contain_text("Ada")
    expect(cy.chair(1)).to_contain_text("Ada")
    expect(ada.page.get_by_label("Your name")).to_have_count(0)
    assert not re.search(r"Guest\s*\d", ada.page.locator("body").inner_text())

    cy.invite(players=2)
    ada.page.goto(link_of(cy))
    ada.page.get_by_label("What shall we call you?").fill("Ada")
    ada.page.get_by_role("button", name="Come in").click()
    ada.page.get_by_text("You come as Ada.").wait_for()
    ada.page.reload()
    ada.page.get_by_text("You come as Ada.").wait_for()
    ada.page.get_by_role("button", name="Another name").click()
    ada.page.get_by_label("What shall we call you?").fill("Countess")
    ada.page.get_by_role("button", name="Come in").click()
    ada.page.get_by_text("You come as Countess.").wait_for()


def test_a_name_that_cannot_be_is_refused_where_it_is_typed(new_player: NewPlayer, shared: Server) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite()
    bo.page.goto(link_of(ada))
    bo.page.get_by_label("What shall we call you?").fill("B" * 60)
    with bo.page.expect_response("**/api/me") as answer:
        bo.page.get_by_role("button", name="Come in").click()
    expect(bo.page.get_by_role("alert").filter(has_text=answer.value.json()["error"])).to_be_visible()
    expect(bo.page.get_by_label("What shall we call you?")).to_have_value("B" * 60)


def test_two_who_want_one_chair_and_one_of_them_watches(new_player: NewPlayer, shared: Server) -> None:
    ada, bo, cy = new_player(shared), new_player(shared), new_player(shared)
    ada.invite(name="Ada")
    bo.come_in(link_of(ada), "Bo")
    cy.come_in(link_of(ada), "Cy")
    cy.page.get_by_role("button", name="Sit here: seat 2").wait_for()
    bo.sit(2)
    expect(cy.page.get_by_text("you are watching")).to_be_visible()


def test_an_arriving_player_is_seen_sitting_down(new_player: NewPlayer, shared: Server) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite(players=3, name="Ada")
    sitting = ada.page.locator(".arriving")
    expect(ada.chair(1)).to_contain_text("Ada")
    expect(sitting).to_have_count(0)
    bo.come_in(link_of(ada), "Bo")
    bo.sit(2)
    expect(ada.chair(2).locator(".arriving")).to_have_count(1)
    expect(sitting).to_have_count(1)


def test_the_host_seats_bots_frees_chairs_asks_somebody_to_leave_and_begins(
    new_player: NewPlayer, shared: Server, axe: str
) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite(players=4, name="Ada")
    bo.come_in(link_of(ada), "Bo")
    bo.sit(3)
    expect(bo.page.get_by_role("button", name="Let a bot sit here: seat 2")).to_have_count(0)

    ada.page.get_by_role("button", name="Let a bot sit here: seat 2").click()
    ada.page.get_by_role("combobox", name="Bot on seat 2").select_option(label="Saffron")
    expect(ada.chair(2)).to_contain_text("Saffron")
    expect(bo.chair(2)).to_contain_text("Saffron")
    ada.page.get_by_role("button", name="Free this seat: Saffron").click()
    expect(ada.chair(2)).to_contain_text("Open seat")

    ada.chair(3).get_by_role("button", name="Ask to leave").click()
    ada.chair(3).get_by_role("button", name="Yes, ask Bo to leave").click()
    expect(ada.chair(3)).to_contain_text("Open seat")
    assert faults(ada.page, axe) == []
    bo.sit(3)
    expect(bo.page.get_by_role("alert").filter(has_text="asked you to leave")).to_be_visible()

    ada.page.get_by_role("button", name="Start now").click()
    assert ada.my_turn()
    expect(bo.page.get_by_text("you are watching")).to_be_visible()


def test_a_table_is_private_until_the_host_lists_it_and_its_customs_are_kept(
    new_player: NewPlayer, shared: Server
) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite(name="Ada Lists")
    path = urlsplit(ada.page.url).path
    bo.go()
    bo.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    listed = bo.page.locator(f'a[href="{path}"]')
    expect(listed).to_have_count(0)

    ada.page.get_by_text("How it is played").click()
    ada.page.get_by_role("switch", name="Everybody on this server may find it").check()
    ada.page.get_by_role("switch", name="People may write to each other").uncheck()
    ada.page.get_by_label("When somebody is away, ask what to do").select_option(label="Never: a table for days")
    ada.page.get_by_label("Time for a move").select_option(label="1 minute")
    expect(listed).to_have_text("Join")
    ada.page.reload()
    ada.page.get_by_text("How it is played").click()
    expect(ada.page.get_by_role("switch", name="Everybody on this server may find it")).to_be_checked()
    expect(ada.page.get_by_role("switch", name="People may write to each other")).not_to_be_checked()
    expect(ada.page.get_by_label("When somebody is away, ask what to do")).to_have_value("")
    expect(ada.page.get_by_label("Time for a move")).to_have_value("60")
    listed.click()
    bo.page.get_by_role("button", name="Come in").click()
    bo.sit(2)
    assert ada.my_turn()


def test_a_closed_table_takes_nobody_any_more(new_player: NewPlayer, shared: Server) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite(name="Ada")
    bo.come_in(link_of(ada), "Bo")
    bo.page.get_by_role("button", name="Sit here: seat 2").wait_for()
    ada.page.get_by_text("How it is played").click()
    ada.page.get_by_role("button", name="Close the table").click()
    ada.page.get_by_role("button", name="Yes, close it for everybody").click()
    for one in (ada, bo):
        expect(one.page.get_by_text("The host has closed this table.").first).to_be_visible()
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    expect(ada.page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_where_others_cannot_come_the_table_says_how_they_could(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    ada.invite()
    expect(ada.page.get_by_text("./play --share")).to_be_visible()
    expect(ada.page.get_by_label("Link to this table")).to_have_count(0)
    assert faults(ada.page, axe) == []


def test_the_link_can_be_copied(new_player: NewPlayer, shared: Server) -> None:
    # A browser lends its clipboard only to pages of this machine, or those that come over TLS.
    ada = new_player(shared, permissions=["clipboard-read", "clipboard-write"])
    ada.invite()
    link = link_of(ada)
    ada.page.get_by_role("button", name="Copy link").click()
    expect(ada.page.get_by_role("button", name="Copied")).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link


def test_the_systems_own_sheet_shares_it_where_there_is_one(new_player: NewPlayer, shared: Server) -> None:
    ada = new_player(shared)
    ada.page.add_init_script("navigator.share = (what) => ((window.shared = what), Promise.resolve())")
    ada.invite(name="Ada")
    ada.page.get_by_role("button", name="Share the link").click()
    shared_now = ada.page.evaluate("window.shared")
    assert shared_now["url"] == link_of(ada)
    assert shared_now["title"] == "Ada invites you to Cheese Rescue"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_card_fits_the_smallest_phone(new_player: NewPlayer, shared: Server, axe: str, scheme: str) -> None:
    ada, bo = (new_player(shared, viewport=NARROW, color_scheme=scheme) for _ in range(2))
    ada.invite("Cheez-Tricks", players=5, name="A" * 24)
    ada.page.get_by_role("button", name="Let a bot sit here: seat 2").click()
    ada.page.get_by_text("How it is played").click()
    bo.page.goto(link_of(ada))
    bo.page.get_by_label("What shall we call you?").wait_for()
    for one in (ada, bo):
        assert too_wide(one.page) == 0
        assert faults(one.page, axe) == []


def test_a_chair_freed_in_the_middle_of_a_match_is_taken_by_whoever_comes(
    new_player: NewPlayer, shared: Server, axe: str
) -> None:
    ada, bo = new_player(shared), new_player(shared)
    ada.invite(name="Ada")
    ada.page.get_by_role("button", name="Start now").click()
    assert ada.my_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Free this seat").click()
    ada.page.get_by_role("button", name="Close", exact=True).click()
    ada.page.get_by_role("button", name="Invite somebody").click()
    bo.page.goto(link_of(ada))
    bo.page.get_by_role("button", name="Sit here: seat 2").wait_for()
    assert faults(bo.page, axe) == []
    bo.sit(2)
    asked = bo.page.get_by_role("dialog", name="What shall we call you?")
    asked.get_by_role("textbox").fill("Bo")
    asked.get_by_role("button", name="Come in").click()
    expect(bo.hand.first).to_be_visible()
    expect(ada.page.get_by_role("group", name="A chair is free.")).to_have_count(0)
