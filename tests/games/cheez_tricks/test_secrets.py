"""Imagined deals: always possible, and each possible one equally likely (CT-21)."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.engine.told import params_of
from cheeseboard.games.cheez_tricks.names import cards
from cheeseboard.games.cheez_tricks.view import Aside
from tests.strategies import random_match
from tests.telling import told

from .rounds import number, seen

WORLDS = 12_000
ASIDE = "aside"

Deal = tuple[tuple[str, tuple[str, ...]], ...]


def holders(match: cb.Match, seat: int) -> dict[str, tuple[int, set[str]]]:
    """Who else holds cards: how many, and which varieties they cannot hold."""
    view = seen(match, seat)
    found = {str(other): (count, lacks(match, other)) for other, count in enumerate(view.hands) if other != seat}
    if view.aside:
        found[ASIDE] = (view.aside, set())
    return found


def lacks(match: cb.Match, seat: int) -> set[str]:
    """The varieties that a seat has shown not to hold."""
    return {letter for at, letter in enumerate("SRPB") if match.state.lacks[seat] >> at & 1}


def deal_of(match: cb.Match, seat: int) -> Deal:
    state = match.state
    dealt = {str(other): tuple(cards(state.hands[other])) for other in range(match.players) if other != seat}
    if state.aside:
        dealt[ASIDE] = tuple(cards(state.aside))
    return tuple(sorted(dealt.items()))


def every_deal(unseen: list[str], places: dict[str, tuple[int, set[str]]]) -> Iterator[Deal]:
    """All ways to hand out the unseen cards, counted one by one."""
    if not places:
        if not unseen:
            yield ()
        return
    name, *others = sorted(places)
    count, never = places[name]
    for hand in combinations(unseen, count):
        if not any(card[0] in never for card in hand):
            rest = [card for card in unseen if card not in hand]
            for more in every_deal(rest, {other: places[other] for other in others}):
                yield ((name, hand), *more)


def endings() -> list[tuple[cb.Match, int, set[Deal]]]:
    """Positions late in a round, with some varieties shown to be lacking, and all deals that fit what a seat knows."""
    found = []
    for players, moves in ((3, 26), (3, 29), (4, 29), (4, 31), (5, 30), (2, 18)):
        usable = 0
        for seed in range(200):
            match = random_match("cheez-tricks", players, seed, moves=moves)
            seat = random.Random(seed).randrange(players)
            unseen = [card for _, hand in deal_of(match, seat) for card in hand]
            places = holders(match, seat)
            shown = sum(len(never & {card[0] for card in unseen}) for _, never in places.values())
            possible = set(every_deal(sorted(unseen, key=lambda c: ("SRPB".index(c[0]), int(c[1:]))), places))
            if 6 <= len(possible) <= 400 and (shown >= 2 or players == 2):
                found.append((match, seat, possible))
                usable += 1
            if usable == 3:
                break
    return found


def test_ct21_imagined_deals_are_uniform_over_all_that_fit() -> None:
    """Against full enumeration, by a chi-squared test with fixed seeds."""
    checked = endings()
    assert len(checked) >= 12
    for match, seat, possible in checked:
        seen: Counter[Deal] = Counter(deal_of(match.imagine(seat, world), seat) for world in range(WORLDS // 4))
        assert set(seen) <= possible
        expected = seen.total() / len(possible)
        chi_squared = sum((seen[deal] - expected) ** 2 / expected for deal in possible)
        freedom = len(possible) - 1
        assert chi_squared < freedom + 4 * (2 * freedom) ** 0.5, (match, seat, len(possible))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ct21_imagined_deals_always_fit_what_the_seat_knows(players: int) -> None:
    for seed in range(25):
        match = random_match("cheez-tricks", players, seed, moves=random.Random(seed).randrange(200))
        truth = match.state
        for seat in range(players):
            for world in range(8):
                imagined = match.imagine(seat, world).state
                every = [*imagined.hands.tolist(), *imagined.taken.tolist(), imagined.aside]
                assert sum(map(int, every)) == sum(
                    map(int, [*truth.hands.tolist(), *truth.taken.tolist(), truth.aside])
                )
                assert imagined.hands[seat] == truth.hands[seat]
                for other in range(players):
                    hand = cards(imagined.hands[other])
                    assert len(hand) == len(cards(truth.hands[other]))
                    assert not any(card[0] in lacks(match, other) for card in hand)


def test_ct21_the_set_aside_cards_are_never_told() -> None:
    match = random_match("cheez-tricks", 2, 1, moves=500)
    for seat in (None, 0, 1):
        asides = [params_of(event) for event in match.events(seat) if isinstance(event, Aside)]
        assert asides == [{"type": "aside", "count": 8}] * 4


def sent(match: cb.Match, seat: int | None) -> bytes:
    return msgspec.json.encode([match.view(seat), match.events(seat), match.shows(seat, 0)])


@pytest.mark.parametrize("level", ["house", "wild"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ct21_at_every_step_a_view_holds_only_what_the_seat_may_know(players: int, level: str) -> None:
    match = random_match("cheez-tricks", players, seed=players, moves=0, level=level)
    source = random.Random(players)
    while match.turn is not None:
        for seat in range(players):
            world = match.imagine(seat, source.randrange(10**6))
            assert world.view(seat) == match.view(seat)
            assert world.view(None) == match.view(None)
        match.play(source.choice(match.legal()))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ct21_exchanging_hidden_cards_changes_no_byte_that_others_are_sent(players: int) -> None:
    """Two holders exchange cards of one variety that nobody has seen: no play so far would have been otherwise."""
    exchanged = 0
    for seed in range(60):
        match = random_match("cheez-tricks", players, seed, moves=random.Random(seed).randrange(60))
        log, hidden = match.log(), dict(deal_of(match, seat=-1))
        one, other = random.Random(seed).sample(sorted(hidden), 2)
        pairs = [(a, b) for a in hidden[one] for b in hidden[other] if a[0] == b[0]]
        start = max((at for at, line in enumerate(log) if line.startswith("- round")), default=0)
        if not pairs or match.turn is None:
            continue
        swap = dict([pairs[0], pairs[0][::-1]])
        for at in range(start, start + players + 2):
            if log[at].startswith(("- deal", "- aside")):
                head = 3 if "deal" in log[at] else 2
                words = log[at].split(" ")
                dealt = sorted((swap.get(card, card) for card in words[head:]), key=number)
                log[at] = " ".join(words[:head] + dealt)
        world = told("cheez-tricks", players, "\n".join(log), **match.options)
        for seat in (None, *range(players)):
            if str(seat) in (one, other):
                assert sent(world, seat) != sent(match, seat)
            else:
                assert sent(world, seat) == sent(match, seat)
        exchanged += 1
    assert exchanged > 10
