"""What a search's moves give away: how much less each wins than the best move there.

    .venv/bin/python bench/regret.py GAME SEARCH ... [--positions N] [--referee learnt|frozen] [--seconds S]

A search is told as for `bench/duel.py`: `frozen:500`, `learnt:22700`. Positions come from matches between `learnt:200`
and `frozen:200`, two players, one position of each match and any of its decisions as likely as another; there each
search thinks afresh. Every legal move is then played out by the referee, one move ahead (`bench/rollouts.py`): a few
times, and the best few of them and what the searches chose many times more. The best move is what a long search finds
there, or another of which rollouts are sure that it is better: other rollouts than those that tell its worth, so that
none looks best by luck.

The referee must play well for that. In Chop! Chop! it and long searches agree; in Cheese Rescue one move ahead is too
little: in 45 positions it thought 11 per cent of wins given away by searches of tens of thousands of iterations.

Seeds up to 999 are for measuring: nothing learns from them. Every position is noted in a journal under
`bench/journals/`, so a run that was stopped goes on. What was found is added to `bench/regrets.jsonl`, of which
`bench/regrets.md` is made.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import rollouts
from cheeseboard.bots.search import LINES
from cheeseboard.engine import dice as dice_of
from cheeseboard.engine import playing
from cheeseboard.engine.contract import OVER, AnyState
from cheeseboard.engine.dice import below
from cheeseboard.engine.game import Game
from cheeseboard.engine.net import empty
from cheeseboard.games import get
from cheeseboard.lab.crew import Crew
from duel import Entrant
from noted import mean_and_off, noted

BENCH = Path(__file__).resolve().parent
FOUND = BENCH / "regrets.jsonl"
REPORT = BENCH / "regrets.md"
PLAYERS = 2
HOSTS = Entrant("learnt:200"), Entrant("frozen:200")
"""Whose matches the positions are from."""
FEW, MANY, PARTS = 32, 192, 8
"""Rollouts of every move, and of those that matter; and in how many parts these are told apart."""
ADVISER = Entrant("learnt:40000")
SURE = 2.0
"""Standard errors by which another move is better than the adviser's."""
BEST = 3
"""Moves that may be the best, after a few rollouts."""


class Judged(NamedTuple):
    """What a position has told."""

    number: int
    moves: int
    regrets: list[float]
    """By search."""
    anyone: float
    """What a move at random gives away."""


@dataclass(frozen=True)
class Position:
    """A position, what the searches do there, and what that is worth."""

    game: str
    searches: tuple[str, ...]
    referee: str
    seed: int
    few: int = FEW
    many: int = MANY

    def __call__(self, number: int) -> Judged:
        game = get(self.game)
        root = self.met(game, number)
        moves = np.zeros(game.rules.MOVES, np.int64)
        legal = moves[: game.kernels.use(game.rules).legal(root, moves)]
        chosen = [chosen_by(Entrant(search), game, root, self.seed + number) for search in self.searches]
        dice = np.random.default_rng((self.seed, number)).integers(0, 2**64, (self.few + self.many, 4), np.uint64)
        first = self.worths(game, root, legal, dice[: self.few])
        advised = chosen_by(ADVISER, game, root, self.seed + number)
        matter = np.unique([*legal[np.argsort(first.mean(axis=1))[-BEST:]], *chosen, advised])
        worths = self.worths(game, root, matter, dice[self.few :])
        best = held_out_best(worths, int(np.searchsorted(matter, advised)))
        regrets = [best - float(worths[matter == move].mean()) for move in chosen]
        return Judged(number, len(legal), regrets, best - float(first.mean()))

    def met(self, game: Game, number: int) -> AnyState:
        """A position with a choice, from the match of that number."""
        rules, steps = game.kernels.use(game.rules), game.kernels.use(playing)
        dice, choice = dice_of.from_seed(self.seed, number), dice_of.from_seed(self.seed, number, 1)
        states, kept, moves = game.states(1), game.states(1), np.zeros(game.rules.MOVES, np.int64)
        rules.setup(states[0], PLAYERS, game.option_codes(game.check_options(PLAYERS, {})))
        steps.settle(states[0], dice)
        minds = [HOSTS[(seat + number) % PLAYERS].mind(game, PLAYERS, seat, number) for seat in range(PLAYERS)]
        met = 0
        while (seat := rules.turn(states[0])) != OVER:
            if rules.legal(states[0], moves) > 1:
                met += 1
                if below(choice, met) == 0:
                    kept[0] = states[0]
                mind, iterations, _ = minds[seat]
                moves[0] = mind.sample(states[0], iterations, None).ranked()[0][0, 0]
            rules.play(states[0], moves[0])
            steps.settle(states[0], dice)
        return kept[0]

    def worths(self, game: Game, root: AnyState, moves: Any, dice: Any) -> Any:
        """By move and rollout."""
        net = game.net(PLAYERS) if self.referee == "learnt" else empty()
        out = np.zeros((len(moves), len(dice)))
        game.kernels.use(rollouts).rollouts(root, np.array(moves), dice, rollouts.room(game, net), out)
        return out


def chosen_by(search: Entrant, game: Game, root: AnyState, seed: int) -> int:
    """The move of a search that has not thought before."""
    mind, iterations, seconds = search.mind(game, PLAYERS, game.kernels.use(game.rules).turn(root), seed)
    until = None if seconds is None else time.perf_counter() + seconds
    found = mind.prove(root, LINES) or mind.sample(root, iterations, until)
    return int(found.ranked()[0][0, 0])


def held_out_best(worths: Any, advised: int) -> float:
    """What the best move is worth: in turn, all but a part of the rollouts name it, and that part tells its worth.

    It is the advised one, unless they are sure of another.
    """
    worth = []
    for number in range(PARTS):
        part = np.arange(worths.shape[1]) % PARTS == number
        more = worths[:, ~part] - worths[advised, ~part]
        sure = more.mean(axis=1) - SURE * more.std(axis=1) / np.sqrt(more.shape[1])
        worth.append(worths[np.argmax(sure) if sure.max() > 0 else advised, part].mean())
    return float(np.mean(worth))


def summed(work: Position, judged: Sequence[Judged]) -> dict[str, Any]:
    """In percentage points of winning: what each search gives away, and how much more than the one named before it."""
    regrets = 100 * np.array([each.regrets for each in judged])
    return {
        "game": work.game,
        "referee": work.referee,
        "seed": work.seed,
        "rollouts": [work.few, work.many],
        "positions": len(judged),
        "moves": round(float(np.mean([each.moves for each in judged])), 1),
        "anyone": mean_and_off(100 * np.array([each.anyone for each in judged])),
        "searches": list(work.searches),
        "regrets": [mean_and_off(column) for column in regrets.T],
        "more": [mean_and_off(after - before) for before, after in zip(regrets.T, regrets.T[1:], strict=False)],
    }


def told(found: dict[str, Any]) -> list[str]:
    """Rows of the report."""
    rows = [("any move", found["anyone"], None)]
    rows += zip(found["searches"], found["regrets"], [None, *found["more"]], strict=True)
    place = f"{get(found['game']).title} | {found['referee']} | {found['positions']}"
    return [
        f"| {place} | {name} | {mean:.2f} ± {off:.2f} | {'' if more is None else '{:+.2f} ± {:.2f}'.format(*more)} |"
        for name, (mean, off), more in rows
    ]


def write_report() -> None:
    found = [json.loads(line) for line in FOUND.read_text().splitlines()]
    lines = [
        "# Regret",
        "",
        "Made of `bench/regrets.jsonl` by `bench/regret.py`, which tells how. What a move gives away on average, in",
        "per cent of wins, if the referee plays on; then how much more that is than in the row above (95 %).",
        "",
        "| game | referee | positions | search | gives away | than the row above |",
        "|---|---|--:|---|--:|--:|",
    ]
    REPORT.write_text("\n".join([*lines, *(row for each in found for row in told(each))]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("searches", nargs="+", metavar="SEARCH")
    parser.add_argument("--positions", type=int, default=1000)
    parser.add_argument("--referee", choices=("learnt", "frozen"), default="learnt", help="whose judgement plays on")
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args()
    work = Position(asked.game, tuple(asked.searches), asked.referee, asked.seed)
    name = f"regret {work.game} {work.referee} {work.seed} {' '.join(work.searches)}"
    crew = Crew(asked.workers)
    found = summed(work, noted(name, Judged, get(work.game), work, asked.positions, crew, asked.seconds))
    with FOUND.open("a") as file:
        file.write(json.dumps(found) + "\n")
    write_report()
    print("\n".join(told(found)))


if __name__ == "__main__":
    main()
