"""Kitchens made to measure: any position, with chance that can give only what the test wants."""

from typing import TypeVar

import cheeseboard as cb
from cheeseboard.engine.told import Event
from cheeseboard.games import get
from cheeseboard.games.chop_chop.view import View

E = TypeVar("E", bound=Event)
GAME = get("chop-chop")
RULES = GAME.rules


def board(places: str) -> int:
    return sum(1 << RULES.NAMES.index(place) for place in places.split())


def kitchen(
    *,
    cat: str = "d3",
    mice: str = "N E S W",
    side: str = "mice",
    steps: int | None = 1,
    rolls: int = 1,
    bound: int | None = None,
    down: str = "",
    left: str = "",
    cheese: str = "",
    stash: int = 0,
    opened: str = "",
    players: int = 2,
) -> cb.Match:
    """A match that stands so. Mice are told in order, `-` for one that is caught.

    Face-down tiles lie on `down`, and `left` says which they are. Without steps the die is still to be rolled.
    """
    state = GAME.states(1)[0]
    RULES.setup(state, players, GAME.option_codes(GAME.check_options(players, {})))
    state.cat = RULES.NAMES.index(cat)
    for mouse, place in enumerate(mice.split()):
        state.mice[mouse] = RULES.NOWHERE if place == "-" else RULES.NAMES.index(place)
    state.side = ("mice", "cat").index(side)
    state.rolls = rolls
    state.bound = RULES.NOWHERE if bound is None else bound - 1
    state.down = board(down)
    for kind in range(len(RULES.KINDS)):
        state.left[kind] = left.split().count(RULES.KINDS[kind])
    state.cheese = board(cheese)
    state.stash = stash
    state.opened = sum(1 << "NESW".index(hole) for hole in opened.split())
    state.phase = RULES.ROLLING
    if steps is not None:
        RULES.rolled(state, steps)
    return cb.Match.at(GAME, state, seed=1)


def ends(match: cb.Match, piece: str) -> set[str]:
    """Where a piece may end."""
    return {move.split(" ")[1] for move in match.legal() if move.startswith(f"{piece} ")}


def seen(match: cb.Match, seat: int | None = None) -> View:
    """A seat's view, or a spectator's."""
    view = match.view(seat)
    assert isinstance(view, View)
    return view


def heard(match: cb.Match, kind: type[E]) -> list[E]:
    return [event for event in match.events(None) if isinstance(event, kind)]
