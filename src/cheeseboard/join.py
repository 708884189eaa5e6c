"""What `cheeseboard join` runs: a bot of ours at a table of somebody's server, over nothing but the protocol.

It is a whole client, and meant to be read by whoever writes another: it comes with a cookie, says its name, sits down,
hears what its seat may know, answers, comes back after a broken line, and stays for the rematch.
"""

import random
import re
import time
from typing import TypeVar

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import cheeseboard as cb
from cheeseboard.bots import Player, kind_of, names_at
from cheeseboard.engine.game import Game
from cheeseboard.engine.hearing import hear
from cheeseboard.engine.quoting import quoted
from cheeseboard.engine.told import Event, View
from cheeseboard.games import get as game_named
from cheeseboard.server.protocol import commands, messages
from cheeseboard.server.protocol.commands import AnyCommand
from cheeseboard.server.protocol.messages import Pong, Refused, TableInfo, Update
from cheeseboard.words import Person, chosen_language, say
from cheeseboard.words.here import tell

T = TypeVar("T")

PATIENCE = 20.0
"""Seconds that the server may take for an answer, and to come back after the line broke, beginning with AGAIN."""
AGAIN = 0.5
LONGEST_WAIT = 10.0
OVER_THERE = re.compile(r"(https?://[^/\s]+)/table/([0-9a-z]+)/?")


class NoTable(cb.CheeseboardError):
    """The table cannot be joined."""


def join(link: str, *, bot: str, name: str | None, seat: int | None, once: bool) -> int:
    """Sit down at the table behind that link and play; until the match, or (unless `once`) the evening, is over."""
    place = OVER_THERE.fullmatch(link.partition("?")[0].strip())
    if place is None:
        raise NoTable("join-link", link=quoted(link))
    player = cb.bot(bot)
    try:
        visit = Visit(place[1], name or tell("join-called", bot=names_at([kind_of(bot) or bot])[0] or bot))
        table: str | None = visit.sit_down(place[2], seat)
        while table is not None:
            table = Stay(visit, table, player, again=not once).play()
    finally:
        player.close()
    return 0


class Visit:
    """Who we are to a server: a cookie, and a name."""

    def __init__(self, server: str, name: str) -> None:
        self.server = server
        self._http = httpx.Client(base_url=server, timeout=PATIENCE, headers={"Content-Type": "application/json"})
        self.ask("GET", "/api/me", messages.Me)
        self.ask("PUT", "/api/me", messages.Me, messages.NewMe(name=name))

    def sit_down(self, table: str, seat: int | None) -> str:
        """The table's id, once we have a seat there."""
        info = self.ask("GET", f"/api/tables/{table}", TableInfo)
        if not any(each.yours for each in info.seats):
            free = [number for number, each in enumerate(info.seats) if each.kind == "open"]
            if seat is None and not free:
                raise NoTable("join-full", game=info.game)
            wanted = free[0] if seat is None else seat
            info = self.ask("POST", f"/api/tables/{table}/seats/{wanted}", TableInfo)
        mine = next(number for number, each in enumerate(info.seats) if each.yours)
        print(tell("join-sat", game=info.game, number=mine), flush=True)
        return info.id

    def ask(self, method: str, path: str, answer: type[T], body: msgspec.Struct | None = None) -> T:
        """The server's answer; raises NoTable with its sentence where it refuses."""
        try:
            told = self._http.request(method, path, content=None if body is None else msgspec.json.encode(body))
        except httpx.HTTPError as problem:
            raise NoTable("join-unreachable", server=self.server, problem=str(problem)) from None
        if told.is_success:
            return msgspec.json.decode(told.content, type=answer)
        try:
            refused = msgspec.json.decode(told.content, type=messages.Error)
        except msgspec.DecodeError:
            raise NoTable("join-unreachable", server=self.server, problem=f"HTTP {told.status_code}") from None
        raise NoTable(refused.code, **refused.params)

    def line(self, table: str, events: int, undone: int, entries: int) -> ClientConnection:
        """A socket at the table, for whoever has heard so much."""
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return connect(
            f"{address}?since={events}&undone={undone}&entries={entries}",
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
            max_size=None,
        )


class Stay:
    """One match at a table."""

    def __init__(self, visit: Visit, table: str, player: Player, again: bool) -> None:
        self._visit = visit
        self._table = table
        self._player = player
        self._again = again
        self._game: Game = game_named(visit.ask("GET", f"/api/tables/{table}", TableInfo).game)
        kinds = Update[View, self._game.view.AnyEvent] | Refused | Pong  # type: ignore[name-defined]
        self._read: msgspec.json.Decoder[Update[View, Event] | Refused | Pong] = msgspec.json.Decoder(kinds)
        self._events: list[Event] = []
        self._view: View | None = None
        self._undone = self._entries = 0
        self._answered: int | None = None
        """The last position for which we have chosen a move."""
        self._over = False
        self._knows_all = True

    def play(self) -> str | None:
        """Until the match is over and nothing more comes of it; the rematch's table, if there is one."""
        wait, lost = AGAIN, time.monotonic()
        while True:
            try:
                with self._visit.line(self._table, len(self._events), self._undone, self._entries) as line:
                    wait, lost = AGAIN, time.monotonic()
                    while True:
                        told = self._read.decode(line.recv())
                        if isinstance(told, Update):
                            table = self._hear(told)
                            if self._ends(table):
                                if table.next is None:
                                    self._send(line, commands.Again(yes=False))  # nobody shall wait for us
                                return table.next
                            self._answer(table, told.position, line)
                            if self._over and not self._again:
                                return None
                            lost = time.monotonic()
                        elif isinstance(told, Refused):
                            print(say(told.code, told.params, language=chosen_language()), flush=True)
                            self._answered = None
            except (OSError, ConnectionClosed, InvalidHandshake) as problem:
                if time.monotonic() - lost > PATIENCE:
                    raise NoTable("join-unreachable", server=self._visit.server, problem=str(problem)) from None
                print(tell("join-again"), flush=True)
                self._answered = None
                time.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    def _hear(self, told: Update[View, Event]) -> TableInfo:
        """Take in what is new; the table as it is now."""
        self._events[told.since :] = told.events
        if told.since == 0 and told.undone != self._undone:
            self._answered = None
        self._undone, self._entries = told.undone, told.entries
        self._view = None if told.view is None else msgspec.convert(told.view, View)
        return msgspec.convert(told.table, TableInfo)

    def _ends(self, table: TableInfo) -> bool:
        """Whether there is nothing more to wait for here."""
        if table.state == "over" and not self._over:
            self._over = True
            self._tell_the_end(table)
        if table.next is not None:
            return True
        declined = [seat for seat, wish in enumerate(table.again) if wish is False]
        return table.state == "over" and (bool(table.ended and table.ended.why == "closed") or bool(declined))

    def _tell_the_end(self, table: TableInfo) -> None:
        people = [Person(seat.name or tell("person-unnamed"), seat.yours) for seat in table.seats]
        result = self._view.result if self._view else None
        if result:
            print(tell(self._game.said(f"result-{result.reason}"), people, **result.params), flush=True)
        else:
            print(tell("join-ended"), flush=True)

    def _answer(self, table: TableInfo, position: int, line: ClientConnection) -> None:
        """Do what is expected of us."""
        view = self._view
        if table.undo and table.you in table.undo.waits_for:
            self._send(line, commands.AnswerUndo(yes=True))
        if table.state == "over" and table.you is not None and table.again[table.you] is None:
            self._send(line, commands.Again(yes=self._again))
        if table.state != "playing" or view is None or view.turn != table.you or self._answered == position:
            return
        self._answered = position
        self._send(line, commands.Move(self._choose(table, view), position))

    def _choose(self, table: TableInfo, view: View) -> str:
        try:
            match = hear(self._game, table.players, table.options, self._events)
        except cb.BadTable as problem:
            if self._knows_all:
                self._knows_all = False
                print(problem.said(chosen_language()), tell("join-guessing"), flush=True)
            return random.choice(view.legal)
        return self._player.choose(match.sight(view.seat, random.getrandbits(32)))

    def _send(self, line: ClientConnection, command: AnyCommand) -> None:
        line.send(msgspec.json.encode(command).decode())
