"""Rounds made to measure."""

from typing import Any

import cheeseboard as cb
from cheeseboard.engine.bits import bit
from cheeseboard.games import get
from cheeseboard.games.cheez_tricks.view import View
from tests.telling import told

GAME = get("cheez-tricks")
RULES = GAME.rules
HIGHEST = {2: 7, 3: 9, 4: 10, 5: 10}
HAND = {2: 10, 3: 12, 4: 10, 5: 8}


def seen(match: cb.Match, seat: int | None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def number(card: str) -> int:
    return "SRPB".index(card[0]) * 10 + int(card[1:]) - 1


def in_order(cards: list[str]) -> str:
    return " ".join(sorted(cards, key=number))


def dealt(
    hands: list[str], cats: str = "black-6 black-7 black-8", trump: str = "S", played: str = "", **options: str
) -> cb.Match:
    """A match in its first round, with at least these cards in the hands; the rest of the pack fills them up."""
    players = len(hands)
    held = [hand.split() for hand in hands]
    pack = [f"{variety}{value}" for variety in "BPRS" for value in range(1, HIGHEST[players] + 1)]
    left = [card for card in pack if not any(card in hand for hand in held)]
    for hand in held:
        while len(hand) < HAND[players]:
            hand.append(left.pop())
    log = ["- round 1 first 0", *(f"- deal {seat} {in_order(hand)}" for seat, hand in enumerate(held))]
    if left:
        log.append(f"- aside {in_order(left)}")
    log += [f"- cats {cats}", f"- trump {trump}"]
    match = told("cheez-tricks", players, "\n".join(log), **options)
    for move in played.split():
        match.play(move)
    return match


def round_won(winners: list[int], cats: str, together: dict[int, str]) -> Any:
    """The state after a round of four in which trick n was won by winners[n] and held these cards among others.

    In each trick the winner plays a Swiss, which is trump, with the trick's number as value. Kernels never check if
    a move is legal, so the other cards can come in any order.
    """
    state = GAME.states(1)[0]
    kernels = GAME.kernels.use(RULES)
    kernels.setup(state, 4, GAME.option_codes({"level": "wild", "first": "0"}))
    for slot, cat in enumerate(cats.split()):
        state.cats[slot] = RULES.CAT_NAMES.index(cat)
    spoken_for = " ".join(together.values()).split()
    spare = [f"{v}{n}" for v in "RPB" for n in range(1, 11) if f"{v}{n}" not in spoken_for]
    tricks = []
    for trick in range(1, 11):
        cards = together.get(trick, "").split()
        while len(cards) < 3:
            cards.append(spare.pop())
        tricks.append(cards)
    for seat in range(4):  # only whether a hand is empty matters
        state.hands[seat] = sum(1 << (10 * seat + at) for at in range(10))
    RULES.begin_round(state)
    state.trump = 0
    for trick, (winner, cards) in enumerate(zip(winners, tricks, strict=True), 1):
        waiting = list(cards)
        for _ in range(4):
            seat = kernels.turn(state)
            card = f"S{trick}" if seat == winner else waiting.pop()
            if trick == 10:
                state.hands[seat] = 0
            kernels.play(state, number(card))
            state.hands[seat] &= ~bit(number(card))
    return state


def caught(state: Any) -> list[set[int]]:
    """The seats that each cat has captured."""
    return [{seat for seat in range(4) if seats >> seat & 1} for seats in state.caught]
