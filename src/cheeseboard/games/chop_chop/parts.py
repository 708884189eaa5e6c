"""What is in the box, and how we read its rules. Whoever owns one can put right a square, a tile or a die in a line.

Where the rulebook leaves something open, our ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact

HIDDEN = False  # everything lies open

AGE = Fact(6, "seed")
MINUTES = Fact(15, "seed")
AUTHORS = Fact(("Alexandre Droit",), "seed")
ILLUSTRATORS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebook names none
PUBLISHERS = Fact(("Djeco",), "source")
COUNTS = Fact((2, 3, 4, 5), "seed")

COLUMNS = Fact("abcdefg", "source")  # CC-1
ROWS = Fact(6, "source")  # CC-1
TABLE = Fact(("c3", "d3", "e3", "c4", "d4", "e4"), "inferred")  # CC-2
LEGS = Fact(("c3", "e3", "c4", "e4"), "inferred")  # CC-2
HOLES = Fact({"N": "d1", "E": "g4", "S": "d6", "W": "a3"}, "inferred")  # CC-3
TILES = Fact(  # CC-4
    {
        "standard": {"cheese": 10, "broken": 18, "+1": 2, "+2": 2, "arrow": 2, "fork": 2, "knife": 2},
        "lively": {"cheese": 10, "broken": 13, "+1": 3, "+2": 3, "arrow": 3, "fork": 3, "knife": 3},
    },
    "inferred",
)
MOUSE_DIE = Fact((1, 1, 2, 2, 3, 4), "source")  # CC-5
CAT_DIE = Fact((1, 1, 2, 2, 2, 3), "source")  # CC-5

NO_MOVE = Fact("passes", "ruling")  # CC-17
UNTURNED = Fact("undecided", "ruling")  # CC-18: what a tile is before it is turned
NO_EXTRA_MOVE = Fact("stays", "ruling")  # CC-21
SECOND_ROLL = Fact("same mouse, else lost", "ruling")  # CC-24
SECOND_TURN = Fact("counts as one", "ruling")  # CC-24
GOING_HOME = Fact("any move into a hole", "ruling")  # CC-26
LETTING_OUT = Fact("over cheese too", "ruling")  # CC-27


def check() -> None:
    """Refuse a kitchen that cannot be: what is wrong and what would be right."""
    squares = {f"{column}{row + 1}" for column in COLUMNS.value for row in range(ROWS.value)}
    _check_map(squares)
    for name, faces in (("MOUSE_DIE", MOUSE_DIE.value), ("CAT_DIE", CAT_DIE.value)):
        if not faces or any(not isinstance(face, int) or face < 1 for face in faces):
            raise BadTable("chop-chop.kitchen-die", name=name, faces=str(faces))
    floor = len(squares) - len(LEGS.value)
    for mix, kinds in TILES.value.items():
        if sum(kinds.values()) != floor or min(kinds.values()) < 0:
            raise BadTable("chop-chop.kitchen-tiles", mix=mix, tiles=sum(kinds.values()), floor=floor)


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
