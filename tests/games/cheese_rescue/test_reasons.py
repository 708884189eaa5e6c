"""Why a move in Cheese Rescue may be good: each type of reason in a position made for it."""

import random
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.games.cheese_rescue.reasons import TYPES
from tests.games.cheese_rescue.test_clauses import laid
from tests.reasoning import why
from tests.strategies import random_match

Case = tuple[str, str, str, str, dict[str, Any]]

# The move of seat 0 after these moves, with the animals that the two seats were dealt and then drew in turn.
CASES: dict[str, Case] = {
    "saves": ("c3 1,0; mouse 2,0", "cat mouse, mouse mouse", "", "cat 2,1", {"values": [3]}),
    "eats": ("c1 -1,0; c3 1,0", "mouse mouse, mouse mouse", "", "mouse 2,0", {"seat": 1, "values": [3]}),
    "frees": (
        "c1 -1,0; c3 1,0; mouse 2,0; cat 3,0",
        "dog mouse, cat mouse",
        "",
        "dog 3,1",
        {"seat": 1, "values": [3]},
    ),
    "safe": (
        "c1 0,1; c1 0,-1; c1 1,1; c1 1,-1; c2 2,1; dog 2,0",
        "cat cat, dog cat",
        "",
        "c3 1,0",
        {"value": 3},
    ),
    "lays": ("mouse -1,0; mouse -1,1", "mouse mouse, mouse mouse", "", "c2 1,0", {"value": 2, "open": 3}),
    "gives": ("mouse 1,0; mouse -1,0", "mouse mouse, mouse mouse", "", "c1 2,0", {"value": 1}),
    "seals": (
        "c3 1,0; c1 -1,0; c1 2,0; c1 -1,1; c1 1,1; c1 -1,-1",
        "cat cat, cat cat",
        "",
        "c2 1,-1",
        {"values": [3]},
    ),
    "dooms": (
        "c1 -1,0; c3 1,0; mouse 2,0; c1 -1,1; dog 3,0; c1 -1,-1; dog 2,1; c1 0,1",
        "dog mouse, cat cat",
        "dog mouse dog mouse",
        "dog 2,-1",
        {"seat": 1, "values": [3]},
    ),
    "leads": (
        "mouse -1,0; mouse -1,1",
        "mouse mouse, mouse mouse",
        "",
        "c2 1,0",
        {"points": 2, "seat": 1, "theirs": 0},
    ),
    "covers": ("c3 1,0; c1 -1,0", "dog mouse, mouse mouse", "", "dog 2,0", {"value": 3, "open": 2}),
    "bares": (
        "c1 -1,0; c3 1,0; c1 -2,0; cat 0,1",
        "dog mouse, cat mouse",
        "",
        "dog 0,2",
        {"seat": 1, "value": 3},
    ),
    "denies": (
        "c1 -1,0; c3 1,0; mouse 2,0; c1 -1,1",
        "dog mouse, mouse mouse",
        "",
        "dog 3,0",
        {"seat": 1, "value": 3, "left": 2},
    ),
    "clears": ("mouse 1,0; mouse -1,0", "cat mouse, mouse mouse", "", "cat 1,1", {"cells": 2}),
    "spoils": ("c3 0,-1; dog 0,1", "mouse mouse, dog mouse", "", "mouse 1,0", {"cells": 2, "seat": 1}),
    "guards": ("c1 1,0; c1 -1,0", "cat mouse, mouse mouse", "", "cat 0,1", {"cells": 2}),
    "chases": ("mouse 1,0; cat 1,1", "dog mouse, cat mouse", "", "dog 1,2", {"cats": 1}),
    "harmless": ("c3 1,0; dog 0,1", "mouse mouse, dog mouse", "", "mouse 0,-1", {}),
    "caught": ("c3 1,0; cat -1,0", "mouse mouse, cat mouse", "", "mouse -1,1", {}),
    "intact": ("c3 1,0; c1 -1,0", "dog mouse, mouse mouse", "", "dog -1,1", {}),
    "withholds": (
        "dog 0,1; c3 1,0; mouse 2,0; c1 -1,0",
        "dog cat, mouse mouse",
        "",
        "cat 0,-1",
        {"seat": 1, "value": 3},
    ),
    "keeps": ("c1 -1,0; c1 -1,1", "dog mouse, mouse mouse", "", "dog 1,0", {"value": 3}),
}
AT_THE_END = {"only", "wins", "shares"}


@pytest.mark.parametrize("kind", CASES)
def test_a_position_made_for_it(kind: str) -> None:
    moves, deals, draws, move, parameters = CASES[kind]
    assert {"type": kind, **parameters} in why(laid(moves, deals, draws), move)


def test_every_type_has_its_position() -> None:
    assert set(CASES) | AT_THE_END == set(TYPES)


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
            reasons = why(match, move)
            claimed = [reason["type"] for reason in reasons if reason["type"] in ("wins", "shares")]
            expected = [] if seat not in won else ["wins"] if len(won) == 1 else ["shares"]
            if len(set(winners.values())) == 1:  # nothing to choose
                expected = []
            assert claimed == expected
            told.update(claimed)
    assert told == {"wins", "shares"}


def test_a_single_move_is_the_only_one() -> None:
    alone = [match for match in last_moves() if len(match.legal()) == 1]
    assert alone
    for match in alone:
        assert why(match, match.legal()[0]) == [{"type": "only"}]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_safe_or_past_saving_stays_so_whatever_is_played(players: int) -> None:
    checked = 0
    for seed in range(30):
        source = random.Random(seed)
        match = random_match("cheese-rescue", players, seed, moves=source.randrange(8 * players, 12 * players))
        for move in match.legal()[:: max(1, len(match.legal()) // 6)] if match.turn is not None else []:
            seat = match.turn
            promised = {reason["type"]: reason for reason in why(match, move)}
            if not promised.keys() & {"safe", "seals", "dooms"}:
                continue
            end = match.imagine(seat or 0, seed)
            end.play(move)
            held = {tuple(cell["cell"]): cell for cell in end.view(None)["cells"]}
            lying = set(map(tuple, end.view(None)["count"]["eaten"]))
            while end.turn is not None:
                end.play(source.choice(end.legal()))
            eaten = set(map(tuple, end.view(None)["count"]["eaten"]))
            if "safe" in promised:
                x, y = map(int, move.split(" ")[1].split(","))
                assert (x, y) not in eaten
            if "seals" in promised:
                kept = [held[cell]["card"] for cell in set(held) - eaten if held[cell]["owner"] == seat]
                for value in promised["seals"]["values"]:
                    assert f"c{value}" in kept
            if "dooms" in promised:
                rival = promised["dooms"]["seat"]
                gone = [held[cell]["card"] for cell in lying & eaten if held[cell]["owner"] == rival]
                for value in promised["dooms"]["values"]:
                    assert f"c{value}" in gone
            checked += 1
    assert checked > 10
