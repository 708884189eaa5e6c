"""Every bound the server keeps, in one place. `docs/hosting.md` says what happens at each."""

from dataclasses import dataclass
from typing import Annotated, Any

from cheeseboard.engine.errors import CheeseboardError, Unable

from .protocol.messages import Pace

DAY = 24 * 60 * 60

# What nobody needs to choose.

COOKIE_LASTS = 400 * DAY
"""How long a cookie is good for, which is also the longest that browsers keep one."""
COOKIE_RENEWED_AFTER = 30 * DAY
RECORD_BYTES = 256 * 1024
"""The longest record that can be sent to be replayed; a longer one is refused."""
REPLAY_MOVES = 2_000
"""The longest match that is replayed, ten times as long as the longest that we know; a longer one is refused."""
CARDS_REMEMBERED = 5_000
"""Cookies whose signature was found right of late; of any other it is worked out again."""
UNTOLD = 10_000
"""People remembered who have not yet been told that their old cookie was not accepted."""
COUNTED = 10_000
"""Of each thing that is counted, people or addresses remembered who were given it of late."""
LARGEST_GROUP = 500
"""Writes that are committed together."""
SLOW_GROUP = 10
"""Of those that are no moves, so that moves which come meanwhile are written soon."""
SHORTEST_WAIT = 0.05
"""Seconds that each of many writes waits for what another server holds, after all of them have waited together."""
WRITE_TRIES = 5
"""How often a write is tried which another server's writes were in the way of."""
LOOK_AFTER = 1.0
"""Seconds after which a database that nobody writes to is looked after: whether its file is still there."""
SAVE_AGAIN = 2.0
"""Seconds until a bot's move that could not be saved is tried again."""
THINKER_SIGNS = 1.0
"""Seconds between two signs of life of one who thinks elsewhere."""
THINKER_SIGNS_HOLD = 4.0
"""Seconds for which such a sign holds, and for which Redis may take to answer where thoughts are handed out."""
THINKER_TELLS = 60.0
"""Seconds between two lines of such a one about what it has thought."""
LETTER_HOLDS = 120.0
"""Seconds for which a thought waits in Redis at most."""
REPLY_HOLDS = 60.0
"""Seconds for which the reply waits there to be read."""
BELL_RINGS = 1000
"""How often those who wait for work are woken at most, for what was put in line meanwhile."""
HANDED_OUT_TRIES = 3
"""How often one thought is handed out; then it is thought about here."""
CLOSE_AGAIN = 0.1
"""Seconds until a task that has not noticed it is cancelled once more."""
THINK_AGAIN = 0.5
"""Seconds until a process asks again whether it is to think for a table's bots, which another one does."""
OFFERED_ELSEWHERE = 60.0
"""Seconds for which a bot's turn is left to other processes by one that does not offer this bot."""
CHECKED_WHOLE = 64 * 1024 * 1024
"""Database files up to this many bytes are checked page by page at the start; larger ones would take too long."""
MOVED_TOGETHER = 1000
"""Rows that are read and written together when everything moves to another database."""
LOOKS_FOR_OTHERS = 10
"""Looks, a tenth of a second apart, at whether anybody else uses a database, before that is believed."""
TABLES_DELETED = 200
"""Tables that are deleted together, so that those who play need not wait for it."""
ORDERS_LATE = 100
"""Orders that are looked at once more, since they may be seen otherwise than in the order of their numbers."""
READY_WITHIN = 3.0
"""Seconds in which the database has to answer for a server to be ready."""
LAST_CHANCE = 3.0
"""Seconds in which a dropped client can still read why, before what is unsent is thrown away."""
TIDY_NEW = 1.0
"""Seconds after which garbage that goes in circles is looked for among what is new."""
TIDY_EVERY = 60.0
"""Seconds after which, while nobody is here, garbage that goes in circles is looked for among everything."""
TIDY_AFTER = 3600.0
"""Seconds after which it is looked for although somebody is here."""
SENT_TOGETHER = 256
"""Messages to clients that wait for each other to be sent together."""
UNSENT_BYTES = 64 * 1024
"""What the system holds for one client that has not read it yet (it may double this)."""
SIGNS_MISSED = 4
"""Signs of life that a server may miss before the others take it for dead."""
LEASE_HOLDS = 30.0
"""Seconds for which a server that lives thinks for a table's bots before another one may as well."""
HERE_HOLDS = 3600
"""Seconds after which a server says again who is at its tables, though nobody has come or gone."""
LEFT_HOLDS = 2 * DAY
"""Seconds for which servers tell one another when somebody was last at a table."""
UNSAID = 10_000
"""What waits to be said to other servers; where there is more, they are told to look for themselves."""
ANNOUNCED_WITHIN = 0.02
"""Seconds within which other servers are told who has come to a table or gone."""
RESTART_AT_ONCE = 0.1
"""Seconds until another worker takes the place of one that died; the next time twice as long, and so on."""
RESTART_AT_MOST = 10.0
"""The most of them."""
RUNS_WELL = 30.0
"""Seconds after which a worker's end is not taken for a fault of its beginning."""
LAST_WORD = 2.8
"""Seconds that workers get to end by themselves when the server stops."""
HANDED_OVER = 60_000
"""Bytes read from a connection that one worker hands over to another; where there are more it keeps it."""
HAND_OVER_WITHIN = 1.0
"""Seconds in which a worker has to take a connection; then whoever accepted it keeps it."""
MARKS = 4096
"""Counts by which the workers of one server tell one another what they write; tables share them."""
LONGEST_TAIL = 50
"""Entries of another process that are added to a table in memory; where there are more, all of it is read anew."""
TABLES_LOOKED_AT = 500
"""Tables of which one query asks whether there is more in their logs."""
READ_AT_ONCE = 1024
"""Bytes from one socket that are looked at before others have their turn."""
SPARE_DESCRIPTORS = 100
"""Of the files that the system lets us open, how many are kept for other things than connections."""
STAND_ASIDE = 20
"""Of those, how many are for connections beyond all that there is room for, on which operators may ask."""
ASK_WITHIN = 2.0
"""Seconds in which they have to."""
FIRST_WORD = 0.1
"""Seconds that whoever was let in last, and has said nothing so far, gets when the server stops."""
NOT_YET_ACCEPTED = 2048
"""Connections that the system holds until they are accepted."""
LET_IN_AT_ONCE = 2
"""Requests and sockets that begin in one round of the event loop."""
PORTS_TRIED = 100
"""Ports looked at for a free one when none is named."""
PACES: dict[Pace, float] = {"calm": 1.5, "usual": 0.7, "brisk": 0.15}
"""What a table's pace is called, and the seconds from one move to a bot's answer then, at the earliest."""
GATHERED_FOR = 0.01
"""Seconds that whoever lays a table or sits down waits for others who do, or move, so that one commit does for all."""
ATTENDED_WITHIN = 0.05
"""Seconds in which those at a table hear who has come or gone: parties come together, and it is told once."""
CHECKED_FOR = 1.0
"""Seconds for which a table that held all that the database does is taken to do so by those who stay or write there."""
WATCHERS_NAMED = 20
"""Of those who watch, how many are told by name."""
TABLES_TOLD_OF = 1000
"""Tables of which is remembered, in writing, what never changes."""
LOOK_WHETHER_TO_BEGIN = 0.05
"""Seconds between two looks of a new worker at whether to begin, or to end before that."""
LOOK_FOR_LOCK = 0.001
"""Seconds between two looks at whether another process still writes to the database's file."""
INFOS_HOLD = 1000
"""Milliseconds for which a table's description, which tells the time, may be told again as it is."""
LONGEST_PATIENCE = DAY
"""Seconds that a table may wait for somebody at most, unless it is one for days."""
LONGEST_CLOCK = 14 * DAY
"""The most seconds that a move may be given."""
UNTOUCHED = 30 * DAY
"""Seconds after which a table where nothing happens leaves the list of those who sit there."""
UNTOUCHED_AMONG_BOTS = 7 * DAY
"""The same where everybody else is a bot."""
MY_TABLES = 30
"""Unfinished tables in the list of those who sit there."""
MY_FINISHED = 3
"""Finished ones in it, of the last day."""
GAMES_TOLD = 30
"""Matches that are over, of those that somebody asks for at once."""
OPPONENTS_TOLD = 50
"""For each game, opponents in somebody's statistics: those met most often."""
RATED_FROM = 5
"""Matches before which a rating says too little to be shown."""
LONGEST_HOST = 255
"""Letters in the name of a machine by which somebody found us; in a longer one no link is made."""
MOST_MARKS = 3
"""Accents and the like that one letter can have: more run over the lines above and below."""
FEWEST_LETTERS = 6
"""Of a person's id, for whoever operates to look for them."""
CODE_LETTERS = 8
CODE_HOLDS = 600
"""Seconds for which a code takes a seat to another device."""


Some = Annotated[int, 1]
"""A number from 1 on: with none of these something would not work at all."""
Pause = Annotated[float, 0.05]
"""Seconds that are waited for, and so never none."""


@dataclass(frozen=True)
class Limits:
    """What a host, or a test, may want otherwise. None of them is below 0, or below what its type says."""

    bot_pace: float = 1.0
    """By how much each table's pace is stretched: 0 lets bots answer as soon as they have thought."""
    bot_threads: int = 2
    """Bots, hints and analyses that are thought about at the same moment; further ones wait. 0: only elsewhere."""
    replay_threads: Some = 1
    """Replays that are made at the same moment; further ones wait, none of them for long."""
    thinker_patience: float = 5.0
    """Seconds that a thought waits for those who think elsewhere, and they may take for it, before it is done here."""
    thoughts_waiting: Some = 500
    """Of each kind, how many may wait for a thread."""
    bot_patience: Pause = 20.0
    """Seconds that a bot may think, once it has a thread, before another takes its seat: it would never need them."""
    own_bot_patience: Pause = 5.0
    """Seconds that a bot which the host named may think."""
    bots_kept: int = 20
    """Bots that keep between moves what they have worked out, which takes up to 50 MB each."""
    bots_kept_for: float = 600.0
    """Seconds after its last move when such a bot forgets it."""
    own_bots: int = 8
    """Seats that bots which the host named can have at the same time, each with a process of its own."""
    own_bots_rest: float = 60.0
    """Seconds after its last move when such a process may be ended for another table's sake."""
    hint_iterations: Some = 80_000
    """How long a hint is thought about: longer than the strongest bot thinks, some 0.5 s on one core."""
    chances_iterations: Some = 15_000
    """How long the bar is thought about: some 0.1 s, since it is wanted after every move."""
    analysis_iterations: int = 700_000
    """How long a match is looked through, shared out between its moves: some 5 s."""
    analysis_fewest: Some = 5_000
    """The fewest of them for one move: fewer do not tell a good one from a bad one."""
    analysis_most: Some = 30_000
    """The most of them for one move, however short the match: more hardly tell more."""
    longest_thought: float = 2.0
    """Seconds after which a hint, the bar or a step of an analysis must do with what has been found by then."""
    analyses_kept: Some = 100
    """Matches that have been looked through and are remembered."""
    analyses_at_once: int = 20
    """Matches that are being looked through, and never more than are remembered."""
    analysis_unasked: Pause = 30.0
    """Seconds after which looking through a match ends if nobody has asked how far it is."""
    save_patience: float = 2.0
    """Seconds that a write waits for another program's lock on the database, or for a database that is restarted."""
    database_connections: Some = 8
    """Connections of one process to a PostgreSQL server, beside the one that writes."""
    slow_client: Pause = 10.0
    """Seconds a client may take to accept one message before it is dropped."""
    heartbeat: float = 20.0
    """Seconds between pings, and again that long for the answer. 0: no pings."""
    message_bytes: Some = 1024
    """A longer socket message is refused."""
    flood_bytes: Some = 64 * 1024
    """A longer one closes the connection."""
    messages_per_second: Some = 20
    """Messages beyond this wait to be read."""
    messages_at_once: Some = 40
    """A burst this long is read without waiting."""
    frames_per_second: Some = 50
    """Pings, pongs and pieces of messages on one socket, beyond which it is closed."""
    frames_at_once: Some = 200
    """A burst of them that is borne."""
    connections: Some = 20_000
    """Connections at the same time, and never more than the system has descriptors for; more are turned away."""
    connections_per_address: Some = 2000
    """Connections from one address at the same time: a whole school may have one."""
    request_patience: Pause = 20.0
    """Seconds in which a request must have come whole, from its first byte to the last of its body."""
    slow_download: Pause = 60.0
    """Seconds in which a client must have read an answer that does not fit into what is held for it."""
    head_bytes: Some = 16 * 1024
    """A longer head of a request, all that comes before its body, is refused."""
    body_bytes: Some = 16 * 1024
    """A longer request body is refused."""
    name_letters: Some = 24
    """The longest name a person may have."""
    chat_letters: int = 200
    """The longest line that somebody may say."""
    chat_lines: int = 2000
    """Lines and reactions at one table."""
    chats_per_minute: int = 20
    """Lines that one person may say within a minute."""
    reactions_per_minute: int = 40
    """Reactions of one person within a minute."""
    wishes_per_minute: int = 60
    """Whatever else one person may want at tables within a minute, apart from moves."""
    table_entries: Some = 20_000
    """Entries in a table's log, after which only moves and its end are written there."""
    codes_per_minute: int = 10
    """Codes for a seat that may be tried from one address within a minute, or asked for by one person."""
    names_per_minute: int = 10
    """Names that one person may say within a minute to be called by."""
    newcomers_per_minute: int = 120
    """People not known before who may say their name from one address within a minute."""
    seats_per_minute: int = 20
    """Seats that one person may take within a minute."""
    seats_per_address: int = 120
    """Seats that may be taken from one address within a minute."""
    seats_per_person: int = 50
    """Unfinished tables of others, with something happening there within a day, at which one person may sit."""
    hints_per_minute: int = 30
    """Hints that one person may ask for within a minute."""
    hints_per_address: int = 120
    """Hints that may be asked for from one address within a minute."""
    chances_per_minute: int = 300
    """How often one person may ask for the bar within a minute: it is wanted after every move."""
    chances_per_address: int = 1200
    """How often the bar may be asked for from one address within a minute."""
    records_per_minute: int = 120
    """Records, replays and analyses that may be asked for from one address within a minute."""
    shortest_patience: int = 10
    """The fewest seconds that a table must wait for somebody."""
    shortest_clock: int = 5
    """The fewest seconds that a move must be given."""
    listed_while: float = 600.0
    """Seconds after the last who sat there has gone that a table is still in the list."""
    tables_per_person: int = 100
    """Unfinished tables that one person may have laid within a day."""
    tables_per_minute: int = 30
    """Tables laid from one address within a minute."""
    tables_listed: int = 50
    """The most tables in the list of open tables."""
    listed_for: float = DAY
    """Seconds after something last happened there that a table can be in that list."""
    tables_kept: int = 1000
    """Tables kept in memory although nobody is at them."""
    signs_of_life: Pause = 1.0
    """Seconds between the signs of life that servers of the same tables give one another."""
    redis_patience: Pause = 1.0
    """Seconds that Redis may take to answer."""
    look_again: Pause = 10.0
    """Seconds after which the tables where somebody is are compared with the database, whatever other servers say."""
    look_again_alone: Pause = 1.5
    """The same while other servers cannot be heard."""
    tables_last: float = 0.0
    """Days after which a table where nothing happens any more is deleted, with all that is known of it; 0: never."""
    orders_every: Pause = 2.0
    """Seconds after which a server looks for what `cheeseboard admin` has changed."""
    shutdown: int = 1
    """Seconds that open connections get when the server stops."""


def unusual(limits: Limits) -> dict[str, Any]:
    """Those that whoever hosts has chosen otherwise."""
    return {name: value for name, value in vars(limits).items() if value != getattr(Limits, name)}


class WrongSetting(CheeseboardError):  # noqa: N818 -- reads as what happened
    """Something that a server, or whoever thinks for it, was started with cannot be so."""


class Refusal(Unable):
    """Something asked of the server cannot be done; a request is answered with that status."""

    def __init__(self, code: str, status: int = 400, /, **params: Any) -> None:
        super().__init__(code, **params)
        self.status = status
