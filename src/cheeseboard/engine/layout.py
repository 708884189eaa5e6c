"""From an annotated class to the NumPy type that kernels work on.

    class State:
        laid: Board                                  # a word of 64 bits
        cheese: Annotated[Boards, MOST_SEATS]        # several of them
        players: int                                 # a number from -128 to 127
        hands: Annotated[Smalls, MOST_SEATS, KINDS]  # many of those
        hand: Annotated[Reals, 4, 10, "cards held"]  # floats, in what learners observe, and what they mean

Type checkers know every field; `layout(State)` is the type that NumPy and the compiler know.
"""

import math
from functools import cache
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np

from .bits import Board

Boards = np.ndarray[Any, np.dtype[np.uint64]]
Smalls = np.ndarray[Any, np.dtype[np.int8]]
Reals = np.ndarray[Any, np.dtype[np.float32]]

_ITEMS: dict[Any, str] = {Board: "u8", Boards: "u8", int: "i1", Smalls: "i1", Reals: "f4"}


@cache
def layout(kind: type) -> Any:
    """Whole words first, then bytes, and no byte undefined, so that equal means equal."""
    fields = [(name, *_field(hint)) for name, hint in get_type_hints(kind, include_extras=True).items()]
    spare = -np.dtype(fields).itemsize % 8 if any(item == "u8" for _, item, _ in fields) else 0
    if spare:
        fields.append(("spare", "i1", (spare,)))
    packed = np.dtype(fields, align=True)
    assert packed.itemsize == np.dtype(fields).itemsize, "put fields of eight bytes before those of one"
    taken = set(packed.names or ()) & set(dir(np.record))
    assert not taken, f"NumPy's records have an attribute of their own called {taken}"
    return np.dtype((np.record, packed))


def _field(hint: Any) -> tuple[str, tuple[int, ...]]:
    if get_origin(hint) is Annotated:
        kind, *shape = get_args(hint)
        return _ITEMS[kind], tuple(size for size in shape if isinstance(size, int))
    return _ITEMS[hint], ()


@cache
def board_fields(kind: Any) -> tuple[str, ...]:
    """The fields of such a NumPy type that are one word: Python reads them as plain numbers."""
    return tuple(name for name in kind.names if kind[name] == Board)


class Feature(NamedTuple):
    """A part of what learners observe. All its numbers are from `low` to `high`."""

    name: str
    shape: tuple[int, ...]
    start: int
    """The place of its first number among all of them."""
    meaning: str
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@cache
def features(kind: type) -> tuple[Feature, ...]:
    """The parts of an observation."""
    found, start = [], 0
    for name, hint in get_type_hints(kind, include_extras=True).items():
        found.append(Feature(name, _field(hint)[1], start, get_args(hint)[-1]))
        start += found[-1].size
    return tuple(found)
