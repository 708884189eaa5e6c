"""A game with other parts than those in its box: its modules once more, over those parts, with kernels of their own."""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from operator import index
from types import ModuleType
from typing import Any

import numpy as np

from cheeseboard.engine.errors import BadTable, CheeseboardError
from cheeseboard.engine.facts import Part
from cheeseboard.engine.game import Game
from cheeseboard.engine.quoting import quoted, quoted_number

from . import get


def variant(name: str, parts: Mapping[str, Any]) -> Game:
    """The game with these parts, by the names that its `parts.py` has for them, in small letters or capitals."""
    usual = {each: _usual(name, each) for each in map(str.lower, parts)}
    chosen = {each.lower(): _like(usual[each.lower()], value, each) for each, value in parts.items()}
    changed = {each: value for each, value in sorted(chosen.items()) if value != usual[each]}
    return _Variant(name, changed).game if changed else get(name)


def told(name: str, parts: Mapping[str, str]) -> Game:
    """The game with parts as records and positions tell them: in JSON, which has no numbers as keys and no tuples."""
    return variant(name, {each: _read(value, _usual(name, each.lower()), each) for each, value in parts.items()})


def _usual(name: str, part: str) -> Any:
    """The part as it is in the box."""
    game = get(name)
    known = game.parts_read
    if part not in known:
        code = "part-unread" if part.replace("_", "-") in game.facts else "part-unknown"
        raise BadTable(code, game=name, part=quoted(part), parts=sorted(known))
    return known[part].value


def _like(usual: Any, value: Any, part: str) -> Any:
    """The value as one of the usual one's kind, inside too."""
    try:
        return _alike(usual, value)
    except TypeError:
        raise _no_part(part, usual, quoted_number(value)) from None


def _alike(usual: Any, value: Any) -> Any:
    if type(usual) is bool and isinstance(value, np.bool_):
        return bool(value)
    if type(usual) is int and type(value) is not bool:
        return index(value)
    if type(value) is not type(usual) or value == {}:
        raise TypeError
    if isinstance(value, tuple):
        return tuple(_alike(usual[0], each) for each in value)
    if isinstance(value, dict):
        key, inside = next(iter(usual.items()))
        return {_alike(key, each): _alike(inside, held) for each, held in value.items()}
    return value


def _no_part(part: str, usual: Any, found: str) -> BadTable:
    return BadTable("part-kind", part=part.lower(), usual=repr(usual), value=found)


def _read(text: str, usual: Any, part: str) -> Any:
    try:
        return _as(usual, json.loads(text))
    except (ValueError, RecursionError):
        raise _no_part(part, usual, quoted(text)) from None


def _as(usual: Any, value: Any) -> Any:
    """What JSON holds, as a value of the usual one's kind if it can be one."""
    if isinstance(usual, tuple) and isinstance(value, list):
        return tuple(_as(usual[0], each) for each in value)
    if isinstance(usual, dict) and isinstance(value, dict):
        key, inside = next(iter(usual.items()))
        return {type(key)(each): _as(inside, held) for each, held in value.items()}
    return value


class _Variant:
    """Told apart by what they are made of, so that each is made once."""

    def __init__(self, name: str, parts: dict[str, Any]) -> None:
        self.name, self.parts = name, parts
        self.mark = blake2b(repr((name, parts)).encode(), digest_size=6).hexdigest()

    def __hash__(self) -> int:
        return hash(self.mark)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Variant) and self.mark == other.mark

    @property
    def game(self) -> Game:
        return _made(self)


@cache
def _made(wanted: _Variant) -> Game:
    usual = get(wanted.name).rules.__name__.rpartition(".")[0]
    package = f"{usual}_{wanted.mark}"
    try:
        folder = _again(usual, package)
        parts = _again(f"{usual}.parts", f"{package}.parts")
        _run(parts)
        for each, value in wanted.parts.items():
            _put(parts, each.upper(), value)
        _narrow(parts)
        parts.check()
        vars(folder)["parts"] = parts
        _run(folder)
    except BaseException as problem:
        for each in [each for each in sys.modules if each.partition(f"{package}.")[0] in ("", package)]:
            del sys.modules[each]
        if isinstance(problem, CheeseboardError) or not isinstance(problem, Exception):
            raise
        raise BadTable("part-broken", problem=quoted(problem)) from problem
    game: Game = replace(folder.GAME, other_parts=wanted.parts)
    return game


def _put(parts: ModuleType, name: str, value: Any) -> None:
    part: Part[Any] = getattr(parts, name)
    setattr(parts, name, replace(part, value=value))


def _narrow(parts: ModuleType) -> None:
    """Those play who stand in every part that goes by the number of players."""
    found = {name: part.value for name, part in vars(parts).items() if isinstance(part, Part)}
    by_players = {
        name: value
        for name, value in found.items()
        if isinstance(value, dict) and all(type(key) is int for key in value)
    }
    for name, value in by_players.items():
        counts = sorted(count for count in value if all(count in each for each in by_players.values()))
        if not counts:
            raise BadTable("part-players", parts=[each.lower() for each in by_players])
        _put(parts, name, {count: value[count] for count in counts})


def _again(usual: str, name: str) -> ModuleType:
    """The module once more under another name, not run yet."""
    found = find_spec(usual)
    assert found is not None
    assert found.origin is not None
    spec = spec_from_file_location(name, found.origin, submodule_search_locations=found.submodule_search_locations)
    assert spec is not None
    sys.modules[name] = module_from_spec(spec)
    return sys.modules[name]


def _run(module: ModuleType) -> None:
    assert module.__spec__ is not None
    assert module.__spec__.loader is not None
    module.__spec__.loader.exec_module(module)
