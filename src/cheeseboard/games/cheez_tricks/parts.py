"""What is in the box. Whoever owns one can put a wrong cat right here, in one line."""

from cheeseboard.engine.game import Fact

VARIETIES = Fact(("S", "R", "P", "B"), "seed", "Swiss, Roquefort, Parmesan, Brie")  # CT-1
VALUES = Fact(10, "seed", "cheese cards of each variety are numbered from 1 to this")  # CT-1

# By number of players
HIGHEST = Fact({2: 7, 3: 9, 4: 10, 5: 10}, "seed", "the highest value in play")  # CT-3
HAND = Fact({2: 10, 3: 12, 4: 10, 5: 8}, "seed", "cards in a hand, and so tricks in a round")  # CT-3, CT-12
ROUNDS = Fact({2: 4, 3: 3, 4: 4, 5: 5}, "seed", "rounds in a match")  # CT-19

REVEALED = Fact(3, "seed", "new cats in each round")  # CT-5
POINTS = Fact((2, 1, 0, 3), "seed", "points for a trick by how many cats captured the player")  # CT-18

_ALL = (2, 3, 4, 5)

CATS = Fact(  # CT-2
    {
        **{f"black-{trick}": _ALL for trick in (1, 2, 3, 4, 5, 6, 7, 8)},
        **{f"black-{trick}": (2, 3, 4) for trick in (9, 10)},
        **{f"black-{trick}": (3,) for trick in (11, 12)},
        **{f"white-{tricks}": _ALL for tricks in (2, 3)},
        "white-4": (2, 3, 4),
        "white-5": (2, 3),
        **{f"siamese-{variety}7": _ALL for variety in "SRPB"},
        **{f"siamese-{variety}8": (3, 4, 5) for variety in "SRPB"},
        **{f"grey-{value}": _ALL for value in (5, 6, 7)},
        **{f"grey-{value}": (3, 4, 5) for value in (8, 9)},
        "grey-10": (4, 5),
        **{f"grey-{what}": _ALL for what in ("S", "R", "P", "B", "tricks")},
        **{f"ginger-{value}": (2, 3, 4) for value in (1, 2, 3, 4, 5)},
        **{f"ginger-{what}": _ALL for what in ("S", "R", "P", "B", "tricks")},
        **{f"tuxedo-{tricks}": (3, 4, 5) for tricks in (1, 2)},
        "tuxedo-3": _ALL,
        "tuxedo-4": (2, 3, 4),
        "tuxedo-5": (2, 3),
    },
    "inferred",
    "50 cats of six kinds, some marked for player counts, is printed; the list holds every cat that an example shows",
)

WILD_ONLY = Fact(  # CT-4
    (*(cat for cat in CATS.value if cat.startswith("ginger-")), "grey-9", "grey-10"),
    "ruling",
    "the house level leaves out every ginger cat and the grey cats for 9 and 10; the French can be read two ways",
)
