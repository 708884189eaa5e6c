"""Crumbs: take one, two or three from the plate; whoever takes the last one wins. 2 to 4 players."""

from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Option, first_seat

from . import mind, parts, reasons, rules, sense, text, view

GAME = Game(
    name="crumbs",
    counts=parts.COUNTS.value,
    options=(Option("plate", "small", view.PLATES), first_seat(parts.COUNTS.value)),
    parts=parts,
    rules=rules,
    mind=mind,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons,
)
