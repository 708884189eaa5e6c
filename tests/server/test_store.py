import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.server.limits import Refusal
from cheeseboard.server.schema import FILE, VERSION, UnusableDatabase
from cheeseboard.server.store import Chair, Kept, Store, Taken
from tests.server.house import House, pair, start

TABLE = Kept("0123456789", "cheese-rescue", {"area": "floating"}, bytes(32), "ada", 1, (Chair("ada"), Chair()))


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path, 0.1)


def test_a_table_comes_back_as_it_was_kept(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE, 10)
        await store.sit(TABLE.id, 1, "bob")
        for number, move in enumerate(["cat 0,1", "c1 1,0"]):
            await store.append(TABLE.id, number, move)
        kept = await store.load(TABLE.id)
        assert kept is not None
        assert kept.chairs == (Chair("ada"), Chair("bob"))
        assert kept.moves == ("cat 0,1", "c1 1,0")
        assert (kept.options, kept.key, kept.over) == (TABLE.options, TABLE.key, False)
        await store.finish(TABLE.id)
        assert await store.open_tables(10) == []
        assert await store.load("nothing") is None

    asyncio.run(story())
    store.close()


def test_a_write_that_fails_fails_alone(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE, 10)
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


def test_a_move_for_no_table_is_not_kept(store: Store) -> None:
    async def story() -> None:
        with pytest.raises(Taken):
            await store.append("nothing", 0, "cat 0,1")

    asyncio.run(story())
    store.close()


def test_a_taken_seat_stays_taken(store: Store) -> None:
    async def story() -> None:
        await store.lay(TABLE, 10)
        outcomes = await asyncio.gather(
            *(store.sit(TABLE.id, 1, guest) for guest in ("bob", "eve")), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None), Taken]
        with pytest.raises(Refusal):
            await store.lay(TABLE, 10)

    asyncio.run(story())
    store.close()


def test_every_commit_reaches_the_disk(store: Store) -> None:
    with store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    store.close()


def a_database(folder: Path) -> Path:
    store = Store(folder, 0.1)
    asyncio.run(store.lay(TABLE, 10))
    store.close()
    return folder / FILE


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
        Store(tmp_path, 0.1)
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
        Store(tmp_path / "file" / "deeper", 0.1)


def test_the_place_may_be_a_file_of_its_own(tmp_path: Path) -> None:
    Store(tmp_path / "deep" / "down" / "cheese.db", 0.1).close()
    assert (tmp_path / "deep" / "down" / "cheese.db").is_file()


def test_a_copy_of_the_database_is_a_database(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(a_database(tmp_path), copy)
    store = Store(copy, 0.1)
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
        refused = house.guest().refused("PUT", "/api/me", {"name": "Eve"})
        assert refused == (503, sentence.replace("move", "name"))
    ada.move()
    assert bob.until_moves(1)["moves"] == 1
