"""Records: `.cheese` files, written, read and verified.

Tags first, then an empty line, then the log. Several records may follow one another in a file.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from . import dice
from .errors import CheeseboardError, RecordError
from .game import CHANCE, Game
from .match import KEY_BYTES, Match

RUNNING = "*"
_TAG = re.compile(r'\[(?P<name>[^"\s\]]+(?: [^"\s\]]+)*) "(?P<value>(?:[^"\\]|\\["\\])*)"\]\s*(?:#.*)?')
_HEX = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}")

Shelf = Callable[[str], Game]


@dataclass
class Record:
    """A record as read: tags and log lines, each with its line number in the file."""

    line: int
    tags: dict[str, tuple[int, str]] = field(default_factory=dict)
    log: list[tuple[int, str]] = field(default_factory=list)
    last_line: int = 0

    def get(self, tag: str) -> str | None:
        return self.tags[tag][1] if tag in self.tags else None

    def line_of(self, tag: str) -> int:
        return self.tags[tag][0] if tag in self.tags else self.line

    @property
    def has_key(self) -> bool:
        return "Key" in self.tags


def write(match: Match) -> str:
    result = match.result
    tags = {"Game": match.game.name, "Players": str(match.players)}
    tags |= {f"Option {name}": value for name, value in match.options.items()}
    tags |= {f"Seat {seat}": name for seat, name in enumerate(match.names)}
    if match.date:
        tags["Date"] = match.date
    if match.key is not None and match.commitment is not None:
        tags["Commitment"] = match.commitment
        if result:
            tags["Key"] = match.key.hex()
    tags["Result"] = " ".join(map(str, result.winners)) if result else RUNNING
    tags |= match.other_tags
    head = [f'[{name} "{_escaped(value)}"]' for name, value in tags.items()]
    return "\n".join([*head, "", *match.log(), ""])


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def read(lines: Iterable[str]) -> Iterator[Record]:
    """The records in these lines, one after another. Nothing can be read after one that cannot be."""
    for start, chunk in apart(lines):
        yield read_one(start, chunk)


def apart(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """The lines of each record, and the number of the first: a tag that follows no tag begins the next record."""
    chunk: list[str] = []
    start = 1
    for number, line in enumerate(lines, start=1):
        if line.startswith("[") and not (chunk and chunk[-1].startswith("[")):
            if any(map(str.strip, chunk)):
                yield start, chunk
            chunk, start = [], number
        chunk.append(line)
    if any(map(str.strip, chunk)):
        yield start, chunk


def read_one(start: int, chunk: Iterable[str]) -> Record:
    """The record in these lines, the first of which has this number."""
    record = Record(start)
    in_tags = True
    for number, raw in enumerate(chunk, start):
        record.last_line, text = number, _text(number, raw)
        if text.startswith("["):
            _read_tag(record, number, text)
        elif told := text.split("#", 1)[0].rstrip():
            if not record.tags:
                raise RecordError(number, f'found {told[:40]!r}, expected a tag like [Game "cheese-rescue"]')
            if in_tags:
                raise RecordError(number, "expected an empty line between the tags and the log")
            record.log.append((number, told))
        elif not text.strip():
            in_tags = not record.tags
    return record


def _text(number: int, line: str) -> str:
    """A line without its end; where it was no UTF-8, reading it has left halves of characters."""
    if any("\ud800" <= character <= "\udfff" for character in line):
        raise RecordError(number, "is not UTF-8 text")
    return line.rstrip("\r\n")


def _read_tag(record: Record, number: int, line: str) -> None:
    found = _TAG.fullmatch(line)
    if not found:
        raise RecordError(number, f'found {line[:60]!r}, expected a tag like [Game "cheese-rescue"]')
    if found["name"] in record.tags:
        raise RecordError(number, f"the tag {found['name']} stands twice")
    record.tags[found["name"]] = number, re.sub(r"\\(.)", r"\1", found["value"])


def replay(record: Record, shelf: Shelf) -> Match:
    """The match that a record tells of. Every move must be legal, and every other line the one that follows."""
    match = _opened(record, shelf)
    log = record.log
    told = 0
    expected = match.log()
    while told < len(log) or told < len(expected):
        if told < len(expected):
            _compare(record, told, expected[told])
            told += 1
        else:
            reading = _Reading(record, told)
            try:
                if isinstance(match, Retold) and match.waits_for_chance:
                    match.retell(reading)
                else:
                    _play(match, next(reading))
            except ValueError as error:
                raise RecordError(reading.line, str(error)) from None
            expected = match.log()
    _check_ending(record, match)
    return match


class _Reading(Iterator[str]):
    """The log from some line on; knows the number of the line last read."""

    def __init__(self, record: Record, start: int) -> None:
        self._lines = iter(record.log[start:])
        self._end = record.last_line
        self.line = record.log[start][0]

    def __next__(self) -> str:
        self.line, told = next(self._lines, (self._end, ""))
        return told


def _compare(record: Record, told: int, expected: str) -> None:
    follows = "the key yields" if record.has_key else "the rules yield"
    if told >= len(record.log):
        raise RecordError(record.last_line, f"the log stops here, where {follows} '{expected}'")
    number, found = record.log[told]
    if found != expected:
        raise RecordError(number, f"found '{found}', where {follows} '{expected}'")


def _play(match: Match, line: str) -> None:
    seat, _, move = line.partition(" ")
    if match.turn is None:
        raise ValueError(f"found '{line}' after the end of the match")
    if seat != str(match.turn):
        raise ValueError(f"found '{line}', expected a move of seat {match.turn}")
    match.play(move)


def _opened(record: Record, shelf: Shelf) -> Match:
    """The match at its start, as the tags say."""
    name, players = (_required(record, tag) for tag in ("Game", "Players"))
    try:
        game = shelf(name)
    except CheeseboardError as error:
        raise RecordError(record.line_of("Game"), str(error)) from None
    if not re.fullmatch("[1-9]", players):
        raise RecordError(record.line_of("Players"), f"expected a number of players, found {players!r}")
    options = {
        tag.removeprefix("Option "): value for tag, (_, value) in record.tags.items() if tag.startswith("Option ")
    }
    seats = [f"Seat {seat}" for seat in range(int(players))]
    known = {"Game", "Players", "Date", "Commitment", "Key", "Result", *seats, *(f"Option {name}" for name in options)}
    names = [record.get(seat) or seat for seat in seats]
    key = _key(record)
    try:
        if key is None:
            match: Match = Retold(game, int(players), options, names=names, date=record.get("Date"))
        else:
            match = Match(game, int(players), options, key=key, names=names, date=record.get("Date"))
    except CheeseboardError as error:
        raise RecordError(record.line, str(error)) from None
    match.other_tags = {tag: value for tag, (_, value) in record.tags.items() if tag not in known}
    return match


def _required(record: Record, tag: str) -> str:
    value = record.get(tag)
    if value is None:
        raise RecordError(record.line, f'the record has no tag [{tag} "..."]')
    return value


def _key(record: Record) -> bytes | None:
    """The key, if the record tells it."""
    for tag in ("Commitment", "Key"):
        value = record.get(tag)
        if value is not None and not _HEX.fullmatch(value):
            raise RecordError(record.line_of(tag), f"expected {2 * KEY_BYTES} hex digits in lower case as {tag}")
    written = record.get("Key")
    if written is None:
        return None
    return bytes.fromhex(written)


def _check_ending(record: Record, match: Match) -> None:
    result = match.result
    winners = " ".join(map(str, result.winners)) if result else RUNNING
    if _required(record, "Result") != winners:
        found = record.get("Result")
        raise RecordError(record.line_of("Result"), f"the Result is '{winners}', not '{found}'")
    if record.has_key and not result:
        raise RecordError(record.line_of("Key"), "a Key stands only in the record of a match that has ended")
    commitment = record.get("Commitment")
    if record.has_key and commitment is not None and commitment != match.commitment:
        raise RecordError(record.line_of("Key"), "the Key is not the one that the Commitment was made to")


class Retold(Match):
    """A match without a key: chance is taken from a log, and drawn afresh once the log has nothing more to tell."""

    def _start(self) -> None:
        self.key = None
        self._fresh = os.urandom(KEY_BYTES)
        self._retelling = True
        super()._start()

    @property
    def waits_for_chance(self) -> bool:
        return self.turn == CHANCE

    def retell(self, lines: Iterator[str]) -> None:
        before = len(self._steps)
        try:
            self.game.text.retell(self._step(CHANCE), lines)
        except ValueError:
            del self._steps[before:]
            raise

    def told(self) -> None:
        """Let chance be drawn from now on."""
        self._retelling = False
        self._settle()

    def _settle(self) -> None:
        if not self._retelling:
            super()._settle()

    def _next_dice(self) -> dice.Dice:
        return dice.for_event(self._fresh, self._chances - 1)


def verify(record: Record, shelf: Shelf) -> str | None:
    """Replay a record. Returns what could not be checked, or None if everything was."""
    replay(record, shelf)
    return None if record.has_key else "legality only, it has no key"


def load(text: str, shelf: Shelf) -> Match:
    """The match that this text, one record, tells of."""
    records = list(read(text.splitlines()))
    if len(records) != 1:
        raise RecordError(1, f"expected one record, found {len(records)}")
    match = replay(records[0], shelf)
    if isinstance(match, Retold):
        match.told()
    return match
