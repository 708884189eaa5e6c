"""What lists need of the tables at once: rows that follow from the logs, and are written together with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import (
    BindParameter,
    Connection,
    ScalarSelect,
    Select,
    bindparam,
    case,
    exists,
    false,
    func,
    literal_column,
    select,
)

from ..protocol.messages import TableState
from . import schema
from .database import Many, read
from .entries import Chair, Entry, Standing

Row = dict[str, Any]


@dataclass(frozen=True)
class Mine:
    """A table where somebody sits, as a list needs it."""

    id: str
    state: TableState
    turn: int | None
    """The seat to move."""
    at: int
    """When something last happened there, in milliseconds since 1970."""
    seats: tuple[int, ...]
    """Those of the person who asked."""
    alone: bool
    """Whether everybody else there is a bot."""


class Known(NamedTuple):
    """What has to be known of somebody who wants to sit down or to lay a table."""

    name: str | None
    """What they are called, if they have said it."""
    enough: bool
    """Whether they are at as many already as they may be."""


# Made once: making a statement takes longer than carrying it out.
_LAID, _SEATS = Many(schema.tables), Many(schema.seats)
_MENTIONED = Many(schema.mentioned, new=False)
_PLAYED = Many(schema.tables, found={"id": "table", "entries": "before"})
_RESEATED = Many(schema.seats, found={"table_id": "table", "seat": "place"})
_NAME = select(schema.people.c.name).where(schema.people.c.id == bindparam("who")).scalar_subquery().label("name")
_UNFINISHED = schema.tables.c.state != literal_column("'over'")
_SEATED = select(func.count()).where(schema.seats.c.person == bindparam("who")).scalar_subquery()
_UNFINISHED_SEATED = (
    select(func.count(schema.tables.c.id.distinct()))
    .join_from(schema.seats, schema.tables, schema.seats.c.table_id == schema.tables.c.id)
    .where(
        schema.seats.c.person == bindparam("who"),
        schema.tables.c.host != bindparam("who"),
        _UNFINISHED,
        schema.tables.c.at > bindparam("since"),
    )
    .scalar_subquery()
)
_LAID_BY = (schema.tables.c.host == bindparam("who"), schema.tables.c.created > bindparam("since"))
_HOSTED = select(func.count()).where(*_LAID_BY).scalar_subquery()
_UNFINISHED_HOSTED = select(func.count()).where(*_LAID_BY, _UNFINISHED).scalar_subquery()


def _known(all_there_are: ScalarSelect[int], those_that_count: ScalarSelect[int]) -> Select[Any]:
    # An index alone tells how many there are; of these each has to be looked at to know whether it counts.
    most: BindParameter[int] = bindparam("most")
    return select(_NAME, case((all_there_are >= most, those_that_count >= most), else_=false()).label("enough"))


_SITTER = _known(_SEATED, _UNFINISHED_SEATED)
_HOST = _known(_HOSTED, _UNFINISHED_HOSTED)


def lay(connection: Connection, laid: Sequence[tuple[Standing, int | None]]) -> None:
    _LAID.execute(connection, [_opening(standing) | _row(standing, turn) for standing, turn in laid])
    chairs = [(standing.id, seat, chair) for standing, _ in laid for seat, chair in enumerate(standing.chairs)]
    _SEATS.execute(connection, [_place(table, seat) | _seat(chair) for table, seat, chair in chairs])


def moved(standing: Standing, moves: Sequence[Entry], turn: int | None) -> Row:
    """The row of a table where nothing but moves was made: all else stays as it is."""
    entries = standing.entries + len(moves)
    return _row(standing, turn) | {
        "at": moves[-1].at,
        "entries": entries,
        "table": standing.id,
        "before": standing.entries,
    }


def played(connection: Connection, rows: Sequence[Row]) -> bool:
    """Whether all these tables still stood as they did before."""
    # In the same order everywhere, so that two seldom wait for each other.
    ordered = sorted(rows, key=itemgetter("table"))
    return _PLAYED.execute(connection, ordered) == len(ordered)


def change(connection: Connection, changes: Sequence[tuple[Standing, Standing, int | None]]) -> bool:
    """Whether all these tables still stood as they did before."""
    rows = [_row(after, turn) | {"table": after.id, "before": before.entries} for before, after, turn in changes]
    if not played(connection, rows):
        return False
    seats = [
        _seat(chair) | {"table": after.id, "place": seat}
        for before, after, _ in changes
        for seat, chair in enumerate(after.chairs)
        if chair != before.chairs[seat]
    ]
    if seats:
        _RESEATED.execute(connection, seats)
    return True


def mention(connection: Connection, people: set[tuple[str, str]]) -> None:
    """Note for each table and person that the log names them, unless it did before."""
    if people:
        _MENTIONED.execute(connection, [{"person": person, "table_id": table} for table, person in sorted(people)])


def mentioned(connection: Connection, tables: Sequence[str]) -> dict[str, set[str]]:
    """Who is named in these logs."""
    found: dict[str, set[str]] = {}
    for row in connection.execute(select(schema.mentioned).where(schema.mentioned.c.table_id.in_(tables))):
        found.setdefault(row.table_id, set()).add(row.person)
    return found


def tables_of(connection: Connection, person: str, since: int) -> list[Mine]:
    tables, seats, others = schema.tables.c, schema.seats.c, schema.seats.alias().c
    free = others.person.is_(None) & others.bot.is_(None)
    company = exists().where(others.table_id == tables.id, free | (others.person != person))
    wanted = select(tables.id, tables.state, tables.turn, tables.at, seats.seat, company.label("company"))
    wanted = wanted.join_from(schema.tables, schema.seats, seats.table_id == tables.id)
    left = (tables.state == "playing") & (seats.stands_in.is_not_distinct_from("left"))
    wanted = wanted.where(seats.person == person, tables.at > since, ~left | company)
    found: dict[str, Mine] = {}
    for row in connection.execute(wanted.order_by(tables.at.desc(), tables.id, seats.seat)):
        before = found[row.id].seats if row.id in found else ()
        found[row.id] = Mine(row.id, row.state, row.turn, row.at, (*before, row.seat), not row.company)
    return [*found.values()]


def sitter(connection: Connection, person: str, since: int, most: int) -> Known:
    """Who wants to sit down: at unfinished tables of others count those where something happened since then."""
    return Known._make(read(connection, _SITTER, {"who": person, "since": since, "most": most}).one())


def host(connection: Connection, person: str, since: int, most: int) -> Known:
    """Who wants to lay a table: those count that they have laid since then and that are not finished."""
    return Known._make(read(connection, _HOST, {"who": person, "since": since, "most": most}).one())


def _opening(standing: Standing) -> dict[str, Any]:
    laid = standing.laid
    return {"id": standing.id, "game": laid.game, "host": laid.host, "created": standing.began}


def _row(standing: Standing, turn: int | None) -> Row:
    return {
        "at": standing.at,
        "state": standing.state,
        "turn": turn if standing.state == "playing" else None,
        "listed": standing.listed,
        "entries": standing.entries,
    }


def _place(table: str, seat: int) -> dict[str, Any]:
    return {"table_id": table, "seat": seat}


def _seat(chair: Chair) -> dict[str, Any]:
    return {"person": chair.person, "bot": chair.bot, "name": chair.name, "stands_in": chair.stands_in}
