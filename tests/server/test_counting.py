import asyncio
import time

import pytest

from cheeseboard.server import counting
from cheeseboard.server.counting import InMemory


def test_after_a_minute_there_is_more(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    counted = InMemory()

    def take(whom: str) -> bool:
        return asyncio.run(counted.take("tables", whom, 2))

    assert [take("here") for _ in range(3)] == [True, True, False]
    clock[0] += 59
    assert (take("here"), take("there")) == (False, True)
    clock[0] += 2
    assert take("here")
    clock[0] += 120
    take("elsewhere")
    assert list(counted._given["tables"]) == ["elsewhere"]


def test_each_thing_is_counted_by_itself() -> None:
    counted = InMemory()
    assert [asyncio.run(counted.take(what, "here", 1)) for what in ("chats", "hints", "chats")] == [True, True, False]


def test_only_so_many_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counting, "COUNTED", 3)
    counted = InMemory()
    for number in range(10):
        asyncio.run(counted.take("tables", str(number), 1))
    assert list(counted._given["tables"]) == ["7", "8", "9"]
