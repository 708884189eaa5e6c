"""What bots are called at a table: each kind is a family with names of its own, so that two of a kind are two."""

import itertools
import re
from collections.abc import Mapping, Sequence

from .levels import LEVELS, USUAL_LEVEL

FAMILIES: Mapping[str, tuple[str, ...]] = {
    "random": ("Whim", "Tumble", "Dither", "Skitter", "Jumble"),
    "greedy": ("Nibbles", "Gobble", "Morsel", "Crumble", "Snack"),
    **{f"search:{level.number}": level.names for level in LEVELS},
}
"""The names of each kind of bot, the first of which is the kind's own."""

_KINDS = {name.casefold(): kind for kind, names in FAMILIES.items() for name in (kind, *names)}
_KINDS["search"] = f"search:{USUAL_LEVEL}"


def names_at(
    bots: Sequence[str | None], taken: Sequence[str] = (), own: Mapping[str, str] | None = None
) -> list[str | None]:
    """A name for each bot of a table that nobody else there has, also none of those `taken`; None stays None.

    A bot of somebody's own is called as it calls itself (`own`), or else as it is asked for; a second one is `Name 2`.
    """
    heard = {name.casefold() for name in taken}
    called: list[str | None] = []
    for bot in bots:
        if bot is None:
            called.append(None)
            continue
        family = FAMILIES.get(kind_of(bot) or bot) or ((own or {}).get(bot, bot),)
        numbered = (f"{family[0]} {number}" for number in itertools.count(2))
        name = next(name for name in itertools.chain(family, numbered) if name.casefold() not in heard)
        heard.add(name.casefold())
        called.append(name)
    return called


def kind_of(name: str) -> str | None:
    """The kind of bot that goes by this name, however it is spelt: `search:2` for `Biscuit`, `muffin`, `Biscuit 2`."""
    spelt = re.sub(r" \d+$", "", name.casefold().replace("-", " "))
    return _KINDS.get(spelt)
