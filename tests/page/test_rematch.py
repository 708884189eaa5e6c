"""Once more: one press asks everybody, chairs and roles move on, and the evening's score is kept."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer, Server
from .gathering import line, meet, named, open_menu, plate, play_on
from .player import COUNT, Player, faults, until

pytestmark = pytest.mark.page


def give_up(player: Player) -> None:
    open_menu(player)
    player.page.get_by_role("button", name="Give up").click()
    player.page.get_by_role("button", name="Yes, give up").click()


def again(player: Player) -> None:
    player.page.get_by_role("region", name="Rematch").get_by_role("button", name="Play again").click()


def turned(player: Player, seat: int) -> bool:
    """Whether that seat's plate on the final screen has been turned over."""
    return bool(player.page.locator(f'[data-again="{seat}"].yes').count())


def two_go_on(player: Player) -> bool:
    return bool(player.received[-1]["table"]["players"] == 2)


def test_everybody_gets_it_and_the_cat_changes(new_player: NewPlayer, axe: str) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(viewport=DESKTOP), "Bo")
    first = meet(ada, bo, game="chop-chop", options={"cat": "0"})
    expect(plate(ada, "You")).to_contain_text("Cat")
    give_up(bo)
    expect(ada.page.get_by_role("heading", name="Bo has given up. You win!")).to_be_visible()
    expect(bo.page.get_by_role("heading", name="You have given up. Ada wins!")).to_be_visible()
    assert faults(ada.page, axe) == faults(bo.page, axe) == []

    again(ada)
    expect(ada.page.get_by_text("Waiting for Bo.")).to_be_visible()
    until(bo.page, lambda: turned(bo, 0) and not turned(bo, 1), "Bo sees Ada's plate turned over")
    expect(bo.page.get_by_role("region", name="Rematch")).to_contain_text("Ada wants a rematch.")
    again(bo)
    for player in (ada, bo):
        player.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
    assert ada.page.url.rpartition("/")[2] == bo.page.url.rpartition("/")[2]
    expect(ada.page.locator(".toast").filter(has_text="Match 2 tonight.")).to_contain_text("the mice")
    expect(bo.page.locator(".toast").filter(has_text="Match 2 tonight.")).to_contain_text("the cat")
    expect(plate(ada, "You")).to_contain_text(re.compile(r"Tonight: 1 win(?!, )"))
    expect(plate(ada, "Bo")).to_contain_text("Tonight: 0 wins")


@pytest.mark.parametrize(("choice", "seats"), [("Bots take their seats", "bot"), ("Leave chairs open", "open")])
def test_those_who_are_left_choose(new_player: NewPlayer, choice: str, seats: str) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(), "Bo")
    first = meet(ada, bo, game="chop-chop")
    give_up(bo)
    again(ada)
    bo.page.get_by_role("button", name="Not now").click()
    expect(ada.page.get_by_role("region", name="Rematch")).to_contain_text("Without Bo:")
    expect(ada.page.get_by_role("button", name="Play with fewer")).to_have_count(0)
    ada.page.get_by_role("button", name=choice).click()
    ada.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
    until(ada.page, lambda: ada.received[-1]["table"]["id"] != first.rpartition("/")[2], "the next table is told")
    assert [seat["kind"] for seat in ada.received[-1]["table"]["seats"]] == [seats, "person"]
    # Whoever said no stays, and may follow.
    expect(bo.page.get_by_role("link", name="To the rematch")).to_be_visible()
    assert bo.page.url.endswith(first)


def test_with_fewer_when_somebody_is_gone(new_player: NewPlayer, quick: Server) -> None:
    ada, bo, cy = (named(new_player(quick), name) for name in ("Ada", "Bo", "Cy"))
    meet(ada, bo, cy)
    play_on(ada, bo, cy)
    for player in (ada, bo):
        player.page.locator(COUNT).wait_for()
    cy.page.close()
    # Bo asks; Ada, who still watches the count, gets it there.
    bo.count_to_the_end()
    again(bo)
    asked = line(ada, "Bo wants a rematch.")
    expect(asked).to_be_visible()
    asked.get_by_role("button", name="Play again").click()
    expect(bo.page.get_by_role("region", name="Rematch")).to_contain_text("Without Cy:")
    bo.page.get_by_role("button", name="Play with fewer").click()
    for player in (ada, bo):
        until(player.page, partial(two_go_on, player), "two go on")
    expect(ada.page.locator(".seats")).to_contain_text(re.compile("Tonight: [01] wins?, \\d+ points?"))


def test_against_bots_one_press_is_enough(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    ada.play_now()
    first = ada.page.url
    play_on(ada)
    ada.page.locator(COUNT).wait_for()
    ada.count_to_the_end()
    again(ada)
    ada.page.wait_for_url(lambda url: "/table/" in url and url != first)
    expect(plate(ada, "You")).to_contain_text("Tonight:")


def test_a_spectator_finds_the_way(new_player: NewPlayer) -> None:
    ada, bo, cy = (named(new_player(), name) for name in ("Ada", "Bo", "Cy"))
    first = meet(ada, bo, game="chop-chop")
    cy.go(first)
    expect(ada.page.get_by_role("button", name="Company")).to_be_visible()
    give_up(bo)
    expect(cy.page.get_by_role("heading", name="Bo has given up. Ada wins!")).to_be_visible()
    expect(cy.page.get_by_role("button", name="Play again")).to_have_count(0)
    again(ada)
    again(bo)
    cy.page.get_by_role("link", name="To the rematch").click()
    cy.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(first))
