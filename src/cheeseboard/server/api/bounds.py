"""How much of what costs something one person, or one address, may have within a minute; all of it raises Refusal.

Whoever asks from this machine itself is counted by who they are alone: a proxy that says nothing of others would have
them all share one address.
"""

from typing import NamedTuple

from litestar.di import NamedDependency

from ..entrance.addresses import AnyRequest, asked_from
from ..limits import Refusal
from ..play.tables import Tables


class Bounds(NamedTuple):
    """Whoever asks, and what they are counted with."""

    person: str
    address: str | None
    tables: Tables

    @property
    def household(self) -> str:
        """With whom they take turns when something is thought about: as many guests may come from one as like."""
        return self.address or self.person

    async def name(self) -> None:
        """Be called otherwise; whoever is not known yet is kept from then on, so there can be only so many of them."""
        limits, store = self.tables.limits, self.tables.store
        await self._person("names", limits.names_per_minute)
        if self.address is not None and not await store.knows(self.person):
            await self._address("newcomers", limits.newcomers_per_minute)

    async def seat(self) -> None:
        """Sit down at somebody else's table."""
        limits, store = self.tables.limits, self.tables.store
        await self._person("seats", limits.seats_per_minute)
        await self._address("seats", limits.seats_per_address)
        if await store.seats_at_others(self.person) >= limits.seats_per_person:
            raise Refusal("seats-unfinished", 429, most=limits.seats_per_person)

    async def hint(self) -> None:
        await self._person("hints", self.tables.limits.hints_per_minute)
        await self._address("hints", self.tables.limits.hints_per_address)

    async def chances(self) -> None:
        await self._person("chances", self.tables.limits.chances_per_minute)
        await self._address("chances", self.tables.limits.chances_per_address)

    async def record(self) -> None:
        """Have a match told again, or begin to look through one."""
        await self._address("records", self.tables.limits.records_per_minute)

    async def _person(self, what: str, most: int) -> None:
        await self._take(f"{what} of a person", self.person, most)

    async def _address(self, what: str, most: int) -> None:
        if self.address is not None:
            await self._take(f"{what} from an address", self.address, most)

    async def _take(self, what: str, whom: str, most: int) -> None:
        if not await self.tables.counting.take(what, whom, most):
            raise Refusal("asked-fast", 429, most=most)


async def bounds_of(person: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest) -> Bounds:
    return Bounds(person, asked_from(request), tables)
