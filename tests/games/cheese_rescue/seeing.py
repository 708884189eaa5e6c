"""What a seat sees, as a test reads it."""

import cheeseboard as cb
from cheeseboard.games.cheese_rescue.view import View


def seen(match: cb.Match, seat: int | None = None) -> View:
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def hand_of(match: cb.Match, seat: int) -> list[str]:
    hand = seen(match, seat).hand
    assert hand is not None
    return hand
