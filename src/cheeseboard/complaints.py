"""How whoever started a command hears of trouble, and the exit status that follows from it."""

import sys

from cheeseboard.engine.errors import CheeseboardError, Unable
from cheeseboard.engine.quoting import printable
from cheeseboard.words import chosen_language

FAILURE = 1
"""The exit status of what was understood and could not be done."""
USAGE = 2
"""The exit status of whoever was misunderstood."""


def complain(sentence: str) -> None:
    print(f"cheeseboard: {printable(sentence)}", file=sys.stderr, flush=True)


def fail(problem: CheeseboardError) -> int:
    """Say why it ends here; the exit status."""
    complain(problem.said(chosen_language()))
    return FAILURE if isinstance(problem, Unable) else USAGE
