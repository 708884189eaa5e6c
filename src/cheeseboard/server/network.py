"""Where browsers find the server: on this machine, and on other devices in its network."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import NamedTuple

import ifaddr

EVERYWHERE = ("0.0.0.0", "::", "")

_BETWEEN_PROGRAMS = re.compile(
    r"docker|^br-|veth|virbr|vmnet|vmware|vbox|virtualbox|hyper-v|wsl|tun|tap|^wg|^ppp|tailscale|zerotier",
    re.IGNORECASE,
)
"""Adapters of virtual machines and tunnels: whoever sits beside you with a phone is in none of these networks."""


class Adapter(NamedTuple):
    """What connects this machine to a network, with the address that it has there."""

    name: str
    address: str


def origin(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def here(line: socket.socket) -> str:
    """Where a browser on this machine finds the server that listens on this line."""
    host, port = line.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1" if line.family == socket.AF_INET else "::1"
    return origin(host, port)


def elsewhere(line: socket.socket) -> str | None:
    """Where others in the network find it. Asked for anew each time: a laptop may have gone to another network."""
    host, port = line.getsockname()[:2]
    if host in EVERYWHERE:
        found = best(adapters(), line.family, _way_out())
        return None if found is None else origin(found, port)
    return None if only_here(host) else origin(host, port)


def only_here(host: str) -> bool:
    """Whether a name or an address leads other devices to themselves instead of to us."""
    if host in EVERYWHERE or host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def adapters() -> list[Adapter]:
    return [
        Adapter(adapter.nice_name, ip.ip if isinstance(ip.ip, str) else ip.ip[0])
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
    ]


def best(adapters: Iterable[Adapter], family: socket.AddressFamily, way_out: str | None) -> str | None:
    """The address that somebody in the same room most likely reaches; None where there is none."""

    def unlikely(adapter: Adapter) -> tuple[bool, bool, bool, bool]:
        address = ipaddress.ip_address(adapter.address)
        return (
            bool(_BETWEEN_PROGRAMS.search(adapter.name)),
            address.version == 6,  # the other one can be typed
            not address.is_private,
            adapter.address != way_out,
        )

    able = [adapter for adapter in adapters if _reachable(adapter.address, family)]
    return min(able, key=unlikely).address if able else None


def _reachable(text: str, family: socket.AddressFamily) -> bool:
    address = ipaddress.ip_address(text)
    heard = family == socket.AF_INET6 or address.version == 4
    return heard and not (address.is_loopback or address.is_link_local or address.is_multicast)


def _way_out() -> str | None:
    """The address from which this machine goes out; asking for the way sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        return str(probe.getsockname()[0])
