"""The command `cheeseboard`: what it understands, and how it answers mistakes.

Each command imports what it needs when it runs, so that help and mistakes are answered at once.
"""

import argparse
import io
import os
import sys
from importlib.metadata import version
from pathlib import Path

from cheeseboard.admin import add_admin
from cheeseboard.complaints import FAILURE, complain, fail
from cheeseboard.engine.batch import LIMIT
from cheeseboard.engine.errors import BadTable, CheeseboardError
from cheeseboard.games import names
from cheeseboard.parsing import (
    Commands,
    Parser,
    add,
    add_commands,
    add_database,
    add_redis,
    counts,
    pair,
    port,
    positive,
    seconds,
    whole,
    words,
)
from cheeseboard.words.here import tell

_FIRST = names()[0]
"""The game of the examples."""
LAB_GAMES, LAB_MORE = 1000, 10
LAB_LEVELS = ("random", "greedy", "search:1", "search:2", "search:3", "search:4")
INTERRUPTED, PIPE_CLOSED = 130, 141
SERVER_PACKAGES = (
    "alembic",
    "httpx",
    "ifaddr",
    "itsdangerous",
    "litestar",
    "prometheus_client",
    "pythonjsonlogger",
    "segno",
    "sqlalchemy",
    "uvicorn",
    "websockets",
)
"""Without which there is no page and no joining: the extra `server` brings them."""


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
    except CheeseboardError as problem:
        return fail(problem)
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] not in SERVER_PACKAGES:
            raise
        complain(tell("server-missing"))
        return FAILURE
    except OSError as problem:
        reason = problem.strerror or str(problem)
        complain(f"{problem.filename}: {reason}" if problem.filename else reason)
        return FAILURE


def with_command(given: list[str]) -> list[str]:
    """`cheeseboard --port 9000` means `cheeseboard serve --port 9000`."""
    bare = not given or (given[0].startswith("-") and given[0] not in ("-h", "--help", "--version"))
    return ["serve", *given] if bare else given


def parser() -> Parser:
    top = Parser(prog="cheeseboard", description=tell("cli-purpose"), epilog=tell("cli-without-command"))
    told = f"cheeseboard {version('cheeseboard')}"
    top.takes("--version", action="version", version=told, help=tell("cli-version"))
    commands = add_commands(top)
    add_serve(commands)
    add_play(commands)
    add_join(commands)
    add_think(commands)
    add_simulate(commands)
    add_arena(commands)
    add_lab(commands)
    add_learn(commands)
    add_verify(commands)
    add_bench(commands)
    add_rules(commands)
    add_credits(commands)
    add_admin(commands)
    return top


def add_serve(commands: "Commands[Parser]") -> None:
    command = add(commands, "serve", tell("cli-serve"), "cheeseboard serve --port 9000")
    one = command.free.add_mutually_exclusive_group()
    host = "127.0.0.1"
    command.takes("--host", among=one, default=host, metavar=tell("word-host"), help=tell("cli-serve-host", host=host))
    command.takes(
        "--share", among=one, dest="host", action="store_const", const="0.0.0.0", help=tell("cli-serve-share")
    )
    command.takes("--port", type=port, metavar=tell("word-port"), help=tell("cli-serve-port", port="8000"))
    add_database(command)
    add_redis(command, tell("cli-serve-redis"))
    command.takes("--workers", type=positive, default=1, metavar="N", help=tell("cli-serve-workers"))
    command.takes("--no-browser", action="store_true", help=tell("cli-serve-no-browser"))
    command.gathers("--bot", dest="bots", metavar=tell("word-class"), help=tell("cli-serve-bot"))
    command.takes("--log", choices=("text", "json"), default="text", help=tell("cli-serve-log"))
    network = tell("word-network")
    command.gathers("--metrics-for", dest="readers", metavar=network, help=tell("cli-serve-metrics-for"))
    command.gathers("--proxy", dest="proxies", metavar=network, help=tell("cli-serve-proxy"))
    command.takes("--limits", type=Path, metavar=tell("word-file"), help=tell("cli-serve-limits"))
    command.gathers("--limit", dest="single_limits", metavar="NAME=VALUE", help=tell("cli-serve-limit"))
    command.takes("--show-limits", action="store_true", help=tell("cli-serve-show-limits"))
    command.set_defaults(run=serve)


def add_play(commands: "Commands[Parser]") -> None:
    example = f"cheeseboard play {_FIRST} --bots biscuit,greedy --name Ada"
    command = add(commands, "play", tell("cli-play"), example)
    add_table(command, "greedy")
    command.takes("--seat", type=whole, metavar="K", help=tell("cli-play-seat"))
    command.takes("--name", default=tell("your-name-unless"), metavar=tell("word-name"), help=tell("cli-play-name"))
    command.takes("--seed", type=whole, metavar="S", help=tell("cli-play-seed"))
    command.takes("--resume", type=Path, metavar=tell("word-file"), help=tell("cli-play-resume"))
    command.set_defaults(run=play)


def add_join(commands: "Commands[Parser]") -> None:
    example = "cheeseboard join http://192.168.1.20:8000/table/k3v9x2m7q1bc --bot marble"
    command = add(commands, "join", tell("cli-join"), example)
    command.takes("link", metavar=tell("word-link"), help=tell("cli-join-link"))
    command.takes("--bot", default="search:3", metavar=tell("word-bot"), help=tell("cli-join-bot", bot="search:3"))
    command.takes("--name", metavar=tell("word-name"), help=tell("cli-join-name"))
    command.takes("--seat", type=whole, metavar="K", help=tell("cli-join-seat"))
    command.takes("--once", action="store_true", help=tell("cli-join-once"))
    command.set_defaults(run=join)


def add_think(commands: "Commands[Parser]") -> None:
    command = add(commands, "think", tell("cli-think"), "cheeseboard think --redis redis://10.0.0.5:6379/0 --threads 8")
    add_redis(command, tell("cli-think-redis"))
    command.takes("--threads", type=positive, default=os.cpu_count() or 1, metavar="N", help=tell("cli-think-threads"))
    command.set_defaults(run=think)


def add_simulate(commands: "Commands[Parser]") -> None:
    example = f"cheeseboard simulate {_FIRST} --players 3 --games 100 --seed 7 --bots greedy,random > games.cheese"
    command = add(commands, "simulate", tell("cli-simulate"), example)
    add_table(command, "random")
    add_parts(command)
    command.takes("--games", type=positive, default=1, metavar="K", help=tell("cli-simulate-games"))
    command.takes("--seed", type=whole, default=0, metavar="S", help=tell("cli-simulate-seed"))
    add_limit(command)
    add_crew(command)
    command.set_defaults(run=simulate)


def add_arena(commands: "Commands[Parser]") -> None:
    example = f"cheeseboard arena {_FIRST} --players 2 --seats greedy,random --games 400"
    command = add(commands, "arena", tell("cli-arena"), example)
    add_game(command)
    add_parts(command)
    command.takes("--seats", type=words, required=True, metavar=tell("word-bots"), help=tell("cli-arena-seats"))
    command.takes("--games", type=positive, default=100, metavar="K", help=tell("cli-arena-games"))
    command.takes("--seed", type=whole, default=0, metavar="S", help=tell("cli-arena-seed"))
    add_limit(command)
    command.takes(
        "--move-time", type=seconds, default=5.0, metavar=tell("word-seconds"), help=tell("cli-arena-move-time")
    )
    add_crew(command)
    command.takes("--json", metavar=tell("word-file"), help=tell("cli-arena-json"))
    command.takes("--records", type=Path, metavar=tell("word-file"), help=tell("cli-arena-records"))
    command.takes("--resume", type=Path, metavar=tell("word-file"), help=tell("cli-arena-resume"))
    command.set_defaults(run=arena)


def add_lab(commands: "Commands[Parser]") -> None:
    command = add(commands, "lab", tell("cli-lab"), "cheeseboard lab chop-chop --players 2,5 --games 500")
    command.lays_tables = True
    command.takes("game", metavar=tell("word-game"), help=tell("cli-table-game", games=names()))
    command.takes("--players", type=counts, metavar=tell("word-numbers"), help=tell("cli-lab-players"))
    help_games = tell("cli-lab-games", games=LAB_GAMES, more=LAB_MORE)
    command.takes("--games", type=positive, default=LAB_GAMES, metavar="K", help=help_games)
    help_bots = tell("cli-lab-bots", bots=",".join(LAB_LEVELS))
    command.takes("--bots", "--levels", type=words, metavar=tell("word-bots"), help=help_bots)
    option = tell("word-option")
    command.gathers("--option", dest="options", type=pair, metavar=option, help=tell("cli-lab-option"))
    command.takes("--seed", type=whole, default=0, metavar="S", help=tell("cli-lab-seed"))
    command.takes("--out", type=Path, metavar=tell("word-folder"), help=tell("cli-lab-out"))
    add_crew(command)
    command.set_defaults(run=lab)


def add_learn(commands: "Commands[Parser]") -> None:
    command = add(commands, "learn", tell("cli-learn"), "cheeseboard learn chop-chop --minutes 30 --to mine.npz")
    command.takes("game", metavar=tell("word-game"), help=tell("cli-table-game", games=names()))
    command.takes("--moves", action="store_true", help=tell("cli-learn-moves"))
    command.takes("--minutes", type=positive, default=10, metavar="N", help=tell("cli-learn-minutes"))
    command.takes("--seed", type=whole, default=0, metavar="S", help=tell("cli-learn-seed"))
    command.takes("--from", dest="start", type=Path, metavar=tell("word-file"), help=tell("cli-learn-from"))
    command.takes("--to", type=Path, metavar=tell("word-file"), help=tell("cli-learn-to"))
    command.takes("--device", choices=("cpu", "cuda"), default="cpu", help=tell("cli-learn-device"))
    command.set_defaults(run=learn)


def add_verify(commands: "Commands[Parser]") -> None:
    command = add(commands, "verify", tell("cli-verify"), "cheeseboard verify games.cheese")
    command.takes("files", nargs="+", metavar=tell("word-file"), help=tell("cli-verify-files"))
    command.set_defaults(run=verify)


def add_bench(commands: "Commands[Parser]") -> None:
    command = add(commands, "bench", tell("cli-bench"), f"cheeseboard bench {_FIRST}")
    command.takes("games", nargs="*", metavar=tell("word-game"), help=tell("cli-bench-games"))
    command.takes("--peers", action="store_true", help=tell("cli-bench-peers"))
    command.takes("--json", action="store_true", help=tell("cli-bench-json"))
    command.set_defaults(run=bench)


def add_rules(commands: "Commands[Parser]") -> None:
    command = add(commands, "rules", tell("cli-rules"), f"cheeseboard rules {_FIRST}")
    command.takes("game", metavar=tell("word-game"), help=tell("cli-table-game", games=names()))
    command.set_defaults(run=rules)


def add_credits(commands: "Commands[Parser]") -> None:
    command = add(commands, "credits", tell("cli-credits"), "cheeseboard credits")
    command.set_defaults(run=credit)


def add_table(command: Parser, bot: str) -> None:
    """The arguments that lay a table, at which this bot sits unless another is named."""
    add_game(command)
    command.takes("--bots", type=words, default=(), metavar=tell("word-bots"), help=tell("cli-table-bots", bot=bot))


def add_game(command: Parser) -> None:
    """The arguments that say what is played."""
    command.lays_tables = True
    command.takes("game", metavar=tell("word-game"), help=tell("cli-table-game", games=names()))
    command.takes("--players", type=whole, metavar="N", help=tell("cli-table-players"))
    command.takes(
        "--option",
        dest="options",
        action="append",
        type=pair,
        default=[],
        metavar=tell("word-option"),
        help=tell("cli-table-option"),
    )


def add_crew(command: Parser) -> None:
    """The arguments that say who does the work."""
    command.takes("--workers", type=positive, metavar="N", help=tell("cli-crew-workers"))
    command.takes("--backend", choices=("local", "dask", "ray"), default="local", help=tell("cli-crew-backend"))
    command.takes("--address", metavar=tell("word-address"), help=tell("cli-crew-address"))


def add_parts(command: Parser) -> None:
    example = "cat_die=[1,2]"
    command.gathers(
        "--part", dest="parts", type=pair, metavar=tell("word-option"), help=tell("cli-table-part", example=example)
    )


def add_limit(command: Parser) -> None:
    command.takes(
        "--limit", type=positive, default=LIMIT, metavar=tell("word-moves"), help=tell("cli-limit", limit=LIMIT)
    )


def serve(chosen: argparse.Namespace) -> int:
    from cheeseboard.server import app, choosing

    if chosen.show_limits:
        print(choosing.all_limits(), end="")
        return 0
    return app.serve(
        host=chosen.host,
        port=chosen.port,
        database=chosen.database,
        redis=chosen.redis,
        workers=chosen.workers,
        browser=not chosen.no_browser,
        bots=chosen.bots,
        readers=chosen.readers,
        log=chosen.log,
        proxies=chosen.proxies,
        limits=choosing.chosen_limits(chosen.limits, chosen.single_limits),
    )


def play(chosen: argparse.Namespace) -> int:
    from cheeseboard import terminal

    if chosen.resume:
        if chosen.players is not None or chosen.options or chosen.seed is not None:
            raise BadTable("cli-resume-alone")
        return terminal.resume(chosen.game, chosen.resume, company=chosen.bots, seat=chosen.seat)
    return terminal.start(
        chosen.game,
        players=chosen.players,
        options=dict(chosen.options),
        company=chosen.bots,
        seat=chosen.seat,
        you=chosen.name,
        seed=chosen.seed,
    )


def join(chosen: argparse.Namespace) -> int:
    from cheeseboard.join import join

    return join(chosen.link, bot=chosen.bot, name=chosen.name, seat=chosen.seat, once=chosen.once)


def think(chosen: argparse.Namespace) -> int:
    from cheeseboard.server.limits import WrongSetting

    if not chosen.redis:
        raise WrongSetting("think-no-address")
    from cheeseboard.think import think

    return think(chosen.redis, chosen.threads)


def simulate(chosen: argparse.Namespace) -> int:
    from cheeseboard.games.variants import told
    from cheeseboard.lab.crew import Crew
    from cheeseboard.simulate import simulate

    return simulate(
        told(chosen.game, dict(chosen.parts)),
        players=chosen.players,
        options=dict(chosen.options),
        bots=chosen.bots or ("random",),
        count=chosen.games,
        seed=chosen.seed,
        limit=chosen.limit,
        crew=Crew(chosen.workers, chosen.backend, chosen.address),
    )


def arena(chosen: argparse.Namespace) -> int:
    from cheeseboard.games.variants import told
    from cheeseboard.lab import arena
    from cheeseboard.lab.crew import Crew

    return arena.run(
        told(chosen.game, dict(chosen.parts)),
        players=chosen.players,
        bots=chosen.seats,
        games=chosen.games,
        seed=chosen.seed,
        options=dict(chosen.options),
        limit=chosen.limit,
        move_time=chosen.move_time,
        crew=Crew(chosen.workers, chosen.backend, chosen.address),
        json_to=chosen.json,
        records_to=chosen.records,
        journal_at=chosen.resume,
    )


def lab(chosen: argparse.Namespace) -> int:
    from cheeseboard.lab.crew import Crew
    from cheeseboard.lab.run import run
    from cheeseboard.lab.study import planned

    study = planned(
        chosen.game,
        counts=chosen.players,
        options=dict(chosen.options),
        bots=chosen.bots,
        games=chosen.games,
        seed=chosen.seed,
    )
    folder = chosen.out or Path(f"balance-{study.game}")
    return run(study, folder, Crew(chosen.workers, chosen.backend, chosen.address))


def learn(chosen: argparse.Namespace) -> int:
    from cheeseboard.learning.run import run

    return run(
        chosen.game,
        moves=chosen.moves,
        minutes=chosen.minutes,
        seed=chosen.seed,
        start=chosen.start,
        to=chosen.to,
        on=chosen.device,
    )


def verify(chosen: argparse.Namespace) -> int:
    from cheeseboard.verify import verify

    return verify(chosen.files)


def bench(chosen: argparse.Namespace) -> int:
    from cheeseboard import bench, peers

    if chosen.peers:
        return peers.run(chosen.games, as_json=chosen.json)
    return bench.run(chosen.games, as_json=chosen.json)


def rules(chosen: argparse.Namespace) -> int:
    from cheeseboard.book import show

    return show(chosen.game)


def credit(chosen: argparse.Namespace) -> int:  # noqa: ARG001 -- as every command takes it
    from cheeseboard.credits import show

    return show()
