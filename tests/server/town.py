"""Several processes that serve the same tables, as far as one process can show it: each has tables of its own, a store
of its own on the same database, and neighbours by way of a real Redis."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import uvloop

from cheeseboard.server.ids import random_word
from cheeseboard.server.limits import Limits
from cheeseboard.server.play.doing import Asker
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.processes.by_redis import ByRedis
from cheeseboard.server.processes.marks import FILE, SharedMarks, lay_out
from cheeseboard.server.processes.siblings import Siblings
from cheeseboard.server.protocol.commands import AnyCommand
from cheeseboard.server.storage.store import Store
from cheeseboard.server.table.table import Heard, Table
from cheeseboard.server.thinking.line import Spot
from tests.patience import PATIENCE
from tests.server.laid import Here
from tests.services import Redis

QUICK: dict[str, Any] = {"bot_pace": 0, "signs_of_life": 0.25, "look_again": 1000, "look_again_alone": 0.05}
"""News comes by way of Redis or, while that cannot be reached, soon."""


class Guest(Here):
    """Somebody connected to a table by way of one process."""

    def __init__(self, server: "Server", table: Table, person: str) -> None:
        super().__init__(person)
        self.server = server
        self.table = table
        self.heard = Heard()
        self.log: list[Any] = []
        """What was told, update by update, as a client puts it together."""

    def wake(self) -> None:
        self.log.extend(self.table.story.log[self.heard.entries :])
        self.heard = self.table.heard

    async def do(self, command: AnyCommand) -> None:
        await self.server.tables.do(self.table, lambda: Asker(self.person, self.table.who(self.person)), command)

    def go(self) -> None:
        self.server.tables.leave(self.table, self)


class Server:
    """One of the processes."""

    def __init__(self, place: Path | str, redis: Redis, site: str, limits: Limits, number: int) -> None:
        self.store = Store(place, limits)
        self.neighbours = ByRedis(redis.url, site, limits)
        marks = None
        if isinstance(place, Path):
            if not (place / FILE).exists():
                lay_out(place, 2)
            marks = SharedMarks(Siblings(place, 2, number, row=number))
        self.tables = Tables(self.store, limits, counting=self.neighbours, neighbours=self.neighbours, marks=marks)
        self.thought: set[str] = set()
        """The tables for whose bots it has thought."""
        self._choose = self.tables.opponents.choose
        self.tables.opponents.choose = self._think  # type: ignore[method-assign]
        self._held: list[Any] = []

    async def open(self) -> None:
        self.tables.open()
        await until(lambda: self.neighbours.in_touch)

    async def _think(self, spot: Spot, *about: Any, **more: Any) -> str:
        self.thought.add(spot.table)
        return await self._choose(spot, *about, **more)

    async def come(self, table: str, person: str) -> Guest:
        held = self.tables.at(table, exactly=False)
        guest = Guest(self, await held.__aenter__(), person)
        self._held.append(held)
        self.tables.join(guest.table, guest)
        await self.tables.welcome(guest.table, person)
        return guest

    def die(self) -> None:
        """Stop at once, without a word."""
        self.tables.turns.close()
        for task in self.neighbours._tasks:
            task.cancel()

    async def close(self) -> None:
        for held in self._held:
            await held.__aexit__(None, None, None)
        await self.tables.close()
        self.store.close()


def town(place: Path | str, redis: Redis, story: Callable[[Server, Server], Awaitable[None]], **limits: Any) -> None:
    """Tell a story of two processes."""

    async def told() -> None:
        site, bounds = random_word(10), Limits(**{**QUICK, **limits})
        servers = [Server(place, redis, site, bounds, number) for number in range(2)]
        try:
            async with asyncio.timeout(6 * PATIENCE):
                for server in servers:
                    await server.open()
                await story(*servers)
        finally:
            redis.start()  # what a story killed and did not start again would be waited for
            async with asyncio.timeout(PATIENCE):
                for server in servers:
                    await server.close()

    uvloop.run(told())


async def until(right: Callable[[], object]) -> None:
    """Wait until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not right():
            await asyncio.sleep(0.001)
