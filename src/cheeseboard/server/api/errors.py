"""Every answer that is not what was asked for: a sentence in English, with the code and parameters it is made of."""

from functools import cache
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, InternalServerException, MethodNotAllowedException, NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from msgspec.json import Decoder

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.engine.quoting import quoted

from .. import measures
from ..entrance.addresses import AnyRequest, same_site
from ..limits import Refusal
from ..logs import log
from ..protocol.messages import Error
from .files import READING, SAFETY, nowhere
from .reading import read

_refusal = ResponseSpec(Error, description="It cannot be done; the sentence says why.", generate_examples=False)


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """For the description of a call: with which statuses it may say no."""
    return dict.fromkeys(statuses, _refusal)


async def refuse_unless_fit(request: AnyRequest) -> None:
    """Before each call; raises Refusal. It is no guard, since for those the framework copies the handler each time.

    What changes something is not done for a page of another site, in a visitor's name. And the body is read before
    Litestar does it, whose refusals are English alone.
    """
    if request.method not in READING and not same_site(request.scope):
        raise Refusal("other-site", 403)
    wanted = getattr(request.scope["route_handler"], "parsed_data_field", None)
    if wanted is not None:
        if request.content_type[0] != MediaType.JSON:  # which a page of another site cannot send unasked
            raise Refusal("body-no-json", 415)
        read(_decoder(wanted.annotation), await request.body())


@cache
def _decoder(kind: Any) -> Decoder[Any]:
    return Decoder(kind)


def answer(request: Request[Any, Any, Any], problem: Exception) -> Response[Any]:
    """The answer to a request that cannot be carried out."""
    if isinstance(problem, NotFoundException) and (page := nowhere(request)):
        return page
    error = _told(request, problem)
    measures.refusals.labels(error.code).inc()
    status = error.status if isinstance(error, Refusal) else 400
    if status == 500:
        log.error("%s %s failed", request.method, _route(request), exc_info=problem)
    elif status > 500:
        log.warning("%s %s: %s", request.method, _route(request), error)
    headers = {**SAFETY, **((isinstance(problem, HTTPException) and problem.headers) or {})}
    body = Error(str(error), error.code, error.params)
    return Response(body, status_code=status, headers=headers, media_type=MediaType.JSON)


def _route(request: Request[Any, Any, Any]) -> str:
    """As it was declared: what stands in its place may be a code for a seat, which nobody may read in a log."""
    return request.scope.get("path_template") or _path(request)


def _path(request: Request[Any, Any, Any]) -> str:
    """Where the request leads, without the line breaks and signs to a terminal that somebody may have put into it."""
    return quoted(request.scope["path"])


def _told(request: Request[Any, Any, Any], problem: Exception) -> CheeseboardError:
    path = _path(request)
    match problem:
        case CheeseboardError():
            return problem
        case MethodNotAllowedException():
            return Refusal("path-method", 405, path=path, method=quoted(request.method))
        case NotFoundException():
            return Refusal("path-missing", 404, path=path)
        case InternalServerException(detail="client disconnected prematurely"):
            return Refusal("hung-up", 499)
        case HTTPException() if problem.status_code == 413:
            return Refusal("body-long", 413)
        case HTTPException() if problem.status_code < 500:
            return Refusal("request-unreadable", problem.status_code)
    return Refusal("server-failed", 500)
