"""Numba's front end alone: a kernel as LLVM's text, for machines that this process does not run on.

A target of Numba's own kind whose code is never optimised for this machine, never loaded and never kept, so that the
kernels which this process runs do not notice. It counts no references: a kernel that asks for memory does not compile.
"""

from functools import cache, cached_property
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from . import playing
from .arguments import arguments
from .game import Game
from .kernel import KernelSet

_NAME = "cheeseboard"


class Text(NamedTuple):
    """A kernel and all that it calls, as LLVM's text."""

    text: str
    function: str
    """The kernel's own name in it."""


def text(game: Game, kernel: str) -> Text:
    """A kernel of `playing` for this game."""
    import numba
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.target_extension import target_override

    kinds = [
        numba.int64 if each.shape is None else numba.typeof(np.empty((1,) * len(each.shape), each.kind))
        for each in arguments(game, kernel)
    ]
    signature = (*kinds, numba.int64, numba.int64)
    dispatcher = _kernels(game).everything(kernel)
    with global_compiler_lock, target_override(_NAME):
        dispatcher.compile(signature)
        made = dispatcher.overloads[signature]
        made.library._ensure_finalized()
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


def _no_back_end() -> Any:
    """What Numba asks for code in its target, for one that has no machine."""
    from numba.core import codegen, cpu

    class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout

        def _optimize_final_module(self) -> None:
            """Whoever compiles it for another machine does that, knowing which."""

        def _finalize_final_module(self) -> None:
            self._verify_declare_only_symbols()
            self._finalized = True

    class Codegen(codegen.JITCPUCodegen):  # type: ignore[misc]
        _library_class = Library

    class Context(cpu.CPUContext):  # type: ignore[misc]
        def init(self) -> None:
            super().init()
            self._internal_codegen = Codegen(_NAME)

        def get_executable(self, *_: Any) -> Any:
            return object()  # stands for the function where another one calls it

    return Context


@cache
def _target() -> Any:
    """What makes a function one that can be compiled so. Here, since Numba takes seconds to import."""
    from numba.core import registry, target_extension

    class Elsewhere(registry.CPUTarget):  # type: ignore[misc]
        @cached_property
        def target_context(self) -> Any:
            return _no_back_end()(self.typing_context, _NAME)

    class Dispatcher(registry.CPUDispatcher):  # type: ignore[misc]
        targetdescr = Elsewhere(_NAME)

        def add_overload(self, made: Any) -> None:
            self.overloads[tuple(made.signature.args)] = made

    class Machine(target_extension.CPU):  # type: ignore[misc]
        """Takes what Numba has for processors, where it has nothing else."""

    def jit(function: Any = None, **options: Any) -> Any:
        if function is None:
            return lambda later: jit(later, **options)
        chosen = {"nopython": True, "error_model": "numpy", "_nrt": False} | options
        chosen |= {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        return Dispatcher(function, targetoptions=chosen)

    target_extension.target_registry[_NAME] = Machine
    target_extension.dispatcher_registry[Machine] = Dispatcher
    target_extension.jit_registry[Machine] = jit
    return jit
