"""The tables of the database, and opening one with care: a file that is not ours is left as it was."""

import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import (
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    event,
    insert,
    inspect,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.engine.errors import CheeseboardError

from .limits import CHECKED_WHOLE, USUAL_PACE

VERSION = 3
FILE = "cheeseboard.db"

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("options", String, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("host", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("pace", String, nullable=False, server_default=USUAL_PACE),
    Index("tables_open", "over", "created"),
    Index("tables_host", "host", "created"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("bot", String),
    Column("stands_in_for", String),
)
moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("move", String, nullable=False),
    sqlite_with_rowid=False,
)


class UnusableDatabase(CheeseboardError):  # noqa: N818 -- reads as what happened
    """The database cannot be used, which whoever started the server has to know."""


def open_database(place: Path, patience: float) -> Engine:
    """The database in this file, or in this folder if it is one; made if there is none."""
    file = place / FILE if place.is_dir() else place
    _inspect(file.parent, file)
    _claim(file)
    engine = create_engine(URL.create("sqlite", database=str(file.absolute())))
    event.listen(engine, "connect", _prepare(patience))
    event.listen(engine, "begin", _begin)
    try:
        with engine.execution_options(writes=True).begin() as connection:
            _furnish(connection)
    except SQLAlchemyError as problem:
        engine.dispose()
        raise UnusableDatabase("database-unwritable", file=file, problem=reason(problem)) from None
    return engine


def reason(problem: SQLAlchemyError) -> str:
    """What the database itself said, without the statement around it."""
    return str(getattr(problem, "orig", None) or problem)


def _inspect(folder: Path, file: Path) -> None:
    """Look without touching; raise if this is nothing to write to."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise UnusableDatabase("database-in-file", folder=folder) from None
    except OSError as problem:
        raise UnusableDatabase("database-no-folder", folder=folder, problem=problem.strerror) from None
    if file.is_dir():
        raise UnusableDatabase("database-is-folder", file=file)
    for place in (file, folder):
        if place.exists() and not _writable(place):
            raise UnusableDatabase("database-read-only", place=place)
    if not file.exists() or file.stat().st_size == 0:
        return
    version = _read_version(file)
    if version is None:
        raise UnusableDatabase("database-foreign", file=file)
    if version > VERSION:
        raise UnusableDatabase("database-newer", file=file, version=version, known=VERSION)


def _claim(file: Path) -> None:
    """Make the file, if there is none, for its owner alone: it will hold secrets. SQLite lays the others like it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise UnusableDatabase("database-not-made", file=file, problem=problem.strerror) from None


def _writable(place: Path) -> bool:
    # A file that somebody marked read-only is meant to stay as it is, even where we could write to it as root.
    return os.access(place, os.W_OK) and bool(place.stat().st_mode & 0o222)


def _read_version(file: Path) -> int | None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"settings", "tables", "moves"} <= names:
                return None
            ((version,),) = connection.execute("SELECT value FROM settings WHERE name = 'version'").fetchall()
            if file.stat().st_size <= CHECKED_WHOLE:
                ((verdict,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
                if verdict != "ok":
                    raise sqlite3.DatabaseError(verdict.splitlines()[-1])
            return int(version)
    except (sqlite3.Error, ValueError) as problem:
        raise UnusableDatabase("database-damaged", file=file, problem=str(problem)) from None


def _prepare(patience: float) -> Any:
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, in _begin
        connection.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    return prepare


def _begin(connection: Connection) -> None:
    # A transaction that will write takes the lock at once: taken later, it could fail halfway.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


_STEPS = {
    2: (
        "ALTER TABLE tables ADD COLUMN pace VARCHAR DEFAULT 'usual' NOT NULL",
        "ALTER TABLE seats ADD COLUMN stands_in_for VARCHAR",
    ),
    3: (
        "ALTER TABLE guests RENAME TO people",
        "ALTER TABLE seats RENAME COLUMN guest TO person",
    ),
}
"""How a file of the version before becomes one of this version."""


def _furnish(connection: Connection) -> None:
    """All of what is missing or, if anything fails, nothing."""
    known = _known(connection)
    for version in range(int(known.get("version", VERSION)), VERSION):
        for step in _STEPS[version + 1]:
            connection.exec_driver_sql(step)
    metadata.create_all(connection)
    connection.execute(update(settings).where(settings.c.name == "version").values(value=str(VERSION)))
    for name, value in (("version", str(VERSION)), ("secret", secrets.token_hex(32))):
        if name not in known:
            connection.execute(insert(settings).values(name=name, value=value))


def _known(connection: Connection) -> dict[str, str]:
    """The settings, if there are any yet."""
    if not inspect(connection).has_table(settings.name):
        return {}
    return {row.name: row.value for row in connection.execute(select(settings))}
