"""Where bots, hints and analyses think: a few threads for the whole server, given out fairly between tables."""

import asyncio
import contextlib
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from enum import IntEnum
from typing import Any, Generic, TypeVar

from .limits import Refusal

T = TypeVar("T")


class Kind(IntEnum):
    """What is thought about; the smaller number goes first."""

    MOVE = 0
    HINT = 1
    CHANCES = 2
    ANALYSIS = 3


class Job(Generic[T]):
    """A piece of thinking, and whoever waits for what comes of it."""

    def __init__(self, work: Callable[[], T], patience: float | None) -> None:
        self.work = work
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[T] = self.loop.create_future()
        self.in_line = True
        self.timer: asyncio.TimerHandle | None = None


class Pool:
    """Runs so many jobs at once. The others wait: by kind, and within a kind each table has its turn.

    All of this happens in the event loop; a thread only does one job's work and reports back. Each job gets a thread of
    its own, since one that takes too long can be given up but not stopped: the others must not wait behind it.
    """

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._threads = threads
        self._most_waiting = most_waiting
        self._waiting: dict[Kind, OrderedDict[str, deque[Job[Any]]]] = {kind: OrderedDict() for kind in Kind}
        self._working: set[Job[Any]] = set()
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    def waiting(self, kind: Kind) -> int:
        """How many jobs of this kind have no thread yet."""
        return sum(map(len, self._waiting[kind].values()))

    async def think(self, table: str, kind: Kind, work: Callable[[], T], patience: float | None = None) -> T:
        """What the work returns or raises, when its turn has come and it is done. Cancelling drops it.

        Raises Refusal if too much waits already, and TimeoutError if the work, once begun, takes longer than `patience`
        seconds.
        """
        if self._closed:
            raise _stopping()
        if self.waiting(kind) >= self._most_waiting:
            raise Refusal("thinking-full", 503)
        job = Job(work, patience)
        self._waiting[kind].setdefault(table, deque()).append(job)
        self._hand_out()
        try:
            return await job.outcome
        finally:
            self._withdraw(table, kind, job)

    async def close(self, patience: float) -> None:
        """Drop what waits, and wait so many seconds for what has begun."""
        self._closed = True
        while job := self._next():
            if not job.outcome.done():
                job.outcome.set_exception(_stopping())
        with contextlib.suppress(TimeoutError):  # a thread that goes on ends with the process
            async with asyncio.timeout(patience):
                await self._idle.wait()

    def _hand_out(self) -> None:
        while len(self._working) < self._threads and (job := self._next()):
            if job.outcome.done():
                continue  # cancelled a moment ago
            self._working.add(job)
            self._idle.clear()
            if job.patience is not None:
                job.timer = job.loop.call_later(job.patience, self._lose_patience, job)
            threading.Thread(target=self._work, args=[job], name="thinking", daemon=True).start()

    def _next(self) -> Job[Any] | None:
        for tables in self._waiting.values():
            if tables:
                table, jobs = tables.popitem(last=False)
                job = jobs.popleft()
                job.in_line = False
                if jobs:
                    tables[table] = jobs  # behind the other tables
                return job
        return None

    def _withdraw(self, table: str, kind: Kind, job: Job[Any]) -> None:
        """Take a job that nobody waits for any more out of the line, if it is still there."""
        if job.in_line:
            jobs = self._waiting[kind][table]
            jobs.remove(job)
            if not jobs:
                del self._waiting[kind][table]

    def _work(self, job: Job[Any]) -> None:
        try:
            result, failure = job.work(), None
        except Exception as problem:
            result, failure = None, problem
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            job.loop.call_soon_threadsafe(self._finish, job, result, failure)

    def _finish(self, job: Job[Any], result: Any, failure: Exception | None) -> None:
        if not job.outcome.done():
            if failure is None:
                job.outcome.set_result(result)
            else:
                job.outcome.set_exception(failure)
        self._free(job)

    def _lose_patience(self, job: Job[Any]) -> None:
        if not job.outcome.done():
            job.outcome.set_exception(TimeoutError())
        self._free(job)

    def _free(self, job: Job[Any]) -> None:
        if job.timer is not None:
            job.timer.cancel()
        self._working.discard(job)
        self._hand_out()
        if not self._working:
            self._idle.set()


def _stopping() -> Refusal:
    return Refusal("server-stopping", 503)
