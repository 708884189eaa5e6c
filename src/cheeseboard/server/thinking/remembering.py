"""Bots between their moves: what they have worked out helps with the next one, and takes memory."""

import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from cheeseboard.bots import Player


class Chair(NamedTuple):
    """Where a bot sits."""

    table: str
    seat: int
    bot: str


class Remembered:
    """So many bots at most, and each for so many seconds after its last move; any thread may ask.

    A bot is made when it begins to think. Whoever still waits in line for that has none, and takes no memory.
    """

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._most, self._seconds, self._clock = most, seconds, clock
        self._lock = threading.Lock()
        self._kept: OrderedDict[Chair, tuple[float, Player]] = OrderedDict()  # whoever moved last stands last
        self._thinking: set[Chair] = set()

    def __len__(self) -> int:
        return len(self._kept)

    def take(self, chair: Chair) -> Player | None:
        """The bot that sits there, if it is remembered; who takes it brings it back by `keep`, or gives it up."""
        self.forget_old()
        with self._lock:
            self._thinking.add(chair)
            _, player = self._kept.pop(chair, (0.0, None))
            return player

    def keep(self, chair: Chair, player: Player) -> None:
        """Until its next move, unless its table was forgotten while it thought."""
        with self._lock:
            if chair in self._thinking:
                self._thinking.discard(chair)
                self._kept[chair] = self._clock(), player
                self._kept.move_to_end(chair)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)

    def give_up(self, chair: Chair) -> None:
        """Whoever thinks there is not brought back, unless that has happened already."""
        with self._lock:
            self._thinking.discard(chair)

    def forget(self, table: str) -> None:
        """Every bot of a table."""
        with self._lock:
            self._thinking -= {chair for chair in self._thinking if chair.table == table}
            for chair in [chair for chair in self._kept if chair.table == table]:
                del self._kept[chair]

    def forget_old(self) -> None:
        """Those that have not moved for too long."""
        with self._lock:
            while self._kept and next(iter(self._kept.values()))[0] < self._clock() - self._seconds:
                self._kept.popitem(last=False)
