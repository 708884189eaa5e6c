import re
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.engine.retracing import retrace

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.cheese"))


def keyless(text: str) -> str:
    return re.sub(r"\[Key .*\]\n", "", text)


@pytest.mark.parametrize("keyed", [True, False], ids=["from the key", "as it fell"])
@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_every_position_comes_once_more(file: Path, keyed: bool) -> None:
    text = file.read_text(encoding="utf-8")
    match = cb.load(text if keyed else keyless(text))
    assert (match.key is not None) is keyed
    positions = [again.state.tobytes() for again in retrace(match)]
    *_, again = retrace(match)
    assert again.log() == match.log()
    assert again.commitment == match.commitment
    # From the end backwards, by another way.
    for position in reversed(positions):
        assert match.state.tobytes() == position
        if match.moves:
            match.undo()
    assert match.moves == []


def test_the_match_itself_stays_as_it_is() -> None:
    match = cb.load(GOLDEN[0].read_text(encoding="utf-8"))
    before = match.record()
    for again in retrace(match):
        assert again is not match
    assert match.record() == before
