"""Cheese Rescue (Eric Plotton and David Paput), clauses CR-1 to CR-19 of `docs/rules/cheese-rescue.md`.

From the French, Italian and English rulebooks. Inferred: how the 36 animals split into kinds; from reviews: the values
of the cheeses; our rulings: the playing area floats, the start card is inert (all of these live in `parts.py`).

The table is an endless grid, but no playing area is wider than 7. So cell x,y is bit x + 8y (mod 64) of a word:
stepping sideways turns the word by 1, stepping up or down turns it by 8, and an area of up to 7 by 7 never
touches itself on the way round.

What moves and learners call a cell does not depend on where the cards happen to lie: it is counted row by row in a
window of 8 by 8 that begins one cell before the cards laid. A move is the card's kind times 64 plus that number.
"""

from functools import partial
from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, nonzero, nth, size, turned
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.dice import Dice, below, below_both
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Boards, Smalls

from . import parts

DOG, CAT, MOUSE = range(3)
ANIMALS = 3
CHEESES = max(parts.CHEESE.value)  # values 1, 2, 3 are kinds 3, 4, 5
KINDS = ANIMALS + CHEESES
CELLS = 64
MOVES = KINDS * CELLS
OUTCOMES = ANIMALS
MOST_SEATS = max(parts.SQUARE.value)
NO_CARD = -1


class State:
    laid: Board
    """Every cell with a card, the start card included."""
    area: Board
    """Where the next card may lie without outgrowing the square."""
    animals: Annotated[Boards, ANIMALS]
    """Cells by kind of animal."""
    cheese: Annotated[Boards, MOST_SEATS]
    """Cells by owner."""
    worth: Annotated[Boards, CHEESES]
    """Cells by value, whoever owns the cheese."""
    hands: Annotated[Smalls, MOST_SEATS, KINDS]
    pile: Annotated[Smalls, ANIMALS]
    """What is left to draw: an order does not exist before it is drawn."""
    drawn: Annotated[Smalls, parts.ANIMALS_DEALT.value]
    """What the last chance gave, in order."""
    players: int
    seat: int
    """To lay the next card."""
    side: int
    """Of the square."""
    centred: int
    dealt: int
    """Seats that have their animals."""
    cards: int
    """Laid by the players."""
    owed: int
    """1 while the seat that has just laid a card is to draw."""
    left: int
    """The columns and rows that the cards laid span."""
    right: int
    top: int
    bottom: int


# By number of players, from 0
_COUNTS = range(MOST_SEATS + 1)
_NONE_REMOVED = (0,) * ANIMALS
_IN_PLAY = np.array([np.subtract(parts.ANIMALS.value, parts.REMOVED.value.get(n, _NONE_REMOVED)) for n in _COUNTS])
_CHEESE_SET = np.array([parts.CHEESE.value.count(value + 1) for value in range(CHEESES)], np.int8)
_SQUARE = np.array([parts.SQUARE.value.get(n, 0) for n in _COUNTS], np.int8)
_START_USED = np.array([parts.START_USED.value.get(n, False) for n in _COUNTS])
_ANIMALS_DEALT = parts.ANIMALS_DEALT.value
_LAYS = parts.LAYS.value

# By kind of card, so that one of each board is written whatever it is: which it is cannot be guessed
_IF_CHEESE = np.array([0] * ANIMALS + [2**64 - 1] * CHEESES, np.uint64)
_ANIMAL = np.array([*range(ANIMALS), *[0] * CHEESES], np.int64)
_VALUE = np.array([*[0] * ANIMALS, *range(CHEESES)], np.int64)

# _BOX[w, h]: w columns and h rows of cells from bit 0
_BOX = np.array(
    [[sum(1 << (x + 8 * y) for x in range(w) for y in range(h)) for h in range(9)] for w in range(9)], np.uint64
)


@kernel
def setup(state: State, players: int, options: np.ndarray) -> None:
    state.players = players
    state.centred = options[0]
    state.seat = options[1]  # CR-8
    state.side = _SQUARE[players]
    state.left = state.top = 0
    state.right = state.bottom = -1
    for kind in range(ANIMALS):  # CR-5
        state.pile[kind] = _IN_PLAY[players, kind]
    for seat in range(players):  # CR-4
        for value in range(CHEESES):
            state.hands[seat, ANIMALS + value] = _CHEESE_SET[value]
    for slot in range(_ANIMALS_DEALT):
        state.drawn[slot] = NO_CARD
    if _START_USED[players]:  # CR-7
        state.laid = ONE
        state.right = state.bottom = 0
    _float(state)
    if state.centred:  # CR-11: the start card is the middle of the square
        half = state.side // 2
        state.area = turned(_BOX[state.side, state.side], -9 * half)


@kernel
def turn(state: State) -> int:
    if state.dealt < state.players or state.owed:
        return CHANCE
    if state.cards == _LAYS * state.players:  # CR-13
        return OVER
    return state.seat


@kernel
def last_to_lay(state: State) -> int:
    return state.seat - 1 + state.players * (state.seat == 0)


@partial(kernel, inlined=True)
def chance(state: State, dice: Dice) -> None:
    done = False
    while not done:
        done = happen(state, sample(state, dice))


@partial(kernel, inlined=True)
def sample(state: State, dice: Dice) -> int:
    """The kind of an animal from the pile, each card equally likely."""
    card = below(dice, state.pile[DOG] + state.pile[CAT] + state.pile[MOUSE])
    kind = DOG
    for passed in range(ANIMALS - 1):
        card -= state.pile[passed]
        kind += 1 if card >= 0 else 0
    return kind


@kernel
def odds(state: State, odds: np.ndarray) -> int:
    for kind in range(ANIMALS):
        odds[kind] = state.pile[kind]
    return ANIMALS


@partial(kernel, inlined=True)
def happen(state: State, kind: int) -> bool:
    """An animal of this kind goes from the pile to the seat that is to have one."""
    dealing = state.dealt < state.players
    seat = Board(state.dealt if dealing else last_to_lay(state))
    slot = 0
    if dealing:  # CR-6
        for held in range(ANIMALS):
            slot += state.hands[seat, held]
    for each in range(_ANIMALS_DEALT):
        state.drawn[each] = kind if each == slot else state.drawn[each] if each < slot else NO_CARD
    state.pile[kind] -= 1
    state.hands[seat, kind] += 1
    if dealing and slot + 1 < _ANIMALS_DEALT:
        return False
    state.dealt += 1 if dealing else 0
    state.owed = 0  # CR-12
    return True


def _beside(cells: Board) -> Board:
    return turned(cells, 1) | turned(cells, -1) | turned(cells, 8) | turned(cells, -8)


@partial(kernel, compiled_as=_beside)
def beside(cells: Board) -> Board:
    """Every cell that shares a side with one of these."""
    board = int(cells)  # the interpreter is much faster with numbers of its own
    twice = board << CELLS | board
    return type(cells)((twice >> 1 | twice >> 8 | twice >> CELLS - 8 | twice >> CELLS - 1) & _ALL_CELLS)


_ALL_CELLS = (1 << CELLS) - 1


@kernel
def free_cells(state: State) -> Board:
    """Where a card may be laid."""
    if state.laid == NONE:  # CR-10
        return ONE
    return beside(state.laid) & ~state.laid & state.area  # CR-9, CR-11


@kernel
def corner(state: State) -> tuple[int, int]:
    """The x and y of the window's first cell."""
    return int(state.left) - 1, int(state.top) - 1


@kernel
def windowed(state: State, cells: Board) -> Board:
    """These cells as the window numbers them."""
    x, y = corner(state)
    return turned(cells, -(x + 8 * y))


@kernel
def aimed(state: State, move: int) -> Board:
    """The cell on which a move lays its card."""
    x, y = corner(state)
    return bit((move + x + 8 * y) % CELLS)


@kernel
def held(state: State, seat: int) -> Board:
    """The kinds of card that a seat holds, of each a bit in its own byte."""
    return nonzero(state.hands[Board(seat)], KINDS)


@kernel
def allows(state: State, move: int) -> bool:
    held = 0 <= move < MOVES and state.hands[turn(state), move // CELLS] > 0
    return held and free_cells(state) & aimed(state, move) != NONE


@kernel
def mark(state: State, mask: np.ndarray) -> None:
    seat = turn(state)
    free = windowed(state, free_cells(state))
    for cell in range(CELLS):
        mask[cell] = (free >> Board(cell)) & ONE != NONE
    for kind in range(KINDS - 1, -1, -1):  # the first last, since the others are written from it
        held = state.hands[seat, kind] > 0
        for cell in range(CELLS):
            mask[kind * CELLS + cell] = held and mask[cell]


@kernel
def legal(state: State, moves: np.ndarray) -> int:
    seat = turn(state)
    free = windowed(state, free_cells(state))
    count = 0
    for kind in range(KINDS):
        if state.hands[seat, kind]:
            cells = free
            while cells != NONE:
                moves[count] = kind * CELLS + lowest(cells)
                cells &= cells - ONE
                count += 1
    return count


@partial(kernel, inlined=True)
def pick(state: State, dice: Dice) -> int:
    kinds = held(state, state.seat)
    free = windowed(state, free_cells(state))
    kind, cell = below_both(dice, size(free), size(kinds))
    return nth(kinds, kind) // 8 * CELLS + nth(free, cell)


@partial(kernel, inlined=True)
def play(state: State, move: int) -> None:
    seat = state.seat
    own = Board(seat)  # what cannot be negative need not be asked whether it counts from the end
    kind = move // CELLS
    cell = aimed(state, move)
    state.hands[own, kind] -= 1
    state.laid |= cell
    cheese = cell & _IF_CHEESE[kind]
    state.animals[_ANIMAL[kind]] |= cell ^ cheese
    state.worth[_VALUE[kind]] |= cheese
    state.cheese[own] |= cheese
    _stretch(state, move % CELLS)
    state.cards += 1
    state.seat = seat + 1 if seat + 1 < state.players else 0  # CR-8
    state.owed = 1 if state.pile[DOG] + state.pile[CAT] + state.pile[MOUSE] > 0 else 0  # CR-12


@kernel
def _margin(first: int, last: int, side: int) -> int:
    """Lines beside the span of the cards laid that the square may still take in, on each side."""  # CR-11
    return 1 if last - first + 1 < side else 0


@kernel
def _stretch(state: State, cell: int) -> None:
    """Let the span take in a cell of the window, and the area follow it."""
    x, y = corner(state)
    x += cell % 8
    y += cell // 8
    if x < state.left or x > state.right or y < state.top or y > state.bottom:
        state.left = min(state.left, x)
        state.right = max(state.right, x)
        state.top = min(state.top, y)
        state.bottom = max(state.bottom, y)
        if not state.centred:
            _float(state)


@kernel
def _float(state: State) -> None:
    """Draw the area anew: the span and its margin."""
    aside = _margin(state.left, state.right, state.side)
    above = _margin(state.top, state.bottom, state.side)
    box = _BOX[state.right - state.left + 1 + 2 * aside, state.bottom - state.top + 1 + 2 * above]
    state.area = turned(box, state.left - aside + 8 * (state.top - above))


@kernel
def staying(state: State) -> tuple[Board, Board, Board]:
    """The cats, mice and cheese that would still lie if the match ended now."""
    cats = state.animals[CAT] & ~beside(state.animals[DOG])  # CR-14
    mice = state.animals[MOUSE] & ~beside(cats)  # CR-15
    cheese = state.worth[0]
    for value in range(1, CHEESES):
        cheese |= state.worth[value]
    return cats, mice, cheese & ~beside(mice)  # CR-16


@kernel
def saved(state: State, cheese: Board, seat: int) -> tuple[int, int]:
    """The points and the cards of a seat's own among the cheese that stays."""
    own = cheese & state.cheese[seat]
    points = 0
    for value in range(CHEESES):  # CR-17
        points += (value + 1) * size(own & state.worth[value])
    return points, size(own)


@kernel
def score(state: State, points: np.ndarray) -> None:
    cheese = staying(state)[2]
    for seat in range(state.players):
        points[seat] = saved(state, cheese, seat)[0]


@kernel
def winners(state: State, won: np.ndarray) -> None:
    leaders(state, staying(state)[2], won)


@kernel
def leaders(state: State, cheese: Board, won: np.ndarray) -> None:
    """Who would win with the cheese that stays."""
    best = 0
    for seat in range(state.players):  # CR-18: one point outweighs any number of cards
        points, cards = saved(state, cheese, seat)
        won[seat] = points * CELLS + cards
        best = max(best, won[seat])
    for seat in range(state.players):
        won[seat] = 1 if won[seat] == best else 0
