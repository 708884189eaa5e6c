"""One thread that writes: whatever waits is committed together, so that being durable stays cheap."""

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine

Write = Callable[[Connection], object]
_Waiting = tuple[Write, "asyncio.Future[None]"]

LARGEST_GROUP = 500


class Writer:
    """Carries out writes in the order they came; each is on disk when its `await` returns."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine.execution_options(writes=True)
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
        self._thread.start()

    async def write(self, write: Write) -> None:
        """Raises what the database raises; then nothing of this write has happened."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.put((write, done))
        # A caller who is gone must not tear a write in two: it happens or fails as if he were still here.
        await asyncio.shield(done)

    def close(self) -> None:
        """Finish what waits, then stop."""
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
            _commit(connection, group)
            if last:
                return


def _commit(connection: Connection, group: list[_Waiting]) -> None:
    failure = _attempt(connection, [write for write, _ in group])
    if failure is None:
        _settle([(done, None) for _, done in group])
    elif len(group) == 1:
        _settle([(group[0][1], failure)])
    else:
        # One of them spoilt it for all. Alone, each shows whether it was the one.
        for write, done in group:
            _settle([(done, _attempt(connection, [write]))])


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
