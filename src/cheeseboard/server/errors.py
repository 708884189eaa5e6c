"""Every answer that is not what was asked for: `{"error": one sentence}`."""

import logging
import re
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, ValidationException

import cheeseboard as cb

from .files import SAFETY
from .limits import Refusal

log = logging.getLogger("cheeseboard")


class Error(msgspec.Struct):
    error: str


_KINDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "object": "an object",
    "array": "a list",
    "null": "null",
}
_EXPECTED = re.compile(r"Expected `(?P<wanted>[^`]+)`, got `(?P<got>[^`]+)`(?: - at `\$\.?(?P<place>[^`]*)`)?")
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>[^`]+)`")
_MISSING = re.compile(r"Object missing required field `(?P<field>[^`]+)`")
_VALUE = re.compile(r"Invalid (?:enum )?value (?P<value>.+) - at `\$\.?(?P<place>[^`]*)`")


def plainly(problem: Exception | str, what: str) -> str:
    """What msgspec says about something it was given, as a sentence."""
    said = str(problem)
    if found := _EXPECTED.search(said):
        place = f'"{found["place"]}" of {what}' if found["place"] else what
        wanted = " or ".join(_KINDS.get(kind, kind) for kind in found["wanted"].split(" | "))
        return f"{_upper(place)} must be {wanted}, not {_KINDS.get(found['got'], found['got'])}."
    if found := _UNKNOWN.search(said):
        return f'{_upper(what)} has "{found["field"][:40]}", which means nothing here.'
    if found := _MISSING.search(said):
        return f'{_upper(what)} lacks "{found["field"]}".'
    if found := _VALUE.search(said):
        return f'"{found["place"]}" of {what} cannot be {found["value"][:40]}.'
    return f"{_upper(what)} is not JSON."


def _upper(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def answer(request: Request[Any, Any, Any], problem: Exception) -> Response[Error]:
    """The answer to a request that cannot be carried out."""
    status, sentence, headers = _put(request, problem)
    if status == 500:
        log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    elif status > 500:
        log.warning("%s %s: %s", request.method, request.url.path, sentence)
    headers = {**SAFETY, **(headers or {})}
    return Response(Error(sentence), status_code=status, headers=headers, media_type=MediaType.JSON)


def _put(request: Request[Any, Any, Any], problem: Exception) -> tuple[int, str, dict[str, str] | None]:
    path, docs = request.url.path, "the calls there are stand at /api/docs"
    match problem:
        case Refusal():
            return problem.status, str(problem), None
        case cb.CheeseboardError():
            return 400, str(problem), None
        case MethodNotAllowedException():
            return (
                405,
                f"{path} does not take {request.method}; {docs}.",
                problem.headers,
            )
        case NotFoundException():
            return 404, f"There is nothing at {path}; {docs}.", None
        case ValidationException():
            return 400, _invalid(problem), None
        case HTTPException() if problem.status_code == 413:
            return 413, "The body of the request is too long.", None
        case HTTPException() if problem.status_code < 500:
            return problem.status_code, plainly(problem.detail, "the body of the request"), None
    return 500, "Something went wrong here; it has been written to the server's log.", None


def _invalid(problem: ValidationException) -> str:
    for found in problem.extra or ():
        if isinstance(found, dict):
            source, key, message = found.get("source"), found.get("key", ""), str(found.get("message", ""))
            if source == "body" or source is None:
                place = f" - at `$.{key}`" if key not in ("", "data") and "- at" not in message else ""
                return plainly(message + place, "the body of the request")
            return plainly(message, f'"{key}" in the address')
    return "The request cannot be understood."
