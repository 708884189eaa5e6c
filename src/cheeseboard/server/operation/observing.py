"""Around the whole application: counts, times and logs every request and socket."""

import time
from logging import INFO

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from .. import measures
from ..entrance.wire import LINE, Wire
from ..logs import fields, log

METHODS = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})


def observed(app: ASGIApp) -> ASGIApp:
    """The application, watched from outside: what leads nowhere is seen here as well."""

    async def observing(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await _request(app, scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await _socket(app, scope, receive, send)
        else:
            await app(scope, receive, send)

    return observing


async def _request(app: ASGIApp, scope: HTTPScope, receive: Receive, send: Send) -> None:
    began, status = time.perf_counter(), 500

    async def sending(message: Message) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]
        await send(message)

    try:
        await app(scope, receive, sending)
    finally:
        route, seconds = _route(scope), time.perf_counter() - began
        method = scope["method"] if scope["method"] in METHODS else "other"
        measures.answered(route, method, status, seconds)
        # What operators ask, and the page's own files, would drown the rest.
        if log.isEnabledFor(INFO) and route.startswith("/api"):
            told = fields(**_known(scope), duration=round(seconds, 4), method=method, status=status)
            log.info("request", extra=told)


async def _socket(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    began = time.perf_counter()
    line: Wire = scope["extensions"][LINE]  # type: ignore[index, assignment]
    measures.sockets.inc()
    try:
        await app(scope, receive, send)
    finally:
        known = _known(scope)  # all that has to be kept of it
        line.when_over(lambda: _over(known, time.perf_counter() - began))


def _over(known: dict[str, object], seconds: float) -> None:
    measures.sockets.dec()
    if log.isEnabledFor(INFO):
        log.info("socket closed", extra=fields(**known, duration=round(seconds, 4)))


def _known(scope: Scope) -> dict[str, object]:
    """What is logged of a request or a socket."""
    person, places = scope["state"].get("person"), scope.get("path_params", {})
    return {"route": _route(scope), "table": places.get("table_id"), "person": person}


def _route(scope: Scope) -> str:
    """As it was declared, without what stands in its place this time."""
    return scope.get("path_template") or "none"
