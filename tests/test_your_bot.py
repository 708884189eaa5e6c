"""docs/your-bot.md tells the truth: its bots play, and its commands run as shown."""

import doctest
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import cheeseboard as cb

DOCUMENT = (Path(__file__).parent.parent / "docs" / "your-bot.md").read_text(encoding="utf-8")
HOARDER, DREAMER = re.findall(r"^```python\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(HOARDER)
    (tmp_path / "dreams.py").write_text(DREAMER)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_bot_takes_about_ten_lines() -> None:
    lines = [line for line in HOARDER.splitlines() if line and not line.startswith(("import", '    """'))]
    assert len(lines) <= 10


def test_the_first_example_lays_its_cheese_last() -> None:
    match = cb.new("cheese-rescue", players=2, seed=1)
    bot = cb.bot("mine:Hoarder", seed=1)
    assert bot.name == "Hoarder"
    for _ in range(3):
        move = bot.choose(match)
        assert not move.startswith("c") or all(other.startswith("c") for other in match.legal())
        match.play(move)
    bot.close()


def test_the_second_example_finds_a_move_that_wins() -> None:
    """With the last card to lay, every world ends at once."""
    match = cb.new("cheese-rescue", players=2, seed=4)
    while len(match.moves) < 23:
        match.play(match.legal()[0])
    bot = cb.bot("dreams:Dreamer")
    chosen = bot.choose(match)
    bot.close()
    assert match.turn is not None
    seat, winning = match.turn, []
    for move in match.legal():
        match.play(move)
        assert match.result
        winning += [move] if seat in match.result.winners else []
        match.undo()
    assert winning
    assert chosen in winning


def test_the_commands_run_as_shown(folder: Path) -> None:
    (session,) = re.findall(r"^```console\n(.*?)^```$", DOCUMENT, re.DOTALL | re.MULTILINE)
    told = [part.partition("\n") for part in re.split(r"^\$ ", session, flags=re.MULTILINE) if part]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    for command, _, expected in told:
        done = subprocess.run(
            command,
            shell=True,
            env={**os.environ, "PATH": path, "COLUMNS": "120"},
            text=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr
        assert doctest.OutputChecker().check_output(expected, done.stdout, doctest.ELLIPSIS), (command, done.stdout)
    found = json.loads((folder / "found.json").read_text())
    assert [bot["bot"] for bot in found["bots"]] == ["mine:Hoarder", "greedy"]
    assert found["forfeits"] == []
