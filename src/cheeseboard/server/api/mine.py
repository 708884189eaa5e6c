"""What is yours: your name, your games, how you have done, and to have all of it forgotten."""

from collections.abc import Mapping, Sequence

import msgspec
from litestar import delete, get, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, JSONBody

from ..entrance.people import GONE, SeatCards
from ..limits import GAMES_TOLD, Refusal
from ..play.doing import Asker
from ..play.tables import Tables
from ..protocol.commands import Leave
from ..protocol.messages import Me, NewMe, Seat
from ..protocol.past import Played, Statistics
from ..storage.entries import Chair
from ..storage.history import Past
from ..table.naming import tidy_name
from ..table.telling import called, ended_told
from .callers import Caller
from .errors import refusals

LATEST = 2**53
"""The last moment that a page can name, in milliseconds since 1970."""


@get("/me", summary="Who you are", responses=refusals(503))
async def who_am_i(caller: NamedDependency[Caller], cards: NamedDependency[SeatCards]) -> Me:
    return await _me(caller, cards)


@put(
    "/me",
    summary="Say what you are called, and whether you want a rating",
    responses=refusals(400, 403, 413, 415, 429, 503),
)
async def call_me(data: JSONBody[NewMe], caller: NamedDependency[Caller], cards: NamedDependency[SeatCards]) -> Me:
    person, tables = caller.person, caller.tables
    if data != NewMe():
        await caller.count_name()
    if data.name is not None:
        name = tidy_name(data.name, tables.limits.name_letters, tables.opponents.names.values())
        await tables.store.call(person, name)
        tables.renamed(person, name)
    if data.rated is not None:
        await tables.store.set_rated(person, data.rated)
    return await _me(caller, cards)


async def _me(caller: Caller, cards: SeatCards) -> Me:
    person, store = caller.person, caller.tables.store
    name, rated = await store.name_of(person), await store.is_rated(person)
    return Me(name, rated, cards.notice(person))


@delete(
    "/me",
    summary="Have your name, your games and what you said forgotten",
    status_code=204,
    response_headers={"Set-Cookie": GONE},
    responses=refusals(403, 503),
)
async def forget_me(caller: NamedDependency[Caller]) -> None:
    """A bot plays on where others wait for you. You are somebody new afterwards."""
    await leave_for_good(caller.tables, caller.person)


async def leave_for_good(tables: Tables, person: str) -> None:
    """Have a bot play on where others wait for somebody, and forget them; raises Refusal."""
    for mine in await tables.store.tables_of(person):
        if mine.state != "over" and not mine.alone:
            await _leave(tables, mine.id, person)
    await tables.forget(person)


async def _leave(tables: Tables, table_id: str, person: str) -> None:
    try:
        async with tables.at(table_id) as table:
            leaving = Leave()
            await tables.change(table, lambda: tables.doing.decide(table, Asker(person, table.who(person)), leaving))
    except Refusal as refusal:
        if refusal.status != 409:  # which it is where nothing can be played any more, or they have just left
            raise


@get("/me/games", summary="Your matches that are over, newest first", responses=refusals(400, 503))
async def my_games(caller: NamedDependency[Caller], before: FromQuery[int | None] = None) -> list[Played]:
    """With `before`, in milliseconds since 1970, those that ended earlier."""
    person, tables = caller.person, caller.tables
    latest = None if before is None else max(0, min(before, LATEST))
    found = await tables.store.finished_of(person, latest, GAMES_TOLD)
    people = {chair.person for past in found for chair in past.chairs if chair.person}
    names = {**tables.opponents.names, **await tables.store.names(list(people))}
    return [_played(past, person, names) for past in found]


def _played(past: Past, person: str, names: Mapping[str, str]) -> Played:
    return Played(
        table=past.table,
        game=past.game,
        at=past.at,
        seats=[_seat(chair, person, names) for chair in past.chairs],
        you=past.you,
        points=list(past.points),
        winners=list(past.winners),
        ended=ended_told(past.ended),
    )


def _seat(chair: Chair, person: str, names: Mapping[str, str]) -> Seat:
    """Who had a seat in the end; whether they are here now is not asked."""
    return Seat(
        kind="person" if chair.person else "bot",
        name=called(chair, names),
        bot=chair.bot,
        stands_in=chair.stands_in,
        here=False,
        away=None,
        yours=chair.person == person,
        score=None,
    )


@get("/me/statistics", summary="How you have done", responses=refusals(503))
async def my_statistics(caller: NamedDependency[Caller]) -> Statistics:
    games = await caller.tables.store.statistics_of(caller.person)
    names = caller.tables.opponents.names
    for game in games:
        game.against = [
            msgspec.structs.replace(other, name=names.get(other.bot, other.bot)) if other.bot else other
            for other in game.against
        ]
    return Statistics(games)


calls: Sequence[HTTPRouteHandler] = (who_am_i, call_me, forget_me, my_games, my_statistics)
