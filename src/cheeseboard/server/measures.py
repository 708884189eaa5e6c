"""What this server tells Prometheus about itself. `docs/grafana.json` draws it.

Every label has few values: routes as templates, codes of our own sentences, kinds of thoughts. With several workers
each writes into the folder that PROMETHEUS_MULTIPROC_DIR names, and any of them tells the sum.
"""

import asyncio
import os
import platform
import time
from collections.abc import Iterable, Sequence, Sized
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Protocol

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from .storage.entries import AnyEntry, Moved

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The library's name for the folder that workers share."""
PROBE = 0.05
"""Seconds between two looks at how late the event loop is."""
LOOKS = 20
"""After so many of them, whatever is not counted where it happens is looked up."""

_quick = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
_long = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
_registry = CollectorRegistry()

_requests = Counter("cheeseboard_requests", "Requests answered", ["route", "method", "status"], registry=_registry)
_request_seconds = Histogram(
    "cheeseboard_request_seconds", "Time to answer a request", ["route"], registry=_registry, buckets=_quick
)
sockets = Gauge("cheeseboard_sockets", "Sockets open", registry=_registry, multiprocess_mode="livesum")
tables_known = Gauge("cheeseboard_tables", "Tables in memory", registry=_registry, multiprocess_mode="livesum")
moves = Counter("cheeseboard_moves", "Moves made, by people or bots", ["by"], registry=_registry)
_by_people, _by_bots = moves.labels("person"), moves.labels("bot")
entries = Counter("cheeseboard_entries", "Entries written into the logs of tables", registry=_registry)
group_size = Histogram(
    "cheeseboard_group_size", "Writes committed together", registry=_registry, buckets=(1, 2, 5, 10, 20, 50, 100, 500)
)
write_seconds = Histogram(
    "cheeseboard_write_seconds", "Time to commit a group of writes", registry=_registry, buckets=_quick
)
refusals = Counter("cheeseboard_refusals", "Requests and commands refused, by code", ["code"], registry=_registry)
thoughts_waiting = Gauge(
    "cheeseboard_thoughts_waiting", "Thoughts in line", ["kind"], registry=_registry, multiprocess_mode="livesum"
)
thoughts_working = Gauge(
    "cheeseboard_thoughts_working", "Thoughts being thought", registry=_registry, multiprocess_mode="livesum"
)
thought_seconds = Histogram(
    "cheeseboard_thought_seconds", "Time from asking to the answer", ["kind"], registry=_registry, buckets=_long
)
loop_lag = Histogram("cheeseboard_loop_lag_seconds", "How late the event loop was", registry=_registry, buckets=_quick)
loop_lag_longest = Gauge(
    "cheeseboard_loop_lag_longest_seconds", "The latest it ever was", registry=_registry, multiprocess_mode="max"
)
_memory = Gauge("process_resident_memory_bytes", "Resident memory", registry=_registry, multiprocess_mode="livesum")
_descriptors = Gauge("process_open_fds", "Open file descriptors", registry=_registry, multiprocess_mode="livemax")
_processor = Counter("process_cpu_seconds", "Processor time", registry=_registry)
_info = Gauge(
    "cheeseboard_info", "What runs here", ["version", "python"], registry=_registry, multiprocess_mode="livemax"
)


class Thinkers(Protocol):
    """Where thoughts wait and are thought."""

    def lines(self) -> dict[str, int]:
        """How many wait, by kind."""

    def working(self) -> int:
        """How many are being thought."""


def told() -> bytes:
    """Everything, in Prometheus' text format."""
    if SHARED not in os.environ:
        return generate_latest(_registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def answered(route: str, method: str, status: int, seconds: float) -> None:
    """A request was."""
    answers, took = _of(route, method, status)
    answers.inc()
    took.observe(seconds)


@cache  # the library would look for them among all there are, and wait for its lock, each time
def _of(route: str, method: str, status: int) -> tuple[Counter, Histogram]:
    return _requests.labels(route, method, status), _request_seconds.labels(route)


def noted(whats: Iterable[AnyEntry]) -> None:
    """These were written into a table's log."""
    for what in whats:
        entries.inc()
        if isinstance(what, Moved):
            (_by_bots if what.bot else _by_people).inc()


async def watch(tables: Sized, thinkers: Sequence[Thinkers]) -> None:
    """Measure for as long as the server runs what does not happen at one place."""
    _info.labels(version("cheeseboard"), platform.python_version()).set(1)
    loop, longest, used = asyncio.get_running_loop(), 0.0, 0.0
    while True:
        tables_known.set(len(tables))
        thoughts_working.set(sum(each.working() for each in thinkers))
        waiting = [each.lines() for each in thinkers]
        for kind in waiting[0]:
            thoughts_waiting.labels(kind).set(sum(lines[kind] for lines in waiting))
        _look_at_process()
        used, before = time.process_time(), used
        _processor.inc(used - before)
        for _ in range(LOOKS):
            due = loop.time() + PROBE
            await asyncio.sleep(PROBE)
            late = max(0.0, loop.time() - due)
            loop_lag.observe(late)
            if late > longest:
                longest = late
                loop_lag_longest.set(late)


def _look_at_process() -> None:
    """Where the system tells it; others leave these at nothing."""
    here = Path("/proc/self")
    if here.exists():
        pages = int((here / "statm").read_text().split()[1])
        _memory.set(pages * os.sysconf("SC_PAGE_SIZE"))
        _descriptors.set(len(os.listdir(here / "fd")))  # noqa: PTH208 -- a path for each of 5,000 would take 50 ms
