"""Running the application on a port until somebody stops it."""

import asyncio
import errno
import functools
import os
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from importlib.metadata import version
from typing import cast

import segno
import uvicorn
from litestar.types import ASGIApp

from cheeseboard.engine.errors import Unable
from cheeseboard.words import chosen_language, say

from .entrance.addresses import Entrance
from .entrance.door import Door, Doorkeeper, allow_many
from .entrance.turnstile import Turnstile
from .entrance.wire import Post, Wire
from .limits import LOOK_WHETHER_TO_BEGIN, NOT_YET_ACCEPTED, PORTS_TRIED, Limits, unusual
from .logs import log
from .network import elsewhere, here
from .operation.observing import observed
from .processes.siblings import Giving, Siblings, Taking

FIRST_PORT = 8000


class NoPort(Unable):
    """Nothing to listen on, which whoever started the server has to know."""


def listening(host: str, port: int | None) -> socket.socket:
    """A socket on that port, or on the first free one from 8000 on."""
    try:
        found = socket.getaddrinfo(host or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except OSError:
        raise NoPort("port-no-address", host=host) from None
    family, _, _, _, address = found[0]
    for candidate in [port] if port is not None else range(FIRST_PORT, FIRST_PORT + PORTS_TRIED):
        line = socket.socket(family, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two servers share a port
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6 and socket.has_dualstack_ipv6():
            line.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        try:
            line.bind((address[0], candidate, *address[2:]))
            line.listen(NOT_YET_ACCEPTED)
            return line
        except OSError as problem:
            line.close()
            reason = problem
        if port is not None:
            raise _why_not(host, str(port), reason)
    raise NoPort("port-none-free", first=str(FIRST_PORT), last=str(FIRST_PORT + PORTS_TRIED - 1))


def _why_not(host: str, port: str, reason: OSError) -> NoPort:
    if isinstance(reason, PermissionError):
        return NoPort("port-reserved", port=port)
    if reason.errno == errno.EADDRINUSE:
        return NoPort("port-in-use", port=port)
    return NoPort("port-failed", host=host, port=port, problem=reason.strerror or str(reason))


class Server(uvicorn.Server):
    """Begins to listen when it is told to, says when it serves, and takes what its siblings hand over."""

    def __init__(
        self, config: uvicorn.Config, begin: threading.Event, ready: Callable[[], None], siblings: Siblings | None
    ) -> None:
        super().__init__(config)
        self._begin = begin
        self._ready = ready
        self._siblings = siblings
        self._taking: Taking | None = None
        self._coming: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        while self.started and not self._begin.is_set() and not self.should_exit:
            await asyncio.sleep(LOOK_WHETHER_TO_BEGIN)
        if not self.started or self.should_exit:
            return
        for line in sockets or []:
            listening = await asyncio.get_running_loop().create_server(
                self._door, sock=line, backlog=self.config.backlog
            )
            self.servers.append(listening)
        if self._siblings is not None:
            try:
                self._taking = Taking(self._siblings, self._welcome)
            except OSError as problem:
                log.warning("Other workers cannot hand sockets over to this one: %s", problem)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self._taking is not None:
            self._taking.close()
            await asyncio.gather(*self._coming)  # so that they are told as well
        await super().shutdown(sockets)

    def _welcome(self, line: socket.socket, opening: bytes) -> None:
        task = asyncio.create_task(self._let_in(line, opening))
        task.add_done_callback(self._coming.discard)
        self._coming.add(task)

    def _door(self) -> Door:
        new = cast("Callable[..., Door]", self.config.http_protocol_class)
        return new(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)

    async def _let_in(self, line: socket.socket, opening: bytes) -> None:
        door = self._door()
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: door, line)
        except OSError:
            line.close()  # whoever it was has gone
        else:
            door.take_over(opening)


def run(
    app: ASGIApp,
    line: socket.socket,
    limits: Limits,
    ready: Callable[[], None],
    begin: threading.Event,
    entrance: Entrance,
    siblings: Siblings | None = None,
) -> int:
    """Until a signal says that it shall end; the exit status.

    Nobody is let in before `begin` is set; `ready` is called once it serves.
    """
    # Threads that write and think hand over soon, so that no message waits long; sooner would cost more than it gains.
    sys.setswitchinterval(0.002)
    allow_many()
    keeper = Doorkeeper(limits, entrance)
    if sys.platform == "win32":
        siblings = None  # nothing can be handed over there
    server = Server(
        uvicorn.Config(
            observed(Turnstile().before(app)),
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            http=cast("type[Door]", functools.partial(Door, keeper, Giving(siblings) if siblings else None)),
            ws=cast("type[Wire]", functools.partial(Wire, limits, Post())),
            timeout_graceful_shutdown=limits.shutdown,
        ),
        begin,
        ready,
        siblings,
    )
    address = here(line)
    facts = {"address": address, "version": version("cheeseboard"), "limits": unusual(limits)}
    # uvicorn stops at these signals and then sends them again, which shall not end us halfway; nor may one be lost that
    # comes before it looks for them.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, server.handle_exit)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, lambda *_: stop())  # as when a terminal is closed
    log.info("started", extra=facts)
    server.run(sockets=[line])
    log.info("stopped", extra={"address": address})
    return 0 if server.started else 1


def stop() -> None:
    """End what `run` does, from whichever thread."""
    signal.raise_signal(signal.SIGTERM)


def announce(line: socket.socket, browser: bool) -> None:
    """Tell whoever started it where it is, in the browser too."""
    address = here(line)
    if browser:
        threading.Thread(target=_open_browser, args=[address], daemon=True).start()
    try:
        _print_where(address, elsewhere(line))
    except BrokenPipeError:  # nobody reads it, which is no reason not to serve
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_where(address: str, network: str | None) -> None:
    language = chosen_language()
    print(say("serve-at", {"address": address}, language=language), flush=True)
    if network is None:
        print(say("serve-alone", language=language), flush=True)
        return
    print(say("serve-network", {"address": network}, language=language), flush=True)
    # Only where somebody looks at it, in signs that can be shown there.
    if sys.stdout.isatty() and sys.stdout.encoding.lower().startswith("utf"):
        segno.make(network, micro=False).terminal(compact=True)
        sys.stdout.flush()


def _open_browser(address: str) -> None:
    while True:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
