"""A process that has loaded what a server needs and splits into one whenever it is asked to: a start is mostly loading.

.venv/bin/python -m tests.server.nursery 5      (5: where it is asked)
"""

import atexit
import contextlib
import functools
import os
import select
import signal
import socket
import struct
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
POSSIBLE = sys.platform == "linux"
MOST = 200_000
"""Bytes of a wish: what the server is to be given, and its surroundings."""
_number = struct.Struct("i")


class Born:
    """A server that came of it: as much of a `Popen` as is needed here."""

    def __init__(self, line: socket.socket, wish: tuple[Any, ...]) -> None:
        (said, says), (complained, complains), (ended, ends) = os.pipe(), os.pipe(), os.pipe()
        socket.send_fds(line, [repr(wish).encode()], [says, complains, ends])
        _close(says, complains, ends)
        self.stdout, self.stderr = open(said), open(complained)  # noqa: PTH123, SIM115 -- closed in communicate
        self._ended = ended
        self.returncode: int | None = None
        self.pid = self._told()

    def _told(self) -> int:
        (number,) = _number.unpack(os.read(self._ended, _number.size))
        return int(number)

    def poll(self) -> int | None:
        return self._look(0)

    def _look(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._ended], [], [], timeout)[0]:
            self.returncode = self._told()
            os.close(self._ended)
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        if (status := self._look(timeout)) is None:
            raise subprocess.TimeoutExpired("a server", timeout or 0)
        return status

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """What it said and what it complained about, when it has ended."""
        heard = dict[str, str]()

        def hear(name: str) -> None:
            with getattr(self, name) as pipe:
                heard[name] = pipe.read()

        readers = [threading.Thread(target=hear, args=(name,), daemon=True) for name in ("stdout", "stderr")]
        for reader in readers:
            reader.start()
        self.wait(timeout)
        for reader in readers:
            reader.join(timeout)
        return heard["stdout"], heard["stderr"]


@functools.cache
def _nursery() -> socket.socket:
    """One for all tests; it ends with whoever began it."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        for end in (ours, theirs):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST)
        command = [sys.executable, "-W", "error", "-m", "tests.server.nursery", str(theirs.fileno())]
        running = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=ROOT)

    def give_up() -> None:
        ours.close()
        running.wait()

    atexit.register(give_up)
    return ours


def born(*wish: Any) -> Born:
    """A server with what `serve_with` takes."""
    return Born(_nursery(), wish)


def _mind(line: socket.socket) -> int:
    """Split for each wish and tell of each server how it ended; its exit status, in one that was born."""
    wakes, woken = socket.socketpair()
    woken.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken.fileno())
    living: dict[int, int] = {}
    while True:
        ready, _, _ = select.select([line, wakes], [], [])
        if wakes in ready:
            wakes.recv(4096)
            _bury(living)
        if line not in ready:
            continue
        wish, ends, _, _ = socket.recv_fds(line, MOST, 3)
        if not wish:
            _close(*(end.detach() for end in (line, wakes, woken)))
            return 0
        if pid := os.fork():
            living[pid] = ends.pop()
            os.write(living[pid], _number.pack(pid))
            _close(*ends)
            continue
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(ends[0], 1)
        os.dup2(ends[1], 2)
        _close(*ends, *living.values(), *(end.detach() for end in (line, wakes, woken)))
        return serve_with(*eval(wish))


def _bury(living: dict[int, int]) -> None:
    for pid in [*living]:
        if (gone := os.waitpid(pid, os.WNOHANG))[0]:
            end = living.pop(pid)
            with contextlib.suppress(BrokenPipeError):
                os.write(end, _number.pack(os.waitstatus_to_exitcode(gone[1])))
            os.close(end)


def _close(*ends: int) -> None:
    for end in ends:
        os.close(end)


def serve_with(
    port: int, limits: dict[str, float], others: dict[str, Any], surroundings: dict[str, str], folder: str
) -> int:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(surroundings)
    from cheeseboard.complaints import fail
    from cheeseboard.engine.errors import CheeseboardError
    from cheeseboard.server.app import serve
    from cheeseboard.server.limits import Limits

    try:
        return serve(host="127.0.0.1", port=port, browser=False, limits=Limits(**limits), **others)  # type: ignore[arg-type]
    except CheeseboardError as problem:
        return fail(problem)


if __name__ == "__main__":
    import cheeseboard.server.app  # noqa: F401 -- which is what it is for

    sys.exit(_mind(socket.socket(fileno=int(sys.argv[1]))))
