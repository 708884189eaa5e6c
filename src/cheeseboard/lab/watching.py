"""Matches of bots against themselves, and what is noted of each: who won, by how much, how long, how many choices.

Bots that need no thought (`random`, `greedy`) play within a kernel, thousands of matches a second; others play one
match after another. Both note the same. Everything follows from the table, the bot, the seed and the number of a match.
"""

import hashlib
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np

import cheeseboard as cb
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.contract import OVER, AnyState, judge, legal, play, turn, winners
from cheeseboard.engine.dice import below
from cheeseboard.engine.game import Game
from cheeseboard.engine.kernel import kernel
from cheeseboard.engine.match import Match
from cheeseboard.engine.net import Net, with_own_room
from cheeseboard.engine.playing import begin, best, scores, settle, turns, wins  # noqa: F401 -- some by name
from cheeseboard.games import get

from .tally import Tally, tallied

SWIFT = ("random", "greedy")
"""Bots that play within a kernel."""


@dataclass(frozen=True)
class Cell:
    """One bot on every seat of one table."""

    game: str
    players: int
    options: tuple[tuple[str, str], ...]
    bot: str
    seed: int

    @property
    def name(self) -> str:
        return " ".join([f"players={self.players}", *(f"{n}={v}" for n, v in self.options), f"bot={self.bot}"])

    @property
    def swift(self) -> bool:
        return self.bot in SWIFT


@dataclass(frozen=True)
class Block:
    """So many matches of a cell, by their numbers."""

    cell: Cell
    start: int
    count: int


def watch(block: Block) -> tuple[Block, Tally]:
    """Play the matches, and add up what was seen."""
    return block, (_swiftly if block.cell.swift else _one_by_one)(block)


def _swiftly(block: Block) -> Tally:
    cell, game, count = block.cell, get(block.cell.game), block.count
    kernels = game.kernels.use(sys.modules[__name__])
    source = np.random.default_rng(_mixed(f"{cell.seed} {cell.name} {block.start}"))
    dice = source.integers(0, 2**64, (count, 4), np.uint64)
    states, codes = game.states(count), game.option_codes(dict(cell.options))
    kernels.begin(states, game.states(1), dice, cell.players, codes, 0, count)
    choices, ahead = np.zeros((count, LIMIT), np.uint16), np.zeros((count, LIMIT), np.uint8)
    lengths, moves = np.zeros(count, np.int64), np.zeros(game.moves, np.int64)
    marked, after = np.zeros(game.moves, np.bool_), game.states(count)
    greedy, room = int(cell.bot == "greedy"), _room(game, cell.players)
    kernels.observe_all(states, dice, greedy, moves, marked, after, room, choices, ahead, lengths)
    points, won = np.zeros((2, count, cell.players), np.int64)
    kernels.scores(states, points, 0, count)
    kernels.wins(states, won, 0, count)
    turns_now = np.zeros(count, np.int64)
    kernels.turns(states, turns_now, 0, count)
    return tallied(lengths, choices, ahead, _masks(won) * (turns_now == OVER), points)


def _one_by_one(block: Block) -> Tally:
    cell, game = block.cell, get(block.cell.game)
    kernels, room = game.kernels.use(sys.modules[__name__]), _room(game, cell.players)
    choices, ahead = np.zeros((block.count, LIMIT), np.uint16), np.zeros((block.count, LIMIT), np.uint8)
    lengths, masks = np.zeros((2, block.count), np.int64)
    points = np.zeros((block.count, cell.players), np.int64)
    for row, number in enumerate(range(block.start, block.start + block.count)):
        match = Match.new(game, cell.players, dict(cell.options), key=simulated_key(cell.seed, number))
        company = [cb.bot(cell.bot, seed=_mixed(f"{cell.seed} {number} {seat}")) for seat in range(cell.players)]
        while match.turn is not None and lengths[row] < LIMIT:
            choices[row, lengths[row]] = len(match.numbers())
            match.play(company[match.turn].choose(match))
            ahead[row, lengths[row]] = kernels.leading(match.state, *room)
            lengths[row] += 1
        if result := match.result:
            masks[row] = sum(1 << seat for seat in result.winners)
            points[row] = result.points
    return tallied(lengths, choices, ahead, masks, points)


def _mixed(words: str) -> int:
    """A seed of their own for whatever these words tell apart."""
    return int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest())


def _room(game: Game, players: int) -> tuple[Any, Any, Any, Any]:
    """What was learnt about the game, and where the kernels write: who wins, what it is worth, and the chances."""
    return with_own_room(game.net(players)), np.zeros(players, np.int64), np.zeros(players), np.zeros(players)


def _masks(won: Any) -> Any:
    """A bit for each seat that has won."""
    return (won * (1 << np.arange(won.shape[1]))).sum(axis=1)


@kernel
def leading(state: AnyState, net: Net, won: Any, worth: Any, chances: Any) -> int:
    """The seats that would win if the match ended now, a bit for each; where that is nobody, those with most chances.

    Some games know no points that could be compared before the end.
    """
    players = len(won)
    for seat in range(players):
        won[seat] = 0
    winners(state, won)
    mask = 0
    for seat in range(players):
        if won[seat] > 0:
            mask |= 1 << seat
    if mask == 0 and turn(state) != OVER:
        judge(state, net, worth, chances)
        best = 0.0
        for seat in range(players):
            best = max(best, chances[seat])
        for seat in range(players):
            if chances[seat] > best - 1e-9:
                mask |= 1 << seat
    return mask


@kernel
def observe_all(
    states: Any,
    dice: Any,
    greedy: int,
    moves: Any,
    marked: Any,
    after: Any,
    room: Any,
    choices: Any,
    ahead: Any,
    lengths: Any,
) -> int:
    """Play every match to its end, and write down after each move how many there were, and who was ahead then."""
    for number in range(len(states)):
        state = states[number]
        ply = 0
        while turn(state) >= 0 and ply < choices.shape[1]:
            count = legal(state, moves)
            choices[number, ply] = count
            if greedy:
                play(state, best(states, after, number, marked, dice[number]))
            else:
                play(state, moves[below(dice[number], count)])
            settle(state, dice[number])
            ahead[number, ply] = leading(state, room[0], room[1], room[2], room[3])
            ply += 1
        lengths[number] = ply
    return len(states)
