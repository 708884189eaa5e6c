"""A match as it stands and as it is told: what can be asked of it. Nothing here changes it."""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from . import steps
from .chance import Chance
from .contract import CHANCE, OVER, AnyState
from .dice import Dice
from .errors import BadTable, CheeseboardError, IllegalMove, UnreadableMove
from .game import Game
from .header import Header, check_seat
from .history import History
from .position import Dealing, Outcome, known, outcomes, seen, write_position
from .quoting import quoted, quoted_number
from .steps import NO_STEP
from .telling import Own, Past, Telling
from .told import Event, Result, Shows, View
from .undo import Undo, undos
from .whole import whole

NO_DICE: Dice = np.zeros(4, np.uint64)


class Shown:
    """What a `Match` tells."""

    def __init__(self, header: Header, source: Chance | None, history: History | None, past: Past | None) -> None:
        self.header = header
        self.source = source
        self._dealing: Dealing | None = None
        self.whole = history is None
        """Whether it is known from its beginning: one that began in the middle has no record."""
        self.history = History(header.game, _laid(header)) if history is None else history
        self._past = past or Past()
        self._telling = Telling(header.game, self.history, self._past)
        self.changed()

    @property
    def game(self) -> Game:
        return self.header.game

    @property
    def players(self) -> int:
        return self.header.players

    @property
    def options(self) -> Mapping[str, str]:
        return self.header.options

    @property
    def names(self) -> tuple[str, ...]:
        return self.header.names

    @property
    def moves(self) -> list[str]:
        """All moves so far, in notation."""
        return self.history.moves

    @property
    def movers(self) -> list[int]:
        """The seats that made them."""
        return self.history.movers

    @property
    def key(self) -> bytes | None:
        return self.source.key if self.source else None

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the key: shown before the first deal, so that the key shown at the end proves it fair."""
        return self.source.commitment if self.source else None

    @property
    def rules(self) -> Any:
        """The kernels of the rules, compiled where they are ready."""
        return self.game.kernels.use(self.game.rules)

    @property
    def state(self) -> AnyState:
        """A copy of the position as the kernels see it, secrets included."""
        return self.history.now.copy()

    def snapshot(self) -> AnyState:
        """The position as the game's `text` and `view` see it, secrets included."""
        return self.history.snapshot()

    def changed(self) -> None:
        """The history has: what is worked out once for each position is to be worked out anew."""
        self._turn: int | None = None
        self._legal: list[int] = []  # where the turn is known
        self._public: View | None = None
        self._written: list[str] | None = None
        self._undos: dict[int, Undo] | None = None

    @property
    def turn(self) -> int | None:
        """The seat to move, or None when the match is over; CHANCE while that is not resolved."""
        if self._turn is None:
            self._stand(self.history.last, NO_STEP, NO_DICE)
        return None if self._turn == OVER else self._turn

    def legal(self) -> list[str]:
        """The moves of the seat in `turn`, in notation."""
        return list(self._in_notation())

    def _in_notation(self) -> list[str]:
        if self._written is None:
            numbers = self._numbers()
            self._written = self.game.text.write_all(self.snapshot(), numbers) if numbers else []
        return self._written

    def numbers(self) -> list[int]:
        """The same moves by their numbers, in the same order."""
        return list(self._numbers())

    def mask(self) -> NDArray[np.bool_]:
        """Of every move of the game, by its number, whether it is one of them."""
        mask = np.zeros(self.game.moves, np.bool_)
        mask[self._numbers()] = True
        return mask

    def _numbers(self) -> list[int]:
        if self._turn is None:
            self._stand(self.history.last, NO_STEP, NO_DICE)
        return self._legal

    def _stand(self, positions: Any, cause: int, dice: Dice) -> None:
        """Let a cause make a step, and see whose turn it is then and which moves there are."""
        moves = np.empty(self.game.moves, np.int64)
        self._turn, count = self.game.kernels.use(steps).step(positions, cause, dice, moves)
        self._legal = moves[:count].tolist()

    def write(self, number: int) -> str:
        """The legal move of this number, in notation."""
        return self.game.text.write(self.snapshot(), self._numbered(number))

    def read(self, text: str) -> int:
        """The number of a legal move in notation; raises IllegalMove or UnreadableMove."""
        return self._read(text)

    def _numbered(self, number: int) -> int:
        if self.turn is None:
            raise IllegalMove("move-after-end", move=quoted_number(number))
        if isinstance(number, bool) or number not in self._numbers():
            raise IllegalMove("number-illegal", number=quoted_number(number), last=self.game.moves - 1)
        return int(number)

    def check(self, move: str | int) -> CheeseboardError | None:
        """Why the seat in `turn` cannot make this move, or None if it can. Nothing is played."""
        try:
            self._meant(move)
        except CheeseboardError as problem:
            return problem
        return None

    def _meant(self, move: str | int) -> tuple[str, int]:
        """A legal move, in notation and by its number."""
        if not isinstance(move, str) and isinstance(move, int | np.integer):
            return self.write(int(move)), int(move)
        return move, self._read(move)

    def _read(self, text: str) -> int:
        """The number of a legal move; raises IllegalMove or UnreadableMove."""
        if not isinstance(text, str):
            raise UnreadableMove("move-not-text", kind=type(text).__name__)
        written = self._in_notation()
        if text in written:
            return self._numbers()[written.index(text)]
        if self.turn is None:
            raise IllegalMove("move-after-end", move=quoted(text))
        if self.turn == CHANCE:
            raise IllegalMove("move-before-chance", move=quoted(text))
        seen = self.snapshot()
        raise self.game.text.refusal(seen, self.game.text.read(seen, quoted(text)))

    def chances(self) -> list[Outcome]:
        """What the pending chance may bring, and how likely each of it is; nothing where none is pending.

        A deal comes card by card.
        """
        return outcomes(self.game, self._chancy()) if self.turn == CHANCE else []

    def refuse_before_chance(self) -> None:
        """Raises IllegalMove while chance is to be told: nobody knows yet what the position will be."""
        if self.turn == CHANCE:
            raise IllegalMove("chance-first")

    def _chancy(self) -> Any:
        """The position, with as much of the pending chance as has been told: an array of that one state."""
        return self.history.last if self._dealing is None else self._dealing.position

    @property
    def undos(self) -> dict[int, Undo]:
        """What it takes to take back each seat's last move, where no chance has followed it yet."""
        if self._undos is None:
            self._undos = undos(self.history, self.players, self.game.hidden)
        return self._undos

    def view(self, seat: int | None) -> View:
        """Everything the seat may know now (None: a spectator)."""
        seat = self._seat_or_spectator(seat)
        return msgspec.structs.replace(self._shown(), **self.private(seat))

    def private(self, seat: int | None) -> Shows:
        """Those fields of a seat's view that are not as in a spectator's."""
        if seat is None:
            return {}
        legal = self.legal() if seat == self.turn else []
        return {"seat": seat, "legal": legal, **self.game.view.private(self.snapshot(), seat, legal)}

    def unshown(self, seat: int | None) -> Shows:
        """Those fields of a seat's view that may be otherwise than the events have shown it: for all who are not to
        move the same."""
        own = self.private(seat) if seat is not None and seat == self.turn else {"legal": []}
        return {"turn": self.turn, "result": self.result, "faded": self._faded(), **own}

    def views(self) -> dict[int | None, View]:
        """The views of every seat and of a spectator."""
        return {seat: self.view(seat) for seat in (None, *range(self.players))}

    def _shown(self) -> View:
        """What is the same in every view, made once for each position. Not to be changed."""
        if self._public is None:
            self._public = public = self.game.view.public(self.snapshot())
            public.game, public.players = self.game.name, self.players
            public.turn, public.result, public.faded = self.turn, self.result, self._faded()
        return self._public

    def _faded(self) -> int:
        """How many events people are not told again."""
        return self.game.fading.faded(self.snapshot(), self.events(None)) if self.game.fading else 0

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What has happened, as the seat may know it. Event number n is the same happening for every seat."""
        number = whole(since)
        if number is None:
            raise BadTable("since-not-number", since=quoted(since))
        return self._telling.events(self._seat_or_spectator(seat), number)

    def retold(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events as a person may read them again: where a game asks for memory, without what has faded."""
        events = self.events(seat, since)
        if not self.game.fading:
            return events
        faded = self.game.fading.faded(self.snapshot(), self.events(seat)) - since
        return [self.game.fading.blank(event) if at < faded else event for at, event in enumerate(events)]

    def shows(self, seat: int | None, since: int) -> list[Shows]:
        """For each event from that number on, what it changes in what the seat is shown."""
        return self._telling.shows(seat, since)

    def news(self, since: int) -> tuple[list[Shows], Own[Event], Own[Shows]]:
        """For each event from that number on, what it shows everybody; and by seat, what is told to it alone.

        Of these events those that it hears in full, and what more some of them show it: by their place among them.
        """
        return self._telling.news(since)

    @property
    def event_count(self) -> int:
        return self._telling.count

    @property
    def result(self) -> Result | None:
        """None while the match is running."""
        if self.turn is not None:
            return None
        points, won = np.zeros((2, self.players), np.int64)
        self.rules.score(self.history.now, points)
        self.rules.winners(self.history.now, won)
        seats = [seat for seat in range(self.players) if won[seat]]
        return Result(points.tolist(), seats, self.game.view.reason(self.snapshot()))

    def observe(self, seat: int) -> dict[str, NDArray[np.float32]]:
        """The seat's knowledge as named arrays of numbers, for learners."""
        seen = self.game.observations(1)
        self.game.kernels.use(self.game.mind).observe(self.history.now, check_seat(seat, self.players), seen[0])
        return {name: seen[name][0] for name in seen.dtype.names}

    def known(self, seat: int) -> str:
        """All that the seat has seen and done since the match began, as a short key: the same wherever that is.

        Of a match that began in the middle it begins with what the seat sees there, but for whoever imagined it: they
        know all that came before.
        """
        seat = check_seat(seat, self.players)
        return known(self, seat, self._seen_at_first(seat))

    def _seen_at_first(self, seat: int) -> bytes:
        """What the seat saw before all that it has heard; nothing where that goes back to an empty table."""
        if self.whole:
            return b""
        before = self._past.seen.get(seat)
        return seen(self.game, self.history.first, seat) if before is None else before

    def position(self) -> str:
        """The position in a line of text, secrets included: `cheeseboard.at` takes it up again."""
        return write_position(self, self._dealing.brought if self._dealing else ())

    def log(self) -> list[str]:
        """What has happened, line by line, secrets included; of a match that began in the middle, what came after."""
        return self._telling.log()

    def _seat_or_spectator(self, seat: int | None) -> int | None:
        return None if seat is None else check_seat(seat, self.players)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same match so far: the same table, and all that has happened at it."""
        return isinstance(other, Shown) and self._content() == other._content()

    def __hash__(self) -> int:
        return hash(self._content())

    def _content(self) -> tuple[object, ...]:
        game = self.game.name, *self.game.told_parts.items()
        table = *game, self.players, *sorted(self.options.items())
        return *table, *self.moves, self.history.content, self._chancy().tobytes()

    def _repr_svg_(self) -> str | None:
        """As notebooks show it: the table, with the hand of the seat to move."""
        return self.view(self.turn if self.turn != CHANCE else None)._repr_svg_()

    def __repr__(self) -> str:
        now = f"turn={self.turn}" if self.turn is not None else f"result={self.result}"
        return f"<Match {self.game.name} players={self.players} moves={len(self.moves)} {now}>"


def _laid(header: Header) -> AnyState:
    """The position before any chance."""
    game = header.game
    state = game.states(1)[0]
    game.kernels.use(game.rules).setup(state, header.players, game.option_codes(header.options))
    return state
