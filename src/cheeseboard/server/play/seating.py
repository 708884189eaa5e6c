"""Who gets which seat, when a table is laid and afterwards."""

from collections.abc import Mapping, Sequence

from cheeseboard import bots
from cheeseboard.engine.quoting import quoted

from ..limits import Limits, Refusal
from ..protocol.messages import NewSeat, StandInWhy
from ..storage.entries import BotIn, Chair
from ..table.naming import tidy_name
from ..table.table import Table


def laid_chairs(
    seats: Sequence[NewSeat], person: str, name: str | None, offered: Mapping[str, str], limits: Limits
) -> tuple[Chair, ...]:
    """The chairs as whoever lays the table wants them; raises Refusal."""
    if sum(seat.kind == "me" for seat in seats) > 1:
        raise Refusal("seat-two-me")
    chairs = [_chair(number, seat, person, offered, limits) for number, seat in enumerate(seats)]
    return named(chairs, {person: name} if name else {}, offered)


def named(chairs: Sequence[Chair], names: Mapping[str, str], offered: Mapping[str, str]) -> tuple[Chair, ...]:
    """The same chairs, with a name of its own for every bot that has none yet."""
    taken = [name for chair in chairs if (name := chair.name or names.get(chair.person or ""))]
    wanted = [chair.bot if chair.person is None and chair.name is None else None for chair in chairs]
    called = bots.names_at(wanted, taken, offered)
    return tuple(Chair(bot=chair.bot, name=name) if name else chair for chair, name in zip(chairs, called, strict=True))


def bots_in(
    table: Table, seats: Sequence[int], bot: str, offered: Mapping[str, str], why: StandInWhy | None = None
) -> list[BotIn]:
    """This bot comes to those seats; each time it has a name that nobody else at the table has."""
    refuse_unless_offered(bot, offered)
    taken = [name for seat in range(len(table.standing.chairs)) if (name := table.name(seat)) and seat not in seats]
    names = bots.names_at([bot] * len(seats), taken, offered)
    return [BotIn(seat, bot, name, why) for seat, name in zip(seats, names, strict=True)]


def refuse_unless_offered(bot: str, offered: Mapping[str, str]) -> None:
    if bot not in offered:
        raise Refusal("bot-not-here", bot=quoted(bot), bots=list(offered))


def _chair(number: int, seat: NewSeat, person: str, offered: Mapping[str, str], limits: Limits) -> Chair:
    if seat.kind == "open":
        return Chair()
    if seat.kind == "bot":
        refuse_unless_offered(seat.bot or "", offered)
        return Chair(bot=seat.bot)
    if seat.kind == "beside" and seat.name is None:
        raise Refusal("seat-beside-unnamed", number=number)
    return Chair(
        person, name=None if seat.name is None else tidy_name(seat.name, limits.name_letters, offered.values())
    )
