"""What a bot should know about Cheez-Tricks: what each cat threatens, and what that makes a trick worth."""

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, mixed, nth, size
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net, answer, learnt, show
from cheeseboard.engine.scratch import scratch
from cheeseboard.engine.style import Style

from . import parts
from .mind import seen
from .rules import (
    BREED,
    COUNTED,
    DEALING,
    DONE,
    GINGER,
    GREY,
    MOST_SEATS,
    NAMING,
    NOTHING,
    NUMBER,
    PLAYING,
    REVEALED,
    SIAMESE,
    SUIT,
    TUXEDO,
    VALUES,
    WHITE,
    State,
    holder,
    in_play,
    pick,
    pounces,
    total,
    winners,
)
from .traits import traits, viewer

_POINTS = np.array(parts.POINTS.value, np.float64)
_ROUNDS = np.array([parts.ROUNDS.value.get(n, 0) for n in range(MOST_SEATS + 1)], np.int64)
_MEASURED = {2: (6.2, 11.1, 16.9, 22.0), 3: (5.8, 9.1, 12.0), 4: (3.5, 5.5, 8.1, 10.0), 5: (2.4, 3.2, 4.6, 5.4, 6.3)}
"""By players and rounds to come, what these may still change: fitted to 600 matches each between searches.

The last of each, before any round is scored, is a guess that goes on from there.
"""
_SWING = np.zeros((MOST_SEATS + 1, _ROUNDS.max() + 1))
for _players, _measured in _MEASURED.items():
    for _to_come in range(1, _ROUNDS[_players] + 1 if _players <= MOST_SEATS else 0):
        _SWING[_players, _to_come] = _measured[min(_to_come, len(_measured)) - 1]  # a variant may have other rounds
_RESULT = 0.7
_DOUBT = np.array([0.8, 0.8, 1.4, 1.9, 2.4, 2.7, 2.9, 3.2, 3.3, 3.5, 3.8])
"""By cards in hand, how far off a net is about a round between two, in the measure of `_share`."""


@kernel
def evaluate(state: State, seat: int) -> float:
    """The points this round promises the seat, less what it promises the others on average."""
    if state.phase == DEALING or state.phase == DONE:
        return _lead(state, seat)
    if state.played == 0:
        return _promise(state, seat, seat, NOTHING, NONE)
    cards = NONE
    for place in range(state.played):
        cards |= bit(state.trick[place])
    best = holder(state)
    if best != seat:
        return _promise(state, seat, seat, best, cards)
    wins = _holds(state, seat)
    after = (state.leader + state.played) % state.players
    return wins * _promise(state, seat, seat, seat, cards) + (1 - wins) * _promise(state, seat, seat, after, cards)


@kernel
def _lead(state: State, seat: int) -> float:
    """The points of the round just scored, less those of the others on average."""
    own = 0.0
    others = 0.0
    for other in range(state.players):
        points = float(state.points[state.rounds - 1, other])
        if other == seat:
            own = points
        else:
            others += points
    return own - others / (state.players - 1)


@kernel
def _holds(state: State, seat: int) -> float:
    """The chance that the seat's card, the best so far, is not beaten by those still to play."""
    card = state.trick[state.played - 1]
    unseen = in_play(state.players) & ~seen(state, seat)
    beating = unseen & SUIT[card // VALUES] & ~((bit(card) << ONE) - ONE)
    if card // VALUES != state.trump:
        beating |= unseen & SUIT[state.trump]
    others = size(unseen)
    if others == 0:
        return 1.0
    safe = 1.0 - size(beating) / others
    each = 1.0
    for _ in range(size(state.hands[(seat + 1) % state.players])):  # any card of a hand might be the one
        each *= safe
    chance = 1.0
    for _ in range(state.players - state.played):
        chance *= 0.5 * (each + safe)
    return chance


@kernel
def _promise(state: State, me: int, seat: int, winner: int, cards: Board) -> float:
    """`_own` for the seat less the others' average, if the winner takes these cards."""
    own = 0.0
    others = 0.0
    for other in range(state.players):
        points = _own(state, me, other, winner, cards)
        if other == seat:
            own = points
        else:
            others += points
    return own - others / (state.players - 1)


@kernel
def _own(state: State, me: int, seat: int, winner: int, cards: Board) -> float:
    """The points a seat may expect of this round: tricks, won and to come, times what a trick will be worth to it."""
    won = float(state.tricks[seat]) + (1.0 if seat == winner else 0.0)
    done = 0
    for other in range(state.players):
        done += state.tricks[other]
    left = size(state.hands[me])
    every = done + left + (1 if winner != NOTHING else 0)
    progress = 1.0 - left / every
    to_come = left / state.players
    if seat == me:
        to_come = 0.5 * to_come + 0.5 * _strength(state, seat)
    none, one, two, three = 1.0, 0.0, 0.0, 0.0  # chances to be captured by so many cats
    for slot in range(REVEALED):
        risk = _risk(state, slot, seat, winner, cards, progress)
        three += two * risk
        two = two * (1 - risk) + one * risk
        one = one * (1 - risk) + none * risk
        none = none * (1 - risk)
    worth = none * _POINTS[0] + one * _POINTS[1] + two * _POINTS[2] + three * _POINTS[3]
    return worth * (won + to_come)


@kernel
def _strength(state: State, seat: int) -> float:
    """How many tricks a hand looks good for."""
    tricks = 0.0
    cards = state.hands[seat]
    unseen = in_play(state.players) & ~seen(state, seat)
    while cards != NONE:
        card = lowest(cards)
        variety = card // VALUES
        higher = size(unseen & SUIT[variety] & ~((bit(card) << ONE) - ONE))
        chance = 1.0 / (1.0 + higher)
        if variety != state.trump:
            chance *= 0.6
        else:
            chance = 0.3 + 0.7 * chance
        tricks += chance
        cards &= cards - ONE
    return tricks


@kernel
def _risk(state: State, slot: int, seat: int, winner: int, cards: Board, progress: float) -> float:
    """The chance that a cat captures the seat in this round, if the winner takes these cards."""
    cat = state.cats[slot]
    even = 1.0 / state.players
    if BREED[cat] >= GREY:
        caught_now = _caught_now(state, cat, seat, winner, cards)
        return even * (1 - progress) + (progress if caught_now else 0.0)
    if state.caught[slot] != 0:
        return 1.0 if (state.caught[slot] >> seat) & 1 else 0.0
    number = 1
    for other in range(state.players):
        number += state.tricks[other]
    if winner != NOTHING and pounces(cat, number, state.tricks[winner] + 1, cards):
        return 1.0 if seat == winner else 0.0
    if BREED[cat] == WHITE:
        missing = NUMBER[cat] - _count(state, cat, seat, winner, cards)
        return even * 2.0 / (1.0 + missing)
    return even


@kernel
def _caught_now(state: State, cat: int, seat: int, winner: int, cards: Board) -> bool:
    """Whether a cat that waits would capture the seat if the round ended with the winner taking these cards."""
    mine = _count(state, cat, seat, winner, cards)
    if BREED[cat] == TUXEDO:
        return mine == NUMBER[cat]
    if BREED[cat] == GREY and mine == 0:
        return False
    for other in range(state.players):
        theirs = _count(state, cat, other, winner, cards)
        if (BREED[cat] == GREY and theirs > mine) or (BREED[cat] == GINGER and theirs < mine):
            return False
    return True


@kernel
def _count(state: State, cat: int, seat: int, winner: int, cards: Board) -> int:
    """What a cat counts of a seat's tricks, if the winner takes these cards."""
    if COUNTED[cat] != NONE and BREED[cat] != SIAMESE:
        taken = state.taken[seat]
        if seat == winner:
            taken |= cards
        return size(taken & COUNTED[cat])
    return state.tricks[seat] + (1 if seat == winner else 0)


@kernel
def known(state: State, seat: int) -> Board:
    print_ = mixed(NONE, Board(int(state.rounds) * 8 + int(state.phase) + 1))  # mixed at once: whole hands follow
    print_ = mixed(print_, state.hands[seat])
    for other in range(state.players):
        print_ = mixed(print_, state.taken[other])
    lacks = 0
    for other in range(state.players):
        lacks = lacks * 16 + int(state.lacks[other])
    print_ = mixed(print_, Board(lacks))
    cards = 0
    for place in range(state.played):
        cards = cards * 64 + int(state.trick[place]) + 1
    print_ = mixed(print_, Board(cards))
    rest = int(state.trump) + 1 + 8 * int(state.leader)
    for slot in range(REVEALED):
        rest = rest * 32 + int(state.caught[slot])
    return mixed(print_, Board(rest))


@kernel
def far(state: State) -> bool:
    """The next deal is another story."""
    return state.phase == DEALING or state.phase == DONE


@kernel
def weigh(state: State, net: Net, moves: np.ndarray, count: int, room: np.ndarray, weights: np.ndarray) -> None:
    for index in range(count):
        weights[index] = 1.0


@kernel
def lean(state: State, dice: Dice) -> int:
    return pick(state, dice)


@kernel
def judge(state: State, net: Net, worth: np.ndarray, chances: np.ndarray) -> None:
    """Who wins, or who is ahead, measured by what the rounds to come may still change."""
    if state.phase == PLAYING and learnt(net):
        _foresee(state, net, worth, chances)
        return
    to_come = _ROUNDS[state.players] - state.rounds
    for seat in range(state.players):
        worth[seat] = float(total(state, seat))
        if state.phase == PLAYING or state.phase == NAMING:
            worth[seat] += _own(state, seat, seat, NOTHING, NONE)
    if state.phase == DONE:
        won = scratch(MOST_SEATS)
        winners(state, won)
        ahead = 0
        for seat in range(state.players):
            ahead += won[seat]
        for seat in range(state.players):
            chances[seat] = won[seat] / ahead
        _share(state.players, worth, _SWING[state.players, 1])
        _blend(state.players, worth, chances)
    else:
        _share(state.players, worth, _SWING[state.players, to_come])
        for seat in range(state.players):
            chances[seat] = worth[seat]


@kernel
def _foresee(state: State, net: Net, worth: np.ndarray, chances: np.ndarray) -> None:
    """The same in the middle of a round between two, by what was learnt about first rounds."""
    every = _ROUNDS[state.players]
    to_come = every - state.rounds - 1
    for seat in range(state.players):
        worth[seat] = float(total(state, seat))
    seat = viewer(state)
    show(net, traits(state, seat, net.active))
    worth[seat] += answer(net, 0) * _SWING[state.players, every - 1]
    for seat in range(state.players):
        chances[seat] = worth[seat]
    _share(state.players, worth, _SWING[state.players, max(to_come, 1)])
    if to_come > 0:
        for seat in range(state.players):
            chances[seat] = worth[seat]
    else:
        left = min(size(state.hands[viewer(state)]), len(_DOUBT) - 1)
        _share(state.players, chances, _DOUBT[left])
        _blend(state.players, worth, chances)


@kernel
def _blend(players: int, worth: np.ndarray, chances: np.ndarray) -> None:
    """To win counts most, by how much counts too."""
    for seat in range(players):
        worth[seat] = _RESULT * chances[seat] + (1.0 - _RESULT) * worth[seat]


@kernel
def _share(players: int, points: np.ndarray, swing: float) -> None:
    """Points become chances, the further apart the surer."""
    best = points[0]
    for seat in range(1, players):
        best = max(best, points[seat])
    whole = 0.0
    for seat in range(players):
        points[seat] = np.exp((points[seat] - best) / swing)
        whole += points[seat]
    for seat in range(players):
        points[seat] /= whole


@kernel
def closing(state: State) -> int:
    """A round is played without chance to its end."""
    if state.phase != PLAYING:
        return 0
    left = 0
    for seat in range(state.players):
        left += size(state.hands[seat])
    return left


@kernel
def forget(state: State, seat: int, dice: Dice) -> None:
    """Who has shown to lack what, and half of the cards that lie in the tricks taken, but for the last."""
    last = NONE
    for place in range(state.players):
        if state.last[place] != NOTHING:
            last |= bit(state.last[place])
    unseen = in_play(state.players) & ~seen(state, seat)
    for other in range(state.players):
        state.lacks[other] = 0
        cards = state.taken[other] & ~last
        while cards != NONE and unseen != NONE:
            card = cards & ~(cards - ONE)
            cards &= cards - ONE
            if below(dice, 2) == 0:
                mistaken = bit(nth(unseen, below(dice, size(unseen))))
                state.taken[other] ^= card | mistaken
                unseen ^= card | mistaken


STYLE = Style(curiosity=1.0, pessimism=0.0, ripe=1, plies=200, sure=8)
LEARNT = STYLE._replace(curiosity=0.3, plies=0)
