"""Long measurements, noted one by one: a run that was stopped goes on, and nothing is measured twice."""

import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from cheeseboard.engine.game import Game
from cheeseboard.lab.crew import Crew

JOURNALS = Path(__file__).resolve().parent / "journals"
OFTEN = 20.0
"""Seconds between two lines about how far it is."""

Told = TypeVar("Told", bound=NamedTuple)


def noted(
    name: str,
    kind: type[Told],
    game: Game,
    work: Callable[[int], Told],
    count: int,
    crew: Crew,
    seconds: float | None = None,
    folder: Path = JOURNALS,
) -> list[Told]:
    """What work tells of the numbers from 0 on, so many or as many as it gets through in so long.

    The first field of what it tells is the number; the journal of this name has a line for each.
    """
    folder.mkdir(exist_ok=True)
    journal = folder / f"{name.replace(':', '-')}.jsonl"
    journal.touch()
    whole = journal.read_text().rpartition("\n")[0]  # without a line that was torn when a run was killed
    journal.write_text(whole + "\n" * bool(whole))
    done: dict[int, Told] = {fields[0]: kind(*fields) for fields in map(json.loads, whole.splitlines())}
    began = told = time.perf_counter()
    left = [number for number in range(count) if number not in done]
    with journal.open("a") as file, closing(crew.spread(game, work, left)) as ended:
        for each in ended if left else ():
            done[each[0]] = each
            file.write(json.dumps(each) + "\n")
            file.flush()
            now = time.perf_counter()
            if now - told > OFTEN:
                told = now
                print(f"{len(done)} of {count}, {now - began:.0f} s", flush=True)
            if seconds is not None and now - began > seconds:
                break
    return [done[number] for number in sorted(done) if number < count]


def mean_and_off(values: Any) -> list[float]:
    """The mean, and how far it may be off: 95 %."""
    return [round(float(np.mean(values)), 3), round(float(1.96 * np.std(values) / np.sqrt(len(values))), 3)]
