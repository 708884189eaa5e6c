"""Chop! Chop! in notation, as a log, and as a kitchen in a terminal."""

import re
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from cheeseboard.engine.bits import bit
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.errors import BadLine, IllegalMove, UnreadableMove
from cheeseboard.engine.folder import Say
from cheeseboard.engine.snapshot import snapshot
from cheeseboard.engine.told import Event, Said

from . import parts
from .names import NOTATION, PLACINGS, notation, piece_name, stands, victors, winning_side
from .rules import (
    CAT,
    CAT_DIE,
    CAT_SIDE,
    EXTRA,
    FLYING,
    FORK,
    FORKING,
    GRID,
    KINDS,
    MICE,
    MOST_SEATS,
    MOUSE_DIE,
    MOUSE_WAYS,
    MOVING,
    NAMES,
    NOWHERE,
    OUTCOMES,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
    SQUARES,
    TABLE,
    State,
    beside,
    mice_at,
    on_table,
    rolled,
    roller,
    turn,
    turned_up,
    watched,
)
from .spots import has_alike, spot
from .view import SIDES, Roll, Tile, View

_MOVE = re.compile(r"(?P<what>place|m[1-4]|cat|fork) (?P<where>[a-z][1-9]|[NESW])")


SPELLING = {
    **dict.fromkeys(("down", "cheese", "mice", "cat"), NAMES),
    **dict.fromkeys(("bound", "mover"), (*map(piece_name, range(MICE)), piece_name(CAT))),
    "phase": ("placing", "rolling", "moving", "turning", "extra", "flying", "forking", "done"),
    "side": SIDES,
    "tile": KINDS,
}


def write(state: State, move: int) -> str:
    return notation(state, move)


def write_all(state: State, moves: Sequence[int]) -> list[str]:
    return [notation(state, move) for move in moves]


def write_each(positions: Any, causes: Sequence[int]) -> list[str]:
    placing = (positions["phase"] == PLACING).tolist()
    steps = zip(placing, causes, strict=True)
    return [PLACINGS[cause] if first else NOTATION[cause] for first, cause in steps if cause != CHANCE]


def read_each(moves: Sequence[str]) -> list[int] | None:
    numbers = [_NUMBERS.get(move, NOWHERE) for move in moves]
    return None if NOWHERE in numbers else numbers


_NUMBERS = {text: move for move, text in enumerate(NOTATION)}
_NUMBERS |= {PLACINGS[move]: move for move in range(CAT * PLACES, FORK * PLACES)}


def read(state: State, text: str) -> int:
    if text == "pass":
        return PASS
    found = _MOVE.fullmatch(text)
    if not found or found["where"] not in NAMES:
        raise UnreadableMove("chop-chop.unreadable", move=text)
    what, place = found["what"], NAMES.index(found["where"])
    if what == "place" and state.phase != PLACING:
        raise _refused("placed")
    if what != "place" and state.phase == PLACING:
        raise _refused("place-first")
    piece = {"place": CAT, "cat": CAT, "fork": FORK}.get(what)
    return (int(what[1]) - 1 if piece is None else piece) * PLACES + place


def _refused(why: str, **params: Any) -> IllegalMove:
    return IllegalMove(f"chop-chop.refusal-{why}", **params)


def refusal(state: State, move: int) -> IllegalMove:
    piece, place = move // PLACES, move % PLACES
    if move == PASS:
        return _refused("must-move")  # CC-17
    if state.phase == PLACING:
        return _refused("table-first", table=list(parts.TABLE.value))  # CC-7
    if (state.phase == FORKING) != (piece == FORK):
        return _refused("fork-first" if state.phase == FORKING else "no-fork")
    if piece == FORK:
        return _refused("not-forkable", at=NAMES[place])  # CC-23
    if (piece == CAT) != (state.side == CAT_SIDE):
        return _refused("other-side", side=SIDES[state.side])
    return _wrong_piece(state, piece) or _wrong_place(state, piece, place) or _out_of_reach(state, piece, place)


def _wrong_piece(state: State, piece: int) -> IllegalMove | None:
    if piece != CAT and state.mice[piece] == NOWHERE:
        return _refused("caught", piece=piece_name(piece))
    if state.phase in (EXTRA, FLYING) and piece != state.mover:
        return _refused("other-mover", piece=piece_name(state.mover))  # CC-21, CC-22
    if state.phase == MOVING and state.bound not in (NOWHERE, piece) and piece != CAT:
        return _refused("bound", piece=piece_name(state.bound))  # CC-24
    return None


def _wrong_place(state: State, piece: int, place: int) -> IllegalMove | None:
    """Why a piece may not end there, however far it moves."""
    why = _not_for_cat(state, place) if piece == CAT else _not_for_mouse(state, piece, place)
    return _refused(why, at=NAMES[place]) if why else None


def _not_for_cat(state: State, place: int) -> str | None:
    if place >= SQUARES:
        return "cat-hole"  # CC-13
    if watched(state) & bit(place):
        return "cat-watches"  # CC-27
    if state.phase == FLYING:
        if state.cheese & bit(place):
            return "arrow-cheese"  # CC-22
        return "arrow-mouse" if mice_at(state) & ~TABLE & bit(place) else None  # CC-22
    if state.cheese & bit(place) and not watched(state) & bit(state.cat):  # CC-13, but for CC-27
        return "cat-cheese"
    return None


def _not_for_mouse(state: State, mouse: int, place: int) -> str | None:
    if not MOUSE_WAYS & bit(place):
        return "leg"  # CC-2, CC-14
    if mice_at(state) & bit(place) and state.mice[mouse] != place:
        return "other-mouse"  # CC-12
    if place == state.cat and not on_table(place):
        return "cat-there"  # CC-14
    if state.phase == FLYING and place >= SQUARES:
        return "arrow-hole"  # CC-22
    if state.phase == FLYING and state.cheese & bit(place):
        return "arrow-cheese"  # CC-22
    return None


def _out_of_reach(state: State, piece: int, place: int) -> IllegalMove:
    start = stands(state, piece)
    if place == start:
        return _refused("back", at=NAMES[place])  # CC-11
    ways = GRID if piece == CAT else MOUSE_WAYS
    reached, away = bit(start), 0
    while not reached & bit(place):
        reached |= beside(reached) & ways
        away += 1
    if away > state.steps or (away - state.steps) % 2:
        by = "die" if state.phase == MOVING else "tile"
        return _refused("distance", at=NAMES[place], away=away, steps=int(state.steps), by=by)  # CC-10
    return _refused("blocked", at=NAMES[place], steps=int(state.steps), start=NAMES[start])  # CC-11, CC-12


def told(state: State, move: int) -> Said:
    if move == PASS:
        return Said("chop-chop.move-pass")
    piece, place = move // PLACES, move % PLACES
    where = {"to": NAMES[place], **spot(state, piece, place), "alike": has_alike(state, piece, place)}
    if state.phase == PLACING:
        return Said("chop-chop.move-place", where)
    if piece == FORK:
        return Said("chop-chop.move-fork", where)
    return Said("chop-chop.move-walk", {"piece": piece_name(piece), **where})


def follows(positions: Any, causes: Sequence[int]) -> list[Sequence[str]]:
    before, after, made = positions[:-1], positions[1:], np.array(causes, np.int64)
    seats = np.where(before["side"] == CAT_SIDE, before["cat_seat"], before["mouser"]).astype(np.int64)
    movers = before["mover"].astype(np.int64)
    places = np.where(movers == CAT, before["cat"], before["mice"][np.arange(len(made)), movers % MICE])
    rolls = seats * OUTCOMES + after["steps"]
    tiles = len(_ROLLS) + places.astype(np.int64) * len(KINDS) + after["tile"]
    lines = np.where(made != CHANCE, len(_LINES) - 1, np.where(before["phase"] == ROLLING, rolls, tiles))
    told: list[Sequence[str]] = [_LINES[line] for line in lines.tolist()]
    for step in np.flatnonzero((made // PLACES == CAT) & (before["mice"] != after["mice"]).any(axis=1)).tolist():
        told[step] = _catches(before["mice"][step], after["mice"][step])  # only the cat catches mice
    last = snapshot(positions, len(causes))
    if turn(last) == OVER:
        end = f"- end {SIDES[winning_side(last)]} | {' '.join(map(str, victors(last)))}"
        told[-1] = (*told[-1], end)
    return told


_ROLLS = [(f"- roll {seat} {steps}",) for seat in range(MOST_SEATS) for steps in range(OUTCOMES)]
_TILES = [(f"- tile {place} {kind}",) for place in NAMES for kind in KINDS]
_LINES: list[Sequence[str]] = [*_ROLLS, *_TILES, ()]


def _catches(before: Sequence[int], after: Sequence[int]) -> Sequence[str]:
    return [f"- caught {mouse + 1}" for mouse in range(MICE) if before[mouse] != NOWHERE == after[mouse]]


def retell(state: State, lines: Iterator[str]) -> None:
    line = next(lines)
    if state.phase == ROLLING:
        start, die = f"- roll {roller(state)}", CAT_DIE if state.side == CAT_SIDE else MOUSE_DIE
        faces = sorted({str(face) for face in die})
        if line.rpartition(" ")[0] != start or line.rpartition(" ")[2] not in faces:
            raise BadLine("line-choice", start=start, choices=faces, found=line)
        rolled(state, int(line.rpartition(" ")[2]))
        return
    start, kind = f"- tile {NAMES[stands(state, state.mover)]}", line.rpartition(" ")[2]
    if line.rpartition(" ")[0] != start or kind not in KINDS:
        raise BadLine("line-choice", start=start, choices=list(KINDS), found=line)
    if not state.left[KINDS.index(kind)]:
        raise BadLine("chop-chop.line-tile-gone", tile=kind)
    turned_up(state, KINDS.index(kind))


def outcome(state: State, number: int) -> str:
    return str(number) if state.phase == ROLLING else KINDS[number]


def suppose(start: State, events: Sequence[Event]) -> Iterator[str]:
    for event in events:  # nothing is hidden
        if isinstance(event, Roll):
            yield f"- roll {event.seat} {event.steps}"
        elif isinstance(event, Tile):
            yield f"- tile {event.at} {event.tile}"


def picture(view: View, say: Say) -> str:
    reach = {move.split(" ")[1] for move in view.legal if " " in move}
    kitchen = view.kitchen
    doors = {front: _door(hole, reach) for hole, front in kitchen.holes.items()}
    cat, (left, *inner, right) = say("picture-cat"), list(kitchen.columns)
    rows = ["      " + "".join(f"{column:^5}" for column in kitchen.columns)]
    for row in range(1, kitchen.rows + 1):
        squares = "".join(_square(view, f"{column}{row}", reach, cat) for column in kitchen.columns)
        rows.append(f" {doors.get(f'{left}{row}', '  ')}{row:>2} {squares} {doors.get(f'{right}{row}', '')}".rstrip())
    for row, line in ((1, 1), (kitchen.rows, len(rows) + 1)):  # holes above the first row and below the last
        edge = "".join(f"  {doors.get(f'{column}{row}', '  ')} " for column in inner)
        rows.insert(line, f"           {edge}".rstrip())
    holes = [_hole(view, number, hole, reach, say) for number, hole in enumerate(kitchen.holes)]
    mice = [say("picture-mouse", mouse=f"m{number}", at=place) for number, place in enumerate(view.mice, 1)]
    rows += [
        "",
        "  " + say("picture-holes", holes=holes),
        "  " + say("picture-pieces", cat=view.cat, mice=mice),
        "  " + say("picture-tiles", stash=view.stash, all=view.all_cheese, down=len(view.down)),
    ]
    if view.turn is not None:
        asked = say("picture-turn", seat=view.turn, side=view.side, steps=view.steps, twice=view.rolls > 1)
        rows.append(f"→ {asked}")
    return "\n".join(rows)


def _door(hole: str, reach: set[str]) -> str:
    """A hole where it opens, at the edge of the kitchen: two signs."""
    return f"[b green]{hole}{'*' if hole in reach else ' '}[/]"


def _square(view: View, name: str, reach: set[str], cat: str) -> str:
    mark = "*" if name in reach else " "
    mouse = next((f"m{number}" for number, place in enumerate(view.mice, 1) if place == name), None)
    if view.cat == name:
        glyph, shade = cat, "b red"
    elif mouse:
        glyph, shade = f"{mouse} ", "b cyan"
    elif name in view.cheese:
        glyph, shade = " % ", "b yellow"
    elif name in view.kitchen.table:
        glyph, shade = "=T=", "magenta"
    else:
        glyph, shade = (" # ", "dim") if name in view.down else (" . ", "dim")
    return f"[{shade}]{mark}{glyph}{mark}[/]"


def _hole(view: View, number: int, hole: str, reach: set[str], say: Say) -> str:
    inside = next((f"m{mouse}" for mouse, place in enumerate(view.mice, 1) if place == hole), None)
    return say(
        "picture-hole",
        hole=hole,
        front=view.kitchen.holes[hole],
        lit=hole in reach,
        inside=inside,
        open=view.open[number],
    )
