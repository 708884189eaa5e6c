"""A table's log, told from its beginning: how things stand, the match, and what is noted of each entry."""

from collections.abc import Iterable, Sequence

from cheeseboard.engine.match import Match
from cheeseboard.games import get as game_named

from ..storage.entries import AnyEntry, BotOut, Chair, Entry, Laid, Moved, Passed, Sat, Standing, Undone
from .telling import Noted


class Story:
    def __init__(self, table: str, log: Iterable[Entry]) -> None:
        """Raises CheeseboardError where the rules of today do not allow what was played."""
        opening, *following = log
        assert isinstance(opening.what, Laid)
        self.standing = Standing.of(table, [opening])
        self.match = new_match(opening.what)
        """Never changed once it can be looked at, only replaced: whoever looks sees what has been saved."""
        self.log = [Noted(opening, 0, None)]
        for entry in following:
            self._take(entry, None)

    def add(self, entries: Iterable[Entry], match: Match) -> None:
        """Go on with these, which have been saved; `match` is what it has come to by then."""
        for entry in entries:
            self._take(entry, match)

    @property
    def events(self) -> int:
        """How many events there have been that clients may hear of."""
        return self.match.event_count if self.standing.started else 0

    def _take(self, entry: Entry, match: Match | None) -> None:
        what, events, chair = entry.what, self.events, self._chair(entry.what)
        self.standing.add(entry)
        if isinstance(what, Moved | Undone):
            if match is None:
                _advance(self.match, what)
            else:
                self.match = match
        if isinstance(what, Undone):
            events = self.events
            self.log = [noted.undone(events) for noted in self.log]
        if isinstance(what, Sat | Passed | BotOut):
            chair = self._chair(what)  # whoever has it now
        self.log.append(Noted(entry, events, chair))

    def _chair(self, what: AnyEntry) -> Chair | None:
        seat = getattr(what, "seat", None)
        return None if seat is None else self.standing.chairs[seat]


def new_match(laid: Laid) -> Match:
    """Raises CheeseboardError where there is no such table."""
    return Match.new(game_named(laid.game), len(laid.chairs), laid.options, key=laid.key)


def after(match: Match, whats: Sequence[AnyEntry]) -> Match:
    """What the match comes to with these: another one, so that nobody sees what has not been saved."""
    played = [what for what in whats if isinstance(what, Moved | Undone)]
    if played:
        match = match.branch()
        for what in played:
            _advance(match, what)
    return match


def _advance(match: Match, what: Moved | Undone) -> None:
    if isinstance(what, Moved):
        match.play(what.move)
    else:
        match.undo_to(what.moves)
