"""What a seat of Cheez-Tricks knows: whatever an attentive player remembers (CT-21, CT-22)."""

from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, size
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals

from .rules import (
    CAT_NAMES,
    DEALING,
    DONE,
    MOST_SEATS,
    NAMING,
    REVEALED,
    SUIT,
    VALUES,
    VARIETIES,
    State,
    in_play,
    total,
    turn,
)


@kernel
def seen(state: State, seat: int) -> Board:
    """Every card whose place a seat knows: its own and all that were played this round."""  # CT-22
    cards: Board = state.hands[seat]
    for other in range(state.players):
        cards |= state.taken[other]
    for place in range(state.played):
        cards |= bit(state.trick[place])
    return cards


@kernel
def imagine(state: State, seat: int, dice: Dice) -> None:
    """Deal the unseen cards anew, each deal that fits what the seat knows being equally likely.

    A variety may go to those who have not shown to lack it. Varieties are dealt from the most confined to the freest,
    each card to any open place among those allowed. That would favour deals in which a later variety finds fewer open
    places; so a deal is kept only with the chance of its open places against the most there could have been.
    """  # CT-21
    if state.phase == DEALING or state.phase == DONE:
        return
    unseen = in_play(state.players) & ~seen(state, seat)
    room = np.zeros(MOST_SEATS + 1, np.int64)  # open places by seat, then aside
    open_now = np.zeros(MOST_SEATS + 1, np.int64)
    for other in range(state.players):
        if other != seat:
            room[other] = size(state.hands[other])
    room[MOST_SEATS] = size(state.aside)
    allowed = np.zeros(VARIETIES, np.int64)
    most = np.zeros(VARIETIES, np.int64)
    order = np.zeros(VARIETIES, np.int64)
    _confine(state, room, allowed, most, order, unseen)
    while True:
        for place in range(MOST_SEATS + 1):
            open_now[place] = room[place]
        for other in range(state.players):
            if other != seat:
                state.hands[other] = NONE
        state.aside = NONE
        if _redeal(state, unseen, allowed, most, order, open_now, dice):
            return


@kernel
def _confine(
    state: State, room: np.ndarray, allowed: np.ndarray, most: np.ndarray, order: np.ndarray, unseen: Board
) -> None:
    """Who may hold each variety (a bit each), the most open places it can find, and the order to deal them in."""
    for variety in range(VARIETIES):
        for place in range(MOST_SEATS + 1):
            if room[place] > 0 and (place == MOST_SEATS or not (state.lacks[place] >> variety) & 1):
                allowed[variety] |= 1 << place
                most[variety] += room[place]
        at = variety
        while at > 0 and most[order[at - 1]] > most[variety]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = variety
    for later in range(VARIETIES - 1, 0, -1):
        for earlier in range(later):  # what can only go to the same places surely takes some of them
            if allowed[order[earlier]] & ~allowed[order[later]] == 0:
                most[order[later]] -= size(unseen & SUIT[order[earlier]])


@kernel
def _redeal(
    state: State,
    unseen: Board,
    allowed: np.ndarray,
    most: np.ndarray,
    order: np.ndarray,
    open_now: np.ndarray,
    dice: Dice,
) -> bool:
    """Deal the unseen cards; False where the deal cannot be finished or is not kept."""
    for index in range(VARIETIES):
        variety = order[index]
        cards = unseen & SUIT[variety]
        places = 0
        for place in range(MOST_SEATS + 1):
            if (allowed[variety] >> place) & 1:
                places += open_now[place]
        best = most[variety]
        while cards != NONE:
            if places == 0 or (places < best and below(dice, best) >= places):
                return False
            at = below(dice, places)
            place = 0
            while True:
                if (allowed[variety] >> place) & 1:
                    if at < open_now[place]:
                        break
                    at -= open_now[place]
                place += 1
            open_now[place] -= 1
            if place == MOST_SEATS:
                state.aside |= bit(lowest(cards))
            else:
                state.hands[place] |= bit(lowest(cards))
            cards &= cards - ONE
            places -= 1
            best -= 1
    return True


class Observation:
    """What learners are told. Seats are counted from the observer's own."""

    hand: Annotated[Reals, VARIETIES, VALUES]
    trick: Annotated[Reals, MOST_SEATS, VARIETIES, VALUES]
    taken: Annotated[Reals, MOST_SEATS, VARIETIES, VALUES]  # an attentive player remembers every card
    lacks: Annotated[Reals, MOST_SEATS, VARIETIES]
    trump: Annotated[Reals, VARIETIES]
    naming: Annotated[Reals, 1]
    cats: Annotated[Reals, REVEALED, len(CAT_NAMES)]
    caught: Annotated[Reals, REVEALED, MOST_SEATS]
    tricks: Annotated[Reals, MOST_SEATS]
    totals: Annotated[Reals, MOST_SEATS]
    rounds: Annotated[Reals, 1]  # played
    turn: Annotated[Reals, MOST_SEATS]


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    _show(state.hands[seat], out.hand)
    for place in range(state.played):
        card = int(state.trick[place])
        out.trick[(state.leader + place - seat) % state.players, card // VALUES, card % VALUES] = 1
    to_act = turn(state)
    for place in range(state.players):
        other = (seat + place) % state.players
        _show(state.taken[other], out.taken[place])
        for variety in range(VARIETIES):
            out.lacks[place, variety] = (state.lacks[other] >> variety) & 1
        for slot in range(REVEALED):
            out.caught[slot, place] = (state.caught[slot] >> other) & 1
        out.tricks[place] = state.tricks[other]
        out.totals[place] = total(state, other)
        out.turn[place] = 1 if to_act == other else 0
    if state.trump >= 0:
        out.trump[state.trump] = 1
    out.naming[0] = 1 if state.phase == NAMING else 0
    for slot in range(REVEALED):
        out.cats[slot, state.cats[slot]] = 1
    out.rounds[0] = state.rounds


@kernel
def _show(cards: Board, shown: Reals) -> None:
    """Write a set of cards as ones."""
    while cards != NONE:
        card = lowest(cards)
        shown[card // VALUES, card % VALUES] = 1
        cards &= cards - ONE
