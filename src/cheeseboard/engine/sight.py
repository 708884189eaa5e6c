"""What a seat knows: the one thing that a bot is handed."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from .told import Event, View

if TYPE_CHECKING:
    from .match import Match


class Sight:
    """A match as one seat knows it.

    Nothing true is in here that the seat cannot know: behind it stands an imagined match, in which all of that was
    dealt anew. So it may be handed to anybody's bot, and sent to another process (it can be pickled).
    """

    def __init__(self, world: "Match", seat: int) -> None:
        self._world = world
        self.seat = seat
        self.turn = world.turn
        """The seat to move, or None when the match is over."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._world.game.name

    @property
    def players(self) -> int:
        return self._world.players

    @property
    def options(self) -> Mapping[str, str]:
        return self._world.options

    @property
    def moves(self) -> list[str]:
        """All moves so far, in notation."""
        return self._world.moves

    @cached_property
    def view(self) -> View:
        """Everything the seat may know of the position, as `match.view(seat)`."""
        return self._world.view(self.seat)

    @cached_property
    def events(self) -> list[Event]:
        """Everything that has happened, as the seat heard it."""
        return self._world.events(self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The seat's moves, in notation; none while it is another's turn."""
        return self._world.legal() if self.turn == self.seat else []

    @cached_property
    def numbers(self) -> list[int]:
        """The same moves by their numbers, in the same order."""
        return self._world.numbers() if self.turn == self.seat else []

    def write(self, number: int) -> str:
        """A move in notation."""
        return self._world.write(number)

    def mask(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Of every move of the game, by its number, whether it is one of them."""
        mask = np.zeros(self._world.game.moves, np.bool_)
        mask[self.numbers] = True
        return mask

    def observe(self) -> dict[str, Any]:
        """What the seat knows as named arrays of numbers, for learners, as `match.observe(seat)`."""
        return self._world.observe(self.seat)

    def imagine(self, seed: int) -> "Match":
        """A match like this one as far as the seat can tell, dealt anew: for bots that look ahead."""
        return self._world.imagine(self.seat, seed)

    def _repr_svg_(self) -> str | None:
        """The table as the seat sees it, for notebooks."""
        return self.view._repr_svg_()

    def __repr__(self) -> str:
        return f"<Sight {self.game} players={self.players} seat={self.seat} moves={len(self.moves)} turn={self.turn}>"
