"""The kernels and the slow second version agree on everything, move by move."""

import random

import pytest

import cheeseboard as cb

from .slow import SlowChopChop

GAMES = 100
LIMIT = 900


def follow(slow: SlowChopChop, lines: list[str]) -> None:
    """Give the slow version the rolls and tiles that chance gave the match."""
    for line in lines:
        words = line.split(" ")
        if words[1] == "roll":
            assert int(words[2]) == slow.seat()
            assert slow.waits == "roll"
            slow.roll(int(words[3]))
        elif words[1] == "tile":
            assert slow.waits == "tile"
            slow.tile(words[2], words[3])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("tiles", ["standard", "lively"])
def test_compiled_rules_and_slow_rules_agree(players: int, tiles: str) -> None:
    for number in range(GAMES):
        source = random.Random(number)
        cat = source.randrange(players)
        first = source.choice([seat for seat in range(players) if seat != cat])
        match = cb.new("chop-chop", players=players, cat=cat, first=first, tiles=tiles, seed=number)
        slow = SlowChopChop(players, cat, first)
        careful = number % 2  # half of the mice's games go for the end: random mice seldom get there
        heard, followed = 0, []
        while True:
            log = match.log()
            follow(slow, log[heard:])
            heard = len(log)
            assert match.turn == slow.turn()
            assert set(match.legal()) == slow.legal()
            agree_on_what_stands(match, slow)
            if match.turn is None or len(match.moves) == LIMIT:
                break
            moves = match.legal()
            home = [move for move in moves if move[-1] in "NESW"]
            move = source.choice(home if careful and home and slow.stash == 10 else moves)
            followed = slow.play(move)
            told = len(match.log())
            match.play(move)
            after = [line for line in match.log()[told + 1 :] if line.split(" ")[1] in ("caught", "end")]
            assert after == followed
        result = match.result
        if result:
            assert list(result.winners) == [seat for seat in range(players) if (seat == cat) == (slow.won == "cat")]
        else:
            assert slow.won is None


def agree_on_what_stands(match: cb.Match, slow: SlowChopChop) -> None:
    state = match.snapshot()
    names = match.game.rules.NAMES
    assert [names[place] if place >= 0 else None for place in state.mice] == [slow.mice.get(m) for m in range(1, 5)]
    assert (names[state.cat] if state.cat >= 0 else None) == slow.cat
    assert {name for at, name in enumerate(names) if int(state.down) >> at & 1} == slow.down
    assert {name for at, name in enumerate(names) if int(state.cheese) >> at & 1} == slow.cheese
    assert state.stash == slow.stash
    assert {hole for at, hole in enumerate("NESW") if state.opened >> at & 1} == slow.opened
