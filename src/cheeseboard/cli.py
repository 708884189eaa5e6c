"""The command `cheeseboard`: what it understands, and how it answers mistakes.

Each command imports what it needs when it runs, so that help and mistakes are answered at once.
"""

import argparse
import io
import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.errors import BadTable, CheeseboardError, RecordError
from cheeseboard.engine.game import either
from cheeseboard.games import names

USAGE, FAILURE, INTERRUPTED, PIPE_CLOSED = 2, 1, 130, 141
LONGEST_MOVE = 3600
"""Seconds that can be granted to a bot for a move."""


def main(arguments: list[str] | None = None) -> int:
    words = sys.argv[1:] if arguments is None else arguments
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # a terminal that cannot show a sign shows another
    try:
        chosen = parser().parse_args(with_command(words))
        status = int(chosen.run(chosen))
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has enough. Python flushes once more on its way out, and that must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except RecordError as problem:
        return complain(str(problem), FAILURE)
    except CheeseboardError as problem:
        return complain(str(problem), USAGE)
    except OSError as problem:
        reason = problem.strerror or str(problem)
        return complain(f"{problem.filename}: {reason}" if problem.filename else reason, FAILURE)


def with_command(given: list[str]) -> list[str]:
    """`cheeseboard --port 9000` means `cheeseboard serve --port 9000`."""
    bare = not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version"))
    return ["serve", *given] if bare else given


def complain(sentence: str, status: int) -> int:
    print(f"cheeseboard: {sentence}", file=sys.stderr)
    return status


class Parser(argparse.ArgumentParser):
    """Answers a mistake with one sentence and where to read on."""

    def error(self, message: str) -> NoReturn:
        self.exit(USAGE, f"cheeseboard: {message.rstrip('.')}. Help: {self.prog} --help\n")


def parser() -> Parser:
    top = Parser(
        prog="cheeseboard",
        description="Three cat-and-mouse tabletop games: in a browser, in the terminal, from Python.",
        epilog="Without a command it serves the page, like `cheeseboard serve`.",
    )
    top.add_argument("--version", action="version", version=f"cheeseboard {version('cheeseboard')}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser, required=True)
    add_serve(commands)
    add_play(commands)
    add_simulate(commands)
    add_arena(commands)
    add_verify(commands)
    add_bench(commands)
    return top


def add(commands: "argparse._SubParsersAction[Parser]", name: str, purpose: str, example: str) -> Parser:
    return commands.add_parser(
        name,
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"Example:\n  {example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_serve(commands: "argparse._SubParsersAction[Parser]") -> None:
    command = add(commands, "serve", "serve the page and open it in the browser", "cheeseboard serve --port 9000")
    command.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1, this machine)"
    )
    command.add_argument("--port", type=port, help="the port (default: 8000, or the next one that is free)")
    command.add_argument("--data", type=Path, metavar="FILE", help="the file that keeps the tables, or a folder for it")
    command.add_argument("--no-browser", action="store_true", help="only print the address")
    command.add_argument(
        "--bot",
        dest="bots",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="offer a bot of yours as an opponent; may be given several times",
    )
    command.set_defaults(run=serve)


def add_play(commands: "argparse._SubParsersAction[Parser]") -> None:
    example = "cheeseboard play cheese-rescue --bots greedy,random --name Ada"
    command = add(commands, "play", "play a whole game in the terminal against bots", example)
    add_table(command)
    command.add_argument("--seat", type=whole, metavar="K", help="your seat, from 0 (default: 0)")
    command.add_argument("--name", default="Guest", help="what you are called (default: Guest)")
    command.add_argument("--seed", type=whole, metavar="S", help="the same seed deals the same cards")
    command.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was saved")
    command.set_defaults(run=play)


def add_simulate(commands: "argparse._SubParsersAction[Parser]") -> None:
    example = "cheeseboard simulate cheese-rescue --players 3 --games 100 --seed 7 --bots greedy,random > games.cheese"
    command = add(commands, "simulate", "let bots play and write the records, one after another", example)
    add_table(command)
    command.add_argument("--games", type=positive, default=1, metavar="K", help="how many games (default: 1)")
    command.add_argument(
        "--seed", type=whole, default=0, metavar="S", help="the same seed gives the same games (default: 0)"
    )
    add_limit(command)
    command.set_defaults(run=simulate)


def add_arena(commands: "argparse._SubParsersAction[Parser]") -> None:
    example = "cheeseboard arena cheese-rescue --players 2 --seats greedy,random --games 400"
    command = add(commands, "arena", "let bots play for their ratings, every deal from every seat", example)
    add_game(command)
    command.add_argument(
        "--seats", type=words, required=True, metavar="BOT,BOT", help="the bots; with more seats they sit down again"
    )
    command.add_argument(
        "--games",
        type=positive,
        default=100,
        metavar="K",
        help="how many, rounded up to whole rotations (default: 100)",
    )
    command.add_argument(
        "--seed", type=whole, default=0, metavar="S", help="the same seed gives the same deals (default: 0)"
    )
    add_limit(command)
    command.add_argument(
        "--move-time",
        type=seconds,
        default=5.0,
        metavar="SECONDS",
        help="for a move of a bot of yours, module:Class; one that takes longer forfeits (default: 5)",
    )
    command.add_argument("--workers", type=positive, metavar="N", help="how many games at once (default: one per core)")
    command.add_argument("--json", metavar="FILE", help="write everything that came out as JSON; - for standard output")
    command.add_argument("--records", type=Path, metavar="FILE", help="write the records of all games")
    command.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep a journal there, and go on with what it holds already"
    )
    command.set_defaults(run=arena)


def add_verify(commands: "argparse._SubParsersAction[Parser]") -> None:
    example = "cheeseboard verify games.cheese"
    command = add(
        commands, "verify", "replay records: every move legal, every chance the key's, the end right", example
    )
    command.add_argument("files", nargs="+", metavar="FILE", help="files of records, or - for standard input")
    command.set_defaults(run=verify)


def add_bench(commands: "argparse._SubParsersAction[Parser]") -> None:
    command = add(
        commands, "bench", "measure how fast the games run on this machine", "cheeseboard bench cheese-rescue"
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="the games to measure (default: all of them)")
    command.add_argument(
        "--json", action="store_true", help="one JSON object per game and player count, each on a line"
    )
    command.set_defaults(run=bench)


def add_table(command: Parser) -> None:
    """The arguments that lay a table."""
    add_game(command)
    command.add_argument(
        "--bots", type=words, default=(), metavar="BOT,BOT", help="the bots, seat by seat; repeated to fill the seats"
    )


def add_game(command: Parser) -> None:
    """The arguments that say what is played."""
    command.add_argument("game", metavar="GAME", help=f"which game: {either(names())}")
    command.add_argument("--players", type=whole, metavar="N", help="how many play (default: the fewest that can)")
    command.add_argument(
        "--option",
        dest="options",
        action="append",
        type=pair,
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; may be given several times",
    )


def add_limit(command: Parser) -> None:
    command.add_argument(
        "--limit",
        type=positive,
        default=LIMIT,
        metavar="MOVES",
        help=f"leave a game unfinished after so many moves (default: {LIMIT:,})",
    )


def whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number") from None


def port(text: str) -> int:
    if text.isdecimal() and 0 < int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a port: a port is a number from 1 to 65535")


def positive(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")


def seconds(text: str) -> float:
    try:
        given = float(text)
    except ValueError:
        given = 0.0
    if 0 < given <= LONGEST_MOVE:
        return given
    raise argparse.ArgumentTypeError(f"{text!r} is not a time: write seconds, more than 0 and at most {LONGEST_MOVE}")


def words(text: str) -> tuple[str, ...]:
    return tuple(text.split(","))


def pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if name and equals:
        return name, value
    raise argparse.ArgumentTypeError(f"{text!r} is not an option: write NAME=VALUE, for example area=centred")


def serve(chosen: argparse.Namespace) -> int:
    from cheeseboard.server import app

    return app.serve(
        host=chosen.host, port=chosen.port, data=chosen.data, browser=not chosen.no_browser, bots=chosen.bots
    )


def play(chosen: argparse.Namespace) -> int:
    from cheeseboard import terminal

    if chosen.resume:
        if chosen.players is not None or chosen.options or chosen.seed is not None:
            raise BadTable("With --resume the table is laid already: leave out --players, --option and --seed.")
        return terminal.resume(chosen.game, chosen.resume, company=chosen.bots, seat=chosen.seat)
    return terminal.start(
        chosen.game,
        players=chosen.players,
        options=dict(chosen.options),
        company=chosen.bots,
        seat=chosen.seat or 0,
        you=chosen.name,
        seed=chosen.seed,
    )


def simulate(chosen: argparse.Namespace) -> int:
    from cheeseboard import records

    return records.simulate(
        chosen.game,
        players=chosen.players,
        options=dict(chosen.options),
        bots=chosen.bots or ("random",),
        count=chosen.games,
        seed=chosen.seed,
        limit=chosen.limit,
    )


def arena(chosen: argparse.Namespace) -> int:
    from cheeseboard.lab import arena

    return arena.run(
        chosen.game,
        players=chosen.players,
        bots=chosen.seats,
        games=chosen.games,
        seed=chosen.seed,
        options=dict(chosen.options),
        limit=chosen.limit,
        move_time=chosen.move_time,
        workers=chosen.workers,
        json_to=chosen.json,
        records_to=chosen.records,
        journal_at=chosen.resume,
    )


def verify(chosen: argparse.Namespace) -> int:
    from cheeseboard import records

    return records.verify(chosen.files)


def bench(chosen: argparse.Namespace) -> int:
    from cheeseboard import bench

    return bench.run(chosen.games, as_json=chosen.json)
