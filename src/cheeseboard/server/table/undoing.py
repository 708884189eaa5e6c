"""Taking moves back: whose move, and who has to agree."""

from typing import NamedTuple

from cheeseboard.engine.errors import CheeseboardError, IllegalMove
from cheeseboard.engine.match import Match

from ..limits import Refusal
from ..protocol.messages import MayUndo
from ..storage.entries import Standing
from .who import Who


class Wish(NamedTuple):
    """To go back to where so many moves had been made, if these seats agree."""

    seat: int
    moves: int
    asks: tuple[int, ...]


def wish(standing: Standing, match: Match, who: Who) -> Wish:
    """What taking a move back would mean to whoever wants it; raises CheeseboardError where it cannot be.

    Bots agree, unless they have shown what they hold. So do those who sit at the same device.
    """
    seat = _seat(match, who)
    if seat is None:
        raise Refusal("seat-curtain" if who.mine else "seat-none", 403)
    if standing.chairs[seat].bot:
        raise Refusal("move-stand-in", 409)
    found = match.undo_for(seat)
    others = [other for other in found.asks if other not in who.mine]
    people = tuple(other for other in others if standing.chairs[other].bot is None)
    if found.revealed and len(people) < len(others):
        raise IllegalMove("undo-revealed")
    return Wish(seat, found.moves, people)


def may_undo(standing: Standing, match: Match, who: Who) -> MayUndo | None:
    seat = _seat(match, who)
    if standing.state != "playing" or seat is None:
        return None
    if seat not in match.undos:
        return "no" if seat in match.movers else None
    try:
        return "ask" if wish(standing, match, who).asks else "free"
    except IllegalMove:
        return "no"
    except CheeseboardError:
        return None


def _seat(match: Match, who: Who) -> int | None:
    """Where several play at one device and see everything, it is the last of them who moved."""
    if len(who.mine) > 1 and not match.game.hidden:
        return next((seat for seat in reversed(match.movers) if seat in who.mine), who.seat)
    return who.seat
