"""Counting how often somebody was given something of late, so that nobody takes too much of it."""

import time
from collections import defaultdict, deque
from typing import Protocol

from .limits import COUNTED

MINUTE = 60.0


class Counting(Protocol):
    async def take(self, what: str, whom: str, most: int, seconds: float = MINUTE) -> bool:
        """Whether they may have one more of it, with at most so many within so many seconds; if so, they have."""


class InMemory:
    """Counts what this process alone gives.

    Litestar's own limit counts requests, before anybody has looked at them; here only what was given counts.
    """

    def __init__(self) -> None:
        self._given: defaultdict[str, dict[str, deque[float]]] = defaultdict(dict)
        """For each kind of thing, whoever was given it last stands last."""

    async def take(self, what: str, whom: str, most: int, seconds: float = MINUTE) -> bool:
        now, given = time.monotonic(), self._given[what]
        times = given.get(whom) or deque()
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            return False
        times.append(now)
        given.pop(whom, None)
        given[whom] = times
        _forget(given, now - seconds)
        return True


def _forget(given: dict[str, deque[float]], then: float) -> None:
    while True:
        first = next(iter(given))
        if len(given) <= COUNTED and given[first][-1] > then:
            return
        del given[first]
