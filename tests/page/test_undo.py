"""Taking back, as people at a table do."""

import pytest
from playwright.sync_api import expect

from .conftest import NewPlayer, Server
from .gathering import lay, line, meet, named, play_on
from .player import Player, faults, until

pytestmark = pytest.mark.page


def moves(player: Player) -> int:
    """How many count, as the page was told last."""
    made: int = player.received[-1]["moves"]
    return made


def test_a_move_nobody_answered_is_taken_back_at_once(new_player: NewPlayer) -> None:
    ada, bo = named(new_player(), "Ada"), named(new_player(), "Bo")
    meet(ada, bo, game="cheez-tricks")
    back = ada.page.get_by_role("button", name="Take back")
    expect(back).to_have_count(0)
    play_on(ada, moves=1)
    back.click()
    until(ada.page, lambda: moves(ada) == 0 and moves(bo) == 0, "the card is in the hand again, and both know")
    until(bo.page, lambda: "Ada takes a move back." in bo.heard, "it is said")
    expect(ada.page.get_by_text("Your turn: lead any card.")).to_be_visible()
    expect(back).to_have_count(0)
    play_on(ada, moves=1)
    until(bo.page, lambda: moves(bo) == 1, "and the game goes on")


def asked_to_take_back(ada: Player, bo: Player) -> None:
    """Bo has answered Ada's move, and Ada asks."""
    play_on(ada, moves=1)
    until(bo.page, lambda: bool(bo.received[-1]["view"]["legal"]), "it is Bo's turn")
    play_on(bo, moves=1)
    ada.page.get_by_role("button", name="Ask to take back").click()
    expect(line(ada, "Waiting for Bo to allow it.")).to_be_visible()
    expect(line(bo, "Ada would like to take back a move.")).to_be_visible()


@pytest.mark.parametrize("answer", ["Allow", "Rather not"])
def test_others_are_asked_and_may_say_no(new_player: NewPlayer, axe: str, answer: str) -> None:
    ada, bo, cy = (named(new_player(), name) for name in ("Ada", "Bo", "Cy"))
    meet(ada, bo, cy, game="cheez-tricks")
    asked_to_take_back(ada, bo)
    assert faults(bo.page, axe) == []
    line(bo, "Ada would like").get_by_role("button", name=answer).click()
    expect(line(ada, "Waiting for Bo")).to_have_count(0)
    expect(line(bo, "Ada would like")).to_have_count(0)
    if answer == "Allow":
        until(ada.page, lambda: moves(ada) == moves(bo) == moves(cy) == 0, "both moves are gone, for everybody")
        until(cy.page, lambda: "Ada takes a move back." in cy.heard, "it is said to all")
        expect(ada.page.get_by_text("Your turn: lead any card.")).to_be_visible()
    else:
        until(ada.page, lambda: "Bo would rather not." in ada.heard, "the answer is told")
        assert moves(ada) == 2


def test_nothing_is_taken_back_from_dice(new_player: NewPlayer, quick: Server) -> None:
    ada = new_player(quick)
    ada.go()
    ada.go(lay(ada, "me", "greedy", game="chop-chop"))
    play_on(ada, moves=3)
    until(ada.page, lambda: moves(ada) > 3, "some moves are made")
    back = ada.page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    back.click(force=True)
    expect(line(ada, "Chance has answered your last move")).to_be_visible()
