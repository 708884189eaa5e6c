"""What is told of strength is what is kept, and a step of the ladder is climbed once."""

import json
from pathlib import Path

import pytest

import duel
import strength
from cheeseboard.lab.crew import Crew
from strength import Asked, Kept


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that was measured is touched."""
    (tmp_path / "duels.jsonl").touch()
    for module in (duel, strength):
        monkeypatch.setattr(module, "FOUND", tmp_path / "duels.jsonl")
    monkeypatch.setattr(duel, "REPORT", tmp_path / "duels.md")
    monkeypatch.setattr(strength, "KEPT", tmp_path / "strength.jsonl")
    monkeypatch.setattr(strength, "JOURNALS", tmp_path)
    monkeypatch.setattr(strength, "CHART", tmp_path / "ladder.svg")
    monkeypatch.setattr(strength, "CREW", Crew(1))


def test_matches_are_kept_and_the_last_that_were_played_count() -> None:
    old = Kept("chop-chop", "search:2", "search:1", "2020-01-01", 10, (0.5, 0.4, 0.6), ())
    strength.KEPT.write_text(json.dumps(old._asdict()) + "\n")
    assert any("50.0 % (40.0 %–60.0 %)" in line for line in strength.levels(None))
    found = strength.played("chop-chop", ("search:2", "search:1"), Asked(["chop-chop"], 4))
    assert found is not None
    assert found.matches == 4
    kept = strength.kept("chop-chop", ("search:2", "search:1"))
    assert kept is not None
    assert kept.date > old.date
    assert tuple(kept.wins) == found.wins


def test_a_step_of_the_ladder_is_climbed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "LADDER", {8: 30})
    monkeypatch.setattr(strength, "DEALS", 3)
    climbed = list(strength.ladder(Asked(["chop-chop"], 0)))
    assert "3 deals" in climbed[-1]
    assert strength.CHART.exists()
    assert list(strength.ladder(Asked(["chop-chop"], 0))) == climbed
    assert len(duel.FOUND.read_text().splitlines()) == 1
