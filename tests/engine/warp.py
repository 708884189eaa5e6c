"""A device that runs the kernels as a graphics card does, but here: 32 threads that wait for one another.

They run the card's way into a kernel as it is written; only who a thread is and how it waits for others are told by
Python, and the memory that a warp shares is this machine's.
"""

import ctypes
import threading
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from cheeseboard.engine import entry, front, retarget
from cheeseboard.engine.arguments import arguments, seats_of
from cheeseboard.engine.game import Game
from tests.engine.elsewhere import Wasm

_me = threading.local()
_all = threading.Barrier(entry.WARP)
_ASKED = ctypes.CFUNCTYPE(ctypes.c_int32)
_OWN: dict[str, Any] = {
    "@llvm.nvvm.read.ptx.sreg.tid.x(": _ASKED(lambda: _me.thread),
    "@llvm.nvvm.read.ptx.sreg.ctaid.x(": _ASKED(lambda: _me.block),
    "@llvm.nvvm.read.ptx.sreg.ntid.x(": _ASKED(lambda: entry.WARP),
    "@llvm.nvvm.bar.warp.sync(": ctypes.CFUNCTYPE(None, ctypes.c_int32)(lambda _: _all.wait() and None),
}
"""What only a card has."""


class Warp(Wasm):
    name = "warp"

    def count(self, game: Game, kernel: str, rows: int, *given: Any, threads: int | None = None) -> int:
        assert threads is None
        total = np.zeros(1, np.int64)
        passed = [value.ctypes.data if isinstance(value, np.ndarray) else int(value) for value in given]
        passed += [seats_of(arguments(game, kernel), given), rows, total.ctypes.data]
        function = ctypes.CFUNCTYPE(None, *[ctypes.c_int64] * len(passed))(_compiled(game, kernel)[1])

        def live(thread: int) -> None:
            _me.thread = thread
            for _me.block in range(-(-rows // entry.WARP)):
                function(*passed)
                _all.wait()  # what one block shares lies where the next one's will

        warp = [threading.Thread(target=live, args=(thread,)) for thread in range(entry.WARP)]
        for each in warp:
            each.start()
        for each in warp:
            each.join()
        return int(total[0])


@cache
def _compiled(game: Game, kernel: str) -> tuple[Any, int]:
    """The engine that has the kernel, and where."""
    given, written = arguments(game, kernel), front.text(game, kernel)
    text = entry.on_card(written.function, given, retarget.only_read(written, given)).replace("ptx_kernel ", "")
    for number, (name, function) in enumerate(_OWN.items()):
        text = text.replace(name, f"@own{number}(")
        llvm.add_symbol(f"own{number}", ctypes.cast(function, ctypes.c_void_p).value)
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(entry.by_words(written.text))
    module.link_in(llvm.parse_assembly(text))
    engine = llvm.create_mcjit_compiler(
        module, llvm.Target.from_default_triple().create_target_machine(opt=0, jit=True)
    )
    engine.finalize_object()
    return engine, engine.get_function_address(entry.NAME)
