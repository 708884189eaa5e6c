"""Tables without a server: in memory alone, or laid at a real store."""

import asyncio
from collections.abc import Mapping, Sequence

import cheeseboard as cb
from cheeseboard.server.play.doing import Asker
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.protocol.commands import Move
from cheeseboard.server.protocol.messages import NewSeat, NewTable
from cheeseboard.server.storage.entries import AnyEntry, Chair, Entry, Finished, Laid, Started
from cheeseboard.server.table.story import Story
from cheeseboard.server.table.table import Table
from tests.server.house import seats_of


def a_table(
    match: cb.Match,
    people: Sequence[str] | None = None,
    names: Mapping[str, str] | None = None,
    more: Sequence[AnyEntry] = (),
    chairs: Sequence[Chair] | None = None,
) -> Table:
    """A table where this match is being played, with what else stands in its log, at a time that stands still.

    The key stays the same whatever the match is, so that only what is on the table may be dealt anew.
    """
    people = people or [f"person {seat}" for seat in range(match.players)]
    sitting = chairs or [Chair(person) for person in people]
    laid = Laid(match.game.name, dict(match.options), bytes(32), people[0], tuple(sitting))
    whats: list[AnyEntry] = [laid, Started(), *more]
    if result := match.result:
        whats.append(Finished(tuple(result.points), tuple(result.winners)))
    story = Story("0123456789ab", [Entry(0, 1, laid)])
    story.match = match
    story.add([Entry(number, 1, what) for number, what in enumerate(whats[1:], 1)], match)
    return Table(story, names or {}, 1, clock=lambda: 1)


async def lay(tables: Tables, *seats: str, game: str = "cheese-rescue", **wanted: object) -> Table:
    """A table of Ada's."""
    new = NewTable(game, [NewSeat(**seat) for seat in seats_of(*seats)], **wanted)  # type: ignore[arg-type]
    return await tables.lay("ada", new)


class Here:
    """Somebody connected to a table."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.address: str | None = None

    def wake(self) -> None:
        pass

    def dismiss(self, code: int, reason: str) -> None:
        pass


async def come(tables: Tables, table: Table, person: str = "ada") -> Here:
    client = Here(person)
    tables.join(table, client)
    await tables.welcome(table, person)
    return client


async def play(tables: Tables, table: Table, seat: int, move: str | None = None) -> None:
    """Let whoever sits there make a move, by default the first that is legal."""
    person = table.standing.chairs[seat].person
    assert person is not None
    wanted = Move(move or table.match.legal()[0], table.standing.position)
    await tables.do(table, lambda: Asker(person, table.who(person, seat)), wanted, None)


def bots_turn(tables: Tables, table: Table) -> "asyncio.Task[None]":
    """What a bot does that is to move there."""
    task = tables.turns.task(table.id)
    assert task is not None
    return task


async def until_over(tables: Tables, table: Table) -> None:
    """Let bots play among themselves, while Ada watches."""
    await come(tables, table)
    while table.state != "over":
        await bots_turn(tables, table)
        await asyncio.sleep(0)
