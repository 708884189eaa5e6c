"""Kernels: plain functions that can be compiled.

A kernel is an ordinary Python function marked with `@kernel`. As it stands it runs in the interpreter, which is what
debuggers, coverage and `NUMBA_DISABLE_JIT=1` want. A `KernelSet` makes compiled twins of a game's kernels, and of the
generic ones that are written once for every game: the same code object, compiled with that game's names in scope.

Until a game's compiled kernels are at hand the plain ones serve, so nobody waits for a compiler (`KernelSet.ready`).
"""

import os
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from cheeseboard.words.here import tell

from .reach import Reach, reach
from .target import target

F = TypeVar("F", bound=Callable[..., Any])

_compiled_here: ContextVar[bool] = ContextVar("_compiled_here", default=False)


def kernel(
    function: F,
    compiled_as: Callable[..., Any] | None = None,
    elsewhere: Callable[..., Any] | None = None,
    inlined: bool = False,
    brief: bool = False,
) -> F:
    """Mark a function that can be compiled, if need be with another body that compilers understand better.

    Elsewhere, on machines of another kind, yet another body may be the faster one.

    Inlined, it becomes a part of those that call it, whatever its size: for what does most of the work of few callers,
    since each of them takes longer to compile.

    Brief, it keeps the interpreter to itself while it runs: for what Python calls so often, and is done so soon, that
    waking whoever waits for the interpreter would take longer.
    """
    function.is_kernel = True  # type: ignore[attr-defined]
    function.body = compiled_as or function  # type: ignore[attr-defined]
    function.elsewhere = elsewhere or compiled_as or function  # type: ignore[attr-defined]
    function.inlined = inlined  # type: ignore[attr-defined]
    function.brief = brief  # type: ignore[attr-defined]
    return function


_CONTRACT: set[str] = set()


def contract(function: F) -> F:
    """Mark a name that generic kernels use and that each game's own kernel of that name stands in for."""
    function.is_contract = True  # type: ignore[attr-defined]
    _CONTRACT.add(function.__name__)
    return kernel(function)


def compiling_is_off() -> bool:
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


@contextmanager
def compiled() -> Iterator[None]:
    """Use compiled kernels here, even those not ready yet: compiles or loads what is called."""
    token = _compiled_here.set(True)
    try:
        yield
    finally:
        _compiled_here.reset(token)


class KernelSet:
    """One game's kernels, plain and compiled, and the generic kernels specialised for it."""

    here = True
    """Whether compiled ones run on this machine."""

    def __init__(self, name: str, *modules: ModuleType) -> None:
        self.name = name
        self.ready = True
        """Whether compiled kernels may be used by everyone; False lets the plain ones serve meanwhile."""
        self._modules = modules
        self._never = compiling_is_off()
        self._plain: dict[ModuleType, dict[str, Any]] = {}
        self._compiled: dict[ModuleType, dict[str, Any]] = {}
        self._folders: dict[ModuleType, Path] = {}
        self._faces: dict[tuple[ModuleType, bool], SimpleNamespace] = {}
        self._lock = threading.Lock()

    def use(self, module: ModuleType) -> Any:
        """The kernels of `module` by name: compiled, or plain where compiling is off or not done yet."""
        plain = self.plain
        face = self._faces.get((module, plain))
        if face is None:
            with self._lock:
                face = self._faces[(module, plain)] = self._face(module, plain)
        return face

    @property
    def plain(self) -> bool:
        """Whether plain kernels serve here and now, which are hundreds of times slower."""
        return self._never or not (self.ready or _compiled_here.get())

    def _face(self, module: ModuleType, plain: bool) -> SimpleNamespace:
        scope = self._scope(module, plain)
        marked = [name for name, value in vars(module).items() if hasattr(value, "is_kernel")]
        kernels = {name: scope[name] for name in marked if self._is_entry(name, module)}
        # NumPy adds bytes as bytes where compiled code adds whole words: a sum that differs must not pass
        made = np.errstate(over="raise") if plain else self._way_in
        return SimpleNamespace(**{name: made(function) for name, function in kernels.items()})

    def _is_entry(self, name: str, module: ModuleType) -> bool:
        """Whether Python may call it: of a game's own kernels, those in the contract."""
        return not name.startswith("_") and (name in _CONTRACT or module not in self._modules)

    def _scope(self, module: ModuleType, plain: bool) -> dict[str, Any]:
        """The module's names with every kernel replaced by its twin for this game."""
        made = self._plain if plain else self._compiled
        if module in made:
            return made[module]
        scope = made[module] = dict(vars(module))
        for name, value in vars(module).items():
            if hasattr(value, "is_contract"):
                scope[name] = self._own(name, plain)
            elif hasattr(value, "is_kernel"):
                home = sys.modules[value.__module__]
                scope[name] = self._twin(value, scope, plain) if home is module else self._scope(home, plain)[name]
        return scope

    def _own(self, name: str, plain: bool) -> Any:
        kernel = self._kernel(name)
        return self._scope(sys.modules[kernel.__module__], plain)[kernel.__name__]

    def _kernel(self, name: str) -> Any:
        """The game's own kernel of a name in the contract."""
        for module in self._modules:
            if name in (found := kernels_of(module)):
                return found[name]
        raise AttributeError(f"{self.name} has no kernel {name}")

    def _twin(self, function: Any, scope: dict[str, Any], plain: bool) -> Any:
        if not plain and hasattr(function, "compiled_by") and (made := function.compiled_by(self.here)) is not None:
            return made
        body = function if plain else function.body if self.here else function.elsewhere
        twin = FunctionType(body.__code__, scope, function.__name__, function.__defaults__)
        # The compiled code is filed under this name, so each game's twin of a generic kernel has a file of its own.
        twin.__qualname__ = f"{function.__name__}_{self.name.replace('-', '_')}"
        twin.__module__ = function.__module__
        twin.__dict__["brief"] = function.brief
        return twin if plain else self._compiled_twin(twin, sys.modules[function.__module__], function.inlined)

    def _compiled_twin(self, twin: FunctionType, module: ModuleType, inlined: bool) -> Any:
        return widened(_compiled(twin, self._folder(module), forceinline=inlined))

    def _way_in(self, part: Any) -> Any:
        """What Python calls: the same kernel once more, with all its parts, where that is not the compiler's own."""
        if not hasattr(part, "py_func"):
            return part
        twin = FunctionType(part.py_func.__code__, part.py_func.__globals__, part.__name__, part.py_func.__defaults__)
        twin.__qualname__ = f"{part.__qualname__}_whole"
        twin.__module__ = part.__module__
        folder = self._folder(sys.modules[twin.__module__])
        return _compiled(twin, folder, whole=True, nogil=not part.py_func.brief)

    def reach(self, *modules: ModuleType) -> Reach:
        """All that the kernels of these modules, and this game's own, follow from."""
        kernels = [value for module in (*modules, *self._modules) for value in kernels_of(module).values()]
        return reach(kernels, self._kernel)

    def _folder(self, module: ModuleType) -> Path:
        """Where this game's twins of the module's kernels are kept."""
        if module not in self._folders:
            self._folders[module] = cache_folder(reach(kernels_of(module).values(), self._kernel).fingerprint)
        return self._folders[module]


def kernels_of(module: ModuleType) -> dict[str, Any]:
    """The kernels that a module has a name for, those of the contract apart."""
    marked = {name: value for name, value in vars(module).items() if hasattr(value, "is_kernel")}
    return {name: value for name, value in marked.items() if not hasattr(value, "is_contract")}


_wrapping = threading.Lock()


@cache
def _announce() -> None:
    """Say once, to people, why the first use of a game takes a while; from then on its kernels come from the cache."""
    if not ((sys.stderr.isatty() and sys.stdin.isatty()) or "ipykernel" in sys.modules):
        return
    from numba.core import event

    class Announcing(event.Listener):  # type: ignore[misc]
        def on_start(self, _: Any) -> None:
            event.unregister("numba:compile", self)
            print(tell("kernels-compiled"), file=sys.stderr, flush=True)

        def on_end(self, _: Any) -> None:
            """Others follow."""

    event.register("numba:compile", Announcing())


def _compiled(twin: FunctionType, folder: Path, **options: bool) -> Any:
    import numba  # here, since it takes two seconds that `--help` and plain kernels must not pay

    _announce()
    with _wrapping:  # where a function's compiled code is kept is settled when it is wrapped
        numba.config.CACHE_DIR = str(folder)
        return _target()(twin, cache=True, **options)


@cache
def _target() -> Callable[..., Any]:
    return target("cheeseboard")


def widened(dispatcher: Any) -> Any:
    """Have other kernels call this one with whole words.

    The compiler would else make another version of it, and of all that it calls, for each size of numbers and for each
    constant that it is ever called with.
    """
    from numba.core import types

    def wide(kind: Any) -> Any:
        kind = types.unliteral(kind)  # type: ignore[attr-defined]
        return types.int64 if isinstance(kind, types.Integer) and kind.signed else kind  # type: ignore[attr-defined]

    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda given, named: template([wide(kind) for kind in given], named)
    return dispatcher


@cache
def cache_folder(fingerprint: str) -> Path:
    """Where compiled kernels are kept that follow from what has this fingerprint.

    The compiler does not notice when something changes that a kernel merely calls or reads, so each fingerprint has a
    folder of its own: what has changed never meets old code.
    """
    base = _cache_base()
    folder = base / f"kernels-{fingerprint}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()  # shows whether we may write there
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cheeseboard-"))
    _forget_old(base)
    return folder


def _cache_base() -> Path:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("cheeseboard", appauthor=False))


def _forget_old(base: Path, days: float = 14) -> None:
    """Drop the folders of what nobody has run for a while."""
    for folder in base.glob("kernels-*"):
        try:
            if time.time() - folder.stat().st_mtime > days * 86400:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # another process was quicker
