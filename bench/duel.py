"""Which of two searches is stronger, seen even where the difference is small.

    .venv/bin/python bench/duel.py GAME FIRST SECOND [--players N] [--rounds] [--sober] [--deals N] [--seed S]

A search is `learnt`, `frozen` (what was written by hand and nothing that was learnt: the strongest level as it was) or
`seer` (looks at every card and proves endings: more than anyone can hope for who plays by the rules), with iterations
or milliseconds for a move and, if need be, other settings of its style: `frozen:600`, `learnt:100ms`,
`learnt:600:curiosity=0.5,depth=8`. A file with weights, as `cheeseboard learn` writes them, stands for a search that
has learnt these: `mine.npz:600`.

Every deal is played once from each seat by the first, the second having all the others, and tells one number: how
much more than its share of the win the first had or, with `--rounds`, what it led a single round by. With `--sober` its
luck is taken off, as the game's net judges it (`bench/rollouts.py`): the mean stays, noise goes (in Chop! Chop! three
quarters of the variance, in Cheese Rescue nothing). An interval that holds at every moment (a confidence sequence) is
kept while they play, so that it may stop as soon as it knows; deals are counted in order, whichever ends first. Seeds
up to 999 are for measuring: nothing learns from them. What was found is added to `bench/duels.jsonl`, of which
`bench/duels.md` is made.
"""

import argparse
import json
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import rollouts
from cheeseboard.bots.search import LINES, Mind
from cheeseboard.engine import dice as dice_of
from cheeseboard.engine import playing
from cheeseboard.engine.contract import OVER
from cheeseboard.engine.game import Game
from cheeseboard.engine.net import Weights, empty
from cheeseboard.games import get
from cheeseboard.lab.crew import Crew, in_order

BENCH = Path(__file__).resolve().parent
FOUND = BENCH / "duels.jsonl"
REPORT = BENCH / "duels.md"
ERROR = 0.05
EAGER = 0.2
"""Where the interval is tightest: the smaller, the later."""


@dataclass(frozen=True)
class Entrant:
    """A search, as it was asked for."""

    name: str

    def mind(self, game: Game, players: int, seat: int, seed: int) -> tuple[Mind, int | None, float | None]:
        kind, thought, *changes = self.name.split(":")
        if kind.endswith(".npz"):
            net = Weights.read(Path(kind)).net()
        else:
            net = game.net(players) if kind == "learnt" else empty()
        style = game.sense.LEARNT if len(net.first) else game.sense.STYLE
        if kind == "seer":
            style = style._replace(worlds=-1)
        for change in changes[0].split(",") if changes else ():
            name, value = change.split("=")
            style = style._replace(**{name: type(getattr(style, name))(float(value))})
        iterations = None if thought.endswith("ms") else int(thought)
        seconds = float(thought.removesuffix("ms")) / 1000 if iterations is None else None
        return Mind(game, players, seat, (seed, seat), style, net, iterations), iterations, seconds


class Told(NamedTuple):
    """What a deal has told: how the first did, and by entrant, how the chances that it thought it had came true."""

    number: int
    score: float
    losses: tuple[float, float]
    counts: tuple[int, int]


@dataclass(frozen=True)
class Deal:
    """A deal from every seat."""

    game: str
    players: int
    entrants: tuple[Entrant, Entrant]
    seed: int
    round_only: bool
    sober: bool = False

    def __call__(self, number: int) -> Told:
        game = get(self.game)
        scores, losses, counts = [], [0.0, 0.0], [0, 0]
        for first in range(self.players):
            score, shares, thought = self.play(game, number, first)
            scores.append(score)
            for seat, chance in thought if len(shares) else ():
                sure = min(max(chance, 0.001), 0.999)
                losses[seat != first] -= shares[seat] * np.log(sure) + (1 - shares[seat]) * np.log(1 - sure)
                counts[seat != first] += 1
        return Told(number, float(np.mean(scores)), (losses[0], losses[1]), (counts[0], counts[1]))

    def play(self, game: Game, number: int, first: int) -> tuple[float, Any, list[tuple[int, float]]]:
        """The deal with the first on that seat: how it did, how the win was shared, and what seats thought on the way.

        Of a single round nobody knows who wins in the end.
        """
        rules, sense, steps = (game.kernels.use(each) for each in (game.rules, game.sense, playing))
        luck, room = game.kernels.use(rollouts).luck, rollouts.room(game, game.net(self.players))
        states, dice = game.states(1), dice_of.from_seed(self.seed, number)
        rules.setup(states[0], self.players, game.option_codes(game.check_options(self.players, {})))
        steps.settle(states[0], dice)
        minds = [self.entrants[seat != first].mind(game, self.players, seat, number) for seat in range(self.players)]
        moves, thought, lucky = np.zeros(game.rules.MOVES, np.int64), [], 0.0
        while (seat := rules.turn(states[0])) != OVER and not (self.round_only and sense.far(states[0])):
            if rules.legal(states[0], moves) > 1:
                mind, iterations, seconds = minds[seat]
                until = None if seconds is None else time.perf_counter() + seconds
                found = mind.prove(states[0], LINES) or mind.sample(states[0], iterations, until)
                thought.append((seat, float(found.sums[0, seat] / found.iterations)))
                move = int(found.ranked()[0][0, 0])
            else:
                move = int(moves[0])
            rules.play(states[0], move)
            if self.sober:
                lucky += luck(states[0], first, room, dice)
            elif not (self.round_only and sense.far(states[0])):
                steps.settle(states[0], dice)
        if self.round_only:
            return float(sense.evaluate(states[0], first)), (), thought
        won = np.zeros(self.players, np.int64)
        rules.winners(states[0], won)
        shares = won / won.sum()
        return float(shares[first] - 1 / self.players - lucky), shares, thought


def interval(scores: Any) -> tuple[float, float]:
    """The mean so far and how far it may be off, at any moment: the normal mixture's confidence sequence."""
    count, mean, spread = len(scores), float(np.mean(scores)), float(np.std(scores))
    grown = count * EAGER**2 + 1
    return mean, spread * float(np.sqrt(2 * grown / (count * EAGER) ** 2 * np.log(np.sqrt(grown) / ERROR)))


def duel(work: Deal, deals: int, crew: Crew, fewest: int, seconds: float | None = None) -> dict[str, Any]:
    """Play until the interval leaves out 0, or to the last deal, or so long."""
    scores: list[float] = []
    losses, counts = np.zeros(2), np.zeros(2)
    began = time.perf_counter()
    with closing(crew.spread(get(work.game), work, range(deals))) as told:
        for each in in_order(told):
            scores.append(each.score)
            losses += each.losses
            counts += each.counts
            mean, off = interval(scores)
            if len(scores) >= fewest and abs(mean) > off:
                break
            if seconds is not None and time.perf_counter() - began > seconds:
                break
    mean, off = interval(scores)
    return {
        "game": work.game,
        "players": work.players,
        "first": work.entrants[0].name,
        "second": work.entrants[1].name,
        "what": "points a round" if work.round_only else "share of wins" + ", sober" * work.sober,
        "deals": len(scores),
        "seed": work.seed,
        "mean": round(mean, 4),
        "off": round(off, 4),
        "error": round(float(np.std(scores) / np.sqrt(len(scores))), 4),
        "losses": [
            round(float(loss / count), 4) if count else None for loss, count in zip(losses, counts, strict=True)
        ],
    }


def told(found: dict[str, Any]) -> str:
    """A row of the report."""
    mean, error = found["mean"], found["error"]
    if found["what"].startswith("share of wins"):
        mean, error, off = 100 * (mean + 1 / found["players"]), 100 * error, 100 * found["off"]
        sober = ", sober" * found["what"].endswith("sober")
        result = f"{mean:.1f} % ± {1.96 * error:.1f} ({off:.1f} at any moment){sober}"
    else:
        result = f"{mean:+.2f} points ± {1.96 * error:.2f} ({found['off']:.2f} at any moment)"
    losses = " : ".join("" if loss is None else f"{loss:.3f}" for loss in found["losses"])
    cells = get(found["game"]).title, found["players"], found["first"], found["second"], result, found["deals"], losses
    return f"| {' | '.join(map(str, cells))} |"


def write_report() -> None:
    rows = [json.loads(line) for line in FOUND.read_text().splitlines()] if FOUND.exists() else []
    lines = [
        "# Duels",
        "",
        "Made of `bench/duels.jsonl` by `bench/duel.py`, which tells what is played. After ±: 95 % of one look; in",
        "brackets, what holds at any moment. Sober: luck was taken off, as the game's net judges it. The last column:",
        "log loss of the chances that each thought it had.",
        "",
        "| game | players | first | second | the first's share of wins, or lead | deals | log loss |",
        "|---|--:|---|---|--:|--:|--:|",
    ]
    REPORT.write_text("\n".join(lines + [told(row) for row in rows]) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rounds", action="store_true", help="single rounds, by points")
    parser.add_argument("--sober", action="store_true", help="take off luck, in whole matches of a game with a net")
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--fewest", type=int, default=50)
    parser.add_argument("--seconds", type=float, help="stop after so long")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    asked = parser.parse_args()
    entrants = Entrant(asked.first), Entrant(asked.second)
    work = Deal(asked.game, asked.players, entrants, asked.seed, asked.rounds, asked.sober)
    found = duel(work, asked.deals, Crew(asked.workers), asked.fewest, asked.seconds)
    with FOUND.open("a") as file:
        file.write(json.dumps(found) + "\n")
    write_report()
    print(told(found))


if __name__ == "__main__":
    main()
