"""The record of a match that was played here."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime

from cheeseboard.engine.record import ENDED
from cheeseboard.words import say

from ..limits import Refusal
from ..table.table import Table


async def record(table: Table) -> str:
    """A match that is over, as the text of a `.cheese` file; raises Refusal."""
    standing = table.standing
    if not standing.over or not standing.started:
        raise Refusal("record-early", 409)
    names = (table.name(seat) or say("person-unnamed") for seat in range(len(standing.chairs)))
    tags = {}
    if late := [str(number) for number, move in enumerate(standing.moves, 1) if move.why is not None]:
        tags["StandIn"] = " ".join(late)  # the moves, counted from 1, that a bot made for a person
    if ended := standing.ended:
        tags[ENDED] = ended.why if ended.seat is None else f"{ended.why} {ended.seat}"
    match = table.match.branch()
    match.header = replace(
        match.header,
        names=tuple(names),
        date=datetime.fromtimestamp(standing.began / 1000, UTC).strftime("%Y-%m-%d"),
        tags=tags,
    )
    return await asyncio.to_thread(match.record)
