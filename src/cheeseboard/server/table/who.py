"""What somebody is to a table: all that what they are told and may do depends on."""

from typing import NamedTuple

from ..storage.entries import Standing
from .presence import Presence


class Who(NamedTuple):
    seat: int | None
    """Whose view they have."""
    mine: tuple[int, ...] = ()
    """The seats that are played at their device."""
    hosting: bool = False


SPECTATOR = Who(None)


def host_of(standing: Standing, presence: Presence) -> str:
    """Who acts as the host: whoever laid the table, and when that one has left the first of those who sit here."""
    host = standing.host
    sitting = [chair.person for chair in standing.chairs if chair.person and chair.stands_in != "left"]
    if host in sitting:
        return host
    never_sat = all(chair.person != standing.laid.host for chair in standing.laid.chairs)
    if never_sat and presence.here(host):
        return host
    return next((person for person in sitting if presence.here(person)), host)


def who_is(
    person: str, standing: Standing, presence: Presence, turn: int | None, hidden: bool, look: int | None = None
) -> Who:
    """`look` is the seat that they look at, where several at one device must not see each other's hands."""
    mine = standing.seats_of(person)
    if len(mine) < 2:
        seat = mine[0] if mine else None
    elif hidden:
        seat = look if look in mine else None
    else:
        seat = turn if turn in mine else mine[0]
    return Who(seat, mine, host_of(standing, presence) == person)
