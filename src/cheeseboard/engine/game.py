"""The contract between a game and everything else.

A game is six files in a folder of its own under `games/`; its `__init__` ties them together as a `Game`.

- `parts.py` -- counts and values: data, each with how certain it is.
- `rules.py` -- the rules, as kernels over one fixed-size record: `State`, `MOVES`, `OBSERVATION`, functions below.
- `sense.py` -- what a bot should know: the kernels in the second table, and `STYLE`, how a search suits the game.
- `text.py` -- notation and log, and the game in a terminal (see `Text`).
- `view.py` -- what a seat may see and what it hears of each happening (see `View`).
- `reasons.py` -- why a move may be good, in facts (see `Reasons`), each type of which has its words in `text.py`.

| kernel in `rules.py` | does |
|---|---|
| `setup(state, players, options)` | an empty table, before any chance; `state` is all zeros |
| `turn(state) -> int` | the seat to act, `CHANCE`, or `OVER` |
| `chance(state, dice)` | resolve the pending chance: a deal, a draw, a roll |
| `legal(state, moves) -> int` | write the legal moves of the seat to act, return how many |
| `pick(state, dice) -> int` | one of them, each equally likely, without writing them all down |
| `play(state, move)` | carry out one move (never checks: `legal` is the check) |
| `score(state, points)` | points by seat if the match ended now |
| `winners(state, won)` | who would win then: 1 for each winning seat, 0 for the others |
| `imagine(state, seat, dice)` | replace everything `seat` cannot know by a fresh consistent guess |
| `observe(state, seat, out)` | the seat's knowledge as numbers, for learners |

| kernel in `sense.py` | does |
|---|---|
| `evaluate(state, seat) -> float` | how good this looks for the seat, higher is better |
| `known(state, seat) -> Board` | a fingerprint of all that the seat knows and that matters |
| `far(state) -> bool` | whether a search need not look beyond this point, because `judge` can tell what it is worth |
| `weigh(state, moves, count, room, weights)` | how promising each move looks at first sight; `room` holds a state |
| `lean(state, dice) -> int` | a plausible move, quickly, for playing a match to its end in the mind |
| `judge(state, worth, chances)` | what each seat would call the position worth, and its chances to win: 0 to 1 |
| `closing(state) -> int` | how many moves are left at most, if none depends on chance; 0 where one may |
| `forget(state, seat, dice)` | what an inattentive player at that seat would not remember becomes a guess |

Hidden futures do not exist: a pile is a count of what is left, and drawing samples from it. So the only secrets in a
state are what seats hold, and nothing can leak that was not dealt yet.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, NoReturn, Protocol

import numpy as np

from .bits import Board
from .dice import Dice
from .errors import BadTable
from .kernel import KernelSet, contract

CHANCE = -1
OVER = -2

State = Any
"""One NumPy record with the fields of the game's own `State`. Typed loosely: each game has its own fields."""

Snapshot = Any
"""The same fields as plain attributes, to be read and not changed: what `text.py` and `view.py` get."""

Json = dict[str, Any]


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
    """How many different worlds are imagined; 0: a new one every time."""
    attention: int = 0
    """How many of its own moves the seat notices at each point, the others being overlooked; 0: all."""
    forgetful: bool = False
    """Whether what was seen a while ago is forgotten."""


@contract
def setup(state: State, players: int, options: Any) -> None:
    _unspecialised()


@contract
def turn(state: State) -> int:
    _unspecialised()


@contract
def chance(state: State, dice: Dice) -> None:
    _unspecialised()


@contract
def legal(state: State, moves: Any) -> int:
    _unspecialised()


@contract
def pick(state: State, dice: Dice) -> int:
    _unspecialised()


@contract
def play(state: State, move: int) -> None:
    _unspecialised()


@contract
def winners(state: State, won: Any) -> None:
    _unspecialised()


@contract
def imagine(state: State, seat: int, dice: Dice) -> None:
    _unspecialised()


@contract
def evaluate(state: State, seat: int) -> float:
    _unspecialised()


@contract
def observe(state: State, seat: int, out: Any) -> None:
    _unspecialised()


@contract
def known(state: State, seat: int) -> Board:
    _unspecialised()


@contract
def far(state: State) -> bool:
    _unspecialised()


@contract
def weigh(state: State, moves: Any, count: int, room: Any, weights: Any) -> None:
    _unspecialised()


@contract
def lean(state: State, dice: Dice) -> int:
    _unspecialised()


@contract
def judge(state: State, worth: Any, chances: Any) -> None:
    _unspecialised()


@contract
def closing(state: State) -> int:
    _unspecialised()


def _unspecialised() -> NoReturn:
    raise TypeError("a generic kernel runs only as specialised for a game: game.kernels.use(module)")


def record_of(*fields: tuple[str, str] | tuple[str, str, tuple[int, ...]]) -> Any:
    """The type of a game's `State`: whole words first, then bytes, and no byte undefined, so that equal means equal."""
    spare = -np.dtype(list(fields)).itemsize % 8
    filled = [*fields, ("spare", "u1", (spare,))] if spare else list(fields)
    record = np.dtype(filled, align=True)
    assert record.itemsize == np.dtype(filled).itemsize, "put fields of eight bytes before those of one"
    taken = set(record.names or ()) & set(dir(np.record))
    assert not taken, f"NumPy's records have an attribute of their own called {taken}"
    return np.dtype((np.record, record))


def snapshot(states: Any, number: int) -> Snapshot:
    """One of these states to be looked at from Python, where reading a field of a record is slow."""
    taken = SimpleNamespace(**dict(zip(states.dtype.names, states.item(number), strict=True)))
    for board in _board_fields(states.dtype):
        setattr(taken, board, Board(getattr(taken, board)))
    return taken


@cache
def _board_fields(dtype: Any) -> tuple[str, ...]:
    return tuple(name for name in dtype.names if dtype[name] == Board)


class Fact(NamedTuple):
    """A number the rules rest on, and how we know it: `seed`, `source`, `inferred` or `ruling`."""

    value: Any
    certainty: str
    reason: str


Chosen = Mapping[str, str]
"""The values of the options that come before one: a choice may depend on an earlier one."""


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid. Kernels get the position of the value in `values`."""

    name: str
    default: str | Callable[[int, Chosen], str]
    values: tuple[str, ...]
    allowed: Callable[[int, str, Chosen], bool] = lambda players, value, chosen: True  # noqa: ARG005

    def choices(self, players: int, chosen: Chosen | None = None) -> tuple[str, ...]:
        """What can be chosen, given what has been; without that, as if it had been left at its defaults."""
        return tuple(value for value in self.values if self.allowed(players, value, chosen or {}))

    def usual(self, players: int, chosen: Chosen | None = None) -> str:
        """What is chosen for those who do not choose."""
        return self.default if isinstance(self.default, str) else self.default(players, chosen or {})


def first_seat(counts: Sequence[int]) -> Option:
    """The option `first` of games in which any seat may begin."""
    return Option("first", "0", tuple(str(seat) for seat in range(max(counts))), lambda n, seat, _: int(seat) < n)


class Text(Protocol):
    """What `text.py` of a game offers."""

    HELP: str
    """How to type a move, for the terminal."""

    def write(self, state: Snapshot, move: int) -> str:
        """The move in notation."""

    def write_all(self, state: Snapshot, moves: Sequence[int]) -> list[str]:
        """Many moves in notation."""

    def read(self, state: Snapshot, text: str) -> int:
        """The move; raises UnreadableMove, or IllegalMove for what cannot even be numbered."""

    def refusal(self, state: Snapshot, move: int) -> str:
        """Why this move, which is not legal, is not."""

    def lines(self, before: Snapshot, cause: int, after: Snapshot) -> list[str]:
        """The log lines of one step; the cause is a move or CHANCE."""

    def retell(self, state: State, lines: Iterator[str]) -> None:
        """Carry out the pending chance as the next lines of the log tell it; raises ValueError where they cannot."""

    def picture(self, view: Json) -> str:
        """The table as text for a terminal, with markup for colour."""

    def sentence(self, event: Json, names: Sequence[str]) -> str:
        """An event in words."""

    def reason(self, given: Json, names: Sequence[str]) -> str:
        """A reason in words, to whoever is to move: what the move does, as in `saves your 3-point cheese`."""


class View(Protocol):
    """What `view.py` of a game offers. Everything that leaves for a seat goes through these."""

    def public(self, state: Snapshot) -> Json:
        """What everybody may know of the position, without the parts every game has."""

    def private(self, state: Snapshot, seat: int | None) -> Json:
        """What the seat (None: a spectator) may know beyond that. The same fields for every seat."""

    def events(self, before: Snapshot, cause: int, after: Snapshot, seat: int | None) -> list[Json]:
        """What the seat hears of one step: the same happenings for every seat, with None for what is hidden."""

    def reason(self, state: Snapshot) -> str:
        """In a word, why the winners win."""


Reasons = Callable[[Snapshot, int, Snapshot, int], list[Json]]
"""Why a move may be good for the seat that makes it: facts, strongest first, at most three.

The positions before the move and right after it, before any chance, may be imagined by that seat: the facts are the
same in every world that it can imagine.
"""


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    name: str
    title: str
    counts: tuple[int, ...]
    minutes: int
    age: int
    options: tuple[Option, ...]
    rules: ModuleType
    sense: ModuleType
    text: Any  # a module that satisfies Text
    view: Any  # a module that satisfies View
    reasons: Reasons

    def __reduce__(self) -> tuple[Callable[[str], "Game"], tuple[str]]:
        """A game goes to another process by its name alone: its kernels are there already."""
        return _unpacked, (self.rules.__name__.rpartition(".")[0],)

    @cached_property
    def kernels(self) -> KernelSet:
        return KernelSet(self.name, self.rules, self.sense)

    def check_players(self, players: int) -> None:
        if players not in self.counts:
            raise BadTable(f"{self.title} is for {either(self.counts)} players, not {players}.")

    def check_options(self, players: int, given: Mapping[str, object]) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        self.check_players(players)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadTable(f"{self.title} has no option {name!r}; it has {both(known)}.")
        chosen: dict[str, str] = {}
        for name, option in known.items():
            right = option.choices(players, chosen)
            value = chosen[name] = str(given.get(name, option.usual(players, chosen)))
            if value not in right:
                raise BadTable(f"{self.title} with {players} players takes {name} = {either(right)}, not {value!r}.")
        return chosen

    def option_codes(self, chosen: Mapping[str, str]) -> Any:
        """The options as the kernels want them."""
        return np.array([option.values.index(chosen[option.name]) for option in self.options], np.int64)

    def states(self, count: int) -> Any:
        """An array of so many empty states; its items are records that kernels take."""
        return np.zeros(count, self.rules.State)


def _unpacked(folder: str) -> Game:
    game: Game = import_module(folder).GAME
    return game


def either(words: Any) -> str:
    """`2, 3 or 4`"""
    return _listed(words, "or")


def both(words: Any) -> str:
    """`area and first`"""
    return _listed(words, "and")


def _listed(words: Any, last: str) -> str:
    *start, end = map(str, words)
    return f"{', '.join(start)} {last} {end}" if start else end
