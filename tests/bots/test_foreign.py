"""Bots of others: they play from a process of their own, and whatever they do wrong is told in a sentence."""

import os
import select
import subprocess
import sys
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.bots.foreign import Foreign
from tests.strategies import random_match

MINE = '''
import os, subprocess, sys, time

class First:
    """Always the first move, and says in its name what it was made with."""
    def __init__(self, seed):
        self.name = f"First {seed}"
    def choose(self, sight):
        print("thinking aloud")
        return sight.legal[0]

class Deep:
    """Looks into worlds, where nothing is left to be looked up."""
    def choose(self, sight):
        world = sight.imagine(3)
        while world.turn is not None:
            world.play(world.legal()[0])
        return sight.legal[-1]

class Clumsy:
    def choose(self, sight):
        raise ValueError("no such card")

class Cheat:
    def choose(self, sight):
        return "x9"

class Mute:
    def choose(self, sight):
        return None

class Slow:
    def choose(self, sight):
        while True:
            pass

class Sleepy:
    def choose(self, sight):
        subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        time.sleep(60)
        open("awake", "w").close()

class Mortal:
    def choose(self, sight):
        os._exit(7)

class Leaving:
    def choose(self, sight):
        sys.exit("enough")

class Unmade:
    def __init__(self):
        raise RuntimeError("no model\\nhere")

class Needy:
    def __init__(self, model):
        pass

class Empty:
    pass

def function(sight):
    return sight.legal[0]

class Reader:
    def choose(self, sight):
        return input()

class Outer:
    class Inner(First):
        def __init__(self):
            pass

class Numbered:
    def choose(self, sight):
        return sight.numbers[-1]
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(MINE)
    (tmp_path / "broken.py").write_text("class Bot\n")
    (tmp_path / "hungry.py").write_text("import nowhere_to_be_found\n")
    (tmp_path / "quitting.py").write_text("import sys\nsys.exit(1)\n")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_bot_of_the_current_folder_plays(capfd: pytest.CaptureFixture[str]) -> None:
    match = random_match("cheese-rescue", 3, seed=1, moves=4)
    bot = cb.bot("mine:First", seed=5)
    assert bot.name == "First 5"
    for _ in range(3):
        assert bot.choose(match) == match.legal()[0]
        match.play(match.legal()[0])
    bot.close()
    assert capfd.readouterr().out == ""  # what it prints goes elsewhere


def test_a_bot_may_imagine_worlds_and_play_in_them() -> None:
    match = random_match("cheese-rescue", 2, seed=1, moves=4)
    bot = Foreign("mine:Deep")
    assert bot.name == "mine:Deep"
    assert bot.choose(match.sight()) == match.legal()[-1]
    bot.close()


def test_a_class_within_a_class_is_found() -> None:
    bot = Foreign("mine:Outer.Inner")
    assert bot.name == "mine:Outer.Inner"
    bot.close()


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("nowhere:Bot", "nowhere:Bot is not there: no module “nowhere” in this folder or among those installed"),
        ("mine.more:Bot", "mine.more:Bot is not there: no module “mine.more” in this folder"),
        ("mine:Nobody", "mine:Nobody is not there: “mine” has no class “Nobody”"),
        ("mine:function", "mine:function is not there: “mine” has no class “function”"),
        ("mine:Empty", "mine:Empty has no method `choose(sight)`"),
        ("mine:Unmade", "mine:Unmade could not be made: RuntimeError: no model here (mine.py, line 53)"),
        ("mine:Needy", "mine:Needy could not be made: TypeError: "),
        ("broken:Bot", "broken:Bot could not be imported: SyntaxError: "),
        ("hungry:Bot", "hungry:Bot could not be imported: ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("quitting:Bot", "quitting:Bot could not be imported: SystemExit: 1 (quitting.py, line 2)"),
    ],
)
def test_bots_that_cannot_be_had(spec: str, sentence: str) -> None:
    with pytest.raises(cb.BotFailed) as failed:
        cb.bot(spec)
    assert str(failed.value).startswith(sentence)
    assert "\n" not in str(failed.value)


def test_a_bot_may_answer_by_number() -> None:
    match = cb.new("cheese-rescue", seed=1)
    bot = cb.bot("mine:Numbered")
    assert bot.choose(match) == match.legal()[-1]
    bot.close()


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        ("mine:Clumsy", "mine:Clumsy raised ValueError: no such card (mine.py, line 22)"),
        ("mine:Leaving", "mine:Leaving raised SystemExit: enough (mine.py, line 49)"),
        ("mine:Cheat", "mine:Cheat answered 'x9', which is not legal"),
        ("mine:Mute", "mine:Mute answered None, which is no move, neither as text nor as a number"),
        ("mine:Reader", "mine:Reader raised EOFError"),
        ("mine:Mortal", "mine:Mortal ended its own process, with status 7"),
    ],
)
def test_bots_that_fail_at_a_move(spec: str, sentence: str) -> None:
    match = cb.new("cheese-rescue", seed=1)
    bot = cb.bot(spec)
    with pytest.raises(cb.BotFailed) as failed:
        bot.choose(match)
    assert str(failed.value).startswith(sentence)
    bot.close()


@pytest.mark.parametrize("spec", ["mine:Slow", "mine:Sleepy"])
def test_a_bot_that_takes_too_long_is_ended(spec: str, folder: Path) -> None:
    match = cb.new("cheese-rescue", seed=1)
    bot = Foreign(spec, seconds=0.5)
    with pytest.raises(cb.BotFailed, match=rf"{spec} took longer than 0\.5 s"):
        bot.choose(match.sight())
    assert not (folder / "awake").exists()
    with pytest.raises(cb.BotFailed, match="is no longer running"):
        bot.choose(match.sight())


def test_a_bot_that_was_ended_can_begin_again() -> None:
    match = cb.new("cheese-rescue", seed=1)
    bot = Foreign("mine:First", seed=1)
    bot.close()
    bot.begin(seed=2)
    assert bot.name == "First 2"
    assert bot.choose(match.sight()) == match.legal()[0]
    bot.begin(seed=3)
    assert bot.name == "First 3"
    bot.close()


OWNER = """
import cheeseboard as cb
bot = cb.bot("mine:Slow")
print(bot.bot._process.pid, flush=True)
input()
bot.choose(cb.new("cheese-rescue", seed=1))
"""


@pytest.mark.parametrize("ending", ["end", "kill"])
def test_a_bot_ends_with_the_program_that_forgot_it(ending: str) -> None:
    """At once when the program ends, and even in the middle of a move that never ends when it was killed."""
    with subprocess.Popen([sys.executable, "-c", OWNER], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as owner:
        assert owner.stdin
        assert owner.stdout
        guest = os.pidfd_open(int(owner.stdout.readline()))
        if ending == "kill":
            owner.stdin.write(b"go on\n")
            owner.stdin.flush()
            owner.kill()
        owner.stdin.close()  # `input` raises, and nobody catches it
    ended, _, _ = select.select([guest], [], [], 60)
    os.close(guest)
    assert ended
