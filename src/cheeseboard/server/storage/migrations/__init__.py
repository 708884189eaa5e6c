"""How the database of any earlier version becomes one of this version, by Alembic; nobody needs to know that it does.

Each file under `versions` is one step and stays as it is once it was released: it must not use what may change later,
the tables in `schema.py` above all. A new database is laid from those at once, and a test sees to it that both ways end
up alike. Of before version 4 there are only SQLite files; every later step runs on PostgreSQL as well.
"""

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, delete, insert, select

# As Alembic keeps it. It is asked only where there are steps to take: loading it takes a fifth of a server's start.
_version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def known() -> list[str]:
    """The versions there have been, newest first; each step's file is named after its own."""
    steps = (Path(__file__).parent / "versions").glob("v*_*.py")
    return sorted((revision(step.name[1:].partition("_")[0]) for step in steps), reverse=True)


def revision(version: str) -> str:
    """What the steps call a version of before there were steps."""
    return f"{int(version):04}"


def is_newest(connection: Connection) -> bool:
    return connection.scalar(select(_version.c.version_num)) == known()[0]


def mark(connection: Connection, version: str) -> None:
    """Note that the database is of this version."""
    _version.create(connection, checkfirst=True)
    connection.execute(delete(_version))
    connection.execute(insert(_version).values(version_num=version))


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; in the transaction that has begun, so that it happens as a whole or not at all."""
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    command.upgrade(config, "head")
