"""Bots' turns, whatever happens: people go, others share the table, answers are nonsense, something breaks."""

import asyncio
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.server.limits import Limits
from cheeseboard.server.play import turns
from cheeseboard.server.play.opponents import offered
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.processes.neighbours import Alone, Company
from cheeseboard.server.protocol.messages import BotInfo
from cheeseboard.server.storage.entries import Entry
from cheeseboard.server.storage.store import Store
from cheeseboard.server.table.table import Table
from cheeseboard.server.thinking.line import Kind, Spot
from tests.patience import PATIENCE
from tests.server.evening import Evening, evening
from tests.server.laid import bots_turn, lay, play
from tests.server.thinking.test_pool import Gate

OWN = "own:Bot"


class Elsewhere:
    """Somebody on another machine, who always answers this, or the first legal move."""

    there = True

    def __init__(self, answer: str | None = None) -> None:
        self.answer = answer

    def open(self, home: object) -> None: ...

    async def close(self) -> None: ...

    def lines(self) -> dict[str, int]:
        return {}

    def working(self) -> int:
        return 0

    async def think(self, place: object, thought: object, about: Any) -> Any:  # noqa: ARG002
        return self.answer or about.legal[0]


class Street(Alone):
    """Neighbours who let this process think, and write down what they are asked and told."""

    alone = False

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.company = Company()

    def wrote(self, table: str, entries: Sequence[Entry]) -> None:  # noqa: ARG002
        self.asked += [f"wrote {entry.number}" for entry in entries]

    def hears(self, table: str) -> bool:  # noqa: ARG002
        return False

    async def whereabouts(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        return dict.fromkeys(tables, self.company)

    async def may_think(self, table: str) -> bool:  # noqa: ARG002
        self.asked.append("may think")
        return True

    def rest(self, table: str) -> None:  # noqa: ARG002
        self.asked.append("rest")


class Shared(Evening):
    """The tables of one process, where there are others."""

    def __init__(self, place: Path, answer: str | None = None, *, elsewhere: bool = False, **limits: Any) -> None:
        self.later = 0.0
        bounds = Limits(**{"bot_pace": 0, **limits})
        self.store, self.street = Store(place, bounds), Street()
        others = Elsewhere(answer) if elsewhere else None
        self.tables = Tables(self.store, bounds, neighbours=self.street, others=others)

    async def __aenter__(self) -> "Shared":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.tables.close()
        self.store.close()


class Slow:
    """A disk that takes its time."""

    def __init__(self, store: Store) -> None:
        self._goes_on = threading.Event()
        self._writing = asyncio.create_task(store._writer.write(lambda _: self._goes_on.wait(PATIENCE)))

    async def go_on(self) -> None:
        self._goes_on.set()
        await self._writing


async def saved(store: Store, table: Table) -> int:
    return (await store.counts([table.id]))[table.id]


async def until_saving(table: Table) -> None:
    while not table.lock.locked():
        await asyncio.sleep(0)


def test_a_move_that_is_being_saved_is_told_though_everybody_leaves(tmp_path: Path) -> None:
    async def story() -> None:
        async with Shared(tmp_path, elsewhere=True) as night:
            table = await night.lay("me", "random")
            await night.move(table)
            disk = Slow(night.store)
            await until_saving(table)
            moving = bots_turn(night.tables, table)
            night.go(table, "ada")
            await disk.go_on()
            await moving
            assert [move.bot for move in table.standing.moves] == [None, "random"]
            assert f"wrote {await saved(night.store, table) - 1}" in night.street.asked

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_what_is_saved_for_somebody_who_is_gone_meanwhile_is_found(tmp_path: Path) -> None:
    async def story(night: Evening) -> None:
        table = await night.lay("me", "open", people="bob")
        disk = Slow(night.store)
        moving = asyncio.create_task(night.move(table))
        await until_saving(table)
        moving.cancel()
        await disk.go_on()
        await asyncio.wait([moving])
        assert moving.cancelled()
        while not table.standing.moves:
            await asyncio.sleep(0)
        assert table.standing.entries == await saved(night.store, table)

    evening(tmp_path, story)


def test_an_answer_that_is_no_move_is_a_failure_of_the_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with Shared(tmp_path, "nonsense", elsewhere=True) as night:
            table = await night.lay("me", "random")
            await night.move(table)
            await bots_turn(night.tables, table)
            assert table.standing.chairs[1].bot == "greedy"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_turn_that_fails_for_whatever_reason_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "SAVE_AGAIN", 0.001)

    async def story(night: Evening) -> None:
        table = await night.lay("me", "random")
        right, broken = night.store.append, [ValueError("broken")]

        async def append(standing: Any, whats: Any, turn: int | None, names: dict[str, str]) -> list[Entry]:
            if table.turn == 1 and broken:
                raise broken.pop()
            return await right(standing, whats, turn, names)

        monkeypatch.setattr(night.store, "append", append)
        await night.move(table)
        await night.bots(table)
        assert not broken
        assert [move.bot for move in table.standing.moves] == [None, "random"]

    evening(tmp_path, story)


def test_keeping_up_goes_on_whatever_went_wrong_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with Shared(tmp_path, look_again=0.0, look_again_alone=0.001) as night:
            table = await night.lay("me", "open", people="bob")
            right, broken = night.store.counts, [ValueError("broken")]

            async def counts(tables: Sequence[str]) -> Mapping[str, int]:
                if broken:
                    raise broken.pop()
                return await right(tables)

            monkeypatch.setattr(night.store, "counts", counts)
            night.tables.open()
            other = Tables(night.store, Limits())
            async with other.at(table.id) as same:
                await play(other, same, 0)
            await other.close()
            while not table.standing.moves:
                await asyncio.sleep(0.001)
            assert not broken

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


# Several processes.


def test_who_comes_elsewhere_does_not_wait_for_a_process_where_nobody_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with Shared(tmp_path, bot_threads=1) as night:
            gate, street = Gate(), night.street
            busy = asyncio.create_task(night.tables.pool.think(Spot(Kind.MOVE, "bob", "busy"), gate))
            await gate.begun()
            table = await night.lay("me", "random")
            await night.move(table)
            while not night.tables.pool.waiting(Kind.MOVE):
                await asyncio.sleep(0)
            street.asked.clear()
            night.go(table, "ada")
            while not night.tables.pool.waiting(Kind.LATER):
                await asyncio.sleep(0.001)
            assert street.asked == ["rest", "may think", "rest"]
            gate.end()
            await busy
            await bots_turn(night.tables, table)
            assert len(table.standing.moves) == 2

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_where_somebody_is_by_way_of_another_process_that_one_thinks(tmp_path: Path) -> None:
    async def story() -> None:
        async with Shared(tmp_path) as night:
            table = await night.lay("me", "random", come=False)
            night.street.company = Company({"another": ["ada"]})
            await night.move(table)
            await bots_turn(night.tables, table)
            assert len(table.standing.moves) == 1
            assert night.street.asked[-2:] == ["may think", "rest"]

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


async def with_own_bot(place: Path) -> str:
    """A table where a bot of the host's own is to move, which only one process offers."""
    async with Shared(place) as night:
        tables = Tables(night.store, Limits(), [*offered(), BotInfo(OWN, None, "Own")])
        table = await lay(tables, "me", OWN)
        night.tables, closing = tables, night.tables
        await night.move(table)
        await closing.close()
        return table.id


def test_a_bot_that_another_process_may_offer_keeps_its_seat(tmp_path: Path) -> None:
    async def story() -> None:
        name = await with_own_bot(tmp_path)
        async with Shared(tmp_path) as night, night.tables.at(name) as table:
            await night.come(table, "ada")
            while not night.street.asked:
                await asyncio.sleep(0)
            night.go(table, "ada")
            while night.tables.turns.task(name):
                await asyncio.sleep(0)
            assert "may think" not in night.street.asked
            assert table.standing.chairs[1].bot == OWN

    asyncio.run(asyncio.wait_for(story(), PATIENCE))


def test_a_bot_that_no_process_seems_to_offer_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "OFFERED_ELSEWHERE", 0.001)

    async def story() -> None:
        name = await with_own_bot(tmp_path)
        async with Shared(tmp_path) as night, night.tables.at(name) as table:
            await night.come(table, "ada")
            await bots_turn(night.tables, table)
            assert table.standing.chairs[1].bot == "greedy"

    asyncio.run(asyncio.wait_for(story(), PATIENCE))
