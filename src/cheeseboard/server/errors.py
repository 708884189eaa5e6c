"""Every answer that is not what was asked for: a sentence in English, with the code and parameters it is made of."""

import logging
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from msgspec.json import Decoder

from cheeseboard.engine.errors import CheeseboardError

from .files import SAFETY
from .limits import Refusal
from .messages import Error
from .reading import read

log = logging.getLogger("cheeseboard")


async def refuse_unless_readable(request: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """A guard: reads the body before Litestar does, whose refusals are English alone; raises Refusal."""
    wanted = getattr(handler, "parsed_data_field", None)
    if wanted is not None and isinstance(request, Request):
        read(_decoder(wanted.annotation), await request.body())


@cache
def _decoder(kind: Any) -> Decoder[Any]:
    return Decoder(kind)


def answer(request: Request[Any, Any, Any], problem: Exception) -> Response[Error]:
    """The answer to a request that cannot be carried out."""
    error = _told(request, problem)
    status = error.status if isinstance(error, Refusal) else 400
    if status == 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    elif status > 500:
        log.warning("%s %s: %s", request.method, request.url.path, error)
    headers = {**SAFETY, **((isinstance(problem, HTTPException) and problem.headers) or {})}
    body = Error(str(error), error.code, error.params)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def _told(request: Request[Any, Any, Any], problem: Exception) -> CheeseboardError:
    path = request.url.path
    match problem:
        case CheeseboardError():
            return problem
        case MethodNotAllowedException():
            return Refusal("path-method", 405, path=path, method=request.method)
        case NotFoundException():
            return Refusal("path-missing", 404, path=path)
        case HTTPException() if problem.status_code == 413:
            return Refusal("body-long", 413)
        case HTTPException() if problem.status_code < 500:
            return Refusal("request-unreadable", problem.status_code)
    return Refusal("server-failed", 500)
