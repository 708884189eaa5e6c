"""Running the application on a port until somebody stops it."""

import asyncio
import errno
import gc
import logging
import signal
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Any

import uvicorn
from litestar import Litestar

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.words import chosen_language, say

from .limits import PORTS_TRIED, Limits
from .wire import Wire

FIRST_PORT = 8000
EVERYWHERE = ("0.0.0.0", "::", "")


class NoPort(CheeseboardError):  # noqa: N818 -- reads as what happened
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
        try:
            line.bind((address[0], candidate, *address[2:]))
            line.listen(2048)
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


def run(app: Litestar, line: socket.socket, limits: Limits, browser: bool) -> int:
    _quiet_logs()
    # Threads that write and think hand over quickly, so that no message waits for them.
    sys.setswitchinterval(0.0001)
    # Little garbage here goes in circles; searching for it seldom keeps pauses short.
    gc.set_threshold(20_000, 20, 100)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            ws=Wire,
            ws_max_size=limits.flood_bytes,
            ws_ping_interval=limits.heartbeat,
            ws_ping_timeout=limits.heartbeat,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=limits.shutdown,
        )
    )
    address = _address(line)
    _announce(line, address)
    if browser:
        threading.Thread(target=_open_browser, args=[address, server], daemon=True).start()
    # uvicorn stops at these signals and then sends them again, which shall not end us halfway.
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: None)
    server.run(sockets=[line])
    return 0 if server.started else 1


def complain(problem: CheeseboardError) -> int:
    language = chosen_language()
    told = say(problem.code, problem.params, language=language)
    print(say("serve-problem", {"problem": told}, language=language), file=sys.stderr)
    return 1


def _quiet_logs() -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    # Cutting off who is still waiting when the server stops is what we asked for, and no failure to be traced.
    logging.getLogger("uvicorn.error").addFilter(_is_no_cut)


def _is_no_cut(record: logging.LogRecord) -> bool:
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))


def _address(line: socket.socket) -> str:
    """Where a browser on this machine finds the server."""
    host, port = line.getsockname()[:2]
    if host in EVERYWHERE:
        host = "127.0.0.1" if line.family == socket.AF_INET else "::1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _announce(line: socket.socket, address: str) -> None:
    language = chosen_language()
    print(say("serve-at", {"address": address}, language=language), flush=True)
    if line.getsockname()[0] in EVERYWHERE and (own := _own_address()):
        reached = f"http://{own}:{line.getsockname()[1]}"
        print(say("serve-network", {"address": reached}, language=language), flush=True)


def _own_address() -> str | None:
    """This machine's address in its network; asking for the way there sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 1))
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _open_browser(address: str, server: Any) -> None:
    while not server.should_exit:
        try:
            urllib.request.urlopen(f"{address}/api/games", timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
