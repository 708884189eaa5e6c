"""The calls under `/api`, as `docs/protocol.md` describes them."""

from collections.abc import Sequence

import msgspec
from litestar import MediaType, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from .addresses import AnyRequest, asked_from
from .analyses import AnalysisInfo
from .errors import Error
from .hints import Chances, Hint
from .limits import USUAL_PACE
from .opponents import BotInfo
from .players import Guestbook, first_name, tidy_name
from .questions import while_asked
from .table import TableInfo
from .tables import Tables


class OptionInfo(msgspec.Struct):
    name: str
    default: str
    choices: dict[str, list[str]]
    """What may be chosen, by the number of players."""


class GameInfo(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    minutes: int
    age: int
    bots: list[BotInfo]
    options: list[OptionInfo]


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Me(msgspec.Struct):
    name: str
    notice: str | None
    """Something you have to know, told once."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    """Each `me`, `open` or the name of a bot."""
    options: dict[str, str] = {}
    pace: str = USUAL_PACE
    """How soon bots answer: `calm`, `usual` or `brisk`."""


class NewPace(msgspec.Struct, forbid_unknown_fields=True):
    pace: str
    """`calm`, `usual` or `brisk`."""


_refusal = ResponseSpec(Error, description="It cannot be done; the sentence says why.", generate_examples=False)
_refusals = dict.fromkeys((400, 403, 404, 409, 429, 503), _refusal)


def _some(*statuses: int) -> dict[int, ResponseSpec]:
    return {status: _refusals[status] for status in statuses}


@get("/games", summary="The games on the shelf", sync_to_thread=False)
def list_games(tables: NamedDependency[Tables]) -> list[GameInfo]:
    return [_game_info(name, tables.opponents.offered) for name in game_names()]


@get("/me", summary="Who you are", responses=_some(503))
async def who_am_i(
    guest: NamedDependency[str], guestbook: NamedDependency[Guestbook], tables: NamedDependency[Tables]
) -> Me:
    name = await tables.store.name_of(guest) or first_name(guest)
    return Me(name, guestbook.notice(guest))


@put("/me", summary="Say what you are called", responses=_some(400, 503))
async def call_me(
    data: JSONBody[NewName],
    guest: NamedDependency[str],
    guestbook: NamedDependency[Guestbook],
    tables: NamedDependency[Tables],
) -> Me:
    name = tidy_name(data.name, tables.limits.name_letters)
    await tables.rename(guest, name)
    return Me(name, guestbook.notice(guest))


@post("/tables", summary="Lay a table", responses=_some(400, 429, 503))
async def lay_table(
    data: JSONBody[NewTable], guest: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> TableInfo:
    table = await tables.lay(guest, data.game, data.options, data.seats, asked_from(request), data.pace)
    return table.info(table.seat_of(guest))


@get("/tables", summary="Tables that wait for players, then those being played", responses=_some(503))
async def list_tables(guest: NamedDependency[str], tables: NamedDependency[Tables]) -> list[TableInfo]:
    return await tables.listed(guest)


@get("/tables/{table_id:str}", summary="One table", responses=_some(404, 503))
async def one_table(table_id: FromPath[str], guest: NamedDependency[str], tables: NamedDependency[Tables]) -> TableInfo:
    table = await tables.find(table_id)
    return table.info(table.seat_of(guest))


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a match that is over, as a .cheese file",
    media_type=MediaType.TEXT,
    responses=_some(404, 409, 503),
)
async def record_of_table(table_id: FromPath[str], tables: NamedDependency[Tables]) -> Response[str]:
    table = await tables.find(table_id)
    file = f'attachment; filename="{table.kept.game}-{table.kept.id}.cheese"'
    return Response(await tables.record(table), media_type=MediaType.TEXT, headers={"Content-Disposition": file})


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Sit down on an open seat",
    status_code=200,
    responses=_some(404, 409, 503),
)
async def sit_down(
    table_id: FromPath[str], seat: FromPath[int], guest: NamedDependency[str], tables: NamedDependency[Tables]
) -> TableInfo:
    table = await tables.find(table_id)
    await tables.sit(table, seat, guest)
    return table.info(table.seat_of(guest))


@put(
    "/tables/{table_id:str}/pace",
    summary="Say how soon bots answer at a table where you sit",
    responses=_some(400, 403, 404, 503),
)
async def set_pace(
    table_id: FromPath[str], data: JSONBody[NewPace], guest: NamedDependency[str], tables: NamedDependency[Tables]
) -> TableInfo:
    table = await tables.find(table_id)
    await tables.set_pace(table, guest, data.pace)
    return table.info(table.seat_of(guest))


@get(
    "/tables/{table_id:str}/hint",
    summary="What you could play, while all other seats are bots",
    responses=_some(403, 404, 409, 503),
)
async def hint(
    table_id: FromPath[str], guest: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> Hint:
    table = await tables.find(table_id)
    return await while_asked(request, tables.hints.hint(table, guest))


@get(
    "/tables/{table_id:str}/chances",
    summary="How likely each seat wins, as far as yours can tell, while all other seats are bots",
    responses=_some(403, 404, 409, 503),
)
async def chances(
    table_id: FromPath[str], guest: NamedDependency[str], tables: NamedDependency[Tables], request: AnyRequest
) -> Chances:
    table = await tables.find(table_id)
    return await while_asked(request, tables.hints.chances(table, guest))


@get(
    "/tables/{table_id:str}/analysis",
    summary="A match that is over, move by move; it is worked out while you ask again and again",
    responses=_some(404, 409, 503),
)
async def analysis(table_id: FromPath[str], tables: NamedDependency[Tables]) -> AnalysisInfo:
    return tables.analyses.look(await tables.find(table_id))


def _game_info(name: str, bots: list[BotInfo]) -> GameInfo:
    game = game_named(name)
    options = [
        OptionInfo(
            option.name,
            option.usual(min(game.counts)),
            {str(players): list(option.choices(players)) for players in game.counts},
        )
        for option in game.options
    ]
    return GameInfo(name, game.title, list(game.counts), game.minutes, game.age, bots, options)


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
    hint,
    chances,
    analysis,
)
rest = Router("/api", route_handlers=_calls, tags=["Cheeseboard"])
