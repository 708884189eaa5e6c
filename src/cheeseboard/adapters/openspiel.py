"""Every game as a game of OpenSpiel, written in Python: sequential, with chance as explicit nodes.

>>> import pyspiel
>>> import cheeseboard.adapters.openspiel
>>> game = pyspiel.load_game("python_cheese_rescue(players=3,first=1)")

The parameters are the number of `players`, the game's options, and `max_game_length`: after so many moves a match is
cut off, and nobody has won. A deal comes card by card. `register` does the same for a game with other parts.

An information state as a string holds all that a seat has seen and done. As a tensor it is what the seat knows now, the
same as its observation: what the numbers mean is in `cb.game(...).observation`.
"""

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

import cheeseboard as cb
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.contract import CHANCE
from cheeseboard.engine.game import Game
from cheeseboard.engine.options import Option
from cheeseboard.engine.whole import counted

from . import missing
from .table import rewards

try:
    import pyspiel
except ModuleNotFoundError:
    raise missing("OpenSpiel", "openspiel") from None

__all__ = ["SpielGame", "SpielState", "register"]

_UNSAID: dict[type, int | str] = {int: -1, str: ""}
"""The value of an option that is left as it usually is, which may depend on the number of players."""


def register(game: Game, name: str) -> None:
    """Let `pyspiel.load_game` know a game by a name of its own: a variant, as those on the shelf are known already."""
    kind = _kind(game, name)
    # A class and no function: OpenSpiel lets go of it after Python has ended, which only classes survive.
    pyspiel.register_game(kind, type(SpielGame.__name__, (SpielGame,), {"game": game, "kind": kind}))


def _kind(game: Game, name: str) -> Any:
    kinds = pyspiel.GameType
    hidden = kinds.Information.IMPERFECT_INFORMATION if game.hidden else kinds.Information.PERFECT_INFORMATION
    return kinds(
        short_name=name,
        long_name=f"{game.title} (cheeseboard)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=hidden,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.counts),
        min_num_players=min(game.counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(game.counts),
            "max_game_length": LIMIT,
            **{option.name: _UNSAID[_type(option)] for option in game.options},
        },
    )


def _type(option: Option) -> type:
    """How OpenSpiel reads its values."""
    return int if all(value.isdigit() for value in option.values) else str


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of OpenSpiel's: one class for each, made by `register`."""

    game: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        said = {**self.kind.parameter_specification, **(params or {})}
        players, self.longest = said["players"], counted("max_game_length", said["max_game_length"])
        names = {option.name: _UNSAID[_type(option)] for option in game.options}
        options = {name: said[name] for name, unsaid in names.items() if said[name] != unsaid}
        self.start = cb.new(game, players, unresolved=True, **options)
        """Every match, before any chance."""
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves,
            max_chance_outcomes=int(game.rules.OUTCOMES),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, dict(params or {}))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> "Observer | None":
        """What a seat knows; there is no other kind of observer, and no parameter of one."""
        wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not wanted.public_info or wanted.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self.game, wanted.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match of ours as a state of OpenSpiel's. It has no other attributes: OpenSpiel copies them one by one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.match = game.start.copy()
        self._longest = game.longest

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        turn = self.match.turn
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE or turn is None else turn

    def is_terminal(self) -> bool:
        return self.match.turn is None or len(self.match.moves) >= self._longest

    def _legal_actions(self, _: int) -> list[int]:
        return sorted(self.match.numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome.number, outcome.probability) for outcome in self.match.chances()]

    def _apply_action(self, action: int) -> None:
        if self.match.turn == CHANCE:
            self.match.chance(action)
        else:
            self.match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return next(outcome.text for outcome in self.match.chances() if outcome.number == action)
        return self.match.write(action)

    def returns(self) -> list[float]:
        return rewards(self.match)

    def __str__(self) -> str:
        """All that has happened; a deal that is not done yet is in the numbers alone."""
        return "\n".join([*self.match.log(), self.history_str()])


class Observer:
    """What a seat knows, as OpenSpiel's observers tell it."""

    def __init__(self, game: Game, perfect_recall: bool) -> None:
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + part.size].reshape(part.shape) for part in game.observation
        }

    def set_from(self, state: SpielState, player: int) -> None:
        for name, seen in state.match.observe(player).items():
            self.dict[name][:] = seen

    def string_from(self, state: SpielState, player: int) -> str:
        if self._perfect_recall:
            return state.match.known(player)
        return msgspec.json.encode(state.match.view(player)).decode()


for _name in cb.shelf():
    register(cb.game(_name), f"python_{_name.replace('-', '_')}")
