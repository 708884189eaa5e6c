"""What a contest shows: win rates, mean points and ratings, each with how far it may be off.

A shared win counts in part. Ratings are Elo by maximum likelihood, not openskill's: those follow players whose strength
drifts and depend on the order of the games, whereas bots stay as they are and deserve one answer from all games at
once. The winner of a game is modelled as drawn among its seats by strength (Luce's choice, for two players Bradley and
Terry's). Games of one deal are not independent, so intervals come from resampling deals, or from how much deals differ.
With them counts one virtual deal in which all did equally well: without it, who has won everything would be infinitely
strong, and that for certain.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .contest import Contest, Outcome

MEAN_RATING = 1500.0
_ELO = 400 / np.log(10)
_Z = 1.959964
_RESAMPLES = 1000
_TRACE = 0.05

Array = np.ndarray[Any, Any]
Interval = tuple[float, float]


@dataclass(frozen=True)
class Standing:
    """One entrant's. Games are counted seat by seat: who sits on two seats of a game has played twice."""

    bot: str
    games: int
    win_rate: float
    win_interval: Interval
    mean_points: float | None
    """Of the games that were played to their end."""
    rating: float
    interval: Interval
    forfeits: int


@dataclass(frozen=True)
class Pairing:
    """Two entrants compared deal by deal, both having had both seats: the luck of the deal is gone from this."""

    deals: int
    better: int
    even: int
    worse: int
    difference: float
    """Of the win rates, the first entrant's less the second's."""
    interval: Interval


@dataclass(frozen=True)
class Place:
    """How a seat did, whoever sat there, or one bot on the seats of a role. Seats of a side win together, as one."""

    games: int
    win_rate: float
    win_interval: Interval
    mean_points: float | None
    seat: int | None = None
    role: str | None = None
    bot: str | None = None
    """None: all of them."""


def standings(contest: Contest, outcomes: Sequence[Outcome]) -> list[Standing]:
    """Of every entrant, in the order in which they entered. The games are those of whole deals, in order."""
    shares, chairs = _shares(contest, outcomes)
    ratings, intervals = _ratings(contest, outcomes, shares, chairs)
    found = []
    for entrant, bot in enumerate(contest.bots):
        rates = shares[:, :, entrant].sum(axis=1) / chairs[:, entrant].sum()
        found.append(
            Standing(
                bot=bot,
                games=int(chairs[:, entrant].sum()) * len(shares),
                win_rate=float(rates.mean()),
                win_interval=_win_interval(rates, int(chairs[:, entrant].sum())),
                mean_points=_mean_points(contest, outcomes, entrant),
                rating=ratings[entrant],
                interval=intervals[entrant],
                forfeits=sum(contest.seating(o.game)[o.forfeit.seat] == entrant for o in outcomes if o.forfeit),
            )
        )
    return found


def pairing(contest: Contest, outcomes: Sequence[Outcome]) -> Pairing:
    """Of two entrants."""
    shares, chairs = _shares(contest, outcomes)
    first, second = (shares[:, :, entrant].sum(axis=1) / chairs[:, entrant].sum() for entrant in range(2))
    differences = first - second
    mean, cautious = float(differences.mean()), np.append(differences, 0.0)
    spread = _Z * _standard_error(cautious)
    low, high = float(cautious.mean() - spread), float(cautious.mean() + spread)
    return Pairing(
        deals=len(differences),
        better=int((differences > 1e-9).sum()),
        even=int((abs(differences) <= 1e-9).sum()),
        worse=int((differences < -1e-9).sum()),
        difference=mean,
        interval=(max(min(low, mean), -1.0), min(max(high, mean), 1.0)),
    )


def by_seat(contest: Contest, outcomes: Sequence[Outcome]) -> list[Place]:
    """Of every seat. Where seats share a win, each has a part of it."""
    return [
        _place(
            contest,
            outcomes,
            lambda outcome, at=seat: [(at in outcome.winners) / max(1, len(outcome.winners))],  # type: ignore[misc]
            [(seat, outcome) for outcome in outcomes],
            seat=seat,
        )
        for seat in range(contest.players)
    ]


def by_role(contest: Contest, outcomes: Sequence[Outcome]) -> list[Place]:
    """Where sides play for different things: how often each wins, and with which bot on its seats."""
    game = contest.game
    sides = game.sides(contest.players, contest.options)
    found = []
    for side, role in sorted(enumerate(game.roles), reverse=True):
        seats = [seat for seat in range(contest.players) if sides[seat] == side]
        for entrant in (None, *(range(contest.rotations) if contest.rotations > 1 else ())):

            def wins(outcome: Outcome, at: list[int] = seats, who: int | None = entrant) -> list[float]:
                sitting = contest.seating(outcome.game)
                return [float(seat in outcome.winners) for seat in at if who in (None, sitting[seat])]

            held = [
                (seat, outcome)
                for outcome in outcomes
                for seat in seats
                if entrant in (None, contest.seating(outcome.game)[seat])
            ]
            bot = None if entrant is None else contest.bots[entrant]
            found.append(_place(contest, outcomes, wins, held, role=role, bot=bot))
    return found


def _place(
    contest: Contest,
    outcomes: Sequence[Outcome],
    wins: Callable[[Outcome], list[float]],
    held: list[tuple[int, Outcome]],
    **whose: Any,
) -> Place:
    """From the wins in each game, one for every seat in question; and from those seats."""
    deals = range(0, len(outcomes), contest.rotations)
    rates = np.array([np.mean([won for o in outcomes[at : at + contest.rotations] for won in wins(o)]) for at in deals])
    points = [outcome.points[seat] for seat, outcome in held if outcome.points is not None]
    return Place(
        games=len({outcome.game for _, outcome in held}),
        win_rate=float(rates.mean()),
        win_interval=_win_interval(rates, len(held) // len(deals)),
        mean_points=float(np.mean(points)) if points else None,
        **whose,
    )


def _shares(contest: Contest, outcomes: Sequence[Outcome]) -> tuple[Array, Array]:
    """Wins by deal, rotation and entrant, shared ones in part; and the seats each entrant has, by rotation."""
    seatings = [contest.seating(rotation) for rotation in range(contest.rotations)]
    chairs = np.array([np.bincount(seating, minlength=contest.rotations) for seating in seatings])
    shares = np.zeros((len(outcomes) // contest.rotations, contest.rotations, contest.rotations))
    for number, outcome in enumerate(outcomes):
        deal, rotation = divmod(number, contest.rotations)
        for seat in outcome.winners:
            shares[deal, rotation, seatings[rotation][seat]] += 1 / len(outcome.winners)
    return shares, chairs


def _mean_points(contest: Contest, outcomes: Sequence[Outcome], entrant: int) -> float | None:
    points = [
        outcome.points[seat]
        for outcome in outcomes
        if outcome.points is not None
        for seat, sitting in enumerate(contest.seating(outcome.game))
        if sitting == entrant
    ]
    return float(np.mean(points)) if points else None


def _standard_error(by_deal: Array) -> float:
    return float(by_deal.std(ddof=1) / np.sqrt(len(by_deal))) if len(by_deal) > 1 else 1.0


def _win_interval(rates: Array, chairs: int) -> Interval:
    return win_interval(float(rates.mean()), _standard_error(rates) if len(rates) > 1 else 0.0, len(rates) * chairs)


def win_interval(rate: float, error: float, games: float) -> Interval:
    """Wilson's, for as many independent games as the error, which is of their differences, says that they are worth.

    Where it says nothing, for as many as there are.
    """
    if 0 < rate < 1 and error > 0:
        games = rate * (1 - rate) / error**2
    middle = (rate + _Z**2 / (2 * games)) / (1 + _Z**2 / games)
    spread = _Z / (1 + _Z**2 / games) * np.sqrt(rate * (1 - rate) / games + _Z**2 / (4 * games**2))
    return max(0.0, float(middle - spread)), min(1.0, float(middle + spread))


def _ratings(
    contest: Contest, outcomes: Sequence[Outcome], shares: Array, chairs: Array
) -> tuple[list[float], list[Interval]]:
    finished = np.array([float(outcome.finished) for outcome in outcomes]).reshape(shares.shape[:2])
    level = chairs.sum(axis=0) / contest.players  # what everybody wins of a deal in which all do equally well
    wins, finished = np.vstack([shares.sum(axis=1), level]), np.vstack([finished, np.ones(contest.rotations)])
    deals = len(wins)
    source = np.random.default_rng(contest.seed)
    weights = np.vstack([np.ones(deals), source.multinomial(deals, np.full(deals, 1 / deals), _RESAMPLES)])
    found = MEAN_RATING + _ELO * _strengths(weights @ wins, weights @ finished, chairs)
    low, high = np.percentile(found[1:], [2.5, 97.5], axis=0)
    ratings = found[0].tolist()
    return ratings, list(zip(np.minimum(low, ratings).tolist(), np.maximum(high, ratings).tolist(), strict=True))


def _strengths(wins: Array, games: Array, chairs: Array) -> Array:
    """The likeliest strengths, on average 0, one row for each row of wins (by entrant) and games (by rotation).

    Newton's method on the log likelihood, which has a single peak: a trace of a drawn game sees to it where one has won
    everything.
    """
    entrants = chairs.shape[1]
    strength = np.zeros_like(wins)
    for _ in range(100):
        pull = np.exp(strength)[:, None, :] * chairs  # by row, rotation and entrant
        chance = pull / pull.sum(axis=2, keepdims=True)
        drawn = 1 / (1 + np.exp(-strength))  # against somebody of strength 0
        slope = wins - (games[:, :, None] * chance).sum(axis=1) + _TRACE * (0.5 - drawn)
        bend = np.einsum("bg,bgi,bgj->bij", games, chance, chance)
        bend -= np.eye(entrants) * ((games[:, :, None] * chance).sum(axis=1) + _TRACE * drawn * (1 - drawn))[:, None, :]
        step = np.linalg.solve(bend, slope[:, :, None])[:, :, 0]
        strength = strength - np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    centred: Array = strength - strength.mean(axis=1, keepdims=True)
    return centred
