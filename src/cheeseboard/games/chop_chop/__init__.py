"""Chop! Chop!: a dice chase, one cat against four mice, 2 to 5 players."""

from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Chosen, Option

from . import mind, parts, reasons, rules, sense, text, view

COUNTS = parts.COUNTS.value
_SEATS = tuple(str(seat) for seat in range(max(COUNTS)))


def _after_the_cat(players: int, chosen: Chosen) -> str:
    return str((int(chosen.get("cat", 0)) + 1) % players)


def _cat_and_mice(players: int, chosen: Chosen) -> list[int]:
    return [int(seat == int(chosen["cat"])) for seat in range(players)]


GAME = Game(
    name="chop-chop",
    counts=COUNTS,
    options=(
        Option("cat", "0", _SEATS, lambda players, seat, _: int(seat) < players),
        Option(
            "first",
            _after_the_cat,
            _SEATS,
            lambda players, seat, chosen: int(seat) < players and seat != chosen.get("cat", "0"),
        ),
        Option("tiles", "standard", view.MIXES),
    ),
    parts=parts,
    rules=rules,
    mind=mind,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons,
    sides=_cat_and_mice,
    roles=("mice", "cat"),
)
