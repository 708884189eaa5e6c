"""The calls under `/api`, as `docs/protocol.md` describes them."""

from collections.abc import AsyncGenerator, Sequence
from typing import Any

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from cheeseboard.engine.lesson import lesson_names, lesson_plan
from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from ..entrance.addresses import AnyRequest
from ..play.tables import Tables
from ..protocol.messages import (
    BotInfo,
    Chances,
    Credits,
    FactInfo,
    GameInfo,
    Hints,
    LessonInfo,
    NewTable,
    OptionInfo,
    TableInfo,
)
from ..protocol.past import AnalysisInfo
from ..table.table import Table
from ..thinking.questions import while_asked
from . import codes, invitations, lists, mine, replays, rulebooks
from .callers import Caller
from .errors import refusals, refuse_unless_fit
from .records import record


async def _table(table_id: FromPath[str], caller: NamedDependency[Caller]) -> AsyncGenerator[Table]:
    async with caller.tables.at(table_id) as table:
        yield table


@get("/games", summary="The games on the shelf", middleware=[replays.packed], sync_to_thread=False)
def list_games(tables: NamedDependency[Tables]) -> list[GameInfo]:
    return [_game_info(name, tables.opponents.offered) for name in game_names()]


@post("/tables", summary="Lay a table", responses=refusals(400, 403, 413, 415, 429, 503))
async def lay_table(data: JSONBody[NewTable], caller: NamedDependency[Caller]) -> TableInfo:
    return (await caller.tables.lay(caller.person, data, caller.address)).info(caller.person)


@get("/tables/{table_id:str}", summary="One table", responses=refusals(400, 404, 409, 503))
async def one_table(table: NamedDependency[Table], caller: NamedDependency[Caller]) -> TableInfo:
    return table.info(caller.person)


@get(
    "/tables/{table_id:str}/record",
    summary="The record of a match that is over, as a .cheese file",
    media_type=MediaType.TEXT,
    responses=refusals(400, 404, 409, 429, 503),
)
async def record_of_table(table: NamedDependency[Table], caller: NamedDependency[Caller]) -> Response[str]:
    await caller.count_record()
    file = f'attachment; filename="{table.match.game.name}-{table.id}.cheese"'
    return Response(await record(table), media_type=MediaType.TEXT, headers={"Content-Disposition": file})


@post(
    "/tables/{table_id:str}/seats/{seat:int}",
    summary="Sit down on an open seat",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 429, 503),
)
async def sit_down(table_id: FromPath[str], seat: FromPath[int], caller: NamedDependency[Caller]) -> TableInfo:
    # Not as a dependency: nothing is called as often but laying a table, and the framework takes long to clean up.
    async with caller.tables.at(table_id, exactly=False) as table:
        await caller.count_seat()
        await caller.tables.sit(table, seat, caller.person)
        return table.info(caller.person)


@get(
    "/tables/{table_id:str}/hint",
    summary="What you could play, while all other seats are bots",
    responses=refusals(400, 403, 404, 409, 429, 503),
)
async def hints(table: NamedDependency[Table], caller: NamedDependency[Caller], request: AnyRequest) -> Hints[Any]:
    await caller.count_hint()
    return await while_asked(request, caller.tables.helper.hints(table, caller.person, caller.household))


@get(
    "/tables/{table_id:str}/chances",
    summary="How likely each seat wins, as far as yours can tell, while all other seats are bots",
    responses=refusals(400, 403, 404, 409, 429, 503),
)
async def chances(table: NamedDependency[Table], caller: NamedDependency[Caller], request: AnyRequest) -> Chances:
    await caller.count_chances()
    return await while_asked(request, caller.tables.helper.chances(table, caller.person, caller.household))


@get(
    "/tables/{table_id:str}/analysis",
    summary="A match that is over, move by move; it is worked out while you ask again and again",
    responses=refusals(400, 404, 409, 429, 503),
)
async def analysis(table: NamedDependency[Table], caller: NamedDependency[Caller]) -> AnalysisInfo[Any]:
    analyses = caller.tables.analyses
    if not analyses.begun(table):
        await caller.count_record()
    return analyses.look(table, caller.person)


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
        hidden=game.hidden,
        lessons=[LessonInfo(lesson, lesson_plan(game, lesson).minutes) for lesson in lesson_names(game)],
    )


_calls: Sequence[HTTPRouteHandler] = (
    list_games,
    lay_table,
    one_table,
    record_of_table,
    sit_down,
    hints,
    chances,
    analysis,
    *mine.calls,
    *lists.calls,
    *codes.calls,
    *invitations.calls,
    *replays.calls,
    *rulebooks.calls,
)
rest = Router(
    "/api",
    route_handlers=_calls,
    dependencies={"table": Provide(_table)},
    before_request=refuse_unless_fit,
    tags=["Cheeseboard"],
)
