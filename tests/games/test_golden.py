"""Golden records: whole matches that a person can read, and that must come out the same for ever."""

from itertools import product
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.games import get, names

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.cheese"))


SEATS = ("first", "cat")


def test_every_table_but_for_who_sits_where_has_a_golden_record() -> None:
    there = set()
    for path in RECORDS:
        match = cb.load(path.read_text())
        options = {name: value for name, value in match.options.items() if name not in SEATS}
        there.add((match.game.name, match.players, *options.values()))
    tables = {
        (game, players, *choice)
        for game in names()
        for players in get(game).counts
        for choice in product(*(o.choices(players) for o in get(game).options if o.name not in SEATS))
    }
    assert there == tables


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_comes_out_byte_for_byte(path: Path) -> None:
    golden = path.read_text()
    told = cb.load(golden)
    again = cb.Match(told.game, told.players, told.options, key=told.key, names=told.names)
    for move in told.moves:
        again.play(move)
    assert again.record() == golden
