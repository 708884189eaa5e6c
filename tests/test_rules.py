"""The contract is kept: each clause of `docs/rules` has a text, code that cites it, and a test of its name."""

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

import pytest

from cheeseboard.games import names

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules"
PAGES = {page.stem: page for page in sorted(RULES.glob("*.md")) if page.stem != "README"}
RANGE = re.compile(r"\b[A-Z]{2}-\d+ (?:to|through) [A-Z]{2}-\d+\b|\b[A-Z]{2}-\d+ ?(?:–|\.\.+|…) ?[A-Z]{2}-\d+\b")


def listed(page: Path) -> list[tuple[str, str]]:
    """The clauses of a page with their texts, in order."""
    return re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\* ?(.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)


CLAUSES = {clause: (name, text) for name, page in PAGES.items() for clause, text in listed(page)}
CITATION = re.compile(rf"\b(?:{'|'.join(sorted({clause[:2] for clause in CLAUSES}))})-\d+\b")
NAMED = re.compile(rf"\bdef test_({'|'.join(sorted({clause[:2].lower() for clause in CLAUSES}))})(\d+)_")


def sources(folder: Path) -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}


def cited(texts: Iterable[str]) -> set[str]:
    """The clauses that are cited one by one: a range says nothing about any of those in it."""
    return {clause for text in texts for clause in CITATION.findall(RANGE.sub("", text))}


def with_tests(texts: Iterable[str]) -> set[str]:
    """The clauses that tests are named after."""
    return {f"{prefix.upper()}-{number}" for text in texts for prefix, number in NAMED.findall(text)}


IN_CODE = {name: cited(sources(ROOT / "src/cheeseboard/games" / name.replace("-", "_")).values()) for name in PAGES}
IN_TESTS = {name: with_tests(sources(ROOT / "tests/games" / name.replace("-", "_")).values()) for name in PAGES}


def test_every_game_on_the_shelf_has_a_page() -> None:
    assert sorted(PAGES) == sorted(names())


@pytest.mark.parametrize("name", PAGES)
def test_the_clauses_of_a_game_are_numbered_without_a_gap(name: str) -> None:
    clauses = [clause for clause, _ in listed(PAGES[name])]
    assert clauses
    assert clauses == [f"{clauses[0][:2]}-{number}" for number in range(1, len(clauses) + 1)]


def test_no_two_games_share_their_clauses() -> None:
    assert Counter(clause for page in PAGES.values() for clause, _ in listed(page)) == Counter(CLAUSES.keys())


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_text(clause: str) -> None:
    assert len(CLAUSES[clause][1].split()) > 2


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_is_cited_where_it_is_carried_out(clause: str) -> None:
    assert clause in IN_CODE[CLAUSES[clause][0]]


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_has_a_test_of_its_name(clause: str) -> None:
    assert clause in IN_TESTS[CLAUSES[clause][0]]


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_only_clauses_that_exist_are_cited(folder: str) -> None:
    unknown = {
        str(path.relative_to(ROOT)): strangers
        for path, text in sources(ROOT / folder).items()
        if (strangers := ({*CITATION.findall(text)} | with_tests([text])) - {*CLAUSES})
    }
    assert unknown == {}


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.stem)
def test_docs_cite_only_clauses_and_pages_that_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert {*CITATION.findall(text)} <= {*CLAUSES}
    linked = [target for target in re.findall(r"\]\(([^)#]+)\)", text) if "://" not in target]
    assert [target for target in linked if not (page.parent / target).exists()] == []


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("# CT-14", {"CT-14"}),
        ("# CT-14, CT-16 and CC-2: why", {"CT-14", "CT-16", "CC-2"}),
        ("clauses CT-1 to CT-22", set()),
        ("CR-14 to CR-18, CR-3", {"CR-3"}),
        ("CR-14–CR-18", set()),
    ],
)
def test_a_range_is_no_citation(text: str, clauses: set[str]) -> None:
    assert cited([text]) == clauses
