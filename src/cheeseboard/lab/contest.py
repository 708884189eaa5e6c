"""A contest between bots, game by game: who sits where, with which deal, and how it ended.

Deals are repeated for fairness: each is played once for every rotation of the entrants, after which every entrant has
had every seat (and with it every hand, and every side) of that deal exactly once. Everything follows from the contest's
arguments and the number of a game, so it does not matter which process plays it, or when.
"""

import hashlib
from dataclasses import asdict, dataclass, fields
from typing import Any

import cheeseboard as cb
from cheeseboard.bots import Player, is_foreign
from cheeseboard.bots.foreign import Foreign
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.errors import BotFailed
from cheeseboard.engine.game import Game
from cheeseboard.engine.match import Match


@dataclass(frozen=True)
class Contest:
    """What is played: the arguments that a result follows from."""

    game: Game
    players: int
    options: dict[str, str]
    bots: tuple[str, ...]
    """The entrants, told apart by their place here: a bot may enter twice."""
    seed: int
    limit: int
    """Moves after which a game counts as unfinished."""
    move_time: float
    """Seconds for a move of a bot that has a process of its own."""
    entrants: tuple[Any, ...] = ()
    """What `cheeseboard.bot` makes each of them of, where that is not the name: a class, an object."""

    @property
    def told(self) -> dict[str, Any]:
        """The arguments as JSON has them: of the bots, their names."""
        given = {field.name: getattr(self, field.name) for field in fields(self) if field.name != "entrants"}
        parts = {"parts": dict(self.game.other_parts)} if self.game.other_parts else {}
        return given | {"game": self.game.name} | parts

    @property
    def rotations(self) -> int:
        return len(self.bots)

    def deal(self, number: int) -> int:
        return number // self.rotations

    def seating(self, number: int) -> list[int]:
        """The entrant on each seat; where there are more seats than entrants, they sit down again in turn."""
        return [(seat + number) % self.rotations for seat in range(self.players)]

    def names(self, number: int) -> list[str]:
        return [self.bots[entrant] for entrant in self.seating(number)]

    def match(self, number: int) -> Match:
        key = simulated_key(self.seed, self.deal(number))
        return Match.new(self.game, self.players, self.options, key=key, names=self.names(number))

    def bot_seed(self, number: int, entrant: int, chair: int) -> int:
        """The same in every game of a deal, so that only the seat differs."""
        words = f"{self.seed} {self.deal(number)} {entrant} {chair}"
        return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest())


@dataclass(frozen=True)
class Forfeit:
    seat: int
    move: int
    """Which move of the game it was to be, from 1."""
    code: str
    """Why, as the catalogues call it, and what the sentence is made of."""
    params: dict[str, Any]


@dataclass(frozen=True)
class Outcome:
    """How a game ended. Nobody has won an unfinished one; a forfeited one was won by all others."""

    game: int
    moves: tuple[str, ...]
    points: tuple[int, ...] | None
    winners: tuple[int, ...]
    forfeit: Forfeit | None = None

    @property
    def finished(self) -> bool:
        return bool(self.winners)

    @classmethod
    def read(cls, told: dict[str, Any]) -> "Outcome":
        """From what `asdict` made of it, by way of JSON."""
        points, forfeit = told["points"], told["forfeit"]
        return cls(
            game=int(told["game"]),
            moves=tuple(told["moves"]),
            points=None if points is None else tuple(points),
            winners=tuple(told["winners"]),
            forfeit=forfeit and Forfeit(**forfeit),
        )

    def told(self) -> dict[str, Any]:
        return asdict(self)


class Hall:
    """Where games of a contest are played, one after the other. Bots with a process of their own keep it meanwhile."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self._foreign: dict[tuple[int, int], Player] = {}

    def play(self, number: int) -> Outcome:
        contest, match = self.contest, self.contest.match(number)
        seating = contest.seating(number)
        sitting: dict[int, Player] = {}
        while (turn := match.turn) is not None and len(match.moves) < contest.limit:
            try:
                if turn not in sitting:
                    sitting[turn] = self._hire(number, seating[turn], seating[:turn].count(seating[turn]))
                match.play(sitting[turn].choose(match))
            except BotFailed as problem:
                forfeit = Forfeit(turn, len(match.moves) + 1, problem.code, problem.params)
                others = tuple(seat for seat in range(contest.players) if seat != turn)
                return Outcome(number, tuple(match.moves), None, others, forfeit)
        result = match.result
        if result is None:
            return Outcome(number, tuple(match.moves), None, ())
        return Outcome(number, tuple(match.moves), tuple(result.points), tuple(result.winners))

    def _hire(self, number: int, entrant: int, chair: int) -> Player:
        made_of = (self.contest.entrants or self.contest.bots)[entrant]
        name, seed = self.contest.bots[entrant], self.contest.bot_seed(number, entrant, chair)
        if made_of is not name or not is_foreign(name):
            return cb.bot(made_of, seed=seed)
        kept = self._foreign.get((entrant, chair))
        if kept is None:
            foreign = Foreign(name, seconds=self.contest.move_time, seed=seed)
            kept = self._foreign[entrant, chair] = Player(foreign)
        else:
            assert isinstance(kept.bot, Foreign)
            kept.bot.begin(seed)
        return kept

    def close(self) -> None:
        for player in self._foreign.values():
            player.close()
