"""Win rates, points and ratings: right where the answer is known, and off by no more than they say."""

import numpy as np
import pytest

from cheeseboard.games import get
from cheeseboard.lab.contest import Contest, Forfeit, Outcome
from cheeseboard.lab.standings import pairing, standings


def contest(*bots: str, players: int = 2) -> Contest:
    return Contest(get("cheese-rescue"), players, {}, bots, seed=1, limit=100, move_time=1)


def ended(number: int, *winners: int, points: tuple[int, ...] | None = (0, 0)) -> Outcome:
    return Outcome(number, (), points, winners)


def test_a_rating_is_the_elo_of_the_win_rate() -> None:
    """Of 1000 deals the first wins both games of 500 and one of 500: three games in four, 191 points of Elo."""
    both = [ended(2 * deal + turn, turn) for deal in range(500) for turn in range(2)]
    one = [ended(2 * deal + turn, 0) for deal in range(500, 1000) for turn in range(2)]
    first, second = standings(contest("a", "b"), both + one)
    assert first.win_rate == 0.75
    assert second.win_rate == 0.25
    assert first.rating - second.rating == pytest.approx(190.8, abs=1)
    assert first.rating + second.rating == pytest.approx(3000)
    assert first.win_interval[0] < 0.75 < first.win_interval[1]
    assert first.interval[0] < first.rating < first.interval[1]
    assert first.interval[1] - first.interval[0] < 30


def test_shared_wins_count_in_part() -> None:
    found = standings(contest("a", "b", players=4), [ended(0, 0, 1, 2, points=None), ended(1, 0, 1, 2, 3, points=None)])
    assert [bot.win_rate * bot.games for bot in found] == pytest.approx([2 / 3 + 1 / 2, 1 / 3 + 1 / 2])
    assert [bot.games for bot in found] == [4, 4]


def test_points_are_those_of_games_played_to_their_end() -> None:
    lost = Outcome(1, (), None, (1,), Forfeit(0, 3, "bot-raised", {"bot": "b", "problem": "ValueError"}))
    first, second = standings(contest("a", "b"), [ended(0, 0, points=(7, 3)), lost])
    assert (first.mean_points, second.mean_points) == (7, 3)
    assert (first.win_rate, second.win_rate) == (1, 0)
    assert (first.forfeits, second.forfeits) == (0, 1)


def test_an_unfinished_game_is_nobodys_win_and_moves_no_rating() -> None:
    found = standings(contest("a", "b"), [ended(number, points=None) for number in range(4)])
    assert [bot.win_rate for bot in found] == [0, 0]
    assert [bot.rating for bot in found] == pytest.approx([1500, 1500])
    assert [bot.mean_points for bot in found] == [None, None]


def test_who_has_won_everything_is_neither_infinitely_strong_nor_certain() -> None:
    found = standings(contest("a", "b"), [ended(number, number % 2) for number in range(40)])
    assert 300 < found[0].rating - found[1].rating < 1000
    assert found[0].interval[1] - found[0].interval[0] > 50
    assert found[0].win_interval[0] < 0.95
    assert found[0].win_interval[1] == 1


def test_a_bot_alone_is_as_strong_as_itself() -> None:
    (alone,) = standings(contest("a"), [ended(number, 0) for number in range(10)])
    assert (alone.games, alone.win_rate, alone.rating) == (20, 0.5, 1500)


def test_pairs_are_compared_deal_by_deal() -> None:
    """A deal in which whoever has seat 0 wins says nothing; one that the same bot wins twice says a lot."""
    level = [ended(number, 0) for number in range(20)]
    better = [ended(20 + turn, turn) for turn in range(2)]
    found = pairing(contest("a", "b"), level + better)
    assert (found.deals, found.better, found.even, found.worse) == (11, 1, 10, 0)
    assert found.difference == pytest.approx(1 / 11)
    assert found.interval[0] < 0 < found.difference < found.interval[1]


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """200 contests of 50 deals between bots of known strength, in which the deal itself favours one of the seats."""
    source = np.random.default_rng(7)
    held = {"rate": 0, "rating": 0, "difference": 0}
    strength, luck = 0.8, 1.5
    swings = source.normal(0, luck, 200_000)
    truth = float(np.mean(1 / (1 + np.exp(-(strength + swings)))))
    elo = 400 * np.log10(truth / (1 - truth))
    for _ in range(200):
        outcomes = []
        for deal in range(50):
            swing = source.normal(0, luck)
            for turn in range(2):
                lead = (strength if turn == 0 else -strength) + swing  # of whoever has seat 0
                outcomes.append(ended(2 * deal + turn, int(source.random() > 1 / (1 + np.exp(-lead)))))
        first, _ = standings(contest("a", "b"), outcomes)
        pair = pairing(contest("a", "b"), outcomes)
        held["rate"] += first.win_interval[0] <= truth <= first.win_interval[1]
        held["rating"] += first.interval[0] <= 1500 + elo / 2 <= first.interval[1]
        held["difference"] += pair.interval[0] <= 2 * truth - 1 <= pair.interval[1]
    assert all(180 <= count <= 199 for count in held.values()), held
