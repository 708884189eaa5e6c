"""How commands are described: in the language in use, each with an example."""

import argparse
from typing import Any, NoReturn

from cheeseboard.words.here import tell

USAGE = 2
"""The exit status of whoever was misunderstood."""


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

    def takes(self, *names: str, **settings: Any) -> None:
        """An argument, or an option if its names begin with a dash."""
        settings["help"] = settings["help"].replace("%", "%%")
        (self.free if names[0].startswith("-") else self.needed).add_argument(*names, **settings)

    def gathers(self, name: str, **settings: Any) -> None:
        """An option that may be given several times."""
        self.takes(name, action="append", default=[], **settings)

    def error(self, message: str) -> NoReturn:
        told = tell("cli-mistake", problem=message.rstrip("."), help=f"{self.prog} --help")
        self.exit(USAGE, f"cheeseboard: {told}\n")


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
