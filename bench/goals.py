"""What each game is held to, as `goals.toml` says."""

import tomllib
from pathlib import Path
from typing import Any

import cheeseboard as cb

_FILE = Path(__file__).with_suffix(".toml")


def goals() -> dict[str, dict[str, Any]]:
    """By game, in the shelf's order; a game without goals has none."""
    written = tomllib.loads(_FILE.read_text(encoding="utf-8"))
    return {game: written.get(game, {}) for game in cb.shelf()}
