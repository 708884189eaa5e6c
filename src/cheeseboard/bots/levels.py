"""Five opponents, from one that a child can beat to the strongest we have.

The lower ones do not roll dice: they look less far, imagine fewer worlds, and forget.
"""

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
    depth: int
    worlds: int
    forgetful: bool

    def search(self, seed: int) -> Search:
        return Search(
            seed, iterations=self.iterations, seconds=LONGEST, name=f"search:{self.number}", style=self._style
        )

    def _style(self, usual: Style) -> Style:
        return usual._replace(depth=self.depth, worlds=self.worlds, forgetful=self.forgetful)


LEVELS = (
    Level(1, "Pip", iterations=20, depth=1, worlds=1, forgetful=True),
    Level(2, "Biscuit", iterations=60, depth=2, worlds=3, forgetful=True),
    Level(3, "Marble", iterations=250, depth=4, worlds=10, forgetful=False),
    Level(4, "Saffron", iterations=2_000, depth=200, worlds=0, forgetful=False),
    Level(5, "Professor Rind", iterations=50_000, depth=200, worlds=0, forgetful=False),
)


def level(number: int, seed: int) -> Search:
    """The opponent of that level."""
    return LEVELS[number - 1].search(seed)
