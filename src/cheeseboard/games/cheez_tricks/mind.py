"""What a seat of Cheez-Tricks knows: whatever an attentive player remembers (CT-21, CT-22)."""

from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, size
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Reals
from cheeseboard.engine.scratch import scratch

from . import parts
from .rules import (
    CAT_NAMES,
    DEALING,
    DONE,
    MOST_ROUNDS,
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

_HOLDERS = MOST_SEATS + 1  # seats, and those cards set aside


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
    room = scratch(_HOLDERS)  # open places by seat, then aside
    open_now = scratch(_HOLDERS)
    for other in range(state.players):
        if other != seat:
            room[other] = size(state.hands[other])
    room[MOST_SEATS] = size(state.aside)
    allowed = scratch(VARIETIES)
    most = scratch(VARIETIES)
    order = scratch(VARIETIES)
    _confine(state, room, allowed, most, order, unseen)
    while True:
        for place in range(_HOLDERS):
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
        for place in range(_HOLDERS):
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
        for place in range(_HOLDERS):
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


_HAND = max(parts.HAND.value.values())
_ROUND = _HAND * max(parts.POINTS.value)
_MATCH = max(parts.ROUNDS.value[players] * hand for players, hand in parts.HAND.value.items()) * max(parts.POINTS.value)


class Observation:
    """Seats are counted from the observer's own; cards stand by variety and value, lowest first."""

    hand: Annotated[Reals, VARIETIES, VALUES, "the observer's cards"]
    trick: Annotated[Reals, MOST_SEATS, VARIETIES, VALUES, "the card of each seat in the running trick"]
    led: Annotated[Reals, VARIETIES, "the variety that the running trick asks for"]
    taken: Annotated[Reals, MOST_SEATS, VARIETIES, VALUES, "the cards of the tricks that each seat has won this round"]
    lacks: Annotated[Reals, MOST_SEATS, VARIETIES, "varieties that each seat has shown not to hold"]
    trump: Annotated[Reals, VARIETIES, "the variety that is trump"]
    naming: Annotated[Reals, 1, "whether trump is being named"]
    cats: Annotated[Reals, REVEALED, len(CAT_NAMES), "the cats of this round"]
    caught: Annotated[Reals, REVEALED, MOST_SEATS, "the seats that each of them has captured"]
    gone: Annotated[Reals, len(CAT_NAMES), "cats that cannot come any more: revealed, or not in this match"]
    tricks: Annotated[Reals, MOST_SEATS, "tricks won this round, of the most there can be"]
    points: Annotated[Reals, MOST_ROUNDS, MOST_SEATS, "points in each round played, of the most there can be"]
    totals: Annotated[Reals, MOST_SEATS, "points so far, of the most there can be"]
    rounds: Annotated[Reals, MOST_ROUNDS + 1, "how many rounds have been played"]
    turn: Annotated[Reals, MOST_SEATS, "the seat to move"]


@kernel
def observe(state: State, seat: int, out: Observation) -> None:
    _show(state.hands[seat], out.hand)
    to_act = turn(state)
    for place in range(MOST_SEATS):
        other = (seat + place) % state.players if place < state.players else place
        _show(state.taken[other], out.taken[place])
        step = (other - state.leader) % state.players
        played = place < state.players and step < state.played
        _show(bit(state.trick[step]) if played else NONE, out.trick[place])
        for variety in range(VARIETIES):
            out.lacks[place, variety] = (state.lacks[other] >> variety) & 1
        for slot in range(REVEALED):
            out.caught[slot, place] = (state.caught[slot] >> other) & 1
        for number in range(MOST_ROUNDS):
            out.points[number, place] = np.float32(state.points[number, other]) / np.float32(_ROUND)
        out.tricks[place] = np.float32(state.tricks[other]) / np.float32(_HAND)
        out.totals[place] = np.float32(total(state, other)) / np.float32(_MATCH)
        out.turn[place] = 1 if to_act == other else 0
    for variety in range(VARIETIES):
        out.trump[variety] = 1 if state.trump == variety else 0
        out.led[variety] = 1 if state.played > 0 and state.trick[0] // VALUES == variety else 0
    out.naming[0] = 1 if state.phase == NAMING else 0
    for cat in range(len(CAT_NAMES)):
        for slot in range(REVEALED):
            out.cats[slot, cat] = 1 if state.cats[slot] == cat else 0
        out.gone[cat] = 0 if (state.deck >> Board(cat)) & ONE != NONE else 1
    for number in range(MOST_ROUNDS + 1):
        out.rounds[number] = 1 if state.rounds == number else 0


@kernel
def _show(cards: Board, out: Reals) -> None:
    """Write a set of cards as ones and zeros."""
    for variety in range(VARIETIES):
        for value in range(VALUES):
            out[variety, value] = 1 if (cards >> Board(VALUES * variety + value)) & ONE != NONE else 0
