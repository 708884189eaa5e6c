"""What a seat may know of Cheese Rescue, and what it hears of each happening (CR-19)."""

from typing import Any

import numpy as np

from cheeseboard.engine.bits import Board
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot

from . import parts
from .rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESES,
    KINDS,
    MOST_SEATS,
    MOUSE,
    NO_CARD,
    corner,
    last_to_lay,
    place,
    saved,
    staying,
    turn,
    winners,
)

CARDS = ("dog", "cat", "mouse", *(f"c{value + 1}" for value in range(CHEESES)))
AREAS = ("floating", "centred")

Cell = list[int]


def public(state: Snapshot) -> Json:
    return {
        "area": AREAS[state.centred],
        "size": int(state.side),
        "reach": _reach(state),
        "cells": _cells(state),
        "hands": [_open_hand(state.hands[other]) for other in range(state.players)],
        "laid": int(state.cards),
        "lays": parts.LAYS.value * int(state.players),
        "pile": int(state.pile.sum()),
        "count": count(state),
    }


def private(state: Snapshot, seat: int | None) -> Json:
    return {"hand": None if seat is None else _cards(state.hands[seat], range(KINDS))}


def events(before: Snapshot, cause: int, after: Snapshot, seat: int | None) -> list[Json]:
    if cause == CHANCE:
        drawn = [CARDS[kind] for kind in after.drawn if kind != NO_CARD]
        if after.dealt > before.dealt:
            dealt = int(before.dealt)
            return [{"type": "deal", "seat": dealt, "count": len(drawn), "cards": drawn if seat == dealt else None}]
        drawer = int(last_to_lay(after))
        return [{"type": "draw", "seat": drawer, "card": drawn[0] if seat == drawer else None}]
    card = CARDS[cause // CELLS]
    x, y = place(frame(after), cause % CELLS)
    happened: list[Json] = [
        {"type": "move", "seat": int(turn(before)), "move": f"{card} {x},{y}", "card": card, "cell": [x, y]}
    ]
    if turn(after) == OVER:
        final = count(after)
        outcome = {"points": final["points"], "winners": final["winners"], "reason": reason(after)}
        happened.append({"type": "end", **outcome, "count": final})
    return happened


def count(state: Snapshot) -> Json:
    """The count as if the match ended now: who leaves, and what that makes (CR-14 to CR-18)."""
    cats, mice, cheese = staying(state)
    kept = [saved(state, cheese, seat) for seat in range(state.players)]
    won = np.zeros(MOST_SEATS, np.int64)
    winners(state, won)
    at = frame(state)
    return {
        "fled": _places(at, state.animals[CAT] & ~cats),
        "caught": _places(at, state.animals[MOUSE] & ~mice),
        "eaten": _places(at, Board(np.bitwise_or.reduce(state.cheese)) & ~cheese),
        "points": [points for points, _ in kept],
        "cheeses": [cards for _, cards in kept],
        "winners": [seat for seat in range(state.players) if won[seat]],
    }


def reason(state: Snapshot) -> str:
    """`points`, or what broke the tie: `cheeses`, or nothing did: `shared` (CR-17, CR-18)."""
    final = count(state)
    if len(final["winners"]) > 1:
        return "shared"
    return "points" if final["points"].count(max(final["points"])) == 1 else "cheeses"


def frame(state: Snapshot) -> tuple[int, int]:
    """The corner from which `place` finds the x and y of cells, in plain numbers."""
    x, y = corner(state)
    return int(x), int(y)


def _reach(state: Snapshot) -> list[int]:
    """Left, top, right, bottom of the cells that the square could still cover (CR-11)."""
    side = int(state.side)
    if state.centred:
        return [-(side // 2), -(side // 2), side // 2, side // 2]
    right, bottom = max(int(state.right), 0), max(int(state.bottom), 0)
    return [right - side + 1, bottom - side + 1, int(state.left) + side - 1, int(state.top) + side - 1]


def _cells(state: Snapshot) -> list[Json]:
    at, laid = frame(state), []
    for kind, board in enumerate(state.animals):
        laid += [_lying(cell, CARDS[kind], None) for cell in _places(at, board)]
    for seat in range(state.players):
        for value in range(CHEESES):
            cheese = state.cheese[seat] & state.worth[value]
            laid += [_lying(cell, CARDS[ANIMALS + value], seat) for cell in _places(at, cheese)]
    if parts.START_USED.value[state.players]:
        laid.append(_lying([0, 0], "start", None))
    return sorted(laid, key=lambda each: (each["cell"][1], each["cell"][0]))


def _lying(cell: Cell, card: str, owner: int | None) -> Json:
    return {"cell": cell, "card": card, "owner": owner}


def _places(at: tuple[int, int], board: Board) -> list[Cell]:
    rest, found = int(board), []
    while rest:
        found.append([*place(at, rest.bit_length() - 1)])
        rest ^= 1 << (rest.bit_length() - 1)
    return found[::-1]


def _cards(hand: Any, kinds: range) -> list[str]:
    return [CARDS[kind] for kind in kinds for _ in range(hand[kind])]


def _open_hand(hand: Any) -> Json:
    """What everyone may know of a hand: its cheese, and how many animals are with it."""
    return {
        "cards": int(hand.sum()),
        "animals": int(hand[:ANIMALS].sum()),
        "cheese": _cards(hand, range(ANIMALS, KINDS)),
    }
