"""A kitchen that cannot be is refused when the game is loaded, with what would be right."""

from dataclasses import replace

import pytest

import cheeseboard as cb
from cheeseboard.games.chop_chop import parts


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        (
            "HOLES",
            {"N": "d1", "E": "d1", "S": "d6", "W": "a3"},
            "HOLES: two holes open on d1; give hole N a square of its own",
        ),
        ("HOLES", {"N": "z9"}, "HOLES: z9 is no square of the kitchen, which goes from a1 to g6"),
        ("HOLES", {"N": "d3"}, "HOLES: hole N opens on d3, where the table stands"),
        ("LEGS", ("a1",), "LEGS: the legs stand under the table"),
        ("MOUSE_DIE", (), "MOUSE_DIE: a die has faces, each a number from 1 to 6, not ()"),
        ("CAT_DIE", (1, 0), "CAT_DIE: a die has faces, each a number from 1 to 6, not (1, 0)"),
        ("TILES", {"standard": {"cheese": 10}}, "TILES: standard must say how many there are of cheese, broken"),
    ],
)
def test_edited_data_is_checked(monkeypatch: pytest.MonkeyPatch, name: str, value: object, says: str) -> None:
    parts.check()  # as it stands it is sound
    monkeypatch.setattr(parts, name, replace(getattr(parts, name), value=value))
    with pytest.raises(cb.BadTable) as refused:
        parts.check()
    assert says in str(refused.value)
