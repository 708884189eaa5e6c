"""Every game as environments of Gymnasium, for one agent against bots.

>>> import gymnasium
>>> import cheeseboard.adapters.gymnasium
>>> environment = gymnasium.make("cheeseboard/CheeseRescue-v0", players=3, opponents="greedy")
>>> environments = gymnasium.make_vec("cheeseboard/CheeseRescue-v0", num_envs=1024, opponents="greedy")

What the agent observes is a vector (`cb.game(...).observation` says what its numbers mean), what it does is a move by
its number, and `info["action_mask"]` tells which moves it may make. Its reward comes at the end: the winners share 1
and the others share -1. An illegal move ends the match and costs 1.
"""

from collections.abc import Sequence
from functools import partial
from operator import index
from typing import Any, ClassVar

import numpy as np

import cheeseboard as cb
from cheeseboard.bots import Bot, Player
from cheeseboard.engine.batch import Batch
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.errors import BadTable, IllegalMove
from cheeseboard.engine.game import Game
from cheeseboard.engine.header import check_seat
from cheeseboard.engine.quoting import quoted, quoted_number
from cheeseboard.engine.whole import counted

from . import missing
from .table import picture, rewards

try:
    import gymnasium
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError:
    raise missing("Gymnasium", "gymnasium") from None

__all__ = ["CheeseboardEnv", "CheeseboardVectorEnv"]

_SEEDS = 2**63
_ILLEGAL = -1.0
"""What an illegal move brings."""

Opponent = str | type[Any] | Bot


def _by_seat(opponents: Any, players: int, seat: int) -> dict[int, Any]:
    """Who sits on each of the other seats: one kind for all, or one for each of them in the order of the seats."""
    others = [other for other in range(players) if other != seat]
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return dict.fromkeys(others, opponents)
    if len(opponents) == 1:
        return dict.fromkeys(others, opponents[0])
    if len(opponents) != len(others):
        raise BadTable("opponents-number", seats=len(others), opponents=len(opponents))
    return dict(zip(others, opponents, strict=True))


def _let_go(bot: Any, player: Player) -> None:
    """Unless it is whoever asked for it that has made it."""
    if isinstance(bot, str | type):
        player.close()


def _observed(game: Game) -> Any:
    return spaces.Box(0.0, 1.0, (game.observation_size,), np.float32)


class CheeseboardEnv(gymnasium.Env):  # type: ignore[misc]
    """One match after another, from one seat."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "greedy",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        """Opponents are whatever `cb.bot` takes, one for all other seats or one for each; options are the game's own.

        Those by name or class are made anew for every match.
        """
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadTable("render-mode", mode=quoted(render_mode), modes=self.metadata["render_modes"])
        self.game = cb.game(game)
        self.players = players
        self.options: dict[str, Any] = {**self.game.check_options(players, options)}
        check_seat(seat, players)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = _observed(self.game)
        self.action_space = spaces.Discrete(self.game.moves)
        self._opponents = _by_seat(opponents, players, seat)
        for bot in self._opponents.values():
            _let_go(bot, cb.bot(bot))  # says now whether there is one
        self._bots: dict[int, Player] = {}
        self.match: cb.Match | None = None
        """The match that is going on."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.close()
        self.match = cb.new(self.game, self.players, seed=self._chance(), **self.options)
        self._bots = {other: cb.bot(bot, seed=self._chance()) for other, bot in self._opponents.items()}
        self._wait()
        return self._seen(), self._info()

    def _chance(self) -> int:
        return int(self.np_random.integers(_SEEDS))

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Make the move of that number, and let the others move until it is the agent's turn again."""
        match = self.match
        assert match is not None
        try:
            move = index(action)
        except TypeError:
            raise IllegalMove("number-illegal", number=quoted_number(action), last=self.game.moves - 1) from None
        if move not in match.numbers():
            return self._seen(), _ILLEGAL, True, False, self._info()
        match.play(move)
        self._wait()
        if self.render_mode == "human":
            self.render()
        return self._seen(), rewards(match)[self.seat], match.turn is None, False, self._info()

    def _wait(self) -> None:
        match = self.match
        assert match is not None
        while match.turn is not None and match.turn != self.seat:
            match.play(self._bots[match.turn].choose(match))

    def _seen(self) -> Any:
        assert self.match is not None
        return np.concatenate([np.ravel(part) for part in self.match.observe(self.seat).values()])

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> Any:
        """Which moves the agent may make, as the maskable learners of SB3-Contrib ask for it."""
        assert self.match is not None
        return self.match.mask()

    def render(self) -> str | None:
        """The table as the terminal shows it to the agent's seat."""
        assert self.match is not None
        if self.render_mode == "human":
            print(picture(self.match, self.seat, colour=True))
            return None
        return picture(self.match, self.seat)

    def close(self) -> None:
        """Let the bots go that were made here: some have a process of their own."""
        for seat, player in self._bots.items():
            _let_go(self._opponents[seat], player)
        self._bots = {}


class CheeseboardVectorEnv(VectorEnv):  # type: ignore[misc]
    """Many matches at once on a `cb.batch`, from the same seat in each.

    A match that ends is dealt anew in the same step, with its last observation in `info["final_obs"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = "greedy",
        **options: object,
    ) -> None:
        """Opponents are `random` or `greedy`, one for all other seats or one for each; options are the game's own."""
        self.game = cb.game(game)
        self.num_envs = num_envs = counted("num_envs", num_envs)
        check_seat(seat, self.game.check_players(players))
        self.seat = seat
        self._ways = _by_seat(opponents, players, seat)
        for way in self._ways.values():
            if way not in ("random", "greedy"):
                raise BadTable("batch-way", way=quoted(way))
        self._make = partial(Batch, self.game, players, num_envs, options=options)
        self.batch = self._make(seed=0)
        """The matches."""
        self.single_observation_space = _observed(self.game)
        self.single_action_space = spaces.Discrete(self.game.moves)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._mask: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.batch = self._make(seed=int(self.np_random.integers(_SEEDS)))
        self._wait()
        self._mask = self.batch.legal()
        return self.batch.observe(self.seat), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """A move of the agent in every match, and all moves of the others until it is its turn again."""
        batch, chosen = self.batch, np.asarray(actions)
        if chosen.shape != (self.num_envs,) or not np.issubdtype(chosen.dtype, np.integer):
            raise BadTable("batch-moves", count=self.num_envs, kind=str(chosen.dtype), shape=str(chosen.shape))
        right = (chosen >= 0) & (chosen < self.game.moves)
        right &= self._mask[np.arange(self.num_envs), np.where(right, chosen, 0)]
        batch.play(np.where(right, chosen, -1), check=False)
        self._wait()
        ended = batch.over
        rewards = np.where(right, batch.rewards()[:, self.seat], _ILLEGAL)
        over = ended | ~right
        last = self._deal_anew(over) if over.any() else {}
        self._mask = batch.legal()
        return batch.observe(self.seat), rewards, over, np.zeros_like(over), {**self._info(), **last}

    def _deal_anew(self, over: Any) -> dict[str, Any]:
        """What is told of the matches that are over, once these are others."""
        seen, final = self.batch.observe(self.seat), np.full(self.num_envs, None, object)
        for row in np.flatnonzero(over):
            final[row] = seen[row]
        self.batch.reset(over)
        self._wait()
        mask = np.zeros((self.num_envs, self.game.moves), np.int8)  # nobody may move there any more
        told = {"action_mask": mask, "_action_mask": over}
        return {"final_obs": final, "_final_obs": over, "final_info": told, "_final_info": over}

    def _wait(self) -> None:
        """Until the agent is to move in every match that is not over."""
        while True:
            turns = self.batch.turns()
            others = (turns != self.seat) & (turns != OVER)
            if not others.any():
                return
            moves = np.full(self.num_envs, -1, np.int64)
            for way in sorted(set(self._ways.values())):
                chosen = self.batch.choose(way)
                for seat in (seat for seat, kind in self._ways.items() if kind == way):
                    moves = np.where(turns == seat, chosen, moves)
            self.batch.play(moves, check=False)

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        return {"action_mask": self._mask.astype(np.int8), "_action_mask": every}

    def action_masks(self) -> Any:
        """Which moves the agent may make in each match."""
        return self._mask.copy()


def _register() -> None:
    """By import, as Gymnasium has it: it looks for no entry points any more."""
    for name in cb.shelf():
        gymnasium.register(
            f"cheeseboard/{name.title().replace('-', '')}-v0",
            entry_point=f"{__name__}:CheeseboardEnv",
            vector_entry_point=f"{__name__}:CheeseboardVectorEnv",
            kwargs={"game": name},
        )


_register()
