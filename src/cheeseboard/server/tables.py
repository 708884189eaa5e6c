"""All tables: laying, finding, sitting down, playing. What changes is saved first and told afterwards."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from weakref import WeakValueDictionary, finalize

import cheeseboard as cb
from cheeseboard.engine.game import either
from cheeseboard.engine.match import Match
from cheeseboard.games import get as game_named

from .addresses import PerMinute
from .analyses import Analyses
from .hints import Hints
from .limits import PACES, SAVE_AGAIN, STAND_IN, USUAL_PACE, Limits, Refusal
from .opponents import BotInfo, Opponents, offered
from .players import ALPHABET, random_word
from .store import Chair, Kept, Store, Taken, now
from .table import Table, TableInfo, describe_listed
from .thinking import Pool

log = logging.getLogger("cheeseboard")

ID_LETTERS = 10


class Tables:
    def __init__(self, store: Store, limits: Limits, bots: Sequence[BotInfo] | None = None) -> None:
        self.store = store
        self.limits = limits
        self.pool = Pool(limits.bot_threads, limits.thoughts_waiting)
        self.opponents = Opponents(offered() if bots is None else bots, self.pool, limits)
        self.hints = Hints(self.pool, limits)
        self.analyses = Analyses(self.pool, limits)
        # Whoever uses a table holds it, so that it cannot be in memory twice; the most recent are held here as well.
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._laying = PerMinute(limits.tables_per_minute)

    async def close(self) -> None:
        for task in [*self._thinking.values(), *self._loading.values()]:
            task.cancel()
        self.analyses.close()
        await asyncio.gather(self.pool.close(self.limits.shutdown), self.opponents.close(self.limits.shutdown))

    async def find(self, table_id: str) -> Table:
        """The table of that id, from memory or from the store; raises Refusal."""
        table = self._known.get(table_id)
        if table is None:
            if len(table_id) != ID_LETTERS or not set(table_id) <= set(ALPHABET):
                raise _no_table(table_id)
            loading = self._loading.get(table_id)
            if loading is None:
                loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        self._keep(table)
        self._take_up_bot(table)
        return table

    async def lay(
        self,
        guest: str,
        game: str,
        options: Mapping[str, str],
        seats: Sequence[str],
        address: str | None = None,
        pace: str = USUAL_PACE,
    ) -> Table:
        """A new table, asked for from this address (None: this machine); raises Refusal or CheeseboardError."""
        chairs = tuple(self._chair(number, seat, guest) for number, seat in enumerate(seats))
        if sum(chair.guest is not None for chair in chairs) > 1:
            raise Refusal('Only one seat can be "me"; the others are "open" or a bot.')
        _refuse_unless_pace(pace)
        key = secrets.token_bytes(32)
        match = Match(game_named(game), len(chairs), options, key=key)
        kept = Kept(random_word(ID_LETTERS), game, dict(match.options), key, guest, now(), chairs, pace=pace)
        self.opponents.refuse_unless_room([chair.bot for chair in chairs if chair.bot])
        if address is not None and not self._laying.take(address):
            most = self.limits.tables_per_minute
            raise Refusal(f"{most} tables have been laid from your address within a minute; wait a moment.", 429)
        # Known before it is saved: whoever finds it in the list the moment after must not read it a second time.
        table = self._remember(kept, match, await self.store.names([guest]))
        try:
            await self.store.lay(kept)
        except Exception:
            self._known.pop(kept.id, None)
            raise
        self._keep(table)
        self._take_up_bot(table)
        return table

    async def listed(self, guest: str) -> list[TableInfo]:
        """The tables that wait for players, then those that are being played, newest first."""
        open_tables = await self.store.open_tables()
        guests = [chair.guest for kept in open_tables for chair in kept.chairs if chair.guest]
        names = self.opponents.names | await self.store.names(guests)
        listed = []
        for kept in open_tables:
            known = self._known.get(kept.id)
            if known is None or known.state != "over":
                here = {client.guest for client in known.clients} if known else set()
                listed.append(describe_listed(kept, names, here, guest))
        return listed

    async def sit(self, table: Table, seat: int, guest: str) -> None:
        """Sit down on an open seat; raises Refusal."""
        async with table.lock:
            seats = len(table.kept.chairs)
            if not 0 <= seat < seats:
                raise Refusal(f"This table has the seats 0 to {seats - 1}, not {seat}.", 404)
            mine = table.seat_of(guest)
            if mine == seat:
                return
            if mine is not None:
                raise Refusal(f"You sit at this table already, on seat {mine}.", 409)
            chair = table.kept.chairs[seat]
            if chair.guest is not None or chair.bot is not None:
                raise Refusal(f"Seat {seat} is taken by {table.name(seat)}.", 409)
            try:
                await self.store.sit(table.kept.id, seat, guest)
            except Taken:
                await self._reload(table)
                raise Refusal(f"Somebody else has just sat down on seat {seat}.", 409) from None
            table.seat_guest(seat, guest, await self.store.name_of(guest))
        self._take_up_bot(table)

    async def play(self, table: Table, seat: int | None, text: str, moves: int) -> None:
        """Carry out a move that was chosen after so many moves; raises Refusal or CheeseboardError."""
        async with table.lock:
            table.refuse_unless_turn(seat, moves)
            _refuse_unless_legal(table.match, text)
            try:
                await self.store.append(table.kept.id, moves, text)
            except Taken:
                await self._reload(table)
                raise Refusal("Another move was made in the meantime; look again.", 409) from None
            table.match.play(text)
            table.changed(match=True)
            await self._finish_if_over(table)
        self._take_up_bot(table)

    async def record(self, table: Table) -> str:
        """A match that is over, as the text of a `.cheese` file; raises Refusal."""
        async with table.lock:
            if table.state != "over":
                raise Refusal(
                    "The match is not over, and its record would give away what is hidden; wait for the end.", 409
                )
            kept = replace(table.kept, moves=tuple(table.match.moves))
            names = [table.name(seat) for seat in range(len(kept.chairs))]
        return await asyncio.to_thread(lambda: _run_again(kept, names).record())

    async def rename(self, guest: str, name: str) -> None:
        await self.store.call(guest, name)
        for table in list(self._known.values()):
            if table.seat_of(guest) is not None:
                table.names[guest] = name
                table.changed()

    async def set_pace(self, table: Table, guest: str, pace: str) -> None:
        """How soon bots answer at this table; raises Refusal."""
        if table.seat_of(guest) is None:
            raise Refusal("You are watching this table; only those who sit at it can set its pace.", 403)
        _refuse_unless_pace(pace)
        async with table.lock:
            await self.store.set_pace(table.kept.id, pace)
            table.set_pace(pace)

    def _remember(self, kept: Kept, match: Match, names: Mapping[str, str]) -> Table:
        table = self._known[kept.id] = Table(kept, match, {**self.opponents.names, **names})
        # Nobody knows in which thread the last one lets go of a table.
        loop = asyncio.get_running_loop()
        finalize(table, lambda: loop.is_closed() or loop.call_soon_threadsafe(self._forget, kept.id)).atexit = False
        return table

    def _forget(self, table_id: str) -> None:
        if table_id not in self._known:  # or it has been read again already
            self.opponents.leave(table_id)

    def _keep(self, table: Table) -> None:
        self._recent[table.kept.id] = table
        self._recent.move_to_end(table.kept.id)
        while len(self._recent) > self.limits.tables_kept:
            self._recent.popitem(last=False)

    async def _load(self, table_id: str) -> Table:
        kept, match = await self._resumed(table_id)
        names = await self.store.names([chair.guest for chair in kept.chairs if chair.guest])
        table = self._remember(kept, match, names)
        # Where the last move was saved and the server stopped at that very moment.
        await self._finish_if_over(table)
        return table

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
            raise Refusal(f"Table {table_id} was played by other rules than this server's: {problem}", 409) from None

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

    def _chair(self, number: int, seat: str, guest: str) -> Chair:
        if seat == "me":
            return Chair(guest=guest)
        if seat == "open":
            return Chair()
        if seat in self.opponents.names:
            return Chair(bot=seat)
        bots = ", ".join(self.opponents.names)
        raise Refusal(f'Seat {number} cannot be {seat[:40]!r}; a seat is "me", "open" or a bot: {bots}.')


def _no_table(table_id: str) -> Refusal:
    return Refusal(f"There is no table {table_id[:40]!r} here; check the link.", 404)


def _refuse_unless_pace(pace: str) -> None:
    if pace not in PACES:
        raise Refusal(f"A table's pace is {either(PACES)}, not {pace[:40]!r}.")


def _refuse_unless_legal(match: Match, text: str) -> None:
    """Raises CheeseboardError. The match stays as it is: the move is not saved yet."""
    if text not in match.legal():
        match.play(text)  # says why not
        raise AssertionError(f"{text!r} was played, but is not among the legal moves")


def _run_again(kept: Kept, names: Sequence[str] | None = None) -> Match:
    day = kept.laid.partition("T")[0]
    match = Match(game_named(kept.game), len(kept.chairs), kept.options, key=kept.key, names=names, date=day)
    for move in kept.moves:
        match.play(move)
    return match


def _bot_to_move(table: Table) -> tuple[int, str] | None:
    """The seat to move and the bot that sits there, if it is one."""
    if table.state != "playing" or table.turn is None:
        return None
    bot = table.kept.chairs[table.turn].bot
    return (table.turn, bot) if bot else None
