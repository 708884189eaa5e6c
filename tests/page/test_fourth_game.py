"""A fourth game, of two folders and a line on the shelf, on the page that is built with it."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.fourth import furnish

from .conftest import NewPlayer, Server

pytestmark = pytest.mark.page


@pytest.fixture
def server_with_it(tmp_path: Path) -> Server:
    checkout = tmp_path / "checkout"
    checkout.mkdir()
    furnish(checkout)
    server = Server(tmp_path)
    server.surroundings = {"PYTHONPATH": str(checkout / "src")}
    surroundings = {**os.environ, **server.surroundings}
    subprocess.run([sys.executable, "web/wire.py"], cwd=checkout, env=surroundings, check=True)
    npm = shlex.split(os.environ.get("CHEESEBOARD_NPM", "npm"))
    subprocess.run([*npm, "run", "build"], cwd=checkout / "web", check=True, capture_output=True)
    return server


def test_it_is_played_on_the_page(server_with_it: Server, new_player: NewPlayer) -> None:
    server_with_it.start()
    try:
        player = new_player(server_with_it)
        player.go()
        player.page.get_by_role("button", name="Play now: Crumbs").click()
        finale = player.page.get_by_text("took the last crumb")
        choice = player.page.locator("[data-take='1']")
        while True:
            choice.or_(finale).first.wait_for()
            if finale.count():
                break
            left = player.page.locator("p[data-plate]").get_attribute("data-plate")
            player.page.keyboard.press("1")
            player.page.wait_for_function(
                "left => document.querySelector('p[data-plate]')?.dataset.plate !== left", arg=left
            )
        assert any("take" in line for line in player.log)
    finally:
        server_with_it.stop()
