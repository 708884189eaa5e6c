"""How others come to a table: a link that they can really open, and what a messenger shows of it.

A preview says only what everybody who has the link may see: the game, and who sits at the table. Nothing in it follows
from the position.
"""

import html
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlsplit

import segno
from litestar import Response, get, route
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from cheeseboard.engine.lesson import FIRST, lesson_names
from cheeseboard.games import get as game_named
from cheeseboard.games import names
from cheeseboard.words import say

from ..entrance.addresses import AnyRequest, arrival_of
from ..limits import LONGEST_HOST, Refusal
from ..network import only_here
from ..play.tables import Tables
from ..protocol.messages import Invitation, TableInfo
from ..table.table import Table
from .errors import refusals
from .files import READING, Screen, page_with, picture_of
from .languages import language_of
from .screens import lesson_screen, lobby_screen, replay_screen, rulebook_screen, table_screen

Elsewhere = Callable[[], str | None]
"""Where others in the network find this server, if it listens there."""

_HOST = re.compile(r"(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?", re.IGNORECASE)
_QUIET = 4
"""The white border that scanners need, in modules."""


def origin_of(request: AnyRequest) -> str:
    """By what address this request reached us; raises Refusal where it does not say."""
    arrival = arrival_of(request.scope)
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


_BEHIND = ".,;:!?)]}>»”’'\""
"""What a sentence leaves at the end of a link that stands in it."""


@route(["/table/{table_id:str}", "/replay/{table_id:str}"], http_method=READING, include_in_schema=False)
async def table_page(request: AnyRequest, table_id: FromPath[str], tables: NamedDependency[Tables]) -> Response[Any]:
    """The page, with what messengers look for in it; of a table that does not exist there is nothing to say."""
    language = language_of(request)
    try:
        async with tables.at(table_id.rstrip(_BEHIND)) as table:
            told = table.info(None)
            head = _of_table(told, _address(request), language)
    except Refusal as refusal:
        return page_with(request, status=refusal.status)
    replayed = request.scope["path"].startswith("/replay")
    screen = replay_screen(told.game) if replayed else table_screen(told.game, language)
    return page_with(request, replace(screen, head=head))


@route("/", http_method=READING, include_in_schema=False, sync_to_thread=False)
def lobby_page(request: AnyRequest) -> Response[Any]:
    language = language_of(request)
    title, line = say("page-title", language=language), say("lobby-lead", language=language)
    return _page_about(request, lobby_screen(language), title, line, _LOBBY, line)


@route("/rules/{game:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def rulebook_page(request: AnyRequest, game: FromPath[str]) -> Response[Any]:
    """How a game is played, by its book."""
    game = game.rstrip(_BEHIND)
    if game not in names():
        return page_with(request)
    return _page_about_game(request, rulebook_screen(game, language_of(request)), game)


@route(
    ["/learn/{game:str}", "/learn/{game:str}/{name:str}"],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
)
def lesson_page(request: AnyRequest, game: FromPath[str], name: FromPath[str] = FIRST) -> Response[Any]:
    """How a game is played, by a match with a teacher."""
    game, name = game.rstrip(_BEHIND), name.rstrip(_BEHIND)
    if game not in names() or name not in lesson_names(game_named(game)):
        return page_with(request)
    return _page_about_game(request, lesson_screen(game, name, language_of(request)), game)


def _page_about_game(request: AnyRequest, screen: Screen, game: str) -> Response[Any]:
    language = language_of(request)
    title = say("how-to-play-heard", {"game": say(f"{game}.title", language=language)}, language=language)
    line, cover = (say(f"{game}.{code}", language=language) for code in ("line", "cover"))
    return _page_about(request, screen, title, line, game, cover)


_LOBBY = "lobby"
"""The picture of all boxes."""


def _page_about(request: AnyRequest, screen: Screen, title: str, line: str, picture: str, shown: str) -> Response[Any]:
    try:
        return page_with(request, replace(screen, head=_tags(title, line, _address(request), picture, shown)))
    except Refusal:  # it does not say by what address it came: then there is nothing to point a messenger to
        return page_with(request, screen)


def _address(request: AnyRequest) -> tuple[str, str]:
    return origin_of(request), request.scope["path"]


def _of_table(table: TableInfo, address: tuple[str, str], language: str) -> str:
    facts = {
        "game": say(f"{table.game}.title", language=language),
        "host": None if table.host is None else table.seats[table.host].name,
        "names": [seat.name for seat in table.seats if seat.name is not None],
        "open": sum(seat.kind == "open" for seat in table.seats),
        "state": table.state,
    }
    title, line = (say(code, facts, language=language) for code in ("preview-title", "preview-line"))
    return _tags(title, line, address, table.game, say(f"{table.game}.cover", language=language))


def _tags(title: str, line: str, address: tuple[str, str], shows: str, shown: str) -> str:
    """What messengers look for: a title, a line, and a picture with what is to be seen on it."""
    origin, path = address
    told = {
        "og:type": "website",
        "og:site_name": "Cheeseboard",
        "og:title": title,
        "og:description": line,
        "og:url": origin + path,
    }
    if picture := picture_of(shows):
        told |= {
            "og:image": f"{origin}/{picture}",
            "og:image:type": "image/png",
            "og:image:width": "1200",
            "og:image:height": "630",
            "og:image:alt": shown,
        }
    named = {"description": line, "twitter:card": "summary_large_image" if picture else "summary"}
    tags = [f"<title>{html.escape(title)}</title>"]
    tags += [f'<meta property="{name}" content="{html.escape(text)}">' for name, text in told.items()]
    tags += [f'<meta name="{name}" content="{html.escape(text)}">' for name, text in named.items()]
    return "\n    ".join(tags)
