"""Bots of somebody's own: how one is made of a class, what it is called, and how its answers are read."""

import inspect
from typing import Any

import numpy as np

from cheeseboard.engine.sight import Sight

_LONGEST_NAME = 40


def made(kind: type, seed: int) -> Any:
    """An object of the class, with the seed where its constructor takes one."""
    return kind(seed=seed) if "seed" in inspect.signature(kind).parameters else kind()


def can_choose(bot: object) -> bool:
    return callable(getattr(bot, "choose", None))


def name_of(bot: object, otherwise: str) -> str:
    """What a bot calls itself, if that can be shown."""
    name = getattr(bot, "name", None)
    return name if isinstance(name, str) and name.isprintable() and 0 < len(name) <= _LONGEST_NAME else otherwise


def in_notation(answer: object, sight: Sight) -> object:
    """What a bot has answered, with the move in place of its number."""
    if isinstance(answer, int | np.integer) and not isinstance(answer, bool) and answer in sight.numbers:
        return sight.legal[sight.numbers.index(int(answer))]
    return answer
