"""What is in a database, of either kind."""

from typing import Any

from sqlalchemy import MetaData, delete, select

from cheeseboard.server.limits import Limits
from cheeseboard.server.storage import database, schema
from cheeseboard.server.storage.database import Place


def rows(place: Place, query: str) -> list[tuple[Any, ...]]:
    engine = database.opened(place, Limits())
    with engine.connect() as connection:
        found = [tuple(row) for row in connection.exec_driver_sql(query)]
    engine.dispose()
    return found


def emptied(place: Place) -> Place:
    """The database without people and tables."""
    engine = database.opened(place, Limits())
    with engine.execution_options(writes=True).begin() as connection:
        for table in reversed(schema.metadata.sorted_tables):
            if table is not schema.settings:
                connection.execute(delete(table))
    engine.dispose()
    return place


def content(place: Place) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table, whatever tables there are."""
    engine, found = database.opened(place, Limits()), MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        told = {table.name: _all(connection.execute(select(table)).all()) for table in found.sorted_tables}
    engine.dispose()
    return told


def _all(rows: Any) -> list[tuple[Any, ...]]:
    return sorted((tuple(row) for row in rows), key=repr)
