"""The lowest layer of a socket: what uvicorn's own lacks is a way to drop a client that does not read.

This reaches into uvicorn, so `pyproject.toml` says which versions of it are known to fit.
"""

import asyncio
import socket
from typing import cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .limits import LAST_CHANCE, UNSENT_BYTES

HANG_UP = "cheeseboard.hang_up"
"""The ASGI extension: a function of a close code and a reason that returns at once."""


class Wire(WebSocketsSansIOProtocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = transport.get_extra_info("socket")
        if line is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, UNSENT_BYTES)
        super().connection_made(transport)

    async def run_asgi(self) -> None:
        cast("dict[str, object]", self.scope["extensions"])[HANG_UP] = self.hang_up
        await super().run_asgi()

    def hang_up(self, code: int, reason: str) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.close_sent = True
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.loop.call_later(LAST_CHANCE, self.transport.abort)
