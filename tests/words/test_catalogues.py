"""Every language says everything that is said, of the same things, and nothing else."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from .checking import SOURCE, catalogue, compared, languages, undefined, unused

ENGLISH, UNREADABLE = catalogue(SOURCE, "en")


def test_the_catalogues_can_be_read() -> None:
    assert UNREADABLE == []
    assert ENGLISH[""]
    assert all(ENGLISH.values())


def test_english_has_all_that_is_said() -> None:
    assert list(undefined(ENGLISH)) == []


def test_nothing_is_in_the_catalogue_that_nobody_says() -> None:
    assert list(unused(ENGLISH)) == []


@pytest.mark.parametrize("language", languages(SOURCE))
def test_every_language_says_the_same_of_the_same_things(language: str) -> None:
    other, problems = catalogue(SOURCE, language)
    assert problems == []
    assert list(compared(ENGLISH, other)) == []


# The check itself, on a language that is made up


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    """A copy of all catalogues in which `xx` says what English does."""
    for file in [*SOURCE.glob("words/en/*.ftl"), *SOURCE.glob("games/*/words/en/*.ftl")]:
        copy = tmp_path / file.relative_to(SOURCE)
        for place in (copy, copy.parent.parent / "xx" / copy.name):
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)
    return tmp_path


def instead(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return edit


CONSOLE, RESCUE = "words/xx/console.ftl", "games/cheese_rescue/words/xx/game.ftl"


@pytest.mark.parametrize(
    ("file", "edit", "problem"),
    [
        (CONSOLE, lambda text: text, None),
        (CONSOLE, instead("key-length = ", "# key-length = "), "key-length is missing"),
        (RESCUE, instead("title = ", "name = "), "cheese-rescue.name is not in English"),
        (RESCUE, instead("title = ", "name = "), "cheese-rescue.title is missing"),
        (CONSOLE, instead("{ $bytes } bytes", "{ $octets } octets"), "key-length takes octets"),
        (CONSOLE, instead("{ $bytes } bytes", "some bytes"), "key-length leaves out bytes"),
        (CONSOLE, instead("key-length = ", "key-length { "), "console.ftl cannot be read at “key-length { A match key"),
        (CONSOLE, lambda text: f"{text}\nkey-length = A key.\n", "console.ftl has key-length twice"),
    ],
)
def test_what_is_wrong_with_a_language_is_told(
    made_up: Path, file: str, edit: Callable[[str], str], problem: str | None
) -> None:
    assert languages(made_up) == ["en", "xx"]
    path = made_up / file
    path.write_text(edit(path.read_text(encoding="utf-8")), encoding="utf-8")
    other, problems = catalogue(made_up, "xx")
    problems += compared(ENGLISH, other)
    assert problems == [] if problem is None else any(each.startswith(problem) for each in problems)


def test_a_language_may_choose_by_less_than_english_does(made_up: Path) -> None:
    """One without a plural has no need to ask how many, as long as it says so."""
    cats = {
        "en": "cats = { $count ->\n [one] 1 cat\n *[other] { $count } cats\n}{ $own ->\n [yes] !\n *[no] .\n}\n",
        "xx": "cats = { $count } neko.\n",
    }
    for language, more in cats.items():
        file = made_up / "words" / language / "common.ftl"
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{more}", encoding="utf-8")
    english, _ = catalogue(made_up, "en")
    other, _ = catalogue(made_up, "xx")
    assert "cats" in english[""]
    assert list(compared(english, other)) == []


@pytest.mark.parametrize(
    ("more", "problems"),
    [
        ("to-whom = to { $seat }\npays = Cheese { to-whom }.\n", []),
        ("pays = Cheese to { $seat }.\n", []),
        ("to-nobody = to nobody\npays = Cheese { whom }.\n", ["to-nobody is not in English"]),
        ("pays = Cheese.\n", ["pays leaves out seat"]),
        ("pays = Cheese { whom }{ thanks }.\n", ["pays uses thanks, which is missing"]),
    ],
)
def test_a_language_may_put_its_sentences_together_in_its_own_way(
    made_up: Path, more: str, problems: list[str]
) -> None:
    for language, words in {"en": "pays = Cheese to { whom }.\n", "xx": more}.items():
        file = made_up / "words" / language / "common.ftl"
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{words}", encoding="utf-8")
    english, _ = catalogue(made_up, "en")
    other, _ = catalogue(made_up, "xx")
    assert list(compared(english, other)) == problems


@pytest.mark.parametrize(
    ("file", "line", "problem"),
    [
        ("words/en/common.ftl", "never-said = Nothing.", "never-said is used nowhere"),
        ("games/chop_chop/words/en/game.ftl", "event-nothing = Nothing.", "chop-chop.event-nothing is used nowhere"),
        ("games/chop_chop/words/en/game.ftl", "fact-nothing = Nothing.", "chop-chop.fact-nothing is used nowhere"),
        ("games/chop_chop/words/en/game.ftl", "result-nothing = Nothing.", "chop-chop.result-nothing is used nowhere"),
    ],
)
def test_what_nobody_says_is_told(made_up: Path, file: str, line: str, problem: str) -> None:
    path = made_up / file
    path.write_text(path.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    assert problem in list(unused(catalogue(made_up, "en")[0]))


@pytest.mark.parametrize(
    ("file", "name", "problem"),
    [
        ("words/en/console.ftl", "bot-gone", "bot-gone is missing"),
        ("games/cheese_rescue/words/en/game.ftl", "event-move", "cheese-rescue.event-move is missing"),
        ("games/cheese_rescue/words/en/game.ftl", "unreadable", "cheese-rescue.unreadable is missing"),
        ("games/cheese_rescue/words/en/game.ftl", "fact-floating", "cheese-rescue.fact-floating is missing"),
    ],
)
def test_what_is_said_and_not_there_is_told(made_up: Path, file: str, name: str, problem: str) -> None:
    path = made_up / file
    path.write_text(instead(f"\n{name} =", f"\nx-{name} =")(path.read_text(encoding="utf-8")), encoding="utf-8")
    assert problem in list(undefined(catalogue(made_up, "en")[0]))
