import sys
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.engine import bits
from cheeseboard.engine.bits import nonzero, nth
from cheeseboard.engine.kernel import KernelSet, kernel


class Elsewhere(KernelSet):
    """As compiled for a machine that may lack what this one has."""

    here = False


@kernel
def nth_cell(board: bits.Board, n: int) -> int:
    return nth(board, n)


@kernel
def nonzero_of_six(numbers: np.ndarray) -> bits.Board:
    return nonzero(numbers, 6)


COMPILED = KernelSet("bits-test").use(bits)
HERE = KernelSet("bits-test").use(sys.modules[__name__])
ELSEWHERE = Elsewhere("bits-test-elsewhere").use(sys.modules[__name__])
NTH = [nth_cell, HERE.nth_cell, ELSEWHERE.nth_cell]
NONZERO = [nonzero_of_six, HERE.nonzero_of_six, ELSEWHERE.nonzero_of_six]
words = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("made", [bits, COMPILED])
@given(word=words, by=st.integers(-100, 100))
def test_turning_goes_round_the_end(made: object, word: int, by: int) -> None:
    expected = sum(1 << ((cell + by) % 64) for cell in range(64) if word >> cell & 1)
    assert made.turned(bits.Board(word), by) == expected  # type: ignore[attr-defined]


@pytest.mark.parametrize("made", [bits, COMPILED])
@given(word=words)
def test_size_and_lowest_count_cells(made: object, word: int) -> None:
    cells = [cell for cell in range(64) if word >> cell & 1]
    board = bits.Board(word)
    assert made.size(board) == len(cells)  # type: ignore[attr-defined]
    if cells:
        assert made.lowest(board) == cells[0]  # type: ignore[attr-defined]


@pytest.mark.parametrize("counted", NTH)
@given(word=words)
def test_nth_counts_cells(counted: Callable[[bits.Board, int], int], word: int) -> None:
    cells = [cell for cell in range(64) if word >> cell & 1]
    assert [counted(bits.Board(word), n) for n in range(len(cells))] == cells


@pytest.mark.parametrize("found", NONZERO)
@given(numbers=st.lists(st.sampled_from([0, 1, 2, 126, 127]), min_size=6, max_size=6))
def test_nonzero_marks_bytes_and_looks_no_further(
    found: Callable[[np.ndarray], bits.Board], numbers: list[int]
) -> None:
    expected = sum(1 << (8 * place + 7) for place, number in enumerate(numbers) if number)
    assert found(np.array([*numbers, 1, 1], np.int8)) == expected
