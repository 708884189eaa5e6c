"""How soon a phone shows something: the largest contentful paint, on a slow line and a slow processor.

    .venv/bin/python bench/paint.py [--json]

Starts a server of its own and the Chromium of this machine, which plays a phone as Lighthouse does: 1.6 Mbit/s,
150 ms there and back, a processor four times slower than this one, nothing kept from earlier visits. The goal is 1.5 s.
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

from playwright.sync_api import Browser, ViewportSize, sync_playwright

PHONE: ViewportSize = {"width": 390, "height": 844}
ROUND_TRIP = 150
BYTES_A_SECOND = 1_600_000 / 8
SLOWER = 4
VISITS = 5
PLACES = {"lobby": "/", "rulebook": "/rules/cheez-tricks", "lesson": "/learn/cheese-rescue"}
LARGEST = """() => new Promise((done) => {
  let last = 0;
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) last = entry.startTime; })
    .observe({ type: 'largest-contentful-paint', buffered: true });
  setTimeout(() => done(last), 1500);
})"""


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


def painted(browser: Browser, address: str, language: str) -> float:
    """Seconds until the largest thing was there, for somebody who has never been here."""
    context = browser.new_context(viewport=PHONE, locale=language, device_scale_factor=3, is_mobile=True)
    page = context.new_page()
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
    page.goto(address, wait_until="networkidle" if "/rules" in address else "load")
    page.get_by_role("heading", level=1).first.wait_for()
    milliseconds: float = page.evaluate(LARGEST)
    context.close()
    return milliseconds / 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--json", action="store_true", help="print what was measured as JSON")
    parser.add_argument("--language", default="fr", help="of the browser (default: fr, the longest)")
    asked = parser.parse_args()
    found: dict[str, list[float]] = {}
    chromium = os.environ.get("CHEESEBOARD_CHROMIUM") or shutil.which("chromium")
    with served() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, place in PLACES.items():
            found[name] = [round(painted(browser, address + place, asked.language), 3) for _ in range(VISITS)]
            if not asked.json:
                print(
                    f"{name:10} {statistics.median(found[name]):5.2f} s   of {VISITS} visits: {found[name]}", flush=True
                )
        browser.close()
    if asked.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main()
