"""How another machine comes into a kernel: a function over plain addresses and numbers, as LLVM's text.

It takes one address for each array and one number for each number, in the kernel's order; then how many columns arrays
with a column for each seat have, and how many rows there are. Inside it puts together what Numba passes for an array.
"""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Any

import numpy as np

from .arguments import ROWS, SEATS, Argument

NAME = "run"
WARP = 32
"""Threads of a card that take their steps together."""
BLOCK = 128
"""Threads that are started together: fewer leave the card idle, more find no room for what they work on."""
_LONG = 32
"""Bytes in a row from which on threads write it together."""
_BANKS, _BANK = 32, 4
"""Those that shared memory lies in, word by word of so many bytes: each serves one thread at a time."""
_AT_ONCE = 4
"""Words that a thread carries out of it at once: more than one, since it waits for each."""
_SHARED = 28_160
"""Bytes that a warp may have to do so: eight warps then find room on each of a card's multiprocessors."""


def _kernel(function: str, given: Sequence[Argument]) -> str:
    """The kernel as it is declared."""
    kinds = []
    for each in given:
        kinds += ["i64"] if each.shape is None else ["ptr, ptr, i64, i64, ptr", *["i64, i64"] * len(each.shape)]
    return f'declare i32 @"{function}"(ptr, ptr, {", ".join(kinds)}, i64, i64)\n'


def places(given: Sequence[Argument]) -> Iterator[tuple[Argument, int]]:
    """Each array, and at which place the kernel takes its address."""
    at = 2
    for each in given:
        if each.shape is not None:
            yield each, at + 4
        at += 1 if each.shape is None else 5 + 2 * len(each.shape)


def _taken(given: Sequence[Argument]) -> str:
    return (
        ", ".join(f"{'i64' if each.shape is None else 'ptr'} %{each.name}" for each in given)
        + ", i64 %seats_, i64 %rows_"
    )


_PIECE = 64
"""Bytes that are copied by one instruction of LLVM's: of longer ones it makes a loop over bytes for cards."""
_COPY = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
_WHOLE = re.compile(
    r"^  (%\S+) = load \[(\d+) x i8\], ptr (\S+), align 1\n  store \[\2 x i8\] \1, ptr (\S+), align 1$", re.MULTILINE
)


def by_words(text: str) -> str:
    """A kernel's text, with states copied word by word: they begin and end on one, and Numba takes them for bytes."""

    def copied(found: re.Match[str]) -> str:
        name, size, source, to = found.groups()
        return found[0] if int(size) % 8 else _copied(name, to, source, int(size))

    changed = _WHOLE.sub(copied, text)
    return changed + _COPY if changed != text and _COPY not in text else changed


def _copied(name: str, to: str, source: str, size: int) -> str:
    """Lines that copy, with names that begin with this one."""
    lines = []
    for at in range(0, size, _PIECE):
        lines.append(f"  {name}.from{at} = getelementptr i8, ptr {source}, i64 {at}")
        lines.append(f"  {name}.to{at} = getelementptr i8, ptr {to}, i64 {at}")
        places = f"ptr align 8 {name}.to{at}, ptr align 8 {name}.from{at}"
        lines.append(f"  call void @llvm.memcpy.p0.p0.i64({places}, i64 {min(_PIECE, size - at)}, i1 false)")
    return "\n".join(lines)


class _Body:
    """Lines of a function, and fresh names for what they work out."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._count = 0

    def do(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def let(self, value: str) -> str:
        self._count += 1
        self.lines.append(f"  %v{self._count} = {value}")
        return f"%v{self._count}"

    def fresh(self, name: str) -> str:
        self._count += 1
        return f"{name}{self._count}_"

    def label(self, name: str) -> None:
        self.lines.append(f"{name}:")

    def call(
        self, function: str, given: Sequence[Argument], at: dict[str, str], rows: str, start: str, stop: str
    ) -> None:
        """Call the kernel with the arrays that lie at these addresses."""
        passed = []
        for each in given:
            if each.shape is None:
                passed.append(f"i64 %{each.name}")
                continue
            item = np.dtype(each.kind).itemsize
            sizes = [{ROWS: rows, SEATS: "%seats_"}.get(size, str(size)) for size in each.shape]
            strides, count = [str(item)], sizes[-1]
            for size in sizes[:0:-1]:
                strides.insert(0, self.let(f"mul i64 {strides[0]}, {size}"))
            for size in sizes[:-1]:
                count = self.let(f"mul i64 {count}, {size}")
            passed.append(f"ptr null, ptr null, i64 {count}, i64 {item}, ptr {at[each.name]}")
            passed += [f"i64 {number}" for number in (*sizes, *strides)]
        self.do(f'call i32 @"{function}"(ptr %ret, ptr %exc, {", ".join(passed)}, i64 {start}, i64 {stop})')


def plain(function: str, given: Sequence[Argument]) -> str:
    """Over all rows, one after another; returns what the kernel does."""
    body = _Body()
    body.do("%ret = alloca i64")
    body.do("%exc = alloca ptr")
    body.call(function, given, {each.name: f"%{each.name}" for each in given}, "%rows_", "0", "%rows_")
    body.do(f"ret i64 {body.let('load i64, ptr %ret')}")
    return f"{_kernel(function, given)}define i64 @{NAME}({_taken(given)}) {{\n" + "\n".join(body.lines) + "\n}\n"


_CARD = """
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare void @llvm.nvvm.bar.warp.sync(i32)
declare i64 @llvm.smin.i64(i64, i64)
declare i64 @llvm.smax.i64(i64, i64)
"""


def on_card(function: str, given: Sequence[Argument], only_read: Container[str] = ()) -> str:
    """One thread, one row. After the rows it takes where to add up what the kernel returns, or nothing.

    States and dice that change are worked on in the thread's own memory, most of it registers. Long rows that are only
    written are written into memory that a warp's threads share, by as many of them at a time as it has room for, and
    carried out from there by all of them together: what a card writes at once should lie side by side.
    """
    long = _long(given)
    rows = [each for each in given if each.each and each.begun and each.row > 8 and each.row % 8 == 0]
    mine = [each for each in rows if each.name not in only_read]
    body, at = _Body(), {}
    body.label("begin_")
    body.do("%ret = alloca i64")
    body.do("%exc = alloca ptr")
    for each in (*mine, *(each for each in given if each.each and not each.kept)):
        at[each.name] = f"%my_{each.name}"
        body.do(f"%my_{each.name} = alloca [{each.row} x i8], align 16")
    number, lane = _whoami(body)
    exists = body.let(f"icmp slt i64 {number}, %rows_")
    if long:
        at |= _turns(body, long, lane, exists)
    else:
        body.do(f"br i1 {exists}, label %work_, label %after_")
    body.label("work_")
    there = {}
    for each in given:
        if each.shape is not None:
            row = str(each.row) if each.row else body.let(f"mul i64 %seats_, {np.dtype(each.kind).itemsize}")
            where = f"getelementptr i8, ptr %{each.name}, i64 {body.let(f'mul i64 {number}, {row}')}"
            there[each.name] = body.let(where) if each.each else f"%{each.name}"
    for each in mine:
        body.lines.append(_copied(f"%in_{each.name}", at[each.name], there[each.name], each.row))
    body.call(function, given, there | at, "1", "0", "1")
    for each in mine:
        body.lines.append(_copied(f"%out_{each.name}", there[each.name], at[each.name], each.row))
    result = body.let("load i64, ptr %ret")
    wanted = body.let(f"and i1 {body.let('icmp ne ptr %sum_, null')}, {body.let(f'icmp ne i64 {result}, 0')}")
    body.do(f"br i1 {wanted}, label %add_, label %after_")
    body.label("add_")
    body.let(f"atomicrmw add ptr %sum_, i64 {result} monotonic")
    body.do("br label %after_")
    body.label("after_")
    if long:
        _carry_out(body, long, number, lane)
    body.do("ret void")
    head = f"define ptx_kernel void @{NAME}({_taken(given)}, ptr %sum_) {{\n"
    many = _side_by_side(long)
    shared = "".join(
        f"@shared_{each.name} = internal addrspace(3) global [{many * _stride(each, many)} x i8] undef, align 16\n"
        for each in long
    )
    return _kernel(function, given) + _CARD + _COPY + shared + head + "\n".join(body.lines) + "\n}\n"


def block(given: Sequence[Argument]) -> int:
    """How many threads are to be started together: a warp alone where it shares memory."""
    return WARP if _long(given) else BLOCK


def _long(given: Sequence[Argument]) -> list[Argument]:
    """What is written by threads together."""
    return [each for each in given if each.each and each.kept and not each.begun and each.row >= _LONG]


def _side_by_side(long: Sequence[Argument]) -> int:
    """How many of a warp's threads find room at a time: 1, 2, 4, ... or all."""
    fitting = max(1, _SHARED // max(1, sum(each.row + _BANK for each in long)))
    return min(WARP, 1 << fitting.bit_length() - 1)


def rows_shared(given: Sequence[Argument]) -> list[tuple[int, int]]:
    """For each array whose rows threads write together: how far apart they begin, and how many are there at a time."""
    long = _long(given)
    return [(_stride(each, _side_by_side(long)), _side_by_side(long)) for each in long]


def _stride(each: Argument, many: int) -> int:
    """How far apart rows begin in shared memory: threads that write into one bank at a time wait for one another."""
    banks = Counter(thread * each.row // _BANK % _BANKS for thread in range(many))
    return each.row + _BANK if each.row % (2 * _BANK) == 0 and max(banks.values()) > 2 else each.row


def _shared(body: _Body, each: Argument, at: str) -> str:
    return body.let(f"getelementptr i8, ptr addrspace(3) @shared_{each.name}, i64 {at}")


def _whoami(body: _Body) -> tuple[str, str]:
    """The thread's row, and its place in the warp."""
    thread = body.let("call i32 @llvm.nvvm.read.ptx.sreg.tid.x()")
    block = body.let("call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()")
    wide = body.let("call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()")
    first = body.let(f"mul i64 {body.let(f'zext i32 {block} to i64')}, {body.let(f'zext i32 {wide} to i64')}")
    number = body.let(f"add nuw nsw i64 {first}, {body.let(f'zext i32 {thread} to i64')}")
    return number, body.let(f"zext i32 {body.let(f'and i32 {thread}, {WARP - 1}')} to i64")


def _turns(body: _Body, long: Sequence[Argument], lane: str, exists: str) -> dict[str, str]:
    """Let the threads of a warp work by turns, as many at a time as there is room for; where each writes long rows."""
    many = _side_by_side(long)
    turn = body.let(f"udiv i64 {lane}, {many}")
    place = body.let(f"urem i64 {lane}, {many}")
    at = {}
    for each in long:
        shared = _shared(body, each, body.let(f"mul i64 {place}, {_stride(each, many)}"))
        at[each.name] = body.let(f"addrspacecast ptr addrspace(3) {shared} to ptr")
    body.do("br label %turn_")
    body.label("turn_")
    body.do("%now_ = phi i64 [0, %begin_], [%next_, %carried_]")
    mine = body.let(f"icmp eq i64 {turn}, %now_")
    body.do(f"br i1 {body.let(f'and i1 {mine}, {exists}')}, label %work_, label %after_")
    return at


def _carry_out(body: _Body, long: Sequence[Argument], number: str, lane: str) -> None:
    """Write what those whose turn it was have left: their rows are side by side there and here."""
    many = _side_by_side(long)
    body.do("call void @llvm.nvvm.bar.warp.sync(i32 -1)")
    first = body.let(f"add i64 {body.let(f'sub i64 {number}, {lane}')}, {body.let(f'mul i64 %now_, {many}')}")
    left = body.let(f"call i64 @llvm.smax.i64(i64 {body.let(f'sub i64 %rows_, {first}')}, i64 0)")
    rows = body.let(f"call i64 @llvm.smin.i64(i64 {left}, i64 {many})")
    before = "after_"
    for each in long:
        to = body.let(f"getelementptr i8, ptr %{each.name}, i64 {body.let(f'mul i64 {first}, {each.row}')}")
        if (stride := _stride(each, many)) == each.row:  # without gaps they are as one
            size = body.let(f"mul i64 {rows}, {each.row}")
            item = next(item for item in (8, 4, 2, 1) if many * each.row % item == 0)
            before = _copy(body, _shared(body, each, "0"), to, size, item, lane, before)
            continue
        name = each.name
        body.do(f"br label %{name}_row")
        body.label(f"{name}_row")
        body.do(f"%{name}_at = phi i64 [0, %{before}], [%{name}_next, %{name}_done]")
        body.do(f"br i1 {body.let(f'icmp ult i64 %{name}_at, {rows}')}, label %{name}_copy, label %{name}_out")
        body.label(f"{name}_copy")
        source = _shared(body, each, body.let(f"mul i64 %{name}_at, {stride}"))
        there = body.let(f"getelementptr i8, ptr {to}, i64 {body.let(f'mul i64 %{name}_at, {each.row}')}")
        _copy(body, source, there, str(each.row), _BANK, lane, f"{name}_copy")
        body.do(f"br label %{name}_done")
        body.label(f"{name}_done")
        body.do(f"%{name}_next = add nuw nsw i64 %{name}_at, 1")
        body.do(f"br label %{name}_row")
        body.label(f"{name}_out")
        before = f"{name}_out"
    body.do("call void @llvm.nvvm.bar.warp.sync(i32 -1)")
    body.do("br label %carried_")
    body.label("carried_")
    body.do("%next_ = add nuw nsw i64 %now_, 1")
    body.do(f"br i1 {body.let(f'icmp ult i64 %next_, {WARP // many}')}, label %turn_, label %out_")
    body.label("out_")


def _copy(body: _Body, source: str, to: str, size: str, item: int, lane: str, before: str) -> str:
    """Copy so many bytes out of shared memory, in items as far as they go; returns the label after it."""
    items = body.let(f"udiv i64 {size}, {item}")
    at, before = _copy_items(body, source, to, item, _AT_ONCE, lane, items, before)
    at, before = _copy_items(body, source, to, item, 1, at, items, before)
    rest = body.let(f"add i64 {body.let(f'mul i64 {items}, {item}')}, {lane}")
    return _copy_items(body, source, to, 1, 1, rest, size, before)[1]


def _copy_items(
    body: _Body, source: str, to: str, item: int, times: int, start: str, stop: str, before: str
) -> tuple[str, str]:
    """Copy items of so many bytes, each thread so many in one go, while there are enough of them.

    Returns the item that the thread has come to, and the label after it.
    """
    name, bits = body.fresh("copy"), f"i{8 * item}"
    body.do(f"br label %{name}")
    body.label(name)
    body.do(f"%{name}_at = phi i64 [{start}, %{before}], [%{name}_next, %{name}_items]")
    last = body.let(f"add nuw nsw i64 %{name}_at, {(times - 1) * WARP}")
    body.do(f"br i1 {body.let(f'icmp ult i64 {last}, {stop}')}, label %{name}_items, label %{name}_done")
    body.label(f"{name}_items")
    numbers = [body.let(f"add nuw nsw i64 %{name}_at, {number * WARP}") for number in range(times)]
    places = [body.let(f"getelementptr {bits}, ptr addrspace(3) {source}, i64 {number}") for number in numbers]
    values = [body.let(f"load {bits}, ptr addrspace(3) {place}, align {item}") for place in places]
    for number, value in zip(numbers, values, strict=True):  # all have been asked for before the first is waited for
        there = body.let(f"getelementptr {bits}, ptr {to}, i64 {number}")
        body.do(f"store {bits} {value}, ptr {there}, align {item}")
    body.do(f"%{name}_next = add nuw nsw i64 %{name}_at, {times * WARP}")
    body.do(f"br label %{name}")
    body.label(f"{name}_done")
    return f"%{name}_at", f"{name}_done"


def described(given: Sequence[Argument]) -> list[dict[str, Any]]:
    """The same for whoever has nothing but a file: the bytes of an item, and the shape."""
    return [
        {"name": each.name}
        | ({} if each.shape is None else {"item": np.dtype(each.kind).itemsize, "shape": list(each.shape)})
        for each in given
    ]
