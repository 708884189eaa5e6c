"""The command `cheeseboard`: what it answers, and how it takes mistakes."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard import bots, cli, peers
from cheeseboard.engine.rulebook import rulebook
from cheeseboard.games import get
from cheeseboard.server import logs
from cheeseboard.words import ENGLISH, PSEUDO, say
from tests.accents import left_in_english

Captured = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-m", "cheeseboard"]
LEVELS_TYPED = ["pip", "biscuit", "marble", "saffron", "professor-rind"]
COMMANDS = ["serve", "play", "join", "think", "simulate", "arena", "lab", "learn", "verify", "bench", "rules"]
COMMANDS += ["credits", "admin"]
ADMIN = ["tables", "close", "delete", "ban", "unban", "bans", "backup", "retention", "erase", "move"]
HELP = [[command] for command in COMMANDS] + [["admin", deed] for deed in ADMIN]


def simulated(capsys: Captured, *arguments: str) -> str:
    assert cli.main(["simulate", "cheese-rescue", *arguments]) == 0
    return capsys.readouterr().out


HELPED = """
from contextlib import redirect_stdout, suppress
import io, sys
from cheeseboard.cli import main
for words in eval(sys.argv[1]):
    with suppress(SystemExit), redirect_stdout(io.StringIO()) as said:
        main(words)
    print(words, len(said.getvalue()) > 10, {"numba", "sqlalchemy"} & {*sys.modules})
"""


def test_help_never_waits_for_the_compiler() -> None:
    asked = [["--help"], ["--version"], *([*command, "--help"] for command in HELP)]
    done = subprocess.run([sys.executable, "-c", HELPED, repr(asked)], capture_output=True, text=True)
    assert done.stdout.splitlines() == [f"{words} True set()" for words in asked]


@pytest.mark.parametrize("command", HELP, ids=" ".join)
def test_every_command_has_an_example(command: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main([*command, "--help"])
    assert f"Example:\n  cheeseboard {' '.join(command)}" in capsys.readouterr().out


def test_version_is_told(capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert re.fullmatch(r"cheeseboard \d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize("words", [["--help"], *([*command, "--help"] for command in HELP)])
def test_help_is_said_in_the_language_in_use(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of English there is left what is typed: commands, options, names and the example."""
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    with pytest.raises(SystemExit, match="0"):
        cli.main(words)
    told = capsys.readouterr().out
    head, _, _ = told.partition("Éẋåḿþļé:")
    assert "ûšåĝé: cheeseboard" in told
    typed = {*COMMANDS, *ADMIN, *cb.shelf(), *bots.names(), *LEVELS_TYPED}
    typed |= {value for game in cb.shelf() for option in get(game).options for value in option.values}
    assert left_in_english(head) <= {"cheeseboard", "N", "K", "S", "and", "or", *typed}


@pytest.mark.parametrize("command", ["play", "simulate", "arena", "lab"])
def test_the_help_of_a_table_names_every_bot_and_every_option(command: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main([command, "--help"])
    told = capsys.readouterr().out
    for bot in (*bots.names(), *LEVELS_TYPED):
        assert re.search(rf"(^  |or ){bot}: \w", told, re.MULTILINE) or f"  {bot} or " in told
        assert cb.bot(bot, seed=1)
    for game in map(get, cb.shelf()):
        described = told.partition(f"\n{game.name}, for ")[2].partition("\n\n")[0]
        for option in game.options:
            assert re.search(rf"^  {option.name}={option.values[0]}", described, re.MULTILINE)
            assert f"(default: {option.usual(min(game.counts))})" in described


def test_a_mistake_is_told_in_the_language_in_use(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    assert cli.main(["simulate", "chess"]) == 2
    assert left_in_english(capsys.readouterr().err) <= {"cheeseboard", "chess", *cb.shelf(), "and"}


@pytest.mark.parametrize(
    "words",
    [
        ["verify"],
        ["simulate", "cheese-rescue", "--seed"],
        ["simulate", "cheese-rescue", "--nope"],
        ["play", "cheese-rescue", "--se", "3"],
        ["serve", "--share=1"],
    ],
    ids=" ".join,
)
def test_what_the_library_says_of_its_own_accord_is_told_in_it_too(
    words: list[str], capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    with pytest.raises(SystemExit, match="2"):
        cli.main(words)
    assert left_in_english(capsys.readouterr().err) <= {"cheeseboard", words[0]}


def test_the_spaces_of_french_are_no_control_characters(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", "fr")
    assert cli.main(["simulate", "chess\a"]) == 2
    assert "Il n’y a pas de jeu «\u202fchess\\x07\u202f»\u202f;" in capsys.readouterr().err


def test_the_whole_rulebook_is_printed_in_the_readers_language(
    monkeypatch: pytest.MonkeyPatch, capsys: Captured
) -> None:
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", "fr")
    assert cli.main(["rules", "chop-chop"]) == 0
    said = capsys.readouterr().out
    for section in rulebook(get("chop-chop")).sections:
        assert say(f"chop-chop.book-section-{section.name}", language="fr") in said
    assert "=T=" in said, "the kitchen"
    assert "CC-27" in said
    assert cli.main(["rules", "chess"]) != 0


@pytest.mark.parametrize("language", [None, PSEUDO])
def test_the_credits_name_who_made_each_game(
    language: str | None, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    if language:
        monkeypatch.setenv("CHEESEBOARD_LANGUAGE", language)
    assert cli.main(["credits"]) == 0
    told = capsys.readouterr().out
    makers = set()
    for game in map(get, cb.shelf()):
        parts = game.parts
        makers |= {*parts.AUTHORS.value, *parts.ILLUSTRATORS.value, *parts.PUBLISHERS.value}
        assert say(game.said("title"), language=language or ENGLISH) in told
    assert makers
    for maker in makers:
        assert maker in told
    if language:
        assert left_in_english(told) <= {word for maker in makers for word in maker.split()} | {"and", "or"}
    else:
        assert "independent, unofficial" in told
        assert "minutes (" in told  # with how sure that is


@pytest.mark.parametrize("given", [[], ["--port", "9000"], ["--no-browser"]])
def test_serve_is_what_it_does_without_a_command(given: list[str]) -> None:
    assert cli.with_command(given) == ["serve", *given]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["dance"], "“dance” is no choice: write serve, "),
        (["serve", "--host", "::1", "--share"], "argument --share: not together with --host"),
        (["serve", "--log", "loudly"], "“loudly” is no choice: write text or json"),
        (["admin", "tables", "--state", "lost"], "“lost” is no choice: write waiting, playing, or over"),
        (["admin", "tables", "--most", "all"], "“all” is not a number from 1 on"),
        (["serve", "--port", "x"], "“x” is not a port: a port is a number from 1 to 65535"),
        (["serve", "--port", "70000"], "“70000” is not a port"),
        (["play"], "required: GAME"),
        (["simulate", "cheese-rescue", "--games", "0"], "“0” is not a number from 1 on"),
        (["simulate", "cheese-rescue", "--seed", "x"], "“x” is not a whole number"),
        (["simulate", "cheese-rescue", "--option", "area"], "write NAME=VALUE"),
        (["verify"], "required: FILE"),
        (["arena", "cheese-rescue"], "required: --seats"),
        (["arena", "cheese-rescue", "--seats", "greedy", "--games", "0"], "“0” is not a number from 1 on"),
        (["arena", "cheese-rescue", "--seats", "greedy", "--workers", "-1"], "“-1” is not a number from 1 on"),
        (["arena", "cheese-rescue", "--seats", "greedy", "--move-time", "0"], "“0” is not a time: write seconds"),
        (["arena", "cheese-rescue", "--seats", "greedy", "--move-time", "nan"], "“nan” is not a time"),
    ],
)
def test_words_that_make_no_command(words: list[str], sentence: str, capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(words)
    assert_one_sentence(capsys, sentence)


@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess"], "There is no game “chess”; the games are cheese-rescue"),
        (["cheese-rescue", "--players", "7"], "Cheese Rescue is for 2, 3, or 4 players, not 7."),
        (["cheese-rescue", "--players", "0"], "Cheese Rescue is for 2, 3, or 4 players, not 0."),
        (["cheese-rescue", "--option", "colour=red"], "Cheese Rescue has no option “colour”"),
        (["cheese-rescue", "--option", "players=3"], "Cheese Rescue has no option “players”"),
        (["cheese-rescue", "--option", "area=round"], "floating or centred, not “round”"),
        (["cheese-rescue", "--players", "3", "--option", "area=centred"], "not “centred”"),
        (["cheese-rescue", "--bots", "genius"], "There is no bot “genius”"),
        (["cheese-rescue", "--players", "2", "--bots", "random,random,random"], "not 3"),
    ],
)
def test_tables_that_cannot_be_laid(command: str, words: list[str], sentence: str, capsys: Captured) -> None:
    assert cli.main([command, *words]) == 2
    assert_one_sentence(capsys, sentence)


def test_measuring_an_unknown_game(capsys: Captured) -> None:
    for more in ([], ["--peers"]):
        assert cli.main(["bench", "chess", *more]) == 2
        assert_one_sentence(capsys, "There is no game “chess”")


def test_only_the_games_asked_for_are_measured_beside_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, list[str]] = {}
    monkeypatch.setattr(peers, "measured", lambda games: asked.setdefault("games", games)[:0])
    assert cli.main(["bench", "chop-chop", "--peers"]) == 0
    assert asked == {"games": ["chop-chop"]}
    assert list(peers._nearest("pgx", ["chop-chop"])) == [("chop-chop", (2, "backgammon"))]


UNREACHABLE = "postgresql://127.0.0.1:1/tables"
NO_REDIS = "That is no address of a Redis: "


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        (["serve", "--database", UNREACHABLE], 1, "Connection refused"),
        (["admin", "tables", "--database", UNREACHABLE], 1, "Connection refused"),
        (["admin", "move", "--from", UNREACHABLE, "--to", "x.db"], 1, "Connection refused"),
        (["serve", "--redis", "here"], 2, NO_REDIS),
        (["think", "--redis", "here"], 2, NO_REDIS),
        (["serve", "--workers", "2"], 2, "Several workers meet by way of Redis"),
        (["serve", "--proxy", "there"], 2, "“there” is no address or network"),
        (["serve", "--bot", "nowhere:Bot"], 2, "nowhere:Bot is not there"),
        (["simulate", "cheese-rescue", "--bots", "nowhere:Bot"], 2, "nowhere:Bot is not there"),
    ],
)
def test_one_mistake_has_one_status_wherever_it_is_made(
    words: list[str],
    status: int,
    sentence: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CHEESEBOARD_DATABASE", str(tmp_path / "tables.db"))
    monkeypatch.delenv("CHEESEBOARD_REDIS", raising=False)
    monkeypatch.setattr(logs, "set_up", lambda _style: None)  # which is for a process of its own
    assert cli.main(words) == status
    assert_one_sentence(capsys, sentence)


@pytest.mark.parametrize("command", ["serve", "think"])
def test_redis_without_its_library_is_a_sentence(command: str) -> None:
    without = "import sys; sys.modules['redis'] = None; from cheeseboard.cli import main; sys.exit(main(sys.argv[1:]))"
    words = [command, "--redis", "redis://127.0.0.1:1/0"]
    done = subprocess.run([sys.executable, "-c", without, *words], capture_output=True, text=True)
    told = 'cheeseboard: Redis needs a package that is not here: pip install "cheeseboard[site]".\n'
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told)


def assert_one_sentence(capsys: Captured, sentence: str) -> None:
    told = capsys.readouterr().err
    assert told.startswith("cheeseboard: ")
    assert sentence in told
    assert told.count("\n") == 1


def test_simulations_repeat(capsys: Captured) -> None:
    words = ["--players", "3", "--games", "3", "--seed", "7", "--bots", "greedy,random"]
    first = simulated(capsys, *words)
    assert simulated(capsys, *words) == first
    assert simulated(capsys, *words[:-3], "8", *words[-2:]) != first


def test_bots_repeat_in_order(capsys: Captured) -> None:
    told = simulated(capsys, "--players", "3", "--bots", "greedy,random")
    assert re.findall(r'\[Seat \d "(\w+)"\]', told) == ["greedy", "random", "greedy"]


def test_records_of_a_simulation_have_no_date_and_their_options(capsys: Captured) -> None:
    told = simulated(capsys, "--option", "area=centred", "--option", "first=1")
    assert "[Date" not in told
    assert '[Option area "centred"]\n[Option first "1"]' in told


def simulating() -> "subprocess.Popen[bytes]":
    """A simulation that would go on for long, once it has begun to write."""
    command = [*COMMAND, "simulate", "cheese-rescue", "--games", "100000"]
    simulation = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert simulation.stdout
    simulation.stdout.readline()
    return simulation


def test_a_closed_pipe_ends_a_simulation_quietly() -> None:
    with simulating() as simulation:
        assert simulation.stdout
        assert simulation.stderr
        simulation.stdout.close()
        assert simulation.stderr.read() == b""
    assert simulation.returncode == cli.PIPE_CLOSED


def test_an_interrupt_ends_it_quietly() -> None:
    with simulating() as simulation:
        simulation.send_signal(signal.SIGINT)
        _, told = simulation.communicate()
    assert re.fullmatch(rb"cheeseboard: stopped after [\d,]+ of [\d,]+ games, which are written\.\n", told)
    assert simulation.returncode == cli.INTERRUPTED


def test_where_the_tables_are_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHEESEBOARD_DATABASE", "postgresql://localhost/cheese")
    assert cli.parser().parse_args(["serve"]).database == "postgresql://localhost/cheese"
    assert cli.parser().parse_args(["serve", "--database", "tables.db"]).database == "tables.db"
    monkeypatch.setenv("CHEESEBOARD_DATABASE", "")
    assert cli.parser().parse_args(["serve"]).database is None
