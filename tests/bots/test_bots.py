"""Bots choose legal moves, from what their seat may know, and greedy is better than random."""

from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.bots import Player, names
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.quoting import quoted
from cheeseboard.games import get
from tests.strategies import random_match

QUICK = ("random", "greedy", "search:30")
"""Every kind of bot, none of which thinks for long or looks at the clock."""


def wins_against_random(game: str, players: int, games: int) -> float:
    """The share of matches that greedy wins, sitting on each seat by turns, the others random."""
    won = 0.0
    for number in range(games):
        seat = number % players
        match = cb.new(game, players=players, seed=number // players)
        bots = [cb.bot("greedy" if other == seat else "random", seed=number) for other in range(players)]
        while match.turn is not None:
            match.play(bots[match.turn].choose(match))
        assert match.result
        won += (seat in match.result.winners) / len(match.result.winners)
    return won / games


@pytest.mark.parametrize(
    ("game", "players", "share"), [("cheese-rescue", 2, 0.8), ("cheez-tricks", 2, 0.7), ("cheez-tricks", 4, 0.4)]
)
def test_greedy_is_clearly_better_than_random(game: str, players: int, share: float) -> None:
    assert wins_against_random(game, players, games=120) >= share


@pytest.mark.parametrize("side", ["cat", "mice"])
def test_greedy_is_clearly_better_than_random_on_each_side_of_chop_chop(side: str) -> None:
    """The cat has seat 0. A match that is not over after very many moves is not won."""
    greedy_seat = 0 if side == "cat" else 1
    won = 0
    for number in range(120):
        match = cb.new("chop-chop", players=2, seed=number)
        bots = [cb.bot("greedy" if seat == greedy_seat else "random", seed=number) for seat in range(2)]
        while match.turn is not None and len(match.moves) < LIMIT:
            match.play(bots[match.turn].choose(match))
        won += match.result is not None and greedy_seat in match.result.winners
    assert won >= 102


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", cb.shelf())
def test_bots_choose_legal_moves_at_every_table(name: str, game: str) -> None:
    for players in get(game).counts:
        match = cb.new(game, players=players, seed=players)
        bot = cb.bot(name, seed=1)
        while match.turn is not None:
            move = bot.choose(match)
            assert move in match.legal()
            match.play(move)


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", cb.shelf())
def test_bots_choose_the_same_whatever_the_others_hold(name: str, game: str) -> None:
    for seed in range(30):
        match = random_match(game, 3, seed, moves=seed)
        assert match.turn is not None
        choices = {cb.bot(name, seed=5).choose(match.imagine(match.turn, world)) for world in range(5)}
        assert choices == {cb.bot(name, seed=5).choose(match)}


@pytest.mark.parametrize("name", QUICK)
def test_there_is_nothing_to_choose_after_the_end(name: str) -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=100)
    with pytest.raises(cb.IllegalMove, match="The match is over"):
        cb.bot(name).choose(match)


class Spy:
    """Keeps what it was handed."""

    name = "spy"

    def __init__(self) -> None:
        self.handed: list[cb.Sight] = []

    def choose(self, sight: cb.Sight) -> str:
        self.handed.append(sight)
        return sight.legal[0]


def test_a_bot_is_never_handed_the_true_match() -> None:
    spy = Spy()
    match = random_match("cheese-rescue", 3, seed=1, moves=4)
    assert match.turn == 1
    assert Player(spy).choose(match) == Player(spy).choose(match.sight()) == match.legal()[0]
    for sight in spy.handed:
        assert isinstance(sight, cb.Sight)
        assert sight.view == match.view(1)
        assert sight.events == match.events(1)


class Liar:
    """Answers what it was told to, or falls."""

    name = "liar"

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def choose(self, sight: cb.Sight) -> str:
        if self.answer is None:
            raise KeyError(f"no answer for\nseat {sight.seat}")
        return self.answer


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [("x9", "liar answered 'x9', which is not legal"), (None, "liar raised KeyError: 'no answer for\\nseat 0'")],
)
def test_a_player_makes_a_legal_move_or_has_failed(answer: str | None, sentence: str) -> None:
    with pytest.raises(cb.BotFailed) as failed:
        Player(Liar(answer)).choose(cb.new("cheese-rescue", seed=1))
    assert str(failed.value) == sentence


class Numbered:
    """Answers by number; a class that takes a seed gets it."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, sight: cb.Sight) -> int:
        assert sight.mask()[sight.numbers].all()
        assert sight.mask().sum() == len(sight.numbers) == len(sight.legal)
        return sight.numbers[-1]


def test_a_bot_may_be_a_class_or_an_object_and_answer_by_number() -> None:
    match = cb.new("cheese-rescue", seed=1)
    player = cb.bot(Numbered, seed=7)
    assert player.name == "Numbered"
    assert player.bot.seed == 7  # type: ignore[attr-defined]
    assert player.choose(match) == cb.bot(Numbered(1)).choose(match) == match.legal()[-1]
    spy = Spy()
    assert cb.bot(spy).bot is cb.bot(cb.bot(spy)).bot is spy
    assert cb.bot(Spy).name == "spy"


@pytest.mark.parametrize("given", [5, None, object(), []])
def test_what_is_no_bot_is_told_what_a_bot_is(given: Any) -> None:
    with pytest.raises(cb.UnknownBot, match=r"A bot is a name, a class, or an object with a method `choose\(sight\)`"):
        cb.bot(given)


def test_a_class_of_which_no_bot_can_be_made_is_told_why() -> None:
    with pytest.raises(cb.BotFailed, match="Liar could not be made: TypeError"):
        cb.bot(Liar)
    with pytest.raises(cb.BotFailed, match="object has no method"):
        cb.bot(object)


def test_a_number_that_is_no_legal_move_fails_the_bot() -> None:
    with pytest.raises(cb.BotFailed, match="liar answered 999, which is not legal"):
        cb.bot(Liar(999)).choose(cb.new("cheese-rescue", seed=1))  # type: ignore[arg-type]


def test_a_bot_chooses_only_when_its_seat_is_to_move() -> None:
    match = random_match("cheese-rescue", 3, seed=1, moves=4)
    with pytest.raises(cb.IllegalMove, match="Seat 2 has nothing to choose: it is the turn of seat 1"):
        cb.bot("greedy").choose(match.sight(2))


@pytest.mark.parametrize("name", ["genius", "", ":", "greedy:", "mine:", ":Bot", "a b:Bot", "mine:Bot:Bot", "-"])
def test_bad_names_get_a_sentence_that_names_what_there_is(name: str) -> None:
    with pytest.raises(cb.UnknownBot) as refused:
        cb.bot(name)
    assert str(refused.value).startswith(f"There is no bot “{name}”; the bots are random, greedy, ")
    assert str(refused.value).endswith("module:Class (yours).")


@pytest.mark.parametrize(
    "measure",
    ["", "0", "6", "9", "-5", "1.5", "ms", "0ms", "-5ms", "50s", "fast", "Bot", "1:2", "9" * 50, "9" * 50 + "ms"],
)
def test_a_search_is_measured_by_level_time_or_iterations(measure: str) -> None:
    with pytest.raises(cb.UnknownBot) as refused:
        cb.bot(f"search:{measure}")
    assert str(refused.value) == (
        f"There is no search:{quoted(measure)}; after the colon comes a level from 1 to 5, a time like 50ms,"
        " or iterations from 10 on."
    )


@pytest.mark.parametrize("name", ["search:1", "search:5", "search:10", "search:20000", "search:1ms", "search:500ms"])
def test_a_search_is_called_what_it_was_asked_for_as(name: str) -> None:
    assert cb.bot(name, seed=1).name == name


def test_a_search_has_level_3_unless_told_otherwise() -> None:
    assert cb.bot("search").name == cb.bot("search", level=3).name == "search:3"
    assert cb.bot("search", level=1).name == "search:1"
    with pytest.raises(cb.UnknownBot, match="There is no search:0"):
        cb.bot("search", level=0)


def test_the_bots_there_are_from_the_weakest() -> None:
    assert names() == ["random", "greedy", "search:1", "search:2", "search:3", "search:4", "search:5"]


def test_only_search_has_levels() -> None:
    with pytest.raises(cb.UnknownBot, match="Only search has levels, so “greedy” cannot have level 3"):
        cb.bot("greedy", level=3)


@pytest.mark.parametrize("name", QUICK)
def test_a_seeded_bot_repeats_itself(name: str) -> None:
    match = cb.new("cheese-rescue", seed=1)
    assert cb.bot(name, seed=3).choose(match) == cb.bot(name, seed=3).choose(match)
