#!/usr/bin/env python3
"""Writes docs/numbers: for each game its tables of moves, observations, options and parts, all from the game itself.

python handbook/tables.py          writes them
python handbook/tables.py --check  says whether they are as they would be written

They are kept in the repository, so that whoever changes what a number means sees it in the difference.
"""

import inspect
import re
import sys
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

import numpy as np

import cheeseboard as cb

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "numbers"
RANDOM_MATCHES = 2000
EXAMPLES = 8


def main(arguments: list[str]) -> int:
    pages = {f"{name}.md": page(cb.game(name)) for name in cb.shelf()}
    stale = [name for name, text in pages.items() if not same(FOLDER / name, text)]
    if "--check" in arguments:
        for name in stale:
            print(f"docs/numbers/{name} is out of date: run python handbook/tables.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages.items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


def same(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def page(game: cb.Game) -> str:
    parts = [
        f"# {game.title} in numbers",
        f"What `cb.game({game.name!r})` means by its numbers. The rules are [here](../rules/{game.name}.md), "
        "and how all this is used is told in [Study games](../study.md). "
        "Written by `handbook/tables.py` from the game itself.",
        "## The table",
        *tables(game),
        "## Moves",
        *moves(game),
        "## Observations",
        *observations(game),
        "## Parts",
        "What the rules read of the box, by the names that `cb.variant` takes. How sure we are of each is told "
        "[with the rules](../rules/README.md).",
        table(
            ("part", "value", "known from"),
            [(f"`{name}`", code(part.value), part.certainty) for name, part in game.parts_read.items()],
        ),
    ]
    return "\n\n".join(parts) + "\n"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def code(value: object) -> str:
    """As Python writes it; in a table a bar would begin the next cell."""
    text = repr(value)
    return "–" if not text else f"`{text}`".replace("|", "\\|")


def tables(game: cb.Game) -> Iterator[str]:
    yield table(("option", "values", "unless told"), [option(game, each) for each in game.options])
    yield (
        f"How long a match is, and how many moves there are to choose from, in {RANDOM_MATCHES:,} matches of "
        "random players (seed 0):"
    )
    yield table(("players", "moves in a match", "legal moves"), [length(game, players) for players in game.counts])


def option(game: cb.Game, option: cb.Option) -> tuple[str, str, str]:
    usual = ", ".join(sorted({f"`{option.usual(players)}`" for players in game.counts}))
    shown = "depends on what was chosen before" if callable(option.default) else usual
    return f"`{option.name}`", ", ".join(f"`{value}`" for value in option.values), shown


def length(game: cb.Game, players: int) -> tuple[str, str, str]:
    batch = cb.batch(game, players, RANDOM_MATCHES)
    played = choices = 0
    while not batch.over.all():
        played += int((~batch.over).sum())
        choices += int(batch.legal().sum())
        batch.play(np.maximum(batch.choose(), 0))
    return str(players), f"{played / RANDOM_MATCHES:.1f}", f"{choices / played:.1f}"


def moves(game: cb.Game) -> Iterator[str]:
    yield f"There are **{game.moves}** moves, numbered from 0 to {game.moves - 1}. {numbering(game)}"
    yield table(("numbers", "how many", "written like"), list(ranges(game)))
    match = cb.new(game, players=game.counts[0], seed=1)
    pairs = list(zip(match.numbers(), match.legal(), strict=True))
    shown = pairs[:: max(1, len(pairs) // EXAMPLES)][:EXAMPLES]
    yield f"Of the {len(pairs)} legal moves of `cb.new({game.name!r}, players={game.counts[0]}, seed=1)`:"
    yield table(("number", "notation"), [(str(number), f"`{text}`") for number, text in shown])


def numbering(game: cb.Game) -> str:
    """What the rules say of it themselves, with the values of what they name."""
    told = next(part for part in (inspect.getdoc(game.rules) or "").split("\n\n") if "A move is" in part)
    told = " ".join(told.split())
    named = {name: getattr(game.rules, name, None) for name in re.findall(r"`([A-Z_]+)`", told)}
    values = ", ".join(f"`{name}` is {value}" for name, value in named.items() if isinstance(value, int))
    return f"{told} ({values}.)" if values else told


def ranges(game: cb.Game) -> Iterator[tuple[str, str, str]]:
    """Runs of numbers whose notation begins alike, and how they are written in the course of a match."""
    seen = list(positions(game))
    _, usual = seen[-1]
    for _, run in groupby(range(game.moves), key=lambda number: head(usual[number])):
        numbers = list(run)
        first, last = numbers[0], numbers[-1]
        spelt = {head(usual[first]): (usual[first], usual[last])}
        for legal, written in seen:  # a number may be written otherwise where it means something else
            for number in legal & set(numbers):
                spelt.setdefault(head(written[number]), (written[first], written[last]))
        like = [f"`{one}` … `{other}`" if one != other else f"`{one}`" for one, other in spelt.values()]
        yield f"{first} to {last}" if first < last else str(first), str(len(numbers)), ", or ".join(like)


def head(text: str) -> str:
    """`dog` of `dog 1,2`, `S` of `S7`."""
    word, space, _ = text.partition(" ")
    return word if space else word.rstrip("0123456789")


def positions(game: cb.Game) -> Iterator[tuple[set[int], list[str]]]:
    """Of a match that goes on a while, the legal moves, and how every move would be written."""
    match = cb.new(game, players=game.counts[0], seed=1)
    while match.turn is not None and len(match.moves) < 40:
        yield set(match.numbers()), game.text.write_all(match.snapshot(), range(game.moves))
        match.play(match.numbers()[0])


def observations(game: cb.Game) -> Iterator[str]:
    said = inspect.getdoc(game.mind.Observation) or ""
    yield (
        f"An observation is **{game.observation_size}** numbers (`float32`) in these parts, one after another. "
        f"{' '.join(said.split())}".rstrip()
    )
    yield table(("name", "shape", "place", "bounds", "meaning"), [feature(each) for each in game.observation])


def feature(part: cb.Feature) -> tuple[str, ...]:
    shape = " × ".join(map(str, part.shape))
    place = f"{part.start} to {part.start + part.size - 1}" if part.size > 1 else str(part.start)
    return f"`{part.name}`", shape, place, f"{part.low:g} to {part.high:g}", part.meaning


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
