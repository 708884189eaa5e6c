"""Taking everything that is kept from one database to another, of either kind; all of it or nothing."""

import contextlib
import hashlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, Engine, Table, delete, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.progress import progress

from ..limits import MOVED_TOGETHER, Limits
from . import database, postgres
from .database import Place, file_of, shown
from .schema import NothingThere, UnusableDatabase, metadata, orders, reason, settings
from .sole import InUse, alone_with

TOLD = ("tables", "entries", "people")


def move(source: Place, target: Place) -> dict[str, int]:
    """How many tables, entries and people have been moved. Raises UnusableDatabase, and then nothing has been."""
    if source == target or (file_of(source) and file_of(source) == file_of(target)):
        raise UnusableDatabase("move-same")
    if (file := file_of(source)) and not file.exists():  # nor is a folder made for it
        raise UnusableDatabase("move-nothing", **{"from": shown(source)})
    with _alone_with(source), _alone_with(target), _giving(source) as giving, _opened(target) as taking:
        try:
            with (
                giving.connect() as old,
                taking.execution_options(writes=True).begin() as new,
                _not_shared(giving, old, source),
                _not_shared(taking, new, target),
            ):
                return _move(old, new, shown(source), shown(target))
        except SQLAlchemyError as problem:
            raise UnusableDatabase("move-failed", to=shown(target), problem=reason(problem)) from None


@contextlib.contextmanager
def _alone_with(place: Place) -> Iterator[None]:
    try:
        with alone_with(file_of(place)):
            yield
    except InUse:
        raise UnusableDatabase("move-in-use", database=shown(place)) from None


@contextlib.contextmanager
def _not_shared(engine: Engine, connection: Connection, place: Place) -> Iterator[None]:
    """Looks before and afterwards, since a database on a server cannot be kept for one alone as a file can."""
    if engine.dialect.name != "postgresql":
        yield
        return
    postgres.be_called(connection, "cheeseboard admin move")
    for look in (True, False):
        if postgres.is_shared(engine):
            raise UnusableDatabase("move-in-use", database=shown(place))
        if look:
            yield


@contextlib.contextmanager
def _giving(place: Place) -> Iterator[Engine]:
    try:
        with _opened(place, there=True) as engine:
            yield engine
    except NothingThere:
        raise UnusableDatabase("move-nothing", **{"from": shown(place)}) from None


@contextlib.contextmanager
def _opened(place: Place, there: bool = False) -> Iterator[Engine]:
    engine = database.opened(place, Limits(), there)
    try:
        yield engine
    finally:
        engine.dispose()


def _move(old: Connection, new: Connection, source: str, target: str) -> dict[str, int]:
    tables = [table for table in metadata.sorted_tables if table is not orders]  # for servers that were running
    if new.dialect.name == "postgresql":
        new.execute(text(f"LOCK TABLE {', '.join(table.name for table in tables)} IN EXCLUSIVE MODE"))
    if any(_count(new, table) for table in tables if table is not settings):
        raise UnusableDatabase("move-not-empty", to=target)
    new.execute(delete(settings))  # its own secret would make everybody a stranger
    counts = {table.name: _count(old, table) for table in tables}
    with progress("rows", 2 * sum(-(-count // MOVED_TOGETHER) for count in counts.values())) as tick:
        left = {table.name: _each(old, table, tick, new) for table in tables}
        arrived = {table.name: _each(new, table, tick) for table in tables}
    if left != arrived:
        raise UnusableDatabase("move-differs", to=target, **{"from": source})
    return {name: left[name][0] for name in TOLD}


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _add(connection: Connection, table: Table, rows: Sequence[Any]) -> None:
    connection.execute(insert(table), [dict(row._mapping) for row in rows])


def _each(
    connection: Connection, table: Table, tick: Callable[[], None], to: Connection | None = None
) -> tuple[int, int]:
    """How many rows a table has, and a sum over all of them in whatever order they come; they are added there too."""
    count, total = 0, 0
    for rows in connection.execution_options(yield_per=MOVED_TOGETHER).execute(select(table)).partitions():
        if to is not None:
            _add(to, table, rows)
        count += len(rows)
        total += sum(int.from_bytes(hashlib.blake2b(repr(tuple(row)).encode()).digest()) for row in rows)
        tick()
    return count, total
