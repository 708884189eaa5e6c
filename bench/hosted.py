"""A Cheeseboard server to be measured, with the database that it is to have, and what its processes use."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.services import Postgres, Redis


class Usage(NamedTuple):
    cpu: float
    """Seconds of processor that the server has used, all its processes together."""
    memory: float
    """MB."""
    engines: float = 0.0
    """Seconds of processor that the database and Redis have used."""
    waited: float = 0.0
    """Seconds that the server's first thread was ready to run while others had the processors."""
    files: int = 0
    """Descriptors that the server's processes have open."""


class Hosted:
    def __init__(self, server: "subprocess.Popen[str]", port: int, engines: tuple[int, ...] = ()) -> None:
        self.server, self.port, self._engines = server, port, engines
        self.stopped_in: float | None = None
        """Seconds that it took to stop when it was told to."""

    def usage(self) -> Usage:
        pids = _family(self.server.pid)
        engines = [pid for each in self._engines for pid in _family(each)]
        sizes = [_memory(pid) for pid in pids]
        largest = max(sizes, default=(0.0, 0.0))
        memory = largest[0] + sum(own for _, own in sizes) - largest[1]
        files = sum(map(_files, pids))
        return Usage(sum(map(_cpu, pids)), memory, sum(map(_cpu, engines)), _waited(self.server.pid), files)

    def settle(self) -> None:
        """Wait until it is ready: before that it makes or loads its kernels, and plays with slower ones."""
        while self._asked("ready") is None:
            time.sleep(0.2)

    def pauses(self) -> dict[float, float]:
        """How often its event loop has been late so far, by the seconds that it was late at most."""
        told = self._asked("metrics") or ""
        found = re.findall(r'^cheeseboard_loop_lag_seconds_bucket\{le="(\S+)"\} (\S+)$', told, re.MULTILINE)
        return {float(most): float(count) for most, count in found}

    def _asked(self, what: str) -> str | None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/{what}", timeout=10) as answer:
                return str(answer.read().decode())
        except OSError:
            return None


def longest(before: dict[float, float], after: dict[float, float]) -> float | None:
    """The bound, in seconds, that no pause of the event loop has passed in between; None where nobody can tell."""
    grown = {most: count - before.get(most, 0) for most, count in sorted(after.items())}
    return next((most for most, count in grown.items() if count == max(grown.values())), None)


@contextmanager
def hosting(folder: Path, workers: int, database: str, options: tuple[str, ...] = ()) -> Iterator[Hosted]:
    """A server with a database of that kind in the folder; several workers get a Redis as well."""
    folder.chmod(0o755)  # PostgreSQL runs as somebody else
    port = str(free_port())
    command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--port", port]
    with ExitStack() as engines:
        running: list[Postgres | Redis] = []
        place = str(folder)
        if database == "postgresql":
            running.append(postgres := Postgres(_made(folder / "postgres")))
            postgres.start()
            engines.callback(postgres.stop)
            place = postgres.new_database()
        if workers > 1:
            running.append(redis := Redis(_made(folder / "redis")))
            redis.start()
            engines.callback(redis.stop)
            command += ["--workers", str(workers), "--redis", redis.url]
        server = subprocess.Popen([*command, "--database", place, *options], stdout=subprocess.PIPE, text=True)
        hosted = Hosted(server, int(port), tuple(each.pid for each in running))
        try:
            assert server.stdout is not None
            assert port in server.stdout.readline(), "the server did not start"
            hosted.settle()
            yield hosted
        finally:
            told = time.monotonic()
            server.send_signal(signal.SIGTERM)
            server.wait(30)
            hosted.stopped_in = time.monotonic() - told


def _made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def free_port() -> int:
    """A port that is free, as the one after it is."""
    while True:
        with socket.socket() as first, socket.socket() as second:
            first.bind(("127.0.0.1", 0))
            port = int(first.getsockname()[1])
            try:
                second.bind(("127.0.0.1", port + 1))
            except OSError:
                continue
            return port


def _family(pid: int) -> list[int]:
    """A process and all that it has started."""
    parents = {}
    for each in Path("/proc").iterdir():
        if each.name.isdigit():
            try:
                parents[int(each.name)] = int((each / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = [pid]
    for known in found:
        found += [child for child, parent in parents.items() if parent == known]
    return found


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> tuple[float, float]:
    """MB that it has in all, and for itself alone."""
    try:
        text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    except OSError:
        return 0.0, 0.0
    found = {name: int(size) / 1024 for name, size in re.findall(r"^(\w+):\s+(\d+) kB$", text, re.MULTILINE)}
    return found["Rss"], found["Private_Clean"] + found["Private_Dirty"]


def _files(pid: int) -> int:
    try:
        return len([*Path(f"/proc/{pid}/fd").iterdir()])
    except OSError:
        return 0


def _waited(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/task/{pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0
