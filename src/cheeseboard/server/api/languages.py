"""In which language a browser is answered where the page itself does not speak yet: its head, and its manifest."""

import re
from functools import cache

from cheeseboard.words import ENGLISH, chosen_language, languages

from ..entrance.addresses import AnyRequest

_WANTED = re.compile(r"\s*([a-z]{1,8})(?:-[a-z0-9-]*)?\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?", re.IGNORECASE)
_LONGEST = 500


@cache
def _spoken() -> frozenset[str]:
    return frozenset(languages())


def language_of(request: AnyRequest) -> str:
    """The one that its reader likes best of those that we speak; without a word about it, the one of this machine."""
    header = request.headers.get("accept-language", "")[:_LONGEST]
    if not header:
        return chosen_language()
    wanted = [found for part in header.split(",") if (found := _WANTED.fullmatch(part))]
    liked = {found[1].lower(): float(found[2] or 1) for found in reversed(wanted)}
    known = [language for language in liked if language in _spoken() and liked[language] > 0]
    # Of those liked alike, the one that was named first: it was noted last.
    return max(reversed(known), key=liked.__getitem__, default=ENGLISH)
