"""Those who may not come: people, by their id, and whoever comes from an address or a network."""

import ipaddress
import time
from collections.abc import Iterable, Mapping

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from ..limits import Refusal
from .addresses import HOUSEHOLD, Network, within


def is_address(whom: str) -> bool:
    """A person's id has none of these signs, an address at least one."""
    return "." in whom or ":" in whom


def as_banned(text: str) -> str:
    """An address or a network as it is banned: of IPv6 at least a /64, since one household has a whole one."""
    network = _network(text)
    if isinstance(network, ipaddress.IPv6Network) and network.prefixlen > HOUSEHOLD:
        network = network.supernet(new_prefix=HOUSEHOLD)
    return str(network.network_address) if network.prefixlen == 32 and network.version == 4 else str(network)


def is_here(text: str) -> bool:
    """Whether that is this machine itself, which no request is counted by."""
    return _network(text).is_loopback


def _network(text: str) -> Network:
    network = ipaddress.ip_network(text, strict=False)
    if isinstance(network, ipaddress.IPv6Network) and (mapped := network.network_address.ipv4_mapped):
        return ipaddress.IPv4Network((mapped, max(0, network.prefixlen - 96)), strict=False)
    return network


class Bans:
    """Who is banned just now; `set` when that is somebody else."""

    def __init__(self) -> None:
        self._people: dict[str, float] = {}
        self._networks: list[tuple[Network, float]] = []

    def set(self, bans: Mapping[str, int | None]) -> None:
        """Whom, and until when in milliseconds since 1970."""
        ends = {whom: float("inf") if until is None else until / 1000 for whom, until in bans.items()}
        self._people = {whom: end for whom, end in ends.items() if not is_address(whom)}
        self._networks = [(ipaddress.ip_network(whom), end) for whom, end in ends.items() if is_address(whom)]

    def hold(self, person: str, address: str | None) -> bool:
        """Whether somebody from there may not come; None is this machine itself."""
        if not self._people and not self._networks:
            return False
        now = time.time()
        return any(end > now for end in self._ends(person, address))

    def refuse(self, person: str, address: str | None) -> None:
        """Raises Refusal for whoever is banned."""
        if self.hold(person, address):
            raise Refusal("banned", 403)

    def at_the_door(self, app: ASGIApp) -> ASGIApp:
        """Middleware: nobody who is banned is answered under /api. The page itself comes, and says so."""

        async def asked(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP and scope["path_template"].startswith("/api/"):
                self.refuse(scope["state"]["person"], scope["state"]["arrival"].address)
            await app(scope, receive, send)

        return asked

    def _ends(self, person: str, address: str | None) -> Iterable[float]:
        if person in self._people:
            yield self._people[person]
        for network, end in self._networks:
            if within(address, network):
                yield end
