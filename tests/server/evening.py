"""People who come to the tables of one server, all in this process, with a clock that can be put forward."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from cheeseboard.server.limits import Limits
from cheeseboard.server.play.doing import Asker
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.commands import AnyCommand, Move
from cheeseboard.server.protocol.messages import TableInfo
from cheeseboard.server.storage.entries import type_of
from cheeseboard.server.storage.store import Store, now
from cheeseboard.server.table.table import Heard, Table
from tests.patience import PATIENCE
from tests.server import laid


class Evening:
    def __init__(self, place: Path, limits: Limits) -> None:
        self.later = 0.0
        """Seconds by which the tables' clock is ahead."""
        self.store = Store(place, limits)
        self.tables = Tables(self.store, limits, clock=lambda: now() + int(1000 * self.later))

    async def lay(self, *seats: str, people: str = "", come: bool = True, **wanted: Any) -> Table:
        """A table of Ada's, where these others sit down one after another; all of them, as a rule, are here."""
        table = await laid.lay(self.tables, *seats, **wanted)
        if come:
            await self.come(table, "ada")
        for person in people.split():
            await self.come(table, person)
            open_seat = next(seat for seat, chair in enumerate(table.standing.chairs) if chair.open)
            await self.tables.sit(table, open_seat, person)
        return table

    async def come(self, table: Table, person: str) -> laid.Here:
        return await laid.come(self.tables, table, person)

    def go(self, table: Table, person: str) -> None:
        for client in [client for client in table.presence.clients if client.person == person]:
            self.tables.leave(table, client)

    async def do(self, table: Table, person: str, command: AnyCommand, look: int | None = None) -> None:
        """Raises what says why not; then nothing has been written."""
        before = table.standing.entries
        try:
            await self.tables.do(table, lambda: Asker(person, table.who(person, look)), command, None)
        except Exception:
            assert table.standing.entries == before
            raise

    async def refused(self, table: Table, person: str, command: AnyCommand, look: int | None = None) -> str:
        try:
            await self.do(table, person, command, look)
        except ValueError as problem:
            return str(problem)
        raise AssertionError(f"{person} could: {command}")

    async def move(self, table: Table, person: str | None = None, move: str | None = None) -> None:
        """The next move, the first that is legal, by whoever is to move."""
        assert table.turn is not None
        seat = table.turn
        who = person or table.standing.chairs[seat].person
        assert who is not None
        await self.do(table, who, Move(move or table.match.legal()[0], table.standing.position), seat)

    async def play_out(self, table: Table) -> None:
        """People make legal moves, bots whatever they like, until it is over."""
        while table.state != "over":
            if table.turn is not None and table.standing.chairs[table.turn].bot:
                await self.bots(table)
            else:
                await self.move(table)

    async def bots(self, table: Table) -> None:
        """Bots move until it is a person's turn."""
        while task := self.tables.turns.task(table.id):
            if table.turn is None or not table.standing.chairs[table.turn].bot:
                return
            await task
            await asyncio.sleep(0)

    async def late(self, tables: Tables, table: Table) -> None:
        """A bot makes the move of somebody whose time has run out, and the next one has all the time again."""
        moving = laid.bots_turn(tables, table)
        await asyncio.sleep(0)  # by now it has found out
        self.later = 0
        await moving

    async def reloaded(self, table: Table) -> Table:
        """The same table, as a server finds it that has just started."""
        async with self.another_server().at(table.id) as again:
            return again

    def another_server(self) -> Tables:
        """On the same file."""
        return Tables(self.store, self.tables.limits, clock=lambda: now() + int(1000 * self.later))


def evening(place: Path, story: Callable[[Evening], Awaitable[None]], **limits: Any) -> None:
    async def told() -> None:
        opened = Evening(place, Limits(**{"bot_pace": 0, **limits}))
        try:
            async with asyncio.timeout(PATIENCE):
                await story(opened)
        finally:
            await opened.tables.close()
            opened.store.close()

    asyncio.run(told())


def told(table: Table, person: str | None, look: int | None = None, heard: Heard = Heard()) -> Any:  # noqa: B008
    """What somebody hears who comes now."""
    return msgspec.json.decode(table.update(table.who(person, look), heard))


def info(table: Table, person: str | None = None) -> TableInfo:
    return table.info(person)


def types(table: Table) -> list[str]:
    """What its log is made of."""
    return [type_of(noted.entry.what) for noted in table.story.log]
