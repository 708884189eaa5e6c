"""Golden records: whole matches that a person can read, and that must come out the same for ever."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import cheeseboard as cb
from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Option
from cheeseboard.games import get

from ..views import FILE, views

GOLDEN = Path(__file__).parent.parent / "golden"
RECORDS = sorted(GOLDEN.glob("*.cheese"))


@pytest.mark.parametrize("name", cb.shelf())
def test_every_table_but_for_who_sits_where_has_a_golden_record(name: str) -> None:
    game = get(name)
    there = set()
    for match in (cb.load(path.read_text()) for path in RECORDS):
        if match.game is game:
            variant = {each.name: match.options[each.name] for each in game.options if not is_a_seat(each, game)}
            there.add((match.players, *variant.items()))
    assert there == {(players, *variant.items()) for players in game.counts for variant in variants(game, players)}


def is_a_seat(option: Option, game: Game) -> bool:
    """Whether it only says which seat has a part, which makes no other game of it."""
    return option.values == tuple(map(str, range(max(game.counts))))


def variants(game: Game, players: int) -> Iterator[dict[str, str]]:
    """All that can be chosen for a table of so many, but for seats."""

    def choose(chosen: dict[str, str], *left: Option) -> Iterator[dict[str, str]]:
        if not left:
            yield {each.name: chosen[each.name] for each in game.options if not is_a_seat(each, game)}
            return
        option, *rest = left
        seat = is_a_seat(option, game)
        for value in [option.usual(players, chosen)] if seat else option.choices(players, chosen):
            yield from choose({**chosen, option.name: value}, *rest)

    return choose({}, *game.options)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_comes_out_byte_for_byte(path: Path) -> None:
    golden = path.read_text()
    told = cb.load(golden)
    again = cb.Match.new(told.game, told.players, told.options, key=told.key, names=told.names)
    for move in told.moves:
        again.play(move)
    assert again.record() == golden


def test_what_the_page_is_tested_with_is_what_seats_see_in_golden_matches() -> None:
    assert msgspec.json.decode(FILE.read_bytes()) == msgspec.json.decode(msgspec.json.encode(views())), (
        "python -m tests.views"
    )
