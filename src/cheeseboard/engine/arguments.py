"""What the kernels of `playing` take, as machines without Python need to know it: sizes, and no objects.

Such a kernel calls the same thing by the same name wherever it takes it, so its parameters' names tell what they are.
"""

import inspect
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from . import playing
from .game import Game
from .kernel import kernels_of
from .layout import layout

ROWS = -1
"""In a shape: as many as there are matches."""
SEATS = -2
"""In a shape: as many as a match has players."""


class Argument(NamedTuple):
    """A number, or an array that lies row after row without gaps."""

    name: str
    kind: Any
    """What it is made of, as NumPy calls it."""
    shape: tuple[int, ...] | None = None
    """Of an array; nothing for a number."""
    kept: bool = True
    """Of an array with a row for each match: whether anybody looks at what was written there."""
    begun: bool = True
    """Whether the kernel reads what was there before."""

    @property
    def each(self) -> bool:
        """Whether it has a row for each match."""
        return self.shape is not None and self.shape[0] == ROWS

    @property
    def row(self) -> int:
        """How many bytes a row has; 0 where that depends on the number of players."""
        assert self.shape is not None
        return 0 if SEATS in self.shape else int(np.dtype(self.kind).itemsize * np.prod(self.shape[1:], dtype=int))


_PARTS = {"steps": ("advances", "masks", "observes")}
"""Where each row has a thread of its own, those that write long rows find room for few at a time: the rest is better
done by many."""


def parts(game: Game, kernel: str, given: Sequence[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The kernels that do the same there, one after another, and what each is given."""
    named = {each.name: value for each, value in zip(arguments(game, kernel), given, strict=True)}
    named.setdefault("seat", playing.TO_MOVE)
    for part in _PARTS.get(kernel, (kernel,)):
        yield part, [named[each.name] for each in arguments(game, part)]


@cache
def arguments(game: Game, kernel: str) -> tuple[Argument, ...]:
    """What the kernel takes for this game, without the rows from which and up to which it goes."""
    names = list(inspect.signature(getattr(playing, kernel)).parameters)
    assert names[-2:] == ["start", "stop"], f"{kernel} does not go over rows"
    whole, state = np.int64, layout(game.rules.State)
    known = {
        "states": Argument("states", state, (ROWS,)),
        "after": Argument("after", state, (ROWS,), kept=False, begun=False),
        "blank": Argument("blank", state, (1,)),
        "dice": Argument("dice", np.uint64, (ROWS, 4)),
        "options": Argument("options", whole, (len(game.options),)),
        "chosen": Argument("chosen", whole, (ROWS,)),
        "where": Argument("where", np.bool_, (ROWS,)),
        "ended": Argument("ended", whole, (ROWS,)),
        "out": Argument("out", whole, (ROWS,), begun=False),
        "seats": Argument("seats", whole, (ROWS,), begun=False),
        "done": Argument("done", np.bool_, (ROWS,), begun=False),
        "mask": Argument("mask", np.bool_, (ROWS, game.moves), begun=False),
        "marked": Argument("marked", np.bool_, (ROWS, game.moves), kept=False, begun=False),
        "seen": Argument("seen", layout(game.mind.Observation), (ROWS,), begun=False),
        "rewards": Argument("rewards", np.float32, (ROWS, SEATS)),
        "points": Argument("points", whole, (ROWS, SEATS)),
        "won": Argument("won", whole, (ROWS, SEATS)),
        **{name: Argument(name, whole) for name in ("players", "limit", "moves", "seat")},
    }
    return tuple(known[name] for name in names[:-2])


def seats_of(taken: Sequence[Argument], given: Sequence[Any]) -> int:
    """The columns of arrays with one for each seat."""
    return next((array.shape[1] for each, array in zip(taken, given, strict=True) if SEATS in (each.shape or ())), 0)


def over_rows() -> tuple[str, ...]:
    """The kernels that go over rows, where each has a thread of its own."""
    return tuple(
        name
        for name, kernel in kernels_of(playing).items()
        if name not in _PARTS
        and kernel.__module__ == playing.__name__
        and [*inspect.signature(kernel).parameters][-2:] == ["start", "stop"]
    )
