"""States to be looked at from Python."""

from collections.abc import Callable
from functools import wraps
from types import SimpleNamespace
from typing import Any, TypeVar

import numpy as np

from .bits import Board
from .contract import AnyState
from .layout import board_fields

T = TypeVar("T")


def snapshot(states: Any, number: int) -> AnyState:
    """One of these states to be looked at from Python, where reading a field of an array's item is slow."""
    # Bytes of its own, so that its arrays do not keep all the others in memory; copying field by field takes longer.
    (alone,) = np.frombuffer(states[number : number + 1].tobytes(), states.dtype).tolist()
    fields = dict(zip(states.dtype.names, alone))  # noqa: B905 -- to have them counted takes half as long again
    for board in board_fields(states.dtype):
        fields[board] = Board(fields[board])
    return SimpleNamespace(**fields)


def once(work: Callable[[Any], T]) -> Callable[[Any], T]:
    """Work something out once for a snapshot, however many seats ask for it."""
    place = _place(work)

    @wraps(work)
    def remembered(state: AnyState) -> T:
        if not isinstance(state, SimpleNamespace):
            return work(state)
        known = vars(state)
        if place not in known:
            known[place] = work(state)
        found: T = known[place]
        return found

    return remembered


def foresee(work: Callable[[Any], T], state: AnyState, found: T) -> None:
    """Spare such work for a snapshot: this is what it would find, as follows from another position."""
    setattr(state, _place(work), found)


def _place(work: Callable[..., Any]) -> str:
    """Where a snapshot keeps what was found."""
    return f"_{work.__name__}"
