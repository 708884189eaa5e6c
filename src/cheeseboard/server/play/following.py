"""Keeping up with what other processes write into the logs of tables that are in memory here."""

import asyncio
import random
import time
from collections.abc import Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from ..gathering import Gathering
from ..limits import CHECKED_FOR, LONGEST_TAIL, TABLES_LOOKED_AT, Limits, Refusal
from ..logs import log
from ..processes.marks import Marks
from ..processes.neighbours import Company, Neighbours
from ..storage.entries import Entry, named_in
from ..storage.store import Store
from ..table.story import Story
from ..table.table import Table

Work = Callable[[], Coroutine[Any, Any, None]]


class Following:
    """Brings tables up to what the store holds; what neighbours say only makes it sooner."""

    def __init__(
        self,
        store: Store,
        limits: Limits,
        neighbours: Neighbours,
        known: Mapping[str, Table],
        read: Callable[[str], Coroutine[Any, Any, Story]],
        settle: Callable[[Table], None],
        marks: Marks,
    ) -> None:
        """`read` is a table's whole story, `settle` what has to be done after each change; `marks` are those of all who
        write to the store."""
        self._store = store
        self._limits = limits
        self._neighbours = neighbours
        self._whereabouts = Gathering(self._ask_neighbours)
        self._known = known
        self._read = read
        self._settle = settle
        self._marks = marks
        self._tasks: dict[str, asyncio.Task[None]] = {}
        """What is under way, by what it is about."""
        self._following: dict[str, Work] = {}
        """What has to be done once more after that."""
        self._closed = False
        self.upheavals = 0
        """How often something was said that can make wrong what was read of people before."""

    def open(self) -> None:
        self._begin("again and again", self._look_again_and_again)
        self._neighbours.open(self)

    async def close(self) -> None:
        self._closed = True
        self._following.clear()
        for task in self._tasks.values():
            task.cancel()
        await self._neighbours.close()

    async def catch_up(self, table: Table) -> bool:
        """Read what the store holds beyond what memory does; whether there was more. Raises Refusal.

        The caller holds the table's lock.
        """
        began = time.monotonic()
        entries = await self._store.load(table.id, table.standing.entries) or []
        table.doubtful = False
        await self._add(table, entries)
        table.checked = began
        return bool(entries)

    async def freshen(self, table: Table, *, exactly: bool = True) -> None:
        """See to it that whoever looks now sees what was saved by any process before.

        Where it need not be `exactly` so, and nobody can tell who has written, up to a moment ago will do.
        """
        if self._neighbours.alone and not table.doubtful:
            return
        try:
            if not self._is_fresh(table, exactly):
                mark, began = self._marks.of_others(table.id), time.monotonic()
                if entries := await self._store.load(table.id, table.standing.entries):
                    async with table.lock:
                        await self._add(table, entries)
                table.mark, table.checked = mark, began
            unheard = not table.presence.clients and not self._neighbours.hears(table.id)
            if unheard and (company := await self._whereabouts.of(table.id)):
                self.meet(table.id, company)
        except Refusal as refusal:  # whatever memory holds is true, and nobody can write more just now
            log.debug("table %s is told as it was: %s", table.id, refusal)

    def _is_fresh(self, table: Table, exactly: bool = True) -> bool:
        """Whether nobody else has written to its log since that was read; or not `exactly`, until a moment ago."""
        if table.doubtful:
            return False
        mark = self._marks.of_others(table.id)
        if mark is None:
            return not exactly and time.monotonic() - table.checked < CHECKED_FOR
        return mark == table.mark

    async def reread(self, table: Table) -> None:
        """Begin anew, since the log itself is another. Raises Refusal."""
        async with table.lock:
            table.resume(await self._read(table.id))

    def doubt(self, table: Table) -> None:
        """Nobody knows whether what was to be written has been."""
        table.doubtful = True
        self._look(table)

    def written(self, table: str, entries: Sequence[Entry]) -> None:
        known = self._known.get(table)
        if known is None or entries[-1].number < known.standing.entries:
            return
        news = _beyond(known, entries)
        unknown = _named(news) - known.names.keys()
        if known.lock.locked() or unknown or len(news) > LONGEST_TAIL or news[0].number != known.standing.entries:
            self._look(known)
            return
        known.follow(news)
        self._settle(known)

    def attended(self, table: str) -> None:
        if (known := self._known.get(table)) and not self._is_fresh(known):
            self._look(known)

    def present(self, table: str, process: str, people: Sequence[str]) -> None:
        if known := self._known.get(table):
            known.by_way_of(process, people)
            self._learn(known)

    def meet(self, table: str, company: Company) -> None:
        if known := self._known.get(table):
            known.meet(company)
            self._learn(known)

    def _learn(self, table: Table) -> None:
        """Find out what those are called who came by way of other processes."""
        if {*table.presence.people} - table.names.keys():
            self._begin(f"names at {table.id}", lambda: self._name(table))

    def renamed(self, person: str, name: str | None) -> None:
        self.upheavals += 1
        for table in list(self._known.values()):
            table.rename(person, name)

    def estranged(self, tables: Sequence[str]) -> None:
        self.upheavals += 1
        for table in tables:
            if known := self._known.get(table):
                self._begin(f"log of {table}", partial(self._reread, known))

    def missed(self) -> None:
        self.upheavals += 1
        self._begin("all", self._look_at_all)

    def _look(self, table: Table) -> None:
        self._begin(table.id, lambda: self._catch_up(table))

    def _begin(self, what: str, work: Work) -> None:
        """Do that, or where the same is under way already, once more afterwards."""
        if self._closed:
            return
        if what in self._tasks:
            self._following[what] = work
            return
        self._tasks[what] = asyncio.create_task(self._work(what, work))
        self._tasks[what].add_done_callback(lambda _: self._go_on(what))

    async def _work(self, what: str, work: Work) -> None:
        try:
            await work()
        except Exception:
            log.exception("keeping up (%s) failed", what)

    def _go_on(self, what: str) -> None:
        del self._tasks[what]
        if work := self._following.pop(what, None):
            self._begin(what, work)

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.lock:
                await self.catch_up(table)
        except Refusal as refusal:
            table.doubtful = True
            log.debug("table %s is looked at again later: %s", table.id, refusal)
        else:
            self._settle(table)

    async def _add(self, table: Table, entries: Sequence[Entry]) -> None:
        news = _beyond(table, entries)
        if not news:
            return
        await self._learn_names(table, _named(news))
        if len(news) <= LONGEST_TAIL:
            table.follow(news)
        else:
            table.resume(await self._read(table.id))

    async def _ask_neighbours(self, tables: Collection[str]) -> Mapping[str, Company]:
        return await self._neighbours.whereabouts([*tables]) or {}

    async def _learn_names(self, table: Table, people: Iterable[str]) -> bool:
        unknown = [person for person in people if person not in table.names]
        names = await self._store.names(unknown) if unknown else {}
        table.names |= names
        return bool(names)

    async def _name(self, table: Table) -> None:
        try:
            if await self._learn_names(table, table.presence.people):
                table.changed()
        except Refusal as refusal:
            log.debug("table %s: nobody knows what somebody is called: %s", table.id, refusal)

    async def _reread(self, table: Table) -> None:
        before = {*table.people, *table.presence.people}
        try:
            await self.reread(table)
            names = await self._store.names([*before])
            for person in before:
                table.rename(person, names.get(person))
        except Refusal as refusal:
            log.warning("table %s cannot be read again: %s", table.id, refusal)

    async def _look_again_and_again(self) -> None:
        """Find out what nobody has said."""
        clock = asyncio.get_running_loop().time
        looked = clock()
        while True:
            await asyncio.sleep(self._limits.look_again_alone * random.uniform(0.8, 1.2))
            due = not self._neighbours.in_touch or clock() - looked > self._limits.look_again
            tables = [table for table in self._known.values() if table.doubtful or (due and table.presence.clients)]
            if due:
                looked = clock()
            await self._work("again and again", partial(self._look_at, tables))

    async def _look_at(self, tables: Sequence[Table]) -> None:
        for some in _pieces(tables):
            try:
                counts = await self._store.counts([table.id for table in some])
            except Refusal as refusal:
                log.debug("tables are looked at again later: %s", refusal)
                return
            for table in some:
                if table.doubtful or counts.get(table.id, 0) > table.standing.entries:
                    self._look(table)

    async def _look_at_all(self) -> None:
        """Whatever may have been said: more entries, other names, other people in a log."""
        tables = list(self._known.values())
        await self._look_at(tables)
        try:
            for some in _pieces(tables):
                mentioned = await self._store.mentioned([table.id for table in some])
                self.estranged([table.id for table in some if table.people - mentioned.get(table.id, set())])
                names = await self._store.names(list({person for table in some for person in table.people}))
                for table in some:
                    for person in table.people:
                        table.rename(person, names.get(person))
        except Refusal as refusal:
            log.warning("names are as they were: %s", refusal)


def _beyond(table: Table, entries: Sequence[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry.number >= table.standing.entries]


def _named(entries: Iterable[Entry]) -> set[str]:
    return {person for entry in entries for person in named_in(entry.what)}


def _pieces(tables: Sequence[Table]) -> Iterable[Sequence[Table]]:
    return (tables[first : first + TABLES_LOOKED_AT] for first in range(0, len(tables), TABLES_LOOKED_AT))
