"""A hook of the site: gives it the colours and letters of the page, from the page's own files."""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

WEB = Path(__file__).resolve().parent.parent / "web"
FONT = re.compile(r"url\('(@fontsource/[^']+/([^'/]+\.woff2))'\)")
FETCHED = r"<(?:script|img|iframe|source)[^>]+src=|<link[^>]+(?:stylesheet|icon|preconnect)[^>]+href="
FOREIGN = re.compile(rf"""(?:{FETCHED})["']?(?:https?:)?//""")


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Nothing is fetched from anybody else, so that nobody else knows who reads; and the search says what it is."""
    if found := FOREIGN.search(output):
        raise PluginError(f"{page.url} fetches something from elsewhere: {found[0]}")
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


def on_files(files: Files, config: MkDocsConfig) -> Files:
    colours = re.search(r"^:root \{.*?^\}$", (WEB / "src" / "look.css").read_text(), re.DOTALL | re.MULTILINE)
    assert colours is not None
    letters = (WEB / "src" / "fonts.css").read_text()
    for path, name in FONT.findall(letters):
        file = WEB / "node_modules" / path
        if file.exists():  # before the page's packages are installed there are only the stand-ins
            files.append(File.generated(config, f"assets/fonts/{name}", abs_src_path=str(file)))
    css = FONT.sub(r"url('fonts/\2')", letters) + colours[0]
    files.append(File.generated(config, "assets/look.css", content=css))
    files.append(File.generated(config, "assets/cheese.svg", abs_src_path=str(WEB / "public" / "cheese.svg")))
    return files
