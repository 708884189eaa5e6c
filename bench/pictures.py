"""Film the games as they are played on a phone, for the README: the real page and real bots, in a hidden browser.

    uv run --group bench bench/pictures.py

Writes `docs/<game>.webp`, each small enough for a page that is read on the road.
"""

import argparse
import base64
import io
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, ViewportSize, sync_playwright

DOCS = Path(__file__).resolve().parent.parent / "docs"
SCREEN: ViewportSize = {"width": 390, "height": 720}
SHOWN = 312, 576
"""The size of a picture."""
LARGEST = 400_000
SHORTEST, LONGEST = 200, 700
"""How long a picture stands, in milliseconds: a bot that ponders is not worth waiting for."""
LAST = 1800

PLAY = """
async (turns) => {
  const id = location.pathname.split('/').pop();
  const socket = new WebSocket(`ws://${location.host}/api/tables/${id}/socket?since=0`);
  let last = -1;
  window.played = false;
  socket.onmessage = async ({ data }) => {
    const { type, view, position } = JSON.parse(data);
    if (type !== 'update' || position === last) return;
    if (view.result) { window.played = true; return; }
    if (!view.legal.length) return;
    last = position;
    if (turns-- === 0) { window.played = true; return; }
    const answer = await (await fetch(`/api/tables/${id}/hint`)).json();
    socket.send(JSON.stringify({ type: 'move', move: answer.best?.[0]?.move ?? view.legal[0], position }));
  };
}
"""
"""The page's own person plays what a hint says, so many times or to the end."""


@dataclass(frozen=True)
class Film:
    game: str
    bots: tuple[str, ...]
    turns: int
    """How often we move before it stops; less than none is to the end."""
    seconds: float
    """How much of it is shown, counted from its end."""
    options: tuple[tuple[str, str], ...] = ()


FILMS = (
    Film("cheese-rescue", ("search:2",), turns=-1, seconds=13),
    Film("cheez-tricks", ("search:2", "search:3", "search:4"), turns=9, seconds=15),
    Film("chop-chop", ("search:2",), turns=-1, seconds=15, options=(("cat", "1"), ("first", "0"))),
)

Shot = tuple[float, bytes]


@contextmanager
def serving() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "cheeseboard", "serve", "--no-browser"]
        server = subprocess.Popen(
            [*command, "--database", str(Path(folder) / "tables.db")], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server did not start"
            yield found.group()
        finally:
            server.terminate()
            server.wait()


def lay(page: Page, address: str, film: Film) -> str:
    """A table with us on its first seat; its address."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in film.bots)]
    wanted = {"game": film.game, "seats": seats, "pace": "brisk", "options": dict(film.options)}
    page.request.get(f"{address}/api/me")
    answer = page.request.post(f"{address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    return f"{address}/table/{json.loads(answer.body())['id']}"


def filmed(page: Page, film: Film) -> list[Shot]:
    """Every picture that the browser paints until the end, of which the last seconds are kept."""
    page.locator(".play").wait_for()
    line = page.context.new_cdp_session(page)
    shots: list[Shot] = []

    def keep(frame: dict[str, Any]) -> None:
        at = frame["metadata"]["timestamp"]
        shots[:] = [shot for shot in shots if shot[0] > at - 3 * film.seconds]
        shots.append((at, base64.b64decode(frame["data"])))
        line.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    line.on("Page.screencastFrame", keep)
    line.send("Page.startScreencast", {"format": "png"})
    page.evaluate(PLAY, film.turns)
    while not is_over(page, film):
        page.wait_for_timeout(100)
    page.wait_for_timeout(LAST + 2000)
    line.send("Page.stopScreencast")
    return shots


def is_over(page: Page, film: Film) -> bool:
    """Whether all has been seen; an end that is told step by step is told one step further."""
    if film.turns >= 0:
        return bool(page.evaluate("window.played"))
    following = page.locator("section.count .primary").filter(has_text="Next")
    if following.count():
        following.click()
    return page.get_by_role("button", name="See the table").count() > 0


def cut(shots: list[Shot], seconds: float) -> tuple[list[Image.Image], list[int]]:
    """Without what stands still, from the end backwards as far as there is time."""
    pictures: list[Image.Image] = []
    stands: list[int] = []
    following = shots[-1][0]
    for at, png in reversed(shots):
        lasting = int((following - at) * 1000)
        if pictures and lasting < SHORTEST:
            continue
        following = at
        picture = Image.open(io.BytesIO(png)).convert("RGB").resize(SHOWN)
        if pictures and picture.tobytes() == pictures[-1].tobytes():
            stands[-1] = min(LONGEST, stands[-1] + lasting)
            continue
        pictures.append(picture)
        stands.append(min(LONGEST, max(SHORTEST, lasting)))
        if sum(stands) > seconds * 1000:
            break
    stands[0] = LAST
    return pictures[::-1], stands[::-1]


def write(pictures: list[Image.Image], stands: list[int], file: Path) -> None:
    for quality in range(72, 10, -6):
        first, *rest = pictures
        first.save(file, save_all=True, append_images=rest, duration=stands, loop=0, quality=quality, method=4)
        if file.stat().st_size <= LARGEST:
            break
    print(f"{file.name}: {len(pictures)} pictures, {sum(stands) / 1000:.0f} s, {file.stat().st_size // 1000} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these")
    wanted = parser.parse_args().games
    with serving() as address, sync_playwright() as running:
        browser = running.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for film in FILMS:
            if wanted and film.game not in wanted:
                continue
            context = browser.new_context(viewport=SCREEN, locale="en")
            page = context.new_page()
            page.goto(lay(page, address, film))
            write(*cut(filmed(page, film), film.seconds), DOCS / f"{film.game}.webp")
            context.close()
        browser.close()


if __name__ == "__main__":
    main()
