"""Lessons: records with remarks, from which a game is learnt by playing it.

A lesson is data in a game's folder: `lessons/<name>.cheese`, the match, and `lessons/<name>.toml`, what the teacher
says along it; `docs/lessons.md` tells how one is written.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import msgspec

from .game import Game
from .match import Match
from .record import load

FIRST = "first"
"""The one that is offered to whoever has never played the game."""


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sentence of the teacher's."""

    after: int
    """How many moves have been made by then."""
    say: str
    """Said as `lesson-<name>-<say>`."""
    lit: list[str] = []
    """What lights up meanwhile: a kind of thing on the page, and where there are several, which."""
    answers: dict[str, str] = {}
    """What is said to other moves than the one in the record, by their notation, in which `*` is anything."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands beside the record."""

    seat: int
    """The learner's."""
    minutes: int
    otherwise: str
    """What is said to another move than the one in the record, where no remark answers it."""
    remark: list[Remark]


@dataclass(frozen=True)
class Lesson:
    name: str
    plan: Plan
    match: Match

    def code(self, say: str) -> str:
        """Of a sentence, in the game's catalogue."""
        return f"lesson-{self.name}-{say}"

    def remarks(self, after: int) -> list[Remark]:
        """In the order in which they are made."""
        return [remark for remark in self.plan.remark if remark.after == after]

    def answers(self, after: int, legal: Sequence[str]) -> dict[str, str]:
        """What is said to each of these moves, where that is something of its own."""
        wanted = [pair for remark in self.remarks(after) for pair in remark.answers.items()]
        right = self.match.moves[after]
        found: dict[str, str] = {}
        for move in legal:
            for pattern, say in wanted:
                if move != right and fnmatchcase(move, pattern):
                    found.setdefault(move, self.code(say))
        return found


def lesson_names(game: Game) -> list[str]:
    """Of the lessons that a game has, the first one first."""
    found = sorted(file.stem for file in _folder(game).glob("*.toml"))
    return sorted(found, key=lambda name: name != FIRST)


def lesson_plan(game: Game, name: str) -> Plan:
    return msgspec.toml.decode((_folder(game) / f"{name}.toml").read_bytes(), type=Plan)


@cache
def open_lesson(game: Game, name: str) -> Lesson:
    """A lesson that the game has."""
    text = (_folder(game) / f"{name}.cheese").read_text(encoding="utf-8")
    return Lesson(name, lesson_plan(game, name), load(text, lambda *_: game))


def _folder(game: Game) -> Path:
    return Path(str(game.rules.__file__)).parent / "lessons"
