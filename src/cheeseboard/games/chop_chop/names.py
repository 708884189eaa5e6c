"""Pieces, places and sides by the names that notation, log and views use."""

from cheeseboard.engine.bits import NONE

from .rules import CAT, CAT_SIDE, MICE, NAMES, PLACES, PLACING, State, mice_at


def piece_name(piece: int) -> str:
    return "cat" if piece == CAT else f"m{piece + 1}"


_PIECES = (*map(piece_name, range(MICE)), piece_name(CAT), "fork")
NOTATION = [*(f"{piece} {place}" for piece in _PIECES for place in NAMES), "pass"]
"""Every move by its number, but for the first of a match."""
PLACINGS = [*(f"place {place}" for _ in _PIECES for place in NAMES), "pass"]


PIECE_AND_PLACE = {
    NOTATION[piece * PLACES + place]: (piece, place) for piece in range(CAT + 1) for place in range(PLACES)
}
"""A mouse or the cat, and where it goes, by the move in notation."""


def notation(state: State, move: int) -> str:
    return PLACINGS[move] if state.phase == PLACING else NOTATION[move]


def stands(state: State, piece: int) -> int:
    """Where a piece is."""
    return int(state.cat if piece == CAT else state.mice[piece])


def winning_side(state: State) -> int:
    return CAT_SIDE if mice_at(state) == NONE else 1 - CAT_SIDE


def victors(state: State) -> list[int]:
    cat_wins = winning_side(state) == CAT_SIDE
    return [seat for seat in range(state.players) if cat_wins == (seat == state.cat_seat)]
