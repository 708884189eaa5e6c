"""The built page, served from memory. It is made by the build and lies in `page/` beside this file.

Litestar's own router for files has one set of headers for all of them and compresses each answer anew; here a file
whose name changes with its content is never asked for twice, and each is compressed once.
"""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from cheeseboard.words import say

PAGE = Path(__file__).parent / "page"

SAFETY = {
    # Svelte writes styles into elements; old Safari does not count ws: as 'self'.
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    # The link to a table lets people sit down at it, so it is told to no other site.
    "Referrer-Policy": "same-origin",
}

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


class Page:
    """All files of the page. A page that is built anew while the server runs is read anew."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder
        self._built: float | None = None
        self._files: dict[str, PageFile] = {}

    def file(self, name: str) -> PageFile | None:
        try:
            built = (self._folder / "index.html").stat().st_mtime
        except OSError:
            return None
        if built != self._built:
            self._built = built
            self._files = {
                path.relative_to(self._folder).as_posix(): _read(path)
                for path in self._folder.rglob("*")
                if path.is_file()
            }
        return self._files.get(name)


_page = Page()


@route(["/", "/credits", "/table/{table_id:str}"], http_method=READING, include_in_schema=False, sync_to_thread=False)
def index(request: Request[Any, Any, Any]) -> Response[bytes] | Response[str]:
    file = _page.file("index.html")
    if file is None:
        return Response(say("page-not-built") + "\n", status_code=503, media_type=MediaType.TEXT)
    return _send(request, file)


@route("/assets/{path:path}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    return _find(request, f"assets/{path.lstrip('/')}")


@route("/{name:str}", http_method=READING, include_in_schema=False, sync_to_thread=False)
def beside_index(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    return _find(request, name)


def _find(request: Request[Any, Any, Any], name: str) -> Response[bytes]:
    file = _page.file(name)
    if file is None:
        raise NotFoundException
    return _send(request, file)


def _send(request: Request[Any, Any, Any], file: PageFile) -> Response[bytes]:
    lasts = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"Cache-Control": lasts, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


def _read(path: Path) -> PageFile:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind in ("text/javascript", "application/x-javascript"):
        kind = "application/javascript"
    packed = None
    if kind.startswith(_PACKED) and len(content) >= _SMALLEST_PACKED:
        packed = gzip.compress(content, mtime=0)
    if kind.startswith(_PACKED) and not kind.startswith("text/"):  # there Litestar says so itself
        kind += "; charset=utf-8"
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return PageFile(content, packed, kind, tag, lasting=bool(_HASHED.search(path.name)))
