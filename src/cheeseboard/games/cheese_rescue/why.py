"""What may speak for a move in Cheese Rescue. What each says of the move stands in its docstring."""

from cheeseboard.engine.reasoning import Only
from cheeseboard.engine.told import Reason


class Wins(Reason, frozen=True):
    """It wins the match."""


class Shares(Reason, frozen=True):
    """It shares the win."""


class Saves(Reason, frozen=True):
    """It saves cheese of the mover's that a mouse was about to eat."""

    mover_seat: int
    values: list[int]


class Eats(Reason, frozen=True):
    """It is a mouse that eats cheese of a rival."""

    seat: int
    values: list[int]


class Frees(Reason, frozen=True):
    """It chases off a cat, and the mouse that this frees eats cheese of a rival."""

    seat: int
    values: list[int]


class Safe(Reason, frozen=True):
    """It lays a cheese where nothing can eat it any more."""

    mover_seat: int
    value: int


class Lays(Reason, frozen=True):
    """It lays a cheese that scores for now, with so many sides open to mice."""

    mover_seat: int
    value: int
    open: int


class Gives(Reason, frozen=True):
    """It gives up no more than this cheese."""

    mover_seat: int
    value: int


class Seals(Reason, frozen=True):
    """It makes cheese of the mover's safe for good."""

    mover_seat: int
    values: list[int]


class Dooms(Reason, frozen=True):
    """It leaves cheese of a rival past saving."""

    seat: int
    values: list[int]


class Leads(Reason, frozen=True):
    """It puts the mover in the lead, before the best rival."""

    mover_seat: int
    points: int
    seat: int
    theirs: int


class Covers(Reason, frozen=True):
    """It leaves a cheese of the mover's with fewer sides open to mice."""

    mover_seat: int
    value: int
    open: int


class Bares(Reason, frozen=True):
    """It chases off a cat that guards a cheese of a rival."""

    seat: int
    value: int


class Denies(Reason, frozen=True):
    """It takes a cell from which a cat could save a cheese of a rival; so many are left."""

    seat: int
    value: int
    left: int


class Clears(Reason, frozen=True):
    """It makes so many cells fit for cheese again."""

    cells: int


class Spoils(Reason, frozen=True):
    """It makes so many cells unfit for cheese, of which a rival holds more than the mover."""

    mover_seat: int
    cells: int
    seat: int


class Guards(Reason, frozen=True):
    """It keeps mice off so many cells."""

    cells: int


class Chases(Reason, frozen=True):
    """It chases off so many cats."""

    cats: int


class Harmless(Reason, frozen=True):
    """It is a mouse laid where it harms none of the mover's cheese."""

    mover_seat: int


class Caught(Reason, frozen=True):
    """It is a mouse laid where a cat catches it."""

    mover_seat: int


class Intact(Reason, frozen=True):
    """It costs the mover no cheese."""

    mover_seat: int


class Withholds(Reason, frozen=True):
    """It is a cat that does not save a cheese of a rival."""

    seat: int
    value: int


class Keeps(Reason, frozen=True):
    """It keeps a cheese in hand until there is a safe cell for it."""

    mover_seat: int
    value: int


AnyReason = (
    Only
    | Wins
    | Shares
    | Saves
    | Eats
    | Frees
    | Safe
    | Lays
    | Gives
    | Seals
    | Dooms
    | Leads
    | Covers
    | Bares
    | Denies
    | Clears
    | Spoils
    | Guards
    | Chases
    | Harmless
    | Caught
    | Intact
    | Withholds
    | Keeps
)
