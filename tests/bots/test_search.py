"""The search thinks repeatably, knows only what its seat knows, and proves what full enumeration agrees with."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.bots.levels import LEVELS, level
from cheeseboard.bots.search import WORLDS, Outlook, Search
from cheeseboard.engine.contract import OVER, AnyState
from cheeseboard.engine.dice import from_seed
from cheeseboard.engine.game import Game
from cheeseboard.engine.net import empty
from cheeseboard.games import get
from tests.strategies import matches, random_match

SMALL = 60


def thinking(seed: int = 1, iterations: int = SMALL, learnt: bool = True) -> Search:
    return Search(seed, iterations=iterations, learnt=learnt)


@settings(max_examples=40)
@given(matches(), st.integers(0, 99))
def test_the_same_seed_and_iterations_bring_the_same_thoughts(match: cb.Match, seed: int) -> None:
    if match.turn is not None:
        assert thinking(seed).consider(match.sight()) == thinking(seed).consider(match.sight())


@settings(max_examples=60)
@given(matches(), st.integers(0, 99))
def test_thoughts_are_of_legal_moves_and_chances(match: cb.Match, seed: int) -> None:
    if match.turn is None:
        return
    outlook = thinking(seed).consider(match.sight())
    assert {prospect.move for prospect in outlook.moves} <= set(match.legal())
    assert outlook.seat == match.turn
    assert sum(prospect.share for prospect in outlook.moves) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in [*outlook.chances, *(each.chance for each in outlook.moves)])
    assert len(outlook.chances) == match.players
    if match.game.name != "chop-chop":  # there, the mice win together
        assert sum(outlook.chances) == pytest.approx(1)


@settings(max_examples=40)
@given(matches(), st.integers(0, 99), st.integers(0, 99))
def test_what_a_seat_cannot_know_changes_no_thought(match: cb.Match, seed: int, other: int) -> None:
    if match.turn is None:
        return
    for seat in range(match.players):
        truth = thinking(seed).consider(match.sight(seat))
        assert truth == thinking(seed).consider(match.imagine(seat, other).sight(seat))


def test_a_seat_can_think_while_another_is_to_move() -> None:
    match = random_match("cheez-tricks", 4, seed=3, moves=9)
    assert match.turn is not None
    outlook = thinking(iterations=500).consider(match.sight((match.turn + 1) % 4))
    assert outlook.seat == match.turn
    assert outlook.moves


def test_a_match_that_is_over_leaves_nothing_to_consider() -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=99)
    with pytest.raises(cb.IllegalMove, match="over"):
        thinking().consider(match.sight(0))


def test_a_search_needs_an_end() -> None:
    with pytest.raises(ValueError, match="iterations, seconds"):
        Search(1)


def test_by_the_clock_there_is_always_at_least_one_thought() -> None:
    outlook = Search(1, seconds=0).consider(cb.new("cheese-rescue", seed=1).sight())
    assert outlook.iterations >= 1
    assert outlook.moves


def test_threads_share_the_iterations_between_them() -> None:
    match = cb.new("cheez-tricks", players=4, seed=1)
    outlook = Search(1, iterations=1000, threads=2).consider(match.sight())
    assert outlook.iterations == 1000
    assert {prospect.move for prospect in outlook.moves} <= set(match.legal())


def test_what_was_worked_out_is_kept_for_the_next_move() -> None:
    """With what was written by hand: one that has learnt fills its tree in one move, and begins it anew."""
    match = cb.new("cheese-rescue", seed=1)
    search = thinking(iterations=3000, learnt=False)
    seat = match.turn
    match.play(search.choose(match.sight()))
    kept = search.consider(match.sight(seat))  # the rival's answers were thought of before
    fresh = thinking(iterations=3000, learnt=False).consider(match.sight(seat))
    assert kept.iterations == fresh.iterations

    def visits(search: Search) -> int:
        return int(search._minds[0].tree.nodes["visits"].max())

    again = thinking(iterations=3000, learnt=False)
    again.consider(match.sight(seat))
    assert visits(search) > visits(again)


@pytest.mark.parametrize("number", [each.number for each in LEVELS])
@pytest.mark.parametrize("game", cb.shelf())
def test_every_level_finds_a_move(game: str, number: int) -> None:
    match = random_match(game, 2, seed=number, moves=4)
    assert level(number, 1).choose(match.sight()) in match.legal()


@pytest.mark.parametrize("game", cb.shelf())
def test_a_higher_level_plays_better(game: str) -> None:
    """Of two levels far apart, with the same deals and swapped seats: a coarse check of what the arena measures."""
    won, deals = 0.0, 8
    for deal in range(deals):
        for seat in range(2):
            match = cb.new(game, players=2, seed=deal)
            bots = [level(4 if each == seat else 1, deal) for each in range(2)]
            while match.turn is not None:
                match.play(bots[match.turn].choose(match.sight()))
            assert match.result
            won += (seat in match.result.winners) / len(match.result.winners)
    assert won > 0.6 * 2 * deals


# Exact endings


def best_by_enumeration(match: cb.Match, worth: Callable[[cb.Match], list[float]]) -> tuple[list[float], set[str]]:
    """What the position is worth to each seat if everybody plays best, and the moves that are best, line by line."""
    turn = match.turn
    if turn is None:
        return worth(match), set()
    found: dict[str, list[float]] = {}
    for move in match.legal():
        match.play(move)
        found[move] = best_by_enumeration(match, worth)[0]
        match.undo()
    highest = max(values[turn] for values in found.values())
    best = {move for move, values in found.items() if values[turn] == highest}
    return found[next(move for move in found if move in best)], best


def shared_wins(match: cb.Match) -> list[float]:
    assert match.result
    return [(seat in match.result.winners) / len(match.result.winners) for seat in range(match.players)]


@pytest.mark.parametrize("seed", range(12))
def test_cheese_rescue_with_an_empty_pile_is_played_perfectly(seed: int) -> None:
    """With two players and nothing left to draw, each knows the other's hand: only the best will do."""
    match = random_match("cheese-rescue", 2, seed=seed, moves=20)
    chances, best = best_by_enumeration(match, shared_wins)
    outlook = thinking(seed).consider(match.sight())
    assert outlook.proven
    assert outlook.moves[0].move in best
    assert outlook.chances == pytest.approx(chances)


def judged(match: cb.Match) -> list[float]:
    """What a finished match is called worth, in words of the game's own sense."""
    worth, chances = np.zeros((2, 8))
    match.game.kernels.use(match.game.sense).judge(match.state, empty(), worth, chances)
    return [float(each) for each in worth[: match.players]]


def known_deals(players: int, left: int) -> list[cb.Match]:
    """Matches of Cheez-Tricks near the end of their last round, in which the seat to move can deduce every card."""
    found = []
    for seed in range(150):
        match = cb.new("cheez-tricks", players=players, seed=seed)
        source = random.Random(seed)
        view: Any = match.view(None)
        while match.turn is not None and not (view.round == view.rounds and sum(view.hands) == left):
            match.play(source.choice(match.legal()))
            view = match.view(None)
        if match.turn is not None and len(match.legal()) > 1 and not view.naming:
            worlds = {deal_of(match.imagine(match.turn, each).state) for each in range(30)}
            if worlds == {deal_of(match.state)}:
                found.append(match)
        if len(found) == 4:
            break
    return found


def held(match: cb.Match) -> list[int]:
    """How many cards each seat holds."""
    view: Any = match.view(None)
    return list(view.hands)


def deal_of(state: AnyState) -> bytes:
    return bytes(state.hands.tobytes() + state.aside.tobytes())


@pytest.mark.parametrize(("players", "left"), [(3, 5), (3, 6), (4, 6)])
def test_cheez_tricks_is_played_perfectly_once_every_card_can_be_deduced(players: int, left: int) -> None:
    deals = known_deals(players, left)
    assert deals
    for match in deals:
        _, best = best_by_enumeration(match, judged)
        outlook = thinking().consider(match.sight())
        assert outlook.proven
        assert outlook.moves[0].move in best


@pytest.mark.parametrize("seed", range(8))
def test_with_cards_unknown_an_ending_is_proven_in_every_world_considered(seed: int) -> None:
    """The chance told for a move is its mean over worlds, each enumerated: no move may be told better than it is."""
    match = random_match("cheez-tricks", 2, seed=seed, moves=0)
    source = random.Random(seed)
    while sum(held(match)) > 4:
        match.play(source.choice(match.legal()))
    sight = match.sight()
    outlook = thinking(seed).consider(sight)
    worlds = worlds_considered(sight, seed)
    assert len({world.tobytes() for world in worlds}) > 1
    means = np.mean([chances_of_moves(match.game, world) for world in worlds], axis=0)
    legal = match.game.text.write_all(match.snapshot(), moves_of(match.game, match.state))
    assert outlook.proven
    assert {each.move: each.chance for each in outlook.moves} == pytest.approx(dict(zip(legal, means, strict=True)))
    assert sum(outlook.chances) == pytest.approx(1)


def worlds_considered(sight: cb.Sight, seed: int) -> list[AnyState]:
    """The worlds in which a search with that seed plays an ending out."""
    root, dice = sight.imagine(seed), from_seed(seed, 0)
    worlds = root.game.states(WORLDS)
    worlds[:] = root.state
    for number in range(WORLDS):
        root.game.kernels.use(root.game.mind).imagine(worlds[number], sight.seat, dice)
    return list(worlds)


def moves_of(game: Game, state: AnyState) -> list[int]:
    moves = np.zeros(game.rules.MOVES, np.int64)
    return [int(move) for move in moves[: game.kernels.use(game.rules).legal(state, moves)]]


def chances_of_moves(game: Game, world: AnyState) -> list[float]:
    """For each move, how likely whoever makes it is to win the match if everybody plays best in this world."""
    seat = game.kernels.use(game.rules).turn(world)
    return [float(enumerated(game, after(game, world, move))[1][seat]) for move in moves_of(game, world)]


def enumerated(game: Game, state: AnyState) -> Any:
    """What the position is worth to each seat, then each seat's chances, if everybody plays best until it is judged."""
    rules, sense = game.kernels.use(game.rules), game.kernels.use(game.sense)
    if rules.turn(state) == OVER or sense.far(state):
        judged = np.zeros((2, game.rules.MOST_SEATS))
        sense.judge(state, empty(), *judged)
        return judged
    lines = (enumerated(game, after(game, state, move)) for move in moves_of(game, state))
    return max(lines, key=lambda judged: judged[0][rules.turn(state)])


def after(game: Game, state: AnyState, move: int) -> AnyState:
    states = game.states(1)
    states[0] = state
    game.kernels.use(game.rules).play(states[0], move)
    return states[0]


def test_a_move_that_wins_at_once_is_found() -> None:
    """Every mouse player goes home when that wins, and every cat takes the last mouse."""
    found = 0
    for seed in range(40):
        match = cb.new("chop-chop", players=2, seed=seed)
        bots = [cb.bot("greedy", seed=seed) for _ in range(2)]
        while match.turn is not None:
            winning = winning_moves(match)
            if winning:
                found += 1
                assert thinking(seed, 300).consider(match.sight()).moves[0].move in winning
            match.play(bots[match.turn].choose(match))
    assert found >= 10


def winning_moves(match: cb.Match) -> set[str]:
    turn, moves = match.turn, match.legal()
    winning = set()
    for move in moves:
        match.play(move)
        if match.result and turn in match.result.winners:
            winning.add(move)
        match.undo()
    return winning


def outlook_of(game: str) -> Outlook:
    return thinking(iterations=200).consider(cb.new(game, players=get(game).counts[-1], seed=1).sight())


@pytest.mark.parametrize("game", cb.shelf())
def test_the_best_move_had_most_of_the_thinking(game: str) -> None:
    shares = [prospect.share for prospect in outlook_of(game).moves]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("game", cb.shelf())
def test_positions_that_a_seat_tells_apart_have_different_fingerprints(game: str) -> None:
    """And those it cannot tell apart have the same: else the tree would take two things for one, or one for two."""
    views: dict[int, str] = {}
    known = get(game).kernels.use(get(game).sense).known
    for seed in range(40):
        match = cb.new(game, players=2, seed=seed)
        source = random.Random(seed)
        while match.turn is not None and len(match.moves) < 60:
            fingerprint = int(known(match.state, 0))
            view = match.view(0)
            assert views.setdefault(fingerprint, str(view)) == str(view)
            assert int(known(match.imagine(0, seed).state, 0)) == fingerprint
            match.play(source.choice(match.legal()))
