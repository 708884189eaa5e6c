"""The match after the match."""

from pathlib import Path
from typing import Any

import pytest

from cheeseboard.server.protocol.commands import Again, Leave, Rematch, Resign
from cheeseboard.server.table.table import Table
from tests.server.evening import Evening, evening, info, types

pytestmark = pytest.mark.usefixtures("rehearsed")

WATCHING = "You are watching this table; that is for those who sit at it."


async def next_table(house: Evening, table: Table) -> Table:
    assert table.standing.next is not None
    async with house.tables.at(table.standing.next) as following:
        return following


def test_a_rematch_is_laid_when_everybody_wants_it(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "greedy", people="bob", pace="brisk", options={"first": "1"})
        assert "not over" in await house.refused(table, "ada", Again(True))
        await house.play_out(table)
        assert info(table).again == [None, None, True]
        await house.do(table, "ada", Again(True))
        assert (info(table).again, table.standing.next) == ([True, None, True], None)
        assert await house.refused(table, "eve", Again(True)) == WATCHING
        await house.do(table, "bob", Again(False))
        await house.do(table, "bob", Again(True))
        following = await next_table(house, table)
        assert types(table)[-1] == "next"
        assert following.state == "playing"
        assert [chair.person for chair in following.standing.chairs] == [None, "ada", "bob"]
        laid, finished = following.standing.laid, table.standing.finished
        assert finished is not None
        assert (laid.options, laid.pace, laid.after, laid.played) == (table.standing.laid.options, "brisk", table.id, 1)
        assert [score.points for score in laid.scores] == [finished.points[2], *finished.points[:2]]
        assert sum(score.wins for score in laid.scores) == len(finished.winners)
        assert (info(following, "ada").hosting, info(following).seats[0].name) == (True, info(table).seats[2].name)
        assert await house.refused(table, "ada", Again(True)) == "The rematch has been laid already."
        await house.play_out(following)
        for person in ("ada", "bob"):
            await house.do(following, person, Again(True))
        third = await next_table(house, following)
        assert third.standing.laid.played == 2
        assert sum(score.wins for score in third.standing.laid.scores) >= 2

    evening(tmp_path, story)


@pytest.mark.parametrize("missing", ["bots", "open", "fewer"])
def test_a_rematch_without_whoever_does_not_want_it(tmp_path: Path, missing: Any) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", "open", people="bob cleo")
        await house.play_out(table)
        assert "Say first" in await house.refused(table, "ada", Rematch(missing))
        await house.do(table, "ada", Again(True))
        await house.do(table, "bob", Again(True))
        assert "seat 2 may still say yes" in await house.refused(table, "ada", Rematch(missing))
        if missing == "open":
            house.go(table, "cleo")
        else:
            await house.do(table, "cleo", Leave())
        await house.do(table, "bob", Rematch(missing))
        following = await next_table(house, table)
        chairs = [(chair.person, chair.bot) for chair in following.standing.chairs]
        replaced = {"bots": (None, "greedy"), "open": (None, None)}
        if missing == "fewer":
            assert chairs == [("bob", None), ("ada", None)]
        else:
            assert chairs == [replaced[missing], ("ada", None), ("bob", None)]
        assert following.state == ("waiting" if missing == "open" else "playing")

    evening(tmp_path, story)


def test_fewer_than_a_game_is_for_cannot_play_again(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        await house.play_out(table)
        await house.do(table, "ada", Again(True))
        await house.do(table, "bob", Again(False))
        assert await house.refused(table, "ada", Rematch("fewer")) == "One player is not enough for this game."

    evening(tmp_path, story)


def test_the_cat_goes_round(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob", game="chop-chop")
        await house.do(table, "ada", Resign())
        for person in ("ada", "bob"):
            await house.do(table, person, Again(True))
        following = await next_table(house, table)
        assert following.standing.laid.options == table.standing.laid.options
        assert [chair.person for chair in following.standing.chairs] == ["bob", "ada"]
        assert [(score.wins, score.points) for score in following.standing.laid.scores] == [(1, 0), (0, 0)]

    evening(tmp_path, story)
