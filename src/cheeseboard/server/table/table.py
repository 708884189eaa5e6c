"""One table in memory: its story, who is here, and what each who is connected may be told."""

import asyncio
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

import msgspec

from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Said

from ..limits import ATTENDED_WITHIN, INFOS_HOLD
from ..processes.marks import Mark
from ..processes.neighbours import Company
from ..protocol.messages import MayUndo, Seat, TableInfo, TableState
from ..storage.entries import Entry, Moved, Passed, Sat, named_in
from ..storage.store import now
from ..thinking.questions import Question
from .presence import Client, Presence
from .story import Story, after
from .telling import called, describe, entries_told, frame, own, pulse, seats_told, watching
from .undoing import may_undo
from .who import SPECTATOR, Who, host_of, who_is

_json = msgspec.json.Encoder()


class Heard(NamedTuple):
    """What a client knows of a table: so many events, after moves were taken back so often, and so many entries."""

    events: int = 0
    undone: int = 0
    entries: int = 0


class Told(NamedTuple):
    """What a client was told last, of what it need not be told again."""

    seat: int | None
    """Whose view it has."""
    frame: bytes
    """What lasts of what is known of the table."""


class News:
    """What has happened since an event, and what that shows: written once for all who may know no more of it."""

    def __init__(self, match: Match, since: int) -> None:
        self._shows, self._own_events, self._own_shows = match.news(since)
        self._events = [*map(_json.encode, match.events(None, since))]
        self._shown = [*map(_json.encode, self._shows)]
        self._public = _happened(self._events, self._shown)

    def heard_by(self, seat: int | None) -> bytes:
        if seat is None or not (seat in self._own_events or seat in self._own_shows):
            return self._public
        events, shown = self._events.copy(), self._shown.copy()
        for place, event in self._own_events.get(seat, {}).items():
            events[place] = _json.encode(event)
        for place, more in self._own_shows.get(seat, {}).items():
            shows = self._shows[place]
            if shows and more and shows.keys().isdisjoint(more):
                shown[place] = b"%b,%b" % (shown[place][:-1], _json.encode(more)[1:])  # written once for everybody
            else:
                shown[place] = _json.encode(shows | more)
        return _happened(events, shown)


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
        self.mark: Mark | None = None
        """What others had marked when its log was looked at."""
        self.checked = -inf
        """When it last held all that the store did, by the clock that only goes on."""
        self.leases = 0
        """How many use it just now; it stays in memory as long as there are any."""
        self.doubtful = False
        """Whether the store may hold more than this without anybody having said so."""
        self.questions: dict[Hashable, Question[Any]] = {}
        """What somebody who sits here has asked about the position as it is."""
        # Parts of an update, as fields in JSON: they are the same in many.
        self._views: dict[tuple[str, ...], bytes] = {}
        """What everybody may know of the position, without these fields."""
        self._unshown: dict[int | None, bytes] = {}
        """What no event shows: to the seat that is to move, and to all others."""
        self._news: dict[int, News] = {}
        self._stories: dict[int, bytes] = {}
        """What has happened, for those who watch and have just come, from an event on."""
        self._openings: dict[Heard, bytes] = {}
        self._frame = b""
        """What lasts of what everybody knows of the table."""
        self._seats: list[Seat] = []
        self._frames: dict[Who, Told] = {}
        self._pulses: dict[MayUndo | None, bytes] = {}
        self._whos: dict[tuple[str, int | None], Who] = {}
        self._described = 0
        self._calling: asyncio.TimerHandle | None = None
        """Until everybody is told who has come or gone."""
        self._look()

    def _look(self) -> None:
        """Where the match stands, asked once after each change because everybody wants to know."""
        self.standing, self.match = self.story.standing, self.story.match
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
        return msgspec.Raw(b"{%b}" % self._view_written(seat, whole=True)) if self.standing.started else None

    def update(
        self, who: Who, heard: Heard, told: Told | None = None, notice: Said | None = None, *, changes: bool = True
    ) -> bytes:
        """What a client who has heard so much, and was told this of what it need not be told again, is told now.

        Whoever was here hears what is new, in full and step by step. So does whoever comes back, unless some of it has
        faded: then, as for whoever arrives first, there is nothing to be shown step by step. Of the table and the view
        it is told `changes`, or else all.
        """
        if heard.undone != self.heard.undone or heard.events > self.heard.events:
            # What that client has heard of does not count any more: tell everything.
            heard, told = Heard(0, self.heard.undone, heard.entries), None
        if heard.entries > self.heard.entries:
            heard = heard._replace(entries=0)
        self._keep_fresh()
        whole = not changes or told is None or not heard.events or told.seat != who.seat
        parts = [
            self._opening_written(heard),
            self._happened(who.seat, heard.events, arriving=told is None),
            b'"table":{%b}' % self._table_written(who, told if changes else None),
            b'"view":{%b}' % self._view_written(who.seat, whole) if self.standing.started else b'"view":null',
        ]
        if notice is not None:
            parts.append(_fields({"notice": notice}))
        return b"{%b}" % b",".join(parts)

    def told(self, who: Who) -> Told:
        """What somebody was told who has just been told everything."""
        told = self._frames.get(who)
        if told is None:
            if not self._frame:
                self._frame = _fields(frame(self.standing, self.presence, self.names))
                self._seats = seats_told(self.standing, self.presence, self.names)
            lasting = b"%b,%b" % (self._frame, _fields(own(self._seats, who)))
            told = self._frames[who] = Told(who.seat, lasting)
        return told

    def add(self, entries: Iterable[Entry], match: Match) -> None:
        """Go on with what has just been saved, and tell everybody."""
        entries = list(entries)
        self.story.add(entries, match)
        self._added(entries)

    def follow(self, entries: Sequence[Entry]) -> None:
        """Go on with what others have saved, and tell everybody."""
        for entry in entries:
            self.story.add([entry], after(self.story.match, [entry.what]))
        self._added(entries)

    def _added(self, entries: Sequence[Entry]) -> None:
        moved = all(isinstance(entry.what, Moved) for entry in entries)
        for entry in () if moved else entries:
            self.people |= named_in(entry.what)
            if isinstance(entry.what, Sat | Passed) and not self.presence.here(entry.what.person):
                self.presence.expect(entry.what.person, entry.at)
        another = self.story.match is not self.match or self.story.standing.state != self.state
        self.changed(match=another, seats=not moved)

    def resume(self, story: Story) -> None:
        """Begin anew from what the store holds, because somebody else has written there, or has been forgotten."""
        self.story, self.people = story, _named(story)
        self.changed(match=True)

    def changed(self, match: bool = False, seats: bool = True) -> None:
        """Tell everybody; `match` says whether the position or the state is another, `seats` whether the rest is."""
        self._look()
        if match:
            self._views.clear()
            self._unshown.clear()
            self._news.clear()
            self._stories.clear()
            for question in self.questions.values():
                question.drop()
            self.questions.clear()
        self._openings.clear()
        self._pulses.clear()
        if seats:
            self._reframe()
        self._wake()

    def _reframe(self) -> None:
        """What is known of the table beside the match is otherwise."""
        self._frame = b""
        self._frames.clear()
        self._whos.clear()

    def _attended(self) -> None:
        """Tell everybody soon who is here, and what follows from that."""
        self._reframe()
        if self._calling is None:
            self._calling = asyncio.get_running_loop().call_later(ATTENDED_WITHIN, self._wake)

    def _wake(self) -> None:
        if self._calling is not None:
            self._calling.cancel()
            self._calling = None
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
        before = self._seen(client.person)
        self.presence.came(client)
        client.wake()
        if self._seen(client.person) != before:
            self._attended()

    def leave(self, client: Client) -> None:
        before = self._seen(client.person)
        self.presence.went(client, self.now())
        if not self.standing.seats_of(client.person):
            self.presence.forget(client.person)
        if self._seen(client.person) != before:
            self._attended()

    def by_way_of(self, process: str, people: Sequence[str]) -> None:
        """Those who are here by way of another process that serves this table, now."""
        before = self._seen()
        self.presence.by_way_of(process, people, self.now())
        if self._seen() != before:
            self._attended()

    def meet(self, company: Company) -> None:
        """All who are here by way of other processes, now."""
        before = self._seen()
        self.presence.meet(company, self.now())
        if self._seen() != before:
            self._attended()

    def _seen(self, person: str | None = None) -> object:
        """Who is here, as far as others see it: at a seat, by name, or by who is host in their place.

        Where only this person comes or goes, and has a seat, it is enough to know whether they are here.
        """
        if person is not None and self.standing.seats_of(person):
            return self.presence.here(person)
        sitting = [chair.person is not None and self.presence.here(chair.person) for chair in self.standing.chairs]
        return sitting, watching(self.standing, self.presence, self.names), host_of(self.standing, self.presence)

    def _keep_fresh(self) -> None:
        """What tells the time must not be old when it is told."""
        now = self.now()
        if abs(now - self._described) > INFOS_HOLD:  # clocks are set back, too
            self._described = now
            self._pulses.clear()
            # Who connects says what they have heard, so that these could be as many as anybody likes.
            self._openings.clear()
            self._stories.clear()

    def _opening_written(self, heard: Heard) -> bytes:
        opening = self._openings.get(heard)
        if opening is None:
            standing = self.standing
            opening = self._openings[heard] = _fields(
                {
                    "type": "update",
                    "moves": len(standing.moves),
                    "position": standing.position,
                    "undone": standing.undone,
                    "since": heard.events,
                    "log": entries_told(self.story.log[heard.entries :], self.names),
                    "entries": standing.entries,
                }
            )
        return opening

    def _happened(self, seat: int | None, since: int, *, arriving: bool) -> bytes:
        """The events from that number on, and what they show."""
        if not self.standing.started:
            return b'"events":[],"shows":null'
        if not arriving:
            news = self._news.get(since)
            if news is None:
                news = self._news[since] = News(self.match, since)
            return news.heard_by(seat)
        told = self._stories.get(since) if seat is None else None
        if told is None:
            events, retold = self.match.events(seat, since), self.match.retold(seat, since)
            shows = self.match.shows(seat, since) if since and retold == events else None
            told = _fields({"events": retold, "shows": shows})
            if seat is None:
                self._stories[since] = told
        return told

    def _table_written(self, who: Who, told: Told | None) -> bytes:
        """What is known of the table: what is another with each move, and what lasts unless it was told."""
        undo = may_undo(self.standing, self.match, who)
        quick = self._pulses.get(undo)
        if quick is None:
            quick = self._pulses[undo] = _fields(pulse(self.standing, self.now(), self.turn, undo))
        lasting = self.told(who)
        return quick if told is lasting else b"%b,%b" % (lasting.frame, quick)

    def _view_written(self, seat: int | None, whole: bool) -> bytes:
        """All of it, or what somebody lacks who was told the view before and what has been shown since."""
        if not whole:
            return self._unshown_written(seat if seat == self.match.turn else None)
        own = self.match.private(seat)
        public = self._public_written(tuple(own))
        return b"%b,%b" % (public, _fields(own)) if own else public

    def _public_written(self, without: tuple[str, ...]) -> bytes:
        public = self._views.get(without)
        if public is None:
            fields = msgspec.structs.asdict(self.match.view(None))
            public = _fields({name: value for name, value in fields.items() if name not in without})
            self._views[without] = public
        return public

    def _unshown_written(self, seat: int | None) -> bytes:
        unshown = self._unshown.get(seat)
        if unshown is None:
            unshown = self._unshown[seat] = _fields(self.match.unshown(seat))
        return unshown


def _fields(told: Mapping[str, Any]) -> bytes:
    """An object in JSON without what encloses it: some fields of a larger one."""
    return _json.encode(told)[1:-1]


def _happened(events: Iterable[bytes], shown: Iterable[bytes]) -> bytes:
    return b'"events":[%b],"shows":[%b]' % (b",".join(events), b",".join(shown))


def _named(story: Story) -> set[str]:
    return {person for noted in story.log for person in named_in(noted.entry.what)}
