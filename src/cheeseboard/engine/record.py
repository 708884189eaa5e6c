"""Records: `.cheese` files, written, read and verified.

Tags first, then an empty line, then the log. Several records may follow one another in a file.
"""

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from datetime import date
from io import StringIO, TextIOWrapper
from pathlib import Path
from shutil import copymode
from typing import Any, BinaryIO, TextIO

from . import dice
from .chance import KEY_BYTES, Keyed
from .contract import CHANCE
from .errors import BadLine, BadTable, CheeseboardError, RecordError
from .game import Game, Shelf
from .header import Header, check_name
from .match import Match
from .quoting import quoted
from .strides import follow

RUNNING = "*"
ENDED = "Ended"
"""The tag of a match that was given up before its end: nothing more will be drawn, so its key may be known."""
BOM = "\ufeff"
_TAG = re.compile(r'\[(?P<name>[^"\s\]]+(?: [^"\s\]]+)*) "(?P<value>(?:[^"\\]|\\["\\])*)"\]\s*(?:#.*)?')
_HEX = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")

_PART = "Part "


@dataclass
class Record:
    """A record as read: tags, each with its line number in the file, and the lines of the log."""

    line: int
    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    log: list[str] = field(default_factory=list)
    log_lines: Sequence[int] = ()
    """The number of each of them."""
    last_line: int = 0

    def get(self, tag: str) -> str | None:
        return self.tags[tag][1] if tag in self.tags else None

    def line_of(self, tag: str) -> int:
        return self.tags[tag][0] if tag in self.tags else self.line

    def error(self, tag: str, code: str, /, **params: Any) -> RecordError:
        """What is wrong with a tag."""
        return RecordError(self.line_of(tag), code, **params)

    @contextmanager
    def blames(self, tag: str) -> Iterator[None]:
        """Tells what is wrong with a tag by its line."""
        try:
            yield
        except RecordError:
            raise
        except CheeseboardError as problem:
            raise self.error(tag, problem.code, **problem.params) from None

    @property
    def has_key(self) -> bool:
        return "Key" in self.tags


def write(match: Match) -> str:
    if not match.whole:
        raise BadTable("record-of-part")
    match.refuse_before_chance()  # the log of a record stops where a seat is to move
    result = match.result
    tags = {"Game": match.game.name}
    tags |= {f"{_PART}{name}": told for name, told in match.game.told_parts.items()}
    tags["Players"] = str(match.players)
    tags |= {f"Option {name}": value for name, value in match.options.items()}
    tags |= {f"Seat {seat}": name for seat, name in enumerate(match.names)}
    if match.header.date:
        tags["Date"] = match.header.date
    if match.commitment is not None:
        tags["Commitment"] = match.commitment
    if match.key is not None and (result or ENDED in match.header.tags):
        tags["Key"] = match.key.hex()
    tags["Result"] = " ".join(map(str, result.winners)) if result else RUNNING
    tags |= match.header.tags
    head = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join([*head, "", *match.log(), ""])


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def read(lines: Iterable[str]) -> Iterator[Record]:
    """The records in these lines, one after another. Nothing can be read after one that cannot be."""
    for start, chunk in apart(lines):
        yield read_one(start, chunk)


def apart(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each record, and the number of the first: a tag that follows no tag begins the next record.

    Comments on lines of their own belong to whatever they stand in.
    """
    chunk: list[str] = []
    start, after_tag, says_something = 1, False, False
    for number, line in enumerate(lines, start=1):
        if line[:1] == "[":
            if not after_tag:
                if says_something:
                    yield start, chunk
                chunk, start = [], number
            after_tag = says_something = True
        elif (after_tag or not says_something) and line[:1] != "#":
            after_tag = False
            says_something = says_something or _told(line) != ""
        chunk.append(line)
    if says_something:
        yield start, chunk


def read_one(start: int, chunk: Sequence[str]) -> Record:
    """The record in these lines, the first of which has this number."""
    record = Record(start, last_line=start + len(chunk) - 1)
    for number, raw in enumerate(chunk, start):
        _check_letters(number, raw)
        text = raw.rstrip("\r\n")
        if text.startswith("["):
            _read_tag(record, number, text)
        elif told := _told(text):
            if not record.tags:
                raise RecordError(number, "record-no-tag", found=quoted(told))
            raise RecordError(number, "record-no-gap")
        elif record.tags and not text.strip():
            _read_log(record, number + 1, chunk[number + 1 - start :])
            break
    return record


def _read_log(record: Record, start: int, lines: Sequence[str]) -> None:
    together = "".join(lines)
    if not together.isascii():
        for number, line in enumerate(lines, start):
            _check_letters(number, line)
    told = list(map(_told if "#" in together else str.rstrip, lines))
    while told and not told[-1]:
        told.pop()
    record.log, record.log_lines = told, range(start, start + len(told))
    if not all(told):
        record.log_lines = [number for number, line in enumerate(told, start) if line]
        record.log = [line for line in told if line]


def _told(line: str) -> str:
    """A line of the log without its comment."""
    return line.split("#", 1)[0].rstrip()


def _check_letters(number: int, line: str) -> None:
    """Where a line was no UTF-8, reading it has left halves of characters."""
    if not line.isascii() and any("\ud800" <= character <= "\udfff" for character in line):
        raise RecordError(number, "record-not-utf8")


def _read_tag(record: Record, number: int, line: str) -> None:
    found = _TAG.fullmatch(line)
    if not found:
        raise RecordError(number, "record-no-tag", found=quoted(line))
    if found["name"] in record.tags:
        raise RecordError(number, "record-tag-twice", tag=quoted(found["name"]))
    record.tags[found["name"]] = number, re.sub(r"\\(.)", r"\1", found["value"])


def replay(record: Record, shelf: Shelf) -> Match:
    """The match that a record tells of. Every move must be legal, and every other line the one that follows."""
    header, key = _header(record, shelf), _key(record)
    if key and (match := _as_told(header, key, record)):
        _check_ending(record, match)
        return match
    match = Match(header, Keyed(key) if key else Told(record))
    checked = 0
    while True:
        expected = match.log()
        for line in range(checked, len(expected)):
            _compare(record, line, expected[line])
        checked = len(expected)
        if checked == len(record.log):
            break
        _play(match, record.log_lines[checked], record.log[checked])
    _check_ending(record, match)
    return match


def _as_told(header: Header, key: bytes, record: Record) -> Match | None:
    """The match that follows from a key and moves, if its log is the one told; else line by line will show why not."""
    told = [line.partition(" ")[2] for line in record.log if line[0] != "-"]
    moves = header.game.text.read_each(told)
    if moves is None:
        return None
    match = Match(header, Keyed(key))
    follow(match, moves, len(record.log) - len(told))
    return match if match.log() == record.log else None


def _compare(record: Record, told: int, expected: str) -> None:
    by = "key" if record.has_key else "rules"
    if told >= len(record.log):
        raise RecordError(record.last_line, "record-stops", expected=expected, by=by)
    found = record.log[told]
    if found != expected:
        raise RecordError(record.log_lines[told], "record-differs", found=found, expected=expected, by=by)


def _play(match: Match, number: int, line: str) -> None:
    seat, _, move = line.partition(" ")
    if match.turn is None:
        raise RecordError(number, "record-after-end", found=quoted(line))
    if seat != str(match.turn):
        raise RecordError(number, "record-other-seat", found=quoted(line), number=match.turn)
    if problem := match.check(move):
        raise RecordError(number, problem.code, **problem.params)
    match.play(move)


def _header(record: Record, shelf: Shelf) -> Header:
    """What the tags say of the table."""
    game = _game(record, shelf)
    written = _required(record, "Players")
    if not re.fullmatch("[1-9]", written):
        raise record.error("Players", "record-players", found=quoted(written))
    players = int(written)
    with record.blames("Players"):
        game.check_players(players)
    options = _options(record, game, players)
    names = _names(record, players)
    day = record.get("Date")
    if day is not None and not _is_date(day):
        raise record.error("Date", "record-date", found=quoted(day))
    known = {"Game", "Players", "Date", "Commitment", "Key", "Result"}
    other = {
        tag: value
        for tag, (_, value) in record.tags.items()
        if tag not in known and not tag.startswith((_PART, "Option ", "Seat "))
    }
    return replace(Header.checked(game, players, options, names, day), tags=other)


def _game(record: Record, shelf: Shelf) -> Game:
    name = _required(record, "Game")
    with record.blames("Game"):
        game = shelf(name, {})
    parts = {tag: value for tag, (_, value) in record.tags.items() if tag.startswith(_PART)}
    if not parts:
        return game
    with record.blames(next(iter(parts))):
        return shelf(name, {tag.removeprefix(_PART): value for tag, value in parts.items()})


def _options(record: Record, game: Game, players: int) -> dict[str, str]:
    """The options that the tags choose: exactly those that the game has, each checked with those before it."""
    own = [option.name for option in game.options]
    for tag in record.tags:
        kind, _, name = tag.partition(" ")
        if kind == "Option" and name not in own:
            raise record.error(tag, game.said("table-option"), option=quoted(name), options=own)
    chosen: dict[str, str] = {}
    for name in own:
        chosen[name] = _required(record, f"Option {name}")
        with record.blames(f"Option {name}"):
            game.check_options(players, chosen)
    return chosen


def _names(record: Record, players: int) -> list[str]:
    seats = [f"Seat {seat}" for seat in range(players)]
    for tag in record.tags:
        if tag.startswith("Seat ") and tag not in seats:
            raise record.error(tag, "record-seat", tag=quoted(tag), last=players - 1)
    names = [record.tags[seat][1] if seat in record.tags else seat for seat in seats]
    for seat, name in zip(seats, names, strict=True):
        with record.blames(seat):
            check_name(name)
    return names


def _is_date(text: str) -> bool:
    try:
        return bool(re.fullmatch(r"\d{4}-\d\d-\d\d", text)) and bool(date.fromisoformat(text))
    except ValueError:
        return False


def _required(record: Record, tag: str) -> str:
    value = record.get(tag)
    if value is None:
        raise RecordError(record.line, "record-tag-missing", tag=tag)
    return value


def _key(record: Record) -> bytes | None:
    """The key, if the record tells it."""
    for tag in ("Commitment", "Key"):
        value = record.get(tag)
        if value is not None and not _HEX.fullmatch(value):
            raise record.error(tag, "record-hex", tag=tag, digits=2 * KEY_BYTES)
    written = record.get("Key")
    return None if written is None else bytes.fromhex(written)


def _check_ending(record: Record, match: Match) -> None:
    result = match.result
    winners = " ".join(map(str, result.winners)) if result else RUNNING
    found = _required(record, "Result")
    if found != winners and not result:
        raise RecordError(record.last_line, "record-unfinished", found=quoted(found), number=match.turn)
    if found != winners:
        raise record.error("Result", "record-result", found=quoted(found), expected=winners)
    if record.has_key and not result and ENDED not in record.tags:
        raise record.error("Key", "record-key-early")
    commitment = record.get("Commitment")
    if record.has_key and commitment is not None and commitment != match.commitment:
        raise record.error("Key", "record-other-key")


class Told:
    """Chance as a log tells it; once the log has been told to its end it is drawn afresh."""

    key = None

    def __init__(self, record: Record) -> None:
        self.commitment = record.get("Commitment")
        """The one in the record, while all chance is of the record's making."""
        self._record = record
        self._retelling = True
        self._fresh = os.urandom(KEY_BYTES)
        self._outcomes: dict[tuple[int, bytes], Any] = {}
        """What the log said that chance did, by its number, since a position may come again, and the position before
        it: taking a move back must not draw again."""

    def resolve(self, match: Match, number: int) -> None:
        before, line = (number, match.state.tobytes()), len(match.log())
        position = match.step(CHANCE)
        if before in self._outcomes:
            position[0] = self._outcomes[before]
        elif self._retelling:
            self._retell(match.game, position[0], line)
            self._outcomes[before] = position[0].copy()
        else:
            self.commitment = None
            match.rules.chance(position[0], dice.for_event(self._fresh, number))

    def _retell(self, game: Game, state: Any, line: int) -> None:
        if line >= len(self._record.log):
            raise RecordError(self._record.last_line, "record-stops-at-chance")
        reading = _Reading(self._record, line)
        try:
            game.text.retell(state, reading)
        except BadLine as problem:
            raise RecordError(reading.line, problem.code, **problem.params) from None

    def end(self) -> None:
        """Let chance be drawn from now on."""
        self._retelling = False


class _Reading(Iterator[str]):
    """The log from some line on; knows the number of the line last read."""

    def __init__(self, record: Record, start: int) -> None:
        self._lines = iter([*zip(record.log_lines, record.log, strict=True)][start:])
        self._end = record.last_line
        self.line = record.log_lines[start]

    def __next__(self) -> str:
        self.line, told = next(self._lines, (self._end, ""))
        return told


def verify(record: Record, shelf: Shelf) -> str | None:
    """Replay a record. Returns the code of what could not be checked, or None if everything was."""
    replay(record, shelf)
    if not record.has_key:
        return "verified-without-key"
    return None if "Commitment" in record.tags else "verified-without-commitment"


def opened(binary: BinaryIO) -> TextIO:
    """A file of records as text; what is no UTF-8 comes through and is told with its line."""
    return TextIOWrapper(binary, encoding="utf-8-sig", errors="surrogateescape", newline="\n")


def save(path: Path, matches: Iterable[Match]) -> int:
    """Write the records of these matches into a file; returns how many there were.

    They are written beside it first, since what it holds may be what they are read from.
    """
    if not isinstance(matches, Iterable):
        raise BadTable("record-of-nothing", kind=type(matches).__name__)
    file = path.resolve()
    if file.exists() and not file.is_file():  # a pipe or a terminal, which nothing can take the place of
        with file.open("w", encoding="utf-8", newline="\n") as told:
            return _tell(told, matches)
    half = file.with_name(f"{file.name}.{os.urandom(4).hex()}")
    try:
        with half.open("x", encoding="utf-8", newline="\n") as told:
            count = _tell(told, matches)
        if file.exists():
            copymode(file, half)
        half.replace(file)
    finally:
        half.unlink(missing_ok=True)
    return count


def _tell(file: TextIO, matches: Iterable[Match]) -> int:
    count = 0
    for count, match in enumerate(matches, start=1):
        if not isinstance(match, Match):
            raise BadTable("record-of-nothing", kind=type(match).__name__)
        file.write(("\n" if count > 1 else "") + match.record())
    return count


def load(text: str, shelf: Shelf) -> Match:
    """The match that this text, one record, tells of."""
    if not isinstance(text, str):
        raise RecordError(1, "record-not-text", kind=type(text).__name__)
    if text and "\n" not in text and text[0] != "[":
        raise RecordError(1, "record-name", found=quoted(text))
    records = list(read(StringIO(text.removeprefix(BOM), newline="\n")))
    if len(records) != 1:
        raise RecordError(1, "record-number", number=len(records))
    return retold(records[0], shelf)


def retold(record: Record, shelf: Shelf) -> Match:
    """The match that a record tells of, which may go on from where that ends."""
    match = replay(record, shelf)
    if isinstance(match.source, Told):
        match.source.end()
    return match
