"""The socket of a table: tells a client everything its seat may know, and takes what it wants."""

import asyncio
import contextlib
from functools import partial
from typing import Any, NamedTuple

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from uvicorn.protocols.utils import ClientDisconnected

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.engine.told import Said
from cheeseboard.words import say

from .. import measures
from ..entrance.addresses import asked_from, same_site
from ..entrance.wire import LINE, Wire
from ..limits import Limits, Refusal
from ..logs import fields, log
from ..play.doing import Asker
from ..play.tables import Tables
from ..protocol.commands import AnyCommand, Look, Ping
from ..protocol.messages import Pong, Refused
from ..table.table import Heard, Table
from ..table.who import Who
from .reading import read

Socket = WebSocket[Any, Any, Any]

GONE = (ClientDisconnected, WebSocketDisconnect)
TOO_SLOW = 4408
NO_TABLE = 4404
OTHER_SITE = 4403
BAD_SINCE = 4400
NOT_WANTED = 4410
BROKEN = 1011
LONGEST_REASON = 123
"""Bytes that fit into a close frame."""

EXAMPLE = '{"type": "move", "move": "...", "position": 12}'


_commands: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)
_write = msgspec.json.Encoder().encode
PONG = _write(Pong())


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    try:
        await _open(socket, table_id, tables)
    finally:
        socket.receive, socket.send = empty_receive, empty_send  # those that it had hold it


async def _open(socket: Socket, table_id: str, tables: Tables) -> None:
    """Let somebody in who may come, and keep what has to be known of them."""
    await socket.accept()
    with contextlib.suppress(*GONE):
        if not same_site(socket):
            return await socket.close(OTHER_SITE, say("socket-other-site"))
        heard = [_read_number(socket.query_params.get(name, "0")) for name in ("since", "undone", "entries")]
        if None in heard:
            return await socket.close(BAD_SINCE, say("socket-since"))
        state, address = socket.scope["state"], asked_from(socket)
        if tables.bans.hold(state["person"], address):
            return await socket.close(NOT_WANTED, say("banned"))
        line: Wire = socket.scope["extensions"][LINE]  # type: ignore[index, assignment]
        guest = Guest(line, state["person"], address, Heard(*(number or 0 for number in heard)), state["notice"])
        line.stay(partial(_stay, guest, table_id, tables))
    return None


class Guest(NamedTuple):
    """Somebody whose socket is open."""

    line: Wire
    person: str
    address: str | None
    heard: Heard
    """Before."""
    notice: Said | None
    """What they have to be told."""


async def _stay(guest: Guest, table_id: str, tables: Tables) -> None:
    try:
        async with tables.at(table_id) as table:
            await Client(guest, table, tables).stay()
    except Refusal as refusal:
        await guest.line.close(NO_TABLE if refusal.status == 404 else BROKEN, _fitting(str(refusal)))


class Client:
    """Somebody connected to a table."""

    def __init__(self, guest: Guest, table: Table, tables: Tables) -> None:
        self.person, self.address = guest.person, guest.address
        self._table = table
        self._tables = tables
        self._limits = tables.limits
        self._heard = guest.heard
        self._arriving = True
        """Whether it has been told nothing yet, or nothing that counts."""
        self._look: int | None = None
        self._seat: int | None = None
        """Whose view it was told last."""
        self._notice = guest.notice
        self._line = guest.line
        self._loop = asyncio.get_running_loop()
        self._gone = False
        self._due = False
        """Whether it is about to be told what is new."""
        self._waiting: asyncio.Task[None] | None = None
        """For the connection to accept what was sent: what happens meanwhile goes into one update."""

    def wake(self) -> None:
        if not self._due and self._waiting is None:
            self._due = True
            self._loop.call_soon(self._tell)

    def dismiss(self, code: int, reason: str) -> None:
        self._line.hang_up(code, _fitting(reason))

    async def stay(self) -> None:
        """Until the connection ends."""
        if len(self._who().mine) > 1:
            self._heard = self._heard._replace(events=0)  # whoever is behind a curtain begins anew as a spectator
        self._tables.join(self._table, self)
        try:
            await self._come_back()
            await self._listen()
        finally:
            # First nobody wakes it any more, then it stops, and those who stay hear that it is gone.
            self._tables.leave(self._table, self)
            self._gone = True
            if self._waiting is not None:
                self._waiting.cancel()

    async def _come_back(self) -> None:
        try:
            await self._tables.welcome(self._table, self.person)
        except Refusal as refusal:
            log.warning("table %s: somebody came and was not noticed: %s", self._table.id, refusal, extra=self._where())

    def _where(self) -> dict[str, Any]:
        """What the log is told of this client."""
        return fields(table=self._table.id, person=self.person)

    def _who(self) -> Who:
        return self._table.who(self.person, self._look)

    def _tell(self) -> None:
        """Send an update with all that is new."""
        self._due = False
        if self._gone:
            return
        if not self._line.writable.is_set():
            self._waiting = asyncio.create_task(self._tell_later())
            return
        try:
            table, who = self._table, self._who()
            if who.seat != self._seat and self._heard.events and table.match.game.hidden and not self._arriving:
                # Another seat has heard something else: the story is told anew.
                self._heard, self._arriving = self._heard._replace(events=0), True
            update = table.update(who, self._heard, self._notice, arriving=self._arriving)
            self._heard, self._seat, self._notice, self._arriving = table.heard, who.seat, None, False
            self._line.tell(update)
        except ClientDisconnected:
            pass
        except Exception:
            log.exception("table %s: an update failed", self._table.id, extra=self._where())
            self.dismiss(BROKEN, say("socket-failed"))

    async def _tell_later(self) -> None:
        with contextlib.suppress(ClientDisconnected):
            await self._accepted()
            self._waiting = None
            self.wake()

    async def _listen(self) -> None:
        throttle, most = Throttle(self._limits), self._limits.message_bytes
        while (event := await self._line.receive())["type"] != "websocket.disconnect":
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
            command = read(_commands, text)
        except Refusal as refusal:
            return await self._refuse(refusal, None)
        name = str(command.__struct_config__.tag)
        try:
            await self._carry_out(command)
        except CheeseboardError as problem:
            await self._refuse(problem, name)
        except ClientDisconnected:
            raise
        except Exception:
            log.exception("table %s: %s failed", self._table.id, name, extra=self._where())
            await self._refuse(Refusal("command-failed"), name)
        return None

    async def _carry_out(self, command: AnyCommand) -> None:
        if isinstance(command, Ping):
            await self._say(PONG)
        elif isinstance(command, Look):
            self._look_at(command.seat)
        else:
            await self._tables.do(self._table, lambda: Asker(self.person, self._who()), command, self.address)

    def _look_at(self, seat: int | None) -> None:
        if seat is not None and seat not in self._who().mine:
            raise Refusal("look-not-yours", 403)
        self._look = seat
        self.wake()

    async def _refuse(self, problem: CheeseboardError, to: str | None) -> None:
        measures.refusals.labels(problem.code).inc()
        refused = Refused(str(problem), problem.code, problem.params, to)
        await self._say(_write(refused))

    async def _say(self, text: bytes) -> None:
        while not self._line.tell(text):
            await self._accepted()

    async def _accepted(self) -> None:
        """Wait until the client has accepted what was sent to it, for so long and no longer."""
        try:
            async with asyncio.timeout(self._limits.slow_client):
                await self._line.writable.wait()
        except TimeoutError:
            self.dismiss(TOO_SLOW, say("socket-slow"))
            raise ClientDisconnected from None


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


def _read_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _fitting(reason: str) -> str:
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
