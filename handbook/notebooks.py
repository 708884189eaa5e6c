"""A hook of the site: shows each notebook of docs/notebooks as a page, with what it prints where it has been run.

Notebooks are kept without outputs. `python handbook/notebooks.py` runs them all, as they stand in the repository, and
leaves the outputs in `.notebooks/`, where the next build of the site finds them.
"""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "notebooks"
RUN = ROOT / ".notebooks"
"""Notebooks with outputs, not in the repository."""

Cell = dict[str, Any]


def run(path: Path, folder: Path, *, quick: bool) -> Any:
    """A notebook after it has been run in a folder, from its first cell to its last. Quick: with small numbers."""
    import nbformat
    from jupyter_client.manager import AsyncKernelManager
    from nbclient import NotebookClient

    notebook = nbformat.read(path, as_version=4)
    surroundings = {**os.environ, "CHEESEBOARD_QUICK": "1" if quick else ""}
    with TemporaryDirectory(prefix="nb") as talk:
        # By files, where there are such: nobody else on the machine can listen, and no port is taken.
        way = {} if os.name == "nt" else {"transport": "ipc", "ip": f"{talk}/kernel"}
        kernel = AsyncKernelManager(kernel_name="python3", **way)
        client = NotebookClient(notebook, kernel, timeout=300, resources={"metadata": {"path": str(folder)}})
        return client.execute(env=surroundings)


def on_files(files: Any, config: Any) -> Any:
    from mkdocs.structure.files import File

    for path in sorted(FOLDER.glob("*.ipynb")):
        files.append(File.generated(config, f"notebooks/{path.stem}.md", content=page(path)))
    return files


def page(path: Path) -> str:
    """A notebook in Markdown."""
    cells = _cells(path)
    outputs = _outputs(path, cells)
    told = [part for cell in cells for part in _told(cell, outputs)]
    told.insert(1, f"[Take this notebook with you]({path.name}){{ download }} and run it in Jupyter.")
    return "\n\n".join(told) + "\n"


def _cells(path: Path) -> list[Cell]:
    found: list[Cell] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return found


def _outputs(path: Path, cells: list[Cell]) -> dict[str, list[Cell]]:
    """What each piece of code printed, if these very pieces have been run."""
    ran = _cells(RUN / path.name) if (RUN / path.name).exists() else []
    code, codes = ([_source(cell) for cell in told if cell["cell_type"] == "code"] for told in (cells, ran))
    return {_source(cell): cell.get("outputs", []) for cell in ran} if code == codes else {}


def _source(cell: Cell) -> str:
    return "".join(cell["source"])


def _told(cell: Cell, outputs: dict[str, list[Cell]]) -> Iterator[str]:
    if cell["cell_type"] == "markdown":
        yield _source(cell)
    else:
        yield f"```python\n{_source(cell)}\n```"
        yield from (part for output in outputs.get(_source(cell), []) for part in _printed(output))


def _printed(output: Cell) -> Iterator[str]:
    data = output.get("data", {})
    if "image/svg+xml" in data or "text/html" in data:
        yield f'<div class="output">{_flat("".join(data.get("image/svg+xml") or data["text/html"]))}</div>'
    elif "image/png" in data:
        picture = "".join("".join(data["image/png"]).split())
        yield f'<div class="output"><img alt="" src="data:image/png;base64,{picture}"></div>'
    elif text := "".join(output.get("text", data.get("text/plain", ""))):
        yield f"```{{ .text .output }}\n{text.rstrip()}\n```"


def _flat(html: str) -> str:
    """Without empty lines, at which Markdown would go on."""
    return "".join(line.strip() + "\n" for line in html.splitlines() if line.strip())


def main(arguments: list[str]) -> None:
    """Run those that are named, quickly and for their errors alone; or all, for their outputs."""
    import nbformat

    if arguments:
        with TemporaryDirectory(prefix="notebooks-") as folder:
            for name in arguments:
                run(Path(name), Path(folder), quick=True)
        return
    RUN.mkdir(exist_ok=True)
    for path in sorted(FOLDER.glob("*.ipynb")):
        print(f"{path.name} ...", file=sys.stderr, flush=True)
        nbformat.write(run(path, FOLDER, quick=False), RUN / path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
