"""The positions of a match from the first to the present, and what led from each to the next."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from .contract import CHANCE, AnyState
from .game import Game
from .snapshot import snapshot

_ROOM = 32
"""For so many positions at first."""
_KEPT = 6
"""Positions of which a snapshot is kept: all that there are when a match begins, which every seat asks for in turn."""


class History:
    """A few hundred bytes a step: taking back is popping, and what happened is seen by comparing two positions."""

    def __init__(self, game: Game, start: AnyState, moves: Sequence[str] = (), movers: Sequence[int] = ()) -> None:
        self.causes: list[int] = []
        """What made each step: a move, or CHANCE."""
        self.moves = list(moves)
        """In notation; those made before a match that began in the middle come first."""
        self.earlier = len(self.moves)
        """How many those are."""
        self.movers = list(movers)
        """The seats that made them."""
        self._states = game.states(_ROOM)
        self._states[0] = start
        self._written = [1]
        """How many of the states are taken, by this history or by one that shares them."""
        self._seen: dict[int, AnyState] = {}  # the last positions that were looked at: every seat asks for the same

    def __len__(self) -> int:
        return len(self.causes)

    def branch(self) -> "History":
        """A history that goes on from here."""
        twin = object.__new__(History)
        twin.causes, twin.moves, twin.movers = self.causes.copy(), self.moves.copy(), self.movers.copy()
        twin.earlier = self.earlier
        # Positions are never changed: whichever of the two goes on first writes behind them, and the other one copies.
        twin._states, twin._written, twin._seen = self._states, self._written, self._seen.copy()
        return twin

    @property
    def now(self) -> AnyState:
        """The position as kernels take it."""
        return self._states[len(self)]

    @property
    def last(self) -> Any:
        """The position as an array of that one state."""
        return self._states[len(self) : len(self) + 1]

    @property
    def first(self) -> Any:
        """The position before any step, likewise."""
        return self._states[:1]

    @property
    def content(self) -> bytes:
        """All positions."""
        content: bytes = self._states[: len(self) + 1].tobytes()
        return content

    def position(self, number: int) -> AnyState:
        """The position after so many steps, as kernels take it."""
        return self._states[number]

    @property
    def chances(self) -> int:
        """How many steps were made by chance."""
        return len(self.causes) - (len(self.moves) - self.earlier)

    def snapshot(self, step: int | None = None) -> AnyState:
        """The present position, or the one before that step, to be read from Python."""
        number = len(self.causes) if step is None else step
        seen = self._seen.get(number)
        if seen is None:
            if len(self._seen) == _KEPT:
                del self._seen[next(iter(self._seen))]
            seen = self._seen[number] = snapshot(self._states, number)
        return seen

    def happened(self, step: int) -> tuple[AnyState, int, AnyState]:
        """A step: the position before it, its cause, and the position after it."""
        return self.snapshot(step), self.causes[step], self.snapshot(step + 1)

    def told(self, game: Game, since: int) -> list[str]:
        """The lines of the log from that step on."""
        causes = self.causes[since:]
        first = self.earlier + since - self.causes[:since].count(CHANCE)
        made = zip(self.movers[first:], self.moves[first:], strict=True)
        moves = iter([f"{mover} {move}" for mover, move in made])
        steps = zip(causes, game.text.follows(self._states[since : len(self) + 1], causes), strict=True)
        return [line for cause, then in steps for line in (then if cause == CHANCE else (next(moves), *then))]

    def step(self, cause: int) -> Any:
        """Put a copy of the position on top, to be changed by the cause: an array of that one state."""
        here = self.ahead(1)
        here[1] = here[0]
        self.grow([cause])
        return here[1:]

    def ahead(self, steps: int) -> Any:
        """The position as the first of an array of states, with room for so many steps behind it."""
        top = len(self)
        if top + steps >= len(self._states) or self._written[0] > top + 1:
            self._states, self._written = _with_room(self._states, top + 1, steps), [top + 1]
        return self._states[top : top + 1 + steps]

    def grow(self, causes: Sequence[int]) -> None:
        """Take in the steps that these causes have made `ahead`."""
        self.causes += causes
        self._written[0] = len(self) + 1

    def undo(self) -> bool:
        """Take back the last move and what chance made of it; False where no move has been made here."""
        if len(self.moves) == self.earlier:
            return False
        while self.causes.pop() == CHANCE:
            pass
        self.moves.pop()
        self.movers.pop()
        self._seen.clear()
        return True


def _with_room(states: Any, number: int, steps: int) -> Any:
    """So many of these states, and room for so many more, and for a few."""
    copied = np.empty(number + steps + 3 + number // 4, states.dtype)
    copied.view(np.uint8)[: number * states.itemsize] = states[:number].view(np.uint8)  # field by field takes longer
    return copied
