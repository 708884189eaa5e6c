"""What only PostgreSQL can do to us: being elsewhere, being away, and being shared."""

import asyncio
import logging
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from urllib.parse import urlsplit

import psycopg
import pytest
from sqlalchemy import Connection, update

from cheeseboard.server.app import application
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.storage import database, schema
from cheeseboard.server.storage.entries import AnyEntry, Chair, Chatted, Finished, Laid, Moved, Standing, Started
from cheeseboard.server.storage.schema import UnusableDatabase
from cheeseboard.server.storage.store import Store, Taken, now
from tests.patience import PATIENCE
from tests.server.house import start
from tests.server.rows import emptied, rows
from tests.services import Postgres, free_port

LAID = Laid("cheese-rescue", {"area": "floating"}, bytes(32), "ada", (Chair("ada"), Chair("bob")))
PATIENT = Limits(save_patience=10.0)
WORD = "open-sesame"


@pytest.fixture
def two(in_postgres: str) -> Iterator[tuple[Store, Store]]:
    """Two servers' stores on the same database."""
    emptied(in_postgres)
    with closing(Store(in_postgres, PATIENT)) as one, closing(Store(in_postgres, PATIENT)) as other:
        yield one, other


async def laid(store: Store, table: str) -> Standing:
    return Standing.of(table, await store.lay(table, [LAID, Started()], 0))


def why_not(place: str) -> str:
    with pytest.raises(UnusableDatabase) as problem:
        database.opened(place, Limits())
    assert WORD not in str(problem.value)
    return str(problem.value)


def test_a_database_that_cannot_be_reached_is_told_without_its_password(postgres: Postgres) -> None:
    where = f"127.0.0.1:{postgres.port}"
    nobody = f"127.0.0.1:{free_port()}"
    at_nobody = f"The database postgresql://ada@{nobody}/cheese cannot be used: Connection refused."
    assert why_not(f"postgresql://ada:{WORD}@{nobody}/cheese") == at_nobody
    unknown = f"The database postgresql://asked@{where}/postgres does not accept this user and password."
    assert why_not(f"postgresql://asked:{WORD}@{where}/postgres") == unknown
    assert why_not(f"postgresql://asked@{where}/postgres") == unknown
    missing = f"The database postgresql://cheeseboard@{where}/cheese cannot be opened ("
    assert why_not(f"postgres://cheeseboard:{WORD}@{where}/cheese").startswith(missing)


def test_an_address_that_is_none() -> None:
    like = "it should look like postgresql://user:password@host:5432/cheeseboard."
    assert why_not(f"postgresql://ada:{WORD}@host:port/cheese") == f"The URL of the database cannot be read; {like}"
    kinds = "A database is a file, a folder for one, or a URL that begins with sqlite:/// or postgresql://, not with "
    assert why_not(f"mysql://ada:{WORD}@host/cheese") == f"{kinds}“mysql://”."
    assert why_not("sqlite://cheese.db") == f"{kinds}“sqlite://”."


def test_the_server_says_so_and_stops(postgres: Postgres) -> None:
    server = start(f"postgresql://asked:{WORD}@127.0.0.1:{postgres.port}/postgres")
    said, trouble = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (1, "")
    assert trouble.startswith("cheeseboard: The database postgresql://asked@")
    assert trouble.count("\n") == 1


def test_a_server_whose_database_goes_away_while_it_begins_says_so(in_postgres: str, postgres: Postgres) -> None:
    with closing(Store(in_postgres, Limits())) as store:
        postgres.kill()
        try:
            with pytest.raises(UnusableDatabase, match=r"^The database postgresql://\S+ cannot be used: .+\.$"):
                application(store, Limits(), [])
        finally:
            postgres.start()


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert why_not("postgresql://localhost/cheese").endswith("pip install 'cheeseboard[site]'.")


def test_a_database_of_something_else_or_of_later_is_left_alone(postgres: Postgres) -> None:
    foreign = postgres.new_database()
    with psycopg.connect(foreign, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (cheese text)")
    assert why_not(foreign) == f"{foreign} is a database of some other program; name another place for the data."
    with psycopg.connect(foreign, autocommit=True) as connection:
        assert connection.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall() == [
            ("recipes",)
        ]
        connection.execute("DROP TABLE recipes")
    Store(foreign, Limits()).close()
    with psycopg.connect(foreign, autocommit=True) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '0999'")
    assert "was written by a newer Cheeseboard (its version is 999, this one reads " in why_not(foreign)


def test_all_who_start_at_once_on_an_empty_database_find_the_same(postgres: Postgres) -> None:
    place = postgres.new_database()

    def secret(_: int) -> str:
        with closing(Store(place, Limits())) as store:
            return store.secret

    with ThreadPoolExecutor(6) as starts:
        assert len({*starts.map(secret, range(6))}) == 1


def test_of_two_servers_one_writes(two: tuple[Store, Store]) -> None:
    async def story() -> None:
        standing = await laid(two[0], "contested")
        for number in range(20):
            said = [store.append(standing, [Chatted("ada", f"{number}")], 0) for store in two]
            outcomes = await asyncio.gather(*said, return_exceptions=True)
            assert {type(outcome) for outcome in outcomes} == {list, Taken}
            for entry in next(outcome for outcome in outcomes if isinstance(outcome, list)):
                standing.add(entry)
        assert await two[1].load("contested", since=2) == await two[0].load("contested", since=2)
        assert await two[0].counts(["contested"]) == {"contested": 22}

    asyncio.run(story())


def test_of_two_servers_one_takes_a_code(two: tuple[Store, Store]) -> None:
    async def story() -> None:
        await laid(two[0], "here")
        for number in range(10):
            await two[0].add_code(f"{number}", "here", 0, "ada", now() + 60_000)
            taken = await asyncio.gather(*(store.take_code(f"{number}") for store in two))
            assert sorted(taken, key=repr) == [("here", 0, "ada"), None]

    asyncio.run(story())


def test_two_servers_reckon_with_every_match(two: tuple[Store, Store], in_postgres: str) -> None:
    async def story() -> None:
        for person in ("ada", "bob"):
            await two[0].set_rated(person, True)
        played = [(store, await laid(store, f"match {n}")) for n, store in enumerate(two * 10)]
        ends: list[AnyEntry] = [Moved(0, "the last one"), Finished((1, 0), (0,))]
        await asyncio.gather(*(store.append(standing, ends, None) for store, standing in played))

    asyncio.run(story())
    assert rows(in_postgres, "SELECT person, matches FROM ratings ORDER BY person") == [("ada", 20), ("bob", 20)]


def test_both_servers_may_hear_a_name_first(two: tuple[Store, Store], in_postgres: str) -> None:
    async def story() -> None:
        await asyncio.gather(*(store.call(f"{n}", "Ada") for n in range(50) for store in two))

    asyncio.run(story())
    assert rows(in_postgres, "SELECT count(*) FROM people") == [(50,)]


def test_two_who_wait_for_each_other_both_go_on(two: tuple[Store, Store], in_postgres: str) -> None:
    names, met = ("one", "other"), threading.Barrier(2)

    def crossing(first: str, second: str) -> object:
        together = [met.wait]  # the first time; when it is tried again, nobody else comes

        def write(connection: Connection) -> None:
            for name in (first, second):
                mine = schema.people.c.id == name
                connection.execute(update(schema.people).where(mine).values(name=f"{first} was here"))
                while together:
                    together.pop()()

        return write

    async def story() -> None:
        for name in names:
            await two[0].call(name, "nobody yet")
        ways = (crossing(*names), crossing(*reversed(names)))
        await asyncio.gather(*(store._writer.write(way) for store, way in zip(two, ways, strict=True)))  # type: ignore[arg-type]

    asyncio.run(story())
    assert len({*rows(in_postgres, "SELECT name FROM people")}) == 1


def test_what_cannot_be_kept_fails_alone(two: tuple[Store, Store]) -> None:
    store = two[0]

    async def story() -> None:
        await laid(store, "here")
        names = ["Ada", "A\0da", "Bob"]
        outcomes = await asyncio.gather(*(store.call(name, name) for name in names), return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), Refusal, type(None)]
        assert await store.names(["Ada", "Bob"]) == {"Ada": "Ada", "Bob": "Bob"}

    asyncio.run(story())


def test_what_somebody_holds_refuses_nothing_else(in_postgres: str, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(emptied(in_postgres), Limits(save_patience=0.2))
    names = [f"{number}" for number in range(6)]

    async def say(standing: Standing) -> str:
        try:
            await store.append(standing, [Chatted("ada", "hello")], 0)
        except Refusal as refusal:
            return refusal.code
        return "said"

    async def story() -> None:
        standings = [await laid(store, name) for name in names]
        begun, go_on = threading.Event(), threading.Event()

        def keep_busy(_: Connection) -> None:
            begun.set()
            go_on.wait()

        async with await psycopg.AsyncConnection.connect(in_postgres) as holder:
            await holder.execute("SELECT 1 FROM tables WHERE id = '3' FOR UPDATE")
            busy = asyncio.ensure_future(store._writer.write(keep_busy))
            await asyncio.to_thread(begun.wait)
            said = [asyncio.ensure_future(say(standing)) for standing in standings]
            await asyncio.sleep(0)  # until they are one group
            go_on.set()
            outcomes = await asyncio.gather(*said)
            await busy
        assert outcomes == ["said", "said", "said", "database-unsaved", "said", "said"]
        assert await say(standings[3]) == "said"

    with caplog.at_level(logging.WARNING, "cheeseboard"), closing(store):
        asyncio.run(story())
    (told,) = [record.getMessage() for record in caplog.records if record.name == "cheeseboard"]
    assert told == "A write was refused, since somebody else holds what it would change in the database."


def test_a_connection_that_was_cut_is_replaced(two: tuple[Store, Store], postgres: Postgres, in_postgres: str) -> None:
    store, name = two[0], urlsplit(in_postgres).path[1:]

    async def story() -> None:
        standing = await laid(store, "here")
        postgres.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
        for entry in await store.append(standing, [Moved(0, "cat 0,1")], 1):
            standing.add(entry)
        assert len(await store.load("here") or []) == standing.entries == 3

    asyncio.run(story())


def test_where_the_end_of_a_commit_is_not_heard_nobody_is_told_that_nothing_changed(
    two: tuple[Store, Store], in_postgres: str
) -> None:
    store = two[0]
    fall = """
        CREATE FUNCTION fall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(0); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER falling AFTER INSERT ON people DEFERRABLE INITIALLY DEFERRED
            FOR EACH ROW EXECUTE FUNCTION fall();
    """

    async def story() -> None:
        with psycopg.connect(in_postgres, autocommit=True) as connection:
            connection.execute(fall)
            try:
                with pytest.raises(Refusal, match="gone before it could say whether it had saved the name; look"):
                    await store.call("ada", "Ada")
            finally:
                connection.execute("DROP FUNCTION fall CASCADE")
        await store.call("ada", "Ada")
        assert await store.name_of("ada") == "Ada"

    asyncio.run(story())


def test_a_server_that_falls_and_gets_up_is_waited_for(two: tuple[Store, Store], postgres: Postgres) -> None:
    store = two[0]

    async def story() -> None:
        standing = await laid(store, "here")
        postgres.kill()
        move = asyncio.ensure_future(store.append(standing, [Moved(0, "cat 0,1")], 1))
        await asyncio.to_thread(postgres.start)
        await move
        assert len(await two[1].load("here") or []) == 3

    asyncio.run(story())


def test_a_database_that_is_slow_makes_everybody_wait_and_nothing_else(
    two: tuple[Store, Store], in_postgres: str
) -> None:
    store = two[0]

    async def talk(name: str, go_on: asyncio.Event) -> None:
        standing = await laid(store, name)
        await go_on.wait()
        for number in range(5):
            for entry in await store.append(standing, [Chatted("ada", f"{number}")], 0):
                standing.add(entry)
        said = [entry.what for entry in await store.load(name, since=2) or []]
        assert said == [Chatted("ada", f"{number}") for number in range(5)]

    async def story() -> None:
        go_on = asyncio.Event()
        talks = [asyncio.ensure_future(talk(f"{number}", go_on)) for number in range(10)]
        async with asyncio.timeout(PATIENCE):
            while len(await store.counts([f"{number}" for number in range(10)])) < 10:
                pass
        async with await psycopg.AsyncConnection.connect(in_postgres) as slow:
            await slow.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            go_on.set()
            waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = 'entries'::regclass"
            async with asyncio.timeout(PATIENCE):
                while (await (await slow.execute(waiting)).fetchone()) == (0,):
                    pass
            assert not any(talk.done() for talk in talks)
        await asyncio.gather(*talks)

    asyncio.run(story())


def test_an_outage_is_logged_once(in_postgres: str, postgres: Postgres, caplog: pytest.LogCaptureFixture) -> None:
    store = Store(emptied(in_postgres), Limits(save_patience=0.0))

    async def story() -> None:
        standing = await laid(store, "here")
        postgres.kill()
        try:
            for _ in range(3):
                with pytest.raises(Refusal, match=r"The move could not be saved \(.*\), so nothing has changed"):
                    await store.append(standing, [Moved(0, "cat 0,1")], 1)
            with pytest.raises(Refusal, match="The database cannot be read just now"):
                await store.load("here")
        finally:
            postgres.start()
        await store.append(standing, [Moved(0, "cat 0,1")], 1)
        assert len(await store.load("here") or []) == 3

    with caplog.at_level(logging.WARNING, "cheeseboard"), closing(store):
        asyncio.run(story())
    begin, end = [record.getMessage() for record in caplog.records if record.name == "cheeseboard"]
    assert begin.startswith("The database takes no writes, so that they are refused: ")
    assert end == "The database takes writes again, after 3 that were refused."
