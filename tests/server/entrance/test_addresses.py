from typing import cast

import pytest
from litestar.types import Scope

from cheeseboard.server.entrance.addresses import Entrance, networks, same_site, within
from cheeseboard.server.limits import WrongSetting


def request(client: str, *forwarded: str, **others: str) -> Scope:
    headers = [(b"x-forwarded-for", line.encode()) for line in forwarded]
    headers += [(name.encode(), text.encode()) for name, text in others.items()]
    return cast("Scope", {"type": "http", "scheme": "http", "client": (client, 1234), "headers": headers})


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
        ("127.0.0.1", ["203.0.113.9:4711"], "203.0.113.9"),
        ("127.0.0.1", ["[2001:db8:1:2:3:4:5:6]:4711"], "2001:db8:1:2::/64"),
    ],
)
def test_where_a_request_comes_from(client: str, forwarded: list[str], address: str | None) -> None:
    assert Entrance().arrival(request(client, *forwarded)).address == address


@pytest.mark.parametrize(
    ("client", "forwarded", "address"),
    [
        ("10.0.0.5", ["203.0.113.9"], "203.0.113.9"),
        ("10.0.0.5", ["198.51.100.7, 203.0.113.9, 10.0.0.6"], "203.0.113.9"),  # through two of ours
        ("10.0.0.5", ["203.0.113.9", "10.0.0.6"], "203.0.113.9"),
        ("10.0.0.5", [], "10.0.0.5"),
        ("10.0.1.5", ["203.0.113.9"], "10.0.1.5"),
        ("2001:db8::5", ["203.0.113.9"], "203.0.113.9"),
        ("127.0.0.1", ["203.0.113.9, 10.0.0.5"], "203.0.113.9"),
    ],
)
def test_a_proxy_that_the_host_names_is_believed(client: str, forwarded: list[str], address: str | None) -> None:
    entrance = Entrance(networks(["10.0.0.0/24", "2001:db8::5"]))
    assert entrance.arrival(request(client, *forwarded)).address == address


def test_an_address_lies_in_the_network_that_is_named_by_it() -> None:
    for text in ("198.51.100.7", "2001:db8:1:2:3:4:5:6"):
        (network,) = networks([text])
        assert within(Entrance().arrival(request(text)).address, network)
        assert not within(Entrance().arrival(request("203.0.113.9")).address, network)


def test_only_a_proxy_that_is_believed_says_that_the_way_was_safe() -> None:
    told = {"x-forwarded-proto": "https", "x-forwarded-host": "play.example"}
    near, far = (Entrance().arrival(request(client, **told)) for client in ("127.0.0.1", "198.51.100.7"))
    assert (near.secure, near.host) == (True, "play.example")
    assert (far.secure, far.host) == (False, "")


def test_what_is_no_network_is_said_in_a_sentence() -> None:
    for text in ("my proxy", "10.0.0.0/40", ""):
        with pytest.raises(WrongSetting, match="no address or network"):
            networks([text])


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        ("https://cheese.example", "cheese.example", True),
        ("https://cheese.example", "Cheese.example:443", True),
        ("http://cheese.example:80", "cheese.example", True),
        ("https://cheese.example:8443", "cheese.example:8443", True),
        ("http://[::1]:8000", "[::1]:8000", True),
        (None, "cheese.example", True),
        ("https://cheese.example", "127.0.0.1:8000", False),
        ("https://cheese.example", "cheese.example:80", False),
        ("https://cheese.example.evil", "cheese.example", False),
        ("https://evil-cheese.example", "cheese.example", False),
        ("null", "", False),
    ],
)
def test_a_site_is_a_host_and_a_port(origin: str | None, host: str, same: bool) -> None:
    asked = request("127.0.0.1", host=host, **({} if origin is None else {"origin": origin}))
    asked["state"] = {"arrival": Entrance().arrival(asked)}
    assert same_site(asked) is same
