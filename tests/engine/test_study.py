"""What those who study games ask of a match: numbers, copies, chance one by one, positions as text, other parts."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine import record
from cheeseboard.engine.game import Game
from cheeseboard.games import boxed, get
from tests.strategies import matches, random_match

every_game = pytest.mark.parametrize("name", cb.shelf())
every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in cb.shelf() for players in get(name).counts]
)
SMALL: dict[str, Any] = {
    "square": {2: 2},
    "removed": {2: (0, 0, 0)},
    "start_used": {2: False},
    "animals": (1, 1, 2),
    "cheese": (1,),
    "animals_dealt": 1,
    "lays": 2,
}
"""Parts of a Cheese Rescue that is over after four cards."""
SHORT: dict[str, Any] = {"rounds": {2: 1}, "hand": {2: 2}, "highest": {2: 7}, "revealed": 1, "points": (1, 0)}
VARIANTS = [("cheese-rescue", SMALL), ("cheez-tricks", SHORT), ("chop-chop", {"cat_die": (3, 4), "mouse_die": (1,)})]


def tiles(**other: int) -> dict[str, int]:
    """The usual mix, but for these."""
    return {**cb.game("chop-chop").facts["tiles"].value["standard"], **other}


def plain(game: Game) -> Game:
    """Without a compiler, which a few matches do not need."""
    game.kernels.ready = False
    return game


# Moves by number


@settings(max_examples=60)
@given(matches())
def test_numbers_mask_and_notation_tell_of_the_same_moves(match: cb.Match) -> None:
    numbers = match.numbers()
    assert [match.write(number) for number in numbers] == match.legal()
    assert [match.read(text) for text in match.legal()] == numbers
    assert np.flatnonzero(match.mask()).tolist() == sorted(numbers)
    assert match.mask().shape == (match.game.moves,)


@settings(max_examples=60)
@given(matches())
def test_every_kernel_means_the_same_by_a_legal_move(match: cb.Match) -> None:
    if match.turn is not None:
        rules, mask = match.game.kernels.use(match.game.rules), np.zeros(match.game.moves, np.bool_)
        rules.mark(match.state, mask)
        assert np.flatnonzero(mask).tolist() == sorted(match.numbers())
        tried = range(-3, match.game.moves + 3)
        assert [move for move in tried if rules.allows(match.state, move)] == sorted(match.numbers())


@every_game
def test_a_move_may_be_played_by_its_number(name: str) -> None:
    by_text, by_number = (cb.new(name, seed=3) for _ in range(2))
    while by_text.turn is not None and len(by_text.moves) < 30:
        by_number.play(by_number.numbers()[-1])
        by_text.play(by_text.legal()[-1])
    assert by_text == by_number


@pytest.mark.parametrize("number", [-1, 384, 10**30, True])
def test_a_number_that_is_no_legal_move_is_refused(number: int) -> None:
    match = cb.new("cheese-rescue", seed=1)
    with pytest.raises(cb.IllegalMove, match="from 0 to 383"):
        match.play(number)
    assert isinstance(match.check(number), cb.IllegalMove)
    assert not match.moves


def test_a_cell_has_the_same_number_wherever_the_cards_lie() -> None:
    """Three players begin on an empty table: what they lay may lie anywhere."""
    here, there = (cb.new("cheese-rescue", players=3, seed=2) for _ in range(2))
    for one, other in (("c1 0,0", "c1 0,0"), ("c1 1,0", "c1 -1,0"), ("c1 0,1", "c1 -1,1")):
        here.play(one)
        there.play(other)
    assert np.array_equal(here.observe(0)["laid"], there.observe(0)["laid"])
    assert here.numbers() == there.numbers()


# Seeds


@pytest.mark.parametrize("seed", [5.0, "a", True, None])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(cb.BadTable, match="A seed is a whole number"):
        cb.batch("chop-chop", seed=seed)
    if seed is not None:
        with pytest.raises(cb.BadTable, match="A seed is a whole number"):
            cb.new("chop-chop", seed=seed)


@every_game
def test_a_seed_is_the_same_in_every_kind_of_number(name: str) -> None:
    assert cb.new(name, seed=5) == cb.new(name, seed=np.int64(5))  # type: ignore[arg-type]
    one, other = cb.batch(name, count=3, seed=5), cb.batch(name, count=3, seed=np.uint8(5))  # type: ignore[arg-type]
    assert one.states.tobytes() == other.states.tobytes()


def test_seats_and_counts_are_the_same_in_every_kind_of_number() -> None:
    one: Any = cb.new("cheez-tricks", 3, seed=5)
    other: Any = cb.new("cheez-tricks", np.int64(3), seed=5)  # type: ignore[arg-type]
    assert one == other
    for match in (one, other):
        match.play(np.int64(match.numbers()[0]))
    seat = np.int8(2)
    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(one.view(2))
    assert (other.events(seat, np.int64(1)), other.known(seat)) == (one.events(2, 1), one.known(2))
    assert other.imagine(seat, 4) == one.imagine(2, 4)
    assert repr(other.sight(seat)) == repr(one.sight(2))
    assert other.record() == one.record()
    other.undo_to(np.int64(0))
    assert not other.moves


def test_parts_are_the_same_in_every_kind_of_number() -> None:
    small = cb.variant("cheese-rescue", **SMALL)
    counted = {2: np.int64(2)}
    animals, lays = tuple(np.array([1, 1, 2])), np.int64(2)
    given = {**SMALL, "square": counted, "animals": animals, "lays": lays, "start_used": {np.int64(2): np.bool_(False)}}
    assert cb.variant("cheese-rescue", **given) is small
    assert cb.variant("cheese-rescue", lays=np.int64(12)) is cb.game("cheese-rescue")
    with pytest.raises(cb.BadTable, match=r"The part lays is written like 12, not .*12\.0"):
        cb.variant("cheese-rescue", lays=np.float64(12))


# Copies


@every_game
def test_a_copy_goes_on_by_itself(name: str) -> None:
    match = random_match(name, 2, seed=8, moves=6)
    before, content = match.record(), hash(match)
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match), match.copy(seed=4)):
        assert twin == match
        assert hash(twin) == content
        while twin.turn is not None and len(twin.moves) < 20:
            twin.play(twin.legal()[0])
        assert twin != match
    assert match.record() == before


def test_what_chance_brings_a_copy_tells_nothing_of_what_it_will_bring() -> None:
    match = cb.new("chop-chop", seed=1)

    def rolls(twin: cb.Match) -> list[str]:
        while len(twin.moves) < 12:
            twin.play(twin.legal()[0])
        return [line for line in twin.log() if line.startswith("- roll")]

    brought = {tuple(rolls(twin)) for twin in (match.branch(), match.copy(seed=1), match.copy(seed=2), match.copy())}
    assert len(brought) == 4
    assert rolls(match.copy(seed=1)) == rolls(match.copy(seed=1))


def test_the_record_of_a_copy_holds_no_key_but_can_be_read() -> None:
    twin = random_match("cheese-rescue", 2, seed=1, moves=5).copy(seed=3)
    while twin.turn is not None:
        twin.play(twin.numbers()[0])
    assert twin.key is None
    assert cb.load(twin.record()).result == twin.result


# Chance, one by one


def wander(match: cb.Match, source: np.random.Generator, limit: int = 60) -> list[str]:
    """Random play in which chance is told; what it was told."""
    told = []
    while match.turn is not None and (match.turn == cb.CHANCE or len(match.moves) < limit):
        if match.turn == cb.CHANCE:
            outcomes = match.chances()
            assert sum(each.probability for each in outcomes) == pytest.approx(1)
            found = outcomes[source.choice(len(outcomes), p=[each.probability for each in outcomes])]
            told.append(found.text)
            match.chance(found.number)
        else:
            match.play(int(source.choice(match.numbers())))
    return told


@every_table
def test_a_match_whose_chance_is_told_is_a_match_like_any_other(name: str, players: int) -> None:
    match = cb.new(name, players, unresolved=True)
    assert match.turn == cb.CHANCE or name == "chop-chop"
    assert not match.legal() or name == "chop-chop"
    assert len(match.numbers()) == len(match.legal())
    told = wander(match, np.random.default_rng(players))
    assert told
    assert cb.load(match.record()) == match  # by the log alone the same happens again


BROUGHT = {"deal": 3, "draw": 3, "cats": 2, "trump": 2, "roll": 3, "tile": 3}
"""How many words of a line of the log stand before what chance brought."""


@every_table
def test_chance_told_and_chance_drawn_lead_to_the_same_positions(name: str, players: int) -> None:
    drawn, told = cb.new(name, players, seed=2), cb.new(name, players, unresolved=True)
    while drawn.turn is not None and len(drawn.moves) < 40:
        drawn.play(drawn.numbers()[-1])
    lines = [line.split(" ") for line in drawn.log() if line.startswith("- ")]
    brought = [word for line in lines if line[1] in BROUGHT for word in line[BROUGHT[line[1]] :]]
    for move in drawn.moves:
        while told.turn == cb.CHANCE:
            told.chance(brought.pop(0))
        told.play(move)
    while told.turn == cb.CHANCE and brought:
        told.chance(brought.pop(0))
    assert told == drawn


def test_chance_brings_what_it_can_and_nothing_else() -> None:
    match = cb.new("cheese-rescue", unresolved=True)
    assert [each.text for each in match.chances()] == ["dog", "cat", "mouse"]
    assert [each.probability for each in match.chances()] == [3 / 18, 6 / 18, 9 / 18]
    with pytest.raises(cb.IllegalMove, match="it can bring dog, cat, or mouse"):
        match.chance("c1")
    with pytest.raises(cb.IllegalMove, match="must wait"):
        match.play("c1 0,1")
    match.chance(match.chances()[0])
    for animal in ("dog", "cat", "mouse"):
        match.chance(animal)
    assert (match.turn, match.chances()) == (0, [])
    assert match.view(0).hand[:2] == ["dog", "dog"]  # type: ignore[attr-defined]
    with pytest.raises(cb.IllegalMove, match="Nothing is left to chance"):
        match.chance("dog")


@every_table
def test_a_position_in_the_middle_of_chance_is_taken_up_there(name: str, players: int) -> None:
    match, source = cb.new(name, players, unresolved=True), np.random.default_rng(players)
    begun = 0
    while match.turn is not None and len(match.moves) < 30:
        again = cb.at(match.position(), unresolved=True)
        assert (again.turn, again.chances(), again.legal()) == (match.turn, match.chances(), match.legal())
        assert again.position() == match.position()
        assert [again.observe(seat) for seat in range(players)]
        wander(again, np.random.default_rng(1), limit=1)
        if " +" in match.position():
            begun += 1
            with pytest.raises(cb.BadTable, match="with unresolved=True"):
                cb.at(match.position())
        if match.turn == cb.CHANCE:
            match.chance(int(source.choice([each.number for each in match.chances()])))
        else:
            match.play(int(source.choice(match.numbers())))
    assert begun or name == "chop-chop"  # where all chance is one roll, or one tile


def test_chance_told_so_far_is_told_on() -> None:
    match = cb.new("cheese-rescue", unresolved=True)
    for animal in ("dog", "cat", "mouse"):
        match.chance(animal)
    again = cb.at(match.position(), unresolved=True)
    assert match.position().split(" ")[-2] == "+mouse"
    while match.turn == cb.CHANCE:
        match.chance("mouse")
        again.chance("mouse")
    assert again.state.tobytes() == match.state.tobytes()
    assert again.log() == match.log()[-len(again.log()) :]


def test_a_position_before_chance_waits_for_it_or_lets_it_happen() -> None:
    match = cb.new("chop-chop", unresolved=True)
    match.play("place d4")
    assert cb.at(match.position(), unresolved=True).turn == match.turn == cb.CHANCE
    assert cb.at(match.position()).turn == cb.at(match.position(), seed=3).turn == 1
    with pytest.raises(cb.BadTable, match="takes no seed"):
        cb.at(match.position(), seed=3, unresolved=True)


@every_game
def test_while_chance_is_pending_it_comes_first(name: str, tmp_path: Any) -> None:
    match = cb.new(name, unresolved=True)
    while match.turn != cb.CHANCE:
        match.play(match.numbers()[0])
    asked: list[Any] = [match.sight, lambda: match.sight(0), lambda: match.imagine(0, 1), match.record]
    asked += [lambda bot=bot: cb.bot(bot).choose(match) for bot in ("random", "greedy", "search:1")]
    for ask in asked:
        with pytest.raises(cb.IllegalMove, match="Chance comes first"):
            ask()
    with pytest.raises(cb.IllegalMove, match="Chance comes first"):
        cb.write(tmp_path / "games.cheese", [match])


def test_chance_takes_an_outcome_while_it_may_come() -> None:
    match = cb.new("cheese-rescue", unresolved=True)
    dog = match.chances()[0]
    match.chance(dog)
    assert match.chances()[0] != dog  # as likely as it was before
    with pytest.raises(cb.IllegalMove, match="it can bring dog, cat, or mouse"):
        match.chance(dog)


# What a seat knows


@settings(max_examples=60)
@given(matches(), st.integers(0, 2**32))
def test_what_a_seat_knows_does_not_depend_on_what_it_cannot_know(match: cb.Match, seed: int) -> None:
    for seat in range(match.players):
        assert match.imagine(seat, seed).known(seat) == match.known(seat)


@settings(max_examples=40)
@given(st.lists(matches(), min_size=2, max_size=6), st.data())
def test_matches_that_begin_in_the_middle_are_known_apart_by_what_a_seat_sees_there(
    played: list[cb.Match], data: st.DataObject
) -> None:
    seat = data.draw(st.integers(0, 1))
    placed = [cb.at(match.position()) for match in played]
    assert [cb.at(match.position(), seed=7).known(seat) for match in placed] == [match.known(seat) for match in placed]
    shown = [(match.options, match.view(seat)) for match in placed]
    for one, first in zip(placed, shown, strict=True):
        for other, second in zip(placed, shown, strict=True):
            assert one.known(seat) != other.known(seat) or first == second
        assert one.imagine(seat, 3).known(seat) == one.imagine(seat, 3).imagine(seat, 4).known(seat) == one.known(seat)


@pytest.mark.parametrize("name", ["cheese-rescue", "cheez-tricks"])
def test_different_hands_make_different_keys(name: str) -> None:
    def hands(held: list[cb.Match]) -> set[str]:
        return {str(match.view(0).hand) for match in held}  # type: ignore[attr-defined]

    batch, match = cb.batch(name, count=9, seed=3), random_match(name, 2, seed=4, moves=3)
    for held in (
        [cb.at(cb.new(name, seed=seed).position()) for seed in range(9)],
        [batch.match(row) for row in range(9)],
        [match.imagine(1, seed) for seed in range(20)],
    ):
        assert len({each.known(0) for each in held}) == len(hands(held)) > 1
    assert len({match.imagine(1, seed).known(1) for seed in range(20)} | {match.known(1)}) == 1


def test_where_nothing_is_hidden_every_seat_knows_what_an_imagined_match_grew_from() -> None:
    match = random_match("chop-chop", 3, seed=4, moves=9)
    assert [match.imagine(1, 5).known(seat) for seat in range(3)] == [match.known(seat) for seat in range(3)]


@every_game
def test_no_seat_forgets(name: str) -> None:
    match, keys = cb.new(name, seed=1), set()
    while match.turn is not None and len(match.moves) < 40:
        keys |= {match.known(seat) for seat in range(2)}
        match.play(match.legal()[0])
        assert not keys & {match.known(seat) for seat in range(2)}


# Positions as text


@settings(max_examples=60)
@given(matches())
def test_a_position_is_written_and_read_again(match: cb.Match) -> None:
    again = cb.at(match.position())
    assert again.state.tobytes() == match.state.tobytes()
    assert (again.turn, again.legal(), again.options) == (match.turn, match.legal(), match.options)
    assert again.position() == match.position()


def test_a_position_tells_what_lies_where() -> None:
    match = cb.new("chop-chop", seed=7)
    match.play("place d4")
    told = dict(field.split("=") for field in match.position().split(" ")[3:-1])
    assert (told["cat"], told["mice"], told["phase"]) == ("d4", "N,E,S,W", "moving")
    assert told["down"].startswith("a1..")


@pytest.mark.parametrize("text", ["", "chop-chop", None, 3, "chop-chop 2 - 00000 00000000"])
def test_a_position_that_nobody_wrote_is_refused(text: Any) -> None:
    with pytest.raises(cb.BadTable, match="no position"):
        cb.at(text)


def test_a_position_with_a_slip_of_the_pen_is_refused() -> None:
    written = cb.new("cheese-rescue", seed=1).position()
    with pytest.raises(cb.BadTable, match="no position"):
        cb.at(written.replace("cheese-rescue 2", "cheese-rescue 3"))


# Games with other parts


@pytest.mark.parametrize(("name", "parts"), VARIANTS)
def test_a_position_of_a_variant_tells_its_parts(name: str, parts: dict[str, Any]) -> None:
    other = plain(cb.variant(name, **parts))
    line = cb.new(other, seed=1).position()
    assert cb.at(line).game is other
    assert cb.at(line).position() == line
    assert cb.new(other, seed=1).known(0) != cb.new(name, seed=1).known(0)


def test_a_position_may_tell_of_parts_with_spaces() -> None:
    tiles = cb.game("chop-chop").facts["tiles"].value
    other = plain(cb.variant("chop-chop", tiles={**tiles, "my own": tiles["lively"]}))
    assert cb.at(cb.new(other, seed=1).position()).game is other


def test_a_variant_is_played_by_its_own_parts_and_leaves_the_game_alone() -> None:
    small = cb.variant("cheese-rescue", **SMALL)
    match = cb.new(small, seed=1)
    while match.turn is not None:
        match.play(match.numbers()[0])
    assert len(match.moves) == 4
    assert cb.batch(small, count=10).playout() == 40
    assert cb.batch("cheese-rescue", count=10).playout() == 240
    assert cb.variant("cheese-rescue", **SMALL) is small
    assert cb.variant("cheese-rescue", lays=12) is cb.game("cheese-rescue")


def test_a_variant_may_have_more_rounds() -> None:
    rounds = 6
    parts: dict[str, Any] = {"rounds": {2: rounds}, "hand": {2: 2}, "highest": {2: 7}, "revealed": 1, "points": (1, 0)}
    long = cb.variant("cheez-tricks", **parts)
    long.kernels.ready = False  # plain ones will do for a match, and need no compiler
    match = cb.new(long, seed=1)
    bot = cb.bot("search:20", seed=1)
    while match.turn is not None:
        match.play(bot.choose(match))
    assert match.movers.count(0) >= 2 * rounds


def test_a_variant_goes_to_another_process_with_its_parts() -> None:
    small = cb.variant("cheese-rescue", **SMALL)
    assert pickle.loads(pickle.dumps(small)) is small


@pytest.mark.parametrize(("name", "parts"), VARIANTS)
def test_a_record_of_a_variant_tells_its_parts(name: str, parts: dict[str, Any], tmp_path: Any) -> None:
    other = plain(cb.variant(name, **parts))
    played = [cb.new(other, seed=1), random_match(name, 2, seed=3, moves=9), cb.new(other, seed=2)]
    for match in played[::2]:
        while match.turn is not None and len(match.moves) < 12:
            match.play(match.numbers()[-1])
    cb.write(tmp_path / "games.cheese", played)
    again = list(cb.read(tmp_path / "games.cheese"))
    assert again == played
    assert again[0].game is other
    assert again[0].record() == played[0].record()
    assert cb.load(played[0].record()) == played[0]


def test_a_record_of_a_variant_without_a_key_is_checked_by_its_rules() -> None:
    small = plain(cb.variant("cheese-rescue", **SMALL))
    match = cb.new(small, seed=1)
    while match.turn is not None:
        match.play(match.numbers()[0])
    told = "".join(line for line in match.record().splitlines(True) if not line.startswith(("[Key", "[Commitment")))
    assert cb.load(told).result == match.result
    with pytest.raises(cb.RecordError):
        cb.load("".join(line for line in told.splitlines(True) if not line.startswith("[Part ")))


@pytest.mark.parametrize(
    ("part", "complaint"),
    [
        ('squares "3"', "line 2: cheese-rescue has no part “squares”"),
        ('square "{"', "The part square is written like"),
        ('square "3"', "The part square is written like"),
        (r'square "{\"x\":3}"', "The part square is written like"),
        (r'square "{\"2\":\"x\"}"', "The part square is written like"),
        (r'square "{\"2\":9}"', "sides of 9 cannot be"),
        (f'cheese "{"[" * 10_000}"', "The part cheese is written like"),
    ],
)
def test_a_record_of_parts_that_make_no_game_is_refused(part: str, complaint: str) -> None:
    head, _, rest = cb.new("cheese-rescue", seed=1).record().partition("\n")
    with pytest.raises(cb.RecordError, match=complaint):
        cb.load(f"{head}\n[Part {part}]\n{rest}")


def test_who_takes_no_other_parts_says_so() -> None:
    told = cb.new(plain(cb.variant("cheese-rescue", **SMALL)), seed=1).record()
    with pytest.raises(cb.RecordError, match="other parts than those in the box"):
        record.load(told, boxed)


@pytest.mark.parametrize(
    ("name", "parts", "complaint"),
    [
        ("cheese-rescue", {"squares": 3}, "has no part “squares”"),
        ("cheese-rescue", {"square": 3}, "is written like"),
        ("cheese-rescue", {"square": {2: "5"}}, "is written like"),
        ("cheese-rescue", {"square": {}}, "is written like"),
        ("cheese-rescue", {"lays": "12"}, "is written like 12, not '12'"),
        ("cheese-rescue", {"lays": True}, "is written like 12, not True"),
        ("cheese-rescue", {"animals": (1,)}, "dogs, cats and mice are three numbers"),
        ("cheese-rescue", {"cheese": ()}, "a set holds 1 to 127 cheeses"),
        ("cheese-rescue", {"square": {2: 9}}, "2 with sides of 9 cannot be"),
        ("cheese-rescue", {"removed": {2: (7, 0, 0)}}, "more animals of a kind are taken out"),
        ("cheese-rescue", {"animals_dealt": 10}, "there are 18 for all of them"),
        ("cheese-rescue", {"lays": 11}, "has room for 25 cards, but LAYS and START_USED make 23"),
        ("cheese-rescue", {"cheese": (1,)}, "each lays 12 cards, but gets only 10"),
        ("cheese-rescue", {"square": {2: 5}, "start_used": {3: False}}, "No number of players stands in all"),
        ("cheez-tricks", {"varieties": ("S", "S")}, "VARIETIES: these are some of S, R, P and B"),
        ("cheez-tricks", {"values": 16}, "so 16 values cannot be"),
        ("cheez-tricks", {"cats": {"blue-1": (2,)}}, "“blue-1” is no cat"),
        ("cheez-tricks", {"values": 9}, "“grey-10” is no cat"),
        ("cheez-tricks", {"cats": {f"black-{n}": (2,) for n in range(64)}}, "63 cats at most"),
        ("cheez-tricks", {"points": (1, 2)}, "one number more than cats"),
        ("cheez-tricks", {"points": (2, 1, 0, 20)}, "cannot be"),
        ("cheez-tricks", {"highest": {2: 11}}, "with 2 players it is 1 to 10"),
        ("cheez-tricks", {"hand": {2: 30}}, "share the 28 cards in play"),
        ("cheez-tricks", {"rounds": {2: 9}}, "there are 1 to 8 rounds, not 9"),
        ("cheez-tricks", {"rounds": {2: 8}, "revealed": 9, "points": (0,) * 10}, "have to last for 8 rounds"),
        ("chop-chop", {"counts": (1, 2)}, "numbers of players from 2 to 9"),
        ("chop-chop", {"rows": 0}, "make 1 to 59 squares"),
        ("chop-chop", {"cat_die": ()}, "CAT_DIE"),
        ("chop-chop", {"cat_die": (12,)}, "a number from 1 to 6"),
        ("chop-chop", {"tiles": {"lively": {"cheese": 38}}}, "one mix must be “standard”"),
        ("chop-chop", {"tiles": {"standard": {"cheese": 38}}}, "must say how many there are of cheese, broken"),
        ("chop-chop", {"tiles": {"standard": tiles(cheese=1)}}, "has 29 tiles for the 38 squares"),
        ("chop-chop", {"tiles": {"standard": tiles(), "mine": tiles(cheese=9, broken=19)}}, "but mine has 9"),
    ],
)
def test_parts_that_make_no_game_are_refused(name: str, parts: dict[str, Any], complaint: str) -> None:
    with pytest.raises(cb.BadTable, match=complaint):
        cb.variant(name, **parts)
    assert isinstance(cb.game(name), Game)


@every_game
def test_a_part_is_what_the_rules_read(name: str) -> None:
    game = cb.game(name)
    folder = Path(str(game.rules.__file__)).parent
    told = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py") if file.name != "parts.py")
    read = {each.lower() for each in re.findall(r"\bparts\.([A-Z_]+)", told)} - {"hidden"}
    assert read == set(game.parts_read)
    for fact in set(game.facts) - {each.replace("_", "-") for each in read}:
        with pytest.raises(cb.BadTable, match="without reading it"):
            cb.variant(name, **{fact.replace("-", "_"): game.facts[fact].value})


def test_numbers_of_players_are_those_that_every_part_knows() -> None:
    assert plain(cb.variant("cheez-tricks", rounds={2: 1})).counts == (2,)
    assert plain(cb.variant("cheez-tricks", hand={3: 12, 2: 9})).counts == (2, 3)
    assert plain(cb.variant("cheese-rescue", start_used={2: True, 4: True})).counts == (2, 4)


# Files of records


def test_a_file_of_records_is_written_and_read_match_by_match(tmp_path: Any) -> None:
    played = [random_match(name, 2, seed=3, moves=9) for name in cb.shelf()]
    assert cb.write(tmp_path / "games.cheese", played) == 3
    assert list(cb.read(tmp_path / "games.cheese")) == played
    assert next(cb.read(str(tmp_path / "games.cheese"))) == played[0]


def test_a_file_may_be_read_while_it_is_written_anew(tmp_path: Any) -> None:
    file, other = tmp_path / "games.cheese", tmp_path / "same.cheese"
    played = [random_match("chop-chop", 2, seed=seed, moves=3) for seed in range(3)]
    assert cb.write(file, played[0]) == 1
    assert list(cb.read(file)) == played[:1]
    cb.write(file, played)
    other.symlink_to(file)
    assert cb.write(other, (match for match in cb.read(file) if match != played[1])) == 2
    assert list(cb.read(file)) == [played[0], played[2]]
    assert {each.name for each in tmp_path.iterdir()} == {"games.cheese", "same.cheese"}


@pytest.mark.parametrize("wrong", [5, [5], "text", None])
def test_what_cannot_be_written_leaves_the_file_as_it_was(wrong: Any, tmp_path: Any) -> None:
    file, played = tmp_path / "games.cheese", cb.new("chop-chop", seed=1)
    cb.write(file, played)
    with pytest.raises(cb.BadTable, match="Records are written of matches, not of"):
        cb.write(file, wrong)
    with pytest.raises(cb.BadTable, match="its past is not known"):
        cb.write(file, [played, cb.at(played.position())])
    assert list(cb.read(file)) == [played]
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_is_no_text_is_refused_by_its_line(tmp_path: Any) -> None:
    file = tmp_path / "games.cheese"
    cb.write(file, cb.new("chop-chop", seed=1))
    file.write_bytes(file.read_bytes() + b"\n\xff\xfe\n")
    with pytest.raises(cb.RecordError, match="this is not UTF-8 text"):
        list(cb.read(file))


def test_whoever_loads_a_file_by_its_name_hears_what_reads_it(tmp_path: Any) -> None:
    for wrong in ("games.cheese", tmp_path / "games.cheese"):
        with pytest.raises(cb.RecordError, match=r"cb\.read reads those in a file"):
            cb.load(wrong)
