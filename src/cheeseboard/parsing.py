"""How commands are described, in the language in use, each with an example; and what is written behind them, read."""

import argparse
import os
import re
from typing import Any, NoReturn

from cheeseboard.complaints import USAGE, complain
from cheeseboard.words.here import tell

LONGEST_MOVE = 3600
"""Seconds that can be granted to a bot for a move."""
HIGHEST_PORT = 65535
SECONDS = {"m": 60, "h": 3600, "d": 86400, "w": 604800}


_LIBRARY = {
    "argument %(argument_name)s: %(message)s": (
        "cli-argument",
        {"name": "%(argument_name)s", "problem": "%(message)s"},
    ),
    "the following arguments are required: %s": ("cli-required", {"names": "%s"}),
    "unrecognized arguments: %s": ("cli-unrecognized", {"words": "%s"}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-ambiguous",
        {"option": "%(option)s", "matches": "%(matches)s"},
    ),
    "expected one argument": ("cli-one-value", {}),
    "expected at least one argument": ("cli-some-value", {}),
    "not allowed with argument %s": ("cli-not-with", {"name": "%s"}),
    "ignored explicit argument %r": ("cli-no-value", {"found": "%r"}),
}
"""What the library says of its own accord, and the codes by which we do."""


def _in_our_words(sentence: str) -> str:
    code, params = _LIBRARY.get(sentence, (None, {}))
    return sentence if code is None else tell(code, **params)


# It asks gettext for its sentences by this name, and gettext knows catalogues of another kind only.
argparse._ = _in_our_words  # type: ignore[attr-defined]


class Layout(argparse.RawDescriptionHelpFormatter):
    """The library's, but for the word before the usage."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{tell('cli-usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """Says everything in the language in use, and answers a mistake with one sentence and where to read on."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, add_help=False, formatter_class=Layout)
        self.needed = self.add_argument_group(tell("cli-arguments"))
        self.free = self.add_argument_group(tell("cli-options"))
        self.takes("-h", "--help", action="help", help=tell("cli-help"))
        self.lays_tables = False

    def format_help(self) -> str:
        """Where a table is laid, with what it can be laid with."""
        if self.lays_tables:
            from cheeseboard.guide import guide  # here, since it takes every game off the shelf

            self.epilog, self.lays_tables = f"{guide()}\n\n{self.epilog}", False
        return super().format_help()

    def takes(self, *names: str, among: Any = None, **settings: Any) -> None:
        """An argument, or an option if its names begin with a dash; `among` others of which only one can be given."""
        settings["help"] = settings["help"].replace("%", "%%")
        (among or (self.free if names[0].startswith("-") else self.needed)).add_argument(*names, **settings)

    def gathers(self, name: str, **settings: Any) -> None:
        """An option that may be given several times."""
        self.takes(name, action="append", default=[], **settings)

    def error(self, message: str) -> NoReturn:
        told = tell("cli-mistake", problem=message.rstrip("."), help=f"{self.prog} --help")
        complain(told)
        self.exit(USAGE)

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        # The library has no public way to say in other words than its own that something is no choice.
        if action.choices is not None and value not in action.choices:
            raise argparse.ArgumentError(action, tell("cli-not-choice", found=value, choices=[*action.choices]))


Commands = argparse._SubParsersAction  # the library has no public name for it


def add_commands(parser: Parser) -> "Commands[Parser]":
    """A place for commands, of which one has to be given."""
    return parser.add_subparsers(
        title=tell("cli-commands"), metavar=tell("word-command"), parser_class=Parser, required=True
    )


def add(commands: "Commands[Parser]", name: str, purpose: str, example: str) -> Parser:
    return commands.add_parser(
        name,
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"{tell('cli-example')}\n  {example}",
    )


def add_database(command: Parser) -> None:
    command.takes(
        "--database",
        default=os.environ.get("CHEESEBOARD_DATABASE") or None,
        metavar=tell("word-place"),
        help=tell("cli-serve-database"),
    )


def add_redis(command: Parser, purpose: str) -> None:
    command.takes(
        "--redis", default=os.environ.get("CHEESEBOARD_REDIS") or None, metavar=tell("word-place"), help=purpose
    )


def wrong(code: str, text: str, **params: Any) -> argparse.ArgumentTypeError:
    return argparse.ArgumentTypeError(tell(code, found=text, **params))


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise wrong("cli-not-whole", text) from None


def port(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= HIGHEST_PORT:
        return int(text)
    raise wrong("cli-not-port", text, most=str(HIGHEST_PORT))


def positive(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise wrong("cli-not-positive", text)


def seconds(text: str) -> float:
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if 0 < given <= LONGEST_MOVE:
        return given
    raise wrong("cli-not-seconds", text, most=LONGEST_MOVE)


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def counts(text: str) -> tuple[int, ...]:
    """Numbers of players: `2,3,4`."""
    if re.fullmatch(r"\d{1,3}(,\d{1,3})*", text):
        return tuple(dict.fromkeys(map(int, text.split(","))))
    raise wrong("cli-not-counts", text)


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if name and equals:
        return name, value
    raise wrong("cli-not-option", text)


def duration(text: str) -> int:
    """Seconds; written as 30m, 12h, 90d or 2w."""
    if found := re.fullmatch(r"([1-9]\d{0,5})([mhdw])", text):
        return int(found[1]) * SECONDS[found[2]]
    raise wrong("cli-not-duration", text)
