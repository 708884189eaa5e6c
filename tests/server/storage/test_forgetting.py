import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.operation.obeying import Obeying
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.past import Tally
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.entries import (
    Chair,
    Chatted,
    Entry,
    Finished,
    Laid,
    Moved,
    Passed,
    Reacted,
    Sat,
    Standing,
    Started,
)
from cheeseboard.server.storage.store import Store, now
from tests.server.laid import come, lay
from tests.server.rows import content

ADA, NAME, SAID, BESIDE = "q7zk3adaadaada9m2x4w", "Ada of Lovelace", "my deepest secret", "Little Byron"
TABLES = ["together", "device", "watched", "left", "elsewhere"]


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    opened = Store(place, Limits())
    yield opened
    opened.close()


async def write(store: Store, table: str, *whats: object) -> Standing:
    """A log of these, written one after another."""
    first, *following = whats
    assert isinstance(first, Laid)
    standing = Standing.of(table, await store.lay(table, [first], None))
    for what in following:
        for entry in await store.append(standing, [what], None):  # type: ignore[list-item]
            standing.add(entry)
    return standing


async def live(store: Store) -> None:
    """Wherever somebody can leave a trace, Ada has."""
    await store.call(ADA, NAME)
    await store.call("bob", "Bob")
    for person in (ADA, "bob"):
        await store.set_rated(person, True)
    options = {"area": "floating", "first": "0"}
    together = Laid("cheese-rescue", options, bytes(32), ADA, (Chair(ADA), Chair()))
    await write(
        store, "together", together, Sat(1, "bob"), Started(), Chatted(ADA, SAID, 0), Chatted("bob", "well played", 1),
        Reacted(ADA, "clap", 0), Moved(0, "cat 0,1"), Finished((4, 2), (0,)),
    )  # fmt: skip
    device = Laid("cheese-rescue", options, bytes(32), ADA, (Chair(ADA), Chair(ADA, name=BESIDE)))
    await write(store, "device", device, Started())
    others = Laid("cheese-rescue", options, bytes(32), "bob", (Chair("bob"), Chair("cleo")))
    await write(store, "watched", others, Started(), Chatted(ADA, SAID))
    await write(store, "left", others, Passed(1, ADA), Passed(1, "cleo"))
    await write(store, "elsewhere", others, Started(), Finished((1, 0), (0,)))
    await store.add_code("a hash", "device", 0, ADA, now() + 60_000)


def log_of(store: Store, table: str) -> list[Entry]:
    found = asyncio.run(store.load(table))
    assert found is not None
    return found


def test_nothing_is_left_of_whoever_is_forgotten(store: Store, place: Place) -> None:
    def found() -> set[bool]:
        told = repr(content(place))
        return {trace in told for trace in (ADA, NAME, SAID, BESIDE)}

    asyncio.run(live(store))
    assert found() == {True}
    assert sorted(asyncio.run(store.forget(ADA))) == ["device", "left", "together", "watched"]
    assert found() == {False}


def test_nothing_is_left_where_a_file_has_room_for_something_new(tmp_path: Path) -> None:
    def found() -> set[bool]:
        kept = b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir()))
        return {trace.encode() in kept for trace in (ADA, NAME, SAID, BESIDE)}

    with closing(Store(tmp_path, Limits())) as store:
        asyncio.run(live(store))
        assert found() == {True}
        asyncio.run(store.forget(ADA))
        assert found() == {False}


def test_a_stranger_has_been_there_at_each_table_another(store: Store) -> None:
    asyncio.run(live(store))
    before = {table: log_of(store, table) for table in ("together", "device", "watched", "elsewhere")}
    asyncio.run(store.forget(ADA))
    after = {table: log_of(store, table) for table in before}
    assert after["elsewhere"] == before["elsewhere"]
    strangers = {Standing.of(table, after[table]).laid.host for table in ("together", "device")}
    assert len(strangers) == 2
    assert {len(stranger) for stranger in strangers} == {len(ADA)}
    for table, log in before.items():
        assert [(entry.number, entry.at, type(entry.what)) for entry in log] == [
            (entry.number, entry.at, type(entry.what)) for entry in after[table]
        ]
    together = Standing.of("together", after["together"])
    assert together.chairs == [Chair(together.laid.host), Chair("bob")]
    assert together.finished == Finished((4, 2), (0,))
    assert _said(after["together"]) == ["", "well played"]
    device = Standing.of("device", after["device"])
    assert device.chairs == [Chair(device.laid.host)] * 2


def _said(log: list[Entry]) -> list[str]:
    return [entry.what.text for entry in log if isinstance(entry.what, Chatted)]


def test_others_keep_their_own_games(store: Store) -> None:
    asyncio.run(live(store))
    asyncio.run(store.forget(ADA))
    (told,) = asyncio.run(store.statistics_of("bob"))
    assert told.tally == Tally(2, 1)
    assert [other.name for other in told.against] == [None, None]
    assert len(asyncio.run(store.finished_of("bob", None, 10))) == 2
    assert asyncio.run(store.name_of("bob")) == "Bob"
    assert asyncio.run(store.statistics_of(ADA)) == []
    assert asyncio.run(store.finished_of(ADA, None, 10)) == []
    assert asyncio.run(store.tables_of(ADA)) == []
    assert asyncio.run(store.take_code("a hash")) is None


def test_the_log_of_a_table_goes_on(store: Store) -> None:
    async def story() -> None:
        await live(store)
        await store.forget(ADA)
        standing = Standing.of("device", await store.load("device") or [])
        await store.append(standing, [Moved(0, "cat 0,1")], 1)
        # Who comes back is somebody like any other, and can be forgotten once more.
        again = Standing.of("watched", await store.load("watched") or [])
        await store.append(again, [Chatted(ADA, SAID)], 0)
        assert await store.forget(ADA) == ["watched"]
        assert _said(await store.load("watched") or []) == ["", ""]

    asyncio.run(story())


def test_everybody_elses_writes_come_between(store: Store) -> None:
    left: list[int] = []

    @asynccontextmanager
    async def holding(_table: str) -> AsyncIterator[None]:
        standing = Standing.of("elsewhere", await store.load("elsewhere") or [])
        await store.append(standing, [Chatted("bob", "still here")], None)
        left.append(sum(ADA in people for people in (await store.mentioned(TABLES)).values()))
        yield

    async def story() -> None:
        await live(store)
        await store.forget(ADA, holding)
        assert len(_said(await store.load("elsewhere") or [])) == len(left)

    asyncio.run(story())
    assert left == [4, 3, 2, 1]


def test_what_was_cut_short_can_be_begun_again(store: Store, place: Place) -> None:
    @asynccontextmanager
    async def holding(table: str) -> AsyncIterator[None]:
        if table == "together":
            raise Refusal("database-gone", 503)
        yield

    async def story() -> None:
        await live(store)
        with pytest.raises(Refusal):
            await store.forget(ADA, holding)
        assert await store.name_of(ADA) == NAME
        assert await store.forget(ADA) == ["together", "watched"]

    asyncio.run(story())
    assert ADA not in repr(content(place))


def test_what_is_said_while_it_goes_on_is_forgotten_too(store: Store, place: Place) -> None:
    more = ["said once more"]

    @asynccontextmanager
    async def holding(table: str) -> AsyncIterator[None]:
        if table == "watched" and more:  # a table whose turn is over
            standing = Standing.of("device", await store.load("device") or [])
            await store.append(standing, [Chatted(ADA, more.pop())], None)
        yield

    async def story() -> None:
        await live(store)
        await store.forget(ADA, holding)

    asyncio.run(story())
    told = repr(content(place))
    assert ADA not in told
    assert "said once more" not in told


def test_other_processes_hear_of_it_from_the_database_alone(store: Store, place: Place) -> None:
    async def story() -> None:
        here, elsewhere = Tables(store, Limits()), Store(place, Limits())
        there = Tables(elsewhere, Limits())
        obeying = Obeying(there)
        await store.call(ADA, NAME)
        laid = await lay(here, "open", "me")
        await here.sit(laid, 0, ADA)
        async with there.at(laid.id) as table:
            await come(there, table, ADA)
            assert table.names[ADA] == NAME
            await here.forget(ADA)
            await obeying.look()
            while ADA in table.people or ADA in table.names:
                await asyncio.sleep(0)
        assert ADA not in laid.people
        await here.close()
        await there.close()
        elsewhere.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_a_table_that_is_read_at_that_moment_is_read_anew(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        before, here = Tables(store, Limits()), Tables(store, Limits())
        laid = await lay(before, "open", "me")
        await before.sit(laid, 0, ADA)
        await before.close()
        read, go_on, names = asyncio.Event(), asyncio.Event(), store.names

        async def later(people: Sequence[str]) -> dict[str, str]:
            read.set()
            await go_on.wait()
            return await names(people)

        monkeypatch.setattr(store, "names", later)

        async def look() -> set[str]:
            async with here.at(laid.id) as table:
                return {*table.people}

        looking = asyncio.ensure_future(look())
        await read.wait()
        forgetting = asyncio.ensure_future(here.forget(ADA))
        while ADA in (await store.mentioned([laid.id]))[laid.id]:
            pass
        go_on.set()
        await forgetting
        await looking
        assert ADA not in here.known[laid.id].people
        await here.close()

    asyncio.run(asyncio.wait_for(story(), 60))


def test_forgetting_somebody_who_was_never_here_changes_nothing(store: Store, place: Place) -> None:
    asyncio.run(live(store))
    before = content(place)
    assert asyncio.run(store.forget("nobody")) == []
    assert content(place) == before
