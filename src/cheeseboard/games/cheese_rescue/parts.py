"""What is in the box. Whoever owns one can put a wrong number right here, in one line."""

from cheeseboard.engine.game import Fact

ANIMALS = Fact((6, 12, 18), "inferred", "36 in all is printed; two players keep exactly half of each kind")  # CR-1
CHEESE = Fact((1, 1, 1, 2, 2, 3), "source", "two reviews name the values of a set of six")  # CR-2
START = Fact("inert", "ruling", "it can be built on; it is no animal, no cheese, and scores nothing")  # CR-3

# By number of players
REMOVED = Fact({2: (3, 6, 9), 3: (2, 3, 4), 4: (0, 0, 0)}, "seed", "dogs, cats and mice taken out before play")  # CR-5
START_USED = Fact({2: True, 3: False, 4: True}, "seed", "whether the start card lies on the table")  # CR-7
SQUARE = Fact({2: 5, 3: 6, 4: 7}, "seed", "cards on a side of the playing area")  # CR-11

ANIMALS_DEALT = Fact(2, "seed", "animals in a hand at the start, beside the six cheeses")  # CR-6
LAYS = Fact(12, "seed", "cards that each player has laid when the square is full")  # CR-13
FLOATING = Fact(
    True, "ruling", "the rulebook gives the square's size only, so it may lie wherever the cards fit"
)  # CR-11
