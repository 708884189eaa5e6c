"""What everyone may know of Chop! Chop!, which is all there is to know (CC-29)."""

from collections.abc import Sequence
from typing import Literal, get_args

import msgspec
import numpy as np

from cheeseboard.engine import told
from cheeseboard.engine.bits import Board, bit
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.drawing import Drawing
from cheeseboard.engine.snapshot import once
from cheeseboard.engine.told import Event, Result, Shows

from . import parts
from .danger import FACES, OPEN, perils, perils_after
from .names import PIECE_AND_PLACE, notation, piece_name, stands, victors, winning_side
from .rules import (
    ALL_CHEESE,
    CAT,
    CAT_SIDE,
    CHEESE,
    DONE,
    EXTRA,
    FLYING,
    FORKING,
    HOLES,
    KINDS,
    KNIFE,
    MOVING,
    NAMES,
    NOWHERE,
    PASS,
    PLACES,
    PLACING,
    ROLLING,
    Kind,
    State,
    cat_free,
    mouse_free,
    roller,
    score,
    turn,
)
from .ways import way

MIXES = tuple(parts.TILES.value)
Side = Literal["mice", "cat"]
SIDES: tuple[Side, ...] = get_args(Side)
Wanted = Literal["place", "move", "extra", "arrow", "fork", "over"]
Effect = Literal["taken", "uncovered", "moves", "stuck", "chooses", "handed", "nothing"]
_WANTED: dict[int, Wanted] = {
    PLACING: "place",
    MOVING: "move",
    EXTRA: "extra",
    FLYING: "arrow",
    FORKING: "fork",
    DONE: "over",
}


class Kitchen(msgspec.Struct, frozen=True):
    """The board and the dice, which never change: whoever draws them needs no map of their own."""

    columns: str
    rows: int
    table: list[str]
    legs: list[str]
    holes: dict[str, str]
    """The square before each."""
    dice: dict[Side, list[int]]


KITCHEN = Kitchen(
    columns=parts.COLUMNS.value,
    rows=parts.ROWS.value,
    table=list(parts.TABLE.value),
    legs=list(parts.LEGS.value),
    holes=dict(parts.HOLES.value),
    dice={"mice": list(parts.MOUSE_DIE.value), "cat": list(parts.CAT_DIE.value)},
)


class View(told.View, kw_only=True):
    """A place is a square (`c5`) or a hole (`N`), a piece `m1` to `m4` or `cat`."""

    cat_seat: int
    mouse_seats: list[int]
    side: Side
    """Whose turn it is."""
    waits_for: Wanted | None
    """What the seat to move has to decide; none while a die is to be rolled or a tile to be turned."""
    steps: int | None
    """How far the piece goes; none where it does not walk."""
    rolls: int
    """The rolls that this turn still has, the present one included."""
    bound: int | None
    """The mouse that a second roll must move, counted from 1."""
    mover: str | None
    """The piece that found the tile which is being carried out."""
    next_mouse_seat: int
    """The mouse player whose turn it is, or is next."""
    mice: list[str | None]
    """Where each is; none once caught."""
    cat: str | None
    """Where it is; none before it has been placed."""
    down: list[str]
    """The squares with a tile face down."""
    cheese: list[str]
    """The squares with a cheese face up."""
    stash: int
    """The cheeses that the mice hold."""
    all_cheese: int
    open: list[bool]
    """Which holes have been left once, in the order of `kitchen.holes`."""
    left: dict[Kind, int]
    """How many tiles of each kind are still face down."""
    danger: list[float]
    """For each mouse, how likely the cat's next roll can take it as things stand."""
    kitchen: Kitchen
    paths: dict[str, list[str]] = msgspec.field(default_factory=dict)
    """For the seat to move: one walk for each move by die or extra steps, without its start."""
    risks: dict[str, float] = msgspec.field(default_factory=dict)
    """For the seat that moves a mouse: by move, how likely the cat's next roll can then take that mouse.

    That is the position right after the move, with its cheese taken and its old square free; a tile that it ends on
    counts as broken crockery, and the cat as the next to roll.
    """
    catches: dict[str, list[int]] = msgspec.field(default_factory=dict)
    """For the seat that moves the cat: by move, the mice that it catches, counted from 1; only moves that catch."""

    def drawing(self) -> Drawing:
        side, edge = 56, 40
        columns = self.kitchen.columns
        sheet = Drawing(self.game, len(columns) * side + 2 * edge, self.kitchen.rows * side + 2 * edge + 24)
        places: dict[str, tuple[float, float]] = {
            f"{column}{row + 1}": (edge + at * side, edge + row * side)
            for row in range(self.kitchen.rows)
            for at, column in enumerate(columns)
        }
        outside = {"N": (0, -edge), "S": (0, side), "W": (-edge, 0), "E": (side, 0)}
        for name, (x, y) in places.items():
            fill = "#8FC1C9" if name in self.down else "#E2A85C" if name in self.kitchen.table else "#F4E4C2"
            sheet.box(x, y, side, side, fill)
        for hole, front in self.kitchen.holes.items():
            x, y = places[front][0] + outside[hole][0], places[front][1] + outside[hole][1]
            across = side if hole in "NS" else edge
            places[hole] = x + (across - side) / 2, y + ((edge - side) / 2 if hole in "NS" else 0)
            sheet.box(x, y, across, edge if hole in "NS" else side, "#6A4318")
        for name in self.cheese:
            x, y = places[name]
            sheet.piece("cheese", x + 6, y + 6, side - 12, side - 12)
        for number, mouse in enumerate(self.mice, 1):
            if mouse is not None:
                x, y = places[mouse]
                sheet.piece(f"m{number}", x + 4, y + 4, side - 8, side - 8)
        if self.cat is not None:
            sheet.piece("cat", *places[self.cat], side, side)
        steps = "" if self.steps is None else f" · ⚄ {self.steps}"
        bottom = self.kitchen.rows * side + 2 * edge + 12
        sheet.words(f"▸ {self.turn}{steps} · {self.stash}/{self.all_cheese}", edge, bottom, 14, "start")
        return sheet


class Roll(Event, frozen=True):
    """A die has been rolled."""

    seat: int
    side: Side
    steps: int
    more: bool
    """Whether a second roll of this turn follows."""
    second: bool
    """Whether this is the second of two rolls in one turn."""


class Move(Event, frozen=True):
    """A seat has moved."""

    seat: int
    move: str
    """In notation."""
    piece: str | None
    """What moved; `fork` where a cheese was taken with one, none where the turn passed."""
    from_: str | None = msgspec.field(name="from")
    """Where it came from; none where nothing walked or flew."""
    to: str | None = None
    path: list[str] = msgspec.field(default_factory=list)
    """The places that it has gone by, the last one included."""
    took: bool = False
    """Whether it took a cheese that lay face up."""


class Tile(Event, frozen=True):
    """A tile has been turned."""

    seat: int
    side: Side
    at: str
    piece: str
    """Who found it."""
    tile: Kind
    effect: Effect
    """What it did: the cat may find what is nothing to it, and a bonus may lead nowhere."""
    lost_roll: bool
    """Whether it cost the finder a second roll."""


class Caught(Event, frozen=True):
    """The cat has caught a mouse."""

    mouse: int


class End(Event, frozen=True):
    """The match is over."""

    side: Side
    winners: list[int]
    reason: str
    """`caught`: no mouse is left; `home`: all cheese is won and a mouse is back in a hole."""


AnyEvent = Roll | Move | Tile | Caught | End


def public(state: State) -> View:
    return View(
        cat_seat=state.cat_seat,
        mouse_seats=[other for other in range(state.players) if other != state.cat_seat],
        all_cheese=ALL_CHEESE,
        kitchen=KITCHEN,
        **_whose(state),
        **_wanted(state),
        **_pieces(state),
        **_tiles(state),
        danger=_danger(state),
    )


def _whose(state: State) -> Shows:
    """Whose turn it is, and what there is to it."""
    return {
        "side": SIDES[state.side],
        "rolls": state.rolls,
        "bound": state.bound + 1 if state.bound != NOWHERE else None,
        "next_mouse_seat": state.mouser,
    }


def _wanted(state: State) -> Shows:
    """What is to be decided."""
    return {
        "waits_for": _WANTED.get(state.phase),
        "steps": state.steps if state.phase in (MOVING, EXTRA) else None,
        "mover": piece_name(state.mover) if state.phase in (EXTRA, FLYING, FORKING) else None,
    }


def _pieces(state: State) -> Shows:
    return {
        "mice": [NAMES[place] if place != NOWHERE else None for place in state.mice.tolist()],
        "cat": NAMES[state.cat] if state.cat != NOWHERE else None,
        "open": [bool(state.opened >> hole & 1) for hole in range(HOLES)],
    }


def _tiles(state: State) -> Shows:
    return {
        "down": _names(state.down),
        "left": dict(zip(KINDS, state.left.tolist(), strict=True)),
        **_cheese(state),
    }


def _cheese(state: State) -> Shows:
    return {"cheese": _names(state.cheese), "stash": state.stash}


def _danger(state: State) -> list[float]:
    return [_SHARES[faces] for faces in perils(state)]


_SHARES = [round(faces / FACES, 4) for faces in range(FACES + 1)]


def _names(places: Board) -> list[str]:
    names, left = [], int(places)
    while left:
        names.append(NAMES[(left & -left).bit_length() - 1])
        left &= left - 1
    return names


def private(state: State, seat: int, legal: Sequence[str]) -> Shows:
    """Nothing is hidden here, but only who is to move needs to know the ways and where they lead."""
    if not legal:
        return {}
    moves = [(move, *PIECE_AND_PLACE[move]) for move in legal if move in PIECE_AND_PLACE]
    found: Shows = {}
    if state.phase in (MOVING, EXTRA):
        free, steps, starts = _free(state), state.steps, [*state.mice.tolist(), state.cat]
        found["paths"] = {move: way(starts[piece], place, steps, free) for move, piece, place in moves}
    if seat != state.cat_seat:
        faces = perils_after(state, [(mouse, place) for _, mouse, place in moves])
        found["risks"] = {move: _SHARES[caught] for (move, _, _), caught in zip(moves, faces, strict=True)}
    else:
        prey = {place: [mouse] for mouse, place in enumerate(state.mice.tolist(), 1) if place in OPEN}  # CC-16
        found["catches"] = {move: prey[place] for move, _, place in moves if place in prey}
    return found


def events(before: State, cause: int, after: State) -> list[Event]:
    if cause == CHANCE:
        return [_rolled(before, after) if before.phase == ROLLING else _turned(before, after)]
    happened: list[Event] = [_moved(before, cause)]
    happened += [Caught(mouse + 1) for mouse in _caught(before, after)]
    if turn(after) == OVER:
        happened.append(End(SIDES[winning_side(after)], victors(after), reason(after)))
    return happened


def private_events(before: State, cause: int, after: State) -> dict[int, dict[int, Event]]:
    return {}


def _rolled(before: State, after: State) -> Roll:
    return Roll(
        seat=int(roller(before)),
        side=SIDES[before.side],
        steps=after.steps,
        more=before.rolls > 1,
        second=after.made > 1,
    )


def _turned(before: State, after: State) -> Tile:
    return Tile(
        seat=int(roller(before)),
        side=SIDES[before.side],
        at=NAMES[stands(before, before.mover)],
        piece=piece_name(before.mover),
        tile=KINDS[after.tile],
        effect=_effect(before, after),
        lost_roll=before.rolls > 1 and after.tile == KNIFE,
    )


def _moved(before: State, move: int) -> Move:
    seat, written = int(turn(before)), notation(before, move)
    if move == PASS:
        return Move(seat, written, None, None)
    piece, place = move // PLACES, move % PLACES
    if before.phase == PLACING:
        return Move(seat, written, "cat", None, NAMES[place])
    if before.phase == FORKING:
        return Move(seat, written, "fork", None, NAMES[place], took=True)
    start = stands(before, piece)
    took = piece != CAT and bool(before.cheese & bit(place))
    return Move(seat, written, piece_name(piece), NAMES[start], NAMES[place], path(before, piece, place), took)


def _caught(before: State, after: State) -> list[int]:
    mice = zip(before.mice.tolist(), after.mice.tolist(), strict=True)
    return [mouse for mouse, (was, now) in enumerate(mice) if was != NOWHERE == now]


def _effect(before: State, after: State) -> Effect:
    kind, by_cat = KINDS[after.tile], before.mover == CAT
    if kind == "cheese":
        return "uncovered" if by_cat else "taken"
    if kind in ("+1", "+2", "arrow"):
        return "moves" if after.phase in (EXTRA, FLYING) else "stuck"
    if kind == "fork":
        return "chooses" if after.phase == FORKING else "nothing"
    return "handed" if kind == "knife" else "nothing"


def shows(before: State, cause: int, after: State) -> list[Shows]:
    told = _chanced(before, after) if cause == CHANCE else _went(before, after)
    now = int(turn(after))
    if now == OVER:
        told.append({"turn": None, "result": _result(after), **_whose(after)})
    elif now != CHANCE:  # whoever had the turn keeps it until it is known who is next and what for
        told[-1] |= {"turn": now, **_whose(after)}
    told[-1] |= _wanted(after)
    return told


def private_shows(before: State, cause: int, after: State) -> dict[int, dict[int, Shows]]:
    return {}


def _chanced(before: State, after: State) -> list[Shows]:
    if before.phase == ROLLING:
        return [{}]
    found = {"danger": _danger(after)} if after.tile == CHEESE else {}
    return [{**_tiles(after), **found}]


def _went(before: State, after: State) -> list[Shows]:
    moved: Shows = {
        **_pieces(after),
        **_cheese(after),
        "danger": _danger(after),
        "paths": {},
        "risks": {},
        "catches": {},
    }
    if not _caught(before, after):
        return [moved]
    # first the cat gets there, then the mouse is gone
    return [{**moved, **_unhurt(before)}, {"mice": moved["mice"], "danger": moved["danger"]}]


def _unhurt(before: State) -> Shows:
    return {"mice": _pieces(before)["mice"], "danger": _danger(before)}


def path(state: State, piece: int, end: int) -> list[str]:
    """The places of one walk to `end`, or just the end where the piece flies there."""
    if state.phase not in (MOVING, EXTRA):
        return [NAMES[end]]
    return way(stands(state, piece), end, state.steps, _free(state))


@once
def _free(state: State) -> int:
    """Where the side whose turn it is may pass."""
    return int(cat_free(state) if state.side == CAT_SIDE else mouse_free(state))


def _result(state: State) -> Result:
    points = np.zeros(state.players, np.int64)
    score(state, points)
    return Result(points.tolist(), victors(state), reason(state))


def reason(state: State) -> str:
    """`caught`: no mouse is left; `home`: all cheese is won and a mouse is back in a hole."""
    return "caught" if winning_side(state) == CAT_SIDE else "home"
