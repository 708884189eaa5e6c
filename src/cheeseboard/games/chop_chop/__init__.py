"""Chop! Chop!: a dice chase, one cat against four mice, 2 to 5 players."""

from collections.abc import Mapping

from cheeseboard.engine.game import Game, Option

from . import parts, reasons, rules, sense, text, view

COUNTS = parts.COUNTS.value
_SEATS = tuple(str(seat) for seat in range(max(COUNTS)))


def _after_the_cat(players: int, chosen: Mapping[str, str]) -> str:
    return str((int(chosen.get("cat", 0)) + 1) % players)


GAME = Game(
    name="chop-chop",
    title="Chop! Chop!",
    counts=COUNTS,
    minutes=15,
    age=6,
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
    rules=rules,
    sense=sense,
    text=text,
    view=view,
    reasons=reasons.reasons,
)
