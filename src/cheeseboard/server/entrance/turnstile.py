"""Lets in a few of those who come in each round of the event loop, so that nobody who plays waits behind a crowd."""

import asyncio
from collections import deque

from litestar.types import ASGIApp, Receive, Scope, Send

from ..limits import LET_IN_AT_ONCE


class Turnstile:
    def __init__(self, most: int = LET_IN_AT_ONCE) -> None:
        self._most = most
        self._passed = 0
        """In this round."""
        self._line: deque[asyncio.Future[None]] = deque()

    def before(self, app: ASGIApp) -> ASGIApp:
        """The application, with requests and sockets beginning one after another; begun, nothing holds them up."""

        async def turning(scope: Scope, receive: Receive, send: Send) -> None:
            await self.enter()
            await app(scope, receive, send)

        return turning

    async def enter(self) -> None:
        """In the order in which they came."""
        if self._passed < self._most:  # then nobody waits either
            self._pass()
        else:
            turn = asyncio.get_running_loop().create_future()
            self._line.append(turn)
            await turn

    def _pass(self) -> None:
        if not self._passed:
            asyncio.get_running_loop().call_soon(self._go_round)
        self._passed += 1

    def _go_round(self) -> None:
        self._passed = 0
        while self._line and self._passed < self._most:
            turn = self._line.popleft()
            if not turn.done():  # as where whoever came has gone
                self._pass()
                turn.set_result(None)
