"""People at tables over real sockets, as cheap as they can be: the generator shares the machine with what it measures.

A `Party` is four people, say, who play one match after another. What they speak is told by a subclass: ours is here,
the one that another library's server understands is in `peer`.
"""

import asyncio
import base64
import json
import os
import random
import re
import struct
import time
from array import array
from collections.abc import Callable
from typing import Any, cast

import msgspec

HOST = "127.0.0.1"


class View(msgspec.Struct):
    turn: int | None
    legal: list[str]


class News(msgspec.Struct):
    type: str
    moves: int = 0
    position: int = 0
    view: View | None = None
    error: str = ""


read_news = msgspec.json.Decoder(News).decode


Heard = Callable[["Wire", bytes, float], None]


class Wire(asyncio.Protocol):
    """Just enough of a WebSocket client."""

    def __init__(self, path: str, headers: str, heard: Heard) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n{headers}\r\n"
        ).encode()
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.ready = asyncio.get_running_loop().create_future()

    @classmethod
    async def open(cls, port: int, path: str, headers: str, heard: Heard) -> "Wire":
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(path, headers, heard), HOST, port)
        await wire.ready
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(problem or ConnectionError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, found, rest = self._buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._open, self._buffer = True, rest
            self.ready.set_result(None)
        while (frame := self._next_frame()) is not None:
            kind, content = frame
            if kind == 1:
                self._heard(self, content, now)
            elif kind == 9:
                self.send(content, kind=10)

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126:
            if len(buffer) < 4:
                return None
            (length,), start = struct.unpack_from("!H", buffer, 2), 4
        elif length == 127:
            if len(buffer) < 10:
                return None
            (length,), start = struct.unpack_from("!Q", buffer, 2), 10
        if len(buffer) < start + length:
            return None
        self._buffer = buffer[start + length :]
        return buffer[0] & 15, buffer[start : start + length]

    def send(self, content: bytes, kind: int = 1) -> None:
        # A mask of zeros is a mask, and leaves the content as it is.
        size = bytes([0x80 | len(content)]) if len(content) < 126 else struct.pack("!BH", 0xFE, len(content))
        self._transport.write(bytes([0x80 | kind]) + size + bytes(4) + content)

    def close(self) -> None:
        self._transport.close()


async def call(port: int, method: str, path: str, body: object = None, cookie: str = "") -> tuple[Any, str]:
    """The answer, and the cookie from now on."""
    reader, writer = await asyncio.open_connection(HOST, port)
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b" 20" in head[:20], answer or head
    if found := re.search(rb"set-cookie: (cheeseboard=[^;]+)", head):
        cookie = found[1].decode()
    return json.loads(answer), cookie


class Score:
    """What all parties have measured together, from when it counts."""

    def __init__(self) -> None:
        self.counts = False
        self.movers, self.others = array("d"), array("d")
        self.late = self.refused = self.matches = 0


class Party:
    """People who play one match after another: a move a second, or the next as soon as everybody has heard."""

    def __init__(self, port: int, seats: int, score: Score) -> None:
        self.port, self.seats, self.score = port, seats, score
        self.wires: list[Wire] = []
        self.moves = 0
        """How many have been made in this match."""
        self._sent = 0.0
        self._mover = 0
        self._waiting: set[int] = set()
        self._then: Callable[[], None] = lambda: None

    async def sit_down(self) -> None:
        """Begin a match and wait until everybody is told where it stands."""
        everybody = asyncio.Event()
        for wire in self.wires:
            wire.close()
        self.wires, self.moves = [], 0
        self._waiting, self._then = set(range(self.seats)), everybody.set
        await self.begin()
        await asyncio.wait_for(everybody.wait(), 60)

    async def begin(self) -> None:
        raise NotImplementedError

    def read(self, seat: int, wire: Wire, content: bytes) -> int:
        """How many moves a message tells of; -1 where it tells of none."""
        raise NotImplementedError

    def choose(self) -> tuple[int, bytes] | None:
        """Who moves, and what they send; None when the match is over."""
        raise NotImplementedError

    async def connect(self, seat: int, path: str, headers: str = "") -> None:
        def hear(wire: Wire, content: bytes, now: float) -> None:
            self.hear(seat, wire, content, now)

        self.wires.append(await Wire.open(self.port, path, headers, hear))

    def hear(self, seat: int, wire: Wire, content: bytes, now: float) -> None:
        if self.read(seat, wire, content) < self.moves or seat not in self._waiting:
            return
        self._waiting.remove(seat)
        if self._sent and self.score.counts:
            (self.score.movers if seat == self._mover else self.score.others).append(now - self._sent)
        if not self._waiting:
            self._then()

    def move(self, then: Callable[[], None]) -> bool:
        """Make one; False when the match is over."""
        chosen = self.choose()
        if chosen is None:
            return False
        self._mover, content = chosen
        self.moves += 1
        self._waiting, self._then = set(range(self.seats)), then
        self._sent = time.perf_counter()
        self.wires[self._mover].send(content)
        return True

    async def move_a_while(self, moves: int) -> None:
        """So that matches do not all end in the same second, each begins somewhere."""
        for _ in range(moves):
            heard = asyncio.Event()
            if not self.move(heard.set):
                break
            await asyncio.wait_for(heard.wait(), 60)

    async def play(self, until: float, every: float) -> None:
        """Until then, in the loop's time, a move `every` so many seconds; 0 is as soon as everybody has heard."""
        loop = asyncio.get_running_loop()
        due = loop.time() + random.random() * every
        while loop.time() < until:
            over = loop.create_future()
            if every:
                await asyncio.sleep(max(0.0, due - loop.time()))
                self.score.late += loop.time() - due > 0.1
                due += every
                going = self.move(lambda over=over: over.set_result(None))  # type: ignore[misc]
            else:
                going = self._go_on(over, until)
            if going:
                await asyncio.wait_for(over, max(60.0, until - loop.time() + 60))
            if not going or not every:
                if loop.time() > until:
                    break
                self.score.matches += self.score.counts
                self._sent = 0.0
                await self.sit_down()

    def _go_on(self, over: "asyncio.Future[None]", until: float) -> bool:
        """One move after the other, without anything in between, until the match or the time is over."""
        loop = asyncio.get_running_loop()

        def next_one() -> None:
            if loop.time() > until or not self.move(next_one):
                over.set_result(None)

        return self.move(next_one)


class CheeseboardParty(Party):
    def __init__(self, port: int, seats: int, score: Score, game: str) -> None:
        super().__init__(port, seats, score)
        self._game = game
        self._cookies = [""] * seats
        self._news: list[News | None] = [None] * seats

    async def begin(self) -> None:
        if not self._cookies[0]:
            for seat in range(self.seats):
                _, self._cookies[seat] = await call(self.port, "PUT", "/api/me", {"name": f"Player {seat}"})
        seats = [{"kind": "me" if seat == 0 else "open"} for seat in range(self.seats)]
        table, _ = await call(self.port, "POST", "/api/tables", {"game": self._game, "seats": seats}, self._cookies[0])
        for seat in range(1, self.seats):
            await call(self.port, "POST", f"/api/tables/{table['id']}/seats/{seat}", cookie=self._cookies[seat])
        for seat, cookie in enumerate(self._cookies):
            await self.connect(seat, f"/api/tables/{table['id']}/socket?changes=1", f"Cookie: {cookie}\r\n")

    def read(self, seat: int, wire: Wire, content: bytes) -> int:  # noqa: ARG002
        news = read_news(content)
        if news.type != "update":
            self.score.refused += 1
            return -1
        self._news[seat] = news
        return -1 if news.view is None else news.moves

    def choose(self) -> tuple[int, bytes] | None:
        public = self._news[0]
        assert public is not None
        assert public.view is not None
        if (turn := public.view.turn) is None:
            return None
        seen = self._news[turn]
        assert seen is not None
        assert seen.view is not None
        move = random.choice(seen.view.legal)
        return turn, b'{"type":"move","move":"%s","position":%d}' % (move.encode(), seen.position)
