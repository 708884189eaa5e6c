"""Let many people play against bots on a real server, and measure how long the bots take to answer.

    uv run python bench/bots.py --tables 200 --level 3 --every 5 --seconds 60 --unwatched 60

At each table one person, with a socket of their own, makes a random move so many seconds after the last. The clock
starts when that is sent and stops when it is the person's turn again; bots do not wait for their table's pace here.
Beside them stand tables of bots alone that nobody watches. In the end everybody leaves, and the memory is looked at
once more. The generator shares the machine with the server.
"""

import argparse
import asyncio
import contextlib
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

import cheeseboard as cb

SERVER = """
import sys
from cheeseboard.server.app import serve
from cheeseboard.server.limits import Limits
sys.exit(serve(host="127.0.0.1", port=0, database=sys.argv[1], browser=False, limits=Limits(bot_pace=0)))
"""
WARM_UP = 5.0
"""Seconds of play that are not measured."""
LEAVING = 5.0
"""Seconds after which what nobody needs any more is gone."""


class Crowd:
    def __init__(self, address: str, level: int, every: float, until: float) -> None:
        self.address, self.level, self.every, self.until = address, level, every, until
        self.answered: list[float] = []
        self._since = time.perf_counter() + WARM_UP
        self._dice = random.Random(1)

    async def lay(self, http: httpx.AsyncClient, *seats: dict[str, str]) -> str:
        body = {"game": self._dice.choice(cb.shelf()), "seats": seats, "pace": "brisk"}
        answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def play(self) -> None:
        """One person, one match after another."""
        await asyncio.sleep(self._dice.random() * self.every)
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as http:
            while time.perf_counter() < self.until:
                table = await self.lay(http, {"kind": "me"}, {"kind": "bot", "bot": f"search:{self.level}"})
                await self._match(table, "; ".join(f"{name}={value}" for name, value in http.cookies.items()))

    async def _match(self, table: str, cookies: str) -> None:
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket"
        sent: float | None = None
        async with connect(address, additional_headers={"Cookie": cookies}, compression=None, max_size=None) as line:
            async for heard in line:
                news: dict[str, Any] = msgspec.json.decode(heard)
                now = time.perf_counter()
                if now > self.until:
                    return
                if news["type"] != "update" or not (view := news["view"]):
                    continue
                if view["turn"] == 0 or view["turn"] is None:
                    if sent is not None and sent > self._since:
                        self.answered.append(now - sent)
                    sent = None
                    if view["turn"] is None:
                        return
                    await asyncio.sleep(self.every)
                    move = {"type": "move", "move": self._dice.choice(view["legal"]), "position": news["position"]}
                    sent = time.perf_counter()
                    await line.send(msgspec.json.encode(move).decode())


async def run(address: str, server: int, wanted: argparse.Namespace) -> None:
    crowd = Crowd(address, wanted.level, wanted.every, time.perf_counter() + WARM_UP + wanted.seconds)
    bot = {"kind": "bot", "bot": "search:5"}
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for _ in range(wanted.unwatched):
            await crowd.lay(http, bot, bot)
    before = resident(server)
    playing = [asyncio.create_task(crowd.play()) for _ in range(wanted.tables)]
    highest = before
    while not all(task.done() for task in playing):
        await asyncio.wait(playing, timeout=1, return_when=asyncio.ALL_COMPLETED)
        highest = max(highest, resident(server))
        if time.perf_counter() > crowd.until + 1:
            for task in playing:
                task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.sleep(LEAVING)
    times = sorted(crowd.answered)
    if len(times) < 2:
        sys.exit("nobody got an answer")
    cuts = statistics.quantiles(times, n=100)
    print(f"{wanted.tables} tables, a person and level {wanted.level}, a move every {wanted.every:g} s:")
    print(f"  {len(times) / wanted.seconds:.1f} answers a second")
    median, late, latest = (round(1000 * cuts[each]) for each in (49, 94, 98))
    print(f"  answered within {median} ms (median), {late} ms (p95), {latest} ms (p99)")
    print(f"  memory: {before:.0f} MB before, {highest:.0f} MB at most, {resident(server):.0f} MB when all have left")


def resident(process: int) -> float:
    told = Path(f"/proc/{process}/status").read_text()
    return int(told.partition("VmRSS:")[2].split()[0]) / 1024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--level", type=int, default=3)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--unwatched", type=int, default=60)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        assert server.stdout
        try:
            address = server.stdout.readline().split()[3]
            while httpx.get(f"{address}/ready").status_code != 200:
                time.sleep(0.5)
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(run(address, server.pid, wanted))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
