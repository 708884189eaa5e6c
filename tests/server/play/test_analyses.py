"""Looking through a match that is over: for everybody, in the background, and only once."""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.play import analyses
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.past import AnalysisInfo
from cheeseboard.server.storage.store import Store
from cheeseboard.server.table.table import Table
from cheeseboard.server.thinking.line import Kind, Spot
from tests.patience import PATIENCE
from tests.server.house import House, Json, Person, eventually, play_against_bots
from tests.server.house import house as open_house
from tests.server.laid import lay, until_over
from tests.server.thinking.test_pool import Gate

pytestmark = pytest.mark.usefixtures("rehearsed")


def test_everybody_may_look_through_a_match_that_is_over(house: House, ada: Person) -> None:
    table = ada.lay("me", "random")
    path, line = f"/api/tables/{table['id']}/analysis", ada.join(table)
    sentence = "The match is not over; it can be looked through when it is."
    assert ada.refused("GET", path) == (409, sentence)
    play_against_bots(line)
    seen: list[Json] = [ada.call("GET", path)]
    bob = house.person()

    def further() -> bool:
        seen.append(bob.call("GET", path))
        return bool(seen[-1]["done"] > seen[-2]["done"])

    while seen[-1]["done"] < seen[-1]["of"]:
        eventually(further)
    assert seen[0]["done"] < seen[0]["of"] == line.news["moves"]
    for before, after in itertools.pairwise(seen):
        assert after["turns"][: before["done"]] == before["turns"]
        assert len(after["turns"]) == after["done"]
    assert all(not answer["turning"] for answer in seen if answer["done"] < answer["of"])
    whole = seen[-1]
    assert ada.call("GET", path) == whole
    assert [turn["number"] for turn in whole["turns"]] == list(range(24))
    moves = [event for event in house.person().join(table).hear()["events"] if event["type"] == "move"]
    assert [(turn["seat"], turn["played"]) for turn in whole["turns"]] == [
        (move["seat"], move["move"]) for move in moves
    ]
    for turn in whole["turns"]:
        assert list(turn) == ["number", "seat", "played", "said", "chances", "chance", "best", "loss"]
        assert turn["loss"] == pytest.approx(turn["best"]["chance"] - turn["chance"], abs=0.0002)
        assert turn["loss"] >= 0
    assert list(whole) == ["done", "of", "turns", "turning"]
    assert len(whole["turning"]) <= 5
    assert ada.refused("GET", "/api/tables/0123456789/analysis")[0] == 404


def test_a_server_stops_in_the_middle_of_an_analysis(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.person()
        table = ada.lay("me", "random")
        line = ada.join(table)
        play_against_bots(line)
        answer = ada.call("GET", f"/api/tables/{table['id']}/analysis")
        assert answer["done"] < answer["of"]
        assert house.stop() == (0, "")


def after_some_matches(
    tmp_path: Path, story: Callable[[Tables, list[Table], Gate], Awaitable[None]], **changed: Any
) -> None:
    """A story with three matches that are over, while the only thread is kept busy until the gate opens."""
    limits = Limits(bot_threads=1, bot_pace=0, analysis_iterations=10, analysis_fewest=10, **changed)

    async def told() -> None:
        store = Store(tmp_path, limits)
        tables, gate = Tables(store, limits), Gate()
        over = [await lay(tables, "greedy", "random") for _ in range(3)]
        await asyncio.gather(*(until_over(tables, table) for table in over))
        busy = asyncio.create_task(tables.pool.think(Spot(Kind.MOVE, "bob", "another"), gate))
        await gate.begun()
        await story(tables, over, gate)
        gate.end()
        await busy
        await tables.close()
        store.close()

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


async def whole(tables: Tables, table: Table) -> AnalysisInfo[Any]:
    while (answer := tables.analyses.look(table, "ada")).done < answer.of:
        await asyncio.sleep(0.001)
    return answer


def test_all_who_ask_share_one_analysis(tmp_path: Path) -> None:
    async def story(tables: Tables, over: list[Table], gate: Gate) -> None:
        for _ in range(3):
            tables.analyses.look(over[0], "ada")
        await asyncio.sleep(0)
        assert tables.pool.waiting(Kind.ANALYSIS) == 1
        gate.end()
        answer = await whole(tables, over[0])
        assert [turn.played for turn in answer.turns] == over[0].match.moves

    after_some_matches(tmp_path, story)


@pytest.mark.parametrize("limit", ["analyses_at_once", "analyses_kept"])
def test_only_so_many_matches_are_looked_through_at_once(tmp_path: Path, limit: str) -> None:
    async def story(tables: Tables, over: list[Table], gate: Gate) -> None:
        tables.analyses.look(over[0], "ada")
        tables.analyses.look(over[1], "ada")
        with pytest.raises(Refusal, match="Many matches are being looked through just now; try again") as refusal:
            tables.analyses.look(over[2], "ada")
        assert refusal.value.status == 503
        gate.end()
        for table in over[:2]:
            await whole(tables, table)
        await asyncio.sleep(0)  # and now its task is done as well
        await whole(tables, over[2])

    after_some_matches(tmp_path, story, **{limit: 2})


def test_only_so_many_are_remembered(tmp_path: Path) -> None:
    async def story(tables: Tables, over: list[Table], gate: Gate) -> None:
        gate.end()
        for table in (over[0], over[1], over[0], over[2]):
            await whole(tables, table)
            await asyncio.sleep(0)
        assert list(tables.analyses._kept) == [over[0].id, over[2].id]
        assert (await whole(tables, over[1])).done == 24

    after_some_matches(tmp_path, story, analyses_kept=2, analyses_at_once=1)


def test_what_nobody_asks_for_any_more_is_not_looked_through(tmp_path: Path) -> None:
    async def story(tables: Tables, over: list[Table], gate: Gate) -> None:
        tables.analyses.look(over[0], "ada")
        gate.end()
        while over[0].id in tables.analyses._kept:
            await asyncio.sleep(0.001)
        assert tables.pool.waiting(Kind.ANALYSIS) == 0

    after_some_matches(tmp_path, story, analysis_unasked=-1)


def test_a_match_that_cannot_be_looked_through_is_tried_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> Any:
        raise KeyError("cat")
        yield

    monkeypatch.setattr(analyses, "retrace", broken)

    async def story(tables: Tables, over: list[Table], gate: Gate) -> None:
        gate.end()
        sentence = "This match cannot be looked through; why is in the server’s log."
        with pytest.raises(Refusal, match=sentence):
            await whole(tables, over[0])
        with pytest.raises(Refusal, match=sentence):
            tables.analyses.look(over[0], "ada")

    after_some_matches(tmp_path, story)
    (problem,) = [record for record in caplog.records if "could not be looked through" in record.message]
    assert problem.exc_info


def test_the_games_are_all_looked_through(tmp_path: Path) -> None:
    limits = Limits(bot_pace=0, analysis_iterations=10, analysis_fewest=10)

    async def told() -> None:
        store = Store(tmp_path, limits)
        tables = Tables(store, limits)
        for game in cb.shelf():
            table = await lay(tables, "greedy", "random", game=game)
            await until_over(tables, table)
            answer = await whole(tables, table)
            assert len(answer.turns) == len(table.match.moves)
        await tables.close()
        store.close()

    asyncio.run(told())
