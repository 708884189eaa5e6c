"""What the reasons of every game share: which facts about a move are worth telling."""

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from .contract import AnyState
from .told import Reason

MOST = 3
BESIDE = 0.1
"""What matters less than this part of the strongest fact is not told beside it."""


class Only(Reason, frozen=True):
    """It is the only move."""


class Claim(NamedTuple):
    """A fact that speaks for a move, and how much it matters beside the other facts of its game."""

    weight: float
    fact: Reason


Claims = Callable[[Any, int, Any], list[Claim]]
"""Whatever speaks for a move, from the position before it, the move, and the position right after it."""


def strongest(rules: ModuleType, claims: Claims, before: AnyState, move: int, after: AnyState) -> list[Reason]:
    """The facts that matter most, at most three, without those that hold for every legal move alike."""
    others = [other for other in legal_moves(rules, before) if other != move]
    if not others:
        return [Only()]
    own = claims(before, move, after)
    shared = [claim.fact for claim in own]
    for other in sorted(others, key=lambda other: -abs(other - move)):  # the least alike disprove most
        if not shared:
            break
        theirs = [claim.fact for claim in claims(before, other, played(rules, before, other))]
        shared = [fact for fact in shared if fact in theirs]
    ranked = sorted((claim for claim in own if claim.fact not in shared), key=lambda claim: -claim.weight)
    return [claim.fact for claim in ranked[:MOST] if claim.weight > BESIDE * ranked[0].weight]


def legal_moves(rules: ModuleType, state: AnyState) -> list[int]:
    moves = np.empty(rules.MOVES, np.int64)
    return moves[: rules.legal(state, moves)].tolist()  # type: ignore[no-any-return]


def played(rules: ModuleType, state: AnyState, move: int) -> AnyState:
    """The position right after a move, before any chance. The one given stays as it is."""
    after = SimpleNamespace(
        **{
            name: value.copy() if isinstance(value, np.ndarray) else value
            for name, value in vars(state).items()
            if not name.startswith("_")  # what was worked out of the position that it no longer is
        }
    )
    rules.play(after, move)
    return after
