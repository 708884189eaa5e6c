"""The first thing a stranger sees."""

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, NewPlayer
from .player import faults, too_wide

pytestmark = pytest.mark.page


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "viewport", [PHONE, DESKTOP, {"width": 320, "height": 640}], ids=["phone", "desktop", "narrow"]
)
def test_the_lobby_has_no_faults(new_player: NewPlayer, axe: str, viewport: dict[str, int], scheme: str) -> None:
    ada = new_player(viewport=viewport, color_scheme=scheme)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
    for set_up in ada.page.get_by_text("Set up", exact=True).all():
        set_up.click()
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == 0


def test_a_name_is_kept(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("You are Ada.")).to_be_visible()
    ada.page.reload()
    expect(ada.page.get_by_label("Your name")).to_have_value("Ada")


def test_a_name_that_is_too_long_is_refused_with_the_servers_sentence(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go()
    ada.page.get_by_label("Your name").fill("A" * 200)
    with ada.page.expect_response("**/api/me") as answer:
        ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_role("status")).to_have_text(answer.value.json()["error"])


def test_options_follow_the_number_of_players(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go()
    ada.box().get_by_text("Set up", exact=True).click()
    square = ada.box().get_by_label("The square")
    square.select_option("centred")
    ada.box().get_by_role("radio", name="3", exact=True).check()
    expect(square.locator("option")).to_have_count(1)
    expect(square).to_have_value("floating")
    expect(ada.box().get_by_label("Who begins").locator("option")).to_have_count(3)


def test_a_table_that_does_not_exist_is_said_to_be_missing(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go("/table/nowhere")
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    ada.page.get_by_role("link", name="Back to the games").last.click()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()
