"""Every game as an environment of PettingZoo, in which one agent acts after another (AEC).

>>> from cheeseboard.adapters import pettingzoo
>>> environment = pettingzoo.env("cheese-rescue", players=3)

Importing it registers them too: `pettingzoo.make("aec", "cheeseboard/cheese_rescue_v0", players=3)` is the same.

The agents are `seat_0`, `seat_1` and so on. What one observes is a dictionary as in PettingZoo's own classics: the
`observation` (`cb.game(...).observation` says what its numbers mean) and the `action_mask` by the numbers of moves,
all zeros for whoever is not to move. Rewards come at the end: the winners share 1 and the others share -1.
"""

from typing import Any

import numpy as np

import cheeseboard as cb
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.game import Game
from cheeseboard.engine.quoting import quoted
from cheeseboard.engine.whole import counted

from . import missing
from .table import Table, picture

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers
except ModuleNotFoundError:
    raise missing("PettingZoo", "pettingzoo") from None

__all__ = ["env", "raw_env"]

_MODES = ("ansi", "human")


def _called(game: Game) -> str:
    """The version moves only with behaviour."""
    return f"{game.name.replace('-', '_')}_v0"


def env(game: str | Game, players: int = 2, **given: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: an illegal move ends the match and costs 1."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, players, **given), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 -- as PettingZoo calls it
    """The environment itself: an illegal move is an error."""

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """After `max_cycles` turns of every seat, however they are distributed, the match is cut off.

        It is rendered as the terminal shows it to the seat to move: as text (`ansi`), or printed after each move
        (`human`). Options are the game's own, like `first=1`.
        """
        EzPickle.__init__(self, game, players, max_cycles=max_cycles, render_mode=render_mode, **options)
        super().__init__()
        if render_mode not in (None, *_MODES):
            raise BadTable("render-mode", mode=quoted(render_mode), modes=list(_MODES))
        longest = None if max_cycles is None else counted("max_cycles", max_cycles)
        self.game = cb.game(game)
        self._table = Table(self.game, players, options)
        self.render_mode = render_mode
        self.metadata = {
            "name": _called(self.game),
            "render_modes": list(_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._left = self._longest = None if longest is None else longest * players
        seen = spaces.Box(0.0, 1.0, (self.game.observation_size,), np.float32)
        mask = spaces.Box(0, 1, (self.game.moves,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.moves) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a match: with a seed always the same ones from here on."""
        self._table.deal(seed)
        self._left = self._longest
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._hand_over()

    def _hand_over(self) -> None:
        """To the seat to move, or, where there is none, to the first that hears that the match is over."""
        table = self._table
        self.agent_selection = self.possible_agents[max(0, table.turn)]
        if table.turn != OVER:
            self.infos[self.agent_selection] = {"action_mask": table.mask.copy()}

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know now, in arrays of its own."""
        table, seat = self._table, self._seats[agent]
        if seat == table.turn:
            return {"observation": table.seen.copy(), "action_mask": table.mask.copy()}
        return {"observation": table.observe(seat), "action_mask": np.zeros(self.game.moves, np.int8)}

    def step(self, action: int | None) -> None:
        """Make the move of that number for the agent whose turn it is; None once the match is over for it."""
        agent, table = self.agent_selection, self._table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table.play(action)  # type: ignore[arg-type]  # None is no legal move, and is refused as such
        self.infos[agent] = {}
        if table.turn == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, table.rewards.tolist(), strict=True))
            self._accumulate_rewards()
        elif self._left is not None:
            self._left -= 1
            if self._left == 0:
                self.truncations = dict.fromkeys(self.agents, True)
        self._hand_over()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as the terminal shows it to the seat to move, or to a spectator once the match is over."""
        match = self._table.match
        if self.render_mode == "human":
            print(picture(match, match.turn, colour=True))
            return None
        return picture(match, match.turn)

    def close(self) -> None:
        """There is nothing to close."""


for _name in cb.shelf():
    register("aec", f"cheeseboard/{_called(cb.game(_name))}", f"{__name__}:env", kwargs={"game": _name})
