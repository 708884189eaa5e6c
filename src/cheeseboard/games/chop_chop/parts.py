"""What is in the box. Whoever owns one can put a wrong square, tile or die right here, in one line."""

from cheeseboard.engine.game import Fact

COLUMNS = Fact("abcdefg", "source", "6 by 7 squares: a review, and the tiles add up")  # CC-1
ROWS = Fact(6, "source", "6 by 7 squares: a review, and the tiles add up")  # CC-1
TABLE = Fact(
    ("c3", "d3", "e3", "c4", "d4", "e4"), "seed", "six squares on top of the table; where it stands: inferred"
)  # CC-2
LEGS = Fact(
    ("c3", "e3", "c4", "e4"), "inferred", "42 squares less 4 legs are 38 tiles; two squares lie under the table"
)  # CC-2
HOLES = Fact(
    {"N": "d1", "E": "g4", "S": "d6", "W": "a3"}, "inferred", "one on each side; the squares by symmetry"
)  # CC-3
TILES = Fact(  # CC-4
    {
        "standard": {"cheese": 10, "broken": 18, "+1": 2, "+2": 2, "arrow": 2, "fork": 2, "knife": 2},
        "lively": {"cheese": 10, "broken": 13, "+1": 3, "+2": 3, "arrow": 3, "fork": 3, "knife": 3},
    },
    "inferred",
    "10 cheeses among 38 tiles and the kinds are printed, mostly broken crockery says a review; the numbers are ours",
)
MOUSE_DIE = Fact((1, 1, 2, 2, 3, 4), "source", "one review; that the two dice differ is printed")  # CC-5
CAT_DIE = Fact((1, 1, 2, 2, 2, 3), "source", "one review; that the two dice differ is printed")  # CC-5
COUNTS = Fact((2, 3, 4, 5), "seed", "one cat, and one to four players for the mice")


def check() -> None:
    """Refuse a kitchen that cannot be: raises ValueError with what is wrong and what would be right."""
    squares = {f"{column}{row + 1}" for column in COLUMNS.value for row in range(ROWS.value)}
    _check_map(squares)
    for name, faces in (("MOUSE_DIE", MOUSE_DIE.value), ("CAT_DIE", CAT_DIE.value)):
        if not faces or any(not isinstance(face, int) or face < 1 for face in faces):
            raise ValueError(f"{name}: a die has faces, each a number from 1 on, not {faces}.")
    floor = len(squares) - len(LEGS.value)
    for mix, kinds in TILES.value.items():
        if sum(kinds.values()) != floor:
            raise ValueError(f"TILES: {mix} has {sum(kinds.values())} tiles for the {floor} squares of the floor.")


def _check_map(squares: set[str]) -> None:
    fronts = list(HOLES.value.values())
    for name, places in (("TABLE", TABLE.value), ("LEGS", LEGS.value), ("HOLES", fronts)):
        for place in places:
            if place not in squares:
                raise ValueError(f"{name}: {place} is no square of the kitchen, which goes from a1 to {max(squares)}.")
    for hole, front in HOLES.value.items():
        if fronts.count(front) > 1:
            raise ValueError(f"HOLES: two holes open on {front}; give hole {hole} a square of its own.")
        if front in TABLE.value:
            raise ValueError(f"HOLES: hole {hole} opens on {front}, where the table stands; give it a floor square.")
    if not set(LEGS.value) <= set(TABLE.value):
        raise ValueError("LEGS: the legs stand under the table; list squares of TABLE only.")


check()
