"""What a system is told that installs the page like a program of its own."""

from typing import Annotated, Any

import msgspec
from litestar import Response, get
from litestar.params import Parameter

from cheeseboard.words import languages, say

from ..entrance.addresses import AnyRequest
from .languages import language_of

GROUND = "#FFF7E6"
KIND = "application/manifest+json"
_SHORTCUTS = {"/games": "place-games", "/settings": "menu-settings"}


@get("/manifest.webmanifest", include_in_schema=False, sync_to_thread=False)
def manifest(request: AnyRequest, language: Annotated[str | None, Parameter(max_length=20)] = None) -> Response[bytes]:
    """In the language that the page speaks, or before it has said which, in its reader's."""
    spoken = language if language in languages() else language_of(request)
    told: dict[str, Any] = {
        "id": "/",
        "name": say("page-title", language=spoken),
        "short_name": say("page-title", language=spoken),
        "description": say("install-line", language=spoken),
        "lang": spoken,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": GROUND,
        "theme_color": GROUND,
        "categories": ["games"],
        "icons": [
            {"src": "/cheese.svg", "type": "image/svg+xml", "sizes": "any"},
            {"src": "/icons/192.png", "type": "image/png", "sizes": "192x192"},
            {"src": "/icons/512.png", "type": "image/png", "sizes": "512x512"},
            {"src": "/icons/512-cut.png", "type": "image/png", "sizes": "512x512", "purpose": "maskable"},
        ],
        "shortcuts": [{"url": path, "name": say(code, language=spoken)} for path, code in _SHORTCUTS.items()],
    }
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
    return Response(msgspec.json.encode(told), headers=headers, media_type=KIND)
