"""Why a move in Chop! Chop! may be good, for the mice or for the cat. Nothing is hidden here but what chance will do.

Danger is counted in faces of the cat's die: with so many of them its next roll could end on a mouse where it stands.
"""

from collections.abc import Iterator

from cheeseboard.engine.bits import NONE, Board, bit, size
from cheeseboard.engine.game import Reason
from cheeseboard.engine.reasoning import Claim, Only, strongest

from . import rules
from .danger import FACES, perils
from .rules import (
    ALL_CHEESE,
    ALL_HOLES,
    ARROW,
    CAT_DIE,
    CHEESE,
    DONE,
    FORK,
    FRONT,
    GRID,
    HOLE_PLACES,
    HOLES,
    KNIFE,
    MICE,
    MOUSE_WAYS,
    NAMES,
    NOWHERE,
    PASS,
    PLACES,
    PLACING,
    PLUS_1,
    PLUS_2,
    SQUARES,
    TABLE,
    TURNING,
    State,
    beside,
    forkable,
    mice_at,
    on_table,
)


class Wins(Reason, frozen=True):
    """It wins the match."""


class Takes(Reason, frozen=True):
    """It takes the cheese there, which makes so many of all."""

    place: str
    stash: int
    all: int


class Distant(Reason, frozen=True):
    """A fork takes the cheese that is farthest from the mice."""

    place: str
    steps: int


class Watched(Reason, frozen=True):
    """A fork takes the cheese that is nearest to the cat."""

    place: str
    steps: int


class Opens(Reason, frozen=True):
    """A mouse leaves its hole for the first time; so many are still closed."""

    hole: str
    closed: int


class Escapes(Reason, frozen=True):
    """The mouse is out of reach now; so many faces of the cat's die could have caught it."""

    mouse: int
    faces: int
    of: int


class Safer(Reason, frozen=True):
    """Only so many faces of the cat's die can catch the mouse now, fewer than before."""

    mouse: int
    faces: int
    of: int


class Safe(Reason, frozen=True):
    """The mouse stays out of the cat's reach."""


class Risks(Reason, frozen=True):
    """So many faces of the cat's die can catch the mouse, at most half of them."""

    faces: int
    of: int


class Shields(Reason, frozen=True):
    """Another mouse is harder to catch now."""

    mouse: int


class Hides(Reason, frozen=True):
    """A mouse goes into a hole."""

    mouse: int
    hole: str


class Under(Reason, frozen=True):
    """A mouse goes under the table."""

    mouse: int


class Turns(Reason, frozen=True):
    """It turns a tile; so many of those left are cheese."""

    cheese: int
    of: int


class Homeward(Reason, frozen=True):
    """With all the cheese, a mouse comes nearer to a hole that it may go home by."""

    mouse: int
    hole: str
    steps: int


class Fetches(Reason, frozen=True):
    """A mouse comes nearer to a cheese that lies face up."""

    mouse: int
    place: str
    steps: int


class Seeks(Reason, frozen=True):
    """A mouse comes nearer to a tile."""

    mouse: int
    steps: int


class Farther(Reason, frozen=True):
    """A mouse gets away from the cat."""

    mouse: int
    steps: int


class Central(Reason, frozen=True):
    """The cat starts where no hole is farther than so many steps."""

    steps: int


class Near(Reason, frozen=True):
    """The cat starts near a hole."""

    hole: str
    steps: int


class Catches(Reason, frozen=True):
    """The cat catches a mouse; so many are left."""

    mouse: int
    left: int


class Forks(Reason, frozen=True):
    """The cat threatens several mice at once."""

    mice: list[int]


class Threatens(Reason, frozen=True):
    """So many faces of the cat's die would catch the mouse next."""

    mouse: int
    faces: int
    of: int


class Bars(Reason, frozen=True):
    """The cat sits before a hole with a mouse inside."""

    hole: str
    mouse: int


class Guards(Reason, frozen=True):
    """The cat sits before an empty hole when the mice may soon go home."""

    hole: str


class Patrols(Reason, frozen=True):
    """The cat is near a cheese that lies face up, which mice will want."""

    place: str
    steps: int


class Nears(Reason, frozen=True):
    """The cat comes nearer to a mouse on the floor."""

    mouse: int
    steps: int


class Waits(Reason, frozen=True):
    """With no mouse on the floor, the cat comes nearer to a hole in which one sits."""

    hole: str
    steps: int


class Hopes(Reason, frozen=True):
    """It turns a tile; so many of those left let the cat move again."""

    moves: int
    of: int


class Quiet(Reason, frozen=True):
    """It turns no tile, so no knife either."""


AnyReason = (
    Only
    | Wins
    | Takes
    | Distant
    | Watched
    | Opens
    | Escapes
    | Safer
    | Safe
    | Risks
    | Shields
    | Hides
    | Under
    | Turns
    | Homeward
    | Fetches
    | Seeks
    | Farther
    | Central
    | Near
    | Catches
    | Forks
    | Threatens
    | Bars
    | Guards
    | Patrols
    | Nears
    | Waits
    | Hopes
    | Quiet
)

_LATE = ALL_CHEESE - 2  # with so much cheese the mice think of going home


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """Why the seat to move may like this move, strongest first."""

    def claims(before: State, move: int, after: State) -> list[Claim]:
        if after.phase == DONE:
            return [Claim(100, Wins())]
        if move == PASS:
            return []
        if before.phase == PLACING:
            return list(_placing(after))
        told = _cat if seat == before.cat_seat else _fork if move // PLACES == FORK else _mouse
        return list(told(before, move, after))

    return strongest(rules, claims, before, move, after)


def _steps(start: int, goals: Board, ways: Board) -> int | None:
    """How far the nearest of these places is, were nobody in the way."""
    reached, steps = bit(start), 0
    while not reached & goals:
        further = reached | (beside(reached) & (ways | goals))
        if further == reached:
            return None
        reached, steps = further, steps + 1
    return steps


def _fork(before: State, move: int, after: State) -> Iterator[Claim]:
    """Which of several cheeses: the one that is hardest to get otherwise."""
    place = move % PLACES
    yield _taken(after, place)
    mice = mice_at(before)
    ways = {each: _steps(each, mice, MOUSE_WAYS) or 0 for each in _each(forkable(before))}
    paws = {each: _steps(each, bit(before.cat), GRID) or 0 for each in _each(forkable(before))}
    if ways[place] == max(ways.values()):
        yield Claim(4, Distant(NAMES[place], ways[place]))
    if paws[place] == min(paws.values()):
        yield Claim(5, Watched(NAMES[place], paws[place]))


def _taken(after: State, place: int) -> Claim:
    return Claim(15, Takes(NAMES[place], int(after.stash), ALL_CHEESE))


def _each(places: Board) -> list[int]:
    return [place for place in range(PLACES) if int(places) >> place & 1]


def _mouse(before: State, move: int, after: State) -> Iterator[Claim]:
    mouse, place = move // PLACES, move % PLACES
    if before.cheese & bit(place):
        yield _taken(after, place)
    if after.opened != before.opened:
        closed = HOLES - int(after.opened).bit_count()
        yield Claim(5 if closed else 8, Opens(NAMES[SQUARES + mouse], closed))
    yield from _danger(before, mouse, after)
    if place >= SQUARES:
        yield Claim(4, Hides(mouse + 1, NAMES[place]))
    elif on_table(place):
        yield Claim(4, Under(mouse + 1))
    if after.phase == TURNING:
        tiles, cheese = size(after.down), int(after.left[CHEESE])
        if cheese:
            yield Claim(3 + 8 * cheese / tiles, Turns(cheese, tiles))
    elif place < SQUARES:
        yield from _errand(before, mouse, place, after)
    away, was_away = (_steps(each, bit(before.cat), MOUSE_WAYS | TABLE) or 0 for each in (place, before.mice[mouse]))
    if away > was_away:
        yield Claim(1.5, Farther(mouse + 1, away))


def _danger(before: State, mouse: int, after: State) -> Iterator[Claim]:
    was, now = perils(before), perils(after)
    if was[mouse] and not now[mouse]:
        yield Claim(6 + 12 * was[mouse] / FACES, Escapes(mouse + 1, was[mouse], FACES))
    elif now[mouse] < was[mouse]:
        yield Claim(12 * (was[mouse] - now[mouse]) / FACES, Safer(mouse + 1, now[mouse], FACES))
    elif not now[mouse]:
        yield Claim(3, Safe())
    elif 2 * now[mouse] <= FACES:
        yield Claim(1, Risks(now[mouse], FACES))
    for other in range(MICE):
        if other != mouse and now[other] < was[other]:
            yield Claim(12 * (was[other] - now[other]) / FACES, Shields(other + 1))


def _errand(before: State, mouse: int, place: int, after: State) -> Iterator[Claim]:
    """What a mouse on an empty square has come nearer to."""
    start = before.mice[mouse]

    def nearer(goals: Board) -> int | None:
        steps, was = _steps(place, goals, MOUSE_WAYS), _steps(start, goals, MOUSE_WAYS)
        return steps if steps is not None and (was is None or steps < was) else None

    if after.stash == ALL_CHEESE and after.opened == ALL_HOLES:
        homes = HOLE_PLACES & ~mice_at(after)
        if steps := nearer(homes):
            hole = next(each for each in _each(homes) if _steps(place, bit(each), MOUSE_WAYS) == steps)
            yield Claim(9 - steps, Homeward(mouse + 1, NAMES[hole], steps))
    elif steps := nearer(after.cheese):
        cheese = next(each for each in _each(after.cheese) if _steps(place, bit(each), MOUSE_WAYS) == steps)
        yield Claim(4, Fetches(mouse + 1, NAMES[cheese], steps))
    elif steps := nearer(after.down):
        yield Claim(2, Seeks(mouse + 1, steps))


def _placing(after: State) -> Iterator[Claim]:
    away = {hole: _steps(after.cat, bit(FRONT[hole]), GRID) or 0 for hole in range(HOLES)}
    yield Claim(3, Central(max(away.values())))
    nearest = min(away, key=lambda hole: away[hole])
    yield Claim(2, Near(NAMES[SQUARES + nearest], away[nearest]))


def _cat(before: State, move: int, after: State) -> Iterator[Claim]:
    place = move % PLACES
    for mouse in range(MICE):
        if before.mice[mouse] != NOWHERE and after.mice[mouse] == NOWHERE:
            left = size(mice_at(after))
            yield Claim(40, Catches(mouse + 1, left))
    yield from _threats(after)
    for hole in range(HOLES):
        if place == FRONT[hole]:
            inside = [mouse + 1 for mouse in range(MICE) if after.mice[mouse] == SQUARES + hole]
            if inside:
                yield Claim(6, Bars(NAMES[SQUARES + hole], inside[0]))
            elif after.stash >= _LATE:
                yield Claim(5, Guards(NAMES[SQUARES + hole]))
    yield from _hunt(before, place, after)
    if after.phase == TURNING:
        tiles, moves = size(after.down), int(after.left[PLUS_1] + after.left[PLUS_2] + after.left[ARROW])
        if moves:
            yield Claim(1 + moves / tiles, Hopes(moves, tiles))
    elif after.left[KNIFE]:
        yield Claim(1, Quiet())


def _threats(after: State) -> Iterator[Claim]:
    faces = perils(after)
    threatened = [mouse for mouse in range(MICE) if faces[mouse]]
    if len(threatened) > 1:  # and the mice move one at a time
        yield Claim(8 + 2 * len(threatened), Forks([mouse + 1 for mouse in threatened]))
    elif threatened:
        mouse = threatened[0]
        yield Claim(4 + 6 * faces[mouse] / FACES, Threatens(mouse + 1, faces[mouse], FACES))


def _hunt(before: State, place: int, after: State) -> Iterator[Claim]:
    """What the cat has come nearer to, or keeps an eye on."""

    def nearest(goals: Board, start: int) -> int | None:
        return _steps(start, goals, GRID) if goals else None

    prey = mice_at(after) & ~TABLE & ~HOLE_PLACES
    steps, was = nearest(prey, place), nearest(prey, before.cat)
    if steps and was and steps < was:
        mouse = next(
            mouse
            for mouse in range(MICE)
            if after.mice[mouse] != NOWHERE
            and prey & bit(after.mice[mouse])
            and _steps(place, bit(after.mice[mouse]), GRID) == steps
        )
        yield Claim(3, Nears(mouse + 1, steps))
    if not prey:
        yield from _waits(before, place, after)
    cheese = after.cheese & ~bit(place)
    steps = nearest(cheese, place)
    if steps and steps <= max(CAT_DIE):
        watched = next(each for each in _each(cheese) if _steps(place, bit(each), GRID) == steps)
        yield Claim(2, Patrols(NAMES[watched], steps))


def _waits(before: State, place: int, after: State) -> Iterator[Claim]:
    """With no mouse on the floor: nearer to a hole in which one sits."""
    fronts = NONE
    for hole in range(HOLES):
        if mice_at(after) & bit(SQUARES + hole):
            fronts |= bit(FRONT[hole])
    if fronts and not fronts & bit(place):
        steps, was = _steps(place, fronts, GRID), _steps(before.cat, fronts, GRID)
        if steps is not None and was is not None and steps < was:
            hole = next(hole for hole in range(HOLES) if _steps(place, fronts & bit(FRONT[hole]), GRID) == steps)
            yield Claim(2.5, Waits(NAMES[SQUARES + hole], steps))
