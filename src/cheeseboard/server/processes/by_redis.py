"""Neighbours that talk by way of Redis (or Valkey): news, who is where, who thinks for which table, what is counted.

Everything in it may be lost at any moment. Each process gives signs of life on the channel that all of them hear; whose
signs end is gone, and whatever it held is free. One that does not hear its own signs is out of touch: then it believes
what it heard last, looks into the database more often, thinks for all its tables and counts by itself.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from ..counting import MINUTE, InMemory
from ..ids import random_word
from ..limits import HERE_HOLDS, LEASE_HOLDS, LEFT_HOLDS, SIGNS_MISSED, UNSAID, Limits
from ..storage.entries import Entry, decoded, encoded
from ..storage.store import now
from . import said
from .connecting import TROUBLE, connect
from .ear import Ear
from .neighbours import Company, Hearing

log = logging.getLogger("cheeseboard")

_read_people = msgspec.msgpack.Decoder(list[str]).decode


class ByRedis:
    alone = False

    def __init__(self, url: str, site: str, limits: Limits) -> None:
        """`site` tells those who serve the same tables from others who use the same Redis."""
        self.name = random_word(10)
        """This process."""
        self.in_touch = False
        self._redis = connect(url, limits.redis_patience)
        self._site = f"cheeseboard:{site}"
        self._limits = limits
        self._hearing: Hearing
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._people: dict[str, Sequence[str]] = {}
        """Who is at which table by way of this process."""
        self._unsaid: list[tuple[Any, ...]] = []
        """Commands that wait to be sent."""
        self._lost = False
        """Whether some of them never were."""
        self._something = asyncio.Event()
        self._ear = Ear(self._redis)
        self._attended: set[str] = set()
        """The tables that are listened to."""
        self._others_wanted = asyncio.Event()
        self._unmet: set[str] = set()
        """Those of them where nobody knows yet who is there by way of others."""
        self._asked: set[str] = set()
        """Those about which Redis is being asked."""
        self._others: dict[str, set[str]] = {}
        """By way of which others somebody is at them, where anybody is."""
        self._untold: set[str] = set()
        """Those where something was written that nobody was told, since there seemed to be nobody to hear it."""
        self._some_unmet = asyncio.Event()
        self._heard_self = time.monotonic()
        self._out_of_touch = False
        """Whether somebody has been told so."""
        self._signs: dict[str, float] = {}
        """When others last gave a sign of life."""
        self._buried: set[str] = set()
        """Those of them who gave none for too long."""
        self._announced = 0.0
        self._lease = self._redis.register_script(said.LEASE)
        self._take = self._redis.register_script(said.TAKE)
        self._counting = InMemory()

    def open(self, hearing: Hearing) -> None:
        self._hearing = hearing
        works = (self._listen, self._keep_listening, self._keep_company, self._send, self._live)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def close(self) -> None:
        # The library takes what cancels it for trouble of its own where both come together.
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.in_touch:
            with contextlib.suppress(*TROUBLE):
                goodbye = self._redis.pipeline(transaction=False)
                for command in self._unsaid:
                    goodbye.execute_command(*command)
                goodbye.delete(self._process(self.name))
                goodbye.publish(self._site, said.write(said.Leaves(self.name)))
                await goodbye.execute()
        await self._redis.aclose()

    # What is said.

    def wrote(self, table: str, entries: Sequence[Entry]) -> None:
        if self._is_alone_at(table):
            self._untold.add(table)
            return
        told = [(entry.at, encoded(entry.what)) for entry in entries]
        self._tell(self._channel(table), said.Wrote(self.name, table, entries[0].number, told))

    def here(self, table: str, people: Sequence[str]) -> None:
        if self._people.get(table, ()) == people:
            return
        if (table in self._people) != bool(people):
            self._others_wanted.set()
        before = self._people.pop(table, ())
        if people:
            self._people[table] = people
        else:
            self._own_up(table)  # since whoever comes just now is not heard any more
        self._note(table, {*before} - {*people}, {*people} - {*before})
        self._announce(table)

    def renamed(self, person: str, name: str | None) -> None:
        self._tell(self._site, said.Renamed(self.name, person, name))

    def estranged(self, tables: Sequence[str]) -> None:
        self._tell(self._site, said.Estranged(self.name, list(tables)))

    def rest(self, table: str) -> None:
        self._say("EVAL", said.RELEASE, 1, self._key("thinks", table), self.name)

    # What is asked.

    async def whereabouts(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        return await self._ask(tables) if self.in_touch else None

    async def _ask(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        asking = self._redis.pipeline(transaction=False)
        for table in tables:
            asking.eval(said.WHO_IS_HERE, 2, self._key("here", table), self._key("left", table), self._process(""))
        try:
            answers = await asking.execute()
        except TROUBLE as problem:
            self._mind(problem)
            return None
        return {table: self._company(*answer) for table, answer in zip(tables, answers, strict=True)}

    def _company(self, here: Sequence[bytes], left: Sequence[bytes]) -> Company:
        named = {process.decode(): _read_people(people) for process, people in _pairs(here)}
        named.pop(self.name, None)
        return Company(named, {person.decode(): int(at) for person, at in _pairs(left)})

    async def may_think(self, table: str) -> bool:
        if not self.in_touch:
            return True
        try:
            holds = int(1000 * LEASE_HOLDS)
            keys = [self._key("thinks", table)]
            return bool(await self._lease(keys=keys, args=(self.name, self._process(""), holds)))
        except TROUBLE as problem:
            self._mind(problem)
            return True

    async def take(self, what: str, whom: str, most: int, seconds: float = MINUTE) -> bool:
        """As Counting."""
        if self.in_touch:
            try:
                keys = [self._key(f"took {what}", whom)]
                return bool(await self._take(keys=keys, args=(most, int(1_000_000 * seconds), random_word(10))))
            except TROUBLE as problem:
                self._mind(problem)
        return await self._counting.take(what, whom, most, seconds)

    # Names in Redis.

    def _key(self, what: str, of: str) -> str:
        return f"{self._site}:{what}:{of}"

    def _process(self, name: str) -> str:
        return self._key("process", name)

    def _channel(self, table: str) -> str:
        return self._key("table", table)

    # Saying it.

    def _tell(self, channel: str, message: said.Message) -> None:
        self._say("PUBLISH", channel, said.write(message))

    def _say(self, *command: Any) -> None:
        if len(self._unsaid) >= UNSAID:
            self._unsaid.clear()
            self._lost = True
        self._unsaid.append(command)
        self._something.set()

    def _note(self, table: str, gone: Iterable[str], come: Iterable[str]) -> None:
        """Remember since when somebody is away."""
        key = self._key("left", table)
        for person in gone:
            self._say("HSET", key, person, now())
            self._say("EXPIRE", key, LEFT_HOLDS)
        for person in come:
            self._say("HDEL", key, person)

    def _announce(self, table: str) -> None:
        people, key = [*self._people.get(table, ())], self._key("here", table)
        if people:
            self._say("HSET", key, self.name, msgspec.msgpack.encode(people))
            self._say("EXPIRE", key, 2 * HERE_HOLDS)
        else:
            self._say("HDEL", key, self.name)
        self._tell(self._channel(table), said.Here(self.name, table, people))

    def _is_alone_at(self, table: str) -> bool:
        """Whether nobody else has anybody there, as far as is heard: whoever comes says so."""
        known = table in self._attended and table not in self._unmet and table not in self._asked
        return known and table in self._people and table not in self._others

    def _share(self, table: str, others: set[str]) -> None:
        """These others have somebody at this table, now."""
        before = self._others.pop(table, set())
        if others and table in self._attended:
            self._others[table] = others
        if others - before:
            self._own_up(table)

    def _own_up(self, table: str) -> None:
        """Have whoever has come to this table meanwhile look for what nobody was told."""
        if table in self._untold:
            self._untold.remove(table)
            self._tell(self._channel(table), said.Untold(self.name, table))

    def _announce_all(self) -> None:
        self._announced = time.monotonic()
        for table in self._people:
            self._announce(table)

    async def _send(self) -> None:
        """Send whatever waits, together."""
        while not self._closing:
            await self._something.wait()
            self._something.clear()
            commands, self._unsaid = self._unsaid, []
            sending = self._redis.pipeline(transaction=False)
            for command in commands:
                sending.execute_command(*command)
            try:
                await sending.execute(raise_on_error=False)
            except TROUBLE as problem:
                self._lost = True
                self._mind(problem)
                await self._pause()

    # Signs of life.

    async def _live(self) -> None:
        while not self._closing:
            try:
                await self._give_sign()
            except TROUBLE as problem:
                self._mind(problem)
            self._bury()
            await self._pause()

    async def _give_sign(self) -> None:
        mine, holds = self._process(self.name), int(1000 * SIGNS_MISSED * self._limits.signs_of_life)
        if not (known := await self._redis.set(mine, 1, px=holds, xx=True)):
            await self._redis.set(mine, 1, px=holds)  # the first time, or Redis has forgotten everything
        if self._lost:
            self._lost = False
            self._tell(self._site, said.Unsaid(self.name))
            known = None
        if not known or time.monotonic() - self._announced > HERE_HOLDS:
            self._announce_all()
        self._others_wanted.set()
        self._tell(self._site, said.Lives(self.name))

    def _bury(self) -> None:
        """Those who have not given a sign of life for too long are gone, unless it is us who hear nothing."""
        then = time.monotonic() - SIGNS_MISSED * self._limits.signs_of_life
        if self._heard_self < then:
            if not self._out_of_touch:
                log.warning("Redis cannot be reached; other servers are not heard, and the database is asked instead")
            self.in_touch, self._out_of_touch = False, True
            return
        for process in [process for process, seen in self._signs.items() if seen < then]:
            self._gone(process)

    def _gone(self, process: str) -> None:
        self._signs.pop(process, None)
        self._buried.add(process)
        for table in list(self._people):
            self._hearing.present(table, process, [])
        for table, others in list(self._others.items()):
            self._share(table, others - {process})
        self._meet(self._asked)

    def _back_in_touch(self) -> None:
        if not self.in_touch:
            self.in_touch = True
            self._signs = dict.fromkeys(self._signs, time.monotonic())
            self._meet(self._people)
            if self._out_of_touch:
                log.warning("Redis is there again")
            self._out_of_touch = False

    async def _pause(self) -> None:
        if not self._closing:
            await asyncio.sleep(self._limits.signs_of_life)

    def _mind(self, problem: Exception) -> None:
        log.debug("Redis: %s", problem)

    # Hearing.

    async def _listen(self) -> None:
        silence = SIGNS_MISSED * self._limits.signs_of_life
        while not self._closing:
            try:
                await self._ear.open(self._site)
                # Each process hears its own signs: where there is nothing at all, there is no connection any more.
                while heard := await self._ear.heard(silence):
                    self._hear(heard)
            except TROUBLE as problem:
                self._mind(problem)
            finally:
                self._attended.clear()
                self._others.clear()
                await self._ear.close()
            await self._pause()

    async def _keep_listening(self) -> None:
        """Listen to the tables where somebody is, and to no others."""
        while not self._closing:
            await self._others_wanted.wait()
            self._others_wanted.clear()
            coming = [self._channel(table) for table in self._people.keys() - self._attended]
            left = self._attended - self._people.keys()
            going = [self._channel(table) for table in left]
            self._attended -= left
            for table in left:
                self._others.pop(table, None)
            try:
                await self._ear.change(coming, going)
            except TROUBLE as problem:  # tried again at the next sign of life
                self._mind(problem)

    async def _keep_company(self) -> None:
        """Find out who is at the tables that are listened to since a moment ago, or where something was missed."""
        while not self._closing:
            await self._some_unmet.wait()
            self._some_unmet.clear()
            self._asked, self._unmet = self._unmet & self._people.keys(), set()
            found = await self._ask([*self._asked])
            if found is None:
                self._meet(self._asked)
                await self._pause()
                continue
            for table in self._asked - self._unmet:  # of the others, something newer has been heard meanwhile
                self._hearing.meet(table, found[table])
                self._share(table, {*found[table].here})
            self._asked = set()

    def _meet(self, tables: Iterable[str]) -> None:
        self._unmet |= {*tables}
        if self._unmet:
            self._some_unmet.set()

    def _hear(self, heard: Sequence[Any]) -> None:
        """What cannot be understood, as of another version, must not end the hearing of all the rest."""
        kind, channel, data = heard
        try:
            if kind == b"message":
                self._understand(said.read(data))
            elif kind == b"subscribe":
                self._follow(channel.decode())
        except msgspec.DecodeError:
            self._hearing.missed()
        except Exception:
            log.exception("what another server said could not be heeded")
            self._hearing.missed()

    def _understand(self, message: said.Message) -> None:
        if message.by != self.name:
            self._heed(message)
        elif isinstance(message, said.Lives):
            self._heard_self = time.monotonic()
            self._back_in_touch()

    def _follow(self, channel: str) -> None:
        """From now on this channel is heard."""
        if channel == self._site:  # which is always the first
            self._others_wanted.set()
            self._hearing.missed()
        else:
            table = channel.rpartition(":")[2]
            self._attended.add(table)
            self._hearing.attended(table)
            self._meet([table])

    def _heed(self, message: said.Message) -> None:
        self._signs[message.by] = time.monotonic()
        if message.by in self._buried and not isinstance(message, said.Leaves):  # it was only late
            self._buried.remove(message.by)
            self._meet(self._people)
        match message:
            case said.Wrote(table=table, first=first, entries=told):
                entries = [Entry(number, at, decoded(data)) for number, (at, data) in enumerate(told, first)]
                self._hearing.written(table, entries)
            case said.Here(by=by, table=table, people=people):
                self._hearing.present(table, by, people)
                others = self._others.get(table, set())
                self._share(table, others | {by} if people else others - {by})
                self._meet(self._asked & {table})
            case said.Leaves(by=by):
                self._gone(by)
            case said.Renamed(person=person, name=name):
                self._hearing.renamed(person, name)
            case said.Estranged(tables=tables):
                self._hearing.estranged(tables)
            case said.Untold(table=table):
                self._hearing.attended(table)
            case said.Unsaid():
                self._hearing.missed()


def _pairs(flat: Sequence[bytes]) -> Iterable[tuple[bytes, bytes]]:
    return zip(flat[::2], flat[1::2], strict=True)
