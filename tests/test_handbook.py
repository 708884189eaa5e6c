"""The documentation tells the truth: its examples and notebooks run, its tables are current, its links lead on."""

import doctest
import json
import re
import runpy
import subprocess
import sys
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from handbook import notebooks, tables

import cheeseboard as cb

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"]
NOTEBOOKS = sorted((DOCS / "notebooks").glob("*.ipynb"))
FENCED = re.compile(r"^```.*?^```$", re.DOTALL | re.MULTILINE)

every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
every_notebook = pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)


def unfenced(text: str) -> str:
    return FENCED.sub("", text)


def test_the_examples_of_the_guide_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = re.findall(
        r"^```pycon\n(.*?)^```$", (DOCS / "study.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    assert len(shown) > 10
    example = doctest.DocTestParser().get_doctest("".join(shown), {}, "study.md", "study.md", 0)
    flags = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
    assert doctest.DocTestRunner(optionflags=flags).run(example).failed == 0


def test_the_tables_of_moves_and_observations_are_current() -> None:
    assert tables.main(["--check"]) == 0


@every_notebook
def test_a_notebook_runs(notebook: Path) -> None:
    program = Path(notebooks.__file__)
    done = subprocess.run([sys.executable, str(program), str(notebook)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@every_notebook
def test_a_notebook_is_kept_without_outputs(notebook: Path) -> None:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert all(not cell["outputs"] and cell["execution_count"] is None for cell in cells if "outputs" in cell)


def test_a_notebook_that_has_been_run_is_shown_with_what_it_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notebooks, "RUN", tmp_path)
    told = json.loads(NOTEBOOKS[0].read_text(encoding="utf-8"))
    ran = next(cell for cell in told["cells"] if cell["cell_type"] == "code")
    ran["outputs"] = [{"output_type": "stream", "name": "stdout", "text": ["a piece of cheese\n"]}]
    assert "a piece of cheese" not in notebooks.page(NOTEBOOKS[0])
    (tmp_path / NOTEBOOKS[0].name).write_text(json.dumps(told))
    assert "a piece of cheese" in notebooks.page(NOTEBOOKS[0])
    ran["source"] = ["something = 'else'"]
    (tmp_path / NOTEBOOKS[0].name).write_text(json.dumps(told))
    assert "a piece of cheese" not in notebooks.page(NOTEBOOKS[0])


@every_page
def test_links_lead_somewhere_in_the_repository_too(page: Path) -> None:
    """`mkdocs build --strict` says so of the site."""
    for target, anchor in re.findall(r"\]\(([^)#:\s]*)(#[^)\s]*)?\)", unfenced(page.read_text(encoding="utf-8"))):
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), target
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), f"{target}{anchor}"


def anchors(page: Path) -> set[str]:
    """As GitHub names headings."""
    heads = re.findall(r"^#+ (.*)$", unfenced(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {"#" + re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@every_page
def test_lists_stand_apart_from_text(page: Path) -> None:
    """GitHub shows a list that follows text at once, the site would run both together."""
    item = re.compile(r"\s*([-*]|\d+\.) ")
    lines = unfenced(page.read_text(encoding="utf-8")).split("\n")
    for before, line in pairwise(lines):
        assert not item.match(line) or not before.strip() or item.match(before) or before[0] in " #", line


def test_every_public_name_is_in_the_reference_and_in_the_program_for_type_checkers() -> None:
    reference = (DOCS / "api.md").read_text(encoding="utf-8")
    user = (ROOT / "tests" / "typing" / "user.py").read_text(encoding="utf-8")
    assert [name for name in cb.__all__ if not re.search(rf"^::: cheeseboard\.{name}$", reference, re.MULTILINE)] == []
    assert [name for name in cb.__all__ if not re.search(rf"\bcb\.{name}\b", user)] == []


def test_the_program_for_type_checkers_runs() -> None:
    runpy.run_path(str(ROOT / "tests" / "typing" / "user.py"), run_name="__main__")


def test_everything_names_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited
    assert cited[1] == project["version"] == cb.__version__
    assert f"\n## {cb.__version__} (" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
