"""Why a card or a trump in Cheez-Tricks may be good, in facts that an attentive player could have worked out.

Everything rests on what the card does to the running trick: it surely wins it, surely does not, or holds it for now.
What others hold is not known; what may beat a card is every unseen card of a variety that they have not shown to lack.
"""

from collections.abc import Iterator
from typing import Any

from cheeseboard.engine.bits import NONE, ONE, Board, bit, size
from cheeseboard.engine.reasoning import Claim, legal_moves, played, strongest
from cheeseboard.engine.told import Reason

from . import parts, rules, why
from .mind import seen
from .names import LETTERS, card
from .rules import (
    BREED,
    CAT_NAMES,
    COUNTED,
    GINGER,
    GREY,
    NAMING,
    NUMBER,
    REVEALED,
    SIAMESE,
    SUIT,
    TRUMP,
    TUXEDO,
    VALUES,
    VARIETIES,
    State,
    captures,
    holder,
    in_play,
    judged,
    pounces,
)

AnyReason = why.AnyReason

WINS, HOLDS, LOSES = range(3)
_FEW = 2  # so few higher cards are worth a hope


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """Why the seat to move may like this move, strongest first."""

    def claims(before: State, move: int, after: State) -> list[Claim]:
        if before.phase == NAMING:
            return list(_naming(before, move - TRUMP, seat))
        return list(_Case(before, move, after, seat).claims())

    return strongest(rules, claims, before, move, after)


def _naming(state: State, variety: int, seat: int) -> Iterator[Claim]:
    hand = state.hands[seat]
    lengths = [size(hand & SUIT[each]) for each in range(VARIETIES)]
    letter, length = LETTERS[variety], lengths[variety]
    if length == max(lengths):
        yield Claim(6, why.Longest(seat, letter, length))
    if length == min(lengths):
        yield Claim(2, why.Few(seat, letter, length))
    top = (variety * VALUES) + parts.HIGHEST.value[state.players] - 1
    if hand & bit(top):
        yield Claim(5, why.Top(seat, card(top)))
    if length > 1:
        for other in range(VARIETIES):
            if lengths[other] == 0:
                yield Claim(4, why.Ruffs(seat, LETTERS[other]))
    for cat in state.cats:
        if BREED[cat] in (GREY, GINGER) and COUNTED[cat] == SUIT[variety]:
            yield Claim(3, why.Collected(CAT_NAMES[cat]))


def _fate(after: State, card: int, seat: int) -> int:
    """What becomes of the trick for the seat that has just played this card."""
    if after.played == 0:
        return WINS if after.leader == seat else LOSES
    if holder(after) != seat:
        return LOSES
    return HOLDS if any(_may_beat(after, card, seat, other) for other in _to_come(after)) else WINS


def _to_come(state: State) -> list[int]:
    """The seats that have not played to the running trick yet."""
    return [int((state.leader + place) % state.players) for place in range(state.played, state.players)]


def _unseen(state: State, seat: int) -> Board:
    unseen: Board = in_play(state.players) & ~seen(state, seat)
    return unseen


def _higher(cards: Board, card: int) -> Board:
    """Those that are of the same variety as a card and higher."""
    higher: Board = cards & SUIT[card // VALUES] & ~((bit(card) << ONE) - ONE)
    return higher


def _may_beat(state: State, card: int, seat: int, other: int) -> bool:
    """Whether somebody, for all the seat knows, could beat a card that holds the trick."""
    unseen = _unseen(state, seat)
    beating = _higher(unseen, card)
    if card // VALUES != state.trump:
        beating |= unseen & SUIT[state.trump]
    for variety in range(VARIETIES):
        if state.lacks[other] >> variety & 1:
            beating &= ~SUIT[variety]
    return bool(beating)


class _Case:
    """One card played, with the round before and after it."""

    def __init__(self, before: State, move: int, after: State, seat: int) -> None:
        self.before, self.card, self.after, self.seat = before, move, after, seat
        self.variety = move // VALUES
        self.fate = _fate(after, move, seat)
        self.complete = after.played == 0
        self.winner = int(after.leader if self.complete else holder(after))  # so far
        self.lying = _cards(before.trick[: before.played])
        self.cards = self.lying | bit(move)
        self.number = int(before.tricks.sum()) + 1
        self.captured = int(captures(before, seat))
        self.out = self._out()

    def _out(self) -> Board:
        """The unseen cards that somebody may hold; with two players the others lie aside."""
        others = [int(self.before.lacks[other]) for other in range(self.before.players) if other != self.seat]
        out = _unseen(self.before, self.seat)
        for variety in range(VARIETIES):
            if all(lacks >> variety & 1 for lacks in others):
                out &= ~SUIT[variety]
        return out

    def claims(self) -> Iterator[Claim]:
        for slot in range(REVEALED):
            if BREED[self.before.cats[slot]] >= GREY:
                yield from self._waiting_cat(self.before.cats[slot])
            elif self.before.caught[slot] == 0:
                yield from self._pouncing_cat(self.before.cats[slot])
        yield from self._trick()
        if self.before.played == 0:
            yield from self._lead()
        yield from self._kept()

    def _pouncing_cat(self, cat: int) -> Iterator[Claim]:
        """Black, white and siamese cats, of which this trick may bring one."""
        name = CAT_NAMES[cat]
        own_card = BREED[cat] == SIAMESE and bool(COUNTED[cat] & bit(self.card))
        if self.fate == LOSES:
            if self.captured < 2 and not own_card and pounces(cat, self.number, self._tricks(self.seat), self.lying):
                yield Claim(30, why.Escapes(self.seat, name))
            if captures(self.before, self.winner) == 2:  # a third cat would be welcome there
                return
            caught = bool(pounces(cat, self.number, self._tricks(self.winner), self.cards))
            if own_card and self.captured < 2 and not self.complete:
                yield Claim(28, why.Drops(name))
            elif own_card and self.captured < 2:
                yield Claim(28, why.Passes(name, self.winner))
            elif caught:
                fact = why.Hands if self.complete else why.Offers
                yield Claim(20 if self.complete else 10, fact(name, self.winner))
        elif self.captured == 2 and pounces(cat, self.number, self._tricks(self.seat), self.cards):
            yield Claim(35, why.Third(self.seat, name) if self.fate == WINS else why.Hopes(self.seat, name))

    def _tricks(self, seat: int) -> int:
        """How many tricks a seat would have with this one."""
        return int(self.before.tricks[seat]) + 1

    def _waiting_cat(self, cat: int) -> Iterator[Claim]:
        """Grey, ginger and tuxedo cats, which look at the round as a whole."""
        name, breed = CAT_NAMES[cat], BREED[cat]
        marked = bool(judged(self.before, cat) >> self.seat & 1)
        won, lost = self.fate == WINS, self.fate == LOSES
        if self.captured == 2:  # so the third one is welcome
            if self._leans(cat, won, lost):
                yield Claim(12, why.Courts(self.seat, name))
            return
        if breed == TUXEDO:
            tricks = self._tricks(self.seat)
            if won and tricks == NUMBER[cat] + 1:
                yield Claim(14, why.Past(self.seat, name))
            elif lost and tricks == NUMBER[cat]:
                yield Claim(9, why.Short(self.seat, name))
        elif breed == GREY:
            by_cards = bool(COUNTED[cat])
            if lost and by_cards and COUNTED[cat] & bit(self.card):
                yield Claim(11, why.Sheds(name))
            if lost and (COUNTED[cat] & self.lying if by_cards else marked):
                yield Claim(13 if marked else 8, why.Leaves(name))
        elif won and (COUNTED[cat] & self.cards or not COUNTED[cat]):
            yield Claim(13 if marked else 6, why.Collects(self.seat, name))

    def _leans(self, cat: int, won: bool, lost: bool) -> bool:
        """Whether a trick won, or one lost, brings the seat nearer to what a waiting cat looks for."""
        tricks = self._tricks(self.seat)
        if BREED[cat] == TUXEDO:
            return tricks <= NUMBER[cat] if won else lost and tricks == NUMBER[cat] + 1
        counts = bool(COUNTED[cat] & self.cards) or not COUNTED[cat]
        return counts and (won if BREED[cat] == GREY else lost)

    def _trick(self) -> Iterator[Claim]:
        if self.fate == LOSES:
            yield Claim(5, why.Yields(self.winner) if self.complete else why.Ducks())
            return
        if self.fate == WINS:
            points = parts.POINTS.value[self.captured]
            led = self.before.trick[0] // VALUES if self.before.played else self.variety
            ruffed = bool(self.variety == self.before.trump != led)
            if points:
                yield Claim(7, why.Trumps(points) if ruffed else why.Wins(points))
            else:
                yield Claim(3, why.Denies(self.seat))
            same = [other for other in self._choices() if other // VALUES == self.variety]
            lower = [other for other in same if other < self.card and self._fate_of(other) == WINS]
            dearer = [other for other in same if other > self.card]
            if dearer and not lower and self.before.played:
                yield Claim(3, why.Cheapest())
            return
        if self.before.played:
            yield Claim(5, why.Holds(self.after.players - self.after.played))
        higher = size(_higher(self.out, self.card))
        if higher == 0:  # so only a trump can beat it
            yield Claim(6, why.Master(LETTERS[self.variety]))
        elif higher <= _FEW:
            yield Claim(4, why.High(LETTERS[self.variety], higher))

    def _kept(self) -> Iterator[Claim]:
        """What the card leaves in the hand."""
        hand, kept = self.before.hands[self.seat], self.after.hands[self.seat]
        same = kept & SUIT[self.variety]
        if size(kept) == 1:
            yield Claim(2, why.Last(card(int(kept).bit_length() - 1)))
        elif not same and self.variety != self.before.trump:
            yield Claim(4, why.Voids(self.seat, LETTERS[self.variety]))
        elif higher := _higher(same, self.card):
            yield Claim(4 if self.fate == LOSES else 3, why.Spares(card(int(higher).bit_length() - 1)))
        elif same and self.fate == LOSES:
            yield Claim(5, why.Unloads(self.seat, card(self.card)))
        trumps = hand & SUIT[self.before.trump]
        if trumps and self.variety != self.before.trump and self.fate == LOSES:
            yield Claim(3, why.Hoards(self.seat, LETTERS[self.before.trump]))

    def _choices(self) -> list[int]:
        return legal_moves(rules, self.before)

    def _fate_of(self, other: int) -> int:
        return _fate(played(rules, self.before, other), other, self.seat)

    def _lead(self) -> Iterator[Claim]:
        letter = LETTERS[self.variety]
        higher = size(_higher(self.out, self.card))
        if self.variety == self.before.trump and (trumps := size(self.out & SUIT[self.variety])):
            yield Claim(4, why.Draws(trumps))
        if higher > _FEW and self.fate == HOLDS:
            yield Claim(3 + 0.2 * higher, why.Low(letter, higher))
        for slot in range(REVEALED):
            cat = self.before.cats[slot]
            waits = BREED[cat] == SIAMESE and self.before.caught[slot] == 0
            if waits and COUNTED[cat] & _higher(self.out, self.card):
                yield Claim(9, why.Lures(CAT_NAMES[cat]))


def _cards(numbers: Any) -> Board:
    cards = NONE
    for number in numbers:
        cards |= bit(number)
    return cards
