"""Limits as whoever hosts chooses them: in a file, or one by one; and all there are, as such a file."""

import ast
import inspect
import math
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from cheeseboard.engine.quoting import quoted

from .limits import Limits, WrongSetting

_USUAL: dict[str, int | float] = {field.name: field.default for field in fields(Limits)}  # type: ignore[misc]
_LEAST: dict[str, int | float] = {
    name: get_args(kind)[1] if get_origin(kind) is Annotated else 0
    for name, kind in get_type_hints(Limits, include_extras=True).items()
}


def chosen_limits(file: Path | None, single: Sequence[str]) -> Limits:
    """The usual limits but for those in the file, and but for these, each NAME=VALUE; raises WrongSetting."""
    wanted = {**(_in_file(file) if file else {}), **dict(map(_named, single))}
    return replace(Limits(), **{name: _checked(name, value) for name, value in wanted.items()})


def all_limits() -> str:
    """Every limit with what it means, as a file that can be changed and given back."""
    told = [f"# {meaning}\n{name} = {_USUAL[name]}\n" for name, meaning in _meanings()]
    return "\n".join(told)


def _in_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except OSError as problem:
        raise WrongSetting("limits-unread", file=file, problem=problem.strerror or str(problem)) from None
    except ValueError as problem:  # of TOML, or of UTF-8
        raise WrongSetting("limits-unread", file=file, problem=str(problem)) from None


def _named(text: str) -> tuple[str, Any]:
    name, equals, value = text.partition("=")
    if not equals:
        raise WrongSetting("limit-unnamed", found=quoted(text))
    try:
        return name.strip(), tomllib.loads(f"value = {value}")["value"]
    except ValueError:
        return name.strip(), value


def _checked(name: str, value: Any) -> Any:
    if name not in _USUAL:
        raise WrongSetting("limit-unknown", name=quoted(name))
    whole, least = isinstance(_USUAL[name], int), _LEAST[name]
    right = type(value) is int or (type(value) is float and not whole and math.isfinite(value))
    if not right or value < least:
        raise WrongSetting("limit-wrong", name=name, kind="whole" if whole else "any", least=least, found=quoted(value))
    return value if whole else float(value)


def _meanings() -> Iterator[tuple[str, str]]:
    """The names of all limits, each with the text that stands below it in the source."""
    (described,) = ast.parse(inspect.getsource(Limits)).body
    assert isinstance(described, ast.ClassDef)
    for named, told in zip(described.body, described.body[1:], strict=False):
        if isinstance(named, ast.AnnAssign) and isinstance(named.target, ast.Name):
            assert isinstance(told, ast.Expr)
            assert isinstance(told.value, ast.Constant)
            yield named.target.id, str(told.value.value)
