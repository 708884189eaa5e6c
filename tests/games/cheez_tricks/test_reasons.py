"""Why a card or a trump in Cheez-Tricks may be good: each type of reason in a round made for it."""

import random
from typing import Any, get_args

import pytest

import cheeseboard as cb
from cheeseboard.engine.match import Match
from cheeseboard.engine.told import params_of, type_of
from cheeseboard.games.cheez_tricks import parts, rules
from cheeseboard.games.cheez_tricks.view import Move, Round, Trick
from cheeseboard.games.cheez_tricks.why import AnyReason, Last, Master
from cheeseboard.words import Person, say
from tests.games.cheez_tricks.rounds import GAME, dealt, seen
from tests.reasoning import why
from tests.strategies import random_match

QUIET = "black-8 black-9 black-10"
"""Cats that mind none of the first tricks."""
FOUR = ["B5", "B1", "B2", "B4 B6 B9"]
RICH = ["S10 S9 S8 S7 S6 S5 S4 S3 B9 B1", "S2 S1 R1", "P1 P2", "B2 B3"]
TWO_TRICKS = "S10 S2 P1 B2 S9 S1 P2 B3"
"""Seat 0 takes two tricks with the highest trumps, and leads the third."""
FOLLOWED = ["B10 B9 B8", "B1 B6", "B2 B3 B5", "B7 B4"]
NO_BRIE = ["B1 B2 B3", "B4 B5 B6", "B7 B8 B9 B10", "S1 P1 P2"]

PEOPLE = [Person("Ada"), Person("Bo", you=True), Person("Cy"), Person("Di")]

# Hands (the rest of the pack fills them up), cats, cards played, the card asked about, what is said of it.
CASES: dict[str, tuple[list[str], str, str, str, dict[str, Any]]] = {
    "only": (["B1", "B2", "", ""], QUIET, "B1", "B2", {}),
    "wins": (["S10 B1", "", "", ""], QUIET, "", "S10", {"points": 2}),
    "trumps": (NO_BRIE, QUIET, "B1 B4 B7", "S1", {"points": 2}),
    "denies": (RICH, "black-1 black-2 black-9", TWO_TRICKS, "S8", {}),
    "holds": (["B5", "B6 B4", "", ""], QUIET, "B5", "B6", {"left": 2}),
    "cheapest": (FOUR, QUIET, "B5 B1 B2", "B6", {}),
    "ducks": (["B5", "B6 B4", "", ""], QUIET, "B5", "B4", {}),
    "yields": (FOUR, QUIET, "B5 B1 B2", "B4", {"seat": 0}),
    "escapes": (FOUR, "black-1 black-9 black-10", "B5 B1 B2", "B4", {"cat": "black-1"}),
    "hands": (FOUR, "black-1 black-9 black-10", "B5 B1 B2", "B4", {"cat": "black-1", "seat": 0}),
    "offers": (["B5", "B6 B4", "", ""], "black-1 black-9 black-10", "B5", "B4", {"cat": "black-1", "seat": 0}),
    "passes": (
        ["B10", "B1", "B2", "B7 B6"],
        "siamese-B7 black-9 black-10",
        "B10 B1 B2",
        "B7",
        {"cat": "siamese-B7", "seat": 0},
    ),
    "drops": (["B10", "B7 B6", "", ""], "siamese-B7 black-9 black-10", "B10", "B7", {"cat": "siamese-B7"}),
    "third": (RICH, "black-1 black-2 black-3", TWO_TRICKS, "S8", {"cat": "black-3"}),
    "hopes": (RICH, "black-1 black-2 black-3", TWO_TRICKS, "B9", {"cat": "black-3"}),
    "courts": (RICH, "black-1 black-2 grey-tricks", TWO_TRICKS, "S8", {"cat": "grey-tricks"}),
    "sheds": (FOUR, "grey-B black-9 black-10", "B5 B1 B2", "B4", {"cat": "grey-B"}),
    "leaves": (FOUR, "grey-5 black-9 black-10", "B5 B1 B2", "B4", {"cat": "grey-5"}),
    "collects": (FOUR, "ginger-5 black-9 black-10", "B5 B1 B2", "B6", {"cat": "ginger-5"}),
    "past": (RICH, "tuxedo-2 black-9 black-10", TWO_TRICKS, "S8", {"cat": "tuxedo-2"}),
    "short": (FOUR, "tuxedo-1 black-9 black-10", "B5 B1 B2", "B4", {"cat": "tuxedo-1"}),
    "unloads": (FOLLOWED, QUIET, "B10 B1 B2", "B7", {"card": "B7"}),
    "spares": (FOLLOWED, QUIET, "B10 B1 B2", "B4", {"card": "B7"}),
    "hoards": (NO_BRIE, QUIET, "B1 B4 B7", "P1", {"variety": "S"}),
    "voids": (["P5 S1 S2 S3 S4 S5 S6 S7 B1 B2", "", "", ""], QUIET, "", "P5", {"variety": "P"}),
    "master": (["B10 B1", "", "", ""], QUIET, "", "B10", {"variety": "B"}),
    "high": (["B9 B1", "B10", "", ""], QUIET, "", "B9", {"variety": "B", "higher": 1}),
    "draws": (["S2 B1", "S10 S9 S8 S7", "S6 S5 S4", "S3 S1"], QUIET, "", "S2", {"left": 9}),
    "low": (["B1 S10", "", "", ""], QUIET, "", "B1", {"variety": "B", "higher": 9}),
    "lures": (["B2 S10", "", "", "B7"], "siamese-B7 black-9 black-10", "", "B2", {"cat": "siamese-B7"}),
}
HAND = "R10 R9 R8 R7 R6 P5 S4 S3 S2 S1"
NAMED: dict[str, tuple[str, dict[str, Any]]] = {
    "longest": ("trump R", {"variety": "R", "count": 5}),
    "top": ("trump R", {"card": "R10"}),
    "ruffs": ("trump S", {"variety": "B"}),
    "few": ("trump B", {"variety": "B", "count": 0}),
    "collected": ("trump P", {"cat": "ginger-P"}),
}


def told(match: cb.Match, move: str) -> list[dict[str, Any]]:
    """The reasons but for who makes the move, each of which can be said."""
    found = []
    for reason in why(match, move):
        params = params_of(reason)
        clause = say(GAME.said(f"reason-{type_of(reason)}"), params, PEOPLE)
        assert clause[0].islower()
        assert clause[-1] not in ".}"
        assert params.pop("mover_seat", match.turn) == match.turn
        found.append(params)
    return found


@pytest.mark.parametrize("kind", CASES)
def test_a_round_made_for_it(kind: str) -> None:
    hands, cats, played, move, parameters = CASES[kind]
    assert {"type": kind, **parameters} in told(dealt(hands, cats, played=played), move)


@pytest.mark.parametrize("kind", NAMED)
def test_a_trump_made_for_it(kind: str) -> None:
    move, parameters = NAMED[kind]
    state = dealt([HAND, "", "", ""], "ginger-P black-9 black-10").state
    state.rounds, state.namer, state.trump, state.phase = 1, 0, rules.NOTHING, rules.NAMING
    assert {"type": kind, **parameters} in told(Match.at(GAME, state), move)


def test_of_two_cards_the_other_is_kept_for_the_last_trick() -> None:
    told = 0
    for seed in range(20):
        match = random_match("cheez-tricks", 2, seed, moves=16)
        hand = seen(match, match.turn).hand
        assert hand is not None
        assert len(hand) == 2
        for move, other in (hand, hand[::-1]) if len(match.legal()) == 2 else ():
            kept = [reason.card for reason in why(match, move) if isinstance(reason, Last)]
            assert kept in ([], [other])
            told += len(kept)
    assert told > 5


def may_hold(match: cb.Match, seat: int) -> set[str]:
    """Every card that somebody else may hold, by what the seat has heard since the deal."""
    letters, highest = parts.VARIETIES.value, parts.HIGHEST.value[match.players]
    unseen = {f"{letter}{value}" for letter in letters for value in range(1, highest + 1)} - {
        *(seen(match, seat).hand or ())
    }
    heard = match.events(seat)
    lacks: list[set[str]] = [set() for _ in range(match.players)]
    led = None
    for event in heard[max(at for at, event in enumerate(heard) if isinstance(event, Round)) :]:
        if isinstance(event, Trick):
            led = None
        elif isinstance(event, Move):
            assert event.card
            unseen.discard(event.card)
            led = led or event.card[0]
            if event.card[0] != led:
                lacks[event.seat].add(led)
    others = [lacks[other] for other in range(match.players) if other != seat]
    return {card for card in unseen if any(card[0] not in lacking for lacking in others)}


@pytest.mark.parametrize("players", GAME.counts)
def test_what_nobody_else_can_beat_in_its_variety_they_cannot(players: int) -> None:
    checked = 0
    for seed in range(60):
        match = random_match("cheez-tricks", players, seed, moves=random.Random(seed).randrange(8 * players))
        if match.turn is None or seen(match, None).naming:
            continue
        for move in match.legal():
            if not any(isinstance(reason, Master) for reason in why(match, move)):
                continue
            checked += 1
            higher = [
                card for card in may_hold(match, match.turn) if card[0] == move[0] and int(card[1:]) > int(move[1:])
            ]
            assert higher == []
    assert checked > 3


def test_a_card_below_your_own_is_not_called_the_highest() -> None:
    match = dealt(["B10 B9 B8 S1", "", "", ""], QUIET)
    [reason] = [reason for reason in why(match, "B8") if isinstance(reason, Master)]
    clause = say(GAME.said("reason-master"), params_of(reason), PEOPLE)
    assert clause == "is one that nobody else can beat with Brie: only a trump could"


def test_every_type_has_its_round() -> None:
    assert {*CASES, *NAMED, "last"} == {str(kind.__struct_config__.tag) for kind in get_args(AnyReason)}


@pytest.mark.parametrize("players", GAME.counts)
def test_what_surely_wins_does_and_what_is_left_to_others_is(players: int) -> None:
    """In every world that fits what the seat knows, whatever the others then play."""
    checked = {True: 0, False: 0}
    for seed in range(60):
        source = random.Random(seed)
        match = random_match("cheez-tricks", players, seed, moves=source.randrange(8 * players))
        if match.turn is None or seen(match, None).naming:
            continue
        seat = match.turn
        for move in match.legal():
            said = {type_of(reason) for reason in why(match, move)}
            if not said & {"wins", "trumps", "denies", "ducks", "yields"}:
                continue
            wins = bool(said & {"wins", "trumps", "denies"})
            for world in range(5):
                assert taker(match.imagine(seat, world), move, source) == seat if wins else True
                assert taker(match.imagine(seat, world), move, source) != seat or wins
            checked[wins] += 1
    assert min(checked.values()) > 5


def taker(match: cb.Match, move: str, source: random.Random) -> int:
    """Who takes the running trick after this card, when the others play anything."""
    so_far = match.event_count
    match.play(move)
    while not (taken := [event.seat for event in match.events(None, so_far) if isinstance(event, Trick)]):
        match.play(source.choice(match.legal()))
    return taken[0]


def test_reasons_speak_to_whoever_makes_the_move_or_about_them() -> None:
    def clause(kind: str, **params: Any) -> str:
        return say(GAME.said(f"reason-{kind}"), params, PEOPLE)

    assert clause("escapes", mover_seat=1, cat="white-3") == "keeps you from the white cat (first to 3 tricks)"
    assert clause("escapes", mover_seat=0, cat="white-3") == "keeps Ada from the white cat (first to 3 tricks)"
    assert clause("hands", cat="siamese-P7", seat=0) == "hands Ada the Siamese (takes Parmesan 7)"
    assert clause("passes", cat="siamese-P7", seat=0) == "gives Ada Parmesan 7, and the Siamese with it"
    assert clause("unloads", mover_seat=1, card="B7") == "gets rid of Brie 7, your highest Brie, without winning"
    assert clause("unloads", mover_seat=0, card="B7") == "gets rid of Brie 7, Ada’s highest Brie, without winning"
    assert clause("wins", points=2) == "surely wins the trick, 2 points as things stand"
    assert clause("trumps", points=1) == "trumps and surely wins the trick, 1 point as things stand"
    assert clause("past", mover_seat=1, cat="tuxedo-1") == "takes you past the 1 trick that the tuxedo cat looks for"
    assert clause("sheds", cat="grey-8") == "gives away a card that counts for the grey cat (most 8s)"
    assert clause("collected", cat="grey-B") == "makes what counts for the grey cat (most Brie) trump"
