"""The socket of a table: tells a client everything its seat may know, and takes its moves."""

import asyncio
import contextlib
import logging
from typing import Any, Literal

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

import cheeseboard as cb

from .errors import plainly
from .limits import Limits, Refusal
from .table import Table
from .tables import Tables
from .wire import HANG_UP

log = logging.getLogger("cheeseboard")

Socket = WebSocket[Any, Any, Any]

GONE = (ClientDisconnected, WebSocketDisconnect)
TOO_SLOW = 4408
NO_TABLE = 4404
OTHER_SITE = 4403
BAD_SINCE = 4400
BROKEN = 1011
LONGEST_REASON = 123
"""Bytes that fit into a close frame."""

EXAMPLE = '{"type": "move", "move": "...", "moves": 12}'


class Move(msgspec.Struct, forbid_unknown_fields=True):
    type: Literal["move"]
    move: str
    moves: int


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    error: str
    move: str | None


_read_move = msgspec.json.Decoder(Move).decode
_write_refused = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    await socket.accept()
    with contextlib.suppress(*GONE):
        if not _same_site(socket.headers.get("origin"), socket.headers.get("host", "")):
            return await socket.close(
                OTHER_SITE, "This page is of another site than the server; open the server's own."
            )
        try:
            since = _read_since(socket.query_params.get("since", "0"))
            table = await tables.find(table_id)
        except ValueError:
            return await socket.close(BAD_SINCE, "since is how many events you have: a whole number from 0.")
        except Refusal as refusal:
            code = NO_TABLE if refusal.status == 404 else BROKEN
            return await socket.close(code, _fitting(str(refusal)))
        await Client(socket, table, tables, since).stay()
    return None


class Client:
    """Somebody connected to a table."""

    def __init__(self, socket: Socket, table: Table, tables: Tables, since: int) -> None:
        self.guest: str = socket.scope["state"]["guest"]
        self._socket = socket
        self._table = table
        self._tables = tables
        self._limits = tables.limits
        self._heard = since
        self._notice: str | None = socket.scope["state"]["notice"]
        self._news = asyncio.Event()

    def wake(self) -> None:
        self._news.set()

    async def stay(self) -> None:
        """Until the connection ends."""
        self._table.join(self)
        telling = asyncio.create_task(self._tell())
        try:
            await self._listen()
        finally:
            # First nobody wakes it any more, then it stops, and those who stay hear that it is gone.
            self._table.leave(self)
            telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await telling

    async def _tell(self) -> None:
        """Send an update whenever there is news. News that comes while one is being sent goes into one next update."""
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                update = self._table.update(self._table.seat_of(self.guest), self._heard, self._notice)
                self._heard, self._notice = self._table.happened, None
                await self._say(update)
        except GONE:
            pass
        except Exception:
            log.exception("table %s: an update failed", self._table.kept.id)
            self._hang_up(BROKEN, "Something went wrong here; connect again.")

    async def _listen(self) -> None:
        pace = Pace(self._limits)
        while (event := await self._socket.receive())["type"] != "websocket.disconnect":
            text = event.get("text")
            if not isinstance(text, str):
                await self._refuse(f"Send text, not bytes: {EXAMPLE}.", None)
            elif len(text) > self._limits.message_bytes or len(text.encode()) > self._limits.message_bytes:
                most = self._limits.message_bytes
                await self._refuse(f"A message has at most {most} bytes, not {len(text.encode())}.", None)
            else:
                await self._take(text)
            await pace.keep()

    async def _take(self, text: str) -> None:
        """Carry out a message or say why not."""
        try:
            move = _read_move(text)
        except msgspec.DecodeError as problem:
            return await self._refuse(f"{plainly(problem, 'the message')} Send {EXAMPLE}.", None)
        try:
            seat = self._table.seat_of(self.guest)
            await self._tables.play(self._table, seat, move.move, move.moves)
        except (Refusal, cb.CheeseboardError) as problem:
            await self._refuse(str(problem), move.move)
        except Exception:
            log.exception("table %s: the move %r failed", self._table.kept.id, move.move)
            await self._refuse("Something went wrong here; the move was not made.", move.move)
        return None

    async def _refuse(self, error: str, move: str | None) -> None:
        await self._say(_write_refused(Refused(error, move)).decode())

    async def _say(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._limits.slow_client):
                await self._socket.send_text(text)
        except TimeoutError:
            self._hang_up(TOO_SLOW, "You read too slowly; connect again with since=.")
            raise WebSocketDisconnect(detail="too slow", code=TOO_SLOW) from None

    def _hang_up(self, code: int, reason: str) -> None:
        hang_up = self._socket.scope["extensions"].get(HANG_UP)  # type: ignore[union-attr]
        if callable(hang_up):
            hang_up(code, reason)


class Pace:
    """Slows down a client that sends more than it should: what it sends further waits in its own machine."""

    def __init__(self, limits: Limits) -> None:
        self._rate = limits.messages_per_second
        self._most = limits.messages_at_once
        self._left = float(self._most)
        self._then = asyncio.get_running_loop().time()

    async def keep(self) -> None:
        now = asyncio.get_running_loop().time()
        self._left = min(self._most, self._left + (now - self._then) * self._rate) - 1
        self._then = now
        if self._left < 0:
            await asyncio.sleep(-self._left / self._rate)


def _same_site(origin: str | None, host: str) -> bool:
    """Whether a browser's page comes from where its socket leads; programs say nothing of an origin."""
    if origin is None:
        return True
    scheme, _, site = origin.lower().partition("://")
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return bool(site) and site.removesuffix(usual) == host.lower().removesuffix(usual)


def _read_since(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise ValueError(text)
    return int(text)


def _fitting(reason: str) -> str:
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
