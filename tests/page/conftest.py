"""The real server as a process of its own, and a real browser in front of it."""

import os
import re
import select
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from cheeseboard.bots.rehearsal import fill_cache
from cheeseboard.games import get
from cheeseboard.games import names as game_names
from tests.patience import PATIENCE

from .player import Player

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PHONE = {"width": 390, "height": 844}
SHORT_PHONE = {"width": 390, "height": 664}
"""The same with the browser's own bars in sight."""
DESKTOP = {"width": 1280, "height": 800}
SLOWLY = os.environ.get("CHEESEBOARD_SLOWLY")
"""How many times slower than this machine the browser is to think, for finding tests that do not wait."""


class Server:
    """`cheeseboard serve` on a port of its own, with a database of its own, that may be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[str] | None = None
        self.surroundings: dict[str, str] = {}
        """What it finds in its environment beside ours."""

    def command(self) -> list[str]:
        serve = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser"]
        return [*serve, "--port", str(self.port), "--database", str(self.database)]

    def start(self) -> None:
        self._process = subprocess.Popen(
            self.command(), env={**os.environ, **self.surroundings}, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        ready, _, _ = select.select([self._process.stdout], [], [], PATIENCE)
        said = self._process.stdout.readline() if ready else ""
        assert re.search(r"http://\S+", said), f"the server did not start: {said!r}"
        self._wait_until_it_listens()

    def kill(self) -> None:
        """As if the power had failed."""
        assert self._process is not None
        self._process.kill()
        self._gone()

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._gone()

    def _gone(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _wait_until_it_listens(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
            except OSError:
                continue
            return
        pytest.fail("the server prints its address but does not listen")


@pytest.fixture(scope="session", autouse=True)
def kernels() -> None:
    """Compiled before any server starts: how a server gets along until then is not what a browser is needed for."""
    for game in game_names():
        fill_cache(get(game))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = Server(tmp_path_factory.mktemp("server"))
    one.start()
    yield one
    one.stop()


QUICK = """
import sys
from cheeseboard.server.app import serve
from cheeseboard.server.limits import Limits
port, database = int(sys.argv[1]), sys.argv[2]
limits = Limits(bot_pace=0.0, shortest_patience=1, shortest_clock=1)
sys.exit(serve(host="127.0.0.1", port=port, database=database, browser=False, limits=limits))
"""


class QuickServer(Server):
    """The same server, whose bots do not pretend to think, and whose people may be impatient."""

    def command(self) -> list[str]:
        return [sys.executable, "-c", QUICK, str(self.port), str(self.database)]


@pytest.fixture(scope="session")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = QuickServer(tmp_path_factory.mktemp("quick"))
    one.start()
    yield one
    one.stop()


class SharedServer(Server):
    """The same server, started as `./play --share` starts it."""

    def command(self) -> list[str]:
        return [*super().command(), "--share"]


@pytest.fixture(scope="session")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    one = SharedServer(tmp_path_factory.mktemp("shared"))
    one.start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    one = Server(tmp_path)
    one.start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    here = map(shutil.which, ("chromium-headless-shell", "chromium"))
    found = os.environ.get("CHEESEBOARD_CHROMIUM") or next(filter(None, here), None)
    opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield opened
    opened.close()


NewPlayer = Callable[..., Player]

FORBIDDEN = "Content Security Policy"
"""What a browser names in its console when a page does what its server has not allowed."""

LISTEN = """
window.heard = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes)
      if (node instanceof Element && change.target instanceof Element && change.target.matches('[data-announcer]'))
        window.heard.push(node.textContent);
}).observe(document, { subtree: true, childList: true });
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (keyframes, options) {
  window.moved.push(...Object.values(keyframes ?? {}).flatMap((frame) => Object.keys(frame)));
  return animate.call(this, keyframes, options);
};
"""
"""Notes what a screen reader would be told, and which properties are animated."""


AT_HOME = "localStorage.setItem('cheeseboard-coach', 'false');" + "".join(
    f"localStorage.setItem('cheeseboard-offered-{game}', 'true');" for game in game_names()
)
"""Somebody who has been offered the lessons, and gets no marks that explain the table."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why something failed that went well when it was tried again."""
    for failed in terminalreporter.getreports("rerun"):
        terminalreporter.section(f"why {failed.nodeid} was tried again")
        terminalreporter.write_line(failed.longreprtext)


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """A person with a browser of their own; at the end nothing may have gone wrong in any of them."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(at: Server = server, newcomer: bool = False, **context: Any) -> Player:
        # What a worker keeps is looked at where it is promised; elsewhere every page comes from its server.
        contexts.append(browser.new_context(**{"viewport": PHONE, "service_workers": "block", **context}))
        contexts[-1].add_init_script(LISTEN)
        if not newcomer:
            contexts[-1].add_init_script(f"try {{ {AT_HOME} }} catch {{ /* a page that may keep nothing */ }}")
        page: Page = contexts[-1].new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: troubles.append(said.text) if FORBIDDEN in said.text else None)
        if SLOWLY:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": float(SLOWLY)})
        return Player(page, at.address)

    yield open_page
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture(scope="session")
def axe() -> str:
    assert AXE.exists(), f"{AXE} is missing: run npm install in web/"
    return AXE.read_text(encoding="utf-8")
