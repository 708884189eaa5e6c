"""What is told: structs that leave for a seat, over the wire or to a program, and what they have in common."""

from typing import Any

import msgspec

from .drawing import Drawing


class Said(msgspec.Struct, frozen=True):
    """Something to be said to a person: a message of the catalogues, and its parameters."""

    code: str
    params: dict[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended: points by seat, the winning seats, and in a word why they win."""

    points: list[int]
    winners: list[int]
    reason: str

    @property
    def params(self) -> dict[str, Any]:
        """What a sentence about it may want to know: the most points that a winner has, and what the others have."""
        others = [scored for seat, scored in enumerate(self.points) if seat not in self.winners]
        return {
            "points": self.points,
            "winners": self.winners,
            "best": max(self.points[seat] for seat in self.winners),
            "others": others,
        }


class View(msgspec.Struct, kw_only=True):
    """Everything that a seat may know of a position. A game's own adds what is particular to it."""

    game: str = ""
    players: int = 0
    turn: int | None = None
    """The seat to move; none when the match is over."""
    result: Result | None = None
    seat: int | None = None
    """Whose view this is; none for a spectator's."""
    legal: list[str] = []
    """The moves of the seat whose view this is, in notation, while it is to move."""
    faded: int = 0
    """Of the events before this number, those that fade are not to be shown to people any more."""

    def drawing(self) -> Drawing | None:
        """The table as a picture; none where a game has no picture of it."""
        return None

    def _repr_svg_(self) -> str | None:
        """As notebooks show it."""
        drawing = self.drawing()
        return drawing.svg() if drawing else None


class Event(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True, gc=False):
    """Something that happened, as a seat heard it: None where that is hidden from it. Said as `event-<type>`."""


class Reason(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True):
    """A fact that speaks for a move. Said as `reason-<type>`, a clause whose subject is the move."""


Shows = dict[str, Any]
"""What an event changes in what is shown: fields of a view, with their new values."""


def type_of(told: Event | Reason) -> str:
    """What the wire and the catalogues call it."""
    return str(told.__struct_config__.tag)


def params_of(told: Event | Reason) -> dict[str, Any]:
    """What its sentence is made of."""
    found: dict[str, Any] = msgspec.to_builtins(told)
    return found
