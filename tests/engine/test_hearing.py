"""A seat that only hears what it is told knows as much as one that sits in the true match."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.hearing import hear
from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Event
from tests.strategies import matches


def sent(match: Match, events: list[Event]) -> list[Event]:
    """The events as a client reads them from the wire."""
    return msgspec.json.decode(msgspec.json.encode(events), type=list[match.game.view.AnyEvent])  # type: ignore[name-defined]


@given(matches(), st.integers(0, 4), st.integers(0, 9))
def test_what_is_heard_makes_the_same_sight(match: Match, seat: int, seed: int) -> None:
    seat %= match.players
    heard = hear(match.game, match.players, match.options, sent(match, match.events(seat)))
    assert heard.view(seat) == match.view(seat)
    assert heard.events(seat) == match.events(seat)
    assert heard.moves == match.moves
    assert heard.imagine(seat, seed).state.tobytes() == match.imagine(seat, seed).state.tobytes()


def test_what_has_faded_cannot_be_heard_again() -> None:
    import cheeseboard as cb

    match = cb.new("cheez-tricks", 3, seed=5, level="wild")
    for _ in range(7):
        match.play(match.legal()[0])
    with pytest.raises(BadTable, match="remember"):
        hear(match.game, match.players, match.options, match.retold(0))
