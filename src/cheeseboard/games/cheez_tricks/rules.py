"""Cheez-Tricks (Mauricio Torselli), clauses CT-1 to CT-22 of `docs/rules/cheez-tricks.md`.

From the French rulebook. What it leaves open, and what we made of it, stands in `parts.py`.

A cheese card is a bit: ten bits for each variety, S R P B, lowest value first. A move is the bit of the card played, or
`TRUMP` plus the variety named. Cats are numbered in the order of `parts.CATS`.
"""

from functools import partial
from typing import Annotated

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, nth, size
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Boards, Smalls
from cheeseboard.engine.scratch import boards

from . import parts

VARIETIES = len(parts.VARIETIES.value)
VALUES = parts.VALUES.value
CARDS = VARIETIES * VALUES
TRUMP = CARDS
MOVES = CARDS + VARIETIES
MOST_SEATS = max(parts.HAND.value)
MOST_ROUNDS = max(parts.ROUNDS.value.values())
REVEALED = parts.REVEALED.value
GREY_FROM = parts.GREY_FROM.value
NOTHING = -1
HOUSE, WILD = range(2)
DEALING, NAMING, PLAYING, DONE = range(4)
BLACK, WHITE, SIAMESE, GREY, GINGER, TUXEDO = range(6)
BREEDS = ("black", "white", "siamese", "grey", "ginger", "tuxedo")


class State:
    hands: Annotated[Boards, MOST_SEATS]
    taken: Annotated[Boards, MOST_SEATS]  # cards in the tricks won this round
    aside: Board  # two players: out of this round, unseen
    deck: Board  # cats that no round has revealed yet: an order does not exist
    trick: Annotated[Smalls, MOST_SEATS]  # cards of the running trick in playing order
    last: Annotated[Smalls, MOST_SEATS]  # cards of the trick before it
    lacks: Annotated[Smalls, MOST_SEATS]  # varieties a seat has shown not to hold, a bit each
    tricks: Annotated[Smalls, MOST_SEATS]  # won this round
    cats: Annotated[Smalls, REVEALED]
    caught: Annotated[Smalls, REVEALED]  # seats each cat has captured, a bit each
    points: Annotated[Smalls, MOST_ROUNDS, MOST_SEATS]  # of the rounds played
    won: Annotated[Smalls, MOST_ROUNDS, MOST_SEATS]  # tricks in the rounds played
    round_cats: Annotated[Smalls, MOST_ROUNDS, REVEALED]  # cats and whom they caught in the rounds played
    round_caught: Annotated[Smalls, MOST_ROUNDS, REVEALED]
    round_counts: Annotated[Smalls, MOST_ROUNDS, REVEALED, MOST_SEATS]  # what those that waited for its end counted
    players: int
    level: int
    first: int  # leads the first round
    phase: int
    rounds: int  # rounds played
    trump: int
    namer: int  # who names trump this round; nobody in the first
    leader: int  # of the running trick
    last_leader: int  # of the trick before it
    played: int  # cards in the running trick


# By number of players, from 0
_COUNTS = range(MOST_SEATS + 1)
_HIGHEST = np.array([parts.HIGHEST.value.get(n, 0) for n in _COUNTS], np.int64)
_HAND = np.array([parts.HAND.value.get(n, 0) for n in _COUNTS], np.int64)
_ROUNDS = np.array([parts.ROUNDS.value.get(n, 0) for n in _COUNTS], np.int64)
_PACK = np.array(  # the cards in play, lowest first
    [
        [1 << card for card in range(CARDS) if card % VALUES < highest] + [0] * (CARDS - VARIETIES * int(highest))
        for highest in _HIGHEST
    ],
    np.uint64,
)
_POINTS = np.array(parts.POINTS.value, np.int64)

_VARIETY_CARDS = [((1 << VALUES) - 1) << (VALUES * variety) for variety in range(VARIETIES)]
_VALUE_CARDS = [sum(1 << (VALUES * variety + value) for variety in range(VARIETIES)) for value in range(VALUES)]
SUIT = np.array(_VARIETY_CARDS, np.uint64)

# By card, and at the end for `NOTHING`: to look it up is faster than to divide, and than to ask whether there is a card
_VARIETY = np.array([*(card // VALUES for card in range(CARDS)), NOTHING], np.int64)
_ALONE = np.array([*(1 << card for card in range(CARDS)), 0], np.uint64)
_FOLLOWING = np.array([*SUIT[_VARIETY[:CARDS]], (1 << CARDS) - 1], np.uint64)

CAT_NAMES = tuple(parts.CATS.value)
OUTCOMES = max(CARDS, len(CAT_NAMES))


def _counted(what: str) -> int:
    """The cards that matter to a cat; 0 where it counts tricks."""
    letters = parts.VARIETIES.value
    if what in letters:
        return _VARIETY_CARDS[letters.index(what)]
    if what[0] in letters:
        return _VARIETY_CARDS[letters.index(what[0])] & _VALUE_CARDS[int(what[1:]) - 1]
    return 0 if what == "tricks" else _VALUE_CARDS[int(what) - 1]


_BREED_OF = [BREEDS.index(name.split("-")[0]) for name in CAT_NAMES]
_WHAT_OF = [name.split("-")[1] for name in CAT_NAMES]
_BY_NUMBER = (BLACK, WHITE, TUXEDO)
BREED = np.array(_BREED_OF, np.int64)
NUMBER = np.array([int(w) if b in _BY_NUMBER else 0 for b, w in zip(_BREED_OF, _WHAT_OF, strict=True)], np.int64)
COUNTED = np.array([0 if b in _BY_NUMBER else _counted(w) for b, w in zip(_BREED_OF, _WHAT_OF, strict=True)], np.uint64)
# What makes a cat pounce at once, where it does; no trick has number 0
_TRICK = np.where(BREED == BLACK, NUMBER, 0)
_OWN_TRICK = np.where(BREED == WHITE, NUMBER, 0)
_SNATCHED = np.where(BREED == SIAMESE, COUNTED, NONE)
_DECK = np.array(  # CT-4
    [
        [
            sum(
                1 << cat
                for cat, (name, counts) in enumerate(parts.CATS.value.items())
                if players in counts and (level == WILD or name not in parts.WILD_ONLY.value)
            )
            for players in _COUNTS
        ]
        for level in (HOUSE, WILD)
    ],
    np.uint64,
)


@kernel
def setup(state: State, players: int, options: np.ndarray) -> None:
    state.players = players
    state.level = options[0]
    state.first = options[1]  # CT-7
    state.deck = _DECK[state.level, players]
    state.phase = DEALING


@kernel
def turn(state: State) -> int:
    if state.phase == PLAYING:
        return _from_leader(state, state.played)  # CT-8
    if state.phase == NAMING:
        return state.namer
    return CHANCE if state.phase == DEALING else OVER


@kernel
def _from_leader(state: State, places: int) -> int:
    """The seat so many places after the one that leads the trick."""
    seat = state.leader + places
    return seat - state.players if seat >= state.players else seat


@kernel
def in_play(players: int) -> Board:
    """Every cheese card of a match with so many players."""  # CT-3
    low = (ONE << Board(_HIGHEST[players])) - ONE
    cards = NONE
    for variety in range(VARIETIES):
        cards |= low << Board(VALUES * variety)
    return cards


@partial(kernel, inlined=True)
def chance(state: State, dice: Dice) -> None:
    """Begin a round: deal, reveal cats, and in the first round draw trump."""
    left = boards(CARDS)
    for place in range(CARDS):
        left[place] = _PACK[state.players, place]
    count = VARIETIES * _HIGHEST[state.players]
    for seat in range(state.players):
        hand = NONE
        for _ in range(_HAND[state.players]):
            at = below(dice, count)
            count -= 1
            hand |= left[at]
            left[at] = left[count]
        state.hands[seat] = hand
    for slot in range(REVEALED):  # CT-5
        state.cats[slot] = nth(state.deck, below(dice, size(state.deck)))
        state.deck &= ~bit(state.cats[slot])
    state.trump = below(dice, VARIETIES) if state.rounds == 0 else NOTHING  # CT-6
    begin_round(state)


@kernel
def short(state: State) -> int:
    """The seat that is to have the next card, or as many as there are when every hand is full."""
    seat = 0
    while seat < state.players and size(state.hands[seat]) == _HAND[state.players]:
        seat += 1
    return seat


@kernel
def hiding(state: State) -> int:
    """The place of the cat to be revealed next, once every hand is full; as many as there are when all are."""
    slot = 0
    while slot < REVEALED and state.cats[slot] != NOTHING:
        slot += 1
    return slot


@kernel
def odds(state: State, odds: np.ndarray) -> int:
    """One by one: the cards of each hand, the cats, and in the first round trump."""
    pack = NONE
    if short(state) < state.players:
        pack = in_play(state.players)
        for seat in range(state.players):
            pack &= ~state.hands[seat]
    elif hiding(state) < REVEALED:
        pack = state.deck
    else:
        pack = (ONE << Board(VARIETIES)) - ONE
    for outcome in range(OUTCOMES):
        odds[outcome] = np.int64((pack >> Board(outcome)) & ONE)
    return OUTCOMES


@partial(kernel, inlined=True)
def happen(state: State, outcome: int) -> bool:
    seat = short(state)
    slot = hiding(state)
    if seat < state.players:
        if state.hands[0] == NONE:
            for place in range(REVEALED):
                state.cats[place] = NOTHING
        state.hands[seat] |= bit(outcome)
        return False
    if slot < REVEALED:
        state.cats[slot] = outcome
        state.deck &= ~bit(outcome)
        state.trump = NOTHING
        if slot + 1 < REVEALED or state.rounds == 0:
            return False
    else:
        state.trump = outcome
    begin_round(state)
    return True


@kernel
def begin_round(state: State) -> None:
    """Clear the table for a round whose hands, cats and first trump are set."""
    state.aside = in_play(state.players)
    for seat in range(MOST_SEATS):
        state.aside &= ~state.hands[seat]
        state.taken[seat] = NONE
        state.lacks[seat] = 0
        state.tricks[seat] = 0
        state.trick[seat] = NOTHING
        state.last[seat] = NOTHING
    for slot in range(REVEALED):
        state.caught[slot] = 0
    state.played = 0
    state.leader = round_leader(state)
    state.last_leader = NOTHING
    state.namer = NOTHING
    state.phase = PLAYING
    if state.rounds > 0:
        state.namer = _poorest(state)
        state.phase = NAMING


@kernel
def round_leader(state: State) -> int:
    return (state.first + state.rounds) % state.players  # CT-7


@kernel
def total(state: State, seat: int) -> int:
    points = 0
    for played in range(state.rounds):
        points += int(state.points[played, seat])
    return points


@kernel
def _poorest(state: State) -> int:
    """Who names trump: fewest points so far, the first such from the round's leader on."""  # CT-6
    chosen = round_leader(state)
    for step in range(1, state.players):
        seat = (round_leader(state) + step) % state.players
        if total(state, seat) < total(state, chosen):
            chosen = seat
    return chosen


@kernel
def playable(state: State) -> Board:
    """The cards that the seat to play may play."""
    hand = state.hands[turn(state)]
    following = hand & _FOLLOWING[state.trick[0]]
    return following if following != NONE else hand  # CT-9


@kernel
def allows(state: State, move: int) -> bool:
    if state.phase == NAMING:
        return TRUMP <= move < MOVES
    return 0 <= move < CARDS and playable(state) & bit(move) != NONE


@kernel
def mark(state: State, mask: np.ndarray) -> None:
    naming = state.phase == NAMING
    cards = NONE if naming else playable(state)
    for card in range(CARDS):
        mask[card] = (cards >> Board(card)) & ONE != NONE
    for variety in range(VARIETIES):
        mask[TRUMP + variety] = naming


@kernel
def legal(state: State, moves: np.ndarray) -> int:
    if state.phase == NAMING:
        for variety in range(VARIETIES):
            moves[variety] = TRUMP + variety
        return VARIETIES
    cards = playable(state)
    count = 0
    while cards != NONE:
        moves[count] = lowest(cards)
        cards &= cards - ONE
        count += 1
    return count


@partial(kernel, inlined=True)
def pick(state: State, dice: Dice) -> int:
    if state.phase == NAMING:
        return TRUMP + below(dice, VARIETIES)
    cards = playable(state)
    return nth(cards, below(dice, size(cards)))


@partial(kernel, inlined=True)
def play(state: State, move: int) -> None:
    if state.phase == NAMING:  # CT-6
        state.trump = move - TRUMP
        state.phase = PLAYING
        return
    seat = turn(state)
    state.hands[seat] &= ~bit(move)
    state.trick[state.played] = move
    led = _VARIETY[state.trick[0]]
    state.lacks[seat] |= 1 << led if _VARIETY[move] != led else 0  # CT-22
    state.played += 1
    if state.played == state.players:
        _take(state)
        if state.hands[seat] == NONE:  # CT-12
            _end_round(state)


@kernel
def holder(state: State) -> int:
    """The seat whose card holds the running trick, which has begun."""  # CT-10
    led = _VARIETY[state.trick[0]]
    best = 0
    highest = 0
    for place in range(MOST_SEATS):
        card = state.trick[place]
        variety = _VARIETY[card]
        rank = CARDS + card if variety == state.trump else card if variety == led else NOTHING
        best = place if rank > highest else best
        highest = max(highest, rank)
    return _from_leader(state, best)


@kernel
def _take(state: State) -> None:
    """The winner takes the trick and leads the next."""  # CT-11
    winner = holder(state)
    cards = NONE
    for place in range(MOST_SEATS):
        cards |= _ALONE[state.trick[place]]
        state.last[place] = state.trick[place]
        state.trick[place] = NOTHING
    state.taken[winner] |= cards
    state.tricks[winner] += 1
    state.last_leader = state.leader
    state.leader = winner
    state.played = 0
    number = 0
    for seat in range(MOST_SEATS):
        number += state.tricks[seat]
    for slot in range(REVEALED):  # CT-13
        free = state.caught[slot] == 0 and pounces(state.cats[slot], number, state.tricks[winner], cards)
        state.caught[slot] |= 1 << winner if free else 0


@kernel
def pounces(cat: int, number: int, tricks: int, cards: Board) -> bool:
    """Whether a cat captures who takes these cards as trick so-and-so of the round and so-many-th of their own."""
    # Of any cat all is asked at once: which of it matters cannot be guessed.
    return (number == _TRICK[cat]) | (tricks == _OWN_TRICK[cat]) | (cards & _SNATCHED[cat] != NONE)


@kernel
def counted(state: State, cat: int, seat: int) -> int:
    """What a cat that waits for the end of the round counts of a seat's tricks."""
    if COUNTED[cat] != NONE:
        return size(state.taken[seat] & COUNTED[cat])
    return state.tricks[seat]


@kernel
def _end_round(state: State) -> None:
    for slot in range(REVEALED):  # CT-14, CT-16, CT-17
        if BREED[state.cats[slot]] >= GREY:
            state.caught[slot] = judged(state, state.cats[slot])
            for seat in range(state.players):
                state.round_counts[state.rounds, slot, seat] = counted(state, state.cats[slot], seat)
    for slot in range(REVEALED):
        state.round_cats[state.rounds, slot] = state.cats[slot]
        state.round_caught[state.rounds, slot] = state.caught[slot]
    for seat in range(state.players):
        state.won[state.rounds, seat] = state.tricks[seat]
        state.points[state.rounds, seat] = state.tricks[seat] * _POINTS[captures(state, seat)]  # CT-18
    state.rounds += 1
    state.phase = DONE if state.rounds == _ROUNDS[state.players] else DEALING  # CT-19


@kernel
def judged(state: State, cat: int) -> int:
    """The seats that a grey, ginger or tuxedo cat would capture if the round ended now, a bit each."""
    most = 0
    fewest = CARDS
    for seat in range(state.players):
        most = max(most, counted(state, cat, seat))
        fewest = min(fewest, counted(state, cat, seat))
    wanted = most if BREED[cat] == GREY else fewest if BREED[cat] == GINGER else NUMBER[cat]
    seats = 0
    if BREED[cat] != GREY or most >= GREY_FROM:  # CT-15
        for seat in range(state.players):
            if counted(state, cat, seat) == wanted:
                seats |= 1 << seat
    return seats


@kernel
def captures(state: State, seat: int) -> int:
    """How many cats have captured a seat."""
    count = 0
    for slot in range(REVEALED):
        count += (state.caught[slot] >> seat) & 1
    return count


@kernel
def score(state: State, points: np.ndarray) -> None:
    for seat in range(state.players):
        points[seat] = total(state, seat)


@kernel
def winners(state: State, won: np.ndarray) -> None:
    best = -1
    for seat in range(state.players):  # CT-20
        highest = 0
        for played in range(state.rounds):
            highest = max(highest, int(state.points[played, seat]))
        won[seat] = total(state, seat) * 64 + highest
        best = max(best, won[seat])
    for seat in range(state.players):
        won[seat] = 1 if won[seat] == best else 0
