"""Positions for those who study them: what chance may bring, what a seat knows, and a position as text."""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from .errors import BadTable
from .game import Game, Shelf
from .quoting import quoted
from .snapshot import snapshot

if TYPE_CHECKING:
    from .shown import Shown

_CHECK_BYTES = 4
_NONE = "-"
_NOTHING = -1
_TO = ".."
_PART = "*"
"""Before a part that is not as in the box."""
_BROUGHT = "+"
"""Before what a chance that is pending has brought so far."""
_SPACE = "\\u0020"
"""As JSON may have it: a space ends what is told of a part."""
_UNTOLD = ("players", "spare")
"""The first stands with the table, the other means nothing."""


class Outcome(NamedTuple):
    """Something that the pending chance may bring."""

    number: int
    text: str
    probability: float


class Dealing(NamedTuple):
    """A chance of which only a part has been told: a deal, card by card."""

    position: Any
    """With that part: an array of the one state."""
    brought: tuple[str, ...]
    """The part, in words."""


def outcomes(game: Game, position: Any) -> list[Outcome]:
    """What the chance that is pending in a position (an array of that one state) may bring."""
    odds = np.zeros(game.rules.OUTCOMES, np.int64)
    count = game.kernels.use(game.rules).odds(position[0], odds)
    seen, total = snapshot(position, 0), int(odds[:count].sum())
    return [
        Outcome(at, game.text.outcome(seen, at), odd / total) for at, odd in enumerate(odds[:count].tolist()) if odd
    ]


def known(match: "Shown", seat: int, before: bytes) -> str:
    """A key of all that a seat has heard, in which it can forget nothing, and of what it had seen before that."""
    table = match.game.name, match.players, sorted(match.options.items()), seat
    heard = msgspec.json.encode((*table, *match.game.told_parts.items(), match.events(seat)))
    return hashlib.blake2b(heard + before, digest_size=16).hexdigest()


def seen(game: Game, position: Any, seat: int) -> bytes:
    """All that a seat sees of a position (an array of that one state): as people are shown it, and as learners are.

    Either may leave out what the other tells: where cards lie, which cards people have to remember.
    """
    state, numbers = snapshot(position, 0), game.observations(1)
    game.kernels.use(game.mind).observe(position[0], seat, numbers[0])
    turn = int(game.kernels.use(game.rules).turn(position[0]))
    shown = turn, game.view.public(state), game.view.private(state, seat, ())
    told: bytes = msgspec.json.encode(shown) + numbers.tobytes()
    return told


def write_position(match: "Shown", brought: Sequence[str]) -> str:
    """Like `chop-chop 2 cat=0,first=1,tiles=standard down=a2..f7 cat=c3 ... 3f2a91c0`, as `docs/positions.md` tells.

    The table, every field of the state that is not empty, what the pending chance has brought so far, and a check of it
    all.
    """
    options = ",".join(f"{name}={value}" for name, value in match.options.items())
    parts = [f"{_PART}{name}={told.replace(' ', _SPACE)}" for name, told in match.game.told_parts.items()]
    table = match.game.name, *parts, str(match.players), options or "-"
    so_far = [f"{_BROUGHT}{','.join(brought)}"] if brought else []
    told = " ".join([*table, *_fields(match.game, match.history.last), *so_far])
    return f"{told} {_check(told)}"


def _fields(game: Game, position: Any) -> Iterator[str]:
    for name in position.dtype.names:
        values, words = position[name][0], game.text.SPELLING.get(name, ())
        if values.any() and name not in _UNTOLD:
            yield f"{name}={_write(np.atleast_1d(values), words)}"


def _write(values: Any, words: Sequence[str]) -> str:
    """Values by commas, rows of them by slashes; what is empty at the end is left out."""
    if values.ndim > 1:
        rows = [_write(row, words) if row.any() else "" for row in values.reshape(-1, values.shape[-1])]
        return "/".join(rows).rstrip("/")
    spell = _write_set if values.dtype == np.uint64 else _write_one
    return ",".join(spell(value, words) for value in values.tolist())


def _write_one(value: int, words: Sequence[str]) -> str:
    return (words[value] if value >= 0 else _NONE) if words else str(value)


def _write_set(bits: int, words: Sequence[str]) -> str:
    """Members by plus signs, three or more in a row by the first and the last of them."""
    members = [at for at in range(len(words)) if bits >> at & 1]
    told = []
    for _, run in groupby(enumerate(members), lambda pair: pair[1] - pair[0]):
        names = [words[member] for _, member in run]
        told += [f"{names[0]}{_TO}{names[-1]}"] if len(names) > 2 else names
    return "+".join(told) or _NONE


def read_position(text: object, find: Shelf) -> tuple[Game, Any, dict[str, str], list[str]]:
    """The game, an array of the one state, the options, and what the pending chance has brought so far.

    Raises BadTable for what no match has written: a state that was made up could be anything.
    """
    told, _, check = text.strip().rpartition(" ") if isinstance(text, str) else ("", "", "")
    if not told or check != _check(told):
        raise BadTable("position-unreadable", text=quoted(text))
    name, *table = told.split(" ")
    parts = [each.removeprefix(_PART).partition("=") for each in table if each.startswith(_PART)]
    game = find(name, {part: value for part, _, value in parts})
    players, options, *fields = table[len(parts) :]
    brought = fields.pop()[1:].split(",") if fields and fields[-1].startswith(_BROUGHT) else []
    state = game.states(1)
    state["players"] = int(players)
    for field, _, values in (each.partition("=") for each in fields):
        there = state[field][0] if state[field].ndim > 1 else state[field]
        words = {word: number for number, word in enumerate(game.text.SPELLING.get(field, ()))}
        for row, spelt in zip(there.reshape(-1, there.shape[-1]), values.split("/"), strict=False):
            if spelt:
                read = _read_set if row.dtype == np.uint64 else _read_one
                row[:] = [read(word, words) for word in spelt.split(",")]
    return game, state, dict(each.split("=") for each in options.split(",") if "=" in each), brought


def _read_one(word: str, words: Mapping[str, int]) -> int:
    return (_NOTHING if word == _NONE else words[word]) if words else int(word)


def _read_set(spelt: str, words: Mapping[str, int]) -> int:
    bits = 0
    for run in spelt.split("+") if spelt != _NONE else ():
        first, _, last = run.partition(_TO)
        for member in range(words[first], words[last or first] + 1):
            bits |= 1 << member
    return bits


def _check(told: str) -> str:
    return hashlib.blake2b(told.encode(), digest_size=_CHECK_BYTES).hexdigest()
