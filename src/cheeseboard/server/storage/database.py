"""Where tables are kept: a file, or a PostgreSQL server."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Dialect, Engine, Row, Select, UpdateBase
from sqlalchemy.exc import SQLAlchemyError

from ..limits import Limits
from . import postgres, sqlite
from .schema import UnusableDatabase

Place = str | Path
"""A file, a folder for one, or the URL of a database."""


def file_of(place: Place) -> Path | None:
    """The file, if it is one; raises UnusableDatabase for a URL of no database that we know."""
    if isinstance(place, Path):
        return sqlite.file_in(place)
    kind, _, rest = place.partition("://")
    if not re.fullmatch(r"[a-z][a-z0-9+.-]*", kind) or "://" not in place:
        return sqlite.file_in(Path(place))
    if kind in postgres.KINDS:
        return None
    if kind != "sqlite" or not rest.startswith("/") or rest == "/":
        raise UnusableDatabase("database-kind", kind=kind)
    return sqlite.file_in(Path(rest[1:]))


def opened(place: Place, limits: Limits) -> Engine:
    """Raises UnusableDatabase."""
    file = file_of(place)
    return postgres.opened(str(place), limits) if file is None else sqlite.opened(file, limits.save_patience)


@contextmanager
def kept(place: Place, limits: Limits) -> Iterator[None]:
    """While other processes use it: made or brought up to date once, before they do; and if it is a file that is taken
    away meanwhile, it is saved once, when they have ended. Raises UnusableDatabase, also in the end."""
    engine, file = opened(place, limits), file_of(place)
    try:
        if file is None:
            engine.dispose()
            yield
            return
        watch = sqlite.Watch(file)
        with engine.connect() as connection:
            yield
            watch(connection)
    finally:
        engine.dispose()


def execute_many(connection: Connection, statement: UpdateBase, rows: Sequence[Mapping[str, Any]]) -> int:
    """Carry out a statement for each of these rows, all with the same columns; how many rows it concerned.

    The driver does so by itself: for the library to look at each row takes longer than the database takes for it.
    """
    written, order = _compiled(statement, connection.dialect, tuple(rows[0]))
    given: Any = rows if order is None else [tuple(row[name] for name in order) for row in rows]
    return connection.exec_driver_sql(written, given).rowcount


def execute_one(connection: Connection, statement: Select[Any], given: Mapping[str, Any]) -> Row[Any]:
    """The only row that there is for what is given, by the same way."""
    written, order = _compiled(statement, connection.dialect, tuple(given))
    one: Any = given if order is None else tuple(given[name] for name in order)
    return connection.exec_driver_sql(written, one).one()


@lru_cache
def _compiled(
    statement: UpdateBase | Select[Any], dialect: Dialect, columns: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """As the driver takes it, and in which order it takes what is given, unless by name."""
    compiled = statement.compile(dialect=dialect, column_keys=columns)
    return str(compiled), compiled.positiontup


def single(engine: Engine) -> Engine:
    """The same for reads of a single statement: they need no transaction, which would be two more to wait for."""
    if engine.dialect.name == "postgresql":
        return engine.execution_options(isolation_level="AUTOCOMMIT")
    return engine.execution_options(single=True)  # of which `sqlite` knows: the library's own would change more


def unusable(place: Place, problem: SQLAlchemyError) -> UnusableDatabase:
    """What to say of a database that could be opened and cannot be read."""
    file = file_of(place)
    return postgres.unusable(str(place), problem) if file is None else sqlite.unusable(file, problem)
