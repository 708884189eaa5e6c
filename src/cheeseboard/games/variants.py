"""A game with other parts than those in its box: its modules once more, over those parts, with kernels of their own."""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

import numpy as np

from cheeseboard.engine.errors import BadTable, CheeseboardError
from cheeseboard.engine.facts import Fact
from cheeseboard.engine.game import Game
from cheeseboard.engine.quoting import quoted

from . import get


def variant(name: str, parts: Mapping[str, Any]) -> Game:
    """The game with these parts, by the names that its `parts.py` has for them, in small letters or capitals."""
    usual = {each: _usual(name, each) for each in map(str.lower, parts)}
    chosen = {each.lower(): _pythons(value) for each, value in parts.items()}
    for each, value in chosen.items():
        if not _alike(value, usual[each]):
            kind = type(usual[each]).__name__
            raise BadTable("part-kind", part=each, kind=kind, usual=str(usual[each]), value=quoted(value))
    changed = {each: value for each, value in sorted(chosen.items()) if value != usual[each]}
    return _Variant(name, changed).game if changed else get(name)


def told(name: str, parts: Mapping[str, str]) -> Game:
    """The game with parts as records and positions tell them: in JSON, which has no numbers as keys and no tuples."""
    return variant(name, {each: _read(value, _usual(name, each.lower()), each) for each, value in parts.items()})


def _usual(name: str, part: str) -> Any:
    """The part as it is in the box."""
    known = {each.replace("-", "_"): fact.value for each, fact in get(name).facts.items()}
    if part not in known:
        raise BadTable("part-unknown", game=name, part=quoted(part), parts=sorted(known))
    return known[part]


def _pythons(value: Any) -> Any:
    """The same with Python's numbers in place of NumPy's, inside too."""
    if isinstance(value, dict):
        return {_pythons(key): _pythons(held) for key, held in value.items()}
    if isinstance(value, tuple):
        return tuple(map(_pythons, value))
    return value.item() if isinstance(value, np.generic) else value


def _alike(value: Any, usual: Any) -> bool:
    """Whether a value is of the same kind as the usual one, inside too."""
    if type(value) is not type(usual) or not isinstance(value, dict | tuple) or not usual:
        return type(value) is type(usual)
    if isinstance(value, tuple):
        return all(_alike(each, usual[0]) for each in value)
    key, inside = next(iter(usual.items()))
    return all(type(each) is type(key) and _alike(held, inside) for each, held in value.items())


def _read(text: str, usual: Any, part: str) -> Any:
    try:
        return _as(usual, json.loads(text))
    except (ValueError, RecursionError):
        kind = type(usual).__name__
        raise BadTable("part-kind", part=part, kind=kind, usual=str(usual), value=quoted(text)) from None


def _as(usual: Any, value: Any) -> Any:
    """What JSON holds, as a value of the usual one's kind if it can be one."""
    if isinstance(usual, tuple) and isinstance(value, list):
        return tuple(_as(usual[0] if usual else None, each) for each in value)
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
            fact: Fact[Any] = getattr(parts, each.upper())
            setattr(parts, each.upper(), replace(fact, value=value))
        parts.check()
        vars(folder)["parts"] = parts
        _run(folder)
    except BaseException as problem:
        for each in [each for each in sys.modules if each.partition(f"{package}.")[0] in ("", package)]:
            del sys.modules[each]
        if isinstance(problem, CheeseboardError) or not isinstance(problem, Exception):
            raise
        raise BadTable("part-broken", problem=quoted(problem)) from problem
    game: Game = replace(folder.GAME, variant=wanted.parts)
    return game


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
