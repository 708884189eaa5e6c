"""Questions that take a while to answer, and that end when nobody wants the answer any more."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from ..entrance.addresses import AnyRequest
from ..limits import Refusal

T = TypeVar("T")


class Question(Generic[T]):
    """One answer for all who ask the same; it is given up when the last of them is gone."""

    def __init__(self, work: Callable[[], Coroutine[Any, Any, T]]) -> None:
        self._task = asyncio.create_task(work())
        self._asking = 0

    @property
    def useless(self) -> bool:
        """Whether there will be no answer: it must be asked anew."""
        task = self._task
        return task.cancelling() > 0 or task.cancelled() or (task.done() and task.exception() is not None)

    async def answer(self) -> T:
        """Raises Refusal if it is dropped before it is answered."""
        self._asking += 1
        try:
            return await asyncio.shield(self._task)
        except asyncio.CancelledError:
            if not self._task.cancelled():
                raise  # it is the asker who is gone
            raise Refusal("move-meanwhile", 409) from None
        finally:
            self._asking -= 1
            if not self._asking:
                self.drop()

    def drop(self) -> None:
        """Nobody wants to know any more; an answer that is there stays."""
        self._task.cancel()


async def while_asked(request: AnyRequest, work: Coroutine[Any, Any, T]) -> T:
    """What comes of the work; it ends when whoever asked hangs up."""
    working, gone = asyncio.create_task(work), asyncio.create_task(_gone(request))
    try:
        await asyncio.wait([working, gone], return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("hung-up", 499)
        return working.result()
    finally:
        working.cancel()
        gone.cancel()


async def _gone(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
