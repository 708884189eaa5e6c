import asyncio
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from cheeseboard import cli
from cheeseboard.server.limits import Limits
from cheeseboard.server.operation.steward import Steward
from cheeseboard.server.storage import moving, schema
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.schema import UnusableDatabase
from cheeseboard.server.storage.sole import alone_with
from cheeseboard.server.storage.sqlite import FILE
from cheeseboard.server.storage.store import Store
from tests.server.rows import content, emptied, rows
from tests.server.storage.test_forgetting import ADA, live
from tests.services import Postgres


def lived_in(place: Place) -> Place:
    with closing(Store(place, Limits())) as store:
        asyncio.run(live(store))
    return place


def test_everything_moves_to_postgres_and_back(
    tmp_path: Path, in_postgres: str, capsys: pytest.CaptureFixture[str]
) -> None:
    lived_in(tmp_path)
    before = content(tmp_path)
    emptied(in_postgres)
    assert cli.main(["admin", "move", "--from", str(tmp_path), "--to", in_postgres]) == 0
    told = capsys.readouterr().out
    assert told.startswith("5 tables with ")
    assert told.endswith(f" and 2 people have been moved to {in_postgres}, and compared: all is there.\n")
    assert content(in_postgres) == before
    assert content(tmp_path) == before
    back = tmp_path / "back.db"
    moving.move(in_postgres, back)
    assert content(back) == before
    with closing(Store(back, Limits())) as store:
        assert asyncio.run(store.name_of(ADA)) is not None
        assert store.secret == rows(tmp_path, "SELECT value FROM settings WHERE name = 'secret'")[0][0]


def test_a_target_that_holds_something_is_left_alone(tmp_path: Path, place: Place) -> None:
    lived_in(place)
    before = content(place)
    source = lived_in(tmp_path / "other.db")
    with pytest.raises(UnusableDatabase, match="already holds people or tables, which are left as they are"):
        moving.move(source, place)
    assert content(place) == before


def test_what_fails_halfway_has_not_begun(tmp_path: Path, place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    source = lived_in(tmp_path / "other.db")
    before = content(place)
    add = moving._add

    def spoilt(*arguments: object) -> None:
        add(*arguments)  # type: ignore[arg-type]
        if arguments[1] is schema.entries:
            add(*arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(moving, "_add", spoilt)
    with pytest.raises(UnusableDatabase, match="Nothing has been moved to "):
        moving.move(source, place)
    assert content(place) == before


def test_what_arrives_is_compared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = lived_in(tmp_path / "other.db"), tmp_path / "new.db"
    add = moving._add
    monkeypatch.setattr(moving, "_add", lambda to, table, rows: add(to, table, rows[table is schema.entries :]))
    with pytest.raises(UnusableDatabase, match="is not what left"):
        moving.move(source, target)
    assert content(target)["entries"] == []


def test_a_move_that_makes_no_sense(tmp_path: Path, postgres: Postgres) -> None:
    lived_in(tmp_path)
    with pytest.raises(UnusableDatabase, match="are the same database"):
        moving.move(tmp_path, f"sqlite:///{tmp_path / FILE}")
    with pytest.raises(UnusableDatabase, match=r"Nothing is kept in .*missing/tables.db; say with --from"):
        moving.move(tmp_path / "missing" / "tables.db", tmp_path / "new.db")
    assert not (tmp_path / "missing").exists()
    with pytest.raises(UnusableDatabase, match=r"Nothing is kept in .*missing.db; say with --from"):
        moving.move(tmp_path / "missing.db", postgres.url)
    assert not (tmp_path / "missing.db").exists()


def test_a_database_in_use_is_not_moved(tmp_path: Path) -> None:
    lived_in(tmp_path)
    with (
        alone_with(tmp_path / FILE, "http://127.0.0.1:8000"),
        pytest.raises(
            UnusableDatabase, match=r"is in use, and what is written meanwhile would be lost; stop every server"
        ),
    ):
        moving.move(tmp_path, tmp_path / "new.db")


@pytest.mark.parametrize("served", ["source", "target"])
def test_a_database_that_a_server_has_open_is_not_moved(served: str, tmp_path: Path, postgres: Postgres) -> None:
    theirs, file = postgres.new_database(), lived_in(tmp_path / "other.db")
    if served == "source":
        moving.move(file, theirs)
    store = Store(theirs, Limits())
    before = content(theirs)
    source, target = (theirs, tmp_path / "new.db") if served == "source" else (file, theirs)
    with pytest.raises(UnusableDatabase, match="is in use, and what is written meanwhile would be lost"):
        moving.move(source, target)
    assert content(theirs) == before
    store.close()
    moving.move(source, target)
    assert content(target)["entries"] == content(source)["entries"] != []


def test_a_server_that_begins_meanwhile_is_noticed(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = lived_in(tmp_path / "other.db"), postgres.new_database()
    stores: list[Store] = []
    add = moving._add

    def begun(*arguments: object) -> None:
        if not stores:
            stores.append(Store(target, Limits()))
        add(*arguments)  # type: ignore[arg-type]

    Store(target, Limits()).close()
    monkeypatch.setattr(moving, "_add", begun)
    with pytest.raises(UnusableDatabase, match="is in use"):
        moving.move(source, target)
    stores[0].close()
    assert content(target)["entries"] == []


def test_an_empty_database_is_no_source_and_stays_empty(tmp_path: Path, postgres: Postgres) -> None:
    empty = postgres.new_database()
    with pytest.raises(UnusableDatabase, match=r"Nothing is kept in postgresql://.*; say with --from"):
        moving.move(empty, tmp_path / "new.db")
    assert not (tmp_path / "new.db").exists()
    with pytest.raises(UnusableDatabase, match=r"Nothing is kept in postgresql://.*; say with --database"):
        Steward(empty)
    engine = create_engine(empty.replace("postgresql://", "postgresql+psycopg://"))
    assert inspect(engine).get_table_names() == []
    engine.dispose()
