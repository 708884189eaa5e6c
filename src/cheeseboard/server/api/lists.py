"""Lists of tables: those that everybody may find, and those of one person."""

from collections.abc import Sequence
from typing import Any

from litestar import get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler

from ..limits import DAY, MY_FINISHED, MY_TABLES, UNTOUCHED, UNTOUCHED_AMONG_BOTS, Refusal
from ..play.tables import Tables
from ..processes.neighbours import Company
from ..protocol.messages import MyTable, TableInfo
from ..storage.entries import Standing
from ..storage.index import Mine
from ..storage.store import now
from ..table.presence import Presence
from ..table.telling import describe
from ..table.who import who_is
from .callers import Caller
from .errors import refusals


@get("/tables", summary="Listed tables that wait for players, then those being played", responses=refusals(503))
async def list_tables(caller: NamedDependency[Caller]) -> list[TableInfo]:
    person, tables = caller.person, caller.tables
    since = now() - int(1000 * tables.limits.listed_while)
    found = await tables.store.listed()
    names = await tables.store.names([chair.person for each in found for chair in each.chairs if chair.person])
    elsewhere = await tables.neighbours.whereabouts([outline.id for outline in found]) or {}
    listed = []
    for outline in found:
        table = tables.known.get(outline.id)
        if table and (tables.neighbours.alone or table.presence.clients):
            if table.standing.listed and not table.standing.over and _recent(table.presence, since):
                listed.append(table.info(person))
            continue
        presence = Presence(outline.at)
        presence.meet(elsewhere.get(outline.id, Company()), outline.at)
        if _recent(presence, since):
            listed.append(_described(outline, presence, person, names))
    return listed


def _recent(presence: Presence, since: int) -> bool:
    return bool(presence.people) or presence.last > since


def _described(outline: Standing, presence: Presence, person: str, names: dict[str, str]) -> TableInfo:
    """A table that nobody is at by way of this process, without loading its match."""
    who = who_is(person, outline, presence, None, hidden=True)
    return describe(outline, presence, names, who, now())


@get(
    "/me/tables",
    summary="Your tables: where it is your turn, your running ones, those you left to a bot, your last",
    responses=refusals(503),
)
async def my_tables(caller: NamedDependency[Caller]) -> list[MyTable[Any]]:
    person, tables = caller.person, caller.tables
    mine = [found async for found in _mine(tables, await _wanted(tables, person), person)]
    return sorted(mine, key=_rank)


def _rank(mine: MyTable[Any]) -> int:
    if mine.waits_for_you:
        return 0
    if mine.table.state == "over":
        return 3
    return 2 if all(seat.stands_in == "left" for seat in mine.table.seats if seat.yours) else 1


async def _wanted(tables: Tables, person: str) -> list[Mine]:
    then = now() - 1000 * UNTOUCHED
    found = await tables.store.tables_of(person, then)
    among_bots, yesterday = now() - 1000 * UNTOUCHED_AMONG_BOTS, now() - 1000 * DAY
    unfinished = [each for each in found if each.state != "over" and (not each.alone or each.at > among_bots)]
    finished = [each for each in found if each.state == "over" and each.at > yesterday]
    return [*unfinished[:MY_TABLES], *finished[:MY_FINISHED]]


async def _mine(tables: Tables, wanted: Sequence[Mine], person: str) -> Any:
    for each in wanted:
        try:
            async with tables.at(each.id) as table:
                who, turn = table.who(person), table.turn
                asked = table.standing.asked
                answers = {*asked.of} - table.standing.agreed if asked else set()
                playing = [seat for seat in who.mine if table.standing.chairs[seat].bot is None]
                waits = turn in playing or bool(answers & {*playing})
                yield MyTable(table.info(person), turn, waits, table.standing.at, table.view(who.seat))
        except Refusal:
            continue  # it was played by other rules, and cannot be shown any more


calls: Sequence[HTTPRouteHandler] = (list_tables, my_tables)
