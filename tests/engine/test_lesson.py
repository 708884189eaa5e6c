"""Every lesson of every game: its record holds, and every remark is about something that is there."""

from collections.abc import Callable, Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.engine.lesson import Lesson, Remark, lesson_names, open_lesson
from cheeseboard.engine.record import read, verify
from cheeseboard.engine.retracing import retrace
from cheeseboard.games import boxed, get, names
from cheeseboard.words import say
from tests.words.checking import SOURCE, languages
from tests.words.checking import read as messages_of

LESSONS = [(game, name) for game in names() for name in lesson_names(get(game))]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)

LONGEST = 45
"""Moves: more than these do not fit into five minutes."""
MOST_OWN = 20
LONGEST_SENTENCE = 140
"""Letters: what is read at a glance."""

Things = Callable[[Any], dict[str, Iterable[object]]]


def _rescue(view: Any) -> dict[str, Iterable[object]]:
    moves = [move.split() for move in view.legal]
    return {
        "hand": [],
        "card": {card for card, _ in moves},
        "cell": {cell for _, cell in moves},
        "laid": {"{},{}".format(*laid.cell) for laid in view.cells},
        "part": {"chain", "ended-now"},
    }


def _tricks(view: Any) -> dict[str, Iterable[object]]:
    return {
        "hand": [],
        "card": view.hand,
        "cat": [cat.cat for cat in view.cats],
        "played": [played.card for played in view.trick],
        "part": {"trump", "worth", "trick"},
    }


def _chop(view: Any) -> dict[str, Iterable[object]]:
    mice = {f"m{number}": at for number, at in enumerate(view.mice, 1) if at}
    return {
        "piece": {"cat", *mice},
        "mouse": [name[1:] for name in mice],
        "lit": {move.split()[-1] for move in view.legal},
        "down": view.down,
        "part": {"die", "stash", "danger", "goal"},
    }


THINGS: dict[str, Things] = {"cheese-rescue": _rescue, "cheez-tricks": _tricks, "chop-chop": _chop}


def opened(game: str, name: str) -> Lesson:
    return open_lesson(get(game), name)


def said(lesson: Lesson) -> set[str]:
    """All the sentences that the lesson may need."""
    remarks = lesson.plan.remark
    answers = {say for remark in remarks for say in remark.answers.values()}
    return {lesson.code(say) for say in {lesson.plan.otherwise, *answers, *(remark.say for remark in remarks)}}


def test_every_game_on_the_shelf_has_a_first_lesson() -> None:
    assert [name for _, name in LESSONS].count("first") == len(names())


@every_lesson
def test_its_record_is_true(game: str, name: str) -> None:
    file = Path(str(get(game).rules.__file__)).parent / "lessons" / f"{name}.cheese"
    with file.open(encoding="utf-8", newline="\n") as lines:
        assert verify(next(read(lines)), boxed) in (None, "verified-without-key")


@every_lesson
def test_it_is_short(game: str, name: str) -> None:
    lesson = opened(game, name)
    assert len(lesson.match.moves) <= LONGEST
    assert lesson.match.movers.count(lesson.plan.seat) <= MOST_OWN
    assert 3 <= lesson.plan.minutes <= 5


@every_lesson
def test_the_learner_is_told_something_before_each_of_their_moves_and_at_the_end(game: str, name: str) -> None:
    lesson = opened(game, name)
    own = [number for number, seat in enumerate(lesson.match.movers) if seat == lesson.plan.seat]
    assert [number for number in own if not lesson.remarks(number)] == []
    assert lesson.remarks(len(lesson.match.moves))


@every_lesson
def test_remarks_stand_in_order_at_positions_that_there_are(game: str, name: str) -> None:
    lesson = opened(game, name)
    after = [remark.after for remark in lesson.plan.remark]
    assert after == sorted(after)
    assert set(after) <= set(range(len(lesson.match.moves) + 1))


@every_lesson
def test_whatever_lights_up_is_there_and_whatever_is_answered_can_be_played(game: str, name: str) -> None:
    lesson = opened(game, name)
    for after, match in enumerate(retrace(lesson.match)):
        view, legal = match.view(lesson.plan.seat), match.legal() if match.turn == lesson.plan.seat else []
        things = {"plate": map(str, range(match.players)), **THINGS[game](view)}
        known = set(things) | {f"{kind} {which}" for kind, those in things.items() for which in those}
        for remark in lesson.remarks(after):
            assert set(remark.lit) <= known, (after, remark.say)
            assert _idle(lesson, remark, legal) == [], (after, remark.say)


def _idle(lesson: Lesson, remark: Remark, legal: list[str]) -> list[str]:
    """The patterns that answer no move that could be made there."""
    right = lesson.match.moves[remark.after] if legal else None
    others = [move for move in legal if move != right]
    return [pattern for pattern in remark.answers if not any(fnmatchcase(move, pattern) for move in others)]


@every_lesson
def test_every_sentence_is_there_in_every_language_and_short_and_none_is_left_over(game: str, name: str) -> None:
    lesson = opened(game, name)
    for language in languages(SOURCE):
        files = (SOURCE / "games" / game.replace("-", "_") / "words" / language).glob("lesson.ftl")
        found, problems = messages_of(files)
        assert problems == []
        assert {code for code in found if code.startswith(lesson.code(""))} == said(lesson), language
        sentences = [say(f"{game}.{code}", language=language) for code in said(lesson)]
        assert [sentence for sentence in sentences if len(sentence) > LONGEST_SENTENCE] == []


@every_lesson
def test_an_answer_is_for_another_move_than_the_one_that_leads_on(game: str, name: str) -> None:
    lesson = opened(game, name)
    for after, match in enumerate(retrace(lesson.match)):
        if after < len(lesson.match.moves):
            assert lesson.match.moves[after] not in lesson.answers(after, match.legal())
