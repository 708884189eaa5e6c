"""What is said to clients within one round of the event loop is sent together, in the order in which it was said."""

import asyncio
import logging
import socket
from collections.abc import Iterable
from functools import partial
from typing import Any, cast

import pytest
import uvicorn

from cheeseboard.server.entrance import door
from cheeseboard.server.entrance.door import CONTINUE, Answer, Door, Doorkeeper
from cheeseboard.server.entrance.wire import LINE, Post, Wire
from cheeseboard.server.limits import SENT_TOGETHER, Limits
from tests.patience import PATIENCE

HANDSHAKE = b"""GET / HTTP/1.1\r
Host: here\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Version: 13\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
\r
"""


class Socket:
    """Notes what is written to it."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closing = False

    def write(self, frame: bytes) -> None:
        assert not self.closing
        self.written.append(frame)

    def writelines(self, pieces: Iterable[bytes]) -> None:
        self.write(b"".join(pieces))

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def get_extra_info(self, _which: str) -> None:
        return None

    def set_protocol(self, _protocol: Wire) -> None:
        pass


def put(post: Post, socket: Socket, frame: bytes) -> None:
    post.put(cast("asyncio.Transport", socket), frame)


def test_what_is_said_in_one_round_is_sent_at_its_end() -> None:
    async def story() -> None:
        post, ada, bob = Post(), Socket(), Socket()
        put(post, ada, b"first")
        put(post, bob, b"second")
        put(post, ada, b"third")
        assert ada.written == bob.written == []
        await asyncio.sleep(0)
        assert (ada.written, bob.written) == ([b"first", b"third"], [b"second"])
        put(post, ada, b"fourth")
        post.send()  # as before a connection is ended
        assert ada.written == [b"first", b"third", b"fourth"]
        await asyncio.sleep(0)
        assert ada.written == [b"first", b"third", b"fourth"]

    asyncio.run(story())


def test_only_so_many_wait_for_each_other() -> None:
    async def story() -> None:
        post, ada = Post(), Socket()
        for _ in range(SENT_TOGETHER):
            assert not ada.written
            put(post, ada, b"news")
        assert len(ada.written) == SENT_TOGETHER

    asyncio.run(story())


def test_whoever_is_gone_by_then_is_sent_nothing() -> None:
    async def story() -> None:
        post, ada, bob = Post(), Socket(), Socket()
        put(post, ada, b"news")
        put(post, bob, b"news")
        ada.closing = True
        await asyncio.sleep(0)
        assert (ada.written, bob.written) == ([], [b"news"])

    asyncio.run(story())


@pytest.mark.parametrize(("asked", "status"), [(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n", b"200"), (HANDSHAKE, b"503")])
def test_whoever_was_let_in_before_the_server_stops_is_answered(
    monkeypatch: pytest.MonkeyPatch, asked: bytes, status: bytes
) -> None:
    monkeypatch.setattr(door, "FIRST_WORD", PATIENCE)

    async def story() -> None:
        async def app(_scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body"})

        doors = cast("type[Door]", partial(Door, Doorkeeper(Limits()), None))
        server = uvicorn.Server(uvicorn.Config(app, http=doors, lifespan="off", log_config=None))
        with socket.create_server(("127.0.0.1", 0)) as line:
            address, serving = line.getsockname(), asyncio.create_task(server.serve([line]))
            reader, writer = await asyncio.open_connection(*address)
            while not server.server_state.connections:
                await asyncio.sleep(0)
            server.should_exit = True
            while line.fileno() != -1:
                await asyncio.sleep(0)
            writer.write(asked)
            assert (await reader.read(12)) == b"HTTP/1.1 " + status
            writer.close()
            await serving

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_server_that_stops_while_a_socket_opens_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        opening, opened = asyncio.Event(), asyncio.Event()

        async def app(_scope: Any, _receive: Any, _send: Any) -> None:
            opening.set()
            await opened.wait()

        doors = cast("type[Door]", partial(Door, Doorkeeper(Limits()), None))
        wires = cast("type[Wire]", partial(Wire, Limits(), Post()))
        server = uvicorn.Server(uvicorn.Config(app, http=doors, ws=wires, lifespan="off", log_config=None))
        with socket.create_server(("127.0.0.1", 0)) as line:
            serving = asyncio.create_task(server.serve([line]))
            reader, writer = await asyncio.open_connection(*line.getsockname())
            writer.write(HANDSHAKE)
            await opening.wait()
            opened.set()  # of which the application hears just after that
            for wire in [*server.server_state.connections]:
                wire.shutdown()
            answer = await reader.read()
            server.should_exit = True
            await serving
        assert answer.startswith(b"HTTP/1.1 503 ")
        writer.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_what_whoever_comes_is_told_first_goes_out_with_what_opens_the_socket() -> None:
    async def story() -> None:
        async def app(scope: Any, _receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept", "headers": []})
            scope["extensions"][LINE].stay(partial(stay, scope["extensions"][LINE]))

        async def stay(line: Wire) -> None:
            await asyncio.sleep(0)
            line.tell(b"news")
            await line.receive()

        post, opened = Post(), Socket()
        config = uvicorn.Config(app)
        config.loaded_app = cast("Any", app)
        wire = Wire(Limits(), post, config, uvicorn.server.ServerState())
        wire.begin(cast("asyncio.Transport", opened), cast("Any", {"type": "websocket"}), "dGhlIHNhbXBsZSBub25jZQ==")
        while not opened.written:
            await asyncio.sleep(0)
        (said,) = opened.written
        assert said.startswith(b"HTTP/1.1 101 ")
        assert said.endswith(b"\r\n\r\n\x81\x04news")
        wire.connection_lost(None)

    asyncio.run(story())


def test_the_head_of_an_answer_goes_with_the_beginning_of_its_body() -> None:
    asked = Socket()
    answer = Answer(cast("asyncio.Transport", asked))
    for piece in (CONTINUE, b"head", b"body", b"more"):
        answer.write(piece)
    assert asked.written == [CONTINUE, b"headbody", b"more"]
    broken_off = Answer(cast("asyncio.Transport", asked))
    broken_off.write(b"head alone")
    broken_off.close()
    assert asked.written[3:] == [b"head alone"]
    assert asked.closing
