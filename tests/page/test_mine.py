"""My games and how I do: the history, the statistics, a rating, and to be forgotten."""

import pytest
from playwright.sync_api import expect

from .conftest import NewPlayer, Server
from .gathering import asked, lay, meet, named, play_on
from .player import Player, faults, too_wide

pytestmark = pytest.mark.page


def resigned(host: Player, friend: Player) -> None:
    """The friend gives a match up."""
    meet(host, friend)
    friend.page.evaluate(
        """() => new Promise((done) => {
          const id = location.pathname.split('/').pop();
          const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?since=0`);
          socket.onopen = () => socket.send('{"type": "resign"}');
          socket.onmessage = ({ data }) => JSON.parse(data).table?.state === 'over' && done();
        })"""
    )


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (1280, 800)])
def test_games_are_remembered_counted_and_seen_again(
    new_player: NewPlayer, quick: Server, axe: str, size: tuple[int, int]
) -> None:
    ada = named(new_player(quick, viewport={"width": size[0], "height": size[1]}), "Ada")
    bo = named(new_player(quick), "Bo")
    table = lay(ada, "me", "search:1", game="chop-chop")
    ada.go(table)
    play_on(ada)
    resigned(ada, bo)
    ada.go("/games")
    newest = ada.page.get_by_role("link", name="You won").first
    expect(newest).to_contain_text("Bo gave up")
    ada.page.get_by_text("Against whom").first.click()
    expect(ada.page.get_by_text("Bo: 1 of 1 won").or_(ada.page.get_by_text("Pip:")).first).to_be_visible()
    assert faults(ada.page, axe) == []
    assert too_wide(ada.page) == 0
    ada.page.locator(f"a[href='/replay/{table.removeprefix('/table/')}']").click()
    ada.page.wait_for_url("**/replay/*")


def test_a_rating_is_there_once_wanted_and_earned(new_player: NewPlayer, quick: Server) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick), "Bo")
    ada.go("/games")
    wanted = ada.page.get_by_role("switch", name="Rate my games")
    expect(wanted).not_to_be_checked()
    wanted.check()
    ada.page.reload()
    expect(wanted).to_be_checked()
    for _ in range(4):
        resigned(ada, bo)
    ada.go("/games")
    expect(ada.page.get_by_text("A rating comes with the fifth game")).to_be_visible()
    resigned(ada, bo)
    ada.go("/games")
    expect(ada.page.get_by_text("5 wins in a row")).to_be_visible()
    rating = ada.page.get_by_text("Rating 1")
    expect(rating).to_be_visible()
    wanted.uncheck()
    expect(rating).to_have_count(0)


def test_everything_goes_when_one_says_so_twice(new_player: NewPlayer, quick: Server, axe: str) -> None:
    ada, bo = named(new_player(quick), "Ada"), named(new_player(quick), "Bo")
    resigned(ada, bo)
    ada.go("/games")
    delete = ada.page.get_by_role("button", name="Delete my name and games")
    delete.click()
    expect(ada.page.get_by_text("Delete all of it? Nobody can bring it back.")).to_be_visible()
    assert faults(ada.page, axe) == []
    ada.page.get_by_role("button", name="No, keep it").click()
    expect(ada.page.get_by_role("link", name="You won")).to_be_visible()
    delete.click()
    ada.page.get_by_role("button", name="Yes, delete all of it").click()
    ada.page.wait_for_url(f"{quick.address}/")
    expect(ada.page.get_by_text("Your name, your games and all you wrote have been deleted.")).to_be_visible()
    ada.page.get_by_role("link", name="My games").first.click()
    expect(ada.page.get_by_text("Every game that you finish will be here.")).to_be_visible()
    assert asked(ada.page.context.request.get(f"{quick.address}/api/me"))["name"] is None
    bo.go("/games")
    expect(bo.page.get_by_role("link", name="Guest won")).to_be_visible()
