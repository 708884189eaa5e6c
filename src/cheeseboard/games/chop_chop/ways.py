"""Walks, place by place: `rules.walk` says where one can end, and this by what way; and how far places are apart."""

from functools import cache
from typing import NamedTuple

from cheeseboard.engine.bits import Board, bit

from .rules import NAMES, PLACES, beside


class Way(NamedTuple):
    places: tuple[str, ...]
    """Without the start."""
    passed: int
    """The places between start and end, a bit each."""


def way(start: int, end: int, steps: int, free: int) -> list[str]:
    """A walk that passes only free places, a bit each, where there is one."""
    barred = ~free
    for places, passed in _ways(start, steps)[end]:
        if not passed & barred:
            return list(places)
    raise ValueError(f"no walk of {steps} from {NAMES[start]} to {NAMES[end]}")


def passed_by(start: int, end: int, steps: int) -> list[int]:
    """What each walk passes, a bit for each place."""
    return [way.passed for way in _ways(start, steps).get(end, ())]


def steps_to(start: int, goals: Board, ways: Board) -> int | None:
    """How far the nearest of these places is, were nobody in the way."""
    reached, steps = bit(start), 0
    while not reached & goals:
        further = reached | (beside(reached) & (ways | goals))
        if further == reached:
            return None
        reached, steps = further, steps + 1
    return steps


@cache
def _ways(start: int, steps: int) -> dict[int, list[Way]]:
    """Every walk of so many steps over an empty kitchen, by its end. It never enters its start again."""  # CC-11
    walks = [[start]]
    for _ in range(steps):
        walks = [[*walk, place] for walk in walks for place in _BESIDE[walk[-1]] if place != start]
    found: dict[int, list[Way]] = {}
    for _, *walk in sorted(walks, key=lambda walk: -len(set(walk))):  # first those that cross no place twice
        passed = sum(1 << place for place in {*walk[:-1]})
        found.setdefault(walk[-1], []).append(Way(tuple(NAMES[place] for place in walk), passed))
    return found


_BESIDE = [[place for place in range(PLACES) if int(beside(bit(start))) >> place & 1] for start in range(PLACES)]
