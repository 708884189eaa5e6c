"""Turns that nobody takes: those of bots, whoever they play for, and those of people whose time has run out."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager, ExitStack
from functools import partial
from typing import Any, NamedTuple

import cheeseboard as cb
from cheeseboard.bots import STAND_IN

from ..limits import OFFERED_ELSEWHERE, PACES, SAVE_AGAIN, THINK_AGAIN, Limits, Refusal
from ..logs import fields, log
from ..processes.neighbours import Neighbours
from ..protocol.messages import StandInWhy
from ..storage.entries import AnyEntry, BotIn, Moved, Standing
from ..table.clocks import deadline
from ..table.table import Table
from ..thinking.line import Kind, Spot
from .doing import Deed
from .opponents import Opponents

Change = Callable[[Table, Callable[[], Deed]], Coroutine[Any, Any, None]]
"""Decides under a table's lock what is written, and writes it."""


class Turn(NamedTuple):
    """A move that a bot has to make."""

    position: int
    seat: int
    bot: str
    why: StandInWhy | None
    """Why it makes it for somebody else."""
    due: int
    """When, in milliseconds since 1970, at the earliest."""


class Turns:
    def __init__(
        self,
        opponents: Opponents,
        limits: Limits,
        change: Change,
        lease: Callable[[Table], AbstractContextManager[None]],
        neighbours: Neighbours,
        freshen: Callable[[Table], Coroutine[Any, Any, None]],
    ) -> None:
        """`freshen` brings a table up to what all processes have saved."""
        self._opponents = opponents
        self._limits = limits
        self._change = change
        self._lease = lease
        self._neighbours = neighbours
        self._freshen = freshen
        self._taken: dict[str, tuple[Turn, asyncio.Task[None]]] = {}
        self._in_line: dict[asyncio.Task[Any] | None, Kind] = {}
        """Those of them in which a bot waits for its turn to think, and as what."""

    def take_up(self, table: Table) -> None:
        """See to it that a bot who is to move thinks, and that one which is not any more, or rests, does not."""
        turn = turn_of(table)
        kind = None if turn is None else urgency(table, turn)
        taken, task = self._taken.get(table.id, (None, None))
        if taken == turn and self._in_line.get(task) in (None, kind):
            return  # whoever has begun to think goes on, though nobody waits for it any more
        if task is not None and task is not asyncio.current_task():
            task.cancel()
        self._taken.pop(table.id, None)
        if turn is not None and kind is not None:
            hold = ExitStack()
            if not turn.due:
                # Nobody holds it while it waits for somebody's time to run out: if it leaves memory, so does this.
                hold.enter_context(self._lease(table))
            task = asyncio.create_task(self._play(table, turn))
            self._taken[table.id] = turn, task
            task.add_done_callback(lambda done: self._put_away(table.id, done))
            task.add_done_callback(lambda _: hold.close())

    def left(self, table: Table) -> None:
        """Somebody has gone from the table, perhaps the last one."""
        self.take_up(table)
        if not table.presence.clients:
            self._opponents.rest(table.id)

    def drop(self, table: str) -> None:
        """The table leaves memory."""
        if taken := self._taken.pop(table, None):
            taken[1].cancel()

    def close(self) -> None:
        for _, task in self._taken.values():
            task.cancel()

    def task(self, table: str) -> "asyncio.Task[None] | None":
        """Where a bot is at its turn."""
        return self._taken[table][1] if table in self._taken else None

    def _put_away(self, table: str, done: "asyncio.Task[None]") -> None:
        if table in self._taken and self._taken[table][1] is done:
            del self._taken[table]

    async def _play(self, table: Table, turn: Turn) -> None:
        try:
            await asyncio.sleep(max(0, turn.due - table.now()) / 1000)
            with self._lease(table):
                self._in_line[asyncio.current_task()] = _spot(table, turn).kind
                pause = self._leave_to_others(table, turn) or await self._try(table, turn)
                while pause:
                    if not table.presence.clients:
                        return  # taken up again when somebody comes
                    await asyncio.sleep(pause)
                    pause = await self._try(table, turn)
        finally:
            self._in_line.pop(asyncio.current_task(), None)

    def _leave_to_others(self, table: Table, turn: Turn) -> float:
        """For how many seconds."""
        if self._neighbours.alone or turn.bot in self._opponents.names:
            return 0
        self._neighbours.rest(table.id)
        return OFFERED_ELSEWHERE

    async def _try(self, table: Table, turn: Turn) -> float:
        """Seconds until it is tried again; 0 where nothing is left to be done."""
        try:
            if not await self._may_think(table):
                return THINK_AGAIN  # another process does, and this one if that one dies
            done = turn_of(table) != turn or await self._move(table, turn)
        except Refusal as refusal:
            where = fields(table=table.id, seat=turn.seat)
            log.warning("table %s: the move of %s failed: %s", table.id, turn.bot, refusal, extra=where)
            done = False
        except Exception:
            log.exception("table %s: a bot could not move", table.id, extra=fields(table=table.id, seat=turn.seat))
            done = False
        return 0 if done else SAVE_AGAIN

    async def _may_think(self, table: Table) -> bool:
        """Whether this process is to think for the table's bots, and knows the position."""
        if not await self._neighbours.may_think(table.id):
            return False
        if table.presence.clients:
            return True
        self._neighbours.rest(table.id)  # whoever comes by way of another process does not wait for this one
        await self._freshen(table)  # since nobody has told us what others have written
        return not (self._neighbours.in_touch and table.presence.people)

    async def _move(self, table: Table, turn: Turn) -> bool:
        """Whether it is done, by this bot or, where it failed, by giving the seat to another."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            move = await self._choose(table, turn)
            await asyncio.sleep(PACES[table.standing.pace] * self._limits.bot_pace - (loop.time() - began))
            await self._write(table, turn, Moved(turn.seat, move, turn.bot, turn.why))
        except Refusal:
            raise
        except cb.CheeseboardError as failure:  # BotFailed, or the rules do not allow what it chose
            if turn.bot == STAND_IN:
                log.error("table %s: %s", table.id, failure, extra=fields(table=table.id, seat=turn.seat))
                return False
            number = len(table.standing.moves) + 1
            told = "table %s, seat %d, move %d: %s; %s plays on"
            where = fields(table=table.id, seat=turn.seat)
            log.warning(told, table.id, turn.seat, number, failure, STAND_IN, extra=where)
            self._opponents.leave(table.id, turn.seat)
            await self._write(table, turn, BotIn(turn.seat, STAND_IN, why=turn.why or "failed"))
        return True

    async def _choose(self, table: Table, turn: Turn) -> str:
        spot = _spot(table, turn)
        self._in_line[asyncio.current_task()] = spot.kind
        # Whoever thinks gets what the seat may know, in a match that nobody else touches.
        sight = table.match.sight(turn.seat, secrets.randbits(32))
        begin = partial(self._in_line.pop, asyncio.current_task(), None)
        move = await self._opponents.choose(spot, turn.seat, turn.bot, sight, begin)
        begin()  # where it began elsewhere, nobody has said so
        return move

    async def _write(self, table: Table, turn: Turn, what: AnyEntry) -> None:
        # Whoever is back plays on, even where a bot has thought of a move for them by now.
        await self._change(table, lambda: Deed([what] if turn_of(table) == turn else []))


def turn_of(table: Table) -> Turn | None:
    """The turn that a bot has to take at this table."""
    if table.turn is None:
        return None
    standing, seat = table.standing, table.turn
    chair = standing.chairs[seat]
    if chair.bot:
        return Turn(standing.position, seat, chair.bot, chair.stands_in if chair.person else None, 0)
    due = deadline(standing, seat)
    return None if due is None else Turn(standing.position, seat, STAND_IN, "late", due)


def urgency(table: Table, turn: Turn) -> Kind | None:
    """How soon this turn is thought about. None where nobody is at the table: it rests until somebody comes.

    A move that somebody made before they left is still answered, by each bot once at most.
    """
    if table.presence.clients:
        return Kind.MOVE
    standing = table.standing
    answering = any(move.bot is None for move in standing.moves[-len(standing.chairs) :])
    return Kind.LATER if turn.due or answering else None


def _spot(table: Table, turn: Turn) -> Spot:
    kind = urgency(table, turn)
    return Spot(Kind.LATER if kind is None else kind, _asker(table.standing), table.id)


def _asker(standing: Standing) -> str:
    """For whom bots think here: whoever made the last move, or who laid the table."""
    movers = (standing.chairs[move.seat].person for move in reversed(standing.moves) if move.bot is None)
    return next((person for person in movers if person), standing.host)
