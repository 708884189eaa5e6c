"""What is kept: people, and the log of every table. Memory is only a cache of this."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from .. import measures
from ..gathering import Gathering
from ..limits import DAY, TABLES_DELETED, Limits, Refusal
from ..protocol.past import GameStatistics
from . import database, deleting, forgetting, history, index, orders, schema, sqlite
from .database import Many, Place
from .entries import NUMEROUS, AnyEntry, Entry, Moved, Next, Passed, Sat, Standing, decoded, encoded, named_in, type_of
from .schema import UnusableDatabase
from .writer import CutOff, Joint, Write, Writer

T = TypeVar("T")
_Tail = tuple[str, int]
"""A table, and from which number on."""
_Written = tuple[int, int, str]
"""An entry as it stands in the database: its number, when it was written, and what it says."""
Holding = Callable[[str], AbstractAsyncContextManager[Any]]
"""Keeps everybody else from changing a table."""


class Taken(Exception):  # noqa: N818 -- reads as what happened
    """Somebody else wrote there first: what memory holds of this table is out of date."""


class Store:
    def __init__(
        self,
        place: Place,
        limits: Limits,
        lost: Callable[[], None] = lambda: None,
        saves: bool = True,
        there: bool = False,
    ) -> None:
        """Raises UnusableDatabase, also where it has to be `there` and is not.

        `lost` is called, from another thread, when the database has been taken away; what it held is saved, unless
        somebody else does it.
        """
        self._limits = limits
        self._place = place
        self._engine = database.opened(place, limits, there)
        self._single = database.single(self._engine)
        self._file = database.file_of(place)
        watch = sqlite.Watch(self._file) if self._file else None
        self._writer = Writer(self._engine, limits.save_patience, watch if saves or not watch else watch.look, lost)
        self._logs = Gathering(self._read_logs)
        secret = select(schema.settings.c.value).where(schema.settings.c.name == "secret")
        self.secret = str(self._begin_with(lambda connection: connection.scalar(secret)))

    @property
    def end(self) -> UnusableDatabase | None:
        """Why nothing can be kept any more, if the database has been taken away."""
        return self._writer.end

    def close(self) -> None:
        self._writer.close()
        self._engine.dispose()

    async def answer(self) -> None:
        """Raises Refusal unless the database answers."""
        await self._look_up(lambda connection: connection.execute(select(1)).all())

    async def name_of(self, person: str) -> str | None:
        return await self._look_up(lambda connection: connection.scalar(_NAME, {"person": person}))

    async def names(self, people: Sequence[str]) -> dict[str, str]:
        """What those of these people are called who have said it."""
        return await self._look_up(lambda connection: _names(connection, people))

    async def knows(self, person: str) -> bool:
        """Whether anything has been kept of what a person said about themselves."""
        wanted = select(schema.people.c.id).where(schema.people.c.id == person)
        return await self._look_up(lambda connection: connection.scalar(wanted) is not None)

    async def call(self, person: str, name: str) -> None:
        """Remember what a person is called."""
        await self._set(person, "name", name=name)

    async def is_rated(self, person: str) -> bool:
        wanted = select(schema.people.c.rated).where(schema.people.c.id == person)
        return await self._look_up(lambda connection: bool(connection.scalar(wanted)))

    async def set_rated(self, person: str, rated: bool) -> None:
        """Whether a person wants a rating; what has been worked out before is kept for when they want it again."""
        await self._set(person, "rated", rated=rated)

    async def _set(self, person: str, what: str, **values: Any) -> None:
        def write(connection: Connection) -> None:
            known = connection.execute(update(schema.people).where(schema.people.c.id == person).values(values))
            if known.rowcount == 0:
                connection.execute(insert(schema.people).values({"id": person, "rated": False, **values}))

        await self._write(write, what)

    async def lay(
        self, table: str, whats: Sequence[AnyEntry], turn: int | None, names: dict[str, str] | None = None
    ) -> list[Entry]:
        """Begin a log, with Laid; raises Refusal if its host has too many unfinished ones.

        What the host is called is put into `names`.
        """
        entries = _numbered(0, whats, now())
        write = _Laid(Standing.of(table, entries), entries, turn, self._limits.tables_per_person)
        await self._write(write, "table")
        measures.noted(whats)
        if names is not None:
            names |= write.names
        return entries

    async def append(
        self, standing: Standing, whats: Sequence[AnyEntry], turn: int | None, names: dict[str, str] | None = None
    ) -> list[Entry]:
        """Add these to a log that stands so, all or none; raises Taken if there is more of it by now, and Refusal if
        somebody sits down who sits at too many tables.

        `turn` is the seat to move afterwards. The caller's standing stays as it is, until these are added to it. What
        those are called who get a seat is put into `names`.
        """
        entries = _numbered(standing.entries, whats, max(now(), standing.at))
        if all(isinstance(what, Moved) for what in whats):
            await self._write(_Moves(standing, entries, turn), _what(whats))
        else:
            later = standing.after(entries)
            write = _Changed(standing, later, entries, turn, self._limits.seats_per_person, self._leave_word)
            await self._write(write, _what(whats))
            if names is not None:
                names |= write.names
        measures.noted(whats)
        return entries

    async def rematch(
        self,
        standing: Standing,
        answers: Sequence[AnyEntry],
        table: str,
        whats: Sequence[AnyEntry],
        turn: int | None,
    ) -> tuple[list[Entry], list[Entry]]:
        """Lay the table that follows one which stands so; what is added to the log of the old one, and the new log.

        All of it happens or nothing: whenever a server stops, whoever wants a rematch has it or can ask for it. Raises
        Taken, and Refusal as `lay`.
        """
        added = _numbered(standing.entries, [*answers, Next(table)], max(now(), standing.at))
        laid = _numbered(0, whats, now())
        later, new = standing.after(added), Standing.of(table, laid)

        def write(connection: Connection) -> None:
            _Changed(standing, later, added, None, self._limits.seats_per_person, self._leave_word)(connection)
            _Laid(new, laid, turn, self._limits.tables_per_person)(connection)

        await self._write(write, "table")
        measures.noted(entry.what for entry in (*added, *laid))
        return added, laid

    async def load(self, table: str, since: int = 0) -> list[Entry] | None:
        """The log of a table from that number on, if there is any of it."""
        rows = await self._logs.of((table, since)) or ()
        return [Entry(number, at, decoded(data)) for number, at, data in rows] or None

    async def counts(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the logs of these tables have by now; of those that there are."""
        return await self._look_up(lambda connection: _counts(connection, tables))

    async def mentioned(self, tables: Sequence[str]) -> dict[str, set[str]]:
        """Whom the logs of these tables name by now."""
        return await self._look_up(lambda connection: index.mentioned(connection, tables))

    async def listed(self) -> list[Standing]:
        """Tables that everybody may find and where something has happened of late, in outline.

        Those that wait for players come first, then those where something happened last.
        """
        most, since = self._limits.tables_listed, now() - int(1000 * self._limits.listed_for)
        return await self._read(lambda connection: _listed(connection, most, since))

    async def tables_of(self, person: str, since: int = 0) -> list[index.Mine]:
        """Where a person has a seat, if something happened there since then; newest first.

        Not where they have left it to a bot, and everybody else is one.
        """
        return await self._look_up(lambda connection: index.tables_of(connection, person, since))

    async def finished_of(self, person: str, before: int | None, most: int) -> list[history.Past]:
        """The last matches of a person that came to their end before that time, newest first."""
        return await self._read(lambda connection: history.finished_of(connection, person, before, most))

    async def statistics_of(self, person: str) -> list[GameStatistics]:
        return await self._read(lambda connection: history.statistics_of(connection, person))

    async def add_code(self, code_hash: str, table: str, seat: int, person: str, until: int) -> None:
        """Keep by its hash a code that takes a person's seat elsewhere; those that no longer hold are thrown away."""
        new = {"hash": code_hash, "table_id": table, "seat": seat, "person": person, "until": until}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.codes).where(schema.codes.c.until < now()))
            connection.execute(insert(schema.codes).values(new))

        await self._write(write, "code")

    async def take_code(self, code_hash: str) -> tuple[str, int, str] | None:
        """The table, seat and person of a code that still holds; it never does again."""
        taken: list[tuple[str, int, str]] = []

        def write(connection: Connection) -> None:
            gone = delete(schema.codes).where(schema.codes.c.hash == code_hash).returning(schema.codes)
            found = connection.execute(gone).all()
            taken[:] = [(row.table_id, row.seat, row.person) for row in found if row.until >= now()]

        await self._write(write, "code")
        return taken[0] if taken else None

    async def forget(self, person: str, holding: Holding = nullcontext) -> list[str]:
        """Forget what a person is called, has said and played; the tables whose logs name a stranger instead now.

        It is the only change that is ever made to a log; each is kept by `holding` while it is made.
        """
        changed, done = set[str](), [False]

        def write(connection: Connection) -> None:
            done[0] = forgetting.forget(connection, person)

        while not done[0]:
            for table in await self._look_up(lambda connection: forgetting.naming(connection, person)):
                async with holding(table):
                    await self._write(partial(forgetting.estrange, table=table, person=person, at=now()), "forgotten")
                changed.add(table)
            await self._erase(write, "forgotten")
        return sorted(changed)

    async def untouched(self, since: int) -> list[str]:
        """The tables, over or not, where nothing has happened since that time."""
        return await self._look_up(lambda connection: deleting.untouched(connection, since))

    async def delete_untouched(self, since: int) -> int:
        """Those tables, with all that is known of them; how many there were."""
        found, count = await self.untouched(since), 0
        for first in range(0, len(found), TABLES_DELETED):
            count += await self.delete(found[first : first + TABLES_DELETED], since)
        return count

    async def delete(self, tables: Sequence[str], since: int | None = None) -> int:
        """These tables, where nothing has happened since then, with all that is known of them; how many there were."""
        count = [0]

        def write(connection: Connection) -> None:
            count[0] = deleting.delete_tables(connection, tables, now(), since)

        await self._erase(write, "deleted")
        return count[0]

    async def _erase(self, write: Write, what: str) -> None:
        """Write so that what was there before is in no file any more."""
        await self._write(write, what)
        if self._file:
            await asyncio.to_thread(sqlite.settle, self._engine)

    def _leave_word(self, connection: Connection, what: orders.What, tables: Sequence[str]) -> None:
        """With a change, for servers that did not make it; whoever serves tells them otherwise."""

    async def orders(self, after: int) -> list[orders.Order]:
        """What was changed beside the servers since that number."""
        return await self._look_up(lambda connection: orders.after(connection, after))

    def standing_orders(self) -> set[int]:
        """The numbers of the last ones; raises UnusableDatabase. For whoever begins to serve, as `standing_bans`."""
        return self._begin_with(orders.standing)

    def standing_bans(self) -> dict[str, int | None]:
        """As `bans`; raises UnusableDatabase."""
        return self._begin_with(orders.banned)

    async def bans(self) -> dict[str, int | None]:
        """Whom, and until when in milliseconds since 1970."""
        return await self._look_up(orders.banned)

    def _begin_with(self, read: Callable[[Connection], T]) -> T:
        """Read before there is anything else to do; raises UnusableDatabase."""
        try:
            with self._engine.connect() as connection:
                return read(connection)
        except SQLAlchemyError as problem:
            raise database.unusable(self._place, problem) from None

    async def _read_logs(self, wanted: Collection[_Tail]) -> dict[_Tail, list[_Written]]:
        """As they are written: whoever wants one that cannot be read is not to fail those who want others."""
        return await self._look_up(lambda connection: {tail: _log(connection, *tail) for tail in wanted})

    async def _look_up(self, read: Callable[[Connection], T]) -> T:
        """Read with a single statement, which sees everything as it was at one moment by itself."""
        return await self._answer(self._single, read)

    async def _read(self, read: Callable[[Connection], T]) -> T:
        """Read with several statements, which all see the same."""
        return await self._answer(self._engine, read)

    async def _answer(self, engine: Engine, read: Callable[[Connection], T]) -> T:
        try:
            return await asyncio.to_thread(_answered, engine, read)
        except SQLAlchemyError as problem:
            raise Refusal("database-unread", 503, problem=schema.reason(problem)) from problem

    async def _write(self, write: Write, what: str) -> None:
        try:
            await self._writer.write(write)
        except CutOff:
            raise Refusal("database-unsure", 503, what=what) from None
        except UnusableDatabase:
            raise Refusal("database-gone", 503) from None
        except SQLAlchemyError as problem:
            raise Refusal("database-unsaved", 503, what=what, problem=schema.reason(problem)) from problem


def _answered(engine: Engine, read: Callable[[Connection], T], again: bool = True) -> T:
    """A connection that was cut while nobody used it shows that only when it is used, and the next one is new."""
    try:
        with engine.connect() as connection:
            return read(connection)
    except DBAPIError as problem:
        if not (problem.connection_invalidated and again):
            raise
    return _answered(engine, read, again=False)


def now() -> int:
    """Milliseconds since 1970, as entries keep the time they were written."""
    return time.time_ns() // 1_000_000


def _numbered(first: int, whats: Sequence[AnyEntry], at: int) -> list[Entry]:
    return [Entry(number, at, what) for number, what in enumerate(whats, first)]


def _what(whats: Sequence[AnyEntry]) -> str:
    """What could not be saved, in a word."""
    return type_of(whats[0])


class _Moves(Joint):
    """Entries that are moves and nothing else: by far the most there are."""

    def __init__(self, standing: Standing, entries: Sequence[Entry], turn: int | None) -> None:
        self._moved = index.moved(standing, entries, turn)
        self._rows = _rows(standing.id, entries)

    @staticmethod
    def together(connection: Connection, writes: Sequence["_Moves"]) -> None:
        if not index.played(connection, [write._moved for write in writes]):
            raise Taken
        try:
            _ENTRIES.execute(connection, [row for write in writes for row in write._rows])
        except IntegrityError:
            raise Taken from None


class _Changed(Joint):
    """What else is added to logs."""

    first = False

    def __init__(
        self,
        before: Standing,
        after: Standing,
        entries: Sequence[Entry],
        turn: int | None,
        most: int,
        leave_word: Callable[[Connection, orders.What, Sequence[str]], None],
    ) -> None:
        """Nobody sits down who sits at so many unfinished tables of others."""
        self._before, self._after, self._entries, self._turn = before, after, entries, turn
        self._most, self._leave_word = most, leave_word
        self.waits = any(isinstance(entry.what, Sat) for entry in entries)
        self.names: dict[str, str] = {}
        """What those are called who get a seat."""

    @staticmethod
    def together(connection: Connection, writes: Sequence["_Changed"]) -> None:
        _let_sit(connection, writes)
        # First of what is changed, so that whoever writes to the same table elsewhere waits here, and nobody waits for
        # somebody who does.
        if not index.change(connection, [(write._before, write._after, write._turn) for write in writes]):
            raise Taken
        try:
            _write_down(connection, [(write._before.id, write._entries) for write in writes])
        except IntegrityError:
            raise Taken from None
        for write in writes:
            if write._after.over and not write._before.over:
                history.keep(connection, write._after)
        writes[0]._leave_word(connection, "written", [write._before.id for write in writes])


def _let_sit(connection: Connection, writes: Sequence[_Changed]) -> None:
    """Raises Refusal."""
    sat = Counter[str]()
    """Together with these, at tables of others."""
    wanted = list[tuple[_Changed, Sat | Passed, index.Wish]]()
    for write in writes:
        for entry in write._entries:
            if isinstance(what := entry.what, Sat | Passed):
                wanted.append((write, what, index.Wish(what.person, write._most - sat[what.person])))
                sat[what.person] += isinstance(what, Sat) and what.person != write._after.laid.host
    found = index.sitters(connection, [wish for _, _, wish in wanted], now() - 1000 * DAY)
    for write, what, wish in wanted:
        known = found[wish]
        if known.enough and isinstance(what, Sat):
            raise Refusal("seats-unfinished", 429, most=write._most)
        if known.name is not None:
            write.names[what.person] = known.name


class _Laid(Joint):
    """The beginnings of logs."""

    first, waits = False, True

    def __init__(self, standing: Standing, entries: Sequence[Entry], turn: int | None, most: int) -> None:
        """Nobody lays a table who has so many unfinished ones."""
        self._standing, self._entries, self._turn, self._most = standing, entries, turn, most
        self.names: dict[str, str] = {}
        """What the host is called."""

    @staticmethod
    def together(connection: Connection, writes: Sequence["_Laid"]) -> None:
        laid = Counter[str]()
        """Together with these, and not in the database yet."""
        wanted = list[index.Wish]()
        for write in writes:
            host = write._standing.laid.host
            wanted.append(index.Wish(host, write._most - laid[host]))
            laid[host] += not write._standing.over
        found = index.hosts(connection, wanted, now() - 1000 * DAY)
        for write, wish in zip(writes, wanted, strict=True):
            known = found[wish]
            if known.enough:
                raise Refusal("tables-unfinished", 429, most=write._most)
            if known.name is not None:
                write.names[wish.person] = known.name
        index.lay(connection, [(write._standing, write._turn) for write in writes])
        _write_down(connection, [(write._standing.id, write._entries) for write in writes])
        for write in writes:
            if write._standing.over:
                history.keep(connection, write._standing)


def _write_down(connection: Connection, logs: Sequence[tuple[str, Sequence[Entry]]]) -> None:
    _ENTRIES.execute(connection, [row for table, entries in logs for row in _rows(table, entries)])
    index.mention(
        connection, {(table, person) for table, entries in logs for entry in entries for person in named_in(entry.what)}
    )


# Made once: making a statement takes longer than carrying it out.
_ENTRIES = Many(schema.entries)
_LOG = (
    select(schema.entries.c.number, schema.entries.c.at, schema.entries.c.data)
    .where(schema.entries.c.table_id == bindparam("table"), schema.entries.c.number >= bindparam("since"))
    .order_by(schema.entries.c.number)
)
_OUTLINES = (
    select(schema.entries)
    .where(schema.entries.c.table_id.in_(bindparam("tables")), schema.entries.c.type.not_in(NUMEROUS))
    .order_by(schema.entries.c.table_id, schema.entries.c.number)
)
_NAME = select(schema.people.c.name).where(schema.people.c.id == bindparam("person"))
_NAMES = select(schema.people.c.id, schema.people.c.name).where(
    schema.people.c.id.in_(bindparam("people")), schema.people.c.name.is_not(None)
)


def _rows(table: str, entries: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": entry.number,
            "at": entry.at,
            "type": type_of(entry.what),
            "data": encoded(entry.what),
        }
        for entry in entries
    ]


def _log(connection: Connection, table: str, since: int) -> list[_Written]:
    return [tuple(row) for row in database.read(connection, _LOG, {"table": table, "since": since})]


def _outlines(connection: Connection, tables: Sequence[str]) -> dict[str, list[Entry]]:
    """Their logs, without their numerous entries."""
    logs: dict[str, list[Entry]] = {table: [] for table in tables}
    for row in connection.execute(_OUTLINES, {"tables": list(tables)}):
        logs[row.table_id].append(Entry(row.number, row.at, decoded(row.data)))
    return logs


def _counts(connection: Connection, tables: Sequence[str]) -> dict[str, int]:
    known = schema.tables.c
    rows = connection.execute(select(known.id, known.entries).where(known.id.in_(tables)))
    return {row.id: row.entries for row in rows}


def _listed(connection: Connection, most: int, since: int) -> list[Standing]:
    tables, rows = schema.tables.c, list[Any]()
    for state in ("waiting", "playing"):  # one by one, so that the index leads to the first few and no others are read
        wanted = select(schema.tables).where(tables.listed, tables.state == state, tables.at > since)
        rows += connection.execute(wanted.order_by(tables.at.desc(), tables.id).limit(most - len(rows)))
    logs = _outlines(connection, [row.id for row in rows])
    return [Standing.in_outline(row.id, logs[row.id], row.entries, row.at) for row in rows]


def _names(connection: Connection, people: Sequence[str]) -> dict[str, str]:
    return {row.id: row.name for row in connection.execute(_NAMES, {"people": list(people)})}
