"""Lines break, servers fall over, messages get lost; the game goes on."""

import contextlib
import json
import socket
import threading
from collections.abc import Callable, Iterator

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
    ada = new_player(viewport=DESKTOP)
    swallowed: list[str] = []

    def lossy(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if swallowed or "ping" in str(text):
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
    """The first move that the page sends is changed on its way."""
    done: list[bool] = []

    def handle(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "move" and not done:
                done.append(True)
                change(message)
            server.send(json.dumps(message))

        line.on_message(pass_on)

    return handle


def test_a_refused_move_says_why_and_gives_the_card_back(new_player: NewPlayer) -> None:
    ada = new_player()
    ada.page.route_web_socket("**/socket*", spoil(lambda message: message.update(position=9999)))
    ada.play_now()
    assert ada.my_turn()
    held = ada.hand.all_text_contents()
    ada.hand.first.click()
    for _ in range(2):
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
    copy = own_server.database.read_bytes()
    log = ada.log
    own_server.start()
    ada.my_turn()
    ada.tap()
    ada.my_turn()
    own_server.stop()
    for path in own_server.database.parent.glob("tables.db*"):
        path.unlink()
    own_server.database.write_bytes(copy)
    own_server.start()
    becomes(ada.page, lambda: ada.log, log)
    assert ada.my_turn()


class Swallower:
    """A way to the server that can swallow everything without a word, as a lift or a tunnel does."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._swallowing = threading.Event()
        self._server = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = [self._server]
        self._threads: list[threading.Thread] = []
        self.address = f"http://127.0.0.1:{self._server.getsockname()[1]}"
        self._start(self._accept)

    def swallow(self, yes: bool) -> None:
        if yes:
            self._swallowing.set()
        else:
            self._swallowing.clear()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._server.accept()
                self._ends.append(near)
                far = socket.create_connection(("127.0.0.1", self._to))
                self._ends.append(far)
                for come, go in ((near, far), (far, near)):
                    self._start(self._pass_on, come, go)

    def _pass_on(self, come: socket.socket, go: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := come.recv(65536):
                if not self._swallowing.is_set():
                    go.sendall(data)
            go.shutdown(socket.SHUT_WR)

    def _start(self, what: Callable[..., None], *ends: socket.socket) -> None:
        self._threads.append(threading.Thread(target=what, args=ends, daemon=True))
        self._threads[-1].start()

    def close(self) -> None:
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        for thread in self._threads:
            thread.join()


@pytest.fixture
def tunnel(server: Server) -> Iterator[Swallower]:
    one = Swallower(server.port)
    yield one
    one.close()


@pytest.mark.parametrize("size", [(390, 664), (320, 568), (1280, 800)])
def test_swallowed_packets_are_noticed(new_player: NewPlayer, tunnel: Swallower, size: tuple[int, int]) -> None:
    ada = new_player(tunnel, viewport={"width": size[0], "height": size[1]})
    ada.play_now()
    assert ada.my_turn()
    tunnel.swallow(True)
    said = ada.page.get_by_text("Reconnecting…")
    expect(said).to_be_visible()
    expect(said).to_be_in_viewport(ratio=1)
    # What is laid meanwhile is not lost.
    ada.tap()
    tunnel.swallow(False)
    expect(said).to_have_count(0)
    assert ada.my_turn()
    assert ada.received[-1]["moves"] == 2


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
