import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, insert
from sqlalchemy.exc import OperationalError

from cheeseboard.server.entrance.bans import Bans, as_banned
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.operation.obeying import Obeying
from cheeseboard.server.operation.steward import Steward, Undone
from cheeseboard.server.play.opponents import offered
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.messages import BotInfo
from cheeseboard.server.storage import orders, schema
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.entries import Standing
from cheeseboard.server.storage.orders import Order
from cheeseboard.server.storage.store import Store, now
from cheeseboard.words import say
from tests.patience import PATIENCE
from tests.server.house import eventually, house, pair
from tests.server.laid import lay, play
from tests.server.rows import content
from tests.services import Postgres

ADA, BOB = "adaadaadaadaadaadaad", "bobbobbobbobbobbobbo"


@pytest.fixture(params=["file", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A database that is there, and empty."""
    found: Place = tmp_path / "tables.db"
    if request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres")
        found = server.new_database()
    Store(found, Limits()).close()
    return found


class Beside(NamedTuple):
    """A server, as far as one process can show it, and beside it the hands of whoever operates it."""

    store: Store
    tables: Tables
    obeying: Obeying
    steward: Steward


@asynccontextmanager
async def opened(where: Place, bots: Sequence[BotInfo] | None = None, **limits: Any) -> AsyncIterator[Beside]:
    bounds = Limits(**limits)
    with closing(Store(where, bounds)) as store, closing(Steward(where)) as steward:
        tables = Tables(store, bounds, bots)
        obeying = Obeying(tables)
        try:
            yield Beside(store, tables, obeying, steward)
        finally:
            await tables.close()


def ordered(where: Place, deed: Callable[[Steward], Coroutine[Any, Any, object]]) -> None:
    """Have it done from another process, as far as servers can tell."""
    with closing(Steward(where)) as steward:
        asyncio.run(deed(steward))


def nothing_of_tables(where: Place) -> bool:
    kept = (schema.tables, schema.seats, schema.entries, schema.mentioned, schema.played, schema.codes)
    found = content(where)
    return not any(found[each.name] for each in kept)


def test_a_table_is_closed_and_deleted_beside_a_server(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (_, tables, obeying, steward):
            one, two = await lay(tables, "me", "open"), await lay(tables, "me", "open")
            await steward.close_table(one.id)
            await obeying.look()
            async with tables.at(one.id) as table:
                assert table.state == "over"
                assert table.standing.ended is not None
                assert table.standing.ended.why == "closed"
            with pytest.raises(Undone, match=f"The match at table {one.id} is over already."):
                await steward.close_table(one.id)
            await steward.delete_table(two.id)
            await obeying.look()
            assert [*tables.known] == [one.id]
            with pytest.raises(Refusal, match="There is no table"):
                async with tables.at(two.id):
                    pass
            for undone in (steward.close_table(two.id), steward.delete_table(two.id)):
                with pytest.raises(Undone, match=f"There is no table “{two.id}” in this database."):
                    await undone
            assert [(each.id, each.state) for each in await steward.tables()] == [(one.id, "over")]
            await steward.delete_table(one.id)
            assert nothing_of_tables(where)

    asyncio.run(work())


def test_a_move_at_a_table_that_was_deleted_a_moment_ago_is_refused(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (_, tables, _, steward):
            table = await lay(tables, "me", "open")
            async with tables.at(table.id):
                await steward.delete_table(table.id)
                with pytest.raises(Refusal, match="There is no table"):
                    await tables.sit(table, 1, "bob")

    asyncio.run(work())


def test_what_has_not_been_touched_for_long_is_deleted(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (_, tables, _, steward):
            for _ in range(3):
                await lay(tables, "me", "open")
            before = now() + 1
            last = (await steward.tables())[0]
            assert len(await steward.untouched(before)) == 3
            assert await steward.delete_untouched(last.at) <= 2
            assert last.id in [each.id for each in await steward.tables()]
            await steward.delete_untouched(before)
            assert nothing_of_tables(where)

    asyncio.run(work())


def test_somebody_is_erased_while_a_server_has_them_in_memory(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (store, tables, obeying, steward):
            await store.call(ADA, "Ada")
            table = await lay(tables, "open", "me")
            await tables.sit(table, 0, ADA)
            assert ADA in table.people
            with pytest.raises(Undone, match="“ada” is too short"):
                await steward.erase("ada")
            with pytest.raises(Undone, match="Nobody is known whose id begins with “zzzzzz”"):
                await steward.erase("zzzzzz")
            assert await steward.erase(ADA[:8]) == ADA
            await obeying.look()
            async with asyncio.timeout(PATIENCE):
                while ADA in table.people:
                    await asyncio.sleep(0)
            assert table.standing.chairs[0].bot  # plays on
            assert await store.name_of(ADA) is None

    asyncio.run(work())


def test_a_bot_that_only_servers_offer_keeps_its_seat_when_somebody_is_erased(tmp_path: Path) -> None:
    async def work() -> None:
        own = "tests.server.own_bots:First"  # a real one, since its seat would be played for it otherwise
        bots = [*offered(), BotInfo(own, None, "Own")]
        async with opened(tmp_path / "tables.db", bots) as (_, tables, _, steward):
            table = await lay(tables, "me", own, "open")
            await tables.sit(table, 2, BOB)
            await play(tables, table, 0)
            await steward.erase(BOB)
            log = await steward.load(table.id)
            assert log is not None
            assert Standing.of(table.id, log).chairs[1].bot == own

    asyncio.run(work())


def test_orders_are_looked_for_whatever_went_wrong_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with opened(tmp_path / "tables.db", orders_every=0.001) as (store, tables, obeying, steward):
            right, broken = store.orders, [ValueError("broken")]

            async def orders(since: int) -> list[Order]:
                if broken:
                    raise broken.pop()
                return await right(since)

            monkeypatch.setattr(store, "orders", orders)
            going = asyncio.create_task(obeying.go_on())
            await steward.ban("192.0.2.1", None)
            while not tables.bans.hold(BOB, "192.0.2.1"):
                assert not going.done()
                await asyncio.sleep(0.001)
            assert not broken
            going.cancel()

    asyncio.run(work())


def test_bans_are_kept_heard_of_and_taken_back(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (store, tables, obeying, steward):
            await store.call(ADA, "Ada")
            assert await steward.ban(ADA[:6], None) == ADA
            assert await steward.ban("2001:db8::7", now() + 60_000) == "2001:db8::/64"
            assert not tables.bans.hold(ADA, None)
            await obeying.look()
            assert tables.bans.hold(ADA, None)
            assert tables.bans.hold(BOB, "2001:db8::/64")
            assert not tables.bans.hold(BOB, "192.0.2.1")
            assert await steward.unban(ADA[:6]) == ADA
            await obeying.look()
            assert not tables.bans.hold(ADA, None)
            with pytest.raises(Undone, match=r"“192\.0\.2\.1” is not banned"):
                await steward.unban("192.0.2.1")
            with pytest.raises(Undone, match="“” is too short"):
                await steward.unban("")
            with pytest.raises(Undone, match="is no address or network"):
                await steward.ban("300.1.2.3", None)
            for here in ("127.0.0.1", "::1", "::ffff:127.0.0.1"):
                with pytest.raises(Undone, match="is this machine itself"):
                    await steward.ban(here, None)

    asyncio.run(work())


def test_orders_that_are_seen_late_are_obeyed_all_the_same(where: Place) -> None:
    async def work() -> None:
        async with opened(where) as (_, tables, obeying, steward):
            await steward.ban("192.0.2.1", None)
            await obeying.look()

            def earlier(connection: Connection) -> None:
                connection.execute(insert(schema.bans).values(whom="192.0.2.2", at=1))
                connection.execute(insert(schema.orders).values(number=-5, at=now(), what="bans"))

            await steward._write(earlier, "ban")
            assert not tables.bans.hold(BOB, "192.0.2.2")
            await obeying.look()
            assert tables.bans.hold(BOB, "192.0.2.2")

    asyncio.run(work())


def test_a_ban_ends() -> None:
    bans = Bans()
    bans.set({ADA: now() - 1, BOB: now() + 60_000, "192.0.2.0/24": None})
    assert [bans.hold(ADA, None), bans.hold(BOB, None), bans.hold(ADA, "192.0.2.9")] == [False, True, True]
    written = {
        "192.0.2.9": "192.0.2.9",
        "192.0.2.9/24": "192.0.2.0/24",
        "2001:db8::1": "2001:db8::/64",
        "::ffff:192.0.2.9": "192.0.2.9",
    }
    assert {text: as_banned(text) for text in written} == written


def test_whoever_is_banned_hears_one_sentence_wherever_they_are(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with house(file, orders_every=0.05) as opened:
        table, ada, bob = pair(opened)
        assert ada.socket.request is not None
        cookie = ada.socket.request.headers["Cookie"]
        banned = cookie.partition("=")[2].partition(".")[0]
        ordered(file, lambda steward: steward.ban(banned, None))
        assert ada.closed() == (4410, say("banned"))
        asked = httpx.get(f"{opened.address}/api/me", headers={"Cookie": cookie})
        assert (asked.status_code, asked.json()["error"]) == (403, say("banned"))
        assert httpx.get(opened.address, headers={"Cookie": cookie}).status_code == 200
        again = opened.person(cookie.partition("=")[2]).join(table)
        assert again.closed() == (4410, say("banned"))
        assert bob.until(lambda news: not news["table"]["seats"][0]["here"])
        through = {"X-Forwarded-For": "192.0.2.77"}
        ordered(file, lambda steward: steward.ban("192.0.2.0/24", None))
        eventually(lambda: httpx.get(f"{opened.address}/api/me", headers=through).status_code == 403)
        assert opened.stop()[0] == 0


def test_clients_at_a_table_that_is_deleted_are_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with house(file, orders_every=0.05) as opened:
        table, ada, _ = pair(opened)
        ordered(file, lambda steward: steward.delete_table(table["id"]))
        assert ada.closed() == (4404, say("table-missing", {"table": table["id"]}))
        assert opened.stop() == (0, "")


def test_a_server_deletes_by_itself_what_is_too_old(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with house(file) as opened:
        ada = opened.person()
        kept, old = ada.lay("me", "open"), ada.lay("me", "open")
        opened.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE tables SET at = at - 100 * 86400000 WHERE id = ?", [old["id"]])
        database.commit()
    with house(file, tables_last=90.0) as again:
        eventually(lambda: again.person().ask("GET", f"/api/tables/{old['id']}").status_code == 404)
        assert again.person().ask("GET", f"/api/tables/{kept['id']}").status_code == 200


def test_a_copy_is_whole_and_for_its_owner_alone(tmp_path: Path) -> None:
    with house(tmp_path / "tables.db") as opened:
        table = opened.person().lay("me", "open")
        ordered(tmp_path / "tables.db", lambda steward: steward.back_up(tmp_path / "copy.db"))
        assert (tmp_path / "copy.db").stat().st_mode & 0o777 == 0o600
        with pytest.raises(Undone, match="is there already; name another file"):
            ordered(tmp_path / "tables.db", lambda steward: steward.back_up(tmp_path / "copy.db"))
    with house(tmp_path / "copy.db") as copied:
        assert copied.person().ask("GET", f"/api/tables/{table['id']}").status_code == 200


def test_nothing_is_left_of_a_copy_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    Store(file, Limits()).close()

    def full(_steward: Steward, made: Path) -> None:
        assert made.stat().st_mode & 0o777 == 0o600
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Steward, "_copy_file", full)
    with pytest.raises(Undone, match="disk is full"):
        ordered(file, lambda steward: steward.back_up(copy))
    assert not copy.exists()


def test_what_servers_cannot_hear_of_is_not_done(where: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise OperationalError("INSERT", None, Exception("no room for orders"))

    async def work() -> None:
        async with opened(where) as (_, tables, _, steward):
            table = await lay(tables, "me", "open")
            await steward.call(ADA, "Ada")
            await tables.sit(table, 1, ADA)
            monkeypatch.setattr(orders, "give", broken)
            with pytest.raises(Refusal, match="no room for orders"):
                await steward.close_table(table.id)
            with pytest.raises(Refusal, match="no room for orders"):
                await steward.forget(ADA)
            assert [each.state for each in await steward.tables()] == ["playing"]
            assert await steward.name_of(ADA) == "Ada"

    asyncio.run(work())


def test_postgres_is_copied_by_its_own_program(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = postgres.new_database()
    Store(url, Limits()).close()
    with monkeypatch.context() as without:
        without.setenv("PATH", "")
        with pytest.raises(Undone, match="made by pg_dump, which is not installed here"):
            ordered(url, lambda steward: steward.back_up(tmp_path / "copy.dump"))
    program = postgres.programs / "pg_dump"
    if not program.exists():
        pytest.skip("this PostgreSQL has no pg_dump")
    monkeypatch.setenv("PATH", str(program.parent), prepend=":")
    ordered(url, lambda steward: steward.back_up(tmp_path / "copy.dump"))
    assert (tmp_path / "copy.dump").read_bytes().startswith(b"PGDMP")
    assert (tmp_path / "copy.dump").stat().st_mode & 0o777 == 0o600
