"""Five opponents, from one that a child can beat to the strongest we have.

The lower ones do not roll dice: they overlook moves, look less far, imagine fewer worlds, and forget.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cheeseboard.engine.game import Style

from .search import Search

LONGEST = 1.0
"""Seconds that a move may take, however slow the machine."""


@dataclass(frozen=True)
class Level:
    number: int
    name: str
    iterations: int
    style: Callable[[Style], Style] = lambda usual: usual

    def search(self, seed: int) -> Search:
        return Search(seed, iterations=self.iterations, seconds=LONGEST, name=f"search:{self.number}", style=self.style)


def _inattentive(usual: Style) -> Style:
    """Notices a few of its moves, looks at what comes right after them, and takes one guess at what others hold."""
    return usual._replace(attention=3, depth=1, worlds=1, forgetful=True, sure=0)


def _hasty(usual: Style) -> Style:
    """Notices more, thinks of the answer to its move, and forgets which cards are gone."""
    return usual._replace(attention=5, depth=2, worlds=3, forgetful=True, sure=0)


def _careful(usual: Style) -> Style:
    """Forgets nothing and looks further, but not at everything."""
    return usual._replace(attention=7, depth=3, worlds=10, sure=0)


def _seasoned(usual: Style) -> Style:
    """Looks as far as it can in a short while, and overlooks only what is out of the way."""
    return usual._replace(attention=11)


LEVELS = (
    Level(1, "Pip", 12, _inattentive),
    Level(2, "Biscuit", 40, _hasty),
    Level(3, "Marble", 150, _careful),
    Level(4, "Saffron", 1_000, _seasoned),
    Level(5, "Professor Rind", 20_000),
)


def level(number: int, seed: int) -> Search:
    """The opponent of that level."""
    return LEVELS[number - 1].search(seed)
