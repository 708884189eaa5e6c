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
from ..limits import ANNOUNCED_WITHIN, HERE_HOLDS, LEASE_HOLDS, LEFT_HOLDS, SIGNS_MISSED, Limits
from ..storage.entries import Entry, decoded, encoded
from ..storage.store import now
from . import said
from .connecting import TROUBLE, connect
from .ear import Ear
from .line import Command, Line
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
        self._redis = connect(url, limits.redis_patience, None)
        self._site = f"cheeseboard:{site}"
        self._limits = limits
        self._hearing: Hearing
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = False
        self._people: dict[str, Sequence[str]] = {}
        """Who is at which table by way of this process."""
        self._announced: dict[str, Sequence[str]] = {}
        """Who of them others were told of."""
        self._unannounced: dict[str, int] = {}
        """The tables of which others are to be told something else, and since when."""
        self._announced_last: dict[str, tuple[int, Sequence[str]]] = {}
        """Those of which they were told last, since when, and what they had been told before."""
        self._announcing: asyncio.TimerHandle | None = None
        self._line = Line(self._redis, limits.redis_patience, self._announcements, self._lose)
        self._lost = False
        """Whether something that was said may never have been heard."""
        self._ear = Ear(self._redis, limits.redis_patience)
        self._followed: set[str] = set()
        """The tables that are in memory here, of which everything is to be heard."""
        self._attended: set[str] = set()
        """Those that are listened to."""
        self._new: set[str] = set()
        """Those that are about to be, laid so little ago that nobody can have been heard of who is there elsewhere."""
        self._attending: asyncio.TimerHandle | None = None
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
        self._all_announced = 0.0
        """When others were told of everybody."""
        self._leased: set[str] = set()
        """The tables for whose bots this process may be the one that thinks."""
        self._counting = InMemory()

    def open(self, hearing: Hearing) -> None:
        self._hearing = hearing
        works = (self._listen, self._keep_listening, self._keep_company, self._line.work, self._live)
        self._tasks = [asyncio.create_task(work()) for work in works]

    async def close(self) -> None:
        # The library takes what cancels it for trouble of its own where both come together.
        self._closing = True
        unsaid = self._line.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.in_touch:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(self._limits.redis_patience):
                    goodbye = self._redis.pipeline(transaction=False)
                    for command in unsaid:
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

    def follow(self, table: str, new: bool = False) -> None:
        self._followed.add(table)
        if table in self._attended:  # since before, when nobody heeded it
            self._attend(table)
            return
        if new:
            self._new.add(table)
        if self._attending is None:
            loop = asyncio.get_running_loop()
            self._attending = loop.call_later(ANNOUNCED_WITHIN, self._others_wanted.set)

    def leave(self, table: str) -> None:
        self._new.discard(table)
        self._leased.discard(table)
        self._followed.discard(table)  # and is not listened to any more from the next sign of life on
        self._own_up(table)

    def here(self, table: str, people: Sequence[str]) -> None:
        if people:
            self._people[table] = people
        else:
            self._people.pop(table, None)
        self._unannounced[table] = now()
        if self._announcing is None:
            loop = asyncio.get_running_loop()
            self._announcing = loop.call_later(ANNOUNCED_WITHIN, self._line.wake)

    def renamed(self, person: str, name: str | None) -> None:
        self._tell(self._site, said.Renamed(self.name, person, name))

    def estranged(self, tables: Sequence[str]) -> None:
        self._tell(self._site, said.Estranged(self.name, list(tables)))

    def rest(self, table: str) -> None:
        if table in self._leased:
            self._leased.remove(table)
            self._line.say("EVAL", said.RELEASE, 1, self._key("thinks", table), self.name)

    # What is asked.

    def hears(self, table: str) -> bool:
        return self.in_touch and (self._is_met(table) or table in self._new)

    async def whereabouts(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        return await self._ask(tables) if self.in_touch else None

    async def _ask(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        process = self._process("")
        keys = [(self._key("here", table), self._key("left", table)) for table in tables]
        try:
            asked = [self._line.ask("EVAL", said.WHO_IS_HERE, 2, *each, process) for each in keys]
            answers = await asyncio.gather(*asked)
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
            self._leased.add(table)
            holds = int(1000 * LEASE_HOLDS)
            lease = ("EVAL", said.LEASE, 1, self._key("thinks", table), self.name, self._process(""), holds)
            return bool(await self._line.ask(*lease))
        except TROUBLE as problem:
            self._mind(problem)
            return True

    async def take(self, what: str, whom: str, most: int, seconds: float = MINUTE) -> bool:
        """As Counting."""
        if self.in_touch:
            try:
                key, holds = self._key(f"took {what}", whom), int(1_000_000 * seconds)
                return bool(await self._line.ask("EVAL", said.TAKE, 1, key, most, holds, random_word(10)))
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
        self._line.say("PUBLISH", channel, said.write(message))

    def _lose(self) -> None:
        """Nobody knows what others have heard since the last answer; who is where is told once more by itself."""
        self._lost = True
        for table, (at, before) in self._announced_last.items():
            self._announced[table] = before
            self._unannounced[table] = min(at, self._unannounced.get(table, at))
        self._announced_last = {}

    def _announcements(self) -> Iterable[Command]:
        """Who is where by now: of those who come or go at once, others are told once."""
        if self._announcing is not None:
            self._announcing.cancel()
            self._announcing = None
        changed, self._unannounced = self._unannounced, {}
        self._announced_last = {table: (at, self._announced.get(table, ())) for table, at in changed.items()}
        return [self._announcement(table, at) for table, at in changed.items()]

    def _announcement(self, table: str, at: int) -> Command:
        people, before = self._people.get(table, ()), self._announced.pop(table, ())
        if people:
            self._announced[table] = people
        gone, come = (msgspec.json.encode([*some]) for some in ({*before} - {*people}, {*people} - {*before}))
        keys = (self._key("here", table), self._key("left", table), self._channel(table))
        written = msgspec.msgpack.encode(people) if people else b""
        told = said.write(said.Here(self.name, table, [*people]))
        return "EVAL", said.ANNOUNCE, 3, *keys, self.name, written, at, 2 * HERE_HOLDS, LEFT_HOLDS, gone, come, told

    def _is_met(self, table: str) -> bool:
        """Whether it is known who is there by way of others: whoever comes says so."""
        return table in self._attended and table not in self._unmet and table not in self._asked

    def _is_alone_at(self, table: str) -> bool:
        """Whether nobody else has anybody there, as far as is heard."""
        return table in self._followed and self._is_met(table) and table not in self._others

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
        self._all_announced = time.monotonic()
        self._unannounced |= dict.fromkeys(self._people.keys() - self._unannounced.keys(), now())

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
        self._line.mend()
        if not (known := await self._line.ask("SET", mine, 1, "PX", holds, "XX")):
            await self._line.ask("SET", mine, 1, "PX", holds)  # the first time, or Redis has forgotten everything
        if self._lost:
            self._lost = False
            self._tell(self._site, said.Unsaid(self.name))
            known = None
        if not known or time.monotonic() - self._all_announced > HERE_HOLDS:
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
        for table, others in list(self._others.items()):
            if process in others:
                self._hearing.present(table, process, [])
                self._share(table, others - {process})
        self._meet(self._asked)

    def _back_in_touch(self) -> None:
        if not self.in_touch:
            self.in_touch = True
            self._signs = dict.fromkeys(self._signs, time.monotonic())
            self._meet(self._followed)
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
                await self._ear.hear(silence, self._hear)
            except TROUBLE as problem:
                self._mind(problem)
            finally:
                self._attended.clear()
                self._others.clear()
                await self._ear.close()
            await self._pause()

    async def _keep_listening(self) -> None:
        """Listen to the tables that are in memory, and to no others."""
        while not self._closing:
            await self._others_wanted.wait()
            self._others_wanted.clear()
            if self._attending is not None:
                self._attending.cancel()
                self._attending = None
            coming = [self._channel(table) for table in self._followed - self._attended]
            left = self._attended - self._followed
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
            self._asked, self._unmet = self._unmet & self._followed, set()
            found = await self._ask([*self._asked])
            if found is None:
                self._meet(self._asked)
                await self._pause()
                continue
            for table in self._asked - self._unmet:  # of the others, something newer has been heard meanwhile
                self._hearing.meet(table, found[table])
                self._share(table, {*found[table].here})
            self._new -= self._asked
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
            self._attend(channel.rpartition(":")[2])

    def _attend(self, table: str) -> None:
        """From now on everything is heard that is said about this table, so what was before is looked for."""
        self._attended.add(table)
        self._hearing.attended(table)
        self._meet([table])

    def _heed(self, message: said.Message) -> None:
        self._signs[message.by] = time.monotonic()
        if message.by in self._buried and not isinstance(message, said.Leaves):  # it was only late
            self._buried.remove(message.by)
            self._meet(self._followed)
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
