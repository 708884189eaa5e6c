"""What people install: the archives hold the page, and both ways to start it answer with it."""

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bootstrap
import pytest

from tests.patience import PATIENCE

LISTED = "from importlib.metadata import distributions as d; print(*(each.name.lower() for each in d()))"
PAGE = "cheeseboard/server/page/index.html"
SYNC = ("sync", "--offline", "--frozen", "--no-dev", "--no-install-project", "--python", sys.executable)


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel that was made from it."""
    folder = tmp_path_factory.mktemp("archives")
    # With our own hatchling instead of a downloaded one: a test needs no network.
    uv("build", "--offline", "--no-build-isolation", "--python", sys.executable, "--out-dir", str(folder))
    return folder


@pytest.fixture(scope="module")
def elsewhere(archives: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment outside the checkout with nothing but the wheel and what it needs."""
    venv = tmp_path_factory.mktemp("somewhere else") / "venv"
    (wheel,) = archives.glob("*.whl")
    uv(*SYNC, "--extra", "server", venv=venv)
    uv("pip", "install", "--offline", "--no-deps", "--python", str(venv), str(wheel))
    return venv


def uv(*words: str, venv: Path | None = None) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "VIRTUAL_ENV"}
    if venv:
        surroundings["UV_PROJECT_ENVIRONMENT"] = str(venv)
    done = subprocess.run(
        [bootstrap.find_uv(), *words], cwd=bootstrap.ROOT, env=surroundings, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_the_wheel_holds_the_page(archives: Path) -> None:
    (wheel,) = archives.glob("*.whl")
    held = zipfile.ZipFile(wheel).namelist()
    assert PAGE in held
    assert any(name.startswith("cheeseboard/server/page/assets/") for name in held)
    assert not [name for name in held if not name.startswith(("cheeseboard/", "cheeseboard-"))]


def test_the_source_archive_holds_all_that_a_wheel_is_made_of(archives: Path) -> None:
    (archive,) = archives.glob("*.tar.gz")
    with tarfile.open(archive) as held:
        names = {name.partition("/")[2] for name in held.getnames()}
    assert {f"src/{PAGE}", "web/package.json", "web/package-lock.json", "hatch_build.py", "bootstrap.py"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_the_installed_command_works_outside_the_checkout(elsewhere: Path, tmp_path: Path) -> None:
    command = str(elsewhere / bootstrap.SCRIPTS / "cheeseboard")
    told = subprocess.run([command, "--version"], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout.startswith("cheeseboard ")
    with serving(command, "serve", folder=tmp_path) as address:
        assert "<!doctype html>" in fetched(address).lower()


def test_whoever_studies_the_games_gets_no_server(archives: Path, tmp_path: Path) -> None:
    venv = tmp_path / "venv"
    uv(*SYNC, venv=venv)
    uv("pip", "install", "--offline", "--no-deps", "--python", str(venv), *map(str, archives.glob("*.whl")))
    python = str(venv / bootstrap.SCRIPTS / "python")
    study = "import cheeseboard as cb; print(cb.batch('chop-chop', count=2).playout() > 2)"
    told = subprocess.run([python, "-c", study], cwd=tmp_path, capture_output=True, text=True)
    assert told.stdout == "True\n", told.stderr
    listed = subprocess.run([python, "-c", LISTED], capture_output=True, text=True).stdout.split()
    assert not {"litestar", "uvicorn", "sqlalchemy", "websockets"} & {*listed}
    command = str(venv / bootstrap.SCRIPTS / "cheeseboard")
    for wanted in ([], ["join", "http://127.0.0.1:1/t/x"], ["admin", "tables"]):
        refused = subprocess.run([command, *wanted], cwd=tmp_path, capture_output=True, text=True)
        assert refused.returncode == 1
        assert refused.stderr.endswith('pip install "cheeseboard[server]".\n')
        assert refused.stderr.count("\n") == 1


def test_play_answers_from_anywhere(tmp_path: Path) -> None:
    with serving(sys.executable, str(bootstrap.ROOT / "play"), folder=tmp_path) as address:
        assert "<!doctype html>" in fetched(address).lower()


@contextmanager
def serving(*command: str, folder: Path) -> Iterator[str]:
    """The address that a server says it is at."""
    words = ["--no-browser", "--database", str(folder / "tables.db")]
    with subprocess.Popen([*command, *words], cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            yield re.findall(r"http://[\d.:]+", server.stdout.readline())[0]
        finally:
            server.terminate()


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read(), "utf-8")
