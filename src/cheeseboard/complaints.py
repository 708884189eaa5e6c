"""How whoever started a command hears of trouble, and the exit status that follows from it."""

import sys
from collections.abc import Callable

from cheeseboard.engine.errors import CheeseboardError, Unable
from cheeseboard.engine.quoting import printable
from cheeseboard.words import chosen_language

FAILURE = 1
"""The exit status of what was understood and could not be done."""
USAGE = 2
"""The exit status of whoever was misunderstood."""


_hears: list[Callable[[str], None]] = []
"""A program that reads what is said, in place of people."""


def complain(sentence: str) -> None:
    for hear in _hears:
        hear(sentence)
    if not _hears:
        print(f"cheeseboard: {printable(sentence)}", file=sys.stderr, flush=True)


def complain_to(hear: Callable[[str], None] | None) -> None:
    """From now on it is that one who hears of trouble; None is whoever reads the terminal."""
    _hears[:] = [] if hear is None else [hear]


def fail(problem: CheeseboardError) -> int:
    """Say why it ends here; the exit status."""
    complain(problem.said(chosen_language()))
    return FAILURE if isinstance(problem, Unable) else USAGE
