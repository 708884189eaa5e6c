"""Where the chance of a match comes from: a key, or (see `record`) the log of one that was played elsewhere."""

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from . import dice
from .contract import CHANCE
from .errors import BadTable
from .quoting import quoted
from .whole import whole

if TYPE_CHECKING:
    from .match import Match

KEY_BYTES = 32


class Chance(Protocol):
    """A source of chance."""

    @property
    def key(self) -> bytes | None:
        """From which all of it follows, where there is such a key."""

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the key: shown before the first deal, so that the key shown at the end proves it fair."""

    def resolve(self, match: "Match", number: int) -> None:
        """Add the step that the pending chance makes, number so-and-so of the match."""


@dataclass(frozen=True)
class Keyed:
    """Every event's dice follow from a key and the event's number."""

    key: bytes

    def __post_init__(self) -> None:
        if not isinstance(self.key, bytes) or len(self.key) != KEY_BYTES:
            raise BadTable("key-length", bytes=KEY_BYTES)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.key).hexdigest()

    def resolve(self, match: "Match", number: int) -> None:
        match.take(CHANCE, dice.for_event(self.key, number))


@dataclass(frozen=True)
class Renewed:
    """Of a match that was copied in its middle: no key explains all of its chance."""

    going_on: bytes
    key = None
    commitment = None

    def resolve(self, match: "Match", number: int) -> None:
        Keyed(self.going_on).resolve(match, number)


def check_seed(seed: object) -> int:
    number = whole(seed)
    if number is None:
        raise BadTable("seed-number", seed=quoted(seed))
    return number


def simulated_key(seed: int, number: int) -> bytes:
    """The key of match `number` in a repeatable run."""
    return hashlib.blake2b(
        f"{check_seed(seed)} {number}".encode(), digest_size=KEY_BYTES, person=b"cheeseboard"
    ).digest()
