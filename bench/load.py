"""Load a real server with real sockets and measure how long a move takes to reach everybody at its table.

    uv run python bench/load.py --tables 250 --seats 4 --seconds 30

Each table makes one move a second; its seats are people, each with a socket of their own. A match that ends is followed
by a new table. The clock starts when the move is written to the mover's socket and stops when an update that holds it
has been read, at the mover and at each of the others. The generator shares the machine with the server, so that what
it prints includes whatever the two take from one another.
"""

import argparse
import asyncio
import base64
import json
import multiprocessing
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

import cheeseboard as cb
from cheeseboard.games import get

SERVER = """
import pathlib, sys
from cheeseboard.server.app import serve
sys.exit(serve(host="127.0.0.1", port=0, data=pathlib.Path(sys.argv[1]), browser=False))
"""
WARM_UP = 3.0
"""Seconds of play that are not measured."""


class View(msgspec.Struct):
    turn: int | None
    legal: list[str]


class News(msgspec.Struct):
    type: str
    moves: int = 0
    view: View | None = None
    error: str = ""


read_news = msgspec.json.Decoder(News).decode


class Wire(asyncio.Protocol):
    """Just enough of a WebSocket client."""

    def __init__(self, request: bytes, heard: Callable[[bytes, float], None]) -> None:
        self._request = request
        self._heard = heard
        self._buffer = b""
        self._open = False
        self.ready = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._buffer += data
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
                self._heard(content, now)
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


class Person:
    """A person with a cookie and, at a table, a socket."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._cookie = ""
        self.wire: Wire | None = None
        self.news: News | None = None

    async def call(self, method: str, path: str, body: object = None) -> Any:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        content = b"" if body is None else json.dumps(body).encode()
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {self._cookie}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
        writer.close()
        if found := re.search(rb"set-cookie: (cheeseboard=[^;]+)", head):
            self._cookie = found[1].decode()
        result = json.loads(answer)
        assert b" 20" in head[:20], answer
        return result

    async def connect(self, table: str, heard: Callable[["Person", float], None]) -> None:
        def take(content: bytes, now: float) -> None:
            self.news = read_news(content)
            heard(self, now)

        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {self._cookie}\r\n\r\n"
        )
        self.news = None
        loop = asyncio.get_running_loop()
        _, self.wire = await loop.create_connection(lambda: Wire(request.encode(), take), "127.0.0.1", self._port)
        await self.wire.ready


class Party:
    """A table of people who play one match after another, a move a second."""

    def __init__(self, port: int, game: str, seats: int, measured: Callable[[float, bool], None]) -> None:
        self.game = game
        self.people = [Person(port) for _ in range(seats)]
        self.measured = measured
        self.late = self.refused = 0
        self._sent = 0.0
        self._awaited = 0
        self._waiting: set[Person] = set()
        self._everybody = asyncio.Event()

    def heard(self, person: Person, now: float) -> None:
        news = person.news
        assert news is not None
        if news.type == "refused":
            self.refused += 1
        elif news.moves >= self._awaited and news.view is not None and person in self._waiting:
            self._waiting.discard(person)
            if self._sent:
                self.measured(now - self._sent, person is self._mover)
            if not self._waiting:
                self._everybody.set()

    async def sit_down(self) -> None:
        host, *others = self.people
        for person in others:
            await person.call("GET", "/api/me")
        seats = ["me"] + ["open"] * len(others)
        table = await host.call("POST", "/api/tables", {"game": self.game, "seats": seats})
        for seat, person in enumerate(others, 1):
            await person.call("POST", f"/api/tables/{table['id']}/seats/{seat}")
        self._expect(0, 0.0)
        for person in self.people:
            if person.wire is not None:
                person.wire.close()
            await person.connect(table["id"], self.heard)
        await asyncio.wait_for(self._everybody.wait(), 30)

    def _expect(self, moves: int, sent: float) -> None:
        self._awaited, self._sent = moves, sent
        self._waiting = set(self.people)
        self._everybody.clear()

    async def move(self) -> bool:
        """Make one move and wait until everybody has heard of it; False when the match was over."""
        news = self.people[0].news
        assert news is not None
        assert news.view is not None
        if news.view.turn is None:
            return False
        self._mover = self.people[news.view.turn]
        seen = self._mover.news
        assert seen is not None
        assert seen.view is not None
        assert self._mover.wire is not None
        move = {"type": "move", "move": random.choice(seen.view.legal), "moves": seen.moves}
        content = json.dumps(move).encode()
        self._expect(seen.moves + 1, time.perf_counter())
        self._mover.wire.send(content)
        await asyncio.wait_for(self._everybody.wait(), 30)
        return True

    async def play(self, until: float) -> None:
        loop = asyncio.get_running_loop()
        due = loop.time() + random.random()
        while due < until:
            if (wait := due - loop.time()) > 0:
                await asyncio.sleep(wait)
            else:
                self.late += wait < -0.1
            if not await self.move():
                await self.sit_down()
            due += 1


async def generate(
    port: int, tables: int, game: str, seats: int, seconds: float, ready: Any, go: Any
) -> dict[str, Any]:
    movers, others = array("d"), array("d")
    measuring = False

    def measured(latency: float, mover: bool) -> None:
        if measuring:
            (movers if mover else others).append(latency)

    parties = [Party(port, game, seats, measured) for _ in range(tables)]
    for party in parties:
        await party.sit_down()
        # So that matches do not all end in the same second, each begins somewhere.
        for _ in range(random.randrange(20)):
            await party.move()
    ready.release()
    await asyncio.to_thread(go.wait)
    until = asyncio.get_running_loop().time() + WARM_UP + seconds
    playing = [asyncio.create_task(party.play(until)) for party in parties]
    await asyncio.sleep(WARM_UP)
    measuring = True
    busy = time.process_time()
    await asyncio.gather(*playing)
    return {
        "movers": movers,
        "others": others,
        "late": sum(party.late for party in parties),
        "refused": sum(party.refused for party in parties),
        "cpu": (time.process_time() - busy) / seconds,
    }


def worker(results: Any, *arguments: Any) -> None:
    results.put(uvloop.run(generate(*arguments)))


def usage(pid: int) -> tuple[float, float]:
    """Seconds of processor and MB of memory that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    memory = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory[1]) / 1024 if memory else 0.0


def summary(latencies: list[float]) -> dict[str, float]:
    ordered = sorted(latencies)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

    return {"p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99), "max_ms": at(1), "count": len(ordered)}


def load(game: str, tables: int, seats: int, seconds: float, processes: int) -> dict[str, Any]:
    context = multiprocessing.get_context("spawn")
    load_before = os.getloadavg()[0]
    ready, go, results = context.Semaphore(0), context.Event(), context.Queue()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split()[3].rpartition(":")[2])
            shares = [tables // processes + (number < tables % processes) for number in range(processes)]
            workers = [
                context.Process(
                    target=worker, args=(results, port, share, game, seats, seconds, ready, go), daemon=True
                )
                for share in shares
            ]
            for process in workers:
                process.start()
            for _ in workers:
                while not ready.acquire(timeout=1):
                    assert all(process.is_alive() for process in workers), "a process that plays clients has failed"
            go.set()
            time.sleep(WARM_UP)
            cpu_before, _ = usage(server.pid)
            began = time.perf_counter()
            parts = [results.get(timeout=seconds + 60) for _ in workers]
            elapsed = time.perf_counter() - began
            cpu_after, memory = usage(server.pid)
        finally:
            server.terminate()
            server.wait(5)
    movers = [latency for part in parts for latency in part["movers"]]
    others = [latency for part in parts for latency in part["others"]]
    return {
        "game": game,
        "tables": tables,
        "clients": tables * seats,
        "seconds": seconds,
        "moves_per_second": round(len(movers) / seconds, 1),
        "updates_per_second": round((len(movers) + len(others)) / seconds, 1),
        "all": summary(movers + others),
        "mover": summary(movers),
        "others": summary(others),
        "refused": sum(part["refused"] for part in parts),
        "late_moves": sum(part["late"] for part in parts),
        "server_cpu": round((cpu_after - cpu_before) / elapsed, 3),
        "server_memory_mb": round(memory, 1),
        "generator_cpu": round(sum(part["cpu"] for part in parts), 3),
        "cores": os.cpu_count(),
        "machine_load": load_before,
    }


def show(result: dict[str, Any]) -> None:
    print(f"{get(result['game']).title}, {result['tables']} tables, {result['clients']} clients", end=", ")
    print(f"{result['seconds']:g} s, {result['cores']} cores", end=", ")
    print(f"load average before: {result['machine_load']:.1f}")
    print(f"  {result['moves_per_second']} moves/s, {result['updates_per_second']} updates/s")
    for who in ("mover", "others", "all"):
        times = result[who]
        row = "  ".join(f"{name} {times[f'{name}_ms']:7.2f} ms" for name in ("p50", "p95", "p99", "max"))
        print(f"  {who:7} {row}")
    print(f"  refused {result['refused']}, moves sent over 0.1 s late {result['late_moves']}")
    print(f"  server: {result['server_cpu']:.0%} of a core, {result['server_memory_mb']} MB;", end=" ")
    print(f"generator: {result['generator_cpu']:.0%} of a core")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--game", choices=cb.games(), default=cb.games()[0], help="(default: %(default)s)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--processes", type=int, default=1, help="processes that play the clients (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    chosen = parser.parse_args()
    try:
        get(chosen.game).check_players(chosen.seats)
    except cb.BadTable as problem:
        parser.error(str(problem))
    result = load(chosen.game, chosen.tables, chosen.seats, chosen.seconds, chosen.processes)
    if chosen.json:
        print(json.dumps(result))
    else:
        show(result)


if __name__ == "__main__":
    main()
