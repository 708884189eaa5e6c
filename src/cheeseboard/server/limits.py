"""Every bound the server keeps, in one place. `docs/hosting.md` says what happens at each."""

from dataclasses import dataclass
from typing import Any

from cheeseboard.engine.errors import CheeseboardError

from .messages import Pace

DAY = 24 * 60 * 60

# What nobody needs to choose.

COOKIE_LASTS = 400 * DAY
"""How long a cookie is good for, which is also the longest that browsers keep one."""
COOKIE_RENEWED_AFTER = 30 * DAY
UNTOLD = 10_000
"""People remembered who have not yet been told that their old cookie was not accepted."""
ADDRESSES = 10_000
"""Addresses remembered from which tables were laid within a minute."""
LARGEST_GROUP = 500
"""Writes that are committed together."""
SAVE_AGAIN = 2.0
"""Seconds until a bot's move that could not be saved is tried again."""
CHECKED_WHOLE = 64 * 1024 * 1024
"""Database files up to this many bytes are checked page by page at the start; larger ones would take too long."""
LAST_CHANCE = 3.0
"""Seconds in which a dropped client can still read why, before what is unsent is thrown away."""
UNSENT_BYTES = 64 * 1024
"""What the system holds for one client that has not read it yet (it may double this)."""
PORTS_TRIED = 100
"""Ports looked at for a free one when none is named."""
PACES: dict[Pace, float] = {"calm": 1.5, "usual": 0.7, "brisk": 0.15}
"""What a table's pace is called, and the seconds from one move to a bot's answer then, at the earliest."""
USUAL_PACE: Pace = "usual"


@dataclass(frozen=True)
class Limits:
    """What a host, or a test, may want otherwise."""

    bot_pace: float = 1.0
    """By how much each table's pace is stretched: 0 lets bots answer as soon as they have thought."""
    bot_threads: int = 2
    """Bots, hints and analyses that are thought about at the same moment; further ones wait."""
    thoughts_waiting: int = 500
    """Of each kind, how many may wait for a thread."""
    bot_patience: float = 20.0
    """Seconds that a bot may think, once it has a thread, before another takes its seat: it would never need them."""
    own_bot_patience: float = 5.0
    """Seconds that a bot which the host named may think."""
    bots_kept: int = 20
    """Bots that keep between moves what they have worked out, which takes up to 50 MB each."""
    own_bots: int = 8
    """Seats that bots which the host named can have at the same time, each with a process of its own."""
    own_bots_rest: float = 60.0
    """Seconds after its last move when such a process may be ended for another table's sake."""
    hint_iterations: int = 80_000
    """How long a hint is thought about: longer than the strongest bot thinks, some 0.5 s on one core."""
    chances_iterations: int = 15_000
    """How long the bar is thought about: some 0.1 s, since it is wanted after every move."""
    analysis_iterations: int = 700_000
    """How long a match is looked through, shared out between its moves: some 5 s."""
    analysis_fewest: int = 5_000
    """The fewest of them for one move: fewer do not tell a good one from a bad one."""
    analysis_most: int = 30_000
    """The most of them for one move, however short the match: more hardly tell more."""
    longest_thought: float = 2.0
    """Seconds after which a hint, the bar or a step of an analysis must do with what has been found by then."""
    analyses_kept: int = 100
    """Matches that have been looked through and are remembered."""
    analyses_at_once: int = 20
    """Matches that are being looked through."""
    analysis_unasked: float = 30.0
    """Seconds after which looking through a match ends if nobody has asked how far it is."""
    save_patience: float = 2.0
    """Seconds that a write waits for another program's lock on the database."""
    slow_client: float = 10.0
    """Seconds a client may take to accept one message before it is dropped."""
    heartbeat: float = 20.0
    """Seconds between pings, and again that long for the answer."""
    message_bytes: int = 1024
    """A longer socket message is refused."""
    flood_bytes: int = 64 * 1024
    """A longer one closes the connection."""
    messages_per_second: int = 20
    """Messages beyond this wait to be read."""
    messages_at_once: int = 40
    """A burst this long is read without waiting."""
    body_bytes: int = 16 * 1024
    """A longer request body is refused."""
    name_letters: int = 24
    """The longest name a person may have."""
    tables_per_person: int = 100
    """Unfinished tables that one person may have laid within a day."""
    tables_per_minute: int = 30
    """Tables laid from one address within a minute."""
    tables_listed: int = 50
    """The most tables in the list of open tables."""
    listed_for: float = DAY
    """Seconds after it was laid that a table can be in that list."""
    tables_kept: int = 1000
    """Tables kept in memory although nobody is at them."""
    shutdown: int = 1
    """Seconds that open connections get when the server stops."""


class Refusal(CheeseboardError):  # noqa: N818 -- reads as what happened
    """Something asked of the server cannot be done; a request is answered with that status."""

    def __init__(self, code: str, status: int = 400, /, **params: Any) -> None:
        super().__init__(code, **params)
        self.status = status
