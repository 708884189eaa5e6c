"""What is in the box, and how we read its rules. Whoever owns one can put a wrong number right here, in one line.

What the rules read is a `Part`, of which a variant may have another. Where the rulebook leaves something open, our
ruling is told here too; that one the rules follow, and do not read.
"""

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.facts import Fact, Part

HIDDEN = True  # hands

AGE = Fact(7, "seed")
MINUTES = Fact(15, "inferred")
AUTHORS = Fact(("Éric Plotton", "David Paput"), "seed")
ILLUSTRATORS: Fact[tuple[str, ...]] = Fact((), "seed")  # the rulebooks name none
PUBLISHERS = Fact(("Djeco",), "seed")

ANIMALS = Part((6, 12, 18), "inferred")  # CR-1: dogs, cats and mice
CHEESE = Part((1, 1, 1, 2, 2, 3), "source")  # CR-2: the values of a set
START = Fact("inert", "ruling")  # CR-3

# By number of players
REMOVED = Part({2: (3, 6, 9), 3: (2, 3, 4), 4: (0, 0, 0)}, "seed")  # CR-5: dogs, cats and mice taken out before play
START_USED = Part({2: True, 3: False, 4: True}, "seed")  # CR-7: whether the start card lies on the table
SQUARE = Part({2: 5, 3: 6, 4: 7}, "seed")  # CR-11: cards on a side of the playing area

ANIMALS_DEALT = Part(2, "seed")  # CR-6: in a hand at the start, beside the six cheeses
LAYS = Part(12, "seed")  # CR-13: cards that each player has laid when the square is full

FLOATING = Fact(True, "ruling")  # CR-11: the square may lie wherever the cards fit
DEALING = Fact("by seat", "ruling")  # CR-6
BEGINNING = Fact("chosen", "ruling")  # CR-8: instead of the oldest
PILE = Fact("unordered", "ruling")  # CR-12
IMAGINING = Fact("even", "ruling")  # CR-19: every card that a seat has not seen is equally likely anywhere


def check() -> None:
    """Refuse what cannot be played: what is wrong and what would be right."""
    for name, numbers in (("ANIMALS", ANIMALS.value), *(("REMOVED", out) for out in REMOVED.value.values())):
        if len(numbers) != 3 or min(numbers) < 0 or sum(numbers) > 127:
            raise BadTable("cheese-rescue.box-animals", name=name, found=str(numbers))
    if not 1 <= len(CHEESE.value) <= 127 or not 1 <= min(CHEESE.value) <= max(CHEESE.value) <= 9:
        raise BadTable("cheese-rescue.box-cheese", found=str(CHEESE.value))
    for players in SQUARE.value:
        _check_table(players)


def _check_table(players: int) -> None:
    side, dealt, lays = SQUARE.value[players], ANIMALS_DEALT.value, LAYS.value
    if players < 2 or not 1 <= side <= 7:  # CR-11
        raise BadTable("cheese-rescue.box-square", players=players, side=side)
    animals = [all_ - out for all_, out in zip(ANIMALS.value, REMOVED.value[players], strict=True)]
    if min(animals) < 0:  # CR-5
        raise BadTable("cheese-rescue.box-removed", players=players)
    pile = sum(animals) - players * dealt
    if dealt < 1 or pile < 0:  # CR-6
        raise BadTable("cheese-rescue.box-dealt", players=players, dealt=dealt, animals=sum(animals))
    cards = lays * players + START_USED.value[players]
    if side * side != cards:  # CR-13
        raise BadTable("cheese-rescue.box-lays", players=players, side=side, room=side * side, cards=cards)
    held = len(CHEESE.value) + dealt + pile // players
    if held < lays:  # CR-12
        raise BadTable("cheese-rescue.box-hand", players=players, lays=lays, held=held)


check()
