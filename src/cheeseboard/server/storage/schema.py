"""The tables of the database, and laying them in one that is new or older."""

import secrets

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    insert,
    inspect,
    select,
)
from sqlalchemy.exc import SQLAlchemyError

from cheeseboard.engine.errors import Unable

from . import migrations

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
    Column("name", String),
    Column("rated", Boolean, nullable=False),
)
tables = Table(
    # From here to `seats`: nothing that would not follow from the logs, but lists need it at once.
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("host", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("state", String, nullable=False),
    Column("turn", Integer),
    Column("listed", Boolean, nullable=False),
    Column("entries", Integer, nullable=False),
    Index("tables_listed", "listed", "state", "at"),
    Index("tables_host", "host", "created"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String),
    Column("bot", String),
    Column("name", String),
    Column("stands_in", String),
    Index("seats_person", "person"),
)
entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("type", String, nullable=False),
    Column("data", Text, nullable=False),
    sqlite_with_rowid=False,
)
mentioned = Table(
    # Who is named in which log, so that whoever wants to be forgotten is found without reading them all.
    "mentioned",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    sqlite_with_rowid=False,
)
played = Table(
    "played",
    metadata,
    Column("person", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("game", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("opponents", String, nullable=False),
    Index("played_at", "person", "at"),
)
ratings = Table(
    "ratings",
    metadata,
    Column("person", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("matches", Integer, nullable=False),
)
codes = Table(
    "codes",
    metadata,
    Column("hash", String, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String, nullable=False),
    Column("until", BigInteger, nullable=False),
)


bans = Table(
    "bans",
    metadata,
    Column("whom", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
)
orders = Table(
    # What was changed beside the servers, so that they notice.
    "orders",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String, nullable=False),
    Column("table_id", String),
)


class UnusableDatabase(Unable):
    """The database cannot be used, which whoever started the server has to know."""


class NothingThere(UnusableDatabase):
    """Nothing is kept where something should be."""


def reason(problem: SQLAlchemyError) -> str:
    """What the database itself said, without the statement around it, and without where it is."""
    said = str(getattr(problem, "orig", None) or problem).strip().splitlines() or [""]
    attempts = [line for line in said if line.startswith("- host: ")]  # of several addresses with one name
    return (attempts or said)[0].rpartition("failed: ")[2].removeprefix("FATAL:  ")


def furnish(connection: Connection) -> None:
    """All of what is missing or, if anything fails, nothing."""
    found = inspect(connection)
    if not found.has_table(settings.name):
        metadata.create_all(connection)
        # Programs of before there were steps look here for the version, and see that the file is newer than they are.
        for name, value in (("version", "4"), ("secret", secrets.token_hex(32))):
            connection.execute(insert(settings).values(name=name, value=value))
        migrations.mark(connection, migrations.known()[0])
        return
    if not found.has_table("alembic_version"):
        version = connection.scalar(select(settings.c.value).where(settings.c.name == "version"))
        migrations.mark(connection, migrations.revision(str(version)))
    if not migrations.is_newest(connection):
        migrations.upgrade(connection)
