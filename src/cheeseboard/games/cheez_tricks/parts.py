"""What is in the box, and how we read its rules. Whoever owns one can put a wrong cat right here, in one line.

Where the rulebook leaves something open, our ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact

HIDDEN = True  # hands

AGE = Fact(10, "source")
MINUTES = Fact(30, "source")
AUTHORS = Fact(("Mauricio Torselli",), "seed")
ILLUSTRATORS = Fact(("Luís Felipe Ruiz",), "seed")
PUBLISHERS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebook names none

VARIETIES = Fact(("S", "R", "P", "B"), "seed")  # CT-1: Swiss, Roquefort, Parmesan, Brie
VALUES = Fact(10, "seed")  # CT-1: the cards of each variety are numbered from 1 to this

# By number of players
HIGHEST = Fact({2: 7, 3: 9, 4: 10, 5: 10}, "seed")  # CT-3: the highest value in play
HAND = Fact({2: 10, 3: 12, 4: 10, 5: 8}, "seed")  # CT-3, CT-12: cards in a hand, and so tricks in a round
ROUNDS = Fact({2: 4, 3: 3, 4: 4, 5: 5}, "seed")  # CT-19

REVEALED = Fact(3, "seed")  # CT-5: new cats in each round
POINTS = Fact((2, 1, 0, 3), "seed")  # CT-18: for a trick, by how many cats captured the player

_ALL = (2, 3, 4, 5)

CATS = Fact(  # CT-2: by name, with the player counts they are for
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
)

WILD_ONLY = Fact((*(cat for cat in CATS.value if cat.startswith("ginger-")), "grey-9", "grey-10"), "ruling")  # CT-4
TRUMP_TIE = Fact("first-clockwise", "ruling")  # CT-6: who names trump among those tied for fewest points
GREY_FROM = Fact(1, "ruling")  # CT-15: the least of which grey captures whoever has the most
ASIDE_TOLD = Fact(False, "ruling")  # CT-21: whether the cards set aside with two players are ever shown
BOTS_REMEMBER = Fact("round", "ruling")  # CT-22: every card since the deal, who took it, and who could not follow


def check() -> None:
    """Refuse what cannot be played: the clause that these parts break, and with how many players."""
    for players, hand in HAND.value.items():
        cats = [cat for cat, counts in CATS.value.items() if players in counts and cat not in WILD_ONLY.value]
        rounds, highest = ROUNDS.value.get(players, 0), HIGHEST.value.get(players, 0)
        broken = {
            "CT-1": not {*VARIETIES.value} <= {*"SRPB"} or len(VARIETIES.value) * VALUES.value > 63,
            "CT-2": len(CATS.value) > 63 or any(_asks(cat) > VALUES.value for cat in cats),
            "CT-3": not 1 <= hand * players <= len(VARIETIES.value) * highest or highest > VALUES.value,
            "CT-5": not 1 <= REVEALED.value * rounds <= len(cats),
            "CT-18": len(POINTS.value) != REVEALED.value + 1 or hand * max(POINTS.value) > 127,
            "CT-19": not 1 <= rounds <= 8,
        }
        for clause, is_broken in broken.items():
            if is_broken:
                raise BadTable("part-impossible", clause=clause, players=players)


def _asks(cat: str) -> int:
    """The highest value of a card that a cat looks at; more than any where its variety is missing."""
    breed, what = cat.split("-")
    if what == "tricks" or breed in ("black", "white", "tuxedo"):
        return 0
    if what[0].isalpha() and what[0] not in VARIETIES.value:
        return 1 + VALUES.value
    return int(what.lstrip("SRPB") or 0)


check()
