"""A device that runs the kernels as WebAssembly: another machine, as a graphics card is one, that every machine has.

States are rows of bytes, as on a card, and arrays go over into a memory of its own and back.
"""

from functools import cache
from typing import Any

import numpy as np
import wasmtime

from cheeseboard.engine import linked, retarget
from cheeseboard.engine.arguments import arguments, parts, seats_of
from cheeseboard.engine.game import Game
from cheeseboard.engine.layout import layout

_STACK = 1 << 20
"""Where the stack ends, below which the constants lie as well, and arrays begin."""
_PAGE = 1 << 16


class Wasm:
    name = "wasm"
    arrays = np

    def states(self, game: Game, count: int) -> Any:
        return np.zeros((count, layout(game.rules.State).itemsize), np.uint8)

    def as_kernels_see(self, _: Game, observations: Any) -> Any:
        return observations

    def takes(self, array: Any) -> bool:
        return isinstance(array, np.ndarray) and array.flags.carray

    def fetched(self, array: Any) -> Any:
        return array

    def run(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> None:
        for part, taken in parts(game, kernel, given):
            self.count(game, part, rows, *taken, threads=threads)

    def count(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> int:
        assert threads is None
        seats = seats_of(arguments(game, kernel), given)
        arrays = [array for array in given if isinstance(array, np.ndarray)]
        store, memory, run = _instance(game, kernel, _STACK + sum(array.nbytes + 16 for array in arrays))
        passed, places, free = [], [], _STACK
        for value in given:
            passed.append(free if isinstance(value, np.ndarray) else int(value))
            if isinstance(value, np.ndarray):
                memory.write(store, value.tobytes(), free)
                places.append((value, free))
                free += -(-value.nbytes // 16) * 16
        result = int(run(store, *passed, seats, rows))
        for array, place in places:
            array.reshape(-1).view(np.uint8)[:] = np.frombuffer(
                memory.read(store, place, place + array.nbytes), np.uint8
            )
        return result


def _instance(game: Game, kernel: str, size: int) -> tuple[Any, Any, Any]:
    """A fresh machine with that much memory."""
    module = _module(game, kernel)
    store = wasmtime.Store(module.engine)
    memory = wasmtime.Memory(store, wasmtime.MemoryType(wasmtime.Limits(-(-size // _PAGE), None)))
    stack = wasmtime.Global(store, wasmtime.GlobalType(wasmtime.ValType.i32(), True), wasmtime.Val.i32(_STACK))
    given: dict[Any, Any] = {linked.MEMORY: memory, linked.STACK: stack}
    imports = [given[(each.module, str(each.name))] for each in module.module.imports]
    return store, memory, wasmtime.Instance(store, module.module, imports).exports(store)[retarget.NAME]


class _Compiled:
    def __init__(self, text: bytes) -> None:
        self.engine = wasmtime.Engine()
        self.module = wasmtime.Module(self.engine, text)


@cache
def _module(game: Game, kernel: str) -> _Compiled:
    return _Compiled(retarget.wasm(game, kernel))
