"""The arena: fair seats, the same result however it is run, and forfeits that say why."""

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cheeseboard as cb
from cheeseboard import cli, progress
from cheeseboard.complaints import FAILURE, USAGE
from cheeseboard.games import get
from cheeseboard.lab.contest import Contest, Hall
from cheeseboard.words import PSEUDO
from tests.accents import left_in_english

Captured = pytest.CaptureFixture[str]
COMMAND = [sys.executable, "-m", "cheeseboard", "arena"]
PAIR = ("cheese-rescue", "--seats", "greedy,random", "--workers", "1")


def reported(capsys: Captured, *words: str) -> Any:
    """What came out, played in this process unless the words say otherwise."""
    assert cli.main(["arena", "--workers", "1", *words, "--json", "-"]) == 0
    return json.loads(capsys.readouterr().out)


def contest(game: str, players: int, *bots: str) -> Contest:
    return Contest(get(game), players, get(game).check_options(players, {}), bots, seed=3, limit=1000, move_time=5)


@pytest.mark.parametrize(
    ("players", "entrants"), [(players, entrants) for players in range(2, 6) for entrants in range(1, players + 1)]
)
def test_every_entrant_has_every_seat_of_every_deal_once(players: int, entrants: int) -> None:
    plan = contest("cheez-tricks", players, *("greedy" for _ in range(entrants)))
    for deal in range(3):
        games = range(deal * entrants, (deal + 1) * entrants)
        had = [(entrant, seat) for game in games for seat, entrant in enumerate(plan.seating(game))]
        assert sorted(had) == [(entrant, seat) for entrant in range(entrants) for seat in range(players)]


def test_the_games_of_a_deal_differ_by_the_seats_alone() -> None:
    plan = contest("cheese-rescue", 2, "greedy", "random")
    one, other, another = (plan.match(number) for number in (4, 5, 6))
    assert one.key == other.key != another.key
    assert one.names == ("greedy", "random")
    assert other.names == ("random", "greedy")
    assert plan.bot_seed(4, 0, 0) == plan.bot_seed(5, 0, 0) != plan.bot_seed(6, 0, 0)
    assert plan.bot_seed(4, 0, 0) != plan.bot_seed(4, 1, 0)


def test_a_game_follows_from_its_number_alone() -> None:
    hall, other = (Hall(contest("cheez-tricks", 2, "greedy", "random")) for _ in range(2))
    last, first = hall.play(3), hall.play(0)
    assert [other.play(0), other.play(3)] == [first, last]
    assert first.moves != last.moves


def test_what_is_written_as_json(capsys: Captured) -> None:
    told = reported(capsys, *PAIR, "--players", "2", "--games", "20", "--seed", "7", "--option", "area=centred")
    assert {name: told[name] for name in ("game", "players", "options", "games", "deals", "seed", "unfinished")} == {
        "game": "cheese-rescue",
        "players": 2,
        "options": {"area": "centred", "first": "0"},
        "games": 20,
        "deals": 10,
        "seed": 7,
        "unfinished": 0,
    }
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    for bot in told["bots"]:
        assert bot.keys() == {
            *("bot", "games", "win_rate", "win_interval", "mean_points", "rating", "interval", "forfeits")
        }
        assert bot["games"] == 20
        assert bot["win_interval"][0] <= bot["win_rate"] <= bot["win_interval"][1]
        assert bot["interval"][0] <= bot["rating"] <= bot["interval"][1]
    greedy, random = told["bots"]
    assert greedy["win_rate"] > 0.8
    assert greedy["win_rate"] + random["win_rate"] == pytest.approx(1)
    assert greedy["mean_points"] > random["mean_points"]
    assert told["forfeits"] == []
    assert told["pairing"]["better"] + told["pairing"]["even"] + told["pairing"]["worse"] == 10


def test_the_table_at_the_end(capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    file = tmp_path / "found.json"
    assert cli.main(["arena", *PAIR, "--games", "3", "--json", str(file)]) == 0
    shown, told = capsys.readouterr()
    assert "Cheese Rescue, 2 players, 4 games of 2 deals" in shown
    assert re.search(r"greedy +4 +[\d.]+ % \([\d.]+–[\d.]+\) +[\d.]+ +\d+ \(\d+–\d+\) +–", shown)
    assert "Deal by deal, greedy against random: " in shown
    assert told == "cheeseboard: 3 games make no whole rotations of 2 bots, so 4 are played.\n"
    assert json.loads(file.read_text())["games"] == 4


@pytest.mark.usefixtures("mine")
def test_the_report_is_said_in_the_language_in_use(
    capsys: Captured, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("CHEESEBOARD_LANGUAGE", PSEUDO)
    file = tmp_path / "games.cheese"
    words = ["cheese-rescue", "--seats", "mine:Cheat,greedy", "--games", "25", "--records", str(file), "--workers", "1"]
    assert cli.main(["arena", *words]) == 0
    assert cli.main(["arena", *PAIR, "--games", "2", "--limit", "3"]) == 0
    assert cli.main(["verify", str(file)]) == 0
    shown, told = capsys.readouterr()
    assert left_in_english(shown.replace(str(file), "")) <= {"greedy", "random", "mine:Cheat"}
    assert left_in_english(told) == {"cheeseboard"}


def test_records_can_be_verified(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "games.cheese"
    words = ["chop-chop", "--seats", "greedy,random", "--games", "4", "--workers", "1", "--records", str(file)]
    assert cli.main(["arena", *words]) == 0
    capsys.readouterr()
    assert cli.main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: ok (4 records)\n"
    assert re.findall(r'Seat 0 "(\w+)"', file.read_text()) == ["greedy", "random"] * 2


def test_the_result_is_the_same_for_any_number_of_workers(capsys: Captured) -> None:
    words = ("cheez-tricks", "--players", "3", "--seats", "greedy,random,greedy", "--games", "12", "--seed", "5")
    alone = reported(capsys, *words)
    assert reported(capsys, *words, "--workers", "2") == alone
    assert reported(capsys, *words[:-1], "6") != alone


def test_a_game_that_does_not_end_is_told_apart(capsys: Captured) -> None:
    assert cli.main(["arena", *PAIR, "--games", "4", "--limit", "3"]) == 0
    assert "4 of 4 games were left unfinished: nobody won them." in capsys.readouterr().out
    told = reported(capsys, *PAIR, "--games", "4", "--limit", "3")
    assert told["unfinished"] == 4
    assert [bot["win_rate"] for bot in told["bots"]] == [0, 0]


MINE = '''
import os, signal, time

class Clumsy:
    """Plays three moves, then drops its cards."""
    def __init__(self):
        self.left = 3
    def choose(self, sight):
        self.left -= 1
        if self.left < 0:
            raise ValueError("no such card")
        return sight.legal[0]

class Cheat:
    def choose(self, sight):
        return "x9"

class Slow:
    def choose(self, sight):
        time.sleep(600)

class Killer:
    def choose(self, sight):
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(600)

class Steady:
    """Its n-th move is its seed's: shows that every game has a fresh one."""
    def __init__(self, seed):
        self.seed = seed
    def choose(self, sight):
        self.seed += 1
        return sight.legal[self.seed % len(sight.legal)]
'''


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    monkeypatch.chdir(tmp_path)


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("bot", "move", "code", "reason"),
    [
        ("mine:Clumsy", 10, "bot-raised", "mine:Clumsy raised ValueError: no such card (mine.py, line 11)"),
        ("mine:Cheat", 1, "bot-illegal", "mine:Cheat answered 'x9', which is not legal"),
        ("mine:Slow", 1, "bot-late", "mine:Slow took longer than 0.2 s"),
    ],
)
def test_a_bot_that_fails_forfeits_and_all_others_share_the_win(
    capsys: Captured, bot: str, move: int, code: str, reason: str
) -> None:
    words = ("cheese-rescue", "--players", "3", "--seats", f"{bot},greedy,greedy", "--games", "3")
    told = reported(capsys, *words, "--move-time", "0.2")
    assert [bot["forfeits"] for bot in told["bots"]] == [3, 0, 0]
    assert [bot["win_rate"] for bot in told["bots"]] == [0, 0.5, 0.5]
    assert [lost["game"] for lost in told["forfeits"]] == [1, 2, 3]
    first = told["forfeits"][0]
    assert first.pop("params")["bot"] == bot
    assert first == {"game": 1, "bot": bot, "seat": 0, "move": move, "code": code, "reason": reason}
    assert told["unfinished"] == 0


@pytest.mark.usefixtures("mine")
def test_forfeits_are_told_under_the_table(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "games.cheese"
    words = ["cheese-rescue", "--seats", "mine:Cheat,greedy", "--games", "12", "--workers", "1", "--records", str(file)]
    assert cli.main(["arena", *words]) == 0
    shown = capsys.readouterr().out
    assert "Game 1, move 1, a forfeit: mine:Cheat answered 'x9', which is not legal.\n" in shown
    assert "Game 2, move 2, a forfeit: " in shown
    assert "And 2 more forfeits: `--json` tells them all." in shown
    assert file.read_text().count('[Result "*"]') == 12
    assert cli.main(["verify", str(file)]) == 0


@pytest.mark.usefixtures("mine")
def test_bots_of_others_begin_afresh_in_every_game(capsys: Captured) -> None:
    words = ("cheese-rescue", "--seats", "mine:Steady,random", "--games", "6")
    assert reported(capsys, *words) == reported(capsys, *words, "--workers", "2")


@pytest.mark.usefixtures("mine")
def test_a_process_that_was_killed_is_told_and_nothing_hangs(capsys: Captured) -> None:
    words = ["cheese-rescue", "--seats", "mine:Killer,greedy", "--games", "4", "--workers", "2"]
    assert cli.main(["arena", *words]) == 1
    assert "has crashed (SIGKILL(-9)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "--seats", "greedy"], "There is no game “chess”"),
        (["cheese-rescue", "--seats", "greedy,genius"], "There is no bot “genius”; the bots are random, greedy"),
        (["cheese-rescue", "--seats", "greedy,"], "There is no bot “”"),
        (["cheese-rescue", "--seats", "nowhere:Bot"], "nowhere:Bot is not there: no module “nowhere”"),
        (["cheese-rescue", "--players", "7", "--seats", "greedy"], "for 2, 3, or 4 players, not 7"),
        (["cheese-rescue", "--players", "2", "--seats", "greedy,greedy,greedy"], "enter at most 2 bots"),
        (["cheese-rescue", "--seats", "greedy", "--option", "area=round"], "floating or centred, not “round”"),
    ],
)
def test_contests_that_cannot_be_held(words: list[str], sentence: str, capsys: Captured) -> None:
    assert cli.main(["arena", *words]) == USAGE
    shown, told = capsys.readouterr()
    assert shown == ""
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("option", ["--json", "--records", "--resume"])
def test_files_that_cannot_be_written_are_told_before_any_game(option: str, capsys: Captured) -> None:
    assert cli.main(["arena", *PAIR, "--games", "1000000", option, "/nowhere/at/all"]) == FAILURE
    assert "/nowhere/at/all: No such file or directory" in capsys.readouterr().err


def test_a_run_that_was_killed_goes_on(capsys: Captured, tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    with subprocess.Popen(
        [*COMMAND, *PAIR, "--games", "1000000", "--workers", "2", "--resume", str(journal)], stderr=subprocess.PIPE
    ) as run:
        followed(journal, lines=9)
        run.kill()
    with journal.open("a") as file:
        file.write('{"game": 3, "mov')  # torn in the middle of a word
    fresh = reported(capsys, *PAIR, "--games", "40")
    already = journal.read_text().splitlines()[:-1]
    assert reported(capsys, *PAIR, "--games", "40", "--resume", str(journal)) == fresh
    lines = journal.read_text().splitlines()
    assert lines[: len(already)] == already
    held = {json.loads(line)["game"] for line in lines[1:]}
    assert held >= set(range(40))
    assert len(held) == len(lines) - 1  # no game was played twice
    assert reported(capsys, *PAIR, "--games", "40", "--resume", str(journal)) == fresh
    assert journal.read_text().splitlines() == lines  # there was nothing left to play


def test_an_interrupt_leaves_the_journal_and_says_how_to_go_on(tmp_path: Path) -> None:
    journal = tmp_path / "journal"
    command = [*COMMAND, *PAIR, "--games", "1000000", "--workers", "2", "--resume", str(journal)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        followed(journal, lines=3)
        run.send_signal(signal.SIGINT)
        shown, told = run.communicate()
    assert run.returncode == cli.INTERRUPTED
    assert shown == ""
    stopped = re.fullmatch(
        r"(?:games: .* left\n)*"  # on a slow machine
        r"cheeseboard: stopped after ([\d,]+) of 1,000,000 games\. The same command goes on from there\.\n",
        told,
    )
    assert stopped
    assert int(stopped[1].replace(",", "")) <= len(journal.read_text().splitlines()) - 1


def followed(file: Path, lines: int) -> None:
    """Wait until so many lines have been written there."""
    give_up = time.monotonic() + 120
    while not file.exists() or file.read_text().count("\n") < lines:
        assert time.monotonic() < give_up
        time.sleep(0.05)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("Dear Ada", "is not the journal of an arena"),
        ("Dear Ada,\nhow are you?\n", "is not the journal of an arena"),
        ('{"game": "chess"}\n', "is not the journal of an arena"),
        ("\n", "is not the journal of an arena"),
    ],
)
def test_a_file_of_someone_else_is_left_alone(capsys: Captured, tmp_path: Path, content: str, sentence: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(content)
    assert cli.main(["arena", *PAIR, "--games", "2", "--resume", str(file)]) == USAGE
    assert sentence in capsys.readouterr().err
    assert file.read_text() == content


def test_the_journal_of_other_arguments_is_refused(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    assert cli.main(["arena", *PAIR, "--games", "2", "--resume", str(file)]) == 0
    kept = file.read_text()
    for words, name in (
        (["--seed", "1"], "there seed is 0, here 1"),
        (["--limit", "7"], "there limit is 10000, here 7"),
        (["--option", "first=1"], 'there options is {"area": "floating", "first": "0"}, here '),
        (["--seats", "random,greedy"], 'there bots is ["greedy", "random"], here ["random", "greedy"]'),
    ):
        assert cli.main(["arena", *PAIR, "--games", "2", *words, "--resume", str(file)]) == USAGE
        assert f"is the journal of another arena: {name}" in capsys.readouterr().err
    assert file.read_text() == kept
    file.write_text(kept.splitlines()[0] + "\nnonsense\n")
    assert cli.main(["arena", *PAIR, "--games", "2", "--resume", str(file)]) == USAGE
    assert "line 2, tells of no game" in capsys.readouterr().err


def test_a_longer_run_goes_on_from_a_shorter_one(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "journal"
    assert reported(capsys, *PAIR, "--games", "4", "--resume", str(file))["games"] == 4
    longer = reported(capsys, *PAIR, "--games", "8", "--resume", str(file))
    assert longer == reported(capsys, *PAIR, "--games", "8")
    assert len(file.read_text().splitlines()) == 9


@pytest.mark.parametrize(
    ("takes", "told"),
    [
        (40.2 / 98, "games: 2 of 100, about 40 s left"),
        (720 / 98, "games: 2 of 100, about 12 min left"),
        (12_600 / 98, "games: 2 of 100, about 3.5 h left"),
    ],
)
def test_without_a_terminal_the_time_that_is_left_is_told_roughly(
    capsys: Captured, monkeypatch: pytest.MonkeyPatch, takes: float, told: str
) -> None:
    clock = iter([0.0, 100.0, 100.0 + takes])
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    with progress.progress("games", 100) as tick:
        tick()
        tick()
    assert capsys.readouterr().err == f"{told}\n"


def test_without_a_known_end_only_what_is_done_is_told(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "PATIENCE", -1.0)
    with progress.progress("records") as tick:
        for _ in range(3):
            tick()
    assert capsys.readouterr().err == "records: 2\nrecords: 3\n"


def test_bots_play_a_variant(tmp_path: Path, capsys: Captured) -> None:
    short = cb.variant("chop-chop", cat_die=(1, 2, 3), mouse_die=(2, 3))
    short.kernels.ready = False
    arguments: dict[str, Any] = {"games": 4, "seed": 1, "workers": 1, "limit": 30}
    found = cb.arena(short, ["greedy", "random"], **arguments, resume=tmp_path / "journal.jsonl")
    assert {place.role for place in found.roles} == {"cat", "mice"}
    assert len(found.seats) == 2
    assert found.to_dict()["parts"] == {"cat_die": (1, 2, 3), "mouse_die": (2, 3)}
    assert "other parts than those in the box: cat_die = [1,2,3]" in found.table()
    with pytest.raises(cb.BadTable, match="journal"):
        cb.arena("chop-chop", ["greedy", "random"], **arguments, resume=tmp_path / "journal.jsonl")
    records = tmp_path / "games.cheese"
    parts = ("--part", "cat_die=[1, 2, 3]", "--part", "mouse_die=[2, 3]")
    words = ("chop-chop", "--seats", "greedy,random", "--games", "4", "--seed", "1", "--limit", "30", *parts)
    told = reported(capsys, *words, "--records", str(records))
    assert told == json.loads(found.to_json())
    assert [match.game for match in cb.read(records)] == [short] * 4
    assert cli.main(["verify", str(records)]) == 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"games": 0}, "games is a whole number, at least 1, not 0"),
        ({"games": 2.5}, "games is a whole number, at least 1, not 2.5"),
        ({"workers": "x"}, "workers is a whole number, at least 1, not 'x'"),
        ({"workers": 0}, "workers is a whole number, at least 1, not 0"),
        ({"limit": 0}, "limit is a whole number, at least 1, not 0"),
        ({"seed": 1.5}, "A seed is a whole number"),
        ({"move_time": 0}, "number of seconds above 0, not 0"),
        ({"bots": "random"}, "The bots are a list, like .*, not “random”"),
        ({"bots": []}, "Nobody plays"),
        ({"resume": "/nowhere/at/all"}, "No journal can be kept in /nowhere/at/all: No such file or directory"),
        ({"address": "tcp://127.0.0.1:1"}, "choose dask or ray as the backend too"),
    ],
)
def test_what_python_asks_of_an_arena_is_checked(wrong: dict[str, Any], sentence: str) -> None:
    asked: dict[str, Any] = {"bots": ["random"], "games": 2, "workers": 1, **wrong}
    with pytest.raises(cb.CheeseboardError, match=sentence):
        cb.arena("chop-chop", **asked)


def test_an_arena_takes_numbers_of_any_kind() -> None:
    found = cb.arena("chop-chop", ["random", "random"], np.int64(2), seed=np.int64(1), workers=np.int8(1))  # type: ignore[arg-type]
    assert json.loads(found.to_json())["seed"] == 1
