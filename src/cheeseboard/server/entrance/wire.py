"""The lowest layer of a socket: what RFC 6455 has a server say and understand, from the moment it is asked for.

It is written out here because a table of four opens four sockets, and a library reads each request a second time to do
so; and because none of them has a short way to send, drops a client that does not read, or bears one that sends more
than anybody needs.
"""

import asyncio
import base64
import binascii
import hashlib
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

from cheeseboard.words import say

from ..limits import LAST_CHANCE, SENT_TOGETHER, UNSENT_BYTES, Limits
from .waiting import Gate, Mail

LINE = "cheeseboard.line"
"""The ASGI extension: the connection itself, a `Wire`."""
TOO_MUCH = 4429
GOES_AWAY = 1012
SILENT = 1011
TOO_LONG = 1009
NOT_TEXT = 1007
MALFORMED = 1002

Staying = Callable[[], Coroutine[Any, Any, None]]
"""All that somebody does on a socket from when it is open until it ends."""

_MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What the protocol has a server add to the key, so that it cannot be one that knows nothing of sockets."""
_CONTINUED, _TEXT, _BYTES, _CLOSE, _PING, _PONG = 0, 1, 2, 8, 9, 10
_KINDS = frozenset((_CONTINUED, _TEXT, _BYTES, _CLOSE, _PING, _PONG))
_LAST = 0x80
"""In the first byte of a frame: it is the last of its message."""
_MASKED = 0x80
"""In the second: as all that clients send has to be."""
_LONGEST_CONTROL = 125
_LONGEST_HEAD = 14
_MEDIUM, _LARGE = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack


class Malformed(Exception):  # noqa: N818 -- reads as what happened
    """What somebody sends is nothing that can be sent on a socket; the code says what is wrong."""

    def __init__(self, code: int = MALFORMED) -> None:
        super().__init__(code)
        self.code = code


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
        self._key = b""
        self.writable = Gate()
        self.writable.set()
        self._staying: Staying | None = None
        self._over: Callable[[], None] | None = None
        self._open = self._hung_up = False
        self._mail = Mail()
        self._unread = b""
        """What has come and is not looked at before the message ahead of it has been taken."""
        self._full = self._deaf = False
        """Whether there is so much of it that no more is read for the moment, or whatever comes is thrown away."""
        self._pieces: list[bytes] = []
        self._kind = 0
        """Of the message that these are the beginning of."""
        self._left = float(limits.frames_at_once)
        self._then = self._loop.time()
        self._heartbeat: asyncio.TimerHandle | None = None
        self._answered = True
        """Whether the last ping was."""
        self._end: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport, scope: WebSocketScope, key: bytes) -> None:
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
            logging.getLogger("uvicorn.error").exception("A socket failed")
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
        proof = base64.b64encode(hashlib.sha1(self._key + _MAGIC, usedforsecurity=False).digest())
        head = [b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"]
        head += [b"Sec-WebSocket-Accept: ", proof, b"\r\n"]
        for name, value in headers:
            head += [name, b": ", value, b"\r\n"]
        self._transport.write(b"".join([*head, b"\r\n"]))
        if self._limits.heartbeat:
            self._heartbeat = self._loop.call_later(self._limits.heartbeat, self._beat)

    def _turn_away(self, status: str) -> None:
        self._transport.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        self._transport.close()

    def stay(self, staying: Staying) -> None:
        """Do this once the application is done with the socket."""
        self._staying = staying

    def when_over(self, call: Callable[[], None]) -> None:
        """Call this when whoever came stays no longer."""
        self._over = call

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
        self._post.put(self._transport, _frame(_TEXT, text))
        return True

    def hang_up(self, code: int, reason: str) -> None:
        """Say so, and end when the other side does as well, or after a while."""
        self._say_goodbye(code.to_bytes(2, "big") + reason.encode())
        if self._end is None and not self._transport.is_closing():
            self._end = self._loop.call_later(LAST_CHANCE, self._transport.abort)

    def shutdown(self) -> None:
        """The server stops."""
        if self._open:
            self._say_goodbye(GOES_AWAY.to_bytes(2, "big"))
        self._transport.close()

    def _say_goodbye(self, content: bytes) -> None:
        if self._hung_up or self._transport.is_closing():
            return
        self._hung_up = True
        self._post.send()  # what was said before comes before
        self._transport.write(_frame(_CLOSE, content))
        self._mail.put_nowait(None)

    def _beat(self) -> None:
        if self._hung_up or self._transport.is_closing():
            return
        if self._answered:
            self._answered = False
            self._transport.write(_frame(_PING, b""))
            self._heartbeat = self._loop.call_later(self._limits.heartbeat, self._beat)
        else:
            self.hang_up(SILENT, "")

    def pause_writing(self) -> None:
        self.writable.clear()

    def resume_writing(self) -> None:
        self.writable.set()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._connections.discard(self)
        for timer in (self._heartbeat, self._end):
            if timer is not None:
                timer.cancel()
        self._mail.put_nowait(None)
        self.writable.set()  # nobody who waits would hear of it otherwise

    def data_received(self, data: bytes) -> None:
        if not self._deaf:
            self._unread += data
            self._look()

    def _look(self) -> None:
        """Take up what has come, until there is a message that nobody has taken."""
        while self._unread and (self._hung_up or self._mail.empty()) and not self._transport.is_closing():
            try:
                if not self._take_frame():
                    break
            except Malformed as problem:
                self._break_off(problem.code, "")
        full = len(self._unread) > _LONGEST_HEAD + self._limits.flood_bytes
        if full is not self._full and not self._transport.is_closing():
            self._full = full
            if full:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def _break_off(self, code: int, reason: str) -> None:
        """Hang up on somebody to whom nobody listens any more."""
        self.hang_up(code, reason)
        self._unread, self._deaf = b"", True
        self._transport.write_eof()  # closed at once, the system would throw away what was said while they still send

    def _take_frame(self) -> bool:
        """Whether there was a whole one. Raises Malformed."""
        unread = self._unread
        if len(unread) < 2:
            return False
        kind, last, size = unread[0] & 0x0F, unread[0] & _LAST, unread[1] & 0x7F
        if unread[0] & 0x70 or kind not in _KINDS or not unread[1] & _MASKED:
            raise Malformed
        if kind >= _CLOSE and (size > _LONGEST_CONTROL or not last):
            raise Malformed
        begin = 6
        if size > _LONGEST_CONTROL:
            begin = 8 if size == 126 else 14
            if len(unread) < begin:
                return False
            size = int.from_bytes(unread[2 : begin - 4], "big")
        if size + sum(map(len, self._pieces)) > self._limits.flood_bytes:
            raise Malformed(TOO_LONG)
        if len(unread) < begin + size:
            return False
        content = _unmasked(unread[begin : begin + size], unread[begin - 4 : begin])
        self._unread = unread[begin + size :]
        if kind >= _CLOSE:
            self._control(kind, content)
        else:
            self._add(kind, content, bool(last))
        return True

    def _add(self, kind: int, content: bytes, last: bool) -> None:
        """Put messages together from their pieces. Raises Malformed."""
        if (kind == _CONTINUED) is not bool(self._kind):
            raise Malformed
        if kind == _CONTINUED:
            self._count()
        else:
            self._kind = kind
        self._pieces.append(content)
        if last:
            whole, kind = b"".join(self._pieces), self._kind
            self._pieces, self._kind = [], 0
            if not self._hung_up:
                self._deliver(whole, kind)

    def _deliver(self, message: bytes, kind: int) -> None:
        if kind == _BYTES:
            self._mail.put_nowait(message)
            return
        try:
            self._mail.put_nowait(message.decode())
        except UnicodeDecodeError:
            self.hang_up(NOT_TEXT, say("socket-not-text"))

    def _control(self, kind: int, content: bytes) -> None:
        """Raises Malformed."""
        if kind == _CLOSE:
            self._say_goodbye(_answer_to_close(content))
            self._transport.close()
            return
        if kind == _PONG:
            self._answered = True
        elif not self._hung_up:
            self._transport.write(_frame(_PONG, content))
        self._count()

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
            self._break_off(TOO_MUCH, say("socket-flood"))


def reads_as_key(key: bytes) -> bool:
    """Whether it can be what a client asks with for a socket: 16 bytes in Base64."""
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except binascii.Error:
        return False


def _frame(kind: int, content: bytes) -> bytes:
    size = len(content)
    if size < 126:
        return bytes((_LAST | kind, size)) + content
    return (_MEDIUM(_LAST | kind, 126, size) if size < 1 << 16 else _LARGE(_LAST | kind, 127, size)) + content


def _unmasked(content: bytes, mask: bytes) -> bytes:
    size = len(content)
    key = int.from_bytes((mask * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(content, "big") ^ key).to_bytes(size, "big")


def _answer_to_close(content: bytes) -> bytes:
    """What is said to whoever hangs up: what they said, where they may say that. Raises Malformed."""
    if not content:
        return b""
    code = int.from_bytes(content[:2], "big")
    if len(content) < 2 or not (code in _CODES or 3000 <= code < 5000):
        raise Malformed
    try:
        content[2:].decode()
    except UnicodeDecodeError:
        raise Malformed(NOT_TEXT) from None
    return content


_CODES = frozenset((1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014))
"""Those that may be said when somebody hangs up, beside those that are free for all."""
