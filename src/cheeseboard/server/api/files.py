"""The built page, served from memory. It is made by the build and lies in `server/page/`.

Litestar's own router for files has one set of headers for all of them and compresses each answer anew; here a file
whose name changes with its content is never asked for twice, and each is compressed once.
"""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import HttpMethod, MediaType, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    HTTP_404_NOT_FOUND,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from cheeseboard.words import say

from ..entrance.addresses import AnyRequest
from .languages import language_of

INDEX = "index.html"
PARTS = "parts.json"
TITLE = b"<title>Cheeseboard</title>"
LANGUAGE = b'<html lang="en">'
HEAD_ENDS = b"</head>"
EMPTY = b'<div id="page"></div>'
PAGE = Path(__file__).parents[1] / "page"

_POLICY = {
    "default-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
}


def _policy(**others: str) -> str:
    told = {**_POLICY, **{name.replace("_", "-"): sources for name, sources in others.items()}}
    return "; ".join(f"{name} {sources}" for name, sources in told.items())


SAFETY = {
    # Scripts, styles, pictures and sockets come from this server and nowhere else; none stands in a page itself.
    "Content-Security-Policy": _policy(),
    "X-Content-Type-Options": "nosniff",
    # The link to a table lets people sit down at it, so it is told to no other site.
    "Referrer-Policy": "same-origin",
}
API_PAGE_SAFETY = {
    **SAFETY,
    "Content-Security-Policy": _policy(style_src="'self' 'unsafe-inline'", img_src="'self' data:"),
}
"""The API page is made by a library that writes its styles and signs into it."""

READING = [HttpMethod.GET, HttpMethod.HEAD]

_HASHED = re.compile(r"-[\w-]{8,}\.\w+$")
_PACKED = ("text/", "application/javascript", "application/json", "image/svg")
_SMALLEST_PACKED = 1000


@dataclass(frozen=True)
class PageFile:
    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    lasting: bool
    """Whether its name changes with its content, so that nobody needs to ask for it twice."""


class Part(msgspec.Struct):
    """A module of the page, as the build lists it: the file that it went into, and what that needs."""

    file: str
    css: list[str] = []
    imports: list[str] = []


@dataclass(frozen=True)
class Screen:
    """What comes along for the screen that is asked for: the script would find it out a few round trips later."""

    head: str | None = None
    """What stands in the page's head instead of its title."""
    words: str = ""
    """What somebody reads first, until the script shows the whole."""
    parts: tuple[str, ...] = ()
    """The modules that it is made of, by their paths in `web/`."""
    learns: tuple[str, ...] = ()
    """The parts of the catalogue that it speaks by, besides what every screen needs."""
    asks: tuple[str, ...] = ()
    """What it asks of the API."""


ANY = Screen()


class Page:
    """All files of the page. A page that is built anew while the server runs is read anew."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._built: float | None = None
        self._files: dict[str, PageFile] = {}

    def file(self, name: str) -> PageFile | None:
        try:
            built = (self._folder / INDEX).stat().st_mtime
        except OSError:
            return None
        if built != self._built:
            self._built = built
            self._files = {
                path.relative_to(self._folder).as_posix(): made(path.name, path.read_bytes())
                for path in self._folder.rglob("*")
                if path.is_file()
            }
        return self._files.get(name)

    def needed(self, screen: Screen, language: str) -> Iterator[str]:
        """The files that a screen is made of, in the language that it speaks."""
        words = [f"virtual:catalogues/{language}/{part}/words-{language}-{part}" for part in ("main", *screen.learns)]
        listed = self._files.get(PARTS)
        parts = msgspec.json.decode(listed.content, type=dict[str, Part]) if listed else {}
        wanted, seen = [*words, *screen.parts], set[str]()
        while wanted:
            name = wanted.pop(0)
            if name not in seen and (part := parts.get(name)):
                seen.add(name)
                wanted += part.imports
                yield from (part.file, *part.css)


_page = Page()


@route(
    [
        "/credits",
        "/games",
        "/replay",
        "/rules",
        "/seat",
        "/seat/{code:str}",
        "/settings",
    ],
    http_method=READING,
    include_in_schema=False,
    sync_to_thread=False,
)
def index(request: AnyRequest) -> Response[Any]:
    return page_with(request)


@route("/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def beside_index(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    file = _page.file(path.lstrip("/"))
    if file is None:
        raise NotFoundException
    return send(request, file)


def nowhere(request: AnyRequest) -> Response[Any] | None:
    """At an address that leads nowhere: for people the page, which says so kindly, and nothing for programs."""
    if request.method not in READING or f"{request.scope['path']}/".startswith("/api/"):
        return None
    page = page_with(request, status=HTTP_404_NOT_FOUND)
    page.headers.update(SAFETY)
    return page


def page_with(request: AnyRequest, screen: Screen = ANY, status: int = HTTP_200_OK) -> Response[Any]:
    """The page in its reader's language, with what the screen needs that is about to be shown."""
    file = _page.file(INDEX)
    if file is None:
        return _not_built()
    page = _prepared(file.content, replace(screen, head=None), language_of(request))
    if screen.head is not None:
        page = made(INDEX, page.content.replace(TITLE, screen.head.encode()))
    return send(request, page, status)


@lru_cache(maxsize=64)
def _prepared(content: bytes, screen: Screen, language: str) -> PageFile:
    """All that is needed is asked for at once: the script that wants it has yet to come."""
    page = content.replace(LANGUAGE, f'<html lang="{language}">'.encode())
    page = page.replace(EMPTY, EMPTY.replace(b"><", f">{screen.words}<".encode()))
    links = [_link(f"/{file}") for file in _page.needed(screen, language) if f'"/{file}"'.encode() not in content]
    links += [f'<link rel="preload" as="fetch" crossorigin href="/api/{path}">' for path in screen.asks]
    return made(INDEX, page.replace(HEAD_ENDS, "".join(links).encode() + HEAD_ENDS))


def _link(path: str) -> str:
    how = 'rel="preload" as="style"' if path.endswith(".css") else 'rel="modulepreload"'
    return f'<link {how} crossorigin href="{path}">'


def picture_of(game: str) -> str | None:
    """Where the picture lies that messengers show of a game."""
    name = f"previews/{game}.png"
    return None if _page.file(name) is None else name


def _not_built() -> Response[Any]:
    return Response(say("page-not-built") + "\n", status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.TEXT)


def send(request: AnyRequest, file: PageFile, status: int = HTTP_200_OK) -> Response[bytes]:
    """Packed where that can be read, and only to whoever does not have it."""
    lasts = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    varies = "Accept-Encoding, Accept-Language" if file.kind == "text/html" else "Accept-Encoding"
    headers = {"Cache-Control": lasts, "ETag": file.tag, "Vary": varies}
    if status == HTTP_200_OK and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers)
    content = file.content
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        content, headers["Content-Encoding"] = file.packed, "gzip"
    return Response(content, status_code=status, headers=headers, media_type=file.kind)


def made(name: str, content: bytes) -> PageFile:
    """What is to be known of a file, once for all who ask for it."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if kind in ("text/javascript", "application/x-javascript"):
        kind = "application/javascript"
    packed = None
    if kind.startswith(_PACKED) and len(content) >= _SMALLEST_PACKED:
        packed = gzip.compress(content, mtime=0)
    if kind.startswith(_PACKED) and not kind.startswith("text/"):  # there Litestar says so itself
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return PageFile(content, packed, kind, tag, lasting=bool(_HASHED.search(name)))
