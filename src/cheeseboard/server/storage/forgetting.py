"""Forgetting somebody: their name, their ratings and games, and in every log who they were and what they said.

It goes table by table, so that everybody else's writes come between, and what tells where they were goes last: cut
short at any moment, it can be begun again.
"""

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from ..ids import new_person
from . import orders, schema
from .entries import NUMEROUS, Entry, Standing, decoded, encoded, type_of, without


def naming(connection: Connection, person: str) -> list[str]:
    """The tables whose logs name the person."""
    noted = schema.mentioned.c
    return [*connection.scalars(select(noted.table_id).where(noted.person == person).order_by(noted.table_id))]


def estrange(connection: Connection, table: str, person: str, at: int) -> None:
    """A stranger takes the person's place in the log of this table, at each table another one."""
    stranger = new_person()
    noted = schema.mentioned.c
    connection.execute(delete(schema.mentioned).where(noted.person == person, noted.table_id == table))
    # Nobody adds to a log while it is gone through.
    there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update()
    if connection.execute(there).first() is None:  # deleted meanwhile
        return
    kept, outline, changed = schema.entries.c, list[Entry](), list[dict[str, object]]()
    wanted = select(kept.number, kept.at, kept.data).where(kept.table_id == table, kept.type != "moved")
    for row in connection.execute(wanted.order_by(kept.number)):
        before = decoded(row.data)
        after = without(before, person, stranger)
        if type_of(after) not in NUMEROUS:
            outline.append(Entry(row.number, row.at, after))
        if after is not before:
            changed.append({"table": table, "changed": row.number, "data": encoded(after)})
    if changed:
        connection.execute(_CHANGED, changed)
    _seat(connection, Standing.in_outline(table, outline, 0, 0), person)
    connection.execute(insert(schema.mentioned).values(person=stranger, table_id=table))
    orders.give(connection, at, "estranged", [table])


_CHANGED = update(schema.entries).where(
    schema.entries.c.table_id == bindparam("table"), schema.entries.c.number == bindparam("changed")
)


def _seat(connection: Connection, standing: Standing, person: str) -> None:
    seats, tables = schema.seats.c, schema.tables.c
    for seat, chair in enumerate(standing.chairs):
        place = (seats.table_id == standing.id) & (seats.seat == seat)
        connection.execute(update(schema.seats).where(place).values(person=chair.person, name=chair.name))
    host = (tables.id == standing.id) & (tables.host == person)
    connection.execute(update(schema.tables).where(host).values(host=standing.laid.host))


def forget(connection: Connection, person: str) -> bool:
    """Whether all that is not in a log is forgotten: not as long as a log names the person."""
    if naming(connection, person):
        return False
    connection.execute(delete(schema.people).where(schema.people.c.id == person))
    for kept in (schema.played, schema.ratings, schema.codes):
        connection.execute(delete(kept).where(kept.c.person == person))
    return True
