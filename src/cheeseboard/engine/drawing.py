"""Pictures of a table for notebooks, laid out of the page's own pieces: `stickers/<game>.json`, made with the page."""

import json
from collections.abc import Callable, Iterable
from functools import cache
from importlib.resources import files
from typing import Any
from xml.sax.saxutils import escape

PAPER, INK, LINE = "#FFF7E6", "#2C2833", "#B99B6B"


class Drawing:
    """Things put down one after another on a sheet; what comes later lies on top."""

    def __init__(self, game: str, width: float, height: float) -> None:
        self._game, self._size = game, (width, height)
        self._used: dict[str, str] = {}
        self._put: list[str] = [f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}"/>']

    def piece(self, name: str, x: float, y: float, width: float, height: float, faint: bool = False) -> None:
        """One of the game's pieces; its name where the page has not been built."""
        sticker = stickers(self._game).get(name)
        if sticker is None:
            self.box(x, y, width, height, "white")
            self.words(name, x + width / 2, y + height / 2, 12)
            return
        mark = f"{self._game}-{name}"  # several pictures may stand on one page
        self._used[name] = f'<symbol id="{mark}" viewBox="{sticker["field"]}">{sticker["drawing"]}</symbol>'
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" opacity="{0.4 if faint else 1}"'
        self._put.append(f'<use href="#{mark}" {place}/>')

    def box(self, x: float, y: float, width: float, height: float, fill: str = "none") -> None:
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        self._put.append(f'<rect {place} rx="3" fill="{fill}" stroke="{LINE}"/>')

    def words(self, text: str, x: float, y: float, size: float, anchor: str = "middle") -> None:
        """A line of text whose middle is at this height."""
        how = f'font-family="sans-serif" font-size="{size:g}" text-anchor="{anchor}" dominant-baseline="central"'
        self._put.append(f'<text x="{x:g}" y="{y:g}" {how} fill="{INK}">{escape(text)}</text>')

    def svg(self) -> str:
        width, height = self._size
        frame = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        return f"<svg {frame}><defs>{''.join(self._used.values())}</defs>{''.join(self._put)}</svg>"


class Cards(list[str]):
    """Cards in a hand: a list, which notebooks show as they lie there."""

    def __init__(self, game: str, cards: Iterable[str], piece: Callable[[str], str] = str) -> None:
        """The piece is what a card looks like, where it is not called so: few hands are ever drawn."""
        super().__init__(cards)
        self._drawn = game, piece

    def _repr_svg_(self) -> str:
        game, piece = self._drawn
        wide, high, gap = 60, 84, 8
        sheet = Drawing(game, max(1, len(self)) * (wide + gap) + gap, high + 2 * gap)
        for place, card in enumerate(self):
            sheet.piece(piece(card), gap + place * (wide + gap), gap, wide, high)
        return sheet.svg()


@cache
def stickers(game: str) -> dict[str, Any]:
    """The pieces of a game by name; none where the page has not been built."""
    sheet = files("cheeseboard") / "server" / "page" / "stickers" / f"{game}.json"
    if not sheet.is_file():
        return {}
    found: dict[str, Any] = json.loads(sheet.read_text(encoding="utf-8"))
    return found
