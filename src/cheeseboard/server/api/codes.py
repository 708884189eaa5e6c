"""Taking a seat to another device: a code that is shown on the one and typed, or scanned, on the other."""

import hashlib
from collections.abc import Sequence

from litestar import post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from ..entrance.addresses import AnyRequest
from ..ids import random_word
from ..limits import CODE_HOLDS, CODE_LETTERS, Refusal
from ..protocol.messages import SeatCode, TableInfo
from ..storage.store import now
from ..table.table import Table
from .callers import Caller
from .errors import refusals
from .invitations import Elsewhere, invitation


@post(
    "/tables/{table_id:str}/seats/{seat:int}/code",
    summary="A code that takes a seat of yours to another device",
    responses=refusals(400, 403, 404, 429, 503),
)
async def give_code(
    table: NamedDependency[Table],
    seat: FromPath[int],
    caller: NamedDependency[Caller],
    request: AnyRequest,
    elsewhere: NamedDependency[Elsewhere],
) -> SeatCode:
    person, tables = caller.person, caller.tables
    if seat not in table.standing.seats_of(person):
        raise Refusal("code-not-yours", 403)
    most = tables.limits.codes_per_minute
    if not await tables.counting.take("codes given", person, most):
        raise Refusal("codes-fast", 429, most=most)
    code, until = random_word(CODE_LETTERS), now() + 1000 * CODE_HOLDS
    await tables.store.add_code(_hash(code), table.id, seat, person, until)
    return SeatCode(code, until, invitation(request, elsewhere, f"/seat/{code}"))


@post(
    "/codes/{code:str}",
    summary="Have a seat at this device from now on",
    status_code=200,
    responses=refusals(400, 403, 404, 409, 429, 503),
)
async def take_code(code: FromPath[str], caller: NamedDependency[Caller]) -> TableInfo:
    # They are short enough to be typed, so nobody may try many of them.
    person, address, tables = caller
    most = tables.limits.codes_per_minute
    if address and not await tables.counting.take("codes tried", address, most):
        raise Refusal("codes-fast", 429, most=most)
    found = await tables.store.take_code(_hash(code))
    if found is None:
        raise Refusal("code-wrong", 404)
    table_id, seat, giver = found
    async with tables.at(table_id) as table:
        await tables.hand_over(table, seat, giver, person)
        return table.info(person)


calls: Sequence[HTTPRouteHandler] = (give_code, take_code)


def _hash(code: str) -> str:
    """However it is typed: in capitals, with gaps, with an O for the digit."""
    plain = "".join(code.lower().split()).replace("-", "").replace("o", "0").replace("i", "1").replace("l", "1")
    return hashlib.sha256(plain.encode()).hexdigest()
