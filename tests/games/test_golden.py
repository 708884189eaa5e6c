"""Golden records: whole matches that a person can read, and that must come out the same for ever."""

from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.games import get, names

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.cheese"))


def test_every_game_and_player_count_has_a_golden_record() -> None:
    there = {path.stem for path in RECORDS}
    assert {f"{game}-{players}" for game in names() for players in get(game).counts} <= there


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_comes_out_byte_for_byte(path: Path) -> None:
    golden = path.read_text()
    told = cb.load(golden)
    again = cb.Match(told.game, told.players, told.options, key=told.key, names=told.names)
    for move in told.moves:
        again.play(move)
    assert again.record() == golden
