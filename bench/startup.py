"""Measure how long people wait: for the page after `./play`, and for the first bot's move, through the real server.

    .venv/bin/python bench/startup.py

Everything is set up already; what is cold or warm is the cache of compiled kernels. While the bot is waited for, the
page is fetched again and again: its slowest answer shows whether compiling keeps anybody waiting.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
from websockets.sync.client import connect

import cheeseboard as cb
from cheeseboard.games import get

ROOT = Path(__file__).resolve().parent.parent
PLAY = [sys.executable, str(ROOT / "play"), "--no-browser"]
TRIES = 5


@contextmanager
def started(folder: Path) -> Iterator[str]:
    """`./play` with its tables and its compiled kernels in this folder; yields the address it prints."""
    surroundings = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "kernels")}
    command = [*PLAY, "--database", str(folder / "tables.db")]
    server = subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True)
    assert server.stdout
    try:
        yield re.findall(r"http://[\d.:]+", server.stdout.readline())[0]
    finally:
        server.terminate()
        server.wait()


def first_page(folder: Path) -> float:
    """Seconds from calling `./play` to the page."""
    start = time.perf_counter()
    with started(folder) as address:
        httpx.get(address).raise_for_status()
        return time.perf_counter() - start


def first_bot_move(game: str, folder: Path) -> tuple[float, float]:
    """Seconds from laying a table, as soon as the page is there, to a bot's move; and the slowest page meanwhile."""
    # On each, since not in every game it is known who begins.
    seats = [{"kind": "bot", "bot": "greedy"}] * get(game).counts[0]
    slowest = 0.0
    moved = threading.Event()

    def look(address: str) -> None:
        nonlocal slowest
        with httpx.Client() as another:
            while not moved.is_set():
                slowest = max(slowest, another.get(address).elapsed.total_seconds())
                moved.wait(0.02)

    with started(folder) as address, httpx.Client(base_url=address) as client:
        client.get("/").raise_for_status()
        start = time.perf_counter()
        looking = threading.Thread(target=look, args=[address])
        looking.start()
        answer = client.post("/api/tables", json={"game": game, "seats": seats})
        table = answer.raise_for_status().json()["id"]
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        place = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        with connect(place, additional_headers={"Cookie": cookies}, proxy=None) as wire:
            while not json.loads(wire.recv())["moves"]:
                pass
        seconds = time.perf_counter() - start
        moved.set()
        looking.join()
    return seconds, slowest


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--game", choices=cb.shelf(), default=cb.shelf()[0], help="(default: %(default)s)")
    asked = parser.parse_args()
    # A compiler that a server has started may still write what it has made.
    folder = partial(tempfile.TemporaryDirectory, ignore_cleanup_errors=True)
    with folder() as cold, folder() as own:
        measured = {}
        measured["bot_cold_s"], measured["page_while_cold_s"] = first_bot_move(asked.game, Path(cold))
        fill(asked.game, Path(own))
        measured["bot_warm_s"], measured["page_while_warm_s"] = first_bot_move(asked.game, Path(own))
        measured["page_s"] = statistics.median(first_page(Path(own)) for _ in range(TRIES))
    measured = {name: round(seconds, 3) for name, seconds in measured.items()}
    if asked.json:
        print(json.dumps(measured))
        return
    for name, seconds in measured.items():
        print(f"{name:<20} {seconds:.2f} s")


def fill(game: str, folder: Path) -> None:
    """Compile everything once, into the cache that the warm runs find."""
    surroundings = {**os.environ, "NUMBA_CACHE_DIR": str(folder / "kernels")}
    subprocess.run([sys.executable, "-m", "cheeseboard.bots.rehearsal", game, "{}"], env=surroundings, check=True)


if __name__ == "__main__":
    main()
