"""What is in the box, and how we read its rules. Whoever owns one can put right a square, a tile or a die in a line.

What the rules read is a `Part`, of which a variant may have another. Where the rulebook leaves something open, our
ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact, Part

HIDDEN = False  # everything lies open

AGE = Fact(6, "seed")
MINUTES = Fact(15, "seed")
AUTHORS = Fact(("Alexandre Droit",), "seed")
ILLUSTRATORS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebook names none
PUBLISHERS = Fact(("Djeco",), "source")
COUNTS = Part((2, 3, 4, 5), "seed")

COLUMNS = Part("abcdefg", "source")  # CC-1
ROWS = Part(6, "source")  # CC-1
TABLE = Part(("c3", "d3", "e3", "c4", "d4", "e4"), "inferred")  # CC-2
LEGS = Part(("c3", "e3", "c4", "e4"), "inferred")  # CC-2
HOLES = Part({"N": "d1", "E": "g4", "S": "d6", "W": "a3"}, "inferred")  # CC-3
TILES = Part(  # CC-4
    {
        "standard": {"cheese": 10, "broken": 18, "+1": 2, "+2": 2, "arrow": 2, "fork": 2, "knife": 2},
        "lively": {"cheese": 10, "broken": 13, "+1": 3, "+2": 3, "arrow": 3, "fork": 3, "knife": 3},
    },
    "inferred",
)
MOUSE_DIE = Part((1, 1, 2, 2, 3, 4), "source")  # CC-5
CAT_DIE = Part((1, 1, 2, 2, 2, 3), "source")  # CC-5

NO_MOVE = Fact("passes", "ruling")  # CC-17
UNTURNED = Fact("undecided", "ruling")  # CC-18: what a tile is before it is turned
NO_EXTRA_MOVE = Fact("stays", "ruling")  # CC-21
SECOND_ROLL = Fact("same mouse, else lost", "ruling")  # CC-24
SECOND_TURN = Fact("counts as one", "ruling")  # CC-24
GOING_HOME = Fact("any move into a hole", "ruling")  # CC-26
LETTING_OUT = Fact("over cheese too", "ruling")  # CC-27

_KINDS = tuple(TILES.value["standard"])
_MOST_STEPS = 6
"""On a die: with each step there are three times as many ways, and all of them are looked at."""


def check() -> None:
    """Refuse a kitchen that cannot be: what is wrong and what would be right."""
    if not COUNTS.value or not 2 <= min(COUNTS.value) <= max(COUNTS.value) <= 9:
        raise BadTable("chop-chop.kitchen-counts", found=str(COUNTS.value))
    squares = {f"{column}{row + 1}" for column in COLUMNS.value for row in range(ROWS.value)}
    if not 1 <= len(squares) <= len(COLUMNS.value) * ROWS.value <= 63 - len(HOLES.value):
        raise BadTable("chop-chop.kitchen-size", columns=COLUMNS.value, rows=ROWS.value, most=63 - len(HOLES.value))
    _check_map(squares)
    for name, faces in (("MOUSE_DIE", MOUSE_DIE.value), ("CAT_DIE", CAT_DIE.value)):
        if not faces or not 1 <= min(faces) <= max(faces) <= _MOST_STEPS:
            raise BadTable("chop-chop.kitchen-die", name=name, faces=str(faces), most=_MOST_STEPS)
    _check_tiles(len(squares) - len(LEGS.value))


def _check_tiles(floor: int) -> None:
    if "standard" not in TILES.value:
        raise BadTable("chop-chop.kitchen-standard", mixes=list(TILES.value))
    cheese = TILES.value["standard"].get("cheese", 0)
    for mix, kinds in TILES.value.items():
        if sorted(kinds) != sorted(_KINDS):
            raise BadTable("chop-chop.kitchen-kinds", mix=mix, kinds=list(_KINDS), found=list(kinds))
        if sum(kinds.values()) != floor or min(kinds.values()) < 0:
            raise BadTable("chop-chop.kitchen-tiles", mix=mix, tiles=sum(kinds.values()), floor=floor)
        if not 1 <= kinds["cheese"] == cheese:
            raise BadTable("chop-chop.kitchen-cheese", mix=mix, cheese=kinds["cheese"])


def _check_map(squares: set[str]) -> None:
    fronts = list(HOLES.value.values())
    for name, places in (("TABLE", TABLE.value), ("LEGS", LEGS.value), ("HOLES", fronts)):
        for place in places:
            if place not in squares:
                raise BadTable("chop-chop.kitchen-square", name=name, square=place, last=max(squares))
    for hole, front in HOLES.value.items():
        if fronts.count(front) > 1:
            raise BadTable("chop-chop.kitchen-same-front", hole=hole, square=front)
        if front in TABLE.value:
            raise BadTable("chop-chop.kitchen-table-front", hole=hole, square=front)
    if not set(LEGS.value) <= set(TABLE.value):
        raise BadTable("chop-chop.kitchen-legs")


check()
