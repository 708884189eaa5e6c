"""Compiled code is kept by what kernels can reach: whatever changes that has a fingerprint of its own, nothing else."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cheeseboard
from tests.engine.test_kernel import run

SOURCE = Path(cheeseboard.__file__).parent
FINGERPRINTS = """
from cheeseboard.bots import ending, greedy, tree
from cheeseboard.engine import playing
from cheeseboard.games import get, names
for name in names():
    kernels = get(name).kernels
    for module in (playing, greedy, tree, ending):
        print(name, module.__name__, kernels.reach(module).fingerprint)
"""


def fingerprints(source: Path) -> dict[tuple[str, str], str]:
    done = subprocess.run(
        [sys.executable, "-B", "-c", FINGERPRINTS],
        env={"PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
        check=True,
    )
    rows = [line.split() for line in done.stdout.splitlines()]
    return {(game, module): fingerprint for game, module, fingerprint in rows}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("source") / "cheeseboard"
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("__pycache__", "page"))
    return folder


def edited(copy: Path, file: str, edit: Callable[[str], str]) -> dict[tuple[str, str], str]:
    """The fingerprints after an edit, which is then taken back."""
    path = copy / file
    before = path.read_text(encoding="utf-8")
    after = edit(before)
    assert after != before
    path.write_text(after, encoding="utf-8")
    try:
        return fingerprints(copy.parent)
    finally:
        path.write_text(before, encoding="utf-8")


def instead(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)


@pytest.fixture(scope="module")
def usual(copy: Path) -> dict[tuple[str, str], str]:
    return fingerprints(copy.parent)


def test_the_same_source_has_the_same_fingerprints_wherever_it_lies(usual: dict[tuple[str, str], str]) -> None:
    assert fingerprints(SOURCE.parent) == usual
    assert len(set(usual.values())) == len(usual)


@pytest.mark.parametrize(
    ("file", "edit"),
    [
        ("games/cheese_rescue/text.py", lambda text: text + "\nMORE = 1\n"),
        ("games/cheese_rescue/view.py", lambda text: text + "\nMORE = 1\n"),
        ("games/cheese_rescue/rules.py", lambda text: f"# A word about it.\n{text}\n# And another.\n"),
        (
            "games/cheese_rescue/rules.py",
            lambda text: re.sub(r'^    """(?=\w)', '    """Well: ', text, flags=re.MULTILINE),
        ),
        ("games/cheese_rescue/rules.py", lambda text: text + "\nUNUSED = 7\n"),
        ("bots/search.py", lambda text: text + "\nMORE = 1\n"),
        ("engine/match.py", lambda text: text + "\nMORE = 1\n"),
    ],
)
def test_what_no_kernel_reaches_changes_nothing(
    copy: Path, usual: dict[tuple[str, str], str], file: str, edit: Callable[[str], str]
) -> None:
    assert edited(copy, file, edit) == usual


def test_a_constant_of_a_game_changes_that_game_alone(copy: Path, usual: dict[tuple[str, str], str]) -> None:
    now = edited(copy, "games/cheese_rescue/parts.py", instead("(1, 1, 1, 2, 2, 3)", "(3, 3, 3, 3, 3, 3)"))
    changed = {key for key in usual if now[key] != usual[key]}
    assert changed == {key for key in usual if key[0] == "cheese-rescue"}


def test_a_generic_kernel_changes_its_module_for_every_game(copy: Path, usual: dict[tuple[str, str], str]) -> None:
    now = edited(copy, "bots/tree.py", instead("style.pessimism", "2 * style.pessimism"))
    changed = {key for key in usual if now[key] != usual[key]}
    assert changed == {key for key in usual if key[1] == "cheeseboard.bots.tree"}


def test_a_kernel_that_others_call_changes_all_that_reach_it(copy: Path, usual: dict[tuple[str, str], str]) -> None:
    """The body that the compiler is given counts, not the one that stands in for it in Python."""
    now = edited(copy, "engine/dice.py", instead("    return a + b\n", "    return b + a\n"))
    assert all(now[key] != usual[key] for key in usual)
    assert edited(copy, "engine/bits.py", instead("int(board).bit_count()", "int(board + ONE).bit_count()")) == usual


def test_compiled_kernels_are_found_again_after_an_edit_elsewhere(copy: Path, tmp_path: Path) -> None:
    """And after one that reaches them they are not, even one in a file that their own files only import."""
    cache = tmp_path / "cache"
    before, cold = run(copy.parent, cache)
    assert cold == "misses"
    text, other = copy / "games/cheese_rescue/text.py", copy / "games/chop_chop/rules.py"
    for file in (text, other):
        file.write_text(file.read_text(encoding="utf-8") + "\nMORE = 1\n", encoding="utf-8")
    assert run(copy.parent, cache) == (before, "hits")
    parts = copy / "games/cheese_rescue/parts.py"
    parts.write_text(parts.read_text(encoding="utf-8").replace("(1, 1, 1, 2, 2, 3)", "(3, 3, 3, 3, 3, 3)"), "utf-8")
    after, cached = run(copy.parent, cache)
    assert cached == "misses"
    assert after != before
    assert run(copy.parent, cache, NUMBA_DISABLE_JIT="1")[0] == after
