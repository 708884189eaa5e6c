"""The connection by which a process has Redis do things. All that is wanted in one moment goes out together, and what
is wanted meanwhile when the answers are there: to wake another process takes longer than what it is woken for."""

import asyncio
import math
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from ..limits import UNSAID
from .connecting import REFUSED, TROUBLE

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.connection import AbstractConnection

Command = Sequence[Any]
_Answer = asyncio.Future[Any]


class Line:
    def __init__(
        self, redis: "Redis", patience: float, late: Callable[[], Iterable[Command]], lost: Callable[[], None]
    ) -> None:
        """Each answer has so many seconds. `late` tells what is sent as soon as anything is, once nothing is under way
        any more; `lost` is called where something that was said may never have been heard."""
        self._connections = redis.connection_pool
        self._patience = patience
        self._late, self._lost = late, lost
        self._line: AbstractConnection | None = None
        self._wanted: list[tuple[Command, _Answer | None]] = []
        """What is to be sent, and whoever waits for what comes of it."""
        self._sent: list[tuple[Command, _Answer | None]] = []
        self._something = asyncio.Event()
        self._broken = False
        self._closing = False

    def say(self, *command: Any) -> None:
        """Never waits and never fails."""
        if len(self._wanted) >= UNSAID:
            self._give_up(self._wanted)
        self._wanted.append((command, None))
        self.wake()

    def ask(self, *command: Any) -> _Answer:
        """To be awaited, which raises TROUBLE; at once where there was some and nobody has mended it since."""
        answer: _Answer = asyncio.get_running_loop().create_future()
        if self._broken or self._closing:
            answer.set_exception(ConnectionAbortedError())
        else:
            self._wanted.append((command, answer))
            self.wake()
        return answer

    def wake(self) -> None:
        """Send whatever is to be sent, what is late as well."""
        self._something.set()

    def mend(self) -> None:
        """After trouble, try once more."""
        self._broken = False
        self.wake()

    async def work(self) -> None:
        """Send and hear, until it is cancelled."""
        try:
            while not self._closing:
                await self._something.wait()
                self._something.clear()
                if not self._broken:
                    await self._exchange()
        finally:
            self._closing = True
            await self._break()

    def close(self) -> list[Command]:
        """No more is sent; what was said and has not been sent."""
        self._closing = True
        return [*(command for command, answer in self._wanted if answer is None), *self._late()]

    async def _exchange(self) -> None:
        self._sent = [*self._wanted, *((command, None) for command in self._late())]
        self._wanted = []
        if not self._sent:
            return
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._patience) as patience:
                line = await self._connected()
                packed = line.pack_commands(command for command, _ in self._sent)
                await line.send_packed_command(packed, check_health=False)
                for _, answer in self._sent:
                    await self._hear(line, answer)
                    patience.reschedule(loop.time() + self._patience)
        except TROUBLE:
            await self._break()

    async def _hear(self, line: "AbstractConnection", answer: _Answer | None) -> None:
        """What Redis refuses is one command's trouble alone."""
        try:
            heard = await line.read_response(timeout=math.inf, disconnect_on_error=False)
        except REFUSED as problem:
            if answer is None:
                self._lost()
            elif not answer.done():
                answer.set_exception(problem)
        else:
            if answer is not None and not answer.done():
                answer.set_result(heard)

    async def _connected(self) -> "AbstractConnection":
        if self._line is None:
            self._line = self._connections.make_connection()  # type: ignore[no-untyped-call]
            await self._line.connect()
        return self._line

    async def _break(self) -> None:
        self._broken = True
        self._give_up(self._sent)
        self._give_up(self._wanted)
        if self._line is not None:
            await self._line.disconnect(nowait=True)
            self._line = None

    def _give_up(self, some: list[tuple[Command, _Answer | None]]) -> None:
        for _, answer in some:
            if answer is None:
                self._lost()
            elif not answer.done():
                answer.set_exception(ConnectionAbortedError())
        some.clear()
