"""Whatever was acknowledged is there, once, whenever the server is killed."""

import asyncio
import os
import random
from pathlib import Path

from cheeseboard.engine.record import read, verify
from cheeseboard.games import boxed, names
from cheeseboard.server.limits import Limits
from cheeseboard.server.storage.database import Place
from cheeseboard.server.storage.entries import Entry, Moved, Standing
from cheeseboard.server.storage.store import Store
from tests.server.crowd import MATCHES, Falling, Guest, Heard, evening
from tests.server.house import house as open_house
from tests.services import Postgres, Redis

EVENINGS = int(os.environ.get("CHEESEBOARD_EVENINGS", "8"))
"""How many are played in each of these tests, of two matches each."""
AT_ONCE = 8


def test_whenever_a_server_is_killed_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    site = Falling(tmp_path, random.Random(5))
    hold_together(site)
    assert site.falls["server"] > 1


def test_whatever_of_a_site_is_killed_nothing_acknowledged_is_lost(
    tmp_path: Path, postgres: Postgres, redis_server: Redis
) -> None:
    site = Falling(tmp_path, random.Random(6), postgres, redis_server, workers=2, updates=(20, 200))
    hold_together(site)
    assert {*site.falls} >= {"server", "worker", "postgres", "redis", "redis emptied"}


def hold_together(site: Falling) -> None:
    """Whatever anybody was told in all these matches is in the logs, once, and all of them come to an end."""
    guests = asyncio.run(evenings(site))
    tables = {heard.table for guest in guests for heard in guest.heard}
    assert len(tables) == EVENINGS * MATCHES
    assert "Traceback" not in site.log, site.log
    logs = asyncio.run(kept(site.database, tables))
    for guest in guests:
        for heard in guest.heard:
            hold(heard, logs[heard.table])
    with open_house(site.database) as house:
        ada = house.person()
        for table in tables:
            told = ada.ask("GET", f"/api/tables/{table}/record")
            assert told.is_success, told.text
            (record,) = read(iter(told.text.splitlines(keepends=True)))
            assert verify(record, boxed) is None


async def evenings(site: Falling) -> list[Guest]:
    room = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> list[Guest]:
        async with room:
            game = names()[number % len(names())]
            # The other games are played by two, who can resign: else one of them would last longer than all the rest.
            people, bots = (
                random.Random(number).choice([(2, 0), (2, 1), (3, 0)]) if number % len(names()) == 0 else (2, 0)
            )
            return await evening(site, game, people, bots, number)

    async with site.falls_again():
        found = await asyncio.gather(*map(one, range(EVENINGS)))
    return [guest for guests in found for guest in guests]


async def kept(database: Place, tables: set[str]) -> dict[str, list[Entry]]:
    store = Store(database, Limits())
    try:
        found = {table: await store.load(table) for table in tables}
    finally:
        store.close()
    return {table: log for table, log in found.items() if log is not None}


def hold(heard: Heard, log: list[Entry]) -> None:
    """What one person was told is what the log says, at every moment."""
    assert [entry.number for entry in log] == list(range(len(log)))
    standing = Standing.of(heard.table, log[:1])
    stood = {}
    for entry in log[1:]:
        standing.add(entry)
        stood[standing.entries] = standing.entries, len(standing.moves), standing.position, standing.undone
    assert standing.over
    assert heard.stood
    for told in heard.stood:
        assert stood.get(told[0], (1, 0, 0, 0)) == told
    for number, told_entry in heard.log.items():
        what = log[number].what
        assert told_entry == (what.__struct_config__.tag, getattr(what, "seat", None))
    for since, move in heard.moved:
        # Of mine there is just one after that position, before anything else changed it.
        after = next(entry.what for entry in log[since + 1 :] if isinstance(entry.what, Moved))
        assert after.move == move
