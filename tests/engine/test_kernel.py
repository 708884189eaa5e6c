"""Compiled and plain kernels do the same, and compiled ones are kept."""

import os
import subprocess
import sys
from pathlib import Path

import numpy as np

import cheeseboard
from cheeseboard.bots.rehearsal import prepare
from cheeseboard.engine import playing, steps
from cheeseboard.engine.kernel import compiled
from cheeseboard.games import get

SOURCE = Path(cheeseboard.__file__).parent
FIRST = """
import sys
import cheeseboard as cb
match = cb.new("cheese-rescue", seed=11)
while match.turn is not None:
    match.play(match.legal()[0])
print(match.record())
stats = getattr(match.game.kernels.use(match.game.rules).score, "stats", None)
print("hits" if stats and stats.cache_hits else "misses", file=sys.stderr)
"""
PLAY = """
import sys
import cheeseboard as cb
hits = set()
for game in sys.argv[1:]:
    for players in (2, 3):
        match = cb.new(game, players=players, seed=11)
        bots = [cb.bot("greedy", seed=1), cb.bot("random", seed=2)]
        while match.turn is not None:
            match.play(bots[len(match.moves) % 2].choose(match))
        print(match.record())
        print({name: piece.sum() for name, piece in match.observe(1).items()})
    stats = getattr(match.game.kernels.use(match.game.rules).score, "stats", None)
    hits.add("hits" if stats and stats.cache_hits else "misses" if stats else "plain")
print(*hits, file=sys.stderr)
"""


def run(source: Path, cache: Path, **environment: str) -> tuple[str, str]:
    """A match of first moves, with the kernels kept there: its record, and whether they were found."""
    return ran(FIRST, PYTHONPATH=str(source), NUMBA_CACHE_DIR=str(cache), **environment)


def ran(program: str, **environment: str) -> tuple[str, str]:
    done = subprocess.run(
        [sys.executable, "-B", "-c", program, *cheeseboard.shelf()],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, done.stderr.strip()


def test_plain_and_compiled_kernels_play_the_same_match() -> None:
    compiled_ones, how = ran(PLAY)
    plain, without = ran(PLAY, NUMBA_DISABLE_JIT="1")
    assert compiled_ones == plain
    assert "plain" not in how
    assert without == "plain"


def test_compiled_kernels_are_kept(tmp_path: Path) -> None:
    cold, cold_cache = run(SOURCE.parent, tmp_path)
    warm, warm_cache = run(SOURCE.parent, tmp_path)
    assert cold == warm
    assert (cold_cache, warm_cache) == ("misses", "hits")


def test_only_what_is_brief_keeps_the_interpreter_to_itself() -> None:
    kernels = get("chop-chop").kernels
    with compiled():
        brief, long = kernels.use(steps).step, kernels.use(playing).playouts
    assert not brief.targetoptions["nogil"]
    assert long.targetoptions["nogil"]


BATCH = """
import hashlib
import sys
import cheeseboard as cb
batch = cb.batch("cheese-rescue", 3, 20, seed=4)
batch.playout()
print(hashlib.sha256(batch.states.tobytes()).hexdigest())
"""


def test_parts_that_were_kept_become_parts_of_what_is_compiled_later(tmp_path: Path) -> None:
    """A match and a batch share the rules, but nothing that Python calls."""
    run(SOURCE.parent, tmp_path)
    assert ran(BATCH, NUMBA_CACHE_DIR=str(tmp_path)) == ran(BATCH, NUMBA_DISABLE_JIT="1")


BESIDE = """
import numba
import numpy as np
import cheeseboard as cb

@numba.njit(cache=True)
def doubled(numbers):
    return [2 * number for number in numbers], np.append(numbers, max(numbers))

cb.new("cheese-rescue", seed=11).legal()
print(*doubled(np.arange(3)))
"""


def test_what_others_compile_with_numba_is_not_concerned(tmp_path: Path) -> None:
    program = tmp_path / "beside.py"
    program.write_text(BESIDE)
    command = [sys.executable, str(program)]
    for _ in range(2):  # compiled, and from the cache
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        assert done.stdout == "[0, 2, 4] [0 1 2 2]\n"


def test_only_what_python_calls_becomes_machine_code() -> None:
    game = get("cheese-rescue")
    with compiled():
        score = game.kernels.use(game.rules).score
        score(game.states(1)[0], np.zeros(4, np.int64))
    (whole,) = score.overloads.values()
    staying = score.py_func.__globals__["staying"]
    staying.compile(whole.signature.args[:1])
    (part,) = staying.overloads.values()
    assert whole.library.whole
    assert not part.library.whole


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert run(SOURCE.parent, blocked)[1] == "misses"


def test_plain_kernels_serve_until_compiled_ones_are_ready() -> None:
    game = get("cheese-rescue")
    game.kernels.ready = False
    try:
        assert not hasattr(game.kernels.use(game.rules).play, "py_func")
        with compiled():
            assert hasattr(game.kernels.use(game.rules).play, "py_func")
        prepare([game]).join()
        assert game.kernels.ready
        assert hasattr(game.kernels.use(game.rules).play, "py_func")
    finally:
        game.kernels.ready = True


PATCHED = """
import sys
from cheeseboard.games import get
game = get("cheese-rescue")
game.rules._LAYS = int(sys.argv[1])
state = game.states(1)
state[0].players = state[0].dealt = 2
state[0].cards = 6
print(game.kernels.use(game.rules).turn(state[0]))
"""


def test_what_was_compiled_from_other_rules_is_never_served(tmp_path: Path) -> None:
    """Three cards each have been laid: with other rules that was the end."""

    def turn(lays: int) -> str:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE.parent), "NUMBA_CACHE_DIR": str(tmp_path)}
        command = [sys.executable, "-c", PATCHED, str(lays)]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.strip()

    assert [turn(lays) for lays in (3, 12, 3)] == ["-2", "0", "-2"]
