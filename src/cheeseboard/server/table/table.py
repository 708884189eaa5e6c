"""One table in memory: its story, who is here, and what each who is connected may be told."""

import asyncio
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast

import msgspec

from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Event, Said, Shows

from ..limits import INFOS_HOLD
from ..processes.neighbours import Company
from ..protocol.messages import MayUndo, TableInfo, TableState, Update
from ..storage.entries import Entry, Moved, Passed, Sat, Standing, named_in
from ..storage.store import now
from ..thinking.questions import Question
from .presence import Client, Presence
from .story import Story, after
from .telling import called, describe, entries_told, frame, pulse, watching
from .undoing import may_undo
from .who import SPECTATOR, Who, host_of, who_is

_json = msgspec.json.Encoder()


class Heard(NamedTuple):
    """What a client knows of a table: so many events, after moves were taken back so often, and so many entries."""

    events: int = 0
    undone: int = 0
    entries: int = 0


class News:
    """What has happened since an event, and what that shows: written once for all who may know no more of it."""

    def __init__(self, match: Match, since: int) -> None:
        self._events, self._shows = match.events(None, since), match.shows(None, since)
        self._own_events, self._own_shows = match.private_news(since)
        self._written = msgspec.Raw(_json.encode(self._events)), msgspec.Raw(_json.encode(self._shows))

    def events(self, seat: int | None) -> list[Event] | msgspec.Raw:
        own = None if seat is None else self._own_events.get(seat)
        return [own.get(place, event) for place, event in enumerate(self._events)] if own else self._written[0]

    def shows(self, seat: int | None) -> list[Shows] | msgspec.Raw:
        own = None if seat is None else self._own_shows.get(seat)
        return [shown | own.get(place, {}) for place, shown in enumerate(self._shows)] if own else self._written[1]


class Table:
    """Everything here has been saved before it gets here, so that all of it may be told."""

    def __init__(self, story: Story, names: Mapping[str, str], since: int, clock: Callable[[], int] = now) -> None:
        """Whoever sits here has been away `since` then, as far as we know."""
        self.id = story.standing.id
        self.story = story
        self.names = dict(names)
        """What people and bots are called."""
        self.people = _named(story)
        """Everybody whom the log names."""
        self.presence = Presence(since)
        self.now = clock
        self.lock = asyncio.Lock()
        """Held by whoever is changing the table, from looking at it until it is saved and told."""
        self.leases = 0
        """How many use it just now; it stays in memory as long as there are any."""
        self.doubtful = False
        """Whether the store may hold more than this without anybody having said so."""
        self.questions: dict[Hashable, Question[Any]] = {}
        """What somebody who sits here has asked about the position as it is."""
        # Parts of an update, in JSON already: they are the same in many. What a seat alone is told is not kept.
        self._views: dict[tuple[str, ...], bytes] = {}
        """What everybody may know of the position, without these fields."""
        self._news: dict[int, News] = {}
        self._logs: dict[int, msgspec.Raw] = {}
        self._frames: dict[Who, bytes] = {}
        self._pulses: dict[MayUndo | None, bytes] = {}
        self._updates: dict[tuple[Heard, bool], bytes] = {}
        self._whos: dict[tuple[str, int | None], Who] = {}
        self._described = 0
        self._look()

    @property
    def standing(self) -> Standing:
        return self.story.standing

    @property
    def match(self) -> Match:
        return self.story.match

    def _look(self) -> None:
        """Where the match stands, asked once after each change because everybody wants to know."""
        self.state: TableState = self.standing.state
        self.turn = self.match.turn if self.state == "playing" else None
        self.heard = Heard(self.story.events, self.standing.undone, self.standing.entries)
        """What somebody knows who has been told everything."""

    def who(self, person: str | None, look: int | None = None) -> Who:
        if person is None:
            return SPECTATOR
        who = self._whos.get((person, look))
        if who is None:
            who = who_is(person, self.standing, self.presence, self.turn, self.match.game.hidden, look)
            known = who.mine or who.hosting or self.presence.here(person)  # anybody may ask, and come never again
            if known and len(who.mine) < 2:  # else it depends on whose turn it is
                self._whos[person, look] = who
        return who

    def name(self, seat: int) -> str | None:
        return called(self.standing.chairs[seat], self.names)

    def info(self, person: str | None, look: int | None = None) -> TableInfo:
        return self._info(self.who(person, look))

    def _info(self, who: Who) -> TableInfo:
        undo = may_undo(self.standing, self.match, who)
        return describe(self.standing, self.presence, self.names, who, self.now(), self.turn, undo)

    def view(self, seat: int | None) -> Any:
        """The view of a seat in JSON; None while the table waits for players."""
        if not self.standing.started:
            return None
        own = self.match.private(seat)
        without = tuple(own)
        public = self._views.get(without)
        if public is None:
            fields = msgspec.structs.asdict(self.match.view(None))
            public = _json.encode({name: value for name, value in fields.items() if name not in own})
            self._views[without] = public
        return msgspec.Raw(_object(public, _json.encode(own)) if own else public)

    def update(self, who: Who, heard: Heard, notice: Said | None = None, *, arriving: bool = True) -> bytes:
        """What a client who has heard so much is told now.

        Whoever was here hears what is new, in full and step by step. So does whoever comes back, unless some of it has
        faded: then, as for whoever arrives first, there is nothing to be shown step by step.
        """
        if heard.undone != self.heard.undone or heard.events > self.heard.events:
            # What that client has heard of does not count any more: tell everything.
            heard, arriving = Heard(0, self.heard.undone, heard.entries), True
        if heard.entries > self.heard.entries:
            heard = heard._replace(entries=0)
        self._keep_fresh()
        if notice is not None:
            return self._write_update(who, heard, arriving, notice)
        if who != SPECTATOR:
            return self._write_update(who, heard, arriving)
        told = self._updates.get((heard, arriving))
        if told is None:
            told = self._updates[heard, arriving] = self._write_update(who, heard, arriving)
        return told

    def add(self, entries: Iterable[Entry], match: Match) -> None:
        """Go on with what has just been saved, and tell everybody."""
        before, entries = self.match, list(entries)
        self.story.add(entries, match)
        self._added(entries, before)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on with what others have saved, and tell everybody."""
        before = self.match
        for entry in entries:
            self.story.add([entry], after(self.match, [entry.what]))
        self._added(entries, before)

    def _added(self, entries: Sequence[Entry], before: Match) -> None:
        for entry in entries:
            self.people |= named_in(entry.what)
            if isinstance(entry.what, Sat | Passed) and not self.presence.here(entry.what.person):
                self.presence.expect(entry.what.person, entry.at)
        moved = self.standing.state == self.state and all(isinstance(entry.what, Moved) for entry in entries)
        self.changed(match=self.match is not before or self.standing.state != self.state, seats=not moved)

    def resume(self, story: Story) -> None:
        """Begin anew from what the store holds, because somebody else has written there, or has been forgotten."""
        self.story, self.people = story, _named(story)
        self.changed(match=True)

    def changed(self, match: bool = False, seats: bool = True) -> None:
        """Tell everybody; `match` says whether the position or the state is another, `seats` whether the rest is."""
        self._look()
        if match:
            self._views.clear()
            self._news.clear()
            for question in self.questions.values():
                question.drop()
            self.questions.clear()
        if seats:
            self._frames.clear()
            self._whos.clear()
        self._logs.clear()
        self._pulses.clear()
        self._updates.clear()
        for client in self.presence.clients:
            client.wake()

    def rename(self, person: str, name: str | None) -> None:
        """Somebody who is or was here is called otherwise, or wants to be called nothing."""
        if self.names.get(person) == name:
            return
        if name is None:
            del self.names[person]
        elif person in self.people or self.presence.here(person):
            self.names[person] = name
        else:
            return
        self.changed()

    def join(self, client: Client) -> None:
        before = self._seen()
        self.presence.came(client)
        if self._seen() != before:
            self.changed()
        else:
            client.wake()

    def leave(self, client: Client) -> None:
        before = self._seen()
        self.presence.went(client, self.now())
        if not self.standing.seats_of(client.person):
            self.presence.forget(client.person)
        if self._seen() != before:
            self.changed()

    def by_way_of(self, process: str, people: Sequence[str]) -> None:
        """Those who are here by way of another process that serves this table, now."""
        before = self._seen()
        self.presence.by_way_of(process, people, self.now())
        if self._seen() != before:
            self.changed()

    def meet(self, company: Company) -> None:
        """All who are here by way of other processes, now."""
        before = self._seen()
        self.presence.meet(company, self.now())
        if self._seen() != before:
            self.changed()

    def _seen(self) -> object:
        """Who is here, as far as others see it: at a seat, by name, or by who is host in their place."""
        sitting = [chair.person is not None and self.presence.here(chair.person) for chair in self.standing.chairs]
        return sitting, watching(self.standing, self.presence, self.names), host_of(self.standing, self.presence)

    def _keep_fresh(self) -> None:
        """What tells the time must not be old when it is told."""
        if abs(self.now() - self._described) > INFOS_HOLD:  # clocks are set back, too
            self._described = self.now()
            self._pulses.clear()
            self._updates.clear()

    def _table_written(self, who: Who) -> msgspec.Raw:
        """What is known of the table: what lasts while it is played, and what is another with each move."""
        undo = may_undo(self.standing, self.match, who)
        quick = self._pulses.get(undo)
        if quick is None:
            quick = self._pulses[undo] = _json.encode(pulse(self.standing, self.now(), self.turn, undo))
        lasting = self._frames.get(who)
        if lasting is None:
            lasting = _json.encode(frame(self.standing, self.presence, self.names, who))
            self._frames[who] = lasting
        return msgspec.Raw(_object(lasting, quick))

    def _log_written(self, since: int) -> msgspec.Raw:
        log = self._logs.get(since)
        if log is None:
            told = entries_told(self.story.log[since:], self.names)
            log = self._logs[since] = msgspec.Raw(_json.encode(told))
        return log

    def _write_update(
        self, who: Who, heard: Heard, arriving: bool, notice: Said | msgspec.UnsetType = msgspec.UNSET
    ) -> bytes:
        standing, since = self.standing, heard.events
        events, shows = self._happened(who.seat, since, arriving) if standing.started else ([], None)
        update: Update[Any, Any] = Update(
            table=cast("TableInfo", self._table_written(who)),
            moves=len(standing.moves),
            position=standing.position,
            undone=standing.undone,
            since=since,
            events=events,
            shows=shows,
            log=cast("list[Any]", self._log_written(heard.entries)),
            entries=standing.entries,
            view=self.view(who.seat),
            notice=notice,
        )
        return _json.encode(update)

    def _happened(self, seat: int | None, since: int, arriving: bool) -> tuple[Any, Any]:
        """The events from that number on, and what they show, in JSON where others hear the same."""
        if arriving:
            events, retold = self.match.events(seat, since), self.match.retold(seat, since)
            return retold, self.match.shows(seat, since) if since and retold == events else None
        news = self._news.get(since)
        if news is None:
            news = self._news[since] = News(self.match, since)
        return news.events(seat), news.shows(seat)


def _object(first: bytes, second: bytes) -> bytes:
    """Two objects in JSON as one, which has the fields of both: there are some in each."""
    return first[:-1] + b"," + second[1:]


def _named(story: Story) -> set[str]:
    return {person for noted in story.log for person in named_in(noted.entry.what)}
