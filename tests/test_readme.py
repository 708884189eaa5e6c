"""The README tells the truth: its examples run, and what it points to is there."""

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
OTHERS = {file.name: file.read_text(encoding="utf-8") for file in sorted(ROOT.glob("README.*.md"))}
"""The same for players in other languages."""


def blocks(language: str, text: str = README) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def examples() -> list[tuple[str, str]]:
    """Each command of the READMEs with the output that it shows."""
    shown = [block for text in (README, *OTHERS.values()) for block in blocks("console", text)]
    told = [part.partition("\n") for block in shown for part in re.split(r"^\$ ", block, flags=re.MULTILINE)]
    return [(command, output) for command, _, output in told if command]


def test_python_examples_run() -> None:
    (session,) = blocks("pycon")
    example = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    assert doctest.DocTestRunner().run(example).failed == 0


def test_shell_examples_run_in_order(tmp_path: Path) -> None:
    shown = examples()
    assert len(shown) >= 3
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    surroundings = {**os.environ, "PATH": path, "COLUMNS": "120"}
    for command, expected in shown:
        done = subprocess.run(
            command,
            shell=True,
            cwd=tmp_path,
            env=surroundings,
            text=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        assert done.returncode == 0, done.stderr
        assert doctest.OutputChecker().check_output(expected, done.stdout, doctest.ELLIPSIS), (command, done.stdout)


def test_the_two_commands_can_be_run() -> None:
    (block,) = blocks("sh")
    for command in re.findall(r"^\./(\w+)", block, re.MULTILINE):
        assert os.access(ROOT / command, os.X_OK)


@pytest.mark.parametrize("target", sorted({*re.findall(r"\]\(([^)#]+)", "".join((README, *OTHERS.values())))}))
def test_links_lead_somewhere(target: str) -> None:
    assert target.startswith("https://") or (ROOT / target).exists()


@pytest.mark.parametrize("picture", re.findall(r'<img src="([^"]+)"', README))
def test_pictures_are_there_and_small_enough_for_the_road(picture: str) -> None:
    assert (ROOT / picture).stat().st_size <= 400_000


@pytest.mark.parametrize("name", OTHERS)
def test_every_language_shows_the_same_and_leads_to_the_others(name: str) -> None:
    text = OTHERS[name]
    assert re.findall(r'<img src="([^"]+)"', text) == re.findall(r'<img src="([^"]+)"', README)
    for other in {"README.md", *OTHERS} - {name}:
        assert f"]({other})" in text
    assert f"]({name})" in README
