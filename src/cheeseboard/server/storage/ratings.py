"""Ratings, for those who want one: an estimate of strength in each game, by openskill's Plackett-Luce model.

They are shown on a scale on which 1500 is where everybody begins, and a lead of 400 means winning about ten times out
of eleven, as chess players know it. Our bots' ratings never change, so that people's can be compared from one evening
to another although they may never have met. A side, such as the mice of Chop! Chop!, is as strong as its members are on
average, and they rise and fall together. Who wants no rating is taken for somebody of whom nothing is known.
"""

import math
from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating
from sqlalchemy import Connection, delete, insert, select

from cheeseboard.games import get as game_named

from ..limits import RATED_FROM
from ..protocol.past import Rating
from . import schema
from .entries import Chair, Standing

MIDDLE = 1500
_model = PlackettLuce()
_STEP = 400 / math.log(10) / (_model.beta * math.sqrt(2))
"""What one of the model's points is on our scale: e to the power of (lead / beta / sqrt 2) are the odds of two."""

BOTS = {
    "cheese-rescue": {
        "random": 660,
        "greedy": 1470,
        "search:1": 950,
        "search:2": 1250,
        "search:3": MIDDLE,
        "search:4": 1750,
        "search:5": 2380,
    },
    "cheez-tricks": {
        "random": 1180,
        "greedy": 1380,
        "search:1": 1320,
        "search:2": 1420,
        "search:3": MIDDLE,
        "search:4": 1600,
        "search:5": 1680,
    },
    "chop-chop": {
        "random": 130,
        "greedy": MIDDLE,
        "search:1": 700,
        "search:2": 1230,
        "search:3": MIDDLE,
        "search:4": 1580,
        "search:5": 1720,
    },
}
"""The levels as `bench/strength.md` has them against each other; `random` and `greedy` by 200 games against levels.

Of a bot that is not here nothing is known."""
_SURE = 30
"""How uncertain a bot's rating is taken to be."""


def keep(connection: Connection, standing: Standing, winners: Sequence[int], counted: Sequence[str]) -> None:
    """Reckon with a match that has just ended, for those of these people who want it."""
    people, kept, game = schema.people.c, schema.ratings.c, standing.laid.game
    # Locked, so that two of somebody's matches which end at the same moment are reckoned with one after the other.
    wanted = select(people.id).where(people.id.in_(counted), people.rated).order_by(people.id).with_for_update()
    rated = {*connection.scalars(wanted)}
    if not rated:
        return
    before = select(schema.ratings).where(kept.person.in_(rated), kept.game == game)
    known = {row.person: row for row in connection.execute(before)}
    seats = [_guess(chair, known, BOTS.get(game, {})) for chair in standing.chairs]
    for chair, rating in zip(standing.chairs, _rate(standing, winners, seats), strict=True):
        if (person := chair.person) in rated and person is not None:
            connection.execute(delete(schema.ratings).where(kept.person == person, kept.game == game))
            matches = known[person].matches + 1 if person in known else 1
            row = {"person": person, "game": game, "mean": rating.mu, "deviation": rating.sigma, "matches": matches}
            connection.execute(insert(schema.ratings).values(row))


def _guess(chair: Chair, known: dict[str, Any], bots: dict[str, int]) -> PlackettLuceRating:
    """How strong whoever has this seat is thought to be before the match."""
    if chair.person in known:
        row = known[chair.person]
        return _model.rating(row.mean, row.deviation)
    if chair.person is None and chair.bot in bots:
        return _model.rating(_model.mu + (bots[chair.bot] - MIDDLE) / _STEP, _SURE / _STEP)
    return _model.rating()


def _rate(standing: Standing, winners: Sequence[int], seats: list[PlackettLuceRating]) -> list[PlackettLuceRating]:
    """The ratings by seat after the match."""
    numbers = game_named(standing.laid.game).sides(len(seats), standing.laid.options)
    sides = [[seat for seat, side in enumerate(numbers) if side == number] for number in sorted(set(numbers))]
    # The model adds its members up; each brings in a share, so that a side is worth their average.
    shares = [
        [_model.rating(seats[seat].mu / len(side), seats[seat].sigma / len(side)) for seat in side] for side in sides
    ]
    after = _model.rate(shares, scores=[_score(standing, winners, side) for side in sides])
    rated = list(seats)
    for side, members in zip(sides, after, strict=True):
        for seat, share in zip(side, members, strict=True):
            rated[seat] = _model.rating(share.mu * len(side), share.sigma * len(side))
    return rated


def _score(standing: Standing, winners: Sequence[int], side: Sequence[int]) -> float:
    """The higher, the better the side did: whoever wins before all others, and those by their points."""
    points = standing.finished.points if standing.finished else [0] * len(standing.chairs)
    return math.inf if any(seat in winners for seat in side) else float(max(points[seat] for seat in side))


def of(connection: Connection, person: str) -> dict[str, Rating]:
    """A person's ratings by game, if they want them."""
    kept = schema.ratings.c
    wanted = select(schema.ratings).join(schema.people, schema.people.c.id == kept.person)
    wanted = wanted.where(kept.person == person, schema.people.c.rated, kept.matches >= RATED_FROM)
    return {row.game: shown(row.mean, row.deviation, row.matches) for row in connection.execute(wanted)}


def shown(mean: float, deviation: float, matches: int) -> Rating:
    return Rating(round(MIDDLE + _STEP * (mean - _model.mu)), round(_STEP * deviation), matches)
