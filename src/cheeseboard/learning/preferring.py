"""What a search comes to prefer, written down move by move: kernels for games whose moves have aspects."""

from typing import Any, NamedTuple

from cheeseboard.engine.contract import OVER, AnyState, aspects, legal, play, turn
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.net import impression
from cheeseboard.engine.playing import settle
from cheeseboard.engine.style import Style

from .selfplay import LONGEST, Room, Tables, by_thought, deal_anew, greedy_plays, share_out


class Preferences(NamedTuple):
    """What each table writes down, line by line: of every move that there was, and of none after these."""

    aspects: Any
    shares: Any
    """How much of the search went there."""
    counts: Any
    """How many moves there were."""


@kernel
def note(pages: Preferences, number: int, line: int, state: AnyState, count: int, iterations: int, room: Room) -> None:
    """Write down what a search has left behind."""
    pages.counts[number, line] = count
    for index in range(count):
        aspects(state, int(room.rows[index, 0]), room.net.active)
        for aspect in range(pages.aspects.shape[3]):
            pages.aspects[number, line, index, aspect] = room.net.active[aspect]
        pages.shares[number, line, index] = room.rows[index, 1] / iterations


@kernel
def write_preferences(
    tables: Tables, pages: Preferences, style: Style, iterations: int, warmth: float, room: Room, start: int, stop: int
) -> int:
    """Fill the pages of some tables; returns how many matches ended."""
    ended = 0
    for number in range(start, stop):
        state = tables.states[number]
        dice = tables.dice[number]
        line = 0
        while line < pages.counts.shape[1]:
            count = legal(state, room.moves)
            if count > 1:
                move = by_thought(state, room, style, iterations, warmth, dice)
                note(pages, number, line, state, count, iterations, room)
                play(state, move)
                line += 1
            else:
                play(state, room.moves[0])
            settle(state, dice)
            if turn(state) == OVER:
                deal_anew(tables, number)
                ended += 1
    return ended


@kernel
def by_impression(state: AnyState, room: Room) -> int:
    """The move that looks best at first."""
    highest = 0
    for index in range(legal(state, room.moves)):
        room.weights[index] = impression(room.net, aspects(state, room.moves[index], room.net.active))
        if room.weights[index] > room.weights[highest]:
            highest = index
    return int(room.moves[highest])


@kernel
def impressions_against_greedy(tables: Tables, won: Any, room: Room, start: int, stop: int) -> int:
    """A match at each table, first impressions alone on one seat and greedy on the others: its share of the win."""
    for number in range(start, stop):
        deal_anew(tables, number)
        made = greedy_plays(tables, number, 0, room)
        while made < LONGEST:
            play(tables.states[number], by_impression(tables.states[number], room))
            made = greedy_plays(tables, number, made + 1, room)
        share_out(tables, won, number, room)
    return stop - start
