"""A match: its header, its history, and a source of chance. Everything else follows from those."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from . import dice
from .chance import KEY_BYTES, Chance, Keyed, Renewed, simulated_key
from .contract import CHANCE, AnyState
from .dice import Dice
from .errors import IllegalMove
from .game import Game
from .header import Header, check_name, check_seat
from .history import History
from .position import Dealing, Outcome
from .quoting import quoted, quoted_number
from .shown import NO_DICE, Shown
from .sight import Sight
from .telling import Past
from .undo import Undo, undo_for
from .whole import whole

_IMAGINED = -1
"""The number of an imagined match: of no true one, so that their chance has nothing in common, whatever the seeds."""
_COPIED = -2
"""And of a copy."""


class Match(Shown):
    """One match of a game. Chance is resolved at once; then it waits for the seat in `turn`.

    Without a source of chance it waits for that too: `turn` is CHANCE, and `chance` tells what it brings.
    """

    def __init__(
        self, header: Header, source: Chance | None, history: History | None = None, past: Past | None = None
    ) -> None:
        super().__init__(header, source, history, past)
        self._settle()

    @classmethod
    def new(
        cls,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        key: bytes | None = None,
        names: Sequence[str] | None = None,
        date: str | None = None,
    ) -> "Match":
        """A match from its beginning. Without a key it gets a secret one."""
        header = Header.checked(game, players, options, names, date)
        return cls(header, Keyed(os.urandom(KEY_BYTES) if key is None else key))

    @classmethod
    def at(
        cls, game: Game, state: AnyState, seed: int | None = 0, options: Mapping[str, object] | None = None
    ) -> "Match":
        """A match that begins with a given position: for puzzles, lessons and tests. Without a seed, chance is told."""
        header = Header.checked(game, int(state.players), options)
        return cls(header, None if seed is None else Keyed(simulated_key(seed, 0)), History(game, state))

    def rename(self, seat: int, name: str) -> None:
        seat = check_seat(seat, self.players)
        check_name(name)
        names = [*self.names]
        names[seat] = name
        self.header = replace(self.header, names=tuple(names))

    def step(self, cause: int) -> Any:
        """Add a step, for whoever knows what the cause makes of the position: an array of that one state."""
        self.changed()
        return self.history.step(cause)

    def take(self, cause: int, dice: Dice) -> None:
        """Add the step that a cause makes: a move, or chance as these dice have it."""
        here = self.history.ahead(1)
        self.changed()
        self._stand(here, cause, dice)
        self.history.grow([cause])

    def play(self, move: str | int) -> None:
        """Make a move for the seat in `turn`, in notation or by its number; raises IllegalMove or UnreadableMove."""
        self._carry_out(*self._meant(move))

    def believe(self, text: str) -> None:
        """Make a move that was made elsewhere: what we suppose of hidden hands cannot make it illegal."""
        self._carry_out(text, self.game.text.read(self.snapshot(), text))

    def _carry_out(self, text: str, move: int) -> None:
        turn = self.turn
        assert turn is not None
        self.take(move, NO_DICE)
        self.history.moves.append(text)
        self.history.movers.append(turn)
        self._settle()

    def _settle(self) -> None:
        """Resolve chance until a seat is to move or the match is over."""
        while self.source and self.turn == CHANCE:
            self.source.resolve(self, self.history.chances)

    def chance(self, outcome: int | str | Outcome) -> None:
        """Let the pending chance come out so: one of `chances`, or its number, or its words."""
        if self.turn != CHANCE:
            raise IllegalMove("chance-none")
        found = [each for each in self.chances() if outcome in (each, each.number, each.text)]
        if not found or isinstance(outcome, bool):
            raise IllegalMove(
                "chance-outcome", outcome=quoted(outcome), outcomes=[each.text for each in self.chances()]
            )
        position, brought = self._chancy().copy(), self._dealing.brought if self._dealing else ()
        if self.rules.happen(position[0], found[0].number):
            self.history.step(CHANCE)[:] = position
            self._dealing = None
        else:
            self._dealing = Dealing(position, (*brought, found[0].text))
        self.changed()

    def undo(self) -> None:
        """Take back the last move and all that followed from it. The same move would bring the same chance again."""
        if not self.history.undo():
            raise IllegalMove("undo-nothing")
        self._dealing = None
        self._telling.forget()
        self.changed()

    def undo_for(self, seat: int) -> Undo:
        """What it takes to take back that seat's last move as people do. Raises IllegalMove where the move stands.

        It stands once the match is over, or once chance has followed it: a roll, a draw, a deal. Nothing is changed.
        """
        return undo_for(self, check_seat(seat, self.players))

    def undo_to(self, moves: int) -> None:
        """Take back all but so many moves, and all that followed from them."""
        left = whole(moves)
        if left is None or not self.history.earlier <= left <= len(self.moves):
            raise IllegalMove("undo-to", moves=quoted_number(moves), fewest=self.history.earlier, most=len(self.moves))
        while len(self.moves) > left:
            self.history.undo()
        self._dealing = None
        self._telling.forget()
        self.changed()

    def imagine(self, seat: int, seed: int) -> "Match":
        """A match like this one as far as the seat can tell, with all it cannot know dealt anew and a key of its own.

        What lies in the past is told, to every seat, as this one heard it.
        """
        self.refuse_before_chance()
        seat = check_seat(seat, self.players)
        world = self.state
        self.game.kernels.use(self.game.mind).imagine(world, seat, dice.from_seed(seed))
        history = History(self.game, world, self.moves, self.movers)
        chance = Keyed(simulated_key(seed, _IMAGINED))
        hearers = (seat,) if self.game.hidden else range(self.players)
        past = Past(self.events(seat), {each: self._seen_at_first(each) for each in hearers})
        return Match(replace(self.header, tags={}), chance, history, past)

    def sight(self, seat: int | None = None, seed: int = 0) -> Sight:
        """What the seat knows (None: the seat in `turn`), for a bot. The seed deals what stands behind it."""
        seat = self.turn if seat is None else seat
        if seat is None:
            raise IllegalMove("choose-after-end")
        return Sight(self.imagine(seat, seed), int(seat))

    def record(self) -> str:
        """The match as the text of a `.cheese` file. Until the match is over it holds secrets but not the key."""
        from .record import write  # here, since records are made of matches

        return write(self)

    def copy(self, seed: int | None = None) -> "Match":
        """A match that goes on from here by itself. What chance brings it is its own: repeatable with a seed."""
        key = os.urandom(KEY_BYTES) if seed is None else simulated_key(seed, _COPIED)
        twin = self.branch()
        twin.source = self.source and Renewed(key)
        return twin

    def __copy__(self) -> "Match":
        return self.copy()

    def __deepcopy__(self, _: object) -> "Match":
        return self.copy()

    def branch(self) -> "Match":
        """A match that goes on from here with the same chance; what was told of the past is told once for both."""
        twin = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.history = self.history.branch()
        twin._telling = self._telling.branch(twin.history)
        return twin
