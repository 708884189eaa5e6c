"""Where a batch lives and is played: on this machine's cores, or on a graphics card (`cuda`)."""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Protocol, runtime_checkable

import numpy as np

from . import playing
from .cuda import Cuda
from .errors import BadTable
from .game import Game
from .layout import layout
from .quoting import quoted

Array = Any
"""Of NumPy, or of CuPy on a graphics card."""

_WORTH_SHARING = 256
"""Rows from which on it pays to share them out between cores."""


@runtime_checkable
class Device(Protocol):
    """Arrays of its own, and the kernels of `playing` that go over their rows."""

    @property
    def name(self) -> str:
        """As `device` takes it."""

    @property
    def arrays(self) -> Any:
        """The module that makes them: NumPy or CuPy."""

    def states(self, game: Game, count: int) -> Array:
        """So many empty states."""

    def as_kernels_see(self, game: Game, observations: Array) -> Array:
        """The same room as `observe` writes into it."""

    def takes(self, array: Array) -> bool:
        """Whether kernels can write into it: it is one of theirs, open to be written, row after row without gaps."""

    def fetched(self, array: Array) -> Any:
        """The same as an array of NumPy's."""

    def run(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> None:
        """Let a kernel go over so many rows. It may still be at it when this returns."""

    def count(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> int:
        """The same, and the sum of what it returns."""


class Cpu:
    """This machine's cores."""

    name = "cpu"
    arrays = np

    def states(self, game: Game, count: int) -> Array:
        return game.states(count)

    def as_kernels_see(self, game: Game, observations: Array) -> Array:
        return observations.view(layout(game.mind.Observation)).reshape(-1)

    def takes(self, array: Array) -> bool:
        return isinstance(array, np.ndarray) and array.flags.carray

    def fetched(self, array: Array) -> Any:
        return array

    def run(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> None:
        self.count(game, kernel, rows, *given, threads=threads)

    def count(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> int:
        function = getattr(game.kernels.use(playing), kernel)
        threads = min(threads, rows) if threads else cores() if rows >= _WORTH_SHARING else 1
        if threads == 1:
            return int(function(*given, 0, rows))
        edges = np.linspace(0, rows, threads + 1).astype(int).tolist()
        return sum(_pool(threads).map(lambda start, stop: int(function(*given, start, stop)), edges[:-1], edges[1:]))


def device(name: object) -> Device:
    """The device of that name, or whatever else is one."""
    if isinstance(name, Device):
        return name
    if name == Cpu.name:
        return Cpu()
    if name == Cuda.name:
        return Cuda()
    raise BadTable("device-unknown", device=quoted(name))


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, "batch")
