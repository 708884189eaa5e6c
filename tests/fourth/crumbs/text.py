"""Crumbs in words: notation, log, and the plate in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any

from cheeseboard.engine.contract import OVER
from cheeseboard.engine.errors import BadLine, IllegalMove, UnreadableMove
from cheeseboard.engine.folder import Say
from cheeseboard.engine.told import Event, Said

from . import parts
from .rules import State, turn
from .view import View

SPELLING: dict[str, tuple[str, ...]] = {}


def write(state: State, move: int) -> str:
    return str(move + 1)


def write_all(state: State, moves: Sequence[int]) -> list[str]:
    return [write(state, move) for move in moves]


def read(state: State, text: str) -> int:
    if text not in map(str, range(1, parts.MOST.value + 1)):
        raise UnreadableMove("crumbs.unreadable", move=text, most=parts.MOST.value)
    return int(text) - 1


def refusal(state: State, move: int) -> IllegalMove:
    return IllegalMove("crumbs.refusal-plate", count=move + 1, left=state.crumbs)


def told(state: State, move: int) -> Said:
    return Said("crumbs.move-take", {"count": move + 1})


def write_each(positions: Any, causes: Sequence[int]) -> list[str]:
    return [str(move + 1) for move in causes]


def read_each(moves: Sequence[str]) -> list[int] | None:
    return [int(move) - 1 for move in moves] if all(map(str.isdecimal, moves)) else None


def follows(positions: Any, causes: Sequence[int]) -> list[Sequence[str]]:
    told: list[Sequence[str]] = [() for _ in causes]
    if turn(positions[-1]) == OVER:
        told[-1] = [f"- end {turn(positions[-2])}"]
    return told


def retell(state: State, lines: Iterator[str]) -> None:
    raise BadLine("line-expected", expected="", found=next(lines))


def outcome(state: State, number: int) -> str:
    return ""


def suppose(start: State, events: Sequence[Event]) -> list[str]:
    return []


def picture(view: View, say: Say) -> str:
    return f"  {'o ' * view.crumbs}\n  {say('plate-holds', count=view.crumbs)}"
