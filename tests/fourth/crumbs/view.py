"""What everybody may know of Crumbs, which is all there is to know."""

from collections.abc import Sequence

from cheeseboard.engine import told
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.told import Event, Shows

from . import parts
from .rules import State, turn

PLATES = tuple(parts.PLATES.value)


class View(told.View, kw_only=True):
    crumbs: int
    """On the plate."""


class Move(Event, frozen=True):
    seat: int
    move: str
    count: int
    """How many were taken."""


class End(Event, frozen=True):
    winners: list[int]


AnyEvent = Move | End


def public(state: State) -> View:
    return View(crumbs=state.crumbs)


def private(state: State, seat: int, legal: Sequence[str]) -> Shows:
    return {}  # nothing is hidden


def events(before: State, cause: int, after: State) -> list[Event]:
    happened: list[Event] = [Move(turn(before), str(cause + 1), cause + 1)]
    if turn(after) == OVER:
        happened.append(End([turn(before)]))
    return happened


def private_events(before: State, cause: int, after: State) -> dict[int, dict[int, Event]]:
    return {}


def shows(before: State, cause: int, after: State) -> list[Shows]:
    return [{"crumbs": after.crumbs}, *({} for _ in events(before, cause, after)[1:])]


def private_shows(before: State, cause: int, after: State) -> dict[int, dict[int, Shows]]:
    return {}


def reason(state: State) -> str:
    return "last"
