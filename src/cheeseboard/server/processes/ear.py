"""The connection on which a process hears what others say in Redis."""

import asyncio
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.connection import AbstractConnection


class Ear:
    """It belongs to nobody else. The library would take it from those that all share, connect it anew from whichever
    task finds it broken, and give it back meanwhile: then two read from it, and one of them had asked something."""

    def __init__(self, redis: "Redis", patience: float) -> None:
        """Connecting, and saying what is to be heard, may take so many seconds."""
        self._connections = redis.connection_pool
        self._patience = patience
        self._line: AbstractConnection | None = None
        self._changing = asyncio.Lock()
        """Whoever opens it, closes it or says something on it."""

    async def open(self, channel: str) -> None:
        """Hear this channel. Raises TROUBLE; closed it must be in any case."""
        async with self._changing, asyncio.timeout(self._patience):
            self._line = self._connections.make_connection()  # type: ignore[no-untyped-call]
            await self._line.connect()
            await self._line.send_command("SUBSCRIBE", channel)

    async def hear(self, silence: float, heed: Callable[[Any], None]) -> None:
        """Whatever is said, until nothing is for so many seconds. Raises TROUBLE, also for that."""
        assert self._line is not None
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(silence) as patience:
            while True:
                heard = await self._line.read_response(timeout=math.inf, disconnect_on_error=False)
                patience.reschedule(loop.time() + silence)
                heed(heard)

    async def change(self, coming: list[str], going: list[str]) -> None:
        """Hear these channels as well, and those no more; nothing happens while it is closed. Raises TROUBLE."""
        async with self._changing, asyncio.timeout(self._patience):
            for command, channels in (("SUBSCRIBE", coming), ("UNSUBSCRIBE", going)):
                if channels and self._line is not None and self._line.is_connected:
                    await self._line.send_command(command, *channels)

    async def close(self) -> None:
        async with self._changing:
            if self._line is not None:
                await self._line.disconnect(nowait=True)
                self._line = None
