"""Sets of cells as 64-bit words."""

from functools import partial

import numpy as np

from .kernel import kernel

Board = np.uint64

NONE = Board(0)
ONE = Board(1)


@kernel
def bit(cell: int) -> Board:
    """The set of just this cell."""
    return ONE << Board(cell)


@kernel
def turned(board: Board, by: int) -> Board:
    """Every cell moved on by so many places, round the end of the word."""
    return (board << Board(by & 63)) | (board >> Board(-by & 63))


def _size(board: Board) -> int:
    count = 0
    while board != NONE:  # LLVM makes one instruction of this loop
        board &= board - ONE
        count += 1
    return count


@partial(kernel, compiled_as=_size)
def size(board: Board) -> int:
    """How many cells are in the set."""
    return int(board).bit_count()


@kernel
def lowest(board: Board) -> int:
    """The lowest cell of a set that is not empty."""
    return size((board ^ (board - ONE)) >> ONE)


@kernel
def nth(board: Board, n: int) -> int:
    """The cell with n lower ones in the set."""
    for _ in range(n):
        board &= board - ONE
    return lowest(board)


def _mixed(so_far: Board, word: Board) -> Board:
    product = (so_far ^ word) * _ODD
    return product ^ (product >> _FOLD)


_ODD = Board(0x9E3779B97F4A7C15)
_FOLD = Board(29)


@partial(kernel, compiled_as=_mixed)
def mixed(so_far: Board, word: Board) -> Board:
    """A fingerprint of all that went into `so_far`, itself mixed, and of one word more."""
    product = ((int(so_far) ^ int(word)) * int(_ODD)) & 0xFFFFFFFFFFFFFFFF
    return Board(product ^ (product >> int(_FOLD)))
