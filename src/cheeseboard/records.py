"""Records by the thousand: bots that play them, and the check that they are true."""

import hashlib
import io
import sys
import time
from collections.abc import Mapping, Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import TextIO

import cheeseboard as cb
from cheeseboard.engine import record
from cheeseboard.engine.errors import RecordError
from cheeseboard.engine.match import Match, simulated_key
from cheeseboard.games import get

PATIENCE = 5.0
"""Seconds between two lines of progress where they cannot overwrite each other."""


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
        raise cb.BadTable(f"{players} players need at most {players} bots, not {len(bots)}.")
    seats = list(islice(cycle(bots), players))
    progress = Progress(count)
    unfinished = 0
    for number in range(count):
        company = [cb.bot(name, seed=bot_seed(seed, number, seat)) for seat, name in enumerate(seats)]
        match = Match(game, players, options, key=simulated_key(seed, number), names=seats)
        while (turn := match.turn) is not None and len(match.moves) < limit:
            match.play(company[turn].choose(match))
        for bot in company:
            bot.close()
        unfinished += turn is not None
        sys.stdout.write(match.record() if number + 1 == count else match.record() + "\n")
        progress.tick()
    progress.close()
    if unfinished:
        print(f"cheeseboard: {unfinished} of {count} games were not over after {limit} moves.", file=sys.stderr)
    return 0


def bot_seed(seed: int, number: int, seat: int) -> int:
    return int.from_bytes(hashlib.blake2b(f"{seed} {number} {seat}".encode(), digest_size=8).digest())


def verify(files: Sequence[str]) -> int:
    """Replay every record of every file. Says of each file that it is right, or of each bad record where and why."""
    if files.count("-") > 1:
        raise cb.BadTable("Standard input can be read only once: write - once.")
    return max([verify_file(file) for file in files])


def verify_file(file: str) -> int:
    name = "standard input" if file == "-" else file
    good, bad, keyless = 0, 0, 0
    progress = Progress()
    try:
        with opened(file) as lines:
            for start, chunk in record.apart(lines):
                try:
                    keyless += record.verify(record.read_one(start, chunk), get) is not None
                    good += 1
                except RecordError as problem:
                    bad += 1
                    print(f"{name}:{problem.line}: {problem.reason}")
                progress.tick()
    except OSError as problem:
        print(f"cheeseboard: {file}: {problem.strerror}", file=sys.stderr)
        return 1
    progress.close()
    if not good and not bad:
        print(f'{name}:1: there is no record here; one begins with a tag like [Game "cheese-rescue"]')
        return 1
    if not bad:
        print(f"{name}: ok{remarks(good, keyless)}")
    elif good:
        print(f"{name}: {bad} of {good + bad} records are bad")
    return 1 if bad else 0


def remarks(good: int, keyless: int) -> str:
    told = [f"{good} records"] if good > 1 else []
    if keyless:
        told.append("legality only, it has no key" if good == 1 else f"{keyless} of them legality only, without a key")
    return f" ({', '.join(told)})" if told else ""


def opened(file: str) -> TextIO:
    """A file, or standard input, as text; what is no UTF-8 comes through and is told with its line."""
    binary = sys.stdin.buffer if file == "-" else Path(file).open("rb")  # noqa: SIM115 -- closed by the reader
    return io.TextIOWrapper(binary, encoding="utf-8-sig", errors="surrogateescape", newline="\n")


class Progress:
    """How far we are, on standard error: at once in a terminal, elsewhere only when it takes long."""

    def __init__(self, total: int | None = None) -> None:
        self.done = 0
        self.of = f" of {total:,}" if total else ""
        self.terminal = sys.stderr.isatty()
        self.shown = 0.0

    def tick(self) -> None:
        self.done += 1
        if self.done == 1:  # what took long before that was the compiler
            self.shown = time.monotonic()
        if time.monotonic() - self.shown > (0.2 if self.terminal else PATIENCE):
            self.shown = time.monotonic()
            self.write()

    def write(self) -> None:
        start, end = ("\r", "") if self.terminal else ("", "\n")
        print(f"{start}games: {self.done:,}{self.of}", end=end, file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.terminal:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
