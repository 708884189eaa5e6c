"""What somebody at a table wants, and what becomes of it: entries of the log, or a refusal.

Nothing is written here, and nobody is told.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from cheeseboard.bots import STAND_IN
from cheeseboard.engine.quoting import quoted_number

from ..counting import Counting
from ..limits import LONGEST_CLOCK, LONGEST_PATIENCE, Limits, Refusal
from ..protocol import commands
from ..protocol.messages import Missing
from ..storage.entries import (
    Again,
    AnyEntry,
    BotOut,
    Changed,
    Chatted,
    Ended,
    Left,
    Moved,
    Reacted,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from ..table.naming import tidy_text
from ..table.table import Table
from ..table.undoing import wish
from ..table.who import Who
from . import absence, rematch
from .seating import bots_in


class Asker(NamedTuple):
    """Somebody who wants something, and what they are to the table just now."""

    person: str
    who: Who

    @property
    def seat(self) -> int | None:
        """The seat they speak for."""
        return self.who.mine[0] if self.who.seat is None and self.who.mine else self.who.seat


class Deed(NamedTuple):
    """What becomes of it: these entries, and perhaps a rematch, with this in place of those who do not want it."""

    entries: Sequence[AnyEntry]
    rematch: Missing | None = None


_UNBOUNDED = commands.Move, commands.Resign, commands.Close, commands.Again, commands.Rematch
"""Commands that the match itself bounds."""


class Doing:
    def __init__(self, limits: Limits, offered: Mapping[str, str], counting: Counting) -> None:
        self._limits = limits
        self._offered = offered
        self._counting = counting

    def decide(self, table: Table, asker: Asker, command: commands.AnyCommand) -> Deed:
        """Raises CheeseboardError, and then nothing has changed."""
        match command:
            case commands.Move():
                return Deed([move(table, asker.who, command)])
            case commands.Again():
                return again(table, asker.who, command.yes)
            case commands.Rematch():
                return Deed([], rematch_without(table, asker.who, command.missing))
        return Deed(self._entries(table, asker, command))

    async def bound(self, table: Table, asker: Asker, command: commands.AnyCommand) -> None:
        """Raises Refusal where somebody wants too much at once, or a table has seen too much."""
        limits = self._limits
        if isinstance(command, _UNBOUNDED):
            return
        if table.standing.entries >= limits.table_entries:
            raise Refusal("table-full", 429, most=limits.table_entries)
        if isinstance(command, commands.Chat):
            what, code, most = "chats", "chat-fast", limits.chats_per_minute
        elif isinstance(command, commands.React):
            what, code, most = "reactions", "chat-fast", limits.reactions_per_minute
        else:
            what, code, most = "wishes", "wishes-fast", limits.wishes_per_minute
        if not await self._counting.take(what, asker.person, most):
            raise Refusal(code, 429, most=most)

    def _entries(self, table: Table, asker: Asker, command: commands.AnyCommand) -> Sequence[AnyEntry]:  # noqa: C901
        who = asker.who
        match command:
            case commands.Undo():
                return undo(table, who)
            case commands.AnswerUndo(yes):
                return answer_undo(table, who, yes)
            case commands.Chat(text):
                return self._chat(table, asker, text)
            case commands.React(reaction):
                self._refuse_unless_heard(table, asker)
                return [Reacted(asker.person, reaction, asker.seat)]
            case commands.Leave():
                return self._leave(table, who)
            case commands.Return():
                return come_back(table, who)
            case commands.StandIn(seat):
                _refuse_unless_playing(table)
                absence.refuse_unless_away(table, who, _seat(table, seat))
                return bots_in(table, [seat], STAND_IN, self._offered, "absent")
            case commands.Resign():
                return resign(table, who)
            case commands.End():
                _refuse_unless_playing(table)
                return [Ended("absent", absence.seat_to_end_for(table, who))]
            case commands.Close():
                return close(table, who)
            case commands.Start(bot):
                return self._start(table, who, bot)
            case commands.Fill(seat, bot):
                return self._fill(table, who, seat, bot)
            case commands.Free(seat):
                return free(table, who, seat)
            case commands.Remove(seat):
                return self._remove(table, who, seat)
            case commands.Change():
                return self._change(table, who, command)
        raise AssertionError(f"{command} is not for a table")

    def _chat(self, table: Table, asker: Asker, text: str) -> list[AnyEntry]:
        if not table.standing.chat:
            raise Refusal("chat-closed", 403)
        self._refuse_unless_heard(table, asker)
        return [Chatted(asker.person, tidy_text(text, self._limits.chat_letters), asker.seat)]

    def _refuse_unless_heard(self, table: Table, asker: Asker) -> None:
        if asker.person in table.standing.removed and not asker.who.mine:
            raise Refusal("seat-removed", 403)
        if not asker.who.mine and asker.person not in table.names:
            raise Refusal("chat-unnamed", 403)
        if table.standing.chatted >= self._limits.chat_lines:
            raise Refusal("chat-full", 429, most=self._limits.chat_lines)

    def _leave(self, table: Table, who: Who) -> Sequence[AnyEntry]:
        _refuse_unless_seated(who)
        match table.state:
            case "waiting":
                return [Left(seat, "left") for seat in who.mine]
            case "over":
                return again(table, who, yes=False).entries
        staying = [seat for seat in who.mine if table.standing.chairs[seat].stands_in != "left"]
        if not staying:
            raise Refusal("left-already", 409)
        return bots_in(table, staying, STAND_IN, self._offered, "left")

    def _start(self, table: Table, who: Who, bot: str) -> Sequence[AnyEntry]:
        _refuse_unless_hosting(who)
        if table.state != "waiting":
            raise Refusal("start-late", 409)
        open_seats = [seat for seat, chair in enumerate(table.standing.chairs) if chair.open]
        return bots_in(table, open_seats, bot, self._offered)

    def _fill(self, table: Table, who: Who, seat: int, bot: str) -> Sequence[AnyEntry]:
        _refuse_unless_hosting(who)
        _refuse_if_over(table)
        chair = table.standing.chairs[_seat(table, seat)]
        if chair.person and not chair.bot:
            raise Refusal("seat-taken", 409, number=seat, name=table.name(seat))
        # Whoever is only away for a while keeps the seat, with another bot to stand in.
        why = chair.stands_in if chair.person and chair.stands_in != "left" else None
        return bots_in(table, [seat], bot, self._offered, why)

    def _remove(self, table: Table, who: Who, seat: int) -> Sequence[AnyEntry]:
        _refuse_unless_hosting(who)
        _refuse_if_over(table)
        chairs = table.standing.chairs
        person = chairs[_seat(table, seat)].person
        if person is None or seat in who.mine:
            raise Refusal("remove-nobody", 409)
        theirs = table.standing.seats_of(person)
        if table.state == "waiting":
            return [Left(each, "removed") for each in theirs]
        return bots_in(table, theirs, STAND_IN, self._offered)

    def _change(self, table: Table, who: Who, change: commands.Change) -> Sequence[AnyEntry]:
        only_pace = change == commands.Change(pace=change.pace)
        if not who.hosting and not (who.mine and only_pace):
            raise Refusal("host-only" if who.mine else "pace-watching", 403)
        refuse_unless_bounded(change.patience, change.clock, self._limits)
        wanted = {name: getattr(change, name) for name in change.__struct_fields__}
        unset = msgspec.UNSET
        changed = {name: so for name, so in wanted.items() if so not in (unset, getattr(table.standing, name))}
        return [Changed(next(iter(who.mine), None), **changed)] if changed else []


def move(table: Table, who: Who, wanted: commands.Move) -> Moved:
    standing = table.standing
    _refuse_unless_playing(table)
    if wanted.position != standing.position:
        raise Refusal("move-meanwhile", 409)
    if who.seat is None:
        raise Refusal("seat-curtain" if who.mine else "move-watching", 403)
    if table.turn != who.seat:
        raise Refusal("move-not-yours", 409, seat=table.turn)
    if standing.chairs[who.seat].bot:
        raise Refusal("move-stand-in", 409)
    if problem := table.match.check(wanted.move):
        raise problem
    return Moved(who.seat, wanted.move)


def undo(table: Table, who: Who) -> list[AnyEntry]:
    _refuse_unless_playing(table)
    wanted = wish(table.standing, table.match, who)
    if not wanted.asks:
        return [Undone(wanted.seat, wanted.moves)]
    if table.standing.asked:
        raise Refusal("undo-asked", 409)
    for seat in wanted.asks:
        person = table.standing.chairs[seat].person
        if person is not None and not table.presence.here(person):
            raise Refusal("undo-away", 409, seat=seat)
    return [UndoAsked(wanted.seat, wanted.moves, wanted.asks)]


def answer_undo(table: Table, who: Who, yes: bool) -> list[AnyEntry]:
    _refuse_unless_playing(table)
    asked = table.standing.asked
    if asked is None:
        raise Refusal("undo-unasked", 409)
    if asked.seat in who.mine and not yes:
        return [UndoAnswered(asked.seat, yes)]  # whoever asked does not want it any more
    mine = [seat for seat in asked.of if seat in who.mine and seat not in table.standing.agreed]
    if not mine:
        raise Refusal("undo-not-asked", 403)
    answers: list[AnyEntry] = [UndoAnswered(seat, yes) for seat in mine]
    if yes and {*asked.of} <= {*table.standing.agreed, *mine}:
        return [*answers, Undone(asked.seat, asked.moves)]
    return answers if yes else answers[:1]


def come_back(table: Table, who: Who) -> list[AnyEntry]:
    if not table.standing.over:
        played = [seat for seat in who.mine if table.standing.chairs[seat].stands_in]
        if played:
            return [BotOut(seat) for seat in played]
    raise Refusal("return-nothing", 409)


def resign(table: Table, who: Who) -> list[AnyEntry]:
    _refuse_unless_seated(who)
    _refuse_unless_playing(table)
    if len(table.standing.chairs) != 2:
        raise Refusal("resign-many", 409)
    if who.seat is None:
        raise Refusal("seat-curtain", 403)
    return [Ended("resigned", who.seat, (1 - who.seat,))]


def close(table: Table, who: Who) -> list[AnyEntry]:
    _refuse_unless_hosting(who)
    _refuse_if_over(table)
    return [Ended("closed", next(iter(who.mine), None))]


def free(table: Table, who: Who, seat: int) -> list[AnyEntry]:
    _refuse_unless_hosting(who)
    _refuse_if_over(table)
    chair = table.standing.chairs[_seat(table, seat)]
    if chair.bot is None or (chair.person and chair.stands_in != "left"):
        raise Refusal("free-no-bot", 409)
    return [Left(seat, "freed")]


def again(table: Table, who: Who, yes: bool) -> Deed:
    mine = _asked_again(table, who)
    answers = [Again(seat, yes) for seat in mine if table.standing.again.get(seat) is not yes]
    unwilling = {*rematch.unwilling(table.standing)} - {*mine}
    return Deed(answers, "bots" if yes and not unwilling else None)


def rematch_without(table: Table, who: Who, missing: Missing) -> Missing:
    standing = table.standing
    if not all(standing.again.get(seat) for seat in _asked_again(table, who)):
        raise Refusal("rematch-unwanted", 409)
    waits_for = [seat for seat in rematch.unwilling(standing) if standing.again.get(seat) is None]
    people = [standing.chairs[seat].person for seat in waits_for]
    if waits_for == rematch.unwilling(standing) and all(person and table.presence.here(person) for person in people):
        raise Refusal("rematch-wait", 409, seats=waits_for)
    return missing


def refuse_unless_bounded(
    patience: int | msgspec.UnsetType | None, clock: int | msgspec.UnsetType | None, limits: Limits
) -> None:
    """Raises Refusal where a table's times are too short or too long."""
    for name, seconds, least, most in (
        ("patience", patience, limits.shortest_patience, LONGEST_PATIENCE),
        ("clock", clock, limits.shortest_clock, LONGEST_CLOCK),
    ):
        if isinstance(seconds, int) and not least <= seconds <= most:
            raise Refusal("time-bounds", place=name, least=least, most=most, seconds=quoted_number(seconds))


def _seat(table: Table, seat: int) -> int:
    last = len(table.standing.chairs) - 1
    if not 0 <= seat <= last:
        raise Refusal("seat-missing", 404, number=quoted_number(seat), last=last)
    return seat


def _refuse_unless_playing(table: Table) -> None:
    if table.state == "waiting":
        raise Refusal("move-early", 409)
    _refuse_if_over(table)


def _refuse_if_over(table: Table) -> None:
    if table.state == "over":
        raise Refusal("move-over", 409)


def _refuse_unless_seated(who: Who) -> None:
    if not who.mine:
        raise Refusal("seat-none", 403)


def _refuse_unless_hosting(who: Who) -> None:
    if not who.hosting:
        raise Refusal("host-only", 403)


def _asked_again(table: Table, who: Who) -> list[int]:
    """The seats for which somebody may say whether they want a rematch; raises Refusal where there are none."""
    mine = [seat for seat in who.mine if seat in rematch.asked(table.standing)]
    if not mine:
        raise Refusal("seat-none", 403)
    if table.state != "over" or not table.standing.started:
        raise Refusal("again-early", 409)
    if table.standing.next:
        raise Refusal("again-late", 409)
    return mine
