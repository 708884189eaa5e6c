"""A fourth game needs two folders and a line on the shelf: a copy with just these knows it everywhere."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard.complaints import USAGE

from .fourth import NAME, furnish


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("checkout")
    furnish(folder)
    return folder


def ran(checkout: Path, *command: str, typed: str = "", status: int = 0) -> str:
    """What `cheeseboard` of that checkout answers, or complains of."""
    surroundings = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "cheeseboard", *command],
        cwd=checkout,
        env=surroundings,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == status, done.stderr
    return done.stderr if status else done.stdout


def test_it_is_played_in_the_terminal(checkout: Path) -> None:
    said = ran(checkout, "play", NAME, "--bots", "greedy", "--seed", "1", typed="?\nhint\n4\n" + "1\n" * 15 + "quit\n")
    assert "Type how many crumbs you take" in said
    assert "“4” is no move: write a number from 1 to 3." in said
    assert "You take a crumb." in said
    assert "took the last crumb" in said


def test_it_has_records(checkout: Path) -> None:
    records = ran(checkout, "simulate", NAME, "--games", "3", "--seed", "7")
    assert records.count(f'[Game "{NAME}"]') == 3
    assert "ok" in ran(checkout, "verify", "-", typed=records)


def test_it_is_played_in_the_arena(checkout: Path) -> None:
    found = json.loads(ran(checkout, "arena", NAME, "--seats", "search:200,random", "--games", "8", "--json", "-"))
    assert found["game"] == NAME


def test_its_speed_is_measured(checkout: Path) -> None:
    told = [json.loads(line) for line in ran(checkout, "bench", NAME, "--json").splitlines()]
    assert [speed["players"] for speed in told] == [2, 3, 4]


def test_a_net_is_not_taught_what_has_nothing_to_show_it(checkout: Path) -> None:
    said = ran(checkout, "learn", NAME, status=USAGE)
    assert f"No net can be taught {NAME} yet, only" in said
