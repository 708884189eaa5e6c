"""What becomes of the connection on which a process hears the others, when Redis falls and comes back."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.laid import lay
from tests.server.town import Server, town, until
from tests.services import Redis


class Door:
    """Of Redis: the first two who come to it are turned away in the end, all others let in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._open: Callable[..., Awaitable[Any]] = asyncio.open_connection
        self.came = 0
        self.turned_away, self.let_in = asyncio.Event(), asyncio.Event()
        monkeypatch.setattr(asyncio, "open_connection", self._come)

    async def _come(self, *address: Any, **how: Any) -> Any:
        self.came += 1
        if self.came <= 2:
            await self.turned_away.wait()
            raise ConnectionRefusedError
        await self.let_in.wait()
        return await self._open(*address, **how)


def test_nobody_else_gets_the_connection_that_hears(
    tmp_path: Path, redis_server: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It breaks just when a table is to be listened to; then others ask Redis while it is made anew."""

    async def story(here: Server, there: Server) -> None:
        first = await lay(here.tables, "me", "open")
        await here.come(first.id, "ada")
        await until(lambda: first.id in here.neighbours._attended)
        second = await lay(here.tables, "me", "open")
        door = Door(monkeypatch)
        await there.neighbours._line.ask("CLIENT", "KILL", "TYPE", "pubsub")
        await until(lambda: door.came == 2)
        ada = await here.come(second.id, "ada")
        await asyncio.sleep(0)  # as long as it takes to see that there is another table
        door.turned_away.set()
        asking = [asyncio.create_task(here.neighbours.whereabouts([first.id])) for _ in range(8)]
        await asyncio.sleep(0)
        door.let_in.set()
        await asyncio.gather(*asking)
        await until(lambda: second.id in here.neighbours._attended)
        bob = await there.come(second.id, "bob")
        await there.tables.sit(bob.table, 1, "bob")
        await until(lambda: ada.table.state == "playing" and ada.table.presence.here("bob"))
        assert not any(task.done() for task in here.neighbours._tasks)

    town(tmp_path, redis_server, story, look_again=1000, look_again_alone=1000)
