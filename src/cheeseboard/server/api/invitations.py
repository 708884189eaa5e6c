"""How others come to a table: a link that they can really open, and what a messenger shows of it.

A preview says only what everybody who has the link may see: the game, and who sits at the table. Nothing in it follows
from the position.
"""

import html
import re
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Response, get, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from cheeseboard.words import say

from ..entrance.addresses import AnyRequest, arrival_of
from ..limits import LONGEST_HOST, Refusal
from ..network import only_here
from ..play.tables import Tables
from ..protocol.messages import Invitation, TableInfo
from ..table.table import Table
from .errors import refusals
from .files import READING, page_with, picture_of
from .languages import language_of

Elsewhere = Callable[[], str | None]
"""Where others in the network find this server, if it listens there."""

_HOST = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?", re.IGNORECASE)
_QUIET = 4
"""The white border that scanners need, in modules."""


def origin_of(request: AnyRequest) -> str:
    """By what address this request reached us; raises Refusal where it does not say."""
    arrival = arrival_of(request)
    if len(arrival.host) > LONGEST_HOST or not _is_host(arrival.host):
        raise Refusal("host-unreadable")
    return f"{'https' if arrival.secure else 'http'}://{arrival.host}"


def _is_host(text: str) -> bool:
    try:
        parts = urlsplit(f"//{text}")
        return bool(_HOST.fullmatch(text) and parts.hostname and parts.port != 0)
    except ValueError:  # an address in brackets that is none, or a port that is none
        return False


def invitation(request: AnyRequest, elsewhere: Elsewhere, path: str) -> Invitation:
    """The way to a path of this server for whoever has another device."""
    origin = origin_of(request)
    outside = origin if not only_here(urlsplit(origin).hostname or "") else elsewhere()
    link = (outside or origin) + path
    code = segno.make(link, micro=False, error="m", boost_error=False)
    return Invitation(link, outside is not None, _drawn(code), int(code.symbol_size(border=_QUIET)[0]))


def _drawn(code: segno.QRCode) -> str:
    """The dark modules as the path of an SVG, each run in a row as one rectangle."""
    drawn = []
    for y, row in enumerate(code.matrix_iter(border=_QUIET)):
        for run in re.finditer(b"\x01+", bytes(row)):
            width = run.end() - run.start()
            drawn.append(f"M{run.start()} {y}h{width}v1h-{width}z")
    return "".join(drawn)


@get(
    "/tables/{table_id:str}/invitation", summary="How others come to this table", responses=refusals(400, 404, 409, 503)
)
async def invite(
    table: NamedDependency[Table], request: AnyRequest, elsewhere: NamedDependency[Elsewhere]
) -> Invitation:
    return invitation(request, elsewhere, f"/table/{table.id}")


calls: Sequence[HTTPRouteHandler] = (invite,)
"""Those under `/api`."""


@route(["/table/{table_id:str}", "/replay/{table_id:str}"], http_method=READING, include_in_schema=False)
async def table_page(request: AnyRequest, table_id: FromPath[str], tables: NamedDependency[Tables]) -> Response[Any]:
    """The page, with what messengers look for in it; of a table that does not exist there is nothing to say."""
    try:
        async with tables.at(table_id) as table:
            head = _preview(table.info(None), origin_of(request), request.scope["path"], language_of(request))
    except Refusal as refusal:
        return page_with(request, status=refusal.status)
    return page_with(request, head)


def _preview(table: TableInfo, origin: str, path: str, language: str) -> str:
    game = say(f"{table.game}.title", language=language)
    names = [seat.name for seat in table.seats if seat.name is not None]
    host = None if table.host is None else table.seats[table.host].name
    facts = {
        "game": game,
        "host": host,
        "names": names,
        "open": sum(seat.kind == "open" for seat in table.seats),
        "state": table.state,
    }
    title = say("preview-title", facts, language=language)
    line = say("preview-line", facts, language=language)
    told = {
        "og:type": "website",
        "og:site_name": "Cheeseboard",
        "og:title": title,
        "og:description": line,
        "og:url": origin + path,
    }
    if picture := picture_of(table.game):
        told |= {
            "og:image": f"{origin}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": say(f"{table.game}.cover", language=language),
        }
    named = {"description": line, "twitter:card": "summary_large_image" if picture else "summary"}
    tags = [f"<title>{html.escape(title)}</title>"]
    tags += [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in told.items()]
    tags += [f'<meta name="{name}" content="{html.escape(text)}">' for name, text in named.items()]
    return "\n    ".join(tags)
