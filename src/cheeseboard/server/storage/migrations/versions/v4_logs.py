"""A table is its log: what was rows of tables, seats and moves becomes entries.

When things happened was not kept, but for when a table was laid: all its entries are of that time. Whose move it was
was not kept either, so that matches are run again; one that was played by other rules keeps its moves, and that is all.
"""

import base64
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa
from alembic import op

from cheeseboard.engine.errors import CheeseboardError
from cheeseboard.engine.match import Match
from cheeseboard.games import get as game_named

revision = "0004"
down_revision = "0003"

BEFORE = ("people", "tables", "seats", "moves")


def upgrade() -> None:
    op.drop_index("tables_open")
    op.drop_index("tables_host")
    for name in BEFORE:
        op.rename_table(name, f"{name}_before")
    _lay()
    connection = op.get_bind()
    connection.exec_driver_sql("INSERT INTO people (id, name, rated) SELECT id, name, false FROM people_before")
    connection.exec_driver_sql("UPDATE settings SET value = '4' WHERE name = 'version'")
    for row in connection.exec_driver_sql("SELECT * FROM tables_before ORDER BY created, id").mappings().all():
        _write_down(connection, _Before(connection, row))
    for name in reversed(BEFORE):
        op.drop_table(f"{name}_before")


def _lay() -> None:
    text, number, time, flag = sa.String, sa.Integer, sa.BigInteger, sa.Boolean
    op.create_table(
        "people",
        sa.Column("id", text, primary_key=True),
        sa.Column("name", text),
        sa.Column("rated", flag, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", text, primary_key=True),
        sa.Column("game", text, nullable=False),
        sa.Column("host", text, nullable=False),
        sa.Column("created", time, nullable=False),
        sa.Column("at", time, nullable=False),
        sa.Column("state", text, nullable=False),
        sa.Column("turn", number),
        sa.Column("listed", flag, nullable=False),
        sa.Column("entries", number, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "state", "at"])
    op.create_index("tables_host", "tables", ["host", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", number, primary_key=True),
        sa.Column("person", text),
        sa.Column("bot", text),
        sa.Column("name", text),
        sa.Column("stands_in", text),
    )
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "entries",
        sa.Column("table_id", text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", number, primary_key=True),
        sa.Column("at", time, nullable=False),
        sa.Column("type", text, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "mentioned",
        sa.Column("person", text, primary_key=True),
        sa.Column("table_id", text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "played",
        sa.Column("person", text, primary_key=True),
        sa.Column("table_id", text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", text, nullable=False),
        sa.Column("seat", number, nullable=False),
        sa.Column("at", time, nullable=False),
        sa.Column("won", flag, nullable=False),
        sa.Column("counts", flag, nullable=False),
        sa.Column("opponents", text, nullable=False),
    )
    op.create_index("played_at", "played", ["person", "at"])
    op.create_table(
        "ratings",
        sa.Column("person", text, primary_key=True),
        sa.Column("game", text, primary_key=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("matches", number, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("hash", text, primary_key=True),
        sa.Column("table_id", text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", number, nullable=False),
        sa.Column("person", text, nullable=False),
        sa.Column("until", time, nullable=False),
    )


@dataclass
class _Before:
    """A table as it was kept, and what running it again brings to light."""

    connection: sa.Connection
    row: Any
    seats: list[Any] = field(init=False)
    moves: list[str] = field(init=False)
    movers: list[int] = field(init=False)
    turn: int | None = None
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    over: bool = False

    def __post_init__(self) -> None:
        mine, name = "WHERE table_id = ? ORDER BY", (self.row["id"],)
        run = self.connection.exec_driver_sql
        self.seats = list(run(f"SELECT * FROM seats_before {mine} seat", name).mappings())
        self.moves = list(run(f"SELECT move FROM moves_before {mine} number", name).scalars())
        self.movers = [0] * len(self.moves)
        self.over = bool(self.row["over"])
        if self.full:
            self._run_again()

    @property
    def full(self) -> bool:
        return all(seat["person"] or seat["bot"] for seat in self.seats)

    @property
    def state(self) -> str:
        return "over" if self.over else "playing" if self.full else "waiting"

    def _run_again(self) -> None:
        options = json.loads(self.row["options"])
        try:
            match = Match.new(game_named(self.row["game"]), len(self.seats), options, key=self.row["key"])
            for move in self.moves:
                match.play(move)
        except CheeseboardError:
            return
        self.movers, self.turn = match.movers, match.turn
        if (result := match.result) is not None:
            self.over, self.points, self.winners = True, result.points, result.winners

    def entries(self) -> Iterator[dict[str, Any]]:
        host = self.row["host"]
        yield {
            "type": "laid",
            "game": self.row["game"],
            "options": json.loads(self.row["options"]),
            "key": base64.b64encode(self.row["key"]).decode(),
            "host": host,
            "chairs": [self._chair(seat) if seat["person"] in (None, host) else {} for seat in self.seats],
            "pace": self.row["pace"],
            "listed": True,  # as all tables were
        }
        for seat in self.seats:
            if seat["person"] not in (None, host):
                yield {"type": "sat", "seat": seat["seat"], "person": seat["person"]}
        if self.full:
            yield {"type": "started"}
        for mover, move in zip(self.movers, self.moves, strict=True):
            bot = self.seats[mover]["bot"]
            yield {"type": "moved", "seat": mover, "move": move, **({"bot": bot} if bot else {})}
        if self.over:
            yield {"type": "finished", "points": self.points, "winners": self.winners}

    def _chair(self, seat: Any) -> dict[str, str]:
        failed = {"name": seat["stands_in_for"], "stands_in": "failed"} if seat["stands_in_for"] else {}
        return {kind: seat[kind] for kind in ("person", "bot") if seat[kind]} | failed


def _write_down(connection: sa.Connection, before: _Before) -> None:
    name, at, game = before.row["id"], before.row["created"], before.row["game"]
    entries = list(before.entries())
    people = {seat["person"]: seat["seat"] for seat in before.seats if seat["person"]}

    def insert(table: str, rows: list[dict[str, Any]]) -> None:
        if rows:
            target = sa.table(table, *(sa.column(column) for column in rows[0]))
            connection.execute(sa.insert(target), rows)

    state, turn = before.state, None if before.over else before.turn
    here = {"id": name, "game": game, "host": before.row["host"], "created": at, "at": at, "state": state}
    insert("tables", [{**here, "turn": turn, "listed": True, "entries": len(entries)}])
    insert(
        "seats",
        [
            {
                "table_id": name,
                "seat": seat["seat"],
                "person": seat["person"],
                "bot": seat["bot"],
                "name": seat["stands_in_for"],
                "stands_in": "failed" if seat["stands_in_for"] else None,
            }
            for seat in before.seats
        ],
    )
    insert(
        "entries",
        [
            {"table_id": name, "number": number, "at": at, "type": entry["type"], "data": _json(entry)}
            for number, entry in enumerate(entries)
        ],
    )
    insert("mentioned", [{"person": person, "table_id": name} for person in {before.row["host"], *people}])
    if before.winners:
        sides = game_named(game).sides(len(before.seats), json.loads(before.row["options"]))
        insert(
            "played",
            [
                {
                    "person": person,
                    "table_id": name,
                    "game": game,
                    "seat": seat,
                    "at": at,
                    "won": seat in before.winners,
                    "counts": True,
                    "opponents": _json([other for other, side in enumerate(sides) if side != sides[seat]]),
                }
                for person, seat in people.items()
            ],
        )


def _json(content: Any) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))
