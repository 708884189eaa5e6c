"""What is on the table."""

from cheeseboard.engine.facts import Fact, Part

COUNTS = Part((2, 3, 4), "seed")
PLATES = Part({"small": 15, "large": 21}, "ruling")  # CB-1
MOST = Part(3, "seed")  # CB-2

HIDDEN = False  # everything lies open
AGE = Fact(5, "seed")
MINUTES = Fact(3, "inferred")
AUTHORS = Fact((), "seed")
ILLUSTRATORS = Fact((), "seed")
PUBLISHERS = Fact((), "seed")
