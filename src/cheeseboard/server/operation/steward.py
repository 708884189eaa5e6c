"""The store in the hands of whoever operates servers: what `cheeseboard admin` does, also beside servers that run.

Whatever servers may hold in memory of what is changed here, they are left word of (`orders`).
"""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, delete, insert, make_url, select

from cheeseboard.engine.errors import Unable

from ..api.mine import leave_for_good
from ..entrance.bans import as_banned, is_address, is_here
from ..limits import FEWEST_LETTERS, Limits
from ..play.tables import Tables
from ..processes.neighbours import Alone
from ..storage import orders, schema
from ..storage.database import Place
from ..storage.entries import Ended, Standing
from ..storage.store import Store, Taken, now


class Undone(Unable):
    """Something that whoever operates servers wants cannot be done."""


@dataclass(frozen=True)
class Outline:
    """A table, as a list of them tells it."""

    id: str
    game: str
    state: str
    created: int
    at: int
    """When something last happened there, in milliseconds since 1970."""
    entries: int
    host: str
    people: tuple[str, ...]
    """Those who sit there."""
    bots: tuple[str, ...]


class Bystander(Alone):
    """Whoever only looks after tables: whose turn it becomes is for the servers."""

    async def may_think(self, table: str) -> bool:  # noqa: ARG002
        return False


class Steward(Store):
    def __init__(self, where: Place) -> None:
        """Raises UnusableDatabase."""
        super().__init__(where, Limits(), there=True)
        self._where = where

    async def tables(
        self, *, state: str | None = None, game: str | None = None, person: str | None = None, most: int = 50
    ) -> list[Outline]:
        """Those where something happened last come first."""
        whose = None if person is None else await self.person(person)
        return await self._read(lambda connection: _outlines(connection, state, game, whose, most))

    async def person(self, letters: str) -> str:
        """The id that begins so; raises Undone where there is none, or more than one."""
        if len(letters) < FEWEST_LETTERS:
            raise Undone("admin-person-short", letters=letters, fewest=FEWEST_LETTERS)
        found = await self._read(lambda connection: _people(connection, letters))
        if len(found) != 1:
            raise Undone("admin-person-many" if found else "admin-person-none", letters=letters)
        return found[0]

    async def close_table(self, table: str) -> None:
        """End the match at a table; raises Undone."""
        while True:
            log = await self.load(table)
            if log is None:
                raise Undone("admin-table-none", table=table)
            standing = Standing.of(table, log)
            if standing.over:
                raise Undone("admin-table-over", table=table)
            try:
                await self.append(standing, [Ended("closed")], None)
            except Taken:
                continue
            return

    async def delete_table(self, table: str) -> None:
        """A table with all that is known of it; raises Undone."""
        if not await self.delete([table]):
            raise Undone("admin-table-none", table=table)

    async def ban(self, whom: str, until: int | None) -> str:
        """A person by their id or its beginning, an address or a network; who that is. Raises Undone."""
        known = await self._whom(whom)
        row = {"whom": known, "at": now(), "until": until}

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.bans).where(schema.bans.c.whom == known))
            connection.execute(insert(schema.bans).values(row))
            orders.give(connection, now(), "bans")

        await self._write(write, "ban")
        return known

    async def unban(self, whom: str) -> str:
        """Raises Undone for whoever is not banned."""
        known, bans = whom, await self.bans()
        if is_address(whom):
            known = as_banned(whom) if _can_be_banned(whom) else whom
        elif whom not in bans and len(whom) < FEWEST_LETTERS:
            raise Undone("admin-person-short", letters=whom, fewest=FEWEST_LETTERS)
        found = [each for each in bans if each == known or (each.startswith(known) and not is_address(each))]
        if len(found) != 1:
            raise Undone("admin-not-banned", whom=whom)

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.bans).where(schema.bans.c.whom == found[0]))
            orders.give(connection, now(), "bans")

        await self._write(write, "ban")
        return found[0]

    async def erase(self, letters: str) -> str:
        """Forget somebody as if they had asked for it; whom. Raises Undone."""
        person = await self.person(letters)
        tables = Tables(self, Limits(), neighbours=Bystander())
        try:
            await leave_for_good(tables, person)
        finally:
            await tables.close()
        return person

    async def back_up(self, file: Path) -> None:
        """Copy everything to this file, while servers go on; raises Undone."""
        await asyncio.to_thread(_make, file, self._copy_file if self._file else self._dump)

    def _copy_file(self, file: Path) -> None:
        with closing(sqlite3.connect(str(self._file))) as kept, closing(sqlite3.connect(file)) as copy:
            kept.backup(copy)
            ((verdict,),) = copy.execute("PRAGMA quick_check(1)").fetchall()
            if verdict != "ok":
                raise sqlite3.DatabaseError(verdict)

    def _dump(self, file: Path) -> None:
        program = shutil.which("pg_dump")
        if program is None:
            raise Undone("admin-backup-no-program", file=file)
        url = make_url(str(self._where)).set(drivername="postgresql")
        # Not among the arguments, which everybody on this machine can read.
        surroundings = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
        source = url.set(password=None).render_as_string()
        command = [program, "--format=custom", f"--file={file}", source]
        done = subprocess.run(command, env=surroundings, capture_output=True, text=True)
        if done.returncode:
            raise Undone("admin-backup-failed", file=file, problem=done.stderr.strip().partition("\n")[0])

    async def _whom(self, whom: str) -> str:
        if not is_address(whom):
            return await self.person(whom)
        if not _can_be_banned(whom):
            raise Undone("network-wrong", network=whom)
        if is_here(whom):
            raise Undone("admin-ban-here", whom=whom)
        return as_banned(whom)

    def _leave_word(self, connection: Connection, what: orders.What, tables: Sequence[str]) -> None:
        orders.give(connection, now(), what, tables)


def _make(file: Path, fill: Callable[[Path], None]) -> None:
    """Fill a new file that is for its owner alone; where that fails there is none. Raises Undone."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        try:
            fill(file)
        except BaseException:
            file.unlink(missing_ok=True)
            raise
    except FileExistsError:
        raise Undone("admin-backup-there", file=file) from None
    except (OSError, sqlite3.Error) as problem:
        said = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        raise Undone("admin-backup-failed", file=file, problem=said) from None


def _can_be_banned(text: str) -> bool:
    try:
        as_banned(text)
    except ValueError:
        return False
    return True


def _people(connection: Connection, letters: str) -> list[str]:
    """Two of those whose id begins so, at most."""
    known: set[str] = set()
    for column in (schema.people.c.id, schema.mentioned.c.person):
        wanted = select(column).where(column.startswith(letters, autoescape=True)).distinct().limit(2)
        known |= {*connection.scalars(wanted)}
    return sorted(known)


def _outlines(
    connection: Connection, state: str | None, game: str | None, person: str | None, most: int
) -> list[Outline]:
    tables, seats = schema.tables.c, schema.seats.c
    wanted = select(schema.tables).order_by(tables.at.desc(), tables.id).limit(most)
    if state is not None:
        wanted = wanted.where(tables.state == state)
    if game is not None:
        wanted = wanted.where(tables.game == game)
    if person is not None:
        named = select(schema.mentioned.c.table_id).where(schema.mentioned.c.person == person)
        wanted = wanted.where(tables.id.in_(named))
    rows = connection.execute(wanted).all()
    sitting: dict[str, list[Any]] = {row.id: [] for row in rows}
    there = select(schema.seats).where(seats.table_id.in_(sitting)).order_by(seats.table_id, seats.seat)
    for seat in connection.execute(there):
        sitting[seat.table_id].append(seat)
    return [
        Outline(
            row.id,
            row.game,
            row.state,
            row.created,
            row.at,
            row.entries,
            row.host,
            tuple(seat.person for seat in sitting[row.id] if seat.person),
            tuple(seat.bot for seat in sitting[row.id] if seat.bot),
        )
        for row in rows
    ]
