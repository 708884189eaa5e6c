"""Where requests come from, and how often somebody there may ask for something."""

import ipaddress
import time
from collections import deque
from typing import Any

from litestar import Request

from .limits import ADDRESSES

AnyRequest = Request[Any, Any, Any]

MINUTE = 60.0


def asked_from(request: AnyRequest) -> str | None:
    """The address a request comes from; None for this machine itself. A proxy is believed only if it runs here."""
    client = request.client
    address = _place(client.host) if client else None
    if address is None and (named := ",".join(request.headers.getall("x-forwarded-for", []))):
        # The last one was written by the proxy; those before it, by whoever asked.
        return _place(named.rpartition(",")[2].strip())
    return address


def _place(text: str) -> str | None:
    """An address as it is counted: for IPv6 the network, since one household has a whole one; None for this machine."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv6Address):
        address = address.ipv4_mapped or address
    if address.is_loopback:
        return None
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class PerMinute:
    """Counts what each address was given within the last minute.

    Litestar's own limit counts requests, before anybody has looked at them; here only tables that were laid count.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._given: dict[str, deque[float]] = {}  # whoever was given something last stands last

    def take(self, address: str) -> bool:
        """Whether the address may have one more; if so, it has."""
        now = time.monotonic()
        times = self._given.get(address, deque())
        while times and times[0] <= now - MINUTE:
            times.popleft()
        if len(times) >= self._most:
            return False
        times.append(now)
        self._given.pop(address, None)
        self._given[address] = times
        self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        while True:
            first = next(iter(self._given))
            if len(self._given) <= ADDRESSES and self._given[first][-1] > now - MINUTE:
                return
            del self._given[first]
