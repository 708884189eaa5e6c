"""For those who operate a server: whether it lives, whether it is ready, and what it measures."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from litestar import Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST

from .. import measures
from ..entrance.addresses import AnyRequest, Network, asked_from, within
from ..limits import READY_WITHIN, Refusal
from ..protocol.messages import Error
from ..storage.store import Store


class Operation:
    """What whoever operates a server can ask it."""

    def __init__(self, store: Store, readers: Sequence[Network]) -> None:
        """`readers` are the networks that may read what is measured, beside this machine."""
        self._store = store
        self._readers = readers
        self.rehearsing: Callable[[], bool] = lambda: True
        """Whether the games are still being made ready."""

    async def obstacle(self) -> Refusal | None:
        """Why nobody should be sent here just now."""
        if self.rehearsing():
            return Refusal("ready-rehearsing", 503)
        try:
            async with asyncio.timeout(READY_WITHIN):
                await self._store.answer()
        except Refusal as problem:
            return problem
        except TimeoutError:
            return Refusal("ready-database-slow", 503, seconds=int(READY_WITHIN))
        return None

    def may_read(self, request: AnyRequest) -> bool:
        """Whether a request comes from this machine or from one of the readers."""
        address = asked_from(request)
        return address is None or any(within(address, each) for each in self._readers)


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, bool]:
    return {"healthy": True}


@get("/ready", include_in_schema=False)
async def ready(operation: NamedDependency[Operation]) -> Response[Any]:
    # Not raised: whoever asks every few seconds shall not fill the log.
    if problem := await operation.obstacle():
        return Response(Error(str(problem), problem.code, problem.params), status_code=problem.status)
    return Response({"ready": True})


@get("/metrics", include_in_schema=False)
async def metrics(operation: NamedDependency[Operation], request: AnyRequest) -> Response[bytes]:
    if not operation.may_read(request):
        raise Refusal("metrics-elsewhere", 403)
    # With several workers it is put together from files.
    return Response(await asyncio.to_thread(measures.told), media_type=CONTENT_TYPE_LATEST)
