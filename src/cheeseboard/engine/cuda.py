"""A graphics card: arrays of CuPy's, and the kernels of `playing` with a thread for each row.

The kernels are those of the processor, retargeted (`retarget`); states are rows of bytes, the same bytes as there.
"""

import os
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from . import entry, retarget
from .arguments import Argument, arguments, parts, seats_of
from .errors import Unable
from .game import Game
from .layout import layout

READY_MADE = "CHEESEBOARD_PTX"
"""Names a folder with kernels that another machine has made: for one where Numba cannot be."""


class Cuda:
    """The graphics card that CuPy uses."""

    name = "cuda"

    def __init__(self, ready_made: str | os.PathLike[str] | None = None) -> None:
        self.arrays: Any = _cupy()
        chosen = ready_made or os.environ.get(READY_MADE)
        self.block = 0
        """Threads that are started together; 0: as many as suit the kernel."""
        self._ready_made = Path(chosen) if chosen else None

    def states(self, game: Game, count: int) -> Any:
        return self.arrays.zeros((count, layout(game.rules.State).itemsize), np.uint8)

    def as_kernels_see(self, _: Game, observations: Any) -> Any:
        return observations

    def takes(self, array: Any) -> bool:
        return isinstance(array, self.arrays.ndarray) and array.flags.c_contiguous and array.data.ptr % 8 == 0

    def fetched(self, array: Any) -> Any:
        return array.get()

    def run(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> None:  # noqa: ARG002
        for part, taken in parts(game, kernel, given):
            self._launch(game, part, rows, taken, None)

    def count(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> int:  # noqa: ARG002
        total = self.arrays.zeros(1, np.int64)
        self._launch(game, kernel, rows, given, total)
        return int(total[0])

    def _launch(self, game: Game, kernel: str, rows: int, given: Any, total: Any) -> None:
        function, taken = _loaded(game, kernel, self.arrays.cuda.runtime.getDevice(), self._ready_made)
        passed = [
            value if each.shape is not None else np.int64(value) for each, value in zip(taken, given, strict=True)
        ]
        ends = np.int64(seats_of(taken, given)), np.int64(rows), np.uint64(0) if total is None else total
        most = entry.block(taken)
        block = min(self.block or most, most)
        function((-(-rows // block),), (block,), (*passed, *ends))


@cache
def _loaded(game: Game, kernel: str, _: int, ready_made: Path | None) -> tuple[Any, tuple[Argument, ...]]:
    """A kernel as the card has it: each card has its own."""
    file = retarget.ready_made(ready_made, game, kernel) if ready_made else retarget.kept(game, kernel)
    module = _cupy().RawModule(path=str(file))
    return module.get_function(retarget.NAME), arguments(game, kernel)


def _cupy() -> Any:
    try:
        import cupy
    except ImportError as missing:
        raise Unable("device-no-cupy") from missing
    try:
        cards = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as problem:
        raise Unable("device-no-card") from problem
    if not cards:
        raise Unable("device-no-card")
    return cupy
