"""Fitting what is learnt to what self-play has written down, with NumPy or, on a graphics card, CuPy."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np

from cheeseboard.engine.net import CEILING

_FADE, _FADE_SQUARES, _TINY = 0.9, 0.999, 1e-8
_RESTRAINT = 1e-5
"""How much an aspect that is seldom seen is held back."""


class Weighed:
    """Weights that learn by steps, and Adam's memory of how they have moved."""

    def __init__(self, arrays: Any, weights: Iterable[Any]) -> None:
        self.arrays = arrays
        self.weights = [arrays.array(each, dtype=np.float32) for each in weights]
        self._moved = [arrays.zeros_like(each) for each in self.weights]
        self._squares = [arrays.zeros_like(each) for each in self.weights]
        self._steps = 0

    def take(self, weights: Iterable[Any]) -> None:
        """Go on from there."""
        self.weights = [self.arrays.array(each, dtype=np.float32) for each in weights]

    def fetched(self) -> list[Any]:
        """The weights as arrays of NumPy's."""
        return [each.copy() if isinstance(each, np.ndarray) else each.get() for each in self.weights]

    def step(self, slopes: Iterable[Any], rate: float) -> None:
        """Down the slopes."""
        self._steps += 1
        bent = rate * np.sqrt(1 - _FADE_SQUARES**self._steps) / (1 - _FADE**self._steps)
        for weights, moved, squares, slope in zip(self.weights, self._moved, self._squares, slopes, strict=True):
            moved += (1 - _FADE) * (slope - moved)
            squares += (1 - _FADE_SQUARES) * (slope * slope - squares)
            weights -= bent * moved / (self.arrays.sqrt(squares) + _TINY)


class Network(Weighed):
    """A net in real numbers."""

    def __init__(self, arrays: Any, features: int, units: int, answers: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        spread = np.sqrt(2.0 / 60)  # so many features a position has, more or less
        drawn = (
            chance.normal(0, spread, (features, units)) * 0.5,
            np.full(units, 0.1),
            chance.normal(0, 0.1 / np.sqrt(units), (answers, units)),
            np.zeros(answers),
        )
        super().__init__(arrays, drawn)

    def shown(self, features: Any) -> Any:
        """Rows of features as rows of ones and zeros; a number beyond the features stands for none."""
        first = self.weights[0]
        rows = self.arrays.zeros((len(features), len(first) + 1), np.float32)
        rows[self.arrays.arange(len(features))[:, None], self.arrays.minimum(features, len(first))] = 1.0
        return rows[:, :-1]

    def answers(self, rows: Any) -> tuple[Any, Any, Any]:
        """What the units come to before they are cut off, after, and the answers."""
        first, bias, second, final = self.weights
        before = rows @ first + bias
        after = self.arrays.clip(before, 0.0, CEILING)
        return before, after, after @ second.T + final

    def improve(self, rows: Any, before: Any, after: Any, blame: Any, rate: float) -> None:
        """One step against the blame that each answer of each row has."""
        second = self.weights[2]
        behind = (blame @ second) * ((before > 0.0) & (before < CEILING))
        self.step((rows.T @ behind, behind.sum(axis=0), blame.T @ after, blame.sum(axis=0)), rate)


def fit(network: Network, features: Any, worth: Any, rate: float) -> float:
    """One step towards chances that came true so often; returns the log loss."""
    arrays = network.arrays
    rows = network.shown(features)
    before, after, answers = network.answers(rows)
    odds = arrays.clip(answers[:, 0], -15.0, 15.0)
    chances = 1.0 / (1.0 + arrays.exp(-odds))
    network.improve(rows, before, after, ((chances - worth) / len(rows))[:, None], rate)
    return float(-(worth * arrays.log(chances) + (1 - worth) * arrays.log(1 - chances)).mean())


class Choices(NamedTuple):
    """What a search came to prefer: a row for each move of each position."""

    aspects: Any
    shares: Any
    """How much of the search went to the move."""
    of: Any
    """The number of the position."""

    def counted(self) -> int:
        return int(self.of[-1]) + 1 if len(self.of) else 0


class Impressions(Weighed):
    """How likely each aspect makes a move, in real numbers."""

    def chances(self, choices: Choices) -> Any:
        """How likely each move is thought to be."""
        likely = self.arrays.exp(self.weights[0][choices.aspects].sum(axis=1))
        return likely / self.arrays.bincount(choices.of, likely)[choices.of]

    def loss(self, choices: Choices) -> float:
        """The log loss of a position, on average."""
        return float(-(choices.shares * self.arrays.log(self.chances(choices))).sum()) / choices.counted()

    def improve(self, choices: Choices, rate: float) -> None:
        """One step towards what was preferred so often."""
        blame = (self.chances(choices) - choices.shares) / choices.counted()
        slope = _RESTRAINT * self.weights[0]
        for aspect in range(choices.aspects.shape[1]):
            slope += self.arrays.bincount(choices.aspects[:, aspect], blame, len(slope))
        self.step([slope], rate)
