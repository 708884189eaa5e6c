"""Cheese Rescue: tile placement with hidden hands, 2 to 4 players."""

from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Option, first_seat

from . import mind, parts, reasons, rules, sense, text, view

COUNTS = tuple(parts.SQUARE.value)

GAME = Game(
    name="cheese-rescue",
    counts=COUNTS,
    options=(
        Option(
            "area",
            "floating",
            view.AREAS,
            lambda players, area, _: area == "floating" or bool(parts.START_USED.value[players]),
        ),
        first_seat(COUNTS),
    ),
    parts=parts,
    rules=rules,
    mind=mind,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons,
)
