"""Bots that others have written, each in a process of its own: whatever such a bot does, nobody else hangs or falls.

The process is this module run with `python -m`, so the current folder's modules are found. It is sent pickled
requests and answers each with a line of JSON; nothing it sends is ever unpickled.
"""

import importlib
import inspect
import json
import operator
import os
import pickle
import queue
import secrets
import signal
import struct
import subprocess
import sys
import threading
import traceback
import weakref
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import IO, Any

from cheeseboard.engine.errors import BotFailed
from cheeseboard.engine.sight import Sight

from . import own

MOVE_TIME = 5.0
"""Seconds that such a bot has for a move."""
LOADING_TIME = 120.0
"""Seconds that its module may take to be imported, and compiled kernels to be loaded: no move waits for these."""

_SIZE = struct.Struct("<Q")
_LONGEST_SHOWN = 200


class Foreign:
    """The bot `module:Class`. It may take so many seconds for a move, then its process is ended."""

    def __init__(self, spec: str, *, seconds: float = MOVE_TIME, seed: int | None = None) -> None:
        self.spec = spec
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._games: set[str] = set()
        self.name = spec
        self.begin(secrets.randbits(64) if seed is None else seed)

    def begin(self, seed: int) -> None:
        """Make a fresh object of the class, as for every new match."""
        if self._process is None:
            self._start()
        self.name = self._ask("make", seed, LOADING_TIME)

    def choose(self, sight: Sight) -> str:
        if sight.game not in self._games:
            self._ask("load", sight, LOADING_TIME)
            self._games.add(sight.game)
        _ = sight.view, sight.events, sight.legal  # made here, they travel along and take none of the bot's time
        move = self._ask("choose", sight, self.seconds)
        if move not in sight.legal:
            raise BotFailed("bot-illegal", bot=self.spec, move=_shortened(repr(move)))
        return move

    def close(self) -> None:
        """End the process. A next `begin` starts another."""
        if self._process is not None:
            self._process = None
            self._end()

    def _start(self) -> None:
        command = [sys.executable, "-m", __name__, self.spec]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self._games.clear()
        self._end = weakref.finalize(self, _end, self._process)

    def _ask(self, what: str, matter: object, seconds: float) -> str:
        """What the process answers, in time and without a problem."""
        process, late = self._process, threading.Event()
        if process is None:
            raise BotFailed("bot-gone", bot=self.spec)
        clock = threading.Timer(seconds, _time_is_up, [process, late])
        clock.start()
        answer = _answer_of(process, pickle.dumps((what, matter)))
        clock.cancel()
        clock.join()
        if late.is_set():
            self.close()
            raise BotFailed("bot-late", bot=self.spec, seconds=f"{seconds:g}")
        if answer is None:
            self.close()
            raise BotFailed("bot-ended", bot=self.spec, status=str(process.returncode))
        if "problem" in answer:
            told = {str(name): str(value) for name, value in answer["told"].items()}
            raise BotFailed(answer["problem"], bot=self.spec, **told)
        return str(answer["said"])


def _answer_of(process: "subprocess.Popen[bytes]", request: bytes) -> Any:
    """None where there is no answer any more."""
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(_SIZE.pack(len(request)) + request)
        process.stdin.flush()
        return json.loads(process.stdout.readline())
    except (OSError, ValueError):
        return None


def _time_is_up(process: "subprocess.Popen[bytes]", late: threading.Event) -> None:
    late.set()
    _kill(process)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """End the process and those it has started. Before anyone waits for it, so that its number is still its own."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()


def _end(process: "subprocess.Popen[bytes]") -> None:
    _kill(process)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        with suppress(OSError):  # what was still to be written there has nowhere to go
            assert pipe
            pipe.close()


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _LONGEST_SHOWN else line[:_LONGEST_SHOWN] + "…"


# From here on: what runs in the process of its own.


class Problem(Exception):  # noqa: N818 -- reads as what it is
    """What is wrong with the bot: a code of the catalogue, and what its sentence needs beside the bot's name."""

    def __init__(self, code: str, **told: str) -> None:
        super().__init__(code)
        self.code = code
        self.told = told


class Runner:
    """Runs one class of somebody's: makes the object of it that plays now, and asks it."""

    def __init__(self, spec: str) -> None:
        self.spec = spec
        self.bot: Any = None

    def answer(self, what: str, matter: Any) -> str:
        match what:
            case "make":
                return self.make(matter)
            case "load":
                return self.load(matter)
            case _:
                return self.choose(matter)

    def make(self, seed: int) -> str:
        kind = self.find()
        try:
            self.bot = own.made(kind, seed)
        except Exception as error:
            raise Problem("bot-unmade", problem=_told(error)) from None
        if not own.can_choose(self.bot):
            raise Problem("bot-mute")
        return own.name_of(self.bot, self.spec)

    def find(self) -> Any:
        module, _, kind = self.spec.partition(":")
        try:
            home = importlib.import_module(module)
        except ModuleNotFoundError as error:
            if error.name and f"{module}.".startswith(f"{error.name}."):
                raise Problem("bot-no-module", module=module) from None
            raise Problem("bot-unimported", problem=_told(error)) from None
        except BaseException as error:  # whatever it was, even an exit, the bot's author wants to read it
            raise Problem("bot-unimported", problem=_told(error)) from None
        try:
            found = operator.attrgetter(kind)(home)
        except AttributeError:
            found = None
        if not inspect.isclass(found):
            raise Problem("bot-no-class", module=module, kind=kind)
        return found

    def load(self, sight: Sight) -> str:
        """Use the kernels once: loading the compiled ones takes seconds, which no move should pay for."""
        world = sight.imagine(0)
        for _ in range(20):
            if world.turn is not None:
                world.play(world.legal()[0])
                world.view(sight.seat)
        return "loaded"

    def choose(self, sight: Sight) -> str:
        try:
            move = own.in_notation(self.bot.choose(sight), sight)
            if not isinstance(move, str | int):
                raise Problem("bot-no-text", found=_shortened(repr(move)))
        except Problem:
            raise
        except BaseException as error:
            raise Problem("bot-raised", problem=_told(error)) from None
        return str(move)


def _told(error: BaseException) -> str:
    """`ValueError: no such card (mine.py, line 12)`"""
    passed = traceback.extract_tb(error.__traceback__)
    theirs = [frame for frame in passed if frame.filename not in (__file__, importlib.__file__) and frame.line]
    place = f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
    return f"{_shortened(': '.join(filter(None, [type(error).__name__, str(error)])))}{place}"


def main(spec: str) -> None:
    # The pipes are for us alone: the bot may print, which goes to standard error, and it has nothing to read.
    requests, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "w")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=partial(_listen, requests, waiting), daemon=True).start()
    runner = Runner(spec)
    while True:
        what, matter = pickle.loads(waiting.get())
        try:
            said: dict[str, Any] = {"said": runner.answer(what, matter)}
        except Problem as problem:
            said = {"problem": problem.code, "told": problem.told}
        print(json.dumps(said), file=answers, flush=True)


def _listen(requests: IO[bytes], waiting: "queue.SimpleQueue[bytes]") -> None:
    """Take requests in; when nobody can ask any more, end at once, whatever the bot is doing."""
    while len(head := requests.read(_SIZE.size)) == _SIZE.size:
        waiting.put(requests.read(*_SIZE.unpack(head)))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
