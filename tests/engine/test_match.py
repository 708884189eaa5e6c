"""What holds for a match of any game."""

import hashlib
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from tests.strategies import matches, random_match

SLOW = settings(max_examples=60)


def sent(match: cb.Match, seat: int | None) -> bytes:
    """All that leaves for a seat."""
    return json.dumps([match.view(seat), match.events(seat)]).encode()


@given(match=matches(), seed=st.integers(0, 2**32))
@SLOW
def test_replacing_what_a_seat_cannot_know_changes_no_byte_it_is_sent(match: cb.Match, seed: int) -> None:
    for seat in range(match.players):
        world = match.imagine(seat, seed)
        assert sent(world, seat) == sent(match, seat)
        assert world.turn == match.turn
        if match.turn in (seat, None):
            assert world.legal() == match.legal()


@given(match=matches(), seed=st.integers(0, 2**32))
@SLOW
def test_a_spectator_sees_the_same_whatever_hands_are_imagined(match: cb.Match, seed: int) -> None:
    assert json.dumps(match.imagine(0, seed).view(None)) == json.dumps(match.view(None))


@given(match=matches(), seed=st.integers(0, 2**32))
@SLOW
def test_an_imagined_match_tells_no_seat_more_than_the_imagining_one_heard(match: cb.Match, seed: int) -> None:
    world = match.imagine(0, seed)
    for seat in range(match.players):
        assert world.events(seat) == match.events(0)


def test_an_imagined_match_can_be_played_to_its_end_but_has_no_record() -> None:
    world = random_match("cheese-rescue", 3, seed=5, moves=7).imagine(1, seed=2)
    bot = cb.bot("random", seed=1)
    while world.turn is not None:
        world.play(bot.choose(world))
    assert world.result is not None
    with pytest.raises(cb.BadTable, match="never happened"):
        world.record()


def test_imagining_leaves_the_match_as_it_was() -> None:
    match = random_match("cheese-rescue", 2, seed=5, moves=7)
    before = match.state.tobytes(), match.log()
    world = match.imagine(0, seed=1)
    world.play(world.legal()[0])
    assert (match.state.tobytes(), match.log()) == before


@given(match=matches())
@SLOW
def test_views_made_together_are_those_made_one_by_one(match: cb.Match) -> None:
    assert match.views() == {seat: match.view(seat) for seat in (None, *range(match.players))}


@given(match=matches())
@SLOW
def test_every_seat_hears_the_same_number_of_events(match: cb.Match) -> None:
    counts = {len(match.events(seat)) for seat in (None, *range(match.players))}
    assert counts == {match.event_count}
    assert [event["type"] for event in match.events(0)] == [event["type"] for event in match.events(None)]
    assert match.events(0, since=3) == match.events(0)[3:]


@given(match=matches())
@SLOW
def test_undo_takes_back_one_move_and_the_same_move_brings_the_same_chance(match: cb.Match) -> None:
    if not match.moves:
        with pytest.raises(cb.IllegalMove, match="no move has been made yet"):
            match.undo()
        return
    after, log, events, move = match.state.tobytes(), match.log(), match.events(0), match.moves[-1]
    match.undo()
    assert len(match.log()) < len(log)
    assert log[: len(match.log())] == match.log()
    assert events[: match.event_count] == match.events(0)
    match.play(move)
    assert match.state.tobytes() == after
    assert match.log() == log


@given(match=matches())
@SLOW
def test_the_same_key_and_moves_make_the_same_match(match: cb.Match) -> None:
    again = cb.Match(match.game, match.players, match.options, key=match.key)
    for move in match.moves:
        again.play(move)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()


def test_the_commitment_is_the_hash_of_the_key() -> None:
    match = cb.new("cheese-rescue")
    assert match.key is not None
    assert match.commitment == hashlib.sha256(match.key).hexdigest()


def test_matches_without_a_seed_have_keys_of_their_own() -> None:
    assert cb.new("cheese-rescue").key != cb.new("cheese-rescue").key
    assert cb.new("cheese-rescue", seed=1).key == cb.new("cheese-rescue", seed=1).key


def test_views_are_ready_for_json() -> None:
    match = random_match("cheese-rescue", 4, seed=1, moves=48)
    for seat in (None, 0, 3):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
        assert json.loads(json.dumps(match.events(seat))) == match.events(seat)


@pytest.mark.parametrize(
    ("ask", "error", "says"),
    [
        (lambda: cb.new("cheese"), cb.UnknownGame, "There is no game 'cheese'; the games are cheese-rescue"),
        (lambda: cb.new("cheese-rescue", players=7), cb.BadTable, "Cheese Rescue is for 2, 3 or 4 players, not 7."),
        (lambda: cb.new("cheese-rescue", speed=1), cb.BadTable, "no option 'speed'; it has area and first"),
        (lambda: cb.new("cheese-rescue", area="round"), cb.BadTable, "takes area = floating or centred, not 'round'"),
        (lambda: cb.new("cheese-rescue", first=2), cb.BadTable, "takes first = 0 or 1, not '2'"),
        (lambda: cb.new("cheese-rescue", names=["Ada"]), cb.BadTable, "2 players need 2 names, not 1"),
        (lambda: cb.new("cheese-rescue", names=["Ada", "B\n"]), cb.BadTable, "printable text on one line"),
        (lambda: cb.new("cheese-rescue").view(2), cb.BadTable, "There is no seat 2; the seats are 0 to 1."),
        (lambda: cb.new("cheese-rescue").imagine(-1, 0), cb.BadTable, "There is no seat -1"),
        (lambda: cb.bot("deep blue"), cb.UnknownBot, "There is no bot 'deep blue'; the bots are random, greedy"),
    ],
)
def test_bad_input_gets_a_sentence(ask: object, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as refused:
        ask()  # type: ignore[operator]
    assert says in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cat",
        "cat 1",
        "cat 1,",
        "Cat 1,0",
        "cat +1,0",
        "cat 01,0",
        "cat -0,1",
        "cat 1,0 ",
        " cat 1,0",
        "cat  1,0",
        "c4 1,0",
        "cat 1;0",
        "cat 1,0\n",
        "x" * 10_000,
        "cat 1,\0",
    ],
)
def test_unreadable_moves_are_refused_and_change_nothing(text: str) -> None:
    match = cb.new("cheese-rescue", seed=1)
    before = match.state.tobytes()
    with pytest.raises(cb.UnreadableMove, match="is no move: write a card"):
        match.play(text)
    assert match.state.tobytes() == before
    assert match.moves == []


def test_a_huge_cell_is_refused_as_too_far() -> None:
    match = cb.new("cheese-rescue", seed=1)
    with pytest.raises(cb.IllegalMove, match="does not fit in a 5×5 square"):
        match.play("c1 " + "9" * 20 + ",0")


def test_no_move_is_taken_after_the_end() -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=100)
    assert match.legal() == []
    assert match.turn is None
    with pytest.raises(cb.IllegalMove, match="the match is over"):
        match.play("cat 0,1")
