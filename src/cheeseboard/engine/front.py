"""Numba's front end alone: a kernel as LLVM's text, for machines that this process does not run on.

In a target whose code is never optimised for this machine, never loaded and never kept, so that the kernels which this
process runs do not notice. It counts no references: a kernel that asks for memory does not compile.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from . import playing
from .arguments import arguments
from .game import Game
from .kernel import KernelSet
from .target import target


class Text(NamedTuple):
    """A kernel and all that it calls, as LLVM's text."""

    text: str
    function: str
    """The kernel's own name in it."""


def text(game: Game, kernel: str) -> Text:
    """A kernel of `playing` for this game."""
    import numba

    kinds = [
        numba.int64 if each.shape is None else numba.typeof(np.empty((1,) * len(each.shape), each.kind))
        for each in arguments(game, kernel)
    ]
    signature = (*kinds, numba.int64, numba.int64)
    dispatcher = _kernels(game).everything(kernel)
    dispatcher.compile(signature)
    made = dispatcher.overloads[signature]
    return Text(made.library.get_llvm_str(), made.fndesc.llvm_func_name)


@cache
def _kernels(game: Game) -> "_Kernels":
    return _Kernels(game.name, game.rules, game.mind, game.sense)


class _Kernels(KernelSet):
    """A game's kernels once more, for that target."""

    here = False

    def everything(self, kernel: str) -> Any:
        with self._lock:
            return self._scope(playing, plain=False)[kernel]

    def _compiled_twin(self, twin: FunctionType, *_: Any) -> Any:
        return _target()(twin)


@cache
def _target() -> Callable[..., Any]:
    return target("elsewhere", simplified=False)
