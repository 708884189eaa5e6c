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


def reason(given: Json, names: Sequence[str]) -> str:  # noqa: C901 -- one line for each type
    def whose(seat: int) -> str:
        return f"{names[seat]}'s"

    match given["type"]:
        case "only":
            return "is your only move"
        case "wins":
            return "shares the win" if given["shared"] else "wins the game"
        case "saves":
            return f"saves your {_cheese(given['values'])}"
        case "eats":
            lost = f"{whose(given['seat'])} {_cheese(given['values'])}"
            return f"eats {lost}" if given["card"] == "mouse" else f"chases off a cat, so that a mouse eats {lost}"
        case "safe":
            return f"puts your {_cheese([given['value']])} where no mouse can ever eat it"
        case "lays":
            return f"scores your {_cheese([given['value']])} for now, with {_sides(given['open'])} open to mice"
        case "gives":
            return f"costs you only a {_cheese([given['value']])}"
        case "seals":
            return f"makes your {_cheese(given['values'])} safe for good"
        case "dooms":
            return f"leaves {whose(given['seat'])} {_cheese(given['values'])} past saving"
        case "leads":
            return f"puts you in the lead, {given['points']} to {whose(given['seat'])} {given['theirs']}"
        case "covers":
            return f"leaves your {_cheese([given['value']])} with {_sides(given['open'])} open to mice"
        case "bares":
            return f"chases off a cat that guards {whose(given['seat'])} {_cheese([given['value']])}"
        case "denies":
            left = "the last cell" if given["left"] == 0 else "a cell"
            return f"takes {left} from which a cat could save {whose(given['seat'])} {_cheese([given['value']])}"
        case "clears":
            return f"makes {_cells(given['cells'])} fit for cheese again"
        case "spoils":
            return f"spoils {_cells(given['cells'])} for cheese, and {names[given['seat']]} holds more of it than you"
        case "guards":
            return f"keeps mice off {_cells(given['cells'])}"
        case "chases":
            return f"chases off {'a cat' if given['cats'] == 1 else str(given['cats']) + ' cats'}"
        case "harmless":
            why = ": a cat catches it at once" if given["caught"] else ""
            return f"puts the mouse where it harms none of your cheese{why}"
        case "intact":
            return "costs you none of your cheese"
        case "withholds":
            return f"leaves {whose(given['seat'])} {_cheese([given['value']])} to its mouse"
        case _:
            return f"keeps your {_cheese([given['value']])} until there is a safe cell for it"


def _cheese(values: Sequence[int]) -> str:
    """`3-point cheese`, `3- and 1-point cheese`"""
    return f"{both([*(f'{value}-' for value in values[:-1]), f'{values[-1]}-point'])} cheese"


def _sides(count: int) -> str:
    return {0: "no side", 1: "only one side"}.get(count, f"{count} sides")


def _cells(count: int) -> str:
    return "a cell" if count == 1 else f"{count} cells"
