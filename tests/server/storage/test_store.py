import asyncio
import itertools
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from sqlalchemy import update

from cheeseboard.server.limits import DAY, Limits, Refusal
from cheeseboard.server.storage import history, schema
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.entries import (
    AnyEntry,
    BotIn,
    Chair,
    Changed,
    Chatted,
    Entry,
    Finished,
    Laid,
    Left,
    Moved,
    Next,
    Sat,
    Standing,
    Started,
    named_in,
)
from cheeseboard.server.storage.index import Mine
from cheeseboard.server.storage.store import Store, Taken, now
from tests.server.logs import FEW, logs
from tests.server.rows import emptied, rows

TABLE = "0123456789ab"
LAID = Laid("cheese-rescue", {"area": "floating"}, bytes(32), "ada", (Chair("ada"), Chair()), listed=True)
IMPATIENT = Limits(save_patience=0.1, seats_per_person=3)


@pytest.fixture
def store(place: Place) -> Iterator[Store]:
    opened = Store(place, IMPATIENT)
    yield opened
    opened.close()


async def lay(store: Store, table: str, *whats: AnyEntry, turn: int | None = None) -> Standing:
    return Standing.of(table, await store.lay(table, whats, turn))


async def append(store: Store, standing: Standing, *whats: AnyEntry, turn: int | None = None) -> None:
    for entry in await store.append(standing, whats, turn):
        standing.add(entry)


def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    async def story() -> None:
        standing = await lay(store, TABLE, LAID)
        await append(store, standing, Sat(1, "bob"), Started(), turn=0)
        await append(store, standing, Moved(0, "cat 0,1"), turn=1)
        log = await store.load(TABLE)
        assert log is not None
        assert [entry.what for entry in log] == [LAID, Sat(1, "bob"), Started(), Moved(0, "cat 0,1")]
        assert Standing.of(TABLE, log) == standing
        assert await store.load("nothing") is None

    asyncio.run(story())


def test_each_of_the_logs_that_are_wanted_in_one_moment_is_told_as_if_alone(store: Store) -> None:
    async def story() -> None:
        standing = await lay(store, TABLE, LAID)
        await append(store, standing, Sat(1, "bob"), Started(), turn=0)
        await lay(store, "another", LAID)
        asked = [(TABLE, 1), ("another", 0), (TABLE, 2), ("nothing", 0), (TABLE, 1), (TABLE, 3)]
        logs = await asyncio.gather(*(store.load(*each) for each in asked))
        told = [None if log is None else [(entry.number, entry.what) for entry in log] for log in logs]
        end = [(1, Sat(1, "bob")), (2, Started())]
        assert told == [end, [(0, LAID)], end[1:], None, end, None]

    asyncio.run(story())


def test_a_log_that_cannot_be_read_spoils_no_other_that_is_wanted_in_the_same_moment(store: Store) -> None:
    async def story() -> None:
        for table in (TABLE, "later", "another"):
            await lay(store, table, LAID)
        broken = update(schema.entries).where(schema.entries.c.table_id == "later").values(data='{"type": "sung"}')
        await store._writer.write(lambda connection: connection.execute(broken))
        told = await asyncio.gather(*map(store.load, (TABLE, "later", "another")), return_exceptions=True)
        assert [isinstance(each, msgspec.ValidationError) for each in told] == [False, True, False]
        assert [each[0].what for each in told if isinstance(each, list)] == [LAID, LAID]

    asyncio.run(story())


def test_nobody_sits_at_too_many_tables_by_sitting_down_at_all_of_them_at_once(store: Store) -> None:
    async def story() -> None:
        tables = [await lay(store, f"table {number}", LAID) for number in range(12)]
        sitting = (append(store, table, Sat(1, "bob")) for table in tables)
        told = await asyncio.gather(*sitting, return_exceptions=True)
        refused = [each.code for each in told if isinstance(each, Refusal)]
        assert refused == ["seats-unfinished"] * (12 - IMPATIENT.seats_per_person)

    asyncio.run(story())


def test_the_end_of_a_log_can_be_had_alone(store: Store) -> None:
    async def story() -> None:
        standing = await lay(store, TABLE, LAID)
        await append(store, standing, Sat(1, "bob"), Started(), turn=0)
        await lay(store, "another", LAID)
        assert await store.counts([TABLE, "another", "nothing"]) == {TABLE: 3, "another": 1}
        assert [entry.what for entry in await store.load(TABLE, since=2) or []] == [Started()]
        assert await store.load(TABLE, since=3) is None

    asyncio.run(story())


@FEW
@given(logs())
def test_what_is_kept_of_a_table_follows_from_its_log(pieces: list[list[AnyEntry]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        it_follows(Path(folder), pieces)


@FEW
@given(logs())
def test_what_is_kept_of_a_table_follows_from_its_log_in_postgres(
    in_postgres: str, pieces: list[list[AnyEntry]]
) -> None:
    it_follows(emptied(in_postgres), pieces)


def found(store: Store, query: str) -> list[tuple[object, ...]]:
    with store._engine.connect() as connection:
        return [tuple(row) for row in connection.exec_driver_sql(query)]


def it_follows(place: Place, pieces: list[list[AnyEntry]]) -> None:
    async def story(store: Store) -> Standing:
        standing = await lay(store, TABLE, *pieces[0], turn=0)
        for piece in pieces[1:]:
            await append(store, standing, *piece, turn=0)
        return standing

    whats = [*itertools.chain(*pieces)]
    store = Store(place, IMPATIENT)
    standing = asyncio.run(story(store))
    log = asyncio.run(store.load(TABLE)) or []
    outline = asyncio.run(store.listed())
    (table,) = found(store, "SELECT host, created, at, state, turn, listed, entries FROM tables")
    seats = found(store, "SELECT person, bot, name, stands_in FROM seats ORDER BY seat")
    mentioned = found(store, "SELECT person FROM mentioned ORDER BY person")
    played = found(store, "SELECT person, table_id, game, seat, at, won, counts, opponents FROM played")
    store.close()
    assert [entry.what for entry in log] == whats
    assert Standing.of(TABLE, log) == standing
    turn = 0 if standing.state == "playing" else None
    assert table == (
        standing.laid.host, standing.began, standing.at, standing.state, turn, standing.listed, standing.entries,
    )  # fmt: skip
    assert seats == [(chair.person, chair.bot, chair.name, chair.stands_in) for chair in standing.chairs]
    assert [person for (person,) in mentioned] == sorted({person for what in whats for person in named_in(what)})
    assert bool(outline) == (standing.listed and not standing.over)
    assert [shown.chairs for shown in outline] == [standing.chairs] * len(outline)
    expected = []
    if history.winners_of(standing):
        end = next(entry.number for entry in log if entry.what in (standing.finished, standing.ended))
        expected = [tuple(row.values()) for row in history.played(Standing.of(TABLE, log[: end + 1]))]
    assert sorted(played) == sorted(expected)


def test_entries_that_belong_together_are_kept_together_or_not_at_all(store: Store) -> None:
    async def story() -> None:
        standing = await lay(store, TABLE, LAID)
        outcomes = await asyncio.gather(
            *(store.append(standing, [Sat(1, person), Started()], 0) for person in ("bob", "eve")),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [list, Taken]
        assert [entry.what for entry in await store.load(TABLE) or []] == [LAID, Sat(1, "bob"), Started()]

    asyncio.run(story())


def test_a_write_that_fails_fails_alone(store: Store) -> None:
    async def story() -> None:
        standings = [await lay(store, f"table {number}", LAID) for number in range(3)]
        again = [standings[0], standings[1], standings[0], standings[2], standings[2]]
        outcomes = await asyncio.gather(
            *(store.append(standing, [Chatted("ada", "hello")], None) for standing in again), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [list, list, Taken, list, Taken]
        for number in range(3):
            assert len(await store.load(f"table {number}") or []) == 2

    asyncio.run(story())


def test_a_log_that_does_not_exist_cannot_go_on(store: Store) -> None:
    async def story() -> None:
        with pytest.raises(Taken):
            await store.append(Standing.of("nothing", [Entry(0, 0, LAID)]), [Started()], 0)

    asyncio.run(story())


def test_time_does_not_go_back_in_a_log(store: Store) -> None:
    async def story() -> None:
        standing = await lay(store, TABLE, LAID)
        standing.at += 60_000  # as if the clock had been set back by a minute
        (entry,) = await store.append(standing, [Sat(1, "bob")], None)
        assert entry.at == standing.at

    asyncio.run(story())


def test_a_rematch_is_laid_and_told_of_at_once_or_not_at_all(store: Store) -> None:
    async def story() -> None:
        old = await lay(store, TABLE, LAID, Sat(1, "bob"), Started(), Finished((1, 0), (0,)))
        outcomes = await asyncio.gather(
            store.rematch(old, [], "one", [LAID], None),
            store.rematch(old, [], "two", [LAID], None),
            return_exceptions=True,
        )
        added, laid = outcomes[0] if isinstance(outcomes[0], tuple) else ([], [])
        assert [entry.what for entry in added] == [Next("one")]
        assert [entry.what for entry in laid] == [LAID]
        assert isinstance(outcomes[1], Taken)
        assert await store.load("two") is None
        assert (await store.load(TABLE) or [])[-1] == added[0]

    asyncio.run(story())


def test_nobody_lays_more_tables_than_anybody_can_finish(place: Place) -> None:
    store = Store(place, Limits(tables_per_person=2))

    async def story() -> None:
        first = await lay(store, "first", LAID)
        await lay(store, "second", LAID)
        with pytest.raises(Refusal, match="You have laid 2 tables within a day that are not finished"):
            await store.lay("third", [LAID], None)
        assert await store.load("third") is None
        await append(store, first, Sat(1, "bob"), Started(), Finished((1, 0), (0,)))
        await lay(store, "third", LAID)

    asyncio.run(story())
    store.close()


def test_nobody_lays_more_by_laying_them_all_at_once(place: Place) -> None:
    store = Store(place, Limits(tables_per_person=2))

    async def story() -> None:
        await store.call("ada", "Ada")
        names = [dict[str, str]() for _ in range(5)]
        laying = (store.lay(f"table {number}", [LAID], None, names[number]) for number in range(5))
        told = await asyncio.gather(*laying, return_exceptions=True)
        assert [each.code for each in told if isinstance(each, Refusal)] == ["tables-unfinished"] * 3
        laid = [number for number, each in enumerate(told) if not isinstance(each, Refusal)]
        assert [await store.load(f"table {number}") is not None for number in range(5)] == [n in laid for n in range(5)]
        assert all(names[number] == {"ada": "Ada"} for number in laid)

    asyncio.run(story())
    store.close()


def test_each_of_many_who_lay_tables_at_once_is_told_what_they_are_called(store: Store) -> None:
    async def story() -> None:
        people = [f"person {number}" for number in range(5)]
        for person in people[1:]:
            await store.call(person, person.title())
        names = [dict[str, str]() for _ in people]
        laid = [msgspec.structs.replace(LAID, host=person) for person in people]
        await asyncio.gather(*(store.lay(f"of {each.host}", [each], None, names[at]) for at, each in enumerate(laid)))
        assert names == [{}, *({person: person.title()} for person in people[1:])]

    asyncio.run(story())


def test_what_waits_is_written_before_the_store_is_closed(store: Store, place: Place) -> None:
    async def story() -> None:
        writes = [asyncio.ensure_future(store.call(f"person {n}", "Ada")) for n in range(8)]
        await asyncio.sleep(0)
        await asyncio.to_thread(store.close)
        await asyncio.gather(*writes)

    asyncio.run(story())
    assert rows(place, "SELECT count(*) FROM people") == [(8,)]


def test_the_list_shows_first_where_one_can_sit_down(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    hour, real = 3_600_000, now()

    async def laid(name: str, hours: int, *whats: AnyEntry, listed: bool = True) -> Standing:
        monkeypatch.setattr("cheeseboard.server.storage.store.now", lambda: real - hours * hour)
        return await lay(
            store, name, Laid("cheese-rescue", {}, bytes(32), "ada", (Chair("ada"), Chair()), listed=listed), *whats
        )

    async def story() -> list[Standing]:
        sat = Sat(1, "bob"), Started()
        await laid("waits", 3)
        await laid("stale", 25)
        await laid("waits longer", 23)
        await laid("for friends", 1, listed=False)
        await laid("over", 1, *sat, Finished((1, 0), (0,)))
        await laid("just begun", 0, *sat, Moved(0, "cat 0,1"), Chatted("bob", "hello"))
        hidden = await laid("hidden", 1)
        await append(store, hidden, Changed(listed=False))
        await laid("played", 2, *sat)
        monkeypatch.setattr("cheeseboard.server.storage.store.now", lambda: real)
        return await store.listed()

    listed = asyncio.run(story())
    assert [table.id for table in listed] == ["waits", "waits longer", "just begun", "played"]
    assert [table.state for table in listed] == ["waiting", "waiting", "playing", "playing"]
    assert listed[2].chairs == [Chair("ada"), Chair("bob")]
    assert (listed[2].entries, listed[2].moves) == (5, [])


def test_a_crowd_that_plays_hides_nobody_who_waits(place: Place) -> None:
    store = Store(place, Limits(tables_listed=3))

    async def story() -> list[Standing]:
        await lay(store, "waits", LAID)
        for number in range(20):
            await lay(store, f"alone {number}", LAID, BotIn(1, "random"), Started())
        return await store.listed()

    listed = [table.id for table in asyncio.run(story())]
    assert listed[0] == "waits"
    assert len(listed) == 3
    store.close()


def test_somebodys_own_tables(store: Store) -> None:
    def laid(*chairs: Chair) -> Laid:
        return Laid("cheez-tricks", {}, bytes(32), "ada", chairs)

    async def story() -> list[Mine]:
        bot, ada = Chair(bot="greedy"), Chair("ada")
        await lay(store, "with bots", laid(ada, bot, bot), Started(), turn=1)
        await lay(store, "waits", laid(bot, ada, Chair()))
        await lay(store, "one device", laid(ada, Chair("ada", name="Bo"), bot), Started(), turn=1)
        await lay(store, "friends", laid(Chair("bob"), ada), Started(), turn=0)
        await lay(store, "others", laid(Chair("bob"), bot), Started(), turn=0)
        left = await lay(store, "left", laid(ada, Chair("bob")), Started(), turn=0)
        await append(store, left, BotIn(0, "greedy", why="left"), turn=0)
        left = await lay(store, "left among bots", laid(ada, bot), Started(), turn=0)
        await append(store, left, BotIn(0, "greedy", why="left"), turn=0)
        away = await lay(store, "away", laid(ada, Chair("bob")), Started(), turn=0)
        await append(store, away, BotIn(0, "greedy", why="absent"), turn=0)
        gone = await lay(store, "gone", laid(ada, Chair()))
        await append(store, gone, Left(0, "left"))
        over = await lay(store, "over", laid(ada, Chair("bob")), Started(), turn=0)
        await append(store, over, Moved(0, "4a"), Finished((1, 0), (0,)), turn=0)
        return await store.tables_of("ada")

    found = {mine.id: (mine.state, mine.turn, mine.seats, mine.alone) for mine in asyncio.run(story())}
    assert found == {
        "with bots": ("playing", 1, (0,), True),
        "waits": ("waiting", None, (1,), False),
        "one device": ("playing", 1, (0, 1), True),
        "friends": ("playing", 0, (1,), False),
        "left": ("playing", 0, (0,), False),
        "away": ("playing", 0, (0,), False),
        "over": ("over", None, (0,), False),
    }
    assert asyncio.run(store.tables_of("ada", since=now() + 1000 * DAY)) == []


def test_somebodys_own_tables_come_newest_first(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> list[str]:
        for number, name in enumerate(["first", "second", "third"]):
            monkeypatch.setattr("cheeseboard.server.storage.store.now", lambda number=number: 1000 + number)
            await lay(store, name, LAID)
        return [mine.id for mine in await store.tables_of("ada", since=1000)]

    assert asyncio.run(story()) == ["third", "second"]


def test_people_are_called_what_they_say_and_rated_if_they_wish(store: Store) -> None:
    async def story() -> None:
        assert await store.name_of("ada") is None
        assert not await store.is_rated("ada")
        await store.set_rated("ada", True)
        assert await store.name_of("ada") is None
        await store.call("ada", "Ada")
        assert await store.is_rated("ada")
        await store.call("bob", "Bob")
        await store.call("bob", "Robert")
        await store.set_rated("ada", False)
        assert not await store.is_rated("ada")
        assert await store.names(["ada", "bob", "eve"]) == {"ada": "Ada", "bob": "Robert"}

    asyncio.run(story())


def test_a_code_opens_once_and_only_in_time(store: Store, place: Place) -> None:
    async def story() -> None:
        await lay(store, TABLE, LAID)
        await store.add_code("late", TABLE, 0, "ada", now() - 1)
        assert await store.take_code("late") is None
        await store.add_code("stale", TABLE, 0, "ada", now() - 1)
        await store.add_code("good", TABLE, 0, "ada", now() + 60_000)
        assert rows(place, "SELECT hash FROM codes") == [("good",)]
        taken = await asyncio.gather(*(store.take_code("good") for _ in range(3)))
        assert taken == [(TABLE, 0, "ada"), None, None]
        assert await store.take_code("never") is None

    asyncio.run(story())
