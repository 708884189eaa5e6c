"""What a net is shown of a round between two: the features that a position has, out of `TRAITS`.

All cards are shown, as in the world that a search imagines. What is asked is how many points more than the other the
seat to play will make of this round, if both then play as well as they can with what they know. Of a variety it
matters who holds its cards from the highest down, and not which they are, but for those that a cat is after.
"""

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, size
from cheeseboard.engine.kernel import kernel

from . import parts
from .rules import (
    BLACK,
    BREED,
    COUNTED,
    GREY,
    NOTHING,
    NUMBER,
    REVEALED,
    SIAMESE,
    SUIT,
    TUXEDO,
    VALUES,
    VARIETIES,
    WHITE,
    State,
    captures,
    counted,
    turn,
)

_HAND = parts.HAND.value.get(2, 0) + 1
_HIGHEST = parts.HIGHEST.value.get(2, 0)
_LONG = _HIGHEST + 1
_HELD = 1 << _LONG  # who holds the cards of a variety: a bit each below the highest
_FEW = 4
_MISSING = 7
_APART = 2 * _LONG - 1
_EACH = VARIETIES + 1  # so many cards of a value there can be, or none
_BETWEEN = 2 * VARIETIES + 1
_SIZES = {
    "held": 5 * _HELD,
    "trumps": _LONG * _LONG,
    "tricks": _HAND * _HAND,
    "caught": 2 * (REVEALED + 1) * _HAND,
    "open": (REVEALED + 1) ** 3,
    "left": 2 * _HAND,
    "led": 2 * _FEW * _FEW * 2,
    "black": _HAND + 1,
    "white": _MISSING * _MISSING,
    "exactly": _MISSING * _MISSING * _HAND,
    "siamese": 2 * 2 * _FEW * _FEW * _FEW,
    "of tricks": 2 * (2 * _HAND - 1) * _HAND,
    "of value": 2 * _BETWEEN * _EACH * _EACH,
    "card of value": 2 * 2 * 2 * _FEW * _FEW,
    "of variety": 2 * _APART * _LONG,
    "held of variety": 2 * 2 * _HELD,
    "wanted led": 3,
}
_AT = dict(zip(_SIZES, np.cumsum([0, *_SIZES.values()]).tolist(), strict=False))
TRAITS = sum(_SIZES.values())
UNITS = 64
TAUGHT: tuple[tuple[int, dict[str, str]], ...] = ((2, {}),)
"""The tables at which it is learnt: players, and options that are not as usual."""
LESSON = {"tables": 256, "lines": 64, "iterations": 400, "warmth": 0.2, "far_sight": 1.0, "keep": 400, "repeats": 16}
"""How it is learnt, where that is not as usual: a search plays."""
HOLDS_FOR = (2,)
"""The numbers of players for which what is learnt there holds."""
_HOLD, _TRUMPS, _TRICKS, _CAUGHT, _OPEN, _LEFT = (
    _AT[name] for name in ("held", "trumps", "tricks", "caught", "open", "left")
)
_LED, _BLACK, _WHITE, _EXACTLY, _SIAMESE = (_AT[name] for name in ("led", "black", "white", "exactly", "siamese"))
_OF_TRICKS, _OF_VALUE, _CARD, _OF_VARIETY, _HELD_OF, _WANTED = (
    _AT[name] for name in ("of tricks", "of value", "card of value", "of variety", "held of variety", "wanted led")
)


@kernel
def viewer(state: State) -> int:
    """The seat to play."""
    return turn(state)


@kernel
def _held(mine: Board, theirs: Board, variety: int) -> int:
    """Who holds the cards of a variety that are still in a hand, from the highest down."""
    code = 1
    shift = VALUES * variety
    for value in range(_HIGHEST - 1, -1, -1):
        card = ONE << Board(shift + value)
        if mine & card != NONE:
            code = 2 * code + 1
        elif theirs & card != NONE:
            code = 2 * code
    return code


@kernel
def _within(number: int, most: int) -> int:
    return min(max(number, 0), most)


@kernel
def traits(state: State, seat: int, out: np.ndarray) -> int:
    other = 1 - seat
    mine = state.hands[seat]
    theirs = state.hands[other]
    trumps = SUIT[state.trump] if state.trump != NOTHING else NONE
    ruffs = (2 if mine & trumps != NONE else 0) + (1 if theirs & trumps != NONE else 0)
    count = 0
    for variety in range(VARIETIES):
        kind = 4 if variety == state.trump else ruffs
        out[count] = _HOLD + kind * _HELD + _held(mine, theirs, variety)
        count += 1
    left = size(mine)
    won = int(state.tricks[seat])
    lost = int(state.tricks[other])
    caught = int(captures(state, seat))
    caught_other = int(captures(state, other))
    waiting = 0
    for slot in range(REVEALED):
        if state.caught[slot] == 0:
            waiting += 1
    out[count] = _TRUMPS + _within(size(mine & trumps), _LONG - 1) * _LONG + _within(size(theirs & trumps), _LONG - 1)
    out[count + 1] = _TRICKS + won * _HAND + lost
    out[count + 2] = _CAUGHT + caught * _HAND + won
    out[count + 3] = _CAUGHT + (REVEALED + 1 + caught_other) * _HAND + lost
    out[count + 4] = _OPEN + (caught * (REVEALED + 1) + caught_other) * (REVEALED + 1) + waiting
    out[count + 5] = _LEFT + 2 * left + (1 if state.played > 0 else 0)
    count += 6
    led = NONE
    if state.played > 0:
        card = int(state.trick[0])
        led = bit(card)
        suit = SUIT[card // VALUES] & mine
        below = size(suit & (led - ONE))
        above = size(suit) - below
        is_trump = 1 if card // VALUES == state.trump else 0
        ruff = 1 if suit == NONE and mine & trumps != NONE else 0
        at = (is_trump * _FEW + _within(below, _FEW - 1)) * _FEW + _within(above, _FEW - 1)
        out[count] = _LED + 2 * at + ruff
        count += 1
    for slot in range(REVEALED):
        if state.caught[slot] == 0:
            count = _watched(state, seat, state.cats[slot], led, left, out, count)
    return count


@kernel
def _watched(state: State, seat: int, cat: int, led: Board, left: int, out: np.ndarray, count: int) -> int:
    """What a cat that has captured nobody makes of the round so far."""
    breed = BREED[cat]
    other = 1 - seat
    mine = state.hands[seat]
    theirs = state.hands[other]
    if breed == BLACK:
        out[count] = _BLACK + _within(NUMBER[cat] - state.tricks[seat] - state.tricks[other], _HAND)
        return count + 1
    if breed == WHITE:
        missing = _within(NUMBER[cat] - state.tricks[seat], _MISSING - 1)
        out[count] = _WHITE + missing * _MISSING + _within(NUMBER[cat] - state.tricks[other], _MISSING - 1)
        return count + 1
    if breed == TUXEDO:
        missing = _within(NUMBER[cat] - state.tricks[seat] + 1, _MISSING - 1)
        missing = missing * _MISSING + _within(NUMBER[cat] - state.tricks[other] + 1, _MISSING - 1)
        out[count] = _EXACTLY + missing * _HAND + left
        return count + 1
    cards = COUNTED[cat]
    if cards & led != NONE:
        out[count] = _WANTED + (0 if breed == GREY else 1 if breed != SIAMESE else 2)
        count += 1
    if breed == SIAMESE:
        if cards & (mine | theirs) == NONE:
            return count
        suit = SUIT[_variety(cards)]
        is_trump = 1 if _variety(cards) == state.trump else 0
        higher = suit & ~((cards << ONE) - ONE)
        at = (0 if cards & mine != NONE else 1) * 2 + is_trump
        at = (at * _FEW + _within(size(higher & mine), _FEW - 1)) * _FEW + _within(size(higher & theirs), _FEW - 1)
        holder = mine if cards & mine != NONE else theirs
        out[count] = _SIAMESE + at * _FEW + _within(size(suit & holder) - 1, _FEW - 1)
        return count + 1
    kind = 0 if breed == GREY else 1
    lead = int(counted(state, cat, seat)) - int(counted(state, cat, other))
    if cards == NONE:
        out[count] = _OF_TRICKS + (kind * (2 * _HAND - 1) + lead + _HAND - 1) * _HAND + left
        return count + 1
    if size(cards) >= VALUES:
        variety = _variety(cards)
        live = size((mine | theirs | led) & cards)
        is_trump = 1 if variety == state.trump else 0
        out[count] = _OF_VARIETY + (kind * _APART + _within(lead + _LONG - 1, _APART - 1)) * _LONG + live
        out[count + 1] = _HELD_OF + (kind * 2 + is_trump) * _HELD + _held(mine, theirs, variety)
        return count + 2
    at = (kind * _BETWEEN + _within(lead + VARIETIES, _BETWEEN - 1)) * _EACH + size(cards & mine)
    out[count] = _OF_VALUE + at * _EACH + size(cards & theirs)
    count += 1
    live = cards & (mine | theirs)
    while live != NONE:
        card = live & ~(live - ONE)
        live ^= card
        suit = SUIT[_variety(card)]
        is_trump = 1 if _variety(card) == state.trump else 0
        owner = 0 if card & mine != NONE else 1
        against = theirs if owner == 0 else mine
        higher = suit & ~((card << ONE) - ONE)
        at = ((kind * 2 + owner) * 2 + is_trump) * _FEW + _within(size(higher & against), _FEW - 1)
        out[count] = _CARD + at * _FEW + _within(size(suit & against), _FEW - 1)
        count += 1
    return count


@kernel
def _variety(cards: Board) -> int:
    """The variety of cards that are all of one."""
    variety = 0
    while cards & SUIT[variety] == NONE:
        variety += 1
    return variety
