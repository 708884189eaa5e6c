"""What a mouse risks, against plain enumeration: its move is played, every face rolled, every move of the cat tried."""

import random

import pytest

import cheeseboard as cb
from cheeseboard.engine.reasoning import legal_moves
from cheeseboard.games.chop_chop import rules
from tests.strategies import random_match

from .kitchens import GAME, kitchen, seen

FACES = [1, 1, 2, 2, 2, 3]


def chance_to_catch(match: cb.Match, mouse: int, move: str | None = None) -> float:
    """How many faces let the cat catch the mouse, after a move of the mice or without one."""
    before = match.state
    if move is not None:
        rules.play(before, GAME.text.read(match.snapshot(), move))
    if before.phase == rules.DONE:
        return 0
    before.side, before.rolls = rules.CAT_SIDE, 1
    return sum(catches(before, face, mouse) for face in FACES) / len(FACES)


def catches(before: rules.State, face: int, mouse: int) -> bool:
    rolled = copy(before)
    rules.rolled(rolled, face)
    for move in legal_moves(rules, rolled):
        after = copy(rolled)
        rules.play(after, move)
        if before.mice[mouse - 1] != rules.NOWHERE and after.mice[mouse - 1] == rules.NOWHERE:
            return True
    return False


def copy(state: rules.State) -> rules.State:
    one = GAME.states(1)
    one[0] = state
    made: rules.State = one[0]
    return made


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_shown_is_what_enumeration_finds(players: int) -> None:
    found = set()
    for seed in range(50):
        match = random_match("chop-chop", players, seed, moves=random.Random(seed).randrange(1, 90), tiles="lively")
        if match.turn is None:
            continue
        view = seen(match, match.turn)
        for mouse, share in enumerate(view.danger, 1):
            assert share == pytest.approx(chance_to_catch(match, mouse), abs=1e-3)
        mine = {move for move in view.legal if move.startswith("m")}
        assert set(view.risks) == mine
        for move in mine:
            share = view.risks[move]
            assert share == pytest.approx(chance_to_catch(match, int(move[1]), move), abs=1e-3), move
            found.add(share)
    assert found >= {0, 0.1667, 0.5}


@pytest.mark.parametrize(
    ("position", "move", "share"),
    [
        ({"cat": "b2", "mice": "b4 E S W", "cheese": "b3"}, "m1 b3", 3 / 6),  # a cheese about to be taken bars nothing
        ({"cat": "a1", "mice": "b1 E S W", "cheese": "a2"}, "m1 c1", 3 / 6),  # where it stood it is in nobody's way
        ({"cat": "a1", "mice": "b1 d2 S W", "cheese": "a2"}, "m2 d1", 0),  # another still is
        ({"cat": "f1", "mice": "d2 E S W"}, "m1 d3", 0),  # under the table
        ({"cat": "d2", "mice": "c1 E S W", "steps": 2, "opened": "N"}, "m1 N", 0),  # in a hole
    ],
)
def test_the_risk_is_that_of_the_position_after_the_move(position: dict[str, object], move: str, share: float) -> None:
    match = kitchen(**position)  # type: ignore[arg-type]
    assert seen(match, match.turn).risks[move] == pytest.approx(share, abs=1e-3)
    assert chance_to_catch(match, int(move[1]), move) == pytest.approx(share)


def test_risks_are_worked_out_for_the_seat_that_moves_mice() -> None:
    match = kitchen(cat="a1", mice="b1 E S W", players=3)
    assert match.turn == 1
    assert seen(match, 1).risks
    assert not seen(match, 0).risks
    assert not seen(match, 2).risks
    assert not seen(match).risks
    hunting = kitchen(cat="a1", mice="b1 E S W", side="cat")
    assert seen(hunting, 0).paths
    assert not seen(hunting, 0).risks
    assert seen(hunting).danger == [pytest.approx(3 / 6), 0, 0, 0]


@pytest.mark.parametrize("tiles", ["standard", "lively"])
def test_whom_a_move_catches_is_whom_it_takes_when_played(tiles: str) -> None:
    found = 0
    for seed in range(60):
        match = random_match("chop-chop", 3, seed, moves=random.Random(seed).randrange(1, 90), tiles=tiles)
        if match.turn is None:
            continue
        view, state = seen(match, match.turn), match.state
        caught = {}
        for move in view.legal:
            after = copy(state)
            rules.play(after, GAME.text.read(match.snapshot(), move))
            gone = [mouse for mouse in range(1, 5) if state.mice[mouse - 1] != after.mice[mouse - 1] == rules.NOWHERE]
            if gone:
                caught[move] = gone
        assert view.catches == caught
        found += len(caught)
    assert found


def test_the_cat_catches_on_the_floor_and_not_under_the_table() -> None:
    hunting = kitchen(cat="d5", mice="d4 c5 e5 W", side="cat")
    assert set(hunting.legal()) == {"cat d4", "cat c5", "cat e5", "cat d6"}
    assert seen(hunting, 0).catches == {"cat c5": [2], "cat e5": [3]}
    assert not seen(hunting, 1).catches
    assert not seen(hunting).catches
