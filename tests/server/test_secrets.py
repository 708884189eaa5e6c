import random
from collections.abc import Iterator

import pytest

import cheeseboard as cb
from cheeseboard.games import get
from cheeseboard.server.store import Chair, Kept
from cheeseboard.server.table import Table


def a_table(match: cb.Match, players: int, over: bool = False) -> Table:
    assert match.key is not None
    chairs = tuple(Chair(f"person {seat}") for seat in range(players))
    # The key in the store stays the same: only what is on the table is dealt anew.
    return Table(
        Kept("0123456789", match.game.name, dict(match.options), bytes(32), "", 1, chairs, over=over), match, {}
    )


def positions(game: str, players: int, dice: random.Random) -> Iterator[cb.Match]:
    """One match, before each of its first 150 moves."""
    match = cb.new(game, players=players, seed=players)
    for _ in range(150):
        if match.turn is None:
            return
        yield match
        match.play(dice.choice(match.legal()))


@pytest.mark.parametrize("game", cb.games())
def test_no_byte_sent_to_a_seat_depends_on_what_it_cannot_know(game: str) -> None:
    dice = random.Random(5)
    for players in get(game).counts:
        for match in positions(game, players, dice):
            seat = dice.randrange(players)
            sent = a_table(match, players).update(seat, 0)
            for guess in range(3):
                assert a_table(match.imagine(seat, guess), players).update(seat, 0) == sent


@pytest.mark.parametrize("game", cb.games())
def test_no_byte_of_what_a_move_shows_depends_on_what_the_seat_cannot_know(game: str) -> None:
    """The same move in worlds that a seat cannot tell apart: if it hears the same of it, it is sent the same."""
    dice, compared = random.Random(6), 0
    for players in get(game).counts:
        for match in positions(game, players, dice):
            seat, since, move = dice.randrange(players), match.event_count, dice.choice(match.legal())
            worlds = [match.imagine(seat, guess) for guess in range(6)]
            told: dict[str, str] = {}
            for world in worlds:
                if world.check(move) is None:
                    world.play(move)
                    update = a_table(world, players).update(seat, since, arriving=False)
                    assert '"shows":[' in update
                    heard = str(world.events(seat))
                    compared += heard in told
                    assert told.setdefault(heard, update) == update
    assert compared > 100


@pytest.mark.parametrize("game", cb.games())
def test_a_spectator_is_told_nothing_that_depends_on_any_hand(game: str) -> None:
    for match in positions(game, 3, random.Random(7)):
        view = match.view(None)
        for seat in range(3):
            assert match.imagine(seat, seed=1).view(None) == view
        told = a_table(match, 3).update(None, 0)
        assert '"cards":[' not in told
        assert '"hand":[' not in told


def test_the_key_leaves_only_after_the_end() -> None:
    dice = random.Random(3)
    match = cb.new("cheese-rescue", players=2, seed=3)
    key = bytes(32).hex()
    while match.turn is not None:
        table = a_table(match, 2)
        assert all(key not in table.update(seat, 0) for seat in (0, 1, None))
        match.play(dice.choice(match.legal()))
    assert all(key in a_table(match, 2).update(seat, 0) for seat in (0, 1, None))
