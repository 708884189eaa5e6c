"""Bots choose legal moves, from what their seat may know, and greedy is better than random."""

import pytest

import cheeseboard as cb
from cheeseboard.bots import names
from cheeseboard.games import get
from tests.strategies import random_match


def duel(game: str, champion: str, rival: str, games: int) -> float:
    """The share of two-player matches that the champion wins, sitting on each seat by turns."""
    won = 0.0
    for number in range(games):
        seat = number % 2
        match = cb.new(game, players=2, seed=number // 2)
        bots = {seat: cb.bot(champion, seed=number), 1 - seat: cb.bot(rival, seed=number)}
        while match.turn is not None:
            match.play(bots[match.turn].choose(match))
        assert match.result
        won += (seat in match.result.winners) / len(match.result.winners)
    return won / games


def test_greedy_beats_random_in_four_of_five_matches() -> None:
    assert duel("cheese-rescue", "greedy", "random", games=1000) >= 0.8


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("game", cb.games())
def test_bots_choose_legal_moves_at_every_table(name: str, game: str) -> None:
    for players in get(game).counts:
        match = cb.new(game, players=players, seed=players)
        bot = cb.bot(name, seed=1)
        while match.turn is not None:
            move = bot.choose(match)
            assert move in match.legal()
            match.play(move)


@pytest.mark.parametrize("name", names())
def test_bots_choose_the_same_whatever_the_others_hold(name: str) -> None:
    for seed in range(30):
        match = random_match("cheese-rescue", 3, seed, moves=seed)
        assert match.turn is not None
        choices = {cb.bot(name, seed=5).choose(match.imagine(match.turn, world)) for world in range(5)}
        assert choices == {cb.bot(name, seed=5).choose(match)}


@pytest.mark.parametrize("name", names())
def test_a_seeded_bot_repeats_itself(name: str) -> None:
    match = cb.new("cheese-rescue", seed=1)
    assert cb.bot(name, seed=3).choose(match) == cb.bot(name, seed=3).choose(match)
