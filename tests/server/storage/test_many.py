"""Many rows in one step: the same in the database as one after another, in either kind."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from cheeseboard.server.limits import Limits
from cheeseboard.server.storage import database, schema
from cheeseboard.server.storage.database import Many, Place

WORDS = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=20)
CHAIRS = st.tuples(st.none() | WORDS, st.none() | WORDS)
LARGE = st.integers(0, 2**53)
TABLES, SEATS = Many(schema.tables), Many(schema.seats)


@pytest.fixture
def connection(place: Place) -> Iterator[Connection]:
    engine = database.opened(place, Limits())
    with engine.execution_options(writes=True).begin() as opened:
        yield opened
    engine.dispose()


def table(name: str, **others: object) -> dict[str, object]:
    told = {"game": "chop-chop", "host": "ada", "created": 1, "at": 1, "state": "playing", "turn": 0, "listed": False}
    return {"id": name, **told, "entries": 3, **others}


def seats(table: str, *chairs: tuple[str | None, str | None]) -> list[dict[str, object]]:
    return [
        {"table_id": table, "seat": seat, "person": person, "bot": None, "name": name, "stands_in": None}
        for seat, (person, name) in enumerate(chairs)
    ]


def kept(connection: Connection, kind: object = schema.tables) -> list[dict[str, object]]:
    return [{**row._mapping} for row in connection.execute(select(kind).order_by(*kind.primary_key))]  # type: ignore


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    chairs=st.lists(CHAIRS, min_size=1, max_size=8), at=LARGE, turn=st.none() | st.integers(0, 4), listed=st.booleans()
)
def test_rows_are_what_the_library_would_have_inserted(
    connection: Connection, chairs: list[tuple[str | None, str | None]], at: int, turn: int | None, listed: bool
) -> None:
    laid = [table("a", at=at, turn=turn, listed=listed), table("b", at=0, turn=None)]
    seated = seats("a", *chairs)
    found = []
    for each in (schema.seats, schema.tables):
        connection.execute(delete(each))
    with connection.begin_nested() as by_itself:
        connection.execute(insert(schema.tables), laid)
        connection.execute(insert(schema.seats), seated)
        found.append((kept(connection), kept(connection, schema.seats)))
        by_itself.rollback()
    assert TABLES.execute(connection, laid) == 2
    assert SEATS.execute(connection, seated) == len(seated)
    found.append((kept(connection), kept(connection, schema.seats)))
    assert found[0] == found[1] == (laid, seated)


def test_only_rows_that_are_found_are_changed_and_they_are_counted(connection: Connection) -> None:
    moved = Many(schema.tables, found={"id": "table", "entries": "before"})
    TABLES.execute(connection, [table("a"), table("b"), table("c", entries=4)])
    changes = [{"table": name, "before": 3, "entries": 5, "turn": None, "at": 7} for name in ("a", "c", "d")]
    assert moved.execute(connection, changes) == 1
    assert kept(connection) == [table("a", entries=5, turn=None, at=7), table("b"), table("c", entries=4)]


def test_rows_that_are_there_already_are_a_mistake_unless_said_otherwise(connection: Connection) -> None:
    mentioned = Many(schema.mentioned, new=False)
    TABLES.execute(connection, [table("a")])
    ada, bob = ({"person": person, "table_id": "a"} for person in ("ada", "bob"))
    assert mentioned.execute(connection, [ada]) == 1
    assert mentioned.execute(connection, [ada, bob]) == 1
    assert kept(connection, schema.mentioned) == [ada, bob]
    with pytest.raises(IntegrityError), connection.begin_nested():
        TABLES.execute(connection, [table("b"), table("a")])
    assert kept(connection) == [table("a")]
