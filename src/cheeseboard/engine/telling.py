"""What has happened in a match, as seats hear and see it, and as a log: each step told once, however often asked."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from .game import Game
from .history import History
from .told import Event, Shows

T = TypeVar("T")
Own = dict[int, dict[int, T]]
"""By seat, what is told to it alone, by the place of the event among those that are told."""


class Past(NamedTuple):
    """What came before the first position of a match that began in the middle."""

    events: Sequence[Event] = ()
    """As one seat heard it; every seat is told so."""
    seen: Mapping[int, bytes] = {}
    """By seat that heard it so itself, what it had seen when that began: see `position.seen`."""


class Telling:
    """The story of a history. One that began in the middle has a past, which was heard before."""

    def __init__(self, game: Game, history: History, past: Past) -> None:
        self._game, self._history = game, history
        self._past = list(past.events)
        self.forget()

    def forget(self) -> None:
        """Nothing has been told yet."""
        # By seat: the steps told, how many events they had, and those events; a match that went on from here may have
        # added more to them.
        self._heard: dict[int | None, tuple[int, int, list[Event]]] = {}
        self._ends: list[int] = []  # how many events there were after each step
        self._log: tuple[int, list[str]] = 0, []

    def branch(self, history: History) -> "Telling":
        """Of a history that goes on from here; what was told of the past is told once for both."""
        twin = object.__new__(Telling)
        twin._game, twin._history, twin._past = self._game, history, self._past
        twin._heard, twin._ends = dict(self._heard), list(self._ends)
        twin._log = self._log
        return twin

    def log(self) -> list[str]:
        """Line by line, secrets included."""
        steps, told = self._log
        if steps < len(self._history):
            told = told + self._history.told(self._game, steps)  # anew, since a match that went on may have the other
            self._log = len(self._history), told
        return list(told)

    def events(self, seat: int | None, since: int) -> list[Event]:
        """From that number on, as the seat heard them."""
        if not self._game.hidden:
            seat = None  # hears what everybody does
        past = len(self._past)
        return self._hear(seat, since - past) if since >= past else self._past[since:] + self._hear(seat)

    @property
    def count(self) -> int:
        """Of events."""
        if len(self._ends) < len(self._history):
            self._listen(None)
        return self._ends[-1] if self._ends else len(self._past)

    def _hear(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened here, without the past of a match that began in the middle."""
        self._listen(seat)
        _, count, heard = self._heard.get(seat, (0, 0, []))
        return heard[since:count]

    def _listen(self, seat: int | None) -> None:
        """The seat hears of all steps of which it has not heard."""
        steps, count, heard = self._heard.get(seat, (0, 0, []))
        if steps < len(self._history):
            if len(heard) > count:  # by another one
                heard = heard[:count]
            for step in range(steps, len(self._history)):
                heard += self._happened(step, seat, len(heard))
            self._heard[seat] = len(self._history), len(heard), heard

    def _happened(self, step: int, seat: int | None, number: int) -> Sequence[Event]:
        """The events of a step, of which the first has this number."""
        happened = self._history.happened(step)
        if seat is None:
            told = self._game.view.events(*happened)
            self._ends.append(len(self._past) + number + len(told))
            return told
        heard = self._hear(None, number)[: self._ends[step] - len(self._past) - number]
        for place, event in self._game.view.private_events(*happened).get(seat, {}).items():
            heard[place] = event
        return heard

    def shows(self, seat: int | None, since: int) -> list[Shows]:
        """For each event from that number on, what it changes in what the seat is shown."""
        shown, _, own = self.news(since)
        for place, more in own.get(seat, {}).items() if seat is not None else ():
            shown[place] = shown[place] | more
        return shown

    def news(self, since: int) -> tuple[list[Shows], Own[Event], Own[Shows]]:
        """For each event from that number on, what it shows everybody; and by seat, what is told to it alone.

        Of these events those that it hears in full, and what more some of them show it: by their place among them.
        """
        view, hidden = self._game.view, self._game.hidden
        shown: list[Shows] = [{} for _ in range(since, len(self._past))]  # nobody knows of what came before
        own_events: Own[Event] = {}
        own_shows: Own[Shows] = {}
        for step in self._steps(since):
            happened = self._history.happened(step)
            shows = view.shows(*happened)
            end = self._ends[step] - since
            first = end - len(shows)
            shown += shows if first >= 0 else shows[-first:]
            if not hidden:
                continue
            for seat, heard in view.private_events(*happened).items():
                told = own_events.setdefault(seat, {})
                for at, event in heard.items():
                    if first + at >= 0:
                        told[first + at] = event
            for seat, seen in view.private_shows(*happened).items():
                own = own_shows.setdefault(seat, {})
                for at, more in seen.items():
                    place = at + (end if at < 0 else first)
                    if place >= 0:
                        own[place] = own.get(place, {}) | more
        return shown, own_events, own_shows

    def _steps(self, since: int) -> range:
        """Those of which an event has that number or a later one."""
        count = self.count
        return range(bisect_right(self._ends, since), len(self._history) if count > since else 0)
