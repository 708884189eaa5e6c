"""Several processes on one port.

The one that starts them serves nothing itself: it starts anew those that die, replaces them one after another at
SIGHUP, so that somebody always listens, and ends all of them when it is stopped.
"""

import contextlib
import multiprocessing
import os
import shutil
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from cheeseboard.complaints import FAILURE, fail
from cheeseboard.engine.errors import CheeseboardError

from . import running
from .limits import LAST_WORD, RESTART_AT_MOST, RESTART_AT_ONCE, RUNS_WELL
from .logs import log
from .processes import marks
from .processes.siblings import ALL_READY, Siblings

Work = Callable[[Callable[[], None], Siblings], int]
"""Serves until stopped; calls what it is given once it does; its exit status."""

HAS_ENDED = 3
"""The exit status of a worker which has found that none can go on."""


class Worker:
    def __init__(self, work: Work, siblings: Siblings) -> None:
        self.siblings = siblings
        self.began = time.monotonic()
        self.waits_for_ready, ready = multiprocessing.Pipe(duplex=False)
        self.process = SpawnProcess(target=_serve, args=(work, ready, siblings), name="worker")
        self.process.start()
        ready.close()
        self.ready = False
        self.ends: float | None = None
        """When it is killed unless it has ended by itself."""

    def end(self) -> None:
        """Ask it to end, and when it has had the time for that, insist."""
        if self.ends is None:
            self.ends = time.monotonic() + LAST_WORD
            self.process.terminate()
        elif time.monotonic() >= self.ends:
            self.process.kill()

    def hear(self) -> None:
        """It serves, or never will."""
        with contextlib.suppress(EOFError):
            self.waits_for_ready.recv()
            self.ready = True
        self.waits_for_ready.close()


class Workers:
    def __init__(self, work: Work, count: int, folder: Path) -> None:
        """They meet in the folder."""
        self._work = work
        self._count = count
        self._folder = folder
        marks.lay_out(folder, count)
        self._all_ready = folder / ALL_READY
        self._running: list[Worker] = []
        self._outgoing: list[Worker] = []
        """Those that are to be replaced; the first of them is, as soon as another one serves."""
        ignored = _AGAIN is None or signal.getsignal(_AGAIN) is signal.SIG_IGN
        self._on_terminal = not ignored and _on_terminal()
        """Whoever closes it wants what runs there to end, and says so by the signal that asks for a replacement: unless
        they had that ignored, as `nohup` does."""
        self._pause = 0.0
        self._due = 0.0
        """When the next one may be started in place of one that died."""

    def run(self) -> int:
        """Until a signal or a worker says that all shall end; the exit status."""
        with _signals() as signals:
            status = self._watch(signals)
        self._end_all()
        return status

    def _watch(self, signals: socket.socket) -> int:
        while True:
            self._fill_up()
            self._tell_ready()
            listened = [worker.waits_for_ready for worker in self._running if not worker.waits_for_ready.closed]
            ends = [worker.process.sentinel for worker in self._running]
            happened = wait([signals, *listened, *ends], self._until_due())
            if signals in happened and (status := self._obey(signals.recv(1)[0])) is not None:
                return status
            for worker in list(self._running):
                if worker.waits_for_ready in happened:
                    worker.hear()
                if worker.process.sentinel in happened:
                    self._bury(worker)
                    if worker.process.exitcode == HAS_ENDED:
                        return FAILURE
            self._replace()

    def _until_due(self) -> float | None:
        waits = [self._due] if len(self._running) < self._wanted else []
        waits += [worker.ends for worker in self._running if worker.ends is not None]
        return max(0.0, min(waits) - time.monotonic()) if waits else None

    @property
    def _wanted(self) -> int:
        """While they are replaced, one more."""
        return self._count + bool(self._outgoing)

    def _fill_up(self) -> None:
        while len(self._running) < self._wanted and time.monotonic() >= self._due:
            staying = {worker.siblings.mine for worker in self._running if worker not in self._outgoing[:1]}
            number = min({*range(self._count)} - staying)
            row = min({*range(self._wanted)} - {worker.siblings.row for worker in self._running})
            serving = any(worker.ready and worker.ends is None for worker in self._running)
            self._running.append(Worker(self._work, Siblings(self._folder, self._count, number, serving, row)))

    def _tell_ready(self) -> None:
        """Those who begin together let people in at once; whoever comes later, only when ready."""
        ready = [worker.ready for worker in self._running]
        if ready and all(ready):
            self._all_ready.touch()
        elif not any(ready):
            self._all_ready.unlink(missing_ok=True)

    def _obey(self, number: int) -> int | None:
        if number != _AGAIN or (self._on_terminal and not _on_terminal()):
            return 0
        log.info("workers are replaced one after another")
        self._outgoing = list(self._running)
        return None

    def _replace(self) -> None:
        """Once all others serve, the next one may go."""
        if self._outgoing and all(worker.ready for worker in self._running) and len(self._running) > self._count:
            self._outgoing[0].end()

    def _bury(self, worker: Worker) -> None:
        self._running.remove(worker)
        worker.process.join()
        _forget_measures(worker.process.pid)
        if worker in self._outgoing:
            self._outgoing.remove(worker)
            return
        if worker.process.exitcode == HAS_ENDED:
            return
        ran_well = time.monotonic() - worker.began > RUNS_WELL
        self._pause = RESTART_AT_ONCE if ran_well else min(max(RESTART_AT_ONCE, 2 * self._pause), RESTART_AT_MOST)
        self._due = time.monotonic() + self._pause
        log.error("a worker has ended with status %s; another one takes its place", worker.process.exitcode)

    def _end_all(self) -> None:
        for worker in self._running:
            worker.end()
        give_up = time.monotonic() + LAST_WORD
        for worker in self._running:
            worker.process.join(max(0.0, give_up - time.monotonic()))
            worker.process.kill()
            worker.process.join()


_AGAIN = getattr(signal, "SIGHUP", None)


def _on_terminal() -> bool:
    """Whether there is a terminal that this belongs to."""
    try:
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except (OSError, AttributeError):  # the latter where there are no such terminals at all
        return False
    return True


@contextlib.contextmanager
def _signals() -> Iterator[socket.socket]:
    """Where the numbers of signals arrive, instead of doing what they usually do."""
    arriving, sending = socket.socketpair()
    sending.setblocking(False)
    wanted = [each for each in (signal.SIGINT, signal.SIGTERM, _AGAIN) if each is not None]
    before = {each: signal.signal(each, lambda *_: None) for each in wanted}
    signal.set_wakeup_fd(sending.fileno())
    try:
        yield arriving
    finally:
        signal.set_wakeup_fd(-1)
        for each in before:
            signal.signal(each, signal.SIG_IGN)  # all that can follow is the end
        arriving.close()
        sending.close()


@contextlib.contextmanager
def meeting_place() -> Iterator[Path]:
    """A folder in which workers meet, and put together what they measure: it is there before any counts something."""
    folder = Path(tempfile.mkdtemp(prefix="cheeseboard-"))
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = str(folder)
    try:
        yield folder
    finally:
        del os.environ["PROMETHEUS_MULTIPROC_DIR"]
        shutil.rmtree(folder, ignore_errors=True)


def _forget_measures(pid: int | None) -> None:
    """Whatever a worker has that died is no more; what it has counted stays."""
    from prometheus_client import multiprocess

    multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def _serve(work: Work, ready: "Connection[None, None]", siblings: Siblings) -> None:
    """In a worker: serve, for as long as whoever started it lives."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        raise SystemExit(work(lambda: ready.send(None), siblings))
    except CheeseboardError as problem:
        raise SystemExit(fail(problem)) from None


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    running.stop()
