"""Who is at a table just now, and since when somebody is not. Only memory knows that: a server that starts anew finds
everybody away since then."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

from ..processes.neighbours import Company


class Client(Protocol):
    """Somebody connected to a table."""

    person: str
    address: str | None
    """As it is counted; None for this machine itself."""

    def dismiss(self, code: int, reason: str) -> None:
        """Hang up."""

    def wake(self) -> None:
        """There is news at the table. Must not block."""


class Presence:
    def __init__(self, since: int) -> None:
        self.clients: set[Client] = set()
        self.last = since
        """When somebody was last here, in milliseconds since 1970, if nobody is now."""
        self._since = since
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, Sequence[str]] = {}
        """Those who are here by way of other processes that serve this table."""
        self._left: dict[str, int] = {}

    def here(self, person: str) -> bool:
        if person in self._here or not self._elsewhere:
            return person in self._here
        return any(person in people for people in self._elsewhere.values())

    @property
    def people(self) -> list[str]:
        """Those who are here, in the order in which they came."""
        if not self._elsewhere:
            return list(self._here)
        return list(dict.fromkeys([*self._here, *(each for people in self._elsewhere.values() for each in people)]))

    @property
    def connected(self) -> list[str]:
        """Those of them who are connected to this process."""
        return list(self._here)

    def away(self, person: str) -> int | None:
        """Since when; None for whoever is here."""
        return None if self.here(person) else self._left.get(person, self._since)

    def expect(self, person: str, at: int) -> None:
        """Somebody has sat down, and has been away since then unless they are here."""
        self._left[person] = at

    def came(self, client: Client) -> None:
        self.clients.add(client)
        self._here[client.person] += 1
        self._left.pop(client.person, None)

    def went(self, client: Client, at: int) -> None:
        self.clients.discard(client)
        self._here[client.person] -= 1
        if not self._here[client.person]:
            del self._here[client.person]
            self._miss([client.person], at)

    def by_way_of(self, process: str, people: Sequence[str], at: int) -> None:
        """Those who are here by way of another process, now."""
        before = self._elsewhere.pop(process, ())
        if people:
            self._elsewhere[process] = people
        for person in people:
            self._left.pop(person, None)
        self._miss(before, at)

    def meet(self, company: Company, at: int) -> None:
        """All who are here by way of other processes, now."""
        for process in {*self._elsewhere, *company.here}:
            self.by_way_of(process, company.here.get(process, ()), at)
        for person, left in company.left.items():
            if not self.here(person):
                self._left[person] = left
                self.last = max(self.last, left)

    def _miss(self, people: Sequence[str], at: int) -> None:
        for person in people:
            if not self.here(person):
                self._left[person] = self.last = at

    def forget(self, person: str) -> None:
        """Somebody without a seat is gone: nobody waits for them."""
        self._left.pop(person, None)
