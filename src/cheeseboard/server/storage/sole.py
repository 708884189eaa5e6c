"""One server at a time for a database file: a second one would show what is no longer so, and is told where the first
runs. It is a lock on a file beside, which the system lets go of however its holder ends."""

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from .schema import UnusableDatabase


class InUse(UnusableDatabase):
    """Somebody else uses it."""


_BEYOND = 1 << 20
"""Where Windows is asked to lock: what is locked there cannot be read, and the address is to be."""


@contextlib.contextmanager
def alone_with(file: Path | None, address: str = "") -> Iterator[None]:
    """While this lasts, nobody else uses the file; raises UnusableDatabase if somebody does already.

    Without a file there is nothing to lock: a PostgreSQL server has room for several.
    """
    real = None if file is None else file.resolve()  # whatever links lead to it
    beside = None if real is None else real.with_name(f"{real.name}.lock")
    held = None if file is None or beside is None else _taken(file, beside)
    if held is None or beside is None:
        yield
        return
    try:
        os.write(held, address.encode())
        yield
    finally:
        beside.unlink(missing_ok=True)
        os.close(held)


def _taken(file: Path, beside: Path) -> int | None:
    """The lock; None where nothing can be written, of which more will be said when the database is opened."""
    while True:
        try:
            beside.parent.mkdir(parents=True, exist_ok=True)
            held = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError:
            return None
        if not _lock(held):
            address = os.read(held, 1000).decode(errors="replace")
            os.close(held)
            raise InUse("database-in-use", file=file, address=address or "nowhere")
        if _still_there(held, beside):
            os.ftruncate(held, 0)
            return held
        os.close(held)  # of one who has just let go of it, and taken it away


def _lock(held: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(held, _BEYOND, os.SEEK_SET)
            msvcrt.locking(held, msvcrt.LK_NBLCK, 1)
            os.lseek(held, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _still_there(held: int, beside: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(held), beside.stat())
    except FileNotFoundError:
        return False
