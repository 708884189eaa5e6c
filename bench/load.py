"""Load a real server with real sockets, storage on, and print what it does as a table.

    .venv/bin/python bench/load.py closed peer
    .venv/bin/python bench/load.py closed apart --workers 2
    .venv/bin/python bench/load.py open --tables 800 --seconds 30
    .venv/bin/python bench/load.py laying --tables 12
    .venv/bin/python bench/load.py idle --sockets 5000
    .venv/bin/python bench/load.py soak --tables 200 --seconds 1800

- closed: at each table the next move follows as soon as everybody has heard of the last: how much a server can do
- peer: the same on a server of boardgame.io with trivial rules that keeps nothing but in memory, for comparison
- apart: the same on as many servers at once as there are workers, each alone with its own database and clients: the
  most that workers could do on this machine, if it cost nothing to serve the same tables
- open: each table makes a move a second: how long one takes to reach everybody, from writing it to the mover's socket
  until an update that holds it has been read, at the mover and at each of the others
- soak: the same for long, with a line a minute: what is in memory, open files, the longest pause of the event loop
- laying: so many parties lay a table, sit down, connect and begin anew: what that costs without any move
- idle: sockets at tables where nothing happens, and what they and the tables take of memory

Seats are people, each with a socket of their own; a match that ends is followed by a new table. The generator shares
the machine with the server, and so does whatever else runs there: moves for each second of the server's processors are
the figure to compare.
"""

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop

import cheeseboard as cb
import peer
from cheeseboard.games import get
from crowd import CheeseboardParty, Party, Score
from hosted import Hosted, free_port, hosting, longest

WARM_UP = 3.0
"""Seconds of play that are not measured."""
UNBOUNDED = tuple(f"--limit={name}=1000000" for name in ("seats_per_minute", "seats_per_person", "tables_per_person"))
"""For those who lay more tables than anybody does."""
PEER_FOLDER = Path(__file__).resolve().parent / "node_modules" / ".peer"


def length(game: str, seats: int) -> int:
    """Moves of a match, so that matches on the peer have as many."""
    match, bot = cb.new(game, players=seats, seed=1), cb.bot("random", seed=1)
    while match.turn is not None:
        match.play(bot.choose(match))
    return len(match.moves)


def party(kind: str, port: int, seats: int, score: Score, game: str) -> Party:
    if kind == "peer":
        return peer.PeerParty(port, seats, score, length(game, seats))
    return CheeseboardParty(port, seats, score, game)


async def generate(plan: dict[str, Any], ready: Any, go: Any) -> dict[str, Any]:
    score = Score()
    parties = [party(plan["kind"], plan["port"], plan["seats"], score, plan["game"]) for _ in range(plan["tables"])]
    for each in parties:
        await each.sit_down()
        if plan["kind"] not in ("idle", "laying"):
            await each.move_a_while(random.randrange(20))
    ready.release()
    await asyncio.to_thread(go.wait)
    if plan["kind"] == "idle":
        await asyncio.sleep(plan["seconds"])
        return {}
    every = 1.0 if plan["kind"] in ("open", "soak") else 0.0
    until = asyncio.get_running_loop().time() + WARM_UP + plan["seconds"]
    going = [lay_again(each, until) if plan["kind"] == "laying" else each.play(until, every) for each in parties]
    playing = [asyncio.create_task(each) for each in going]
    await asyncio.sleep(WARM_UP)
    score.counts = True
    busy = time.process_time()
    await asyncio.sleep(plan["seconds"])
    score.counts = False
    busy = time.process_time() - busy
    await asyncio.gather(*playing)
    return {
        "movers": score.movers,
        "others": score.others,
        "late": score.late,
        "refused": score.refused,
        "matches": score.matches,
        "cpu": busy,
    }


async def lay_again(party: Party, until: float) -> None:
    while asyncio.get_running_loop().time() < until:
        await party.sit_down()
        party.score.matches += party.score.counts


def worker(results: Any, *arguments: Any) -> None:
    results.put(uvloop.run(generate(*arguments)))


def summary(latencies: list[float]) -> dict[str, float]:
    ordered = sorted(latencies)

    def at(share: float) -> float:
        return round(ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000, 2)

    return {"p50_ms": at(0.5), "p95_ms": at(0.95), "p99_ms": at(0.99), "max_ms": at(1), "count": len(ordered)}


@contextmanager
def crowd(plan: dict[str, Any], processes: int) -> Iterator[tuple[Any, Any]]:
    """Processes that play the clients, all seated; what begins the play, and where they tell what they measured."""
    context = multiprocessing.get_context("spawn")
    ready, go, results = context.Semaphore(0), context.Event(), context.Queue()
    shares = [plan["tables"] // processes + (number < plan["tables"] % processes) for number in range(processes)]
    workers = [
        context.Process(target=worker, args=(results, {**plan, "tables": share}, ready, go), daemon=True)
        for share in shares
    ]
    for process in workers:
        process.start()
    for _ in workers:
        while not ready.acquire(timeout=1):
            assert all(process.is_alive() for process in workers), "a process that plays clients has failed"
    yield go, results
    for process in workers:
        process.join()


def played(kind: str, hosted: Hosted, chosen: argparse.Namespace) -> dict[str, Any]:
    plan = {"kind": kind, "port": hosted.port, "seats": chosen.seats, "game": chosen.game}
    plan |= {"tables": chosen.tables, "seconds": chosen.seconds}
    with crowd(plan, chosen.processes) as (go, results):
        go.set()
        time.sleep(WARM_UP)
        before, paused, began = hosted.usage(), hosted.pauses(), time.perf_counter()
        if kind == "soak":
            soak(hosted, chosen.seconds)
        else:
            time.sleep(chosen.seconds)
        after, elapsed = hosted.usage(), time.perf_counter() - began
        pause = longest(paused, hosted.pauses())
        parts = [results.get(timeout=120) for _ in range(chosen.processes)]
    movers = [latency for part in parts for latency in part["movers"]]
    others = [latency for part in parts for latency in part["others"]]
    used = after.cpu - before.cpu
    return {
        "kind": kind,
        "game": "trivial" if kind == "peer" else chosen.game,
        "workers": 1 if kind == "peer" else chosen.workers,
        "database": "memory" if kind == "peer" else chosen.database,
        "tables": chosen.tables,
        "clients": chosen.tables * chosen.seats,
        "seconds": chosen.seconds,
        "moves_per_second": round(len(movers) / elapsed, 1),
        "moves_per_cpu_second": round(len(movers) / used, 1),
        "all": summary(movers + others),
        "mover": summary(movers),
        "others": summary(others),
        "refused": sum(part["refused"] for part in parts),
        "late_moves": sum(part["late"] for part in parts),
        "matches": sum(part["matches"] for part in parts),
        "server_cpu": round(used / elapsed, 3),
        "server_waited": round((after.waited - before.waited) / elapsed, 3),
        "engines_cpu": round((after.engines - before.engines) / elapsed, 3),
        "server_memory_mb": round(after.memory, 1),
        "pause_at_most_ms": None if pause is None else round(1000 * pause, 1),
        "generator_cpu": round(sum(part["cpu"] for part in parts) / elapsed, 3),
    }


def soak(hosted: Hosted, seconds: float) -> None:
    """A line for each minute, so that growth is seen as it happens."""
    until = time.monotonic() + seconds
    print("minute      MB  files  pause ms", flush=True)
    for minute in itertools.count(1):
        usage, paused = hosted.usage(), hosted.pauses()
        if (left := until - time.monotonic()) <= 0:
            break
        time.sleep(min(60.0, left))
        pause = longest(paused, hosted.pauses())
        told = "" if pause is None else f"{1000 * pause:.0f}"
        print(f"{minute:6}  {usage.memory:6.1f}  {usage.files:5}  {told:>8}", flush=True)


def laying(hosted: Hosted, chosen: argparse.Namespace) -> dict[str, Any]:
    plan = {"kind": "laying", "port": hosted.port, "seats": chosen.seats, "game": chosen.game}
    with crowd(plan | {"tables": chosen.tables, "seconds": chosen.seconds}, chosen.processes) as (go, results):
        go.set()
        time.sleep(WARM_UP)
        before = hosted.usage()
        time.sleep(chosen.seconds)
        after = hosted.usage()
        laid = sum(results.get(timeout=120)["matches"] for _ in range(chosen.processes))
    return {
        "kind": "laying",
        "workers": chosen.workers,
        "database": chosen.database,
        "tables": laid,
        "cpu_ms_per_table": round(1000 * (after.cpu - before.cpu) / laid, 2),
        "server_memory_mb": round(after.memory, 1),
    }


def idle(hosted: Hosted, chosen: argparse.Namespace) -> dict[str, Any]:
    plan = {"kind": "idle", "port": hosted.port, "seats": chosen.seats, "game": chosen.game, "seconds": 5.0}
    empty = hosted.usage().memory
    with crowd(plan | {"tables": chosen.sockets // chosen.seats}, chosen.processes) as (go, results):
        time.sleep(1)
        full = hosted.usage().memory
        go.set()
        for _ in range(chosen.processes):
            results.get(timeout=120)
    tables = chosen.sockets // chosen.seats
    return {
        "kind": "idle",
        "workers": chosen.workers,
        "database": chosen.database,
        "tables": tables,
        "clients": chosen.sockets,
        "server_memory_mb": round(full, 1),
        "empty_memory_mb": round(empty, 1),
        "kb_per_table_and_sockets": round((full - empty) * 1024 / tables, 1),
    }


def apart(chosen: argparse.Namespace) -> dict[str, Any]:
    command = [sys.executable, __file__, "closed", "--json", "--game", chosen.game, "--database", chosen.database]
    command += ["--seats", str(chosen.seats), "--seconds", str(chosen.seconds)]
    command += ["--tables", str(chosen.tables // chosen.workers)]
    servers = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(chosen.workers)]
    parts: list[dict[str, Any]] = [json.loads(server.communicate()[0]) for server in servers]
    names = ("tables", "moves_per_second", "server_cpu", "server_waited", "engines_cpu", "generator_cpu")
    summed = {name: round(sum(part[name] for part in parts), 3) for name in (*names, "server_memory_mb", "refused")}
    work = round(summed["moves_per_second"] / summed["server_cpu"], 1)
    return parts[0] | summed | {"kind": "apart", "workers": chosen.workers, "moves_per_cpu_second": work}


def measure(kind: str, chosen: argparse.Namespace) -> dict[str, Any]:
    if kind == "apart":
        return apart(chosen)
    with tempfile.TemporaryDirectory() as folder:
        if kind == "peer":
            assert peer.install(PEER_FOLDER), "boardgame.io cannot be installed here"
            port = free_port()
            server = peer.start(PEER_FOLDER, port)
            try:
                result = played(kind, Hosted(server, port), chosen)
            finally:
                server.terminate()
                server.wait(5)
        else:
            options = UNBOUNDED if kind in ("closed", "laying") else ()
            with hosting(Path(folder), chosen.workers, chosen.database, options) as hosted:
                if kind == "laying":
                    result = laying(hosted, chosen)
                else:
                    result = idle(hosted, chosen) if kind == "idle" else played(kind, hosted, chosen)
            result["stopped_in_s"] = round(hosted.stopped_in or 0, 2)
    return result | {"cores": os.cpu_count(), "machine_load": os.getloadavg()[0]}


COLUMNS = {
    "kind": "",
    "workers": "workers",
    "database": "database",
    "tables": "tables",
    "moves_per_second": "moves/s",
    "moves_per_cpu_second": "moves/cpu s",
    "cpu_ms_per_table": "cpu ms/table",
    "p50_ms": "half ms",
    "p99_ms": "99 % ms",
    "pause_at_most_ms": "pause ms",
    "server_cpu": "server",
    "server_waited": "waited",
    "engines_cpu": "engines",
    "generator_cpu": "generator",
    "server_memory_mb": "MB",
    "kb_per_table_and_sockets": "KB/table",
    "stopped_in_s": "stop s",
    "refused": "refused",
}


def show(results: list[dict[str, Any]]) -> None:
    rows = [{**result, **result.get("all", {})} for result in results]
    lines = [[*COLUMNS.values()]]
    lines += [["" if row.get(name) is None else str(row[name]) for name in COLUMNS] for row in rows]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))
    ours = [result for result in results if result["kind"] == "closed"]
    for other in (result for result in results if result["kind"] == "peer"):
        for result in ours:
            compare(result, other, "boardgame.io")
    for other in (result for result in results if result["kind"] == "apart"):
        for result in ours:
            compare(result, other, f"{other['workers']} servers apart")


def compare(ours: dict[str, Any], theirs: dict[str, Any], whose: str) -> None:
    rate, work = (ours[name] / theirs[name] for name in ("moves_per_second", "moves_per_cpu_second"))
    print(f"{rate:.2f} of the rate of {whose}, {work:.2f} of the moves for each second of processor")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="closed|apart|open|peer|laying|idle|soak", help="(default: open)")
    parser.add_argument("--tables", type=int, help="(default: 800 for open, else 300)")
    parser.add_argument("--sockets", type=int, default=5000, help="those that are idle")
    parser.add_argument("--game", choices=cb.shelf(), default=cb.shelf()[0], help="(default: %(default)s)")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="processes that play the clients (default: 1)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each")
    chosen = parser.parse_args()
    if unknown := {*chosen.kinds} - {"closed", "apart", "open", "peer", "laying", "idle", "soak"}:
        parser.error(f"there is no {' and no '.join(sorted(unknown))}")
    try:
        get(chosen.game).check_players(chosen.seats)
    except cb.BadTable as problem:
        parser.error(str(problem))
    results = []
    wanted = chosen.tables
    for kind in chosen.kinds or ["open"]:
        print(f"{kind} ...", file=sys.stderr)
        chosen.tables = wanted or (800 if kind == "open" else 300)
        results.append(measure(kind, chosen))
        if chosen.json:
            print(json.dumps(results[-1]), flush=True)
    if not chosen.json:
        show(results)


if __name__ == "__main__":
    main()
