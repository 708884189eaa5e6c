"""Writes the page's types of all that is sent, from the structs that the server sends.

python web/wire.py          writes src/wire.ts, and src/games/<game>/wire.ts for every game on the shelf
python web/wire.py --check  only says whether they are as they would be written: exit status 1 if not

The schema that msgspec writes would do for other generators, but it knows neither which struct extends which nor what
is said about a field, and readers of the page want both.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from cheeseboard.engine import facts, reasoning, rulebook, told
from cheeseboard.engine.game import Game
from cheeseboard.engine.told import Event, Reason
from cheeseboard.games import get as game_named
from cheeseboard.games import names as game_names
from cheeseboard.server.protocol import commands, messages, past

PAGE = Path(__file__).parent / "src"
WIDTH = 120
"""Of a line, as the page's formatter wants it."""
SHELL = (facts, told, reasoning, rulebook, messages, commands, past)
"""Where the structs are defined that every game shares."""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Any: "unknown"}

AnyStruct = type[msgspec.Struct]


class Sheet:
    """The types of one file. What is not its own is the shell's."""

    def __init__(self, own: Iterable[AnyStruct], aliases: dict[Any, str]) -> None:
        self._own = list(own)
        self._aliases = aliases

    def struct(self, struct: AnyStruct) -> list[str]:
        base = _base(struct)
        inherited = {field.name for field in msgspec.structs.fields(base)} if base else set()
        said = _said_of_fields(struct)
        heading = f"export interface {struct.__name__}{self._parameters(struct)}"
        lines = [*_comment(struct.__dict__.get("__doc__")), f"{heading}{self._extends(base)} {{"]
        if struct in (Event, Reason):
            lines.append("  type: string;")
        elif struct.__struct_config__.tag is not None:
            lines.append(f"  {struct.__struct_config__.tag_field}: {_literal(struct.__struct_config__.tag)};")
        for field in msgspec.structs.fields(struct):
            if field.name not in inherited:
                lines += _comment(said.get(field.name), "  ")
                lines += self._assigned(f"  {field.encode_name}{_mark(struct, field)}:", field.type, "  ")
        return [*lines, "}"]

    def union(self, name: str, members: Any) -> list[str]:
        return self._assigned(f"export type {name} =", members)

    def _assigned(self, start: str, type_: Any, indent: str = "") -> list[str]:
        members = self._members(type_)
        whole = f"{start} {' | '.join(members)};"
        if len(whole) <= WIDTH:
            return [whole]
        broken = [f"{indent}  | {member}" for member in members]
        return [start, *broken[:-1], f"{broken[-1]};"]

    def _members(self, type_: Any) -> list[str]:
        """What it is, as a union: most are of one."""
        if type_ in self._aliases:
            return [self._aliases[type_]]
        if get_origin(type_) in (Union, UnionType):
            told = [self._members(each) for each in get_args(type_) if each is not msgspec.UnsetType]
            return list(dict.fromkeys(member for members in told for member in members))
        if get_origin(type_) is Literal:
            return [_literal(value) for value in get_args(type_)]
        return [self._one(type_)]

    def _one(self, type_: Any) -> str:
        origin, parts = get_origin(type_), get_args(type_)
        if type_ in PLAIN:
            return PLAIN[type_]
        if isinstance(type_, TypeVar):
            return type_.__name__
        if origin is Annotated:
            said = [meta.extra["typescript"] for meta in parts[1:] if meta.extra]
            return said[0] if said else self._one(parts[0])
        if origin is list or (origin is tuple and parts[1:] == (...,)):
            members = self._members(parts[0])
            return f"{members[0]}[]" if len(members) == 1 else f"({' | '.join(members)})[]"
        if origin is tuple:
            return f"[{', '.join(map(self._inline, parts))}]"
        if origin is dict:
            return f"Record<string, {self._inline(parts[1])}>"
        if origin in self._own:
            return f"{origin.__name__}<{', '.join(map(self._inline, parts))}>"
        if isinstance(type_, type) and issubclass(type_, msgspec.Struct):
            return type_.__name__ if type_ in self._own else f"shell.{type_.__name__}"
        raise TypeError(f"{type_} has no counterpart on the page yet")

    def _inline(self, type_: Any) -> str:
        return " | ".join(self._members(type_))

    def _parameters(self, struct: AnyStruct) -> str:
        variables = getattr(struct, "__parameters__", ())
        bounds = [(each.__name__, self._one(each.__bound__)) for each in variables]
        return f"<{', '.join(f'{name} extends {bound} = {bound}' for name, bound in bounds)}>" if bounds else ""

    def _extends(self, base: AnyStruct | None) -> str:
        return f" extends {self._one(base)}" if base else ""


def shell() -> str:
    """The file of what every game shares."""
    structs = [struct for module in SHELL for struct in _defined(module)]
    literals = {value: name for module in SHELL for name, value in vars(module).items() if get_origin(value) is Literal}
    sheet = Sheet(structs, literals)
    aliases = [Sheet(structs, {}).union(name, literal) for literal, name in literals.items()]
    wanted = sheet.union("AnyCommand", commands.AnyCommand)
    return _file("What the server and the page say to each other.", [*aliases, *map(sheet.struct, structs), wanted])


def game_file(game: Game) -> str:
    """The file of what is particular to a game."""
    told = [("AnyEvent", game.view.AnyEvent), ("AnyReason", game.reasons.AnyReason)]
    own = [*_reached([game.view.View, *(union for _, union in told)])]
    for name in {struct.__name__ for struct in own}:
        if len([struct for struct in own if struct.__name__ == name]) > 1:
            raise SystemExit(f"{game.name} has two structs called {name}, which the page could not tell apart.")
    sheet = Sheet(own, {})
    blocks = [["import type * as shell from '../../wire';"], *map(sheet.struct, own)]
    return _file(f"What is sent of {game.name} alone.", [*blocks, *(sheet.union(*union) for union in told)])


def files() -> dict[Path, str]:
    """Every file as it should be."""
    of_games = {PAGE / "games" / name / "wire.ts": game_file(game_named(name)) for name in game_names()}
    return {PAGE / "wire.ts": shell(), **of_games}


def _file(says: str, blocks: Iterable[list[str]]) -> str:
    return "\n\n".join([f"/** {says} Written by web/wire.py. */", *("\n".join(block) for block in blocks)]) + "\n"


def _defined(module: ModuleType) -> list[AnyStruct]:
    classes = [value for value in vars(module).values() if inspect.isclass(value)]
    mine = dict.fromkeys(kind for kind in classes if kind.__module__ == module.__name__ and kind.__name__[0] != "_")
    return [kind for kind in mine if issubclass(kind, msgspec.Struct)]


def _reached(types: Iterable[Any]) -> dict[AnyStruct, None]:
    """All structs that these are made of and that are not the shell's, each before those that need it."""
    found: dict[AnyStruct, None] = {}

    def reach(type_: Any) -> None:
        for part in get_args(type_):
            reach(part)
        if inspect.isclass(type_) and issubclass(type_, msgspec.Struct) and type_ not in found:
            if type_.__module__ in [module.__name__ for module in SHELL]:
                return
            if base := _base(type_):
                reach(base)
            for field in msgspec.structs.fields(type_):
                reach(field.type)
            found[type_] = None

    for each in types:
        reach(each)
    return found


def _base(struct: AnyStruct) -> AnyStruct | None:
    """What it extends on the page: the nearest that has a name for others."""
    bases = (base for base in struct.__mro__[1:] if issubclass(base, msgspec.Struct))
    return next((base for base in bases if base is not msgspec.Struct and not base.__name__.startswith("_")), None)


def _mark(struct: AnyStruct, field: msgspec.structs.FieldInfo) -> str:
    """What may be left out: by the server what can be unset, by the page whatever has a default."""
    return "?" if field.default is msgspec.UNSET or (_sent_by_page(struct) and not field.required) else ""


def _sent_by_page(struct: AnyStruct) -> bool:
    return struct.__struct_config__.forbid_unknown_fields


def _said_of_fields(struct: AnyStruct) -> dict[str, str]:
    """What stands below the fields in the source."""
    said: dict[str, str] = {}
    for kind in reversed(struct.__mro__):
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            said |= _said_below(inspect.getmodule(kind), kind.__name__)
    return said


def _said_below(module: ModuleType | None, name: str) -> Iterator[tuple[str, str]]:
    assert module is not None
    classes = [node for node in _syntax(module).body if isinstance(node, ast.ClassDef) and node.name == name]
    body = classes[0].body if classes else []
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            yield field.target.id, str(ast.literal_eval(below.value))


@cache
def _syntax(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _comment(said: str | None, indent: str = "") -> list[str]:
    if not said:
        return []
    lines = inspect.cleandoc(said).splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def main(arguments: list[str]) -> int:
    stale = {file: text for file, text in files().items() if not file.exists() or file.read_text("utf-8") != text}
    if arguments == ["--check"]:
        for file in stale:
            print(f"{file} is not what the server sends: run python web/wire.py.")
        return 1 if stale else 0
    if arguments:
        print(__doc__, end="")
        return 2
    for file, text in stale.items():
        file.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
