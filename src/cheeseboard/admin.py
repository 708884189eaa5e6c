"""`cheeseboard admin`: looking after the tables of servers, while they run or not.

What a command needs is imported when it runs, so that help and mistakes are answered at once.
"""

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cheeseboard.engine.quoting import printable
from cheeseboard.parsing import Commands, Parser, add, add_commands, add_database, duration, positive
from cheeseboard.words.here import tell

if TYPE_CHECKING:
    from cheeseboard.server.operation.steward import Outline, Steward

STATES = ("waiting", "playing", "over")
SHOWN = 50
"""Tables in a list, unless more are asked for."""


def add_admin(commands: "Commands[Parser]") -> None:
    command = add(commands, "admin", tell("cli-admin"), "cheeseboard admin tables")
    deeds = add_commands(command)
    add_tables(deeds)
    add_bans(deeds)
    add_whole(deeds)
    add_move(deeds)


def add_tables(deeds: "Commands[Parser]") -> None:
    command = add(deeds, "tables", tell("cli-admin-tables"), "cheeseboard admin tables --state playing")
    command.takes("--state", choices=STATES, help=tell("cli-admin-tables-state"))
    command.takes("--game", metavar=tell("word-game"), help=tell("cli-admin-tables-game"))
    command.takes("--person", metavar=tell("word-person"), help=tell("cli-admin-person"))
    command.takes("--most", type=positive, default=SHOWN, metavar="N", help=tell("cli-admin-tables-most", most=SHOWN))
    command.takes("--json", action="store_true", help=tell("cli-admin-json"))
    _finish(command, tables)
    for name, purpose, run in (("close", tell("cli-admin-close"), close), ("delete", tell("cli-admin-delete"), delete)):
        command = add(deeds, name, purpose, f"cheeseboard admin {name} k3v9x2m7q1bc")
        command.takes("tables", nargs="+", metavar=tell("word-table"), help=tell("cli-admin-table"))
        _finish(command, run)


def add_bans(deeds: "Commands[Parser]") -> None:
    command = add(deeds, "ban", tell("cli-admin-ban"), "cheeseboard admin ban 203.0.113.9 --for 7d")
    command.takes("whom", metavar=tell("word-whom"), help=tell("cli-admin-whom"))
    command.takes("--for", dest="lasts", type=duration, metavar=tell("word-time"), help=tell("cli-admin-ban-for"))
    _finish(command, ban)
    command = add(deeds, "unban", tell("cli-admin-unban"), "cheeseboard admin unban 203.0.113.9")
    command.takes("whom", metavar=tell("word-whom"), help=tell("cli-admin-whom"))
    _finish(command, unban)
    command = add(deeds, "bans", tell("cli-admin-bans"), "cheeseboard admin bans")
    command.takes("--json", action="store_true", help=tell("cli-admin-json"))
    _finish(command, bans)


def add_whole(deeds: "Commands[Parser]") -> None:
    """What concerns the database as a whole, or somebody wherever they are in it."""
    command = add(deeds, "backup", tell("cli-admin-backup"), "cheeseboard admin backup tables-today.db")
    command.takes("file", type=Path, metavar=tell("word-file"), help=tell("cli-admin-backup-file"))
    _finish(command, backup)
    example = "cheeseboard admin retention --older-than 90d --dry-run"
    command = add(deeds, "retention", tell("cli-admin-retention"), example)
    command.takes("--older-than", type=duration, required=True, metavar=tell("word-time"), help=tell("cli-admin-older"))
    command.takes("--dry-run", action="store_true", help=tell("cli-admin-dry-run"))
    _finish(command, retention)
    command = add(deeds, "erase", tell("cli-admin-erase"), "cheeseboard admin erase h4zk9m2c")
    command.takes("person", metavar=tell("word-person"), help=tell("cli-admin-person"))
    command.takes("--dry-run", action="store_true", help=tell("cli-admin-dry-run"))
    _finish(command, erase)


def add_move(deeds: "Commands[Parser]") -> None:
    example = "cheeseboard admin move --from tables.db --to postgresql://localhost/cheeseboard"
    command = add(deeds, "move", tell("cli-admin-move"), example)
    place = tell("word-place")
    command.takes("--from", dest="source", required=True, metavar=place, help=tell("cli-admin-move-from"))
    command.takes("--to", dest="target", required=True, metavar=place, help=tell("cli-admin-move-to"))
    command.set_defaults(run=move)


def _finish(command: Parser, run: Callable[[argparse.Namespace], int]) -> None:
    add_database(command)
    command.set_defaults(run=run)


def tables(chosen: argparse.Namespace) -> int:
    wanted = {"state": chosen.state, "game": chosen.game, "person": chosen.person, "most": chosen.most}
    if chosen.game is not None:
        from cheeseboard.games import get

        get(chosen.game)

    async def work(steward: "Steward") -> None:
        found = await steward.tables(**wanted)
        if chosen.json:
            print(json.dumps([asdict(each) for each in found], indent=2))
        else:
            _show(("table", "game", "state", "laid", "last", "entries", "people", "bots"), map(_row, found))

    return _carry_out(chosen, work)


def close(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        for table in chosen.tables:
            await steward.close_table(table)
            print(tell("admin-closed", table=table))

    return _carry_out(chosen, work)


def delete(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        for table in chosen.tables:
            await steward.delete_table(table)
            print(tell("admin-deleted", table=table))

    return _carry_out(chosen, work)


def ban(chosen: argparse.Namespace) -> int:
    until = None if chosen.lasts is None else int(1000 * (time.time() + chosen.lasts))

    async def work(steward: "Steward") -> None:
        whom = await steward.ban(chosen.whom, until)
        print(tell("admin-banned", whom=whom, until="never" if until is None else _when(until)))

    return _carry_out(chosen, work)


def unban(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        print(tell("admin-unbanned", whom=await steward.unban(chosen.whom)))

    return _carry_out(chosen, work)


def bans(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        found = await steward.bans()
        if chosen.json:
            print(json.dumps([{"whom": whom, "until": until} for whom, until in found.items()], indent=2))
        else:
            rows = ([whom, "" if until is None else _when(until)] for whom, until in found.items())
            _show(("whom", "until"), rows)

    return _carry_out(chosen, work)


def backup(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        await steward.back_up(chosen.file)
        print(tell("admin-backed-up", file=chosen.file))

    return _carry_out(chosen, work)


def retention(chosen: argparse.Namespace) -> int:
    since = int(1000 * (time.time() - chosen.older_than))

    async def work(steward: "Steward") -> None:
        if chosen.dry_run:
            print(tell("admin-would-delete", count=len(await steward.untouched(since)), when=_when(since)))
        else:
            print(tell("admin-has-deleted", count=await steward.delete_untouched(since), when=_when(since)))

    return _carry_out(chosen, work)


def erase(chosen: argparse.Namespace) -> int:
    async def work(steward: "Steward") -> None:
        if chosen.dry_run:
            person = await steward.person(chosen.person)
            count = len(await steward.tables(person=person, most=sys.maxsize))
            print(tell("admin-would-erase", person=person, count=count))
        else:
            print(tell("admin-erased", person=await steward.erase(chosen.person)))

    return _carry_out(chosen, work)


def move(chosen: argparse.Namespace) -> int:
    from cheeseboard.server.storage import database, moving

    counts = moving.move(chosen.source, chosen.target)
    print(tell("admin-moved", to=database.shown(chosen.target), **counts))
    return 0


def _carry_out(chosen: argparse.Namespace, work: "Callable[[Steward], Awaitable[None]]") -> int:
    """Do it to the database that was named; the exit status. What a server would log is said by what fails."""
    from cheeseboard.server import logs
    from cheeseboard.server.app import usual_place
    from cheeseboard.server.operation.steward import Steward

    async def do() -> None:
        steward = Steward(chosen.database or usual_place())
        try:
            await work(steward)
        finally:
            steward.close()

    with logs.quiet():
        asyncio.run(do())
    return 0


def _row(table: "Outline") -> list[str]:
    from cheeseboard.server.logs import short

    people, bots = ", ".join(short(person) for person in table.people), ", ".join(table.bots)
    when = [_when(table.created), _when(table.at)]
    return [table.id, table.game, table.state, *when, str(table.entries), people, bots]


def _show(headings: tuple[str, ...], rows: Any) -> None:
    """Columns as wide as what stands in them."""
    lines = [[tell("admin-column", column=heading) for heading in headings], *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(headings))]
    for line in lines:
        cells = (printable(cell).ljust(width) for cell, width in zip(line, widths, strict=True))
        print("  ".join(cells).rstrip())


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000):%Y-%m-%d %H:%M}"
