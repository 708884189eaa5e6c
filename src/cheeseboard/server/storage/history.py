"""What people have played, and how they have done.

A match counts when it came to its end by the rules or was resigned; one that ended otherwise says nothing. It counts
for whoever's seat it was in the end, also where a bot stood in by then: else one would leave before a defeat. For a
person with several seats, at one device, it is remembered but counts nothing: it would be against oneself.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select

from cheeseboard.games import get as game_named

from ..limits import OPPONENTS_TOLD
from ..protocol.past import Against, GameStatistics, Tally
from . import ratings, schema
from .entries import Chair, Ended, Finished, Standing, decoded


@dataclass(frozen=True)
class Past:
    """A match that is over, as its players remember it."""

    table: str
    game: str
    at: int
    you: int
    chairs: tuple[Chair, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    ended: Ended | None


def keep(connection: Connection, standing: Standing) -> None:
    """Remember a match that has just ended, if it counts."""
    winners = winners_of(standing)
    if not winners:
        return
    rows = played(standing)
    if rows:
        connection.execute(insert(schema.played), rows)
    ratings.keep(connection, standing, winners, [row["person"] for row in rows if row["counts"]])


def winners_of(standing: Standing) -> tuple[int, ...]:
    """Of a match that counts; nobody else's."""
    if standing.finished is not None:
        return standing.finished.winners
    return standing.ended.winners if standing.ended is not None and standing.ended.why == "resigned" else ()


def played(standing: Standing) -> list[dict[str, Any]]:
    """For each person the row that follows from a log which counts."""
    sides = game_named(standing.laid.game).sides(len(standing.chairs), standing.laid.options)
    seats: dict[str, list[int]] = defaultdict(list)
    for seat, chair in enumerate(standing.chairs):
        if chair.person is not None:
            seats[chair.person].append(seat)
    winners = winners_of(standing)
    return [
        {
            "person": person,
            "table_id": standing.id,
            "game": standing.laid.game,
            "seat": mine[0],
            "at": standing.at,
            "won": mine[0] in winners,
            "counts": len(mine) == 1,
            "opponents": _json([seat for seat, side in enumerate(sides) if side != sides[mine[0]]]),
        }
        for person, mine in seats.items()
    ]


def _json(seats: Sequence[int]) -> str:
    return msgspec.json.encode(seats).decode()


def finished_of(connection: Connection, person: str, before: int | None, most: int) -> list[Past]:
    games, kept = schema.played.c, schema.entries.c
    wanted = select(schema.played).where(games.person == person)
    if before is not None:
        wanted = wanted.where(games.at < before)
    rows = connection.execute(wanted.order_by(games.at.desc(), games.table_id).limit(most)).all()
    tables = [row.table_id for row in rows]
    chairs = _chairs(connection, tables)
    ends = select(kept.table_id, kept.data).where(kept.table_id.in_(tables), kept.type.in_(("finished", "ended")))
    ending = {row.table_id: decoded(row.data) for row in connection.execute(ends)}
    return [_past(row, chairs[row.table_id], ending[row.table_id]) for row in rows]


def _past(row: Any, chairs: Sequence[Chair], end: Any) -> Past:
    assert isinstance(end, Finished | Ended)
    points, ended = ((), end) if isinstance(end, Ended) else (end.points, None)
    return Past(row.table_id, row.game, row.at, row.seat, tuple(chairs), points, end.winners, ended)


def _chairs(connection: Connection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    """Who sat where in the end."""
    seats = schema.seats.c
    chairs: dict[str, list[Chair]] = {table: [] for table in tables}
    wanted = select(schema.seats).where(seats.table_id.in_(tables)).order_by(seats.table_id, seats.seat)
    for row in connection.execute(wanted):
        chairs[row.table_id].append(Chair(row.person, row.bot, row.name, row.stands_in))
    return chairs


@dataclass
class _Sum:
    """How somebody has done in one game."""

    played: int = 0
    won: int = 0
    streak: int = 0
    longest: int = 0
    against: dict[tuple[str | None, str | None], "_Sum"] = field(default_factory=dict)
    """By person or bot."""

    def add(self, won: bool) -> None:
        self.played += 1
        self.won += won
        going_on = self.streak > 0 if won else self.streak < 0
        self.streak = (self.streak if going_on else 0) + (1 if won else -1)
        self.longest = max(self.longest, self.streak)

    @property
    def tally(self) -> Tally:
        return Tally(self.played, self.won)


def statistics_of(connection: Connection, person: str) -> list[GameStatistics]:
    """Those of each game that a person has played, the one played most first."""
    games, seats = schema.played.c, schema.seats.c
    mine = (games.person == person) & games.counts
    counted = connection.execute(select(schema.played).where(mine).order_by(games.at, games.table_id)).all()
    others = select(seats.table_id, seats.seat, seats.person, seats.bot)
    others = others.join_from(schema.seats, schema.played, (games.table_id == seats.table_id) & mine)
    sat: dict[tuple[str, int], tuple[str | None, str | None]] = {}
    for row in connection.execute(others):
        sat[row.table_id, row.seat] = (row.person, None if row.person else row.bot)
    sums: dict[str, _Sum] = defaultdict(_Sum)
    for row in counted:
        total = sums[row.game]
        total.add(row.won)
        for other in {sat[row.table_id, seat] for seat in msgspec.json.decode(row.opponents, type=list[int])}:
            total.against.setdefault(other, _Sum()).add(row.won)
    names = _names(connection, person)
    rated = ratings.of(connection, person)
    by_most = sorted(sums.items(), key=lambda item: (-item[1].played, item[0]))
    return [
        GameStatistics(game, total.tally, total.streak, total.longest, _against(total, names), rated.get(game))
        for game, total in by_most
    ]


def _against(total: _Sum, names: dict[str, str]) -> list[Against]:
    most: Iterable[Any] = sorted(total.against.items(), key=lambda item: -item[1].played)[:OPPONENTS_TOLD]
    return [Against(names.get(person), bot, theirs.tally) for (person, bot), theirs in most]


def _names(connection: Connection, person: str) -> dict[str, str]:
    """Those of everybody whom a person has played with, by who they are."""
    games, seats, people = schema.played.c, schema.seats.c, schema.people.c
    met = select(people.id, people.name).distinct().where(games.person == person, people.name.is_not(None))
    met = met.where(games.table_id == seats.table_id, seats.person == people.id)
    return {row.id: row.name for row in connection.execute(met)}
