"""The other processes that serve the same tables: what this one tells them, and what it hears from them.

Nothing that is said between them decides anything: the store does that. Whatever is lost on the way is found there.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from ..storage.entries import Entry


@dataclass(frozen=True)
class Company:
    """Those at a table who came to it by way of other processes."""

    here: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By process."""
    left: Mapping[str, int] = field(default_factory=dict)
    """Those who are gone, whichever way they came, and when they went, in milliseconds since 1970."""


class Hearing(Protocol):
    """What is done about what neighbours say. None of it waits."""

    def written(self, table: str, entries: Sequence[Entry]) -> None:
        """These have been saved in the log of that table."""

    def attended(self, table: str) -> None:
        """From now on all is heard that is said about that table; what was said before is not."""

    def present(self, table: str, process: str, people: Sequence[str]) -> None:
        """Those who are at that table by way of that process; nobody, where it is gone."""

    def meet(self, table: str, company: Company) -> None:
        """All who are at that table by way of other processes."""

    def renamed(self, person: str, name: str | None) -> None:
        """Somebody is called otherwise."""

    def estranged(self, tables: Sequence[str]) -> None:
        """The logs of these tables name a stranger where somebody was who has been forgotten."""

    def missed(self) -> None:
        """Anything may have been said that was not heard."""


class Neighbours(Protocol):
    alone: bool
    """Whether there can be no others."""
    in_touch: bool
    """Whether the others hear what is said, as far as one can know."""

    def open(self, hearing: Hearing) -> None: ...

    async def close(self) -> None: ...

    def wrote(self, table: str, entries: Sequence[Entry]) -> None:
        """Say what has just been saved; never fails and never waits, as all that is said here."""

    def follow(self, table: str, new: bool = False) -> None:
        """Hear all that is said about that table, which is in memory from now on, and perhaps `new` to everybody."""

    def leave(self, table: str) -> None:
        """That table is not in memory any more."""

    def here(self, table: str, people: Sequence[str]) -> None:
        """Say who is at that table by way of this process."""

    def renamed(self, person: str, name: str | None) -> None: ...

    def estranged(self, tables: Sequence[str]) -> None: ...

    def hears(self, table: str) -> bool:
        """Whether everybody has been heard of who is at that table by way of other processes."""
        ...

    async def whereabouts(self, tables: Sequence[str]) -> Mapping[str, Company] | None:
        """Who is at these tables by way of other processes; None where nobody knows."""
        ...

    async def may_think(self, table: str) -> bool:
        """Whether this process is the one that thinks for the bots of that table; if so, it is for a while."""
        ...

    def rest(self, table: str) -> None:
        """Another process may think for the bots of that table as well."""


class Alone:
    """One process serves all tables."""

    alone = True
    in_touch = True

    def open(self, hearing: Hearing) -> None: ...

    async def close(self) -> None: ...

    def wrote(self, table: str, entries: Sequence[Entry]) -> None: ...

    def follow(self, table: str, new: bool = False) -> None: ...

    def leave(self, table: str) -> None: ...

    def here(self, table: str, people: Sequence[str]) -> None: ...

    def renamed(self, person: str, name: str | None) -> None: ...

    def estranged(self, tables: Sequence[str]) -> None: ...

    def hears(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def whereabouts(self, tables: Sequence[str]) -> Mapping[str, Company] | None: ...

    async def may_think(self, table: str) -> bool:  # noqa: ARG002
        return True

    def rest(self, table: str) -> None: ...
