"""Cards and seats as people write them, and what a step or an end comes to."""

from functools import lru_cache

import numpy as np

from cheeseboard.engine.bits import Board

from . import parts
from .rules import BREED, CAT_NAMES, GREY, VALUES, State, total, winners

LEVELS = ("house", "wild")
LETTERS = parts.VARIETIES.value
_HANDS_KEPT = 10_000

_CARDS = [f"{letter}{value}" for letter in LETTERS for value in range(1, VALUES + 1)]


def card(number: int) -> str:
    return _CARDS[number]


def cards(held: Board) -> list[str]:
    return [*_cards(int(held))]


@lru_cache(maxsize=_HANDS_KEPT)
def _cards(left: int) -> list[str]:
    found = []
    while left:
        found.append(_CARDS[(left & -left).bit_length() - 1])
        left &= left - 1
    return found


def seats_in(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1] if bits else []


def catches(before: State, after: State) -> list[tuple[int, str]]:
    """Who was captured in this step, by which cat: first the cats that pounce, then those that wait for the end."""
    tables = after.cats.tolist(), before.caught.tolist(), after.caught.tolist()
    newly = [(cat, now & ~already) for cat, already, now in zip(*tables, strict=True) if now != already]
    newly.sort(key=lambda each: bool(BREED[each[0]] >= GREY))
    return [(seat, CAT_NAMES[cat]) for cat, seats in newly for seat in seats_in(seats, after.players)]


def totals(state: State) -> list[int]:
    return [int(total(state, seat)) for seat in range(state.players)]


def as_poor(state: State) -> list[int]:
    """Who has as few points as the one who names trump."""  # CT-6
    points = totals(state)
    return [seat for seat in range(state.players) if seat != state.namer and points[seat] == points[state.namer]]


def victors(state: State) -> list[int]:
    won = np.zeros(state.players, np.int64)
    winners(state, won)
    return [seat for seat in range(state.players) if won[seat]]
