"""A search plays against itself and a net learns from it which moves are worth a look: first impressions.

What it learns is how much of the search went to each move; going on from there, the search has these first impressions,
and the next ones are better (expert iteration). Of every few tables one is held out: nothing is learnt from it, and
the log loss is told of it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from cheeseboard.engine.net import Weights

from . import preferring
from .fitting import Choices, Impressions
from .lesson import Learner, told_by
from .preferring import Preferences
from .selfplay import Room, Tables

HELD_OUT = 8
"""Of so many tables, one."""


class Moves(Learner):
    """Of chances it keeps what there was, and needs it: the search must be worth learning from."""

    def begin(self) -> None:
        aspects = told_by(self.game, "aspects")
        self.impressions = Impressions(self.arrays, [np.zeros(aspects.ASPECTS)])
        if self.parent is not None and len(self.parent.impressions):
            self.impressions.take([self.parent.impressions])
        self.memory: list[tuple[Choices, Choices]] = []
        lines, moves = self.settings.lines, self.game.rules.MOVES
        self.pages = [
            Preferences(
                np.zeros((self.each, lines, moves, aspects.EACH), np.int16),
                np.zeros((self.each, lines, moves), np.float32),
                np.zeros((self.each, lines), np.int64),
            )
            for _ in self.taught
        ]

    def weights(self, told: dict[str, Any]) -> Weights:
        assert self.parent is not None
        return self.parent._replace(impressions=self.impressions.fetched()[0], told=told)

    @property
    def _preferring(self) -> Any:
        return self.game.kernels.use(preferring)

    def play(self, left: float) -> None:
        chosen, style = self.settings, self.style()
        for tables, pages in zip(self.groups, self.pages, strict=True):
            given = style, chosen.iterations, chosen.warmth * max(left, 0.2)
            self.shared(tables, partial(self._preferring.write_preferences, tables, pages, *given))
        out = np.arange(self.each) % HELD_OUT == 0
        self.memory = [*self.memory, (self._choices(~out), self._choices(out))][-chosen.keep :]
        self.lines += self.each * chosen.lines * len(self.pages)

    def _choices(self, tables: Any) -> Choices:
        """What was written at some of the tables."""
        counts = np.concatenate([pages.counts[tables].ravel() for pages in self.pages])
        there = np.arange(self.game.rules.MOVES)[None, :] < counts[:, None]
        aspects, shares = (
            np.concatenate([getattr(pages, name)[tables].reshape(-1, *shape) for pages in self.pages])[there]
            for name, shape in (("aspects", self.pages[0].aspects.shape[2:]), ("shares", there.shape[1:]))
        )
        return Choices(*map(self.arrays.asarray, (aspects, shares, np.repeat(np.arange(len(counts)), counts))))

    def remembered(self, which: int) -> Choices:
        """All the lessons as one."""
        lessons = [lesson[which] for lesson in self.memory]
        before = np.cumsum([0, *(lesson.counted() for lesson in lessons)]).tolist()
        numbers = [lesson.of + start for lesson, start in zip(lessons, before, strict=False)]
        aspects, shares = (
            self.arrays.concatenate([getattr(lesson, name) for lesson in lessons]) for name in ("aspects", "shares")
        )
        return Choices(aspects, shares, self.arrays.concatenate(numbers))

    def fit(self, left: float) -> float:
        choices = self.remembered(0)
        for _ in range(self.settings.repeats):
            self.impressions.improve(choices, self.settings.rate * max(left, 0.05))
        return self.impressions.loss(self.remembered(1))

    def against_greedy(self, tables: Tables, won: Any) -> Callable[[Room, int, int], int]:
        return partial(self._preferring.impressions_against_greedy, tables, won)
