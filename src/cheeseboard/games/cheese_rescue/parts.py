"""What is in the box, and how we read its rules. Whoever owns one can put a wrong number right here, in one line.

Where the rulebook leaves something open, our ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.game import Fact

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
