"""What was seen of many matches, as counts: they add up, whoever counted, and all that is told follows from them."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
TENTHS = 10


@dataclass
class Tally:
    """Seats are bits of a number, as in `won`: 5 is the seats 0 and 2."""

    won: Counter[int] = field(default_factory=Counter)
    """Matches by the seats that won; by 0 those that were left unfinished."""
    lengths: Counter[int] = field(default_factory=Counter)
    """Matches by how many moves they had."""
    margins: Counter[int] = field(default_factory=Counter)
    """Matches by how many points the best of the winners had more than the best of the others."""
    halfway: Counter[tuple[int, int]] = field(default_factory=Counter)
    """Matches by who was ahead after half of their moves, and who won."""
    choices: Array = field(default_factory=lambda: np.zeros((TENTHS + 1, 3)))
    """For each tenth of a match, and for the whole: how many matches, and the sum of their mean numbers of legal moves
    there, and of the squares of these."""

    @property
    def matches(self) -> int:
        return self.won.total()

    @property
    def finished(self) -> int:
        return self.matches - self.won[0]

    def __iadd__(self, other: "Tally") -> "Tally":
        for name in ("won", "lengths", "margins", "halfway"):
            getattr(self, name).update(getattr(other, name))
        self.choices += other.choices
        return self

    def told(self) -> dict[str, Any]:
        """For JSON."""
        return {
            "won": _pairs(self.won),
            "lengths": _pairs(self.lengths),
            "margins": _pairs(self.margins),
            "halfway": [[*seats, count] for seats, count in sorted(self.halfway.items())],
            "choices": self.choices.tolist(),
        }

    @classmethod
    def read(cls, told: dict[str, Any]) -> "Tally":
        """What `told` has told."""
        counts = {name: Counter(dict(map(tuple, told[name]))) for name in ("won", "lengths", "margins")}
        halfway = Counter({(ahead, won): count for ahead, won, count in told["halfway"]})
        return cls(**counts, halfway=halfway, choices=np.array(told["choices"], float).reshape(TENTHS + 1, 3))


def tallied(lengths: Array, choices: Array, ahead: Array, won: Array, points: Array) -> Tally:
    """From rows of matches: how long each was, how many moves were legal and who was ahead move by move, who won."""
    tally = Tally(Counter(won.tolist()), Counter(lengths.tolist()))
    over = won > 0
    winning = (won[:, None] >> np.arange(points.shape[1])) & 1 == 1
    lowest = np.iinfo(np.int64).min
    best, other = (np.where(seats, points, lowest).max(axis=1) for seats in (winning, ~winning))
    apart = over & ~winning.all(axis=1)
    tally.margins = Counter((best - other)[apart].tolist())
    half = ahead[np.arange(len(lengths)), np.maximum(lengths // 2 - 1, 0)]
    tally.halfway = Counter(zip(half[over].tolist(), won[over].tolist(), strict=True))
    for length, row in zip(lengths.tolist(), choices, strict=True):
        whole = row[:length].astype(float)
        tenths = np.arange(length) * TENTHS // max(1, length)
        sums, counts = np.bincount(tenths, whole, TENTHS), np.bincount(tenths, minlength=TENTHS)
        for part in np.flatnonzero(counts):
            _note(tally.choices[part], sums[part] / counts[part])
        if length:
            _note(tally.choices[TENTHS], whole.mean())
    return tally


def _note(row: Array, mean: float) -> None:
    row += (1, mean, mean * mean)


def _pairs(counter: Counter[int]) -> list[list[int]]:
    return [[key, counter[key]] for key in sorted(counter)]


def total(tallies: Iterable[Tally]) -> Tally:
    found = Tally()
    for tally in tallies:
        found += tally
    return found
