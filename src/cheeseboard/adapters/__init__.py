"""The games in the interfaces of others, one file for each: `pettingzoo`, `gymnasium`, `openspiel`.

Each needs its peer, which an extra of the same name installs.
"""

from cheeseboard.words import say


def missing(peer: str, extra: str) -> ModuleNotFoundError:
    """For whoever imports an adapter without its peer."""
    return ModuleNotFoundError(say("adapter-missing", {"peer": peer, "extra": extra}))
