"""What a seat may know of Cheese Rescue, and what it hears of each happening (CR-19)."""

from collections.abc import Sequence
from functools import cache, lru_cache, partial
from types import SimpleNamespace
from typing import Any

import msgspec

from cheeseboard.engine import told
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.drawing import Cards, Drawing
from cheeseboard.engine.snapshot import foresee, once
from cheeseboard.engine.told import Event, Result, Shows

from . import parts
from .rules import (
    ANIMALS,
    CELLS,
    CHEESES,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    State,
    corner,
    last_to_lay,
    staying,
    turn,
)

CARDS = ("dog", "cat", "mouse", *(f"c{value + 1}" for value in range(CHEESES)))
_ANIMALS = frozenset(CARDS[:ANIMALS])
START = "start"
AREAS = ("floating", "centred")

Cell = tuple[int, int]
"""Column and row, counted from where it all began."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A card on the table."""

    cell: Cell
    card: str
    """`dog`, `cat`, `mouse`, a cheese by its value (`c3`), or `start`."""
    owner: int | None
    """The seat whose cheese it is; none for every other card."""


class Hand(msgspec.Struct, frozen=True, gc=False):
    """What everyone may know of a hand: its cheese, and how many animals are with it."""

    cards: int
    animals: int
    cheese: list[str]


class Count(msgspec.Struct, frozen=True, gc=False):
    """The count: who leaves, one kind after the other, and what that makes (CR-14 to CR-18)."""

    fled: list[Cell]
    """The cats beside a dog."""
    caught: list[Cell]
    """The mice beside a cat that stayed."""
    eaten: list[Cell]
    """The cheese beside a mouse that is left."""
    lost: list[int]
    """By seat, what its eaten cheese was worth."""
    points: list[int]
    cheeses: list[int]
    """By seat, how many of its cheese cards still lie."""
    winners: list[int]


class View(told.View, kw_only=True):
    area: str
    """`floating` or `centred`."""
    size: int
    """Cards on a side of the square."""
    reach: tuple[int, int, int, int]
    """Left, top, right, bottom of the cells that the square could still cover."""
    cells: list[Laid]
    """Row by row."""
    hands: list[Hand]
    hand: list[str] | None = None
    """The cards of the seat whose view this is."""
    laid: int
    """Cards that the players have laid."""
    lays: int
    """Cards that they will have laid when the square is full."""
    pile: int
    count: Count
    """As if the match ended now."""

    def drawing(self) -> Drawing:
        wide, high, gap = 50, 70, 6
        left, top, right, bottom = self.reach
        hand = self.hand or []
        across = max((right - left + 1) * (wide + gap), len(hand) * (wide + gap)) + gap
        down = (bottom - top + 1) * (high + gap) + gap
        sheet = Drawing(self.game, across, down + (high + 2 * gap + 20 if hand else 0))
        gone = {*self.count.fled, *self.count.caught, *self.count.eaten}
        for one in self.cells:
            x, y = gap + (one.cell[0] - left) * (wide + gap), gap + (one.cell[1] - top) * (high + gap)
            sheet.piece(_sticker(one.card, one.owner), x, y, wide, high, faint=one.cell in gone)
        if hand:
            sheet.words(f"▸ {self.seat}", gap, down + 10, 13, "start")
        for place, card in enumerate(hand):
            sheet.piece(_sticker(card, self.seat), gap + place * (wide + gap), down + 20, wide, high)
        return sheet


def _sticker(card: str, owner: int | None) -> str:
    return card if owner is None or card in CARDS[:ANIMALS] else f"{card}-{owner}"


class Deal(Event, frozen=True):
    seat: int
    count: int
    cards: list[str] | None


class Move(Event, frozen=True):
    seat: int
    move: str
    card: str
    cell: Cell


class Draw(Event, frozen=True):
    seat: int
    card: str | None


class End(Event, frozen=True):
    points: list[int]
    winners: list[int]
    reason: str
    count: Count


_HANDS_KEPT = 10_000
Held = tuple[list[str], Hand]
"""A hand card by card, animals first, and what everyone may know of it."""

AnyEvent = Deal | Move | Draw | End


def public(state: State) -> View:
    return View(
        area=AREAS[state.centred],
        size=state.side,
        reach=_reach(state),
        cells=laid_cards(state).copy(),
        hands=_hands(state),
        laid=state.cards,
        lays=parts.LAYS.value * state.players,
        pile=_pile(state),
        count=count(state),
    )


def private(state: State, seat: int, legal: Sequence[str]) -> Shows:
    return {"hand": Cards("cheese-rescue", _held(state)[seat][0], partial(_sticker, owner=seat))}


def events(before: State, cause: int, after: State) -> list[Event]:
    if cause == CHANCE:
        if after.dealt > before.dealt:
            return [Deal(before.dealt, len(_drawn(after)), None)]
        return [Draw(last_to_lay(after), None)]
    card, cell = CARDS[cause // CELLS], place(corner(before), cause % CELLS)
    laid = Move(turn(before), "{} {},{}".format(card, *cell), card, cell)
    if turn(after) != OVER:
        return [laid]
    final = count(after)
    return [laid, End(final.points, final.winners, reason(after), final)]


def private_events(before: State, cause: int, after: State) -> dict[int, dict[int, Event]]:
    if cause != CHANCE:
        return {}
    holder, drawn = _holder(before, cause, after), _drawn(after)
    return {holder: {0: Deal(holder, len(drawn), drawn) if after.dealt > before.dealt else Draw(holder, drawn[0])}}


def _holder(before: State, cause: int, after: State) -> int:
    """The seat whose hand has changed."""
    if cause != CHANCE:
        return turn(before)
    return before.dealt if after.dealt > before.dealt else last_to_lay(after)


def _drawn(state: State) -> list[str]:
    return [CARDS[kind] for kind in state.drawn.tolist() if kind != NO_CARD]


def shows(before: State, cause: int, after: State) -> list[Shows]:
    foresee(laid_cards, after, _laid_then(before, cause))
    changed: Shows = {"hands": _hands(after)}
    now = turn(after)
    if now not in (CHANCE, OVER):
        changed["turn"] = now
    if cause == CHANCE:
        changed["pile"] = _pile(after)
    else:
        changed |= {"reach": _reach(after), "cells": laid_cards(after), "laid": after.cards, "count": count(after)}
    if now != OVER:
        return [changed]
    final = count(after)
    return [changed, {"turn": None, "result": Result(final.points, final.winners, reason(after))}]


def private_shows(before: State, cause: int, after: State) -> dict[int, dict[int, Shows]]:
    holder = _holder(before, cause, after)
    return {holder: {0: {"hand": _held(after)[holder][0].copy()}}}


@once
def count(state: State) -> Count:
    """The count as if the match ended now."""
    boards: Any = SimpleNamespace(animals=state.animals.tolist(), worth=state.worth.tolist())  # as Python's own numbers
    cats, mice, cheese = staying(boards)
    _, all_cats, all_mice = boards.animals
    valued = [*enumerate(boards.worth, 1)]
    points, lost, cheeses, ranks, eaten = [], [], [], [], 0
    for own in state.cheese[: state.players].tolist():
        kept, gone = own & cheese, own & ~cheese
        saved, cards = _worth(valued, kept), kept.bit_count()
        points.append(saved)
        lost.append(_worth(valued, gone) if gone else 0)
        cheeses.append(cards)
        ranks.append((saved, cards))
        eaten |= gone
    best = max(ranks)
    at = corner(state)
    return Count(
        fled=_places(at, all_cats & ~cats),
        caught=_places(at, all_mice & ~mice),
        eaten=_places(at, eaten),
        lost=lost,
        points=points,
        cheeses=cheeses,
        winners=[seat for seat, rank in enumerate(ranks) if rank == best],
    )


def _worth(valued: list[tuple[int, int]], cheese: int) -> int:
    """What so much cheese is worth, by the cells of all cheese of each value."""
    worth = 0
    for value, cells in valued:
        worth += value * (cells & cheese).bit_count()
    return worth


def reason(state: State) -> str:
    """`points`, or what broke the tie: `cheeses`, or nothing did: `shared` (CR-17, CR-18)."""
    final = count(state)
    if len(final.winners) > 1:
        return "shared"
    return "points" if final.points.count(max(final.points)) == 1 else "cheeses"


def _reach(state: State) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of the cells that the square could still cover (CR-11)."""
    side = state.side
    if state.centred:
        return -(side // 2), -(side // 2), side // 2, side // 2
    right, bottom = max(state.right, 0), max(state.bottom, 0)
    return right - side + 1, bottom - side + 1, state.left + side - 1, state.top + side - 1


@once
def laid_cards(state: State) -> list[Laid]:
    at, worth = corner(state), state.worth.tolist()
    cells: list[Laid | None] = [None] * CELLS
    if parts.START_USED.value[state.players]:
        cells[0] = _laid(0, 0, START, None)
    boards = [*state.animals.tolist(), *(own & board for own in state.cheese.tolist() for board in worth)]
    for board, laid in zip(boards, _laid_at(at), strict=True):
        while board:
            lowest = board & -board
            cell = lowest.bit_length() - 1
            cells[cell] = laid[cell]
            board ^= lowest
    first = _first(at)
    return [*filter(None, cells[first:] + cells[:first])]


def _laid_then(before: State, cause: int) -> list[Laid]:
    """The cards on the table after that: a move adds one, a draw none."""
    cells = laid_cards(before)
    if cause == CHANCE:
        return cells
    at, (kind, cell) = corner(before), divmod(cause, CELLS)
    ahead = _window(at, int(before.laid)) & (1 << cell) - 1
    card = _laid(*place(at, cell), CARDS[kind], None if kind < ANIMALS else turn(before))
    return [*cells[: ahead.bit_count()], card, *cells[ahead.bit_count() :]]


def _window(at: Cell, board: int) -> int:
    """The same cells as the window with this corner numbers them, and more beyond it."""
    return (board << CELLS | board) >> _first(at)


def _first(at: Cell) -> int:
    """The bit of the cell in the corner."""
    return (at[0] + 8 * at[1]) % CELLS


@cache
def _laid_at(at: Cell) -> list[list[Laid]]:
    """Each card on every cell, by its bit: animals, then the cheese of one seat after another."""
    kinds: list[tuple[str, int | None]] = [(card, None) for card in CARDS[:ANIMALS]]
    kinds += [(card, seat) for seat in range(MOST_SEATS) for card in CARDS[ANIMALS:]]
    return [[_laid(*cell, card, owner) for cell in _cells(at)] for card, owner in kinds]


@cache
def _laid(x: int, y: int, card: str, owner: int | None) -> Laid:
    return Laid((x, y), card, owner)


def place(at: Cell, cell: int) -> Cell:
    """Where a cell of the window with this corner is."""
    return at[0] + cell % 8, at[1] + cell // 8


def _places(at: Cell, board: int) -> list[Cell]:
    if not board:
        return []
    cells, found = _cells(at), []
    while board:
        lowest = board & -board
        found.append(cells[lowest.bit_length() - 1])
        board ^= lowest
    return found


@cache
def _cells(at: Cell) -> list[Cell]:
    """The places of all cells, by their bit."""
    return [place(at, (cell - at[0] - 8 * at[1]) % CELLS) for cell in range(CELLS)]


def _pile(state: State) -> int:
    return sum(state.pile.tolist())


@once
def _held(state: State) -> list[Held]:
    """All hands."""
    hands = state.hands.tobytes()
    return [_sorted(hands[at : at + KINDS]) for at in range(0, state.players * KINDS, KINDS)]


def _hands(state: State) -> list[Hand]:
    return [Hand(hand.cards, hand.animals, hand.cheese.copy()) for _, hand in _held(state)]


@lru_cache(maxsize=_HANDS_KEPT)
def _sorted(counts: bytes) -> Held:
    """A hand, by how many there are of each kind. Others have it too: what leaves is a copy."""
    cards = [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]
    cheese = [card for card in cards if card not in _ANIMALS]
    return cards, Hand(len(cards), len(cards) - len(cheese), cheese)
