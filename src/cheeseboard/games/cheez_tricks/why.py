"""What may speak for a card or a trump in Cheez-Tricks. What each says of the move stands in its docstring."""

from cheeseboard.engine.reasoning import Only
from cheeseboard.engine.told import Reason


class _Trick(Reason, frozen=True):
    points: int
    """What a trick is worth to the seat as things stand."""


class Wins(_Trick, frozen=True):
    """Surely wins the trick."""


class Trumps(_Trick, frozen=True):
    """Surely wins the trick by a trump."""


class _Own(Reason, frozen=True):
    mover_seat: int


class Denies(_Own, frozen=True):
    """Takes a trick that is worth nothing to the seat but would be to others."""


class Holds(Reason, frozen=True):
    """Beats all that lies there."""

    left: int
    """How many are still to play."""


class Cheapest(Reason, frozen=True):
    """Wins no more dearly than it must."""


class Ducks(Reason, frozen=True):
    """Leaves the trick to somebody else."""


class Yields(Reason, frozen=True):
    """Leaves the trick to this seat."""

    seat: int


class _Cat(Reason, frozen=True):
    cat: str


class _CatForSeat(_Cat, frozen=True):
    seat: int


class _OwnCat(_Own, frozen=True):
    cat: str


class Escapes(_OwnCat, frozen=True):
    """Keeps the seat from a cat that this trick brings."""


class Hands(_CatForSeat, frozen=True):
    """Hands another the cat."""


class Offers(_CatForSeat, frozen=True):
    """May hand another the cat."""


class Passes(_CatForSeat, frozen=True):
    """Gives another the card that the Siamese waits for."""


class Drops(_Cat, frozen=True):
    """Gives the card that the Siamese waits for to whoever takes the trick."""


class Third(_OwnCat, frozen=True):
    """Gets the seat its third cat."""


class Hopes(_OwnCat, frozen=True):
    """May get the seat its third cat."""


class Courts(_OwnCat, frozen=True):
    """Brings the seat nearer to a third cat that waits for the end of the round."""


class Sheds(_Cat, frozen=True):
    """Gives away a card that a grey cat counts."""


class Leaves(_Cat, frozen=True):
    """Leaves others what a grey cat counts."""


class Collects(_OwnCat, frozen=True):
    """Takes what a ginger cat counts."""


class Past(_OwnCat, frozen=True):
    """Takes the seat past the tricks that a tuxedo cat looks for."""


class Short(_OwnCat, frozen=True):
    """Keeps the seat short of the tricks that a tuxedo cat looks for."""


class Lures(_Cat, frozen=True):
    """May draw out the card that the Siamese waits for."""


class Collected(_Cat, frozen=True):
    """Makes what a cat counts trump."""


class _Card(Reason, frozen=True):
    card: str


class _OwnCard(_Own, frozen=True):
    card: str


class Unloads(_OwnCard, frozen=True):
    """Gets rid of the highest card of its variety without winning."""


class Spares(_Card, frozen=True):
    """Keeps this higher card for later."""


class Last(_Card, frozen=True):
    """Keeps this card for the last trick."""


class Top(_OwnCard, frozen=True):
    """Makes this card, which the seat holds, the highest of all."""


class _Variety(Reason, frozen=True):
    variety: str


class _OwnVariety(_Own, frozen=True):
    variety: str


class Hoards(_OwnVariety, frozen=True):
    """Keeps the trumps, which are this variety, for later."""


class Voids(_OwnVariety, frozen=True):
    """Is the last of its variety in the hand."""


class Master(_Variety, frozen=True):
    """Is higher than all of its variety that anybody else can hold."""


class Ruffs(_OwnVariety, frozen=True):
    """Lets the seat trump this variety, of which it holds none."""


class _Below(_Variety, frozen=True):
    higher: int
    """Cards of the variety that are higher and unseen."""


class High(_Below, frozen=True):
    """Few cards could beat it."""


class Low(_Below, frozen=True):
    """Many cards could beat it."""


class _Held(_OwnVariety, frozen=True):
    count: int
    """Cards of the variety in the hand."""


class Longest(_Held, frozen=True):
    """Makes the longest variety of the hand trump."""


class Few(_Held, frozen=True):
    """Makes the shortest variety of the hand trump, which should bring few tricks."""


class Draws(Reason, frozen=True):
    """Leads a trump, which others must follow."""

    left: int
    """Trumps that are unseen."""


AnyReason = (
    Only
    | Wins
    | Trumps
    | Denies
    | Holds
    | Cheapest
    | Ducks
    | Yields
    | Escapes
    | Hands
    | Offers
    | Passes
    | Drops
    | Third
    | Hopes
    | Courts
    | Sheds
    | Leaves
    | Collects
    | Past
    | Short
    | Lures
    | Collected
    | Unloads
    | Spares
    | Last
    | Top
    | Hoards
    | Voids
    | Master
    | Ruffs
    | High
    | Low
    | Longest
    | Few
    | Draws
)
