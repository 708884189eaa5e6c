"""docs/adapters.md tells the truth: its examples run."""

import re
from pathlib import Path

import pytest

DOCUMENT = (Path(__file__).parent.parent / "docs" / "adapters.md").read_text(encoding="utf-8")
PARTS = dict(re.findall(r"^## (\w+)$\n(.*?)(?=^## |\Z)", DOCUMENT, re.DOTALL | re.MULTILINE))


@pytest.mark.parametrize("part", PARTS)
def test_the_examples_run(part: str) -> None:
    examples = re.findall(r"^```python\n(.*?)^```$", PARTS[part], re.DOTALL | re.MULTILINE)
    assert examples
    if part == "OpenSpiel":
        pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this machine")
    for example in examples:
        exec(compile(example, f"docs/adapters.md, {part}", "exec"), {})


def test_every_adapter_has_a_part() -> None:
    folder = Path(__file__).parent.parent / "src" / "cheeseboard" / "adapters"
    adapters = {file.stem for file in folder.glob("*.py")} - {"__init__", "table"}
    assert adapters <= {part.lower() for part in PARTS}
