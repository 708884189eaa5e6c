"""Messages about matches that are over: gone through once more, counted, looked through."""

from typing import Annotated, Generic

import msgspec

from cheeseboard.engine.told import Said, Shows

from .messages import E, EndedInfo, Hint, R, Seat, StandInWhy, V


class Frame(msgspec.Struct, Generic[V, E]):
    """A position of a match that is over, and what led to it from the one before."""

    moves: int
    seat: int | None
    """Who moved; null for the beginning."""
    stands_in: StandInWhy | None
    """Why a bot made that move for somebody else."""
    at: int | None
    """When, in milliseconds since 1970, where that is known."""
    events: list[E]
    shows: list[Annotated[Shows, msgspec.Meta(extra={"typescript": "Partial<V>"})]]
    """For each of these events what it changes in what is shown."""
    view: V


class Fairness(msgspec.Struct):
    """Whether the chance of a match follows from the key that was sealed before it began."""

    commitment: str | None
    key: str | None
    holds: bool | None
    """Checked just now; null where there is no key to check."""


class Replay(msgspec.Struct, Generic[V, E]):
    """A match that is over, position by position, as a seat saw it (null: a spectator)."""

    game: str
    players: int
    options: dict[str, str]
    names: list[str | None]
    date: str | None
    seat: int | None
    frames: list[Frame[V, E]]
    fairness: Fairness
    ended: EndedInfo | None
    table: str | None
    """Null for an uploaded record."""
    others: int
    """How many more records followed this one in what was uploaded."""


class Played(msgspec.Struct):
    """A match of yours that is over."""

    table: str
    game: str
    at: int
    """When it ended, in milliseconds since 1970."""
    seats: list[Seat]
    you: int
    points: list[int]
    winners: list[int]
    ended: EndedInfo | None


class Tally(msgspec.Struct):
    """How you have done."""

    played: int
    won: int


class Against(msgspec.Struct):
    """How you have done against somebody: a bot, or a person by the name they have now."""

    name: str | None
    bot: str | None
    tally: Tally


class Rating(msgspec.Struct):
    """An estimate of strength, comparable within a game."""

    value: int
    uncertainty: int
    matches: int


class GameStatistics(msgspec.Struct):
    game: str
    tally: Tally
    streak: int
    """Matches won in a row by now; as a negative number, not won."""
    longest: int
    """The most that were ever won in a row."""
    against: list[Against]
    rating: Rating | None
    """Null where you want none, or have played too little."""


class Statistics(msgspec.Struct):
    games: list[GameStatistics]


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


class LessonRemark(msgspec.Struct):
    """A sentence of the teacher's."""

    code: str
    """Of a message of the game's."""
    lit: list[str]
    """What lights up meanwhile: `hand`, `cell 1,0`."""


class LessonStep(msgspec.Struct, Generic[V, E]):
    """A position of a lesson as the learner sees it, what is said there, and what comes of each move."""

    frame: Frame[V, E]
    remarks: list[LessonRemark]
    move: str | None
    """The move that leads on; null at the end."""
    answers: dict[str, str]
    """To other moves of the learner's, where there is something of its own to say: codes of the game's messages."""


class Lesson(msgspec.Struct, Generic[V, E]):
    """A match that somebody plays once more to learn the game."""

    game: str
    name: str
    players: int
    options: dict[str, str]
    names: list[str]
    seat: int
    """The learner's."""
    minutes: int
    otherwise: str
    """What is said to any other move: the code of a message of the game's."""
    steps: list[LessonStep[V, E]]
