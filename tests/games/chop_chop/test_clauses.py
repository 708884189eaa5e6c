"""Chop! Chop!, one test or more for each clause of its rules."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.bits import Board
from cheeseboard.games.chop_chop import parts, rules
from cheeseboard.games.chop_chop.view import Caught, Roll, Tile
from tests.strategies import random_match

from .kitchens import ends, heard, kitchen, seen
from .slow import FRONTS, LEGS, SQUARES, TABLE, near

FACES = {"mice": [1, 1, 2, 2, 3, 4], "cat": [1, 1, 2, 2, 2, 3]}


def fresh(players: int = 2, seed: int = 1, **options: Any) -> cb.Match:
    return cb.new("chop-chop", players=players, seed=seed, **options)


def placed(players: int = 2, seed: int = 1, **options: Any) -> cb.Match:
    match = fresh(players, seed, **options)
    match.play("place d3")
    return match


def refusal(match: cb.Match, move: str) -> str:
    before = match.state.tobytes()
    with pytest.raises(cb.IllegalMove) as refused:
        match.play(move)
    assert match.state.tobytes() == before
    assert refused.value.code.startswith("chop-chop.refusal-")
    return str(refused.value)


def test_cc1_a_kitchen_of_six_rows_and_seven_columns() -> None:
    assert set(rules.NAMES[: rules.SQUARES]) == SQUARES
    kitchen_map = seen(fresh()).kitchen
    assert (kitchen_map.columns, kitchen_map.rows) == ("abcdefg", 6)


def test_cc2_the_table_is_for_the_cat_and_below_it_for_mice() -> None:
    match = kitchen(cat="d2", mice="c2 E S W", side="cat", steps=1)
    assert "d3" in ends(match, "cat")
    match = kitchen(cat="a1", mice="d2 c2 S W", steps=1)
    assert "d3" in ends(match, "m1")
    assert "c3" not in ends(match, "m2")
    assert refusal(match, "m2 c3") == "A leg of the table stands on c3, so no mouse can."
    under = kitchen(cat="a1", mice="d3 E S W", steps=1)
    assert ends(under, "m1") == {"d2", "d4"}


@pytest.mark.parametrize(("hole", "front"), FRONTS.items())
def test_cc3_each_hole_touches_one_square(hole: str, front: str) -> None:
    for number, name in enumerate("NESW", 1):
        if name == hole:
            assert ends(kitchen(steps=1), f"m{number}") == {front}


@pytest.mark.parametrize(("mix", "broken", "others"), [("standard", 18, 2), ("lively", 13, 3)])
def test_cc4_thirty_eight_tiles(mix: str, broken: int, others: int) -> None:
    view = seen(fresh(tiles=mix))
    special = dict.fromkeys(("+1", "+2", "arrow", "fork", "knife"), others)
    assert view.left == {"cheese": 10, "broken": broken, **special}
    assert set(view.down) == SQUARES - LEGS
    assert sum(view.left.values()) == len(view.down) == 38


def test_cc4_every_tile_of_the_mix_is_turned_in_the_end() -> None:
    turned: Counter[object] = Counter()
    for seed in range(400):
        match = random_match("chop-chop", 2, seed, moves=2000)
        tiles = Counter(event.tile for event in heard(match, Tile))
        assert all(count <= parts.TILES.value["standard"][kind] for kind, count in tiles.items())
        turned |= tiles
    assert turned == parts.TILES.value["standard"]


@pytest.mark.parametrize("side", FACES)
def test_cc5_each_side_has_its_own_die(side: str) -> None:
    """By a chi-squared test with fixed seeds."""
    rolls = [
        event.steps
        for seed in range(40)
        for event in heard(random_match("chop-chop", 2, seed, 200), Roll)
        if event.side == side
    ]
    seen, faces = Counter(rolls), Counter(FACES[side])
    assert set(seen) == set(faces)
    chi_squared = sum((seen[f] - (e := len(rolls) * n / 6)) ** 2 / e for f, n in faces.items())
    assert chi_squared < 20


def test_cc6_one_seat_is_the_cat_and_the_mice_start_in_their_holes() -> None:
    view = seen(fresh(4, cat=2))
    assert (view.cat_seat, view.mouse_seats) == (2, [0, 1, 3])
    assert view.mice == ["N", "E", "S", "W"]
    assert seen(fresh(4)).cat_seat == 0


def test_cc7_the_cat_is_put_on_the_table_first() -> None:
    match = fresh(3, cat=1)
    assert match.turn == 1
    assert set(match.legal()) == {f"place {square}" for square in TABLE}
    assert refusal(match, "place a1") == "The cat starts on the table: c3, d3, e3, c4, d4, or e4."
    assert refusal(match, "m1 d1") == "First the cat is put on the table: “place d3”."
    match.play("place c4")
    assert seen(match).cat == "c4"
    assert refusal(match, "place d3") == "The cat stands in the kitchen already."


def test_cc8_the_sides_alternate_and_mouse_players_go_in_seat_order() -> None:
    turns = [event.seat for event in heard(kitchen(players=4, steps=None, rolls=1), Roll)]
    assert turns == [1]
    for options, order in (({}, [1, 2, 3]), ({"cat": 1}, [2, 3, 0]), ({"cat": 1, "first": 0}, [0, 2, 3])):
        match = fresh(4, seed=5, **options)
        cat = int(match.options["cat"])
        match.play("place d3")
        while len(heard(match, Roll)) < 9 and not any(tile.tile == "knife" for tile in heard(match, Tile)):
            match.play(match.legal()[0])
        rollers = [event.seat for event in heard(match, Roll)]
        expected = [seat for round_ in range(3) for mouse in order for seat in (mouse, cat)]
        assert rollers == expected[: len(rollers)]
        assert len(rollers) > 3


def test_cc8_first_is_a_mouse_player() -> None:
    with pytest.raises(cb.BadTable, match="takes first = 0, 2, or 3, not “1”"):
        fresh(4, cat=1, first=1)


def test_cc9_any_living_mouse_may_be_moved() -> None:
    match = kitchen(mice="N E - W", steps=1)
    assert {move.split(" ")[0] for move in match.legal()} == {"m1", "m2", "m4"}
    assert refusal(match, "m3 d5") == "Mouse 3 has been caught."


def test_cc10_exactly_as_many_steps_as_the_die_says() -> None:
    match = kitchen(mice="a1 E S W", steps=2)
    assert ends(match, "m1") == {"c1", "b2", "a3"}
    assert refusal(match, "m1 b1") == "b1 is one step away; you rolled 2."
    assert refusal(match, "m1 d2") == "d2 is four steps away; you rolled 2."
    cat = kitchen(cat="b3", side="cat", steps=1)
    assert ends(cat, "cat") == {"a3", "c3", "b2", "b4"}


def test_cc11_a_move_never_enters_its_start_again_but_may_cross_other_squares_twice() -> None:
    match = kitchen(cat="g6", mice="a1 E S W", steps=2)
    assert refusal(match, "m1 a1") == "A move may not end where it began, on a1."
    assert "b1" in ends(kitchen(cat="g6", mice="a1 E S W", steps=3), "m1")  # a1 b1 c1 b1
    blocked = kitchen(cat="b2", mice="a1 c1 a2 W", steps=3)  # b1, and back only over a1
    assert "b1" not in ends(blocked, "m1")


def test_cc12_nobody_passes_over_another_piece() -> None:
    match = kitchen(cat="c1", mice="a1 b2 a3 W", steps=2)
    assert ends(match, "m1") == set()
    assert refusal(match, "m1 b2") == "Another mouse is on b2."
    cat = kitchen(cat="a1", mice="b1 a2 S W", side="cat", steps=2)
    assert ends(cat, "cat") == set()


def test_cc12_the_cat_on_the_table_and_a_mouse_below_ignore_each_other() -> None:
    assert "d3" in ends(kitchen(cat="d3", mice="d2 E S W", steps=1), "m1")
    match = kitchen(cat="c3", mice="d3 E S W", side="cat", steps=1)
    match.play("cat d3")
    assert seen(match).mice[0] == "d3"
    assert "e3" in ends(kitchen(cat="c3", mice="d3 E S W", side="cat", steps=2), "cat")


def test_cc13_the_cat_never_enters_a_hole_or_an_open_cheese() -> None:
    match = kitchen(cat="d1", mice="a1 E S W", side="cat", steps=1, cheese="c1")
    assert ends(match, "cat") == {"e1", "d2"}
    assert refusal(match, "cat N") == "The cat does not fit into a hole."
    assert refusal(match, "cat c1") == "A cheese lies face up on c1, and the cat may not step on it."
    far = kitchen(cat="a1", side="cat", steps=2, cheese="b1 a2")
    assert ends(far, "cat") == set()


def test_cc14_a_mouse_may_end_in_or_cross_an_empty_hole_only() -> None:
    match = kitchen(cat="a1", mice="c1 d2 S W", steps=2, opened="N E")
    assert "N" in ends(match, "m1")
    assert "N" in ends(match, "m2")
    full = kitchen(cat="a1", mice="c1 N S W", steps=2)
    assert "N" not in ends(full, "m1")
    assert refusal(full, "m1 N") == "Another mouse is in the north hole."
    assert "d1" in ends(kitchen(cat="a1", mice="c1 E S W", steps=3, opened="N"), "m1")  # d1, the hole, d1
    assert refusal(kitchen(cat="d1", mice="N E S W", steps=1), "m1 d1") == "The cat is on d1."


def test_cc15_a_hole_opens_when_its_mouse_first_leaves() -> None:
    match = kitchen(steps=1)
    match.play("m2 g4")
    assert seen(match).open == [False, True, False, False]


def test_cc16_the_cat_catches_a_mouse_by_ending_on_it() -> None:
    match = kitchen(cat="a1", mice="c1 E S W", side="cat", steps=2)
    match.play("cat c1")
    assert seen(match).mice == [None, "E", "S", "W"]
    assert heard(match, Caught) == [Caught(1)]


def test_cc17_a_player_who_can_move_must_and_else_passes() -> None:
    match = kitchen(mice="a1 E S W", steps=2)
    assert refusal(match, "pass") == "You can move, so you must."
    stuck = kitchen(cat="d2", mice="N - - -", steps=2, opened="E S W")
    assert ends(stuck, "m1") == {"c1", "e1"}
    shut_in = kitchen(cat="d1", mice="N - - -", steps=2, opened="E S W")
    assert shut_in.legal() == ["pass"]
    shut_in.play("pass")
    assert seen(shut_in).side == "cat"


def test_cc18_a_tile_is_turned_where_a_move_ends_and_leaves_the_game() -> None:
    match = kitchen(mice="a1 E S W", steps=1, down="b1 c1", left="broken broken")
    match.play("m1 b1")
    assert [tile.at for tile in heard(match, Tile)] == ["b1"]
    assert seen(match).down == ["c1"]
    bare = kitchen(mice="a1 E S W", steps=1)
    bare.play("m1 b1")
    assert heard(bare, Tile) == []


def test_cc18_a_mouse_takes_a_cheese_that_lies_face_up() -> None:
    match = kitchen(mice="a1 E S W", steps=1, cheese="b1", stash=2)
    match.play("m1 b1")
    assert (seen(match).stash, seen(match).cheese) == (3, [])


def test_cc18_no_tile_lies_on_the_table() -> None:
    match = kitchen(cat="d2", side="cat", steps=1, down="d3", left="knife")
    match.play("cat d3")
    assert heard(match, Tile) == []


def test_cc19_broken_crockery_does_nothing() -> None:
    match = kitchen(mice="a1 E S W", steps=1, down="b1", left="broken")
    match.play("m1 b1")
    assert heard(match, Tile)[0].effect == "nothing"
    assert seen(match).side == "cat"


def test_cc20_cheese_goes_to_the_mice_and_stays_face_up_under_the_cat() -> None:
    match = kitchen(mice="a1 E S W", steps=1, down="b1", left="cheese")
    match.play("m1 b1")
    assert seen(match).stash == 1
    match = kitchen(cat="b2", mice="a1 E S W", side="cat", steps=1, down="b1", left="cheese")
    match.play("cat b1")
    view = seen(match)
    assert (view.stash, view.cheese, view.cat) == (0, ["b1"], "b1")
    assert "b1" not in ends(match, "m1")


@pytest.mark.parametrize(("tile", "reached"), [("+1", {"a1", "c1", "b2"}), ("+2", {"a2", "d1", "c2", "b3"})])
def test_cc21_extra_steps_for_the_same_piece_never_back_to_the_tile(tile: str, reached: set[str]) -> None:
    match = kitchen(cat="g6", mice="a1 E S W", steps=1, down="b1", left=tile)
    match.play("m1 b1")
    assert seen(match).waits_for == "extra"
    assert ends(match, "m1") == reached
    assert {move.split(" ")[0] for move in match.legal()} == {"m1"}
    assert refusal(match, "m2 g4") == "Mouse 1 found the tile, so mouse 1 moves again."
    assert refusal(match, "m1 b1") == "A move may not end where it began, on b1."


def test_cc21_without_a_legal_extra_move_it_stays_and_no_line_tells() -> None:
    match = kitchen(cat="c1", mice="a1 b2 S W", steps=1, down="b1", left="+2", opened="N E")
    assert "b1" in ends(match, "m1")
    match.play("m1 b1")
    assert seen(match).waits_for == "extra"  # back to a1, and on to a2
    walled = kitchen(cat="d2", mice="N d3 c1 e1", steps=1, down="d1", left="+1", opened="E S W")
    walled.play("m1 d1")
    assert walled.legal() != []
    assert heard(walled, Tile)[0].effect == "moves"  # back into its own hole
    nowhere = kitchen(cat="d2", mice="N c1 e1 W", steps=1, down="d1", left="+2", opened="E S W")
    nowhere.play("m1 d1")
    assert heard(nowhere, Tile)[0].effect == "stuck"
    assert seen(nowhere).side == "cat"


def test_cc21_the_new_end_counts_in_full() -> None:
    match = kitchen(cat="g6", mice="a1 E S W", steps=1, down="b1 c1", left="+1 +1")
    match.play("m1 b1")
    match.play("m1 c1")
    assert [tile.at for tile in heard(match, Tile)] == ["b1", "c1"]
    assert seen(match).waits_for == "extra"


def test_cc22_an_arrow_takes_a_mouse_anywhere_but() -> None:
    match = kitchen(cat="g6", mice="a1 c5 S W", steps=1, down="b1", left="arrow", cheese="f1", opened="N E")
    match.play("m1 b1")
    assert ends(match, "m1") == SQUARES - LEGS - {"b1", "c5", "f1", "g6"}
    assert refusal(match, "m1 N") == "An arrow never leads into a hole."
    assert refusal(match, "m1 f1") == "An arrow never leads onto a cheese that lies face up."
    on_top = kitchen(cat="d3", mice="a1 c5 S W", steps=1, down="b1", left="arrow")
    on_top.play("m1 b1")
    assert "d3" in ends(on_top, "m1")


def test_cc22_an_arrow_takes_the_cat_anywhere_but() -> None:
    match = kitchen(cat="b2", mice="a1 d3 g1 W", side="cat", steps=1, down="b1", left="arrow", cheese="f1")
    match.play("cat b1")
    assert ends(match, "cat") == SQUARES - {"b1", "a1", "g1", "f1"}
    assert refusal(match, "cat a1") == "An arrow never takes the cat onto a mouse."


def test_cc23_a_fork_takes_an_open_cheese_that_the_cat_is_not_on() -> None:
    match = kitchen(cat="f1", mice="a1 E S W", steps=1, down="b1", left="fork", cheese="f1 c6 g6")
    match.play("m1 b1")
    assert match.legal() == ["fork c6", "fork g6"]
    assert refusal(match, "fork f1") == "The fork finds no cheese on f1: none lies face up, or the cat sits on it."
    assert refusal(match, "m1 c1") == "Choose a cheese for the fork first."
    match.play("fork g6")
    view = seen(match)
    assert (view.stash, view.cheese, view.side) == (1, ["f1", "c6"], "cat")


def test_cc23_without_a_cheese_or_for_the_cat_a_fork_is_nothing() -> None:
    match = kitchen(cat="f1", mice="a1 E S W", steps=1, down="b1", left="fork", cheese="f1")
    match.play("m1 b1")
    assert seen(match).side == "cat"
    match = kitchen(cat="b2", mice="a1 E S W", side="cat", steps=1, down="b1", left="fork", cheese="f1")
    match.play("cat b1")
    assert seen(match).side == "mice"
    assert refusal(match, "fork f1") == "There is no fork to use."


def test_cc24_a_knife_gives_the_other_side_two_turns() -> None:
    match = kitchen(mice="a1 E S W", steps=1, down="b1", left="knife", players=4)
    match.play("m1 b1")
    view = seen(match)
    assert (view.side, view.rolls) == ("cat", 2)
    match.play(match.legal()[0])
    assert (seen(match).side, seen(match).rolls) == ("cat", 1)
    match.play(match.legal()[0])
    assert seen(match).side == "mice"
    assert match.turn == 2
    assert [(roll.more, roll.second) for roll in heard(match, Roll)] == [(True, False), (False, True), (False, False)]


def test_cc24_two_rolls_move_the_same_mouse() -> None:
    match = kitchen(cat="g6", mice="a1 E S W", steps=1, rolls=2, players=4)
    match.play("m1 b1")
    assert match.turn == 1
    assert seen(match).bound == 1
    assert {move.split(" ")[0] for move in match.legal()} == {"m1"}
    assert refusal(match, "m2 g4") == "The second roll moves the same mouse: mouse 1."
    match.play(match.legal()[0])
    assert seen(match).side == "cat"
    assert seen(match).next_mouse_seat == 2


def test_cc24_a_second_move_that_cannot_be_made_is_lost() -> None:
    match = kitchen(cat="c1", mice="a1 b2 a2 W", steps=1, rolls=1, bound=1)
    match.play("m1 b1")
    shut = kitchen(cat="a2", mice="a1 b1 S W", steps=2, rolls=1, bound=1)
    assert shut.legal() == ["pass"]


def test_cc24_if_the_first_roll_moved_nobody_the_second_may_move_any() -> None:
    match = kitchen(cat="d1", mice="N - - -", steps=2, rolls=2, opened="E S W")
    match.play("pass")
    assert seen(match).bound is None
    assert (seen(match).side, seen(match).rolls) == ("mice", 1)
    assert [roll.second for roll in heard(match, Roll)] == [True]


def test_cc24_the_finder_loses_a_second_roll() -> None:
    match = kitchen(mice="a1 E S W", steps=1, rolls=2, down="b1", left="knife")
    match.play("m1 b1")
    assert heard(match, Tile)[0].lost_roll
    assert (seen(match).side, seen(match).rolls) == ("cat", 2)
    assert not heard(match, Roll)[0].second


def test_cc24_a_roll_is_the_second_after_one_with_more_unless_a_knife_came_between() -> None:
    seconds = 0
    for seed in range(20):
        follows = False
        for event in random_match("chop-chop", 3, seed, moves=120, tiles="lively").events(None):
            if isinstance(event, Roll):
                assert event.second == follows
                seconds += event.second
                follows = event.more
            elif isinstance(event, Tile) and event.tile == "knife":
                follows = False
    assert seconds


def test_cc25_the_cat_wins_on_catching_the_fourth_mouse() -> None:
    match = kitchen(cat="a1", mice="c1 - - -", side="cat", steps=2, opened="N E S W", stash=10)
    match.play("cat c1")
    assert match.result == cb.Result(points=[4, 10], winners=[0], reason="caught")
    assert match.turn is None


def test_cc26_the_mice_win_with_all_cheese_all_holes_open_and_a_mouse_back_in_a_hole() -> None:
    won = kitchen(cat="a1", mice="d1 c1 - -", steps=1, opened="N E S W", stash=10, players=3)
    won.play("m1 N")
    assert won.result == cb.Result(points=[2, 10, 10], winners=[1, 2], reason="home")
    for stash, opened in ((9, "N E S W"), (10, "N E S")):
        match = kitchen(cat="a1", mice="d1 c1 - W", steps=1, opened=opened, stash=stash)
        match.play("m1 N")
        assert match.result is None


def test_cc26_a_hole_opened_by_the_very_move_counts_and_sitting_does_not() -> None:
    match = kitchen(cat="g6", mice="d1 c1 - W", steps=1, opened="N E S", stash=10)
    match.play("m4 a3")
    assert match.result is None
    sitting = kitchen(cat="a1", mice="N c1 - -", steps=1, opened="N E S W", stash=9, down="b1", left="cheese")
    sitting.play("m2 b1")
    assert seen(sitting).stash == 10
    assert sitting.result is None


def test_cc26_an_extra_move_counts_too() -> None:
    match = kitchen(cat="a1", mice="e1 - - -", steps=1, opened="N E S W", stash=10, down="d1", left="+1")
    match.play("m1 d1")
    match.play("m1 N")
    assert match.result is not None


def test_cc27_the_cat_may_not_wait_before_the_last_mouses_hole() -> None:
    match = kitchen(cat="c1", mice="N - - -", side="cat", steps=1, opened="N E S W")
    assert "d1" not in ends(match, "cat")
    assert refusal(match, "cat d1") == "The cat may not stop on d1: the last mouse sits in the hole there."
    assert "e1" in ends(kitchen(cat="c1", mice="N - - -", side="cat", steps=2, opened="N E S W"), "cat")  # but cross it
    two = kitchen(cat="c1", mice="N a6 - -", side="cat", steps=1, opened="N E S W")
    assert "d1" in ends(two, "cat")


def test_cc27_a_cat_that_is_there_must_let_the_mouse_out_over_cheese_if_need_be() -> None:
    match = kitchen(cat="d1", mice="N - - -", side="cat", steps=2, opened="N E S W", cheese="c1 e1 d2 b1")
    assert "b1" in ends(match, "cat")
    match.play("cat b1")
    assert seen(match).cheese == ["b1", "c1", "e1", "d2"]
    assert seen(match).cat == "b1"


def test_cc27_such_a_cat_is_not_told_that_cheese_keeps_it_out() -> None:
    match = kitchen(cat="d1", mice="N - - -", side="cat", steps=2, opened="N E S W", cheese="c1 e1 a1")
    assert refusal(match, "cat c1") == "c1 is one step away; you rolled 2."
    assert refusal(match, "cat a1") == "a1 is three steps away; you rolled 2."


def test_cc28_a_match_never_ends_otherwise_and_an_unfinished_one_has_no_result() -> None:
    match = random_match("chop-chop", 2, seed=1, moves=10)
    assert match.result is None
    assert '[Result "*"]' in match.record()


def test_cc28_a_batch_stopped_early_tells_the_unfinished_from_the_won() -> None:
    from cheeseboard.engine.batch import Batch

    from .kitchens import GAME

    batch = Batch(GAME, 2, 50, seed=1)
    assert batch.playout(limit=20) <= 50 * 20
    assert not batch.over.all()
    assert not batch.winners()[~batch.over].any()
    batch.playout()
    assert batch.over.all()
    assert (batch.winners().sum(axis=1) == 1).all()


def test_cc29_everyone_sees_the_same() -> None:
    for seed in range(10):
        match = random_match("chop-chop", 4, seed, moves=40)
        views = [seen(match, seat) for seat in range(4)]
        for view in views:
            view.seat, view.legal, view.paths, view.risks, view.catches = None, [], {}, {}, {}
        assert all(view == views[0] for view in views)
        assert all(match.events(seat) == match.events(None) for seat in range(4))


def test_walks_are_those_found_one_by_one() -> None:
    """Reachable squares against every walk taken step by step, with obstacles anywhere."""
    source = random.Random(1)
    places = sorted(SQUARES | set(FRONTS))
    for _ in range(300):
        start = source.choice(places)
        free = {place for place in places if source.random() < 0.7}
        steps = source.randint(1, 5)
        reached = {start}
        trails = [[start]]
        for step in range(steps):
            allowed = set(places) if step == steps - 1 else free
            trails = [[*trail, n] for trail in trails for n in near(trail[-1]) if n in allowed and n != start]
        reached = {trail[-1] for trail in trails}
        board = rules.walk(
            rules.NAMES.index(start),
            steps,
            Board(sum(1 << rules.NAMES.index(place) for place in free)),
            rules.GRID | rules.HOLE_PLACES,
        )
        assert {name for at, name in enumerate(rules.NAMES) if int(board) >> at & 1} == reached


def test_paths_are_walks_that_end_where_they_say() -> None:
    for seed in range(40):
        match = random_match("chop-chop", 2, seed, moves=seed)
        assert match.turn is not None
        view = seen(match, match.turn)
        places = dict(zip(("m1", "m2", "m3", "m4", "cat"), [*view.mice, view.cat], strict=True))
        for move, path in view.paths.items():
            piece, end = move.split(" ")
            assert len(path) == view.steps
            assert path[-1] == end
            trail = [str(places[piece]), *path]
            assert all(after in near(before) for before, after in pairwise(trail))
            assert places[piece] not in path
