"""Bots at a table: their pace, bots of the host's own, and what happens when one fails."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard import bots
from cheeseboard.bots import Player
from cheeseboard.server.limits import PACES, Limits, Refusal
from cheeseboard.server.play.opponents import Opponents, offered
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.messages import Pace
from cheeseboard.server.storage.store import Store
from cheeseboard.server.thinking.line import Kind, Spot
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.thinkers import Thinkers
from tests.patience import PATIENCE
from tests.server.house import House, Json, Person, eventually, play_against_bots, seats_of, start
from tests.server.house import house as open_house
from tests.server.laid import bots_turn, come, lay, until_over

pytestmark = pytest.mark.usefixtures("rehearsed")

OWN = "tests.server.own_bots"


def thinkers(**limits: float) -> Thinkers:
    return Thinkers(Pool(1, 10), Limits(**limits))  # type: ignore[arg-type]


def at(table: str) -> Spot:
    return Spot(Kind.MOVE, "ada", table)


def told(story: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story

    asyncio.run(in_time())


# The pace.


def test_a_table_has_a_pace_that_whoever_sits_there_can_change(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    assert table["pace"] == "usual"
    line, bob, watching = ada.join(table), house.person(), house.person().join(table)
    bob.call("GET", "/api/me")
    bob.sit(table, 1)
    bob.join(table).do("change", pace="brisk")  # who is no host
    for each in (line, watching):
        each.until(lambda news: news["table"]["pace"] == "brisk")
    assert watching.news["log"][-1]["type"] == "changed"
    sentence = "You are watching this table; only those who sit at it can set its pace."
    assert watching.refused("change", pace="calm") == sentence
    line.do("change", pace="mad")
    assert line.refusal()["error"] == "“pace” must be brisk, calm, or usual, not “mad”."
    assert ada.call("GET", f"/api/tables/{table['id']}")["pace"] == "brisk"


def test_a_pace_is_kept(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.person()
        tables = [ada.lay("me", "open", wanted={"pace": "calm"}) for _ in range(2)]
        line = ada.join(tables[1])
        line.do("change", pace="brisk")
        line.until(lambda news: news["table"]["pace"] == "brisk")
        house.stop()
    with open_house(tmp_path) as house:
        ada = house.person()
        assert [ada.call("GET", f"/api/tables/{table['id']}")["pace"] for table in tables] == ["calm", "brisk"]


@pytest.mark.parametrize("pace", PACES)
def test_a_bot_does_not_answer_before_its_time(tmp_path: Path, pace: Pace) -> None:
    limits = Limits()

    async def story() -> None:
        store = Store(tmp_path, limits)
        tables = Tables(store, limits)
        chosen, answered = asyncio.Event(), asyncio.Event()

        async def choose(*asked: Any) -> str:
            move = await Opponents.choose(tables.opponents, *asked)
            chosen.set()
            return move

        async def change(*made: Any) -> None:
            answered.set()
            await Tables.change(tables, *made)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables.opponents, "choose", choose)
            patch.setattr(tables.turns, "_change", change)
            table = await lay(tables, "random", "me", pace=pace)
            clock = StoppedClock(patch)
            await come(tables, table)
            await chosen.wait()
            clock.now += 0.99 * PACES[pace]
            for _ in range(10):  # turns of the loop, in which whatever is due happens
                await asyncio.sleep(0)
            assert not answered.is_set()
            answering = bots_turn(tables, table)
            clock.now += 0.02 * PACES[pace]
            await answered.wait()
            await answering
            assert [move.bot for move in table.standing.moves] == ["random"]
        await tables.close()
        store.close()

    told(story())


class StoppedClock:
    """The time of the running loop, which goes on only where a test says so."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        loop = asyncio.get_running_loop()
        self.now = loop.time()
        patch.setattr(loop, "time", lambda: self.now)


# Bots of the host's own.


def test_a_bot_of_the_hosts_own_plays_to_the_end_and_then_its_process_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "processes").mkdir()
    monkeypatch.setenv("CHEESEBOARD_TEST_PROCESSES", str(tmp_path / "processes"))
    with open_house(tmp_path, bots=[f"{OWN}:First"]) as house:
        ada = house.person()
        for game in ada.call("GET", "/api/games"):
            assert game["bots"][-1] == {"bot": f"{OWN}:First", "level": None, "name": "First of all"}
        table = ada.lay("me", f"{OWN}:First")
        seat = bot_seat("First of all", f"{OWN}:First")
        assert table["seats"][1] == seat
        line = ada.join(table)
        play_against_bots(line)
        assert line.news["table"]["seats"][1] == seat
        processes = [int(file.name) for file in (tmp_path / "processes").iterdir()]
        assert len(processes) == 2  # one that told its name, one that played
        eventually(lambda: not any(map(is_running, processes)))
        assert house.stop() == (0, "")


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("name", ["os:system", f"{OWN}:Raises", f"{OWN}:First ", "mine:Bot", "search:50ms", "search:6"])
def test_nobody_brings_a_bot_that_the_host_has_not_named(tmp_path_factory: pytest.TempPathFactory, name: str) -> None:
    limits = Limits()

    async def story() -> None:
        store = Store(tmp_path_factory.mktemp("store"), limits)
        tables = Tables(store, limits, offered([f"{OWN}:First"]))
        with pytest.raises(Refusal, match=f"This server has no bot “.*”; .* random, or {OWN}:First"):
            await lay(tables, "me", name)
        await tables.close()
        store.close()

    told(story())


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        ("nowhere:Bot", "nowhere:Bot is not there: no module “nowhere” in this folder or among those installed"),
        (f"{OWN}:Nobody", f"{OWN}:Nobody is not there: “{OWN}” has no class “Nobody”"),
        ("greedy", "“greedy” is no bot of yours: name it as module:Class, for example mine:Bot."),
    ],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_play(tmp_path: Path, bot: str, sentence: str) -> None:
    server = start(tmp_path, bots=[f"{OWN}:First", bot])
    said, trouble = server.communicate(timeout=PATIENCE)
    assert (server.returncode, said) == (2, "")
    assert trouble == f"cheeseboard: {sentence}\n"
    assert not any(tmp_path.iterdir())


def test_the_command_names_the_hosts_bots(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--database", str(tmp_path)]
    bots = ["--bot", f"{OWN}:First", "--bot", f"{OWN}:Nobody"]
    done = subprocess.run([*command, *bots], capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"cheeseboard: {OWN}:Nobody is not there: “{OWN}” has no class “Nobody”\n"


def test_there_are_only_so_many_seats_for_the_hosts_own_bots(tmp_path: Path) -> None:
    with open_house(tmp_path, bots=[f"{OWN}:First"], own_bots=1) as house:
        ada = house.person()
        body = {"game": "cheese-rescue", "seats": seats_of("me", f"{OWN}:First")}
        two = {"game": "cheese-rescue", "seats": seats_of("me", f"{OWN}:First", f"{OWN}:First")}
        sentence = "All seats that this server has for the host’s own bots are taken (1); choose another bot or wait."
        assert ada.refused("POST", "/api/tables", two) == (503, sentence)
        line = ada.join(ada.call("POST", "/api/tables", body))
        line.until(lambda news: news["view"])
        line.move()
        line.until_moves(2)
        assert ada.refused("POST", "/api/tables", body) == (503, sentence)
        play_against_bots(line)
        ada.call("POST", "/api/tables", body)


def test_a_bot_that_rests_leaves_its_process_to_another_table() -> None:
    async def story() -> None:
        own = offered([f"{OWN}:First"])
        company = Opponents(own, thinkers(), Limits(own_bots=1, own_bots_rest=0))
        sight = cb.new("cheese-rescue", seed=1).sight()
        for table in ("a", "b"):
            assert await company.choose(at(table), 0, f"{OWN}:First", sight) == sight.legal[0]
            assert list(company._seated) == [(table, 0)]
        await company.close(PATIENCE)
        busy = Opponents(own, thinkers(), Limits(own_bots=1, own_bots_rest=1000))
        await busy.choose(at("a"), 0, f"{OWN}:First", sight)
        with pytest.raises(Refusal, match="own bots are taken"):
            await busy.choose(at("b"), 0, f"{OWN}:First", sight)
        await busy.close(PATIENCE)

    told(story())


# Bots that fail.


def bot_seat(name: str, bot: str) -> Json:
    seat: Json = {"kind": "bot", "name": name, "bot": bot, "stands_in": None, "here": True}
    return {**seat, "away": None, "yours": False, "score": None}


def greedy_for(name: str) -> Json:
    return {**bot_seat(name, "greedy"), "stands_in": "failed"}


@pytest.mark.parametrize(
    ("bot", "name", "move", "why"),
    [
        ("Raises", "Clumsy", 4, "raised ValueError: no such card (own_bots.py, line "),
        ("Cheats", "Sly", 2, "answered 'c3 9,9', which is not legal; "),
        ("Dawdles", "Snail", 2, "took longer than 2 s; "),
        ("Dies", "Mayfly", 2, "ended its own process, with status 3; "),
    ],
)
def test_where_a_bot_fails_greedy_plays_on(tmp_path: Path, bot: str, name: str, move: int, why: str) -> None:
    with open_house(tmp_path, bots=[f"{OWN}:{bot}"], own_bot_patience=2) as house:
        ada = house.person()
        table = ada.lay("me", f"{OWN}:{bot}")
        watching = house.person().join(table)
        line = ada.join(table)
        play_against_bots(line)
        assert line.news["table"]["seats"][1] == greedy_for(name)
        watching.until(lambda news: news["table"]["seats"][1] == greedy_for(name))
        status, trouble = house.stop()
        assert status == 0
        assert trouble.count("\n") == 1
        assert f"WARNING table {table['id']}, seat 1, move {move}: {OWN}:{bot} {why}" in trouble
        assert trouble.endswith("; greedy plays on\n")
    with open_house(tmp_path) as house:
        assert house.person().call("GET", f"/api/tables/{table['id']}")["seats"][1] == greedy_for(name)


def test_a_bot_that_is_not_offered_any_more_is_replaced(tmp_path: Path) -> None:
    with open_house(tmp_path, bots=[f"{OWN}:First"]) as house:
        ada = house.person()
        table = ada.lay("me", f"{OWN}:First")
        line = ada.join(table)
        line.until(lambda news: news["view"])
        line.move()
        line.until_moves(2)
        house.stop()
    with open_house(tmp_path) as house:
        line = house.person(ada.cookie).join(table)
        assert line.hear()["table"]["seats"][1]["bot"] == f"{OWN}:First"
        play_against_bots(line)
        assert line.news["table"]["seats"][1] == greedy_for("First of all")
        assert "is not offered by this server any more; greedy plays on" in house.stop()[1]


class Broken:
    """A built-in bot with a mistake in it."""

    name = "broken"

    def __init__(self, behave: Callable[[cb.Sight], str]) -> None:
        self.choose = behave


def choosing_with(monkeypatch: pytest.MonkeyPatch, behave: Callable[[cb.Sight], str], **limits: float) -> str:
    """What is said of a built-in bot that behaves like this."""
    monkeypatch.setattr(bots, "bot", lambda *_, **_seed: Player(Broken(behave)))
    said = []

    async def story() -> None:
        company = Opponents(offered(), thinkers(**limits), Limits(**limits))  # type: ignore[arg-type]
        with pytest.raises(cb.BotFailed) as failure:
            await company.choose(at("a"), 0, "search:1", cb.new("cheese-rescue", seed=1).sight())
        said.append(str(failure.value))

    told(story())
    return said[0]


def test_a_built_in_bot_may_fail_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def raises(_: cb.Sight) -> str:
        raise KeyError("cat")

    assert choosing_with(monkeypatch, raises) == "broken raised KeyError: 'cat'"
    assert choosing_with(monkeypatch, lambda _: "x9") == "broken answered 'x9', which is not legal"
    begun, may_end = threading.Event(), threading.Event()

    def dawdles(_: cb.Sight) -> str:
        begun.set()
        return str(may_end.wait(PATIENCE))

    assert choosing_with(monkeypatch, dawdles, bot_patience=0) == "Pip took longer than 0 s"
    assert begun.wait(PATIENCE)  # or it would ask for its bot in the middle of another test
    may_end.set()


def test_a_bot_that_cannot_even_be_made_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(_: str, **_seed: int) -> Player:
        raise OSError("too many processes")

    monkeypatch.setattr(bots, "bot", make)

    async def story() -> None:
        company = Opponents(offered(), thinkers(), Limits())
        with pytest.raises(cb.BotFailed, match="Pip could not be made: OSError: too many processes"):
            await company.choose(at("a"), 0, "search:1", cb.new("cheese-rescue", seed=1).sight())

    told(story())


def test_a_bot_is_the_same_from_move_to_move_until_its_match_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    make = bots.bot

    def counted(name: str, seed: int) -> Player:
        made.append(name)
        return make(name, seed=seed)

    monkeypatch.setattr(bots, "bot", counted)
    limits = Limits(bot_pace=0)

    async def story() -> None:
        store = Store(tmp_path, limits)
        tables = Tables(store, limits)
        table = await lay(tables, "greedy", "random")
        await until_over(tables, table)
        assert table.state == "over"
        assert sorted(made) == ["greedy", "random"]
        assert len(tables.thinkers.remembered) == 0
        await tables.close()
        store.close()

    told(story())


def test_a_table_that_leaves_memory_takes_its_bots_along(tmp_path: Path) -> None:
    limits = Limits(bot_pace=0, tables_kept=1)

    async def story() -> None:
        store = Store(tmp_path, limits)
        tables = Tables(store, limits)
        table = await lay(tables, "greedy", "me")
        await come(tables, table)
        if turn := tables.turns.task(table.id):  # greedy may have moved already
            await turn
        await asyncio.sleep(0)  # the task is put away, and with it the last hold of the table
        assert len(tables.thinkers.remembered) == 1
        await lay(tables, "open", "me")
        await asyncio.sleep(0)
        assert len(tables.thinkers.remembered) == 0
        await tables.close()
        store.close()

    told(story())
