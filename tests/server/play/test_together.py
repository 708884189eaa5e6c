"""Playing together: who may do what at a table, and what becomes of it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from cheeseboard.server.api.records import record
from cheeseboard.server.limits import DAY, Refusal
from cheeseboard.server.play.doing import Asker
from cheeseboard.server.protocol.commands import (
    Again,
    AnswerUndo,
    AnyCommand,
    Change,
    Chat,
    Close,
    End,
    Fill,
    Free,
    Leave,
    Move,
    React,
    Rematch,
    Remove,
    Resign,
    Return,
    StandIn,
    Start,
    Undo,
)
from cheeseboard.server.storage.entries import Ended, Moved
from cheeseboard.server.table.table import Heard
from tests.server.evening import Evening, evening, info, told, types

pytestmark = pytest.mark.usefixtures("rehearsed")

HOST_ONLY = "Only the host of this table can do that."
WATCHING = "You are watching this table; that is for those who sit at it."
OVER = "The match is over; lay a new table to play again."


# Beginning.


def test_a_table_starts_by_itself_when_its_last_seat_is_taken(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob")
        assert (table.state, types(table)) == ("waiting", ["laid", "sat"])
        await house.tables.sit(table, 2, "cleo")
        assert (table.state, types(table)) == ("playing", ["laid", "sat", "sat", "started"])
        again = await house.reloaded(table)
        assert (again.standing, again.match.moves) == (table.standing, table.match.moves)

    evening(tmp_path, story)


def test_the_host_starts_with_bots_that_have_names_of_their_own(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", "search:1")
        await house.come(table, "bob")
        assert await house.refused(table, "bob", Start("search:1")) == HOST_ONLY
        assert "no bot “Deep”" in await house.refused(table, "ada", Start("Deep"))
        await house.do(table, "ada", Start("search:1"))
        names = [seat.name for seat in info(table).seats]
        assert (table.state, len({*names}), names[3]) == ("playing", 4, "Pip")
        assert await house.refused(table, "ada", Start("greedy")) == "The match has begun already."

    evening(tmp_path, story)


def test_the_hosts_hand_before_the_start(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob")
        for command in (Fill(2, "greedy"), Free(2), Remove(0), Close(), Change(chat=False), Change(listed=True)):
            assert await house.refused(table, "bob", command) == HOST_ONLY
        await house.do(table, "ada", Change(listed=True, chat=False, patience=None, clock=30))
        told = info(table)
        assert (told.listed, told.chat, told.patience, told.clock) == (True, False, None, 30)
        before = table.standing.entries
        await house.do(table, "ada", Change(listed=True))
        assert table.standing.entries == before  # nothing is otherwise
        assert await house.refused(table, "ada", Free(2)) == "No bot has that seat."
        assert await house.refused(table, "ada", Free(1)) == "No bot has that seat."
        assert await house.refused(table, "ada", Fill(1, "greedy")) == "Somebody sits there already."
        assert await house.refused(table, "ada", Fill(7, "greedy")) == "There is no seat 7; the seats are 0 to 2."
        assert await house.refused(table, "ada", Remove(0)) == "Nobody sits there whom you could ask to leave."
        await house.do(table, "ada", Remove(1))
        with pytest.raises(Refusal, match="The host has asked you to leave"):
            await house.tables.sit(table, 1, "bob")
        await house.do(table, "ada", Fill(1, "greedy"))
        await house.do(table, "ada", Free(1))
        await house.tables.sit(table, 1, "cleo")
        await house.do(table, "cleo", Leave())
        assert [seat.kind for seat in info(table).seats] == ["person", "open", "open"]
        await house.do(table, "ada", Close())
        assert (table.state, info(table).key) == ("over", None)  # nothing was ever played with it
        with pytest.raises(Refusal, match=OVER):
            await house.tables.sit(table, 1, "cleo")
        with pytest.raises(Refusal, match="wait for the end"):
            await record(table)

    evening(tmp_path, story)


def test_when_the_host_leaves_the_next_who_is_here_is_host(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", "open", people="bob cleo")
        house.go(table, "bob")
        assert (info(table, "ada").hosting, info(table).host) == (True, 0)
        await house.do(table, "ada", Leave())
        assert (info(table, "ada").hosting, info(table, "cleo").hosting, info(table).host) == (False, True, 2)
        await house.do(table, "cleo", Close())

    evening(tmp_path, story)


def test_a_host_who_never_sat_is_host_only_while_here(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("open", "open", people="bob")
        for here in (True, False, True):
            assert (table.who("ada").hosting, table.who("bob").hosting) == (here, not here)
            if here:
                house.go(table, "ada")
            else:
                await house.come(table, "ada")

    evening(tmp_path, story)


def test_whoever_only_asks_about_a_table_is_not_remembered_there(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open")
        before = len(table._whos)
        for number in range(50):
            assert info(table, f"stranger {number}").you is None
        assert len(table._whos) == before

    evening(tmp_path, story)


# Leaving, and coming back.


def test_whoever_leaves_a_match_is_played_for_and_can_return(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        await house.do(table, "ada", Leave())
        seat = info(table).seats[0]
        assert (seat.kind, seat.bot, seat.stands_in) == ("person", "greedy", "left")
        await house.bots(table)
        assert table.standing.moves == [Moved(0, table.match.moves[0], "greedy", "left")]
        assert [entry["why"] for entry in told(table, "bob")["log"] if entry["type"] == "moved"] == ["left"]
        with pytest.raises(Refusal, match="sits there already"):
            await house.tables.sit(table, 0, "cleo")
        assert await house.refused(table, "ada", Leave()) == "You have left already; a bot plays for you."
        assert await house.refused(table, "bob", Return()) == "No bot plays for you here."
        await house.come(table, "ada")  # being here is not yet playing again
        assert info(table).seats[0].stands_in == "left"
        await house.do(table, "ada", Return())
        assert info(table).seats[0].stands_in is None
        await house.play_out(table)
        assert (await house.reloaded(table)).standing == table.standing
        assert '[StandIn "1"]' in (await record(table)).splitlines()

    evening(tmp_path, story)


def test_a_stand_in_for_whoever_is_away(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob cleo", patience=60)
        await house.come(table, "eve")
        assert await house.refused(table, "ada", StandIn(1)) == "seat 1 is here."
        house.go(table, "bob")
        assert info(table).seats[1].away is not None
        house.later = 20
        assert "wait another 4" in await house.refused(table, "ada", StandIn(1))
        house.later = 61
        assert await house.refused(table, "eve", StandIn(1)) == WATCHING
        assert "somebody else" in await house.refused(table, "ada", StandIn(0))
        await house.do(table, "cleo", StandIn(1))
        seat = info(table).seats[1]
        assert (seat.kind, seat.bot, seat.stands_in, seat.here) == ("person", "greedy", "absent", False)
        assert await house.refused(table, "ada", StandIn(1)) == "A bot plays for seat 1 already."
        await house.move(table)
        await house.bots(table)
        assert (table.turn, table.standing.moves[1].why) == (2, "absent")
        await house.come(table, "bob")
        assert info(table).seats[1].stands_in is None
        await house.move(table)
        await house.move(table)
        assert (table.turn, types(table)[-3:]) == (1, ["bot-out", "moved", "moved"])

    evening(tmp_path, story)


def test_whoever_is_back_plays_even_where_a_bot_has_thought_already(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", patience=60)
        house.go(table, "ada")
        house.later = 61
        await house.do(table, "bob", StandIn(0))
        thinking = house.tables.turns.task(table.id)
        assert thinking is not None
        await house.come(table, "ada")
        assert house.tables.turns.task(table.id) is None
        await asyncio.wait([thinking])
        assert thinking.cancelled()
        assert table.standing.moves == []
        await house.move(table, "ada")
        assert table.standing.moves[0].bot is None

    evening(tmp_path, story, bot_pace=1000)  # it has thought of a move and waits with it


def test_at_a_table_for_days_only_the_host_decides_and_after_a_day(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob cleo", patience=None)
        house.go(table, "bob")
        house.later = DAY - 100
        days = (
            "At a table for days the host decides about somebody who is away; "
            "who sits here may once the host has been away for a day."
        )
        assert await house.refused(table, "cleo", StandIn(1)) == days
        assert await house.refused(table, "cleo", End()) == days
        assert "not been away for long enough" in await house.refused(table, "ada", StandIn(1))
        house.later = DAY + 1
        assert await house.refused(table, "cleo", StandIn(1)) == days
        await house.do(table, "ada", StandIn(1))

    evening(tmp_path, story)


def test_a_match_is_ended_for_somebody_who_is_away(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob cleo")
        assert "Everybody is here" in await house.refused(table, "ada", End())
        house.go(table, "bob")
        assert "long enough" in await house.refused(table, "ada", End())
        house.later = 61
        assert await house.refused(table, "cleo", End()) == HOST_ONLY
        await house.do(table, "ada", End())
        assert table.standing.ended == Ended("absent", 1)
        assert info(table).key == table.standing.laid.key.hex()
        text = await record(table)
        assert '[Result "*"]' in text.splitlines()
        for command in (Move(table.match.legal()[0], table.standing.position), Undo(), Resign(), Close(), End()):
            assert await house.refused(table, "ada", command) == OVER
        other = await house.lay("me", "open", people="bob")
        house.go(other, "ada")
        house.later = 200
        await house.do(other, "bob", End())  # where the host is the one who is away
        assert other.standing.ended == Ended("absent", 0)

    evening(tmp_path, story)


def test_giving_up_is_for_two(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        three = await house.lay("me", "open", "greedy", people="bob")
        assert "only where two play" in await house.refused(three, "ada", Resign())
        table = await house.lay("me", "open", people="bob")
        assert await house.refused(table, "eve", Resign()) == WATCHING
        await house.do(table, "bob", Resign())
        assert table.standing.ended == Ended("resigned", 1, (0,))
        assert told(table, "ada")["table"]["ended"] == {"why": "resigned", "seat": 1, "winners": [0]}

    evening(tmp_path, story)


def test_the_hosts_hand_in_a_match(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "search:1", people="bob")
        await house.do(table, "ada", Remove(1))
        seat = info(table).seats[1]
        assert (seat.kind, seat.bot, seat.stands_in) == ("bot", "greedy", None)
        assert told(table, "bob")["table"]["you"] is None
        await house.do(table, "ada", Free(1))
        assert (table.state, info(table).seats[1].kind) == ("playing", "open")
        await house.move(table)
        assert (table.turn, house.tables.turns.task(table.id)) == (1, None)  # it waits for somebody
        with pytest.raises(Refusal, match="asked you to leave"):
            await house.tables.sit(table, 1, "bob")
        await house.tables.sit(table, 1, "cleo")
        await house.move(table, "cleo")
        await house.do(table, "cleo", Leave())
        await house.do(table, "ada", Fill(1, "search:1"))
        assert (info(table).seats[1].kind, table.standing.seats_of("cleo")) == ("bot", ())
        await house.play_out(table)

    evening(tmp_path, story)


# Time.


def test_when_time_runs_out_a_bot_makes_that_one_move(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", clock=30)
        due = info(table).deadline
        assert due == table.standing.since + 30_000
        house.later = 31
        # A clock that is put forward wakes nobody; a table that is looked at anew finds out.
        house.tables.turns.drop(table.id)
        house.tables.turns.take_up(table)
        await house.late(house.tables, table)
        assert table.standing.moves == [Moved(0, table.match.moves[0], "greedy", "late")]
        assert (table.turn, info(table).seats[0].bot) == (1, None)
        await house.do(table, "ada", Change(clock=None))
        assert (info(table).deadline, house.tables.turns.task(table.id)) == (None, None)

    evening(tmp_path, story)


def test_time_that_ran_out_while_no_server_ran(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", clock=30)
        house.tables.turns.drop(table.id)  # this one does not look at the clock any more
        house.later = 31
        tables = house.another_server()
        async with tables.at(table.id) as again:
            await house.late(tables, again)
            assert [move.why for move in again.standing.moves] == ["late"]
        await tables.close()
        # The first server has not heard of it. It finds out when it would write over it.
        meanwhile = "Another move was made in the meantime; look again."
        before, legal = table.standing.position, table.match.legal()[0]
        with pytest.raises(Refusal, match=meanwhile):
            await house.tables.do(table, lambda: Asker("ada", table.who("ada")), Move(legal, before), None)
        assert table.standing == again.standing

    evening(tmp_path, story)


def test_who_moves_in_time_is_left_alone_and_bots_have_no_clock(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "greedy", clock=5)
        waiting = house.tables.turns.task(table.id)
        assert waiting is not None
        await house.move(table)
        assert waiting.cancelled() or waiting.cancelling()
        await house.bots(table)
        assert [move.why for move in table.standing.moves] == [None, None]

    evening(tmp_path, story)


# One device.


def test_behind_the_curtain_one_is_a_spectator(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me:Ada", "beside:Bo", "open", people="cleo")
        assert [seat.name for seat in info(table).seats] == ["Ada", "Bo", None]
        assert [seat.yours for seat in info(table, "ada").seats] == [True, True, False]
        assert (told(table, "ada")["table"]["you"], told(table, "ada")["view"]["seat"]) == (None, None)
        legal = table.match.legal()[0]
        curtain = "Several of you play at this device: look at one of your hands first."
        assert await house.refused(table, "ada", Move(legal, table.standing.position)) == curtain
        assert await house.refused(table, "ada", Undo()) == curtain
        assert "turn of seat 0" in await house.refused(table, "ada", Move(legal, table.standing.position), look=1)
        assert await house.refused(table, "ada", Move(legal, table.standing.position), look=2) == curtain
        await house.move(table)
        await house.move(table)
        assert [move.seat for move in table.standing.moves] == [0, 1]
        assert told(table, "ada", look=1)["view"]["seat"] == 1
        await house.do(table, "ada", Leave())
        assert [seat.stands_in for seat in info(table).seats] == ["left", "left", None]

    evening(tmp_path, story)


def test_where_nothing_is_hidden_there_is_no_curtain(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me:Ada", "beside:Bo", game="chop-chop")
        for _ in range(6):
            assert info(table, "ada").you == table.turn
            await house.move(table)
        seats = {move.seat for move in table.standing.moves}
        assert seats == {0, 1}

    evening(tmp_path, story)


# Nobody does anything for another's seat.


@pytest.mark.parametrize(
    "command",
    [
        Undo(),
        AnswerUndo(True),
        Leave(),
        Return(),
        StandIn(1),
        Resign(),
        End(),
        Close(),
        Start("greedy"),
        Fill(1, "greedy"),
        Free(1),
        Remove(1),
        Change(pace="calm"),
        Change(chat=False),
        Again(True),
        Rematch("bots"),
        Chat("Hello"),
        React("clap"),
    ],
)
def test_whoever_only_watches_decides_nothing(tmp_path: Path, command: AnyCommand) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        await house.come(table, "eve")
        await house.move(table)
        house.later = 2 * DAY
        house.go(table, "bob")
        assert await house.refused(table, "eve", command)
        await house.do(table, "ada", Close())
        assert await house.refused(table, "eve", command)

    evening(tmp_path, story)


# The log.


def test_what_is_told_of_a_log_names_nobody_but_by_name(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        await house.store.call("bob", "Bob")
        table = await house.lay("me", "open", people="bob")
        await house.do(table, "bob", Chat("Hello"))
        await house.move(table)
        await house.do(table, "bob", Leave())
        await house.bots(table)
        update = told(table, None)
        assert [entry["type"] for entry in update["log"]] == ["sat", "started", "chatted", "bot-in", "moved"]
        assert [entry["name"] for entry in update["log"]] == ["Bob", None, "Bob", "Nibbles", "Bob"]
        events = [entry["events"] for entry in update["log"]]
        assert events == sorted(events)
        assert '"ada"' not in msgspec.json.encode(update).decode()  # whole, since a commitment may have such letters
        assert update["entries"] == table.standing.entries
        assert told(table, None, heard=Heard(0, 0, update["entries"]))["log"] == []
        assert told(table, None, heard=Heard(0, 0, update["entries"] + 5))["log"] == update["log"]
        assert [entry["number"] for entry in told(table, None, heard=Heard(0, 0, 4))["log"]] == [5, 6]

    evening(tmp_path, story)
