"""What compiled code follows from: all that kernels can reach, as one fingerprint.

A kernel reaches the names that its code uses: other kernels, and constants of its module, on which compiled code is
built as they were. Comments, and whatever no kernel uses, do not count.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple

import numpy as np

from . import target

Kernel = Any
"""A function marked as a kernel."""


class Reach(NamedTuple):
    """Of some kernels."""

    fingerprint: str
    """The same wherever they would do the same, compiled in the same way."""
    files: tuple[str, ...]
    """Where they are written."""

    @property
    def stamp(self) -> str:
        """Changes with every word of those files: the compiler does not look behind the words."""
        digest = hashlib.sha256()
        for file in self.files:
            digest.update(file.encode() + b"\0" + Path(file).read_bytes() + b"\0")
        return digest.hexdigest()[:16]


def reach(kernels: Iterable[Kernel], own: Callable[[str], Kernel]) -> Reach:
    """All that these can reach; `own` is the kernel of that name that a game has for a name of the contract."""
    found = _Walk(own)
    for kernel in kernels:
        found.number(kernel)
    digest, files = hashlib.sha256(Path(target.__file__).read_bytes()), set()
    for kernel in found.kernels:  # grows on the way
        files.add(kernel.body.__code__.co_filename)
        for part in found.parts(kernel):
            digest.update(part + b"\0")
    return Reach(digest.hexdigest()[:16], tuple(sorted(files)))


class _Walk:
    def __init__(self, own: Callable[[str], Kernel]) -> None:
        self.kernels: list[Kernel] = []
        self._own = own

    def number(self, kernel: Kernel) -> int:
        """Its place in the order in which kernels were met."""
        if hasattr(kernel, "is_contract"):
            kernel = self._own(kernel.__name__)
        if kernel not in self.kernels:
            self.kernels.append(kernel)
        return self.kernels.index(kernel)

    def parts(self, kernel: Kernel) -> Iterator[bytes]:
        yield f"{kernel.__module__}.{kernel.__name__} {kernel.__defaults__!r}".encode()
        # Compiled code is filed with the classes of what it takes, which are found again by where they were written.
        yield from (f"{kind.__module__}.{kind.__qualname__}".encode() for kind in _classes(kernel))
        for body in dict.fromkeys((kernel.body, kernel.elsewhere)):
            for code in _codes(body.__code__):
                yield code.co_code
                yield repr((code.co_names, code.co_varnames)).encode()
                yield from (self.value(const) for const in code.co_consts if const is not body.__doc__)
                for name in code.co_names:
                    if name in kernel.__globals__:
                        yield name.encode()
                        yield from self.reached(kernel.__globals__[name], code.co_names)

    def reached(self, value: Any, names: tuple[str, ...]) -> Iterator[bytes]:
        yield self.value(value)
        if isinstance(value, ModuleType) and value.__name__.partition(".")[0] != np.__name__:
            yield from (self.value(vars(value)[name]) for name in names if name in vars(value))

    def value(self, value: Any) -> bytes:
        if hasattr(value, "is_kernel"):
            return b"kernel %d" % self.number(value)
        if isinstance(value, np.ndarray):
            return f"{value.dtype!r} {value.shape}".encode() + value.tobytes()
        if isinstance(value, tuple | list):
            return type(value).__name__.encode() + b",".join(map(self.value, value))
        if isinstance(value, ModuleType | type):
            return f"{value.__name__} {getattr(value, '_fields', '')}".encode()
        if isinstance(value, CodeType):  # comes by itself
            return b"code"
        if value is None or isinstance(value, int | float | str | bytes | np.generic) or value is Ellipsis:
            return repr((type(value).__name__, value)).encode()
        raise TypeError(f"a kernel cannot reach {value!r}")


def _classes(kernel: Kernel) -> list[type]:
    """Those of its arguments and of what it returns, as far as it names them."""
    return [kind for kind in kernel.__annotations__.values() if isinstance(kind, type)]


def _codes(code: CodeType) -> Iterator[CodeType]:
    """A function's code, and that of functions within it."""
    yield code
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from _codes(const)
