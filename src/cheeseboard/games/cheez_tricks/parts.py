"""What is in the box, and how we read its rules. Whoever owns one can put a wrong cat right here, in one line.

What the rules read is a `Part`, of which a variant may have another. Where the rulebook leaves something open, our
ruling is told here too; that one the rules follow, and do not read.
"""

import re

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact, Part
from cheeseboard.engine.quoting import quoted

HIDDEN = True  # hands

AGE = Fact(10, "source")
MINUTES = Fact(30, "source")
AUTHORS = Fact(("Mauricio Torselli",), "seed")
ILLUSTRATORS = Fact(("Luís Felipe Ruiz",), "seed")
PUBLISHERS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebook names none

VARIETIES = Part(("S", "R", "P", "B"), "seed")  # CT-1: Swiss, Roquefort, Parmesan, Brie
VALUES = Part(10, "seed")  # CT-1: the cards of each variety are numbered from 1 to this

# By number of players
HIGHEST = Part({2: 7, 3: 9, 4: 10, 5: 10}, "seed")  # CT-3: the highest value in play
HAND = Part({2: 10, 3: 12, 4: 10, 5: 8}, "seed")  # CT-3, CT-12: cards in a hand, and so tricks in a round
ROUNDS = Part({2: 4, 3: 3, 4: 4, 5: 5}, "seed")  # CT-19

REVEALED = Part(3, "seed")  # CT-5: new cats in each round
POINTS = Part((2, 1, 0, 3), "seed")  # CT-18: for a trick, by how many cats captured the player

_ALL = (2, 3, 4, 5)

CATS = Part(  # CT-2: by name, with the player counts they are for
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

WILD_ONLY = Part((*(cat for cat in CATS.value if cat.startswith("ginger-")), "grey-9", "grey-10"), "ruling")  # CT-4
TRUMP_TIE = Fact("first-clockwise", "ruling")  # CT-6: who names trump among those tied for fewest points
GREY_FROM = Part(1, "ruling")  # CT-15: the least of which grey captures whoever has the most
ASIDE_TOLD = Fact(False, "ruling")  # CT-21: whether the cards set aside with two players are ever shown
BOTS_REMEMBER = Fact("round", "ruling")  # CT-22: every card since the deal, who took it, and who could not follow


def check() -> None:
    """Refuse what cannot be played: what is wrong and what would be right."""
    varieties, values = VARIETIES.value, VALUES.value
    if not {*varieties} <= {*"SRPB"} or not 1 <= len(varieties) == len({*varieties}):
        raise BadTable("cheez-tricks.box-varieties", found=str(varieties))
    if not 1 <= len(varieties) * values <= 63:
        raise BadTable("cheez-tricks.box-values", values=values)
    if len(CATS.value) > 63:
        raise BadTable("cheez-tricks.box-many-cats", cats=len(CATS.value))
    for cat in CATS.value:
        if not _can_be(cat):
            raise BadTable("cheez-tricks.box-cat", cat=quoted(cat))
    if len(POINTS.value) != REVEALED.value + 1:  # CT-18
        raise BadTable("cheez-tricks.box-points", revealed=REVEALED.value, found=str(POINTS.value))
    for players in HAND.value:
        _check_table(players)


def _check_table(players: int) -> None:
    hand, highest, rounds = HAND.value[players], HIGHEST.value[players], ROUNDS.value[players]
    cards = len(VARIETIES.value) * highest
    cats = sum(players in counts and cat not in WILD_ONLY.value for cat, counts in CATS.value.items())
    if not 1 <= highest <= VALUES.value:  # CT-3
        raise BadTable("cheez-tricks.box-highest", players=players, highest=highest, values=VALUES.value)
    if players < 2 or not 1 <= hand * players <= cards:  # CT-3
        raise BadTable("cheez-tricks.box-hand", players=players, hand=hand, cards=cards)
    if not 1 <= rounds <= 8:  # CT-19
        raise BadTable("cheez-tricks.box-rounds", players=players, rounds=rounds)
    if not 1 <= REVEALED.value * rounds <= cats:  # CT-5
        raise BadTable("cheez-tricks.box-revealed", players=players, rounds=rounds, revealed=REVEALED.value, cats=cats)
    if not 0 <= min(POINTS.value) <= hand * max(POINTS.value) <= 127:
        raise BadTable("cheez-tricks.box-worth", players=players, hand=hand, found=str(POINTS.value))


_CAT = re.compile(
    r"(?:black|white|tuxedo)-(?P<number>\d\d?)|(?:siamese|grey|ginger)-(?:tricks|(?P<card>[SRPB]?\d{0,2}))"
)


def _can_be(cat: str) -> bool:
    """Whether there is such a cat, and the cards that it looks at."""  # CT-2
    found = _CAT.fullmatch(cat)
    if not found or found["card"] == "":
        return False
    letter, value = (found["card"] or "").rstrip("0123456789"), (found["card"] or "").lstrip("SRPB")
    return {*letter} <= {*VARIETIES.value} and (not value or 1 <= int(value) <= VALUES.value)


check()
