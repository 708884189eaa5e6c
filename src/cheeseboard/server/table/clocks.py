"""The time that a move may take, where a table has such a bound."""

from ..storage.entries import Standing


def deadline(standing: Standing, turn: int | None) -> int | None:
    """When the person whose turn it is has to have moved, in milliseconds since 1970. Bots need no such thing."""
    if standing.clock is None or turn is None:
        return None
    chair = standing.chairs[turn]
    if chair.open or chair.bot:
        return None
    return max(standing.ticking, standing.taken.get(turn, 0)) + 1000 * standing.clock
