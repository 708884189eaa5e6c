"""What `cheeseboard simulate` runs: bots that play, and the records of it."""

import hashlib
import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import cycle, islice
from typing import NamedTuple

import cheeseboard as cb
from cheeseboard.bots.random import Random, wander
from cheeseboard.complaints import complain
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.game import Game
from cheeseboard.engine.match import Match
from cheeseboard.lab.crew import Crew, in_order
from cheeseboard.progress import progress
from cheeseboard.words.here import tell


def simulate(
    game: Game,
    *,
    players: int | None,
    options: Mapping[str, str],
    bots: Sequence[str],
    count: int,
    seed: int,
    limit: int,
    crew: Crew,
) -> int:
    """Write the records of so many games between bots. Everything follows from the arguments, so bytes repeat.

    A game that is not over after `limit` moves is written as it stands then, unfinished.
    """
    players = max(min(game.counts), len(bots)) if players is None else players
    game.check_options(players, options)
    if len(bots) > players:
        raise cb.BadTable("company-too-large", players=players, bots=len(bots))
    for bot in dict.fromkeys(bots):
        cb.bot(bot).close()
    work = Simulation(game, players, dict(options), tuple(islice(cycle(bots), players)), seed, limit)
    unfinished, written = 0, 0
    try:
        with crew, closing(crew.spread(game, work, range(count))) as ended, progress("games", count) as tick:
            for played in in_order(ended):
                sys.stdout.write(("\n" if written else "") + played.record)
                unfinished += not played.finished
                written += 1
                tick()
    except KeyboardInterrupt:
        complain(tell("simulate-stopped", done=written, games=count))
        raise
    if unfinished:
        complain(tell("simulate-unfinished", unfinished=unfinished, games=count, limit=limit))
    return 0


class Played(NamedTuple):
    number: int
    record: str
    finished: bool


@dataclass(frozen=True)
class Simulation:
    """What follows from the arguments, game by game."""

    game: Game
    players: int
    options: dict[str, str]
    seats: tuple[str, ...]
    seed: int
    limit: int

    def __call__(self, number: int) -> Played:
        match = self.play(number)
        return Played(number, match.record(), match.turn is None)

    def play(self, number: int) -> Match:
        company = [cb.bot(name, seed=bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.seats)]
        key = simulated_key(self.seed, number)
        match = Match.new(self.game, self.players, self.options, key=key, names=self.seats)
        wanderers = [player.bot for player in company if isinstance(player.bot, Random)]
        if len(wanderers) == len(company):
            wander(match, wanderers, self.limit)
        try:
            while (turn := match.turn) is not None and len(match.moves) < self.limit:
                match.play(company[turn].choose(match))
        finally:
            for bot in company:
                bot.close()
        return match


def bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=8).digest())
