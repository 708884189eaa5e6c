"""How soon a phone shows something: the largest contentful paint, on a slow line and a slow processor.

    .venv/bin/python bench/paint.py [--json]

Starts a server of its own and the Chromium of this machine, which plays a phone with Lighthouse's numbers: 1.6 Mbit/s,
150 ms until a request is answered, a processor four times slower than this one, nothing kept from earlier visits.
Chromium slows down requests, not connections: making one first, names and TLS are left out. On a busy machine the
processor is slower still; requests and bytes do not depend on that. The goal is 1.5 s.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 390, "height": 844}
ROUND_TRIP = 150
BYTES_A_SECOND = 1_600_000 / 8
SLOWER = 4
VISITS = 5
PLACES = {
    "lobby": ("/", "article"),
    "rulebook": ("/rules/cheez-tricks", ".sections"),
    "lesson": ("/learn/cheese-rescue", ".learn"),
    "table": ("/table/", "main .stage > *"),
}
"""Where each screen is, and what shows that all of it is there."""
WATCH = """(whole) => {
  window.seen = { largest: 0, whole: 0 };
  new PerformanceObserver((list) => { for (const { startTime } of list.getEntries()) seen.largest = startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  new MutationObserver((_, watching) => {
    if (!document.querySelector(whole)) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.whole = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}"""
ARRIVED = """() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const until = (time) => all.filter(({ responseEnd }) => responseEnd <= time);
  const bytes = (found) => found.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return {
    seconds: seen.largest / 1000,
    whole: seen.whole / 1000,
    requests: until(seen.whole).length,
    bytes: bytes(until(seen.whole)),
    bytes_before: bytes(until(seen.largest)),
  };
}"""
SETTLING = 1500
"""Milliseconds in which something larger than what was seen last would come."""


@contextmanager
def served() -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--port", str(port)]
        command += ["--database", str(Path(folder) / "tables.db")]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            server.stdout.readline()
            try:
                yield f"http://127.0.0.1:{port}"
            finally:
                server.terminate()


def laid(address: str) -> str:
    """The path of a table, of which somebody has got the link."""
    seats = [{"kind": "bot", "bot": "search:1"}, {"kind": "bot", "bot": "search:1"}]
    asked = Request(f"{address}/api/tables", json.dumps({"game": "cheese-rescue", "seats": seats}).encode())
    asked.add_header("Content-Type", "application/json")
    with urlopen(asked) as answer:
        return f"/table/{json.load(answer)['id']}"


def painted(browser: Browser, address: str, whole: str, language: str) -> dict[str, float]:
    """What somebody sees who has never been here: when the largest thing was there, and when all of it."""
    context = browser.new_context(viewport=PHONE, locale=language, device_scale_factor=3, is_mobile=True)
    page = context.new_page()
    page.add_init_script(f"({WATCH})({json.dumps(whole)})")
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": ROUND_TRIP,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address)
    page.wait_for_function("() => seen.whole")
    page.wait_for_timeout(SETTLING)
    found: dict[str, float] = page.evaluate(ARRIVED)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--json", action="store_true", help="print what was measured as JSON, a screen a line")
    parser.add_argument("--language", default="fr", help="of the browser (default: fr, the longest)")
    asked = parser.parse_args()
    chromium = os.environ.get("CHEESEBOARD_CHROMIUM") or shutil.which("chromium")
    with served() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, (place, whole) in PLACES.items():
            path = laid(address) if name == "table" else place
            visits = [painted(browser, address + path, whole, asked.language) for _ in range(VISITS)]
            middle = {key: round(statistics.median(visit[key] for visit in visits), 2) for key in visits[0]}
            if asked.json:
                print(json.dumps({"screen": name, "visits": VISITS, **middle}), flush=True)
            else:
                each = ", ".join(f"{visit['seconds']:.2f}" for visit in visits)
                print(
                    f"{name:10} {middle['seconds']:.2f} s ({each}), all of it after {middle['whole']:.2f} s, "
                    f"{middle['requests']:.0f} requests and {middle['bytes'] / 1000:.0f} kB",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
