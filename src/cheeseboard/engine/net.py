"""Small networks inside kernels: what a bot has learnt, in whole numbers, so that it answers the same everywhere.

A position is shown as a list of features, the few out of many that it has. Each adds its row of weights to the hidden
units; what these come to, cut off below and above, is weighed once more for each answer. A move has features too, its
aspects: what these add up to is the first impression of it.

Weights are arguments and never constants of compiled code: other weights need no other code. They lie in the game's
folder in a file that also tells how they came about; `cheeseboard learn` writes it.
"""

import hashlib
import json
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from .kernel import kernel

ONE = 256
"""How often the least difference between two weights goes into 1."""
CEILING = 8
"""What a hidden unit comes to at most."""
_SUM = ONE * ONE
_FULL = CEILING * ONE
_LIKELY = np.exp(-np.arange(16 * ONE) / ONE).astype(np.float32)
"""By how much an impression is behind: rounded, since the last digits differ from one machine to the next."""
_STEEPEST = 4
"""Weights of the answers are no larger: so no sum of them leaves 32 bits."""


class Net(NamedTuple):
    """Weights, and the room that a thread needs to ask it something. One without features has nothing to say."""

    first: Any
    """By feature, what it adds to each hidden unit."""
    bias: Any
    second: Any
    """By answer, how much each unit counts."""
    final: Any
    impressions: Any
    """By aspect, how much likelier it makes a move; of none where only positions are told apart."""
    active: Any
    """The features of a position, or of a move."""
    hidden: Any


_LEARNT = "first", "bias", "second", "final", "impressions"
"""What of a net was learnt; the rest is room."""


class Weights(NamedTuple):
    """What a network has learnt: real numbers, of which `net` makes whole ones. `told` is how it came about."""

    first: Any
    bias: Any
    second: Any
    final: Any
    impressions: Any
    told: dict[str, Any]

    def net(self) -> Net:
        top = np.iinfo(np.int16).max
        first, impressions = (
            np.clip(np.rint(each * ONE), -top, top).astype(np.int16) for each in (self.first, self.impressions)
        )
        second = np.rint(np.clip(self.second, -_STEEPEST, _STEEPEST) * ONE).astype(np.int16)
        return Net(
            first,
            np.rint(self.bias * ONE).astype(np.int32),
            second,
            np.rint(self.final * _SUM).astype(np.int32),
            impressions,
            np.zeros(len(first), np.int64),
            np.zeros(len(self.bias), np.int32),
        )

    def write(self, file: Path) -> None:
        """As small as whole numbers are: reading it back gives the same net."""
        net = self.net()
        told = np.frombuffer(json.dumps(self.told, indent=1).encode(), np.uint8)
        np.savez_compressed(file, **dict(zip(_LEARNT, net, strict=False)), told=told, allow_pickle=False)

    @classmethod
    def read(cls, file: Path) -> "Weights":
        with np.load(file, allow_pickle=False) as kept:
            return cls(
                kept["first"].astype(np.float32) / ONE,
                kept["bias"].astype(np.float32) / ONE,
                kept["second"].astype(np.float32) / ONE,
                (kept["final"] / _SUM).astype(np.float32),
                kept["impressions"].astype(np.float32) / ONE if "impressions" in kept else np.zeros(0, np.float32),
                json.loads(kept["told"].tobytes()),
            )


def empty() -> Net:
    """One that has learnt nothing."""
    return Net(
        np.zeros((0, 0), np.int16),
        np.zeros(0, np.int32),
        np.zeros((0, 0), np.int16),
        np.zeros(0, np.int32),
        np.zeros(0, np.int16),
        np.zeros(0, np.int64),
        np.zeros(0, np.int32),
    )


def with_own_room(net: Net) -> Net:
    """The same weights for another thread."""
    return net._replace(active=np.zeros_like(net.active), hidden=np.zeros_like(net.hidden))


@cache
def kept(file: Path, players: int) -> Net:
    """The net of a file; without the file, or if it learnt with other numbers of players, one that knows nothing."""
    if not file.exists():
        return empty()
    weights = Weights.read(file)
    return weights.net() if players in weights.told["players"] else empty()


def fingerprint(net: Net) -> str:
    """Of the weights, whatever file they came in."""
    digest = hashlib.sha256()
    for each in net[: len(_LEARNT)]:
        digest.update(np.ascontiguousarray(each).astype(each.dtype.newbyteorder("<")).tobytes())
    return digest.hexdigest()[:16]


@kernel
def learnt(net: Net) -> bool:
    """Whether it has anything to say."""
    return len(net.bias) > 0


@kernel
def impressed(net: Net) -> bool:
    """Whether it has anything to say about moves by themselves."""
    return len(net.impressions) > 0


@kernel
def impression(net: Net, count: int) -> int:
    """How likely a move is, as a logarithm, `ONE` times: the first so many of `active` are its aspects."""
    whole = 0
    for index in range(count):
        whole += int(net.impressions[net.active[index]])
    return whole


@kernel
def likely(behind: int) -> float:
    """How likely a move is beside one whose impression is by so much better."""
    return float(_LIKELY[min(behind, len(_LIKELY) - 1)])


def _show(net: Net, count: int) -> None:
    units = len(net.bias)
    for unit in range(units):
        net.hidden[unit] = net.bias[unit]
    for index in range(count):
        feature = net.active[index]
        for unit in range(units):
            net.hidden[unit] += net.first[feature, unit]
    for unit in range(units):
        net.hidden[unit] = min(max(net.hidden[unit], np.int32(0)), np.int32(_FULL))


@partial(kernel, compiled_as=_show)
def show(net: Net, count: int) -> None:
    """Show it a position: the first so many of `active` are its features."""
    sums = net.bias + net.first[net.active[:count]].sum(axis=0, dtype=np.int32)
    net.hidden[:] = np.clip(sums, 0, _FULL)


def _answer(net: Net, number: int) -> float:
    whole = net.final[number]
    for unit in range(len(net.bias)):
        whole += net.hidden[unit] * net.second[number, unit]
    return float(whole) / _SUM


@partial(kernel, compiled_as=_answer)
def answer(net: Net, number: int) -> float:
    """One of its answers about the position that it was shown."""
    return float(net.final[number] + np.dot(net.hidden, net.second[number].astype(np.int32))) / _SUM
