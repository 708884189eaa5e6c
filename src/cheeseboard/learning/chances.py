"""A bot plays against itself and a net learns from it what chances a position has.

Every position is worth what came of it, blended with what was thought on the way (temporal differences).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from cheeseboard.engine.net import Weights

from .fitting import Network, fit
from .lesson import Learner, told_by
from .selfplay import Pages, Room, Tables

MOST_ACTIVE = 160
"""Features of a position, at most."""


class Chances(Learner):
    """Of first impressions it keeps what there was."""

    def begin(self) -> None:
        traits = told_by(self.game, "traits")
        self.network = Network(self.arrays, traits.TRAITS, traits.UNITS, 1, self.seed)
        self.impressions = np.zeros(0, np.float32) if self.parent is None else self.parent.impressions
        if self.parent is not None:
            self.network.take(self.parent[:4])
        self.memory: list[tuple[Any, ...]] = []
        self.pages = [self._pages(self.each) for _ in self.taught]

    def weights(self, told: dict[str, Any]) -> Weights:
        return Weights._make((*self.network.fetched(), self.impressions, told))

    def _pages(self, count: int) -> Pages:
        lines = self.settings.lines
        return Pages(
            np.zeros((count, lines, MOST_ACTIVE), np.int16),
            np.zeros((count, lines), np.float32),
            np.zeros((count, lines), np.int64),
            np.zeros(count, np.int64),
        )

    def play(self, left: float) -> None:
        chosen, style = self.settings, self.style()
        warmth = chosen.warmth * max(left, 0.2)
        for tables, pages in zip(self.groups, self.pages, strict=True):
            given = style, chosen.iterations, warmth, chosen.far_sight
            self.shared(tables, partial(self._kernels.write_pages, tables, pages, *given))
        written = [np.arange(each.worth.shape[1])[None, :] < each.used[:, None] for each in self.pages]
        lesson = tuple(
            self.arrays.asarray(
                np.concatenate([getattr(pages, name)[mask] for pages, mask in zip(self.pages, written, strict=True)])
            )
            for name in ("features", "worth")
        )
        self.memory = [*self.memory, lesson][-chosen.keep :]
        self.lines += len(lesson[0])

    def fit(self, left: float) -> float:
        chosen, losses = self.settings, []
        for _ in range(chosen.repeats):
            features, wanted = self.memory[int(self.chance.integers(len(self.memory)))]
            order = self.arrays.asarray(self.chance.permutation(len(features)))
            for start in range(0, max(1, len(order) - chosen.batch + 1), chosen.batch):
                where = order[start : start + chosen.batch]
                losses.append(fit(self.network, features[where], wanted[where], chosen.rate * max(left, 0.05)))
        return float(np.mean(losses))

    def against_greedy(self, tables: Tables, won: Any) -> Callable[[Room, int, int], int]:
        return partial(self._kernels.against_greedy, tables, won)
