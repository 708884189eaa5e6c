"""Files that earlier versions have written: laid here as those versions laid them."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine, insert

from cheeseboard.engine.match import Match
from cheeseboard.games import get
from cheeseboard.server.limits import Limits
from cheeseboard.server.protocol.past import Against, Tally
from cheeseboard.server.storage import database, migrations, schema, sqlite
from cheeseboard.server.storage.entries import AnyEntry, Chair, Finished, Laid, Moved, Sat, Standing, Started
from cheeseboard.server.storage.history import Past
from cheeseboard.server.storage.migrations.versions import v4_logs
from cheeseboard.server.storage.schema import UnusableDatabase
from cheeseboard.server.storage.sqlite import FILE
from cheeseboard.server.storage.store import Store
from tests.services import Postgres

IMPATIENT = Limits(save_patience=0.1)
OPTIONS = {"area": "floating", "first": "0"}
KEY = bytes(range(32))


def a_match(moves: int | None) -> Match:
    """The first legal moves of a match, so many of them or all."""
    match = Match.new(get("cheese-rescue"), 2, OPTIONS, key=KEY)
    while match.turn is not None and moves != len(match.moves):
        match.play(match.legal()[0])
    return match


WHOLE = a_match(None)
OF_VERSION_1 = """
CREATE TABLE settings (name VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY (name));
CREATE TABLE guests (id VARCHAR NOT NULL, name VARCHAR NOT NULL, PRIMARY KEY (id));
CREATE TABLE tables (id VARCHAR NOT NULL, game VARCHAR NOT NULL, options VARCHAR NOT NULL, "key" BLOB NOT NULL,
    host VARCHAR NOT NULL, created BIGINT NOT NULL, over BOOLEAN NOT NULL, PRIMARY KEY (id));
CREATE INDEX tables_open ON tables (over, created);
CREATE INDEX tables_host ON tables (host, created);
CREATE TABLE seats (table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, guest VARCHAR, bot VARCHAR,
    PRIMARY KEY (table_id, seat), FOREIGN KEY(table_id) REFERENCES tables (id));
CREATE TABLE moves (table_id VARCHAR NOT NULL, number INTEGER NOT NULL, move VARCHAR NOT NULL,
    PRIMARY KEY (table_id, number), FOREIGN KEY(table_id) REFERENCES tables (id)) WITHOUT ROWID;
INSERT INTO settings VALUES ('version', '1'), ('secret', 'of old');
INSERT INTO guests VALUES ('ada', 'Ada Byron');
"""
TO_VERSION_2 = """
ALTER TABLE tables ADD COLUMN pace VARCHAR DEFAULT 'usual' NOT NULL;
ALTER TABLE seats ADD COLUMN stands_in_for VARCHAR;
UPDATE settings SET value = '2' WHERE name = 'version';
"""
TO_VERSION_3 = """
ALTER TABLE guests RENAME TO people;
ALTER TABLE seats RENAME COLUMN guest TO person;
UPDATE settings SET value = '3' WHERE name = 'version';
"""
STEPS = (OF_VERSION_1, TO_VERSION_2, TO_VERSION_3)
OLDER = pytest.mark.parametrize("version", [1, 2, 3])
ADA, BOB, GREEDY, NOBODY = ("ada", None), ("bob", None), (None, "greedy"), (None, None)


def an_old_database(folder: Path, version: int) -> Path:
    """What that version had written after a few evenings."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        for step in STEPS[:version]:
            database.executescript(step)
        add(database, "waiting000", [ADA, NOBODY], [])
        add(database, "playing000", [ADA, GREEDY], WHOLE.moves[:3])
        add(database, "over000000", [BOB, ADA], WHOLE.moves, over=True)
        # The server was stopped between the last move and noting that it was the last.
        add(database, "stopped000", [ADA, GREEDY], WHOLE.moves)
        add(database, "otherrules", [ADA, GREEDY], ["a move of old", "and one more"], over=True)
        database.commit()
    return folder / FILE


def add(
    database: sqlite3.Connection,
    table: str,
    seats: list[tuple[str | None, str | None]],
    moves: list[str],
    over: bool = False,
) -> None:
    row = (table, "cheese-rescue", '{"area":"floating","first":"0"}', KEY, "ada", 1000, over)
    database.execute("INSERT INTO tables (id, game, options, key, host, created, over) VALUES (?,?,?,?,?,?,?)", row)
    person = [name for (_, name, *_) in database.execute("PRAGMA table_info(seats)")][2]
    for seat, (who, bot) in enumerate(seats):
        database.execute(f"INSERT INTO seats (table_id, seat, {person}, bot) VALUES (?,?,?,?)", (table, seat, who, bot))
    database.executemany("INSERT INTO moves VALUES (?,?,?)", [(table, *move) for move in enumerate(moves)])


def moved(moves: list[str], bot: str | None) -> list[AnyEntry]:
    return [Moved(seat, move, bot if seat == 1 else None) for seat, move in zip(WHOLE.movers, moves, strict=False)]


def logs(store: Store, *tables: str) -> list[list[AnyEntry]]:
    return [[entry.what for entry in asyncio.run(store.load(table)) or []] for table in tables]


@OLDER
def test_what_an_older_version_kept_has_become_logs(tmp_path: Path, version: int) -> None:
    an_old_database(tmp_path, version)
    store = Store(tmp_path, IMPATIENT)
    assert store.secret == "of old"
    assert asyncio.run(store.name_of("ada")) == "Ada Byron"
    assert not asyncio.run(store.is_rated("ada"))

    def laid(*chairs: Chair) -> Laid:
        return Laid("cheese-rescue", OPTIONS, KEY, "ada", chairs, listed=True)

    ada, greedy, nobody = Chair("ada"), Chair(bot="greedy"), Chair()
    waiting, playing, over, stopped, other = logs(
        store, "waiting000", "playing000", "over000000", "stopped000", "otherrules"
    )
    result = WHOLE.result
    assert result is not None
    end = Finished(tuple(result.points), tuple(result.winners))
    assert waiting == [laid(ada, nobody)]
    assert playing == [laid(ada, greedy), Started(), *moved(WHOLE.moves[:3], "greedy")]
    assert over == [laid(nobody, ada), Sat(0, "bob"), Started(), *moved(WHOLE.moves, None), end]
    assert stopped == [laid(ada, greedy), Started(), *moved(WHOLE.moves, "greedy"), end]
    assert [what.move for what in other if isinstance(what, Moved)] == ["a move of old", "and one more"]
    assert other[-1] == Finished((), ())
    store.close()


@OLDER
def test_lists_and_histories_know_the_old_tables(tmp_path: Path, version: int) -> None:
    an_old_database(tmp_path, version)
    store = Store(tmp_path, Limits(listed_for=1e12))
    mine = {table.id: (table.state, table.turn) for table in asyncio.run(store.tables_of("ada"))}
    assert mine == {
        "waiting000": ("waiting", None),
        "playing000": ("playing", a_match(3).turn),
        "over000000": ("over", None),
        "stopped000": ("over", None),
        "otherrules": ("over", None),
    }
    assert [table.id for table in asyncio.run(store.listed())] == ["waiting000", "playing000"]
    result = WHOLE.result
    assert result is not None
    points, winners = tuple(result.points), tuple(result.winners)
    assert asyncio.run(store.finished_of("bob", None, 10)) == [
        Past("over000000", "cheese-rescue", 1000, 0, (Chair("bob"), Chair("ada")), points, winners, None)
    ]
    (statistics,) = asyncio.run(store.statistics_of("bob"))
    assert statistics.tally == Tally(1, int(0 in winners))
    assert statistics.against == [Against("Ada Byron", None, Tally(1, int(0 in winners)))]
    # Forgetting reaches what was written before there was such a thing.
    assert asyncio.run(store.forget("bob")) == ["over000000"]
    store.close()


@OLDER
def test_an_old_table_goes_on(tmp_path: Path, version: int) -> None:
    an_old_database(tmp_path, version)

    async def story(store: Store) -> None:
        standing = Standing.of("playing000", await store.load("playing000") or [])
        for entry in await store.append(standing, [Moved(1, WHOLE.moves[3], "greedy")], 0):
            standing.add(entry)

    for _ in range(2):  # brought up to date, and opened again
        store = Store(tmp_path, IMPATIENT)
        asyncio.run(story(store))
        store.close()
    assert len(logs(Store(tmp_path, IMPATIENT), "playing000")[0]) == 7


def test_a_bot_that_stood_in_still_does(tmp_path: Path) -> None:
    file = an_old_database(tmp_path, 3)
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("UPDATE seats SET stands_in_for = 'Pip' WHERE bot = 'greedy'")
        database.execute("UPDATE tables SET pace = 'calm'")
    store = Store(tmp_path, IMPATIENT)
    (log,) = logs(store, "playing000")
    assert isinstance(log[0], Laid)
    assert log[0].chairs[1] == Chair(bot="greedy", name="Pip", stands_in="failed")
    assert log[0].pace == "calm"
    store.close()


@OLDER
def test_an_older_database_ends_up_like_a_new_one(tmp_path: Path, version: int) -> None:
    def laid(file: Path) -> tuple[dict[str, list[tuple[object, ...]]], set[str]]:
        with closing(sqlite3.connect(file)) as database:
            names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            columns = {
                name: sorted(row[1:] for row in database.execute(f"PRAGMA table_info({name})")) for name in names
            }
            indexes = database.execute("SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL")
            return columns, {sql for (sql,) in indexes}

    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = an_old_database(tmp_path / "old", version), tmp_path / "new" / FILE
    Store(new, IMPATIENT).close()
    assert laid(old) != laid(new)
    Store(old, IMPATIENT).close()
    assert laid(old) == laid(new)
    for file in (old, new):
        with closing(sqlite3.connect(file)) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(migrations.known()[0],)]
            # So that programs of before there were steps refuse it.
            assert database.execute("SELECT value FROM settings WHERE name = 'version'").fetchone() == ("4",)
            assert database.execute("PRAGMA foreign_key_check").fetchall() == []


@pytest.mark.parametrize(
    ("version", "in_the_way"),
    [
        (1, "ALTER TABLE seats ADD COLUMN stands_in_for VARCHAR"),
        (1, "ALTER TABLE seats ADD COLUMN person VARCHAR"),
        (2, "ALTER TABLE seats ADD COLUMN person VARCHAR"),
        (3, "CREATE TABLE codes (hash VARCHAR)"),
    ],
)
def test_an_older_database_that_cannot_be_changed_stays_as_it_was(
    tmp_path: Path, version: int, in_the_way: str
) -> None:
    file = an_old_database(tmp_path, version)
    with closing(sqlite3.connect(file)) as database:
        database.execute(in_the_way)  # so that a change fails after others have been made
        before = list(database.iterdump())
    with pytest.raises(UnusableDatabase, match="cannot be written to"):
        Store(tmp_path, IMPATIENT)
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def steps_left(engine: Engine) -> list[Any]:
    """What Alembic itself finds that the steps have not laid as the tables have it."""
    with engine.connect() as connection:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))


def test_the_tables_are_those_that_the_steps_lay(tmp_path: Path) -> None:
    an_old_database(tmp_path, 3)
    engine = sqlite.opened(tmp_path / FILE, 0.1)
    assert steps_left(engine) == []
    engine.dispose()


def test_every_step_since_there_is_postgres_runs_on_it(postgres: Postgres) -> None:
    place = postgres.new_database()
    engine = create_engine(place.replace("postgresql", "postgresql+psycopg"))
    with engine.begin() as connection, Operations.context(MigrationContext.configure(connection)):
        schema.settings.create(connection)
        v4_logs._lay()
        connection.execute(insert(schema.settings), [{"name": "secret", "value": "of old"}])
        migrations.mark(connection, v4_logs.revision)
    store = Store(place, IMPATIENT)
    assert store.secret == "of old"
    assert steps_left(engine) == []
    with engine.connect() as connection:
        assert migrations.is_newest(connection)
    store.close()
    engine.dispose()


def test_a_new_database_is_alike_on_both(tmp_path: Path, postgres: Postgres) -> None:
    for place in (tmp_path, postgres.new_database()):
        engine = database.opened(place, IMPATIENT)
        assert steps_left(engine) == []
        engine.dispose()


def test_alembic_knows_the_same_versions_and_finds_a_new_database_at_the_newest(tmp_path: Path) -> None:
    steps = ScriptDirectory(str(Path(migrations.__file__).parent)).walk_revisions()
    assert [step.revision for step in steps] == migrations.known()
    Store(tmp_path, IMPATIENT).close()
    with create_engine(f"sqlite:///{tmp_path / FILE}").connect() as connection:
        assert MigrationContext.configure(connection).get_current_revision() == migrations.known()[0]
