"""Why a move in Chop! Chop! may be good: each type of reason in a kitchen made for it."""

import random
from typing import Any, get_args

import pytest

import cheeseboard as cb
from cheeseboard.engine.reasoning import Only
from cheeseboard.engine.told import Reason
from cheeseboard.games.chop_chop import why as reasons
from tests.games.chop_chop.kitchens import kitchen, seen
from tests.reasoning import why
from tests.strategies import random_match

Case = tuple[dict[str, Any], str, Reason]

CASES: list[Case] = [
    ({"cat": "d1", "mice": "N - - -"}, "pass", Only()),
    ({"mice": "d1 - - -", "stash": 10, "opened": "N E S W"}, "m1 N", reasons.Wins()),
    ({"mice": "b1 E S W", "cheese": "b2"}, "m1 b2", reasons.Takes(place="b2", stash=1, all=10)),
    ({}, "m1 d1", reasons.Opens(hole="N", closed=3)),
    ({"cat": "f1", "mice": "f3 E S W", "steps": 2}, "m1 f5", reasons.Escapes(mouse=1, faces=3, of=6)),
    ({"cat": "f1", "mice": "f3 E S W"}, "m1 f4", reasons.Safer(mouse=1, faces=1, of=6)),
    ({"mice": "a1 E S W"}, "m1 a2", reasons.Safe()),
    ({"mice": "a1 E S W"}, "m3 d6", reasons.Risks(faces=1, of=6)),
    ({"cat": "f1", "mice": "e2 f3 S W"}, "m1 f2", reasons.Shields(mouse=2)),
    ({"mice": "d1 E S W", "opened": "N"}, "m1 N", reasons.Hides(mouse=1, hole="N")),
    ({"cat": "g1", "mice": "d2 E S W"}, "m1 d3", reasons.Under(mouse=1)),
    ({"mice": "b1 E S W", "down": "b2 b6", "left": "cheese broken"}, "m1 b2", reasons.Turns(cheese=1, of=2)),
    (
        {"cat": "g6", "mice": "d3 - - -", "stash": 10, "opened": "N E S W"},
        "m1 d2",
        reasons.Homeward(mouse=1, hole="N", steps=2),
    ),
    ({"mice": "a2 E S -", "cheese": "a6"}, "m1 a3", reasons.Fetches(mouse=1, place="a6", steps=3)),
    ({"mice": "a2 E S -", "down": "a6", "left": "broken"}, "m1 a3", reasons.Seeks(mouse=1, steps=3)),
    ({"mice": "c1 E S W"}, "m1 b1", reasons.Farther(mouse=1, steps=4)),
    ({"side": "cat", "cat": "f1", "mice": "f2 E S W"}, "cat f2", reasons.Catches(mouse=1, left=3)),
    ({"side": "cat", "cat": "c3", "mice": "b1 b5 S W"}, "cat b3", reasons.Forks(mice=[1, 2])),
    ({"side": "cat", "cat": "c3", "mice": "b1 E S W"}, "cat b3", reasons.Threatens(mouse=1, faces=3, of=6)),
    ({"side": "cat", "steps": 2}, "cat d1", reasons.Bars(hole="N", mouse=1)),
    ({"side": "cat", "steps": 2, "mice": "a1 E S W", "opened": "N", "stash": 8}, "cat d1", reasons.Guards(hole="N")),
    ({"side": "cat", "cat": "b3", "cheese": "b6"}, "cat b4", reasons.Patrols(place="b6", steps=2)),
    ({"side": "cat", "cat": "b5", "mice": "a1 E S W"}, "cat b4", reasons.Nears(mouse=1, steps=4)),
    ({"side": "cat", "cat": "d4", "mice": "N E - -"}, "cat d3", reasons.Waits(hole="N", steps=2)),
    ({"side": "cat", "cat": "b3", "down": "b4 g6", "left": "+1 broken"}, "cat b4", reasons.Hopes(moves=1, of=2)),
    ({"side": "cat", "cat": "b3", "down": "b2", "left": "knife"}, "cat b4", reasons.Quiet()),
]


@pytest.mark.parametrize(("position", "move", "reason"), CASES, ids=lambda each: type(each).__name__)
def test_a_kitchen_made_for_it(position: dict[str, Any], move: str, reason: Reason) -> None:
    assert reason in why(kitchen(**position), move)


def test_a_fork_takes_what_is_hardest_to_get() -> None:
    match = kitchen(mice="b1 E S W", down="b2", left="fork", cheese="g1 c6")
    match.play("m1 b2")
    assert why(match, "fork g1") == [
        reasons.Takes("g1", stash=1, all=10),
        reasons.Distant("g1", steps=4),
    ]
    assert reasons.Watched("c6", steps=4) in why(match, "fork c6")


def test_the_cat_sits_where_it_is_near_to_holes() -> None:
    match = cb.new("chop-chop", players=2, seed=1)
    assert why(match, "place d3") == [reasons.Central(steps=4), reasons.Near("N", steps=2)]


def test_every_type_has_its_kitchen() -> None:
    made = {type(reason) for _, _, reason in CASES}
    assert made | {reasons.Distant, reasons.Watched, reasons.Central, reasons.Near} == set(get_args(reasons.AnyReason))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_said_of_danger_agrees_with_what_everyone_sees(players: int) -> None:
    checked = set()
    for seed in range(60):
        match = random_match("chop-chop", players, seed, moves=random.Random(seed).randrange(60))
        if match.turn is None or match.turn == seen(match).cat_seat:
            continue
        view = seen(match, match.turn)
        for move in match.legal():
            for reason in why(match, move):
                checked.add(type(reason))
                match reason:
                    case reasons.Escapes(mouse, faces, of):
                        assert view.danger[mouse - 1] == pytest.approx(faces / of, abs=1e-3)
                        assert view.risks[move] == 0
                    case reasons.Safer(_, faces, of) | reasons.Risks(faces, of):
                        assert view.risks[move] == pytest.approx(faces / of, abs=1e-3)
                    case reasons.Takes(place):
                        assert place in view.cheese
                    case reasons.Turns(cheese, of):
                        assert move.split(" ")[1] in view.down
                        assert (cheese, of) == (view.left["cheese"], len(view.down))
    assert checked >= {reasons.Escapes, reasons.Safer, reasons.Risks, reasons.Takes, reasons.Turns}
