"""The kernels and the slow second version agree on everything, move by move."""

import random

import pytest

import cheeseboard as cb
from cheeseboard.games.cheese_rescue.view import View

from .seeing import hand_of, seen
from .slow import Card, Cell, SlowCheeseRescue

GAMES = 400


def follow(slow: SlowCheeseRescue, lines: list[str]) -> None:
    """Give the slow version the cards that chance gave the match."""
    for line in lines:
        who, what, *rest = line.split(" ")
        if who == "-" and what in ("deal", "draw"):
            for animal in rest[1:]:
                slow.give(int(rest[0]), animal)


def table_of(view: View) -> dict[Cell, Card]:
    return {each.cell: (each.card, each.owner) for each in view.cells}


@pytest.mark.parametrize(
    ("players", "area"), [(2, "floating"), (3, "floating"), (4, "floating"), (2, "centred"), (4, "centred")]
)
def test_compiled_rules_and_slow_rules_agree(players: int, area: str) -> None:
    games = GAMES if area == "floating" else GAMES // 4
    for number in range(games):
        source = random.Random(number)
        first = source.randrange(players)
        match = cb.new("cheese-rescue", players=players, area=area, first=first, seed=number)
        slow = SlowCheeseRescue(players, area, first)
        heard = 0
        looks = number % 25 == 0  # views are slow to make, so a part of the games is looked at closely
        while True:
            log = match.log()
            follow(slow, log[heard:])
            heard = len(log)
            assert match.turn == slow.turn()
            legal = match.legal()
            assert set(legal) == slow.legal()
            assert len(legal) == len(set(legal))
            if looks:
                agree_on_what_lies(match, slow)
            if match.turn is None:
                break
            move = source.choice(legal)
            match.play(move)
            slow.play(move)
        agree_on_what_lies(match, slow)
        result = match.result
        assert result is not None
        assert list(result.points) == slow.points()
        assert list(result.winners) == slow.winners()


def agree_on_what_lies(match: cb.Match, slow: SlowCheeseRescue) -> None:
    view = seen(match, 0)
    assert table_of(view) == slow.table
    left = slow.count()
    assert {*view.count.fled, *view.count.caught, *view.count.eaten} == set(slow.table) - set(left)
    eaten = [slow.table[cell] for cell in view.count.eaten]
    assert view.count.lost == [sum(int(card[1]) for card, owner in eaten if owner == s) for s in range(match.players)]
    assert view.count.points == slow.points()
    assert view.count.winners == slow.winners()
    assert view.pile == sum(slow.pile.values())
    for seat in range(match.players):
        assert sorted(hand_of(match, seat)) == sorted(slow.hands[seat])
