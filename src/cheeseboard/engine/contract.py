"""The kernels that a game provides, by name: generic kernels are written against these.

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

A game may have a `traits.py`, with what a net is shown of a position, and an `aspects.py`, with what it is shown of a
move: then nets can learn it (`cheeseboard.learning`), and what one has learnt lies in `weights.npz` beside them and is
the `net` that these get; else that has nothing to say.

| kernel in `traits.py`, the last in `aspects.py` | does |
|---|---|
| `traits(state, seat, out) -> int` | write the numbers of the features that a seat sees, return how many |
| `viewer(state) -> int` | the seat whose chances the net is asked for |
| `aspects(state, move, out) -> int` | the same of a move that the seat to act may make |

Hidden futures do not exist: a pile is a count of what is left, and drawing samples from it. So the only secrets in a
state are what seats hold, and nothing can leak that was not dealt yet.
"""

from typing import Any, NoReturn

from .bits import Board
from .dice import Dice
from .kernel import contract
from .net import Net

CHANCE = -1

OVER = -2

AnyState = Any
"""A state of some game, as kernels for every game take it. A game's own functions say `State`, their own class.

From Python it is read through a `snapshot`, which has the same fields as plain attributes and is not to be changed."""


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
def aspects(state: AnyState, move: int, out: Any) -> int:
    _unspecialised()


@contract
def closing(state: AnyState) -> int:
    _unspecialised()


@contract
def forget(state: AnyState, seat: int, dice: Dice) -> None:
    _unspecialised()


def _unspecialised() -> NoReturn:
    raise TypeError("a generic kernel runs only as specialised for a game: game.kernels.use(module)")
