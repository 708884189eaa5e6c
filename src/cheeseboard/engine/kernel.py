"""Kernels: plain functions that can be compiled.

A kernel is an ordinary Python function marked with `@kernel`. As it stands it runs in the interpreter, which is what
debuggers, coverage and `NUMBA_DISABLE_JIT=1` want. A `KernelSet` makes compiled twins of a game's kernels, and of the
generic ones that are written once for every game: the same code object, compiled with that game's names in scope.

Until a game's compiled kernels are at hand the plain ones serve, so nobody waits for a compiler (`KernelSet.ready`).
"""

import hashlib
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

F = TypeVar("F", bound=Callable[..., Any])

_compiled_here: ContextVar[bool] = ContextVar("_compiled_here", default=False)


def kernel(function: F, compiled_as: Callable[..., Any] | None = None) -> F:
    """Mark a function that can be compiled, if need be with another body that compilers understand better."""
    function.is_kernel = True  # type: ignore[attr-defined]
    function.body = compiled_as or function  # type: ignore[attr-defined]
    return function


def contract(function: F) -> F:
    """Mark a name that generic kernels use and that each game's own kernel of that name stands in for."""
    function.is_contract = True  # type: ignore[attr-defined]
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

    def __init__(self, name: str, *modules: ModuleType) -> None:
        self.name = name
        self.ready = True
        """Whether compiled kernels may be used by everyone; False lets the plain ones serve meanwhile."""
        self._modules = modules
        self._never = compiling_is_off()
        self._plain: dict[ModuleType, dict[str, Any]] = {}
        self._compiled: dict[ModuleType, dict[str, Any]] = {}
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
        kernels = {name: scope[name] for name, value in vars(module).items() if hasattr(value, "is_kernel")}
        if plain:  # NumPy adds bytes as bytes where compiled code adds whole words: a sum that differs must not pass
            kernels = {name: np.errstate(over="raise")(function) for name, function in kernels.items()}
        return SimpleNamespace(**kernels)

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
        for module in self._modules:
            if hasattr(vars(module).get(name), "is_kernel"):
                return self._scope(module, plain)[name]
        raise AttributeError(f"{self.name} has no kernel {name}")

    def _twin(self, function: Any, scope: dict[str, Any], plain: bool) -> Any:
        body = function if plain else function.body
        twin = FunctionType(body.__code__, scope, function.__name__, function.__defaults__)
        # The compiled code is filed under this name, so each game's twin of a generic kernel has a file of its own.
        twin.__qualname__ = f"{function.__name__}_{self.name.replace('-', '_')}"
        twin.__module__ = function.__module__
        return twin if plain else _compiler()(twin)


@cache
def _compiler() -> Any:
    import numba  # here, since it takes two seconds that `--help` and plain kernels must not pay

    numba.config.CACHE_DIR = str(cache_folder())
    return numba.njit(cache=True, nogil=True, error_model="numpy")


@cache
def cache_folder() -> Path:
    """Where compiled kernels are kept.

    Numba does not notice when a file changes that a kernel merely calls into, so the folder's name carries a hash
    of every source that kernels can come from: a changed source never meets old code.
    """
    home = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for source in sorted(path for part in ("engine", "games", "bots") for path in (home / part).rglob("*.py")):
        digest.update(source.relative_to(home).as_posix().encode() + b"\0" + source.read_bytes() + b"\0")
    base = _cache_base()
    folder = base / f"kernels-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        tempfile.TemporaryFile(dir=folder).close()  # shows whether we may write there
    except OSError:
        return Path(tempfile.mkdtemp(prefix="cheeseboard-"))
    _forget_old(base, keep=folder)
    return folder


def _cache_base() -> Path:
    if chosen := os.environ.get("NUMBA_CACHE_DIR"):
        return Path(chosen)
    import platformdirs

    return Path(platformdirs.user_cache_dir("cheeseboard", appauthor=False))


def _forget_old(base: Path, keep: Path, days: float = 14) -> None:
    """Drop the folders of sources that nobody has run for a while."""
    for folder in base.glob("kernels-*"):
        try:
            if folder != keep and time.time() - folder.stat().st_mtime > days * 86400:
                shutil.rmtree(folder, ignore_errors=True)
        except OSError:
            continue  # another process was quicker
