"""An object of WebAssembly as a module that can be run as it is.

LLVM writes objects for a linker, yet one that calls nothing outside itself has its final numbers in it: all that it
lacks is a way in. It takes its memory and the place of its stack from whoever runs it; constants lie at the beginning
of that memory.
"""

from collections.abc import Iterator

MEMORY = ("env", "__linear_memory")
STACK = ("env", "__stack_pointer")
_CUSTOM, _EXPORT = 0, 7
_BEFORE_EXPORTS = range(1, 7)
_SYMBOLS = 8
_FUNCTION = 0
_NAMED_ELSEWHERE = 0x10
"""Of a symbol that is taken from outside: it has no name of its own here."""


def module(linkable: bytes, name: str) -> bytes:
    """With a way into the function of that name, and without what only a linker reads."""
    found = list(_sections(linkable[8:]))
    number = _function(next(body for kind, body in found if kind == _CUSTOM and _text(body)[0] == "linking"), name)
    way_in = b"\x01" + _written(len(name)) + name.encode() + b"\0" + _written(number)
    kept = [(kind, body) for kind, body in found if kind != _CUSTOM]
    before = [each for each in kept if each[0] in _BEFORE_EXPORTS]
    after = [each for each in kept if each[0] not in _BEFORE_EXPORTS]
    whole = [*before, (_EXPORT, way_in), *after]
    return linkable[:8] + b"".join(bytes([kind]) + _written(len(body)) + body for kind, body in whole)


def _sections(rest: bytes) -> Iterator[tuple[int, bytes]]:
    while rest:
        kind, (size, rest) = rest[0], _number(rest[1:])
        yield kind, rest[:size]
        rest = rest[size:]


def _function(linking: bytes, name: str) -> int:
    """The number of a function, from what the linker would read."""
    rest = _text(linking)[1]
    (symbols,) = (body for kind, body in _sections(_number(rest)[1]) if kind == _SYMBOLS)
    count, rest = _number(symbols)
    for _ in range(count):
        kind = rest[0]
        flags, rest = _number(rest[1:])
        if kind == _FUNCTION or kind > 1:
            number, rest = _number(rest)
            called, rest = _text(rest) if not flags & _NAMED_ELSEWHERE and kind != 3 else ("", rest)
            if kind == _FUNCTION and called == name:
                return number
        else:
            rest = _text(rest)[1]
            for _ in range(0 if flags & _NAMED_ELSEWHERE else 3):
                rest = _number(rest)[1]
    raise LookupError(name)


def _number(rest: bytes) -> tuple[int, bytes]:
    """The number that stands at the beginning, seven bits in a byte, and what follows."""
    value, length = 0, 0
    while True:
        value |= (rest[length] & 0x7F) << 7 * length
        length += 1
        if rest[length - 1] < 0x80:
            return value, rest[length:]


def _text(rest: bytes) -> tuple[str, bytes]:
    size, rest = _number(rest)
    return rest[:size].decode(), rest[size:]


def _written(value: int) -> bytes:
    parts = bytearray()
    while value > 0x7F:
        parts.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*parts, value])
