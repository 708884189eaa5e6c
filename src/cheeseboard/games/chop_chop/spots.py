"""Places as people find them: by what lies there, and how far it is to the nearest hole."""

from functools import cache
from typing import Any

from cheeseboard.engine.bits import bit

from .rules import CAT, FRONT, HOLES, MOUSE_WAYS, NAMES, PLACES, SQUARES, State, on_table, targets
from .ways import steps_to


def spot(state: State, piece: int, place: int) -> dict[str, Any]:
    """What a piece finds there, with the nearest hole and the steps to it, as `spot` in the catalogue says it."""
    hole, steps = _nearest(place)
    return {"spot": _kind(state, piece, place), "hole": NAMES[hole], "steps": steps}


def has_alike(state: State, piece: int, place: int) -> bool:
    """Whether the piece may also go somewhere else that would be called the same."""
    may_go, called = targets(state, piece), spot(state, piece, place)
    return any(
        may_go & bit(other) and other != place and spot(state, piece, other) == called for other in range(PLACES)
    )


def _kind(state: State, piece: int, place: int) -> str:
    if place >= SQUARES:
        return "hole"
    if on_table(place):
        return "top" if piece == CAT else "under"
    if state.cheese & bit(place):
        return "cheese"
    if place in FRONT[:HOLES]:
        return "doorstep"
    return "tile" if state.down & bit(place) else "floor"


@cache
def _nearest(place: int) -> tuple[int, int]:
    away = {hole: steps_to(place, bit(hole), MOUSE_WAYS) or 0 for hole in range(SQUARES, SQUARES + HOLES)}
    hole = min(away, key=lambda each: away[each])
    return hole, away[hole]
