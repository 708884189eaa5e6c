"""Browsers beside Chromium: Firefox over WebDriver BiDi, and WebKit, the engine of Safari, over WebDriver."""

import json
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.websocket_connection import WebSocketConnection
from selenium.webdriver.webkitgtk.service import Service

from tests.patience import PATIENCE

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT_DRIVER = shutil.which("WebKitWebDriver")
WEBKIT = next(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"), None)
SCREEN = shutil.which("Xvfb")
WIDTH, HEIGHT = 480, 900
OFTEN = 0.05


class Elsewhere(Protocol):
    """As much of a browser as playing takes."""

    def go(self, address: str) -> None: ...

    def read(self, expression: str) -> Any:
        """What JavaScript makes of it."""

    def press(self, x: float, y: float) -> None:
        """The main button, at this point of the window."""


class Visitor:
    """Somebody who looks for things by selectors, and taps on them."""

    def __init__(self, browser: Elsewhere) -> None:
        self.browser = browser

    def count(self, selector: str) -> int:
        found: int = self.browser.read(f"document.querySelectorAll({json.dumps(selector)}).length")
        return found

    def texts(self, selector: str) -> list[str]:
        found: list[str] = self.browser.read(
            f"[...document.querySelectorAll({json.dumps(selector)})].map((one) => one.textContent.trim())"
        )
        return found

    def tap(self, selector: str, at: int = 0) -> None:
        """Where it stands still, in sight, and nothing lies over it."""
        chosen = f"document.querySelectorAll({json.dumps(selector)})[{at}]"
        self.browser.read(f"{chosen}?.scrollIntoView({{ block: 'nearest' }})")
        place = None

        def steady() -> bool:
            nonlocal place
            before, place = place, self.browser.read(f"({FREE})({chosen})")
            return place is not None and place == before

        self.until(steady, f"{selector} can be tapped")
        assert place is not None
        self.browser.press(*place)

    def until(self, holds: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"{what}; the page says: {self.texts('main')}"
            time.sleep(OFTEN)


FREE = """(one) => {
  if (!one) return null;
  const { left, top, width, height } = one.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  const there = document.elementFromPoint(x, y);
  return there && (one.contains(there) || there.contains(one)) ? [x, y] : null;
}"""


class Firefox:
    def __init__(self, line: WebSocketConnection) -> None:
        self._line = line
        self._ask("session.new", capabilities={})
        self._context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self._context, viewport={"width": WIDTH, "height": HEIGHT})

    def _ask(self, method: str, **params: Any) -> Any:
        answer = self._line.send_cmd(method, params)
        assert "result" in answer, f"{method}: {answer.get('message')}"
        return answer["result"]

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def read(self, expression: str) -> Any:
        asked = f"JSON.stringify({expression})"
        target = {"context": self._context}
        answer = self._ask("script.evaluate", expression=asked, target=target, awaitPromise=True)
        assert answer["type"] == "success", f"{expression}: {answer}"
        return json.loads(answer["result"].get("value", "null"))

    def press(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": int(x), "y": int(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": steps}
        self._ask("input.performActions", context=self._context, actions=[finger])

    def close(self) -> None:
        """Before the browser ends: who hangs up at the same moment as the other side may leave the line open."""
        self._line.close()


LONGEST_TAP = "apz.max_tap_time", "ui.click_hold_context_menus.delay"
"""How long a touch may last and still be a click: 300 ms of itself, which is too short on a busy machine."""


@contextmanager
def firefox(profile: Path) -> Iterator[Firefox]:
    assert FIREFOX
    prefs = [f'user_pref("{name}", {round(1000 * PATIENCE)});' for name in LONGEST_TAP]
    (profile / "user.js").write_text("\n".join(prefs), encoding="utf-8")
    command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        said = (re.search(r"ws://\S+", line) for line in process.stderr)
        address = next((found[0] for found in said if found), None)
        assert address, "Firefox did not start"
        one = Firefox(WebSocketConnection(f"{address}/session", PATIENCE, OFTEN))
        try:
            yield one
        finally:
            one.close()
            process.terminate()


class WebKit:
    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver
        driver.set_window_size(WIDTH, HEIGHT)

    def go(self, address: str) -> None:
        self._driver.get(address)

    def read(self, expression: str) -> Any:
        return self._driver.execute_script(f"return {expression}")

    def press(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver)
        actions.pointer_action.move_to_location(int(x), int(y)).click()
        actions.perform()


@contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """On a screen of its own, since this browser cannot do without one; for somebody who wants nothing to move."""
    assert WEBKIT_DRIVER
    taste = home / "gtk-3.0" / "settings.ini"
    taste.parent.mkdir()
    taste.write_text("[Settings]\ngtk-enable-animations=0\n", encoding="utf-8")
    with screen(home) as display:
        options = WebKitGTKOptions()
        options.binary_location = str(WEBKIT)
        options.add_argument("--automation")
        surroundings = {
            **os.environ,
            "DISPLAY": display,
            "GDK_BACKEND": "x11",
            "NO_AT_BRIDGE": "1",
            "XDG_CONFIG_HOME": str(home),
            "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        }
        driver = WebKitGTK(options=options, service=Service(WEBKIT_DRIVER, env=surroundings))
        try:
            yield WebKit(driver)
        finally:
            driver.quit()
            line = driver.command_executor
            assert isinstance(line, RemoteConnection)
            line.close()


@contextmanager
def screen(home: Path) -> Iterator[str]:
    """One that nobody sees, by the name that programs know it by."""
    assert SCREEN
    named = home / "display"
    with named.open("w") as told:
        command = [SCREEN, "-displayfd", str(told.fileno()), "-screen", "0", "1280x1024x24"]
        process = subprocess.Popen(command, pass_fds=[told.fileno()], stderr=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not (number := named.read_text().strip()):
            assert time.monotonic() < end, "there is no screen"
            time.sleep(OFTEN)
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(PATIENCE)
