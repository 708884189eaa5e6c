"""One thread that writes: whatever waits is committed together, so that being durable stays cheap."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from .limits import LARGEST_GROUP

Write = Callable[[Connection], object]
_Waiting = tuple[Write, "asyncio.Future[None]"]


class Writer:
    """Carries out writes in the order they came; each is on disk when its `await` returns."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closing = False
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Raises what the database raises; then nothing of this write has happened."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((write, done))
        # A caller who is gone must not tear a write in two: it happens or fails as if he were still here.
        await asyncio.shield(done)

    def close(self) -> None:
        """Finish what waits, unless the database cannot be written to, then stop."""
        self._closing = True
        self._waiting.put(None)
        self._thread.join()

    def _work(self) -> None:
        with self._engine.connect() as connection:
            self._serve(connection)

    def _serve(self, connection: Connection) -> None:
        while (first := self._waiting.get()) is not None:
            group, last = [first], False
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                following = self._waiting.get()
                if following is None:
                    last = True
                    break
                group.append(following)
            broken = _commit(connection, group)
            if broken is not None and self._closing and not last:
                self._give_up(broken)
                return
            if last:
                return

    def _give_up(self, failure: Exception) -> None:
        """Each write that still waits would wait as long again, for nothing."""
        while (waiting := self._waiting.get()) is not None:
            _settle([(waiting[1], failure)])


def _commit(connection: Connection, group: list[_Waiting]) -> Exception | None:
    """Carry out a group; what is wrong with the database itself, if that is why it failed."""
    failure = _attempt(connection, [write for write, _ in group])
    if failure is None or len(group) == 1 or _of_database(failure):
        _settle([(done, failure) for _, done in group])
        return failure if _of_database(failure) else None
    # One of them spoilt it for all. Alone, each shows whether it was the one.
    broken: Exception | None = None
    for write, done in group:
        outcome = broken or _attempt(connection, [write])
        if _of_database(outcome):
            broken = outcome
        _settle([(done, outcome)])
    return broken


def _of_database(failure: Exception | None) -> bool:
    """Whether any other write would have failed as well: the file is locked, the disk is full."""
    return isinstance(failure, SQLAlchemyError) and not isinstance(failure, IntegrityError)


def _attempt(connection: Connection, writes: list[Write]) -> Exception | None:
    try:
        with connection.begin():
            for write in writes:
                write(connection)
    except Exception as failure:
        return failure
    return None


def _settle(outcomes: list[tuple["asyncio.Future[None]", Exception | None]]) -> None:
    # All futures of a server belong to one loop, so that it is woken once for the whole group.
    loop = outcomes[0][0].get_loop()
    if not loop.is_closed():
        loop.call_soon_threadsafe(_tell, outcomes)


def _tell(outcomes: list[tuple[Any, Exception | None]]) -> None:
    for done, failure in outcomes:
        if done.cancelled():
            continue
        if failure is None:
            done.set_result(None)
        else:
            done.set_exception(failure)
            done.exception()  # a caller who is gone does not come for it, and that is no error
