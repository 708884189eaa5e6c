"""The contract between a game and everything else.

A game is a folder of its own under `games/`; its `__init__` ties the files together as a `Game`.

- `parts.py` -- counts and values, authors and ages: data, each a `Fact` with how certain it is.
- `rules.py` -- the rules, as kernels over one fixed-size state: `State`, one of whose fields is `players`; how many
  `MOVES` there are, and at most `OUTCOMES` of a chance; and the functions in the first table.
- `mind.py` -- what a seat knows: the kernels `imagine` and `observe`, and `Observation`, what the latter writes.
- `sense.py` -- what a bot should know: the kernels in the second table, and `STYLE`, how a search suits the game.
- `text.py` -- notation and log, and the game in a terminal (see `Text`).
- `view.py` -- what a seat may see and what it hears of each happening (see `Showing`).
- `reasons.py` -- why a move may be good, in facts (see `Reasons`); the facts themselves may stand in `why.py`.
- `words/<language>/*.ftl` -- what is said about all this; `cheeseboard.words` tells how.

| kernel in `rules.py`, the last two in `mind.py` | does |
|---|---|
| `setup(state, players, options)` | an empty table, before any chance; `state` is all zeros |
| `turn(state) -> int` | the seat to act, `CHANCE`, or `OVER` |
| `chance(state, dice)` | resolve the pending chance: a deal, a draw, a roll |
| `odds(state, odds) -> int` | how likely each outcome of the pending chance is: whole numbers; returns how many |
| `happen(state, outcome) -> bool` | let it come out so; False where more of the same chance is to come: another card |
| `legal(state, moves) -> int` | write the legal moves of the seat to act, return how many |
| `mark(state, mask)` | write of each move whether it is one of them |
| `allows(state, move) -> bool` | whether one is, whatever number it may be |
| `pick(state, dice) -> int` | one of them, each equally likely, without writing them all down |
| `play(state, move)` | carry out one move (never checks: `legal` is the check) |
| `score(state, points)` | points by seat if the match ended now |
| `winners(state, won)` | who would win then: 1 for each winning seat, 0 for the others |
| `imagine(state, seat, dice)` | replace everything `seat` cannot know by a fresh consistent guess |
| `observe(state, seat, out)` | the seat's knowledge for learners: writes every number of `out`, an `Observation` |

| kernel in `sense.py` | does |
|---|---|
| `evaluate(state, seat) -> float` | how good this looks for the seat, higher is better |
| `known(state, seat) -> Board` | a fingerprint of all that the seat knows and that matters |
| `far(state) -> bool` | whether a search need not look beyond this point, because `judge` can tell what it is worth |
| `weigh(state, net, moves, count, room, weights)` | how promising each move looks at first; `room` holds a state |
| `lean(state, dice) -> int` | a plausible move, quickly, for playing a match to its end in the mind |
| `judge(state, net, worth, chances)` | what each seat would call the position worth, and its chances to win: 0 to 1 |
| `closing(state) -> int` | how many moves are left at most, if none depends on chance; 0 where one may |
| `forget(state, seat, dice)` | what an inattentive player at that seat would not remember becomes a guess |

A game may have a `traits.py`, with what a net is shown of it: then nets can learn it (`cheeseboard.learning`), and what
one has learnt lies in `weights.npz` beside it and is the `net` that these get; else that has nothing to say.

| kernel in `traits.py` | does |
|---|---|
| `traits(state, seat, out) -> int` | write the numbers of the features that a seat sees, return how many |
| `viewer(state) -> int` | the seat whose chances the net is asked for |

Hidden futures do not exist: a pile is a count of what is left, and drawing samples from it. So the only secrets in a
state are what seats hold, and nothing can leak that was not dealt yet.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, wraps
from importlib import import_module
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, Generic, Literal, NamedTuple, NoReturn, Protocol, TypeVar

import numpy as np

from cheeseboard.words import say

from . import told
from .bits import Board
from .dice import Dice
from .errors import BadTable, IllegalMove
from .kernel import KernelSet, contract
from .layout import Feature, board_fields, features, layout
from .net import Net, empty, kept
from .told import Event, Reason, Said, Shows

T = TypeVar("T")

CHANCE = -1
OVER = -2

AnyState = Any
"""A state of some game, as kernels for every game take it. A game's own functions say `State`, their own class.

From Python it is read through a `snapshot`, which has the same fields as plain attributes and is not to be changed."""


class Style(NamedTuple):
    """How a search goes about it. Each game has values that suit it; lower levels see less."""

    curiosity: float
    """How much a move is tried because it looks promising rather than because it did well."""
    pessimism: float
    """How much worse than its siblings a move is thought to be before it has been tried."""
    ripe: int
    """How often a node is met before its moves are told apart."""
    plies: int
    """How many moves a world is played on before it is judged."""
    sure: int
    """How many moves before the end it is played out in full; half as many while several worlds are possible."""
    depth: int = 200
    """How many moves deep the tree may grow."""
    worlds: int = 0
    """How many different worlds are imagined; 0: a new one every time; -1: none, the true one is seen."""
    attention: int = 0
    """How many of its own moves the seat notices at each point, the others being overlooked; 0: all."""
    forgetful: bool = False
    """Whether what was seen a while ago is forgotten."""


@contract
def setup(state: AnyState, players: int, options: Any) -> None:
    _unspecialised()


@contract
def turn(state: AnyState) -> int:
    _unspecialised()


@contract
def chance(state: AnyState, dice: Dice) -> None:
    _unspecialised()


@contract
def legal(state: AnyState, moves: Any) -> int:
    _unspecialised()


@contract
def mark(state: AnyState, mask: Any) -> None:
    _unspecialised()


@contract
def allows(state: AnyState, move: int) -> bool:
    _unspecialised()


@contract
def odds(state: AnyState, odds: Any) -> int:
    _unspecialised()


@contract
def happen(state: AnyState, outcome: int) -> bool:
    _unspecialised()


@contract
def pick(state: AnyState, dice: Dice) -> int:
    _unspecialised()


@contract
def play(state: AnyState, move: int) -> None:
    _unspecialised()


@contract
def score(state: AnyState, points: Any) -> None:
    _unspecialised()


@contract
def winners(state: AnyState, won: Any) -> None:
    _unspecialised()


@contract
def imagine(state: AnyState, seat: int, dice: Dice) -> None:
    _unspecialised()


@contract
def evaluate(state: AnyState, seat: int) -> float:
    _unspecialised()


@contract
def observe(state: AnyState, seat: int, out: Any) -> None:
    _unspecialised()


@contract
def known(state: AnyState, seat: int) -> Board:
    _unspecialised()


@contract
def far(state: AnyState) -> bool:
    _unspecialised()


@contract
def weigh(state: AnyState, net: Net, moves: Any, count: int, room: Any, weights: Any) -> None:
    _unspecialised()


@contract
def lean(state: AnyState, dice: Dice) -> int:
    _unspecialised()


@contract
def judge(state: AnyState, net: Net, worth: Any, chances: Any) -> None:
    _unspecialised()


@contract
def traits(state: AnyState, seat: int, out: Any) -> int:
    _unspecialised()


@contract
def viewer(state: AnyState) -> int:
    _unspecialised()


@contract
def closing(state: AnyState) -> int:
    _unspecialised()


@contract
def forget(state: AnyState, seat: int, dice: Dice) -> None:
    _unspecialised()


def _unspecialised() -> NoReturn:
    raise TypeError("a generic kernel runs only as specialised for a game: game.kernels.use(module)")


def snapshot(states: Any, number: int) -> AnyState:
    """One of these states to be looked at from Python, where reading a field of an array's item is slow."""
    # Bytes of its own, so that its arrays do not keep all the others in memory; copying field by field takes longer.
    (alone,) = np.frombuffer(states[number : number + 1].tobytes(), states.dtype).tolist()
    taken = SimpleNamespace(**dict(zip(states.dtype.names, alone, strict=True)))
    for board in board_fields(states.dtype):
        setattr(taken, board, Board(getattr(taken, board)))
    return taken


def once(work: Callable[[Any], T]) -> Callable[[Any], T]:
    """Work something out once for a snapshot, however many seats ask for it."""
    place = f"_{work.__name__}"

    @wraps(work)
    def remembered(state: AnyState) -> T:
        if not isinstance(state, SimpleNamespace):
            return work(state)
        known = vars(state)
        if place not in known:
            known[place] = work(state)
        found: T = known[place]
        return found

    return remembered


Certainty = Literal["seed", "source", "inferred", "ruling"]


@dataclass(frozen=True)
class Fact(Generic[T]):
    """Something the game rests on, and how we know it.

    `seed`: the rulebook says so. `source`: a public review or a shop. `inferred`: deduced. `ruling`: our decision where
    the rulebook is silent. Unless it is the first, the game's catalogue says more, as `fact-<name>`.
    """

    value: T
    certainty: Certainty


Chosen = Mapping[str, str]
"""The values of the options that come before one: a choice may depend on an earlier one."""


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid. Kernels get the position of the value in `values`."""

    name: str
    default: str | Callable[[int, Chosen], str]
    values: tuple[str, ...]
    allowed: Callable[[int, str, Chosen], bool] = lambda players, value, chosen: True  # noqa: ARG005
    for_beginners: str | None = None
    """What the rulebook advises for a first match, where that is not the default."""

    def choices(self, players: int, chosen: Chosen | None = None) -> tuple[str, ...]:
        """What can be chosen, given what has been; without that, as if it had been left at its defaults."""
        return tuple(value for value in self.values if self.allowed(players, value, chosen or {}))

    def usual(self, players: int, chosen: Chosen | None = None) -> str:
        """What is chosen for those who do not choose."""
        return self.default if isinstance(self.default, str) else self.default(players, chosen or {})


def first_seat(counts: Sequence[int]) -> Option:
    """The option `first` of games in which any seat may begin."""
    return Option("first", "0", tuple(str(seat) for seat in range(max(counts))), lambda n, seat, _: int(seat) < n)


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
        """What the seat may know beyond that, as fields of its view; `legal` are its moves, while it is to move."""

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


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    name: str
    counts: tuple[int, ...]
    """The numbers of players."""
    options: tuple[Option, ...]
    parts: Parts
    rules: ModuleType
    mind: ModuleType
    sense: ModuleType
    text: Text
    view: Showing
    reasons: Reasons
    variant: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The parts that are not as in the box, by name: such a game is not on the shelf, and has no records."""
    fading: Fading | None = None
    sides: Callable[[int, Chosen], Sequence[int]] = lambda players, chosen: range(players)  # noqa: ARG005
    """By seat, the number of its side; seats of one side win and lose together."""
    roles: tuple[str, ...] = ()
    """What the sides are called, by their numbers, where they do not play for the same: said as `lab-role-<name>`."""

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """A game goes to another process by its name alone, a variant with its parts: its kernels are there already."""
        if self.variant:
            return import_module("cheeseboard.games.variants").variant, (self.name, dict(self.variant))
        return _unpacked, (self.rules.__name__.rpartition(".")[0],)

    @cached_property
    def kernels(self) -> KernelSet:
        return KernelSet(self.name, self.rules, self.mind, self.sense)

    @property
    def facts(self) -> dict[str, Fact[Any]]:
        """Every fact of the game by the name that its catalogue uses."""
        found = {name: value for name, value in vars(self.parts).items() if isinstance(value, Fact)}
        return {name.lower().replace("_", "-"): fact for name, fact in found.items()}

    @property
    def hidden(self) -> bool:
        """Whether seats hold what others may not see."""
        return self.parts.HIDDEN

    @property
    def title(self) -> str:
        """What it is called in English."""
        return say(self.said("title"))

    def said(self, message: str) -> str:
        """The code of a message in this game's catalogue."""
        return f"{self.name}.{message}"

    def check_players(self, players: object) -> int:
        if isinstance(players, bool) or players not in self.counts or not isinstance(players, int):
            raise BadTable(self.said("table-players"), counts=list(self.counts), players=quoted_number(players))
        return players

    def check_options(self, players: object, given: Mapping[str, object]) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        count = self.check_players(players)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadTable(self.said("table-option"), option=quoted(name), options=list(known))
        chosen: dict[str, str] = {}
        for name, option in known.items():
            right = option.choices(count, chosen)
            value = chosen[name] = str(given.get(name, option.usual(count, chosen)))
            if value not in right:
                raise BadTable(
                    self.said("table-choice"),
                    players=count,
                    option=name,
                    choices=list(right),
                    value=quoted(value),
                )
        return chosen

    def option_codes(self, chosen: Mapping[str, str]) -> Any:
        """The options as the kernels want them."""
        return np.array([option.values.index(chosen[option.name]) for option in self.options], np.int64)

    @property
    def moves(self) -> int:
        """How many moves there are: they are numbered from 0."""
        return int(self.rules.MOVES)

    @cached_property
    def observation(self) -> tuple[Feature, ...]:
        """What `observe` tells of, in the order of its numbers."""
        return features(self.mind.Observation)

    @property
    def observation_size(self) -> int:
        """How many numbers that is."""
        return self.observation[-1].start + self.observation[-1].size

    @property
    def weights(self) -> Path:
        """The file with what has been learnt about the game, if anything was."""
        return Path(str(self.rules.__file__)).with_name("weights.npz")

    def net(self, players: int) -> Net:
        """What was learnt about the game with so many players; of other parts than those in the box, nothing."""
        return empty() if self.variant else kept(self.weights, players)

    def states(self, count: int) -> Any:
        """An array of so many empty states, each as kernels take it."""
        return np.zeros(count, layout(self.rules.State))

    def observations(self, count: int) -> Any:
        """An array of so many empty observations."""
        return np.zeros(count, layout(self.mind.Observation))


def _unpacked(folder: str) -> Game:
    game: Game = import_module(folder).GAME
    return game


_SPACES = "\u00a0\u202f"
"""Those at which a line does not break, as French has them before some signs."""
_LONGEST_SHOWN = 40


def quoted(value: object) -> str:
    """Something wrong, short enough to be told back to whoever gave it."""
    text = str(value)
    return printable(text if len(text) <= _LONGEST_SHOWN else text[:_LONGEST_SHOWN] + "…")


def quoted_number(value: object) -> str:
    """The same where a number belongs: the text `"2"` must not look like a 2."""
    return quoted(value if isinstance(value, int) else repr(value))


def printable(text: str) -> str:
    """With `\\x07` in place of what a terminal would obey. It obeys no space, though Python prints but one of them."""
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() or character in _SPACES else repr(character)[1:-1] for character in text
    )
