"""What bots remember between their moves: so much at most, whatever waits, and nothing once nobody is there."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.server.limits import Limits
from cheeseboard.server.play.opponents import Opponents, offered
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.thinking.line import Kind, Spot
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.remembering import Chair, Remembered
from cheeseboard.server.thinking.thinkers import Thinkers
from cheeseboard.server.thinking.thoughts import Choose
from tests.patience import PATIENCE
from tests.server.evening import Evening, evening
from tests.server.laid import bots_turn
from tests.server.thinking.test_pool import Gate

pytestmark = pytest.mark.usefixtures("rehearsed")


def chair(table: str) -> Chair:
    return Chair(table, 0, "greedy")


def test_whoever_moved_last_is_remembered() -> None:
    remembered = Remembered(2, 600)
    players = {table: cb.bot("greedy") for table in "abc"}
    for table in "abac":
        assert remembered.take(chair(table)) in (None, players[table])
        remembered.keep(chair(table), players[table])
    assert [remembered.take(chair(table)) for table in "abc"] == [players["a"], None, players["c"]]


def test_a_table_that_is_forgotten_while_its_bot_thinks_stays_forgotten() -> None:
    remembered = Remembered(2, 600)
    remembered.take(chair("a"))
    remembered.forget("a")
    remembered.keep(chair("a"), cb.bot("greedy"))
    assert len(remembered) == 0


def test_a_bot_that_has_not_moved_for_long_is_forgotten() -> None:
    now = 0.0
    remembered = Remembered(2, 600, clock=lambda: now)
    for table in "ab":
        remembered.take(chair(table))
        remembered.keep(chair(table), cb.bot("greedy"))
        now += 400
    remembered.forget_old()
    assert remembered.take(chair("a")) is None
    assert remembered.take(chair("b")) is not None


@pytest.mark.parametrize("bot", ["greedy", "nobody"])
def test_whoever_has_thought_leaves_nothing_behind(bot: str) -> None:
    remembered, sight = Remembered(2, 600), cb.new("cheese-rescue", seed=1).sight()
    for keep in (False, True):
        with suppress(cb.UnknownBot):
            Choose("table", bot, 1, keep).think(sight, remembered)
        assert not remembered._thinking


def test_the_bound_holds_however_many_wait_in_line() -> None:
    async def story() -> None:
        limits = Limits(bots_kept=3)
        pool, gate = Pool(1, 100), Gate()
        thinkers = Thinkers(pool, limits)
        company = Opponents(offered(), thinkers, limits)
        sight = cb.new("cheese-rescue", seed=1).sight()
        for _ in range(2):  # whoever is remembered waits in line as well the second time
            busy = asyncio.create_task(pool.think(Spot(Kind.MOVE, "ada", "busy"), gate))
            spots = [Spot(Kind.MOVE, "ada", str(number)) for number in range(20)]
            waiting = [asyncio.create_task(company.choose(spot, 0, "search:1", sight)) for spot in spots]
            await asyncio.sleep(0)
            assert len(thinkers.remembered) <= 3
            gate.end()
            await asyncio.gather(busy, *waiting)
            assert len(thinkers.remembered) == 3

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_the_bots_of_a_table_where_nobody_is_remember_nothing(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        table = await night.lay("me", "search:1")
        await night.move(table)
        await night.bots(table)
        assert len(night.tables.thinkers.remembered) == 1
        night.go(table, "ada")
        assert len(night.tables.thinkers.remembered) == 0

    evening(tmp_path, story)


# Where nobody is, bots rest.


def test_bots_among_themselves_rest_until_somebody_watches(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        table = await night.lay("greedy", "random")
        night.go(table, "ada")
        for _ in range(3):
            async with night.tables.at(table.id):
                pass  # whoever asks for the table alone does not watch
        while task := night.tables.turns.task(table.id):
            await asyncio.wait([task])
        made = len(table.standing.moves)
        assert made < 24
        await night.come(table, "bob")
        await bots_turn(night.tables, table)
        assert len(table.standing.moves) > made

    evening(tmp_path, story)


def test_a_table_that_nobody_ever_watched_is_not_thought_about(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        table = await night.lay("greedy", "random", come=False)
        assert night.tables.turns.task(table.id) is None

    evening(tmp_path, story)


def test_a_move_made_before_leaving_is_answered_once_by_each_bot(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        table = await night.lay("me", "greedy", "random")
        night.go(table, "ada")
        await night.move(table, "ada")
        await night.bots(table)
        assert [move.bot for move in table.standing.moves] == [None, "greedy", "random"]
        assert len(night.tables.thinkers.remembered) == 0

    evening(tmp_path, story)


async def until_waiting(tables: Tables, moves: int, later: int) -> None:
    while (tables.pool.waiting(Kind.MOVE), tables.pool.waiting(Kind.LATER)) != (moves, later):
        await asyncio.sleep(0)


def test_bots_whom_nobody_waits_for_let_all_others_go_first(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        tables, gate = night.tables, Gate()
        busy = asyncio.create_task(tables.pool.think(Spot(Kind.MOVE, "bob", "busy"), gate))
        await gate.begun()
        left = await night.lay("me", "greedy")
        await night.move(left, "ada")
        await until_waiting(tables, moves=1, later=0)
        night.go(left, "ada")
        await until_waiting(tables, moves=0, later=1)
        await night.come(left, "ada")
        await until_waiting(tables, moves=1, later=0)
        gate.end()
        await busy
        await night.bots(left)
        assert [move.bot for move in left.standing.moves] == [None, "greedy"]

    evening(tmp_path, story, bot_threads=1)
