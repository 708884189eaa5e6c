"""What is kept: people, tables, who sits where, and every move. Memory is only a cache of this."""

import asyncio
import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from . import schema
from .limits import DAY, USUAL_PACE, Limits, Refusal
from .messages import Pace
from .writer import Write, Writer

T = TypeVar("T")


@dataclass(frozen=True)
class Chair:
    """A seat as it is kept: a person's, a bot's, or open when it is neither's."""

    person: str | None = None
    bot: str | None = None
    stands_in_for: str | None = None
    """The name of the bot that failed on this seat."""


@dataclass(frozen=True)
class Kept:
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, str]
    key: bytes
    host: str
    created: int
    chairs: tuple[Chair, ...]
    moves: tuple[str, ...] = ()
    over: bool = False
    pace: Pace = USUAL_PACE

    @cached_property
    def commitment(self) -> str:
        """What everybody may know of the key before the end."""
        return hashlib.sha256(self.key).hexdigest()

    @cached_property
    def laid(self) -> str:
        return datetime.fromtimestamp(self.created / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class Taken(Exception):  # noqa: N818 -- reads as what happened
    """Somebody else wrote there first: what memory holds of this table is out of date."""


class Store:
    def __init__(self, place: Path, limits: Limits) -> None:
        """Raises UnusableDatabase."""
        self._limits = limits
        self._engine = schema.open_database(place, limits.save_patience)
        self._writer = Writer(self._engine)
        with self._engine.connect() as connection:
            secret = connection.scalar(select(schema.settings.c.value).where(schema.settings.c.name == "secret"))
        self.secret = str(secret)

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()

    async def name_of(self, person: str) -> str | None:
        return (await self.names([person])).get(person)

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """What those of these people are called who have said it."""
        return await self._read(lambda connection: _names(connection, people))

    async def call(self, person: str, name: str) -> None:
        """Remember what a person is called."""

        def write(connection: Connection) -> None:
            known = connection.execute(update(schema.people).where(schema.people.c.id == person).values(name=name))
            if known.rowcount == 0:
                connection.execute(insert(schema.people).values(id=person, name=name))

        await self._write(write, "name")

    async def lay(self, table: Kept) -> None:
        """Keep a new table, unless its host has too many unfinished ones."""
        most = self._limits.tables_per_person

        def write(connection: Connection) -> None:
            recent = (schema.tables.c.host == table.host) & (schema.tables.c.created > table.created - 1000 * DAY)
            laid = select(func.count()).select_from(schema.tables).where(recent, ~schema.tables.c.over)
            if connection.execute(laid).scalar_one() >= most:
                raise Refusal("tables-unfinished", 429, most=most)
            connection.execute(
                insert(schema.tables).values(
                    id=table.id,
                    game=table.game,
                    options=msgspec.json.encode(table.options).decode(),
                    key=table.key,
                    host=table.host,
                    created=table.created,
                    over=False,
                    pace=table.pace,
                )
            )
            connection.execute(
                insert(schema.seats),
                [
                    {"table_id": table.id, "seat": seat, "person": chair.person, "bot": chair.bot}
                    for seat, chair in enumerate(table.chairs)
                ],
            )

        await self._write(write, "table")

    async def sit(self, table: str, seat: int, person: str) -> None:
        """Give an open seat to a person; raises Taken if it is not open any more."""
        place = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat)
        still_open = schema.seats.c.person.is_(None) & schema.seats.c.bot.is_(None)

        def write(connection: Connection) -> None:
            if connection.execute(update(schema.seats).where(place, still_open).values(person=person)).rowcount == 0:
                raise Taken

        await self._write(write, "seat")

    async def stand_in(self, table: str, seat: int, failed: str, chair: Chair) -> None:
        """Give a bot's seat to another one; raises Taken if the one that failed does not sit there any more."""
        place = (schema.seats.c.table_id == table) & (schema.seats.c.seat == seat) & (schema.seats.c.bot == failed)
        change = update(schema.seats).where(place).values(bot=chair.bot, stands_in_for=chair.stands_in_for)

        def write(connection: Connection) -> None:
            if connection.execute(change).rowcount == 0:
                raise Taken

        await self._write(write, "seat")

    async def set_pace(self, table: str, pace: Pace) -> None:
        change = update(schema.tables).where(schema.tables.c.id == table).values(pace=pace)
        await self._write(lambda connection: connection.execute(change), "pace")

    async def append(self, table: str, number: int, move: str) -> None:
        """Keep move number so-and-so, from 0; raises Taken if there is one with that number already."""

        def write(connection: Connection) -> None:
            try:
                connection.execute(insert(schema.moves), {"table_id": table, "number": number, "move": move})
            except IntegrityError:
                raise Taken from None

        await self._write(write, "move")

    async def finish(self, table: str) -> None:
        """Take a table that is over off the list of open ones."""
        over = update(schema.tables).where(schema.tables.c.id == table).values(over=True)
        await self._write(lambda connection: connection.execute(over), "end")

    async def load(self, table: str) -> Kept | None:
        return await self._read(lambda connection: _load(connection, table))

    async def open_tables(self) -> list[Kept]:
        """The tables for the list, without their moves: those that wait for players first, then newest first."""
        most, since = self._limits.tables_listed, now() - int(1000 * self._limits.listed_for)
        return await self._read(lambda connection: _open_tables(connection, most, since))

    async def _read(self, read: Callable[[Connection], T]) -> T:
        def work() -> T:
            with self._engine.connect() as connection:
                return read(connection)

        try:
            return await asyncio.to_thread(work)
        except SQLAlchemyError as problem:
            raise Refusal("database-unread", 503, problem=schema.reason(problem)) from problem

    async def _write(self, write: Write, what: str) -> None:
        try:
            await self._writer.write(write)
        except SQLAlchemyError as problem:
            raise Refusal("database-unsaved", 503, what=what, problem=schema.reason(problem)) from problem


def now() -> int:
    """Milliseconds since 1970, as tables keep the time they were laid."""
    return time.time_ns() // 1_000_000


def _names(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    wanted = select(schema.people.c.id, schema.people.c.name).where(schema.people.c.id.in_(people))
    return {row.id: row.name for row in connection.execute(wanted)}


def _load(connection: Connection, table: str) -> Kept | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    moves = select(schema.moves.c.move).where(schema.moves.c.table_id == table).order_by(schema.moves.c.number)
    return _kept(row, _chairs(connection, [table])[table], tuple(connection.scalars(moves)))


def _open_tables(connection: Connection, most: int, since: int) -> list[Kept]:
    tables, seats = schema.tables.c, schema.seats.c
    for_people = exists().where(seats.table_id == tables.id, seats.bot.is_(None))
    waits = exists().where(seats.table_id == tables.id, seats.bot.is_(None), seats.person.is_(None))
    wanted = select(schema.tables).where(~tables.over, tables.created > since, for_people)
    wanted = wanted.order_by(waits.desc(), tables.created.desc(), tables.id).limit(most)
    rows = connection.execute(wanted).all()
    chairs = _chairs(connection, [row.id for row in rows])
    return [_kept(row, chairs[row.id], ()) for row in rows]


def _chairs(connection: Connection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    """The seats of each of these tables, in order."""
    wanted = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.seat)
    chairs: dict[str, list[Chair]] = {table: [] for table in tables}
    for row in connection.execute(wanted):
        chairs[row.table_id].append(Chair(row.person, row.bot, row.stands_in_for))
    return chairs


def _kept(row: Row[Any], chairs: Sequence[Chair], moves: tuple[str, ...]) -> Kept:
    options = msgspec.json.decode(row.options, type=dict[str, str])
    return Kept(row.id, row.game, options, row.key, row.host, row.created, tuple(chairs), moves, row.over, row.pace)
