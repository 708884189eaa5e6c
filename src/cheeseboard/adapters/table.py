"""One match as an environment steps through it: whatever a step takes is one compiled call, and no `Match` is made."""

import secrets
import sys
from collections.abc import Mapping
from typing import Any

import numpy as np
from rich.console import Console
from rich.markup import escape

from cheeseboard.engine import playing
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.contract import OVER, allows, mark, observe, play, turn
from cheeseboard.engine.device import Array
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.errors import IllegalMove
from cheeseboard.engine.game import Game
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.match import Match
from cheeseboard.engine.playing import reward, settle
from cheeseboard.engine.quoting import quoted_number
from cheeseboard.words import Person
from cheeseboard.words.here import tell

_REFUSED = -3
"""In place of the seat to move: the move was not legal, and nothing was played."""


@kernel
def look(states: Any, seen: Any, mask: Any, rewards: Any) -> int:
    """What the seat to move sees and may do; or, once the match is over, what it brought each seat."""
    seat = turn(states[0])
    if seat == OVER:
        reward(states[0], rewards)
        mask[:] = False
    else:
        mark(states[0], mask)
        observe(states[0], seat, seen[0])
    return seat


@kernel
def advance(states: Any, dice: Dice, move: int, seen: Any, mask: Any, rewards: Any) -> int:
    if not allows(states[0], move):
        return _REFUSED
    play(states[0], move)
    settle(states[0], dice)
    return look(states, seen, mask, rewards)


class Table:
    """One match after another of the same game. What it shows is written anew with each move: keep copies."""

    def __init__(self, game: Game, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = players
        self.options = game.check_options(players, options)
        self.turn = OVER
        """The seat to move, or OVER."""
        self.seen = np.zeros(game.observation_size, np.float32)
        """As that seat sees it."""
        self.mask = np.zeros(game.moves, np.int8)
        """What that seat may do: 1 for each of its moves."""
        self.rewards = np.zeros(players, np.float32)
        """By seat, once the match is over."""
        self._batch: Batch | None = None
        self._room: tuple[Any, ...] = ()

    def deal(self, seed: int | None = None) -> None:
        """Begin a match: with a seed always the same ones from here on."""
        if self._batch is None or seed is not None:
            seed = secrets.randbits(63) if seed is None else seed
            self._batch = Batch(self.game, self.players, 1, seed, self.options)
            # Looked up once: these few would take longer than the kernel does.
            self._kernels = self.game.kernels.use(sys.modules[__name__])
            seen = self._batch.device.as_kernels_see(self.game, self.seen.reshape(1, -1))
            self._states, self._dice = self._batch.states, self._batch.dice[0]
            self._room = seen, self.mask.view(np.bool_), self.rewards
        else:
            self._batch.reset()
        self.turn = self._kernels.look(self._states, *self._room)

    def play(self, move: int) -> None:
        """Make a move for the seat to move, by its number; raises IllegalMove."""
        number = int(move) if isinstance(move, int | np.integer) else -1
        turn = self._kernels.advance(self._states, self._dice, number, *self._room)
        if turn == _REFUSED:
            raise IllegalMove("number-illegal", number=quoted_number(move), last=self.game.moves - 1)
        self.turn = turn

    def observe(self, seat: int) -> Array:
        """As any seat sees it, the match being over or not."""
        assert self._batch is not None
        return self._batch.observe(seat)[0]

    @property
    def match(self) -> Match:
        """How it stands as a `Match` of its own."""
        assert self._batch is not None
        return self._batch.match(0)


def picture(match: Match, seat: int | None = None, *, colour: bool = False) -> str:
    """The table as the terminal shows it to a seat, in words of the language in use, with or without colours."""
    people = [Person(escape(name), you=place == seat) for place, name in enumerate(match.names)]
    drawn = match.game.text.picture(
        match.view(seat), lambda code, /, **told: tell(match.game.said(code), people, **told)
    )
    console = Console(force_terminal=colour, color_system="standard" if colour else None, width=200, highlight=False)
    with console.capture() as shown:
        console.print(drawn, soft_wrap=True)
    return shown.get()


def rewards(match: Match) -> list[float]:
    """What each seat is rewarded with, as batches have it; nothing before the end."""
    shares = np.empty((1, match.players))
    match.game.kernels.use(playing).pays(match.history.last, shares, 0, 1)
    told: list[float] = shares[0].tolist()
    return told
