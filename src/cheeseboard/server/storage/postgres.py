"""A database on a PostgreSQL server, which several of ours may share."""

import logging
import math
import time
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, Connection, Engine, create_engine, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..limits import LOOKS_FOR_OTHERS, Limits
from . import migrations, schema
from .schema import UnusableDatabase

KINDS = ("postgresql", "postgres", "postgresql+psycopg")
NAME = "cheeseboard"
"""What our connections are called, where the database tells who uses it."""
_LAYING = 0x_C4EE5E
"""What those who lay or change the tables lock, so that it is one at a time."""
_REASONS = {
    "password authentication failed": "database-password",
    "no password supplied": "database-password",
    "does not exist": "database-missing",
}


def opened(address: str, limits: Limits) -> Engine:
    """The database at this URL, furnished if it is empty. Raises UnusableDatabase."""
    engine = _engine(address, limits)
    with _usable(engine, address):
        _furnish(engine, shown(address))
    return engine


def furnished(address: str, limits: Limits) -> bool:
    """Whether anything is in the database at this URL, whoever put it there. Raises UnusableDatabase."""
    engine = _engine(address, limits)
    with _usable(engine, address), engine.connect() as connection:
        found = bool(inspect(connection).get_table_names())
    engine.dispose()
    return found


def is_shared(engine: Engine) -> bool:
    """Whether anybody else has our tables open, as servers do; what is called otherwise does not count."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND application_name = :name AND pid <> pg_backend_pid()"
    )
    for _ in range(LOOKS_FOR_OTHERS):  # whoever has just gone is told of for another moment
        with engine.connect() as connection:
            if not connection.scalar(others, {"name": NAME}):
                return False
        time.sleep(0.1)
    return True


def be_called(connection: Connection, name: str) -> None:
    connection.execute(text("SELECT set_config('application_name', :name, false)"), {"name": name})


def _engine(address: str, limits: Limits) -> Engine:
    url = _url(address)
    patience = limits.save_patience
    settings = {
        "application_name": NAME,
        "connect_timeout": max(2, math.ceil(patience)),
        # A server that is gone without a word is noticed, and one that only thinks is waited for.
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 2,
        "tcp_user_timeout": 20_000,
        "options": f"-c lock_timeout={int(patience * 1000)}",
    }
    # What it warns of when a connection breaks is told by whoever used it.
    logging.getLogger("psycopg").setLevel(logging.ERROR)
    try:
        return create_engine(
            url,
            pool_size=limits.database_connections,
            max_overflow=1,  # for the one that writes
            # Whoever reads sees everything as it was at one moment.
            isolation_level="REPEATABLE READ",
            connect_args=settings,
        )
    except ImportError:
        raise UnusableDatabase("database-extra") from None


@contextmanager
def _usable(engine: Engine, address: str) -> Iterator[None]:
    """Or else it is let go of, and said in a sentence why."""
    try:
        yield
    except SQLAlchemyError as problem:
        engine.dispose()
        raise unusable(address, problem) from None
    except UnusableDatabase:
        engine.dispose()
        raise


def wait_no_longer(connection: Connection, seconds: float) -> None:
    """For what somebody else holds, in this transaction; in a file nobody can hold a part."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL lock_timeout = {int(seconds * 1000)}"))


def shown(address: str) -> str:
    """Where it is, without a password."""
    url = _url(address)
    return URL.create(
        "postgresql", username=url.username, host=url.host, port=url.port, database=url.database
    ).render_as_string()


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise UnusableDatabase("database-no-url") from None
    return url.set(drivername="postgresql+psycopg")


def _furnish(engine: Engine, name: str) -> None:
    with engine.execution_options(isolation_level="READ COMMITTED").begin() as connection:
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LAYING})"))
        names = {*inspect(connection).get_table_names()}
        if names:
            if not {"settings", "tables", "seats", "alembic_version"} <= names:
                raise UnusableDatabase("database-foreign", database=name)
            version, known = connection.scalar(text("SELECT version_num FROM alembic_version")), migrations.known()
            if version not in known:
                told = str(version).lstrip("0")
                raise UnusableDatabase("database-newer", database=name, version=told, known=known[0].lstrip("0"))
        schema.furnish(connection)


def unusable(address: str, problem: SQLAlchemyError) -> UnusableDatabase:
    said, told = str(getattr(problem, "orig", problem)), schema.reason(problem)
    code = next((code for words, code in _REASONS.items() if words in said), "database-unreachable")
    return UnusableDatabase(code, database=shown(address), problem=told)
