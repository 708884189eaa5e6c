"""Garbage is looked for when that stops nobody."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager

from cheeseboard.server import tidying
from tests.server.house import PATIENCE


@contextmanager
def full_collections() -> Iterator[list[int]]:
    seen: list[int] = []

    def note(phase: str, facts: dict[str, int]) -> None:
        if phase == "stop" and facts["generation"] == 2:
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

        with full_collections() as seen:
            tidying_up = asyncio.create_task(tidying.tidy(resting, 0, after))
            async with asyncio.timeout(PATIENCE):
                while asked < times:
                    await asyncio.sleep(0)
            tidying_up.cancel()
            return len(seen)

    assert asyncio.run(looks(at_rest=True, after=3600, times=3)) >= 2
    assert asyncio.run(looks(at_rest=False, after=3600, times=50)) == 0
    assert asyncio.run(looks(at_rest=False, after=-1, times=3)) >= 2


def test_what_is_old_is_not_looked_through_by_itself() -> None:
    before = gc.get_threshold()
    try:
        tidying.spare_the_old()
        with full_collections() as seen:
            kept = [[number] for number in range(500_000)]
        assert len(kept) == 500_000
        assert not seen
    finally:
        gc.set_threshold(*before)
