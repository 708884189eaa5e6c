"""The workers of one machine, among whom each table has one that serves it by preference.

Whoever is asked for something at another one's table hands the connection over, with what was read from it: then one
process has the table in memory, tells all who are there, and works everything out once. It is a matter of speed alone,
any worker can serve any table; so where nobody is there to take it, whoever accepted it keeps it.
"""

import asyncio
import contextlib
import errno
import os
import re
import socket
import zlib
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..limits import HAND_OVER_WITHIN, HANDED_OVER

Welcome = Callable[[socket.socket, bytes], None]
"""Takes in a connection that another worker has accepted, and what was read from it."""

ALL_READY = "ready"
"""The file in their folder which says so."""

_AT_A_TABLE = re.compile(rb"/(?:api/tables|table)/([^/?]+)")


@dataclass(frozen=True)
class Siblings:
    folder: Path
    """Where each has a place at which it takes what is handed over."""
    count: int
    mine: int
    """The number of this one."""
    serving: bool = False
    """Whether others serve already, so that nobody has to put up with one that is not ready."""
    row: int = 0
    """The place of this one's marks, which is nobody else's as long as it lives: of one that is being replaced the
    other has the number already."""

    def whose(self, path: bytes) -> int:
        """The number of the worker that serves what is asked for by preference; this one's where any may."""
        table = _AT_A_TABLE.match(path)
        return self.mine if table is None else self._chosen(table[1])

    def serves(self, table: str) -> bool:
        """Whether this one serves a table of that id by preference."""
        return self._chosen(table.encode()) == self.mine

    def _chosen(self, table: bytes) -> int:
        return zlib.crc32(table) % self.count

    def place(self, number: int) -> Path:
        return self.folder / f"worker-{number}"

    def all_ready(self) -> bool:
        """Whether all are that let people in, any of whom may be asked."""
        return (self.folder / ALL_READY).exists()


class Giving:
    """What a worker hands over to its siblings."""

    def __init__(self, siblings: Siblings) -> None:
        self.siblings = siblings
        self._turns: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        """One after another to each of them."""

    async def hand_over(self, whose: int, transport: asyncio.Transport, opening: bytes) -> None:
        """Another one has the connection then, with what was read from it. Raises OSError where that cannot be."""
        if len(opening) > HANDED_OVER:
            raise OSError(errno.EMSGSIZE, os.strerror(errno.EMSGSIZE))
        async with asyncio.timeout(HAND_OVER_WITHIN), self._turns[whose]:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
                line.setblocking(False)
                line.connect(str(self.siblings.place(whose)))
                while not _sent(line, transport, opening):
                    await _room(line)


class Taking:
    """What a worker's siblings hand over to it, from now on in place of whoever had its number. Raises OSError."""

    def __init__(self, siblings: Siblings, welcome: Welcome) -> None:
        self._welcome = welcome
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        place = siblings.place(siblings.mine)
        own = place.with_suffix(f".{os.getpid()}")
        try:
            self._line.setblocking(False)
            self._line.bind(str(own))
            own.replace(place)
        except OSError:
            self._line.close()
            raise
        asyncio.get_running_loop().add_reader(self._line, self._take)

    def close(self) -> None:
        """The others keep what they get; what they have handed over by now is still taken."""
        asyncio.get_running_loop().remove_reader(self._line)
        with contextlib.suppress(OSError):
            self._line.shutdown(socket.SHUT_RD)
        while self._take():
            pass
        self._line.close()

    def _take(self) -> bool:
        """Take one connection; False where there is none."""
        try:
            opening, taken, _, _ = socket.recv_fds(self._line, HANDED_OVER, 1)
        except OSError:
            return False
        for each in taken:
            self._welcome(socket.socket(fileno=each), opening)
        return bool(opening)


def _sent(line: socket.socket, transport: asyncio.Transport, opening: bytes) -> bool:
    """Whether it is on its way, or has to wait until there is room."""
    if transport.is_closing():
        raise ConnectionAbortedError
    try:
        socket.send_fds(line, [opening], [transport.get_extra_info("socket").fileno()])
    except BlockingIOError:
        return False
    return True


async def _room(line: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    there_is_room = asyncio.Event()
    loop.add_writer(line, there_is_room.set)
    try:
        await there_is_room.wait()
    finally:
        loop.remove_writer(line)
