"""Reading what clients send, or refusing it with what is wrong about it.

msgspec tells that in English only; so whatever it does not accept is looked through here once more, for a code.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import inspect
from msgspec.json import Decoder

from cheeseboard.engine.quoting import quoted

from ..limits import Refusal

T = TypeVar("T")

_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError)

_KINDS: dict[type[inspect.Type], tuple[str, type[Any]]] = {
    inspect.StrType: ("text", str),
    inspect.IntType: ("number", int),
    inspect.BoolType: ("truth", bool),
    inspect.ListType: ("list", list),
    inspect.DictType: ("object", dict),
    inspect.StructType: ("object", dict),
}


def read(decoder: Decoder[T], text: str | bytes) -> T:
    """What the text says; raises Refusal."""
    try:
        return decoder.decode(text)
    except _UNREADABLE:
        raise _fault(decoder.type, text) or Refusal("request-unreadable") from None
    except RecursionError:
        raise Refusal("value-nested") from None


def _fault(wanted: Any, text: str | bytes) -> Refusal | None:
    try:
        value = msgspec.json.decode(text)
        return next(iter(_faults(value, inspect.type_info(wanted), None)), None)
    except _UNREADABLE:
        return Refusal("not-json")
    except RecursionError:
        return Refusal("value-nested")


def _faults(value: Any, wanted: inspect.Type, place: str | None) -> Iterable[Refusal]:
    """All that is wrong, in the order in which it would be mended."""
    if isinstance(wanted, inspect.LiteralType):
        if value not in wanted.values:
            yield Refusal("value-choice", place=place, choices=list(wanted.values), found=quoted(value))
    elif isinstance(wanted, inspect.UnionType):
        yield from _faults_of_union(value, wanted, place)
    elif type(wanted) in _KINDS:
        name, kind = _KINDS[type(wanted)]
        if type(value) is kind:
            yield from _faults_within(value, wanted, place)
        else:
            yield Refusal("value-kind", place=place, wanted=name)


def _faults_within(value: Any, wanted: inspect.Type, place: str | None) -> Iterable[Refusal]:
    if isinstance(wanted, inspect.StructType):
        yield from _faults_of_fields(value, wanted)
    elif isinstance(wanted, inspect.ListType):
        for each in value:
            yield from _faults(each, wanted.item_type, place)
    elif isinstance(wanted, inspect.DictType):
        for key, each in value.items():
            yield from _faults(each, wanted.value_type, f"{place}.{quoted(key)}")


def _faults_of_union(value: Any, wanted: inspect.UnionType, place: str | None) -> Iterable[Refusal]:
    """Of several structs the one is meant whose type is named; of others, whatever is not nothing."""
    structs = {kind.tag: kind for kind in wanted.types if isinstance(kind, inspect.StructType)}
    if not structs:
        if value is None and any(isinstance(kind, inspect.NoneType) for kind in wanted.types):
            return
        yield from _faults(value, next(kind for kind in wanted.types if type(kind) is not inspect.NoneType), place)
    elif type(value) is not dict:
        yield Refusal("value-kind", place=place, wanted="object")
    elif "type" not in value:
        yield Refusal("value-missing", place="type")
    elif not isinstance(value["type"], str) or value["type"] not in structs:
        yield Refusal("value-choice", place="type", choices=list(structs), found=quoted(value["type"]))
    else:
        yield from _faults(value, structs[value["type"]], place)


def _faults_of_fields(value: dict[str, Any], wanted: inspect.StructType) -> Iterable[Refusal]:
    fields = {field.encode_name: field.type for field in wanted.fields}
    if wanted.tag_field is not None:
        fields[wanted.tag_field] = inspect.AnyType()
    for field in wanted.fields:
        if field.required and field.encode_name not in value:
            yield Refusal("value-missing", place=field.encode_name)
    for name, each in value.items():
        if name not in fields:
            yield Refusal("value-unknown", place=quoted(name))
        else:
            yield from _faults(each, fields[name], name)
