"""What `cheeseboard learn` runs: a lesson of so many minutes, told as it goes, and the weights that come of it."""

import zipfile
from importlib.util import find_spec
from pathlib import Path

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.game import Game
from cheeseboard.engine.net import Weights, fingerprint
from cheeseboard.engine.quoting import quoted
from cheeseboard.games import get, names
from cheeseboard.words.here import tell

from .chances import Chances
from .lesson import Settings, told_by
from .moves import Moves

POINTS = 24
"""Of the curve, more or less."""


def run(name: str, *, moves: bool, minutes: float, seed: int, start: Path | None, to: Path | None, on: str) -> int:
    game, module = get(name), "aspects" if moves else "traits"
    if not can_learn(game, module):
        able = [each for each in names() if can_learn(get(each), module)]
        raise BadTable("learn-no-moves" if moves else "learn-nothing", game=game.name, games=able)
    if moves and start is None:
        raise BadTable("learn-no-chances")
    file = to or Path(f"{game.name}.npz")
    parent = None if start is None else _read(start, game)
    settings = Settings(**told_by(game, module).LESSON)
    learner = (Moves if moves else Chances)(game, seed, settings, on, parent)
    file.open("ab").close()  # says now, and not after minutes, that it cannot be written
    for point in learner.learn(60 * minutes, 60 * minutes / POINTS):
        learner.kept().write(file)
        told = {"minutes": round(point.seconds / 60, 1), "lines": point.lines, "loss": round(point.loss, 3)}
        print(tell("learn-move-point" if moves else "learn-point", **told, wins=round(100 * point.wins, 1)), flush=True)
    print(tell("learn-written", file=str(file), mark=fingerprint(learner.kept().net())))
    return 0


def can_learn(game: Game, module: str) -> bool:
    """Whether the game has something to show a net: of positions, `traits`; of moves, `aspects`."""
    return find_spec(f"{game.rules.__package__}.{module}") is not None


def _read(file: Path, game: Game) -> Weights:
    try:
        weights = Weights.read(file)
    except (KeyError, ValueError, EOFError, zipfile.BadZipFile):
        raise BadTable("learn-no-weights", file=quoted(file), game=game.name) from None
    if weights.told.get("game") != game.name:
        raise BadTable("learn-no-weights", file=quoted(file), game=game.name)
    return weights
