"""What `cheeseboard simulate` runs: bots that play, and the records of it."""

import hashlib
import sys
from collections.abc import Mapping, Sequence
from itertools import cycle, islice

import cheeseboard as cb
from cheeseboard.complaints import complain
from cheeseboard.engine.chance import simulated_key
from cheeseboard.engine.match import Match
from cheeseboard.games import get
from cheeseboard.progress import progress
from cheeseboard.words.here import tell


def simulate(
    name: str,
    *,
    players: int | None,
    options: Mapping[str, str],
    bots: Sequence[str],
    count: int,
    seed: int,
    limit: int,
) -> int:
    """Write the records of so many games between bots. Everything follows from the arguments, so bytes repeat.

    A game that is not over after `limit` moves is written as it stands then, unfinished.
    """
    game = get(name)
    players = max(min(game.counts), len(bots)) if players is None else players
    game.check_options(players, options)
    if len(bots) > players:
        raise cb.BadTable("company-too-large", players=players, bots=len(bots))
    seats = list(islice(cycle(bots), players))
    unfinished = 0
    with progress("games", count) as tick:
        for number in range(count):
            company = [cb.bot(name, seed=bot_seed(seed, number, seat)) for seat, name in enumerate(seats)]
            match = Match.new(game, players, options, key=simulated_key(seed, number), names=seats)
            while (turn := match.turn) is not None and len(match.moves) < limit:
                match.play(company[turn].choose(match))
            for bot in company:
                bot.close()
            unfinished += turn is not None
            sys.stdout.write(match.record() if number + 1 == count else match.record() + "\n")
            tick()
    if unfinished:
        complain(tell("simulate-unfinished", unfinished=unfinished, games=count, limit=limit))
    return 0


def bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=8).digest())
