"""Word that whoever operates servers leaves for them in the database, of what was changed there beside them."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from ..limits import DAY, ORDERS_LATE
from . import schema

What = Literal["bans", "deleted", "written", "estranged"]


class Order(NamedTuple):
    number: int
    what: What
    table: str | None


def give(connection: Connection, at: int, what: What, tables: Sequence[str | None] = (None,)) -> None:
    """Leave word; what is older than a day is thrown away."""
    rows = [{"at": at, "what": what, "table_id": table} for table in tables]
    if rows:
        connection.execute(insert(schema.orders), rows)
        connection.execute(delete(schema.orders).where(schema.orders.c.at < at - 1000 * DAY))


def standing(connection: Connection) -> set[int]:
    """The last numbers that have been given."""
    last = connection.scalar(select(func.max(schema.orders.c.number))) or 0
    return {order.number for order in after(connection, last - ORDERS_LATE)}


def after(connection: Connection, number: int) -> list[Order]:
    """Those with a higher number."""
    orders = schema.orders.c
    wanted = select(orders.number, orders.what, orders.table_id).where(orders.number > number).order_by(orders.number)
    return [Order(row.number, row.what, row.table_id) for row in connection.execute(wanted)]


def banned(connection: Connection) -> dict[str, int | None]:
    """Whom, and until when in milliseconds since 1970."""
    return {row.whom: row.until for row in connection.execute(select(schema.bans).order_by(schema.bans.c.whom))}
