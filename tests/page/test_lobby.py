"""The first thing a stranger sees."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, NewPlayer, Server
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


@pytest.mark.parametrize("how", ["Enter", "Tab", "Play"])
def test_a_typed_name_is_kept_whatever_comes_next(new_player: NewPlayer, how: str) -> None:
    ada = new_player()
    ada.go()
    field = ada.page.get_by_label("Your name")
    field.fill("aDa  L.")
    if how == "Play":
        ada.page.get_by_role("button", name="Play now: Cheese Rescue").click()
        ada.hand.first.wait_for()
    else:
        ada.page.keyboard.press(how)
        expect(ada.page.get_by_text("You are aDa L.")).to_be_visible()
    ada.go()
    expect(field).to_have_value("aDa L.")


def test_a_name_that_is_too_long_is_refused_with_the_servers_sentence(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.go()
    ada.page.get_by_label("Your name").fill("A" * 200)
    with ada.page.expect_response(lambda told: told.url.endswith("/api/me") and told.status != 200) as answer:
        ada.page.keyboard.press("Enter")
    expect(ada.page.get_by_role("status")).to_have_text(answer.value.json()["error"])
    expect(ada.page.get_by_label("Your name")).to_have_value("A" * 200)


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


def test_your_tables_come_first_and_those_that_wait_for_you_before_them(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    ada.invite()
    waiting = urlsplit(ada.page.url).path
    ada.play_now()
    mine = urlsplit(ada.page.url).path
    ada.go()
    tables = ada.page.get_by_role("region", name="Your tables").get_by_role("link")
    expect(tables.filter(has_text="Waits for 1 player")).to_have_count(1)
    links = [link for link in tables.evaluate_all("all => all.map((one) => one.pathname)") if "/table/" in link]
    assert links == [mine, waiting]
    first = ada.page.locator(f'a[href="{mine}"]')
    expect(first).to_contain_text("Your turn")
    assert first.locator("svg").count() > 0
    assert faults(ada.page, axe) == []
    # One screen of a phone shows them and the first box.
    box = ada.page.locator(".box").first.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= PHONE["height"]
    first.click()
    ada.hand.first.wait_for()


def test_that_the_server_is_gone_is_seen_without_scrolling(new_player: NewPlayer, own_server: Server) -> None:
    ada = new_player(own_server)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Chop! Chop!").scroll_into_view_if_needed()
    own_server.kill()
    alarm = ada.page.get_by_role("alert").filter(has_text="cannot be reached")
    expect(alarm).to_be_in_viewport()
    ada.page.get_by_role("button", name="Play now: Chop! Chop!").scroll_into_view_if_needed()
    expect(alarm).to_be_in_viewport()
    own_server.start()
    expect(alarm).to_have_count(0)


def test_a_game_around_one_device_is_laid_with_everybodys_name(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    ada.go()
    box = ada.box()
    box.get_by_text("Set up", exact=True).click()
    box.get_by_role("radio", name="Around one device").check()
    box.get_by_role("radio", name="4", exact=True).check()
    box.get_by_label("Name of player 1").fill("Ada")
    box.get_by_label("Name of player 2").fill("Bo")
    box.get_by_role("group", name="Seat 4").get_by_role("radio", name="Marble").check()
    assert faults(ada.page, axe) == []
    laid = lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/tables")  # noqa: E731
    with ada.page.expect_response(laid) as answer:
        box.get_by_role("button", name="Start the game").click()
    seats = answer.value.json()["seats"]
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in seats] == [
        ("person", "Ada", True),
        ("person", "Bo", True),
        ("person", "Player 3", True),
        ("bot", "Marble", False),
    ]


def test_a_mistyped_address_is_answered_kindly(new_player: NewPlayer, axe: str) -> None:
    ada = new_player()
    for path in ("/tabel/abc", "/table", "/seat/a/b"):
        answer = ada.page.goto(f"{ada.address}{path}")
        assert answer is not None
        assert answer.status == 404
        expect(ada.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert faults(ada.page, axe) == []
    ada.page.get_by_role("link", name="Back to the games").click()
    ada.page.get_by_role("button", name="Play now: Cheese Rescue").wait_for()


def test_a_seat_is_brought_to_another_device_by_its_code(new_player: NewPlayer, axe: str) -> None:
    ada, other = new_player(), new_player()
    ada.play_now()
    table = urlsplit(ada.page.url).path
    given = ada.page.request.post(f"{ada.address}/api{table.replace('/table/', '/tables/')}/seats/0/code").json()
    other.go()
    other.page.get_by_role("link", name="Bring a seat here").click()
    other.page.get_by_label("Code", exact=True).fill("nothing")
    other.page.get_by_role("button", name="Sit down here").click()
    expect(other.page.get_by_role("alert")).not_to_be_empty()
    assert faults(other.page, axe) == []
    other.page.get_by_label("Code", exact=True).fill(given["code"].upper())
    other.page.keyboard.press("Enter")
    other.hand.first.wait_for()
    assert urlsplit(other.page.url).path == table
