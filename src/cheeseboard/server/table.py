"""One table in memory: who sits at it, its match, and what each who is connected may be told."""

import asyncio
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any, Protocol

import msgspec

from cheeseboard.engine.match import Match
from cheeseboard.engine.told import Event, Said, View

from .limits import Refusal
from .messages import Pace, Seat, SeatKind, TableInfo, TableState, Update
from .people import first_name
from .questions import Question
from .store import Chair, Kept


class Client(Protocol):
    """Somebody connected to a table."""

    person: str

    def wake(self) -> None:
        """There is news at the table. Must not block."""


_json = msgspec.json.Encoder()


class Table:
    """Everything here has been saved before it gets here, so that all of it may be told."""

    def __init__(self, kept: Kept, match: Match, names: Mapping[str, str]) -> None:
        self.kept = kept
        self.match = match
        self.names = dict(names)
        """What people and bots are called."""
        self.lock = asyncio.Lock()
        """Held by whoever is changing the table, from looking at it until it is saved and told."""
        self.clients: set[Client] = set()
        self.leases = 0
        """How many use it just now; it stays in memory as long as there are any."""
        self.questions: dict[Hashable, Question[Any]] = {}
        """What somebody who sits here has asked about the position as it is."""
        # Parts of an update, in JSON already: they are the same in many.
        self._views: dict[int | None, Any] = {}
        self._infos: dict[int | None, Any] = {}
        self._updates: dict[tuple[int | None, int, bool], str] = {}
        self._look()

    def _look(self) -> None:
        """Where the match stands, asked once after each change because everybody wants to know."""
        self.turn = self.match.turn
        self.moves = len(self.match.moves)
        waiting = _open(self.kept.chairs)
        self.state: TableState = "waiting" if waiting else "over" if self.turn is None else "playing"
        self.happened = 0 if waiting else self.match.event_count
        """How many events there have been that clients may hear of."""

    def seat_of(self, person: str) -> int | None:
        return _seat_of(self.kept.chairs, person)

    def name(self, seat: int) -> str:
        chair = self.kept.chairs[seat]
        return _name(chair, self.names) or ""

    def info(self, you: int | None) -> TableInfo:
        here = {client.person for client in self.clients}
        return describe(self.kept, self.state, self.names, here, you)

    def update(self, seat: int | None, since: int, notice: Said | None = None, *, arriving: bool = True) -> str:
        """What a client who has heard `since` events is told now.

        Whoever was here hears what is new, in full and step by step. So does whoever comes back, unless some of it has
        faded: then, as for whoever arrives first, there is nothing to be shown step by step.
        """
        if since > self.happened:
            since, arriving = 0, True  # that client has heard of a match we know nothing of: tell everything
        if notice is not None:
            return self._write_update(seat, since, arriving, notice)
        told = self._updates.get((seat, since, arriving))
        if told is None:
            told = self._updates[seat, since, arriving] = self._write_update(seat, since, arriving)
        return told

    def changed(self, match: bool = False) -> None:
        """Tell everybody; `match` says whether more has changed than who is here."""
        if match:
            self._look()
            self._views.clear()
            for question in self.questions.values():
                question.drop()
            self.questions.clear()
        self._infos.clear()
        self._updates.clear()
        for client in self.clients:
            client.wake()

    def join(self, client: Client) -> None:
        seen = self._is_seen(client.person)
        self.clients.add(client)
        if seen:
            self.changed()
        else:
            client.wake()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if self._is_seen(client.person):
            self.changed()

    def _is_seen(self, person: str) -> bool:
        """Whether others see this person come or go: at a seat, and without another client here."""
        return self.seat_of(person) is not None and all(client.person != person for client in self.clients)

    def seat_person(self, seat: int, person: str, name: str | None) -> None:
        if name is not None:
            self.names[person] = name
        self._give(seat, Chair(person=person))
        self.changed(match=True)

    def seat_bot(self, seat: int, chair: Chair) -> None:
        self._give(seat, chair)
        self.changed()

    def _give(self, seat: int, chair: Chair) -> None:
        chairs = list(self.kept.chairs)
        chairs[seat] = chair
        self.kept = replace(self.kept, chairs=tuple(chairs))

    def set_pace(self, pace: Pace) -> None:
        self.kept = replace(self.kept, pace=pace)
        self.changed()

    def resume(self, kept: Kept, match: Match) -> None:
        """Begin anew from what the store holds, because somebody else has written there."""
        self.kept, self.match = kept, match
        self.changed(match=True)

    def refuse_unless_turn(self, seat: int | None, moves: int) -> None:
        """Raises Refusal unless this seat is to move, and after so many moves."""
        if seat is None:
            raise Refusal("move-watching", 403)
        if self.state == "waiting":
            raise Refusal("move-early", 409)
        if self.turn is None:
            raise Refusal("move-over", 409)
        if moves != self.moves:
            raise Refusal("move-late", 409, heard=moves, made=self.moves)
        if self.turn != seat:
            raise Refusal("move-not-yours", 409, seat=self.turn)

    def _write_update(
        self, seat: int | None, since: int, arriving: bool, notice: Said | msgspec.UnsetType = msgspec.UNSET
    ) -> str:
        if seat not in self._infos:
            self._infos[seat] = _written(self.info(seat))
        update = Update[View, Event](self._infos[seat], self.moves, since, [], None, None, notice)
        if self.state != "waiting":
            if not self._views:
                self._views = {each: _written(view) for each, view in self.match.views().items()}
            update.view = self._views[seat]
            update.events = news = self.match.events(seat, since)
            if arriving:
                update.events = self.match.retold(seat, since)
            if not arriving or (since and update.events == news):
                update.shows = self.match.shows(seat, since)
        return _json.encode(update).decode()


def _written(part: msgspec.Struct) -> msgspec.Raw:
    return msgspec.Raw(_json.encode(part))


def describe(kept: Kept, state: TableState, names: Mapping[str, str], here: set[str], you: int | None) -> TableInfo:
    seats = []
    for chair in kept.chairs:
        kind: SeatKind = "bot" if chair.bot else "person" if chair.person else "open"
        present = kind == "bot" or chair.person in here
        seats.append(Seat(kind, _name(chair, names), chair.bot, present, chair.stands_in_for))
    return TableInfo(
        id=kept.id,
        game=kept.game,
        players=len(kept.chairs),
        options=kept.options,
        state=state,
        commitment=kept.commitment,
        key=kept.key.hex() if state == "over" else None,
        seats=seats,
        you=you,
        created=kept.laid,
        pace=kept.pace,
    )


def describe_listed(kept: Kept, names: Mapping[str, str], here: set[str], person: str) -> TableInfo:
    """A table that is not over, described without loading its match."""
    state: TableState = "waiting" if _open(kept.chairs) else "playing"
    return describe(kept, state, names, here, _seat_of(kept.chairs, person))


def _open(chairs: tuple[Chair, ...]) -> bool:
    return any(chair.person is None and chair.bot is None for chair in chairs)


def _name(chair: Chair, names: Mapping[str, str]) -> str | None:
    if chair.bot is not None:
        return names.get(chair.bot, chair.bot)
    return None if chair.person is None else names.get(chair.person) or first_name(chair.person)


def _seat_of(chairs: tuple[Chair, ...], person: str) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.person == person), None)
