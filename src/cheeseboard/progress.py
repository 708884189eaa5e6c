"""How far it is, and how long it may still take, on standard error."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cheeseboard.words.here import tell

PATIENCE = 10.0
"""Seconds between two lines where they cannot overwrite each other: rich would tell nothing there until the end."""


@contextmanager
def progress(what: str, total: int | None = None, done: int = 0) -> Iterator[Callable[[], None]]:
    """Of games or records. Yields what to call after each."""
    console = Console(stderr=True)
    if console.is_terminal:
        columns = (TextColumn(tell(f"progress-{what}")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=console, transient=True) as bar:
            task = bar.add_task(what, total=total, completed=done)
            yield lambda: bar.advance(task)
        return
    told = time.monotonic()
    ends: list[float] = []

    def tick() -> None:
        nonlocal told
        ends.append(time.monotonic())
        if len(ends) > 1 and ends[-1] - told > PATIENCE:
            told, now = ends[-1], done + len(ends)
            left, unit = None, None
            if total is not None:  # not from the start: that was loading
                left, unit = lasting((ends[-1] - ends[0]) / (len(ends) - 1) * (total - now))
            line = tell("progress-line", what=what, done=now, total=total, left=left, unit=unit)
            print(line, file=sys.stderr, flush=True)

    yield tick


def lasting(seconds: float) -> tuple[float, str]:
    """`40 s`, `12 min`, `3.5 h`"""
    if seconds < 90:
        return round(seconds), "s"
    return (round(seconds / 60), "min") if seconds < 90 * 60 else (round(seconds / 3600, 1), "h")
