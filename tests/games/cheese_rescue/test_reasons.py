"""Why a move in Cheese Rescue may be good: each type of reason in a position made for it."""

import random
from typing import get_args

import pytest

import cheeseboard as cb
from cheeseboard.engine.reasoning import Only
from cheeseboard.engine.told import Reason, params_of, type_of
from cheeseboard.games.cheese_rescue.why import (
    AnyReason,
    Bares,
    Caught,
    Chases,
    Clears,
    Covers,
    Denies,
    Dooms,
    Eats,
    Frees,
    Gives,
    Guards,
    Harmless,
    Intact,
    Keeps,
    Lays,
    Leads,
    Safe,
    Saves,
    Seals,
    Shares,
    Spoils,
    Wins,
    Withholds,
)
from cheeseboard.words import Person, say
from tests.games.cheese_rescue.seeing import seen
from tests.games.cheese_rescue.test_clauses import laid
from tests.reasoning import why
from tests.strategies import random_match

Case = tuple[str, str, str, str, Reason]

# The move of seat 0 after these moves, with the animals that the two seats were dealt and then drew in turn.
CASES: list[Case] = [
    ("c3 1,0; mouse 2,0", "cat mouse, mouse mouse", "", "cat 2,1", Saves(mover_seat=0, values=[3])),
    ("c1 -1,0; c3 1,0", "mouse mouse, mouse mouse", "", "mouse 2,0", Eats(seat=1, values=[3])),
    (
        "c1 -1,0; c3 1,0; mouse 2,0; cat 3,0",
        "dog mouse, cat mouse",
        "",
        "dog 3,1",
        Frees(seat=1, values=[3]),
    ),
    (
        "c1 0,1; c1 0,-1; c1 1,1; c1 1,-1; c2 2,1; dog 2,0",
        "cat cat, dog cat",
        "",
        "c3 1,0",
        Safe(mover_seat=0, value=3),
    ),
    ("mouse -1,0; mouse -1,1", "mouse mouse, mouse mouse", "", "c2 1,0", Lays(mover_seat=0, value=2, open=3)),
    ("mouse 1,0; mouse -1,0", "mouse mouse, mouse mouse", "", "c1 2,0", Gives(mover_seat=0, value=1)),
    (
        "c3 1,0; c1 -1,0; c1 2,0; c1 -1,1; c1 1,1; c1 -1,-1",
        "cat cat, cat cat",
        "",
        "c2 1,-1",
        Seals(mover_seat=0, values=[3]),
    ),
    (
        "c1 -1,0; c3 1,0; mouse 2,0; c1 -1,1; dog 3,0; c1 -1,-1; dog 2,1; c1 0,1",
        "dog mouse, cat cat",
        "dog mouse dog mouse",
        "dog 2,-1",
        Dooms(seat=1, values=[3]),
    ),
    (
        "mouse -1,0; mouse -1,1",
        "mouse mouse, mouse mouse",
        "",
        "c2 1,0",
        Leads(mover_seat=0, points=2, seat=1, theirs=0),
    ),
    ("c3 1,0; c1 -1,0", "dog mouse, mouse mouse", "", "dog 2,0", Covers(mover_seat=0, value=3, open=2)),
    (
        "c1 -1,0; c3 1,0; c1 -2,0; cat 0,1",
        "dog mouse, cat mouse",
        "",
        "dog 0,2",
        Bares(seat=1, value=3),
    ),
    (
        "c1 -1,0; c3 1,0; mouse 2,0; c1 -1,1",
        "dog mouse, mouse mouse",
        "",
        "dog 3,0",
        Denies(seat=1, value=3, left=2),
    ),
    ("mouse 1,0; mouse -1,0", "cat mouse, mouse mouse", "", "cat 1,1", Clears(cells=2)),
    ("c3 0,-1; dog 0,1", "mouse mouse, dog mouse", "", "mouse 1,0", Spoils(mover_seat=0, cells=2, seat=1)),
    ("c1 1,0; c1 -1,0", "cat mouse, mouse mouse", "", "cat 0,1", Guards(cells=2)),
    ("mouse 1,0; cat 1,1", "dog mouse, cat mouse", "", "dog 1,2", Chases(cats=1)),
    ("c3 1,0; dog 0,1", "mouse mouse, dog mouse", "", "mouse 0,-1", Harmless(mover_seat=0)),
    ("c3 1,0; cat -1,0", "mouse mouse, cat mouse", "", "mouse -1,1", Caught(mover_seat=0)),
    ("c3 1,0; c1 -1,0", "dog mouse, mouse mouse", "", "dog -1,1", Intact(mover_seat=0)),
    (
        "dog 0,1; c3 1,0; mouse 2,0; c1 -1,0",
        "dog cat, mouse mouse",
        "",
        "cat 0,-1",
        Withholds(seat=1, value=3),
    ),
    ("c1 -1,0; c1 -1,1", "dog mouse, mouse mouse", "", "dog 1,0", Keeps(mover_seat=0, value=3)),
]
AT_THE_END = {Only, Wins, Shares}


@pytest.mark.parametrize("case", CASES, ids=lambda case: type_of(case[-1]))
def test_a_position_made_for_it(case: Case) -> None:
    moves, deals, draws, move, reason = case
    assert reason in why(laid(moves, deals, draws), move)


def test_every_type_has_its_position() -> None:
    assert {type(case[-1]) for case in CASES} | AT_THE_END == set(get_args(AnyReason))


def said(reason: Reason) -> str:
    return say(f"cheese-rescue.reason-{type_of(reason)}", params_of(reason), [Person("Zoe", you=True), Person("Ada")])


def last_moves() -> list[cb.Match]:
    return [random_match("cheese-rescue", 2, seed, moves=23) for seed in range(60)]


def test_the_last_card_wins_or_shares_when_another_would_not() -> None:
    told = set()
    for match in last_moves():
        seat = match.turn
        winners = {}
        for move in match.legal():
            after = match.imagine(seat or 0, seed=1)
            after.play(move)
            assert after.result
            winners[move] = after.result.winners
        for move, won in winners.items():
            claimed = [reason for reason in why(match, move) if isinstance(reason, Wins | Shares)]
            expected = [] if seat not in won else [Wins()] if len(won) == 1 else [Shares()]
            if len(set(map(tuple, winners.values()))) == 1:  # nothing to choose
                expected = []
            assert claimed == expected
            told.update(claimed)
    assert told == {Wins(), Shares()}


def test_a_single_move_is_the_only_one() -> None:
    alone = [match for match in last_moves() if len(match.legal()) == 1]
    assert alone
    for match in alone:
        assert why(match, match.legal()[0]) == [Only()]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_safe_or_past_saving_stays_so_whatever_is_played(players: int) -> None:
    checked = 0
    for seed in range(30):
        source = random.Random(seed)
        match = random_match("cheese-rescue", players, seed, moves=source.randrange(8 * players, 12 * players))
        for move in match.legal()[:: max(1, len(match.legal()) // 6)] if match.turn is not None else []:
            seat = match.turn
            promised = {type(reason): reason for reason in why(match, move)}
            if not promised.keys() & {Safe, Seals, Dooms}:
                continue
            end = match.imagine(seat or 0, seed)
            end.play(move)
            held = {one.cell: one for one in seen(end).cells}
            lying = set(seen(end).count.eaten)
            while end.turn is not None:
                end.play(source.choice(end.legal()))
            eaten = set(seen(end).count.eaten)
            if Safe in promised:
                x, y = map(int, move.split(" ")[1].split(","))
                assert (x, y) not in eaten
            if isinstance(seals := promised.get(Seals), Seals):
                kept = [held[cell].card for cell in set(held) - eaten if held[cell].owner == seat]
                for value in seals.values:
                    assert f"c{value}" in kept
            if isinstance(dooms := promised.get(Dooms), Dooms):
                gone = [held[cell].card for cell in lying & eaten if held[cell].owner == dooms.seat]
                for value in dooms.values:
                    assert f"c{value}" in gone
            checked += 1
    assert checked > 10


def test_a_clause_speaks_to_whoever_makes_the_move_or_about_them() -> None:
    assert said(Saves(mover_seat=0, values=[3])) == "saves your 3-point cheese"
    assert said(Saves(mover_seat=1, values=[3])) == "saves Ada’s 3-point cheese"
    assert said(Eats(seat=1, values=[3, 2, 1])) == "eats Ada’s cheeses of 3, 2, and 1 points"
    assert said(Eats(seat=0, values=[1])) == "eats your 1-point cheese"
    assert said(Leads(mover_seat=0, points=5, seat=1, theirs=3)) == "puts you in the lead, 5 to Ada’s 3"
    assert said(Spoils(mover_seat=0, cells=2, seat=1)) == (
        "spoils 2 cells for cheese, and Ada holds more of it than you"
    )


def test_a_clause_counts_one_and_many() -> None:
    assert said(Clears(cells=1)) == "makes a cell fit for cheese again"
    assert said(Chases(cats=2)) == "chases off 2 cats"
    assert said(Lays(mover_seat=0, value=2, open=1)).endswith("with only one side open to mice")
    assert said(Denies(seat=1, value=2, left=0)).startswith("takes the last cell")
