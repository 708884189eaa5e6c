"""What is in the box, and how we read its rules. Whoever owns one can put a wrong number right here, in one line.

Where the rulebook leaves something open, our ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact

HIDDEN = True  # hands

AGE = Fact(7, "seed")
MINUTES = Fact(15, "inferred")
AUTHORS = Fact(("Éric Plotton", "David Paput"), "seed")
ILLUSTRATORS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebooks name none
PUBLISHERS = Fact(("Djeco",), "seed")

ANIMALS = Fact((6, 12, 18), "inferred")  # CR-1: dogs, cats and mice
CHEESE = Fact((1, 1, 1, 2, 2, 3), "source")  # CR-2: the values of a set
START = Fact("inert", "ruling")  # CR-3

# By number of players
REMOVED = Fact({2: (3, 6, 9), 3: (2, 3, 4), 4: (0, 0, 0)}, "seed")  # CR-5: dogs, cats and mice taken out before play
START_USED = Fact({2: True, 3: False, 4: True}, "seed")  # CR-7: whether the start card lies on the table
SQUARE = Fact({2: 5, 3: 6, 4: 7}, "seed")  # CR-11: cards on a side of the playing area

ANIMALS_DEALT = Fact(2, "seed")  # CR-6: in a hand at the start, beside the six cheeses
LAYS = Fact(12, "seed")  # CR-13: cards that each player has laid when the square is full

FLOATING = Fact(True, "ruling")  # CR-11: the square may lie wherever the cards fit
DEALING = Fact("by seat", "ruling")  # CR-6
BEGINNING = Fact("chosen", "ruling")  # CR-8: instead of the oldest
PILE = Fact("unordered", "ruling")  # CR-12
IMAGINING = Fact("even", "ruling")  # CR-19: every card that a seat has not seen is equally likely anywhere


def check() -> None:
    """Refuse what cannot be played: the clause that these parts break, and with how many players."""
    for players, side in SQUARE.value.items():
        animals = [all_ - out for all_, out in zip(ANIMALS.value, REMOVED.value.get(players, (0, 0, 0)), strict=True)]
        pile = sum(animals) - players * ANIMALS_DEALT.value
        held = len(CHEESE.value) + ANIMALS_DEALT.value + pile // players
        broken = {
            "CR-1": min(animals) < 0 or sum(ANIMALS.value) > 127,
            "CR-2": min(CHEESE.value, default=0) < 1 or max(CHEESE.value) > 9,
            "CR-6": ANIMALS_DEALT.value < 1 or pile < 0,
            "CR-7": players not in START_USED.value,
            "CR-11": not 1 <= side <= 7 or players < 2,
            "CR-12": held < LAYS.value,
            "CR-13": side * side != LAYS.value * players + START_USED.value.get(players, 0),
        }
        for clause, is_broken in broken.items():
            if is_broken:
                raise BadTable("part-impossible", clause=clause, players=players)


check()
