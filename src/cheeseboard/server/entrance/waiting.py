"""What a socket waits with. asyncio's own would take four kilobytes of each of thousands, most of it empty lines."""

import asyncio
from typing import Any


class Gate:
    """Open or shut, as an `asyncio.Event` is: whoever comes while it is shut waits."""

    __slots__ = ("_open", "_waiting")

    def __init__(self) -> None:
        self._open = False
        self._waiting: list[asyncio.Future[None]] = []

    def is_set(self) -> bool:
        return self._open

    def set(self) -> None:
        self._open = True
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            if not each.done():
                each.set_result(None)

    def clear(self) -> None:
        self._open = False

    async def wait(self) -> bool:
        if not self._open:
            opened = asyncio.get_running_loop().create_future()
            self._waiting.append(opened)
            await opened
        return True


class Mail:
    """Messages in the order in which they came, as in an `asyncio.Queue`, for one who takes them out."""

    __slots__ = ("_messages", "_reader")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._reader: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._messages

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        self._reader = None
        return self._messages.pop(0)
