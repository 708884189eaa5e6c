import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection

from cheeseboard.server.limits import GATHERED_FOR, SLOW_GROUP, Limits
from cheeseboard.server.storage.store import Store
from cheeseboard.server.storage.writer import Joint

written: list[str] = []


class Move(Joint):
    @staticmethod
    def together(connection: Connection, writes: Sequence["Move"]) -> None:  # noqa: ARG004
        written.extend("move" for _ in writes)


class Seat(Joint):
    first, waits = False, True

    @staticmethod
    def together(connection: Connection, writes: Sequence["Seat"]) -> None:  # noqa: ARG004
        written.append(f"{len(writes)} seats")


def test_those_who_sit_down_are_committed_together_and_a_move_takes_them_along(tmp_path: Path) -> None:
    written.clear()
    store = Store(tmp_path, Limits())

    async def later(write: Joint) -> None:
        await asyncio.sleep(GATHERED_FOR / 10)
        await store._writer.write(write)

    async def story() -> None:
        await asyncio.gather(store._writer.write(Seat()), later(Seat()))
        seated = asyncio.ensure_future(store._writer.write(Seat()))
        await asyncio.sleep(0)
        await store._writer.write(Move())
        await seated

    asyncio.run(story())
    store.close()
    assert written == ["2 seats", "move", "1 seats"]


def test_no_move_waits_behind_a_crowd_and_the_crowd_has_its_turns(tmp_path: Path) -> None:
    written.clear()
    store, handed_over = Store(tmp_path, Limits()), threading.Event()

    def sit_down(_: Connection) -> None:
        handed_over.wait(20)
        written.append("crowd")

    async def move_twice() -> None:
        await store._writer.write(Move())
        second = asyncio.ensure_future(store._writer.write(Move()))
        for _ in range(2):  # a round for it to begin, and one to be handed over
            await asyncio.sleep(0)
        asyncio.get_running_loop().call_soon(handed_over.set)
        await second

    async def story() -> None:
        await asyncio.gather(*(store._writer.write(sit_down) for _ in range(50)), move_twice())

    asyncio.run(story())
    store.close()
    assert written == ["move", *["crowd"] * SLOW_GROUP, "move", *["crowd"] * (50 - SLOW_GROUP)]


def test_whoever_is_told_to_go_while_a_write_waits_goes_when_it_has_happened(tmp_path: Path) -> None:
    store, handed_over = Store(tmp_path, Limits()), threading.Event()
    done: list[str] = []

    def slow(_: Connection) -> None:
        handed_over.wait(20)
        done.append("written")

    async def story() -> None:
        waiting = asyncio.ensure_future(store._writer.write(slow))
        for _ in range(3):
            await asyncio.sleep(0)
        for _ in range(2):
            assert waiting.cancel()
            await asyncio.sleep(0)
        assert not waiting.done()
        handed_over.set()
        await asyncio.wait([waiting])
        assert waiting.cancelled()
        assert done == ["written"]

    asyncio.run(story())
    store.close()
