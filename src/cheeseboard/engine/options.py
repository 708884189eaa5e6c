"""What is chosen when a table is laid."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Chosen = Mapping[str, str]
"""The values of the options that come before one: a choice may depend on an earlier one."""


@dataclass(frozen=True)
class Option:
    """A choice made when the table is laid. Kernels get the position of the value in `values`."""

    name: str
    default: str | Callable[[int, Chosen], str]
    values: tuple[str, ...]
    allowed: Callable[[int, str, Chosen], bool] = lambda players, value, chosen: True  # noqa: ARG005
    for_beginners: str | None = None
    """What the rulebook advises for a first match, where that is not the default."""

    def choices(self, players: int, chosen: Chosen | None = None) -> tuple[str, ...]:
        """What can be chosen, given what has been; without that, as if it had been left at its defaults."""
        return tuple(value for value in self.values if self.allowed(players, value, chosen or {}))

    def usual(self, players: int, chosen: Chosen | None = None) -> str:
        """What is chosen for those who do not choose."""
        return self.default if isinstance(self.default, str) else self.default(players, chosen or {})


def first_seat(counts: Sequence[int]) -> Option:
    """The option `first` of games in which any seat may begin."""
    return Option("first", "0", tuple(str(seat) for seat in range(max(counts))), lambda n, seat, _: int(seat) < n)
