"""How far it is, and how long it may still take, on standard error."""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cheeseboard.words.here import tell

PATIENCE = 10.0
"""Seconds between two lines where they cannot overwrite each other: rich would tell nothing there until the end."""


class Tick(Protocol):
    """Called after each, or after several at once."""

    def __call__(self, count: int = 1) -> None: ...


@contextmanager
def progress(what: str, total: int | None = None, done: int = 0) -> Iterator[Tick]:
    """Of games or records. Yields what to call after each."""
    console = Console(stderr=True)
    if console.is_terminal:
        columns = (TextColumn(tell(f"progress-{what}")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(what, total=total, completed=done)
            yield lambda count=1: bar.advance(task, count)
        return
    told = time.monotonic()
    first, began, ended = 0, 0.0, done

    def tick(count: int = 1) -> None:
        nonlocal told, first, began, ended
        now, ended = time.monotonic(), ended + count
        if not first:  # the time that is left is not guessed from the start: that was loading
            first, began = ended, now
        elif now - told > PATIENCE:
            told = now
            left, unit = None, None
            if total is not None:
                left, unit = lasting((now - began) / (ended - first) * (total - ended))
            line = tell("progress-line", what=what, done=ended, total=total, left=left, unit=unit)
            print(line, file=sys.stderr, flush=True)

    yield tick


def lasting(seconds: float) -> tuple[float, str]:
    """`40 s`, `12 min`, `3.5 h`"""
    if seconds < 90:
        return round(seconds), "s"
    return (round(seconds / 60), "min") if seconds < 90 * 60 else (round(seconds / 3600, 1), "h")
