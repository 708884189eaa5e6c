"""The server as a whole: the application, and running it on a port."""

import contextlib
import gc
import threading
from collections.abc import AsyncGenerator, Sequence
from pathlib import Path
from typing import Any

import platformdirs
from litestar import Litestar, Request, Router
from litestar.di import Provide
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import RapidocRenderPlugin
from litestar.types import ASGIApp, Scope

import cheeseboard as cb
from cheeseboard.bots import rehearsal
from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names

from . import running
from .errors import answer
from .files import SAFETY, asset, beside_index, index
from .limits import Limits
from .messages import BotInfo
from .opponents import offered
from .people import SeatCards
from .rest import rest
from .schema import FILE
from .sockets import table_socket
from .store import Store
from .tables import Tables


class OfflineDocs(RapidocRenderPlugin):
    """The API page without fonts and pictures from elsewhere."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        page = super().render(request, openapi_schema)
        plain = b'<rapi-doc load-fonts="false" render-style="read" show-header="false" allow-authentication="false" '
        return page.replace(b"<rapi-doc ", plain)


def application(store: Store, limits: Limits, bots: Sequence[BotInfo]) -> Litestar:
    """The application on an open store, which it closes at its end."""
    tables, cards = Tables(store, limits, bots), SeatCards(store.secret)

    @contextlib.asynccontextmanager
    async def while_open(_app: Litestar) -> AsyncGenerator[None]:
        rehearsing = rehearsal.prepare([game_named(name) for name in game_names()])
        threading.Thread(target=_settle, args=[rehearsing], daemon=True).start()
        yield
        await tables.close()
        store.close()

    async def person_of(scope: Scope) -> str:
        return str(scope["state"]["person"])

    def welcome(app: ASGIApp) -> ASGIApp:
        return cards.welcome(app)  # Litestar would copy a bound method, and with it all that is remembered

    known = Router("/", route_handlers=[index, rest, table_socket], middleware=[welcome])
    return Litestar(
        [known, asset, beside_index],
        dependencies={
            "tables": Provide(lambda: tables, sync_to_thread=False),
            "cards": Provide(lambda: cards, sync_to_thread=False),
            "person": Provide(person_of),
        },
        exception_handlers={Exception: answer},
        lifespan=[while_open],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Cheeseboard",
            version=cb.__version__,
            description="Everything the page does, a program can do. The socket is described in docs/protocol.md.",
            path="/api/docs",
            render_plugins=[OfflineDocs(path="/", js_url="/assets/rapidoc-min.js", favicon="")],
        ),
        request_max_body_size=limits.body_bytes,
        response_headers=SAFETY,
    )


def _settle(rehearsing: threading.Thread) -> None:
    """Spare the compiler, once it is loaded, from being searched for garbage: that would stop everything for 0.1 s."""
    rehearsing.join()
    gc.freeze()


def serve(
    *,
    host: str,
    port: int | None,
    data: Path | None,
    browser: bool,
    bots: Sequence[str] = (),
    limits: Limits = Limits(),  # noqa: B008
) -> int:
    """Serve until stopped; the exit status.

    `data` is the database file, or a folder for it; `bots` are the host's own, each `module:Class`.
    """
    place = data or Path(platformdirs.user_data_dir("cheeseboard", appauthor=False)) / FILE
    try:
        offer = offered(bots)
        with running.listening(host, port) as line:
            return running.run(application(Store(place, limits), limits, offer), line, limits, browser)
    except cb.CheeseboardError as problem:
        return running.complain(problem)
