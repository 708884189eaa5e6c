"""Hints and the bar: who may ask, what is answered, and what becomes of a question that nobody waits for."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Request

import cheeseboard as cb
from cheeseboard.games import get
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.storage.store import Store
from cheeseboard.server.table.table import Table
from cheeseboard.server.thinking.line import Kind, Spot
from cheeseboard.server.thinking.questions import while_asked
from cheeseboard.server.thinking.remembering import Remembered
from cheeseboard.server.thinking.thoughts import AskChances, AskHints
from tests.patience import PATIENCE
from tests.server.house import House, Person, pair, play_against_bots
from tests.server.house import house as open_house
from tests.server.laid import lay, play
from tests.server.table.test_secrets import positions
from tests.server.thinking.test_pool import Gate

pytestmark = pytest.mark.usefixtures("rehearsed")

AGAINST_PEOPLE = "Help is for playing against bots; at this table people play against each other."
WATCHING = "You are watching this table; help is for those who play."


@pytest.mark.parametrize("game", cb.shelf())
def test_a_hint_names_good_moves_and_says_why(ada: Person, game: str) -> None:
    table = ada.lay("me", "search:1", game=game)
    view = ada.join(table).until(lambda news: news["view"] and news["view"]["turn"] == 0)["view"]
    hint = ada.call("GET", f"/api/tables/{table['id']}/hint")
    assert list(hint) == ["moves", "chances", "best", "proven"]
    assert len(hint["chances"]) == 2
    assert 1 <= len(hint["best"]) <= 3
    for best in hint["best"]:
        assert list(best) == ["move", "said", "chance", "reasons", "points"]
        assert best["move"] in view["legal"]
        assert 0 <= round(100 * best["chance"]) <= round(100 * hint["best"][0]["chance"]) <= 100
    assert ada.call("GET", f"/api/tables/{table['id']}/hint") == hint


def test_the_bar_is_there_at_any_time_of_a_match_against_bots(ada: Person) -> None:
    table = ada.lay("me", "random", "greedy")
    path, line = f"/api/tables/{table['id']}/chances", ada.join(table)
    line.until(lambda news: news["view"])
    answer = ada.call("GET", path)
    assert answer["moves"] == 0
    assert sum(answer["chances"]) == pytest.approx(1, abs=0.001)
    play_against_bots(line)
    winners = line.news["view"]["result"]["winners"]
    share = [round((seat in winners) / len(winners), 4) for seat in range(3)]
    assert ada.call("GET", path) == {"moves": line.news["moves"], "chances": share}
    sentence = "The match is over: there is nothing left to choose."
    assert ada.refused("GET", f"/api/tables/{table['id']}/hint") == (409, sentence)


def test_a_hint_is_for_whoever_is_to_move(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_pace=1000) as house:
        ada = house.person()
        path = f"/api/tables/{ada.lay('random', 'me')['id']}"
        assert ada.refused("GET", f"{path}/hint") == (
            403,
            "It is the turn of seat 0; a hint is for whoever is to move.",
        )
        assert ada.call("GET", f"{path}/chances")["moves"] == 0
        for question in ("hint", "chances"):
            assert house.person().refused("GET", f"{path}/{question}") == (403, WATCHING)
            assert ada.refused("GET", f"/api/tables/0123456789/{question}")[0] == 404


def test_there_is_no_help_against_people(house: House, ada: Person) -> None:
    waiting = ada.lay("me", "open")
    for question in ("hint", "chances"):
        assert ada.refused("GET", f"/api/tables/{waiting['id']}/{question}") == (403, AGAINST_PEOPLE)
    table, one, other = pair(house)
    for line in (one, other):
        assert line.socket.request is not None
        person = house.person(line.socket.request.headers["Cookie"].removeprefix("cheeseboard="))
        for question in ("hint", "chances"):
            assert person.refused("GET", f"/api/tables/{table['id']}/{question}") == (403, AGAINST_PEOPLE)


def test_who_asks_when_too_much_is_thought_about_is_told_to_wait(tmp_path: Path) -> None:
    with open_house(tmp_path, thoughts_waiting=0) as house:
        ada = house.person()
        table = ada.lay("me", "random")
        sentence = "This server has too much to think about just now; try again in a moment."
        for question in ("hint", "chances"):
            assert ada.refused("GET", f"/api/tables/{table['id']}/{question}") == (503, sentence)


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_of_help_depends_on_what_the_seat_cannot_know(game: str) -> None:
    dice, nobody = random.Random(5), Remembered(0, 0)
    hint, bar = AskHints(200, PATIENCE), AskChances(100, PATIENCE)
    for players in get(game).counts[:3]:
        for number, match in enumerate(positions(game, players, dice)):
            if number % 4 or match.turn is None:
                continue
            worlds = [match, *(match.imagine(match.turn, guess) for guess in range(2))]
            hints = {msgspec.json.encode(hint.think(world.sight(match.turn), nobody)) for world in worlds}
            seat = dice.randrange(players)
            worlds = [match, *(match.imagine(seat, guess) for guess in range(2))]
            bars = {msgspec.json.encode(bar.think(world.sight(seat), nobody)) for world in worlds}
            assert (len(hints), len(bars)) == (1, 1)


def at_a_busy_table(tmp_path: Path, story: Callable[[Tables, Table, Gate], Awaitable[None]]) -> None:
    """A story at a table for Ada and a bot, while the only thread is kept busy until the gate opens."""
    limits = Limits(bot_threads=1, bot_pace=0, hint_iterations=10, chances_iterations=10)

    async def told() -> None:
        store = Store(tmp_path, limits)
        tables, gate = Tables(store, limits), Gate()
        table = await lay(tables, "me", "random")
        busy = asyncio.create_task(tables.pool.think(Spot(Kind.MOVE, "bob", "another"), gate))
        await gate.begun()
        await story(tables, table, gate)
        gate.end()
        await busy
        await tables.close()
        store.close()

    asyncio.run(asyncio.wait_for(told(), PATIENCE))


def test_a_question_about_what_was_before_the_last_move_is_dropped(tmp_path: Path) -> None:
    async def story(tables: Tables, table: Table, _: Gate) -> None:
        questions = [
            asyncio.create_task(ask(table, "ada", "home")) for ask in (tables.helper.hints, tables.helper.chances)
        ]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert [tables.pool.waiting(kind) for kind in (Kind.HINT, Kind.CHANCES)] == [1, 1]
        await play(tables, table, 0)
        for question in questions:
            with pytest.raises(Refusal, match="Another move was made in the meantime; look again") as refusal:
                await question
            assert refusal.value.status == 409
        assert [tables.pool.waiting(kind) for kind in (Kind.HINT, Kind.CHANCES)] == [0, 0]

    at_a_busy_table(tmp_path, story)


def test_those_who_ask_the_same_get_one_answer(tmp_path: Path) -> None:
    async def story(tables: Tables, table: Table, gate: Gate) -> None:
        questions = [asyncio.create_task(tables.helper.hints(table, "ada", "home")) for _ in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert tables.pool.waiting(Kind.HINT) == 1
        questions[0].cancel()
        gate.end()
        assert await questions[1] is await questions[2]
        assert await tables.helper.hints(table, "ada", "home") is questions[1].result()

    at_a_busy_table(tmp_path, story)


def request_of(hung_up: asyncio.Event) -> Request[Any, Any, Any]:
    """A request of somebody who hangs up some time."""

    async def receive() -> Any:
        await hung_up.wait()
        return {"type": "http.disconnect"}

    scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": []}
    return Request(scope, receive)


def test_who_hangs_up_is_not_thought_for(tmp_path: Path) -> None:
    async def story(tables: Tables, table: Table, gate: Gate) -> None:
        hung_up = asyncio.Event()
        asked = asyncio.create_task(while_asked(request_of(hung_up), tables.helper.hints(table, "ada", "home")))
        while not tables.pool.waiting(Kind.HINT):
            await asyncio.sleep(0)
        hung_up.set()
        with pytest.raises(Refusal, match="hung up"):
            await asked
        while tables.pool.waiting(Kind.HINT):
            await asyncio.sleep(0)
        gate.end()
        assert (await while_asked(request_of(asyncio.Event()), tables.helper.hints(table, "ada", "home"))).moves == 0

    at_a_busy_table(tmp_path, story)
