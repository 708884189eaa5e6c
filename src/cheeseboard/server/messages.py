"""Every message between the server and its clients, as `docs/protocol.md` describes them.

The page's types are made from these by `web/wire.py`. What the server is sent forbids what it does not know; what a
client gets has all its fields, whatever their defaults, but for those that may be unset.
"""

from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec

from cheeseboard.engine.game import Certainty
from cheeseboard.engine.told import Event, Reason, Said, Shows, View

V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
R = TypeVar("R", bound=Reason)

SeatKind = Literal["person", "bot", "open"]
TableState = Literal["waiting", "playing", "over"]
Pace = Literal["calm", "usual", "brisk"]


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


class Me(msgspec.Struct):
    name: str
    notice: Said | None
    """Something you have to know, told once."""


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    seats: list[str]
    """Each `me`, `open` or the name of a bot."""
    options: dict[str, str] = {}
    pace: Pace = "usual"


class NewPace(msgspec.Struct, forbid_unknown_fields=True):
    pace: Pace


class Seat(msgspec.Struct):
    kind: SeatKind
    name: str | None
    bot: str | None
    here: bool
    stands_in_for: str | None = None
    """The name of the bot that had this seat and failed."""


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
    created: str
    pace: Pace
    """How soon bots answer."""


class Update(msgspec.Struct, Generic[V, E], tag="update", tag_field="type"):
    """What has happened since an event that you know of, and how things stand."""

    table: TableInfo
    moves: int
    """How many moves the seats have made."""
    since: int
    """The number of the first of these events."""
    events: list[E]
    shows: list[Annotated[Shows, msgspec.Meta(extra={"typescript": "Partial<V>"})]] | None
    """For each of these events what it changes in what is shown; null where the story is told anew."""
    view: V | None
    """Null while the table waits for players."""
    notice: Said | msgspec.UnsetType = msgspec.UNSET
    """Something that only you have to know."""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    type: Literal["move"]
    move: str
    moves: int
    """How many moves you had seen when you chose it."""


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
    move: str | None
    """Null where the message could not be read that far."""


class Hint(msgspec.Struct, Generic[R]):
    """A move, the chance to win with it, and facts that speak for it, strongest first."""

    move: str
    said: Said
    """The move in words."""
    chance: float
    reasons: list[R]


class Hints(msgspec.Struct, Generic[R]):
    """The best moves of whoever is to move, best first."""

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


class TurnInfo(msgspec.Struct, Generic[R]):
    """A move that was played, seen with what its seat could know then."""

    number: int
    seat: int
    played: str
    said: Said
    """The move in words."""
    chances: list[float]
    """Of winning, by seat, before the move."""
    chance: float
    """What the move was worth to its seat."""
    best: Hint[R]
    loss: float
    """By how much the best move was worth more."""


class AnalysisInfo(msgspec.Struct, Generic[R]):
    """A match that is over, as far as it has been looked through."""

    done: int
    of: int
    turns: list[TurnInfo[R]]
    turning: list[int]
    """Numbers of the moves at which the match turned, once all is done."""
