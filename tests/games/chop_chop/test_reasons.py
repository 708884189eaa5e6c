"""Why a move in Chop! Chop! may be good: each type of reason in a kitchen made for it."""

import random
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.games.chop_chop.reasons import TYPES
from tests.games.chop_chop.kitchens import kitchen
from tests.reasoning import why
from tests.strategies import random_match

Case = tuple[dict[str, Any], str, dict[str, Any]]

CASES: dict[str, Case] = {
    "only": ({"cat": "d1", "mice": "N - - -"}, "pass", {}),
    "wins": ({"mice": "d1 - - -", "stash": 10, "opened": "N E S W"}, "m1 N", {}),
    "takes": ({"mice": "b1 E S W", "cheese": "b2"}, "m1 b2", {"place": "b2", "stash": 1, "all": 10}),
    "opens": ({}, "m1 d1", {"hole": "N", "closed": 3}),
    "escapes": ({"cat": "f1", "mice": "f3 E S W", "steps": 2}, "m1 f5", {"mouse": 1, "faces": 3, "of": 6}),
    "safer": ({"cat": "f1", "mice": "f3 E S W"}, "m1 f4", {"mouse": 1, "faces": 1, "of": 6}),
    "safe": ({"mice": "a1 E S W"}, "m1 a2", {}),
    "risks": ({"mice": "a1 E S W"}, "m3 d6", {"faces": 1, "of": 6}),
    "shields": ({"cat": "f1", "mice": "e2 f3 S W"}, "m1 f2", {"mouse": 2}),
    "hides": ({"mice": "d1 E S W", "opened": "N"}, "m1 N", {"mouse": 1, "hole": "N"}),
    "under": ({"cat": "g1", "mice": "d2 E S W"}, "m1 d3", {"mouse": 1}),
    "turns": ({"mice": "b1 E S W", "down": "b2 b6", "left": "cheese broken"}, "m1 b2", {"cheese": 1, "of": 2}),
    "homeward": (
        {"cat": "g6", "mice": "d3 - - -", "stash": 10, "opened": "N E S W"},
        "m1 d2",
        {"mouse": 1, "hole": "N", "steps": 2},
    ),
    "fetches": ({"mice": "a2 E S -", "cheese": "a6"}, "m1 a3", {"mouse": 1, "place": "a6", "steps": 3}),
    "seeks": ({"mice": "a2 E S -", "down": "a6", "left": "broken"}, "m1 a3", {"mouse": 1, "steps": 3}),
    "farther": ({"mice": "c1 E S W"}, "m1 b1", {"mouse": 1, "steps": 4}),
    "catches": ({"side": "cat", "cat": "f1", "mice": "f2 E S W"}, "cat f2", {"mouse": 1, "left": 3}),
    "forks": ({"side": "cat", "cat": "c3", "mice": "b1 b5 S W"}, "cat b3", {"mice": [1, 2]}),
    "threatens": ({"side": "cat", "cat": "c3", "mice": "b1 E S W"}, "cat b3", {"mouse": 1, "faces": 3, "of": 6}),
    "bars": ({"side": "cat", "steps": 2}, "cat d1", {"hole": "N", "mouse": 1}),
    "guards": ({"side": "cat", "steps": 2, "mice": "a1 E S W", "opened": "N", "stash": 8}, "cat d1", {"hole": "N"}),
    "patrols": ({"side": "cat", "cat": "b3", "cheese": "b6"}, "cat b4", {"place": "b6", "steps": 2}),
    "nears": ({"side": "cat", "cat": "b5", "mice": "a1 E S W"}, "cat b4", {"mouse": 1, "steps": 4}),
    "waits": ({"side": "cat", "cat": "d4", "mice": "N E - -"}, "cat d3", {"hole": "N", "steps": 2}),
    "hopes": ({"side": "cat", "cat": "b3", "down": "b4 g6", "left": "+1 broken"}, "cat b4", {"moves": 1, "of": 2}),
    "quiet": ({"side": "cat", "cat": "b3", "down": "b2", "left": "knife"}, "cat b4", {}),
}


@pytest.mark.parametrize("kind", CASES)
def test_a_kitchen_made_for_it(kind: str) -> None:
    position, move, parameters = CASES[kind]
    assert {"type": kind, **parameters} in why(kitchen(**position), move)


def test_a_fork_takes_what_is_hardest_to_get() -> None:
    match = kitchen(mice="b1 E S W", down="b2", left="fork", cheese="g1 c6")
    match.play("m1 b2")
    assert why(match, "fork g1") == [
        {"type": "takes", "place": "g1", "stash": 1, "all": 10},
        {"type": "distant", "place": "g1", "steps": 4},
    ]
    assert {"type": "watched", "place": "c6", "steps": 4} in why(match, "fork c6")


def test_the_cat_sits_where_it_is_near_to_holes() -> None:
    match = cb.new("chop-chop", players=2, seed=1)
    assert why(match, "place d3") == [{"type": "central", "steps": 4}, {"type": "near", "hole": "N", "steps": 2}]


def test_every_type_has_its_kitchen() -> None:
    assert {*CASES, "distant", "watched", "central", "near"} == set(TYPES)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_said_of_danger_agrees_with_what_everyone_sees(players: int) -> None:
    checked = set()
    for seed in range(60):
        match = random_match("chop-chop", players, seed, moves=random.Random(seed).randrange(60))
        before = match.view(None)
        if match.turn is None or match.turn == before["cat_seat"]:
            continue
        for move in match.legal():
            for reason in why(match, move):
                if reason["type"] == "escapes":
                    there = before["mice"][reason["mouse"] - 1]
                    assert before["danger"][there] == pytest.approx(reason["faces"] / reason["of"], abs=1e-3)
                    checked.add("escapes")
                if reason["type"] == "takes":
                    assert reason["place"] in before["cheese"]
                    checked.add("takes")
                if reason["type"] == "turns":
                    assert move.split(" ")[1] in before["down"]
                    assert (reason["cheese"], reason["of"]) == (before["left"]["cheese"], len(before["down"]))
                    checked.add("turns")
    assert checked == {"escapes", "takes", "turns"}
