"""Another program writes to the database file: it is waited for a while, and what cannot be saved has not happened."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.storage import database, writer
from cheeseboard.server.storage.sqlite import FILE
from cheeseboard.server.storage.store import Store
from tests.patience import PATIENCE
from tests.server.house import House, pair


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many writes were in each transaction that was tried."""
    tried: list[int] = []
    attempt = writer._attempt

    def counted(connection: Connection, writes: list[writer.Write], wait: float | None) -> Exception | None:
        tried.append(len(writes))
        return attempt(connection, writes, wait)

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


def test_a_lock_is_looked_for_again_and_again_so_that_nobody_else_always_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path, Limits(save_patience=PATIENCE))
    pauses: list[float] = []
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")

        def pause(seconds: float) -> None:
            pauses.append(seconds)
            if len(pauses) == 50:
                other.execute("COMMIT")

        monkeypatch.setattr("cheeseboard.server.storage.sqlite.time.sleep", pause)
        asyncio.run(store.call("ada", "Ada"))
    assert asyncio.run(store.name_of("ada")) == "Ada"
    assert len(pauses) == 50
    assert max(pauses) <= 0.01
    store.close()


def test_a_connection_that_has_written_waits_again_when_others_have_it(tmp_path: Path) -> None:
    engine = database.opened(tmp_path, Limits(save_patience=7))
    for options, waits in (({"writes": True}, 0), ({}, 7000)) * 2:
        with engine.execution_options(**options).begin() as connection:
            assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == waits
    engine.dispose()


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


def test_a_move_that_cannot_be_saved_has_not_been_made(house: House) -> None:
    _, ada, bob = pair(house)
    view = ada.news["view"]
    with locked(house.folder):
        ada.move()
        sentence = "The move could not be saved (database is locked), so nothing has changed; try again in a moment."
        assert ada.refusal()["error"] == sentence
        assert (ada.news["moves"], ada.news["view"]) == (0, view)
        refused = house.person().refused("PUT", "/api/me", {"name": "Eve"})
        assert refused == (503, sentence.replace("move", "name"))
    ada.move()
    assert bob.until_moves(1)["moves"] == 1
