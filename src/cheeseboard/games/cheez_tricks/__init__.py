"""Cheez-Tricks: trick-taking with trumps and cats to dodge, 2 to 5 players."""

from cheeseboard.engine.game import Game, Option, first_seat

from . import parts, reasons, rules, sense, text, view

COUNTS = tuple(parts.HAND.value)

GAME = Game(
    name="cheez-tricks",
    title="Cheez-Tricks",
    counts=COUNTS,
    minutes=30,
    age=8,
    options=(Option("level", "wild", view.LEVELS), first_seat(COUNTS)),
    rules=rules,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons.reasons,
)
