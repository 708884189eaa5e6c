"""Getting compiled kernels ready without anyone waiting for them."""

import contextlib
import gc
import logging
import os
import shlex
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import msgspec

from cheeseboard.engine import playing, steps
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.device import cores
from cheeseboard.engine.game import Game
from cheeseboard.engine.kernel import cache_folder, compiled, compiling_is_off
from cheeseboard.engine.match import Match
from cheeseboard.games.variants import told

from . import bot, ending, tree

CAST = ("random", "greedy", "search:1", "search:50")
"""Every kind of bot, each with as little thought as it takes to need all its kernels."""

_log = logging.getLogger(__name__)


def prepare(games: Iterable[Game], ready: Callable[[], None] = lambda: None) -> threading.Thread:
    """Let plain kernels serve from now on, and compiled ones take over, game by game, once they are ready.

    Compiling is left to another process, which fills the cache: in this one it would hold up every other thread.
    `ready` is called, in another thread, when nothing more is waited for.
    """
    waiting = [game for game in games if not compiling_is_off()]
    for game in waiting:
        game.kernels.ready = False
    return _started(_prepare_all, waiting, ready)


def _prepare_all(games: list[Game], ready: Callable[[], None]) -> None:
    # One more than there are cores, so that none of them has nothing to do while the last game is compiled.
    places, stage = threading.Semaphore(cores() + 1), threading.Lock()
    for each in [_started(_prepare, game, places, stage) for game in games]:
        each.join()
    ready()


def _prepare(game: Game, places: threading.Semaphore, stage: threading.Lock) -> None:
    try:
        with places:
            fill_cache(game)
        with stage:
            rehearse(game)
    except Exception:  # whatever it was, the plain kernels go on serving
        _log.exception("The kernels of %s could not be compiled; playing without.", game.name)
    else:
        game.kernels.ready = True


def _started(work: Callable[..., None], *given: object) -> threading.Thread:
    thread = threading.Thread(target=work, args=given, name="rehearsal", daemon=True)
    thread.start()
    return thread


def fill_cache(game: Game) -> None:
    """Have another process compile every kernel of the game, unless one has: after that, they are only loaded."""
    if compiling_is_off():
        return
    reach = game.kernels.reach(playing, steps, tree, ending)
    rehearsed = cache_folder(reach.fingerprint) / f"{reach.stamp}.rehearsed"
    if rehearsed.exists():
        return
    with _one_at_a_time(rehearsed.with_suffix(".lock")):
        if not rehearsed.exists():
            command = [sys.executable, "-m", __name__, game.name, msgspec.json.encode(game.told_parts).decode()]
            done = subprocess.run(command, stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
            if done.returncode:
                raise RuntimeError(f"{shlex.join(command)} ended with status {done.returncode}:\n{done.stderr}")
            rehearsed.touch()


@contextlib.contextmanager
def _one_at_a_time(lock: Path) -> Iterator[None]:
    """Of several processes that want to do the same, the others wait; on Windows each does it."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


def rehearse(game: Game) -> None:
    """Play a match with every kind of bot, so that every kernel it takes is compiled or loaded."""
    with compiled():
        match = Match.new(game, game.counts[0], key=simulated_key(0, 0))
        cast = [bot(name, seed=0) for name in CAST]
        while match.turn is not None:
            match.play(cast[len(match.moves) % len(cast)].choose(match))
        assert match.result


def _step_back() -> None:
    """Whoever plays meanwhile comes first, where the system lets us say so."""
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)


if __name__ == "__main__":
    _step_back()
    gc.disable()  # this process soon ends, and the compiler makes so much that looking for rubbish takes a tenth of it
    rehearse(told(sys.argv[1], msgspec.json.decode(sys.argv[2])))
