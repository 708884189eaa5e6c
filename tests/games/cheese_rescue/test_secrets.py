"""What a seat is sent does not depend on what it cannot know (CR-19)."""

import random
from collections import Counter
from math import comb

import msgspec
import pytest

import cheeseboard as cb
from tests.games.cheese_rescue.seeing import hand_of, seen
from tests.strategies import random_match
from tests.telling import told

ANIMALS = ("dog", "cat", "mouse")


def still_held(match: cb.Match, log: list[str], seat: int) -> list[tuple[int, int]]:
    """Where in the log (line, word) stand the animals that the seat still holds: the last of each kind."""
    given = [
        (number, at)
        for number, line in enumerate(log)
        if line.startswith((f"- deal {seat}", f"- draw {seat}"))
        for at in range(3, len(line.split(" ")))
    ]
    held = Counter(card for card in hand_of(match, seat) if card in ANIMALS)
    kept = []
    for number, at in reversed(given):
        animal = log[number].split(" ")[at]
        if held[animal]:
            held[animal] -= 1
            kept.append((number, at))
    return kept


def sent(match: cb.Match, seat: int | None) -> bytes:
    return msgspec.json.encode([match.view(seat), match.events(seat), match.shows(seat, 0)])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cr19_exchanging_hidden_cards_changes_no_byte_that_others_are_sent(players: int) -> None:
    exchanged = 0
    for seed in range(40):
        source = random.Random(seed)
        match = random_match("cheese-rescue", players, seed, moves=source.randrange(12 * players))
        log = match.log()
        holder = source.randrange(players)
        kept = still_held(match, log, holder)
        if not kept:
            continue
        number, at = source.choice(kept)
        words = log[number].split(" ")
        unseen = match.state.pile
        others = [animal for kind, animal in enumerate(ANIMALS) if unseen[kind] and animal != words[at]]
        if not others:
            continue
        words[at] = source.choice(others)  # one that is still in the pile: nobody but the holder can tell
        log[number] = " ".join(words)
        world = told("cheese-rescue", players, "\n".join(log), **match.options)
        assert sent(world, holder) != sent(match, holder)
        for seat in (None, *(other for other in range(players) if other != holder)):
            assert sent(world, seat) == sent(match, seat)
        exchanged += 1
    assert exchanged > 10


def test_cr19_imagined_hands_are_as_likely_as_the_cards_allow() -> None:
    """Against exact counting: how many dogs, cats and mice seat 1 may hold, by a chi-squared test with fixed seeds."""
    match = random_match("cheese-rescue", 2, seed=8, moves=6)
    own = Counter(card for card in hand_of(match, 0) if card in ANIMALS)
    lying = Counter(cell.card for cell in seen(match, 0).cells)
    unseen = {animal: total - own[animal] - lying[animal] for animal, total in zip(ANIMALS, (3, 6, 9), strict=True)}
    held = seen(match, 0).hands[1].animals
    worlds = 4000
    dealt: Counter[tuple[int, ...]] = Counter()
    for seed in range(worlds):
        hand: Counter[str] = Counter(hand_of(match.imagine(0, seed), 1))
        dealt[tuple(hand[animal] for animal in ANIMALS)] += 1
    ways = {
        (dogs, cats, held - dogs - cats): comb(unseen["dog"], dogs)
        * comb(unseen["cat"], cats)
        * comb(unseen["mouse"], held - dogs - cats)
        for dogs in range(held + 1)
        for cats in range(held + 1 - dogs)
    }
    possible = {hand: worlds * count / comb(sum(unseen.values()), held) for hand, count in ways.items() if count}
    assert set(dealt) <= set(possible)
    chi_squared = sum((dealt[hand] - expected) ** 2 / expected for hand, expected in possible.items())
    assert len(possible) > 4
    assert chi_squared < len(possible) + 4 * (2 * len(possible)) ** 0.5


def test_cr19_imagining_deals_every_card_once() -> None:
    match = random_match("cheese-rescue", 4, seed=2, moves=17)
    for seed in range(200):
        state = match.imagine(3, seed).state
        hands = state.hands[:, :3].sum(axis=0) + state.pile
        truth = match.state
        assert (hands == truth.hands[:, :3].sum(axis=0) + truth.pile).all()
        assert (state.hands[3] == truth.hands[3]).all()
        assert (state.hands.sum(axis=1) == truth.hands.sum(axis=1)).all()
