import re
import subprocess
import sys
import tomllib
from collections import Counter
from dataclasses import fields
from pathlib import Path

import pytest

from cheeseboard import cli
from cheeseboard.server.choosing import all_limits, chosen_limits
from cheeseboard.server.limits import Limits, WrongSetting
from tests.patience import PATIENCE

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_limits_come_from_a_file_and_one_by_one(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("tables_per_minute = 300\nheartbeat = 5\n# and so on\nbot_pace = 0.5\n")
    assert chosen_limits(file, ["heartbeat=7.5", "name_letters = 30"]) == Limits(
        tables_per_minute=300, heartbeat=7.5, bot_pace=0.5, name_letters=30
    )
    assert chosen_limits(None, []) == Limits()


@pytest.mark.parametrize(
    ("single", "sentence"),
    [
        ("heartbeats=3", "There is no limit “heartbeats”; cheeseboard serve --show-limits tells which there are."),
        ("heartbeat", "“heartbeat” is no limit with its value; write NAME=VALUE."),
        ("heartbeat=soon", "The limit heartbeat is a number from 0 on, not “soon”."),
        ("heartbeat=nan", "The limit heartbeat is a number from 0 on, not “nan”."),
        ("heartbeat=inf", "The limit heartbeat is a number from 0 on, not “inf”."),
        ("heartbeat=-1", "The limit heartbeat is a number from 0 on, not “-1”."),
        ("heartbeat=true", "The limit heartbeat is a number from 0 on, not “True”."),
        ("replay_threads=0", "The limit replay_threads is a whole number from 1 on, not “0”."),
        ("database_connections=0", "The limit database_connections is a whole number from 1 on, not “0”."),
        ("analyses_kept=0", "The limit analyses_kept is a whole number from 1 on, not “0”."),
        ("orders_every=0", "The limit orders_every is a number from 0.05 on, not “0”."),
        ("look_again_alone=0.01", "The limit look_again_alone is a number from 0.05 on, not “0.01”."),
        ("signs_of_life=0", "The limit signs_of_life is a number from 0.05 on, not “0”."),
        ("replay_threads=1.5", "The limit replay_threads is a whole number from 1 on, not “1.5”."),
    ],
)
def test_a_wrong_limit_is_said_in_a_sentence(single: str, sentence: str) -> None:
    with pytest.raises(WrongSetting) as wrong:
        chosen_limits(None, [single])
    assert str(wrong.value) == sentence


@pytest.mark.parametrize("content", [b"heartbeat =", b"\xff", None])
def test_a_file_that_cannot_be_read_is_said_in_a_sentence(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "limits.toml"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(WrongSetting, match=r"limits\.toml cannot be read"):
        chosen_limits(file, [])


def test_all_limits_are_shown_as_a_file_that_can_be_given_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--show-limits"]) == 0
    shown = capsys.readouterr().out
    assert shown == all_limits()
    assert list(tomllib.loads(shown)) == [field.name for field in fields(Limits)]
    file = tmp_path / "limits.toml"
    file.write_text(shown)
    assert chosen_limits(file, []) == Limits()


def test_the_server_does_not_start_with_a_wrong_limit(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser", "--database", str(tmp_path)]
    ended = subprocess.run([*command, "--limit", "nothing=1"], capture_output=True, text=True, timeout=PATIENCE)
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr.startswith("cheeseboard: There is no limit “nothing”")


def test_every_limit_stands_in_one_row_where_hosting_is_described() -> None:
    described = HOSTING.read_text("utf-8").partition("## Every limit")[2]
    named = [cells[3] for line in described.splitlines() if len(cells := line.split("|")) == 6]
    found = Counter(name for cell in named for name in re.findall(r"`(\w+)`", cell))
    assert found == Counter(field.name for field in fields(Limits))
