"""How fast the games run on this machine: what `cheeseboard bench` prints."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import cheeseboard as cb
from cheeseboard.bots import rehearsal
from cheeseboard.engine import kernel
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.contract import imagine
from cheeseboard.engine.device import cores
from cheeseboard.engine.dice import Dice, from_seed
from cheeseboard.engine.game import Game
from cheeseboard.engine.layout import layout
from cheeseboard.games import get
from cheeseboard.words.here import tell

TABLES = 20_000
"""Matches in a batch: enough that starting threads does not show."""
ROWS = 2_048
"""Matches that are stepped at once: they stay in a core's own memory."""
COPIES = 10_000_000
IMAGININGS = 100_000
MIDDLE = 20
"""Moves after which a match is in the middle: of a round, where it has several."""
TRIES = 20


@dataclass(frozen=True)
class Speed:
    """One row: a game at one player count. `_us` is microseconds, `_ns` nanoseconds, `_s` seconds."""

    game: str
    players: int
    moves_per_second: float
    batch_moves_per_second: float
    cores: int
    ratio: float
    steps_per_second: float
    state_bytes: int
    copy_ns: float
    imagine_ns: float
    play_and_legal_us: float
    view_us: float
    compile_cold_s: float
    compile_warm_s: float


def run(names: Sequence[str], *, as_json: bool) -> int:
    for game in [get(name) for name in names or cb.shelf()]:
        speeds = []
        for speed in measured(game):
            speeds.append(speed)
            if as_json:
                print(json.dumps(asdict(speed)), flush=True)
        if not as_json:
            Console(highlight=False).print(table(game, speeds))
    return 0


def measured(game: Game) -> Iterator[Speed]:
    title = tell(game.said("title"))
    with Console(stderr=True).status(tell("bench-compiling", title=title)) as status:
        cold, warm = compile_times(game)
        for players in game.counts:
            status.update(tell("bench-players-now", title=title, players=players))
            with kernel.compiled():
                yield speed(game, players, cold, warm)


def table(game: Game, speeds: Sequence[Speed]) -> Table:
    first = speeds[0]
    caption = tell(
        "bench-caption",
        cold=f"{first.compile_cold_s:.1f}",
        warm=f"{first.compile_warm_s:.1f}",
        bytes=first.state_bytes,
        copied=f"{first.copy_ns:.1f}",
    )
    shown = Table(title=tell(game.said("title")), caption=caption, box=SIMPLE)
    for heading in ("players", "alone", "together", "ratio", "steps", "imagine", "play", "view"):
        shown.add_column(tell(f"bench-{heading}", cores=first.cores), justify="right")
    for speed in speeds:
        shown.add_row(
            str(speed.players),
            f"{speed.moves_per_second / 1e6:.1f} M",
            f"{speed.batch_moves_per_second / 1e6:.1f} M",
            f"{speed.ratio:.2f}",
            f"{speed.steps_per_second / 1e6:.1f} M",
            f"{speed.imagine_ns:.0f} ns",
            f"{speed.play_and_legal_us:.0f} µs",
            f"{speed.view_us:.0f} µs",
        )
    return shown


def speed(game: Game, players: int, cold: float, warm: float) -> Speed:
    batch = Batch(game, players, TABLES)
    # One after the other and not one block each: the machine's other work then falls on both alike.
    rates = [(rate(lambda: batch.replay(1)), rate(lambda: batch.replay(cores()))) for _ in range(TRIES)]
    alone, together = (max(column) for column in zip(*rates, strict=True))
    move, look = from_python(game, players)
    return Speed(
        game=game.name,
        players=players,
        moves_per_second=round(alone),
        batch_moves_per_second=round(together),
        cores=cores(),
        ratio=round(together / alone, 2),
        steps_per_second=round(stepping(game, players)),
        state_bytes=layout(game.rules.State).itemsize,
        copy_ns=round(copying(game), 2),
        imagine_ns=round(imagining(game, players), 1),
        play_and_legal_us=round(move * 1e6, 1),
        view_us=round(look * 1e6, 1),
        compile_cold_s=round(cold, 2),
        compile_warm_s=round(warm, 2),
    )


def rate(playouts: Callable[[], int]) -> float:
    start = time.perf_counter()
    return playouts() / (time.perf_counter() - start)


def stepping(game: Game, players: int) -> float:
    """Moves a second on one core with everything a learner wants: mask, observation, reward, dealing anew."""
    batch = Batch(game, players, ROWS)
    told = batch.look()
    best = 0.0
    for _ in range(TRIES):
        chosen = batch.choose(threads=1)
        start = time.perf_counter()
        batch.step(chosen, told, threads=1)
        best = max(best, ROWS / (time.perf_counter() - start))
    return best


def copying(game: Game) -> float:
    """Nanoseconds to copy a state inside a kernel."""
    states = game.states(64)
    copies = game.kernels.use(sys.modules[__name__]).copies
    copies(states, 1)
    times = []
    for _ in range(TRIES):
        start = time.perf_counter()
        copies(states, COPIES)
        times.append(time.perf_counter() - start)
    return min(times) / COPIES * 1e9


@kernel.kernel
def copies(states: Any, count: int) -> None:
    for number in range(count):
        states[(number + 1) & 63] = states[number & 63]


def imagining(game: Game, players: int) -> float:
    """Nanoseconds to imagine what a seat cannot know, in the middle of a match, copying the state included."""
    batch = Batch(game, players, 64)
    batch.playout(limit=MIDDLE)
    imaginings = game.kernels.use(sys.modules[__name__]).imaginings
    times = []
    for _ in range(TRIES):
        start = time.perf_counter()
        imaginings(batch.states, game.states(1), from_seed(1), IMAGININGS)
        times.append(time.perf_counter() - start)
    return min(times) / IMAGININGS * 1e9


@kernel.kernel
def imaginings(states: Any, world: Any, dice: Dice, count: int) -> None:
    for number in range(count):
        world[0] = states[number & 63]
        imagine(world[0], 0, dice)


def from_python(game: Game, players: int) -> tuple[float, float]:
    """Seconds for `match.legal` and `match.play` together, and for `match.view`, on average over whole matches."""
    moving = looking = 0.0
    moves = 0
    for seed in range(1 + 20):
        match = cb.new(game.name, players=players, seed=seed)
        bot = cb.bot("random", seed=seed)
        if seed == 1:  # the match before this one only warmed up
            moving, looking, moves = 0.0, 0.0, 0
        while (turn := match.turn) is not None:
            chosen = bot.choose(match)
            start = time.perf_counter()
            match.play(chosen)
            match.legal()
            middle = time.perf_counter()
            match.view(turn)
            looking += time.perf_counter() - middle
            moving += middle - start
            moves += 1
    return moving / moves, looking / moves


def compile_times(game: Game) -> tuple[float, float]:
    """Seconds from nothing to a first game with every bot, all compiled: with an empty cache, and with a full one."""
    with tempfile.TemporaryDirectory() as folder:
        cold, warm = (rehearsing(game, folder) for _ in range(2))
    return cold, warm


def rehearsing(game: Game, cache: str) -> float:
    start = time.perf_counter()
    command = [sys.executable, "-m", rehearsal.__name__, game.name, "{}"]
    subprocess.run(command, env={**os.environ, "NUMBA_CACHE_DIR": cache}, check=True)
    return time.perf_counter() - start
