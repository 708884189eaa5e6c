"""The rulebooks, as pages read them: each is made once, and a browser that has it is not sent it again."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from cheeseboard.engine.errors import UnknownGame
from cheeseboard.engine.rulebook import Rulebook, rulebook
from cheeseboard.games import get as game_named

from ..entrance.addresses import AnyRequest
from ..limits import Refusal
from .errors import refusals
from .files import PageFile, made, send

_whole = ResponseSpec(Rulebook, description="The book; it changes only with the server.", generate_examples=False)


@get(
    "/rulebooks/{game:str}",
    summary="A game's rulebook: what it tells, how sure that is, and its examples as views",
    responses={200: _whole, **refusals(404)},
    sync_to_thread=True,  # its positions are played when it is first asked for
)
def one_rulebook(game: FromPath[str], request: AnyRequest) -> Response[Any]:
    try:
        return send(request, _book(game))
    except UnknownGame as unknown:
        raise Refusal(unknown.code, 404, **unknown.params) from None


@cache
def _book(game: str) -> PageFile:
    return made(f"{game}.json", msgspec.json.encode(rulebook(game_named(game))))


calls: Sequence[HTTPRouteHandler] = (one_rulebook,)
