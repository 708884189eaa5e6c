"""The socket of a table: tells a client everything its seat may know, and takes what it wants."""

import asyncio
import contextlib
import re
from functools import partial
from typing import Any, NamedTuple
from urllib.parse import parse_qsl

import msgspec
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.engine.told import Said
from cheeseboard.words import say

from .. import measures
from ..entrance.addresses import arrival_of, same_site
from ..entrance.wire import LINE, Wire
from ..limits import Limits, Refusal
from ..logs import fields, log
from ..play.doing import Asker
from ..play.tables import Tables
from ..protocol.commands import AnyCommand, Look, Ping
from ..protocol.messages import Pong, Refused
from ..table.table import Heard, Table, Told
from ..table.who import Who
from .reading import read

ROUTE = "/api/tables/{table_id}/socket"
_PLACE = re.compile(r"/api/tables/([^/]+)/socket/?")
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


def table_sockets(tables: Tables) -> ASGIApp:
    """Opens sockets. The framework is not asked, since that would take longer than all that is done here."""

    async def opening(scope: Scope, _receive: Receive, send: Send) -> None:
        place = _PLACE.fullmatch(scope["path"])
        if place is None:
            await send({"type": "websocket.close", "code": NO_TABLE, "reason": ""})
            return
        scope["path_template"], scope["path_params"] = ROUTE, {"table_id": place[1]}
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        _open(scope, place[1], tables)

    return opening


def _open(scope: Scope, table_id: str, tables: Tables) -> None:
    """Let somebody in who may come, and keep what has to be known of them."""
    line: Wire = scope["extensions"][LINE]  # type: ignore[index, assignment]
    if not same_site(scope):
        return line.hang_up(OTHER_SITE, say("socket-other-site"))
    asked = dict(parse_qsl(scope["query_string"].decode("latin-1"), keep_blank_values=True))
    heard = [_read_number(asked.get(name, "0")) for name in ("since", "undone", "entries")]
    changes = asked.get("changes", "0")
    if None in heard or changes not in ("0", "1"):
        return line.hang_up(BAD_SINCE, say("socket-since"))
    state, address = scope["state"], arrival_of(scope).address
    if tables.bans.hold(state["person"], address):
        return line.hang_up(NOT_WANTED, say("banned"))
    known = Heard(*(number or 0 for number in heard))
    guest = Guest(line, state["person"], address, known, changes == "1", state["notice"])
    return line.stay(partial(_stay, guest, table_id, tables))


class Guest(NamedTuple):
    """Somebody whose socket is open."""

    line: Wire
    person: str
    address: str | None
    heard: Heard
    """Before."""
    changes: bool
    """Whether they put what is new into what they had, and want to be told no more of the table and the view."""
    notice: Said | None
    """What they have to be told."""


async def _stay(guest: Guest, table_id: str, tables: Tables) -> None:
    try:
        async with tables.at(table_id, exactly=False) as table:
            if guest.heard.entries > table.heard.entries:  # from another process, a moment ago
                await tables.following.freshen(table)
            await Client(guest, table, tables).stay()
    except Refusal as refusal:
        guest.line.hang_up(NO_TABLE if refusal.status == 404 else BROKEN, _fitting(str(refusal)))


class Client:
    """Somebody connected to a table."""

    def __init__(self, guest: Guest, table: Table, tables: Tables) -> None:
        self.person, self.address = guest.person, guest.address
        self._table = table
        self._tables = tables
        self._limits = tables.limits
        self._heard = guest.heard
        self._changes = guest.changes
        self._told: Told | None = None
        """What it has been told; None where that is nothing yet, or nothing that counts."""
        self._look: int | None = None
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
            told = self._told
            if told is table.told(who) and self._heard == table.heard and self._notice is None:
                return  # as where others have come before it did
            if told is not None and who.seat != told.seat and self._heard.events and table.match.game.hidden:
                # Another seat has heard something else: the story is told anew.
                self._heard, told = self._heard._replace(events=0), None
            update = table.update(who, self._heard, told, self._notice, changes=self._changes)
            self._heard, self._told, self._notice = table.heard, table.told(who), None
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
        while (text := await self._line.receive()) is not None:
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
        try:
            await self._carry_out(command)
        except CheeseboardError as problem:
            await self._refuse(problem, _name(command))
        except ClientDisconnected:
            raise
        except Exception:
            log.exception("table %s: %s failed", self._table.id, _name(command), extra=self._where())
            await self._refuse(Refusal("command-failed"), _name(command))
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
        self._told = self._told and self._told._replace(frame=b"")  # so that there is an answer, whatever is new
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


def _name(command: AnyCommand) -> str:
    return str(command.__struct_config__.tag)


def _read_number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


def _fitting(reason: str) -> str:
    return reason.encode()[:LONGEST_REASON].decode(errors="ignore")
