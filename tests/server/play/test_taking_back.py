"""Taking back: who may, whom it asks, and what never comes back."""

from pathlib import Path

import pytest

from cheeseboard.server.protocol.commands import AnswerUndo, Move, Undo
from cheeseboard.server.storage.entries import Standing, Undone
from cheeseboard.server.table.table import Table
from tests.server.evening import Evening, evening, info, told, types

pytestmark = pytest.mark.usefixtures("rehearsed")


def test_free_where_nobody_else_has_moved(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        assert "no move of yours" in await house.refused(table, "ada", Undo())
        await undoable(house, table)
        mover = table.match.movers[-1]
        person, other = ("ada", "bob") if mover == 0 else ("bob", "ada")
        events, moves = told(table, other)["events"], len(table.standing.moves)
        assert (info(table, person).may_undo, info(table, None).may_undo) == ("free", None)
        heard = table.heard
        await house.do(table, person, Undo())
        assert (len(table.standing.moves), table.standing.undone) == (moves - 1, 1)
        anew = told(table, other, heard=heard)
        assert (anew["since"], anew["shows"], anew["undone"]) == (0, None, 1)
        assert anew["events"] == events[: len(anew["events"])]
        assert anew["log"][-1]["type"] == "undone"
        assert (await house.reloaded(table)).standing == table.standing

    evening(tmp_path, story)


async def undoable(house: Evening, table: Table) -> None:
    """Play until somebody could take a move back at once."""
    while True:
        await house.move(table)
        mover = table.match.movers[-1]
        try:
            if not table.match.undo_for(mover).asks:
                return
        except ValueError:
            continue


async def asking(house: Evening, table: Table, most: int = 60) -> str:
    """Play until somebody could ask for a move back, others having moved; who it is."""
    for _ in range(most):
        await house.move(table)
        for seat, chair in enumerate(table.standing.chairs):
            assert chair.person
            if info(table, chair.person).may_undo == "ask" and table.match.undo_for(seat).asks:
                return chair.person
    raise AssertionError("it never came to that")


def test_others_who_moved_since_are_asked(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", game="cheese-rescue")
        person = await asking(house, table)
        other = "bob" if person == "ada" else "ada"
        wanted = table.match.undo_for(table.standing.seats_of(person)[0])
        await house.do(table, person, Undo())
        assert told(table, "eve")["table"]["undo"] == {
            "seat": table.standing.seats_of(person)[0],
            "waits_for": list(wanted.asks),
        }
        assert await house.refused(table, person, Undo()) == "Somebody has asked already; wait for the answers."
        assert "not asked" in await house.refused(table, "eve", AnswerUndo(True))
        assert "not asked" in await house.refused(table, person, AnswerUndo(True))
        await house.do(table, other, AnswerUndo(False))
        assert info(table).undo is None
        assert "Nobody wants" in await house.refused(table, other, AnswerUndo(True))
        await house.do(table, person, Undo())
        await house.do(table, other, AnswerUndo(True))
        assert types(table)[-2:] == ["undo-answered", "undone"]
        assert len(table.standing.moves) == wanted.moves
        await house.play_out(table)
        again = await house.reloaded(table)
        assert again.match.log() == table.match.log()

    evening(tmp_path, story)


def test_whoever_is_away_cannot_agree_and_a_move_settles_it(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", game="cheese-rescue")
        person = await asking(house, table)
        other = "bob" if person == "ada" else "ada"
        house.go(table, other)
        seat = table.standing.seats_of(other)[0]
        assert await house.refused(table, person, Undo()) == f"seat {seat} is away and cannot agree."
        await house.come(table, other)
        await house.do(table, person, Undo())
        await house.move(table)
        assert info(table).undo is None

    evening(tmp_path, story)


def test_bots_agree_unless_they_have_shown_what_they_hold(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        hidden = await house.lay("me", "greedy", game="cheese-rescue")
        await house.move(hidden)
        await house.bots(hidden)
        assert info(hidden, "ada").may_undo == "no"
        problem = await house.refused(hidden, "ada", Undo())
        assert "cannot be taken back" in problem

    evening(tmp_path, story)


def test_a_move_is_for_one_position_also_after_taking_back(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        await undoable(house, table)
        mover = table.match.movers[-1]
        person = "ada" if mover == 0 else "bob"
        await house.do(table, person, Undo())
        position, legal = table.standing.position, table.match.legal()[0]
        await house.move(table)
        await house.do(table, person, Undo())
        assert len({position, table.standing.position}) == 2
        meanwhile = "Another move was made in the meantime; look again."
        assert await house.refused(table, person, Move(legal, position)) == meanwhile
        assert isinstance(table.story.log[-1].entry.what, Undone)
        assert Standing.of(table.id, [noted.entry for noted in table.story.log]) == table.standing

    evening(tmp_path, story)
