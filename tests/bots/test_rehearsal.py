"""Kernels are made ready by another process, and what goes wrong there is told."""

import os
import sys
import threading
from pathlib import Path

import pytest

from cheeseboard.bots import rehearsal
from cheeseboard.games import get
from tests.patience import PATIENCE


def test_where_a_system_forbids_to_step_back_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: int) -> int:
        raise PermissionError

    monkeypatch.setattr(os, "nice", forbidden, raising=False)
    rehearsal._step_back()


def test_what_goes_wrong_while_compiling_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failing = tmp_path / "python"
    failing.write_text("#!/bin/sh\necho no room left >&2\nexit 3\n")
    failing.chmod(0o700)
    monkeypatch.setattr(sys, "executable", str(failing))
    monkeypatch.setattr(rehearsal, "cache_folder", lambda _: tmp_path)
    with pytest.raises(RuntimeError, match="ended with status 3:\nno room left"):
        rehearsal.fill_cache(get("cheese-rescue"))
    assert not [*tmp_path.glob("*.rehearsed")]


def test_that_all_is_ready_is_said_once_nothing_is_waited_for() -> None:
    said = threading.Event()
    rehearsal.prepare([], said.set)
    assert said.wait(PATIENCE)
