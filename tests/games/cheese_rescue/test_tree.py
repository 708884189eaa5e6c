"""Exact counts of the game tree: how many ways the first moves can be made, for the deals of seed 0."""

import pytest

import cheeseboard as cb

from .slow import SlowCheeseRescue
from .test_second_opinion import follow

LINES = {2: [16, 480, 13200], 3: [4, 80, 2400], 4: [16, 480, 17600]}


def count(match: cb.Match, depth: int) -> int:
    if depth == 1:
        return len(match.legal())
    total = 0
    for move in match.legal():
        match.play(move)
        total += count(match, depth - 1)
        match.undo()
    return total


@pytest.mark.parametrize("players", LINES)
def test_the_number_of_lines_of_play(players: int) -> None:
    match = cb.new("cheese-rescue", players=players, seed=0)
    assert [count(match, depth) for depth in (1, 2, 3)] == LINES[players]


@pytest.mark.parametrize("players", LINES)
def test_the_slow_version_counts_the_same(players: int) -> None:
    assert [slow_count(players, [], depth) for depth in (1, 2)] == LINES[players][:2]


def slow_count(players: int, moves: list[str], depth: int) -> int:
    match = cb.new("cheese-rescue", players=players, seed=0)  # for the cards that chance gives, and nothing else
    slow = SlowCheeseRescue(players)
    follow(slow, match.log())
    for move in moves:
        told = len(match.log())
        match.play(move)
        slow.play(move)
        follow(slow, match.log()[told:])
    legal = slow.legal()
    if depth == 1:
        return len(legal)
    return sum(slow_count(players, [*moves, move], depth - 1) for move in legal)
