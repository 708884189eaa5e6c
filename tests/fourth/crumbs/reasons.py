"""Why taking so many may be good."""

from cheeseboard.engine.reasoning import Claim, Only, strongest
from cheeseboard.engine.told import Reason

from . import parts, rules
from .rules import State


class Wins(Reason, frozen=True):
    """Takes the last crumb."""


class Leaves(Reason, frozen=True):
    """Leaves so many that the next player cannot win alone."""

    count: int


AnyReason = Only | Wins | Leaves


def reasons(before: State, move: int, after: State, seat: int) -> list[Reason]:
    return strongest(rules, _claims, before, move, after)


def _claims(before: State, move: int, after: State) -> list[Claim]:
    if after.crumbs == 0:
        return [Claim(10, Wins())]
    return [Claim(5, Leaves(after.crumbs))] if after.crumbs % (parts.MOST.value + 1) == 0 else []
