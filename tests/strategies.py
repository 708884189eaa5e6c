"""What Hypothesis draws: matches stopped somewhere, of any game on the shelf."""

import random
from typing import Any

from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.games import get, names


def random_match(game: str, players: int, seed: int, moves: int, **options: Any) -> cb.Match:
    """A match in which so many random moves have been made, or all there were."""
    match = cb.new(game, players=players, seed=seed, **options)
    source = random.Random(seed)
    while match.turn is not None and len(match.moves) < moves:
        match.play(source.choice(match.legal()))
    return match


@st.composite
def tables(draw: Any) -> tuple[str, int, dict[str, str]]:
    """A game, a number of players and options that go together."""
    game = get(draw(st.sampled_from(names())))
    players = draw(st.sampled_from(game.counts))
    options: dict[str, str] = {}
    for option in game.options:
        options[option.name] = draw(st.sampled_from(option.choices(players, options)))
    return game.name, players, options


@st.composite
def matches(draw: Any) -> cb.Match:
    game, players, options = draw(tables())
    return random_match(game, players, draw(st.integers(0, 2**32)), draw(st.integers(0, 60)), **options)
