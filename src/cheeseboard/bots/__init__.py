"""Players that are not people. A bot gets what its seat may know and nothing else."""

import secrets
from collections.abc import Callable
from typing import Protocol

from cheeseboard.engine.errors import IllegalMove, UnknownBot
from cheeseboard.engine.game import both
from cheeseboard.engine.match import Match

from . import greedy, random


class Bot(Protocol):
    """Whatever chooses moves."""

    name: str

    def choose(self, match: Match) -> str:
        """A legal move for the seat in `match.turn`, in notation."""


class Blindfolded:
    """A bot that is handed a match in which all that its seat cannot know has been dealt anew."""

    def __init__(self, bot: Bot) -> None:
        self.name = bot.name
        self._bot = bot

    def choose(self, match: Match) -> str:
        if match.turn is None:
            raise IllegalMove("The match is over: there is no move left to choose.")
        return self._bot.choose(match.imagine(match.turn, seed=len(match.moves)))


_BOTS: dict[str, Callable[[int], Bot]] = {  # weakest first
    "random": random.Random,
    "greedy": greedy.Greedy,
}


def names() -> list[str]:
    """The bots there are, weakest first."""
    return list(_BOTS)


def bot(name: str, *, seed: int | None = None) -> Bot:
    """The bot of that name. With a seed it chooses the same moves every time."""
    if name not in _BOTS:
        raise UnknownBot(f"There is no bot {name!r}; the bots are {both(_BOTS)}.")
    return Blindfolded(_BOTS[name](secrets.randbits(64) if seed is None else seed))
