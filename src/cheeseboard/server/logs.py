"""The server's log: lines for people, which stay quiet while all is well, or JSON for programs, which tell everything.

Whatever somebody sends can neither begin a line of its own nor speak to a terminal. Of people it holds the
first letters of their ids alone, of their hands nothing.
"""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any, Literal

from pythonjsonlogger.json import JsonFormatter

from cheeseboard.complaints import complain_to
from cheeseboard.engine.quoting import printable

LogStyle = Literal["text", "json"]
PERSON_LETTERS = 8
"""Of a person's id: enough to find them again, too few to be them."""

log = logging.getLogger("cheeseboard")


def set_up(style: LogStyle) -> None:
    """What is logged from now on, and how."""
    handler = logging.StreamHandler()
    handler.setFormatter(SafeLines("%(asctime)s %(levelname)s %(message)s") if style == "text" else _json())
    complain_to(None if style == "text" else log.critical)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    log.setLevel(logging.WARNING if style == "text" else logging.INFO)
    # Cutting off who is still waiting when the server stops is what we asked for, and no failure to be traced.
    below = logging.getLogger("uvicorn.error")
    below.addFilter(_is_no_cut)
    below.setLevel(logging.ERROR)  # that somebody sends what cannot be read is no trouble, however often they do


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Nothing is logged, since whoever is here is told by other ways."""
    level = log.level
    log.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        log.setLevel(level)


class SafeLines(logging.Formatter):
    """One line a record; the lines of a traceback are indented, so that none of them can be taken for a record."""

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 -- the library's name
        return printable(super().formatMessage(record))

    def formatException(self, ei: Any) -> str:  # noqa: N802 -- the library's name
        return "\n".join(f"  {printable(line)}" for line in super().formatException(ei).splitlines())


def fields(**known: Any) -> dict[str, Any]:
    """What a record carries beside its sentence: `person` is shortened, and what is not known is left out."""
    if person := known.get("person"):
        known["person"] = short(person)
    return {name: value for name, value in known.items() if value is not None}


def short(person: str) -> str:
    return person[:PERSON_LETTERS]


def _json() -> logging.Formatter:
    names = {"asctime": "at", "levelname": "level"}
    return JsonFormatter(["asctime", "levelname", "process", "message"], rename_fields=names, exc_info_as_array=True)


def _is_no_cut(record: logging.LogRecord) -> bool:
    traced = record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not traced and not str(record.msg).startswith("Cancel %s running task(s)")
