"""The socket of a table: tells a client everything its seat may know, and takes its moves."""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.engine.told import Said
from cheeseboard.words import say

from .limits import Limits, Refusal
from .messages import Move, Refused
from .reading import read
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


_moves = msgspec.json.Decoder(Move)
_write_refused = msgspec.json.Encoder().encode


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    await socket.accept()
    with contextlib.suppress(*GONE):
        if not _same_site(socket.headers.get("origin"), socket.headers.get("host", "")):
            return await socket.close(OTHER_SITE, say("socket-other-site"))
        since = _read_since(socket.query_params.get("since", "0"))
        if since is None:
            return await socket.close(BAD_SINCE, say("socket-since"))
        try:
            async with tables.at(table_id) as table:
                await Client(socket, table, tables, since).stay()
        except Refusal as refusal:
            code = NO_TABLE if refusal.status == 404 else BROKEN
            return await socket.close(code, _fitting(str(refusal)))
    return None


class Client:
    """Somebody connected to a table."""

    def __init__(self, socket: Socket, table: Table, tables: Tables, since: int) -> None:
        self.person: str = socket.scope["state"]["person"]
        self._socket = socket
        self._table = table
        self._tables = tables
        self._limits = tables.limits
        self._heard = since
        self._arriving = True
        """Whether it has been told nothing yet."""
        self._notice: Said | None = socket.scope["state"]["notice"]
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
                seat = self._table.seat_of(self.person)
                update = self._table.update(seat, self._heard, self._notice, arriving=self._arriving)
                self._heard, self._notice, self._arriving = self._table.happened, None, False
                await self._say(update)
        except GONE:
            pass
        except Exception:
            log.exception("table %s: an update failed", self._table.kept.id)
            self._hang_up(BROKEN, say("socket-failed"))

    async def _listen(self) -> None:
        throttle, most = Throttle(self._limits), self._limits.message_bytes
        while (event := await self._socket.receive())["type"] != "websocket.disconnect":
            text = event.get("text")
            if not isinstance(text, str):
                await self._refuse(Refusal("message-unreadable", example=EXAMPLE), None)
            elif len(text) > most or len(text.encode()) > most:
                await self._refuse(Refusal("message-long", most=most, bytes=len(text.encode())), None)
            else:
                await self._take(text)
            await throttle.wait()

    async def _take(self, text: str) -> None:
        """Carry out a message or say why not."""
        try:
            move = read(_moves, text)
        except Refusal as refusal:
            return await self._refuse(refusal, None)
        try:
            seat = self._table.seat_of(self.person)
            await self._tables.play(self._table, seat, move.move, move.moves)
        except CheeseboardError as problem:
            await self._refuse(problem, move.move)
        except Exception:
            log.exception("table %s: the move %r failed", self._table.kept.id, move.move)
            await self._refuse(Refusal("move-failed"), move.move)
        return None

    async def _refuse(self, problem: CheeseboardError, move: str | None) -> None:
        refused = Refused(str(problem), problem.code, problem.params, move)
        await self._say(_write_refused(refused).decode())

    async def _say(self, text: str) -> None:
        try:
            async with asyncio.timeout(self._limits.slow_client):
                await self._socket.send_text(text)
        except TimeoutError:
            self._hang_up(TOO_SLOW, say("socket-slow"))
            raise WebSocketDisconnect(detail="too slow", code=TOO_SLOW) from None

    def _hang_up(self, code: int, reason: str) -> None:
        hang_up = self._socket.scope["extensions"].get(HANG_UP)  # type: ignore[union-attr]
        if callable(hang_up):
            hang_up(code, reason)


class Throttle:
    """Slows down a client that sends more than it should: what it sends further waits in its own machine."""

    def __init__(self, limits: Limits) -> None:
        self._rate = limits.messages_per_second
        self._most = limits.messages_at_once
        self._left = float(self._most)
        self._then = asyncio.get_running_loop().time()

    async def wait(self) -> None:
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


def _read_since(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _fitting(reason: str) -> str:
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
