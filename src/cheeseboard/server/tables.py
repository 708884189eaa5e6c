"""All tables: laying, finding, sitting down, playing. What changes is saved first and told afterwards."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace

import cheeseboard as cb
from cheeseboard.bots import STAND_IN
from cheeseboard.engine.game import quoted
from cheeseboard.engine.match import Match
from cheeseboard.games import get as game_named

from .addresses import PerMinute
from .analyses import Analyses
from .hints import Helper
from .limits import PACES, SAVE_AGAIN, USUAL_PACE, Limits, Refusal
from .messages import BotInfo, Pace, TableInfo
from .opponents import Opponents, offered
from .people import ALPHABET, random_word
from .store import Chair, Kept, Store, Taken, now
from .table import Table, describe_listed
from .thinking import Pool

log = logging.getLogger("cheeseboard")

ID_LETTERS = 10


class Tables:
    def __init__(self, store: Store, limits: Limits, bots: Sequence[BotInfo] | None = None) -> None:
        self.store = store
        self.limits = limits
        self.pool = Pool(limits.bot_threads, limits.thoughts_waiting)
        self.opponents = Opponents(offered() if bots is None else bots, self.pool, limits)
        self.helper = Helper(self.pool, limits)
        self.analyses = Analyses(self.pool, limits)
        self._known: dict[str, Table] = {}
        """All that are in memory. Whoever uses one leases it, so that it cannot be in memory twice."""
        self._idle: OrderedDict[str, None] = OrderedDict()
        """Those of them that nobody uses, the one used last at the end."""
        self._loading: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._laying = PerMinute(limits.tables_per_minute)

    async def close(self) -> None:
        for task in [*self._thinking.values(), *self._loading.values()]:
            task.cancel()
        self.analyses.close()
        await asyncio.gather(self.pool.close(self.limits.shutdown), self.opponents.close(self.limits.shutdown))

    @asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Table]:
        """The table of that id, from memory or from the store, for as long as it is used; raises Refusal."""
        if len(table_id) != ID_LETTERS or not set(table_id) <= set(ALPHABET):
            raise _no_table(table_id)
        while (table := self._known.get(table_id)) is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            await asyncio.shield(loading)
        with self._leased(table):
            self._take_up_bot(table)
            yield table

    @contextmanager
    def _leased(self, table: Table) -> Iterator[None]:
        name = table.kept.id
        table.leases += 1
        self._idle.pop(name, None)
        try:
            yield
        finally:
            table.leases -= 1
            if not table.leases and name in self._known:
                self._idle[name] = None
                self._forget_idle()

    def _forget_idle(self) -> None:
        while len(self._idle) > self.limits.tables_kept:
            name, _ = self._idle.popitem(last=False)
            del self._known[name]
            self.opponents.leave(name)

    async def lay(
        self,
        person: str,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[str],
        address: str | None = None,
        pace: Pace = USUAL_PACE,
    ) -> Table:
        """A new table, asked for from this address (None: this machine); raises Refusal or CheeseboardError."""
        chairs = tuple(self._chair(number, seat, person) for number, seat in enumerate(seats))
        if sum(chair.person is not None for chair in chairs) > 1:
            raise Refusal("seat-two-me")
        key = secrets.token_bytes(32)
        match = Match.new(game_named(game), len(chairs), options, key=key)
        kept = Kept(random_word(ID_LETTERS), game, dict(match.options), key, person, now(), chairs, pace=pace)
        self.opponents.refuse_unless_room([chair.bot for chair in chairs if chair.bot])
        if address is not None and not self._laying.take(address):
            raise Refusal("tables-per-minute", 429, most=self.limits.tables_per_minute)
        # Known before it is saved: whoever finds it in the list the moment after must not read it a second time.
        table = self._remember(kept, match, await self.store.names([person]))
        with self._leased(table):
            try:
                await self.store.lay(kept)
            except Exception:
                del self._known[kept.id]
                raise
            self._take_up_bot(table)
        return table

    async def listed(self, person: str) -> list[TableInfo]:
        """The tables that wait for players, then those that are being played, newest first."""
        open_tables = await self.store.open_tables()
        people = [chair.person for kept in open_tables for chair in kept.chairs if chair.person]
        names = self.opponents.names | await self.store.names(people)
        listed = []
        for kept in open_tables:
            known = self._known.get(kept.id)
            if known is None or known.state != "over":
                here = {client.person for client in known.clients} if known else set()
                listed.append(describe_listed(kept, names, here, person))
        return listed

    async def sit(self, table: Table, seat: int, person: str) -> None:
        """Sit down on an open seat; raises Refusal."""
        async with table.lock:
            seats = len(table.kept.chairs)
            if not 0 <= seat < seats:
                raise Refusal("seat-missing", 404, number=seat, last=seats - 1)
            mine = table.seat_of(person)
            if mine == seat:
                return
            if mine is not None:
                raise Refusal("seat-yours", 409, number=mine)
            chair = table.kept.chairs[seat]
            if chair.person is not None or chair.bot is not None:
                raise Refusal("seat-taken", 409, number=seat, name=table.name(seat))
            try:
                await self.store.sit(table.kept.id, seat, person)
            except Taken:
                await self._reload(table)
                raise Refusal("seat-just-taken", 409, number=seat) from None
            table.seat_person(seat, person, await self.store.name_of(person))
        self._take_up_bot(table)

    async def play(self, table: Table, seat: int | None, text: str, moves: int) -> None:
        """Carry out a move that was chosen after so many moves; raises Refusal or CheeseboardError."""
        async with table.lock:
            table.refuse_unless_turn(seat, moves)
            if problem := table.match.check(text):
                raise problem
            try:
                await self.store.append(table.kept.id, moves, text)
            except Taken:
                await self._reload(table)
                raise Refusal("move-meanwhile", 409) from None
            table.match.play(text)
            table.changed(match=True)
            await self._finish_if_over(table)
        self._take_up_bot(table)

    async def record(self, table: Table) -> str:
        """A match that is over, as the text of a `.cheese` file; raises Refusal."""
        async with table.lock:
            if table.state != "over":
                raise Refusal("record-early", 409)
            kept = replace(table.kept, moves=tuple(table.match.moves))
            names = [table.name(seat) for seat in range(len(kept.chairs))]
        return await asyncio.to_thread(lambda: _run_again(kept, names).record())

    async def rename(self, person: str, name: str) -> None:
        await self.store.call(person, name)
        for table in self._known.values():
            if table.seat_of(person) is not None:
                table.names[person] = name
                table.changed()

    async def set_pace(self, table: Table, person: str, pace: Pace) -> None:
        """How soon bots answer at this table; raises Refusal."""
        if table.seat_of(person) is None:
            raise Refusal("pace-watching", 403)
        async with table.lock:
            await self.store.set_pace(table.kept.id, pace)
            table.set_pace(pace)

    def _remember(self, kept: Kept, match: Match, names: Mapping[str, str]) -> Table:
        table = self._known[kept.id] = Table(kept, match, {**self.opponents.names, **names})
        return table

    async def _load(self, table_id: str) -> None:
        kept, match = await self._resumed(table_id)
        names = await self.store.names([chair.person for chair in kept.chairs if chair.person])
        table = self._remember(kept, match, names)
        with self._leased(table):
            # Where the last move was saved and the server stopped at that very moment.
            await self._finish_if_over(table)

    async def _reload(self, table: Table) -> None:
        table.resume(*await self._resumed(table.kept.id))

    async def _resumed(self, table_id: str) -> tuple[Kept, Match]:
        kept = await self.store.load(table_id)
        if kept is None:
            raise _no_table(table_id)
        try:
            return kept, await asyncio.to_thread(_run_again, kept)
        except cb.CheeseboardError as problem:
            log.error("table %s cannot be resumed: %s", table_id, problem)
            raise Refusal("table-other-rules", 409, table=table_id, problem=str(problem)) from None

    async def _finish_if_over(self, table: Table) -> None:
        if table.state != "over":
            return
        self.opponents.leave(table.kept.id)
        if not table.kept.over:
            try:
                await self.store.finish(table.kept.id)
            except Refusal as problem:
                # It only stays in the list of open tables until it is loaded again.
                log.warning("table %s is over: %s", table.kept.id, problem)

    def _take_up_bot(self, table: Table) -> None:
        """See to it that a bot who is to move thinks."""
        if _bot_to_move(table) and table.kept.id not in self._thinking:
            task = self._thinking[table.kept.id] = asyncio.create_task(self._bots_play(table))
            task.add_done_callback(lambda _: self._thinking.pop(table.kept.id, None))

    async def _bots_play(self, table: Table) -> None:
        with self._leased(table):
            await self._bots_play_on(table)

    async def _bots_play_on(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        try:
            while to_move := _bot_to_move(table):
                (seat, bot), moves, began = to_move, table.moves, loop.time()
                # The bot's thread gets what the seat may know, in a match that nobody else touches.
                sight = table.match.sight(seat, secrets.randbits(32))
                try:
                    move = await self.opponents.choose(table.kept.id, seat, bot, sight)
                    pace = PACES[table.kept.pace] * self.limits.bot_pace
                    await asyncio.sleep(pace - (loop.time() - began))
                    await self.play(table, seat, move, moves)
                except cb.BotFailed as failure:
                    if bot == STAND_IN:
                        raise
                    await self._stand_in(table, seat, bot, failure)
                except Refusal as refusal:
                    log.warning("table %s: the move of %s failed: %s", table.kept.id, bot, refusal)
                    if not table.clients:
                        return  # taken up again when somebody comes
                    await asyncio.sleep(SAVE_AGAIN)
        except Exception:
            log.exception("table %s: a bot could not move", table.kept.id)

    async def _stand_in(self, table: Table, seat: int, failed: str, failure: cb.BotFailed) -> None:
        """Another bot plays on for one that has failed."""
        number = table.moves + 1
        log.warning("table %s, seat %d, move %d: %s; %s plays on", table.kept.id, seat, number, failure, STAND_IN)
        self.opponents.leave(table.kept.id, seat)
        chair = Chair(bot=STAND_IN, stands_in_for=table.name(seat))
        async with table.lock:
            try:
                await self.store.stand_in(table.kept.id, seat, failed, chair)
            except Taken:
                await self._reload(table)
            else:
                table.seat_bot(seat, chair)

    def _chair(self, number: int, seat: str, person: str) -> Chair:
        if seat == "me":
            return Chair(person=person)
        if seat == "open":
            return Chair()
        if seat in self.opponents.names:
            return Chair(bot=seat)
        raise Refusal("seat-for-whom", number=number, found=quoted(seat), bots=list(self.opponents.names))


def _no_table(table_id: str) -> Refusal:
    return Refusal("table-missing", 404, table=quoted(table_id))


def _run_again(kept: Kept, names: Sequence[str] | None = None) -> Match:
    day = kept.laid.partition("T")[0]
    match = Match.new(game_named(kept.game), len(kept.chairs), kept.options, key=kept.key, names=names, date=day)
    for move in kept.moves:
        match.play(move)
    return match


def _bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat to move and the bot that sits there, if it is one."""
    if table.state != "playing" or table.turn is None:
        return None
    bot = table.kept.chairs[table.turn].bot
    return (table.turn, bot) if bot else None
