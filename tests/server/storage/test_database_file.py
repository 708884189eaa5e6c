"""What can become of the file that a server keeps its tables in."""

import asyncio
import logging
import os
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.storage import sqlite
from cheeseboard.server.storage.entries import Chair, Chatted, Laid, Standing, Started
from cheeseboard.server.storage.schema import UnusableDatabase
from cheeseboard.server.storage.sole import alone_with
from cheeseboard.server.storage.sqlite import FILE
from cheeseboard.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.api.test_mine import named, together
from tests.server.house import House, eventually, pair, play_through, start
from tests.server.house import house as open_house

LAID = Laid("cheese-rescue", {"area": "floating"}, bytes(32), "ada", (Chair("ada"), Chair("bob")))


def test_a_second_server_is_told_where_the_first_one_runs(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        second = start(tmp_path)
        said, trouble = second.communicate(timeout=PATIENCE)
        assert (second.returncode, said) == (1, "")
        in_use = f"{tmp_path / FILE} is in use by the Cheeseboard at {house.address}"
        assert trouble == f"cheeseboard: {in_use}; open that one, or name another place with --database.\n"
        assert house.person().call("GET", "/api/games")
        assert house.stop() == (0, "")
    assert [file.name for file in tmp_path.iterdir()] == [FILE]


def test_whatever_links_lead_to_it_a_file_has_one_server(tmp_path: Path) -> None:
    (tmp_path / "link.db").symlink_to(FILE)
    with alone_with(tmp_path / FILE, "somewhere"), pytest.raises(UnusableDatabase), alone_with(tmp_path / "link.db"):
        pass


def test_a_lock_holds_until_it_is_let_go(tmp_path: Path) -> None:
    for address, told in (("somewhere", "by the Cheeseboard at somewhere; open"), ("", "by another Cheeseboard; wait")):
        with (
            alone_with(tmp_path / FILE, address),
            pytest.raises(UnusableDatabase, match=told),
            alone_with(tmp_path / FILE),
        ):
            pass
    assert [*tmp_path.iterdir()] == []


def removed(folder: Path) -> None:
    for file in folder.glob(f"{FILE}*"):
        file.unlink()


def replaced(folder: Path) -> None:
    removed(folder)
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("CREATE TABLE recipes (cheese TEXT)")


def ended(house: House) -> str:
    """What a server says that stops by itself."""
    _, trouble = house.process.communicate(timeout=PATIENCE)
    assert house.process.returncode == 1
    return str(trouble)


def test_a_database_that_is_taken_away_is_saved_and_the_server_stops(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        table, ada, bob = pair(house)
        play_through(ada, bob, until=3)
        seen = ada.news["view"]
        removed(tmp_path)
        trouble = ended(house)
        file = tmp_path / FILE
        gone = f"The database {file} was removed or replaced while it was in use; what it held is kept in {file}."
        assert trouble == f"cheeseboard: {gone} Start Cheeseboard again with that file as --database.\n"
    assert file.stat().st_mode & 0o077 == 0
    with open_house(tmp_path) as house:
        again = house.person(cookie_of(ada)).join(table).hear()
        assert (again["moves"], again["view"]) == (3, seen)


def cookie_of(line: object) -> str:
    return str(line.socket.request.headers["Cookie"]).removeprefix("cheeseboard=")  # type: ignore[attr-defined]


@pytest.mark.parametrize("take", [removed, shutil.rmtree])
def test_nothing_is_written_into_a_file_that_is_gone(tmp_path: Path, take: Callable[[Path], None]) -> None:
    told: list[str] = []
    place = tmp_path / "kept" / FILE
    store = Store(place, Limits(), lost=lambda: told.append("lost"))

    async def story() -> None:
        standing = Standing.of("here", await store.lay("here", [LAID, Started()], 0))
        take(place.parent)
        for _ in range(2):
            with pytest.raises(Refusal, match="has been taken away, so nothing has changed and the server stops"):
                await store.append(standing, [Chatted("ada", "hello")], 0)

    asyncio.run(story())
    store.close()
    assert told == ["lost"]
    assert isinstance(store.end, UnusableDatabase)
    with closing(Store(place, Limits())) as again:
        assert asyncio.run(again.counts(["here"])) == {"here": 2}


def test_whatever_has_taken_its_place_is_left_alone(tmp_path: Path) -> None:
    store = Store(tmp_path, Limits())
    asyncio.run(store.lay("here", [LAID], None))
    replaced(tmp_path)
    put = (tmp_path / FILE).read_bytes()
    eventually(lambda: store.end)
    store.close()
    saved = tmp_path / f"cheeseboard-saved-{os.getpid()}.db"
    assert f"what it held is kept in {saved}. Start" in str(store.end)
    assert (tmp_path / FILE).read_bytes() == put
    with closing(Store(saved, Limits())) as again:
        assert asyncio.run(again.counts(["here"])) == {"here": 1}


def test_a_backup_that_is_put_in_its_place_stays_as_it_was(tmp_path: Path) -> None:
    store, backup = Store(tmp_path, Limits()), tmp_path / "backup.db"
    asyncio.run(store.lay("here", [LAID], None))
    with closing(sqlite3.connect(tmp_path / FILE)) as kept, closing(sqlite3.connect(backup)) as copy:
        kept.backup(copy)
    asyncio.run(store.lay("later", [LAID], None))
    put = backup.read_bytes()
    backup.replace(tmp_path / FILE)
    eventually(lambda: store.end)
    store.close()
    saved = tmp_path / f"cheeseboard-saved-{os.getpid()}.db"
    assert {file.name for file in tmp_path.iterdir()} == {FILE, saved.name}
    assert (tmp_path / FILE).read_bytes() == put
    for file, counts in ((tmp_path / FILE, {"here": 1}), (saved, {"here": 1, "later": 1})):
        with closing(Store(file, Limits())) as again:
            assert asyncio.run(again.counts(["here", "later"])) == counts


def test_nobody_new_reads_a_file_that_is_another_one(tmp_path: Path) -> None:
    engine = sqlite.opened(tmp_path / FILE, 1)
    with engine.connect():  # whoever reads at the same time needs another connection
        shutil.copyfile(tmp_path / FILE, tmp_path / "other.db")
        (tmp_path / "other.db").replace(tmp_path / FILE)
        with pytest.raises(OperationalError, match="the file has been removed or replaced"):
            engine.connect()
    engine.dispose()


def test_a_full_disk_loses_nothing_and_is_logged_once(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(tmp_path, Limits())

    def room(pages: int) -> Callable[[Connection], object]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

    async def story() -> None:
        standing = Standing.of("here", await store.lay("here", [LAID, Started()], 0))
        await store._writer.write(room(1))  # as many as there are, at least
        refused: list[str] = []
        while len(refused) < 3:
            try:
                for entry in await store.append(standing, [Chatted("ada", f"{standing.entries} " + 150 * "x")], 0):
                    standing.add(entry)
            except Refusal as refusal:
                refused.append(str(refusal))
        assert refused[0].startswith("What you said could not be saved (database or disk is full), so nothing has")
        await store._writer.write(room(1_000_000))
        for entry in await store.append(standing, [Chatted("ada", f"{standing.entries} ")], 0):
            standing.add(entry)
        log = await store.load("here") or []
        said = [entry.what.text for entry in log if isinstance(entry.what, Chatted)]
        assert [int(text.split()[0]) for text in said] == [*range(2, standing.entries)]

    with caplog.at_level(logging.WARNING, "cheeseboard"):
        asyncio.run(story())
    store.close()
    assert [record.getMessage() for record in caplog.records if record.name == "cheeseboard"] == [
        "The database takes no writes, so that they are refused: database or disk is full",
        "The database takes writes again, after 3 that were refused.",
    ]


def test_nothing_of_the_forgotten_is_on_the_disk(house: House) -> None:
    ada, bob = named(house, "Ada On Disk"), named(house, "Bob")
    table, hers, his = together(ada, bob)
    hers.do("chat", text="not for eternity")
    his.until(lambda news: any(entry["text"] == "not for eternity" for entry in news["log"]))
    person = ada.cookie.split(".")[0]

    def found() -> list[bool]:
        kept = b"".join(file.read_bytes() for file in house.folder.iterdir())
        return [trace.encode() in kept for trace in (person, "Ada On Disk", "not for eternity")]

    assert found() == [True] * 3
    ada.ask("DELETE", "/api/me")
    assert found() == [False] * 3
    # What is still in memory does not bring it back.
    his.until(lambda news: news["table"]["seats"][0]["stands_in"])
    his.do("resign")
    his.until(lambda news: news["table"]["state"] == "over")
    assert found() == [False] * 3
    assert bob.call("GET", "/api/me/games")[0]["table"] == table["id"]
