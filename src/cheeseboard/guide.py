"""What can be chosen at a table, for the help: the bots there are, and what each game can be played with."""

import shutil
import textwrap

from cheeseboard.bots.levels import LEVELS
from cheeseboard.engine.game import Game
from cheeseboard.games import get, names
from cheeseboard.words.here import tell


def guide() -> str:
    """Every bot with its names, and every game with its numbers of players and its options."""
    return "\n\n".join([_bots(), *(_game(get(name)) for name in names())])


def _bots() -> str:
    lines = [_entry(tell("cli-bot", bot=kind, line=tell("cli-bot-line", bot=kind))) for kind in ("random", "greedy")]
    for level in LEVELS:
        typed = level.name.casefold().replace(" ", "-")
        line = tell("bot-line", level=level.number)
        lines.append(_entry(tell("cli-bot-level", bot=f"search:{level.number}", name=typed, line=line)))
    lines.append(_entry(tell("cli-bots-more")))
    return "\n".join([tell("cli-bots"), *lines])


def _game(game: Game) -> str:
    lines = []
    for option in game.options:
        label, usual = tell(game.said(f"option-{option.name}")), option.usual(min(game.counts))
        values = list(option.values)
        lines.append(_entry(tell("cli-game-option", name=option.name, values=values, usual=usual, label=label)))
    return "\n".join([tell("cli-game", game=game.name, counts=list(game.counts)), *lines])


def _entry(sentence: str) -> str:
    width = shutil.get_terminal_size().columns - 2
    return textwrap.fill(sentence, width, initial_indent="  ", subsequent_indent="    ")
