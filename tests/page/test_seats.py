"""The plates of those who sit at a table."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import PHONE, NewPlayer, Server
from .gathering import lay
from .player import Player, too_wide, until

pytestmark = pytest.mark.page

Points = Callable[[dict[str, Any], int], int]

INSIDE = """(points) => points.every((one) => {
  const inner = one.getBoundingClientRect(), plate = one.closest('.seat').getBoundingClientRect();
  return inner.width > 0 && inner.left >= plate.left && inner.right <= plate.right && inner.bottom <= plate.bottom;
})"""


def of_cheese(view: dict[str, Any], seat: int) -> int:
    points: int = view["count"]["points"][seat]
    return points


def of_totals(view: dict[str, Any], seat: int) -> int:
    points: int = view["totals"][seat]
    return points


def of_side(view: dict[str, Any], seat: int) -> int:
    """The cat counts mice, the mice count cheeses."""
    caught: int = view["mice"].count(None)
    stash: int = view["stash"]
    return caught if seat == view["cat_seat"] else stash


def same(ada: Player, shown: Locator, points: Points) -> bool:
    view = next(told["view"] for told in reversed(ada.received) if told["type"] == "update")
    return shown.all_inner_texts() == [str(points(view, seat)) for seat in range(view["players"])]


@pytest.mark.parametrize("viewport", [PHONE, {"width": 320, "height": 568}], ids=["phone", "smallest"])
@pytest.mark.parametrize(
    ("game", "most", "points"),
    [("cheese-rescue", 4, of_cheese), ("cheez-tricks", 5, of_totals), ("chop-chop", 5, of_side)],
)
def test_a_phone_shows_the_points_of_everybody(
    new_player: NewPlayer,
    quick: Server,
    game: str,
    most: int,
    points: Points,
    viewport: dict[str, int],
) -> None:
    ada = new_player(quick, viewport=viewport)
    for players in {2, 3, most}:
        ada.go(lay(ada, "me", *["greedy"] * (players - 1), game=game))
        shown = ada.page.locator(".seat [data-points]")
        expect(shown).to_have_count(players)
        until(ada.page, partial(same, ada, shown, points), "the plates show the points of the view")
        assert shown.evaluate_all(INSIDE)
        assert too_wide(ada.page) == 0
