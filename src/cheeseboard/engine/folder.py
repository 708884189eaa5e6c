"""What the modules of a game's folder offer, beside kernels."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from . import told
from .contract import AnyState
from .errors import IllegalMove
from .facts import Fact
from .told import Event, Reason, Said, Shows


class Say(Protocol):
    """Says a message of the game's catalogue in the language in use."""

    def __call__(self, message: str, /, **params: Any) -> str: ...


class Text(Protocol):
    """What `text.py` of a game offers."""

    @property
    def SPELLING(self) -> Mapping[str, Sequence[str]]:  # noqa: N802 -- a table of the game's
        """By field of the state, what a position calls its values, or in a word of bits its members."""

    def write(self, state: AnyState, move: int) -> str:
        """The move in notation."""

    def write_all(self, state: AnyState, moves: Sequence[int]) -> list[str]:
        """Many moves in notation."""

    def read(self, state: AnyState, text: str) -> int:
        """The move; raises UnreadableMove, or IllegalMove for what cannot even be numbered."""

    def refusal(self, state: AnyState, move: int) -> IllegalMove:
        """Why this move, which is not legal, is not."""

    def told(self, state: AnyState, move: int) -> Said:
        """The move in words, as a sentence takes it up: `cat left of Anna's 3-point cheese`.

        People find the place by what lies there; the notation is among the parameters.
        """

    def write_each(self, positions: Any, causes: Sequence[int]) -> list[str]:
        """The moves of many steps in notation. Each step has the position before it, and a cause: a move or CHANCE."""

    def read_each(self, moves: Sequence[str]) -> Sequence[int] | None:
        """The moves of a match from its first on, by their numbers, as far as that can be told without its rules.

        None where it cannot, or where one is not in notation: they are then read one by one, as `read` does.
        """

    def follows(self, positions: Any, causes: Sequence[int]) -> list[Sequence[str]]:
        """Of each step, the lines of the log that tell what happened, but for the move itself.

        The positions are those before each and after the last.
        """

    def retell(self, state: AnyState, lines: Iterator[str]) -> None:
        """Carry out the pending chance as the next lines of the log tell it; raises BadLine."""

    def outcome(self, state: AnyState, number: int) -> str:
        """An outcome of the pending chance in a word: a card, a die's face."""

    def suppose(self, start: AnyState, events: Sequence[Event]) -> Iterable[str]:
        """The lines of the log that tell of chance, for `retell`, as far as these events of one seat go.

        What was hidden from the seat is filled in so that every move which was made could be made; `start` is the
        position before any chance.
        """

    def picture(self, view: Any, say: Say) -> str:
        """The table as text for a terminal, with markup for colour."""


class Showing(Protocol):
    """What `view.py` of a game offers. Everything that leaves for a seat goes through these."""

    @property
    def View(self) -> type[told.View]:  # noqa: N802 -- a class of the game's
        """The game's own kind of view."""

    @property
    def AnyEvent(self) -> Any:  # noqa: N802 -- a type of the game's
        """Its events, as a union."""

    def public(self, state: AnyState) -> told.View:
        """What everybody may know of the position; the fields that every game has are filled in afterwards."""

    def private(self, state: AnyState, seat: int, legal: Sequence[str]) -> Shows:
        """What the seat may know beyond that, as fields of its view; `legal` are its moves, while it is to move.

        Of a seat that is not to move it is what `private_shows` has shown it, so that it need not be told again.
        """

    def events(self, before: AnyState, cause: int, after: AnyState) -> Sequence[Event]:
        """What everybody hears of one step, with None for what is hidden."""

    def private_events(self, before: AnyState, cause: int, after: AnyState) -> Mapping[int, Mapping[int, Event]]:
        """By seat, those of these events that it hears in full, by their place among them."""

    def shows(self, before: AnyState, cause: int, after: AnyState) -> Sequence[Shows]:
        """For each of these events, what it changes in what everybody is shown; after the last, all is as the view."""

    def private_shows(self, before: AnyState, cause: int, after: AnyState) -> Mapping[int, Mapping[int, Shows]]:
        """By seat, what some of them show it beyond that, by their place among them; -1 is the last."""

    def reason(self, state: AnyState) -> str:
        """In a word, why the winners win. Said as `result-<reason>`."""


class Fading(NamedTuple):
    """For games in which people have to remember: which events are not to be read again."""

    faded: Callable[[AnyState, Sequence[Event]], int]
    """The number of events, from the first, among which those that fade have faded."""
    blank: Callable[[Event], Event]
    """What is left of an event that has faded; one that does not fade stays as it is."""


class Reasons(Protocol):
    """What `reasons.py` of a game offers."""

    @property
    def AnyReason(self) -> Any:  # noqa: N802 -- a type of the game's
        """Its reasons, as a union."""

    def reasons(self, before: AnyState, move: int, after: AnyState, seat: int) -> Sequence[Reason]:
        """Why a move may be good for the seat that makes it: facts, strongest first, at most three.

        The positions before the move and right after it, before any chance, may be imagined by that seat: the facts
        are the same in every world that it can imagine.
        """


class Parts(Protocol):
    """What `parts.py` of every game says, beside its own counts and values."""

    HIDDEN: bool
    """Whether seats hold what others may not see. A move of theirs then tells something that stays told."""
    AGE: Fact[Any]
    """From how many years on, as the box says."""
    MINUTES: Fact[Any]
    AUTHORS: Fact[Any]
    ILLUSTRATORS: Fact[Any]
    PUBLISHERS: Fact[Any]
