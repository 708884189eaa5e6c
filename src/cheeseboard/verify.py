"""What `cheeseboard verify` runs: the check that records are true."""

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from cheeseboard.complaints import FAILURE, complain
from cheeseboard.engine import record
from cheeseboard.engine.errors import BadTable, RecordError
from cheeseboard.engine.quoting import printable
from cheeseboard.games.variants import told
from cheeseboard.progress import progress
from cheeseboard.words import chosen_language
from cheeseboard.words.here import tell


def verify(files: Sequence[str]) -> int:
    """Replay every record of every file. Says of each file that it is right, or of each bad record where and why."""
    if files.count("-") > 1:
        raise BadTable("verify-stdin-once")
    return max([verify_file(file) for file in files])


def verify_file(file: str) -> int:
    name = tell("verify-stdin") if file == "-" else file
    good, bad = 0, 0
    unchecked: Counter[str] = Counter()
    try:
        with record.opened(binary(file)) as lines, progress("records") as tick:
            for start, chunk in record.apart(lines):
                try:
                    if code := record.verify(record.read_one(start, chunk), told):
                        unchecked[code] += 1
                    good += 1
                except RecordError as problem:
                    bad += 1
                    print(f"{name}:{problem.line}: {printable(problem.reason(chosen_language()))}")
                tick()
    except OSError as problem:
        complain(f"{file}: {problem.strerror}")
        return FAILURE
    if not good and not bad:
        print(f"{name}:1: {tell('verify-nothing')}")
        return 1
    if bad:
        if good:
            print(tell("verify-bad", file=name, bad=bad, records=good + bad))
        return 1
    print(tell("verify-ok", file=name, records=good))
    for code, count in unchecked.items():
        print(tell(code, file=name, count=count, records=good))
    return 0


def binary(file: str) -> BinaryIO:
    """A file, or standard input."""
    return sys.stdin.buffer if file == "-" else Path(file).open("rb")
