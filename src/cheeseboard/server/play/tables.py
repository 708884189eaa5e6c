"""All tables: laying, finding, and changing them. What changes is saved first and told afterwards."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager

import cheeseboard as cb
from cheeseboard.engine.quoting import quoted
from cheeseboard.games import get as game_named

from ..counting import Counting, InMemory
from ..entrance.bans import Bans
from ..ids import ALPHABET, random_word
from ..limits import Limits, Refusal
from ..logs import fields, log
from ..processes.marks import Marks, NoMarks
from ..processes.neighbours import Alone, Neighbours
from ..protocol.commands import AnyCommand
from ..protocol.messages import BotInfo, Missing, NewTable
from ..storage.entries import AnyEntry, BotOut, Entry, Finished, Laid, Moved, Passed, Sat, Standing, Started, named_in
from ..storage.store import Store, Taken, now
from ..table.presence import Client
from ..table.story import Story, after, new_match
from ..table.table import Table
from ..table.who import host_of
from ..thinking.pool import Pool
from ..thinking.thinkers import Others, Thinkers
from .analyses import Analyses
from .doing import Asker, Deed, Doing, refuse_unless_bounded
from .following import Following
from .hints import Helper
from .opponents import Opponents, offered
from .rematch import asked, next_laid, unwilling
from .seating import laid_chairs
from .turns import Turns

ID_LETTERS = 12
LENGTHS = (ID_LETTERS, 10)
"""Of ids: those of earlier versions are shorter."""


class Tables:
    def __init__(
        self,
        store: Store,
        limits: Limits,
        bots: Sequence[BotInfo] | None = None,
        clock: Callable[[], int] = now,
        counting: Counting | None = None,
        neighbours: Neighbours | None = None,
        others: Others | None = None,
        serves: Callable[[str], bool] = lambda _: True,
        marks: Marks | None = None,
    ) -> None:
        """`others` think on other machines; `serves` tells of an id whether such a table is best served here; `marks`
        are those of all who write to the store."""
        self.store = store
        self.limits = limits
        self.counting = counting or InMemory()
        self.pool = Pool(limits.bot_threads, limits.thoughts_waiting)
        self.retelling = Pool(limits.replay_threads, limits.thoughts_waiting)
        """Replays: too short a piece of work to wait behind those who think."""
        self.thinkers = Thinkers(self.pool, limits, others)
        self.opponents = Opponents(offered() if bots is None else bots, self.thinkers, limits)
        self.helper = Helper(self.thinkers, limits)
        self.analyses = Analyses(self.thinkers, limits)
        self.doing = Doing(limits, self.opponents.names, self.counting)
        self.neighbours = neighbours or Alone()
        self.bans = Bans()
        self._serves = serves
        self._marks = marks or NoMarks()
        self.known: dict[str, Table] = {}
        """All that are in memory. Whoever uses one leases it, so that it cannot be in memory twice."""
        self._clock, self._began = clock, clock()
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Those of them that nobody uses, the one used last at the end."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        self.following = Following(store, limits, self.neighbours, self.known, self._story, self._settle, self._marks)
        freshen = self.following.freshen
        self.turns = Turns(self.opponents, limits, self.change, self._leased, self.neighbours, freshen)

    def open(self) -> None:
        """Keep up with other processes from now on."""
        self.following.open()
        self.thinkers.open()

    async def close(self) -> None:
        self.turns.close()
        await self.following.close()
        for task in self._loading.values():
            task.cancel()
        self.analyses.close()
        await self.thinkers.close()
        ending = (self.pool, self.retelling, self.opponents)
        await asyncio.gather(*(each.close(self.limits.shutdown) for each in ending))

    def at_rest(self) -> bool:
        """Whether nobody uses any table just now."""
        return len(self._idle) == len(self.known)

    @asynccontextmanager
    async def at(self, table_id: str, *, exactly: bool = True) -> AsyncIterator[Table]:
        """The table of that id, from memory or from the store, for as long as it is used; raises Refusal.

        `exactly` as it is now, or as it was up to a moment ago: which will do for whoever stays and hears of the rest,
        or writes, since that shows what was amiss.
        """
        if len(table_id) not in LENGTHS or not set(table_id) <= set(ALPHABET):
            raise _no_table(table_id)
        while (table := self.known.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        self._lease(table)
        try:
            await self.following.freshen(table, exactly=exactly)
            self.turns.take_up(table)
            yield table
        finally:
            self._let_go(table)

    @contextmanager
    def _leased(self, table: Table) -> Iterator[None]:
        self._lease(table)
        try:
            yield
        finally:
            self._let_go(table)

    def _lease(self, table: Table) -> None:
        table.leases += 1
        self._idle.pop(table.id, None)

    def _let_go(self, table: Table) -> None:
        table.leases -= 1
        if not table.leases and table.id in self.known:
            self._idle[table.id] = None
            self._forget_idle()

    def _forget_idle(self) -> None:
        while len(self._idle) > self.limits.tables_kept:
            self._forget(self._idle.popitem(last=False)[0])

    def _forget(self, name: str) -> None:
        del self.known[name]
        self.neighbours.leave(name)
        self.turns.drop(name)
        self.opponents.leave(name)

    def drop(self, name: str) -> None:
        """The table is not in the store any more."""
        self._idle.pop(name, None)
        self._forget(name)

    async def lay(self, person: str, wanted: NewTable, address: str | None = None) -> Table:
        """A new table, asked for from this address (None: this machine); raises Refusal or CheeseboardError."""
        refuse_unless_bounded(wanted.patience, wanted.clock, self.limits)
        game = game_named(wanted.game)
        upheavals = self.following.upheavals
        # Only bots have to be called otherwise; what everybody else has to know comes with what is written.
        called = await self.store.name_of(person) if any(seat.kind == "bot" for seat in wanted.seats) else None
        chairs = laid_chairs(wanted.seats, person, called, self.opponents.names, self.limits)
        laid = Laid(
            game=game.name,
            options=game.check_options(len(chairs), wanted.options),
            key=secrets.token_bytes(32),
            host=person,
            chairs=chairs,
            pace=wanted.pace,
            listed=wanted.listed,
            chat=wanted.chat,
            patience=wanted.patience,
            clock=wanted.clock,
        )
        self.opponents.refuse_unless_room([chair.bot for chair in chairs if chair.bot])
        await self._count(address)
        whats = _begun(laid)
        turn = new_match(laid).turn if len(whats) > 1 else None
        name = self._new_id()
        names: dict[str, str] = {}
        mark, began = self._marks.of_others(name), time.monotonic()
        entries = await self.store.lay(name, whats, turn, names)
        # Somebody may have found it in the list already, or is called otherwise or forgotten by now.
        if upheavals != self.following.upheavals or name in self._loading or name in self.known:
            async with self.at(name) as table:
                return table
        # What was just written is not read again: whoever has found it by way of another process is seen by the next.
        table = self._know(Story(name, entries), names, new=True)
        table.mark, table.checked = mark, began
        with self._leased(table):
            self.turns.take_up(table)
        return table

    def _new_id(self) -> str:
        """Of a table that is laid here, and so is in memory here already."""
        while not self._serves(name := random_word(ID_LETTERS)):
            pass
        return name

    async def change(self, table: Table, decide: Callable[[], Deed], address: str | None = None) -> None:
        """Write into a table's log what is decided while nobody else changes it, and tell it; raises as `decide` does.

        Where somebody else has written meanwhile, as another server on the same database may, it is decided anew. A
        rematch counts as a table laid from the address.
        """
        try:
            async with table.lock:
                if table.doubtful:
                    await self.following.catch_up(table)
                while not await self._carry_out(table, decide, address):
                    pass
        finally:
            self._settle(table)

    async def _carry_out(self, table: Table, decide: Callable[[], Deed], address: str | None) -> bool:
        """Whether what was decided is written; if not, somebody else was faster."""
        try:
            deed = decide()
        except cb.CheeseboardError:
            if self.neighbours.alone or not await self.following.catch_up(table):
                raise
            return False
        try:
            if deed.rematch is None:
                await self._write(table, deed.entries)
            else:
                await self._count(address)
                await self._lay_rematch(table, deed.entries, deed.rematch)
        except Taken:
            if not await self.following.catch_up(table):
                raise _no_table(table.id) from None  # any more
            return False
        except Refusal as refusal:
            if refusal.status == 503:
                self.following.doubt(table)
            raise
        except asyncio.CancelledError:
            self.following.doubt(table)
            raise
        return True

    def _settle(self, table: Table) -> None:
        """What follows from a change, whoever made it."""
        if table.standing.over:
            self.opponents.leave(table.id)
        self.turns.take_up(table)

    def join(self, table: Table, client: Client) -> None:
        """Somebody has connected."""
        table.join(client)
        self.neighbours.here(table.id, table.presence.connected)
        self.turns.take_up(table)

    def leave(self, table: Table, client: Client) -> None:
        """Somebody's connection has ended."""
        table.leave(client)
        self.neighbours.here(table.id, table.presence.connected)
        if not table.presence.clients:
            self.neighbours.rest(table.id)
        self.turns.left(table)

    async def do(
        self, table: Table, asker: Callable[[], Asker], command: AnyCommand, address: str | None = None
    ) -> None:
        """Carry out what somebody at a table wants; raises CheeseboardError."""
        await self.doing.bound(table, asker(), command)
        await self.change(table, lambda: self.doing.decide(table, asker(), command), address)

    async def sit(self, table: Table, seat: int, person: str) -> None:
        """Sit down on an open seat; raises Refusal."""

        def decide() -> Deed:
            standing, last = table.standing, len(table.standing.chairs) - 1
            if not 0 <= seat <= last:
                raise Refusal("seat-missing", 404, number=seat, last=last)
            if mine := standing.seats_of(person):
                if seat in mine:
                    return Deed([])
                raise Refusal("seat-yours", 409, number=mine[0])
            if standing.over:
                raise Refusal("move-over", 409)
            if person in standing.removed:
                raise Refusal("seat-removed", 403)
            if not standing.chairs[seat].open:
                raise Refusal("seat-taken", 409, number=seat, name=table.name(seat))
            return Deed([Sat(seat, person)])

        await self.change(table, decide)

    async def hand_over(self, table: Table, seat: int, giver: str, taker: str) -> None:
        """Take a person's seat to another device; raises Refusal where they do not have it any more."""

        def decide() -> Deed:
            chair = table.standing.chairs[seat]
            if chair.person != giver:
                raise Refusal("code-no-seat", 409)
            if taker in table.standing.removed:
                raise Refusal("seat-removed", 403)
            if giver == taker:
                return Deed([])
            back = chair.stands_in == "absent" and table.presence.here(taker)
            return Deed([Passed(seat, taker), *([BotOut(seat)] if back else [])])

        await self.change(table, decide)

    async def welcome(self, table: Table, person: str) -> None:
        """Somebody has come to the table: what a bot played for them is theirs again."""
        if person not in table.names and (name := await self.store.name_of(person)):
            table.names[person] = name
            table.changed()

        def decide() -> Deed:
            standing = table.standing
            back = [seat for seat in standing.seats_of(person) if standing.chairs[seat].stands_in == "absent"]
            return Deed([] if standing.over else [BotOut(seat) for seat in back])

        if decide().entries:
            await self.change(table, decide)

    def renamed(self, person: str, name: str | None) -> None:
        """Somebody is called otherwise, and those at their tables hear of it."""
        self.following.renamed(person, name)
        self.neighbours.renamed(person, name)

    async def forget(self, person: str) -> None:
        """Forget somebody in the store, and in whatever of it is in memory."""
        self.neighbours.estranged(await self.store.forget(person, self._estranging))
        self.renamed(person, None)

    @asynccontextmanager
    async def _estranging(self, name: str) -> AsyncIterator[None]:
        """Nobody changes a table while its log is made another one, and whatever of it is in memory is read anew."""
        if table := self.known.get(name):
            with self._leased(table):
                async with table.lock:
                    yield
                    table.resume(await self._story(name))
            return
        yield
        if loading := self._loading.get(name):  # perhaps it was read before
            await asyncio.wait([loading])
        if come := self.known.get(name):
            await self.following.reread(come)

    async def _count(self, address: str | None) -> None:
        most = self.limits.tables_per_minute
        if address is not None and not await self.counting.take("tables", address, most):
            raise Refusal("tables-per-minute", 429, most=most)

    async def _write(self, table: Table, whats: Sequence[AnyEntry]) -> None:
        """Save these and what follows from them, then tell; raises Taken or Refusal."""
        if not whats:
            return
        moved = all(isinstance(what, Moved) for what in whats)  # which changes nothing of what is asked here
        match, later = after(table.match, whats), table.standing if moved else _ahead(table.standing, whats)
        following: list[AnyEntry] = []
        if later.waiting and not any(chair.open for chair in later.chairs):
            following.append(Started())
        if later.started and not later.over and (result := match.result):
            following.append(Finished(tuple(result.points), tuple(result.winners)))
        if following:
            whats = [*whats, *following]
            later = _ahead(table.standing, whats)
        turn = match.turn if later.state == "playing" else None
        began = time.monotonic()
        with self._marks.writing(table.id):
            added = await self.store.append(table.standing, whats, turn, table.names)
        table.checked = began  # or it would have been refused
        self._add(table, added, match)

    def _add(self, table: Table, entries: Sequence[Entry], match: cb.Match) -> None:
        table.add(entries, match)
        self.neighbours.wrote(table.id, entries)

    async def _lay_rematch(self, table: Table, answers: Sequence[AnyEntry], missing: Missing) -> None:
        """Save the last answers together with what comes of them; raises Taken or Refusal."""
        standing = _ahead(table.standing, answers)
        host = host_of(standing, table.presence)
        willing = [standing.chairs[seat].person for seat in asked(standing) if seat not in unwilling(standing)]
        host = host if host in willing else next(person for person in willing if person)
        laid = next_laid(standing, table.match.game, secrets.token_bytes(32), host, self.opponents.names, missing)
        whats = _begun(laid)
        turn = new_match(laid).turn if len(whats) > 1 else None
        with self._marks.writing(table.id):
            added, _ = await self.store.rematch(table.standing, answers, self._new_id(), whats, turn)
        self._add(table, added, table.match)

    async def _load(self, table_id: str) -> None:
        story = await self._story(table_id)
        people = {person for noted in story.log for person in named_in(noted.entry.what)}
        names = await self.store.names(list(people))
        with self._leased(self._know(story, names)):
            pass

    def _know(self, story: Story, names: Mapping[str, str], new: bool = False) -> Table:
        """Have a table in memory that is not there yet, for whoever leases it next."""
        # Whoever was here when this server stopped, or when the table left memory, has been away since then.
        since = max(self._began, story.standing.at)
        table = Table(story, {**self.opponents.names, **names}, since, self._clock)
        self.known[table.id] = table
        self.neighbours.follow(table.id, new)
        return table

    async def _story(self, table_id: str) -> Story:
        entries = await self.store.load(table_id)
        if entries is None:
            raise _no_table(table_id)
        try:
            return await asyncio.to_thread(Story, table_id, entries)
        except cb.CheeseboardError as problem:
            log.error("table %s cannot be resumed: %s", table_id, problem, extra=fields(table=table_id))
            raise Refusal("table-other-rules", 409, table=table_id, problem=str(problem)) from None


def _no_table(table_id: str) -> Refusal:
    return Refusal("table-missing", 404, table=quoted(table_id))


def _begun(laid: Laid) -> list[AnyEntry]:
    return [laid] if any(chair.open for chair in laid.chairs) else [laid, Started()]


def _ahead(standing: Standing, whats: Sequence[AnyEntry]) -> Standing:
    """How things will stand when these have been written."""
    return standing.after(Entry(number, standing.at, what) for number, what in enumerate(whats, standing.entries))
