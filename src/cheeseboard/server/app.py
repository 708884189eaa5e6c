"""The server as a whole: the application, and running it on a port."""

import asyncio
import contextlib
import functools
import hashlib
import socket
import threading
from collections.abc import AsyncGenerator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import platformdirs
from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import RapidocRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

import cheeseboard as cb
from cheeseboard.bots import rehearsal
from cheeseboard.complaints import FAILURE, fail
from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from . import logs, measures, network, running, tidying
from . import workers as several
from .api.callers import Caller
from .api.errors import answer
from .api.files import API_PAGE_SAFETY, SAFETY, beside_index, index
from .api.installing import manifest
from .api.invitations import Elsewhere, lesson_page, lobby_page, rulebook_page, table_page
from .api.lessons import lessons
from .api.rest import rest
from .api.sockets import table_sockets
from .entrance.addresses import Entrance, Network, arrival_of, networks
from .entrance.people import SeatCards
from .limits import Limits, WrongSetting
from .operation.health import Operation, health, metrics, ready
from .operation.obeying import Obeying
from .play.opponents import offered
from .play.tables import Tables
from .processes.marks import Marks, shared
from .processes.siblings import Siblings
from .protocol.messages import BotInfo
from .storage.database import Place, file_of, kept
from .storage.sole import alone_with
from .storage.sqlite import FILE
from .storage.store import Store
from .thinking.thinkers import Others, thinking_elsewhere

if TYPE_CHECKING:
    from .processes.by_redis import ByRedis


class OfflineDocs(RapidocRenderPlugin):
    """The API page without fonts and pictures from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        page = super().render(request, openapi_schema)
        plain = b'<rapi-doc load-fonts="false" render-style="read" show-header="false" allow-authentication="false" '
        return page.replace(b"<rapi-doc ", plain)


def application(
    store: Store,
    limits: Limits,
    bots: Sequence[BotInfo],
    elsewhere: Elsewhere = lambda: None,
    readers: Sequence[Network] = (),
    proxies: Sequence[Network] = (),
    others: Others | None = None,
    neighbours: "ByRedis | None" = None,
    rehearsed: Callable[[], None] = lambda: None,
    siblings: Siblings | None = None,
    marks: Marks | None = None,
) -> ASGIApp:
    """The application on an open store, which it closes at its end. Raises UnusableDatabase.

    `readers` may read what it measures, `proxies` are believed about where people come from, `others` think for it on
    other machines, `neighbours` serve the same tables and count with it, `siblings` on this machine, with `marks` of
    what they write where nobody else does; `rehearsed` is called, in another thread, when the games are ready.
    """
    serves = siblings.serves if siblings else lambda _: True
    tables = Tables(
        store, limits, bots, counting=neighbours, neighbours=neighbours, others=others, serves=serves, marks=marks
    )
    cards = SeatCards(store.secret)
    obeying = Obeying(tables)
    operation, entrance = Operation(store, readers), Entrance(proxies)

    @contextlib.asynccontextmanager
    async def while_open(_app: Litestar) -> AsyncGenerator[None]:
        rehearsing = rehearsal.prepare([game_named(name) for name in game_names()], rehearsed)
        tidying.begin(rehearsing)
        operation.rehearsing = lambda: rehearsing.is_alive() or not (siblings is None or siblings.all_ready())
        thinkers: list[measures.Thinkers] = [tables.pool, tables.retelling, *([others] if others else [])]
        watching = measures.watch(tables.known, thinkers)
        tables.open()
        work = (obeying.go_on(), obeying.clean_up(), watching, tidying.tidy(tables.at_rest))
        tasks = [asyncio.create_task(each) for each in work]
        yield
        for task in tasks:
            task.cancel()
        await tables.close()
        store.close()

    async def caller_of(scope: Scope) -> Caller:
        return Caller(scope["state"]["person"], arrival_of(scope).address, tables)

    def welcome(app: ASGIApp) -> ASGIApp:
        # Litestar would copy bound methods, and with them all that is remembered.
        return cards.welcome(tables.bans.at_the_door(app))

    known = Router(
        "/",
        route_handlers=[index, lobby_page, rulebook_page, lesson_page, table_page, rest],
        middleware=[welcome],
    )
    requests = Litestar(
        [known, lessons, manifest, beside_index, health, ready, metrics],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "cards": Provide(lambda: cards, sync_to_thread=False),
            "caller": Provide(caller_of),
            "operation": Provide(lambda: operation, sync_to_thread=False),
            "elsewhere": Provide(lambda: elsewhere, sync_to_thread=False),
        },
        middleware=[entrance.notes],
        exception_handlers={Exception: answer},
        lifespan=[while_open],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cheeseboard",
            version=cb.__version__,
            description="Everything the page does, a program can do. The socket is described in docs/protocol.md.",
            path="/api/docs",
            openapi_router=Router(
                "/api/docs", route_handlers=[], response_headers=API_PAGE_SAFETY, include_in_schema=False
            ),
            render_plugins=[OfflineDocs(path="/", js_url="/assets/rapidoc-min.js", favicon="")],
        ),
        request_max_body_size=limits.body_bytes,
        response_headers=SAFETY,
    )
    sockets = cards.welcome(table_sockets(tables))  # of which the door has noted how they came

    async def site(scope: Scope, receive: Receive, send: Send) -> None:
        await (sockets if scope["type"] == ScopeType.WEBSOCKET else requests)(scope, receive, send)

    return site


def usual_place() -> Path:
    """Where the system keeps programs' data."""
    return Path(platformdirs.user_data_dir("cheeseboard", appauthor=False)) / FILE


@dataclass(frozen=True)
class Site:
    """What each process that serves the same tables is started with."""

    place: Place
    redis: str | None
    bots: Sequence[BotInfo]
    readers: Sequence[Network]
    proxies: Sequence[Network]
    log: logs.LogStyle
    limits: Limits


def serve(
    *,
    host: str,
    port: int | None,
    database: Place | None,
    browser: bool,
    bots: Sequence[str] = (),
    readers: Sequence[str] = (),
    log: logs.LogStyle = "text",
    proxies: Sequence[str] = (),
    redis: str | None = None,
    workers: int = 1,
    limits: Limits = Limits(),  # noqa: B008
) -> int:
    """Serve until stopped; the exit status. Raises CheeseboardError where it cannot begin.

    `bots` are the host's own, each `module:Class`; `readers` are the networks that may read what it measures,
    `proxies` those whose proxies are believed; `redis` is where several processes that serve the same tables meet,
    and where thoughts are handed out.
    """
    place = database or usual_place()
    logs.set_up(log)
    site = Site(place, redis, offered(bots), networks(readers), networks(proxies), log, limits)
    thinking_elsewhere(redis, limits)  # or it says why not
    if workers > 1 and redis is None:
        raise WrongSetting("redis-workers")
    with running.listening(host, port) as line, alone_with(file_of(place), network.here(line)):
        if workers == 1:
            return min(FAILURE, work(site, line, lambda: running.announce(line, browser)))
        with kept(place, limits), several.meeting_place() as folder:
            running.announce(line, browser)
            return several.Workers(functools.partial(work, site, line), workers, folder).run()


def work(site: Site, line: socket.socket, ready: Callable[[], None], siblings: Siblings | None = None) -> int:
    """Serve in this process until stopped; the exit status. Raises UnusableDatabase.

    `ready` is called once it serves; of several, once its games are ready too, so that the one before may go. Where
    others serve meanwhile it lets nobody in until then.
    """
    serves, rehearsed, begin = ready, _nothing, threading.Event()
    if siblings is None:
        begin.set()
    elif siblings.serving:
        rehearsed = begin.set
    else:
        begin.set()
        serves, rehearsed = _nothing, ready
    logs.set_up(site.log)
    store = Store(site.place, site.limits, lost=running.stop, saves=siblings is None)
    app = application(
        store,
        site.limits,
        site.bots,
        functools.partial(network.elsewhere, line),
        site.readers,
        site.proxies,
        thinking_elsewhere(site.redis, site.limits),
        _neighbours(site, store.secret),
        rehearsed,
        siblings,
        shared(siblings) if siblings and file_of(site.place) else None,
    )
    status = running.run(app, line, site.limits, serves, begin, Entrance(site.proxies), siblings)
    if store.end:
        if siblings is None:  # of several, whoever started them says so
            fail(store.end)
        return several.HAS_ENDED
    return status


def _nothing() -> None:
    pass


def _neighbours(site: Site, secret: str) -> "ByRedis | None":
    """Those who have the same secret serve the same tables."""
    if site.redis is None:
        return None
    from .processes.by_redis import ByRedis  # here, since few have the library

    return ByRedis(site.redis, hashlib.sha256(secret.encode()).hexdigest()[:16], site.limits)
