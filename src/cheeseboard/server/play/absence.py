"""What those at a table may decide about somebody who is away."""

import math

from ..limits import DAY, Refusal
from ..table.table import Table
from ..table.who import Who, host_of


def refuse_unless_away(table: Table, who: Who, seat: int) -> None:
    """Raises Refusal unless whoever asks may let a bot play for that seat."""
    chair = table.standing.chairs[seat]
    if not who.mine:
        raise Refusal("seat-none", 403)
    if chair.person is None or seat in who.mine:
        raise Refusal("stand-in-nobody", 409)
    if chair.bot:
        raise Refusal("stand-in-already", 409, seat=seat)
    left = _left_to_wait(table, seat)
    if left is None:
        raise Refusal("absent-here", 409, seat=seat)
    _refuse_at_a_table_for_days(table, who)
    if left > 0:
        raise Refusal("absent-early", 409, seat=seat, seconds=left)


def seat_to_end_for(table: Table, who: Who) -> int:
    """The seat of somebody who has been away for so long that whoever asks may end the match; raises Refusal."""
    if not who.mine and not who.hosting:
        raise Refusal("seat-none", 403)
    waits = {
        seat: left for seat in range(len(table.standing.chairs)) if (left := _left_to_wait(table, seat)) is not None
    }
    if not waits:
        raise Refusal("end-all-here", 409)
    _refuse_at_a_table_for_days(table, who)
    if not who.hosting and table.presence.here(host_of(table.standing, table.presence)):
        raise Refusal("host-only", 403)
    seat, left = min(waits.items(), key=lambda wait: wait[1])
    if left > 0:
        raise Refusal("absent-early", 409, seat=seat, seconds=left)
    return seat


def _left_to_wait(table: Table, seat: int) -> int | None:
    """Seconds until the table's patience with whoever's seat it is ends; None where nobody is away."""
    chair, patience = table.standing.chairs[seat], table.standing.patience
    if chair.person is None or chair.stands_in == "left" or table.presence.here(chair.person):
        return None
    return max(0, math.ceil((DAY if patience is None else patience) - _away(table, chair.person)))


def _refuse_at_a_table_for_days(table: Table, who: Who) -> None:
    # A host who has been away for a day decides nothing any more.
    host = host_of(table.standing, table.presence)
    if table.standing.patience is None and not who.hosting and _away(table, host) < DAY:
        raise Refusal("absent-days", 403)


def _away(table: Table, person: str) -> float:
    """For how many seconds somebody has been away."""
    since = table.presence.away(person)
    return 0 if since is None else (table.now() - since) / 1000
