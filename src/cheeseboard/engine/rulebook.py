"""A game's rulebook: `rulebook.toml` of its folder says what it is made of, and its `rulebook.ftl` how that is said.

The file names the sections with their paragraphs, in order; for each paragraph the clauses that it tells, the facts
that it rests on, the refusals that it explains and its examples; for each example how its position comes about. What
is not certain follows from the facts, and every position from the rules: nothing is drawn that cannot happen.

Paragraphs are said as `book-<name>`, sections as `book-section-<name>`, captions as `book-example-<name>`. All get the
values of the game's facts as parameters, `$points`, `$square_2`; a caption also who plays, as `$names_1` …, the
position, as `$view_…`, and the fields of the last event of the type that it tells of.
"""

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from .chance import Chance, Keyed, simulated_key
from .contract import CHANCE
from .errors import BadLine
from .facts import Certainty
from .game import Game
from .header import Header
from .match import Match
from .told import Said, View, params_of, type_of

FILE = "rulebook.toml"
PEOPLE = ("Anna", "Bruno", "Clara", "Dario", "Emma")
"""Who plays in the examples: names that are at home in many languages."""


class Doubt(msgspec.Struct, frozen=True):
    """A fact that the rulebook does not state, in the margin of a paragraph. Said as `fact-<name>`."""

    name: str
    certainty: Certainty
    value: Any


class Example(msgspec.Struct, frozen=True):
    """A position, drawn beside a paragraph. Its caption is said as `book-example-<name>`."""

    name: str
    show: str
    """What of the position is drawn, in a word that the game's page knows."""
    names: list[str]
    view: View
    params: dict[str, Any]
    """What the caption may want to know beyond the facts."""
    refused: Said | None
    """What the table says to a move that cannot be made here."""


class Paragraph(msgspec.Struct, frozen=True):
    """Said as `book-<name>`."""

    name: str
    clauses: list[str]
    """Those of `docs/rules` that it tells."""
    doubts: list[Doubt]
    refusals: list[str]
    """The codes of the refusals that it explains."""
    examples: list[Example]


class Section(msgspec.Struct, frozen=True):
    """Said as `book-section-<name>`."""

    name: str
    paragraphs: list[Paragraph]


class Rulebook(msgspec.Struct, frozen=True):
    game: str
    params: dict[str, Any]
    """The values of the game's facts, for every sentence."""
    sections: list[Section]


class _Told(msgspec.Struct, forbid_unknown_fields=True):
    """How a position comes about: chance line by line as a log tells it, or by a seed; and the moves."""

    show: str
    players: int = 0
    like: str = ""
    """Another example, whose position this one begins with."""
    moves: str = ""
    """With `;` between them."""
    chance: str = ""
    """Likewise, or each on a line of its own."""
    seed: int | None = None
    options: dict[str, str] = {}
    seat: int | None = None
    """Whose view is drawn; left out, a spectator's."""
    tells: str = ""
    """The type of the event whose fields the caption gets."""
    refused: str = ""
    """A move that cannot be made here."""


class _Paragraph(msgspec.Struct, forbid_unknown_fields=True):
    clauses: list[str] = []
    facts: list[str] = []
    refusals: list[str] = []
    examples: list[str] = []


class _Book(msgspec.Struct, forbid_unknown_fields=True):
    sections: dict[str, list[str]]
    paragraphs: dict[str, _Paragraph]
    examples: dict[str, _Told] = {}
    untold: dict[str, str] = {}
    """The clauses that are not for players, each with why."""


class _AsTold:
    """Chance as these lines have it."""

    key = None
    commitment = None

    def __init__(self, lines: Sequence[str]) -> None:
        self.left = iter(lines)

    def resolve(self, match: Match, number: int) -> None:  # noqa: ARG002 -- the lines come in order
        try:
            match.game.text.retell(match.step(CHANCE)[0], self.left)
        except StopIteration:
            raise BadLine("record-stops-at-chance") from None


@cache
def contents(game: Game) -> _Book:
    """What the game's file says, as it is written there."""
    file = Path(str(game.rules.__file__)).parent / FILE
    return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), _Book)


@cache
def rulebook(game: Game) -> Rulebook:
    """The whole book. Made once: its positions are played."""
    book = contents(game)
    sections = [
        Section(name, [_paragraph(game, paragraph) for paragraph in paragraphs])
        for name, paragraphs in book.sections.items()
    ]
    return Rulebook(game.name, _values(game), sections)


def codes(game: Game) -> Iterator[str]:
    """The names of all messages that the book is made of."""
    book = contents(game)
    yield from (f"book-section-{name}" for name in book.sections)
    yield from (f"book-{name}" for names in book.sections.values() for name in names)
    yield from (f"book-example-{name}" for name in book.examples)


def _paragraph(game: Game, name: str) -> Paragraph:
    told = contents(game).paragraphs[name]
    known = {fact: game.facts[fact] for fact in told.facts}
    doubts = [Doubt(fact, one.certainty, one.value) for fact, one in known.items() if one.certainty != "seed"]
    refusals = [game.said(refusal) for refusal in told.refusals]
    return Paragraph(name, told.clauses, doubts, refusals, [_example(game, each) for each in told.examples])


def _example(game: Game, name: str) -> Example:
    told = contents(game).examples[name]
    match = position(game, name)
    view = match.view(told.seat)
    params: dict[str, Any] = {"names": list(match.names), "view": msgspec.to_builtins(view, str_keys=True)}
    if told.tells:
        params |= params_of(next(one for one in reversed(match.events(told.seat)) if type_of(one) == told.tells))
    problem = match.check(told.refused) if told.refused else None
    refused = Said(problem.code, msgspec.to_builtins(problem.params)) if problem else None
    return Example(name, told.show, list(match.names), view, params, refused)


def position(game: Game, name: str) -> Match:
    """The match that stands where the example shows it; raises where the rules do not allow that."""
    past = list(_past(game, name))
    first = past[0]
    header = Header.checked(game, first.players, first.options, PEOPLE[: first.players])
    lines = [line for told in past for line in _apart(told.chance)]
    chance: Chance = _AsTold(lines) if first.seed is None else Keyed(simulated_key(first.seed, 0))
    match = Match(header, chance)
    for move in (move for told in past for move in _apart(told.moves)):
        match.play(move)
    return match


def _past(game: Game, name: str) -> Iterator[_Told]:
    """What is told of an example, after what is told of the one that it begins with."""
    told = contents(game).examples[name]
    if told.like:
        yield from _past(game, told.like)
    yield told


def _apart(text: str) -> list[str]:
    return [part.strip() for part in text.replace(";", "\n").splitlines() if part.strip()]


def _values(game: Game) -> dict[str, Any]:
    values = {name.replace("-", "_"): fact.value for name, fact in game.facts.items()}
    found: dict[str, Any] = msgspec.to_builtins(values, str_keys=True)
    return found
