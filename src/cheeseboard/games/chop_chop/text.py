"""Chop! Chop! in words: notation, log, and the kitchen in a terminal."""

import re
from collections.abc import Iterator, Sequence

from cheeseboard.engine.bits import bit
from cheeseboard.engine.errors import IllegalMove, UnreadableMove
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot, State, both, either

from . import parts
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
    MOUSE_DIE,
    MOUSE_WAYS,
    MOVING,
    NAMES,
    NOWHERE,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
    SQUARES,
    TABLE,
    beside,
    mice_at,
    on_table,
    rolled,
    roller,
    turn,
    turned_up,
    watched,
)
from .view import SIDES, notation, piece_name, stands, victors, winning_side

_MOVE = re.compile(r"(?P<what>place|m[1-4]|cat|fork) (?P<where>[a-z][1-9]|[NESW])")

HELP = """\
Type a move: [b]m2 c5[/b] moves mouse 2 to c5, [b]m2 N[/b] into the hole N, [b]cat d4[/b] moves
the cat, [b]place d3[/b] puts it on the table at the start, [b]fork b2[/b] takes a cheese,
[b]pass[/b] when nothing else can be done.
Pieces move exactly as far as the die says and never back over where they started. The
mice win with all cheeses, all holes open and a mouse back in a hole; the cat wins by
catching all four."""


def write(state: Snapshot, move: int) -> str:
    return notation(state, move)


def write_all(state: Snapshot, moves: Sequence[int]) -> list[str]:
    return [notation(state, move) for move in moves]


def read(state: Snapshot, text: str) -> int:
    if text == "pass":
        return int(PASS)
    found = _MOVE.fullmatch(text)
    if not found or found["where"] not in NAMES:
        raise UnreadableMove(f"{text!r} is no move: write 'm2 c5', 'm2 N', 'cat d4', 'place d3', 'fork b2' or 'pass'.")
    what, place = found["what"], NAMES.index(found["where"])
    if (what == "place") != (state.phase == PLACING):
        right = (
            "first the cat is put on the table: place d3"
            if what != "place"
            else "the cat stands in the kitchen already"
        )
        raise IllegalMove(f"{text}: {right}")
    piece = {"place": CAT, "cat": CAT, "fork": FORK}.get(what)
    return int((int(what[1]) - 1 if piece is None else piece) * PLACES + place)


def refusal(state: Snapshot, move: int) -> str:
    piece, place = move // PLACES, move % PLACES
    if move == PASS:
        return "you can move, so you must"  # CC-17
    if state.phase == PLACING:
        return f"the cat starts on the table: {either(parts.TABLE.value)}"  # CC-7
    if (state.phase == FORKING) != (piece == FORK):
        return "choose a cheese for the fork first" if state.phase == FORKING else "there is no fork to use"
    if piece == FORK:
        return f"no cheese lies open on {NAMES[place]} that the cat is not on"  # CC-23
    if (piece == CAT) != (state.side == CAT_SIDE):
        return f"it is the turn of the {SIDES[state.side]}"
    return _wrong_piece(state, piece) or _wrong_place(state, piece, place) or _out_of_reach(state, piece, place)


def _wrong_piece(state: Snapshot, piece: int) -> str | None:
    if piece != CAT and state.mice[piece] == NOWHERE:
        return f"mouse {piece + 1} has been caught"
    if state.phase in (EXTRA, FLYING) and piece != state.mover:
        return f"{piece_name(state.mover)} found the tile, so {piece_name(state.mover)} moves again"  # CC-21, CC-22
    if state.phase == MOVING and state.bound not in (NOWHERE, piece) and piece != CAT:
        return f"the second roll moves the same mouse: m{state.bound + 1}"  # CC-24
    return None


def _wrong_place(state: Snapshot, piece: int, place: int) -> str | None:
    """Why a piece may not end there, however far it moves."""
    return _not_for_cat(state, place) if piece == CAT else _not_for_mouse(state, piece, place)


def _not_for_cat(state: Snapshot, place: int) -> str | None:
    if place >= SQUARES:
        return "the cat does not fit into a hole"  # CC-13
    if watched(state) & bit(place):
        return f"the cat may not wait before the last mouse's hole on {NAMES[place]}"  # CC-27
    if state.cheese & bit(place):
        return f"a cheese lies open on {NAMES[place]}, and the cat never enters one"  # CC-13
    if state.phase == FLYING and mice_at(state) & ~TABLE & bit(place):
        return "an arrow never takes the cat onto a mouse"  # CC-22
    return None


def _not_for_mouse(state: Snapshot, mouse: int, place: int) -> str | None:
    if not MOUSE_WAYS & bit(place):
        return f"{NAMES[place]} is a leg of the table, and mice never climb it"  # CC-2, CC-14
    if mice_at(state) & bit(place) and state.mice[mouse] != place:
        return f"another mouse is on {NAMES[place]}"  # CC-12
    if place == state.cat and not on_table(place):
        return f"the cat is on {NAMES[place]}"  # CC-14
    if state.phase == FLYING and place >= SQUARES:
        return "an arrow never leads into a hole"  # CC-22
    if state.phase == FLYING and state.cheese & bit(place):
        return "an arrow never leads onto an open cheese"  # CC-22
    return None


def _out_of_reach(state: Snapshot, piece: int, place: int) -> str:
    start = int(state.cat if piece == CAT else state.mice[piece])
    name = NAMES[place]
    if place == start:
        return f"a move may not end where it began, on {name}"  # CC-11
    ways = GRID if piece == CAT else MOUSE_WAYS
    reached, away = bit(start), 0
    while not reached & bit(place):
        reached |= beside(reached) & ways
        away += 1
    rolled_it = "you rolled" if state.phase == MOVING else "the tile gives"
    if away > state.steps or (away - state.steps) % 2:
        return f"{name} is {away} step{'s' if away > 1 else ''} away; {rolled_it} {state.steps}"  # CC-10
    return f"every way of {state.steps} steps to {name} is blocked or leads back over {NAMES[start]}"  # CC-11, CC-12


def lines(before: Snapshot, cause: int, after: Snapshot) -> list[str]:
    if cause == CHANCE:
        if before.phase == ROLLING:
            return [f"- roll {roller(before)} {after.steps}"]
        return [f"- tile {NAMES[stands(before)]} {KINDS[after.tile]}"]
    log = [f"{turn(before)} {notation(before, cause)}"]
    for mouse in range(MICE):
        if before.mice[mouse] != NOWHERE and after.mice[mouse] == NOWHERE:
            log.append(f"- caught {mouse + 1}")
    if turn(after) == OVER:
        log.append(f"- end {SIDES[winning_side(after)]} | {' '.join(map(str, victors(after)))}")
    return log


def retell(state: State, lines: Iterator[str]) -> None:
    line = next(lines)
    if state.phase == ROLLING:
        start, die = f"- roll {roller(state)}", CAT_DIE if state.side == CAT_SIDE else MOUSE_DIE
        faces = sorted({str(face) for face in die})
        if line.rpartition(" ")[0] != start or line.rpartition(" ")[2] not in faces:
            raise ValueError(f"expected '{start}' and {either(faces)}, found '{line}'")
        rolled(state, int(line.rpartition(" ")[2]))
        return
    start, kind = f"- tile {NAMES[stands(state)]}", line.rpartition(" ")[2]
    if line.rpartition(" ")[0] != start or kind not in KINDS:
        raise ValueError(f"expected '{start}' and {either(KINDS)}, found '{line}'")
    if not state.left[KINDS.index(kind)]:
        raise ValueError(f"every {kind} tile has been turned already")
    turned_up(state, KINDS.index(kind))


def picture(view: Json) -> str:
    reach = {move.split(" ")[1] for move in view["legal"] if " " in move}
    kitchen = view["kitchen"]
    hole_of = {front: hole for hole, front in kitchen["holes"].items()}
    rows = ["      " + "".join(f"{column:^5}" for column in kitchen["columns"])]
    for row in range(1, kitchen["rows"] + 1):
        squares = [_square(view, f"{column}{row}", reach) for column in kitchen["columns"]]
        doors = " ".join(hole_of[each] for column in kitchen["columns"] if (each := f"{column}{row}") in hole_of)
        rows.append(f"  {row:>3} " + "".join(squares) + (f"  hole {doors}" if doors else ""))
    rows.append("")
    holes = [_hole(view, number, hole, reach) for number, hole in enumerate(kitchen["holes"])]
    rows.append(f"  holes: {', '.join(holes)}")
    mice = [f"m{number} {place}" if place else f"m{number} caught" for number, place in enumerate(view["mice"], 1)]
    rows.append(f"  cat {view['cat'] or 'waits'}; {', '.join(mice)}")
    rows.append(f"  cheese: {view['stash']} of {view['all_cheese']} with the mice; {len(view['down'])} tiles face down")
    if view["turn"] is not None:
        again = " (two rolls)" if view["rolls"] > 1 else ""
        steps = f", {view['steps']} steps" if view["steps"] else ""
        rows.append(f"→ seat {view['turn']}, the {view['side']}{steps}{again}")
    return "\n".join(rows)


def _square(view: Json, name: str, reach: set[str]) -> str:
    mark = "*" if name in reach else " "
    mouse = next((f"m{number}" for number, place in enumerate(view["mice"], 1) if place == name), None)
    if view["cat"] == name:
        glyph, shade = "CAT", "b red"
    elif mouse:
        glyph, shade = f"{mouse} ", "b cyan"
    elif name in view["cheese"]:
        glyph, shade = " % ", "b yellow"
    elif name in view["kitchen"]["table"]:
        glyph, shade = "=T=", "magenta"
    else:
        glyph, shade = (" # ", "dim") if name in view["down"] else (" . ", "dim")
    return f"[{shade}]{mark}{glyph}{mark}[/]"


def _hole(view: Json, number: int, hole: str, reach: set[str]) -> str:
    inside = next((f"m{mouse}" for mouse, place in enumerate(view["mice"], 1) if place == hole), "empty")
    state = "open" if view["open"][number] else "closed"
    return f"{hole}{'*' if hole in reach else ''} {inside} ({state})"


def sentence(event: Json, names: Sequence[str]) -> str:
    who = names[event["seat"]] if event.get("seat") is not None else ""
    match event["type"]:
        case "roll":
            return f"{who} rolls {event['steps']}{', and will roll again' if event['more'] else ''}."
        case "tile":
            return f"The tile on {event['at']}: {_TILE_WORDS[event['tile'], event['effect']]}."
        case "caught":
            return f"Mouse {event['mouse']} is caught."
        case "move":
            return f"{who} {_move_words(event)}."
        case _:
            why = {"caught": "has caught every mouse", "home": "have all the cheese and are home"}[event["reason"]]
            return f"The {event['side']} {why}: {both(names[seat] for seat in event['winners'])} wins!"


_TILE_WORDS = {
    ("cheese", "taken"): "a cheese, and the mice take it",
    ("cheese", "uncovered"): "a cheese, which stays there face up",
    ("broken", "nothing"): "broken crockery",
    ("+1", "moves"): "one more step",
    ("+1", "stuck"): "one more step, but there is nowhere to go",
    ("+2", "moves"): "two more steps",
    ("+2", "stuck"): "two more steps, but there is nowhere to go",
    ("arrow", "moves"): "an arrow, off to anywhere",
    ("arrow", "stuck"): "an arrow, but there is nowhere to go",
    ("fork", "chooses"): "a fork for an open cheese",
    ("fork", "nothing"): "a fork, with nothing to pick",
    ("knife", "handed"): "a knife: the turn is over and the others play twice",
}


def _move_words(event: Json) -> str:
    piece = event["piece"]
    if piece is None:
        return "cannot move and passes"
    if piece == "fork":
        return f"picks the cheese on {event['to']} with the fork"
    if event["from"] is None:
        return f"puts the cat on {event['to']}"
    which = "the cat" if piece == "cat" else f"mouse {piece[1]}"
    took = " and takes the cheese there" if event["took"] else ""
    return f"moves {which} to {event['to']}{took}"


REASONS = {
    "only": "is the only move",
    "wins": "wins the game",
    "takes": "takes the cheese on {place}, number {stash} of {all}",
    "distant": "picks the cheese farthest from the mice, {walk} away",
    "watched": "picks the cheese nearest to the cat, {walk} away",
    "opens": "opens the hole {hole}, {closed_now}",
    "escapes": "takes mouse {mouse} out of the cat's reach, where {rolls} in {of} could catch it",
    "safer": "leaves the cat only {rolls} in {of} to catch mouse {mouse}",
    "safe": "stays out of the cat's reach",
    "risks": "risks only {rolls} in {of} of the cat",
    "shields": "blocks the cat's way to mouse {mouse}",
    "hides": "hides mouse {mouse} in the hole {hole}",
    "under": "puts mouse {mouse} under the table, where no cat goes",
    "turns": "turns a tile, with {cheese} cheese among the {of} left",
    "homeward": "brings mouse {mouse} to {walk} from the hole {hole}",
    "fetches": "brings mouse {mouse} to {walk} from the cheese on {place}",
    "seeks": "brings mouse {mouse} to {walk} from a tile",
    "farther": "puts {walk} between mouse {mouse} and the cat",
    "central": "leaves no hole more than {walk} away",
    "near": "sits {walk} from the hole {hole}",
    "catches": "catches mouse {mouse}, which leaves {left}",
    "forks": "threatens {mice_named} at once, and only one can move",
    "threatens": "threatens mouse {mouse}, with {rolls} in {of}",
    "bars": "bars the hole {hole} with mouse {mouse} inside",
    "guards": "keeps the mice from going home by the hole {hole}",
    "patrols": "watches the cheese on {place}, {walk} away",
    "nears": "gets within {walk} of mouse {mouse}",
    "waits": "gets within {walk} of the hole {hole}, where a mouse sits",
    "hopes": "turns a tile, and {moves} of the {of} left let the cat go on",
    "quiet": "turns no tile, so no knife can give the mice two turns",
}


def reason(given: Json, names: Sequence[str]) -> str:  # noqa: ARG001 -- other games' reasons name people
    steps, faces, closed = (given.get(key, 0) for key in ("steps", "faces", "closed"))
    return REASONS[given["type"]].format(
        **given,
        walk=f"{steps} step{'' if steps == 1 else 's'}",
        rolls=f"{faces} roll{'' if faces == 1 else 's'}",
        closed_now=f"with {closed} still closed" if closed else "the last one",
        mice_named=both(f"mouse {mouse}" for mouse in given.get("mice", [0])),
    )
