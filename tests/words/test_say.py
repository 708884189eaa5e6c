"""The examples of tests/words_cases.json, of which the page must make the same sentences."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cheeseboard.words import PSEUDO, Person, catalogue, say

TABLE = json.loads((Path(__file__).parents[1] / "words_cases.json").read_text(encoding="utf-8"))
PEOPLE = [Person(**person) for person in TABLE["people"]]


@pytest.fixture(autouse=True)
def sample(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """In place of the catalogue, sample.ftl beside this file."""
    monkeypatch.setattr(catalogue, "_HOME", Path(__file__).parent)
    catalogue._bundle.cache_clear()
    yield
    catalogue._bundle.cache_clear()


@pytest.mark.parametrize("case", TABLE["cases"], ids=lambda case: f"{case['code']} {case['params']}")
def test_the_sentence_is_the_one_of_the_table(case: dict[str, Any]) -> None:
    assert say(case["code"], case["params"], PEOPLE) == case["said"]
    if accented := case.get("accented"):
        assert say(case["code"], case["params"], PEOPLE, PSEUDO) == accented


def test_what_cannot_be_said_is_told_to_whoever_tests() -> None:
    with pytest.warns(UserWarning, match="no message nowhere"):
        assert say("nowhere") == "nowhere"
