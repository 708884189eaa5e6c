"""The order in which thoughts have their turn: the most urgent kind first, and within a kind people take turns."""

from collections import Counter, OrderedDict, deque
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Kind(IntEnum):
    """What is thought about; the smaller number goes first."""

    MOVE = 0
    HINT = 1
    CHANCES = 2
    REPLAY = 3
    ANALYSIS = 4
    LATER = 5
    """A bot's move at a table where nobody is."""


class Spot(NamedTuple):
    """Where somebody stands in line."""

    kind: Kind
    person: str
    """For whom it is: people take turns, however many tables they have; in what anybody may ask for, households."""
    table: str
    """One person's tables take turns."""


class Line(Generic[T]):
    def __init__(self) -> None:
        self._kinds: dict[Kind, OrderedDict[str, OrderedDict[str, deque[T]]]] = {kind: OrderedDict() for kind in Kind}
        self._lengths: Counter[Kind] = Counter()

    def length(self, kind: Kind) -> int:
        """How many of this kind wait."""
        return self._lengths[kind]

    def put(self, spot: Spot, what: T) -> None:
        tables = self._kinds[spot.kind].setdefault(spot.person, OrderedDict())
        tables.setdefault(spot.table, deque()).append(what)
        self._lengths[spot.kind] += 1

    def take(self) -> T | None:
        """Whatever is next; whoever it was for stands behind the others of its kind then."""
        for kind, people in self._kinds.items():
            if people:
                person, tables = people.popitem(last=False)
                table, waiting = tables.popitem(last=False)
                what = waiting.popleft()
                if waiting:
                    tables[table] = waiting
                if tables:
                    people[person] = tables
                self._lengths[kind] -= 1
                return what
        return None

    def withdraw(self, spot: Spot, what: T) -> None:
        """Take something out that waits there."""
        people = self._kinds[spot.kind]
        tables = people[spot.person]
        tables[spot.table].remove(what)
        if not tables[spot.table]:
            del tables[spot.table]
        if not tables:
            del people[spot.person]
        self._lengths[spot.kind] -= 1
