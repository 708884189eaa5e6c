import pytest
from hypothesis import given
from hypothesis import strategies as st

from cheeseboard.engine import bits
from cheeseboard.engine.kernel import KernelSet

COMPILED = KernelSet("bits-test").use(bits)
words = st.integers(0, 2**64 - 1)


@pytest.mark.parametrize("made", [bits, COMPILED])
@given(word=words, by=st.integers(-100, 100))
def test_turning_goes_round_the_end(made: object, word: int, by: int) -> None:
    expected = sum(1 << ((cell + by) % 64) for cell in range(64) if word >> cell & 1)
    assert made.turned(bits.Board(word), by) == expected  # type: ignore[attr-defined]


@pytest.mark.parametrize("made", [bits, COMPILED])
@given(word=words)
def test_size_lowest_and_nth_count_cells(made: object, word: int) -> None:
    cells = [cell for cell in range(64) if word >> cell & 1]
    board = bits.Board(word)
    assert made.size(board) == len(cells)  # type: ignore[attr-defined]
    if cells:
        assert made.lowest(board) == cells[0]  # type: ignore[attr-defined]
        assert [made.nth(board, n) for n in range(len(cells))] == cells  # type: ignore[attr-defined]
