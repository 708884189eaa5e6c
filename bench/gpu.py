"""Measure a graphics card, and compare every byte of what it plays with what the processor plays.

    bench/gpu.py prepare FOLDER    where Numba is: the kernels, and digests of a million matches
    bench/gpu.py measure FOLDER    where the card is, with CuPy: writes gpu.json and gpu.md into FOLDER/results
    bench/gpu.py peers FOLDER      the same of Pgx's games, where JAX and Pgx are: adds to what was written there

With --results they write elsewhere, with --quick they leave the smaller batch out. All may be one machine. One that has
only the card needs no Numba: the kernels are read from the folder.
"""

import argparse
import contextlib
import hashlib
import itertools
import json
import os
import platform
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np

import cheeseboard as cb
from cheeseboard.engine import retarget
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.cuda import READY_MADE, Cuda

MATCHES = 1_000_000
STEPPED = 1 << 14
SET_UP = 1 << 10
"""Matches for each way to set a game up."""
STEPS = 200
SEED = 11
LONGEST = 408
"""Steps that are timed: two matches of the longest game of a fixed length."""
PIECE = 1 << 16
"""Matches that share a digest, so that a difference can be found."""
BLOCKS = (32, 64, 128)
COUNTS = (1 << 17, 1 << 20)


def tables() -> Iterator[tuple[str, int]]:
    """Each game with the fewest and with the most players."""
    for name in cb.shelf():
        for players in (cb.game(name).counts[0], cb.game(name).counts[-1]):
            yield name, players


def settings(name: str) -> Iterator[tuple[int, dict[str, str]]]:
    """All ways to set a game up: numbers of players, and options that they allow."""
    game = cb.game(name)
    for players in game.counts:
        for values in itertools.product(*(option.values for option in game.options)):
            chosen = dict(zip((option.name for option in game.options), values, strict=True))
            with contextlib.suppress(cb.BadTable):
                yield players, dict(game.check_options(players, chosen))


def digests(batch: Batch) -> list[str]:
    """Of what every match of a batch has come to."""
    states = batch.device.fetched(batch.states)
    return [hashlib.sha256(states[at : at + PIECE].tobytes()).hexdigest() for at in range(0, len(batch), PIECE)]


def played(name: str, players: int, device: str) -> dict[str, Any]:
    """A million matches to their ends by random moves; then the dealing, stepping and telling of fewer."""
    batch = cb.batch(name, players, MATCHES, seed=SEED, device=device)
    moves = batch.playout()
    return {
        "moves": moves,
        "states": digests(batch),
        "steps": stepped(name, players, device),
        **asked(name, players, device),
    }


def set_up(name: str, device: str) -> dict[str, str]:
    """A digest for each way to set the game up."""
    return {f"{players} {chosen}": stepped(name, players, device, SET_UP, chosen) for players, chosen in settings(name)}


def stepped(name: str, players: int, device: str, count: int = STEPPED, chosen: Mapping[str, str] = {}) -> str:
    """A digest of all that so many whole steps tell."""
    batch = cb.batch(name, players, count, seed=SEED, device=device, **chosen)
    told, digest = batch.look(), hashlib.sha256()
    for number in range(STEPS):
        batch.step(batch.choose(), told, check=number % 10 == 0)
        if number % 10 == 9:
            for array in told:
                digest.update(batch.device.fetched(array).tobytes())
    digest.update(batch.device.fetched(batch.states).tobytes())
    return digest.hexdigest()


def asked(name: str, players: int, device: str) -> dict[str, str]:
    """A digest of whatever else can be asked of a batch, by what was asked."""
    batch = cb.batch(name, players, 5000, seed=SEED, device=device)
    ended = batch.ramble(37)
    batch.reset(batch.device.arrays.arange(len(batch)) % 5 == 0)
    batch.play(batch.choose())
    twin = batch.copy(seed=5)
    answers = {
        "ramble": ended,
        "turns": batch.turns(),
        "legal": batch.legal(),
        "observe": batch.observe(1),
        "score": batch.score(),
        "winners": batch.winners(),
        "greedy": batch.choose("greedy"),
        "imagine": batch.imagine(seed=3).states,
        "imagine of a seat": batch.imagine(1, seed=4).states,
        "copy": twin.states,
        "replay": np.array([twin.replay()]),
        "replayed": twin.states,
        "match": np.frombuffer(batch.match(3).state.tobytes(), np.uint8),
    }
    return {
        what: hashlib.sha256(
            (array if isinstance(array, np.ndarray) else batch.device.fetched(array)).tobytes()
        ).hexdigest()
        for what, array in answers.items()
    }


def prepare(folder: Path) -> None:
    for name in cb.shelf():
        print("kernels of", name, flush=True)
        retarget.write(folder, cb.game(name))
    expected: dict[str, Any] = {name: set_up(name, "cpu") for name in cb.shelf()}
    for name, players in tables():
        began = time.perf_counter()
        expected[f"{name} {players}"] = played(name, players, "cpu")
        print(name, players, f"{time.perf_counter() - began:.0f} s", flush=True)
    (folder / "expected.json").write_text(json.dumps(expected, indent=1))


def compare(expected: dict[str, Any], found: dict[str, Any]) -> list[str]:
    """Where they differ."""
    wrong = [what for what in expected if what != "states" and expected[what] != found[what]]
    pieces = sum(one != other for one, other in zip(expected["states"], found["states"], strict=True))
    return wrong + ([f"states of {pieces} in {len(expected['states'])} pieces"] if pieces else [])


def seconds(work: Callable[[], Any], arrays: Any, times: int = 3) -> float:
    """The best of some, on an idle card, after one that does not count."""
    work()
    taken = []
    for _ in range(times):
        arrays.cuda.Device().synchronize()
        began = time.perf_counter()
        work()
        arrays.cuda.Device().synchronize()
        taken.append(time.perf_counter() - began)
    return min(taken)


def rambling(name: str, players: int, count: int, blocks: tuple[int, ...]) -> Iterator[dict[str, Any]]:
    """Whole random matches, one dealt after another."""
    batch = cb.batch(name, players, count, seed=SEED, device="cuda")
    batch.ramble(50)  # so that they are not all at their beginning
    moves = 200
    for block in blocks:
        batch.device.block = block  # type: ignore[attr-defined]
        speed = count * moves / seconds(lambda: batch.ramble(moves), batch.device.arrays)
        yield {"what": "random moves", "count": count, "block": block, "speed": speed}


def stepping(name: str, players: int, count: int) -> Iterator[dict[str, Any]]:
    """The mean of so many whole steps that every match ends at least once, with moves drawn on the card before each.

    Matches of some games are all equally long: the fastest of a few steps would be one in which none is dealt anew.
    """
    batch = cb.batch(name, players, count, seed=SEED, device="cuda")
    told = batch.step(batch.choose(), check=False)
    arrays, ended = batch.device.arrays, 0
    events = [[arrays.cuda.Event() for _ in range(3)] for _ in range(LONGEST)]
    for before, between, after in events:
        before.record()
        chosen = batch.choose()
        between.record()
        batch.step(chosen, told, check=False)
        after.record()
        ended += told.done.sum()
    arrays.cuda.Device().synchronize()
    assert int(ended) >= count * (name != "chop-chop"), "a mean without re-deals says too little"
    elapsed = arrays.cuda.get_elapsed_time
    for what, start, stop in (("moves chosen", 0, 1), ("whole steps", 1, 2), ("steps and choice", 0, 2)):
        mean = sum(elapsed(each[start], each[stop]) for each in events) / len(events) / 1000
        yield {"what": what, "count": count, "block": 0, "speed": count / mean}


def measure(folder: Path, results: Path, quick: bool) -> int:
    os.environ[READY_MADE] = str(folder)
    expected = json.loads((folder / "expected.json").read_text())
    results.mkdir(parents=True, exist_ok=True)
    arrays = Cuda().arrays
    card = arrays.cuda.runtime.getDeviceProperties(0)["name"].decode()
    versions = {"cupy": arrays.__version__, "python": platform.python_version()}
    out: dict[str, Any] = {"card": card, **versions, "set up": {}, "tables": {}}
    failed = 0
    for name in cb.shelf():
        found = set_up(name, "cuda")
        wrong = [what for what, digest in expected[name].items() if found[what] != digest]
        failed += bool(wrong)
        told = "differ: " + ", ".join(wrong) if wrong else "byte-equal"
        out["set up"][name] = f"{len(found)} ways to set up {name}: {told}"
        print(out["set up"][name], flush=True)
    for name, players in tables():
        began = time.perf_counter()
        wrong = compare(expected[f"{name} {players}"], played(name, players, "cuda"))
        failed += bool(wrong)
        print(
            name,
            players,
            "differs: " + ", ".join(wrong) if wrong else "byte-equal",
            f"{time.perf_counter() - began:.1f} s",
            flush=True,
        )
        measured = []
        for count in COUNTS[-1:] if quick else COUNTS:
            for each in (*rambling(name, players, count, BLOCKS), *stepping(name, players, count)):
                print(
                    f"  {each['what']:30} {each['count']:8} {each['block']:4} {each['speed'] / 1e6:10.1f} M/s",
                    flush=True,
                )
                measured.append(each)
        out["tables"][f"{name} {players}"] = {
            "wrong": wrong,
            "moves": expected[f"{name} {players}"]["moves"],
            "measured": measured,
        }
        (results / "gpu.json").write_text(json.dumps(out, indent=1))
    (results / "gpu.md").write_text(table(out))
    print(table(out))
    return failed


PEERS = ("backgammon", "sparrow_mahjong", "animal_shogi", "leduc_holdem", "kuhn_poker", "hex", "connect_four")


def peers(results: Path, quick: bool) -> int:
    """Whole steps of Pgx's games with random legal moves and their choice, in one program, as it is meant to be."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    file = results / "gpu.json"
    out = json.loads(file.read_text())
    out["peers"] = {"jax": jax.__version__, "pgx": pgx.__version__, "speed": {}}
    for name in PEERS:
        game = pgx.make(name)
        whole = jax.vmap(auto_reset(game.step, game.init))
        for count in COUNTS[-1:] if quick else COUNTS:
            steps = 100

            def one(carried: Any, _: Any, whole: Any = whole, count: int = count) -> Any:
                state, key = carried
                key, choosing, chance = jax.random.split(key, 3)
                odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
                moves = jax.random.categorical(choosing, odds, axis=1)
                return (whole(state, moves, jax.random.split(chance, count)), key), None

            run = jax.jit(
                lambda state, key, one=one, steps=steps: jax.lax.scan(one, (state, key), None, length=steps)[0]
            )
            state = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.key(SEED), count))
            state, key = jax.block_until_ready(run(state, jax.random.key(SEED)))
            taken = []
            for _ in range(3):
                began = time.perf_counter()
                state, key = jax.block_until_ready(run(state, key))
                taken.append(time.perf_counter() - began)
            speed = count * steps / min(taken)
            print(f"  {name:20} {count:8} {speed / 1e6:10.1f} M/s", flush=True)
            out["peers"]["speed"][name] = max(speed, out["peers"]["speed"].get(name, 0))
        file.write_text(json.dumps(out, indent=1))
    file.with_suffix(".md").write_text(table(out))
    return 0


def table(out: dict[str, Any]) -> str:
    """The best of each, as Markdown."""
    lines = [
        "# On a graphics card",
        "",
        "Written by `bench/gpu.py`; [docs/gpu.md](../docs/gpu.md) tells what is measured and how.",
        "",
        f"{out['card']}, CuPy {out['cupy']}, Python {out['python']}; in millions a second.",
        "",
        "| game | players | random moves | whole steps | moves chosen | steps and choice | a million matches |",
        "|---|---:|---:|---:|---:|---:|---|",
    ]
    for place, told in out["tables"].items():
        best: dict[str, float] = {}
        for each in told["measured"]:
            best[each["what"]] = max(best.get(each["what"], 0), each["speed"] / 1e6)
        speeds = " | ".join(
            f"{best[what]:,.0f}" for what in ("random moves", "whole steps", "moves chosen", "steps and choice")
        )
        equal = "differ: " + ", ".join(told["wrong"]) if told["wrong"] else f"byte-equal, {told['moves']:,} moves"
        lines.append(f"| {' | '.join(place.rsplit(' ', 1))} | {speeds} | {equal} |")
    lines += ["", f"With {SET_UP:,} matches each and {STEPS} whole steps:", ""]
    lines += [f"- {each}" for each in out["set up"].values()]
    if "peers" in out:
        told = out["peers"]
        where = f"Pgx {told['pgx']} with JAX {told['jax']} on the same card"
        lines += ["", f"{where}, steps and choice, the better of the same batches:", ""]
        lines += ["| game | millions a second |", "|---|---:|"]
        lines += [f"| {name} | {speed / 1e6:,.1f} |" for name, speed in told["speed"].items()]
    return "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("prepare", "measure", "peers"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--results", type=Path, help="where they are written; by default FOLDER/results")
    parser.add_argument("--quick", action="store_true", help="the larger batch alone")
    given = parser.parse_args()
    if given.what == "prepare":
        prepare(given.folder)
        return 0
    results = given.results or given.folder / "results"
    return peers(results, given.quick) if given.what == "peers" else measure(given.folder, results, given.quick)


if __name__ == "__main__":
    sys.exit(main())
