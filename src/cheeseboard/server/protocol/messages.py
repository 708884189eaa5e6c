"""What is said between the server and its clients, as `docs/protocol.md` describes it.

What clients want at a table stands in `commands`, what is told of matches that are over in `past`.

The page's types are made from these by `web/wire.py`. What the server is sent forbids what it does not know; what a
client gets has all its fields, whatever their defaults, but for those that may be unset.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from cheeseboard.engine.facts import Certainty
from cheeseboard.engine.told import Event, Reason, Said, Shows, View

V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
R = TypeVar("R", bound=Reason)

SeatKind = Literal["person", "bot", "open"]
TableState = Literal["waiting", "playing", "over"]
Pace = Literal["calm", "usual", "brisk"]
StandInWhy = Literal["absent", "left", "late", "failed"]
"""Why a bot plays for whoever's seat it is: away, gone for good, too slow, or a bot that failed."""
Ending = Literal["resigned", "absent", "agreed", "closed"]
"""Why a match ended before its end."""
Reaction = Literal["cheese", "clap", "laugh", "gasp", "hurry", "sorry"]
Missing = Literal["bots", "open", "fewer"]
"""What becomes of the seats of those who do not want a rematch."""
MayUndo = Literal["free", "ask", "no"]
"""At once; if others agree; not at all, since chance or an opened hand has answered it."""
EntryType = Literal[
    "laid",
    "sat",
    "started",
    "left",
    "bot-in",
    "bot-out",
    "passed",
    "moved",
    "undo-asked",
    "undo-answered",
    "undone",
    "chatted",
    "reacted",
    "changed",
    "finished",
    "ended",
    "again",
    "next",
]


class BotInfo(msgspec.Struct, frozen=True):
    bot: str
    """What a seat is called that this bot shall have."""
    level: int | None
    """From 1, the weakest; null for a bot outside that ladder."""
    name: str


class OptionInfo(msgspec.Struct):
    name: str
    default: str
    choices: dict[str, list[str]]
    """What may be chosen, by the number of players."""
    for_beginners: str | None
    """What the rulebook advises for a first match, where that is not the default."""


class FactInfo(msgspec.Struct):
    """Something that a game rests on, and how certain it is."""

    name: str
    certainty: Certainty
    value: Any


class Credits(msgspec.Struct):
    authors: list[str]
    illustrators: list[str]
    publishers: list[str]


class LessonInfo(msgspec.Struct):
    """A lesson that a game has."""

    name: str
    minutes: int
    """How long it takes, about."""


class GameInfo(msgspec.Struct):
    name: str
    players: list[int]
    """The numbers of players."""
    bots: list[BotInfo]
    options: list[OptionInfo]
    minutes: int | None
    age: int | None
    """From how many years on."""
    credits: Credits
    facts: list[FactInfo]
    """All of them, minutes, age and credits included."""
    hidden: bool
    """Whether seats know what others must not: then people at one device need a curtain."""
    lessons: list[LessonInfo]
    """Those for beginners first."""


class Me(msgspec.Struct):
    name: str | None
    """Null until you have said it."""
    rated: bool
    """Whether you want a rating."""
    notice: Said | None
    """Something you have to know, told once."""


class NewMe(msgspec.Struct, forbid_unknown_fields=True):
    """What you want otherwise; the rest stays."""

    name: str | None = None
    rated: bool | None = None


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    """Who shall have a seat: you, somebody beside you at your device, a bot, or whoever comes."""

    kind: Literal["me", "beside", "bot", "open"]
    bot: str | None = None
    """Which bot."""
    name: str | None = None
    """What somebody at your device is called; for `me` too, where several share it."""


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    options: dict[str, str] = {}
    pace: Pace = "usual"
    listed: bool = False
    """Whether everybody on this server finds it; else only whoever has the link."""
    chat: bool = True
    patience: int | None = 60
    clock: int | None = None


class Score(msgspec.Struct):
    wins: int
    points: int


class Seat(msgspec.Struct):
    kind: SeatKind
    name: str | None
    """Whose seat it is; null where it is open, or a person's who has not said a name."""
    bot: str | None
    """The bot that plays, for itself or for somebody."""
    stands_in: StandInWhy | None
    """Why that bot plays for whoever's seat it is."""
    here: bool
    away: int | None
    """Since when the person has been away, in milliseconds since 1970; null for whoever is here, and for bots."""
    yours: bool
    """Whether it is played at your device."""
    score: Score | None
    """What the evening has brought before this match; null in its first."""


class UndoInfo(msgspec.Struct):
    """Somebody wants to take moves back, and these seats have not answered yet."""

    seat: int
    waits_for: list[int]


class EndedInfo(msgspec.Struct):
    """A match that ended before its end."""

    why: Ending
    seat: int | None
    winners: list[int]


class TableInfo(msgspec.Struct):
    """A table as everybody may know it, and which seat is yours."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    state: TableState
    commitment: str
    key: str | None
    """Null until the match is over."""
    seats: list[Seat]
    you: int | None
    """The seat whose view you have; at a device with several hidden hands null until one is looked at."""
    host: int | None
    """The seat of whoever laid the table; null where that one has none."""
    hosting: bool
    """Whether that is you."""
    created: str
    pace: Pace
    """How soon bots answer."""
    listed: bool
    chat: bool
    patience: int | None
    """Seconds after which those present may decide about somebody who is away; null at a table for days."""
    clock: int | None
    """Seconds for a move; null where there is no such bound."""
    deadline: int | None
    """When the seat to move has to have moved, in milliseconds since 1970."""
    now: int
    """The server's time, in milliseconds since 1970, to compare the others with."""
    watching: list[str]
    """The names of those who watch and have one."""
    undo: UndoInfo | None
    may_undo: MayUndo | None
    """Whether you can take your last move back; null where there is none."""
    ended: EndedInfo | None
    """Null where the match goes on, or came to its end by the rules."""
    again: list[bool | None]
    """By seat, who wants a rematch; null for whoever has not said. Bots always do."""
    next: str | None
    """The rematch's table."""
    played: int
    """How many matches the evening has seen before this one."""


class MyTable(msgspec.Struct, Generic[V]):
    """One of your tables, for a look from afar."""

    table: TableInfo
    turn: int | None
    """The seat to move."""
    waits_for_you: bool
    at: int
    """When something last happened there, in milliseconds since 1970."""
    view: V | None
    """Null while it waits for players."""


class Entry(msgspec.Struct):
    """Something that was done at the table, in its log. What moves did is told as events."""

    number: int
    at: int
    """In milliseconds since 1970."""
    type: EntryType
    events: int
    """How many events had happened then."""
    seat: int | None = None
    name: str | None = None
    """Who it was, where somebody without a seat did it; or the bot that came in."""
    why: str | None = None
    """A StandInWhy, an Ending, or why a seat was left: left, removed, freed."""
    yes: bool | None = None
    text: str | None = None
    """What was said, or the reaction."""
    table: str | None = None


class Update(msgspec.Struct, Generic[V, E], tag="update", tag_field="type"):
    """What has happened since an event that you know of, and how things stand."""

    table: Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": "Partial<TableInfo>"})]
    """What is known of the table; with `changes`, at least what is not as you were told it on this socket."""
    moves: int
    """How many moves count."""
    position: int
    """What the position is called, for whoever moves: each has another number, also after moves were taken back."""
    undone: int
    """How often moves have been taken back: what you heard before the last time does not count."""
    since: int
    """The number of the first of these events."""
    events: list[E]
    shows: list[Annotated[Shows, msgspec.Meta(extra={"typescript": "Partial<V>"})]] | None
    """For each of these events what it changes in what is shown; null where the story is told anew."""
    log: list[Entry]
    """The entries since the last that you know of; of the moves only those that a bot made for somebody else."""
    entries: int
    """How many entries there are: what to ask for after a break."""
    view: Annotated[Shows, msgspec.Meta(extra={"typescript": "Partial<V>"})] | None
    """What your seat may know now; with `changes`, at least what is not in the view that you had, with all that these
    events show. Null while the table waits for players.
    """
    notice: Said | msgspec.UnsetType = msgspec.UNSET
    """Something that only you have to know."""


class Pong(msgspec.Struct, tag="pong", tag_field="type"):
    """Yes."""


class Invitation(msgspec.Struct):
    """How others come to a table."""

    link: str
    reachable: bool
    """Whether other devices can open it; if not, the server has to be started for that."""
    qr: str
    """The link as a picture to be scanned: the path of an SVG whose view box is `0 0 size size`."""
    size: int


class SeatCode(msgspec.Struct):
    """Takes a seat of yours to another device: typed there, or scanned as a link."""

    code: str
    until: int
    """When it stops to hold, in milliseconds since 1970."""
    invitation: Invitation


class Error(msgspec.Struct):
    """What was asked for cannot be done: the sentence in English, and what it is made of."""

    error: str
    code: str
    params: dict[str, Any]


class Refused(msgspec.Struct, tag="refused", tag_field="type"):
    """What you sent cannot be done; nothing has changed."""

    error: str
    code: str
    params: dict[str, Any]
    to: str | None
    """The type of what you sent; null where the message could not be read that far."""


class Hint(msgspec.Struct, Generic[R]):
    """A move, the chance to win with it, and facts that speak for it, strongest first."""

    move: str
    said: Said
    """The move in words."""
    chance: float
    reasons: list[R]
    points: float | None = None
    """What the seat may then expect to have where points are counted next; none where that is too far to see."""


class Hints(msgspec.Struct, Generic[R]):
    """The best moves of whoever is to move, best first: where the chances are level as percentages, by points."""

    moves: int
    """How many moves had been made."""
    chances: list[float]
    """Of winning, by seat."""
    best: list[Hint[R]]
    proven: bool
    """Whether nothing is left to chance in this."""


class Chances(msgspec.Struct):
    moves: int
    chances: list[float]
