import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection

from cheeseboard.server import writer
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.schema import FILE, VERSION, UnusableDatabase
from cheeseboard.server.store import Chair, Kept, Store, Taken, now
from tests.server.house import House, pair, start

TABLE = Kept("0123456789", "cheese-rescue", {"area": "floating"}, bytes(32), "ada", 1, (Chair("ada"), Chair()))
IMPATIENT = Limits(save_patience=0.1)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, IMPATIENT)


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE)
        await store.sit(TABLE.id, 1, "bob")
        for number, move in enumerate(["cat 0,1", "c1 1,0"]):
            await store.append(TABLE.id, number, move)
        kept = await store.load(TABLE.id)
        assert kept is not None
        assert kept.chairs == (Chair("ada"), Chair("bob"))
        assert kept.moves == ("cat 0,1", "c1 1,0")
        assert (kept.options, kept.key, kept.over) == (TABLE.options, TABLE.key, False)
        await store.finish(TABLE.id)
        assert await store.open_tables() == []
        assert await store.load("nothing") is None

    asyncio.run(story())
    store.close()


def test_a_write_that_fails_fails_alone(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE)
        await store.append(TABLE.id, 0, "first")
        numbers = [1, 0, 2, 0, 3, 3]
        outcomes = await asyncio.gather(
            *(store.append(TABLE.id, number, f"again {number}") for number in numbers), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken, type(None), Taken, type(None), Taken]
        kept = await store.load(TABLE.id)
        assert kept is not None
        assert kept.moves == ("first", "again 1", "again 2", "again 3")

    asyncio.run(story())
    store.close()


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many writes were in each transaction that was tried."""
    tried: list[int] = []
    attempt = writer._attempt

    def counted(connection: Connection, writes: list[writer.Write]) -> Exception | None:
        tried.append(len(writes))
        return attempt(connection, writes)

    monkeypatch.setattr(writer, "_attempt", counted)
    return tried


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program writes to the database."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_a_lock_is_waited_for_once_by_all_who_write(tmp_path: Path, tries: list[int]) -> None:
    store = Store(tmp_path, Limits(save_patience=0.5))

    async def story() -> list[BaseException | None]:
        return await asyncio.gather(*(store.call(f"person {n}", "Ada") for n in range(8)), return_exceptions=True)

    with locked(tmp_path):
        outcomes = asyncio.run(story())
    sentence = "The name could not be saved (database is locked), so nothing has changed; try again in a moment."
    assert [str(outcome) for outcome in outcomes] == [sentence] * 8
    assert sum(tries) == 8
    assert len(tries) <= 2  # the writer may have set out with the first before the others came
    store.close()


def test_who_closes_does_not_wait_for_the_lock_again_and_again(
    tmp_path: Path, tries: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LARGEST_GROUP", 1)
    store = Store(tmp_path, Limits(save_patience=0.5))

    async def story() -> list[BaseException | None]:
        writes = [asyncio.ensure_future(store.call(f"person {n}", "Ada")) for n in range(8)]
        await asyncio.sleep(0)  # now all of them wait
        await asyncio.to_thread(store.close)
        return await asyncio.gather(*writes, return_exceptions=True)

    with locked(tmp_path):
        outcomes = asyncio.run(story())
    assert [type(outcome) for outcome in outcomes] == [Refusal] * 8
    assert tries == [1]


def test_what_waits_is_written_before_the_store_is_closed(store: Store, tmp_path: Path) -> None:
    async def story() -> None:
        writes = [asyncio.ensure_future(store.call(f"person {n}", "Ada")) for n in range(8)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*writes)

    asyncio.run(story())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT count(*) FROM people").fetchone() == (8,)


def laid(name: str, *chairs: Chair, age: float = 0.0) -> Kept:
    return replace(TABLE, id=name, chairs=chairs, created=now() - int(age * 1000))


def test_the_list_shows_first_where_one_can_sit_down(store: Store) -> None:
    person, bot, nobody = Chair("ada"), Chair(bot="random"), Chair()
    hour = 3600
    tables = [
        laid("waits", person, nobody, age=3 * hour),
        laid("stale", person, nobody, age=25 * hour),
        laid("waits longer", bot, nobody, age=23 * hour),
        laid("played", person, bot, age=2 * hour),
        laid("bots", bot, bot),
        laid("just begun", person, Chair("bob")),
    ]

    async def story() -> list[Kept]:
        for table in tables:
            await store.lay(table)
        return await store.open_tables()

    assert [table.id for table in asyncio.run(story())] == ["waits", "waits longer", "just begun", "played"]
    store.close()


def test_a_crowd_of_bots_hides_nobody_who_waits(tmp_path: Path) -> None:
    store = Store(tmp_path, Limits(tables_listed=3))

    async def story() -> list[Kept]:
        await store.lay(laid("waits", Chair("ada"), Chair(), age=60))
        for number in range(20):
            await store.lay(laid(f"bots {number}", Chair(bot="random"), Chair(bot="random")))
            await store.lay(laid(f"alone {number}", Chair("eve"), Chair(bot="random")))
        return await store.open_tables()

    listed = [table.id for table in asyncio.run(story())]
    assert listed[0] == "waits"
    assert len(listed) == 3
    store.close()


def test_a_move_for_no_table_is_not_kept(store: Store) -> None:
    async def story() -> None:
        with pytest.raises(Taken):
            await store.append("nothing", 0, "cat 0,1")

    asyncio.run(story())
    store.close()


def test_a_taken_seat_stays_taken(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE)
        outcomes = await asyncio.gather(
            *(store.sit(TABLE.id, 1, person) for person in ("bob", "eve")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken]
        with pytest.raises(Refusal):
            await store.lay(TABLE)

    asyncio.run(story())
    store.close()


def test_every_commit_reaches_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def a_database(folder: Path) -> Path:
    store = Store(folder, IMPATIENT)
    asyncio.run(store.lay(TABLE))
    store.close()
    return folder / FILE


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
INSERT INTO tables VALUES ('0123456789', 'cheese-rescue', '{"area":"floating"}', zeroblob(32), 'ada', 1, 0);
INSERT INTO seats VALUES ('0123456789', 0, 'ada', NULL), ('0123456789', 1, NULL, 'random');
INSERT INTO moves VALUES ('0123456789', 0, 'cat 0,1');
"""
OF_VERSION_2 = (
    OF_VERSION_1.replace("over BOOLEAN NOT NULL,", "over BOOLEAN NOT NULL, pace VARCHAR DEFAULT 'usual' NOT NULL,")
    .replace("bot VARCHAR,", "bot VARCHAR, stands_in_for VARCHAR,")
    .replace("('version', '1')", "('version', '2')")
    .replace("'ada', 1, 0)", "'ada', 1, 0, 'usual')")
    .replace("'ada', NULL)", "'ada', NULL, NULL)")
    .replace("NULL, 'random')", "NULL, 'random', NULL)")
)
OLDER = pytest.mark.parametrize("script", [OF_VERSION_1, OF_VERSION_2], ids=["version 1", "version 2"])


def an_old_database(folder: Path, script: str) -> Path:
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript(script)
    return folder / FILE


@OLDER
def test_what_an_older_version_kept_is_kept_on(tmp_path: Path, script: str) -> None:
    an_old_database(tmp_path, script)

    async def story(store: Store) -> Kept | None:
        await store.set_pace(TABLE.id, "calm")
        await store.stand_in(TABLE.id, 1, "random", Chair(bot="greedy", stands_in_for="random"))
        await store.append(TABLE.id, 1, "c1 1,0")
        return await store.load(TABLE.id)

    store = Store(tmp_path, IMPATIENT)
    assert store.secret == "of old"
    assert asyncio.run(store.name_of("ada")) == "Ada Byron"
    before = asyncio.run(store.load(TABLE.id))
    assert before is not None
    assert (before.pace, before.chairs) == ("usual", (Chair("ada"), Chair(bot="random")))
    asyncio.run(story(store))
    store.close()
    again = Store(tmp_path, IMPATIENT)
    after = asyncio.run(again.load(TABLE.id))
    assert after is not None
    assert (after.pace, after.moves) == ("calm", ("cat 0,1", "c1 1,0"))
    assert after.chairs == (Chair("ada"), Chair(bot="greedy", stands_in_for="random"))
    again.close()


@OLDER
def test_an_older_database_ends_up_like_a_new_one(tmp_path: Path, script: str) -> None:
    def columns(file: Path) -> dict[str, list[tuple[object, ...]]]:
        with closing(sqlite3.connect(file)) as database:
            names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            return {name: sorted(row[1:] for row in database.execute(f"PRAGMA table_info({name})")) for name in names}

    (tmp_path / "old").mkdir()
    (tmp_path / "new").mkdir()
    old, new = an_old_database(tmp_path / "old", script), a_database(tmp_path / "new")
    assert columns(old) != columns(new)
    Store(old, IMPATIENT).close()
    assert columns(old) == columns(new)
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("SELECT value FROM settings WHERE name = 'version'").fetchone() == (str(VERSION),)


@pytest.mark.parametrize(
    ("script", "in_the_way"),
    [
        (OF_VERSION_1, "ALTER TABLE seats ADD COLUMN stands_in_for VARCHAR"),
        (OF_VERSION_1, "ALTER TABLE seats ADD COLUMN person VARCHAR"),
        (OF_VERSION_2, "ALTER TABLE seats ADD COLUMN person VARCHAR"),
    ],
)
def test_an_older_database_that_cannot_be_changed_stays_as_it_was(tmp_path: Path, script: str, in_the_way: str) -> None:
    file = an_old_database(tmp_path, script)
    with closing(sqlite3.connect(file)) as database:
        database.execute(in_the_way)  # so that a change fails after others have been made
        before = list(database.iterdump())
    with pytest.raises(UnusableDatabase, match="cannot be written to"):
        Store(tmp_path, IMPATIENT)
    with closing(sqlite3.connect(file)) as database:
        assert list(database.iterdump()) == before


def test_a_bot_is_replaced_only_where_it_still_sits(store: Store) -> None:
    greedy = Chair(bot="greedy", stands_in_for="Pip")

    async def story() -> None:
        await store.lay(replace(TABLE, chairs=(Chair("ada"), Chair(bot="search:1"))))
        await store.stand_in(TABLE.id, 1, "search:1", greedy)
        with pytest.raises(Taken):
            await store.stand_in(TABLE.id, 1, "search:1", greedy)
        with pytest.raises(Taken):
            await store.stand_in(TABLE.id, 0, "search:1", greedy)
        kept = await store.load(TABLE.id)
        assert kept is not None
        assert kept.chairs == (Chair("ada"), greedy)

    asyncio.run(story())
    store.close()


def read_only(folder: Path) -> str:
    a_database(folder).chmod(0o444)
    return "is read-only; make it writable or name another place for the data."


def garbage(folder: Path) -> str:
    (folder / FILE).write_bytes(b"no database at all" * 1000)
    return "is damaged or no database (file is not a database); restore a copy of it or move it away."


def overwritten_in_the_middle(folder: Path) -> str:
    file = a_database(folder)
    content = bytearray(file.read_bytes())
    content[8192:20480] = b"\x17" * 12288
    file.write_bytes(content)
    return "; restore a copy of it or move it away."


def cut_off(folder: Path) -> str:
    file = a_database(folder)
    file.write_bytes(file.read_bytes()[:6000])
    return "; restore a copy of it or move it away."


def a_folder(folder: Path) -> str:
    (folder / FILE).mkdir()
    return "is a folder, but the database is a file; move it away or name another place."


def newer(folder: Path) -> str:
    with closing(sqlite3.connect(a_database(folder), isolation_level=None)) as database:
        database.execute("UPDATE settings SET value = ? WHERE name = 'version'", [str(VERSION + 1)])
    return "install the newer one or name another place for the data."


def of_another_program(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute("CREATE TABLE recipes (cheese TEXT)")
    return "is a database of some other program; name another place for the data."


BAD = [read_only, garbage, overwritten_in_the_middle, cut_off, a_folder, newer, of_another_program]


@pytest.mark.parametrize("spoil", BAD)
def test_a_database_that_cannot_be_used_is_left_alone(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    sentence = spoil(tmp_path)
    file = tmp_path / FILE
    before = file.read_bytes() if file.is_file() else None
    with pytest.raises(UnusableDatabase) as problem:
        Store(tmp_path, IMPATIENT)
    assert str(problem.value).startswith(str(file))
    assert str(problem.value).endswith(sentence)
    assert (file.read_bytes() if file.is_file() else None) == before


@pytest.mark.parametrize("spoil", [read_only, garbage])
def test_the_server_says_so_in_one_sentence_and_stops(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    sentence = spoil(tmp_path)
    server = start(tmp_path)
    said, trouble = server.communicate(timeout=20)
    assert server.returncode == 1
    assert said == ""
    assert trouble == f"cheeseboard: {tmp_path / FILE} {sentence}\n"


def test_a_place_where_nothing_can_be_kept(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UnusableDatabase, match=r"is a file, so no database can be kept in it; name another place."):
        Store(tmp_path / "file" / "deeper", IMPATIENT)


def test_the_place_may_be_a_file_of_its_own(tmp_path: Path) -> None:
    Store(tmp_path / "deep" / "down" / "cheese.db", IMPATIENT).close()
    assert (tmp_path / "deep" / "down" / "cheese.db").is_file()


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    usual = os.umask(0o022)
    try:
        store = Store(tmp_path, IMPATIENT)
        asyncio.run(store.lay(TABLE))
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        store.close()
    finally:
        os.umask(usual)
    assert FILE in modes
    assert set(modes.values()) == {0o600}


@pytest.mark.parametrize("name", ["we?ird%20#name.db", "file:x?mode=memory", ":memory:", "sp ace%2Fé.db"])
def test_the_file_may_have_any_name(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):  # made, and found again
        Store(Path(name), IMPATIENT).close()
    assert [file.name for file in tmp_path.iterdir()] == [name]


def test_a_copy_of_the_database_is_a_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(a_database(tmp_path), copy)
    store = Store(copy, IMPATIENT)
    assert asyncio.run(store.load(TABLE.id)) is not None
    store.close()


def test_a_move_that_cannot_be_saved_has_not_been_made(house: House) -> None:
    _, ada, bob = pair(house)
    view = ada.news["view"]
    with closing(sqlite3.connect(house.data / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        ada.move()
        sentence = "The move could not be saved (database is locked), so nothing has changed; try again in a moment."
        assert ada.refusal()["error"] == sentence
        assert (ada.news["moves"], ada.news["view"]) == (0, view)
        refused = house.person().refused("PUT", "/api/me", {"name": "Eve"})
        assert refused == (503, sentence.replace("move", "name"))
    ada.move()
    assert bob.until_moves(1)["moves"] == 1
