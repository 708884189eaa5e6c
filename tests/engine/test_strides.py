"""Many steps at once come out byte for byte as one after another."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cheeseboard as cb
from cheeseboard.bots.random import Random, wander
from cheeseboard.engine import record, strides
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.match import Match
from cheeseboard.games import boxed, get
from tests.strategies import random_match, tables

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.cheese"))


@given(table=tables(), seed=st.integers(0, 2**32), limit=st.integers(0, 400))
@settings(max_examples=40)
def test_random_bots_wander_where_they_would_have_gone_move_by_move(table: Any, seed: int, limit: int) -> None:
    game, players, options = table
    slow, fast = (Match.new(get(game), players, options, key=simulated_key(seed, 0)) for _ in range(2))
    company = [Random(seed + seat) for seat in range(players)]
    while slow.turn is not None and len(slow.moves) < limit:
        slow.play(company[slow.turn].among(slow.legal()))
    wander(fast, [Random(seed + seat) for seat in range(players)], limit)
    assert fast.record() == slow.record()
    assert fast == slow
    assert fast.movers == slow.movers


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_true_record_is_followed_at_once_and_otherwise_line_by_line(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    golden = file.read_text()
    (told,) = record.read(golden.splitlines(keepends=True))
    header, key = record._header(told, boxed), record._key(told)
    assert key
    at_once = record._as_told(header, key, told)
    monkeypatch.setattr(record, "_as_told", lambda *_: None)
    one_by_one = cb.load(golden)
    assert at_once == one_by_one
    assert at_once.record() == one_by_one.record() == golden


def test_following_stops_before_a_move_that_is_not_legal() -> None:
    match, moves = random_match("chop-chop", 2, 5, 30), []
    again = cb.new("chop-chop", seed=5)
    for move in match.moves:
        moves.append(again.read(move))
        again.play(move)
    followed = cb.new("chop-chop", seed=5)
    strides.follow(followed, [*moves[:20], moves[0], *moves[20:]], 100)
    assert followed.moves == match.moves[:20]
