import dataclasses
import itertools

import pytest
from hypothesis import given

from cheeseboard.server.storage.entries import (
    NUMEROUS,
    AnyEntry,
    BotIn,
    BotOut,
    Chair,
    Chatted,
    Entry,
    Finished,
    Laid,
    Left,
    Moved,
    Passed,
    Sat,
    Standing,
    Started,
    UndoAnswered,
    UndoAsked,
    Undone,
    decoded,
    encoded,
    named_in,
    type_of,
    without,
)
from tests.server.logs import FEW, PEOPLE, logs

LAID = Laid("cheese-rescue", {"area": "floating"}, bytes(range(32)), "ada", (Chair("ada"), Chair()))


def log_of(*whats: AnyEntry) -> list[Entry]:
    return [Entry(number, 100 + number, what) for number, what in enumerate(whats)]


def standing_of(*whats: AnyEntry) -> Standing:
    return Standing.of("a table", log_of(LAID, *whats))


def test_a_table_waits_is_played_and_is_over() -> None:
    story: list[AnyEntry] = [Sat(1, "bob"), Started(), Moved(0, "cat 0,1"), Finished((2, 1), (0,))]
    states = [standing_of(*story[:count]).state for count in range(len(story) + 1)]
    assert states == ["waiting", "waiting", "playing", "playing", "over"]


def test_a_bot_that_stands_in_gives_the_seat_back() -> None:
    sat = standing_of(Sat(1, "bob"), Started(), BotIn(1, "greedy", why="absent"))
    assert sat.chairs[1] == Chair("bob", "greedy", stands_in="absent")
    sat.add(Entry(sat.entries, 0, BotOut(1)))
    assert sat.chairs[1] == Chair("bob")
    sat.add(Entry(sat.entries, 0, BotIn(1, "greedy", "Nibbles")))
    assert sat.chairs[1] == Chair(bot="greedy", name="Nibbles")


def test_a_seat_is_passed_on_and_left() -> None:
    assert standing_of(Sat(1, "bob"), Passed(1, "bob’s phone")).chairs[1] == Chair("bob’s phone")
    assert standing_of(Sat(1, "bob"), Left(1, "removed")).chairs[1].open


def test_moves_taken_back_do_not_count_and_the_position_is_another() -> None:
    moves = [Moved(0, "a"), Moved(1, "b"), Moved(0, "c")]
    stands = standing_of(Sat(1, "bob"), Started(), *moves, Undone(0, 1))
    assert [move.move for move in stands.moves] == ["a"]
    assert (stands.undone, stands.position, stands.since) == (1, 6, 106)


def test_a_move_or_a_no_drops_what_was_asked() -> None:
    asked: list[AnyEntry] = [Sat(1, "bob"), Started(), Moved(0, "a"), UndoAsked(0, 0, (1,))]
    assert standing_of(*asked).asked is not None
    assert standing_of(*asked, UndoAnswered(1, True)).agreed == {1}
    assert standing_of(*asked, UndoAnswered(1, False)).asked is None
    assert standing_of(*asked, Moved(1, "b")).asked is None


def test_a_gap_is_found_out() -> None:
    with pytest.raises(AssertionError, match="missing"):
        standing_of().add(Entry(2, 0, Started()))


@FEW
@given(logs())
def test_every_entry_is_read_as_it_was_written(pieces: list[list[AnyEntry]]) -> None:
    for what in itertools.chain(*pieces):
        assert decoded(encoded(what)) == what
        assert f'"type":"{type_of(what)}"' in encoded(what)


@FEW
@given(logs())
def test_what_will_be_changes_nothing_yet(pieces: list[list[AnyEntry]]) -> None:
    first, *following = log_of(*itertools.chain(*pieces))
    before = Standing.of("a table", [first])
    later = before.after(following)
    assert before == Standing.of("a table", [first])
    assert later == Standing.of("a table", [first, *following])


@FEW
@given(logs())
def test_an_outline_is_right_about_all_but_what_was_played_and_said(pieces: list[list[AnyEntry]]) -> None:
    log = log_of(*itertools.chain(*pieces))
    whole = Standing.of("a table", log)
    few = [entry for entry in log if type_of(entry.what) not in NUMEROUS]
    outline = Standing.in_outline("a table", few, whole.entries, whole.at)
    left_out = {"moves", "position", "since", "ticking", "chatted", "asked", "agreed"}
    for known in dataclasses.fields(Standing):
        if known.name not in left_out:
            assert getattr(outline, known.name) == getattr(whole, known.name), known.name


@FEW
@given(logs())
def test_whoever_is_forgotten_is_in_no_entry(pieces: list[list[AnyEntry]]) -> None:
    whats = [*itertools.chain(*pieces)]
    changed = [without(what, PEOPLE[0], "a stranger") for what in whats]
    for before, after in zip(whats, changed, strict=True):
        assert PEOPLE[0] not in encoded(after)
        assert {*named_in(before)} - {PEOPLE[0]} == {*named_in(after)} - {"a stranger"}
        assert (before == after) == (PEOPLE[0] not in encoded(before))
    # Nothing but who it was has changed: the same seats are taken, the same moves count.
    was, became = (Standing.of("a table", log_of(*log)) for log in (whats, changed))
    assert [chair.open for chair in was.chairs] == [chair.open for chair in became.chairs]
    assert (was.moves, was.state, was.listed) == (became.moves, became.state, became.listed)


def test_what_somebody_said_and_called_those_beside_them_is_forgotten_too() -> None:
    beside = Laid("cheese-rescue", {}, bytes(32), "ada", (Chair("ada", name="Ada"), Chair("ada", name="Little Bo")))
    assert "Bo" not in encoded(without(beside, "ada", "x"))
    assert without(Chatted("ada", "my secret", 0), "ada", "x") == Chatted("x", "", 0)
    assert without(Chatted("bob", "hello", 1), "ada", "x") == Chatted("bob", "hello", 1)
