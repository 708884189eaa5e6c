"""What a seat may know of Cheez-Tricks, and what it hears of each happening (CT-21, CT-22)."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from cheeseboard.engine import told
from cheeseboard.engine.bits import NONE
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.drawing import Cards, Drawing
from cheeseboard.engine.snapshot import once
from cheeseboard.engine.told import Event, Shows

from . import parts
from .names import LETTERS, LEVELS, as_poor, card, cards, catches, seats_in, totals, victors
from .rules import (
    BLACK,
    BREED,
    CAT_NAMES,
    COUNTED,
    GREY,
    HOUSE,
    NAMING,
    NUMBER,
    PLAYING,
    SIAMESE,
    SUIT,
    TRUMP,
    VALUES,
    State,
    turn,
)


class Played(msgspec.Struct, frozen=True):
    seat: int
    card: str


Looks = Literal["trick", "card", "count"]


class CatSeen(msgspec.Struct, frozen=True):
    """A cat of this round."""

    cat: str
    caught: list[int]
    """The seats it has captured."""
    looks: Looks
    """At one trick of the round, at one card, or at what each seat has won."""
    goal: int | None
    """The number of that trick, or how many it looks for; none where it looks for most or fewest, or at a card."""
    counts: list[int] | None
    """What it counts of each seat; none where that is hidden."""


class CatScore(msgspec.Struct, frozen=True):
    """A cat of a round that was played."""

    cat: str
    caught: list[int]
    counts: list[int] | None
    """What it counted of each seat when the round ended; none where it did not wait for that."""


class RoundScore(msgspec.Struct, frozen=True):
    """A round that was played, as the score sheet shows it."""

    tricks: list[int]
    cats: list[CatScore]
    each: list[int]
    """What a trick was worth, by seat."""
    points: list[int]
    totals: list[int]
    """All points up to this round."""


class View(told.View, kw_only=True):
    level: str
    round: int
    """The one that is played, from 1."""
    rounds: int
    """How many a match has."""
    number: int
    """The trick that is played, from 1."""
    numbers: int
    """How many tricks a round has."""
    trump: str | None
    naming: bool
    """Whether trump is to be named before anything is played."""
    namer: int | None
    """Who names trump in this round, or has; nobody in the first."""
    tied: list[int]
    """While trump is named: who has as few points as the one who names it, but comes later clockwise."""
    leader: int
    """Leads the trick that is played; of a trick just taken, who took it."""
    hand: list[str] | None = None
    """The cards of the seat whose view this is."""
    follow: str | None = None
    """The variety that the seat must follow, because it holds it, while it is to play."""
    hands: list[int]
    """How many cards each seat holds."""
    aside: int
    """How many lie aside unseen."""
    trick: list[Played]
    last: list[Played]
    """The trick before, until the next card is led."""
    tricks: list[int]
    """Won in this round, by seat."""
    lacks: list[list[str]] | None
    """The varieties that each seat has failed to follow; none where people have to remember."""
    cats: list[CatSeen]
    open: list[list[str]] | None
    """The won cards that matter to the cats, by seat; none where won cards lie face down."""
    sheet: list[RoundScore]
    totals: list[int]
    worth: list[int]
    """What a trick is worth, by how many cats have caught whoever won it."""

    def drawing(self) -> Drawing:
        wide, high, gap = 60, 84, 8
        hand = self.hand or []
        sheet = Drawing(self.game, max(len(hand), 6, self.players + 1) * (wide + gap) + gap, 2 * high + 166)
        for place, cat in enumerate(self.cats):
            sheet.piece(cat.cat.partition("-")[0], gap + place * 140, gap, 56, 56)
            sheet.words(cat.cat, gap + place * 140 + 62, gap + 24, 13, "start")
            sheet.words(" ".join(f"▸ {seat}" for seat in cat.caught), gap + place * 140 + 62, gap + 42, 12, "start")
        points = " : ".join(map(str, self.totals))
        sheet.words(f"{self.round}/{self.rounds} · ★ {self.trump or '–'} · {points}", gap, 80, 13, "start")
        for place, played in enumerate(self.trick or self.last):
            sheet.piece(played.card, gap + place * (wide + gap), 100, wide, high, faint=not self.trick)
            sheet.words(f"▸ {played.seat}", gap + place * (wide + gap) + wide / 2, 110 + high, 12)
        if hand:
            sheet.words(f"▸ {self.seat}", gap, 140 + high, 13, "start")
        for place, held in enumerate(hand):
            sheet.piece(held, gap + place * (wide + gap), 154 + high, wide, high)
        return sheet


class Round(Event, frozen=True):
    """A round begins."""

    round: int
    seat: int
    """Leads the first trick."""


class Deal(Event, frozen=True):
    seat: int
    count: int
    cards: list[str] | None
    """Only its owner sees them."""


class Aside(Event, frozen=True):
    """With two players, some cards are set aside unseen."""

    count: int


class Cats(Event, frozen=True):
    """The cats of the round are revealed."""

    cats: list[str]


class Trump(Event, frozen=True):
    seat: int | None
    """Who names it; nobody where it is drawn."""
    move: str | None
    trump: str
    tied_seats: list[int]
    """Who has as few points as the one who names it, but comes later clockwise."""


class Move(Event, frozen=True):
    """A card is played. Where won cards lie face down it is not to be read again later."""

    seat: int
    move: str | None
    card: str | None
    fades: bool


class Trick(Event, frozen=True):
    """The seat takes the trick of that number."""

    seat: int
    number: int


class Caught(Event, frozen=True):
    """A cat captures the seat."""

    seat: int
    cat: str
    counts: list[int] | None = None
    """What it counted of each seat, where it waited for the end of the round."""


class Score(Event, frozen=True):
    """The round that has just been played, as the sheet shows it."""

    round: int
    tricks: list[int]
    cats: list[CatScore]
    each: list[int]
    points: list[int]
    totals: list[int]


class End(Event, frozen=True):
    points: list[int]
    winners: list[int]
    reason: str


AnyEvent = Round | Deal | Aside | Cats | Trump | Move | Trick | Caught | Score | End


def public(state: State) -> View:
    return View(**_of(state, *_FIELDS))


def _of(state: State, *fields: str) -> Shows:
    return {field: _FIELDS[field](state) for field in fields}


@once
def _sheet(state: State) -> list[RoundScore]:
    tables = state.won, state.points, state.round_cats, state.round_caught, state.round_counts
    sheet: list[RoundScore] = []
    so_far = [0] * state.players
    for won, points, cats, caught, counts in zip(*(table[: state.rounds].tolist() for table in tables), strict=True):
        so_far = [so_far[seat] + points[seat] for seat in range(state.players)]
        found = [
            CatScore(CAT_NAMES[cat], seats_in(by, state.players), told[: state.players] if BREED[cat] >= GREY else None)
            for cat, by, told in zip(cats, caught, counts, strict=True)
        ]
        every = [seat for cat in found for seat in cat.caught]
        each = [parts.POINTS.value[every.count(seat)] for seat in range(state.players)]  # CT-18
        sheet.append(RoundScore(won[: state.players], found, each, points[: state.players], so_far))
    return sheet


_FIELDS: dict[str, Callable[[State], Any]] = {  # one by one, since most events show but a few
    "level": lambda state: LEVELS[state.level],
    "round": lambda state: min(state.rounds + 1, parts.ROUNDS.value[state.players]),
    "rounds": lambda state: parts.ROUNDS.value[state.players],
    "number": lambda state: min(sum(state.tricks.tolist()) + 1, parts.HAND.value[state.players]),
    "numbers": lambda state: parts.HAND.value[state.players],
    "trump": lambda state: LETTERS[state.trump] if state.trump >= 0 else None,
    "naming": lambda state: state.phase == NAMING,
    "namer": lambda state: state.namer if state.namer >= 0 else None,
    "tied": lambda state: as_poor(state) if state.phase == NAMING else [],
    "leader": lambda state: state.leader,
    "hands": lambda state: [held.bit_count() for held in state.hands[: state.players].tolist()],
    "aside": lambda state: int(state.aside).bit_count(),
    "trick": lambda state: _trick(state.trick, state.leader, state.players),
    "last": lambda state: [] if state.played else _trick(state.last, state.last_leader, state.players),
    "tricks": lambda state: state.tricks[: state.players].tolist(),
    "lacks": lambda state: _lacks(state),
    "cats": lambda state: _cats(state),
    "open": lambda state: _open_cards(state),
    "sheet": _sheet,
    "totals": totals,
    "worth": lambda _: list(parts.POINTS.value),  # CT-18
}


def private(state: State, seat: int, legal: Sequence[str]) -> Shows:
    return {"hand": Cards("cheez-tricks", cards(state.hands[seat])), "follow": _follow(state, seat)}


def _follow(state: State, seat: int) -> str | None:
    if not state.played or seat != turn(state):
        return None
    led = int(state.trick[0]) // VALUES
    return LETTERS[led] if state.hands[seat] & SUIT[led] else None  # CT-9


def events(before: State, cause: int, after: State) -> list[Event]:
    if cause == CHANCE:
        return _round_begun(after)
    actor = int(turn(before))
    if cause >= TRUMP:
        letter = LETTERS[cause - TRUMP]
        return [Trump(actor, f"trump {letter}", letter, as_poor(before))]
    happened: list[Event] = [Move(actor, card(cause), card(cause), after.level != HOUSE)]
    if after.played == 0:
        happened.append(Trick(after.leader, sum(after.tricks.tolist())))
        ended = _sheet(after)[-1].cats if after.rounds > before.rounds else []
        counts = {scored.cat: scored.counts for scored in ended}
        happened += [Caught(who, cat, counts.get(cat)) for who, cat in catches(before, after)]
    if after.rounds > before.rounds:
        happened.append(Score(after.rounds, *msgspec.structs.astuple(_sheet(after)[-1])))
    if turn(after) == OVER:
        happened.append(End(totals(after), victors(after), reason(after)))
    return happened


def private_events(before: State, cause: int, after: State) -> dict[int, dict[int, Event]]:
    if cause != CHANCE:
        return {}
    hands = [cards(after.hands[seat]) for seat in range(after.players)]
    return {seat: {_DEALS + seat: Deal(seat, len(hand), hand)} for seat, hand in enumerate(hands)}


_DEALS = 1
"""The place of the first deal among what happens when a round begins."""


def _round_begun(state: State) -> list[Event]:
    begun: list[Event] = [Round(state.rounds + 1, state.leader)]
    begun += [Deal(seat, held.bit_count(), None) for seat, held in enumerate(state.hands[: state.players].tolist())]
    if state.aside:
        begun.append(Aside(int(state.aside).bit_count()))
    begun.append(Cats([CAT_NAMES[cat] for cat in state.cats]))
    if state.trump >= 0:
        begun.append(Trump(None, None, LETTERS[state.trump], []))
    return begun


def shows(before: State, cause: int, after: State) -> list[Shows]:
    if cause == CHANCE:
        return _dealt(after)
    if cause >= TRUMP:
        return [_of(after, "trump", "naming", "tied") | _to_act(after)]
    return _played(before, cause, after)


def _to_act(state: State) -> Shows:
    return {"turn": int(turn(state))}


def private_shows(before: State, cause: int, after: State) -> dict[int, dict[int, Shows]]:
    if cause == CHANCE:
        return {seat: {_DEALS + seat: {"hand": cards(after.hands[seat])}} for seat in range(after.players)}
    if cause >= TRUMP:
        return {}
    actor, following = int(turn(before)), int(turn(after))
    found: dict[int, dict[int, Shows]] = {actor: {0: {"hand": cards(after.hands[actor]), "follow": None}}}
    if after.played:
        found[following] = {-1: {"follow": _follow(after, following)}}
    return found


def _dealt(after: State) -> list[Shows]:
    """Hand after hand, then the cats, then trump."""
    hands: list[int] = _of(after, "hands")["hands"]
    cleared: Shows = {"hands": [0] * len(hands), "cats": [], "trump": None}
    told = [cleared | _of(after, "round", "number", "leader", "trick", "last", "tricks", "lacks", "open")]
    for seat in range(len(hands)):
        told.append({"hands": hands[: seat + 1] + [0] * (len(hands) - seat - 1)})
    if after.aside:
        told.append(_of(after, "aside"))
    told.append(_of(after, "cats"))
    if after.trump >= 0:
        told.append(_of(after, "trump"))
    told[-1] |= _of(after, "naming", "namer", "tied") | _to_act(after)
    return told


def _played(before: State, cause: int, after: State) -> list[Shows]:
    """The card, then the trick as a whole before it is taken, then one capture after another."""
    trick = [*_trick(before.trick, before.leader, before.players), Played(int(turn(before)), card(cause))]
    told: list[Shows] = [{"trick": trick, "last": []} | _of(after, "hands", "lacks")]
    if after.played == 0:
        cats = _cats(after)
        so_far = zip(before.cats.tolist(), before.caught.tolist(), strict=True)
        caught = {CAT_NAMES[cat]: seats_in(seats, before.players) for cat, seats in so_far}
        told.append(
            _of(after, "trick", "last", "leader", "number", "tricks", "open") | {"cats": _catching(cats, caught)}
        )
        for who, cat in catches(before, after):
            caught[cat] = [*caught[cat], who]
            told.append({"cats": _catching(cats, caught)})
    if after.rounds > before.rounds:
        told.append(_of(after, "sheet", "totals"))
    if turn(after) == OVER:
        told.append({})
    if after.phase == PLAYING:
        told[-1] |= {**_to_act(after), "follow": None}
    return told


def _catching(cats: list[CatSeen], caught: dict[str, list[int]]) -> list[CatSeen]:
    """The cats, while they have caught only these."""
    return [msgspec.structs.replace(each, caught=caught[each.cat]) for each in cats]


def reason(state: State) -> str:
    """`points`, or what broke the tie: the best single `round`, or nothing did: `shared` (CT-20)."""
    if len(victors(state)) > 1:
        return "shared"
    points = totals(state)
    return "points" if points.count(max(points)) == 1 else "round"


def faded(state: State, events: Sequence[Event]) -> int:
    """Cards are to be remembered, but for the running trick's, or the last one's until the next is led."""  # CT-22
    if state.level == HOUSE:
        return 0
    if state.played:
        return max(0, len(events) - state.played)
    taken = next((at for at in reversed(range(len(events))) if isinstance(events[at], Trick)), 0)
    return max(0, taken - state.players)


def blank(event: Event) -> Event:
    return Move(event.seat, None, None, True) if isinstance(event, Move) and event.fades else event


def _trick(played: Any, leader: int, players: int) -> list[Played]:
    return [Played((leader + place) % players, card(each)) for place, each in enumerate(played.tolist()) if each >= 0]


def _lacks(state: State) -> list[list[str]] | None:
    if state.level != HOUSE:  # CT-22
        return None
    return [[letter for v, letter in enumerate(LETTERS) if state.lacks[seat] >> v & 1] for seat in range(state.players)]


_LOOKS: list[Looks] = ["trick" if breed == BLACK else "card" if breed == SIAMESE else "count" for breed in BREED]
_GOALS: list[int | None] = [number or None for number in NUMBER.tolist()]


def _cats(state: State) -> list[CatSeen]:
    return [
        CatSeen(CAT_NAMES[cat], seats_in(caught, state.players), _LOOKS[cat], _GOALS[cat], _counts(state, cat))
        for cat, caught in zip(state.cats.tolist(), state.caught.tolist(), strict=True)
    ]


_COUNTED: list[int] = COUNTED.tolist()


def _counts(state: State, cat: int) -> list[int] | None:
    if not _COUNTED[cat]:
        return state.tricks[: state.players].tolist()  # type: ignore[no-any-return]
    if state.level != HOUSE and BREED[cat] != SIAMESE:  # CT-22
        return None
    return [(taken & _COUNTED[cat]).bit_count() for taken in state.taken[: state.players].tolist()]


def _open_cards(state: State) -> list[list[str]] | None:
    """House level: the won cards that matter to the cats in play, by seat."""  # CT-22
    if state.level != HOUSE:
        return None
    matter = NONE
    for cat in state.cats:
        matter |= COUNTED[cat]
    return [cards(state.taken[seat] & matter) for seat in range(state.players)]
