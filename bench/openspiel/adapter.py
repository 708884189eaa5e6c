"""Our games as OpenSpiel's, and its bot playing them.

Whatever our side can do for their bot is compiled: a move with all the chance that follows from it, imagining a world,
and the random rollout that values a new node. Its worlds and its nodes' keys come from the same `imagine` and `known`
that our search has.
"""

import sys
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from cheeseboard.engine import dice as dice_of
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.bits import Board
from cheeseboard.engine.contract import OVER, AnyState, imagine, known, legal, play, turn, winners
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.game import Game
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.match import Match
from cheeseboard.engine.playing import playout, settle
from cheeseboard.engine.scratch import scratch

PLAYERS = 2
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


@kernel
def looked(state: AnyState, moves: Any) -> tuple[int, int, Board]:
    """What their bot asks of a position: who is to move, how many moves there are, and what that seat knows."""
    seat = turn(state)
    if seat == OVER:
        return seat, 0, Board(0)
    return seat, legal(state, moves), known(state, seat)


@kernel
def another(root: Any, seat: int, states: Any, dice: Dice, moves: Any) -> tuple[int, int, Board]:
    states[0] = root[0]
    imagine(states[0], seat, dice)
    return looked(states[0], moves)


@kernel
def advance(states: Any, move: int, dice: Dice, moves: Any) -> tuple[int, int, Board]:
    play(states[0], move)
    settle(states[0], dice)
    return looked(states[0], moves)


@kernel
def rollout(states: Any, room: Any, dice: Dice, shares: Any) -> None:
    room[0] = states[0]
    playout(room[0], dice, LIMIT)
    share(room, shares)


@kernel
def share(states: Any, shares: Any) -> None:
    """What each seat gets: a win is 1, a shared one a part of it."""
    won = scratch(PLAYERS)
    winners(states[0], won)
    whole = 0
    for seat in range(PLAYERS):
        whole += won[seat]
    for seat in range(PLAYERS):
        shares[seat] = won[seat] / whole


class TheirGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours as one of theirs.

    Chance is never theirs to draw: it follows each move at once. Where nothing is hidden the game still calls itself
    one of imperfect information, which is all that their bot plays; every world that it then imagines is the same one.
    """

    def __init__(self, game: Game, seed: int) -> None:
        kinds = pyspiel.GameType
        kind = kinds(
            short_name=game.name.replace("-", "_"),
            long_name=game.title,
            dynamics=kinds.Dynamics.SEQUENTIAL,
            chance_mode=kinds.ChanceMode.SAMPLED_STOCHASTIC,
            information=kinds.Information.IMPERFECT_INFORMATION,
            utility=kinds.Utility.CONSTANT_SUM,
            reward_model=kinds.RewardModel.TERMINAL,
            max_num_players=PLAYERS,
            min_num_players=PLAYERS,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=game.rules.MOVES,
            max_chance_outcomes=0,
            num_players=PLAYERS,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LIMIT,
        )
        super().__init__(kind, info, {})
        self.game = game
        self.kernels = game.kernels.use(sys.modules[__name__])
        self.dice = dice_of.from_seed(seed)
        self.moves = np.zeros(game.rules.MOVES, np.int64)
        self.room = game.states(1)
        self.shares = np.zeros(PLAYERS)

    def position(self, match: Match) -> "TheirState":
        states = self.game.states(1)
        states[0] = match.state
        return TheirState(self, states, self.kernels.looked(states[0], self.moves))

    def resampled(self, state: "TheirState", seat: int) -> "TheirState":
        """A world that the seat cannot tell from this one."""
        states = self.game.states(1)
        return TheirState(self, states, self.kernels.another(state.states, seat, states, self.dice, self.moves))


class TheirState(pyspiel.State):  # type: ignore[misc]
    """A position of ours as one of theirs: what their bot asks of it is looked up once, after each move."""

    def __init__(self, game: TheirGame, states: Any, looked: tuple[int, int, int]) -> None:
        super().__init__(game)
        self.played = game
        self.states = states
        self._look(looked)

    def _look(self, looked: tuple[int, int, int]) -> None:
        seat, count, fingerprint = looked
        self._seat = TERMINAL if seat == OVER else seat
        self._legal = self.played.moves[:count].tolist()
        self._known = f"{fingerprint:x}"

    def current_player(self) -> int:
        return self._seat

    def is_terminal(self) -> bool:
        return self._seat == TERMINAL

    def is_chance_node(self) -> bool:
        return False

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self._legal if player in (None, self._seat) else []

    def information_state_string(self) -> str:
        return self._known

    def apply_action(self, action: int) -> None:
        table = self.played
        self._look(table.kernels.advance(self.states, action, table.dice, table.moves))

    def returns(self) -> list[float]:
        self.played.kernels.share(self.states, self.played.shares)
        return self.played.shares.tolist()


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Their evaluator, which plays random moves to the end, in one compiled call."""

    def evaluate(self, state: TheirState) -> list[float]:
        table = state.played
        table.kernels.rollout(state.states, table.room, table.dice, table.shares)
        return table.shares.tolist()


class OutOfTimeError(Exception):
    """Ends their search."""


class TheirBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """Their bot as it is. It can also end by the clock, as the one in C++ can."""

    def __init__(self, table: TheirGame, seed: int, curiosity: float, iterations: int) -> None:
        super().__init__(
            table,
            Rollouts(),
            curiosity,
            iterations,
            random_state=np.random.RandomState(seed),
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.until = np.inf
        self.iterations = 0
        self.set_resampler(self._resampled)

    def _resampled(self, state: TheirState, seat: int) -> TheirState:
        """Called once for each iteration, at its start. The first one tries no move yet, so there are always two."""
        if time.perf_counter() >= self.until and self.iterations > 1:
            raise OutOfTimeError
        self.iterations += 1
        return state.played.resampled(state, seat)

    def run_search(self, state: TheirState) -> Any:
        try:
            return super().run_search(state)
        except OutOfTimeError:
            return self.get_final_policy(state, self._root_node)
