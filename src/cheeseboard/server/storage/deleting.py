"""Deleting tables, with all that is known of them, where nothing has happened for long or whoever operates says so."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select

from . import orders, schema


def untouched(connection: Connection, since: int) -> list[str]:
    """The tables, over or not, where nothing has happened since that time; the oldest first."""
    tables = schema.tables.c
    return [*connection.scalars(select(tables.id).where(tables.at < since).order_by(tables.at))]


def delete_tables(connection: Connection, tables: Sequence[str], at: int, since: int | None = None) -> int:
    """Those of these tables where nothing has happened since then; how many that were."""
    there = schema.tables.c
    wanted = select(there.id).where(there.id.in_(tables))
    gone = [*connection.scalars(wanted if since is None else wanted.where(there.at < since))]
    for kept in (schema.codes, schema.played, schema.mentioned, schema.entries, schema.seats):
        connection.execute(delete(kept).where(kept.c.table_id.in_(gone)))
    connection.execute(delete(schema.tables).where(there.id.in_(gone)))
    if gone:
        orders.give(connection, at, "deleted")
    return len(gone)
