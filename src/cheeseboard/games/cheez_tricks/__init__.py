"""Cheez-Tricks: trick-taking with trumps and cats to dodge, 2 to 5 players."""

from cheeseboard.engine.folder import Fading
from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Option, first_seat

from . import mind, names, parts, reasons, rules, sense, text, view

COUNTS = tuple(parts.HAND.value)

GAME = Game(
    name="cheez-tricks",
    counts=COUNTS,
    options=(Option("level", "wild", names.LEVELS, for_beginners="house"), first_seat(COUNTS)),  # CT-4
    parts=parts,
    rules=rules,
    mind=mind,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons,
    fading=Fading(view.faded, view.blank),
)
