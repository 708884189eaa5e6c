"""What a seat may know of Cheez-Tricks, and what it hears of each happening (CT-21, CT-22)."""

from typing import Any

import numpy as np

from cheeseboard.engine.bits import Board
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot

from . import parts
from .rules import (
    BREED,
    CAT_NAMES,
    COUNTED,
    DEALING,
    GREY,
    HOUSE,
    NAMING,
    SIAMESE,
    TRUMP,
    VALUES,
    counted,
    total,
    turn,
    winners,
)

LEVELS = ("house", "wild")
LETTERS = parts.VARIETIES.value


def public(state: Snapshot) -> Json:
    seats = range(state.players)
    between = state.phase == DEALING
    return {
        "level": LEVELS[state.level],
        "round": min(state.rounds + 1, parts.ROUNDS.value[state.players]),
        "rounds": parts.ROUNDS.value[state.players],
        "naming": state.phase == NAMING,
        "trump": LETTERS[state.trump] if state.trump >= 0 else None,
        "namer": state.namer if state.namer >= 0 else None,
        "leader": state.leader,
        "hands": [int(state.hands[other]).bit_count() for other in seats],
        "aside": int(state.aside).bit_count(),
        "trick": _trick(state.trick, state.leader, state.players),
        "last": _trick(state.last, state.last_leader, state.players) if state.played == 0 and not between else [],
        "number": min(int(state.tricks.sum()) + 1, parts.HAND.value[state.players]),
        "numbers": parts.HAND.value[state.players],
        "tricks": [int(state.tricks[other]) for other in seats],
        "lacks": [[LETTERS[v] for v in range(len(LETTERS)) if state.lacks[other] >> v & 1] for other in seats],
        "cats": [_cat(state, slot) for slot in range(len(state.cats))],
        "open": _open_cards(state),
        "sheet": [_row(state, played) for played in range(state.rounds)],
        "totals": [int(total(state, other)) for other in seats],
    }


def private(state: Snapshot, seat: int | None) -> Json:
    return {"hand": None if seat is None else cards(state.hands[seat])}


def events(before: Snapshot, cause: int, after: Snapshot, seat: int | None) -> list[Json]:
    if cause == CHANCE:
        return _round_begun(after, seat)
    actor = int(turn(before))
    if cause >= TRUMP:
        letter = LETTERS[cause - TRUMP]
        return [{"type": "trump", "seat": actor, "move": f"trump {letter}", "trump": letter}]
    happened: list[Json] = [{"type": "move", "seat": actor, "move": card(cause), "card": card(cause)}]
    if after.played == 0:
        happened.append({"type": "trick", "seat": after.leader, "number": int(after.tricks.sum())})
        happened += [{"type": "caught", "seat": who, "cat": cat} for who, cat in catches(before, after)]
    if after.rounds > before.rounds:
        row = _row(after, before.rounds)
        totals = [int(total(after, other)) for other in range(after.players)]
        happened.append({"type": "score", "round": after.rounds, **row, "totals": totals})
    if turn(after) == OVER:
        happened.append({"type": "end", "points": totals, "winners": victors(after), "reason": reason(after)})
    return happened


def catches(before: Snapshot, after: Snapshot) -> list[tuple[int, str]]:
    """Who was captured in this step, by which cat: first the cats that pounce, then those that wait for the end."""
    slots = sorted(range(len(after.cats)), key=lambda slot: bool(BREED[after.cats[slot]] >= GREY))
    return [
        (seat, CAT_NAMES[after.cats[slot]])
        for slot in slots
        for seat in range(after.players)
        if (after.caught[slot] & ~before.caught[slot]) >> seat & 1
    ]


def victors(state: Snapshot) -> list[int]:
    won = np.zeros(state.players, np.int64)
    winners(state, won)
    return [seat for seat in range(state.players) if won[seat]]


def reason(state: Snapshot) -> str:
    """`points`, or what broke the tie: the best single `round`, or nothing did: `shared` (CT-20)."""
    if len(victors(state)) > 1:
        return "shared"
    totals = [total(state, seat) for seat in range(state.players)]
    return "points" if totals.count(max(totals)) == 1 else "round"


def card(number: int) -> str:
    return f"{LETTERS[number // VALUES]}{number % VALUES + 1}"


def cards(held: Board) -> list[str]:
    return [card(number) for number in range(int(held).bit_length()) if int(held) >> number & 1]


def _round_begun(state: Snapshot, seat: int | None) -> list[Json]:
    begun: list[Json] = [{"type": "round", "round": state.rounds + 1, "first": state.leader}]
    for other in range(state.players):
        hand = cards(state.hands[other])
        begun.append({"type": "deal", "seat": other, "count": len(hand), "cards": hand if seat == other else None})
    if state.aside:
        begun.append({"type": "aside", "count": int(state.aside).bit_count()})
    begun.append({"type": "cats", "cats": [CAT_NAMES[cat] for cat in state.cats]})
    if state.trump >= 0:
        begun.append({"type": "trump", "seat": None, "move": None, "trump": LETTERS[state.trump]})
    return begun


def _trick(played: Any, leader: int, players: int) -> list[Json]:
    return [{"seat": (leader + place) % players, "card": card(each)} for place, each in enumerate(played) if each >= 0]


def _cat(state: Snapshot, slot: int) -> Json:
    cat = state.cats[slot]
    by_cards = bool(COUNTED[cat]) and BREED[cat] != SIAMESE
    hidden = by_cards and state.level != HOUSE  # CT-22
    return {
        "cat": CAT_NAMES[cat],
        "caught": _seats(state.caught[slot], state.players),
        "counts": None if hidden else [int(counted(state, cat, seat)) for seat in range(state.players)],
    }


def _open_cards(state: Snapshot) -> list[list[str]] | None:
    """House level: the won cards that matter to the cats in play, by seat."""  # CT-22
    if state.level != HOUSE:
        return None
    matter = Board(0)
    for cat in state.cats:
        matter |= COUNTED[cat]
    return [cards(state.taken[seat] & matter) for seat in range(state.players)]


def _row(state: Snapshot, played: int) -> Json:
    """A round that was played, as the score sheet shows it."""
    seats = range(state.players)
    return {
        "tricks": [int(state.won[played, seat]) for seat in seats],
        "cats": [
            {"cat": CAT_NAMES[cat], "caught": _seats(caught, state.players)}
            for cat, caught in zip(state.round_cats[played], state.round_caught[played], strict=True)
        ],
        "points": [int(state.points[played, seat]) for seat in seats],
    }


def _seats(bits: int, players: int) -> list[int]:
    return [seat for seat in range(players) if bits >> seat & 1]
