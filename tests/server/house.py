"""A real server in a process of its own, and people who come to it."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from cheeseboard.server.logs import LogStyle
from cheeseboard.server.protocol.messages import Error, Refused
from cheeseboard.server.storage.database import Place
from cheeseboard.words import say
from tests.patience import PATIENCE
from tests.server import nursery
from tests.server.nursery import Born

Json = dict[str, Any]


class Closable(Protocol):
    def close(self) -> None: ...


T = TypeVar("T", bound=Closable)

SERVER = "import sys; from tests.server.nursery import serve_with; sys.exit(serve_with(*eval(sys.argv[1])))"
"""For one that is to be loaded by itself."""


def start(
    database: Place,
    *,
    port: int = 0,
    compiled: bool = False,
    bots: Sequence[str] = (),
    limits: dict[str, float] | None = None,
    log: LogStyle = "text",
    redis: str | None = None,
    workers: int = 1,
    first: str = "",
) -> "subprocess.Popen[str] | Born":
    """`first` is a program that runs before it in the same process."""
    others = {"database": str(database), "bots": tuple(bots), "log": log, "redis": redis, "workers": workers}
    # Uncompiled rules are the same rules and load at once; a few moves need no more.
    surroundings = dict(os.environ) if compiled else {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    wish = port, {"bot_pace": 0.0, **(limits or {})}, others, surroundings, str(Path.cwd())
    if nursery.POSSIBLE and workers == 1 and not first:
        return nursery.born(*wish)
    command, pipe = [sys.executable, "-W", "error", "-c", first + SERVER, repr(wish)], subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=surroundings, cwd=nursery.ROOT)


class House:
    """The server at an address."""

    def __init__(
        self,
        database: Place,
        compiled: bool = False,
        bots: Sequence[str] = (),
        log: LogStyle = "text",
        redis: str | None = None,
        workers: int = 1,
        first: str = "",
        port: int = 0,
        **limits: float,
    ) -> None:
        self.database = database
        kind: dict[str, Any] = {"compiled": compiled, "bots": bots, "log": log, "redis": redis, "workers": workers}
        self.process = start(database, port=port, limits=limits, first=first, **kind)
        assert self.process.stdout is not None
        words = self.process.stdout.readline().split()
        assert words[:3] == ["Cheeseboard", "is", "at"], self.process.communicate()
        self.address = words[3]
        self._kept = ExitStack()

    @property
    def folder(self) -> Path:
        """What lies there can be looked into where the database is a file."""
        return Path(self.database)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """The exit status, and what was said about trouble. Those who are connected see for themselves."""
        self.process.send_signal(how)
        _, trouble = self.process.communicate(timeout=PATIENCE)
        return self.process.wait(), trouble

    def clear(self) -> None:
        """Everybody leaves, and if the server still runs it ends."""
        self._kept.close()
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def keep(self, thing: T) -> T:
        """Something that is closed when this house is."""
        self._kept.callback(thing.close)
        return thing

    def person(self, cookie: str | None = None) -> "Person":
        return self.keep(Person(self, cookie))


@contextmanager
def house(database: Place, **settings: Any) -> Iterator[House]:
    """For a while; whatever a `House` may be given."""
    opened = House(database, **settings)
    try:
        yield opened
    finally:
        opened.clear()


class Person:
    """A person with a cookie."""

    def __init__(self, house: House, cookie: str | None = None) -> None:
        self._house = house
        self._http = httpx.Client(base_url=house.address, timeout=PATIENCE)
        if cookie is not None:
            self._http.cookies.set("cheeseboard", cookie)

    def close(self) -> None:
        self._http.close()

    @property
    def cookie(self) -> str:
        return self._http.cookies["cheeseboard"]

    def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        raw: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> httpx.Response:
        content = raw if raw is not None else None if body is None else msgspec.json.encode(body)
        kind = {"Content-Type": "application/json"} if content is not None else {}
        return self._http.request(method, path, content=content, headers={**kind, **(headers or {})})

    def call(self, method: str, path: str, body: object = None) -> Any:
        answer = self.ask(method, path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None, raw: bytes | None = None) -> tuple[int, str]:
        """The status and the sentence, which the code and its parameters say as well."""
        answer = self.ask(method, path, body, raw)
        return answer.status_code, sentence_of(msgspec.json.decode(answer.content, type=Error))

    def lay(self, *seats: str, game: str = "cheese-rescue", wanted: Json | None = None, **options: str) -> Json:
        """A table of theirs; whatever is `wanted` beside the seats and the options."""
        body = {"game": game, "seats": seats_of(*seats), "options": options, **(wanted or {})}
        table: Json = self.call("POST", "/api/tables", body)
        return table

    def sit(self, table: Json, seat: int) -> Json:
        seated: Json = self.call("POST", f"/api/tables/{table['id']}/seats/{seat}")
        return seated

    def join(
        self,
        table: Json | str,
        since: int | str = 0,
        origin: str | None = None,
        undone: int | str = 0,
        entries: int | str = 0,
        changes: int | str = 1,
    ) -> "Line":
        name = table if isinstance(table, str) else table["id"]
        heard = f"since={since}&undone={undone}&entries={entries}&changes={changes}"
        address = f"{self._house.address.replace('http', 'ws')}/api/tables/{name}/socket?{heard}"
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {"Cookie": cookies} if origin is None else {"Cookie": cookies, "Origin": origin}
        socket = connect(
            address,
            additional_headers=headers,
            open_timeout=PATIENCE,
            compression=None,
            ping_interval=None,  # whose random numbers come in between where Hypothesis wants to be alone with chance
            max_queue=None,  # or closing a line that nobody listens to any more would wait for it
            legacy=True,
        )
        return self._house.keep(Line(socket))


class Line:
    """A socket at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.news: Json = {}
        """The last update, with all that the ones before have told of the table and the match."""

    def hear(self) -> Json:
        """The next message, whatever it is."""
        heard: Json = msgspec.json.decode(self.socket.recv(timeout=PATIENCE))
        if heard["type"] == "update":
            self.news = merged(self.news, heard)
        return heard

    def until(self, right: Callable[[Json], object]) -> Json:
        """The next update for which this holds, or the last one if it does already."""
        while not (self.news and right(self.news)):
            self.hear()
        return self.news

    def until_moves(self, number: int) -> Json:
        return self.until(lambda news: news["moves"] >= number)

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str) else msgspec.json.encode(message).decode())

    def do(self, kind: str, **rest: object) -> None:
        """Send what somebody wants who is at the table."""
        self.send({"type": kind, **rest})

    def move(self, move: str | None = None, position: int | None = None) -> None:
        """Send a move: without arguments the first one that is legal."""
        chosen_at = self.news["position"] if position is None else position
        self.do("move", move=move or self.news["view"]["legal"][0], position=chosen_at)

    def refusal(self) -> Json:
        """The next message that is no update."""
        while (heard := self.hear())["type"] == "update":
            pass
        sentence_of(msgspec.convert(heard, Refused))
        return heard

    def refused(self, kind: str, **rest: object) -> str:
        """Why something cannot be done."""
        self.do(kind, **rest)
        refusal = self.refusal()
        assert refusal["to"] == kind
        return str(refusal["error"])

    def closed(self) -> tuple[int, str]:
        """Why the server closed the connection."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (0, "no reason given")

    def close(self) -> None:
        self.socket.close()


def merged(news: Json, update: Json) -> Json:
    """What a client knows after an update that knew this before."""
    view: Json | None = None
    if update["view"] is not None:
        view = dict(news.get("view") or {})
        for shown in (*(update["shows"] or ()), update["view"]):
            view |= shown
    return {**update, "table": {**news.get("table", {}), **update["table"]}, "view": view}


def seats_of(*seats: str) -> list[Json]:
    """Seats as they are asked for: `me`, `open`, `beside:Bo`, or a bot."""
    return [_seat_of(seat) for seat in seats]


def _seat_of(seat: str) -> Json:
    if seat in ("me", "open"):
        return {"kind": seat}
    kind, _, name = seat.partition(":")
    return {"kind": kind, "name": name} if kind in ("me", "beside") else {"kind": "bot", "bot": seat}


def sentence_of(told: Error | Refused) -> str:
    assert say(told.code, told.params) == told.error
    return told.error


def pair(house: House) -> tuple[Json, Line, Line]:
    """A table for two that is being played, and both who play."""
    ada, bob = house.person(), house.person()
    table = ada.lay("me", "open")
    bob.call("GET", "/api/me")
    bob.sit(table, 1)
    lines = ada.join(table), bob.join(table)
    for line in lines:
        line.until(lambda news: news["view"])
    return table, *lines


def play_through(*lines: Line, until: int = 1000) -> None:
    """Let those at a table make legal moves until the match is over, or so many moves have been made."""
    while (turn := lines[0].news["view"]["turn"]) is not None and lines[0].news["moves"] < until:
        made = lines[0].news["moves"]
        lines[turn].move()
        for line in lines:
            line.until_moves(made + 1)


def play_against_bots(line: Line, seat: int = 0) -> None:
    """Make legal moves on this seat until the match is over; all other seats move by themselves."""
    while line.until(lambda news: news["view"]["turn"] in (seat, None))["view"]["turn"] is not None:
        line.move()
        line.until_moves(line.news["moves"] + 1)


def eventually(right: Callable[[], object]) -> None:
    """Ask again and again until it holds."""
    give_up = time.monotonic() + PATIENCE
    while not right():
        assert time.monotonic() < give_up, "it never came to that"
        os.sched_yield()
