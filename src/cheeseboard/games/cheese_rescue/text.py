"""Cheese Rescue in words: notation, log, and the table in a terminal."""

import re
from collections.abc import Iterator, Sequence

from cheeseboard.engine.bits import bit
from cheeseboard.engine.errors import IllegalMove, UnreadableMove
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot, State, both

from .rules import CELLS, NO_CARD, deal, draw, last_to_lay, place, turn
from .view import CARDS, count, frame

_NUMBER = r"(0|-?[1-9][0-9]*)"
_MOVE = re.compile(rf"({'|'.join(CARDS)}) {_NUMBER},{_NUMBER}")

HELP = """\
Type a card and a cell: [b]cat 1,-2[/b] lays a cat in column 1, row -2.
Cards are dog, cat, mouse and c1, c2, c3: your cheese by its value.
Columns grow to the right, rows grow downward; 0,0 is where it all began.
A card goes beside one already laid, and everything must fit in the square.
At the end cats beside dogs flee, then mice beside the cats that stayed are
caught, then cheese beside the mice that are left is eaten. Keep the most."""


def write(state: Snapshot, move: int) -> str:
    return write_all(state, [move])[0]


def write_all(state: Snapshot, moves: Sequence[int]) -> list[str]:
    at = frame(state)
    cells = {cell: "{},{}".format(*place(at, cell)) for cell in {move % CELLS for move in moves}}
    return [f"{CARDS[move // CELLS]} {cells[move % CELLS]}" for move in moves]


def read(state: Snapshot, text: str) -> int:
    match = _MOVE.fullmatch(text)
    if not match:
        raise UnreadableMove(f"{text!r} is no move: write a card ({both(CARDS)}) and a cell, like 'cat 1,-2'.")
    card, x, y = match[1], int(match[2]), int(match[3])
    cell = (x + 8 * y) & (CELLS - 1)
    if place(frame(state), cell) != (x, y):
        raise IllegalMove(f"{text}: {_misplaced(state, x, y)}")
    return CARDS.index(card) * CELLS + cell


def refusal(state: Snapshot, move: int) -> str:
    card, cell = CARDS[move // CELLS], move % CELLS
    x, y = place(frame(state), cell)
    hand = state.hands[turn(state)]
    if not hand[move // CELLS]:
        return f"you hold no {card}; you hold {both(CARDS[kind] for kind in range(len(CARDS)) if hand[kind])}"
    if state.laid & bit(cell):
        return f"a card lies at {x},{y} already"
    return _misplaced(state, x, y)


def _misplaced(state: Snapshot, x: int, y: int) -> str:
    """Why no card may be laid on an empty cell."""
    if not state.laid:
        return "the first card goes to 0,0"  # CR-10
    if state.centred:
        fits = max(abs(x), abs(y)) <= state.side // 2
    else:
        wide = max(state.right, x) - min(state.left, x) + 1
        high = max(state.bottom, y) - min(state.top, y) + 1
        fits = max(wide, high) <= state.side
    return f"{x},{y} shares no side with a card laid" if fits else _outside(state)  # CR-9, CR-11


def _outside(state: Snapshot) -> str:  # CR-11
    square = f"a {state.side}×{state.side} square"
    if state.centred:
        half = state.side // 2
        return f"lies outside {square} around the start card (columns and rows -{half}..{half})"
    spans = f"columns {state.left}..{state.right}, rows {state.top}..{state.bottom}"
    return f"does not fit in {square} with the cards laid ({spans})"


def lines(before: Snapshot, cause: int, after: Snapshot) -> list[str]:
    if cause == CHANCE:
        drawn = " ".join(CARDS[kind] for kind in after.drawn if kind != NO_CARD)
        return [
            f"- deal {before.dealt} {drawn}" if after.dealt > before.dealt else f"- draw {last_to_lay(after)} {drawn}"
        ]
    log = [f"{turn(before)} {write(before, cause)}"]
    if turn(after) == OVER:
        final = count(after)
        log.append(f"- end {' '.join(map(str, final['points']))} | {' '.join(map(str, final['winners']))}")
    return log


def retell(state: State, lines: Iterator[str]) -> None:
    line = next(lines)
    dealing = state.dealt < state.players
    expected = f"- deal {state.dealt}" if dealing else f"- draw {last_to_lay(state)}"
    count = len(state.drawn) if dealing else 1
    words = line.split(" ")
    if " ".join(words[:3]) != expected or len(words) != 3 + count:
        raise ValueError(f"expected '{expected}' and {count} of dog, cat and mouse, found '{line}'")
    for slot, word in enumerate(words[3:]):
        kind = CARDS.index(word) if word in CARDS else NO_CARD
        if not 0 <= kind < len(state.pile):
            raise ValueError(f"expected dog, cat or mouse, found '{word}'")
        if not state.pile[kind]:
            raise ValueError(f"no {word} is left in the pile to draw")
        state.pile[kind] -= 1
        state.drawn[slot] = kind
    if dealing:
        deal(state)
    else:
        draw(state)


_GLYPHS = {"dog": ("DOG", "b blue"), "cat": ("CAT", "b red"), "mouse": ("MSE", "b magenta"), "start": (" + ", "dim")}
_RINDS = ("()", "<>", "[]", "{}")  # a seat's cheese by shape, as on the cards: wheel, wedge, cube, log
_SHADES = ("yellow", "green", "cyan", "white")


def picture(view: Json) -> str:
    laid = {tuple(each["cell"]): each for each in view["cells"]}
    free = {tuple(map(int, move.split(" ")[1].split(","))) for move in view["legal"]}
    shown = list(laid) + list(free) or [(0, 0)]
    columns = range(min(x for x, _ in shown), max(x for x, _ in shown) + 1)
    rows = range(min(y for _, y in shown), max(y for _, y in shown) + 1)
    leaves = (
        {tuple(cell) for step in ("fled", "caught", "eaten") for cell in view["count"][step]} if not free else set()
    )
    picture = ["      " + "".join(f"{x:^5}" for x in columns)]
    for y in rows:
        cells = [_square(laid.get((x, y)), (x, y) in free, (x, y) in leaves) for x in columns]
        picture.append(f"  {y:>3} " + "".join(cells))
    picture.append("")
    for seat, hand in enumerate(view["hands"]):
        shape = f"[{_SHADES[seat]}]{_escaped(_RINDS[seat])}[/]"
        points = view["count"]["points"][seat]
        cheese = " ".join(hand["cheese"]) or "none"
        arrow = "→" if view["turn"] == seat else " "
        picture.append(
            f"{arrow} seat {seat} {shape}  {points} points now, holds {hand['animals']} animals, cheese: {cheese}"
        )
    picture.append(f"  pile: {view['pile']} animals, {view['laid']} of {view['lays']} cards laid")
    if view["hand"] is not None:
        picture.append(f"  your hand: [b]{' '.join(view['hand'])}[/b]")
    return "\n".join(picture)


def _square(card: Json | None, free: bool, leaves: bool) -> str:
    if card is None:
        return "[dim]  ·  [/]" if free else "     "
    if card["owner"] is None:
        glyph, shade = _GLYPHS[card["card"]]
    else:
        rind, shade = _RINDS[card["owner"]], _SHADES[card["owner"]]
        glyph = f"{rind[0]}{card['card'][1]}{rind[1]}"
    mark = "x" if leaves else " "
    return f"[{shade}]{mark}{_escaped(glyph)}{mark}[/]"


def _escaped(glyph: str) -> str:
    return glyph.replace("[", r"\[")


def sentence(event: Json, names: Sequence[str]) -> str:
    match event["type"]:
        case "deal":
            cards = (
                " and ".join(f"a {card}" for card in event["cards"]) if event["cards"] else f"{event['count']} animals"
            )
            return f"{names[event['seat']]} draws {cards}."
        case "draw":
            return f"{names[event['seat']]} draws {'a ' + event['card'] if event['card'] else 'an animal'}."
        case "move":
            card = event["card"]
            what = f"a {card[1]}-point cheese" if card.startswith("c") and card != "cat" else f"a {card}"
            return f"{names[event['seat']]} lays {what} at {event['cell'][0]},{event['cell'][1]}."
        case _:
            return _ending(event, names)


def _ending(event: Json, names: Sequence[str]) -> str:
    final = event["count"]
    told = [
        f"{len(final['fled'])} cats flee from dogs, {len(final['caught'])} mice are caught by the cats that stayed, "
        f"{len(final['eaten'])} cheeses are eaten by the mice that are left.",
        ", ".join(f"{name} {points}" for name, points in zip(names, final["points"], strict=True)) + ".",
    ]
    who = both(names[seat] for seat in event["winners"])
    told.append(
        {
            "points": f"{who} wins with the most points!",
            "cheeses": f"{who} wins: tied on points, but with more cheese cards left!",
            "shared": f"{who} share the victory!",
        }[event["reason"]]
    )
    return "\n".join(told)


REASONS = {
    "only": "is the only move",
    "wins": "wins the game",
    "shares": "shares the win",
    "saves": "saves your {cheese}",
    "eats": "eats {whose} {cheese}",
    "frees": "chases off a cat, so that a mouse eats {whose} {cheese}",
    "safe": "puts your {cheese} where no mouse can ever eat it",
    "lays": "scores your {cheese} for now, with {sides} open to mice",
    "gives": "costs you only a {cheese}",
    "seals": "makes your {cheese} safe for good",
    "dooms": "leaves {whose} {cheese} past saving",
    "leads": "puts you in the lead, {points} to {whose} {theirs}",
    "covers": "leaves your {cheese} with {sides} open to mice",
    "bares": "chases off a cat that guards {whose} {cheese}",
    "denies": "takes {one_of} from which a cat could save {whose} {cheese}",
    "clears": "makes {places} fit for cheese again",
    "spoils": "spoils {places} for cheese, and {who} holds more of it than you",
    "guards": "keeps mice off {places}",
    "chases": "chases off {cat}",
    "harmless": "puts the mouse where it harms none of your cheese",
    "caught": "puts the mouse where a cat catches it and it harms none of your cheese",
    "intact": "costs you none of your cheese",
    "withholds": "leaves {whose} {cheese} to its mouse",
    "keeps": "keeps your {cheese} until there is a safe cell for it",
}


def reason(given: Json, names: Sequence[str]) -> str:
    values = given.get("values", [given.get("value")])
    who, sides, cells, cats = (names[given.get("seat", 0)], *(given.get(key, 0) for key in ("open", "cells", "cats")))
    return REASONS[given["type"]].format(
        **given,
        who=who,
        whose=f"{who}'s",
        cheese=f"{both([*(f'{value}-' for value in values[:-1]), f'{values[-1]}-point'])} cheese",
        sides={0: "no side", 1: "only one side"}.get(sides, f"{sides} sides"),
        places="a cell" if cells == 1 else f"{cells} cells",
        cat="a cat" if cats == 1 else f"{cats} cats",
        one_of="a cell" if given.get("left") else "the last cell",
    )
