"""Lines break, servers fall over, messages get lost; the game goes on."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .conftest import DESKTOP, NewPlayer, Server
from .player import becomes, until

pytestmark = pytest.mark.page


def test_a_killed_server_loses_nothing(new_player: NewPlayer, own_server: Server) -> None:
    ada = new_player(own_server, viewport=DESKTOP)
    ada.play_now()
    for _ in range(2):
        assert ada.my_turn()
        ada.tap()
    assert ada.my_turn()
    before, laid = ada.log, ada.laid

    own_server.kill()
    expect(ada.page.get_by_text("Reconnecting…")).to_be_visible()
    assert ada.laid == laid
    # A card laid meanwhile is kept and arrives when there is a server again.
    ada.tap()
    own_server.start()
    expect(ada.page.get_by_text("Reconnecting…")).to_have_count(0)
    assert ada.my_turn()
    assert ada.log[: len(before)] == before
    becomes(ada.page, lambda: len(ada.laid), len(laid) + 2)
    assert set(laid) < set(ada.laid)

    after = ada.log
    ada.page.reload()
    assert ada.my_turn()
    becomes(ada.page, lambda: ada.log, after)


def test_a_move_lost_on_the_way_is_sent_again_and_played_once(new_player: NewPlayer) -> None:
    ada = new_player()
    swallowed: list[str] = []

    def lossy(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if swallowed:
                server.send(text)
            else:
                swallowed.append(str(text))
                line.close()

        line.on_message(pass_on)

    ada.page.route_web_socket("**/socket*", lossy)
    ada.play_now()
    assert ada.my_turn()
    ada.tap()
    assert ada.my_turn()
    assert len(swallowed) == 1
    assert len([line for line in ada.log if line.startswith("You lay")]) == 1


def spoil(change: Callable[[dict[str, object]], None]) -> Callable[[WebSocketRoute], None]:
    """The first message that the page sends is changed on its way."""
    done: list[bool] = []

    def handle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if not done:
                done.append(True)
                change(message)
            server.send(json.dumps(message))

        line.on_message(pass_on)

    return handle


def test_a_refused_move_says_why_and_gives_the_card_back(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.page.route_web_socket("**/socket*", spoil(lambda message: message.update(moves=99)))
    ada.play_now()
    assert ada.my_turn()
    held = ada.hand.all_text_contents()
    ada.hand.first.click()
    ada.free.first.click()
    expect(ada.page.get_by_role("alert")).not_to_be_empty()
    assert ada.my_turn()
    assert ada.hand.all_text_contents() == held
    assert ada.laid == ["0,0"]
    ada.tap()
    expect(ada.page.get_by_role("alert")).to_be_empty()


def test_a_server_that_knows_less_than_the_page_is_believed(new_player: NewPlayer, own_server: Server) -> None:
    """An older copy of the database has been put back: the page shows what the server has."""
    ada = new_player(own_server)
    ada.play_now()
    ada.my_turn()
    ada.tap()
    ada.my_turn()
    own_server.stop()
    copy = own_server.data.read_bytes()
    log = ada.log
    own_server.start()
    ada.my_turn()
    ada.tap()
    ada.my_turn()
    own_server.stop()
    for path in own_server.data.parent.glob("tables.db*"):
        path.unlink()
    own_server.data.write_bytes(copy)
    own_server.start()
    expect(ada.page.locator(".log li")).to_have_count(len(log))
    assert ada.my_turn()
    becomes(ada.page, lambda: ada.log, log)


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_motion_is_reduced_on_request(new_player: NewPlayer, motion: str) -> None:
    ada = new_player(reduced_motion=motion)
    ada.play_now()
    for _ in range(2):
        assert ada.my_turn()
        ada.tap()
    assert ada.my_turn()
    shown = "opacity" if motion == "reduce" else "translate"
    until(ada.page, lambda: shown in ada.page.evaluate("window.moved"), "a card that is laid comes into sight")
    assert ("translate" in ada.page.evaluate("window.moved")) == (motion == "no-preference")
