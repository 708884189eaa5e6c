"""Two people and a spectator at one table."""

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, NewPlayer
from .player import Player, faults

pytestmark = pytest.mark.page


def secrets_of(seat: int, told: list[dict[str, Any]]) -> list[Any]:
    """Whatever these messages say about the animals in that seat's hand."""
    hands = [message["view"]["hand"] for message in told if message["view"] and message["view"]["seat"] == seat]
    events = [event for message in told for event in message["events"] if event.get("seat") == seat]
    shown = [event.get("cards", event.get("card")) for event in events if event["type"] in ("deal", "draw")]
    return [*hands, *(cards for cards in shown if cards is not None)]


def open_table(new_player: NewPlayer) -> tuple[Player, Player]:
    ada, bo = new_player(), new_player(viewport=DESKTOP)
    ada.set_up(others="Open for a friend")
    bo.come_in(ada.page.url)
    return ada, bo


def test_a_friend_sits_down_and_both_play_to_the_end(new_player: NewPlayer, axe: str) -> None:
    ada, bo = open_table(new_player)
    expect(ada.page.get_by_text("Waiting for 1 more player.")).to_be_visible()
    assert faults(ada.page, axe) == []
    bo.page.get_by_role("button", name="Sit here: seat 2").wait_for()
    assert faults(bo.page, axe) == []
    bo.sit(2)

    cy = new_player()
    cy.page.goto(ada.page.url)
    expect(cy.page.get_by_text("you are watching")).to_be_visible()
    while ada.my_turn():
        ada.tap()
        assert bo.my_turn()
        bo.tap()
    for player in (ada, bo, cy):
        told = player.count_to_the_end()
        assert "!" in told[-1]
    expect(cy.page.get_by_role("button", name="Play again")).to_have_count(0)

    assert len(secrets_of(0, ada.received)) > 12
    assert len(secrets_of(1, bo.received)) > 12
    assert secrets_of(1, ada.received) == []
    assert secrets_of(0, bo.received) == []
    assert secrets_of(0, cy.received) == secrets_of(1, cy.received) == []
    assert all(message["view"]["hand"] is None for message in cy.received if message["view"])
