"""Measure everything on this machine and write `bench/results.md`. Best on a machine that does nothing else.

.venv/bin/python bench/results.py
.venv/bin/python bench/results.py games     random games alone
.venv/bin/python bench/results.py peers     games beside those of others, alone
.venv/bin/python bench/results.py load      the server under load alone
.venv/bin/python bench/results.py several   several workers, PostgreSQL and Redis under load alone
.venv/bin/python bench/results.py paint     how soon a phone shows something, alone
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


GAMES = "Random games, full rules"
PEERS = "Beside others"
HOUSE = "A full house"
SEVERAL = "Several workers, PostgreSQL, Redis"
PHONE = "On a slow phone"


def main() -> None:
    if sys.argv[1:] == ["games"]:
        return anew(GAMES, games(speeds()))
    if sys.argv[1:] == ["peers"]:
        return anew(PEERS, others(peers()))
    if sys.argv[1:] == ["load"]:
        return anew(HOUSE, crowd(loads()))
    if sys.argv[1:] == ["several"]:
        return anew(SEVERAL, engines(on_engines()))
    if sys.argv[1:] == ["paint"]:
        return anew(PHONE, phone(paints()))
    busy = os.getloadavg()[0]
    (startup,) = measured(str(BENCH / "startup.py"), "--json")
    served = crowd(loads()), engines(on_engines())
    parts = games(speeds()), others(peers()), waiting(startup), phone(paints()), *served
    text = "\n".join([*heading(busy), *(line for part in parts for line in part)])
    (BENCH / "results.md").write_text(text + "\n", encoding="utf-8")
    return None


def anew(title: str, lines: Iterator[str]) -> None:
    """Write this part anew, and leave the others as they are; one that was not there is the last."""
    results = BENCH / "results.md"
    before, _, after = results.read_text(encoding="utf-8").partition(f"\n## {title}\n")
    others = after[after.index("\n## ") :] if "\n## " in after else ""
    results.write_text("\n".join([before.rstrip("\n"), *lines, others]).rstrip("\n") + "\n", encoding="utf-8")


def speeds() -> list[dict[str, Any]]:
    return measured("-m", "cheeseboard", "bench", "--json")


def peers() -> list[dict[str, Any]]:
    return measured("-m", "cheeseboard", "bench", "--peers", "--json")


def paints() -> list[dict[str, Any]]:
    return measured(str(BENCH / "paint.py"), "--json")


def loads() -> list[dict[str, Any]]:
    return measured(str(BENCH / "load.py"), "open", "closed", "peer", "idle", "--json")


def on_engines() -> list[dict[str, Any]]:
    two, postgres = ["--workers", "2"], ["--database", "postgresql"]
    wanted = (["closed"], ["closed", *two], ["apart", *two], ["closed", *postgres], ["closed", *two, *postgres])
    return [load for each in wanted for load in measured(str(BENCH / "load.py"), *each, "--seconds", "20", "--json")]


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
    yield from section(GAMES)
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
    yield f"Load average after it: {os.getloadavg()[0]:.1f}."


def others(pairs: list[dict[str, Any]]) -> Iterator[str]:
    yield from section(PEERS)
    yield "By turns in one run, by processor time of one core, the best of 5 tries;"
    yield "`docs/study.md` tells how each is asked."
    yield "A peer that is not installed is left out."
    yield ""
    yield "| work | here | there | here, a second | there | ratio |"
    yield "|---|---|---|--:|--:|--:|"
    for pair in pairs:
        yield (
            f"| {pair['work']} | {pair['game']} | {pair['peer']} "
            f"| {pair['ours']:,.0f} | {pair['theirs']:,.0f} | {pair['ratio']:.1f} |"
        )


def waiting(startup: dict[str, float]) -> Iterator[str]:
    yield from section("Waiting")
    yield "| | measured | goal |"
    yield "|---|--:|--:|"
    yield f"| `./play` to the first page, set up already | {startup['page_s']:.2f} s | 4 s |"
    yield f"| first bot's move, empty kernel cache | {startup['bot_cold_s']:.2f} s | 15 s |"
    yield f"| slowest page meanwhile | {startup['page_while_cold_s']:.2f} s | |"
    yield f"| first bot's move, full kernel cache | {startup['bot_warm_s']:.2f} s | 1 s |"
    yield f"| slowest page meanwhile | {startup['page_while_warm_s']:.2f} s | |"


def phone(paints: list[dict[str, Any]]) -> Iterator[str]:
    yield from section(PHONE)
    yield "The first visit, in French: 1.6 Mbit/s, 150 ms until a request is answered, a processor four times slower;"
    yield f"the middle one of {paints[0]['visits']} visits. Load average after it: {os.getloadavg()[0]:.1f}."
    yield ""
    yield "| screen | largest contentful paint (goal: 1.5 s) | all of it | requests by then | packed |"
    yield "|---|--:|--:|--:|--:|"
    for paint in paints:
        yield (
            f"| {paint['screen']} | {paint['seconds']:.2f} s | {paint['whole']:.2f} s "
            f"| {paint['requests']:.0f} | {paint['bytes'] / 1000:.0f} kB |"
        )


def crowd(loads: list[dict[str, Any]]) -> Iterator[str]:
    by_kind = {load["kind"]: load for load in loads}
    calm, full, peer, idle = (by_kind[kind] for kind in ("open", "closed", "peer", "idle"))
    yield from section(HOUSE)
    yield f"One server process on {calm['cores']} cores, which it shares with those who play, every move saved."
    yield f"Load average after it: {calm['machine_load']:.1f}. What other work took is in all that the clock counts."
    yield ""
    yield f"{calm['tables']} tables with {calm['clients']} clients, each table a move a second:"
    yield "from sending a move to receiving its event."
    yield ""
    yield "| half | 95 % | 99 % | slowest | longest pause of the event loop | server | memory |"
    yield "|--:|--:|--:|--:|--:|--:|--:|"
    times = [f"{calm['all'][name]:.1f} ms" for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms")]
    pause = f"under {calm['pause_at_most_ms']:.0f} ms"
    yield f"| {' | '.join(times)} | {pause} | {calm['server_cpu']:.0%} of a core | {calm['server_memory_mb']:.0f} MB |"
    yield "| | | 50 ms (goal) | | 50 ms (goal) | | |"
    yield ""
    yield f"{full['tables']} tables where each move follows as soon as all four have heard of the last,"
    yield "laying new tables included; beside it boardgame.io, with rules that do nothing and all of it in memory:"
    yield ""
    yield "| | moves/s | of one core | moves for a second of processor |"
    yield "|---|--:|--:|--:|"
    for name, load in (("Cheeseboard", full), ("boardgame.io", peer)):
        rate, work = load["moves_per_second"], load["moves_per_cpu_second"]
        yield f"| {name} | {rate:.0f} | {load['server_cpu']:.0%} | {work:.0f} |"
    shares = [full[name] / peer[name] for name in ("moves_per_second", "moves_per_cpu_second")]
    yield f"| ratio (goal: 1) | {shares[0]:.2f} | | {shares[1]:.2f} |"
    yield ""
    sockets, all_in_all, empty = idle["clients"], idle["server_memory_mb"], idle["empty_memory_mb"]
    yield f"{sockets} sockets where nothing happens: {all_in_all:.0f} MB (goal: 400 MB), {empty:.0f} MB without them;"
    yield f"{idle['kb_per_table_and_sockets']:.0f} KB for a table with its four sockets."


def engines(loads: list[dict[str, Any]]) -> Iterator[str]:
    one, two, apart, postgres, two_on_postgres = loads
    yield from section(SEVERAL)
    yield f"{one['tables']} tables where each move follows as soon as all four have heard of the last, as above, on"
    yield f"{one['cores']} cores that servers, engines and those who play share, so that two workers do not have two."
    yield "How far two could come here is told by two servers that know nothing of one another."
    yield f"Load average after it: {two_on_postgres['machine_load']:.1f}."
    yield ""
    yield "| | moves/s | of one core | engines | moves for a second of the servers' processors | 99 % |"
    yield "|---|--:|--:|--:|--:|--:|"
    named = {
        "one process, a file": one,
        "two workers, a file, Redis": two,
        "two servers apart, a file each": apart,
        "one process, PostgreSQL": postgres,
        "two workers, PostgreSQL, Redis": two_on_postgres,
    }
    for name, load in named.items():
        rate, work, late = load["moves_per_second"], load["moves_per_cpu_second"], load["all"]["p99_ms"]
        cores = f"{load['server_cpu']:.0%} | {load['engines_cpu']:.0%}"
        yield f"| {name} | {rate:.0f} | {cores} | {work:.0f} | {'' if load is apart else f'{late:.0f} ms'} |"
    yield ""
    work = two["moves_per_cpu_second"] / one["moves_per_cpu_second"]
    rate, most, alone, together = (
        more["moves_per_second"] / fewer["moves_per_second"]
        for more, fewer in ((two, one), (apart, one), (postgres, one), (two_on_postgres, two))
    )
    yield f"Two workers do {work:.2f} of what one does for a second of processor: {2 * work:.2f} times as much where"
    yield f"each has a core (goal: 1.6). Here it is {rate:.2f} times; two servers apart do {most:.2f}. PostgreSQL has"
    yield f"{alone:.2f} of a file's rate with one process, and {together:.2f} with two (goal: 0.7)."


def section(title: str) -> Iterator[str]:
    yield ""
    yield f"## {title}"
    yield ""


def millions(rate: float) -> str:
    return f"{rate / 1e6:.1f} M"


if __name__ == "__main__":
    main()
