"""Hints: what they say is true, nothing in them depends on secrets, and a blunder is found."""

import itertools
from dataclasses import asdict

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.bots.hints import (
    Hint,
    Turn,
    analyse,
    find_hints,
    outcome,
    promise,
    turning_points,
    worth,
)
from cheeseboard.bots.search import Search
from cheeseboard.engine.told import Said, type_of
from cheeseboard.games import get
from cheeseboard.words import say
from tests.strategies import random_match
from tests.telling import told

QUICK = 300
"""Iterations that make no good hints, but hints."""


def sent(given: object) -> bytes:
    return msgspec.json.encode(given)


@pytest.mark.parametrize("game", cb.shelf())
def test_hints_are_a_few_legal_moves_the_best_first(game: str) -> None:
    for players in get(game).counts:
        match = random_match(game, players, seed=players, moves=5)
        given = find_hints(match.sight(), Search(1, iterations=QUICK))
        assert 1 <= len(given.best) <= 3
        assert {hint.move for hint in given.best} <= set(match.legal())
        assert all(0 <= hint.percent <= given.best[0].percent <= 100 for hint in given.best)
        assert all(0 <= chance <= 1 for chance in given.chances)
        assert len(given.chances) == players
        assert all(type_of(reason) for hint in given.best for reason in hint.reasons)
        assert all(say(hint.said.code, hint.said.params) for hint in given.best)
    assert len(find_hints(match.sight(), Search(1, iterations=QUICK), most=1).best) == 1


def test_level_chances_are_ranked_by_the_points_to_be_expected() -> None:
    level = 0
    for (game, players), seed in itertools.product((("cheese-rescue", 2), ("cheez-tricks", 3)), range(12)):
        match = random_match(game, players, seed=seed, moves=18)
        best = find_hints(match.sight(), Search(1, iterations=QUICK)).best
        for one, next_best in itertools.pairwise(best):
            assert one.percent >= next_best.percent
            if one.percent == next_best.percent:
                assert one.points is not None
                assert next_best.points is not None
                assert one.points >= next_best.points
                level += one.points > next_best.points
    assert level > 5


@pytest.mark.parametrize("game", ["chop-chop", "cheez-tricks"])
def test_points_are_told_only_where_the_search_sees_them_counted(game: str) -> None:
    match = random_match(game, 2, seed=1, moves=8)
    assert all(hint.points is None for hint in find_hints(match.sight(), Search(1, iterations=QUICK)).best)


def test_hints_tell_what_the_game_says_for_a_move() -> None:
    match = random_match("cheese-rescue", 2, seed=4, moves=10)
    given = find_hints(match.sight(), Search(1, iterations=QUICK))
    assert any(hint.reasons for hint in given.best)


@pytest.mark.parametrize("seed", range(5))
def test_before_the_last_move_all_chances_are_what_comes_of_it(seed: int) -> None:
    match = random_match("cheese-rescue", 2, seed, moves=23)
    seat = match.turn
    assert seat is not None
    given = find_hints(match.sight(), Search(1, iterations=QUICK), most=100)
    assert len(given.best) == len(match.legal())
    for hint in given.best:
        match.play(hint.move)
        assert match.result
        assert hint.chance == outcome(match.result)[seat]
        assert hint.points == match.result.points[seat]
        match.undo()


def test_a_move_that_was_hardly_tried_is_looked_at_all_the_same() -> None:
    """The search itself has tried it a few times, so that it would know no better than 0 or 1."""
    match = random_match("cheese-rescue", 3, seed=3, moves=5)
    outlook = Search(1, iterations=20_000).consider(match.sight())
    seldom = outlook.moves[-1]
    assert seldom.share * outlook.iterations < 20
    thorough, points = worth(match.sight(), seldom.move, 400_000)
    chance, about = promise(match.sight(), outlook, seldom.move)
    assert abs(chance - thorough) < 0.1
    assert about is not None
    assert points is not None
    assert abs(about - points) < 1
    assert abs(seldom.chance - thorough) > 0.1


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_of_hints_depends_on_what_the_seat_cannot_know(game: str) -> None:
    for players, moves in itertools.product(get(game).counts, (0, 9, 20)):
        match = random_match(game, players, seed=moves, moves=moves)
        for seat in range(players):
            worlds = match, match.imagine(seat, 1), match.imagine(seat, 2)
            assert len({sent(asdict(Search(2, iterations=QUICK).consider(world.sight(seat)))) for world in worlds}) == 1
            if seat == match.turn:
                given = [asdict(find_hints(world.sight(seat), Search(2, iterations=QUICK))) for world in worlds]
                assert len(set(map(sent, given))) == 1


@pytest.mark.parametrize("game", cb.shelf())
def test_a_match_is_looked_through_move_by_move(game: str) -> None:
    match = random_match(game, 2, seed=1, moves=1000)
    turns = list(analyse(match, iterations=20))
    assert [turn.number for turn in turns] == list(range(len(match.moves)))
    assert [turn.played for turn in turns] == match.moves
    assert [turn.seat for turn in turns] == match.movers
    again = cb.new(game, players=2, seed=1)
    for turn in turns:
        assert turn.best.move in again.legal()
        assert say(turn.said.code, turn.said.params) not in ("", turn.said.code)
        assert turn.loss == turn.best.chance - turn.chance >= 0
        if len(again.legal()) == 1:
            assert turn.loss == 0
        again.play(turn.played)
    assert sent([asdict(turn) for turn in analyse(match, iterations=20)]) == sent([asdict(turn) for turn in turns])


def test_each_move_is_judged_by_what_its_seat_could_know() -> None:
    """With another hand on the other seat, and other cards to draw, the same is said of the first move."""
    match = random_match("cheese-rescue", 2, seed=2, moves=1000)
    first = next(analyse(match, iterations=QUICK))
    sight = cb.new("cheese-rescue", seed=2).imagine(first.seat, seed=99).sight(first.seat)
    outlook = Search(first.seat, iterations=QUICK).consider(sight)
    assert first.best.chance == outlook.moves[0].chance
    assert first.best.move == outlook.moves[0].move


def test_chances_over_time_are_what_all_at_the_table_expect_on_average() -> None:
    """Else the chart would swing from one player's hopes to the other's."""
    match = random_match("cheez-tricks", 2, seed=2, moves=1000)
    first = next(analyse(match, iterations=QUICK))
    start = cb.new("cheez-tricks", seed=2)
    mine = Search(first.seat, iterations=QUICK).consider(start.sight(first.seat)).chances
    other = 1 - first.seat
    theirs = Search(other, iterations=-(-QUICK // 4)).consider(start.sight(other)).chances
    assert first.chances == tuple((a + b) / 2 for a, b in zip(mine, theirs, strict=True))


def test_a_blunder_is_found() -> None:
    match = cb.new("cheese-rescue", players=2, seed=11)
    bots = [cb.bot("search:4", seed=seat) for seat in range(2)]
    while match.turn is not None:
        if len(match.moves) == 15:
            outlook = Search(1, iterations=20_000).consider(match.sight())
            chances = {move: promise(match.sight(), outlook, move)[0] for move in match.legal()}
            match.play(min(chances, key=chances.__getitem__))
        else:
            match.play(bots[match.turn].choose(match))
    turns = list(analyse(match, iterations=5_000))
    assert match.result
    assert turns[15].loss > 0.15
    assert 15 in turning_points(turns, match.result)


def turn(number: int, chances: tuple[float, ...], loss: float = 0.0) -> Turn:
    best = Hint("cat 0,1", Said("move-cat"), 0.5, ())
    return Turn(number, number % 2, "dog 0,1", Said("move-dog"), chances, 0.5 - loss, best, loss)


WON = cb.Result([3, 1], [0], "points")


def test_a_match_turns_where_most_is_lost() -> None:
    losses = [0.0, 0.1, 0.3, 0.05, 0.2, 0.12, 0.11, 0.0, 0.4]
    turns = [turn(number, (0.9, 0.1), loss) for number, loss in enumerate(losses)]
    assert turning_points(turns, WON) == [2, 4, 5, 6, 8]


def test_a_match_turns_where_somebody_else_comes_ahead() -> None:
    turns = [turn(0, (0.6, 0.4)), turn(1, (0.3, 0.7)), turn(2, (0.35, 0.65))]
    assert turning_points(turns, WON) == [0, 2]  # the last one by luck, which decided it


def test_a_match_that_was_even_to_the_end_does_not_turn_at_trifles() -> None:
    turns = [turn(0, (0.52, 0.48)), turn(1, (0.48, 0.52)), turn(2, (0.51, 0.49), 0.02)]
    assert turning_points(turns, cb.Result([3, 3], [0, 1], "shared")) == []


def test_a_match_without_a_key_cannot_be_run_again() -> None:
    match = told("cheese-rescue", 2, "- deal 0 dog cat\n- deal 1 mouse mouse")
    with pytest.raises(cb.BadTable, match="Only a match with a key can be looked through"):
        next(analyse(match, iterations=10))
