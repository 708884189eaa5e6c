"""Room for a few numbers while a kernel runs: on the stack, since kernels for other machines cannot ask for memory."""

from functools import partial
from typing import Any

import numpy as np

from .kernel import kernel


@kernel
def scratch(count: int) -> Any:
    """So many zeros to work with, until the kernel that asked for them returns; the count is a constant."""
    return np.zeros(count, np.int64)


@kernel
def boards(count: int) -> Any:
    """The same with empty boards."""
    return np.zeros(count, np.uint64)


def _on_the_stack(name: str, _: bool) -> Any:
    from llvmlite import ir
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    @intrinsic(prefer_literal=True)  # type: ignore[untyped-decorator]
    def on_the_stack(_: Any, count: Any) -> Any:
        if not isinstance(count, types.IntegerLiteral):
            return None
        kind = types.Array(getattr(types, name), 1, "C")
        word = ir.IntType(64)

        def generate(context: Any, builder: Any, *_: Any) -> Any:
            room = cgutils.alloca_once(builder, ir.ArrayType(word, count.literal_value))
            cgutils.memset(builder, room, word(8 * count.literal_value), 0)
            array = make_array(kind)(context, builder)
            populate_array(
                array,
                data=builder.bitcast(room, word.as_pointer()),
                shape=[word(count.literal_value)],
                strides=[word(8)],
                itemsize=word(8),
                meminfo=None,
            )
            return array._getvalue()

        return kind(count), generate

    return on_the_stack


scratch.compiled_by = partial(_on_the_stack, "int64")  # type: ignore[attr-defined]
boards.compiled_by = partial(_on_the_stack, "uint64")  # type: ignore[attr-defined]
