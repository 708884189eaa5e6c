"""Thoughts as data: what is asked, and what is known to whoever asks. So they can be had on another machine.

A letter holds what a seat has heard and nothing that it cannot know; of a match that is over, the match.
"""

from typing import Protocol, TypeVar

import msgspec

from cheeseboard import bots
from cheeseboard.bots import hints
from cheeseboard.bots.search import Search
from cheeseboard.engine.game import Game
from cheeseboard.engine.hearing import hear
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.engine.told import Reason
from cheeseboard.games import get as game_named

from ..protocol.messages import Chances, Hint, Hints
from ..protocol.past import TurnInfo
from .remembering import Chair, Remembered

About = TypeVar("About", contravariant=True)
Answer = TypeVar("Answer", covariant=True)

DIGITS = 4
"""Of a chance that is sent: more than any search knows."""

POINT_DIGITS = 1


class Thought(Protocol[About, Answer]):
    """Something that is asked about what a seat knows, or about a match."""

    def think(self, about: About, remembered: Remembered) -> Answer:
        """What comes of it; takes its time."""

    def answer(self, game: Game) -> type[Answer]:
        """What its answer is, to be read from the wire."""


class Heard(msgspec.Struct, frozen=True, tag="heard"):
    """What a seat knows."""

    game: str
    players: int
    options: dict[str, str]
    seat: int
    events: msgspec.Raw

    @classmethod
    def by(cls, sight: Sight) -> "Heard":
        events = msgspec.Raw(msgspec.json.encode(sight.events))
        return cls(sight.game, sight.players, dict(sight.options), sight.seat, events)

    def whole(self) -> Sight:
        game = game_named(self.game)
        events = msgspec.json.decode(self.events, type=list[game.view.AnyEvent])  # type: ignore[name-defined]
        return hear(game, self.players, self.options, events).sight(self.seat)


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A match, up to some move."""

    game: str
    players: int
    options: dict[str, str]
    key: bytes
    moves: list[str]

    @classmethod
    def of(cls, match: Match) -> "Played":
        assert match.key is not None
        return cls(match.game.name, match.players, dict(match.options), match.key, match.moves)

    def whole(self) -> Match:
        match = Match.new(game_named(self.game), self.players, self.options, key=self.key)
        for move in self.moves:
            match.play(move)
        return match


class Choose(msgspec.Struct, frozen=True, tag="move"):
    """A bot's move."""

    table: str
    bot: str
    seed: int
    """For a bot that is made for this: without what it remembers it chooses the same of the same."""
    keep: bool
    """Whether it is likely to move again soon."""

    def think(self, sight: Sight, remembered: Remembered) -> str:
        chair = Chair(self.table, sight.seat, self.bot)
        try:
            player = remembered.take(chair) or bots.bot(self.bot, seed=self.seed)
            move = player.choose(sight)
            if self.keep:
                remembered.keep(chair, player)
            return move
        finally:
            remembered.give_up(chair)

    def answer(self, _: Game) -> type[str]:
        return str


class AskHints(msgspec.Struct, frozen=True, tag="hints"):
    """What the seat could play."""

    iterations: int
    seconds: float

    def think(self, sight: Sight, _: Remembered) -> Hints[Reason]:
        found = hints.find_hints(sight, _search(sight, self.iterations, self.seconds))
        best = [_hint_sent(hint) for hint in found.best]
        return Hints(len(sight.moves), rounded(found.chances), best, found.proven)

    def answer(self, game: Game) -> type[Hints[Reason]]:
        return Hints[game.reasons.AnyReason]  # type: ignore[name-defined]


class AskChances(msgspec.Struct, frozen=True, tag="chances"):
    """Who is likely to win, as the seat can tell."""

    iterations: int
    seconds: float

    def think(self, sight: Sight, _: Remembered) -> Chances:
        outlook = _search(sight, self.iterations, self.seconds).consider(sight)
        return Chances(len(sight.moves), rounded(outlook.chances))

    def answer(self, _: Game) -> type[Chances]:
        return Chances


class LookAt(msgspec.Struct, frozen=True, tag="turn"):
    """What a move was worth that was played next."""

    played: str
    iterations: int
    seconds: float

    def think(self, match: Match, _: Remembered) -> TurnInfo[Reason]:
        turn = hints.look_at(match, self.played, self.iterations, self.seconds)
        return TurnInfo(
            number=turn.number,
            seat=turn.seat,
            played=turn.played,
            said=turn.said,
            chances=rounded(turn.chances),
            chance=round(turn.chance, DIGITS),
            best=_hint_sent(turn.best),
            loss=round(turn.loss, DIGITS),
        )

    def answer(self, game: Game) -> type[TurnInfo[Reason]]:
        return TurnInfo[game.reasons.AnyReason]  # type: ignore[name-defined]


AnyThought = Choose | AskHints | AskChances | LookAt


def rounded(chances: tuple[float, ...]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _hint_sent(hint: hints.Hint) -> Hint[Reason]:
    points = None if hint.points is None else round(hint.points, POINT_DIGITS)
    return Hint(hint.move, hint.said, round(hint.chance, DIGITS), list(hint.reasons), points)


def _search(sight: Sight, iterations: int, seconds: float) -> Search:
    """It thinks the same of the same position, whoever asks and however often."""
    return Search(len(sight.moves), iterations=iterations, seconds=seconds)
