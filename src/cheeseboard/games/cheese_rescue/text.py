"""Cheese Rescue in text: notation, log, and the table in a terminal."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain
from typing import Any

import msgspec
import numpy as np

from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.errors import BadLine, IllegalMove, UnreadableMove
from cheeseboard.engine.folder import Say
from cheeseboard.engine.snapshot import snapshot
from cheeseboard.engine.told import Event, Said

from .rules import ANIMALS, CELLS, NO_CARD, State, aimed, corner, happen, last_to_lay, turn
from .view import CARDS, START, Cell, Deal, Draw, Laid, Move, View, count, laid_cards, place

_NUMBER = r"(0|-?[1-9][0-9]{0,3})"
_MOVE = re.compile(rf"({'|'.join(CARDS)}) {_NUMBER},{_NUMBER}")


_CELLS = tuple(f"{column}{row}" for row in range(1, 9) for column in "abcdefgh")
"""From the cell of the first card on, right and down, and round the edge: h is left of a."""
SPELLING = {
    **dict.fromkeys(("laid", "area", "animals", "cheese", "worth"), _CELLS),
    "drawn": CARDS,
}


def write(state: State, move: int) -> str:
    return write_all(state, [move])[0]


def write_all(state: State, moves: Sequence[int]) -> list[str]:
    written = _written(corner(state))
    return [written[move] for move in moves]


@cache
def _written(at: Cell) -> list[str]:
    """Every move, by its number: there are but 64 corners."""
    return ["{} {},{}".format(card, *place(at, cell)) for card in CARDS for cell in range(CELLS)]


def write_each(positions: Any, causes: Sequence[int]) -> list[str]:
    corners = zip((positions["left"] - 1).tolist(), (positions["top"] - 1).tolist(), strict=True)
    return [_written(corner)[cause] for corner, cause in zip(corners, causes, strict=True) if cause != CHANCE]


def read_each(moves: Sequence[str]) -> list[int] | None:
    left = top = -1  # of the window, which begins one cell before the cards laid, and these at 0,0
    numbers = []
    for text in moves:
        if text not in _SPOTS:
            return None
        kind, x, y = _SPOTS[text]
        numbers.append(kind * CELLS + x - left + 8 * (y - top))
        left, top = min(left, x - 1), min(top, y - 1)
    return numbers


_FAR = range(-8, 8)
_SPOTS = {f"{card} {x},{y}": (kind, x, y) for kind, card in enumerate(CARDS) for x in _FAR for y in _FAR}
"""Every move that a match can have: its card's kind, and its cell."""


def read(state: State, text: str) -> int:
    match = _MOVE.fullmatch(text)
    if not match:
        raise UnreadableMove("cheese-rescue.unreadable", move=text, cards=list(CARDS))
    card, x, y = match[1], int(match[2]), int(match[3])
    left, top = corner(state)
    if not (0 <= x - left < 8 and 0 <= y - top < 8):
        raise _misplaced(state, (x, y))
    return CARDS.index(card) * CELLS + x - left + 8 * (y - top)


def refusal(state: State, move: int) -> IllegalMove:
    kind, cell = divmod(move, CELLS)
    hand = state.hands[turn(state)]
    if not hand[kind]:
        held = [card for card, number in zip(CARDS, hand, strict=True) if number]
        return IllegalMove("cheese-rescue.refusal-hand", card=CARDS[kind], hand=held)
    at = place(corner(state), cell)
    return (
        IllegalMove("cheese-rescue.refusal-taken", cell=at)
        if state.laid & aimed(state, move)
        else _misplaced(state, at)
    )


def _misplaced(state: State, cell: Cell) -> IllegalMove:
    """Why no card may be laid on an empty cell."""
    if not state.laid:  # CR-10
        return IllegalMove("cheese-rescue.refusal-first")
    x, y = cell
    half = state.side // 2
    if state.centred:  # CR-11
        if max(abs(x), abs(y)) > half:
            return IllegalMove("cheese-rescue.refusal-outside", cell=cell, size=state.side, half=half)
    elif max(max(state.right, x) - min(state.left, x), max(state.bottom, y) - min(state.top, y)) >= state.side:
        spans = {"left": state.left, "right": state.right, "top": state.top, "bottom": state.bottom}
        return IllegalMove("cheese-rescue.refusal-too-wide", cell=cell, size=state.side, **spans)
    return IllegalMove("cheese-rescue.refusal-apart", cell=cell)  # CR-9


def told(state: State, move: int) -> Said:
    kind, cell = divmod(move, CELLS)
    at = place(corner(state), cell)
    side, near = _landmark(state, at)
    beside = {"side": side, "near": near.card if near else None, "near_seat": near.owner if near else None}
    return Said("cheese-rescue.move-lay", {"card": CARDS[kind], "cell": at, **beside})


_SIDES = {(1, 0): "left", (-1, 0): "right", (0, 1): "above", (0, -1): "below"}
"""On which side of a card a cell lies, by the way from the cell to the card."""


def _landmark(state: State, cell: Cell) -> tuple[str | None, Laid | None]:
    """A card beside a cell by which people find it, and on which side of it the cell lies: best one of a kind."""
    laid = laid_cards(state)
    kinds = Counter((each.card, each.owner) for each in laid)
    found = [(_SIDES.get((each.cell[0] - cell[0], each.cell[1] - cell[1])), each) for each in laid]
    beside = [(side, each) for side, each in found if side]
    return min(beside, key=lambda one: (kinds[one[1].card, one[1].owner], one[1].owner is None), default=(None, None))


def follows(positions: Any, causes: Sequence[int]) -> list[Sequence[str]]:
    dealt, drawn = positions["dealt"].tolist(), positions["drawn"].tolist()
    drawers = np.asarray(last_to_lay(positions.view(np.recarray))).tolist()
    told: list[Sequence[str]] = []
    for number, cause in enumerate(causes):
        if cause != CHANCE:
            told.append(())
            continue
        cards = " ".join([CARDS[kind] for kind in drawn[number + 1] if kind != NO_CARD])
        dealing = dealt[number + 1] > dealt[number]
        told.append((f"- deal {dealt[number]} {cards}" if dealing else f"- draw {drawers[number]} {cards}",))
    last = snapshot(positions, len(causes))
    if turn(last) == OVER:
        final = count(last)
        told[-1] = (*told[-1], f"- end {' '.join(map(str, final.points))} | {' '.join(map(str, final.winners))}")
    return told


def retell(state: State, lines: Iterator[str]) -> None:
    line = next(lines)
    dealing = state.dealt < state.players
    start = f"- deal {state.dealt}" if dealing else f"- draw {last_to_lay(state)}"
    number = len(state.drawn) if dealing else 1
    animals = CARDS[:ANIMALS]
    words = line.split(" ")
    drawn = words[3:]
    if " ".join(words[:3]) != start or len(drawn) != number or not set(drawn) <= set(animals):
        raise BadLine("cheese-rescue.line-drawn", start=start, number=number, animals=list(animals), found=line)
    for animal in drawn:
        kind = animals.index(animal)
        if not state.pile[kind]:
            raise BadLine("cheese-rescue.line-none-left", card=animal)
        happen(state, kind)


def outcome(state: State, number: int) -> str:
    return CARDS[number]


def suppose(start: State, events: Sequence[Event]) -> Iterator[str]:
    drawn: list[tuple[str, list[str]]] = []
    unknown: list[list[tuple[list[str], int]]] = [[] for _ in range(start.players)]  # by seat, oldest first
    left = {animal: int(start.pile[kind]) for kind, animal in enumerate(CARDS[:ANIMALS])}
    for event in events:
        match event:
            case Deal(seat, count, told):
                drawn.append((f"- deal {seat}", list(told or [""] * count)))
            case Draw(seat, card):
                drawn.append((f"- draw {seat}", [card or ""]))
            case Move(seat, _, card) if unknown[seat] and card in left:  # whatever it plays it has held
                cards, slot = unknown[seat].pop(0)
                cards[slot] = card
                left[card] -= 1
                continue
            case _:
                continue
        for slot, card in enumerate(drawn[-1][1]):
            if card:
                left[card] -= 1
            else:
                unknown[seat].append((drawn[-1][1], slot))
    rest = (animal for animal, count in left.items() for _ in range(count))
    for cards, slot in chain.from_iterable(unknown):
        cards[slot] = next(rest)
    return (f"{who} {' '.join(cards)}" for who, cards in drawn)


_SHADES = {"dog": "b blue", "cat": "b red", "mouse": "b magenta", START: "dim"}
_RINDS = ("()", "<>", "[]", "{}")  # a seat's cheese by shape, as on the cards: wheel, wedge, cube, log
_RIND_SHADES = ("yellow", "green", "cyan", "white")


def picture(view: View, say: Say) -> str:
    laid = {one.cell: one for one in view.cells}
    free = {_cell(move) for move in view.legal}
    shown = [*laid, *free] or [(0, 0)]
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    leaves = set() if free else {*view.count.fled, *view.count.caught, *view.count.eaten}
    glyphs = {card: say("glyph", card=card) for card in _SHADES}
    picture = ["      " + "".join(f"{x:^5}" for x in columns)]
    for y in rows:
        cells = [_square(laid.get((x, y)), (x, y) in free, (x, y) in leaves, glyphs) for x in columns]
        picture.append(f"  {y:>3} " + "".join(cells))
    picture.append("")
    for seat, hand in enumerate(view.hands):
        shape = f"[{_RIND_SHADES[seat]}]{_escaped(_RINDS[seat])}[/]"
        known = say(
            "picture-seat",
            seat=seat,
            points=view.count.points[seat],
            animals=hand.animals,
            cheese=" ".join(hand.cheese) or None,
        )
        picture.append(f"{'→' if view.turn == seat else ' '} {shape} {known}")
    picture.append("  " + say("picture-table", pile=view.pile, laid=view.laid, lays=view.lays, size=view.size))
    if view.hand is not None:
        picture.append("  " + say("picture-hand", cards=" ".join(view.hand)))
    if view.result:
        counted = {"count": msgspec.to_builtins(view.count)}
        picture += ["", say("count-fled", **counted), say("count-caught", **counted), say("count-eaten", **counted)]
    return "\n".join(picture)


def _cell(move: str) -> Cell:
    x, y = move.split(" ")[1].split(",")
    return int(x), int(y)


def _square(one: Laid | None, free: bool, leaves: bool, glyphs: dict[str, str]) -> str:
    if one is None:
        return "[dim]  ·  [/]" if free else "     "
    if one.owner is None:
        glyph, shade = glyphs[one.card], _SHADES[one.card]
    else:
        rind, shade = _RINDS[one.owner], _RIND_SHADES[one.owner]
        glyph = f"{rind[0]}{one.card[1]}{rind[1]}"
    mark = "x" if leaves else " "
    return f"[{shade}]{mark}{_escaped(glyph)}{mark}[/]"


def _escaped(glyph: str) -> str:
    return glyph.replace("[", r"\[")
