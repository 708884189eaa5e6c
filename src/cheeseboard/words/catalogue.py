"""Reading the catalogues, and making sentences of codes and parameters."""

import os
import re
import unicodedata
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:  # loading these takes a tenth of a second, which those who say nothing need not wait
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

ENGLISH = "en"
PSEUDO = "en-XA"
"""English with accents on every letter: whatever shows up without them was not said by the catalogue."""

_HOME = Path(__file__).parent
_GAMES = _HOME.parent / "games"
_SHORT = 4
"""The items of a list up to this long are parameters of their own as well."""
_PARTS = re.compile(r"([^\W\d]+)(?:-(\w+)|(\d+))")
_VOWEL = re.compile(r"[\W_]*(?:[aeiouhæœø]|y(?![aeiou]))")
"""What begins like this, without accents and capitals, is spoken with a vowel first: Hugo and Yves are, Yann is not."""

Params = Mapping[str, Any]


class Person(NamedTuple):
    """Somebody at the table, as a sentence needs them."""

    name: str
    you: bool = False


_people: ContextVar[Sequence[Person]] = ContextVar("_people", default=())


def languages() -> list[str]:
    """The languages there are, English first."""
    return sorted((folder.name for folder in _HOME.iterdir() if any(folder.glob("*.ftl"))), key=_english_first)


def _english_first(language: str) -> tuple[bool, str]:
    return language != ENGLISH, language


def chosen_language() -> str:
    """The language of whoever sits at this machine: CHEESEBOARD_LANGUAGE, or the system's where we speak it."""
    from babel import negotiate_locale

    if (wanted := os.environ.get("CHEESEBOARD_LANGUAGE", "")) in (*languages(), PSEUDO):
        return wanted
    system = [os.environ.get(name, "").partition(".")[0] for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    return negotiate_locale([name for name in system if name], languages(), sep="_") or ENGLISH


def say(code: str, params: Params | None = None, people: Sequence[Person] = (), language: str = ENGLISH) -> str:
    """The sentence of that code. `people` are those whom seats among the parameters stand for."""
    game, _, message = code.rpartition(".")
    bundle = _bundle(language, game)
    if not bundle.has_message(message):
        if language not in (ENGLISH, PSEUDO):
            return say(code, params, people)
        warnings.warn(f"the catalogue has no message {code}", stacklevel=2)
        return code
    token = _people.set(people)
    try:
        return _formatted(bundle, message, dict(_arguments(bundle, params or {})))
    finally:
        _people.reset(token)


def has(code: str, language: str = ENGLISH) -> bool:
    """Whether there is a sentence of that code."""
    game, _, message = code.rpartition(".")
    return bool(_bundle(language, game).has_message(message))


def _formatted(bundle: "FluentBundle", message: str, arguments: dict[str, Any]) -> str:
    pattern = bundle.get_message(message).value
    if pattern is None:
        return message
    said, problems = bundle.format_pattern(pattern, arguments)
    for problem in problems:
        warnings.warn(f"{message}: {problem}", stacklevel=2)
    return str(said)


@cache
def _bundle(language: str, game: str) -> "FluentBundle":
    from fluent.runtime import FluentBundle

    spoken = ENGLISH if language == PSEUDO else language
    bundle: FluentBundle = FluentBundle([spoken], functions=_functions(lambda: bundle), use_isolating=False)
    for file in files(spoken, game):
        bundle.add_resource(_resource(file, language == PSEUDO))
    return bundle


def files(language: str, game: str = "") -> list[Path]:
    """The catalogue of a language: the shared part, or with a game that game's files before it."""
    own = sorted((_GAMES / game.replace("-", "_") / "words" / language).glob("*.ftl")) if game else []
    return [*own, *sorted((_HOME / language).glob("*.ftl"))]


@cache
def _resource(file: Path, accented: bool) -> "Resource":
    from fluent.runtime import FluentResource

    resource = FluentResource(file.read_text(encoding="utf-8"))
    if accented:
        from .pseudo import accent

        accent(resource)
    return resource


def _functions(bundle: Any) -> dict[str, Any]:
    return {
        "LIST": partial(_list, bundle),
        "COUNT": _count,
        "EACH": partial(_each, bundle),
        "NAME": partial(_name, bundle),
        "BEGINS": _begins,
    }


def _count(items: Any) -> Any:
    from fluent.runtime.types import fluent_number

    return fluent_number(len(items.items))


def _list(bundle: Any, items: Any, type: str = "and", each: str | None = None) -> str:  # noqa: A002 -- as Intl calls it
    named = [str(item) if each is None else _name(bundle, item, of=each) for item in items.items]
    return _together(bundle(), named, type)


def _together(bundle: "FluentBundle", words: Sequence[str], kind: str = "and") -> str:
    from babel.lists import format_list

    return format_list(words, "or" if kind == "or" else "standard", bundle.locales[0])


def _each(bundle: Any, items: Any, **named: str) -> str:
    told = [
        _formatted(bundle(), named["as"], dict(_arguments(bundle(), {"seat": seat, "value": value})))
        for seat, value in enumerate(items.items)
    ]
    return ", ".join(told)


def _name(bundle: Any, value: Any, of: str) -> str:
    if isinstance(value, int | float):
        return _formatted(bundle(), of, {"value": value, "head": "", "tail": value})
    parts = _PARTS.fullmatch(value)
    head, tail = (parts[1], parts[2] or parts[3]) if parts else (value, "")
    return _formatted(bundle(), of, {"value": _number(value), "head": head, "tail": _number(tail)})


def _begins(words: Any) -> str:
    plain = unicodedata.normalize("NFD", str(words).lower())
    return "vowel" if _VOWEL.match(plain) else "consonant"


def _number(text: str) -> str | int:
    return int(text) if text.isdecimal() else text


def _arguments(bundle: "FluentBundle", params: Params) -> Iterator[tuple[str, Any]]:
    for name, value in params.items():
        yield from _argument(bundle, name, value)


def _argument(bundle: "FluentBundle", name: str, value: Any) -> Iterator[tuple[str, Any]]:
    if isinstance(value, bool):
        yield name, "yes" if value else "no"
    elif isinstance(value, int | float):
        yield from _somebody(bundle, name, int(value)) if _is(name, "seat") else [(name, value)]
    elif value is None:
        yield name, "none"
        if _is(name, "seat"):
            yield f"{name}_is", "none"
    elif isinstance(value, Mapping):
        for part, inside in value.items():
            yield from _argument(bundle, f"{name}_{part}", inside)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        yield from _several(bundle, name, value)
    else:
        yield name, str(value)


def _is(name: str, kind: str) -> bool:
    return name == kind or name.endswith(f"_{kind}")


def _somebody(bundle: "FluentBundle", name: str, seat: int) -> Iterator[tuple[str, Any]]:
    people = _people.get()
    person = people[seat] if 0 <= seat < len(people) else None
    yield name, person.name if person else _formatted(bundle, "person-seat", {"number": str(seat)})
    yield f"{name}_is", "you" if person and person.you else "other"


def _several(bundle: "FluentBundle", name: str, items: Sequence[Any]) -> Iterator[tuple[str, Any]]:
    if not (_is(name, "seats") or name == "winners"):
        yield name, _several_type()(items)
        if len(items) <= _SHORT:
            for number, item in enumerate(items, 1):
                yield from _argument(bundle, f"{name}_{number}", item)
        return
    people = _people.get()
    yours = [seat for seat in items if seat < len(people) and people[seat].you]
    yield f"{name}_is", "other" if not yours else "you" if len(items) == 1 else "with-you"
    # Whoever reads it stands last: "Ada and you" can begin a sentence, "you and Ada" cannot.
    named = [dict(_somebody(bundle, "seat", seat))["seat"] for seat in items if seat not in yours]
    yield name, _several_type()([*named, *(_formatted(bundle, "person-you", {}) for _ in yours)])


@cache
def _several_type() -> type:
    from fluent.runtime.types import FluentType

    class Several(FluentType):
        """A list among the parameters; the catalogue says how it is told."""

        def __init__(self, items: Sequence[Any]) -> None:
            self.items = items

        def format(self, locale: Any) -> str:  # noqa: ARG002 -- the signature is Fluent's
            return ", ".join(map(str, self.items))

    return Several
