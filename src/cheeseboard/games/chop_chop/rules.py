"""Chop! Chop! (Djeco), clauses CC-1 to CC-29 of `docs/rules/chop-chop.md`.

From the French rulebook. From reviews: the size of the kitchen and the dice; inferred: where the table, its legs and
the holes are, and how many tiles of each kind there are (`parts.py`).

A place is a bit: the squares row by row from a1, then the holes N E S W. The cat on a table square is on top of it, a
mouse on one is below. A move is a piece (mice 0 to 3, then the cat, then the fork) times `PLACES` plus a place, or
`PASS`.
"""

from functools import partial
from typing import Annotated, Literal, get_args

import numpy as np

from cheeseboard.engine.bits import NONE, ONE, Board, bit, lowest, nth, size
from cheeseboard.engine.contract import CHANCE, OVER
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.layout import Smalls
from cheeseboard.engine.scratch import boards

from . import parts

WIDE = len(parts.COLUMNS.value)
SQUARES = WIDE * parts.ROWS.value
HOLES = len(parts.HOLES.value)
PLACES = SQUARES + HOLES
NAMES = (
    *(f"{column}{row + 1}" for row in range(parts.ROWS.value) for column in parts.COLUMNS.value),
    *parts.HOLES.value,
)
MICE = HOLES
CAT = MICE
FORK = CAT + 1
PIECES = FORK + 1
PASS = PIECES * PLACES
MOVES = PASS + 1
MOST_SEATS = max(parts.COUNTS.value)
NOWHERE = -1
MICE_SIDE, CAT_SIDE = range(2)
PLACING, ROLLING, MOVING, TURNING, EXTRA, FLYING, FORKING, DONE = range(8)
Kind = Literal["cheese", "broken", "+1", "+2", "arrow", "fork", "knife"]
KINDS: tuple[Kind, ...] = get_args(Kind)
CHEESE, BROKEN, PLUS_1, PLUS_2, ARROW, FORK_TILE, KNIFE = range(len(KINDS))


class State:
    down: Board  # squares with a tile face down: what it is does not exist before it is turned
    cheese: Board  # squares with a cheese face up
    mice: Annotated[Smalls, MICE]  # where each is; NOWHERE once caught
    left: Annotated[Smalls, len(KINDS)]  # tiles of each kind still face down
    cat: int
    stash: int  # cheeses the mice hold
    opened: int  # holes whose slab is turned, a bit each
    players: int
    cat_seat: int
    mouser: int  # the mouse player whose turn it is, or is next
    mix: int
    phase: int
    side: int
    steps: int  # the die, or the extra steps
    rolls: int  # rolls this turn still has, the present one included
    made: int  # rolls this turn has had, the present one included
    bound: int  # the mouse that a second roll must move
    mover: int  # the piece that moved last in this roll
    tile: int  # turned last


def _places(names: tuple[str, ...]) -> int:
    return sum(1 << NAMES.index(name) for name in names)


_FLOOR = (1 << SQUARES) - 1
GRID = Board(_FLOOR)
HOLE_PLACES = Board(((1 << HOLES) - 1) << SQUARES)
TABLE = Board(_places(parts.TABLE.value))
_LEGS = Board(_places(parts.LEGS.value))
MOUSE_WAYS = (GRID & ~_LEGS) | HOLE_PLACES
FRONT = np.array([NAMES.index(front) for front in parts.HOLES.value.values()], np.int64)
# By the holes among some places, a bit each: the squares in front of them
_OUT = np.array(
    [sum(1 << int(FRONT[hole]) for hole in range(HOLES) if holes >> hole & 1) for holes in range(1 << HOLES)], np.uint64
)
_LEFTMOST = Board(sum(1 << (WIDE * row) for row in range(parts.ROWS.value)))
_RIGHTMOST = _LEFTMOST << Board(WIDE - 1)
_WIDE = Board(WIDE)
_MIXES = np.array([[mix[kind] for kind in KINDS] for mix in parts.TILES.value.values()], np.int8)
ALL_CHEESE = int(_MIXES[0, CHEESE])
ALL_HOLES = (1 << HOLES) - 1
MOUSE_DIE = np.array(parts.MOUSE_DIE.value, np.int64)
CAT_DIE = np.array(parts.CAT_DIE.value, np.int64)
OUTCOMES = max(len(KINDS), *(face + 1 for face in (*parts.MOUSE_DIE.value, *parts.CAT_DIE.value)))


@kernel
def setup(state: State, players: int, options: np.ndarray) -> None:
    state.players = players
    state.cat_seat = options[0]  # CC-6
    state.mouser = options[1]  # CC-8
    state.mix = options[2]
    state.down = GRID & ~_LEGS  # CC-4
    for kind in range(len(KINDS)):
        state.left[kind] = _MIXES[state.mix, kind]
    for mouse in range(MICE):
        state.mice[mouse] = SQUARES + mouse  # CC-6
    state.cat = NOWHERE
    state.bound = NOWHERE
    state.mover = NOWHERE
    state.tile = NOWHERE
    state.side = CAT_SIDE
    state.phase = PLACING  # CC-7


@kernel
def turn(state: State) -> int:
    if state.phase == ROLLING or state.phase == TURNING:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return roller(state)


@kernel
def roller(state: State) -> int:
    """The seat whose turn it is."""
    return state.cat_seat if state.side == CAT_SIDE else state.mouser


@kernel
def next_mouser(state: State) -> int:
    """The mouse player after the present one, in seat order."""  # CC-8
    seat = _next_seat(state, state.mouser)
    return _next_seat(state, seat) if seat == state.cat_seat else seat


@kernel
def _next_seat(state: State, seat: int) -> int:
    return seat + 1 if seat + 1 < state.players else 0


@kernel
def beside(places: Board) -> Board:
    """Every place one step from one of these."""  # CC-10
    squares = places & GRID
    near = (squares >> _WIDE) | ((squares << _WIDE) & GRID)
    near |= ((squares & ~_LEFTMOST) >> ONE) | ((squares & ~_RIGHTMOST) << ONE)
    for hole in range(HOLES):  # CC-3
        near |= ((places >> Board(FRONT[hole])) & ONE) << Board(SQUARES + hole)
    return near | _OUT[places >> Board(SQUARES)]


# By place, and at the end for `NOWHERE`, from where no mouse moves (CC-9): faster than to ask whether there is one.
# Their lowest bits (`_PLACE`) take `NOWHERE` to the end as well, and nothing need ask whether to count from there.
_ALONE = np.array([*(1 << place for place in range(PLACES)), *[0] * (64 - PLACES)], np.uint64)
_PLACE = 63
_NEAR = np.array([beside(alone) for alone in _ALONE], np.uint64)


@partial(kernel, inlined=True)
def walk(start: int, steps: int, free: Board, ends: Board) -> Board:
    """Where a walk of exactly so many steps over free places can end. It never enters its start again."""  # CC-11
    away = ~_ALONE[start & _PLACE]
    reached = _NEAR[start & _PLACE]
    for _ in range(steps - 1):
        reached = beside(reached & free & away)
    return reached & ends & away


@kernel
def on_table(place: int) -> bool:
    return TABLE & bit(place) != NONE


def _mice_at(state: State) -> Board:
    places = NONE
    for mouse in range(MICE):
        places |= _ALONE[state.mice[mouse] & _PLACE]
    return places


@partial(kernel, compiled_as=_mice_at)
def mice_at(state: State) -> Board:
    """Where the living mice are."""
    places = 0
    for place in map(int, state.mice):  # the interpreter is much faster with numbers of its own
        places |= 1 << place if place != NOWHERE else 0
    return Board(places)


@kernel
def _cat_in_the_way(state: State) -> Board:
    """The cat's place, unless it is on the table, where mice do not meet it."""  # CC-12
    return NONE if on_table(state.cat) else bit(state.cat)


@kernel
def mouse_free(state: State) -> Board:
    """Where a mouse may go."""  # CC-12, CC-14
    return MOUSE_WAYS & ~mice_at(state) & ~_cat_in_the_way(state)


@kernel
def mouse_walk(state: State, mouse: int, steps: int) -> Board:
    """Where a mouse can end."""
    free = mouse_free(state)
    return walk(state.mice[mouse], steps, free, free)


@partial(kernel, inlined=True)
def mouse_walks(state: State, steps: int, places: np.ndarray) -> None:
    """The same for every mouse, step by step: one's need not wait for another's."""
    free = mouse_free(state)  # none of their own places, so that none enters its start again
    for mouse in range(MICE):
        places[mouse] = _NEAR[state.mice[mouse] & _PLACE] & free
    for _ in range(steps - 1):
        for mouse in range(MICE):
            places[mouse] = beside(places[mouse]) & free


@kernel
def watched(state: State) -> Board:
    """The square before the hole in which the last mouse sits, where the cat may not end a move."""  # CC-27
    last = mice_at(state)
    if size(last) == 1 and last & HOLE_PLACES != NONE:
        return bit(FRONT[lowest(last) - SQUARES])
    return NONE


@kernel
def _cat_floor(state: State) -> Board:
    """Every square but those with a cheese face up."""  # CC-13
    if watched(state) & bit(state.cat) != NONE:  # CC-27: a cat that must let the last mouse out may walk over cheese
        return GRID
    return GRID & ~state.cheese


@kernel
def cat_free(state: State) -> Board:
    """Where the cat may pass."""  # CC-12
    return _cat_floor(state) & ~(mice_at(state) & ~TABLE)


@kernel
def cat_walk(state: State, steps: int) -> Board:
    """Where the cat can end, on a mouse too."""  # CC-16
    return walk(state.cat, steps, cat_free(state), _cat_floor(state) & ~watched(state))


@kernel
def flight(state: State, piece: int) -> Board:
    """Where an arrow can take a piece."""  # CC-22
    if piece == CAT:
        return GRID & ~state.cheese & ~(mice_at(state) & ~TABLE) & ~watched(state) & ~bit(state.cat)
    return MOUSE_WAYS & GRID & ~state.cheese & ~mice_at(state) & ~_cat_in_the_way(state)


@kernel
def forkable(state: State) -> Board:
    """The cheeses that a fork can take."""  # CC-23
    return state.cheese & ~bit(state.cat)


@kernel
def pieces(state: State) -> tuple[int, int]:
    """The first and the last of the pieces among which the seat to act may choose."""
    if state.phase == FORKING:
        return FORK, FORK
    if state.side == CAT_SIDE:
        return CAT, CAT
    if state.phase == MOVING and state.bound == NOWHERE:
        return 0, MICE - 1
    only = state.bound if state.phase == MOVING else state.mover  # CC-24; CC-21: the same piece moves again
    return int(only), int(only)


@kernel
def targets(state: State, piece: int) -> Board:
    """Where the seat to act may put a piece now."""
    first, last = pieces(state)
    if piece < first or piece > last:
        return NONE
    if state.phase == PLACING:
        return TABLE  # CC-7
    if state.phase == FORKING:
        return forkable(state)
    if state.phase == FLYING:
        return flight(state, piece)
    return cat_walk(state, state.steps) if piece == CAT else mouse_walk(state, piece, state.steps)


@kernel
def all_targets(state: State, places: np.ndarray) -> None:
    """The same for every piece, where these were empty."""
    first, last = pieces(state)
    if first < last:
        mouse_walks(state, state.steps, places)
    else:
        places[first] = targets(state, first)


@kernel
def allows(state: State, move: int) -> bool:
    if 0 <= move < PASS:
        return targets(state, move // PLACES) & bit(move % PLACES) != NONE
    places = boards(PIECES)
    all_targets(state, places)
    for piece in range(PIECES):
        if places[piece] != NONE:
            return False
    return move == PASS


@kernel
def mark(state: State, mask: np.ndarray) -> None:
    places = boards(PIECES)
    all_targets(state, places)
    mask[PASS] = True
    for piece in range(PIECES):
        for place in range(PLACES):
            mask[piece * PLACES + place] = (places[piece] >> Board(place)) & ONE != NONE
        if places[piece] != NONE:
            mask[PASS] = False


@kernel
def legal(state: State, moves: np.ndarray) -> int:
    places = boards(PIECES)
    all_targets(state, places)
    count = 0
    for piece in range(PIECES):
        left = places[piece]
        while left != NONE:
            moves[count] = piece * PLACES + lowest(left)
            left &= left - ONE
            count += 1
    if count == 0:  # CC-17
        moves[0] = PASS
        return 1
    return count


@partial(kernel, inlined=True)
def pick(state: State, dice: Dice) -> int:
    piece, last = pieces(state)
    if piece == last:
        only = targets(state, piece)
        return PASS if only == NONE else piece * PLACES + nth(only, below(dice, size(only)))
    places = boards(MICE)
    mouse_walks(state, state.steps, places)
    count = 0
    for mouse in range(MICE):
        count += size(places[mouse])
    if count == 0:
        return PASS
    choice = below(dice, count)
    passed = 0
    upto = 0
    for mouse in range(MICE - 1):  # all of them, since where to stop cannot be guessed
        upto += size(places[mouse])
        beyond = 1 if choice >= upto else 0
        piece += beyond
        passed += beyond * size(places[mouse])
    return piece * PLACES + nth(places[piece], choice - passed)


@partial(kernel, inlined=True)
def chance(state: State, dice: Dice) -> None:
    if state.phase == ROLLING:
        die = CAT_DIE if state.side == CAT_SIDE else MOUSE_DIE
        rolled(state, die[below(dice, len(die))])
        return
    tile = below(dice, size(state.down))
    kind = 0
    for passed in range(len(KINDS) - 1):
        tile -= state.left[passed]
        kind += 1 if tile >= 0 else 0
    turned_up(state, kind)


@kernel
def odds(state: State, odds: np.ndarray) -> int:
    for outcome in range(OUTCOMES):
        odds[outcome] = 0
    if state.phase == ROLLING:
        die = CAT_DIE if state.side == CAT_SIDE else MOUSE_DIE
        for face in range(len(die)):
            odds[die[face]] += 1
    else:
        for kind in range(len(KINDS)):
            odds[kind] = state.left[kind]
    return OUTCOMES


@partial(kernel, inlined=True)
def happen(state: State, outcome: int) -> bool:
    if state.phase == ROLLING:
        rolled(state, outcome)
    else:
        turned_up(state, outcome)
    return True


@kernel
def rolled(state: State, steps: int) -> None:
    """The die shows so many steps."""
    state.steps = steps
    state.made += 1
    state.mover = NOWHERE
    state.phase = MOVING


@kernel
def turned_up(state: State, kind: int) -> None:
    """The tile where the mover stands is of this kind."""  # CC-18
    here = state.cat if state.mover == CAT else state.mice[state.mover]
    state.down &= ~bit(here)
    state.left[kind] -= 1
    state.tile = kind
    if kind == KNIFE:
        _hand_over(state, 2)  # CC-24
    elif kind in (PLUS_1, PLUS_2):
        state.steps = 1 if kind == PLUS_1 else 2
        _go_on(state, EXTRA)  # CC-21
    elif kind == ARROW:
        _go_on(state, FLYING)  # CC-22
    elif kind == FORK_TILE and state.mover != CAT and forkable(state) != NONE:
        state.phase = FORKING  # CC-23
    else:  # CC-19: broken crockery does nothing
        if kind == CHEESE and state.mover == CAT:
            state.cheese |= bit(here)  # CC-20
        elif kind == CHEESE:
            state.stash += 1
        _end_roll(state)


@kernel
def _go_on(state: State, phase: int) -> None:
    """Let the mover move again if it can."""
    state.phase = phase
    if targets(state, state.mover) == NONE:
        _end_roll(state)


@kernel
def _end_roll(state: State) -> None:
    state.rolls -= 1
    if state.rolls > 0:
        state.bound = NOWHERE if state.mover == CAT else state.mover  # CC-24
        state.phase = ROLLING
    else:
        _hand_over(state, 1)


@kernel
def _hand_over(state: State, rolls: int) -> None:
    """The other side's turn."""  # CC-8
    if state.side == MICE_SIDE:
        state.mouser = next_mouser(state)
        state.side = CAT_SIDE
    else:
        state.side = MICE_SIDE
    state.rolls = rolls
    state.made = 0
    state.bound = NOWHERE
    state.phase = ROLLING


@kernel
def _parted(move: int) -> tuple[int, int]:
    """The piece and the place of a move."""
    piece = np.int64(Board(move) // Board(PLACES))  # what is known not to be negative is faster to divide
    return piece, move - piece * PLACES  # type: ignore[return-value]


@partial(kernel, inlined=True)
def play(state: State, move: int) -> None:
    piece, place = _parted(move)
    if state.phase == PLACING:
        state.cat = place
        _hand_over(state, 1)
    elif move == PASS:
        _end_roll(state)
    elif piece == FORK:
        state.cheese &= ~bit(place)
        state.stash += 1
        _end_roll(state)
    else:
        state.mover = piece
        if piece == CAT:
            _move_cat(state, place)
        else:
            _move_mouse(state, piece, place)


@partial(kernel, inlined=True)
def _move_cat(state: State, place: int) -> None:
    state.cat = place
    if on_table(place):
        _end_roll(state)
        return
    for mouse in range(MICE):
        if state.mice[mouse] == place:  # CC-16
            state.mice[mouse] = NOWHERE
            if mice_at(state) == NONE:  # CC-25
                state.phase = DONE
                return
    _look_below(state, place)


@partial(kernel, inlined=True)
def _move_mouse(state: State, mouse: int, place: int) -> None:
    if state.mice[mouse] == SQUARES + mouse:
        state.opened |= 1 << mouse  # CC-15
    state.mice[mouse] = place
    if place >= SQUARES:
        if state.stash == ALL_CHEESE and state.opened == ALL_HOLES:  # CC-26
            state.phase = DONE
        else:
            _end_roll(state)
        return
    if state.cheese & bit(place) != NONE:  # CC-18
        state.cheese &= ~bit(place)
        state.stash += 1
    _look_below(state, place)


@kernel
def _look_below(state: State, place: int) -> None:
    """Turn the tile where a move ended, if one lies there face down."""
    if state.down & bit(place) != NONE:
        state.phase = TURNING
    else:
        _end_roll(state)


@kernel
def score(state: State, points: np.ndarray) -> None:
    """Mice caught for the cat, cheeses held for the mice."""
    for seat in range(state.players):
        points[seat] = MICE - size(mice_at(state)) if seat == state.cat_seat else state.stash


@kernel
def winners(state: State, won: np.ndarray) -> None:
    cat_wins = mice_at(state) == NONE
    for seat in range(state.players):  # CC-25, CC-26, CC-28, CC-29
        won[seat] = 1 if state.phase == DONE and cat_wins == (seat == state.cat_seat) else 0
