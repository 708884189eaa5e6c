"""Five opponents, from one that a child can beat to the strongest we have.

The lower ones do not roll dice: they overlook moves, look less far, imagine fewer worlds, forget, and learnt nothing.
"""

from collections.abc import Callable
from dataclasses import dataclass

from cheeseboard.engine.style import Style

from .search import Search

USUAL_LEVEL = 3
"""Of a search for which no level is named."""
LONGEST = 1.0
"""Seconds that a move may take, however slow the machine."""


@dataclass(frozen=True)
class Level:
    number: int
    names: tuple[str, ...]
    """Of those of this level that may sit at one table; the first stands for the level."""
    iterations: int
    style: Callable[[Style], Style] = lambda usual: usual
    learnt: bool = False
    """Whether it uses what was learnt about the game, and not just what was written by hand."""

    @property
    def name(self) -> str:
        return self.names[0]

    def search(self, seed: int) -> Search:
        return Search(
            seed,
            iterations=self.iterations,
            seconds=LONGEST,
            name=f"search:{self.number}",
            style=self.style,
            learnt=self.learnt,
        )


def _inattentive(usual: Style) -> Style:
    """Notices a move or two, looks at what comes right after them, and takes one guess at what others hold."""
    return usual._replace(attention=2, depth=1, worlds=1, forgetful=True, sure=0)


def _hasty(usual: Style) -> Style:
    """Notices more, and thinks of the answer to its move."""
    return usual._replace(attention=3, depth=2, worlds=2, forgetful=True, sure=0)


def _careful(usual: Style) -> Style:
    """Looks further, and at more of what others might hold, but still forgets what is gone."""
    return usual._replace(attention=7, depth=3, worlds=10, forgetful=True, sure=0)


def _seasoned(usual: Style) -> Style:
    """Forgets nothing, gets endings right, and overlooks only what is out of the way."""
    return usual._replace(attention=11, depth=4, worlds=12)


LEVELS = (
    Level(1, ("Pip", "Dot", "Button", "Thimble", "Squeak"), 12, _inattentive),
    Level(2, ("Biscuit", "Muffin", "Dumpling", "Crumpet", "Pretzel"), 40, _hasty),
    Level(3, ("Marble", "Bobbin", "Domino", "Tassel", "Pebble"), 150, _careful),
    Level(4, ("Saffron", "Paprika", "Marmalade", "Cinnamon", "Amber"), 300, _seasoned),
    Level(5, ("Professor Rind", "Madame Brie", "Judge Curd", "Doctor Whey", "Captain Cheddar"), 20_000, learnt=True),
)


def level(number: int, seed: int) -> Search:
    """The opponent of that level."""
    return LEVELS[number - 1].search(seed)
