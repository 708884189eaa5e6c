"""What everyone may know of Chop! Chop!, which is all there is to know (CC-29)."""

from collections import Counter

from cheeseboard.engine.bits import NONE, Board, bit
from cheeseboard.engine.game import CHANCE, OVER, Json, Snapshot

from . import parts
from .rules import (
    ALL_CHEESE,
    CAT,
    CAT_DIE,
    CAT_SIDE,
    DONE,
    EXTRA,
    FLYING,
    FORKING,
    HOLES,
    KINDS,
    MICE,
    MOVING,
    NAMES,
    NOWHERE,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
    beside,
    cat_free,
    cat_walk,
    mice_at,
    mouse_free,
    roller,
    targets,
    turn,
    walk,
)

MIXES = tuple(parts.TILES.value)
SIDES = ("mice", "cat")
_WAITS = {PLACING: "place", MOVING: "move", EXTRA: "extra", FLYING: "arrow", FORKING: "fork", DONE: "over"}


def public(state: Snapshot) -> Json:
    return {
        "cat_seat": state.cat_seat,
        "mouse_seats": [other for other in range(state.players) if other != state.cat_seat],
        "side": SIDES[state.side],
        "waits_for": _WAITS.get(state.phase),
        "steps": state.steps if state.phase in (MOVING, EXTRA) else None,
        "rolls": state.rolls,
        "bound": state.bound + 1 if state.bound != NOWHERE else None,
        "mover": piece_name(state.mover) if state.phase in (EXTRA, FLYING, FORKING) else None,
        "next_mouse_seat": state.mouser,
        "mice": [NAMES[place] if place != NOWHERE else None for place in state.mice],
        "cat": NAMES[state.cat] if state.cat != NOWHERE else None,
        "down": _names(state.down),
        "cheese": _names(state.cheese),
        "stash": state.stash,
        "all_cheese": ALL_CHEESE,
        "open": [bool(state.opened >> hole & 1) for hole in range(HOLES)],
        "left": {kind: int(count) for kind, count in zip(KINDS, state.left, strict=True)},
        "danger": _danger(state),
        "kitchen": KITCHEN,
    }


def private(state: Snapshot, seat: int | None) -> Json:
    """Nothing is hidden here, but only who is to move needs to know the ways."""
    return {"paths": _paths(state) if seat is not None and seat == turn(state) else {}}


KITCHEN: Json = {
    "columns": parts.COLUMNS.value,
    "rows": parts.ROWS.value,
    "table": list(parts.TABLE.value),
    "legs": list(parts.LEGS.value),
    "holes": dict(parts.HOLES.value),
    "dice": {"mice": list(parts.MOUSE_DIE.value), "cat": list(parts.CAT_DIE.value)},
}
"""The board and the dice, which never change: whoever draws them needs no map of their own."""


def events(before: Snapshot, cause: int, after: Snapshot, seat: int | None) -> list[Json]:  # noqa: ARG001 -- all is open
    if cause == CHANCE:
        happening: Json = {"seat": int(roller(before)), "side": SIDES[before.side]}
        if before.phase == ROLLING:
            return [{"type": "roll", **happening, "steps": after.steps, "more": before.rolls > 1}]
        found = {"at": NAMES[stands(before)], "piece": piece_name(before.mover), "tile": KINDS[after.tile]}
        lost = before.rolls > 1 and KINDS[after.tile] == "knife"
        return [{"type": "tile", **happening, **found, "effect": effect(before, after), "lost_roll": lost}]
    happened: list[Json] = [_moved(before, cause)]
    for mouse in range(MICE):
        if before.mice[mouse] != NOWHERE and after.mice[mouse] == NOWHERE:
            happened.append({"type": "caught", "mouse": mouse + 1})
    if turn(after) == OVER:
        won = SIDES[winning_side(after)]
        happened.append({"type": "end", "side": won, "winners": victors(after), "reason": reason(after)})
    return happened


def _moved(before: Snapshot, move: int) -> Json:
    event: Json = {"type": "move", "seat": int(turn(before)), "move": notation(before, move)}
    if move == PASS:
        return {**event, "piece": None, "from": None, "to": None, "path": [], "took": False}
    piece, place = move // PLACES, move % PLACES
    if before.phase == PLACING:
        return {**event, "piece": "cat", "from": None, "to": NAMES[place], "path": [], "took": False}
    if before.phase == FORKING:
        return {**event, "piece": "fork", "from": None, "to": NAMES[place], "path": [], "took": True}
    took = piece != CAT and bool(before.cheese & bit(place))
    start = before.cat if piece == CAT else before.mice[piece]
    return {
        **event,
        "piece": piece_name(piece),
        "from": NAMES[start],
        "to": NAMES[place],
        "path": path(before, piece, place),
        "took": took,
    }


def effect(before: Snapshot, after: Snapshot) -> str:
    """What a turned tile did: the cat may find what is nothing to it, and a bonus may lead nowhere."""
    kind, by_cat = KINDS[after.tile], before.mover == CAT
    if kind == "cheese":
        return "uncovered" if by_cat else "taken"
    if kind in ("+1", "+2", "arrow"):
        return "moves" if after.phase in (EXTRA, FLYING) else "stuck"
    if kind == "fork":
        return "chooses" if after.phase == FORKING else "nothing"
    return "handed" if kind == "knife" else "nothing"


def stands(state: Snapshot) -> int:
    """Where the piece that moved last is."""
    return int(state.cat if state.mover == CAT else state.mice[state.mover])


def piece_name(piece: int) -> str:
    return "cat" if piece == CAT else f"m{piece + 1}"


def notation(state: Snapshot, move: int) -> str:
    if move == PASS:
        return "pass"
    piece, place = move // PLACES, NAMES[move % PLACES]
    if state.phase == PLACING:
        return f"place {place}"
    return f"fork {place}" if piece > CAT else f"{piece_name(piece)} {place}"


def winning_side(state: Snapshot) -> int:
    return CAT_SIDE if mice_at(state) == NONE else 1 - CAT_SIDE


def victors(state: Snapshot) -> list[int]:
    cat_wins = winning_side(state) == CAT_SIDE
    return [seat for seat in range(state.players) if cat_wins == (seat == state.cat_seat)]


def reason(state: Snapshot) -> str:
    """`caught`: no mouse is left; `home`: all cheese is won and a mouse is back in a hole."""
    return "caught" if winning_side(state) == CAT_SIDE else "home"


def _names(places: Board) -> list[str]:
    return [NAMES[place] for place in range(PLACES) if int(places) >> place & 1]


def _danger(state: Snapshot) -> dict[str, float]:
    """How likely the cat's next roll can take it to each square, by square."""
    if state.cat == NOWHERE:
        return {}
    chances: Counter[str] = Counter()
    for steps, faces in Counter(CAT_DIE.tolist()).items():
        for name in _names(cat_walk(state, steps)):
            chances[name] += faces
    return {name: round(faces / len(CAT_DIE), 4) for name, faces in sorted(chances.items())}


def _paths(state: Snapshot) -> dict[str, list[str]]:
    """A way to every square that a piece can walk to now, by move."""
    if state.phase not in (MOVING, EXTRA):
        return {}
    ways = {}
    for piece in range(CAT + 1):
        for name in _names(targets(state, piece)):
            ways[f"{piece_name(piece)} {name}"] = path(state, piece, NAMES.index(name))
    return ways


def path(state: Snapshot, piece: int, end: int) -> list[str]:
    """The squares of one walk to `end`, or just the end where the piece flies there."""
    if state.phase not in (MOVING, EXTRA):
        return [NAMES[end]]
    start = int(state.cat if piece == CAT else state.mice[piece])
    ends = bit(end)
    back = [end]
    free = cat_free(state) if piece == CAT else mouse_free(state)
    for steps in range(state.steps - 1, 0, -1):
        before = walk(start, steps, free, free & beside(ends))
        back.append(int(before).bit_length() - 1)
        ends = bit(back[-1])
    return [NAMES[place] for place in reversed(back)]
