"""The kernels on other machines: as WebAssembly, which runs here, they play the processor's games byte for byte.

For graphics cards the same text is compiled by the same code, up to the way into it, and looked at here.
"""

import re
import shutil
import subprocess
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard.engine import entry, retarget
from cheeseboard.engine.arguments import arguments, over_rows
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.errors import Unable
from cheeseboard.engine.game import Game
from tests.engine.elsewhere import Wasm
from tests.engine.warp import Warp

GAMES = [cb.game(name) for name in cb.shelf()]
every_game = pytest.mark.parametrize("game", GAMES, ids=cb.shelf())


def same(one: object, other: object) -> bool:
    return np.asarray(one).tobytes() == np.asarray(other).tobytes()


@every_game
def test_as_webassembly_the_same_steps_lead_to_the_same_games(game: Game) -> None:
    here, there = (Batch(game, game.counts[-1], 24, seed=5, on=on) for on in ("cpu", Wasm()))
    told, retold = here.room(), there.room()
    for _ in range(150):
        moves = here.choose()
        assert same(moves, there.choose())
        here.step(moves, told, check=False)
        there.step(moves, retold, check=False)
        for what, array, other in zip(told._fields, told, retold, strict=True):
            assert same(array, other), what
        assert same(here.states, there.states)
    assert here.playout() == there.playout()
    assert same(here.states, there.states)
    assert same(here.ramble(40), there.ramble(40))
    assert same(here.states, there.states)


def test_a_batch_answers_elsewhere_as_it_does_here() -> None:
    game = cb.game("cheese-rescue")
    here, there = (Batch(game, 3, 20, seed=5, on=on) for on in ("cpu", Wasm()))
    assert same(here.ramble(17), there.ramble(17))
    for batch in (here, there):
        batch.reset(np.arange(20) % 3 == 0)
        batch.play(batch.choose())
        with pytest.raises(cb.IllegalMove, match="is not legal in match 0 of the batch"):
            batch.play(np.full(20, 9999))
    assert same(here.look().observations, there.look().observations)
    assert same(here.legal(), there.legal())
    assert same(here.observe(2), there.observe(2))
    assert same(here.score(), there.score())
    assert same(here.winners(), there.winners())
    assert same(here.choose("greedy"), there.choose("greedy"))
    assert same(here.imagine(1, seed=2).states, there.imagine(1, seed=2).states)
    assert here.match(4) == there.match(4)
    assert here.copy(seed=3).replay() == there.copy(seed=3).replay()


@every_game
def test_threads_that_share_memory_tell_the_same(game: Game) -> None:
    count = 2 * entry.WARP + 11  # the last ones are not a whole warp
    here, there = (Batch(game, game.counts[-1], count, seed=5, on=on) for on in ("cpu", Warp()))
    told, retold = here.room(), there.room()
    for _ in range(6):
        here.step(here.choose(), told, check=False)
        there.step(there.choose(), retold, check=False)
        for what, array, other in zip(told._fields, told, retold, strict=True):
            assert same(array, other), what
        assert same(here.states, there.states)
    assert same(here.legal(), there.legal())


@every_game
def test_threads_that_write_at_a_time_seldom_wait_for_one_another(game: Game) -> None:
    for kernel in over_rows():
        for bytes_between, threads in entry.rows_shared(arguments(game, kernel)):
            banks = Counter(thread * bytes_between // 4 % 32 for thread in range(threads))
            assert max(banks.values()) <= 2, kernel


@every_game
def test_the_text_for_cards_is_whole(game: Game, tmp_path: Path) -> None:
    for kernel in ("advances", "observes", "masks", "playouts"):
        text = retarget.ptx(game, kernel)
        assert re.findall(r"\.entry (\w+)\(", text) == [retarget.NAME]
        assert ".extern" not in text
        assert not re.search(r"malloc|vprintf|NRT_|\bPy", text)
        called = set(re.findall(r"call(?:\.uni)? (?:\([^)]*\), *)?\s*([\w$]+)", text))
        assert called <= set(re.findall(r"^\.func .*?([\w$]+)\(", text, re.M | re.S))
        if assembler := shutil.which("ptxas"):
            file = tmp_path / "kernel.ptx"
            file.write_text(text)
            done = subprocess.run(
                [assembler, "-arch=sm_90", file, "-o", tmp_path / "out"], capture_output=True, text=True
            )
            assert done.returncode == 0, done.stderr


@every_game
def test_what_every_kernel_takes_is_known(game: Game) -> None:
    assert {"begin", "advances", "playouts", "ramble", "illegal"} <= set(over_rows())
    for kernel in over_rows():
        assert all(each.shape is None or each.kind is not None for each in arguments(game, kernel))


def test_a_card_keeps_its_kernels_until_the_rules_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    usual = cb.game("chop-chop")
    file = retarget.kept(usual, "turns")
    written = file.stat().st_mtime_ns
    assert retarget.kept(usual, "turns") == file
    assert file.stat().st_mtime_ns == written
    assert retarget.kept(cb.variant("chop-chop", cat_die=(1, 2)), "turns") != file


def test_kernels_made_of_other_rules_are_refused(tmp_path: Path) -> None:
    game = cb.game("chop-chop")
    (tmp_path / "chop-chop.json").write_text('{"words": "others", "kernels": {}}')
    with pytest.raises(Unable, match="holds no kernels made of these very rules"):
        retarget.ready_made(tmp_path, game, "turns")


@pytest.mark.skipif(find_spec("cupy") is not None, reason="CuPy is here")
def test_without_cupy_a_sentence_says_so() -> None:
    with pytest.raises(Unable, match="reached through CuPy, which is not installed"):
        cb.batch("chop-chop", device="cuda")
