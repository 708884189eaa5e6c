"""Sets of cells as 64-bit words."""

import sys
from functools import partial
from typing import Any

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


_LOWEST = Board(0x0101010101010101)
_HIGHEST = Board(0x8080808080808080)


def _nth(board: Board, n: int) -> int:
    # A loop turns as often as chance has it, which no processor can guess. So the word is taken as eight rows of eight
    # cells, each a number: how many of the set lie up to the end of a row, then up to a cell of the row in question.
    upto = board - ((board >> ONE) & Board(0x5555555555555555))
    upto = (upto & Board(0x3333333333333333)) + ((upto >> Board(2)) & Board(0x3333333333333333))
    upto = ((upto + (upto >> Board(4))) & Board(0x0F0F0F0F0F0F0F0F)) * _LOWEST
    start = Board(8 * _not_above(upto, Board(n)))
    left = Board(n) - (((upto << Board(8)) >> start) & Board(0xFF))
    cells = (((board >> start) & Board(0xFF)) * _LOWEST) & Board(0x8040201008040201)
    cells = ((cells + Board(0x7F7F7F7F7F7F7F7F)) & _HIGHEST) >> Board(7)
    return np.int64(start) + _not_above(cells * _LOWEST, left)  # type: ignore[return-value]


@kernel
def _not_above(rows: Board, most: Board) -> int:
    """How many of the eight numbers are not above this one."""
    return size(((most * _LOWEST | _HIGHEST) - rows) & _HIGHEST)


@partial(kernel, compiled_as=_nth)
def nth(board: Board, n: int) -> int:
    """The cell with n lower ones in the set."""
    for _ in range(n):
        board &= board - ONE
    return lowest(board)


def _by_one_instruction(here: bool) -> Any:
    """The same where this machine's processor spreads bits over a set by itself; older ones of AMD's only pretend."""
    from llvmlite import binding, ir
    from numba import types
    from numba.extending import intrinsic

    slow = ("znver1", "znver2")
    if not here or not binding.get_host_cpu_features().get("bmi2") or binding.get_host_cpu_name() in slow:
        return None

    @intrinsic  # type: ignore[untyped-decorator]
    def nth(_: Any, board: Any, n: Any) -> Any:  # noqa: ARG001
        word = ir.IntType(64)

        def generate(_: Any, builder: Any, __: Any, given: Any) -> Any:
            spread = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
            only = builder.call(spread, [builder.shl(word(1), given[1]), given[0]])
            return builder.cttz(only, ir.IntType(1)(1))

        return types.int64(types.uint64, types.int64), generate

    return nth


nth.compiled_by = _by_one_instruction  # type: ignore[attr-defined]


@kernel
def nonzero(numbers: Any, count: int) -> Board:
    """Of bytes, none of them negative, which are not 0: of byte k bit 8k + 7. The count is a constant."""
    found = NONE
    for index in range(count):
        found |= bit(8 * index + 7) if numbers[index] > 0 else NONE
    return found


def _by_one_load(here: bool) -> Any:
    """The same for all of them at once, where this machine reads words from anywhere, their lowest byte first."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    if not here or sys.byteorder == "big":
        return None

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def nonzero(_: Any, numbers: Any, count: Any) -> Any:
        if not isinstance(count, types.IntegerLiteral):
            return None
        word, bytes_ = ir.IntType(64), ir.IntType(8 * count.literal_value)

        def generate(context: Any, builder: Any, _: Any, given: Any) -> Any:
            start = make_array(numbers)(context, builder, given[0]).data
            read = builder.load(builder.bitcast(start, bytes_.as_pointer()), align=1)
            carried = builder.add(builder.zext(read, word), word(int(~_HIGHEST)))
            return builder.and_(carried, word(int(_HIGHEST)))

        return types.uint64(numbers, count), generate

    return nonzero


nonzero.compiled_by = _by_one_load  # type: ignore[attr-defined]


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
