"""What lists need of the tables at once: rows that follow from the logs, and are written together with them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    Integer,
    ScalarSelect,
    Select,
    String,
    case,
    exists,
    false,
    func,
    literal_column,
    select,
)

from ..protocol.messages import TableState
from . import schema
from .database import Asked, Many
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


class Wish(NamedTuple):
    """Somebody wants to sit down or to lay a table."""

    person: str
    most: int
    """So many unfinished ones are enough."""


class Known(NamedTuple):
    """What has to be known of them."""

    name: str | None
    """What they are called, if they have said it."""
    enough: bool
    """Whether they are at as many already as they may be."""


# Made once: making a statement takes longer than carrying it out.
_LAID, _SEATS = Many(schema.tables), Many(schema.seats)
_MENTIONED = Many(schema.mentioned, new=False)
_PLAYED = Many(schema.tables, found={"id": "table", "entries": "before"})
_RESEATED = Many(schema.seats, found={"table_id": "table", "seat": "place"})
_UNFINISHED = schema.tables.c.state != literal_column("'over'")
_Given = Mapping[str, ColumnElement[Any]]


def _sitting(given: _Given) -> Select[Any]:
    tables, seats = schema.tables.c, schema.seats.c
    seated = select(func.count()).where(seats.person == given["who"])
    unfinished = (
        select(func.count(tables.id.distinct()))
        .join_from(schema.seats, schema.tables, seats.table_id == tables.id)
        .where(seats.person == given["who"], tables.host != given["who"], _UNFINISHED, tables.at > given["since"])
    )
    return _known(given, seated.scalar_subquery(), unfinished.scalar_subquery())


def _hosting(given: _Given) -> Select[Any]:
    tables = schema.tables.c
    laid = select(func.count()).where(tables.host == given["who"], tables.created > given["since"])
    return _known(given, laid.scalar_subquery(), laid.where(_UNFINISHED).scalar_subquery())


def _known(given: _Given, all_there_are: ScalarSelect[int], those_that_count: ScalarSelect[int]) -> Select[Any]:
    # An index alone tells how many there are; of these each has to be looked at to know whether it counts.
    who, most = given["who"], given["most"]
    name = select(schema.people.c.name).where(schema.people.c.id == who).scalar_subquery()
    return select(who, most, name, case((all_there_are >= most, those_that_count >= most), else_=false()))


_WISH = {"who": String(), "since": BigInteger(), "most": Integer()}
_SITTERS, _HOSTS = Asked(_WISH, _sitting), Asked(_WISH, _hosting)


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


def sitters(connection: Connection, wishes: Iterable[Wish], since: int) -> dict[Wish, Known]:
    """Those who want to sit down: at unfinished tables of others count those where something happened since then."""
    return _asked(_SITTERS, connection, wishes, since)


def hosts(connection: Connection, wishes: Iterable[Wish], since: int) -> dict[Wish, Known]:
    """Those who want to lay a table: what they have laid since then and not finished counts."""
    return _asked(_HOSTS, connection, wishes, since)


def _asked(what: Asked, connection: Connection, wishes: Iterable[Wish], since: int) -> dict[Wish, Known]:
    rows = [{"who": wish.person, "since": since, "most": wish.most} for wish in {*wishes}]
    found: Iterable[Any] = what.read(connection, rows) if rows else ()
    return {Wish(who, most): Known(name, bool(enough)) for who, most, name, enough in found}


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
