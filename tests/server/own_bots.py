"""Bots that a host brings along: one that plays, and some that should never have been let in."""

import os
import time
from pathlib import Path

import cheeseboard as cb


class First:
    """Plays the first legal move, and writes down which process it lives in, if it is told where."""

    name = "First of all"

    def __init__(self) -> None:
        if place := os.environ.get("CHEESEBOARD_TEST_PROCESSES"):
            (Path(place) / str(os.getpid())).touch()

    def choose(self, sight: cb.Sight) -> str:
        return sight.legal[0]


class Raises(First):
    """Can play once."""

    name = "Clumsy"

    def choose(self, sight: cb.Sight) -> str:
        if len(sight.moves) > 1:
            raise ValueError("no such card")
        return sight.legal[0]


class Cheats(First):
    name = "Sly"

    def choose(self, sight: cb.Sight) -> str:  # noqa: ARG002
        return "c3 9,9"


class Dawdles(First):
    name = "Snail"

    def choose(self, sight: cb.Sight) -> str:
        time.sleep(3600)
        return sight.legal[0]


class Dies(First):
    name = "Mayfly"

    def choose(self, sight: cb.Sight) -> str:  # noqa: ARG002
        os._exit(3)
