"""Measure our search against OpenSpiel's own information-set search, both of them playing our games.

    uv run --group bench bench/openspiel.py
    uv run --group bench bench/openspiel.py cheese-rescue --deals 20 --seconds 0.05

Two players, every deal twice with the seats swapped. Their bot is the one in Python, `ismcts.ISMCTSBot`: the one in C++
asks a state itself for other worlds that fit, and a state written in Python cannot answer it. To make up for that,
whatever our side can do for it is compiled: a move with all the chance that follows from it, imagining a world, and the
random rollout that values a new node. Its worlds and its nodes' keys come from the same `imagine` and `known` that our
search has.

That leaves their bot slower than it would be in C++, so with `--native` there is a third contest besides equal
iterations and equal time: ours has that time, theirs as many iterations as their bot in C++ makes of it in hearts.

With `--seer` there is one more, at equal time: ours sees every card. How often that wins is more than anyone can hope
for who plays by the rules: the rest is luck.
"""

import argparse
import json
import multiprocessing
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

import cheeseboard as cb
import open_hands
from cheeseboard.bots.search import Mind, Search
from cheeseboard.engine import dice as dice_of
from cheeseboard.engine.batch import LIMIT, cores
from cheeseboard.engine.bits import Board
from cheeseboard.engine.dice import Dice
from cheeseboard.engine.game import OVER, Game, State, imagine, known, legal, play, turn, winners
from cheeseboard.engine.kernel import KernelSet, kernel
from cheeseboard.engine.match import Match, simulated_key
from cheeseboard.engine.playing import playout, settle
from cheeseboard.engine.sight import Sight
from cheeseboard.games import get

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts
except ModuleNotFoundError:
    sys.exit("OpenSpiel is not installed here; this runs with it: uv run --group bench bench/openspiel.py")

PLAYERS = 2
TERMINAL = int(pyspiel.PlayerId.TERMINAL)
CURIOSITY = {"cheese-rescue": 0.5, "cheez-tricks": 1.4, "chop-chop": 0.5}
"""Their `uct_c`, for returns from 0 to 1: in short runs none of 0.25, 0.5, 1 and 1.4 did clearly better."""
GOALS = {"equal iterations": 0.55, "equal time": 0.75}
ENOUGH = 10_000
"""Iterations that speed is measured over."""
TRIES = 5


@kernel
def looked(state: State, moves: Any) -> tuple[int, int, Board]:
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
    won = np.zeros(len(shares), np.int64)
    winners(states[0], won)
    whole = won.sum()
    for seat in range(len(shares)):
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


@dataclass(frozen=True)
class Means:
    """What a bot has for a move: so many iterations, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass
class Effort:
    """What a bot spent on moves where there was a choice."""

    seconds: list[float] = field(default_factory=list)
    iterations: int = 0
    sampling: float = 0.0
    """Seconds that these iterations took; an ending that is played out in full makes none."""

    def add(self, seconds: float, iterations: int) -> None:
        self.seconds.append(seconds)
        self.iterations += iterations
        self.sampling += seconds if iterations else 0.0

    def extend(self, other: "Effort") -> None:
        self.seconds += other.seconds
        self.iterations += other.iterations
        self.sampling += other.sampling


class Entrant(Protocol):
    effort: Effort

    def choose(self, match: Match) -> str: ...


class Ours:
    def __init__(self, seed: int, means: Means) -> None:
        self.effort = Effort()
        self._search = Search(seed, iterations=means.iterations, seconds=means.seconds)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        found = self._search.consider(match.sight())
        self.effort.add(time.perf_counter() - start, 0 if found.proven else found.iterations)
        return found.moves[0].move


class Seer:
    """Our search in the true world, which is the only one it imagines."""

    def __init__(self, game: Game, seat: int, seed: int, seconds: float) -> None:
        self.effort = Effort()
        self._seconds = seconds
        self._mind = Mind(opened(game), PLAYERS, seat, (seed, 0), game.sense.STYLE, None)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        found = self._mind.sample(match.state, None, start + self._seconds)
        self.effort.add(time.perf_counter() - start, found.iterations)
        return found.told(match).moves[0].move


@cache
def opened(game: Game) -> Game:
    """The game with nothing hidden: its generic kernels find the `imagine` that leaves everything as it is."""
    twin = replace(game)
    vars(twin)["kernels"] = KernelSet(f"{game.name}-open", open_hands, game.rules, game.sense)
    return twin


class Theirs:
    def __init__(self, game: Game, seed: int, means: Means) -> None:
        self.effort = Effort()
        self._seed = seed
        self._seconds = means.seconds
        self._table = TheirGame(game, seed)
        self._bot = TheirBot(self._table, seed, CURIOSITY[game.name], means.iterations or sys.maxsize)

    def choose(self, match: Match) -> str:
        start = time.perf_counter()
        self._bot.iterations = 0
        self._bot.until = np.inf if self._seconds is None else start + self._seconds
        world = match.sight().imagine(self._seed)
        move = int(self._bot.step(self._table.position(world)))
        self.effort.add(time.perf_counter() - start, self._bot.iterations)
        return str(world.game.text.write(world.snapshot(), move))


@dataclass(frozen=True)
class Contest:
    name: str
    ours: Means
    theirs: Means
    seer: bool = False


@dataclass(frozen=True)
class Duel:
    """A row: how our search did against theirs. `_ms` is milliseconds for a move: on average, and the longest."""

    game: str
    contest: str
    deals: int
    win_rate: float
    interval: tuple[float, float]
    goal: float | None
    our_iterations_per_second: float
    their_iterations_per_second: float
    our_ms: float
    their_ms: float
    our_longest_ms: float
    their_longest_ms: float


def duel(name: str, contest: Contest, deals: int, pool: ProcessPoolExecutor) -> Duel:
    scores: list[float] = []
    ours, theirs = Effort(), Effort()
    for ended in as_completed([pool.submit(both_games, name, contest, deal) for deal in range(deals)]):
        score, *spent = ended.result()
        scores.append(score)
        ours.extend(spent[0])
        theirs.extend(spent[1])
        if len(scores) % max(1, deals // 10) == 0:
            say(f"{name}, {contest.name}: {len(scores)} of {deals} deals, {statistics.mean(scores):.0%} won")
    return Duel(
        game=name,
        contest=contest.name,
        deals=deals,
        win_rate=round(statistics.mean(scores), 4),
        interval=interval(scores),
        goal=GOALS.get(contest.name),
        our_iterations_per_second=round(ours.iterations / ours.sampling),
        their_iterations_per_second=round(theirs.iterations / theirs.sampling),
        our_ms=round(statistics.mean(ours.seconds) * 1e3, 2),
        their_ms=round(statistics.mean(theirs.seconds) * 1e3, 2),
        our_longest_ms=round(max(ours.seconds) * 1e3, 1),
        their_longest_ms=round(max(theirs.seconds) * 1e3, 1),
    )


def interval(scores: Sequence[float]) -> tuple[float, float]:
    """Where the win rate lies, with 95 % certainty. One even deal more keeps few deals from looking sure."""
    cautious = [*scores, 0.5]
    spread = 1.96 * statistics.stdev(cautious) / len(cautious) ** 0.5
    mean = statistics.mean(cautious)
    return round(max(0.0, mean - spread), 4), round(min(1.0, mean + spread), 4)


def both_games(name: str, contest: Contest, deal: int) -> tuple[float, Effort, Effort]:
    """One deal, then the same with the seats swapped: our share of the wins, and what we and they have spent."""
    rehearse(name, contest.seer)
    return two_games(get(name), contest, deal)


@cache
def rehearse(name: str, seer: bool) -> None:
    """Have every kernel at hand before the clock runs."""
    few = Means(iterations=20, seconds=0.001)
    two_games(get(name), Contest("rehearsal", few, few, seer), 0)


def two_games(game: Game, contest: Contest, deal: int) -> tuple[float, Effort, Effort]:
    share = 0.0
    spent = Effort(), Effort()
    for our_seat in range(PLAYERS):
        theirs = Theirs(game, deal, contest.theirs)
        ours: Entrant = Ours(deal, contest.ours)
        if contest.seer:
            assert contest.ours.seconds
            ours = Seer(game, our_seat, deal, contest.ours.seconds)
        match = Match(game, PLAYERS, key=simulated_key(0, deal))
        while (seat := match.turn) is not None:
            moves = match.legal()
            entrant = ours if seat == our_seat else theirs
            match.play(moves[0] if len(moves) == 1 else entrant.choose(match))
        assert match.result
        share += (our_seat in match.result.winners) / len(match.result.winners)
        spent[0].extend(ours.effort)
        spent[1].extend(theirs.effort)
    return share / PLAYERS, *spent


@dataclass(frozen=True)
class Speed:
    """Iterations a second in the middle of a round with four players, best of several tries: ours and theirs in C++."""

    our_cheez_tricks: float
    their_hearts: float


def speed() -> Speed:
    ours, hearts = middle_of_cheez_tricks(), middle_of_hearts()
    rates = [(our_rate(ours, number), their_rate(hearts, number)) for number in range(1 + TRIES)][1:]
    return Speed(*(round(max(column)) for column in zip(*rates, strict=True)))


def middle_of_cheez_tricks() -> Sight:
    match = Match(get("cheez-tricks"), 4, key=simulated_key(0, 0))
    bot = cb.bot("random", seed=0)
    while len(match.moves) < 20 or len(match.legal()) == 1:
        match.play(bot.choose(match))
    return match.sight()


def our_rate(sight: Sight, seed: int) -> float:
    search = Search(seed, iterations=ENOUGH)
    start = time.perf_counter()
    search.consider(sight)
    return ENOUGH / (time.perf_counter() - start)


def middle_of_hearts() -> Any:
    chance = random.Random(0)
    state = pyspiel.load_game("hearts").new_initial_state()
    played = 0
    while played < 26 or len(state.legal_actions()) == 1:
        played += not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def their_rate(state: Any, seed: int) -> float:
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.ISMCTSBot(seed, evaluator, 1.0, ENOUGH, final_policy_type=most_visited)
    start = time.perf_counter()
    bot.step(state)
    return ENOUGH / (time.perf_counter() - start)


def contests(iterations: int, seconds: float, native: float | None, seer: bool) -> Iterator[Contest]:
    yield Contest("equal iterations", Means(iterations=iterations), Means(iterations=iterations))
    yield Contest("equal time", Means(seconds=seconds), Means(seconds=seconds))
    if native is not None:
        yield Contest("theirs as if in C++", Means(seconds=seconds), Means(iterations=round(native * seconds)))
    if seer:
        yield Contest("equal time, ours sees all", Means(seconds=seconds), Means(seconds=seconds), seer=True)


def show(speed: Speed, duels: Sequence[Duel]) -> None:
    table = Table(title="Our search against OpenSpiel's, two players, seats swapped", box=SIMPLE)
    table.add_column("game")
    table.add_column("contest")
    for heading in ("deals", "we win", "95 %", "goal", "iterations/s", "theirs", "a move (longest)", "theirs"):
        table.add_column(heading, justify="right")
    for row in duels:
        low, high = row.interval
        table.add_row(
            row.game,
            row.contest,
            str(row.deals),
            f"{row.win_rate:.1%}",
            f"{low:.0%} to {high:.0%}",
            "" if row.goal is None else f"{row.goal:.0%}",
            f"{row.our_iterations_per_second:,.0f}",
            f"{row.their_iterations_per_second:,.0f}",
            f"{row.our_ms:.1f} ms ({row.our_longest_ms:.0f})",
            f"{row.their_ms:.1f} ms ({row.their_longest_ms:.0f})",
        )
    Console(highlight=False, width=160).print(table)
    print(
        "Iterations a second in the middle of a round, four players:"
        f" ours in Cheez-Tricks {speed.our_cheez_tricks:,.0f}, OpenSpiel's C++ in hearts {speed.their_hearts:,.0f}."
    )


def at_least(smallest: float, kind: type[float]) -> Callable[[str], float]:
    def number(text: str) -> float:
        value = kind(text)
        if value < smallest:
            raise argparse.ArgumentTypeError(f"{text} is too little: it takes {smallest} or more")
        return value

    return number


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless named")
    parser.add_argument("--deals", type=at_least(1, int), default=100, help="each played twice (default: %(default)s)")
    parser.add_argument("--iterations", type=at_least(10, int), default=300, help="for a move (default: %(default)s)")
    parser.add_argument("--seconds", type=at_least(0.01, float), default=0.1, help="for a move (default: %(default)s)")
    parser.add_argument("--native", action="store_true", help="hold the third contest too, which takes long")
    parser.add_argument("--seer", action="store_true", help="hold the contest in which ours sees every card, too")
    parser.add_argument("--workers", type=at_least(1, int), default=cores(), help="processes (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all of it there, after each contest anew")
    asked = parser.parse_args()
    try:
        games = [get(name).name for name in asked.games or cb.games()]
    except cb.UnknownGame as problem:
        parser.error(str(problem))
    say("measuring iterations a second")
    pace = speed()
    duels: list[Duel] = []
    with ProcessPoolExecutor(asked.workers, multiprocessing.get_context("spawn")) as pool:
        for game in games:
            native = pace.their_hearts if asked.native else None
            for contest in contests(asked.iterations, asked.seconds, native, asked.seer):
                duels.append(duel(game, contest, asked.deals, pool))
                if asked.json:
                    told = {"speed": asdict(pace), "duels": [asdict(row) for row in duels]}
                    asked.json.write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
    show(pace, duels)


if __name__ == "__main__":
    main()
