"""Why a move in Cheese Rescue may be good, in facts that its player can check on the table.

Cards never leave before the count, so much is settled early: a cheese with no open side that a mouse could still use is
safe for good, and one beside a mouse that no cat can reach any more is lost. `_Outlook` works that out.
"""

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from cheeseboard.engine.bits import NONE, ONE, Board, lowest, size
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.reasoning import Claim, played, strongest
from cheeseboard.engine.told import Reason

from . import rules, why
from .rules import (
    ANIMALS,
    CAT,
    CELLS,
    CHEESES,
    DOG,
    MOUSE,
    State,
    aimed,
    beside,
    free_cells,
    saved,
    staying,
    turn,
    windowed,
)
from .view import count

AnyReason = why.AnyReason


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """Why the seat to move may like this move, strongest first."""
    table = _Table(before, seat)

    def claims(_: State, move: int, after: State) -> list[Claim]:
        return list(_Case(table, move, after).claims())

    return strongest(rules, claims, before, move, after)


class _Outlook(NamedTuple):
    """What would stay if the match ended now, and what is settled whatever comes."""

    cats: Board
    mice: Board
    cheese: Board
    free: Board  # every cell beside a card that a card may still be laid on
    open: Board  # those on which a mouse would stay, and eat
    rescuing: Board  # those on which a cat would stay, and catch
    safe: Board  # cheese that nothing can eat any more
    lost: Board  # cheese that nothing can save any more


def _outlook(state: State) -> _Outlook:
    cats, mice, cheese = staying(state)
    free = free_cells(state)
    dogs = state.animals[DOG]
    # Who holds an animal is secret, but not how many of each kind are still to come.
    to_come = [bool(state.pile[kind] + state.hands[:, kind].sum()) for kind in range(ANIMALS)]
    open_to_mice = free & ~beside(cats) if to_come[MOUSE] else NONE
    rescuing = free & ~beside(dogs) if to_come[CAT] else NONE
    settled_cats = cats & ~beside(free) if to_come[DOG] else cats
    free_for_mice = free & ~beside(settled_cats) if to_come[MOUSE] else NONE
    unsettled_mice = state.animals[MOUSE] & ~beside(settled_cats)
    safe = cheese & ~beside(free_for_mice | unsettled_mice)
    lost = _all_cheese(state) & beside(mice & ~beside(rescuing))
    return _Outlook(cats, mice, cheese, free, open_to_mice, rescuing, safe, lost)


def _all_cheese(state: State) -> Board:
    cheese = NONE
    for value in range(CHEESES):
        cheese |= state.worth[value]
    return cheese


def _each(cells: Board) -> Iterator[Board]:
    while cells != NONE:
        yield cells & ~(cells - ONE)
        cells &= cells - ONE


class _Table:
    """The table as the seat to move finds it: the same for all its moves."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.outlook = _outlook(state)
        self.rivals = [other for other in range(state.players) if other != seat]

    @cached_property
    def shelter(self) -> bool:
        """Whether a cheese could be laid out of every mouse's reach."""
        for cell in _each(self.outlook.free):
            laid = _outlook(played(rules, self.state, ANIMALS * CELLS + lowest(windowed(self.state, cell))))
            if cell & laid.cheese and not beside(cell) & laid.open:
                return True
        return False


class _Case:
    """One move, with the table before and after it."""

    def __init__(self, table: _Table, move: int, after: State) -> None:
        self.table, self.before, self.after = table, table.state, after
        self.seat, self.rivals = table.seat, table.rivals
        self.kind, self.cell = move // CELLS, aimed(self.before, move)
        self.was, self.now = table.outlook, _outlook(after)
        self.mine = self.before.cheese[self.seat]

    def claims(self) -> Iterator[Claim]:
        yield from self._win()
        yield from self._swing()
        yield from self._lead()
        yield from self._settled()
        yield from self._own_cheese()
        yield from self._rivals_cheese()
        yield from self._cells()
        yield from self._animal()

    def _values(self, owner: int, cells: Board) -> list[int]:
        """What this owner's cheeses on these cells are worth, the dearest first."""
        own = self.after.cheese[owner] & cells
        return [value for value in range(CHEESES, 0, -1) for _ in range(size(own & self.after.worth[value - 1]))]

    def _value(self, cheese: Board) -> int:
        return next(value for value in range(1, CHEESES + 1) if self.after.worth[value - 1] & cheese)

    def _win(self) -> Iterator[Claim]:
        if turn(self.after) == OVER:
            winners = count(self.after).winners
            if self.seat in winners:
                yield Claim(100, why.Wins() if len(winners) == 1 else why.Shares())

    def _swing(self) -> Iterator[Claim]:
        if values := self._values(self.seat, self.now.cheese & ~self.was.cheese & ~self.cell):
            yield Claim(10 * sum(values), why.Saves(self.seat, values))
        for rival in self.rivals:
            if values := self._values(rival, self.was.cheese & ~self.now.cheese):
                how = why.Eats if self.kind == MOUSE else why.Frees
                yield Claim(9 * sum(values), how(rival, values))

    def _lead(self) -> Iterator[Claim]:
        def points(state: State, cheese: Board) -> tuple[int, int, int]:
            scored = [int(saved(state, cheese, seat)[0]) for seat in range(state.players)]
            theirs = max(scored[rival] for rival in self.rivals)
            return scored[self.seat], theirs, next(rival for rival in self.rivals if scored[rival] == theirs)

        mine, theirs, _ = points(self.before, self.was.cheese)
        if mine <= theirs:
            mine, theirs, rival = points(self.after, self.now.cheese)
            if mine > theirs:
                yield Claim(4, why.Leads(self.seat, mine, rival, theirs))

    def _settled(self) -> Iterator[Claim]:
        if values := self._values(self.seat, self.now.safe & ~self.was.safe & ~self.cell):
            yield Claim(5 * sum(values), why.Seals(self.seat, values))
        for rival in self.rivals:
            if values := self._values(rival, self.now.lost & ~self.was.lost):
                yield Claim(4.5 * sum(values), why.Dooms(rival, values))

    def _own_cheese(self) -> Iterator[Claim]:
        if self.kind >= ANIMALS:
            yield self._laid_cheese(self.kind - ANIMALS + 1)
        staying = self.mine & self.was.cheese & self.now.cheese & ~self.now.safe
        covered = [
            (self._value(cheese), -left, left)
            for cheese in _each(staying)
            if (left := size(beside(cheese) & self.now.open)) < size(beside(cheese) & self.was.open)
        ]
        if covered:
            value, _, left = max(covered)
            yield Claim(2.5 * value - 0.5 * left, why.Covers(self.seat, value, left))

    def _laid_cheese(self, value: int) -> Claim:
        if self.cell & self.now.safe:
            return Claim(8 * value, why.Safe(self.seat, value))
        if self.cell & self.now.cheese:
            left = size(beside(self.cell) & self.now.open)
            return Claim(5 * value - left, why.Lays(self.seat, value, left))
        return Claim(1, why.Gives(self.seat, value))

    def _rivals_cheese(self) -> Iterator[Claim]:
        for rival in self.rivals:
            theirs = self.before.cheese[rival]
            bared = [
                self._value(cheese)
                for cheese in _each(theirs & self.was.cheese & self.now.cheese)
                if beside(cheese) & self.now.open & ~self.was.open
            ]
            if bared:
                yield Claim(2.2 * max(bared), why.Bares(rival, max(bared)))
            denied = [
                (self._value(cheese), -size(left), size(left))
                for cheese in _each(theirs & ~self.was.cheese & ~self.now.cheese & ~self.now.lost)
                if size(left := _rescues(self.now, cheese)) < size(_rescues(self.was, cheese))
            ]
            if denied:
                value, _, ways = max(denied)
                fact = why.Denies(rival, value, ways)
                yield Claim(1.5 * value + (1 if ways == 0 else 0), fact)

    def _cells(self) -> Iterator[Claim]:
        """What the move makes of cells that are still free, for the cheese that is still in the hands."""
        free = self.was.free & self.now.free
        held = [sum(int(hand[ANIMALS + value]) * (value + 1) for value in range(CHEESES)) for hand in self.after.hands]
        good_before, good_now = free & ~beside(self.was.mice), free & ~beside(self.now.mice)
        richest = max(self.rivals, key=lambda rival: held[rival])
        if held[self.seat] and (cleared := size(good_now & ~good_before)):
            yield Claim(1.5 * cleared, why.Clears(cleared))
        if held[richest] > held[self.seat] and (spoiled := size(good_before & ~good_now)):
            yield Claim(1.4 * spoiled, why.Spoils(self.seat, spoiled, richest))
        if held[self.seat] and self.kind == CAT and (guarded := size(free & self.was.open & ~self.now.open)):
            yield Claim(0.9 * guarded, why.Guards(guarded))

    def _animal(self) -> Iterator[Claim]:
        """What speaks for an animal that nothing better does: it has to go somewhere."""
        if self.kind >= ANIMALS:
            return
        harms = bool(self.mine & self.was.cheese & ~self.now.cheese)
        guarded = _all_cheese(self.before) & self.now.cheese & beside(self.now.open & ~self.was.open)
        if not harms and not guarded and (fled := size(self.was.cats & ~self.now.cats)):
            yield Claim(1, why.Chases(fled))
        if self.kind == MOUSE and not harms and beside(self.mine & self.was.cheese) & self.was.open:
            yield Claim(1.2, why.Harmless(self.seat) if self.cell & self.now.mice else why.Caught(self.seat))
        elif not harms and self.mine & self.was.cheese:
            yield Claim(0.8, why.Intact(self.seat))
        if self.kind == CAT:
            yield from self._withheld()
        held = [value for value in range(2, CHEESES + 1) if self.after.hands[self.seat, ANIMALS + value - 1]]
        if held and not self.table.shelter:
            yield Claim(0.9, why.Keeps(self.seat, max(held)))

    def _withheld(self) -> Iterator[Claim]:
        """The dearest cheese of a rival that this cat could have saved elsewhere."""
        could = [
            (self._value(cheese), -rival)
            for rival in self.rivals
            for cheese in _each(self.before.cheese[rival] & ~self.was.cheese)
            if _rescues(self.was, cheese)
        ]
        if could and not self.now.cheese & ~self.was.cheese & ~self.mine:
            value, rival = max(could)
            yield Claim(0.7, why.Withholds(-rival, value))


def _rescues(outlook: _Outlook, cheese: Board) -> Board:
    """The cells from which one cat would catch every mouse that eats this cheese."""
    cells = outlook.rescuing
    for mouse in _each(outlook.mice & beside(cheese)):
        cells &= beside(mouse)
    return cells
