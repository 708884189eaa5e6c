"""A database in a file: where it may lie, for whom, and what is said of one that cannot be used."""

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from cheeseboard.server.storage.schema import UnusableDatabase
from cheeseboard.server.storage.sqlite import FILE
from cheeseboard.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.house import start
from tests.server.storage.test_store import IMPATIENT, LAID, TABLE


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    with closing(Store(tmp_path, IMPATIENT)) as store, store._engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def a_database(folder: Path) -> Path:
    store = Store(folder, IMPATIENT)
    asyncio.run(store.lay(TABLE, [LAID], None))
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


def a_pipe(folder: Path) -> str:
    os.mkfifo(folder / FILE)
    return "is no file that something can be kept in; name another place."


def a_folder(folder: Path) -> str:
    (folder / FILE).mkdir()
    return "is a folder, but the database is a file; move it away or name another place."


def newer(folder: Path) -> str:
    with closing(sqlite3.connect(a_database(folder), isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = '0999'")
    return "(its version is 999, this one reads 5); install the newer one or name another place for the data."


def of_another_program(folder: Path) -> str:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as database:
        database.execute("CREATE TABLE recipes (cheese TEXT)")
    return "is a database of some other program; name another place for the data."


BAD = [read_only, garbage, overwritten_in_the_middle, cut_off, a_pipe, a_folder, newer, of_another_program]


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
    said, trouble = server.communicate(timeout=PATIENCE)
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
        asyncio.run(store.lay(TABLE, [LAID], None))
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
    assert asyncio.run(store.load(TABLE)) is not None
    store.close()
