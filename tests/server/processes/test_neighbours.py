import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic

import msgspec

from cheeseboard.server.api import sockets
from cheeseboard.server.entrance.waiting import Gate, Mail
from cheeseboard.server.limits import CHECKED_FOR
from cheeseboard.server.processes import said
from cheeseboard.server.protocol.commands import Chat, Move
from cheeseboard.server.storage.entries import Entry, Sat
from cheeseboard.server.storage.store import now
from cheeseboard.server.table.table import Heard, Table
from tests.patience import PATIENCE
from tests.server.laid import lay
from tests.server.town import Guest, Server, town, until
from tests.services import Redis


async def pair(here: Server, there: Server) -> tuple[Guest, Guest]:
    """A table for two, each of whom is at another process."""
    table = await lay(here.tables, "me", "open")
    ada, bob = await here.come(table.id, "ada"), await there.come(table.id, "bob")
    await there.tables.sit(bob.table, 1, "bob")
    await until(lambda: ada.table.state == "playing")
    await until(lambda: ada.table.presence.here("bob") and bob.table.presence.here("ada"))
    return ada, bob


async def play(*guests: Guest, moves: int = 1000) -> None:
    """Let those who sit there move by turns, each where they are."""
    first = guests[0].table
    while first.turn is not None and len(first.standing.moves) < moves:
        mover = guests[first.turn]
        await until(lambda mover=mover: mover.table.standing.entries == first.standing.entries)  # type: ignore[misc]
        made = first.standing.position
        await mover.do(Move(first.match.legal()[0], made))
        await until(lambda made=made: first.standing.position > made)  # type: ignore[misc]


def same(one: Table, other: Table) -> bool:
    return one.standing == other.standing and one.match.events(None) == other.match.events(None)


async def company(server: Server, table: Table) -> list[Sequence[str]]:
    """Those at the table by way of each other process."""
    found = await server.neighbours.whereabouts([table.id])
    return [*found[table.id].here.values()] if found else []


def test_those_at_one_table_see_one_order_wherever_they_are(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)

        async def chatter(guest: Guest) -> None:
            for number in range(15):
                await guest.do(Chat(f"{guest.person} {number}"))

        await here.store.call("ada", "Ada")
        await asyncio.gather(play(ada, bob), chatter(ada), chatter(bob))
        await until(lambda: same(ada.table, bob.table))
        assert ada.table.state == "over"
        assert [noted.entry for noted in ada.log] == [noted.entry for noted in bob.log]
        assert ada.log == bob.log == ada.table.story.log
        assert [entry.number for entry in await here.store.load(ada.table.id) or ()] == [*range(len(ada.log))]

    town(tmp_path, redis_server, story)


def test_who_is_here_is_known_everywhere(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        again = await there.come(bob.table.id, "bob")
        again.go()
        assert ada.table.presence.here("bob")
        bob.go()
        await until(lambda: not ada.table.presence.here("bob"))
        assert ada.table.info("ada").seats[1].away is not None
        assert await company(there, ada.table) == [["ada"]]
        await there.store.call("eve", "Eve")
        eve = await there.come(ada.table.id, "eve")
        await until(lambda: ada.table.info("ada").watching == ["Eve"])
        eve.go()
        await until(lambda: ada.table.info("ada").watching == [])

    town(tmp_path, redis_server, story)


def test_whoever_leaves_while_the_connection_breaks_is_away_all_the_same(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        for _ in range(3):
            await here.neighbours._line.ask("CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes")
            bob.go()
            await until(lambda: not ada.table.presence.here("bob"))
            await until_so(partial(nobody_but, here, ada.table, "ada"))
            bob = await there.come(ada.table.id, "bob")
            await until(lambda: ada.table.presence.here("bob"))

    town(tmp_path, redis_server, story)


async def nobody_but(server: Server, table: Table, person: str) -> bool:
    """Whether Redis knows of nobody else there by way of others."""
    return await company(server, table) == [] and server.tables.known[table.id].presence.people == [person]


def test_what_redis_refused_is_told_when_it_takes_it(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        ada = await here.come(table.id, "ada")
        try:
            await here.neighbours._line.ask("CONFIG", "SET", "maxmemory", "1")
            bob = await there.come(table.id, "bob")
            await asyncio.sleep(0.3)
            assert not ada.table.presence.here("bob")
        finally:
            redis_server.say("CONFIG SET maxmemory 0")
        await until(lambda: ada.table.presence.here("bob"))
        bob.go()
        await until(lambda: not ada.table.presence.here("bob"))

    town(tmp_path, redis_server, story)


def test_those_at_a_process_that_died_are_away(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, _ = await pair(here, there)
        there.die()
        await until(lambda: not ada.table.presence.here("bob"))
        assert not await company(here, ada.table)

    town(tmp_path, redis_server, story)


def test_whoever_comes_learns_since_when_somebody_is_away(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        bob.go()
        ada.go()
        left = now()
        again = await here.come(ada.table.id, "ada")
        async with there.tables.at(bob.table.id) as known:
            await until(lambda: known.presence.here("ada"))
        await until(lambda: again.table.presence.away("bob"))
        found = await here.neighbours.whereabouts([ada.table.id])
        assert found is not None
        assert left - 1000 < found[ada.table.id].left["bob"] <= left

    town(tmp_path, redis_server, story)


def test_names_are_told_and_whoever_is_forgotten_is_so_everywhere(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        await there.store.call("bob", "Bob")
        there.tables.renamed("bob", "Bob")
        await until(lambda: ada.table.name(1) == "Bob")
        await bob.do(Chat("a secret"))
        await until(lambda: same(ada.table, bob.table))
        await there.tables.forget("bob")
        await until(lambda: "bob" not in ada.table.people)
        assert ada.table.name(1) is None
        assert not any("secret" in str(noted.entry.what) for noted in ada.table.story.log)

    town(tmp_path, redis_server, story)


def test_whoever_comes_sees_what_others_have_written_elsewhere(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        async with there.tables.at(table.id) as known:
            pass
        await here.tables.sit(table, 1, "bob")
        async with there.tables.at(table.id) as again:
            assert again is known
            assert again.standing.chairs[1].person == "bob"

    town(tmp_path, redis_server, story)


def unmarked(place: Path) -> str:
    """A database of which nobody can tell by marks who has written, as over PostgreSQL."""
    return f"sqlite:///{place}"


def test_for_whoever_stays_a_log_is_not_read_again_at_once(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        reads = list[str]()
        load = here.store.load

        async def noted(table: str, since: int = 0) -> list[Entry] | None:
            reads.append(table)
            return await load(table, since)

        table = await lay(here.tables, "me", "open", "open")
        await until(lambda: here.neighbours._is_met(table.id))
        await until(lambda: not here.tables.following._tasks.keys() & {table.id})
        here.store.load = noted  # type: ignore[method-assign]
        table.checked = monotonic() + PATIENCE  # however slow this machine is
        await here.come(table.id, "ada")
        async with here.tables.at(table.id, exactly=False):
            assert reads == []
        async with here.tables.at(table.id):
            assert reads == [table.id]
        table.checked = monotonic() - CHECKED_FOR
        async with there.tables.at(table.id) as elsewhere:
            await there.tables.sit(elsewhere, 1, "bob")
        bob = await here.come(table.id, "bob")
        assert len(reads) > 1
        assert bob.table.standing.chairs[1].person == "bob"

    town(unmarked(tmp_path), redis_server, story)


def test_whoever_has_written_knows_all_that_there_was(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open", "open")
        for seat, person in enumerate(("bob", "eve"), 1):
            table.checked = -inf
            await here.tables.sit(table, seat, person)
            assert table.checked > -inf
        async with there.tables.at(table.id) as elsewhere:
            assert same(elsewhere, table)
            assert elsewhere.checked > -inf

    town(unmarked(tmp_path), redis_server, story)


class Wire(Mail):
    """A connection that takes whatever it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.writable = Gate()
        self.writable.set()
        self.told: list[bytes] = []

    def tell(self, text: bytes) -> bool:
        self.told.append(text)
        return True

    receive = Mail.get


def test_whoever_knows_more_than_a_process_has_it_look_again(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        async with there.tables.at(table.id) as elsewhere:
            await until(lambda: alone(there, elsewhere))
            elsewhere.checked = monotonic() + PATIENCE
            there.neighbours._hear = print  # type: ignore[assignment,method-assign]
            ada = await here.come(table.id, "ada")
            await ada.do(Chat("is anybody here?"))
            wire, known = Wire(), Heard(entries=table.standing.entries)
            guest = sockets.Guest(wire, "ada", None, known, True, None)  # type: ignore[arg-type]
            staying = asyncio.create_task(sockets._stay(guest, table.id, there.tables))
            await until(lambda: wire.told)
            assert msgspec.json.decode(wire.told[0])["entries"] == known.entries
            assert same(table, elsewhere)
            wire.put_nowait(None)
            await staying

    town(unmarked(tmp_path), redis_server, story, signs_of_life=PATIENCE / 4, look_again_alone=1000)


def test_a_log_is_read_again_only_where_another_process_has_written(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        reads = list[str]()

        def note(server: Server) -> None:
            load = server.store.load

            async def noted(table: str, since: int = 0) -> list[Entry] | None:
                reads.append(table)
                return await load(table, since)

            server.store.load = noted  # type: ignore[method-assign]

        async def look(server: Server) -> Table:
            async with server.tables.at(table.id) as known:
                await until(lambda: not server.tables.following._tasks.keys() & {table.id})
                return known

        note(here)
        note(there)
        table = await lay(here.tables, "me", "open", "open")
        for _ in range(3):
            await look(here)
        await here.tables.sit(table, 1, "bob")
        await look(here)
        assert reads == []
        elsewhere = await look(there)
        await until(lambda: there.neighbours.hears(table.id))
        reads.clear()
        for _ in range(3):
            await look(there)
        assert reads == []
        await there.tables.sit(elsewhere, 2, "eve")
        assert (await look(here)).standing.chairs[2].person == "eve"
        reads.clear()
        await look(here)
        await look(there)
        assert reads == []

    town(tmp_path, redis_server, story)


def test_who_is_elsewhere_is_heard_where_nobody_is_and_not_asked(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        assert here.neighbours.hears(table.id)  # since nobody can have come yet
        bob = await there.come(table.id, "bob")
        await until(lambda: table.presence.here("bob"))
        bob.go()
        await until(lambda: not table.presence.here("bob"))
        await there.come(table.id, "eve")
        await until(lambda: table.presence.here("eve") and not here.neighbours._new)
        asked = here.neighbours.whereabouts
        here.neighbours.whereabouts = forever  # type: ignore[assignment,method-assign]
        async with here.tables.at(table.id) as known:
            assert known.presence.here("eve")
        here.neighbours.whereabouts = asked  # type: ignore[method-assign]
        there.die()
        await until(lambda: not table.presence.here("eve"))

    town(tmp_path, redis_server, story)


def test_a_table_that_comes_back_to_memory_is_asked_about_anew(tmp_path: Path, redis_server: Redis) -> None:
    """It has never been out of hearing, but what was heard meanwhile was nobody's business here."""

    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        await until(lambda: table.id in here.neighbours._attended)
        here.tables.drop(table.id)
        bob = await there.come(table.id, "bob")
        await there.tables.sit(bob.table, 1, "bob")
        ada = await here.come(table.id, "ada")
        assert ada.table is not table
        await until(lambda: ada.table.presence.here("bob") and bob.table.presence.here("ada"))
        await bob.do(Chat("hello"))
        await until(lambda: same(ada.table, bob.table))

    town(tmp_path, redis_server, story, signs_of_life=2.0)


def test_what_would_be_refused_is_looked_at_again_first(tmp_path: Path, redis_server: Redis) -> None:
    """As long as nothing is said between them, only the log can tell that Bob sits here."""

    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        ada = await here.come(table.id, "ada")
        await until(lambda: not here.tables.following._tasks.keys() - {"again and again"})
        for task in here.neighbours._tasks:
            task.cancel()
        async with there.tables.at(table.id) as known:
            await there.tables.sit(known, 1, "bob")
        assert ada.table.state == "waiting"
        await ada.do(Move(known.match.legal()[0], known.standing.position))
        assert len(ada.table.standing.moves) == 1

    town(tmp_path, redis_server, story)


def test_of_two_moves_for_one_turn_one_counts(tmp_path: Path, redis_server: Redis) -> None:
    """Whoever is to move has a window at each of two processes and moves in both at the same moment."""

    async def race(here: Server, there: Server, races: int) -> None:
        table = await lay(here.tables, "me", "open")
        await here.tables.sit(table, 1, "bob")
        windows = [[await server.come(table.id, person) for server in (here, there)] for person in ("ada", "bob")]
        one, other = (window.table for window in windows[0])
        for number in range(races):
            assert one.turn is not None
            wanted = Move(one.match.legal()[-1], one.standing.position)
            outcomes = await asyncio.gather(*(each.do(wanted) for each in windows[one.turn]), return_exceptions=True)
            (refused,) = [str(outcome) for outcome in outcomes if outcome is not None]
            assert refused == "Another move was made in the meantime; look again."
            await until(lambda: same(one, other))
            assert len(one.standing.moves) == number + 1

    async def story(here: Server, there: Server) -> None:
        await asyncio.gather(*(race(here, there, 10) for _ in range(100)))

    town(tmp_path, redis_server, story, tables_per_person=1000, seats_per_person=1000)


def test_of_many_who_want_one_seat_one_gets_it(tmp_path: Path, redis_server: Redis) -> None:
    async def race(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        async with here.tables.at(table.id) as one, there.tables.at(table.id) as other:
            places = [(here, one, "bob"), (there, other, "eve"), (here, one, "eli"), (there, other, "joe")]
            wanted = [server.tables.sit(place, 1, person) for server, place, person in places]
            outcomes = await asyncio.gather(*wanted, return_exceptions=True)
            assert [str(refused) for refused in outcomes if refused] == ["Somebody sits there already."] * 3
            log = await here.store.load(table.id) or []
            assert [entry.what.person for entry in log if isinstance(entry.what, Sat)] == [
                places[outcomes.index(None)][2]
            ]

    async def story(here: Server, there: Server) -> None:
        for _ in range(10):
            await asyncio.gather(*(race(here, there) for _ in range(50)))

    town(tmp_path, redis_server, story, tables_per_person=1000, seats_per_person=1000)


def thinks(server: Server, table: Table) -> bool:
    """Whether this process has thought for the table's bots."""
    return table.id in server.thought


def test_one_process_thinks_for_a_table_and_another_when_that_one_dies(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "random")
        ada, again = await here.come(table.id, "ada"), await there.come(table.id, "ada")
        for window in (ada, again, ada):
            made = len(window.table.standing.moves)
            await until(lambda window=window: window.table.turn == 0)  # type: ignore[misc]
            await window.do(Move(window.table.match.legal()[0], window.table.standing.position))
            await until(lambda made=made: all(len(each.table.standing.moves) > made + 1 for each in (ada, again)))  # type: ignore[misc]
        assert [thinks(here, table), thinks(there, table)].count(True) == 1
        dying, living = (ada, again) if thinks(here, table) else (again, ada)
        dying.server.tables.opponents.choose = forever  # type: ignore[method-assign]
        made = len(living.table.standing.moves)
        await until(lambda: living.table.turn == 0)
        await living.do(Move(living.table.match.legal()[0], living.table.standing.position))
        await until(lambda: dying.table.turn == 1)
        dying.server.die()
        await until(lambda: living.table.turn == 0)
        assert thinks(living.server, table)

    town(tmp_path, redis_server, story)


async def forever(*_: object, **__: object) -> str:
    return await asyncio.Future[str]()


def test_a_process_where_nobody_is_any_more_leaves_thinking_to_others(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "random")
        ada = await here.come(table.id, "ada")
        await ada.do(Move(ada.table.match.legal()[0], ada.table.standing.position))
        await until(lambda: ada.table.turn == 0)
        ada.go()
        again = await there.come(table.id, "ada")
        await again.do(Move(again.table.match.legal()[0], again.table.standing.position))
        await until(lambda: again.table.turn == 0)
        assert thinks(there, table)

    town(tmp_path, redis_server, story)


def test_without_redis_all_goes_on_and_when_it_is_back_as_before(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        await play(ada, bob, moves=2)
        await asyncio.to_thread(redis_server.kill)
        await until(lambda: not here.neighbours.in_touch and not there.neighbours.in_touch)
        await play(ada, bob, moves=4)
        assert ada.table.presence.here("bob")  # nobody has heard otherwise
        assert await here.neighbours.take("tables", "192.0.2.1", 1)
        assert not await here.neighbours.take("tables", "192.0.2.1", 1)
        eve = await there.come(ada.table.id, "eve")
        bob.go()
        await asyncio.to_thread(redis_server.start)
        await until(lambda: here.neighbours.in_touch and there.neighbours.in_touch)
        await until(lambda: ada.table.presence.here("eve") and not ada.table.presence.here("bob"))
        bob = await there.come(ada.table.id, "bob")
        await play(ada, bob)
        await until(lambda: same(ada.table, eve.table))

    town(tmp_path, redis_server, story)


def test_what_redis_forgets_is_said_again(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        await here.neighbours._redis.flushall()
        await until_so(lambda: company(there, ada.table))
        await until_so(lambda: company(here, ada.table))
        await play(ada, bob)
        await until(lambda: same(ada.table, bob.table))

    town(tmp_path, redis_server, story)


def alone(server: Server, table: Table) -> bool:
    return server.neighbours._is_alone_at(table.id)


def test_what_is_written_is_said_only_where_somebody_can_hear_it(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        table = await lay(here.tables, "me", "open")
        ada = await here.come(table.id, "ada")
        await until(lambda: alone(here, table))
        told, tell = list[said.Message](), here.neighbours._tell

        def note(channel: str, message: said.Message) -> None:
            told.append(message)
            tell(channel, message)

        here.neighbours._tell = note  # type: ignore[method-assign]
        await ada.do(Chat("is anybody here?"))
        assert not any(isinstance(message, said.Wrote) for message in told)
        bob = await there.come(table.id, "bob")
        await until(lambda: ada.table.presence.here("bob"))
        assert not alone(here, table)
        await ada.do(Chat("hello"))
        assert any(isinstance(message, said.Wrote) for message in told)
        await until(lambda: same(ada.table, bob.table))
        bob.go()
        await until(lambda: alone(here, table))

    town(tmp_path, redis_server, story)


def test_whoever_comes_just_when_nothing_is_said_finds_it(tmp_path: Path, redis_server: Redis) -> None:
    """Bob has looked into the log already, and here nobody has heard yet that he comes."""

    async def story(here: Server, there: Server, *, ada_stays: bool) -> None:
        table = await lay(here.tables, "me", "open")
        ada = await here.come(table.id, "ada")
        await until(lambda: alone(here, table))
        late = list[Sequence[object]]()
        hear = here.neighbours._hear
        here.neighbours._hear = late.append  # type: ignore[assignment,method-assign]
        bob = await there.come(table.id, "bob")
        await until(lambda: bob.table.presence.here("ada"))
        await until(lambda: not there.tables.following._tasks.keys() & {table.id})
        await ada.do(Chat("is anybody here?"))
        if not ada_stays:
            ada.go()
        here.neighbours._hear = hear  # type: ignore[method-assign]
        for each in late:
            hear(each)
        await until(lambda: same(bob.table, table))

    for ada_stays in (True, False):
        town(tmp_path, redis_server, partial(story, ada_stays=ada_stays))


def test_what_was_written_while_nothing_was_heard_is_found_in_the_log(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        here.neighbours._hear = print  # type: ignore[assignment,method-assign]
        await bob.do(Chat("hello"))
        await until(lambda: same(ada.table, bob.table))

    town(tmp_path, redis_server, story, look_again=0.05)


def test_what_cannot_be_understood_ends_no_hearing(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        ada, bob = await pair(here, there)
        from_another_version = said.write(said.Wrote("future", ada.table.id, ada.table.standing.entries, [(0, "{}")]))
        for told in (b"nonsense", from_another_version):
            await there.neighbours._redis.publish(there.neighbours._channel(ada.table.id), told)
        await bob.do(Chat("hello"))
        await until(lambda: same(ada.table, bob.table))

    town(tmp_path, redis_server, story, look_again=1000)


def test_what_is_counted_is_counted_together(tmp_path: Path, redis_server: Redis) -> None:
    async def story(here: Server, there: Server) -> None:
        taken = [await server.neighbours.take("tables", "192.0.2.1", 3) for server in (here, there, here, there)]
        assert taken == [True, True, True, False]
        assert await here.neighbours.take("tables", "192.0.2.2", 3)
        assert await here.neighbours.take("codes", "192.0.2.1", 3)
        for _ in range(2):
            await until_so(lambda: here.neighbours.take("moment", "192.0.2.1", 1, 0.02))

    # Whoever does not hear its own signs counts by itself, and a busy machine may hold one up.
    town(tmp_path, redis_server, story, signs_of_life=2.0)


async def until_so(right: Callable[[], Awaitable[object]]) -> None:
    """Ask again and again until it holds."""
    while not await right():
        await asyncio.sleep(0.001)
