"""A game, as everything else knows it.

A game is a folder of its own under `games/`; its `__init__` ties the files together as a `Game`.

- `parts.py` -- counts and values, authors and ages: data, each a `Fact` and how certain; a `Part` if rules read it.
- `rules.py` -- the rules, as kernels over one fixed-size state: `State`, one of whose fields is `players`; how many
  `MOVES` there are, and at most `OUTCOMES` of a chance; and the kernels in the first table of `engine/contract.py`.
- `mind.py` -- what a seat knows: the kernels `imagine` and `observe`, and `Observation`, what the latter writes.
- `sense.py` -- what a bot should know: the kernels in the second table there, and `STYLE`, how a search suits the game.
- `text.py` -- notation and log, and the game in a terminal (see `Text`).
- `view.py` -- what a seat may see and what it hears of each happening (see `Showing`).
- `reasons.py` -- why a move may be good, in facts (see `Reasons`); the facts themselves may stand in `why.py`.
- `words/<language>/*.ftl` -- what is said about all this; `cheeseboard.words` tells how.

`engine/folder.py` tells what `Text`, `Showing` and `Reasons` are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from cheeseboard.words import say

from .errors import BadTable
from .facts import Fact, Part
from .folder import Fading, Parts, Reasons, Showing, Text
from .kernel import KernelSet
from .layout import Feature, features, layout
from .net import Net, empty, kept
from .options import Chosen, Option
from .quoting import quoted, quoted_number
from .whole import whole


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    name: str
    counts: tuple[int, ...]
    """The numbers of players."""
    options: tuple[Option, ...]
    parts: Parts
    rules: ModuleType
    mind: ModuleType
    sense: ModuleType
    text: Text
    view: Showing
    reasons: Reasons
    other_parts: Mapping[str, Any] = field(default_factory=dict, hash=False)
    """The parts that are not as in the box, by their names in small letters: such a game is not on the shelf."""
    fading: Fading | None = None
    sides: Callable[[int, Chosen], Sequence[int]] = lambda players, chosen: range(players)  # noqa: ARG005
    """By seat, the number of its side; seats of one side win and lose together."""
    roles: tuple[str, ...] = ()
    """What the sides are called, by their numbers, where they do not play for the same: said as `lab-role-<name>`."""

    def __reduce__(self) -> tuple[Callable[..., "Game"], tuple[object, ...]]:
        """A game goes to another process by its name alone, a variant with its parts: its kernels are there already."""
        if self.other_parts:
            return import_module("cheeseboard.games.variants").variant, (self.name, dict(self.other_parts))
        return _unpacked, (self.rules.__name__.rpartition(".")[0],)

    @cached_property
    def kernels(self) -> KernelSet:
        return KernelSet(self.name, self.rules, self.mind, self.sense)

    @property
    def facts(self) -> dict[str, Fact[Any]]:
        """Every fact of the game by the name that its catalogue uses."""
        found = {name: value for name, value in vars(self.parts).items() if isinstance(value, Fact)}
        return {name.lower().replace("_", "-"): fact for name, fact in found.items()}

    @property
    def parts_read(self) -> dict[str, Part[Any]]:
        """Those of them that the rules read, by the names that `cb.variant` takes."""
        return {name.lower(): part for name, part in vars(self.parts).items() if isinstance(part, Part)}

    @cached_property
    def told_parts(self) -> dict[str, str]:
        """The parts that are not as in the box, each as text: JSON."""
        return {name: msgspec.json.encode(value).decode() for name, value in self.other_parts.items()}

    @property
    def hidden(self) -> bool:
        """Whether seats hold what others may not see."""
        return self.parts.HIDDEN

    @property
    def title(self) -> str:
        """What it is called in English."""
        return say(self.said("title"))

    def said(self, message: str) -> str:
        """The code of a message in this game's catalogue."""
        return f"{self.name}.{message}"

    def check_players(self, players: object) -> int:
        number = whole(players)
        if number is None or number not in self.counts:
            raise BadTable(self.said("table-players"), counts=list(self.counts), players=quoted_number(players))
        return number

    def check_options(self, players: object, given: Mapping[str, object]) -> dict[str, str]:
        """All options with their values, defaults filled in."""
        count = self.check_players(players)
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadTable(self.said("table-option"), option=quoted(name), options=list(known))
        chosen: dict[str, str] = {}
        for name, option in known.items():
            right = option.choices(count, chosen)
            value = chosen[name] = str(given.get(name, option.usual(count, chosen)))
            if value not in right:
                raise BadTable(
                    self.said("table-choice"),
                    players=count,
                    option=name,
                    choices=list(right),
                    value=quoted(value),
                )
        return chosen

    def option_codes(self, chosen: Mapping[str, str]) -> Any:
        """The options as the kernels want them."""
        return np.array([option.values.index(chosen[option.name]) for option in self.options], np.int64)

    @property
    def moves(self) -> int:
        """How many moves there are: they are numbered from 0."""
        return int(self.rules.MOVES)

    @cached_property
    def observation(self) -> tuple[Feature, ...]:
        """What `observe` tells of, in the order of its numbers."""
        return features(self.mind.Observation)

    @property
    def observation_size(self) -> int:
        """How many numbers that is."""
        return self.observation[-1].start + self.observation[-1].size

    @property
    def weights(self) -> Path:
        """The file with what has been learnt about the game, if anything was."""
        return Path(str(self.rules.__file__)).with_name("weights.npz")

    def net(self, players: int) -> Net:
        """What was learnt about the game with so many players; of other parts than those in the box, nothing."""
        return empty() if self.other_parts else kept(self.weights, players)

    def states(self, count: int) -> Any:
        """An array of so many empty states, each as kernels take it."""
        return np.zeros(count, layout(self.rules.State))

    def observations(self, count: int) -> Any:
        """An array of so many empty observations."""
        return np.zeros(count, layout(self.mind.Observation))


Shelf = Callable[[str, Mapping[str, str]], Game]
"""The game of a name, with those parts, as text, that are not as in the box."""


def _unpacked(folder: str) -> Game:
    game: Game = import_module(folder).GAME
    return game
