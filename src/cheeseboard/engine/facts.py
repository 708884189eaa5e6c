"""What a game rests on, and how certain that is."""

from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

T = TypeVar("T")

Certainty = Literal["seed", "source", "inferred", "ruling"]


@dataclass(frozen=True)
class Fact(Generic[T]):
    """Something the game rests on, and how we know it.

    `seed`: the rulebook says so. `source`: a public review or a shop. `inferred`: deduced. `ruling`: our decision where
    the rulebook is silent. Unless it is the first, the game's catalogue says more, as `fact-<name>`.
    """

    value: T
    certainty: Certainty


class Part(Fact[T]):
    """One that the rules read, so that a variant may have another."""
