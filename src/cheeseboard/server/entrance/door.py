"""The lowest layer of requests. What uvicorn's own lacks: giving up those that never come to an end, and turning away
whom there is no room for.

This reaches into uvicorn, so `pyproject.toml` says which versions of it are known to fit.
"""

import asyncio
import contextlib
import sys
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import unquote

from litestar.types import WebSocketScope
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cheeseboard.words import say

from ..limits import SPARE_DESCRIPTORS, Limits
from ..logs import log
from ..processes.siblings import Giving
from .wire import Wire, reads_as_key


class Doorkeeper:
    """Knows how many connections there is room for, and says in the log when it is full, once each time."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self._most = min(limits.connections, max(1, _descriptors() - SPARE_DESCRIPTORS))
        self._full = False

    def lets_in(self, connections: int) -> bool:
        """Whether there may be so many."""
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

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._keeper.lets_in(len(self.connections)):
            self._expect()
        else:
            self._turn_away(503, "Service Unavailable", say("connections-full"))

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self.resume_writing()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._between = False
        self._expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._between = True
        self._arrived()
        super().on_message_complete()

    def data_received(self, data: bytes) -> None:
        giving = self._giving
        if giving is not None and self._between and self._is_quiet():
            whose = giving.siblings.whose(_wanted(data))
            if whose != giving.siblings.mine:
                self._arrived()
                self._unset_keepalive_if_required()
                self.transport.pause_reading()
                task = self.loop.create_task(self._hand_over(giving, whose, data))
                task.add_done_callback(self.tasks.discard)
                self.tasks.add(task)
                return
        super().data_received(data)

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection to a `Wire`, if it is asked for as the protocol says."""
        self._arrived()
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
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]  # which holds this door, and is not needed any more
        wire = cast("Callable[..., Wire]", self.ws_protocol_class)(self.config, self.server_state)
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
                super().data_received(opening)
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
        self._arriving = self.loop.call_later(self._keeper.limits.request_patience, self._give_up)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _give_up(self) -> None:
        self._arriving = None
        if self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete:
            self.transport.abort()  # an answer is under way already
        else:
            self._turn_away(408, "Request Timeout", say("request-late"))

    def _turn_away(self, status: int, phrase: str, sentence: str, told: str = "") -> None:
        """`told` are more lines of the head."""
        body = f"{sentence}\n".encode()
        head = f"HTTP/1.1 {status} {phrase}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n{told}"
        self.transport.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        self.transport.close()


def _wanted(beginning: bytes) -> bytes:
    """What is asked for, where a request begins so; nothing where that is not yet to be seen."""
    _, _, rest = beginning.partition(b" ")
    target, whole, _ = rest.partition(b" ")
    return target if whole else b""


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
