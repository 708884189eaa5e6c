"""Where bots, hints, replays and analyses think: a few threads for all, given out fairly."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .. import measures
from ..limits import Refusal
from .line import Kind, Line, Place

T = TypeVar("T")


class Job(Generic[T]):
    """A piece of thinking, and whoever waits for what comes of it."""

    def __init__(self, work: Callable[[], T], patience: float | None) -> None:
        self.work = work
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[T] = self.loop.create_future()
        self.in_line = True
        self.timer: asyncio.TimerHandle | None = None


class Worker:
    """A thread that does one job after another, and reports each in the event loop."""

    def __init__(self, report: "Callable[[Worker, Job[Any], Any, Exception | None], None]") -> None:
        self._report = report
        self._jobs: queue.SimpleQueue[Job[Any] | None] = queue.SimpleQueue()
        threading.Thread(target=self._run, name="thinking", daemon=True).start()

    def give(self, job: Job[Any]) -> None:
        self._jobs.put(job)

    def end(self) -> None:
        """As soon as it has done what it is at."""
        self._jobs.put(None)

    def _run(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            while self._work(self._jobs.get()):
                pass

    def _work(self, job: Job[Any] | None) -> bool:
        if job is None:
            return False
        try:
            result, failure = job.work(), None
        except Exception as problem:
            result, failure = None, problem
        job.loop.call_soon_threadsafe(self._report, self, job, result, failure)
        return True


class Pool:
    """Runs so many jobs at once. The others wait in line.

    All of this happens in the event loop; a thread only does a job's work and reports back. One that takes too long can
    be given up but not stopped: another thread takes its place, so that nobody waits behind it.
    """

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._threads = threads
        self._most_waiting = most_waiting
        self._line: Line[Job[Any]] = Line()
        self._working: set[Job[Any]] = set()
        self._resting: list[Worker] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    def waiting(self, kind: Kind) -> int:
        """How many jobs of this kind have no thread yet."""
        return self._line.length(kind)

    def lines(self) -> dict[str, int]:
        """How many have no thread yet, by kind."""
        return {kind.name.lower(): self.waiting(kind) for kind in Kind}

    def working(self) -> int:
        return len(self._working)

    @property
    def free(self) -> bool:
        """Whether a job would begin at once."""
        return len(self._working) < self._threads

    async def think(self, place: Place, work: Callable[[], T], patience: float | None = None) -> T:
        """What the work returns or raises, when its turn has come and it is done. Cancelling drops it.

        Raises Refusal if too much waits already, and TimeoutError if the work, once begun, takes longer than `patience`
        seconds.
        """
        if self._closed:
            raise _stopping()
        if self.waiting(place.kind) >= self._most_waiting:
            raise Refusal("thinking-full", 503)
        job = Job(work, patience)
        self._line.put(place, job)
        self._hand_out()
        try:
            with measures.thought_seconds.labels(place.kind.name.lower()).time():
                return await job.outcome
        finally:
            if job.in_line:
                self._line.withdraw(place, job)

    async def close(self, patience: float) -> None:
        """Drop what waits, and wait so many seconds for what has begun."""
        self._closed = True
        while job := self._next():
            if not job.outcome.done():
                job.outcome.set_exception(_stopping())
        with contextlib.suppress(TimeoutError):  # a thread that goes on ends with the process
            async with asyncio.timeout(patience):
                await self._idle.wait()
        for worker in self._resting:
            worker.end()

    def _hand_out(self) -> None:
        while self.free and (job := self._next()):
            if job.outcome.done():
                continue  # cancelled a moment ago
            self._working.add(job)
            self._idle.clear()
            if job.patience is not None:
                job.timer = job.loop.call_later(job.patience, self._lose_patience, job)
            (self._resting.pop() if self._resting else Worker(self._finish)).give(job)

    def _next(self) -> Job[Any] | None:
        job = self._line.take()
        if job is not None:
            job.in_line = False
        return job

    def _finish(self, worker: Worker, job: Job[Any], result: Any, failure: Exception | None) -> None:
        if not job.outcome.done():
            if failure is None:
                job.outcome.set_result(result)
            else:
                job.outcome.set_exception(failure)
        if job in self._working and not self._closed:
            self._resting.append(worker)
        else:
            worker.end()
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
