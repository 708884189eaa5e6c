"""The rulebooks tell every clause, of positions that the rules allow, in which what they say is so."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import cheeseboard as cb
from cheeseboard.engine.rulebook import Example, contents, position, rulebook
from cheeseboard.games import get, names
from cheeseboard.words import Person, languages, say

from .test_rules import CLAUSES, PAGES, listed

GAMES = names()
CREDITS = {"age", "minutes", "authors", "illustrators", "publishers", "counts"}
"""Facts about a box, which are told with the credits."""


def paragraphs(game: str) -> dict[str, Any]:
    return contents(get(game)).paragraphs


def examples(game: str) -> list[Example]:
    return [each for section in rulebook(get(game)).sections for told in section.paragraphs for each in told.examples]


EXAMPLES = [(game, name) for game in GAMES for name in contents(get(game)).examples]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_or_said_not_to_be_for_players(game: str) -> None:
    told = {clause for each in paragraphs(game).values() for clause in each.clauses}
    untold = contents(get(game)).untold
    assert told | untold.keys() == {clause for clause, _ in listed(PAGES[game])}
    assert not told & untold.keys()
    assert all(len(why.split()) > 2 for why in untold.values())


@pytest.mark.parametrize("game", GAMES)
def test_what_a_book_is_made_of_stands_in_it_once(game: str) -> None:
    book = contents(get(game))
    told = [name for names in book.sections.values() for name in names]
    assert sorted(told) == sorted(book.paragraphs)
    assert not set(told) & book.sections.keys(), "both are anchors"
    shown = [name for each in book.paragraphs.values() for name in each.examples]
    assert sorted(shown) == sorted(book.examples)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_not_certain_is_in_a_margin(game: str) -> None:
    facts = get(game).facts
    margins = {
        doubt.name for section in rulebook(get(game)).sections for each in section.paragraphs for doubt in each.doubts
    }
    assert margins == {name for name, fact in facts.items() if fact.certainty != "seed"} - CREDITS
    assert {fact for each in paragraphs(game).values() for fact in each.facts} <= facts.keys()


@pytest.mark.parametrize(
    "clause", [clause for clause, (_, text) in CLAUSES.items() if "ruling" in text or "inferred" in text]
)
def test_a_clause_with_a_ruling_is_told_beside_one(clause: str) -> None:
    """As `docs/rules` marks it; the margin takes it from the facts."""
    game = CLAUSES[clause][0]
    beside = [each for section in rulebook(get(game)).sections for each in section.paragraphs if clause in each.clauses]
    assert any(doubt.certainty in ("ruling", "inferred") for each in beside for doubt in each.doubts)


@pytest.mark.parametrize("game", GAMES)
def test_every_refusal_of_a_move_is_explained_by_one_paragraph(game: str) -> None:
    source = Path(str(get(game).rules.__file__)).parent / "words" / "en" / "game.ftl"
    refusals = re.findall(r"^(refusal-[\w-]+) =", source.read_text(encoding="utf-8"), re.MULTILINE)
    assert refusals
    assert sorted(each for one in paragraphs(game).values() for each in one.refusals) == sorted(refusals)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("error")
def test_a_book_can_be_read_in_every_language(game: str, language: str) -> None:
    book = rulebook(get(game))
    for section in book.sections:
        assert say(f"{game}.book-section-{section.name}", language=language)
        for paragraph in section.paragraphs:
            told = [say(f"{game}.book-{paragraph.name}", book.params, language=language)]
            for each in paragraph.examples:
                people = [Person(name) for name in each.names]
                told.append(say(f"{game}.book-example-{each.name}", {**book.params, **each.params}, people, language))
            assert all(len(sentence) > 20 and "{" not in sentence for sentence in told)


@pytest.mark.parametrize("game", GAMES)
def test_numbers_come_from_the_facts(game: str) -> None:
    """A corrected `parts.py` corrects the book: no figure is written into a paragraph."""
    folder = Path(str(get(game).rules.__file__)).parent / "words"
    for file in folder.glob("*/rulebook.ftl"):
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("book-") and not line.startswith("book-example-"):
                written = re.sub(r"\{[^}]*\}|\+[12]|\b1 (?:to|à|a)\b|(?:from|de|da) 1 ", "", line.partition("=")[2])
                assert not re.search(r"\d", written), line


# What the captions claim


def _last(match: cb.Match, kind: str) -> Any:
    return next(event for event in reversed(match.events(None)) if type(event).__name__ == kind)


def _free(match: cb.Match) -> set[str]:
    return {move.split(" ")[1] for move in match.legal()}


def _ends(match: cb.Match, piece: str) -> set[str]:
    return {move.split(" ")[1] for move in match.legal() if move.startswith(f"{piece} ")}


def _times_caught(match: cb.Match) -> list[int]:
    cats = _last(match, "Score").cats
    return [sum(seat in cat.caught for cat in cats) for seat in range(match.players)]


def _chain(match: cb.Match, _view: Any) -> bool:
    count = match.view(None).count  # type: ignore[attr-defined]
    return (count.fled, count.caught, count.eaten) == ([(2, 0)], [(-1, 1)], [(1, 1)]) and count.points == [3, 0]


CLAIMS: dict[tuple[str, str], Callable[[cb.Match, Any], bool]] = {
    ("cheese-rescue", "free"): lambda match, view: (
        match.moves == ["cat 1,0"] and match.turn == view.seat == 1 and not {"2,1", "2,-1"} & _free(match)
    ),
    ("cheese-rescue", "row"): lambda match, view: (
        view.size == len(view.cells) == 5 and not {"-3,0", "3,0"} & _free(match) and "2,1" in _free(match)
    ),
    ("cheese-rescue", "fled"): _chain,
    ("cheese-rescue", "caught"): _chain,
    ("cheese-rescue", "eaten"): _chain,
    ("cheese-rescue", "level"): lambda match, view: (
        match.result is not None and match.result.reason == "cheeses" and view.count.cheeses == [1, 2]
    ),
    ("cheez-tricks", "must-follow"): lambda match, view: (
        {card[0] for card in match.legal()} == {"B"} and {"S2", "S10"} <= {*view.hand} and view.trump == "S"
    ),
    ("cheez-tricks", "led"): lambda _match, view: view.leader == view.last[2].seat and view.last[2].card == "B9",
    ("cheez-tricks", "other-varieties"): lambda _match, view: (
        view.leader == view.last[1].seat and {one.card[0] for one in view.last} == {"P", "R", "B"}
    ),
    ("cheez-tricks", "trumped"): lambda _match, view: (
        view.leader == view.last[3].seat and [one.card[0] for one in view.last].count(view.trump) == 2
    ),
    ("cheez-tricks", "pouncing"): lambda _match, view: all(not cat.caught for cat in view.cats) and view.number == 4,
    ("cheez-tricks", "waiting"): lambda _match, view: view.number == 1,
    ("cheez-tricks", "tied"): lambda match, _view: (
        [cat.caught for cat in _last(match, "Score").cats] == [[0], [2], [2, 3]]
        and _last(match, "Score").cats[2].counts == [0, 0, 2, 2]
    ),
    ("cheez-tricks", "none-at-all"): lambda match, _view: (
        [cat.caught for cat in _last(match, "Score").cats] == [[1], [3], [0, 3]]
        and _last(match, "Score").tricks == [3, 2, 2, 3]
    ),
    ("cheez-tricks", "scored"): lambda match, _view: (
        _times_caught(match) == [0, 1, 2, 2] and _last(match, "Score").points == [6, 2, 0, 0]
    ),
    ("cheez-tricks", "brave"): lambda match, _view: (
        _times_caught(match) == [1, 0, 0, 3] and _last(match, "Score").points == [3, 6, 0, 12]
    ),
    ("chop-chop", "start"): lambda _match, view: view.mice == ["N", "E", "S", "W"] and view.cat in view.kitchen.table,
    ("chop-chop", "tiles"): lambda _match, view: sum(view.left.values()) == len(view.down),
    ("chop-chop", "dice"): lambda _match, view: sum(view.kitchen.dice["mice"]) > sum(view.kitchen.dice["cat"]),
    ("chop-chop", "walk"): lambda match, view: view.side == "mice" and len(_ends(match, "m2")) > 2,
    ("chop-chop", "catch"): lambda _match, view: view.catches == {"cat f4": [2]} and view.cat in view.kitchen.table,
    ("chop-chop", "under"): lambda _match, view: view.cat == view.mice[2] == "d4",
    ("chop-chop", "face-up"): lambda match, view: (
        view.cheese == ["d2"] and "d2" not in _ends(match, "cat") and view.cat == "c2"
    ),
    ("chop-chop", "flight"): lambda match, view: view.waits_for == "arrow" and len(_ends(match, "m2")) > 30,
    ("chop-chop", "fetching"): lambda match, view: match.legal() == ["fork d2"] and view.mover == "m3",
    ("chop-chop", "home"): lambda match, view: (
        view.stash == view.all_cheese and all(view.open) and "m2 E" in match.legal() and _wins(match, "m2 E", "home")
    ),
    ("chop-chop", "let-out"): lambda match, view: (
        [at for at in view.mice if at] == ["N"] and "d1" not in _ends(match, "cat") and view.steps == 3
    ),
}


def _wins(match: cb.Match, move: str, reason: str) -> bool:
    match.play(move)
    return match.result is not None and match.result.reason == reason


@pytest.mark.parametrize(("game", "name"), EXAMPLES)
def test_an_example_can_happen_and_shows_what_its_caption_claims(game: str, name: str) -> None:
    match = position(get(game), name)
    assert not [*getattr(match.source, "left", ())], "all that chance is told to bring has come"
    shown = next(each for each in examples(game) if each.name == name)
    assert CLAIMS[game, name](match, shown.view)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_table_says_to_a_wrong_move_is_explained_where_it_is_shown(game: str) -> None:
    for section in rulebook(get(game)).sections:
        for paragraph in section.paragraphs:
            for example in paragraph.examples:
                told = contents(get(game)).examples[example.name]
                assert bool(told.refused) == (example.refused is not None)
                assert example.refused is None or example.refused.code in paragraph.refusals
