"""Why a move may be good, as a test asks for it."""

from collections.abc import Sequence

import cheeseboard as cb
from cheeseboard.engine.reasoning import played
from cheeseboard.engine.told import Reason


def why(match: cb.Match, move: str) -> Sequence[Reason]:
    """The reasons for a move of the seat in turn."""
    before = match.snapshot()
    number = match.game.text.read(before, move)
    assert match.turn is not None
    return match.game.reasons.reasons(before, number, played(match.game.rules, before, number), match.turn)
