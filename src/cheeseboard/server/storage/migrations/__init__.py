"""How the database of any earlier version becomes one of this version, by Alembic; nobody needs to know that it does.

Each file under `versions` is one step and stays as it is once it was released: it must not use what may change later,
the tables in `schema.py` above all. A new database is laid from those at once, and a test sees to it that both ways end
up alike. Of before version 4 there are only SQLite files; every later step runs on PostgreSQL as well.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def _config(connection: Connection | None = None) -> Config:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def known() -> list[str]:
    """The versions there have been, newest first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def revision(version: str) -> str:
    """What the steps call a version of before there were steps."""
    return f"{int(version):04}"


def is_newest(connection: Connection) -> bool:
    return MigrationContext.configure(connection).get_current_revision() == known()[0]


def mark(connection: Connection, version: str) -> None:
    """Note that the database is of this version."""
    command.stamp(_config(connection), version)


def upgrade(connection: Connection) -> None:
    """Bring the database up to date; in the transaction that has begun, so that it happens as a whole or not at all."""
    command.upgrade(_config(connection), "head")
