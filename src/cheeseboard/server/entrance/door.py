"""The lowest layer of requests. What uvicorn's own lacks: giving up those that never come to an end, and turning away
whom there is no room for, but for operators who ask how the server is.

This reaches into uvicorn, so `pyproject.toml` says which versions of it are known to fit.
"""

import asyncio
import contextlib
import functools
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Literal, cast
from urllib.parse import unquote

from litestar.types import Receive, Scope, Send, WebSocketScope
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from cheeseboard.words import say

from .. import measures
from ..limits import ASK_WITHIN, FIRST_WORD, SPARE_DESCRIPTORS, STAND_ASIDE, Limits
from ..logs import log
from ..processes.siblings import Giving
from .addresses import Entrance
from .wire import Wire, reads_as_key

CONTINUE = STATUS_LINE[100]
"""Said before an answer, so that whoever asks sends the body."""
ALWAYS_ANSWERED = frozenset({b"/health", b"/ready", b"/metrics"})
"""What operators ask, also while there is no room for anybody else: a full server is not a broken one."""


class Doorkeeper:
    """Knows how many connections there is room for, in all and for each address, and says in the log when that is too
    few, once each time."""

    def __init__(self, limits: Limits, entrance: Entrance | None = None) -> None:
        """Without an entrance no proxy is believed but those on this machine."""
        self.limits = limits
        self.entrance = entrance or Entrance()
        self._most = min(limits.connections, max(1, _descriptors() - SPARE_DESCRIPTORS))
        self._full = False
        self._from: Counter[str] = Counter()
        self._crowded: set[str] = set()
        """Addresses of which the log says that they have all that one can."""
        self._aside: dict[Door, None] = {}
        """Whoever came last stands last."""

    def comes(self, place: str | None) -> bool:
        """Whether one more may come from there; if so, it is counted until it `leaves`."""
        if place is None:
            return True
        most = self.limits.connections_per_address
        if self._from[place] < most:
            self._from[place] += 1
            return True
        if place not in self._crowded:
            log.warning("%s has %d connections; more are turned away until some have gone", place, most)
            self._crowded.add(place)
        return False

    def leaves(self, place: str) -> None:
        self._from[place] -= 1
        if self._from[place] < 0.9 * self.limits.connections_per_address:
            self._crowded.discard(place)
        if not self._from[place]:
            del self._from[place]

    def stands_aside(self, door: "Door") -> bool:
        """Whether there is still room for a question; whoever has waited longest without asking makes it."""
        if len(self._aside) >= STAND_ASIDE:
            silent = next((each for each in self._aside if each.cycle is None), None)
            if silent is None:
                return False
            self.comes_forward(silent)
            silent.turn_away_full()
        self._aside[door] = None
        return True

    def comes_forward(self, door: "Door") -> None:
        self._aside.pop(door, None)

    def lets_in(self, connections: int) -> bool:
        """Whether there may be so many, of whom some stand aside."""
        connections -= len(self._aside)
        if connections > self._most:
            if not self._full:
                log.warning("All %d connections are taken; more are turned away until some have gone", self._most)
            self._full = True
        elif connections < 0.9 * self._most:
            self._full = False
        return connections <= self._most


class Door(HttpToolsProtocol):
    def __init__(self, keeper: Doorkeeper, giving: Giving | None, **settings: Any) -> None:
        """Whoever has siblings hands over what is another one's, by `giving` it."""
        super().__init__(**settings)
        self._keeper = keeper
        self._giving = giving
        self._between = True
        """Whether the next that comes is the beginning of a request."""
        self._arriving: asyncio.TimerHandle | None = None
        self._leaving: asyncio.TimerHandle | None = None
        self._place: str | None = None
        """The address that it is counted for."""
        self._aside = False
        """Whether there is no room for it, but for a question."""
        self._stopping = False
        self._head = 0
        """Bytes of the address and the headers of this request."""
        self._loose = 0
        """Bytes that have come since there was a piece of a body, or the end of a request."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        # As uvicorn does it, but that it makes a socket of its own for each of these addresses, only to ask for it.
        self.connections.add(self)
        self.transport, self.flow, self.scheme = transport, FlowControl(transport), "http"
        self.server, self.client = _address(transport, "sockname"), _address(transport, "peername")
        if not self._count(self._keeper.entrance.counted(self.client)):
            return
        self._aside = not self._keeper.lets_in(len(self.connections))
        if self._aside and not self._keeper.stands_aside(self):
            self.turn_away_full()
        else:
            self._expect()

    def _count(self, place: str | None) -> bool:
        """Whether whoever comes from there may; if not, they have been told."""
        if not self._keeper.comes(place):
            measures.refusals.labels("connections-yours").inc()
            told = say("connections-yours", {"most": self._keeper.limits.connections_per_address})
            self._turn_away(429, "Too Many Requests", told)
            return False
        self._place = place
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._keeper.comes_forward(self)
        if self._place is not None:
            self._keeper.leaves(self._place)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._arriving is None and not data.strip(b"\r\n"):
            return  # between requests it is nothing, and would end the waiting for the next one
        giving = self._giving
        if giving is not None and self._between and not self._aside and self._is_quiet():
            whose = giving.siblings.whose(_wanted(data))
            if whose != giving.siblings.mine:
                self._expect()
                self._unset_keepalive_if_required()
                self.transport.pause_reading()
                task = self.loop.create_task(self._hand_over(giving, whose, data))
                task.add_done_callback(self.tasks.discard)
                self.tasks.add(task)
                return
        self._read(data)

    def _read(self, data: bytes) -> None:
        self._loose += len(data)
        super().data_received(data)
        if self._loose > self._keeper.limits.head_bytes and not self.transport.is_closing():
            self._turn_away_long()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 -- in English alone
        if self._head > self._keeper.limits.head_bytes:
            self._turn_away_long()
        else:
            self._turn_away(400, "Bad Request", say("request-unreadable"))

    def on_message_begin(self) -> None:
        self._between = False
        self._expect()
        self._head = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._measure(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._measure(len(name) + len(value) + 4)  # with what stands between and behind them
        super().on_header(name, value)

    def _measure(self, size: int) -> None:
        """Raises ValueError, at which the parser stops: what comes at once may be long, and small headers take much."""
        self._head += size
        if self._head > self._keeper.limits.head_bytes:
            raise ValueError

    def on_headers_complete(self) -> None:
        asks = self.url.partition(b"?")[0] in ALWAYS_ANSWERED
        if self._aside and not asks:
            self.app = _full
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            if self.scope["method"] != "HEAD":
                self.cycle.transport = cast("asyncio.Transport", Answer(self.transport))
            if self._aside:
                self.cycle.keep_alive = False

    def on_body(self, body: bytes) -> None:
        self._loose = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._between = True
        self._loose = 0
        self._arrived()
        super().on_message_complete()

    def shutdown(self) -> None:
        """The server stops. Of one let in a moment ago the question is still on its way, and nobody else can answer."""
        if self.cycle is None and self._arriving is not None:
            self._stopping = True
            self.loop.call_later(FIRST_WORD, super().shutdown)
        else:
            super().shutdown()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a `Wire`, if it is asked for as the protocol says."""
        self._arrived()
        if self._aside:
            self.turn_away_full()
            return
        if self._stopping:
            self._turn_away(503, "Service Unavailable", say("server-stopping"))
            return
        asked = dict(self.headers)
        key = asked.get(b"sec-websocket-key", b"")
        if self.scope["method"] != "GET" or not reads_as_key(key):
            self._turn_away(400, "Bad Request", say("request-unreadable"))
            return
        if asked.get(b"sec-websocket-version") != b"13":
            told = "Sec-WebSocket-Version: 13\r\n"
            self._turn_away(426, "Upgrade Required", say("request-unreadable"), told)
            return
        path, _, query = self.url.partition(b"?")
        scope: dict[str, Any] = {
            **self.scope,
            "type": "websocket",
            "path": unquote(path.decode("latin-1")),
            "query_string": query,
        }
        arrival = scope["state"]["arrival"] = self._keeper.entrance.arrival(cast("Scope", scope))
        # Connections of a proxy are anybody's in turn; a socket is one client's for good.
        if self._place is None and not self._count(arrival.address):
            return
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]  # which holds this door, and is not needed any more
        wire = cast("Callable[..., Wire]", self.ws_protocol_class)(self.config, self.server_state)
        if self._place is not None:
            wire.when_gone(functools.partial(self._keeper.leaves, self._place))
        wire.begin(self.transport, cast("WebSocketScope", scope), key.decode())

    def take_over(self, opening: bytes) -> None:
        """A sibling has read this and handed it over, to be served here."""
        if not self.transport.is_closing():
            self.data_received(opening)

    async def _hand_over(self, giving: Giving, whose: int, opening: bytes) -> None:
        """Another worker speaks with this client from now on, or this one where that cannot be."""
        try:
            await giving.hand_over(whose, self.transport, opening)
        except OSError:
            if not self.transport.is_closing():
                self._read(opening)
                self.transport.resume_reading()
        else:
            self.transport.abort()  # which closes what is open here, and not the connection

    def _is_quiet(self) -> bool:
        """Whether no answer is under way."""
        answered = self.cycle is None or self.cycle.response_complete
        return answered and not self.transport.get_write_buffer_size()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._leaving = self.loop.call_later(self._keeper.limits.slow_download, self.transport.abort)

    def resume_writing(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None
        super().resume_writing()

    def _expect(self) -> None:
        self._arrived()
        patience = ASK_WITHIN if self._aside else self._keeper.limits.request_patience
        self._arriving = self.loop.call_later(patience, self._give_up)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _give_up(self) -> None:
        self._arriving = None
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()  # an answer is under way already
        elif self._aside:
            self.turn_away_full()
        else:
            self._turn_away(408, "Request Timeout", say("request-late"))

    def turn_away_full(self) -> None:
        measures.refusals.labels("connections-full").inc()
        self._turn_away(503, "Service Unavailable", say("connections-full"))

    def _turn_away_long(self) -> None:
        told = say("request-head-long", {"most": self._keeper.limits.head_bytes})
        self._turn_away(431, "Request Header Fields Too Large", told)

    def _turn_away(self, status: int, phrase: str, sentence: str, told: str = "") -> None:
        """`told` are more lines of the head."""
        body = f"{sentence}\n".encode()
        head = f"HTTP/1.1 {status} {phrase}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n{told}"
        self.transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


class Answer:
    """What an answer is written to, whose head waits for the beginning of its body: each write wakes whoever reads."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._head: bytes | None = None
        self.is_closing = transport.is_closing

    def write(self, data: bytes) -> None:
        if self._head is None and not data.startswith(CONTINUE):
            self._head = data
        elif self._head:
            self._transport.writelines((self._head, data))
            self._head = b""
        else:
            self._transport.write(data)

    def close(self) -> None:
        if self._head:
            self._transport.write(self._head)
        self._transport.close()


def _address(transport: asyncio.Transport, which: Literal["sockname", "peername"]) -> tuple[str, int] | None:
    found = transport.get_extra_info(which)
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) else None


def _wanted(beginning: bytes) -> bytes:
    """What is asked for, where a request begins so; nothing where that is not yet to be seen."""
    _, _, rest = beginning.partition(b" ")
    target, whole, _ = rest.partition(b" ")
    return target if whole else b""


async def _full(_scope: Scope, _receive: Receive, send: Send) -> None:
    """Answers instead of the application whoever wants anything else than an operator does."""
    measures.refusals.labels("connections-full").inc()
    body = f"{say('connections-full')}\n".encode()
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def allow_many() -> None:
    """As many open files and connections as the system grants: a shell often asks for few."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # as where there is no bound at all
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _descriptors() -> int:
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    least, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if least == resource.RLIM_INFINITY else least
