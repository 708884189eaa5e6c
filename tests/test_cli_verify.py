"""`cheeseboard verify`: true records pass, and each untrue one is told with its line and what is wrong."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cheeseboard import cli
from cheeseboard.games import get
from cheeseboard.simulate import Simulation

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def three() -> str:
    """True records, as `simulate` writes them."""
    work = Simulation(get("cheese-rescue"), 2, {}, ("random", "random"), seed=0, limit=1000)
    return "\n".join(work(number).record for number in range(3))


@pytest.fixture
def records(tmp_path: Path, three: str) -> Path:
    """A file of them."""
    file = tmp_path / "games.cheese"
    file.write_text(three)
    return file


def verified(file: Path, capsys: Captured) -> tuple[int, list[str]]:
    status = cli.main(["verify", str(file)])
    return status, capsys.readouterr().out.replace(str(file), "FILE").splitlines()


def test_true_records_pass(records: Path, capsys: Captured) -> None:
    assert verified(records, capsys) == (0, ["FILE: ok (3 records)"])


def test_a_single_true_record_passes(tmp_path: Path, capsys: Captured) -> None:
    cli.main(["simulate", "cheese-rescue"])
    file = tmp_path / "game.cheese"
    file.write_text(capsys.readouterr().out)
    assert verified(file, capsys) == (0, ["FILE: ok"])


def test_line_ends_of_another_system_pass(records: Path, capsys: Captured) -> None:
    records.write_bytes(records.read_bytes().replace(b"\n", b"\r\n"))
    assert verified(records, capsys) == (0, ["FILE: ok (3 records)"])


def test_standard_input_is_read(records: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(records.read_bytes())))
    assert cli.main(["verify", "-"]) == 0
    assert capsys.readouterr().out == "standard input: ok (3 records)\n"


def test_records_without_a_key_are_checked_for_legality(records: Path, capsys: Captured) -> None:
    records.write_text(re.sub(r"\[(Key|Commitment) .*\n", "", records.read_text()))
    assert verified(records, capsys) == (
        0,
        ["FILE: ok (3 records)", "FILE: legality only, without a key: 3 of 3"],
    )


def test_a_key_without_a_commitment_proves_no_chance(records: Path, capsys: Captured) -> None:
    records.write_text(re.sub(r"\[Commitment .*\n", "", records.read_text(), count=1))
    status, told = verified(records, capsys)
    assert status == 0
    assert told[1:] == ["FILE: legality only, with a key but no commitment to it: 1 of 3"]


def test_what_a_single_record_lacks_is_told(records: Path, capsys: Captured) -> None:
    first = records.read_text().partition("\n\n[Game")[0] + "\n"
    for tag, reason in (("Commitment", "it has a key but no commitment to it"), ("Key", "it has no key")):
        records.write_text(re.sub(rf"\[{tag} .*\n", "", first))
        assert verified(records, capsys) == (0, ["FILE: ok", f"FILE: legality only, {reason}"])


def test_what_a_terminal_would_obey_is_told_in_letters(records: Path, capsys: Captured) -> None:
    records.write_text(records.read_text().replace("- deal 0", "- deal \x1b[2J0", 1))
    _, told = verified(records, capsys)
    assert "\\x1b[2J" in told[0]
    assert "\x1b" not in told[0]


@pytest.mark.parametrize(
    ("pattern", "instead", "line", "reason"),
    [
        (r"\[Game .*\]", '[Game "chess"]', 1, "There is no game “chess”"),
        (r"\[Players .*\]\n", "", 1, "Players"),
        (r"- deal 0 .*", "- deal 0 dog dog dog", None, "the key yields “- deal 0"),
        (r"\n0 .*", "\n0 dog 9,9", None, "column 9, row 9"),
        (r"\n0 .*", "\n0 castle", None, "is no move"),
        (r"\n0 ", "\n1 ", None, "seat 0"),
        (r"- end .*", "- end 99 99 | 0", None, "the key yields “- end"),
        (r"\[Result .*\]", '[Result "1 0"]', None, "Result"),
        (r'\[Key "..', '[Key "00', None, None),
        (r'\[Key "..', '[Key "', None, "64 hex digits"),
        (r"\[Seat 0 .*\]", '[Seat 0 "Ada]', None, "expected a tag"),
    ],
)
def test_an_edited_record_is_told_and_the_others_still_read(
    records: Path, capsys: Captured, pattern: str, instead: str, line: int | None, reason: str | None
) -> None:
    edited = re.sub(pattern, lambda _: instead, records.read_text(), count=1)
    records.write_text(edited)
    status, (told, summary) = verified(records, capsys)
    assert status == 1
    assert re.fullmatch(rf"FILE:{line or '[0-9]+'}: .*{re.escape(reason or '')}.*", told)
    assert summary == "FILE: 1 of 3 records are bad"


def test_the_line_told_is_the_line_of_the_file(records: Path, capsys: Captured) -> None:
    lines = records.read_text().split("\n")
    last = max(number for number, line in enumerate(lines) if line.startswith("- end"))
    lines[last] = "- end 0 0 | 0 1"
    records.write_text("\n".join(lines))
    status, (told, _) = verified(records, capsys)
    assert status == 1
    assert told.startswith(f"FILE:{last + 1}: ")


def test_a_truncated_record_is_told(records: Path, capsys: Captured) -> None:
    lines = records.read_text().splitlines(keepends=True)
    records.write_text("".join(lines[:-3]))
    status, (told, summary) = verified(records, capsys)
    assert status == 1
    assert told.startswith(f"FILE:{len(lines) - 3}: the log stops here")
    assert summary == "FILE: 1 of 3 records are bad"


def test_standard_input_is_read_only_once(capsys: Captured) -> None:
    assert cli.main(["verify", "-", "-"]) == 2
    assert "write `-` once" in capsys.readouterr().err


def test_a_mark_of_byte_order_does_no_harm(records: Path, capsys: Captured) -> None:
    records.write_bytes(b"\xef\xbb\xbf" + records.read_bytes())
    assert verified(records, capsys)[0] == 0


@pytest.mark.parametrize("content", [b"", b"\n\n", b"hello\n", b"\xff\xfe\x00\n", b"[\xff\n"])
def test_what_is_no_record_is_told(tmp_path: Path, capsys: Captured, content: bytes) -> None:
    file = tmp_path / "games.cheese"
    file.write_bytes(content)
    status, told = verified(file, capsys)
    assert status == 1
    assert re.match(r"FILE:1: ", told[0])


def test_a_missing_file_does_not_hide_the_others(records: Path, capsys: Captured) -> None:
    assert cli.main(["verify", "nowhere.cheese", str(records)]) == 1
    told = capsys.readouterr()
    assert told.err == "cheeseboard: nowhere.cheese: No such file or directory\n"
    assert told.out == f"{records}: ok (3 records)\n"


def test_a_simulation_can_be_piped_into_it() -> None:
    command = f"'{sys.executable}' -m cheeseboard"
    done = subprocess.run(
        f"{command} simulate cheese-rescue --players 4 --games 20 | {command} verify -",
        shell=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert (done.returncode, done.stdout) == (0, "standard input: ok (20 records)\n")
