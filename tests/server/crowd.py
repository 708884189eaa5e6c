"""Evenings at many tables at once: people who play, chat, take back, go away, come back and want a rematch.

What each of them does follows from a seed; the server may be killed and started again under them at any moment.
"""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cheeseboard.server.storage.database import Place
from tests.patience import PATIENCE
from tests.server.house import Json, merged, seats_of
from tests.services import Postgres, Redis, children, free_port

GONE = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError)
MATCHES = 2
"""Of an evening: the first, and the rematch."""
LONG = 30
"""Moves after which a match of two is resigned."""
LIMITS = {
    "bot_pace": 0,
    "shortest_patience": 0,
    "tables_per_minute": 10_000,
    "wishes_per_minute": 10_000,
}


@dataclass
class Heard:
    """What one person was told at one table: whatever is in here was acknowledged."""

    table: str
    stood: list[tuple[int, int, int, int]] = field(default_factory=list)
    """Entries, moves, position and undone, as they were told together."""
    log: dict[int, tuple[str, int | None]] = field(default_factory=dict)
    """Type and seat of an entry, by its number."""
    moved: list[tuple[int, str]] = field(default_factory=list)
    """Moves of theirs that were taken: since which position, and the move."""


class Falling:
    """A site at one address. Again and again something of it is killed, without a warning, and comes back."""

    def __init__(
        self,
        folder: Path,
        chance: random.Random,
        postgres: Postgres | None = None,
        redis: Redis | None = None,
        workers: int = 1,
        updates: tuple[int, int] = (20, 600),
    ) -> None:
        """It rests on these, if there are any; `updates` says how many are told from one fall to the next."""
        self._folder, self._chance, self._updates = folder, chance, updates
        self._postgres, self._redis, self._workers = postgres, redis, workers
        self.database: Place = postgres.new_database() if postgres else folder / "tables.db"
        self.falls: Counter[str] = Counter()
        self._port = free_port()
        self._left = 0
        """Updates that are still told before something falls."""
        self._tired = asyncio.Event()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    @property
    def log(self) -> str:
        return (self._folder / "server.log").read_text(errors="replace")

    def told(self) -> None:
        """Somebody has got an update."""
        self._left -= 1
        if self._left == 0:
            self._tired.set()

    @asynccontextmanager
    async def falls_again(self) -> AsyncIterator[None]:
        await asyncio.to_thread(self._stand_up)
        falling = asyncio.create_task(self._fall())
        try:
            yield
        finally:
            falling.cancel()
            with suppress(asyncio.CancelledError):
                await falling
            self.process.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self.process.communicate)

    async def _fall(self) -> None:
        # Each kind once before any of them comes again.
        kinds: list[tuple[str, Callable[[], None]]] = []
        while True:
            kinds = kinds or self._chance.sample(possible := self._mishaps(), len(possible))
            self._left = self._chance.randint(*self._updates)
            await self._tired.wait()
            self._tired.clear()
            name, happen = kinds.pop()
            happening = asyncio.create_task(asyncio.to_thread(happen))
            try:
                await asyncio.shield(happening)
            finally:
                await happening  # what has begun goes on in its thread: nobody may stop the server meanwhile
            self.falls[name] += 1

    def _mishaps(self) -> list[tuple[str, Callable[[], None]]]:
        found: list[tuple[str, Callable[[], None]]] = [("server", self._server_falls)]
        if self._workers > 1:
            found.append(("worker", self._worker_falls))
        if self._postgres:
            found.append(("postgres", partial(_falls, self._postgres)))
        if self._redis:
            found += [("redis", partial(_falls, self._redis)), ("redis emptied", self._redis.empty)]
        return found

    def _server_falls(self) -> None:
        self.process.kill()
        self.process.communicate()
        self._stand_up()

    def _worker_falls(self) -> None:
        if workers := children(self.process.pid):
            with suppress(ProcessLookupError):
                os.kill(self._chance.choice(workers), signal.SIGKILL)

    def _stand_up(self) -> None:
        command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--port", str(self._port)]
        command += ["--database", str(self.database)]
        command += ["--redis", self._redis.url, "--workers", str(self._workers)] if self._redis else []
        command += [f"--limit={name}={value}" for name, value in LIMITS.items()]
        # Uncompiled rules are the same rules and load at once.
        surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        with (self._folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=surroundings, start_new_session=True
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert self.address in said, f"{said}\n{self.log}"


def _falls(service: Postgres | Redis) -> None:
    service.kill()
    service.start()


class Guest:
    def __init__(self, server: Falling, name: str, seed: int) -> None:
        self.server = server
        json = {"Content-Type": "application/json"}
        self._http = httpx.AsyncClient(base_url=server.address, headers=json, timeout=PATIENCE)
        self._chance = random.Random(seed)
        self.name = name
        self.heard: list[Heard] = []

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response:
        """The answer, as soon as there is a server to give one, and a database behind it."""
        content = None if body is None else msgspec.json.encode(body)
        while True:
            with suppress(*GONE):
                answer = await self._http.request(method, path, content=content)
                if answer.status_code != 503:
                    return answer
            await asyncio.sleep(0.05)

    async def arrive(self) -> None:
        await self.ask("GET", "/api/me")
        await self.ask("PUT", "/api/me", {"name": self.name})

    async def evening(self, table: str) -> None:
        for number in range(MATCHES):
            self.heard.append(Heard(table))
            stay = Stay(self, self.heard[-1], self._chance, wants_more=number + 1 < MATCHES)
            after = await stay.play()
            if after is None:
                return
            table = after

    def line(self, heard: str) -> connect:
        address = self.server.address.replace("http", "ws")
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return connect(f"{address}/api/tables/{heard}", additional_headers={"Cookie": cookies}, compression=None)

    async def close(self) -> None:
        await self._http.aclose()


class Stay:
    """One match of one guest."""

    def __init__(self, guest: Guest, heard: Heard, chance: random.Random, wants_more: bool) -> None:
        self._guest, self._heard, self._chance, self._wants_more = guest, heard, chance, wants_more
        self._events = self._undone = self._entries = 0
        self._sent: tuple[int, str] | None = None
        self._next: str | None = None
        self._told: Json = {}

    async def play(self) -> str | None:
        """Until it is over; the rematch's table, or None where there is none."""
        while True:
            heard = f"since={self._events}&undone={self._undone}&entries={self._entries}"
            resume = f"{self._heard.table}/socket?{heard}&changes=1"
            try:
                async with self._guest.line(resume) as line:
                    while True:
                        async with asyncio.timeout(PATIENCE):
                            told: Json = msgspec.json.decode(await line.recv())
                        if told["type"] == "refused":
                            self._sent = None
                            await asyncio.sleep(0.05)
                            await self._act(line)
                        elif await self._take(told, line):
                            return self._next
            except GONE:
                self._sent = None
                await asyncio.sleep(0.05)

    async def _take(self, told: Json, line: ClientConnection) -> bool:
        """Remember it and answer; whether there is nothing more to wait for."""
        told = merged(self._told, told)
        table = told["table"]
        self._told, self._next = told, table["next"]
        self._guest.server.told()
        if self._sent and told["position"] > self._sent[0]:
            # Of a story that is told anew, or goes on for long, the same move may be another one.
            goes_on = (told["since"], told["undone"]) == (self._events, self._undone)
            first: Json = next((event for event in told["events"] if "move" in event), {})
            if goes_on and {"seat": table["you"], "move": self._sent[1]}.items() <= first.items():
                self._heard.moved.append(self._sent)
            self._sent = None
        self._events, self._undone = told["since"] + len(told["events"]), told["undone"]
        self._entries = told["entries"]
        self._heard.stood.append((told["entries"], told["moves"], told["position"], told["undone"]))
        self._heard.log |= {entry["number"]: (entry["type"], entry["seat"]) for entry in told["log"]}
        if table["state"] == "over" and (self._next or not self._wants_more):
            return True
        await self._act(line)
        return False

    async def _act(self, line: ClientConnection) -> None:
        """Do what comes to mind; also when something else was refused, or everybody would wait for us."""
        table = self._told["table"]
        if table["state"] != "over":
            for command in self._wishes(self._told):
                await send(line, **command)
        elif table["you"] is not None and not table["again"][table["you"]]:
            # Also for whoever has said no, by leaving just when it was over.
            await send(line, type="again", yes=True)

    def _wishes(self, told: Json) -> list[Json]:
        table, chance = told["table"], self._chance
        mine = table["you"]
        if told["view"] is None or mine is None:
            return []
        if table["seats"][mine]["stands_in"]:
            return [{"type": "return"}] if chance.random() < 0.5 else []
        wishes: list[Json] = []
        if table["undo"] and mine in table["undo"]["waits_for"]:
            wishes.append({"type": "answer-undo", "yes": chance.random() < 0.7})
        away = [seat for seat, each in enumerate(table["seats"]) if each["away"] and not each["bot"]]
        if away and chance.random() < 0.5:
            wishes.append({"type": "stand-in", "seat": away[0]})
        if chance.random() < 0.03:
            wishes.append({"type": "chat", "text": f"{self._guest.name} says {chance.random()}"})
        if table["may_undo"] in ("free", "ask") and not table["undo"] and chance.random() < 0.1:
            return [*wishes, {"type": "undo"}]
        return [*wishes, *self._turn(told)]

    def _turn(self, told: Json) -> list[Json]:
        """What to do about it if it is our turn: play, and now and then leave or resign."""
        view, chance = told["view"], self._chance
        if view["turn"] != told["table"]["you"] or self._sent:
            return []
        if chance.random() < 0.02:
            return [{"type": "leave"}]
        if told["table"]["players"] == 2 and told["moves"] > LONG:
            return [{"type": "resign"}]
        self._sent = told["position"], chance.choice(view["legal"])
        return [{"type": "move", "position": told["position"], "move": self._sent[1]}]


async def send(line: ClientConnection, **command: object) -> None:
    await line.send(msgspec.json.encode(command).decode())


async def evening(server: Falling, game: str, people: int, bots: int, seed: int) -> list[Guest]:
    """A table is laid, everybody sits down, a match is played and a rematch after it."""
    guests = [Guest(server, f"{name}{seed}", seed * 10 + number) for number, name in enumerate("ABCD"[:people])]
    for guest in guests:
        await guest.arrive()
    seats = seats_of("me", *["open"] * (people - 1), *["random"] * bots)
    laid = (await guests[0].ask("POST", "/api/tables", {"game": game, "seats": seats, "patience": 0})).json()
    for seat, guest in enumerate(guests[1:], 1):
        answer = await guest.ask("POST", f"/api/tables/{laid['id']}/seats/{seat}")
        assert answer.is_success, answer.text
    await asyncio.gather(*(guest.evening(laid["id"]) for guest in guests))
    for guest in guests:
        await guest.close()
    return guests
