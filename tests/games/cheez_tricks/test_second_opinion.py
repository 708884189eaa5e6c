"""The kernels and the slow second version agree on everything, move by move."""

import random

import pytest

import cheeseboard as cb

from .slow import HIGHEST, SlowCheezTricks

GAMES = {2: 200, 3: 150, 4: 120, 5: 100}


def follow(slow: SlowCheezTricks, lines: list[str]) -> None:
    """Give the slow version what chance gave the match."""
    hands = [line.split(" ")[3:] for line in lines if line.startswith("- deal")]
    if hands:
        (cats,) = (line.split(" ")[2:] for line in lines if line.startswith("- cats"))
        drawn = [line.split(" ")[2] for line in lines if line.startswith("- trump")]
        slow.begin(hands, cats, drawn[0] if drawn else None)


@pytest.mark.parametrize("level", ["house", "wild"])
@pytest.mark.parametrize("players", GAMES)
def test_compiled_rules_and_slow_rules_agree(players: int, level: str) -> None:
    for number in range(GAMES[players]):
        source = random.Random(number)
        first = source.randrange(players)
        match = cb.new("cheez-tricks", players=players, level=level, first=first, seed=number)
        slow = SlowCheezTricks(players, first)
        heard = 0
        while True:
            log = match.log()
            follow(slow, log[heard:])
            heard = len(log)
            assert match.turn == slow.turn()
            assert set(match.legal()) == slow.legal()
            if match.turn is None:
                break
            move = source.choice(match.legal())
            match.play(move)
            slow.play(move)
        followed = [line for line in match.log() if line.split(" ")[1] not in ("round", "deal", "aside", "cats")]
        assert [line for line in followed if not line.startswith("- trump")] == slow.log
        result = match.result
        assert result is not None
        assert list(result.points) == slow.totals()
        assert list(result.winners) == slow.winners()


@pytest.mark.parametrize("players", GAMES)
def test_every_deal_is_the_whole_pack(players: int) -> None:
    pack = sorted(f"{variety}{value}" for variety in "SRPB" for value in range(1, HIGHEST[players] + 1))
    match = cb.new("cheez-tricks", players=players, seed=1)
    dealt = [card for line in match.log() if "deal" in line for card in line.split(" ")[3:]]
    dealt += [card for line in match.log() if "aside" in line for card in line.split(" ")[2:]]
    assert sorted(dealt) == pack
