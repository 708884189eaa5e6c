"""What `cheeseboard lab` plays: one bot on every seat, level by level, and every option of the game one at a time.

A journal in the folder keeps what was played, block by block: a run that was stopped goes on, and a longer one begins
with what a shorter one has played.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import cheeseboard as cb
from cheeseboard.bots import names
from cheeseboard.complaints import complain
from cheeseboard.engine.game import Game
from cheeseboard.games import get
from cheeseboard.progress import progress
from cheeseboard.words.here import tell

from .crew import Crew
from .tally import Tally, total
from .watching import Block, Cell, watch

JOURNAL = "journal.jsonl"
LEVELS = tuple(names()[:-1])
"""All but the strongest, which takes seconds for a match."""
MORE = 10
"""How many times as many matches are played by bots that need no thought: they cost next to nothing."""
_SWIFT_BLOCK, _BLOCK = 1000, 10


class Table(NamedTuple):
    """What is laid: so many players, and the options."""

    players: int
    options: tuple[tuple[str, str], ...]

    def value(self, option: str) -> str:
        return dict(self.options)[option]


@dataclass(frozen=True)
class Study:
    """What is to be found out, and how thoroughly."""

    game: str
    counts: tuple[int, ...]
    fixed: dict[str, str]
    """Options that are the same at every table."""
    swept: dict[str, tuple[str, ...]]
    """Options to be changed one at a time, and to what."""
    bots: tuple[str, ...]
    games: int
    seed: int

    def base(self, players: int) -> Table:
        """The table with every option as it usually is, or as it was fixed."""
        return Table(players, tuple(get(self.game).check_options(players, self.fixed).items()))

    def sweeps(self, players: int) -> dict[str, dict[str, Table]]:
        """By option and value, the tables that differ from the base in that option alone."""
        game, base = get(self.game), self.base(players)
        found: dict[str, dict[str, Table]] = {}
        for option in game.options:
            before = {name: value for name, value in base.options if name != option.name}
            for value in self.swept.get(option.name, ()):
                if value in option.choices(players, before):
                    # What usually follows from this option follows here too, such as who begins from who is the cat.
                    chosen = game.check_options(players, {**self.fixed, option.name: value})
                    found.setdefault(option.name, {})[value] = Table(players, tuple(chosen.items()))
        return {name: values for name, values in found.items() if len(values) > 1}

    def tables(self) -> Iterator[Table]:
        for players in self.counts:
            laid = [self.base(players), *(t for values in self.sweeps(players).values() for t in values.values())]
            yield from dict.fromkeys(laid)

    def cell(self, table: Table, bot: str) -> Cell:
        return Cell(self.game, table.players, table.options, bot, self.seed)

    def wanted(self, bot: str) -> int:
        """How many matches of each table that bot plays."""
        return self.games * (MORE if bot in ("random", "greedy") else 1)

    def blocks(self) -> Iterator[Block]:
        """All that is to be played; bots that need no thought come first."""
        for bot in self.bots:
            for table in self.tables():
                cell, wanted = self.cell(table, bot), self.wanted(bot)
                size = _SWIFT_BLOCK if cell.swift else _BLOCK
                yield from (Block(cell, at, min(size, wanted - at)) for at in range(0, wanted, size))


def planned(
    name: str,
    *,
    counts: Sequence[int] | None = None,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] | None = None,
    games: int = 1000,
    seed: int = 0,
) -> Study:
    """The study, checked. An option with one value is fixed; with several, `tiles=standard,lively`, it is swept.

    Without any that is to be swept, all are that were not fixed, each over all that can be chosen.
    """
    game = get(name)
    chosen = {option: tuple(values.split(",")) for option, values in (options or {}).items()}
    fixed = {option: values[0] for option, values in chosen.items() if len(values) == 1}
    swept = {option: values for option, values in chosen.items() if len(values) > 1}
    counts = tuple(counts or game.counts[:1])
    for players in counts:
        game.check_options(players, fixed)
    for option, values in swept.items():
        for value in values:
            _check_somewhere(game, counts, {**fixed, option: value})
    for bot in bots or ():
        cb.bot(bot).close()
    every = {option.name: option.values for option in game.options if option.name not in fixed}
    return Study(game.name, counts, fixed, swept or every, tuple(bots or LEVELS), games, seed)


def _check_somewhere(game: Game, counts: Sequence[int], options: Mapping[str, str]) -> None:
    """Some choices are there for some numbers of players only."""
    for players in counts[:-1]:
        with suppress(cb.BadTable):
            game.check_options(players, options)
            return
    game.check_options(counts[-1], options)


def carried_out(study: Study, folder: Path, crew: Crew) -> dict[Cell, Tally]:
    """Play what the journal of the folder does not hold yet; what was seen of every cell."""
    blocks = list(study.blocks())
    with closing(Notes(folder / JOURNAL, study)) as notes:
        missing = [block for block in blocks if block not in notes.seen]
        games = sum(block.count for block in blocks)
        done = games - sum(block.count for block in missing)
        try:
            with (
                closing(crew.spread(get(study.game), watch, missing)) as ended,
                progress("games", games, done) as tick,
            ):
                for block, tally in ended:
                    notes.add(block, tally)
                    done += block.count
                    tick(block.count)
        except KeyboardInterrupt:
            complain(tell("lab-stopped", done=done, games=games, folder=str(folder)))
            raise
        cells = dict.fromkeys(block.cell for block in blocks)
        return {cell: total(notes.seen[block] for block in blocks if block.cell == cell) for cell in cells}


class Notes:
    """The journal of a study: a line for its game, then one for each block of matches as it ends."""

    def __init__(self, path: Path, study: Study) -> None:
        header = {"cheeseboard": cb.__version__, "lab": study.game, "seed": study.seed}
        self.seen: dict[Block, Tally] = {}
        whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
        if whole:
            self._read(path, whole.split(b"\n"), header, study)
        self._file = path.open("w" if not whole else "r+", encoding="utf-8", newline="\n")
        if whole:
            self._file.truncate(len(whole) + 1)  # without a line that was torn
            self._file.seek(0, 2)
        else:
            self._write(header)

    def _read(self, path: Path, lines: list[bytes], header: dict[str, Any], study: Study) -> None:
        try:
            there = json.loads(lines[0])
            assert there.keys() == header.keys()
        except (ValueError, AttributeError, AssertionError):
            raise cb.BadTable("journal-foreign", file=str(path)) from None
        for name, value in header.items():
            if there[name] != value:
                was, now = json.dumps(there[name]), json.dumps(value)
                raise cb.BadTable("journal-other", file=str(path), name=name, there=was, here=now)
        for number, line in enumerate(lines[1:], start=2):
            try:
                told = json.loads(line)
                options = tuple((str(name), str(value)) for name, value in told["options"].items())
                cell = Cell(study.game, told["players"], options, told["bot"], study.seed)
                self.seen[Block(cell, told["start"], told["count"])] = Tally.read(told["seen"])
            except (ValueError, KeyError, TypeError):
                raise cb.BadTable("journal-line", file=str(path), line=str(number)) from None

    def add(self, block: Block, tally: Tally) -> None:
        self.seen[block] = tally
        cell = block.cell
        told = {"players": cell.players, "options": dict(cell.options), "bot": cell.bot}
        self._write({**told, "start": block.start, "count": block.count, "seen": tally.told()})

    def _write(self, told: dict[str, Any]) -> None:
        self._file.write(json.dumps(told) + "\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
