"""Why a move in Chop! Chop! may be good, for the mice or for the cat. Nothing is hidden here but what chance will do.

Danger is counted in faces of the cat's die: with so many of them its next roll could end on a mouse where it stands.
"""

from collections.abc import Iterator

from cheeseboard.engine.bits import NONE, Board, bit, size
from cheeseboard.engine.reasoning import Claim, strongest
from cheeseboard.engine.told import Reason

from . import rules, why
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
    forkable,
    mice_at,
    on_table,
)
from .ways import steps_to

_LATE = ALL_CHEESE - 2  # with so much cheese the mice think of going home


AnyReason = why.AnyReason


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    """Why the seat to move may like this move, strongest first."""

    def claims(before: State, move: int, after: State) -> list[Claim]:
        if after.phase == DONE:
            return [Claim(100, why.Wins())]
        if move == PASS:
            return []
        if before.phase == PLACING:
            return list(_placing(after))
        told = _cat if seat == before.cat_seat else _fork if move // PLACES == FORK else _mouse
        return list(told(before, move, after))

    return strongest(rules, claims, before, move, after)


def _fork(before: State, move: int, after: State) -> Iterator[Claim]:
    """Which of several cheeses: the one that is hardest to get otherwise."""
    place = move % PLACES
    yield _taken(after, place)
    mice = mice_at(before)
    ways = {each: steps_to(each, mice, MOUSE_WAYS) or 0 for each in _each(forkable(before))}
    paws = {each: steps_to(each, bit(before.cat), GRID) or 0 for each in _each(forkable(before))}
    if ways[place] == max(ways.values()):
        yield Claim(4, why.Distant(NAMES[place], ways[place]))
    if paws[place] == min(paws.values()):
        yield Claim(5, why.Watched(NAMES[place], paws[place]))


def _taken(after: State, place: int) -> Claim:
    return Claim(15, why.Takes(NAMES[place], int(after.stash), ALL_CHEESE))


def _each(places: Board) -> list[int]:
    return [place for place in range(PLACES) if int(places) >> place & 1]


def _mouse(before: State, move: int, after: State) -> Iterator[Claim]:
    mouse, place = move // PLACES, move % PLACES
    if before.cheese & bit(place):
        yield _taken(after, place)
    if after.opened != before.opened:
        closed = HOLES - int(after.opened).bit_count()
        yield Claim(5 if closed else 8, why.Opens(NAMES[SQUARES + mouse], closed))
    yield from _danger(before, mouse, after)
    if place >= SQUARES:
        yield Claim(4, why.Hides(mouse + 1, NAMES[place]))
    elif on_table(place):
        yield Claim(4, why.Under(mouse + 1))
    if after.phase == TURNING:
        tiles, cheese = size(after.down), int(after.left[CHEESE])
        if cheese:
            yield Claim(3 + 8 * cheese / tiles, why.Turns(cheese, tiles))
    elif place < SQUARES:
        yield from _errand(before, mouse, place, after)
    away, was_away = (steps_to(each, bit(before.cat), MOUSE_WAYS | TABLE) or 0 for each in (place, before.mice[mouse]))
    if away > was_away:
        yield Claim(1.5, why.Farther(mouse + 1, away))


def _danger(before: State, mouse: int, after: State) -> Iterator[Claim]:
    was, now = perils(before), perils(after)
    if was[mouse] and not now[mouse]:
        yield Claim(6 + 12 * was[mouse] / FACES, why.Escapes(mouse + 1, was[mouse], FACES))
    elif now[mouse] < was[mouse]:
        yield Claim(12 * (was[mouse] - now[mouse]) / FACES, why.Safer(mouse + 1, now[mouse], FACES))
    elif not now[mouse]:
        yield Claim(3, why.Safe())
    elif 2 * now[mouse] <= FACES:
        yield Claim(1, why.Risks(now[mouse], FACES))
    for other in range(MICE):
        if other != mouse and now[other] < was[other]:
            yield Claim(12 * (was[other] - now[other]) / FACES, why.Shields(other + 1))


def _errand(before: State, mouse: int, place: int, after: State) -> Iterator[Claim]:
    """What a mouse on an empty square has come nearer to."""
    start = before.mice[mouse]

    def nearer(goals: Board) -> int | None:
        steps, was = steps_to(place, goals, MOUSE_WAYS), steps_to(start, goals, MOUSE_WAYS)
        return steps if steps is not None and (was is None or steps < was) else None

    if after.stash == ALL_CHEESE and after.opened == ALL_HOLES:
        homes = HOLE_PLACES & ~mice_at(after)
        if steps := nearer(homes):
            hole = next(each for each in _each(homes) if steps_to(place, bit(each), MOUSE_WAYS) == steps)
            yield Claim(9 - steps, why.Homeward(mouse + 1, NAMES[hole], steps))
    elif steps := nearer(after.cheese):
        cheese = next(each for each in _each(after.cheese) if steps_to(place, bit(each), MOUSE_WAYS) == steps)
        yield Claim(4, why.Fetches(mouse + 1, NAMES[cheese], steps))
    elif steps := nearer(after.down):
        yield Claim(2, why.Seeks(mouse + 1, steps))


def _placing(after: State) -> Iterator[Claim]:
    away = {hole: steps_to(after.cat, bit(FRONT[hole]), GRID) or 0 for hole in range(HOLES)}
    yield Claim(3, why.Central(max(away.values())))
    nearest = min(away, key=lambda hole: away[hole])
    yield Claim(2, why.Near(NAMES[SQUARES + nearest], away[nearest]))


def _cat(before: State, move: int, after: State) -> Iterator[Claim]:
    place = move % PLACES
    for mouse in range(MICE):
        if before.mice[mouse] != NOWHERE and after.mice[mouse] == NOWHERE:
            left = size(mice_at(after))
            yield Claim(40, why.Catches(mouse + 1, left))
    yield from _threats(after)
    for hole in range(HOLES):
        if place == FRONT[hole]:
            inside = [mouse + 1 for mouse in range(MICE) if after.mice[mouse] == SQUARES + hole]
            if inside:
                yield Claim(6, why.Bars(NAMES[SQUARES + hole], inside[0]))
            elif after.stash >= _LATE:
                yield Claim(5, why.Guards(NAMES[SQUARES + hole]))
    yield from _hunt(before, place, after)
    if after.phase == TURNING:
        tiles, moves = size(after.down), int(after.left[PLUS_1] + after.left[PLUS_2] + after.left[ARROW])
        if moves:
            yield Claim(1 + moves / tiles, why.Hopes(moves, tiles))
    elif after.left[KNIFE]:
        yield Claim(1, why.Quiet())


def _threats(after: State) -> Iterator[Claim]:
    faces = perils(after)
    threatened = [mouse for mouse in range(MICE) if faces[mouse]]
    if len(threatened) > 1:  # and the mice move one at a time
        yield Claim(8 + 2 * len(threatened), why.Forks([mouse + 1 for mouse in threatened]))
    elif threatened:
        mouse = threatened[0]
        yield Claim(4 + 6 * faces[mouse] / FACES, why.Threatens(mouse + 1, faces[mouse], FACES))


def _hunt(before: State, place: int, after: State) -> Iterator[Claim]:
    """What the cat has come nearer to, or keeps an eye on."""

    def nearest(goals: Board, start: int) -> int | None:
        return steps_to(start, goals, GRID) if goals else None

    prey = mice_at(after) & ~TABLE & ~HOLE_PLACES
    steps, was = nearest(prey, place), nearest(prey, before.cat)
    if steps and was and steps < was:
        mouse = next(
            mouse
            for mouse in range(MICE)
            if after.mice[mouse] != NOWHERE
            and prey & bit(after.mice[mouse])
            and steps_to(place, bit(after.mice[mouse]), GRID) == steps
        )
        yield Claim(3, why.Nears(mouse + 1, steps))
    if not prey:
        yield from _waits(before, place, after)
    cheese = after.cheese & ~bit(place)
    steps = nearest(cheese, place)
    if steps and steps <= max(CAT_DIE):
        watched = next(each for each in _each(cheese) if steps_to(place, bit(each), GRID) == steps)
        yield Claim(2, why.Patrols(NAMES[watched], steps))


def _waits(before: State, place: int, after: State) -> Iterator[Claim]:
    """With no mouse on the floor: nearer to a hole in which one sits."""
    fronts = NONE
    for hole in range(HOLES):
        if mice_at(after) & bit(SQUARES + hole):
            fronts |= bit(FRONT[hole])
    if fronts and not fronts & bit(place):
        steps, was = steps_to(place, fronts, GRID), steps_to(before.cat, fronts, GRID)
        if steps is not None and was is not None and steps < was:
            hole = next(hole for hole in range(HOLES) if steps_to(place, fronts & bit(FRONT[hole]), GRID) == steps)
            yield Claim(2.5, why.Waits(NAMES[SQUARES + hole], steps))
