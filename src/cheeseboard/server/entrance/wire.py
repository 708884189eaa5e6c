"""The lowest layer of a socket, from the moment it is asked for. `websockets` reads and writes frames; what no server's
own has: a short way to send, dropping a client that does not read, and bearing one that sends more than anybody needs.

The request has been read by the door: a table of four opens four sockets, and to read each of them twice takes longer
than all that is done for it here.
"""

import asyncio
import base64
import binascii
import logging
import socket
import struct
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from litestar.connection.base import empty_receive
from litestar.types import Message, WebSocketScope
from uvicorn import Config
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side
from websockets.utils import accept_key

from cheeseboard.words import say

from ..limits import LAST_CHANCE, READ_AT_ONCE, SENT_TOGETHER, UNSENT_BYTES, Limits
from .waiting import Gate, Mail

LINE = "cheeseboard.line"
"""The ASGI extension: the connection itself, a `Wire`."""
TOO_MUCH = 4429
GOES_AWAY = 1012
SILENT = 1011
NOT_TEXT = 1007

Staying = Callable[[], Coroutine[Any, Any, None]]
"""All that somebody does on a socket from when it is open until it ends."""

_TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
_MEDIUM, _LARGE = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
_log = logging.getLogger("uvicorn.error")


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


class Wire(asyncio.Protocol):
    def __init__(self, limits: Limits, post: Post, config: Config, server_state: ServerState) -> None:
        self._limits = limits
        self._post = post
        self._app = config.loaded_app
        self._connections, self._tasks = server_state.connections, server_state.tasks
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._key = ""
        self._frames = Protocol(Side.SERVER, max_size=limits.flood_bytes, logger=_log)
        self.writable = Gate()
        self.writable.set()
        self._staying: Staying | None = None
        self._over: Callable[[], None] | None = None
        self._gone: Callable[[], None] | None = None
        self._greeting = b""
        """What opens the socket, until it is said."""
        self._open = self._hung_up = False
        self._mail = Mail()
        self._unread = b""
        """What has come and is not looked at before the message ahead of it has been taken."""
        self._full = self._deaf = False
        """Whether there is so much of it that no more is read for the moment, or whatever comes is thrown away."""
        self._pieces: list[Frame] = []
        """The beginning of a message."""
        self._left = float(limits.frames_at_once)
        self._then = self._loop.time()
        self._heartbeat: asyncio.TimerHandle | None = None
        self._answered = True
        """Whether the last ping was."""
        self._end: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport, scope: WebSocketScope, key: str) -> None:
        """Have the application open the socket, and then whoever came `stay`."""
        self._transport, self._key = transport, key
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        transport.set_protocol(self)
        self._connections.add(self)  # type: ignore[arg-type]
        task = self._loop.create_task(self._run(scope))
        task.add_done_callback(self._tasks.discard)
        self._tasks.add(task)

    async def _run(self, scope: WebSocketScope) -> None:
        try:
            await self._let_in(scope)
            del scope  # of how it was opened nothing is kept meanwhile
            if self._staying is not None:
                staying, self._staying = self._staying(), None
                await staying
        except ClientDisconnected:
            pass
        except BaseException:  # as uvicorn does: that it is told to stop as well
            _log.exception("A socket failed")
        finally:
            if self._over is not None:
                self._over()
        if not self._open and not self._transport.is_closing():
            self._turn_away("500 Internal Server Error")
        elif self._end is None:
            self._transport.close()

    async def _let_in(self, scope: WebSocketScope) -> None:
        scope["extensions"] = {LINE: self}  # type: ignore[dict-item]
        try:
            await self._app(scope, empty_receive, self.send)
        finally:
            del scope["extensions"]  # type: ignore[misc]  # so that it does not hold itself

    async def send(self, message: Message) -> None:
        """Let somebody in, or turn them away: what is said afterwards goes another way. Raises ClientDisconnected."""
        if self._transport.is_closing():
            raise ClientDisconnected
        if message["type"] == "websocket.accept":
            self._accept(message.get("headers", ()))
        else:
            assert message["type"] == "websocket.close"
            self._turn_away("403 Forbidden")

    def _accept(self, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self._open = True
        head = [b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"]
        head += [b"Sec-WebSocket-Accept: ", accept_key(self._key).encode(), b"\r\n"]
        for name, value in headers:
            head += [name, b": ", value, b"\r\n"]
        self._greeting = b"".join([*head, b"\r\n"])
        # Whoever comes to a table in memory is told of it in the next round, and both go out together.
        self._loop.call_soon(self._loop.call_soon, self._greet)
        if self._limits.heartbeat:
            self._heartbeat = self._loop.call_later(self._limits.heartbeat, self._beat)

    def _greet(self) -> None:
        if self._greeting and not self._transport.is_closing():
            self._transport.write(self._greeting)
        self._greeting = b""

    def _turn_away(self, status: str) -> None:
        self._transport.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        self._transport.close()

    def stay(self, staying: Staying) -> None:
        """Do this once the application is done with the socket."""
        self._staying = staying

    def when_over(self, call: Callable[[], None]) -> None:
        """Call this when whoever came stays no longer."""
        self._over = call

    def when_gone(self, call: Callable[[], None]) -> None:
        """Call this when the connection has ended."""
        self._gone = call

    async def receive(self) -> str | bytes | None:
        """The next message; None when the connection has ended."""
        message: str | bytes | None = await self._mail.get()
        self._look()
        return message

    def tell(self, text: bytes) -> bool:
        """Send a text; False where what was sent before has yet to be accepted. Raises ClientDisconnected."""
        if self._hung_up or self._transport.is_closing():
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
        greeting, self._greeting = self._greeting, b""
        self._post.put(self._transport, b"%b%b%b" % (greeting, head, text))
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Say so, and end when the other side does as well, or after a while."""
        if self._hung_up or self._transport.is_closing():
            return
        self._post.send()  # what was said before comes before
        self._frames.send_close(code, reason)
        self._flush()
        self._goodbye()

    def shutdown(self) -> None:
        """The server stops."""
        if self._open:
            self.hang_up(GOES_AWAY, "")
        elif not self._transport.is_closing():
            self._turn_away("503 Service Unavailable")
        self._transport.close()

    def _goodbye(self) -> None:
        """The last word has been said, by whomever."""
        self._hung_up = True
        self._mail.put_nowait(None)
        if self._end is None and not self._transport.is_closing():
            self._end = self._loop.call_later(LAST_CHANCE, self._transport.abort)

    def _beat(self) -> None:
        if self._hung_up or self._transport.is_closing():
            return
        if self._answered:
            self._answered = False
            self._frames.send_ping(b"")
            self._flush()
            self._heartbeat = self._loop.call_later(self._limits.heartbeat, self._beat)
        else:
            self.hang_up(SILENT, "")

    def _flush(self) -> None:
        """Send what the protocol wants said."""
        self._greet()
        if said := b"".join(self._frames.data_to_send()):
            self._transport.write(said)

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connections.discard(self)
        if self._gone is not None:
            self._gone()
        for timer in (self._heartbeat, self._end):
            if timer is not None:
                timer.cancel()
        self._mail.put_nowait(None)
        self.writable.set()  # nobody who waits would hear of it otherwise
        del self._frames.parser  # which holds what holds it

    def data_received(self, data: bytes) -> None:
        if not self._deaf:
            self._unread += data
            self._look()

    def _look(self) -> None:
        """Take up what has come, until there is a message that nobody has taken."""
        while self._unread and (self._hung_up or self._mail.empty()) and not self._transport.is_closing():
            piece, self._unread = self._unread[:READ_AT_ONCE], self._unread[READ_AT_ONCE:]
            self._frames.receive_data(piece)
            for event in self._frames.events_received():
                assert isinstance(event, Frame)
                if not self._deaf:
                    self._take(event)
            self._flush()
            if self._frames.parser_exc is not None:
                self._break_off()
        full = len(self._unread) > self._limits.flood_bytes
        if full is not self._full and not self._transport.is_closing():
            self._full = full
            if full:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def _break_off(self) -> None:
        """Nobody listens any more to somebody who has been told so."""
        self._goodbye()
        self._unread, self._deaf = b"", True
        self._transport.write_eof()  # closed at once, the system would throw away what was said while they still send

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            self._post.send()
            self._flush()
            self._goodbye()
            self._transport.close()
        elif frame.opcode in (Opcode.PING, Opcode.PONG):
            self._answered = self._answered or frame.opcode is Opcode.PONG
            self._count()
        else:
            if frame.opcode is Opcode.CONT:
                self._count()
            self._pieces.append(frame)
            if frame.fin:
                pieces, self._pieces = self._pieces, []
                if not self._hung_up:
                    self._deliver(b"".join(piece.data for piece in pieces), pieces[0].opcode)

    def _deliver(self, message: bytes, kind: Opcode) -> None:
        if kind is Opcode.BINARY:
            self._mail.put_nowait(message)
            return
        try:
            self._mail.put_nowait(message.decode())
        except UnicodeDecodeError:
            self.hang_up(NOT_TEXT, say("socket-not-text"))

    def _count(self) -> None:
        """Messages wait until they are taken; nothing else of a connection does, so there can be only so much of it."""
        now = self._loop.time()
        gained = (now - self._then) * self._limits.frames_per_second
        self._left, self._then = min(self._limits.frames_at_once, self._left + gained) - 1, now
        if self._left >= 0:
            return
        if self._hung_up:
            self._transport.abort()
        else:
            self.hang_up(TOO_MUCH, say("socket-flood"))
            self._break_off()


def reads_as_key(key: bytes) -> bool:
    """Whether it can be what a client asks with for a socket: 16 bytes in Base64."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False
