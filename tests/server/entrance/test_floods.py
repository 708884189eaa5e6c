"""Connections that send too much, too little, or nothing that can be read: they end, and nobody else notices."""

import asyncio
import contextlib
import socket
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from cheeseboard.server.entrance.door import Door, Doorkeeper
from cheeseboard.server.limits import STAND_ASIDE, Limits
from cheeseboard.server.network import elsewhere
from cheeseboard.server.running import listening
from cheeseboard.words import say
from tests.patience import PATIENCE
from tests.server.house import House, Line, Person, eventually, pair
from tests.server.house import house as open_house


def frame(opcode: Opcode, data: bytes = b"", *, last: bool = True) -> bytes:
    return Frame(opcode, data, last).serialize(mask=True)


def pour(line: Line, data: bytes) -> None:
    """Send bytes as they are, as far as the other side takes them."""
    with contextlib.suppress(OSError):  # it has hung up by now
        line.socket.socket.sendall(data)


def dial(house: House, data: bytes = b"") -> socket.socket:
    """A connection of our own, with the beginning of a request."""
    place = urlsplit(house.address)
    line = house.keep(socket.create_connection((place.hostname, place.port), timeout=PATIENCE))
    line.sendall(data)
    return line


def answer(line: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    told = b""
    while more := line.recv(4096):
        told += more
    return told


@pytest.mark.parametrize(
    "flood",
    [
        frame(Opcode.PING),
        frame(Opcode.PONG, b"unasked"),
        frame(Opcode.CONT, last=False),
    ],
    ids=["pings", "pongs", "pieces"],
)
def test_a_flood_ends_one_connection_and_nobody_elses(house: House, ada: Person, flood: bytes) -> None:
    _, here, there = pair(house)
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    pour(line, frame(Opcode.TEXT, b"{", last=False) + flood * 20_000)
    here.move()
    assert there.until_moves(1)["moves"] == 1
    assert line.closed() == (4429, "You send more than anybody needs; connect again and send less.")
    there.move()
    assert here.until_moves(2)["moves"] == 2


def test_messages_in_one_piece_of_data_are_all_answered(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    pour(line, frame(Opcode.TEXT, b'{"type": "ping"}') * 45)
    assert [line.hear()["type"] for _ in range(45)] == ["pong"] * 45


def test_a_message_may_come_in_a_few_pieces(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    for _ in range(3):
        pieces = [b'{"type"', *[b" "] * 30, b': "ping"', b"}"]
        pour(line, frame(Opcode.TEXT, b"", last=False))
        for number, piece in enumerate(pieces):
            pour(line, frame(Opcode.CONT, piece, last=number == len(pieces) - 1))
        assert line.hear()["type"] == "pong"


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/replays HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n",
    ],
)
def test_a_request_that_does_not_come_to_its_end_is_given_up(hurried: House, begun: bytes) -> None:
    assert answer(dial(hurried, begun)).startswith(b"HTTP/1.1 408 ")


ASKING = b"Host: x\r\nConnection: keep-alive, Upgrade\r\nUpgrade: websocket\r\n"
KEY, VERSION = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b"Sec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    ("first", "head", "status"),
    [
        (b"GET /api/tables/0123456789/socket", ASKING + VERSION, b"400"),
        (b"GET /api/tables/0123456789/socket", ASKING + VERSION + b"Sec-WebSocket-Key: c2hvcnQ=\r\n", b"400"),
        (b"GET /api/tables/0123456789/socket", ASKING + VERSION + b"Sec-WebSocket-Key: \xff\xfe\r\n", b"400"),
        (b"POST /api/tables/0123456789/socket", ASKING + VERSION + KEY, b"400"),
        (b"GET /api/tables/0123456789/socket", ASKING + KEY, b"426"),
        (b"GET /api/tables/0123456789/socket", ASKING + KEY + b"Sec-WebSocket-Version: 8\r\n", b"426"),
        (b"GET /api/games", ASKING + VERSION + KEY, b"403"),
        (b"GET /api/tables/a/b/socket", ASKING + VERSION + KEY, b"403"),
    ],
)
def test_a_socket_that_cannot_be_opened_is_refused(house: House, first: bytes, head: bytes, status: bytes) -> None:
    told = answer(dial(house, first + b" HTTP/1.1\r\n" + head + b"\r\n"))
    assert told.startswith(b"HTTP/1.1 " + status)
    assert (b"Sec-WebSocket-Version: 13\r\n" in told) is (status == b"426")


def test_a_socket_is_opened_with_the_proof_that_was_asked_for(house: House) -> None:
    """With the example of RFC 6455."""
    line = dial(house, b"GET /api/tables/0123456789/socket HTTP/1.1\r\n" + ASKING + VERSION + KEY + b"\r\n")
    line.sendall(frame(Opcode.CLOSE, b"\x03\xe8"))
    assert b"\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n" in answer(line)


def test_whoever_does_not_answer_a_ping_is_hung_up_on(tmp_path: Path) -> None:
    with open_house(tmp_path, heartbeat=0.3) as house:
        ada = house.person()
        table = ada.lay("me", "open")
        request = f"GET /api/tables/{table['id']}/socket HTTP/1.1\r\nCookie: cheeseboard={ada.cookie}\r\n"
        told = answer(dial(house, request.encode() + ASKING + VERSION + KEY + b"\r\n"))
        assert told.endswith(b"\x89\x00" + b"\x88\x02" + (1011).to_bytes(2, "big"))
        answering = ada.join(table)
        for _ in range(5):  # whoever does is heard for longer than two of them
            answering.do("ping")
            while answering.hear()["type"] != "pong":
                pass
            time.sleep(0.2)


@pytest.fixture(scope="module")
def hurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with open_house(tmp_path_factory.mktemp("hurried"), request_patience=0.3) as house:
        yield house
        _, trouble = house.stop()
        assert trouble == ""


def test_more_connections_than_there_is_room_for_are_turned_away(tmp_path: Path) -> None:
    with open_house(tmp_path, connections=5) as house:
        inside = [dial(house) for _ in range(5)]
        for request in (
            b"",
            GAMES,
            b"GET /api/tables/0123456789/socket HTTP/1.1\r\n" + ASKING + VERSION + KEY + b"\r\n",
        ):
            assert answer(dial(house, request)).startswith(b"HTTP/1.1 503 ")
        for line in inside:
            line.close()
        eventually(lambda: httpx.get(f"{house.address}/api/games").status_code == 200)
        _, trouble = house.stop()
    assert trouble.count("All 5 connections are taken") == 1
    assert trouble.count("\n") == 1


GAMES = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"


def test_operators_are_answered_while_all_connections_are_taken(tmp_path: Path) -> None:
    with open_house(tmp_path, connections=5) as house:
        eventually(lambda: httpx.get(f"{house.address}/ready").status_code == 200)
        inside = [dial(house) for _ in range(5)]
        eventually(lambda: answer(dial(house, GAMES)).startswith(b"HTTP/1.1 503 "))
        silent = [dial(house) for _ in range(3 * STAND_ASIDE)]
        for path in (b"/health", b"/ready?from=here", b"/metrics"):
            told = answer(dial(house, b"GET " + path + b" HTTP/1.1\r\nHost: x\r\n\r\n" + GAMES))
            assert told.startswith(b"HTTP/1.1 200 ")
            assert b"\r\nconnection: close\r\n" in told
            assert told.count(b"HTTP/1.1 ") == 1
        assert b'cheeseboard_refusals_total{code="connections-full"}' in told
        for line in silent:
            assert answer(line).startswith(b"HTTP/1.1 503 ")
        inside[0].sendall(GAMES)  # whoever is in is as well off as ever
        assert inside[0].recv(16).startswith(b"HTTP/1.1 200 ")


def knock(house: House, table: str, address: str) -> tuple[socket.socket, bytes]:
    """A socket at a table that somebody from there wants, by way of a proxy on this machine, and what they are told."""
    by = f"GET /api/tables/{table}/socket HTTP/1.1\r\nX-Forwarded-For: {address}\r\n".encode()
    line = dial(house, by + ASKING + VERSION + KEY + b"\r\n")
    return line, line.recv(12).removeprefix(b"HTTP/1.1 ")


def test_one_address_cannot_have_all_sockets(tmp_path: Path) -> None:
    with open_house(tmp_path, connections_per_address=3) as house:
        ada = house.person()
        table = ada.lay("me", "open")
        lines = [knock(house, table["id"], "203.0.113.1") for _ in range(3)]
        assert [status for _, status in lines] == [b"101"] * 3
        for _ in range(2):
            refused, status = knock(house, table["id"], "203.0.113.1")
            assert status == b"429"
            assert answer(refused).endswith(f"{say('connections-yours', {'most': 3})}\n".encode())
        assert knock(house, table["id"], "203.0.113.2")[1] == b"101"
        for _ in range(4):
            ada.join(table)
        counted = 'cheeseboard_refusals_total{code="connections-yours"} 2.0'
        assert counted in ada.ask("GET", "/metrics").text
        lines[0][0].close()
        eventually(lambda: knock(house, table["id"], "203.0.113.1")[1] == b"101")
        _, trouble = house.stop()
    assert trouble.count("203.0.113.1 has 3 connections; more are turned away until some have gone") == 1
    assert trouble.count("\n") == 1


def test_one_address_cannot_have_all_connections() -> None:
    """From outside of this machine, so that no proxy of ours can be behind it."""

    async def story(host: str, line: socket.socket) -> None:
        async def app(_scope: Any, _receive: Any, _send: Any) -> None:
            raise AssertionError

        doors = cast("type[Door]", partial(Door, Doorkeeper(Limits(connections_per_address=2)), None))
        server = uvicorn.Server(uvicorn.Config(app, http=doors, lifespan="off", log_config=None))
        serving = asyncio.create_task(server.serve([line]))
        port = line.getsockname()[1]
        inside = [await asyncio.open_connection(host, port) for _ in range(2)]
        for _ in range(2):
            reader, writer = await asyncio.open_connection(host, port)
            assert (await reader.read()).startswith(b"HTTP/1.1 429 ")
            writer.close()
        local = [await asyncio.open_connection("127.0.0.1", port) for _ in range(4)]
        inside[0][1].close()
        while len(server.server_state.connections) > 5:
            await asyncio.sleep(0.001)
        reader, writer = await asyncio.open_connection(host, port)
        writer.write(b"nonsense\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
        server.should_exit = True
        await serving
        for _, each in (*inside[1:], *local, (reader, writer)):
            each.close()

    with listening("0.0.0.0", 0) as line:
        outside = elsewhere(line)
        if outside is None:
            pytest.skip("this machine is in no network")
        host = urlsplit(outside).hostname
        assert host is not None
        asyncio.run(asyncio.wait_for(story(host, line), PATIENCE))


@pytest.mark.parametrize(
    ("begun", "more"),
    [
        (b"GET /", b"a" * 1000),
        (b"GET /api/games HTTP/1.1\r\nX-Long: ", b"a" * 1000),
        (b"GET /api/games HTTP/1.1\r\n", b"X-Many: aaaaaaaa\r\n" * 50),
        (b"", b"\r\n" * 500),
        (b"POST /api/replays HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n[\r\n0\r\n", b"X-Late: a\r\n" * 100),
    ],
    ids=["address", "header", "headers", "nothing", "trailers"],
)
def test_a_head_that_does_not_end_is_refused(house: House, begun: bytes, more: bytes) -> None:
    line, sent = dial(house, begun), 0
    with contextlib.suppress(OSError):  # it has hung up by now
        while sent < 50_000_000:
            line.sendall(more)
            sent += len(more)
    assert sent < 10_000_000


def test_a_head_that_is_too_long_is_told_so(tmp_path: Path) -> None:
    with open_house(tmp_path, head_bytes=300) as house:
        assert httpx.get(f"{house.address}/api/games").status_code == 200
        begun, end = b"GET /api/games HTTP/1.1\r\nHost: x\r\n", b"\r\n\r\n"
        unfinished, whole, many = b"X-Long: " + b"a" * 300, b"X-Long: " + b"a" * 300 + end, b"a:b\r\n" * 60 + end
        for rest in (unfinished, whole, many):
            told = answer(dial(house, begun + rest))
            assert told.startswith(b"HTTP/1.1 431 ")
            assert told.endswith(f"{say('request-head-long', {'most': 300})}\n".encode())


def test_blank_lines_keep_no_connection_open(house: House) -> None:
    line = dial(house, GAMES)
    line.recv(4096)
    line.sendall(b"\r\n")
    answer(line)


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x16\x03\x01\x02\x00\x01",
        b"GET \xff\xfe HTTP/1.1\r\n\r\n",
        b"GET /\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nno colon\r\n\r\n",
        b"POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused_without_a_word_in_the_log(hurried: House, nonsense: bytes) -> None:
    told = answer(dial(hurried, nonsense))
    assert told.startswith(b"HTTP/1.1 400 ")
    assert told.endswith(f"{say('request-unreadable')}\n".encode())


GARBAGE = {
    "no text": frame(Opcode.TEXT, b"\xff\xfe"),
    "no text in pieces": frame(Opcode.TEXT, b"\xe2\x82", last=False) + frame(Opcode.CONT, b"\xff"),
    "unmasked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "reserved bits": b"\xf1" + frame(Opcode.TEXT, b"{}")[1:],
    "unknown opcode": b"\x8b" + frame(Opcode.TEXT, b"{}")[1:],
    "a long ping": b"\x89\xfe\x01\x00" + bytes(260),
    "a ping in pieces": b"\x09" + frame(Opcode.PING)[1:],
    "a piece of nothing": frame(Opcode.CONT, b"x"),
    "a wrong close code": frame(Opcode.CLOSE, b"\x00\x01"),
    "half a close code": frame(Opcode.CLOSE, b"\x03"),
    "too long": b"\x81\xff" + (2**40).to_bytes(8, "big") + bytes(4),
    "a length below nothing": b"\x81\xff" + b"\xff" * 8 + bytes(4),
    "noise": bytes(range(256)),
}


def test_what_cannot_be_read_ends_the_connection_without_a_word_in_the_log(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.person()
        table = ada.lay("me", "open")
        for name, garbage in GARBAGE.items():
            line = ada.join(table)
            line.hear()
            pour(line, garbage)
            code, _ = line.closed()
            assert code in (0, 1002, 1007, 1009, 1012), name
        code, trouble = house.stop()
    assert (code, trouble) == (0, "")
