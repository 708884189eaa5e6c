"""OpenSpiel's search plays our games to their end, against ours."""

import pytest

from cheeseboard.games import get

pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")
contests = pytest.importorskip("openspiel.contests")
entrants = pytest.importorskip("openspiel.entrants")


def test_a_deal_is_played_by_both_from_both_seats() -> None:
    few = entrants.Means(iterations=3)
    share, ours, theirs = contests.two_games(get("cheese-rescue"), contests.Contest("few", few, few, 1.0), 0)
    assert share in (0.0, 0.25, 0.5, 0.75, 1.0)
    assert len(ours.seconds) > 10
    assert len(theirs.seconds) > 10
