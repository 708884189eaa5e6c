"""Marks of what the workers of one machine write, in memory that they share: so none reads a log again in vain.

Only where all who write to the logs have such marks, as the workers of one server do that has a file, does their
absence say anything. What is done beside the server is told in another way, by orders.
"""

import mmap
import os
import weakref
import zlib
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Protocol

from ..limits import MARKS
from .siblings import Siblings

Mark = tuple[int, ...]
FILE = "marks"
_SIZE = 4
"""Bytes of a count, which begins again from nothing where it is too large."""


class Marks(Protocol):
    def of_others(self, table: str) -> Mark | None:
        """The same as before where no other process has written to the log of that table since then; None where
        nobody can tell, as while one does."""

    def writing(self, table: str) -> AbstractContextManager[None]:
        """While this lasts, this process may write to the log of that table."""


class NoMarks:
    """Where others may write without any."""

    def of_others(self, table: str) -> Mark | None:  # noqa: ARG002
        return None

    def writing(self, table: str) -> AbstractContextManager[None]:  # noqa: ARG002
        return nullcontext()


class SharedMarks:
    """Each process counts in a row of its own how often it has begun to write and how often it has come to an end.

    Tables share counts, which costs no more than a look. Whoever is killed while writing leaves counts that differ,
    until another one takes its row.
    """

    def __init__(self, siblings: Siblings) -> None:
        self._file = os.open(siblings.folder / FILE, os.O_RDWR)
        weakref.finalize(self, os.close, self._file)
        self._counts = memoryview(mmap.mmap(self._file, 0)).cast("I")
        self._begun = 2 * MARKS * siblings.row
        self._others = [2 * MARKS * row for row in range(_rows(siblings.count)) if row != siblings.row]
        self._take_over()

    def _take_over(self) -> None:
        """From whoever had this row before, in the middle of a write perhaps."""
        for begun in range(self._begun, self._begun + MARKS):
            if self._counts[begun] != self._counts[begun + MARKS]:
                self._count(begun)
                self._counts[begun + MARKS] = self._counts[begun]

    def of_others(self, table: str) -> Mark | None:
        if not os.fstat(self._file).st_nlink:  # somebody cleared it away, and whoever begins now has no marks
            return None
        place = _place(table)
        begun = tuple([self._counts[row + place] for row in self._others])
        ended = tuple([self._counts[row + place + MARKS] for row in self._others])
        return begun if begun == ended else None

    @contextmanager
    def writing(self, table: str) -> Iterator[None]:
        begun = self._begun + _place(table)
        self._count(begun)
        try:
            yield
        finally:
            self._count(begun + MARKS)

    def _count(self, place: int) -> None:
        self._counts[place] = (self._counts[place] + 1) & 0xFFFFFFFF


def lay_out(folder: Path, processes: int) -> None:
    """For so many, before any of them begins."""
    with (folder / FILE).open("xb") as file:
        file.write(bytes(_rows(processes) * 2 * MARKS * _SIZE))


def shared(siblings: Siblings) -> Marks:
    """Those that were laid out, unless somebody has cleared them away."""
    try:
        return SharedMarks(siblings)
    except FileNotFoundError:
        return NoMarks()


def _rows(processes: int) -> int:
    return processes + 1  # while one is replaced, there are so many


def _place(table: str) -> int:
    return zlib.crc32(table.encode()) % MARKS
