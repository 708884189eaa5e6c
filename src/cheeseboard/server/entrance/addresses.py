"""Where requests come from: their address, whether the way was safe, and by what name they found us."""

import functools
import ipaddress
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Receive, Scope, Send

from cheeseboard.engine.quoting import quoted

from ..limits import WrongSetting

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
Network = ipaddress.IPv4Network | ipaddress.IPv6Network
Address = ipaddress.IPv4Address | ipaddress.IPv6Address

HOUSEHOLD = 64
"""Bits of the IPv6 network that one household has to itself."""
_WITH_PORT = re.compile(r"\[(.+)\](?::\d+)?|([\d.]+):\d+")


class Arrival(NamedTuple):
    """How a request or a socket came here."""

    address: str | None
    """As it is counted; None for this machine itself."""
    secure: bool
    """Whether the browser came by TLS."""
    host: str
    """By what name, and port, it found us."""


class Entrance:
    """Finds out how each request came. A proxy is believed if it runs on this machine or in one of these networks."""

    def __init__(self, proxies: Sequence[Network] = ()) -> None:
        self._proxies = proxies
        # Each request asks several times, mostly about the same few proxies.
        self._believes = functools.lru_cache(maxsize=256)(self._is_proxy)

    def notes(self, app: ASGIApp) -> ASGIApp:
        """Middleware: every request knows how it came."""

        async def noted(scope: Scope, receive: Receive, send: Send) -> None:
            scope["state"]["arrival"] = self.arrival(scope)
            await app(scope, receive, send)

        return noted

    def arrival(self, scope: Scope) -> Arrival:
        secure, host = scope["scheme"] in ("https", "wss"), header(scope, b"host")
        ways = [] if scope["client"] is None else [scope["client"][0]]
        if not ways or self._believes(ways[0]):
            for line in reversed(headers(scope, b"x-forwarded-for")):
                ways += [each.strip() for each in reversed(line.split(","))]
            secure = (_first(scope, b"x-forwarded-proto") or ("https" if secure else "http")) == "https"
            host = _first(scope, b"x-forwarded-host") or host
        return Arrival(self._farthest(ways), secure, host or "")

    def counted(self, client: tuple[str, int] | None) -> str | None:
        """The address of a connection; None where it is this machine's, or a proxy's, who will say whose it is."""
        return None if client is None or self._believes(client[0]) else _place(client[0])

    def _farthest(self, ways: Sequence[str]) -> str | None:
        """The first that is no proxy of ours: what lies beyond it was written by whoever asked."""
        address = None
        for way in ways:
            address = way
            if not self._believes(way):
                break
        return None if address is None else _place(address)

    def _is_proxy(self, text: str) -> bool:
        address = _read(text)
        if address is None:
            return False
        return address.is_loopback or any(address in network for network in self._proxies)


def headers(scope: Scope, name: bytes) -> list[str]:
    """All that a request has by this name. Litestar's own would be made of every header there is."""
    return [value.decode("latin-1") for each, value in scope["headers"] if each == name]


def header(scope: Scope, name: bytes) -> str | None:
    """The first of them."""
    return next(iter(headers(scope, name)), None)


def asked_from(connection: AnyConnection) -> str | None:
    """The address a request comes from, as it is counted; None for this machine itself."""
    return arrival_of(connection.scope).address


def arrival_of(scope: Scope) -> Arrival:
    arrival: Arrival = scope["state"]["arrival"]
    return arrival


def same_site(scope: Scope) -> bool:
    """Whether a browser's page comes from where its request leads; programs say nothing of an origin."""
    if header(scope, b"sec-fetch-site") not in ("same-origin", "none", None):
        return False
    origin = header(scope, b"origin")
    if origin is None:
        return True
    scheme, _, site = origin.lower().partition("://")
    usual = {"http": ":80", "https": ":443"}.get(scheme, "")
    return bool(site) and site.removesuffix(usual) == arrival_of(scope).host.lower().removesuffix(usual)


def networks(named: Sequence[str]) -> list[Network]:
    """What is written as 10.0.0.5 or 10.0.0.0/24; raises WrongSetting."""
    return [_network(text) for text in named]


def _network(text: str) -> Network:
    try:
        return ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise WrongSetting("network-wrong", network=quoted(text)) from None


def within(place: str | None, network: Network) -> bool:
    """Whether an address, as it is counted, lies in a network."""
    try:
        found = ipaddress.ip_network(place or "")
    except ValueError:
        return False
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return found.version == network.version and found.subnet_of(network)  # type: ignore[arg-type]


def _first(scope: Scope, name: bytes) -> str:
    return (header(scope, name) or "").partition(",")[0].strip()


def _read(text: str) -> Address | None:
    """An address, also where a proxy has written a port behind it."""
    if with_port := _WITH_PORT.fullmatch(text):
        text = with_port[1] or with_port[2]
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, ipaddress.IPv6Address) else address


@functools.lru_cache(maxsize=256)  # and of several requests that somebody makes each
def _place(text: str) -> str | None:
    """An address as it is counted: for IPv6 the network, since one household has a whole one; None for this machine."""
    address = _read(text)
    if address is None:
        return text
    if address.is_loopback:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return str(address)
