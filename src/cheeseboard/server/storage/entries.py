"""The log of a table: everything that was ever decided there, in order. A table is what follows from its log.

An entry is written before anybody hears of it and never changed. Nothing in it says what somebody is called: names are
kept apart, so that whoever wants to be forgotten can be.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, Union, get_args

import msgspec

from ..protocol.messages import Ending, Pace, Reaction, StandInWhy, TableState

LeftWhy = Literal["left", "removed", "freed"]


class Chair(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Whose seat it is, and who plays it: a person, a bot, or nobody yet."""

    person: str | None = None
    bot: str | None = None
    """The bot that plays, for itself or, with `stands_in`, for whoever's seat it is."""
    name: str | None = None
    """What this seat's player is called here: a bot, or one of several people at one device."""
    stands_in: StandInWhy | None = None

    @property
    def open(self) -> bool:
        return self.person is None and self.bot is None


class Score(msgspec.Struct, frozen=True, gc=False):
    """What somebody has brought together in an evening of matches."""

    wins: int = 0
    points: int = 0


class Laid(msgspec.Struct, frozen=True, gc=False, tag="laid", omit_defaults=True):
    """The first entry of every log."""

    game: str
    options: dict[str, str]
    key: bytes
    host: str
    chairs: tuple[Chair, ...]
    pace: Pace = "usual"
    listed: bool = False
    chat: bool = True
    patience: int | None = 60
    """Seconds after which those present are asked what to do about somebody who is away; None at a table for days."""
    clock: int | None = None
    """Seconds for a move, after which a bot makes it."""
    after: str | None = None
    """The table whose rematch this is."""
    scores: tuple[Score, ...] = ()
    """By seat, what the evening has brought before this match; empty where it is the first."""
    played: int = 0
    """How many matches the evening has seen before this one."""


class Sat(msgspec.Struct, frozen=True, gc=False, tag="sat", omit_defaults=True):
    seat: int
    person: str


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    """All seats are taken: from here on it is played."""


class Left(msgspec.Struct, frozen=True, gc=False, tag="left"):
    """The seat is open again."""

    seat: int
    why: LeftWhy


class BotIn(msgspec.Struct, frozen=True, gc=False, tag="bot-in", omit_defaults=True):
    """A bot gets the seat (`why` is None), or plays for whoever's seat it is until that one is back."""

    seat: int
    bot: str
    name: str | None = None
    why: StandInWhy | None = None


class BotOut(msgspec.Struct, frozen=True, gc=False, tag="bot-out"):
    """Whoever's seat it is plays again."""

    seat: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """A person's seat went to another device, where they are another person to us."""

    seat: int
    person: str


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved", omit_defaults=True):
    seat: int
    move: str
    bot: str | None = None
    """The bot that made it, for itself or for the person whose seat it is."""
    why: StandInWhy | None = None
    """Why a bot made it for somebody else."""


class UndoAsked(msgspec.Struct, frozen=True, gc=False, tag="undo-asked"):
    """Somebody wants to go back to where so many moves had been made; all these seats have to agree."""

    seat: int
    moves: int
    of: tuple[int, ...]


class UndoAnswered(msgspec.Struct, frozen=True, gc=False, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(msgspec.Struct, frozen=True, gc=False, tag="undone"):
    """Only the first so many moves count."""

    seat: int
    moves: int


class Chatted(msgspec.Struct, frozen=True, gc=False, tag="chatted", omit_defaults=True):
    person: str
    text: str
    seat: int | None = None


class Reacted(msgspec.Struct, frozen=True, gc=False, tag="reacted", omit_defaults=True):
    person: str
    reaction: Reaction
    seat: int | None = None


class Changed(msgspec.Struct, frozen=True, gc=False, tag="changed", omit_defaults=True):
    """What the host, or anybody for the pace, has set otherwise; the rest stays."""

    seat: int | None = None
    pace: Pace | None = None
    listed: bool | None = None
    chat: bool | None = None
    patience: int | msgspec.UnsetType | None = msgspec.UNSET
    clock: int | msgspec.UnsetType | None = msgspec.UNSET


class Finished(msgspec.Struct, frozen=True, gc=False, tag="finished"):
    """The match came to its end by the rules."""

    points: tuple[int, ...]
    winners: tuple[int, ...]


class Ended(msgspec.Struct, frozen=True, gc=False, tag="ended", omit_defaults=True):
    """It ended before that."""

    why: Ending
    seat: int | None = None
    """Who ended it; for `absent`, who was away."""
    winners: tuple[int, ...] = ()
    """Of a match that was resigned."""


class Again(msgspec.Struct, frozen=True, gc=False, tag="again"):
    """Whether whoever sits here wants a rematch."""

    seat: int
    yes: bool


class Next(msgspec.Struct, frozen=True, gc=False, tag="next"):
    """The rematch has been laid."""

    table: str


AnyEntry = Union[  # noqa: UP007 -- a tuple of many reads better so
    Laid,
    Sat,
    Started,
    Left,
    BotIn,
    BotOut,
    Passed,
    Moved,
    UndoAsked,
    UndoAnswered,
    Undone,
    Chatted,
    Reacted,
    Changed,
    Finished,
    Ended,
    Again,
    Next,
]


NUMEROUS = ("moved", "chatted", "reacted")
"""The types of those entries of which a log may have many, and which say nothing about who sits there and how."""

_reader = msgspec.json.Decoder(AnyEntry)


def encoded(what: AnyEntry) -> str:
    """An entry as it is kept."""
    return msgspec.json.encode(what).decode()


def decoded(data: str) -> AnyEntry:
    entry: AnyEntry = _reader.decode(data)
    return entry


def type_of(what: AnyEntry) -> str:
    return _TYPES[type(what)]


_TYPES = {kind: str(kind.__struct_config__.tag) for kind in get_args(AnyEntry)}


def named_in(what: AnyEntry) -> set[str]:
    """The people whom an entry names."""
    match what:
        case Laid():
            return {what.host, *(chair.person for chair in what.chairs if chair.person)}
        case Sat() | Passed() | Chatted() | Reacted():
            return {what.person}
        case _:
            return set()


def without(what: AnyEntry, person: str, stranger: str) -> AnyEntry:
    """The entry as it is when this person has been forgotten: a stranger was there, and nobody knows what they said."""
    if person not in named_in(what):
        return what
    match what:
        case Laid():
            host = stranger if what.host == person else what.host
            chairs = tuple(_unknown(chair, stranger) if chair.person == person else chair for chair in what.chairs)
            return msgspec.structs.replace(what, host=host, chairs=chairs)
        case Chatted():
            return msgspec.structs.replace(what, person=stranger, text="")
        case _:
            return msgspec.structs.replace(what, person=stranger)


class Entry(msgspec.Struct, frozen=True, gc=False):
    """An entry of a table's log: which one, and when it was written, in milliseconds since 1970."""

    number: int
    at: int
    what: AnyEntry


@dataclass
class Standing:
    """What follows from a log, but for the match itself: that is `moves`, played."""

    laid: Laid
    id: str
    began: int
    """When it was laid, in milliseconds since 1970."""
    chairs: list[Chair]
    pace: Pace
    listed: bool
    chat: bool
    patience: int | None
    clock: int | None
    host: str = ""
    """Whoever laid the table, also after taking the seat to another device."""
    removed: set[str] = field(default_factory=set)
    """Those who were asked to leave."""
    entries: int = 0
    """How many there are: the number of the next one."""
    at: int = 0
    """When the last one was written."""
    state: TableState = "waiting"
    started: bool = False
    moves: list[Moved] = field(default_factory=list)
    """Those that count."""
    position: int = 0
    """The number of the entry that brought the position as it is."""
    since: int = 0
    """When that was."""
    ticking: int = 0
    """From when the time for the next move is counted, for whoever has had the seat by then."""
    taken: dict[int, int] = field(default_factory=dict)
    """By seat, when whoever plays it came to it in the course of the match."""
    undone: int = 0
    """How often moves have been taken back."""
    asked: UndoAsked | None = None
    agreed: set[int] = field(default_factory=set)
    """The seats that have agreed to what is asked."""
    chatted: int = 0
    finished: Finished | None = None
    ended: Ended | None = None
    again: dict[int, bool] = field(default_factory=dict)
    """Who wants a rematch and who does not, by seat."""
    next: str | None = None

    @classmethod
    def of(cls, table: str, log: Iterable[Entry]) -> "Standing":
        """What follows from these entries, of which the first is Laid."""
        following = iter(log)
        opening = next(following)
        first = opening.what
        assert isinstance(first, Laid)
        standing = cls(
            first,
            table,
            opening.at,
            list(first.chairs),
            first.pace,
            first.listed,
            first.chat,
            first.patience,
            first.clock,
            host=first.host,
            entries=1,
            at=opening.at,
            since=opening.at,
        )
        for entry in following:
            standing.add(entry)
        return standing

    @classmethod
    def in_outline(cls, table: str, log: Iterable[Entry], entries: int, at: int) -> "Standing":
        """The same of a log without its numerous entries, as a list of tables needs it: who sits there, and how.

        What has been played and said is left out, and with it `moves`, since when the position is as it is, and what
        is asked about it.
        """
        opening, *following = log
        standing = cls.of(table, [opening])
        for entry in following:
            standing._take(entry, entry.what)
        standing.entries, standing.at = entries, at
        standing._drop_question()
        return standing

    def after(self, following: Iterable[Entry]) -> "Standing":
        """What it will be after these, while this one stays as it is."""
        later = object.__new__(Standing)
        later.__dict__.update(self.__dict__)
        later.chairs, later.moves = [*self.chairs], [*self.moves]
        later.removed, later.agreed = {*self.removed}, {*self.agreed}
        later.taken, later.again = {**self.taken}, {**self.again}
        for entry in following:
            later.add(entry)
        return later

    @property
    def over(self) -> bool:
        return self.state == "over"

    @property
    def waiting(self) -> bool:
        return self.state == "waiting"

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats that are played at this person's device."""
        return tuple([seat for seat, chair in enumerate(self.chairs) if chair.person == person])

    def add(self, entry: Entry) -> None:
        """Take the next entry into account."""
        assert entry.number == self.entries, "an entry is missing"
        self.entries, self.at = entry.number + 1, entry.at
        self._take(entry, entry.what)

    def _take(self, entry: Entry, what: AnyEntry) -> None:  # noqa: C901 -- one case for each kind
        match what:
            case Sat(seat, person):
                self._seat(entry, seat, Chair(person=person))
            case Passed(seat, person):
                if self.seats_of(self.host) == (seat,):
                    self.host = person
                self._seat(entry, seat, msgspec.structs.replace(self.chairs[seat], person=person))
            case Left(seat, why):
                self._unseat(seat, removed=why == "removed")
                self.chairs[seat] = Chair()
            case BotIn(seat) if self.asked and seat in (self.asked.seat, *self.asked.of):
                self._drop_question()
                self._take(entry, what)
            case BotIn(seat, bot, name, None):
                self._unseat(seat, removed=self.chairs[seat].stands_in != "left")
                self.chairs[seat] = Chair(bot=bot, name=name)
            case BotIn(seat, bot, _, why):
                self.chairs[seat] = _with(self.chairs[seat], bot, why)
            case BotOut(seat):
                self._seat(entry, seat, _with(self.chairs[seat], None, None))
            case Started():
                self.state, self.started, self.position = "playing", True, entry.number
                self.since = self.ticking = entry.at
            case Moved():
                self.moves.append(what)
                self._moved(entry)
            case Undone(_, moves):
                del self.moves[moves:]
                self._moved(entry)
                self.undone += 1
            case UndoAsked():
                self.asked, self.agreed = what, set()
            case UndoAnswered(seat, yes):
                self.agreed.add(seat)
                if not yes:
                    self.asked = None
            case Chatted() | Reacted():
                self.chatted += 1
            case Changed():
                self._set(what)
                if what.clock is not msgspec.UNSET:
                    self.ticking = entry.at
            case Finished():
                self.state, self.finished = "over", what
                self._drop_question()
            case Ended():
                self.state, self.ended = "over", what
                self._drop_question()
            case Again(seat, yes):
                self.again[seat] = yes
            case Next(table):
                self.next = table

    def _seat(self, entry: Entry, seat: int, chair: Chair) -> None:
        if self.chairs[seat].stands_in != "left":  # whoever leaves and returns gets no more time than others
            self.taken[seat] = entry.at
        self.chairs[seat] = chair

    def _unseat(self, seat: int, *, removed: bool) -> None:
        if removed and (person := self.chairs[seat].person):
            self.removed.add(person)

    def _moved(self, entry: Entry) -> None:
        self.position = entry.number
        self.since = self.ticking = entry.at
        self._drop_question()

    def _drop_question(self) -> None:
        self.asked, self.agreed = None, set()

    def _set(self, change: Changed) -> None:
        self.pace = change.pace or self.pace
        self.listed = self.listed if change.listed is None else change.listed
        self.chat = self.chat if change.chat is None else change.chat
        if change.patience is not msgspec.UNSET:
            self.patience = change.patience
        if change.clock is not msgspec.UNSET:
            self.clock = change.clock


def _with(chair: Chair, bot: str | None, why: StandInWhy | None) -> Chair:
    return msgspec.structs.replace(chair, bot=bot, stands_in=why)


def _unknown(chair: Chair, stranger: str) -> Chair:
    """A person's chair without what they are called; a bot that stands in goes on."""
    return msgspec.structs.replace(chair, person=stranger, name=None)
