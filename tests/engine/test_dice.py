import hashlib

import numpy as np
import pytest

from cheeseboard.engine import dice
from cheeseboard.engine.kernel import KernelSet

WHOLE = 2**64


class SlowDice:
    """xoshiro256++ with whole numbers of Python, as the documentation tells it."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def roll(self) -> int:
        a, b, c, d = self.words
        out = (turned((a + d) % WHOLE, 23) + a) % WHOLE
        shifted = (b << 17) % WHOLE
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= shifted
        self.words = [a, b, c, turned(d, 45)]
        return out

    def below(self, n: int) -> int:
        while True:
            product = (self.roll() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


def turned(word: int, by: int) -> int:
    return (word << by | word >> (64 - by)) % WHOLE


@pytest.fixture(params=["plain", "compiled"])
def kernels(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> object:
    if request.param == "plain":
        monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    return KernelSet("dice-test").use(dice)


def test_the_published_first_numbers_of_xoshiro256_plus_plus(kernels: object) -> None:
    state = np.array([1, 2, 3, 4], np.uint64)
    rolled = [int(kernels.roll(state)) for _ in range(5)]  # type: ignore[attr-defined]
    assert rolled == [41943041, 58720359, 3588806011781223, 3591011842654386, 9228616714210784205]


@pytest.mark.parametrize("n", [1, 2, 3, 6, 36, 1000, 2**31 + 1, 2**32 - 1])
def test_numbers_below_n_are_those_of_the_documented_method(kernels: object, n: int) -> None:
    state = dice.from_seed(n)
    slow = SlowDice([int(word) for word in state])
    for _ in range(200):
        assert kernels.below(state, n) == slow.below(n)  # type: ignore[attr-defined]


def test_the_dice_of_a_chance_event_are_the_keyed_hash_of_its_number() -> None:
    key = bytes(range(32))
    digest = hashlib.blake2b((5).to_bytes(8, "little"), digest_size=32, key=key).digest()
    words = [int.from_bytes(digest[at : at + 8], "little") for at in range(0, 32, 8)]
    assert dice.for_event(key, 5).tolist() == words
