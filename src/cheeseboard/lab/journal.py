"""The journal of a contest: what makes a long run one that can be resumed.

A file of JSON lines: first the contest's arguments, then every game as it ends. A line that was torn, because the
process was killed while it wrote, is dropped when the run goes on.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cheeseboard as cb
from cheeseboard.engine.errors import Unable

from .contest import Contest, Outcome


class Journal:
    """Opened to go on: `outcomes` are the games it held already, and `add` writes more."""

    def __init__(self, path: Path, contest: Contest) -> None:
        try:
            path.touch()
        except OSError as problem:
            raise Unable("journal-unkept", file=str(path), problem=str(problem.strerror)) from None
        with path.open("rb") as file:
            whole = file.read().rpartition(b"\n")[0]
        if not whole and path.stat().st_size:
            raise cb.BadTable("journal-foreign", file=str(path))
        header = json.loads(json.dumps({"cheeseboard": cb.__version__, **contest.told}))
        self.outcomes = list(_read(path, whole, header)) if whole else []
        self._file = path.open("r+", encoding="utf-8", newline="\n")
        if whole:
            self._file.truncate(len(whole) + 1)
            self._file.seek(0, 2)
        else:
            self._write(header)

    def add(self, outcome: Outcome) -> None:
        self._write(outcome.told())

    def _write(self, told: dict[str, Any]) -> None:
        self._file.write(json.dumps(told, ensure_ascii=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def _read(path: Path, whole: bytes, expected: dict[str, Any]) -> Iterator[Outcome]:
    first, *games = whole.split(b"\n")
    try:
        header = json.loads(first)
        described = isinstance(header, dict) and header.keys() == expected.keys()
    except ValueError:
        described = False
    if not described:
        raise cb.BadTable("journal-foreign", file=str(path))
    for name, value in expected.items():
        if header[name] != value:
            was, now = json.dumps(header[name]), json.dumps(value)
            raise cb.BadTable("journal-other", file=str(path), name=name, there=was, here=now)
    for number, line in enumerate(games, start=2):
        try:
            yield Outcome.read(json.loads(line))
        except (ValueError, KeyError, TypeError):
            raise cb.BadTable("journal-line", file=str(path), line=str(number)) from None
