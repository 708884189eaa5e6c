"""The calls under `/api`, as `docs/protocol.md` describes them."""

from collections.abc import AsyncGenerator, Sequence
from typing import Any

from litestar import MediaType, Response, Router, get, post, put
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from .addresses import AnyRequest, asked_from
from .errors import refuse_unless_readable
from .messages import (
    AnalysisInfo,
    BotInfo,
    Chances,
    Credits,
    Error,
    FactInfo,
    GameInfo,
    Hints,
    Me,
    NewName,
    NewPace,
    NewTable,
    OptionInfo,
    TableInfo,
)
from .people import SeatCards, first_name, tidy_name
from .questions import while_asked
from .table import Table
from .tables import Tables

_refusal = ResponseSpec(Error, description="It cannot be done; the sentence says why.", generate_examples=False)
_refusals = dict.fromkeys((400, 403, 404, 409, 429, 503), _refusal)


def _some(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: _refusals[status] for status in statuses}


async def _table(table_id: FromPath[str], tables: NamedDependency[Tables]) -> AsyncGenerator[Table]:
    async with tables.at(table_id) as table:
        yield table


@get("/games", summary="The games on the shelf", sync_to_thread=False)
def list_games(tables: NamedDependency[Tables]) -> list[GameInfo]:
    return [_game_info(name, tables.opponents.offered) for name in game_names()]


@get("/me", summary="Who you are", responses=_some(503))
async def who_am_i(
    person: NamedDependency[str], cards: NamedDependency[SeatCards], tables: NamedDependency[Tables]
) -> Me:
    name = await tables.store.name_of(person) or first_name(person)
    return Me(name, cards.notice(person))


@put("/me", summary="Say what you are called", responses=_some(400, 503))
async def call_me(
    data: JSONBody[NewName],
    person: NamedDependency[str],
    cards: NamedDependency[SeatCards],
    tables: NamedDependency[Tables],
) -> Me:
    name = tidy_name(data.name, tables.limits.name_letters)
    await tables.rename(person, name)
    return Me(name, cards.notice(person))


@post("/tables", summary="Lay a table", responses=_some(400, 429, 503))
async def lay_table(
    data: JSONBody[NewTable], person: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> TableInfo:
    table = await tables.lay(person, data.game, data.options, data.seats, asked_from(request), data.pace)
    return table.info(table.seat_of(person))


@get("/tables", summary="Tables that wait for players, then those being played", responses=_some(503))
async def list_tables(person: NamedDependency[str], tables: NamedDependency[Tables]) -> list[TableInfo]:
    return await tables.listed(person)


@get("/tables/{table_id:str}", summary="One table", responses=_some(404, 503))
async def one_table(table: NamedDependency[Table], person: NamedDependency[str]) -> TableInfo:
    return table.info(table.seat_of(person))


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a match that is over, as a .cheese file",
    media_type=MediaType.TEXT,
    responses=_some(404, 409, 503),
)
async def record_of_table(table: NamedDependency[Table], tables: NamedDependency[Tables]) -> Response[str]:
    file = f'attachment; filename="{table.kept.game}-{table.kept.id}.cheese"'
    return Response(await tables.record(table), media_type=MediaType.TEXT, headers={"Content-Disposition": file})


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Sit down on an open seat",
    status_code=200,
    responses=_some(404, 409, 503),
)
async def sit_down(
    table: NamedDependency[Table], seat: FromPath[int], person: NamedDependency[str], tables: NamedDependency[Tables]
) -> TableInfo:
    await tables.sit(table, seat, person)
    return table.info(table.seat_of(person))


@put(
    "/tables/{table_id:str}/pace",
    summary="Say how soon bots answer at a table where you sit",
    responses=_some(400, 403, 404, 503),
)
async def set_pace(
    table: NamedDependency[Table],
    data: JSONBody[NewPace],
    person: NamedDependency[str],
    tables: NamedDependency[Tables],
) -> TableInfo:
    await tables.set_pace(table, person, data.pace)
    return table.info(table.seat_of(person))


@get(
    "/tables/{table_id:str}/hint",
    summary="What you could play, while all other seats are bots",
    responses=_some(403, 404, 409, 503),
)
async def hints(
    table: NamedDependency[Table], person: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> Hints[Any]:
    return await while_asked(request, tables.helper.hints(table, person))


@get(
    "/tables/{table_id:str}/chances",
    summary="How likely each seat wins, as far as yours can tell, while all other seats are bots",
    responses=_some(403, 404, 409, 503),
)
async def chances(
    table: NamedDependency[Table], person: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> Chances:
    return await while_asked(request, tables.helper.chances(table, person))


@get(
    "/tables/{table_id:str}/analysis",
    summary="A match that is over, move by move; it is worked out while you ask again and again",
    responses=_some(404, 409, 503),
)
async def analysis(table: NamedDependency[Table], tables: NamedDependency[Tables]) -> AnalysisInfo[Any]:
    return tables.analyses.look(table)


def _game_info(name: str, bots: list[BotInfo]) -> GameInfo:
    game = game_named(name)
    parts, fewest = game.parts, min(game.counts)
    return GameInfo(
        name=name,
        players=list(game.counts),
        bots=bots,
        options=[
            OptionInfo(
                option.name,
                option.usual(fewest),
                {str(players): list(option.choices(players)) for players in game.counts},
                option.for_beginners,
            )
            for option in game.options
        ],
        minutes=parts.MINUTES.value,
        age=parts.AGE.value,
        credits=Credits(list(parts.AUTHORS.value), list(parts.ILLUSTRATORS.value), list(parts.PUBLISHERS.value)),
        facts=[FactInfo(fact, known.certainty, known.value) for fact, known in game.facts.items()],
    )


_calls: Sequence[HTTPRouteHandler] = (
    list_games,
    who_am_i,
    call_me,
    lay_table,
    list_tables,
    one_table,
    record_of_table,
    sit_down,
    set_pace,
    hints,
    chances,
    analysis,
)
rest = Router(
    "/api",
    route_handlers=_calls,
    dependencies={"table": Provide(_table)},
    guards=[refuse_unless_readable],
    tags=["Cheeseboard"],
)
