"""Asking once for all that is wanted in the same moment, since to wake another thread takes longer than its answer."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Generic, TypeVar

K = TypeVar("K")
T = TypeVar("T")


class Gathering(Generic[K, T]):
    def __init__(self, ask: Callable[[Collection[K]], Awaitable[Mapping[K, T]]]) -> None:
        self._ask = ask
        self._wanted: dict[K, None] = {}
        self._asking: asyncio.Task[Mapping[K, T]]

    async def of(self, wanted: K) -> T | None:
        """The answer, if there is one, as it is after this was wanted; raises what asking raises."""
        if not self._wanted:
            self._asking = asyncio.create_task(self._ask_now())
            self._asking.add_done_callback(_heard)
        self._wanted[wanted] = None
        # Shielded, since others wait for it too.
        return (await asyncio.shield(self._asking)).get(wanted)

    async def _ask_now(self) -> Mapping[K, T]:
        """In the next round of the event loop."""
        wanted, self._wanted = self._wanted, {}
        return await self._ask(wanted)


def _heard(asking: "asyncio.Task[Mapping[K, T]]") -> None:
    """Whoever wanted it may be gone, and then nobody hears that it failed."""
    if not asking.cancelled():
        asking.exception()
