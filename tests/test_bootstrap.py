"""Setting up a checkout: what is looked for, and what people are told when it is not there."""

import os
import subprocess
import sys
from pathlib import Path

import bootstrap
import hatch_build
import pytest


def program(folder: Path, name: str, says: str) -> None:
    """A program that says this, whatever it is asked."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(f"#!/bin/sh\necho {says}\n")
    (folder / name).chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout of which nothing is there but the sources of a page, on a machine without npm."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "main.ts").touch()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "PAGE", tmp_path / "page" / "index.html")
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    return tmp_path


def said_by(version: str, checkout: Path) -> str:
    """What a Python of that version says, where a newer one would only say that it is newer."""
    program(checkout / "bin", "python3.13", "newer")
    ask = f"import sys; sys.version_info = {version}; import bootstrap; bootstrap.require_python(); print('the same')"
    surroundings = {**os.environ, "PYTHONPATH": str(Path(bootstrap.__file__).parent)}
    return subprocess.run([sys.executable, "-c", ask], env=surroundings, stdout=subprocess.PIPE, text=True).stdout


@pytest.mark.parametrize(
    ("version", "says"), [("(3, 11, 0)", "the same\n"), ("(3, 14, 1)", "the same\n"), ("(3, 10, 9)", "newer\n")]
)
def test_only_a_python_that_is_too_old_goes_on_in_a_newer_one(checkout: Path, version: str, says: str) -> None:
    assert said_by(version, checkout) == says


def test_a_python_that_is_too_old_says_so(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not (checkout / "bin").exists()
    monkeypatch.setattr(sys, "version_info", (3, 9, 1))
    with pytest.raises(SystemExit, match=r"needs Python 3\.11 or newer, and this is Python 3\.9"):
        bootstrap.require_python()


def test_an_old_uv_is_passed_over_for_our_own(checkout: Path) -> None:
    program(checkout / "bin", "uv", "uv 0.4.30")
    program(checkout / ".uv" / bootstrap.SCRIPTS, "uv", "uv 0.13.7")
    assert bootstrap.find_uv() == str(checkout / ".uv" / bootstrap.SCRIPTS / "uv")


@pytest.mark.parametrize(
    ("node", "usable"),
    [
        ("v18.20.0", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.3", False),
        ("v22.11.0", False),
        ("v24.1.0", True),
    ],
)
def test_npm_is_used_where_vite_runs_on_its_node(checkout: Path, node: str, usable: bool) -> None:
    program(checkout / "bin", "npm", "11.0.0")
    program(checkout / "bin", "node", node)
    assert (bootstrap.system_npm() is not None) == usable


def test_without_npm_there_is_none(checkout: Path) -> None:
    assert not (checkout / "bin").exists()
    assert bootstrap.system_npm() is None


def test_the_page_is_built_again_when_something_of_it_changed(checkout: Path) -> None:
    assert not hatch_build.up_to_date()
    bootstrap.PAGE.parent.mkdir()
    bootstrap.PAGE.touch()
    assert hatch_build.up_to_date()
    later = bootstrap.PAGE.stat().st_mtime + 1
    os.utime(checkout / "web" / "src" / "main.ts", (later, later))
    assert not hatch_build.up_to_date()


@pytest.mark.parametrize("home", ["words", "games/some_game/words"])
def test_the_page_is_built_again_when_its_words_changed(checkout: Path, home: str) -> None:
    words = checkout / "src" / "cheeseboard" / home / "en" / "page.ftl"
    words.parent.mkdir(parents=True)
    words.touch()
    bootstrap.PAGE.parent.mkdir()
    bootstrap.PAGE.touch()
    assert hatch_build.up_to_date()
    later = bootstrap.PAGE.stat().st_mtime + 1
    os.utime(words, (later, later))
    assert not hatch_build.up_to_date()


def test_packages_of_the_page_are_no_part_of_it(checkout: Path) -> None:
    (checkout / "web" / "node_modules" / "vite").mkdir(parents=True)
    assert {path.name for path in hatch_build.sources(checkout / "web")} == {"src", "main.ts"}


def test_a_page_that_cannot_be_built_is_told_with_what_npm_said(checkout: Path) -> None:
    program(checkout / "bin", "node", "v24.1.0")
    (checkout / "bin" / "npm").write_text("#!/bin/sh\necho 'no such package'\nexit 1\n")
    (checkout / "bin" / "npm").chmod(0o755)
    with pytest.raises(SystemExit) as told:
        hatch_build.npm("run", "build")
    assert str(told.value).startswith("no such package\n")
    assert "The page could not be built: `npm run build` in" in str(told.value)


def test_without_venv_it_says_what_to_install(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(checkout / "bin", "python", "")
    (checkout / "bin" / "python").write_text("#!/bin/sh\nexit 1\n")
    monkeypatch.setattr(sys, "executable", str(checkout / "bin" / "python"))
    with pytest.raises(SystemExit, match="sudo apt install python3-venv"):
        bootstrap.find_uv()
    assert not (checkout / ".uv").exists()
