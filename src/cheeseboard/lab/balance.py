"""Figures of balance, worked out from what was counted: who is favoured, how long, how open, how decided."""

from collections import Counter
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

from cheeseboard.games import get

from .standings import Interval, win_interval
from .tally import TENTHS, Tally
from .watching import Cell

_Z = 1.959964
K = TypeVar("K")
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Share:
    """How often something comes about, or how much it is on average, and the ends of its 95% interval."""

    value: float
    interval: Interval

    def above(self, fair: float) -> bool:
        return self.interval[0] > fair

    def below(self, fair: float) -> bool:
        return self.interval[1] < fair


@dataclass(frozen=True)
class Balance:
    """Of one cell."""

    matches: int
    unfinished: int
    seats: list[Share]
    """By seat, the share of the wins: a shared one counts in part, one that all seats share as nobody's advantage."""
    roles: dict[str, Share]
    """By role, where there are any."""
    shared: Share
    """Of the matches that were played to their end, in how many more than one side won."""
    length: Share
    lengths: dict[float, int]
    """Quantiles of the number of moves."""
    margin: Share
    choices: Share
    by_tenth: list[Share]
    """Legal moves in each tenth of a match."""
    led: Share
    """In how many matches one side alone was ahead at half-time."""
    held: Share
    """Of these, in how many that side won, shared wins counting in part."""

    @property
    def fair(self) -> float:
        """What each seat would win if all were alike."""
        return 1 / len(self.seats)


def balance(cell: Cell, tally: Tally) -> Balance:
    game = get(cell.game)
    sides = list(game.sides(cell.players, dict(cell.options)))
    finished = tally.finished
    ended = Counter({won: count for won, count in tally.won.items() if won})

    def side_of(seats: int) -> set[int]:
        return {sides[seat] for seat in range(cell.players) if seats >> seat & 1}

    def of_seat(seat: int) -> Share:
        return _rate({won: (won >> seat & 1) / won.bit_count() for won in ended}, ended)

    def of_side(side: int) -> Share:
        return _rate({won: (side in side_of(won)) / len(side_of(won)) for won in ended}, ended)

    alone = Counter({key: count for key, count in tally.halfway.items() if len(side_of(key[0])) == 1})
    held = {(ahead, won): len(side_of(ahead) & side_of(won)) / len(side_of(won)) for ahead, won in alone}
    return Balance(
        matches=tally.matches,
        unfinished=tally.matches - finished,
        seats=[of_seat(seat) for seat in range(cell.players)],
        roles={role: of_side(side) for side, role in sorted(enumerate(game.roles), reverse=True)},
        shared=_rate({won: float(len(side_of(won)) > 1) for won in ended}, ended),
        length=_mean_of(tally.lengths),
        lengths={part: quantile(tally.lengths, part) for part in QUANTILES},
        margin=_mean_of(tally.margins),
        choices=_mean(*tally.choices[TENTHS]),
        by_tenth=[_mean(*row) for row in tally.choices[:TENTHS]],
        led=_rate({key: float(key in alone) for key in tally.halfway}, tally.halfway),
        held=_rate(held, alone),
    )


def _rate(values: dict[K, float], counts: Counter[K]) -> Share:
    """The mean of values from 0 to 1, each that often."""
    matches = counts.total()
    if not matches:
        return Share(0.0, (0.0, 1.0))
    rate = sum(values[key] * count for key, count in counts.items()) / matches
    spread = sum((values[key] - rate) ** 2 * count for key, count in counts.items())
    error = sqrt(spread / (matches - 1) / matches) if matches > 1 else 0.0
    return Share(rate, win_interval(rate, error, matches))


def _mean_of(counts: Counter[int]) -> Share:
    return _mean(
        counts.total(),
        sum(value * count for value, count in counts.items()),
        sum(value * value * count for value, count in counts.items()),
    )


def _mean(count: float, total: float, squares: float) -> Share:
    if not count:
        return Share(0.0, (0.0, 0.0))
    mean = total / count
    spread = max(0.0, squares / count - mean * mean) * count / max(1, count - 1)
    error = _Z * sqrt(spread / count)
    return Share(mean, (mean - error, mean + error))


def quantile(counts: Counter[int], part: float) -> int:
    """The least value that so large a part of the matches does not exceed."""
    below = 0
    for value in sorted(counts):
        below += counts[value]
        if below >= part * counts.total():
            return value
    return 0
