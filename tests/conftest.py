import signal
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from hypothesis import settings

from tests.services import MissingService, Postgres, Redis, Service

# Kernels are compiled on first use, and machines are noisy: time decides nothing here.
settings.register_profile("cheeseboard", deadline=None)
settings.load_profile("cheeseboard")

# A shell that runs the tests in the background has them ignore Ctrl-C, and so would every program they start.
signal.signal(signal.SIGINT, signal.default_int_handler)


S = TypeVar("S", bound=Service)


@contextmanager
def started(kind: Callable[[Path], S]) -> Iterator[S]:
    """A server of this kind, or those who need it are skipped."""
    with tempfile.TemporaryDirectory(prefix="cheeseboard-", ignore_cleanup_errors=True) as folder:
        try:
            server = kind(Path(folder))
        except MissingService as missing:
            pytest.skip(str(missing))
        server.start()
        yield server
        server.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests; each takes a database of its own."""
    with started(Postgres) as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    """One server for all tests: what one needs for itself has a name of its own there."""
    with started(Redis) as server:
        yield server
