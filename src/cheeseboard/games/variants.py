"""A game with other parts than those in its box: its modules once more, over those parts, with kernels of their own."""

import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from cheeseboard.engine.errors import BadTable
from cheeseboard.engine.game import Fact, Game, quoted

from . import get


def variant(name: str, parts: Mapping[str, Any]) -> Game:
    """The game with these parts, by the names that its `parts.py` has for them, in small letters or capitals."""
    game = get(name)
    known = {each.upper().replace("-", "_"): fact.value for each, fact in game.facts.items()}
    chosen = {each.upper(): value for each, value in parts.items()}
    for each, value in chosen.items():
        if each not in known:
            raise BadTable("part-unknown", game=name, part=quoted(each.lower()), parts=sorted(map(str.lower, known)))
        if type(value) is not type(known[each]):
            kind = type(known[each]).__name__
            raise BadTable("part-kind", part=each.lower(), kind=kind, usual=str(known[each]), value=quoted(value))
    changed = {each: value for each, value in sorted(chosen.items()) if value != known[each]}
    return _Variant(name, changed).game if changed else game


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
            fact: Fact[Any] = getattr(parts, each)
            setattr(parts, each, replace(fact, value=value))
        parts.check()
        vars(folder)["parts"] = parts
        _run(folder)
    except BaseException:
        for each in [each for each in sys.modules if each.partition(f"{package}.")[0] in ("", package)]:
            del sys.modules[each]
        raise
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
