"""One thread that writes: whatever waits is committed together, so that being durable stays cheap."""

import asyncio
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from .. import measures
from ..limits import GATHERED_FOR, LARGEST_GROUP, LOOK_AFTER, SHORTEST_WAIT, SLOW_GROUP, WRITE_TRIES
from . import postgres, schema
from .schema import UnusableDatabase

Write = Callable[[Connection], object]


class Joint:
    """A write that costs little more when many of its kind are made at once."""

    first = True
    """Whether it goes ahead of others, as moves do."""
    waits = False
    """Whether it waits a moment for others with which it is committed."""

    def __call__(self, connection: Connection) -> None:
        self.together(connection, [self])

    @staticmethod
    def together(connection: Connection, writes: Sequence[Any]) -> None:
        raise NotImplementedError


class Deciding(asyncio.Future[None]):
    """Until a write has happened or failed. Whoever waits and is told to go does so when that is decided: they must not
    tear it in two, and whoever looks then sees what has come of it."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002
        return False


_Waiting = tuple[Write, Deciding]

log = logging.getLogger("cheeseboard")

_ITS_OWN = (IntegrityError, DataError, ProgrammingError)
"""Failures that say something about a write, and nothing about the database."""
_IN_THE_WAY = {"40001", "40P01"}
"""What PostgreSQL says to one of two that could not both go on: it would have to wait, or see what is no longer so."""
_LOCKED = "55P03"
"""What it says to one that has waited long enough for what somebody else holds."""


class CutOff(Exception):  # noqa: N818 -- reads as what happened
    """The connection broke in the middle of a commit: it has happened, or it has not."""


class Writer:
    """Carries out writes in the order they came; each is on disk when its `await` returns."""

    def __init__(self, engine: Engine, patience: float, watch: Write | None, lost: Callable[[], None]) -> None:
        """`watch` looks after the database and raises UnusableDatabase when it is lost; `lost` is called then.

        A database that does not answer is waited for as many seconds as the patience lasts.
        """
        self._patience = patience
        self._watch, self._lost = watch, lost
        self.end: UnusableDatabase | None = None
        """Why nothing can be written any more."""
        self._refused = 0
        self._gathered: list[_Waiting] = []
        """What has come in this round of the event loop: each handed over by itself would wake the thread again."""
        self._due = False
        """Whether it is handed over after this round, and not only when some of it has waited."""
        self._waiting: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._closing = False
        self._connection = engine.execution_options(writes=True).connect()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Raises what the database raises, and then nothing of this write has happened; or else CutOff."""
        loop = asyncio.get_running_loop()
        done = Deciding(loop=loop)
        if isinstance(write, Joint) and write.waits:
            if not self._gathered:
                loop.call_later(GATHERED_FOR, self._hand_over)
        elif not self._due:
            self._due = True
            loop.call_soon(self._hand_over)
        self._gathered.append((write, done))
        await done

    def close(self) -> None:
        """Finish what waits, unless the database cannot be written to, then stop."""
        self._closing = True
        self._hand_over()
        self._waiting.put(None)
        self._thread.join()

    def _hand_over(self) -> None:
        gathered, self._gathered, self._due = self._gathered, [], False
        if gathered:
            self._waiting.put(gathered)

    def _work(self) -> None:
        with self._connection as connection:
            self._serve(connection)
            self._look(connection)

    def _serve(self, connection: Connection) -> None:
        """By turns all moves that wait and a few others, so that no move waits behind a crowd that sits down.

        No two that wait are about the same table, so that nothing depends on their order.
        """
        moves, others = list[_Waiting](), list[_Waiting]()
        last = False
        while not last or moves or others:
            if not moves and not others:
                come = self._next(connection)
                if come is None:
                    return
                _sort(come, moves, others)
            last = last or self._gather(moves, others)
            for waiting, most in ((moves, LARGEST_GROUP), (others, min(SLOW_GROUP, LARGEST_GROUP))):
                group = waiting[:most]
                del waiting[:most]
                broken = self._carry_out(connection, group) if group else None
                if broken is not None and not isinstance(broken, CutOff):
                    # Each of the others would wait as long again, for nothing.
                    self._refuse([*moves, *others], broken)
                    moves, others = [], []
                    if self._closing:
                        self._give_up(broken, last)
                        return
                    break

    def _gather(self, moves: list[_Waiting], others: list[_Waiting]) -> bool:
        """Add what has come by now; whether nothing more will."""
        while not self._waiting.empty():
            come = self._waiting.get()
            if come is None:
                return True
            _sort(come, moves, others)
        return False

    def _carry_out(self, connection: Connection, group: list[_Waiting]) -> Exception | None:
        """What is wrong with the database itself, if that is why it failed."""
        began = time.perf_counter()
        broken = self._commit(connection, group)
        measures.write_seconds.observe(time.perf_counter() - began)
        measures.group_size.observe(len(group))
        return broken

    def _next(self, connection: Connection) -> list[_Waiting] | None:
        while self._watch is not None:
            try:
                return self._waiting.get(timeout=LOOK_AFTER)
            except queue.Empty:
                self._look(connection)
        return self._waiting.get()

    def _look(self, connection: Connection) -> None:
        if self._watch is None or self.end is not None:
            return
        try:
            self._watch(connection)
        except UnusableDatabase as problem:
            self.end = problem
            self._lost()

    def _give_up(self, failure: Exception, last: bool) -> None:
        while not last and (waiting := self._waiting.get()) is not None:
            self._refuse(waiting, failure)

    def _refuse(self, waiting: list[_Waiting], failure: Exception) -> None:
        if waiting:
            self._report(failure, len(waiting))
            _settle([(done, failure) for _, done in waiting])

    def _commit(self, connection: Connection, group: list[_Waiting]) -> Exception | None:
        """Carry out a group; what is wrong with the database itself, if that is why it failed."""
        self._look(connection)
        if self.end is not None:
            _settle([(done, self.end) for _, done in group])
            return self.end
        failure = self._persist(connection, [write for write, _ in group])
        if failure is None or len(group) == 1 or _of_database(failure):
            broken = failure if _of_database(failure) else None
            self._report(broken, len(group))
            _settle([(done, failure) for _, done in group])
            return broken
        # One of them spoilt it for all. Alone, each shows whether it was the one; together they have waited already.
        broken, wait = None, max(SHORTEST_WAIT, self._patience / len(group))
        for write, done in group:
            outcome = broken or self._persist(connection, [write], wait)
            if _of_database(outcome):
                broken = outcome
            self._report(broken, 1)
            _settle([(done, outcome)])
        return broken

    def _persist(self, connection: Connection, writes: list[Write], wait: float | None = None) -> Exception | None:
        """Try as often as something else may be to blame, and nothing of it has happened.

        What somebody else holds is waited for as many seconds as said, or as long as the patience lasts.
        """
        until = time.monotonic() + self._patience
        tries = 1
        while failure := _attempt(connection, writes, wait):
            if connection.invalidated and not isinstance(failure, CutOff):
                if self._closing or time.monotonic() > until:
                    break
                if tries > 1:  # the first time it was the connection of before, cut while nobody used it
                    time.sleep(0.05)
            elif tries >= WRITE_TRIES or len(writes) > 1 or not _passing(failure):
                break
            tries += 1
        if len(writes) == 1 and _said(failure) == _LOCKED:
            log.warning("A write was refused, since somebody else holds what it would change in the database.")
        return failure

    def _report(self, broken: Exception | None, writes: int) -> None:
        """Once when it begins, and once when it is over."""
        if broken is not None:
            if not self._refused:
                told = schema.reason(broken) if isinstance(broken, SQLAlchemyError) else broken
                log.error("The database takes no writes, so that they are refused: %s", told)
            self._refused += writes
        elif self._refused:
            log.warning("The database takes writes again, after %d that were refused.", self._refused)
            self._refused = 0


def _sort(come: list[_Waiting], moves: list[_Waiting], others: list[_Waiting]) -> None:
    for each in come:
        (moves if isinstance(each[0], Joint) and each[0].first else others).append(each)


def _of_database(failure: Exception | None) -> bool:
    of_one = isinstance(failure, _ITS_OWN) or _said(failure) in {*_IN_THE_WAY, _LOCKED}
    return isinstance(failure, CutOff) or (isinstance(failure, SQLAlchemyError) and not of_one)


def _passing(failure: Exception) -> bool:
    """Whether it may go well the next time, since somebody else wrote just then."""
    return isinstance(failure, IntegrityError) or _said(failure) in _IN_THE_WAY


def _said(failure: Exception | None) -> str | None:
    """By PostgreSQL, in its own code."""
    return getattr(failure.orig, "sqlstate", None) if isinstance(failure, DBAPIError) else None


def _attempt(connection: Connection, writes: list[Write], wait: float | None) -> Exception | None:
    committing = False
    try:
        with connection.begin():
            if wait is not None:
                postgres.wait_no_longer(connection, wait)
            _make(connection, writes)
            committing = True
    except DBAPIError as failure:
        return CutOff(schema.reason(failure)) if committing and failure.connection_invalidated else failure
    except Exception as failure:
        return failure
    return None


def _make(connection: Connection, writes: list[Write]) -> None:
    """All of these in their order, but those of a kind together unless something else comes in between."""
    alike: dict[type[Joint], list[Joint]] = {}
    for write in writes:
        if isinstance(write, Joint):
            alike.setdefault(type(write), []).append(write)
        else:
            _make_together(connection, alike)
            write(connection)
    _make_together(connection, alike)


def _make_together(connection: Connection, alike: dict[type[Joint], list[Joint]]) -> None:
    for kind, some in alike.items():
        kind.together(connection, some)
    alike.clear()


def _settle(outcomes: list[tuple[Deciding, Exception | None]]) -> None:
    # All futures of a server belong to one loop, so that it is woken once for the whole group.
    loop = outcomes[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_tell, outcomes)


def _tell(outcomes: list[tuple[Deciding, Exception | None]]) -> None:
    for done, failure in outcomes:
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
            done.exception()  # a caller who is gone does not come for it, and that is no error
