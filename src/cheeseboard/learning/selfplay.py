"""Matches that a bot plays against itself, and what it writes down of them: kernels, written once for every game.

Each table plays on from where it was, so none of them begins anew with every lesson.
"""

from typing import Any, NamedTuple

import numpy as np

from cheeseboard.bots.tree import Desk, Tree, root_edges, search
from cheeseboard.engine.bits import NONE
from cheeseboard.engine.contract import OVER, AnyState, far, imagine, judge, legal, play, traits, turn, viewer
from cheeseboard.engine.dice import Dice, below
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import Net
from cheeseboard.engine.playing import begin, best, settle
from cheeseboard.engine.style import Style

LONGEST = 2000
"""Moves after which a match against greedy is judged as it is."""
_FINE = 1 << 30


class Tables(NamedTuple):
    """Matches side by side, and what it takes to deal one anew."""

    states: Any
    blank: Any
    dice: Any
    players: int
    options: Any


class Pages(NamedTuple):
    """What each table writes down, line by line."""

    features: Any
    """Of the position; the rest of the line is a feature that none has."""
    worth: Any
    """What the position turned out to be worth to the seat that was asked."""
    seats: Any
    used: Any


class Room(NamedTuple):
    """What a thread works with: the net that learns, and a search to learn from."""

    net: Net
    tree: Tree
    desk: Desk
    state: Any
    moves: Any
    marked: Any
    weights: Any
    worth: Any
    chances: Any
    trace: Any
    rows: Any
    sums: Any
    worlds: Any


@kernel
def drawn(weights: Any, count: int, dice: Dice) -> int:
    """One of so many, by their weights."""
    whole = 0.0
    for index in range(count):
        whole += weights[index]
    at = whole * (below(dice, _FINE) + 0.5) / _FINE
    for index in range(count - 1):
        at -= weights[index]
        if at <= 0.0:
            return index
    return count - 1


@kernel
def by_chances(state: AnyState, room: Room, count: int, warmth: float, dice: Dice) -> int:
    """A move that leads to what the net thinks well of, in a world as it may be; without warmth, to the best."""
    seat = turn(state)
    highest = 0
    room.state[1] = state
    imagine(room.state[1], seat, dice)
    for index in range(count):
        room.state[0] = room.state[1]
        play(room.state[0], room.moves[index])
        judge(room.state[0], room.net, room.worth, room.chances)
        room.weights[index] = room.chances[seat]
        if room.weights[index] > room.weights[highest]:
            highest = index
    if warmth == 0.0:
        return int(room.moves[highest])
    top = room.weights[highest]
    for index in range(count):
        room.weights[index] = np.exp((room.weights[index] - top) / warmth)
    return int(room.moves[drawn(room.weights, count, dice)])


@kernel
def by_thought(state: AnyState, room: Room, style: Style, iterations: int, warmth: float, dice: Dice) -> int:
    """What a search finds best; now and then, with the chance `warmth`, another move, the likelier the better it did.

    But not so much likelier as it was tried more often: bad moves are to be known as well. Leaves behind what it found:
    `rows` and `sums`.
    """
    for node in range(len(room.tree.nodes)):
        room.tree.nodes[node].key = NONE
    room.tree.used[0] = 0
    room.tree.used[1] = 0
    for seat in range(room.sums.shape[1]):
        room.sums[0, seat] = 0.0
        room.sums[1, seat] = 0.0
    search(state, turn(state), room.tree, room.desk, style, dice, room.worlds, 0, room.sums, iterations)
    count = root_edges(state, turn(state), room.tree, room.rows)
    highest = 0
    for index in range(count):
        room.weights[index] = np.sqrt(room.rows[index, 1])
        if room.weights[index] > room.weights[highest]:
            highest = index
    if below(dice, _FINE) < warmth * _FINE:
        highest = drawn(room.weights, count, dice)
    return int(room.rows[highest, 0])


@kernel
def note(pages: Pages, number: int, line: int, state: AnyState, seat: int, room: Room) -> None:
    """Write down what a seat is asked about."""
    count = traits(state, seat, room.net.active)
    for index in range(pages.features.shape[2]):
        pages.features[number, line, index] = room.net.active[index] if index < count else len(room.net.first)
    pages.seats[number, line] = seat


@kernel
def look_back(pages: Pages, room: Room, number: int, start: int, stop: int, far_sight: float, players: int) -> None:
    """What each line was worth to its seat: what came of it, blended with what was thought on the way (TD lambda).

    `room.chances` holds what it came to in the end.
    """
    for line in range(stop - 1, start - 1, -1):
        pages.worth[number, line] = room.chances[pages.seats[number, line]]
        for seat in range(players):
            room.chances[seat] = (1.0 - far_sight) * room.trace[line, seat] + far_sight * room.chances[seat]


@kernel
def deal_anew(tables: Tables, number: int) -> None:
    begin(tables.states, tables.blank, tables.dice, tables.players, tables.options, number, number + 1)


@kernel
def advance(state: AnyState, room: Room, trace: Any, style: Style, iterations: int, warmth: float, dice: Dice) -> None:
    """One move, and in `trace` what was thought of the position: by the search that chose it, else by the net.

    Without iterations it is chosen by the net alone, one move ahead.
    """
    count = legal(state, room.moves)
    if count > 1 and iterations > 0:
        play(state, by_thought(state, room, style, iterations, warmth, dice))
        for seat in range(room.sums.shape[1]):
            trace[seat] = room.sums[0, seat] / iterations
    else:
        play(state, room.moves[0] if count == 1 else by_chances(state, room, count, warmth, dice))
        judge(state, room.net, room.worth, trace)


@kernel
def write_pages(
    tables: Tables,
    pages: Pages,
    style: Style,
    iterations: int,
    warmth: float,
    far_sight: float,
    room: Room,
    start: int,
    stop: int,
) -> int:
    """Fill the pages of some tables with positions and what they were worth; returns how many matches ended."""
    ended = 0
    for number in range(start, stop):
        state = tables.states[number]
        dice = tables.dice[number]
        first = 0
        line = 0
        while line < pages.worth.shape[1]:
            advance(state, room, room.trace[line], style, iterations, warmth, dice)
            if not far(state):
                if below(dice, 2) == 0:  # positions are judged before chance, and after it
                    settle(state, dice)
                if turn(state) != OVER:
                    note(pages, number, line, state, viewer(state), room)
                    line += 1
                settle(state, dice)
            if far(state) or turn(state) == OVER:  # what comes then is another story
                judge(state, room.net, room.worth, room.chances)
                look_back(pages, room, number, first, line, far_sight, tables.players)
                deal_anew(tables, number)
                first = line
                ended += 1
        if line > first:  # of a match that goes on, what is thought of it now
            for seat in range(tables.players):
                room.chances[seat] = room.trace[line - 1, seat]
            look_back(pages, room, number, first, line, far_sight, tables.players)
        pages.used[number] = line
    return ended


@kernel
def pupil_of(tables: Tables, number: int) -> int:
    """The seat at a table where greedy does not sit."""
    return number % tables.players


@kernel
def greedy_plays(tables: Tables, number: int, made: int, room: Room) -> int:
    """Let greedy move until it is the pupil's turn or the match ends; returns how many moves were made by then."""
    state = tables.states[number]
    dice = tables.dice[number]
    settle(state, dice)
    while turn(state) != OVER and turn(state) != pupil_of(tables, number) and made < LONGEST:
        play(state, best(tables.states[number : number + 1], room.state, 0, room.marked, dice))
        settle(state, dice)
        made += 1
    return made if turn(state) != OVER else LONGEST


@kernel
def share_out(tables: Tables, won: Any, number: int, room: Room) -> None:
    """What the pupil has of the win."""
    judge(tables.states[number], room.net, room.worth, room.chances)
    won[number] = room.chances[pupil_of(tables, number)]


@kernel
def against_greedy(tables: Tables, won: Any, room: Room, start: int, stop: int) -> int:
    """A match at each table, the net on one seat, one move ahead, and greedy on the others: its share of the win."""
    for number in range(start, stop):
        state = tables.states[number]
        deal_anew(tables, number)
        made = greedy_plays(tables, number, 0, room)
        while made < LONGEST:
            play(state, by_chances(state, room, legal(state, room.moves), 0.0, tables.dice[number]))
            made = greedy_plays(tables, number, made + 1, room)
        share_out(tables, won, number, room)
    return stop - start
