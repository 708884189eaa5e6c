"""What may speak for a move in Chop! Chop!. What each says of the move stands in its docstring."""

from cheeseboard.engine.reasoning import Only
from cheeseboard.engine.told import Reason


class Wins(Reason, frozen=True):
    """It wins the match."""


class Takes(Reason, frozen=True):
    """It takes the cheese there, which makes so many of all."""

    place: str
    stash: int
    all: int


class Distant(Reason, frozen=True):
    """A fork takes the cheese that is farthest from the mice."""

    place: str
    steps: int


class Watched(Reason, frozen=True):
    """A fork takes the cheese that is nearest to the cat."""

    place: str
    steps: int


class Opens(Reason, frozen=True):
    """A mouse leaves its hole for the first time; so many are still closed."""

    hole: str
    closed: int


class Escapes(Reason, frozen=True):
    """The mouse is out of reach now; so many faces of the cat's die could have caught it."""

    mouse: int
    faces: int
    of: int


class Safer(Reason, frozen=True):
    """Only so many faces of the cat's die can catch the mouse now, fewer than before."""

    mouse: int
    faces: int
    of: int


class Safe(Reason, frozen=True):
    """The mouse stays out of the cat's reach."""


class Risks(Reason, frozen=True):
    """So many faces of the cat's die can catch the mouse, at most half of them."""

    faces: int
    of: int


class Shields(Reason, frozen=True):
    """Another mouse is harder to catch now."""

    mouse: int


class Hides(Reason, frozen=True):
    """A mouse goes into a hole."""

    mouse: int
    hole: str


class Under(Reason, frozen=True):
    """A mouse goes under the table."""

    mouse: int


class Turns(Reason, frozen=True):
    """It turns a tile; so many of those left are cheese."""

    cheese: int
    of: int


class Homeward(Reason, frozen=True):
    """With all the cheese, a mouse comes nearer to a hole that it may go home by."""

    mouse: int
    hole: str
    steps: int


class Fetches(Reason, frozen=True):
    """A mouse comes nearer to a cheese that lies face up."""

    mouse: int
    place: str
    steps: int


class Seeks(Reason, frozen=True):
    """A mouse comes nearer to a tile."""

    mouse: int
    steps: int


class Farther(Reason, frozen=True):
    """A mouse gets away from the cat."""

    mouse: int
    steps: int


class Central(Reason, frozen=True):
    """The cat starts where no hole is farther than so many steps."""

    steps: int


class Near(Reason, frozen=True):
    """The cat starts near a hole."""

    hole: str
    steps: int


class Catches(Reason, frozen=True):
    """The cat catches a mouse; so many are left."""

    mouse: int
    left: int


class Forks(Reason, frozen=True):
    """The cat threatens several mice at once."""

    mice: list[int]


class Threatens(Reason, frozen=True):
    """So many faces of the cat's die would catch the mouse next."""

    mouse: int
    faces: int
    of: int


class Bars(Reason, frozen=True):
    """The cat sits before a hole with a mouse inside."""

    hole: str
    mouse: int


class Guards(Reason, frozen=True):
    """The cat sits before an empty hole when the mice may soon go home."""

    hole: str


class Patrols(Reason, frozen=True):
    """The cat is near a cheese that lies face up, which mice will want."""

    place: str
    steps: int


class Nears(Reason, frozen=True):
    """The cat comes nearer to a mouse on the floor."""

    mouse: int
    steps: int


class Waits(Reason, frozen=True):
    """With no mouse on the floor, the cat comes nearer to a hole in which one sits."""

    hole: str
    steps: int


class Hopes(Reason, frozen=True):
    """It turns a tile; so many of those left let the cat move again."""

    moves: int
    of: int


class Quiet(Reason, frozen=True):
    """It turns no tile, so no knife either."""


AnyReason = (
    Only
    | Wins
    | Takes
    | Distant
    | Watched
    | Opens
    | Escapes
    | Safer
    | Safe
    | Risks
    | Shields
    | Hides
    | Under
    | Turns
    | Homeward
    | Fetches
    | Seeks
    | Farther
    | Central
    | Near
    | Catches
    | Forks
    | Threatens
    | Bars
    | Guards
    | Patrols
    | Nears
    | Waits
    | Hopes
    | Quiet
)
