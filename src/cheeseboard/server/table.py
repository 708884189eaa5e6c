"""One table in memory: who sits at it, its match, and what each who is connected may be told."""

import asyncio
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import Any, Literal, Protocol

import msgspec

from cheeseboard.engine.match import Match

from .limits import Refusal
from .players import first_name
from .questions import Question
from .store import Chair, Kept

State = Literal["waiting", "playing", "over"]
Kind = Literal["person", "bot", "open"]


class Seat(msgspec.Struct):
    kind: Kind
    name: str | None
    bot: str | None
    here: bool
    stands_in_for: str | None = None
    """The name of the bot that had this seat and failed."""


class TableInfo(msgspec.Struct):
    """A table as everybody may know it, and which seat is yours."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    state: State
    commitment: str
    key: str | None
    seats: list[Seat]
    you: int | None
    created: str
    pace: str
    """How soon bots answer: calm, usual or brisk."""


class Update(msgspec.Struct, tag="update", tag_field="type"):
    table: msgspec.Raw
    moves: int
    since: int
    events: msgspec.Raw
    view: msgspec.Raw
    notice: str | msgspec.UnsetType = msgspec.UNSET
    """Something that only this client has to know."""


class Client(Protocol):
    """Somebody connected to a table."""

    guest: str

    def wake(self) -> None:
        """There is news at the table. Must not block."""


_json = msgspec.json.Encoder()
_nothing = msgspec.Raw(b"null")


class Table:
    """Everything here has been saved before it gets here, so that all of it may be told."""

    def __init__(self, kept: Kept, match: Match, names: Mapping[str, str]) -> None:
        self.kept = kept
        self.match = match
        self.names = dict(names)
        """What guests and bots are called."""
        self.lock = asyncio.Lock()
        """Held by whoever is changing the table, from looking at it until it is saved and told."""
        self.clients: set[Client] = set()
        self.questions: dict[Hashable, Question[Any]] = {}
        """What somebody who sits here has asked about the position as it is."""
        self._views: dict[int | None, msgspec.Raw] = {}
        self._blocks: dict[int | None, msgspec.Raw] = {}
        self._updates: dict[tuple[int | None, int], str] = {}
        self._look()

    def _look(self) -> None:
        """Where the match stands, asked once after each change because everybody wants to know."""
        self.turn = self.match.turn
        self.moves = len(self.match.moves)
        waiting = _open(self.kept.chairs)
        self.state: State = "waiting" if waiting else "over" if self.turn is None else "playing"
        self.happened = 0 if waiting else self.match.event_count
        """How many events there have been that clients may hear of."""

    def seat_of(self, guest: str) -> int | None:
        return _seat_of(self.kept.chairs, guest)

    def name(self, seat: int) -> str:
        chair = self.kept.chairs[seat]
        return _name(chair, self.names) or ""

    def info(self, you: int | None) -> TableInfo:
        here = {client.guest for client in self.clients}
        return describe(self.kept, self.state, self.names, here, you)

    def update(self, seat: int | None, since: int, notice: str | None = None) -> str:
        """What a client who has heard `since` events is told now."""
        if since > self.happened:
            since = 0  # that client has heard of a match we know nothing of: tell everything
        if notice is not None:
            return self._write_update(seat, since, notice)
        told = self._updates.get((seat, since))
        if told is None:
            told = self._updates[seat, since] = self._write_update(seat, since)
        return told

    def changed(self, match: bool = False) -> None:
        """Tell everybody; `match` says whether more has changed than who is here."""
        if match:
            self._look()
            self._views.clear()
            for question in self.questions.values():
                question.drop()
            self.questions.clear()
        self._blocks.clear()
        self._updates.clear()
        for client in self.clients:
            client.wake()

    def join(self, client: Client) -> None:
        shown = self._shows(client.guest)
        self.clients.add(client)
        if shown:
            self.changed()
        else:
            client.wake()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        if self._shows(client.guest):
            self.changed()

    def _shows(self, guest: str) -> bool:
        """Whether others see this guest come or go: at a seat, and without another client here."""
        return self.seat_of(guest) is not None and all(client.guest != guest for client in self.clients)

    def seat_guest(self, seat: int, guest: str, name: str | None) -> None:
        if name is not None:
            self.names[guest] = name
        self._give(seat, Chair(guest=guest))
        self.changed(match=True)

    def seat_bot(self, seat: int, chair: Chair) -> None:
        self._give(seat, chair)
        self.changed()

    def _give(self, seat: int, chair: Chair) -> None:
        chairs = list(self.kept.chairs)
        chairs[seat] = chair
        self.kept = replace(self.kept, chairs=tuple(chairs))

    def set_pace(self, pace: str) -> None:
        self.kept = replace(self.kept, pace=pace)
        self.changed()

    def resume(self, kept: Kept, match: Match) -> None:
        """Begin anew from what the store holds, because somebody else has written there."""
        self.kept, self.match = kept, match
        self.changed(match=True)

    def refuse_unless_turn(self, seat: int | None, moves: int) -> None:
        """Raises Refusal unless this seat is to move, and after so many moves."""
        if seat is None:
            raise Refusal("You are watching this table; only those who sit at it can move.", 403)
        if self.state == "waiting":
            raise Refusal("The match has not begun: it begins when no seat is open any more.", 409)
        if self.turn is None:
            raise Refusal("The match is over; lay a new table to play again.", 409)
        if moves != self.moves:
            heard = f"You chose this move after {moves} moves, but there have been {self.moves}"
            raise Refusal(f"{heard}; look again.", 409)
        if self.turn != seat:
            whose = f"{self.name(self.turn)}'s (seat {self.turn})"
            raise Refusal(f"It is {whose} turn, not yours (seat {seat}).", 409)

    def _write_update(self, seat: int | None, since: int, notice: str | msgspec.UnsetType = msgspec.UNSET) -> str:
        if seat not in self._blocks:
            self._blocks[seat] = msgspec.Raw(_json.encode(self.info(seat)))
        if self.state == "waiting":
            view, events = _nothing, msgspec.Raw(b"[]")
        else:
            if not self._views:
                self._views = {each: msgspec.Raw(_json.encode(view)) for each, view in self.match.views().items()}
            view, events = self._views[seat], msgspec.Raw(_json.encode(self.match.events(seat, since)))
        return _json.encode(Update(self._blocks[seat], self.moves, since, events, view, notice)).decode()


def describe(kept: Kept, state: State, names: Mapping[str, str], here: set[str], you: int | None) -> TableInfo:
    seats = []
    for chair in kept.chairs:
        kind: Kind = "bot" if chair.bot else "person" if chair.guest else "open"
        present = kind == "bot" or chair.guest in here
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


def describe_listed(kept: Kept, names: Mapping[str, str], here: set[str], guest: str) -> TableInfo:
    """A table that is not over, described without loading its match."""
    state: State = "waiting" if _open(kept.chairs) else "playing"
    return describe(kept, state, names, here, _seat_of(kept.chairs, guest))


def _open(chairs: tuple[Chair, ...]) -> bool:
    return any(chair.guest is None and chair.bot is None for chair in chairs)


def _name(chair: Chair, names: Mapping[str, str]) -> str | None:
    if chair.bot is not None:
        return names.get(chair.bot, chair.bot)
    return None if chair.guest is None else names.get(chair.guest) or first_name(chair.guest)


def _seat_of(chairs: tuple[Chair, ...], guest: str) -> int | None:
    return next((seat for seat, chair in enumerate(chairs) if chair.guest == guest), None)
