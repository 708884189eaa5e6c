import time
from typing import Any, cast

import pytest
from litestar import Request

from cheeseboard.server import addresses
from cheeseboard.server.addresses import PerMinute, asked_from


def request(client: str, *forwarded: str) -> Request[Any, Any, Any]:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    return Request(cast("Any", {"type": "http", "client": (client, 1234), "headers": headers}))


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("127.0.0.1", [], None),
        ("::1", [], None),
        ("198.51.100.7", [], "198.51.100.7"),
        ("::ffff:198.51.100.7", [], "198.51.100.7"),
        ("2001:db8:1:2:3:4:5:6", [], "2001:db8:1:2::/64"),
        ("198.51.100.7", ["203.0.113.9"], "198.51.100.7"),  # anybody can write that
        ("127.0.0.1", ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["10.0.0.1, 203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["10.0.0.1", "203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["127.0.0.1"], None),
        ("127.0.0.1", ["unknown"], "unknown"),
    ],
)
def test_where_a_request_comes_from(client: str, forwarded: list[str], address: str | None) -> None:
    assert asked_from(request(client, *forwarded)) == address


def test_after_a_minute_there_is_more(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    door = PerMinute(2)
    assert [door.take("here") for _ in range(3)] == [True, True, False]
    clock[0] += 59
    assert (door.take("here"), door.take("there")) == (False, True)
    clock[0] += 2
    assert door.take("here")
    clock[0] += 120
    door.take("elsewhere")
    assert list(door._given) == ["elsewhere"]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "ADDRESSES", 3)
    door = PerMinute(1)
    for number in range(10):
        door.take(str(number))
    assert list(door._given) == ["7", "8", "9"]
