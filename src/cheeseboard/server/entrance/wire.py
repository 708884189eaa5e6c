"""The lowest layer of a socket. What uvicorn's own lacks: a short way to send, dropping a client that does not
read, and bearing one that sends more than anybody needs.

This reaches into uvicorn, so `pyproject.toml` says which versions of it are known to fit.
"""

import asyncio
import socket
import struct
from collections.abc import Callable, Coroutine
from typing import Any, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from cheeseboard.words import say

from ..limits import LAST_CHANCE, READ_AT_ONCE, SENT_TOGETHER, UNSENT_BYTES, Limits
from .waiting import Gate, Mail

LINE = "cheeseboard.line"
"""The ASGI extension: the connection itself, a `Wire`."""
TOO_MUCH = 4429
NOT_TEXT = 1007

Staying = Callable[[], Coroutine[Any, Any, None]]
"""All that somebody does on a socket from when it is open until it ends."""

_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
_MEDIUM, _LARGE = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class Post:
    """Sends together what is said to all clients within one round of the event loop.

    Writing to a socket wakes whoever reads at its other end, which takes longer than writing. Where that is one process
    for many clients, as a proxy is, it is awake already for all but the first.
    """

    def __init__(self) -> None:
        self._frames: list[tuple[asyncio.Transport, bytes]] = []

    def put(self, line: asyncio.Transport, frame: bytes) -> None:
        if not self._frames:
            asyncio.get_running_loop().call_soon(self.send)
        self._frames.append((line, frame))
        if len(self._frames) >= SENT_TOGETHER:
            self.send()

    def send(self) -> None:
        frames, self._frames = self._frames, []
        for line, frame in frames:
            if not line.is_closing():
                line.write(frame)


class Wire(WebSocketsSansIOProtocol):
    def __init__(self, limits: Limits, post: Post, **settings: Any) -> None:
        super().__init__(**settings)
        self.queue, self.writable = Mail(), Gate()  # type: ignore[assignment]
        self.writable.set()
        self._limits = limits
        self._post = post
        self._staying: Staying | None = None
        self._over: Callable[[], None] | None = None
        self._held = b""
        """What has come and is not looked at before the message ahead of it has been taken."""
        self._left = float(limits.frames_at_once)
        self._then = self.loop.time()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        del self.conn.parser  # which holds what holds it

    async def run_asgi(self) -> None:
        """Have the application open the socket, and then whoever came `stay`."""
        try:
            await self._open()
            if self._staying is not None:
                staying, self._staying = self._staying(), None
                await staying
        except ClientDisconnected:
            pass
        except BaseException:  # as uvicorn does: that it is told to stop as well
            self.logger.exception("A socket failed")
            self.send_500_response()
        finally:
            if self._over is not None:
                self._over()
        if self.close_timer is None:
            self.transport.close()

    async def _open(self) -> None:
        extensions = cast("dict[str, object]", self.scope["extensions"])
        extensions[LINE] = self
        try:
            await self.app(self.scope, self.receive, self.send)
        finally:
            del extensions[LINE], self.scope  # so that it does not hold itself
        if not self.handshake_complete:
            self.send_500_response()

    def stay(self, staying: Staying) -> None:
        """Do this once the application is done with the socket: of how it was opened nothing is kept meanwhile."""
        self._staying = staying

    def when_over(self, call: Callable[[], None]) -> None:
        """Call this when whoever came stays no longer."""
        self._over = call

    async def close(self, code: int, reason: str) -> None:
        """Close, and wait for the other end to do so. Raises ClientDisconnected."""
        await self.send({"type": "websocket.close", "code": code, "reason": reason})

    def tell(self, text: bytes) -> bool:
        """Send a text; False where what was sent before has yet to be accepted. Raises ClientDisconnected."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        if not self.writable.is_set():
            return False
        size = len(text)
        if size < 126:
            head = bytes((_TEXT, size))
        elif size < 1 << 16:
            head = _MEDIUM(_TEXT, 126, size)
        else:
            head = _LARGE(_TEXT, 127, size)
        self._post.put(self.transport, head + text)
        return True

    def start_keepalive(self) -> None:
        """The handshake is over, and what was said in it is not needed any more."""
        super().start_keepalive()
        self.request.headers.clear()  # which the parser holds
        del self.request, self.response

    def hang_up(self, code: int, reason: str) -> None:
        """Close, and return at once."""
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self._post.send()  # what was said before comes before
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.loop.call_later(LAST_CHANCE, self.transport.abort)

    def shutdown(self) -> None:
        self._post.send()
        super().shutdown()

    def send_500_response(self) -> None:
        """Once: whoever stops the server may have said it while the application was still opening the socket."""
        if not self.conn.eof_sent:
            super().send_500_response()

    def data_received(self, data: bytes) -> None:
        self._held += data
        self._look()

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        self._look()
        return message

    async def send(self, message: Any) -> None:
        self._post.send()
        try:
            await super().send(message)
        except RuntimeError:
            if not self.close_sent:
                raise
            raise ClientDisconnected from None  # we have hung up, which whoever speaks could not know

    def _look(self) -> None:
        """Take up what has come, until there is a message: a quarter of a megabyte can be 40,000 frames."""
        while self._held and not self.read_paused and not self.transport.is_closing():
            piece, self._held = self._held[:READ_AT_ONCE], self._held[READ_AT_ONCE:]
            super().data_received(piece)

    def handle_ping(self) -> None:
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        self._count()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not _is_text(self.frames):
            self.frames = []
            self.hang_up(NOT_TEXT, say("socket-not-text"))
        else:
            super().send_receive_event_to_app()

    def _count(self) -> None:
        """Messages wait until they are taken; nothing else of a connection does, so there can be only so much of it."""
        now = self.loop.time()
        gained = (now - self._then) * self._limits.frames_per_second
        self._left, self._then = min(self._limits.frames_at_once, self._left + gained) - 1, now
        if self._left >= 0:
            return
        if self.close_sent:
            self.transport.abort()
        else:
            self.hang_up(TOO_MUCH, say("socket-flood"))
            self.transport.pause_reading()
            self._held, self.read_paused = b"", True


def _is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True
