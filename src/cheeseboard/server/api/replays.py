"""Matches that are over, gone through once more: those that were played here, and those of anybody's record."""

from collections.abc import Iterable, Sequence, Sized
from dataclasses import dataclass
from io import StringIO
from typing import Any, cast, get_args

from litestar import get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromQuery

from cheeseboard.engine import record
from cheeseboard.engine.errors import RecordError
from cheeseboard.engine.header import check_seat
from cheeseboard.engine.match import Match
from cheeseboard.engine.retracing import retrace
from cheeseboard.engine.told import Event, View
from cheeseboard.games import boxed

from ..entrance.addresses import AnyRequest
from ..limits import RECORD_BYTES, REPLAY_MOVES, Refusal
from ..protocol.messages import EndedInfo, Ending, StandInWhy
from ..protocol.past import Fairness, Frame, Replay
from ..storage.entries import Entry, Moved, Undone
from ..table.table import Table
from ..thinking.line import Kind, Spot
from .callers import Caller
from .errors import refusals

AnyReplay = Replay[View, Event]


@dataclass(frozen=True)
class Made:
    """How a move came about."""

    at: int | None = None
    why: StandInWhy | None = None


packed = DefineMiddleware(CompressionMiddleware, config=CompressionConfig("gzip", gzip_compress_level=4))
"""One position is much like the next: packed, a replay is a twentieth of its size."""


@get(
    "/tables/{table_id:str}/replay",
    summary="A match that is over, position by position, as a seat saw it",
    responses=refusals(400, 404, 409, 413, 429, 503),
    middleware=[packed],
)
async def replay_of_table(
    table: NamedDependency[Table],
    caller: NamedDependency[Caller],
    seat: FromQuery[int | None] = None,
) -> Replay[Any, Any]:
    """Without `seat` as a spectator saw it."""
    await caller.count_record()
    standing = table.standing
    if not standing.over:
        raise Refusal("replay-early", 409)
    if not standing.started:
        raise Refusal("replay-never", 409)
    info, made = table.info(None), made_in(noted.entry for noted in table.story.log)
    played = table.match.branch()

    def work() -> AnyReplay:
        frames, again = frames_of(played, seat, made)
        # What was played is held against what follows from the key.
        holds = again.log() == played.log() and again.commitment == info.commitment
        return Replay(
            game=info.game,
            players=info.players,
            options=info.options,
            names=[each.name for each in info.seats],
            date=info.created[:10],
            seat=seat,
            frames=frames,
            fairness=Fairness(info.commitment, info.key, holds),
            ended=info.ended,
            table=info.id,
            others=0,
        )

    return await caller.tables.retelling.think(Spot(Kind.REPLAY, caller.person, info.id), work)


@post(
    "/replays",
    summary="The match that the text of a .cheese file tells of, position by position, as a seat saw it",
    status_code=200,
    responses=refusals(400, 403, 413, 429, 503),
    request_max_body_size=RECORD_BYTES,
    middleware=[packed],
)
async def replay_of_record(
    request: AnyRequest,
    caller: NamedDependency[Caller],
    seat: FromQuery[int | None] = None,
) -> Replay[Any, Any]:
    """The body is the text itself. Of several records the first is told. Nothing of it is kept."""
    await caller.count_record()
    try:
        text = (await request.body()).decode("utf-8-sig", errors="surrogateescape")
    except HTTPException as problem:
        if problem.status_code != 413:
            raise
        raise Refusal("replay-long", 413, most=RECORD_BYTES // 1024) from None
    return await caller.tables.retelling.think(Spot(Kind.REPLAY, caller.person, ""), lambda: told_by(text, seat))


calls: Sequence[HTTPRouteHandler] = (replay_of_table, replay_of_record)


def told_by(text: str, seat: int | None) -> AnyReplay:
    """The match that the first record of this text tells of; raises Refusal where it is not true."""
    records = list(record.apart(StringIO(text, newline="\n")))
    if not records:
        raise Refusal("replay-nothing")
    try:
        first = record.read_one(*records[0])
        _refuse_if_many(first.log)
        match = record.replay(first, boxed)
    except RecordError as problem:
        raise Refusal("record-line", line=str(problem.line), reason=problem.reason()) from None
    commitment = first.get("Commitment")
    key = None if match.key is None else match.key.hex()
    frames, _ = frames_of(match, seat, _stood_in(first, len(match.moves)))
    return Replay(
        game=match.game.name,
        players=match.players,
        options=dict(match.options),
        names=list(match.names),
        date=match.header.date,
        seat=seat,
        frames=frames,
        # Whatever has not followed from the key, or has another seal, has been refused by now.
        fairness=Fairness(commitment, key, None if key is None or commitment is None else True),
        ended=_given_up(first, match.players),
        table=None,
        others=len(records) - 1,
    )


def _given_up(of: record.Record, players: int) -> EndedInfo | None:
    """How a match ended that did not come to its end, where its record says so in the words that ours use."""
    why, _, told = (of.get(record.ENDED) or "").partition(" ")
    if why not in get_args(Ending):
        return None
    seat = int(told) if told in map(str, range(players)) else None
    winners = [] if seat is None or why != "resigned" else [other for other in range(players) if other != seat]
    return EndedInfo(cast("Ending", why), seat, winners)


def _stood_in(of: record.Record, moves: int) -> list[Made]:
    """How a record's moves came about: it may name those, counted from 1, that a bot made for somebody who was away."""
    named = (of.get("StandIn") or "").split()
    return [Made(why="absent" if str(number) in named else None) for number in range(1, moves + 1)]


def made_in(log: Iterable[Entry]) -> list[Made]:
    """How the moves that count came about."""
    moves: list[Made] = []
    for entry in log:
        match entry.what:
            case Moved(why=why):
                moves.append(Made(entry.at, why))
            case Undone(moves=left):
                del moves[left:]
    return moves


def frames_of(match: Match, seat: int | None, made: Sequence[Made]) -> tuple[list[Frame[View, Event]], Match]:
    """Every position as the seat saw it, and the match that they were taken from, at its end."""
    if seat is not None:
        check_seat(seat, match.players)
    _refuse_if_many(match.moves)
    frames: list[Frame[View, Event]] = []
    steps, heard = retrace(match), 0
    for again, mover, how in zip(steps, [None, *match.movers], [Made(), *made], strict=True):
        events, shows = again.events(seat, heard), again.shows(seat, heard)
        heard += len(events)
        frames.append(Frame(len(again.moves), mover, how.why, how.at, events, shows, again.view(seat)))
    return frames, again


def _refuse_if_many(moves: Sized) -> None:
    """Raises Refusal where a match is too long; each move is at least a line of its record."""
    if len(moves) > REPLAY_MOVES:
        raise Refusal("replay-many", 413, most=REPLAY_MOVES)
