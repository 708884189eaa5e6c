"""A fourth game, as whoever adds one would write it: `crumbs` for Python, `page/crumbs` for the page. It is nim."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = "crumbs"


def furnish(checkout: Path) -> None:
    """Copy into this folder what the program is made of, add the game's two folders, and its line on the shelf."""
    leave = shutil.ignore_patterns("__pycache__", "page", "node_modules")
    shutil.copytree(ROOT / "src", checkout / "src", ignore=leave)
    shutil.copytree(ROOT / "web", checkout / "web", ignore=shutil.ignore_patterns("node_modules"))
    (checkout / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    here = Path(__file__).parent
    shutil.copytree(here / NAME, checkout / "src" / "cheeseboard" / "games" / NAME, ignore=leave)
    shutil.copytree(here / "page" / NAME, checkout / "web" / "src" / "games" / NAME)
    shelf = checkout / "src" / "cheeseboard" / "games" / "__init__.py"
    shelf.write_text(shelf.read_text("utf-8").replace("_SHELF = (\n", f'_SHELF = (\n    "{NAME}",\n'), "utf-8")
