"""Garbage is looked for when that stops nobody."""

import asyncio
import gc
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from cheeseboard.server import tidying
from tests.patience import PATIENCE
from tests.server.house import eventually, house, pair, play_through


@contextmanager
def collections(*generations: int) -> Iterator[list[int]]:
    seen: list[int] = []

    def note(phase: str, facts: dict[str, int]) -> None:
        if phase == "stop" and facts["generation"] in generations:
            seen.append(facts["generation"])

    gc.callbacks.append(note)
    try:
        yield seen
    finally:
        gc.callbacks.remove(note)


def test_everything_is_looked_through_only_while_nobody_is_here_or_once_in_a_long_while() -> None:
    async def looks(at_rest: bool, after: float, times: int) -> int:
        asked = 0

        def resting() -> bool:
            nonlocal asked
            asked += 1
            return at_rest

        with collections(2) as seen:
            tidying_up = asyncio.create_task(tidying.tidy(resting, 0, 0, after))
            async with asyncio.timeout(PATIENCE):
                while asked < times:
                    await asyncio.sleep(0)
            tidying_up.cancel()
            return len(seen)

    assert asyncio.run(looks(at_rest=True, after=3600, times=3)) >= 2
    assert asyncio.run(looks(at_rest=False, after=3600, times=50)) == 0
    assert asyncio.run(looks(at_rest=False, after=-1, times=3)) >= 2


def test_nothing_is_looked_through_by_itself_and_what_is_new_only_once() -> None:
    async def story() -> None:
        rehearsing = threading.Thread(target=lambda: None)
        rehearsing.start()
        tidying.begin(rehearsing)
        tidying_up = asyncio.create_task(tidying.tidy(lambda: False, 0))
        with collections(1, 2) as seen:
            kept = [[number] for number in range(500_000)]
            assert not seen
            async with asyncio.timeout(PATIENCE):
                while gc.get_freeze_count() < len(kept):
                    await asyncio.sleep(0)
            assert not seen
        tidying_up.cancel()

    try:
        asyncio.run(story())
    finally:
        gc.enable()
        gc.unfreeze()


LOOKED_THROUGH = """
import gc, signal
signal.signal(signal.SIGUSR1, lambda *_: (gc.unfreeze(), print("circles:", gc.collect(), flush=True)))
"""


def test_connections_leave_no_circles_behind(tmp_path: Path) -> None:
    with house(tmp_path, first=LOOKED_THROUGH) as server:

        def come_and_go() -> int:
            people = [pair(server)[1:] for _ in range(10)]
            for lines in people:
                play_through(*lines, until=2)
                for line in lines:
                    line.close()
            eventually(lambda: "cheeseboard_sockets 0.0" in httpx.get(f"{server.address}/metrics").text)
            server.process.send_signal(signal.SIGUSR1)
            assert server.process.stdout is not None
            told = next(line for line in server.process.stdout if line.startswith("circles:"))
            return int(told.split()[1])

        come_and_go()  # what is made but once may go in circles
        assert come_and_go() < 20
