"""A hook of the site: what pages link to outside docs/ is on the site too.

On GitHub a link like `../src/cheeseboard/join.py` leads to that file. The site has no such files, so each that a page
links to becomes a page of its own under `source/`, and the link leads there. Nobody writes a link twice.
"""

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
DOCS = "docs/"
SOURCE = "source/"
ELSEWHERE = {
    "README.md": "docs/index.md",
    "README.fr.md": "docs/fr.md",
    "README.it.md": "docs/it.md",
    "CHANGELOG.md": "docs/changelog.md",
    "CONTRIBUTING.md": "docs/contributing.md",
}
"""Files outside docs/ that have a place of their own on the site; the first of them is told there in other words."""
LANGUAGES = {".py": "python", ".ts": "typescript", ".svelte": "html", ".json": "json", ".cff": "yaml", ".toml": "toml"}
LINK = re.compile(r"""(\]\(|\bsrc="|\bhref=")([^)"\s#]+)(#[^)"\s]*)?(?=[)"])""")
FENCE = re.compile(r"^(```.*?^```$)", re.DOTALL | re.MULTILINE)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Make a page of every file outside that is linked to, and of those that they link to in turn."""
    places = {place: path for path, place in ELSEWHERE.items() if path != "README.md"}
    for place, path in places.items():
        files.append(_page(config, place.removeprefix(DOCS), (ROOT / path).read_text(encoding="utf-8")))
    made = {*places.values()}
    waiting = [file.src_uri for file in files.documentation_pages()]
    while waiting:
        uri = waiting.pop()
        found = files.get_file_from_path(uri)
        assert found is not None
        for path in sorted(_outside(home(uri), found.content_string)):
            if path not in made and path not in ELSEWHERE:
                made.add(path)
                made_page = _page(config, f"{SOURCE}{path.removesuffix('.md')}.md", _shown(ROOT / path, path))
                files.append(made_page)
                if path.endswith(".md"):
                    waiting.append(made_page.src_uri)
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Let its links lead to pages of the site."""
    uri = page.file.src_uri
    if uri.startswith(SOURCE) and (ROOT / home(uri)).suffix != ".md":
        return markdown
    parts = FENCE.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(lambda link: _led(link, uri), part) for part in parts)


def _led(link: re.Match[str], uri: str) -> str:
    opening, target, anchor = link[1], link[2], link[3] or ""
    own = uri.removesuffix(".md") + ".ipynb"  # the notebook itself, to be taken along
    if ":" in target or target.startswith("/") or own == posixpath.join(posixpath.dirname(uri), target):
        return link[0]
    place = placed(posixpath.normpath(posixpath.join(posixpath.dirname(home(uri)), target)))
    folder = posixpath.dirname(uri)
    if opening != "](":  # MkDocs leaves HTML as it is, and pages are folders
        folder = posixpath.join(folder, posixpath.basename(uri).removesuffix(".md"))
        folder = posixpath.dirname(folder) if posixpath.basename(uri) in ("index.md", "README.md") else folder
    return f"{opening}{posixpath.relpath(place, folder or '.')}{anchor}"


def home(uri: str) -> str:
    """Where the file of a page lies in the repository."""
    if uri.startswith(SOURCE):
        path = uri.removeprefix(SOURCE)
        return path if (ROOT / path).exists() else path.removesuffix(".md")
    return next((path for path, place in ELSEWHERE.items() if place == DOCS + uri and uri != "index.md"), DOCS + uri)


def placed(path: str) -> str:
    """Where a file of the repository is found on the site, as the path of its source there."""
    path = ELSEWHERE.get(path, path)
    if path.startswith(DOCS):
        path = path.removeprefix(DOCS)
        return re.sub(r"\.ipynb$", ".md", path)
    return f"{SOURCE}{path.removesuffix('.md')}.md"


def _outside(path: str, text: str) -> Iterator[str]:
    for _, target, _ in LINK.findall(FENCE.sub("", text)):
        found = posixpath.normpath(posixpath.join(posixpath.dirname(path), target))
        if ":" not in target and not found.startswith((DOCS, "..")) and (ROOT / found).exists():
            yield found


def _shown(file: Path, path: str) -> str:
    if file.is_dir():
        inside = sorted(each.relative_to(file) for each in file.rglob("*") if each.is_file() and _kept(each))
        return f"# {path}/\n\n" + "\n".join(f"- `{each}`" for each in inside)
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return text
    return f"# {file.name}\n\n`{path}`\n\n`````{LANGUAGES.get(file.suffix, 'text')}\n{text}\n`````\n"


def _kept(file: Path) -> bool:
    return "__pycache__" not in file.parts


def _page(config: MkDocsConfig, uri: str, text: str) -> File:
    return File.generated(config, uri, content=text)
