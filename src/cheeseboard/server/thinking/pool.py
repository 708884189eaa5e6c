"""Where bots, hints, replays and analyses think: a few threads for all, given out fairly."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from .. import measures
from ..limits import Refusal
from .line import Kind, Line, Spot

T = TypeVar("T")


class Errand(Generic[T]):
    """A piece of thinking, and whoever waits for what comes of it."""

    def __init__(self, work: Callable[[], T], patience: float | None) -> None:
        self.work = work
        self.patience = patience
        self.loop = asyncio.get_running_loop()
        self.outcome: asyncio.Future[T] = self.loop.create_future()
        self.in_line = True
        self.timer: asyncio.TimerHandle | None = None


class PoolThread:
    """A thread that does one errand after another, and reports each in the event loop."""

    def __init__(self, report: "Callable[[PoolThread, Errand[Any], Any, Exception | None], None]") -> None:
        self._report = report
        self._errands: queue.SimpleQueue[Errand[Any] | None] = queue.SimpleQueue()
        threading.Thread(target=self._run, name="thinking", daemon=True).start()

    def give(self, errand: Errand[Any]) -> None:
        self._errands.put(errand)

    def end(self) -> None:
        """As soon as it has done what it is at."""
        self._errands.put(None)

    def _run(self) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is left to be told
            while self._work(self._errands.get()):
                pass

    def _work(self, errand: Errand[Any] | None) -> bool:
        if errand is None:
            return False
        try:
            result, failure = errand.work(), None
        except Exception as problem:
            result, failure = None, problem
        errand.loop.call_soon_threadsafe(self._report, self, errand, result, failure)
        return True


class Pool:
    """Runs so many errands at once. The others wait in line.

    All of this happens in the event loop; a thread only does an errand's work and reports back. One that takes too long
    can be given up but not stopped: another thread takes its place, so that nobody waits behind it.
    """

    def __init__(self, threads: int, most_waiting: int) -> None:
        self._threads = threads
        self._most_waiting = most_waiting
        self._line: Line[Errand[Any]] = Line()
        self._working: set[Errand[Any]] = set()
        self._resting: list[PoolThread] = []
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    def waiting(self, kind: Kind) -> int:
        """How many errands of this kind have no thread yet."""
        return self._line.length(kind)

    def lines(self) -> dict[str, int]:
        """How many have no thread yet, by kind."""
        return {kind.name.lower(): self.waiting(kind) for kind in Kind}

    def working(self) -> int:
        return len(self._working)

    @property
    def free(self) -> bool:
        """Whether an errand would begin at once."""
        return len(self._working) < self._threads

    async def think(self, spot: Spot, work: Callable[[], T], patience: float | None = None) -> T:
        """What the work returns or raises, when its turn has come and it is done. Cancelling drops it.

        Raises Refusal if too much waits already, and TimeoutError if the work, once begun, takes longer than `patience`
        seconds.
        """
        if self._closed:
            raise _stopping()
        if self.waiting(spot.kind) >= self._most_waiting:
            raise Refusal("thinking-full", 503)
        errand = Errand(work, patience)
        self._line.put(spot, errand)
        self._hand_out()
        try:
            with measures.thought_seconds.labels(spot.kind.name.lower()).time():
                return await errand.outcome
        finally:
            if errand.in_line:
                self._line.withdraw(spot, errand)

    async def close(self, patience: float) -> None:
        """Drop what waits, and wait so many seconds for what has begun."""
        self._closed = True
        while errand := self._next():
            if not errand.outcome.done():
                errand.outcome.set_exception(_stopping())
        with contextlib.suppress(TimeoutError):  # a thread that goes on ends with the process
            async with asyncio.timeout(patience):
                await self._idle.wait()
        for thread in self._resting:
            thread.end()

    def _hand_out(self) -> None:
        while self.free and (errand := self._next()):
            if errand.outcome.done():
                continue  # cancelled a moment ago
            self._working.add(errand)
            self._idle.clear()
            if errand.patience is not None:
                errand.timer = errand.loop.call_later(errand.patience, self._lose_patience, errand)
            (self._resting.pop() if self._resting else PoolThread(self._finish)).give(errand)

    def _next(self) -> Errand[Any] | None:
        errand = self._line.take()
        if errand is not None:
            errand.in_line = False
        return errand

    def _finish(self, thread: PoolThread, errand: Errand[Any], result: Any, failure: Exception | None) -> None:
        if not errand.outcome.done():
            if failure is None:
                errand.outcome.set_result(result)
            else:
                errand.outcome.set_exception(failure)
        if errand in self._working and not self._closed:
            self._resting.append(thread)
        else:
            thread.end()
        self._free(errand)

    def _lose_patience(self, errand: Errand[Any]) -> None:
        if not errand.outcome.done():
            errand.outcome.set_exception(TimeoutError())
        self._free(errand)

    def _free(self, errand: Errand[Any]) -> None:
        if errand.timer is not None:
            errand.timer.cancel()
        self._working.discard(errand)
        self._hand_out()
        if not self._working:
            self._idle.set()


def _stopping() -> Refusal:
    return Refusal("server-stopping", 503)
