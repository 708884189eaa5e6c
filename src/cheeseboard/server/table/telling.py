"""What everybody may know of a table and its log, without the match itself."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, cast

import msgspec

from ..limits import TABLES_TOLD_OF, WATCHERS_NAMED
from ..protocol import messages as told
from ..storage import entries as kept
from ..storage.entries import Chair, Standing
from .clocks import deadline
from .presence import Presence
from .who import Who, host_of


def called(chair: Chair, names: Mapping[str, str]) -> str | None:
    """What whoever's seat it is is called, if they have said it."""
    whose = chair.person or chair.bot
    return chair.name or (names.get(whose) if whose else None)


def pulse(standing: Standing, now: int, turn: int | None, may_undo: told.MayUndo | None) -> dict[str, Any]:
    """What is another with each move, of all that is known of a table."""
    return {"deadline": deadline(standing, turn), "now": now, "undo": _undo(standing), "may_undo": may_undo}


def frame(standing: Standing, presence: Presence, names: Mapping[str, str]) -> dict[str, Any]:
    """What lasts while it is played, of all that everybody knows of a table."""
    laid, over = standing.laid, standing.over
    return {
        "id": standing.id,
        "game": laid.game,
        "players": len(standing.chairs),
        "options": laid.options,
        "state": standing.state,
        "commitment": _commitment(laid.key),
        "key": laid.key.hex() if over and standing.started else None,
        "host": next(iter(standing.seats_of(host_of(standing, presence))), None),
        "created": _moment(standing.began // 1000),
        "pace": standing.pace,
        "listed": standing.listed,
        "chat": standing.chat,
        "patience": standing.patience,
        "clock": standing.clock,
        "watching": watching(standing, presence, names),
        "ended": ended_told(standing.ended),
        "again": [_again(standing, seat) for seat in range(len(standing.chairs))],
        "next": standing.next,
        "played": laid.played,
    }


def own(seats: Sequence[told.Seat], who: Who) -> dict[str, Any]:
    """What lasts as well, and is another for each."""
    return {
        "seats": [
            msgspec.structs.replace(each, yours=True) if seat in who.mine else each for seat, each in enumerate(seats)
        ],
        "you": who.seat,
        "hosting": who.hosting,
    }


@lru_cache(maxsize=TABLES_TOLD_OF)  # whoever comes or sits down has this told to everybody who is there
def _commitment(key: bytes) -> str:
    return hashlib.sha256(key).hexdigest()


@lru_cache(maxsize=TABLES_TOLD_OF)
def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def describe(
    standing: Standing,
    presence: Presence,
    names: Mapping[str, str],
    who: Who,
    now: int,
    turn: int | None = None,
    may_undo: told.MayUndo | None = None,
) -> told.TableInfo:
    seats = seats_told(standing, presence, names)
    return told.TableInfo(**frame(standing, presence, names), **own(seats, who), **pulse(standing, now, turn, may_undo))


def watching(standing: Standing, presence: Presence, names: Mapping[str, str]) -> list[str]:
    """The names of those who are here, have one and no seat."""
    sitting = {chair.person for chair in standing.chairs}
    watchers = [person for person in presence.people if person not in sitting]
    return [names[person] for person in watchers if person in names][:WATCHERS_NAMED]


def seats_told(standing: Standing, presence: Presence, names: Mapping[str, str]) -> list[told.Seat]:
    """As nobody's own."""
    scores = standing.laid.scores
    return [
        told.Seat(
            kind="person" if chair.person else "bot" if chair.bot else "open",
            name=called(chair, names),
            bot=chair.bot,
            stands_in=chair.stands_in,
            here=presence.here(chair.person) if chair.person else chair.bot is not None,
            away=presence.away(chair.person) if chair.person else None,
            yours=False,
            score=told.Score(scores[seat].wins, scores[seat].points) if scores else None,
        )
        for seat, chair in enumerate(standing.chairs)
    ]


def _again(standing: Standing, seat: int) -> bool | None:
    chair = standing.chairs[seat]
    return standing.again.get(seat) if chair.person and chair.stands_in != "left" else None if chair.open else True


def _undo(standing: Standing) -> told.UndoInfo | None:
    asked = standing.asked
    return None if asked is None else told.UndoInfo(asked.seat, [s for s in asked.of if s not in standing.agreed])


def ended_told(ended: kept.Ended | None) -> told.EndedInfo | None:
    return None if ended is None else told.EndedInfo(ended.why, ended.seat, list(ended.winners))


class Noted(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log, and what has to be known to tell it."""

    entry: kept.Entry
    events: int
    """How many events had happened then; of a move, before it."""
    chair: Chair | None
    """Of the seat that it is about, with whoever it was about."""

    def undone(self, events: int) -> "Noted":
        """As it is told once events have been taken back, all but so many."""
        return self if self.events <= events else msgspec.structs.replace(self, events=events)


def entries_told(log: Sequence[Noted], names: Mapping[str, str]) -> list[told.Entry]:
    """Those of these entries that are told as such."""
    return [entry for noted in log if (entry := entry_told(noted, names)) is not None]


def entry_told(noted: Noted, names: Mapping[str, str]) -> told.Entry | None:
    """An entry as everybody may hear it; None for one that is told otherwise."""
    what = noted.entry.what
    if isinstance(what, kept.Moved) and what.why is None:
        return None
    kind = kept.type_of(what)
    entry = told.Entry(noted.entry.number, noted.entry.at, cast("told.EntryType", kind), noted.events)
    entry.seat = getattr(what, "seat", None)
    entry.name = called(noted.chair, names) if noted.chair else None
    match what:
        case kept.Laid():
            return None
        case kept.BotIn(bot=bot, name=name, why=why):
            entry.why, entry.name = why, name or names.get(bot, bot)
        case kept.Moved(why=why) | kept.Left(why=why) | kept.Ended(why=why):
            entry.why = why
        case kept.UndoAnswered(yes=yes) | kept.Again(yes=yes):
            entry.yes = yes
        case kept.Chatted(person, text) | kept.Reacted(person, text):
            entry.text, entry.name = text, entry.name or names.get(person)
        case kept.Next(table):
            entry.table = table
    return entry
