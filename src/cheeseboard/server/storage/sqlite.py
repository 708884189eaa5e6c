"""A database in a file, opened with care: one that is not ours is left as it was, one that is taken away is missed."""

import os
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from ..limits import CHECKED_WHOLE, LOOK_FOR_LOCK
from . import migrations, schema
from .schema import UnusableDatabase

FILE = "cheeseboard.db"
_IMPATIENT = "impatient"
"""A connection that finds a lock taken and says so at once."""


def file_in(place: Path) -> Path:
    """The file of a database at this place, which may be a folder."""
    return place / FILE if place.is_dir() else place


def opened(file: Path, patience: float) -> Engine:
    """The database in this file, made if there is none. Raises UnusableDatabase."""
    _inspect(file.parent, file)
    _claim(file)
    engine = create_engine("sqlite:///file", creator=_connect(file.absolute()))
    event.listen(engine, "connect", _prepare(patience))
    event.listen(engine, "begin", _begin(patience))
    event.listen(engine, "checkin", _take_back(patience))
    try:
        with engine.execution_options(writes=True).begin() as connection:
            schema.furnish(connection)
    except SQLAlchemyError as problem:
        engine.dispose()
        raise unusable(file, problem) from None
    return engine


def unusable(file: Path, problem: SQLAlchemyError) -> UnusableDatabase:
    return UnusableDatabase("database-unwritable", file=file, problem=schema.reason(problem))


def settle(engine: Engine) -> None:
    """Let go of what has been overwritten: until then it lies in the file beside, for those who read just now."""
    with closing(engine.raw_connection()) as connection:  # outside of any transaction
        connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Watch:
    """Notices that the file is gone or another one, while we still hold what was in it."""

    def __init__(self, file: Path) -> None:
        self._file = file.absolute()
        self._ours = _identity(self._file)
        beside = [self._file.with_name(self._file.name + ending) for ending in ("-wal", "-shm")]
        self._beside = {path: _identity(path) for path in beside}

    def look(self, _connection: Connection) -> None:
        """Raises UnusableDatabase when it is not our file any more: for one of several, of whom another saves it."""
        if _identity(self._file) != self._ours:
            raise UnusableDatabase("database-gone")

    def __call__(self, connection: Connection) -> None:
        """The same, and saves what it held before that."""
        if _identity(self._file) == self._ours:
            return
        saved = self._save(connection)
        if saved is None:
            raise UnusableDatabase("database-removed-lost", file=self._file)
        self._clear_away()
        raise UnusableDatabase("database-removed", file=self._file, saved=saved)

    def _clear_away(self) -> None:
        """What still lies beside would be taken for a part of whatever is there now; all of it is in the copy."""
        for path, ours in self._beside.items():
            if ours is not None and _identity(path) == ours:
                with suppress(OSError):
                    path.unlink()

    def _save(self, connection: Connection) -> Path | None:
        held = connection.connection.driver_connection
        assert isinstance(held, sqlite3.Connection)
        for place in self._places():
            try:
                place.parent.mkdir(parents=True, exist_ok=True)
                os.close(os.open(place, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
            except OSError:
                continue
            try:
                with closing(sqlite3.connect(place)) as copy:
                    held.backup(copy)
                return place
            except sqlite3.Error:
                place.unlink()
        return None

    def _places(self) -> Iterator[Path]:
        """Where it was, or else beside whatever is there now, or wherever else something can be kept."""
        name = f"{self._file.stem}-saved-{os.getpid()}{self._file.suffix}"
        yield self._file
        yield self._file.with_name(name)
        yield Path(tempfile.gettempdir()) / name


def _identity(path: Path) -> tuple[int, int] | None:
    """What makes it this file and no other of the same name."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _connect(file: Path) -> Callable[[], sqlite3.Connection]:
    # Without `mode` SQLite would make an empty file where somebody has taken ours away.
    address, ours = f"{file.as_uri()}?mode=rw", _identity(file)

    def connect() -> sqlite3.Connection:
        if _identity(file) != ours:
            raise sqlite3.OperationalError("the file has been removed or replaced")
        return sqlite3.connect(address, uri=True, check_same_thread=False)

    return connect


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
    if file.exists() and not file.is_file():  # a device, a pipe: SQLite would leave files beside it, or wait for ever
        raise UnusableDatabase("database-no-file", file=file)
    for place in (file, folder):
        if place.exists() and not _writable(place):
            raise UnusableDatabase("database-read-only", place=place)
    if not file.exists() or file.stat().st_size == 0:
        return
    version, known = _read_version(file), migrations.known()
    if version is None:
        raise UnusableDatabase("database-foreign", database=file)
    if version not in known:
        raise UnusableDatabase("database-newer", database=file, version=version.lstrip("0"), known=known[0].lstrip("0"))


def _claim(file: Path) -> None:
    """Make the file, if there is none, for its owner alone: it will hold secrets. SQLite lays the others like it."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as problem:
        raise UnusableDatabase("database-not-made", file=file, problem=problem.strerror) from None


def _writable(place: Path) -> bool:
    # A file that somebody marked read-only is meant to stay as it is, even where we could write to it as root.
    return os.access(place, os.W_OK) and bool(place.stat().st_mode & 0o222)


def _read_version(file: Path) -> str | None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"settings", "tables", "seats"} <= names:
                return None
            if file.stat().st_size <= CHECKED_WHOLE:
                ((verdict,),) = connection.execute("PRAGMA quick_check(1)").fetchall()
                if verdict != "ok":
                    raise sqlite3.DatabaseError(verdict.splitlines()[-1])
            if "alembic_version" in names:
                ((version,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
                return str(version)
            ((before,),) = connection.execute("SELECT value FROM settings WHERE name = 'version'").fetchall()
            return migrations.revision(before)
    except (sqlite3.Error, ValueError) as problem:
        raise UnusableDatabase("database-damaged", file=file, problem=str(problem)) from None


def _prepare(patience: float) -> Any:
    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin where we say, in _begin
        connection.execute(_waits(patience))
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is to be forgotten is overwritten

    return prepare


def _begin(patience: float) -> Any:
    def begin(connection: Connection) -> None:
        options = connection.get_execution_options()
        if options.get("writes"):
            _take_lock(connection, patience)
        elif not options.get("single"):
            connection.exec_driver_sql("BEGIN")

    return begin


def _take_lock(connection: Connection, patience: float) -> None:
    """A transaction that will write takes the lock at once: taken later, it could fail halfway.

    Of itself SQLite looks for it ever more seldom, so that of two workers who write all the time one may never get it.
    """
    raw: Any = connection.connection.dbapi_connection
    if not connection.info.get(_IMPATIENT):
        raw.execute(_waits(0))
        connection.info[_IMPATIENT] = True
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            raw.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                break
            time.sleep(LOOK_FOR_LOCK)
        else:
            return
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # which says what is wrong, as every other statement does


def _take_back(patience: float) -> Any:
    def take_back(connection: sqlite3.Connection | None, record: Any) -> None:
        if connection is not None and record.info.pop(_IMPATIENT, False):
            connection.execute(_waits(patience))

    return take_back


def _waits(seconds: float) -> str:
    return f"PRAGMA busy_timeout = {int(seconds * 1000)}"
