"""Where tables are kept: a file, or a PostgreSQL server."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    JSON,
    ColumnElement,
    Connection,
    CursorResult,
    Dialect,
    Engine,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    cast,
    column,
    func,
    insert,
    literal_column,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from ..limits import Limits
from . import postgres, sqlite
from .schema import NothingThere, UnusableDatabase

Place = str | Path
"""A file, a folder for one, or the URL of a database."""
_json = msgspec.json.Encoder()


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


def shown(place: Place) -> str:
    """How a place is told of: never with a password."""
    file = file_of(place)
    return str(file) if file else postgres.shown(str(place))


def opened(place: Place, limits: Limits, there: bool = False) -> Engine:
    """Made if there is none, unless it has to be `there`. Raises UnusableDatabase."""
    file = file_of(place)
    if there and not (file.exists() if file else postgres.furnished(str(place), limits)):
        raise NothingThere("admin-no-database", database=shown(place))
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


@dataclass(frozen=True, eq=False)
class Many:
    """What is done with many rows of a table in one step: they are inserted, or change those that are found.

    They come as one text. Given one after another, each would be a step of its own, before and after which the thread
    that writes waits for the one that serves, which takes longer than all that the database does.
    """

    table: Table
    found: Mapping[str, str] = field(default_factory=dict)
    """By column, what names in these rows what has to be there already; nothing where rows are inserted."""
    new: bool = True
    """Whether rows that are there already are a mistake."""

    def execute(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> int:
        """All of them have the same columns; how many rows of the table it concerned."""
        return _at_once(self, connection, rows).rowcount

    def statement(self, dialect: str, names: Sequence[str]) -> Insert | Update:
        """Where the rows have these columns."""
        values = _given(dialect, {name: self._type(name) for name in names})
        if self.found:
            there = [self.table.c[column] == values[name] for column, name in self.found.items()]
            changes = {name: values[name] for name in names if name not in self.found.values()}
            return update(self.table).where(*there).values(changes)
        rows = select(*values.values())
        if not self.new:
            rows = rows.where(text("true")).suffix_with("ON CONFLICT DO NOTHING")
        return insert(self.table).from_select(names, rows)

    def _type(self, name: str) -> Any:
        column = next((column for column, given in self.found.items() if given == name), name)
        return self.table.c[column].type


@dataclass(frozen=True, eq=False)
class Asked:
    """What is asked of each of many rows in one step, for the same reason."""

    types: Mapping[str, Any]
    """By column, what each of them gives."""
    answer: Callable[[Mapping[str, ColumnElement[Any]]], Select[Any]]
    """The answers, from what is given."""

    def read(self, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
        return _at_once(self, connection, rows)

    def statement(self, dialect: str, names: Sequence[str]) -> Select[Any]:
        return self.answer(_given(dialect, {name: self.types[name] for name in names}))


def _at_once(what: Many | Asked, connection: Connection, rows: Sequence[Mapping[str, Any]]) -> CursorResult[Any]:
    written = _compiled(what, connection.dialect, tuple(rows[0]))[0]
    text = _json.encode(rows).decode()
    given: Any = {"rows": text} if connection.dialect.paramstyle == "pyformat" else (text,)
    return connection.exec_driver_sql(written, given)


def _given(dialect: str, types: Mapping[str, Any]) -> dict[str, ColumnElement[Any]]:
    """What stands in the rows, by its name."""
    return _of_text(types) if dialect == "postgresql" else _of_text_in_file(types)


def _of_text(types: Mapping[str, Any]) -> dict[str, ColumnElement[Any]]:
    columns = [column(name, kind) for name, kind in types.items()]
    given = func.json_to_recordset(cast(bindparam("rows"), JSON)).table_valued(*columns, name="given")
    return dict(given.render_derived(with_types=True).c)


def _of_text_in_file(names: Iterable[str]) -> dict[str, ColumnElement[Any]]:
    given = func.json_each(bindparam("rows")).table_valued("value", name="given")
    return {name: func.json_extract(given.c.value, literal_column(f"'$.{name}'")) for name in names}


def read(connection: Connection, statement: Select[Any], given: Mapping[str, Any]) -> CursorResult[Any]:
    """What there is for what is given. It goes to the driver, since the library takes longer than the database."""
    written, order = _compiled(statement, connection.dialect, tuple(given))
    return connection.exec_driver_sql(written, given if order is None else tuple(given[name] for name in order))


@lru_cache
def _compiled(
    statement: Many | Asked | Select[Any], dialect: Dialect, names: tuple[str, ...]
) -> tuple[str, Sequence[str] | None]:
    """As the driver takes it, and in which order it takes what is given, unless by name."""
    if isinstance(statement, Many | Asked):
        compiled = statement.statement(dialect.name, names).compile(dialect=dialect)
    else:
        compiled = statement.compile(dialect=dialect, column_keys=names)
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
