"""Measure everything on this machine and write `bench/results.md`. Best on a machine that does nothing else.

.venv/bin/python bench/results.py
"""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from goals import goals

BENCH = Path(__file__).resolve().parent


def main() -> None:
    busy = os.getloadavg()[0]
    speeds = measured("-m", "cheeseboard", "bench", "--json")
    (startup,) = measured(str(BENCH / "startup.py"), "--json")
    (load,) = measured(str(BENCH / "load.py"), "--json")
    text = "\n".join([*heading(busy), *games(speeds), *waiting(startup), *crowd(load)])
    (BENCH / "results.md").write_text(text + "\n", encoding="utf-8")


def measured(*command: str) -> list[dict[str, Any]]:
    print(f"{' '.join(command)} ...", file=sys.stderr)
    told = subprocess.run([sys.executable, *command], stdout=subprocess.PIPE, text=True, check=True).stdout
    return [json.loads(line) for line in told.splitlines()]


def heading(busy: float) -> Iterator[str]:
    yield "# Speed, measured"
    yield ""
    yield f"Written by `bench/results.py` on {datetime.now(UTC).date()}, and never by hand."
    yield f"Machine: {processor()}, {platform.system()}, Python {platform.python_version()}, Numba {version('numba')}."
    yield f"Load average before the start: {busy:.1f}. Above 0.5 other work took part of what is measured."


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def games(speeds: list[dict[str, Any]]) -> Iterator[str]:
    first = speeds[0]
    yield from section("Random games, full rules")
    cores = f"on {first['cores']} cores"
    yield f"| game | players | moves/s, one core | {cores} | ratio | `imagine` | `play` + `legal` | `view` |"
    yield "|---|--:|--:|--:|--:|--:|--:|--:|"
    for speed in speeds:
        yield (
            f"| {speed['game']} | {speed['players']} | {millions(speed['moves_per_second'])} "
            f"| {millions(speed['batch_moves_per_second'])} | {speed['ratio']:.2f} "
            f"| {speed['imagine_ns']:.0f} ns | {speed['play_and_legal_us']:.0f} µs | {speed['view_us']:.0f} µs |"
        )
    for game, goal in goals().items():
        rate = millions(goal["moves_per_second"]) if "moves_per_second" in goal else ""
        yield f"| goal, {game} | each | {rate} | | 1.80 on 2 cores | 1000 ns | 100 µs | 200 µs |"
    yield ""
    yield "| game | state | copying it | compiling everything, empty cache | full cache |"
    yield "|---|--:|--:|--:|--:|"
    for speed in {speed["game"]: speed for speed in speeds}.values():
        yield (
            f"| {speed['game']} | {speed['state_bytes']} bytes | {speed['copy_ns']:.1f} ns "
            f"| {speed['compile_cold_s']:.1f} s | {speed['compile_warm_s']:.1f} s |"
        )
    for game, goal in goals().items():
        size = f"{goal['state_bytes']} bytes" if "state_bytes" in goal else ""
        yield f"| goal, {game} | {size} | 10 ns | | |"
    yield ""
    yield "What kernels do is the best of 20 tries, one core and all cores by turns; what Python does is an average."


def waiting(startup: dict[str, float]) -> Iterator[str]:
    yield from section("Waiting")
    yield "| | measured | goal |"
    yield "|---|--:|--:|"
    yield f"| `./play` to the first page, set up already | {startup['page_s']:.2f} s | 4 s |"
    yield f"| first bot's move, empty kernel cache | {startup['bot_cold_s']:.2f} s | 15 s |"
    yield f"| slowest page meanwhile | {startup['page_while_cold_s']:.2f} s | |"
    yield f"| first bot's move, full kernel cache | {startup['bot_warm_s']:.2f} s | 1 s |"
    yield f"| slowest page meanwhile | {startup['page_while_warm_s']:.2f} s | |"


def crowd(load: dict[str, Any]) -> Iterator[str]:
    yield from section("A full house")
    tables, clients = load["tables"], load["clients"]
    yield f"One server process, {tables} tables with {clients} clients, each table a move a second, every move saved."
    yield f"From sending a move to receiving its event, over {load['all']['count']:,} events:"
    yield ""
    yield "| half | 95 % | 99 % | slowest | server | memory |"
    yield "|--:|--:|--:|--:|--:|--:|"
    times = [f"{load['all'][name]:.1f} ms" for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms")]
    yield f"| {' | '.join(times)} | {load['server_cpu']:.0%} of a core | {load['server_memory_mb']:.0f} MB |"
    yield "| | | 50 ms (goal) | | | |"


def section(title: str) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    yield ""


def millions(rate: float) -> str:
    return f"{rate / 1e6:.1f} M"


if __name__ == "__main__":
    main()
