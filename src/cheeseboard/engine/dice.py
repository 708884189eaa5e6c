"""The random source: xoshiro256++, four 64-bit words, seeded anew for every chance event of a match.

`docs/chance.md` says how games spend it, exactly enough to write `verify` in another language.
"""

import hashlib
from functools import partial
from typing import Any

import numpy as np

from .bits import Board, turned
from .kernel import kernel

Dice = np.ndarray[tuple[int], np.dtype[np.uint64]]

_WHOLE = 0xFFFFFFFFFFFFFFFF
_HALF = Board(32)
_LOW = Board(0xFFFFFFFF)


def for_event(key: bytes, number: int) -> Dice:
    """The dice of chance event `number` of the match with this key: they tell nothing about any other event's."""
    return _dice(hashlib.blake2b(number.to_bytes(8, "little"), digest_size=32, key=key).digest())


def for_events(key: bytes, first: int, count: int) -> Any:
    """The dice of so many chance events from that number on, a row for each."""
    keyed, hashed = hashlib.blake2b(digest_size=32, key=key), []
    for number in range(first, first + count):
        event = keyed.copy()  # to begin each with the key takes half as long again
        event.update(number.to_bytes(8, "little"))
        hashed.append(event.digest())
    return _dice(b"".join(hashed)).reshape(count, 4)


def from_seed(*seed: int) -> Dice:
    """Repeatable dice for runs that need no secrecy."""
    return _dice(hashlib.blake2b(repr(seed).encode(), digest_size=32).digest())


def _dice(hashed: bytes) -> Dice:
    dice: Dice = np.frombuffer(hashed, _WORDS).astype(np.uint64)
    return dice


_WORDS = np.dtype("<u8")


def _sum(a: Board, b: Board) -> Board:
    return a + b


@partial(kernel, compiled_as=_sum)
def plus(a: Board, b: Board) -> Board:
    """The sum, without what is carried out of the word."""
    return Board((int(a) + int(b)) & _WHOLE)


@kernel
def roll(dice: Dice) -> Board:
    """The next 64 random bits."""
    out = plus(turned(plus(dice[0], dice[3]), 23), dice[0])
    shifted = dice[1] << Board(17)
    dice[2] ^= dice[0]
    dice[3] ^= dice[1]
    dice[1] ^= dice[2]
    dice[0] ^= dice[3]
    dice[2] ^= shifted
    dice[3] = turned(dice[3], 45)
    return out


@kernel
def _fair(dice: Dice, n: int) -> Board:
    """32 random bits, of which those are left out that would make one of n equal parts larger than another."""
    wide = Board(n)
    bits = roll(dice) >> _HALF
    if ((bits * wide) & _LOW) < wide:
        threshold = (_LOW - wide + Board(1)) % wide  # 2**32 mod n
        while ((bits * wide) & _LOW) < threshold:
            bits = roll(dice) >> _HALF
    return bits


@kernel
def below(dice: Dice, n: int) -> int:
    """A whole number from 0 to n - 1, each equally likely (Lemire's multiplication with rejection)."""
    return np.int64((_fair(dice, n) * Board(n)) >> _HALF)  # type: ignore[return-value]  # int() would stay unsigned


@kernel
def below_both(dice: Dice, n: int, m: int) -> tuple[int, int]:
    """What is left of `below(dice, n * m)` when it is divided by m, and how often m goes into it."""
    bits = _fair(dice, n * m)
    often = np.int64((bits * Board(n)) >> _HALF)  # without a division, which takes longer than all the rest
    return np.int64((bits * Board(n * m)) >> _HALF) - often * m, often  # type: ignore[return-value]
