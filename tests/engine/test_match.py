"""What holds for a match of any game."""

import hashlib
from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.engine.contract import CHANCE
from cheeseboard.engine.snapshot import snapshot
from cheeseboard.engine.telling import Past, Telling
from cheeseboard.engine.told import type_of
from tests.strategies import matches, random_match

SLOW = settings(max_examples=60)

asked: Any = cb
"""For what a type checker would not let anybody ask."""


def sent(match: cb.Match, seat: int | None) -> bytes:
    """All that leaves for a seat."""
    return msgspec.json.encode([match.view(seat), match.events(seat)])


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
    assert match.imagine(0, seed).view(None) == match.view(None)


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
    with pytest.raises(cb.BadTable, match="began in the middle"):
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
    assert [type_of(event) for event in match.events(0)] == [type_of(event) for event in match.events(None)]
    assert match.events(0, since=3) == match.events(0)[3:]


@given(match=matches())
@SLOW
def test_undo_takes_back_one_move_and_the_same_move_brings_the_same_chance(match: cb.Match) -> None:
    if not match.moves:
        with pytest.raises(cb.IllegalMove, match="No move has been made yet"):
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
    again = cb.Match.new(match.game, match.players, match.options, key=match.key)
    for move in match.moves:
        again.play(move)
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()


@given(match=matches(), data=st.data())
@settings(max_examples=25)
def test_what_a_history_remembers_is_what_it_would_find_out_anew(match: cb.Match, data: Any) -> None:
    if match.turn is not None and data.draw(st.booleans(), "imagined"):
        match = match.imagine(0, 1)
    earlier = len(match.moves) if not match.whole else 0
    for _ in range(8):
        if match.turn is None or (len(match.moves) > earlier and data.draw(st.booleans(), "undo")):
            match.undo()
        else:
            match = match.branch() if data.draw(st.booleans(), "branch") else match
            match.play(data.draw(st.sampled_from(match.legal())))
        history = match.history
        assert history.earlier == earlier
        assert history.chances == history.causes.count(CHANCE)
        seen, anew = vars(match.snapshot()), vars(snapshot(history.last, 0))
        assert all(np.array_equal(seen[name], value) for name, value in anew.items())
        assert match.log() == Telling(match.game, history, Past()).log()


def test_the_commitment_is_the_hash_of_the_key() -> None:
    match = cb.new("cheese-rescue")
    assert match.key is not None
    assert match.commitment == hashlib.sha256(match.key).hexdigest()


def test_matches_without_a_seed_have_keys_of_their_own() -> None:
    assert cb.new("cheese-rescue").key != cb.new("cheese-rescue").key
    assert cb.new("cheese-rescue", seed=1).key == cb.new("cheese-rescue", seed=1).key


@given(match=matches())
@SLOW
def test_views_and_events_come_back_from_json_as_they_were(match: cb.Match) -> None:
    view, events = match.game.view.View, list[match.game.view.AnyEvent]  # type: ignore[name-defined]
    for seat in (None, *range(match.players)):
        assert msgspec.json.decode(msgspec.json.encode(match.view(seat)), type=view) == match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(match.events(seat)), type=events) == match.events(seat)


@given(match=matches(), data=st.data())
@SLOW
def test_what_events_show_one_after_the_other_leads_to_the_view(match: cb.Match, data: Any) -> None:
    """Whoever merges them into the view before, and what no event shows, has the view after."""
    if not match.moves:
        return
    seat = data.draw(st.sampled_from([None, *range(match.players)]))
    now = msgspec.to_builtins(match.view(seat))
    move, after = match.moves[-1], match.event_count
    match.undo()
    before, since = msgspec.to_builtins(match.view(seat)), match.event_count
    match.play(move)
    shows = match.shows(seat, since)
    assert len(shows) == after - since
    merged = dict(before)
    for change in shows:
        assert change.keys() <= before.keys()
        merged |= msgspec.to_builtins(change)
    assert merged | msgspec.to_builtins(match.unshown(seat)) == now


@given(match=matches())
@SLOW
def test_what_is_told_again_is_what_happened_but_for_what_has_faded(match: cb.Match) -> None:
    for seat in (None, 0):
        faded = match.view(seat).faded
        for number, (told, heard) in enumerate(zip(match.retold(seat), match.events(seat), strict=True)):
            assert type_of(told) == type_of(heard)
            assert told == heard or number < faded


# A move can be asked about before it is made


@given(match=matches())
@SLOW
def test_a_legal_move_has_nothing_against_it_and_checking_plays_nothing(match: cb.Match) -> None:
    before = match.state.tobytes()
    assert [match.check(move) for move in match.legal()] == [None] * len(match.legal())
    assert match.state.tobytes() == before
    assert match.check("nonsense!") is not None


@pytest.mark.parametrize(
    ("move", "error", "code"),
    [
        ("castle", cb.UnreadableMove, "cheese-rescue.unreadable"),
        ("c1 0,0", cb.IllegalMove, "cheese-rescue.refusal-"),
        (None, cb.UnreadableMove, "move-not-text"),
        (7.0, cb.UnreadableMove, "move-not-text"),
    ],
)
def test_checking_a_move_says_why_not_as_playing_it_would(move: Any, error: type[Exception], code: str) -> None:
    match = cb.new("cheese-rescue", seed=1)
    problem = match.check(move)
    assert type(problem) is error
    assert problem.code.startswith(code)
    with pytest.raises(error) as refused:
        match.play(move)
    assert str(refused.value) == str(problem)
    assert match.moves == []


def test_what_was_checked_is_forgotten_when_the_position_changes() -> None:
    match = cb.new("cheese-rescue", seed=1)
    assert match.check("c1 0,1") is None
    match.play("c1 0,1")
    assert match.check("c1 0,1") is not None
    match.undo()
    assert match.check("c1 0,1") is None


# A match can begin with any position


@given(match=matches(), seed=st.integers(0, 99))
@SLOW
def test_a_match_that_begins_in_the_middle_goes_on_as_the_other_would(match: cb.Match, seed: int) -> None:
    placed = cb.Match.at(match.game, match.state, seed, match.options)
    assert placed.state.tobytes() == match.state.tobytes()
    assert (placed.turn, placed.legal(), placed.result) == (match.turn, match.legal(), match.result)
    assert placed.moves == []
    assert placed.events(None) == []
    for seat in (None, *range(match.players)):
        assert _but_past(placed.view(seat)) == _but_past(match.view(seat))
    if match.turn is not None:
        move = match.legal()[0]
        placed.play(move)
        assert placed.moves == [move]
        assert placed.movers == [match.turn]
        placed.undo()
        assert placed.state.tobytes() == match.state.tobytes()


def _but_past(view: Any) -> Any:
    """A view without what is counted in events, of which there are none yet."""
    return msgspec.structs.replace(view, faded=0)


def test_a_match_that_began_in_the_middle_has_no_record_and_repeats_by_its_seed() -> None:
    middle = random_match("cheese-rescue", 2, seed=5, moves=7)
    one, other = (cb.Match.at(middle.game, middle.state, seed=3) for _ in range(2))
    for match in (one, other):
        match.play(match.legal()[0])
        match.play(match.legal()[0])
    assert one.state.tobytes() == other.state.tobytes()
    assert one.log() == other.log() != []
    with pytest.raises(cb.BadTable, match="began in the middle"):
        one.record()
    with pytest.raises(cb.IllegalMove, match="No move has been made yet"):
        cb.Match.at(middle.game, middle.state).undo()


@pytest.mark.parametrize(
    ("ask", "error", "says"),
    [
        (lambda: cb.new("cheese"), cb.UnknownGame, "There is no game “cheese”; the games are cheese-rescue"),
        (lambda: cb.new("cheese-rescue", players=7), cb.BadTable, "Cheese Rescue is for 2, 3, or 4 players, not 7."),
        (lambda: cb.new("cheese-rescue", speed=1), cb.BadTable, "no option “speed”; it has area and first"),
        (lambda: cb.new("cheese-rescue", area="round"), cb.BadTable, "takes area = floating or centred, not “round”"),
        (lambda: cb.new("cheese-rescue", first=2), cb.BadTable, "takes first = 0 or 1, not “2”"),
        (lambda: cb.new("cheese-rescue", names=["Ada"]), cb.BadTable, "2 players need 2 names, not 1"),
        (lambda: cb.new("cheese-rescue", names=["Ada", "B\n"]), cb.BadTable, "printable text on one line"),
        (lambda: cb.new("cheese-rescue").view(2), cb.BadTable, "There is no seat 2; the seats are 0 to 1."),
        (lambda: cb.new("cheese-rescue").imagine(-1, 0), cb.BadTable, "There is no seat -1"),
        (lambda: cb.bot("deep blue"), cb.UnknownBot, "There is no bot “deep blue”; the bots are random, greedy"),
        (lambda: asked.new("cheese-rescue", names=["Ada", " "]), cb.BadTable, "not empty"),
        (lambda: asked.new(None), cb.UnknownGame, "There is no game “None”"),
        (lambda: asked.new(["cheese-rescue"]), cb.UnknownGame, "There is no game “['cheese-rescue']”"),
        (lambda: asked.new("cheese-rescue", players=2.0), cb.BadTable, "for 2, 3, or 4 players, not 2.0."),
        (lambda: asked.new("cheese-rescue", players="2"), cb.BadTable, "for 2, 3, or 4 players, not '2'."),
        (lambda: asked.new("cheese-rescue", players=True), cb.BadTable, "for 2, 3, or 4 players, not True."),
        (lambda: asked.new("cheese-rescue", players=None), cb.BadTable, "for 2, 3, or 4 players, not None."),
        (lambda: asked.new("cheese-rescue", players=[2]), cb.BadTable, "for 2, 3, or 4 players, not [2]."),
        (lambda: asked.new("cheese-rescue", seed="x"), cb.BadTable, "A seed is a whole number, not “x”."),
        (lambda: asked.new("cheese-rescue", seed=1.0), cb.BadTable, "A seed is a whole number, not “1.0”."),
        (lambda: asked.new("cheese-rescue", names="ab"), cb.BadTable, "one for each seat, not “ab”"),
        (lambda: asked.new("cheese-rescue", names=7), cb.BadTable, "one for each seat, not “7”"),
        (lambda: asked.new("cheese-rescue", names=["Ada", 7]), cb.BadTable, "printable text on one line"),
        (lambda: asked.new("cheese-rescue", first=None), cb.BadTable, "takes first = 0 or 1, not “None”"),
        (lambda: asked.new("cheese-rescue").play(None), cb.UnreadableMove, "A move is text in the game’s notation"),
        (lambda: asked.new("cheese-rescue").view("0"), cb.BadTable, "There is no seat '0'; the seats are 0 to 1."),
        (lambda: asked.new("cheese-rescue").view(True), cb.BadTable, "There is no seat True"),
        (lambda: asked.new("cheese-rescue").observe(None), cb.BadTable, "There is no seat None"),
        (lambda: asked.new("cheese-rescue").imagine(None, 0), cb.BadTable, "There is no seat None"),
        (lambda: asked.new("cheese-rescue").rename(2, "Ada"), cb.BadTable, "There is no seat 2"),
        (lambda: asked.new("cheese-rescue").events(0, "x"), cb.BadTable, "since a whole number, not x"),
        (lambda: asked.bot("greedy").choose(None), cb.BadTable, "A bot chooses in a match, or by a sight of one"),
        (lambda: asked.load(None), cb.RecordError, "a record is text, not NoneType"),
        (lambda: asked.bot(None), cb.UnknownBot, "A bot is a name, a class, or an object"),
        (lambda: asked.bot("greedy", seed="x"), cb.BadTable, "A seed is a whole number, not “x”."),
        (lambda: asked.bot("search", level="x"), cb.UnknownBot, "There is no search:x"),
    ],
)
def test_bad_input_gets_a_sentence(ask: Any, error: type[Exception], says: str) -> None:
    with pytest.raises(error) as refused:
        ask()
    assert isinstance(refused.value, cb.CheeseboardError)
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
    with pytest.raises(cb.IllegalMove, match="5×5 square"):
        match.play("c1 9,0")
    with pytest.raises(cb.UnreadableMove, match="99,0” is no move"):
        match.play("c1 " + "9" * 20 + ",0")


def test_no_move_is_taken_after_the_end() -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=100)
    assert match.legal() == []
    assert match.turn is None
    with pytest.raises(cb.IllegalMove, match="the match is over"):
        match.play("cat 0,1")
