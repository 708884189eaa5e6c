"""The command `cheeseboard think`: a process that does nothing but think, for servers that hand thoughts out."""

import signal
import socket
import statistics
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from cheeseboard.bots import is_foreign, rehearsal
from cheeseboard.complaints import complain
from cheeseboard.engine.errors import BotFailed
from cheeseboard.games import get, names
from cheeseboard.server.ids import random_word
from cheeseboard.server.limits import (
    LETTER_HOLDS,
    REPLY_HOLDS,
    THINKER_SIGNS,
    THINKER_SIGNS_HOLD,
    THINKER_TELLS,
    Limits,
)
from cheeseboard.server.processes.connecting import TROUBLE, connect_threads
from cheeseboard.server.thinking import far_line
from cheeseboard.server.thinking.far_line import PREFIX, Letter, Reply
from cheeseboard.server.thinking.remembering import Remembered
from cheeseboard.server.thinking.thoughts import Choose
from cheeseboard.words.here import tell

T = TypeVar("T")


class Thinker:
    """Takes one thought after another from the line, in each of its threads, and answers it."""

    def __init__(self, url: str, threads: int, limits: Limits = Limits()) -> None:  # noqa: B008
        """Raises WrongSetting where that is no address."""
        self._redis = connect_threads(url, THINKER_SIGNS_HOLD)
        self._name = f"{socket.gethostname()}:{random_word(8)}"
        self._take = self._redis.register_script(far_line.TAKE)
        self._announce = self._redis.register_script(far_line.ANNOUNCE)
        self._threads = [threading.Thread(target=self._work, name="thinking", daemon=True) for _ in range(threads)]
        self._remembered = Remembered(limits.bots_kept, limits.bots_kept_for)
        self._stopping = threading.Event()
        self._in_touch = True
        self._thought = 0
        self._took: list[float] = []

    def stop(self) -> None:
        """As soon as the thoughts are done that have been begun."""
        self._stopping.set()

    def run(self) -> int:
        """Until it is stopped; how many thoughts it had."""
        self._give_sign()
        for thread in self._threads:
            thread.start()
        told = time.monotonic()
        while not self._stopping.wait(THINKER_SIGNS):
            self._give_sign()
            self._remembered.forget_old()
            if time.monotonic() - told >= THINKER_TELLS:
                self._tell()
                told = time.monotonic()
        for thread in self._threads:
            thread.join()
        self._try(lambda: self._redis.zrem(f"{PREFIX}thinkers", self._name))
        self._redis.close()
        return self._thought

    def _give_sign(self) -> None:
        holds = far_line.milliseconds(THINKER_SIGNS_HOLD)
        self._try(lambda: self._announce(keys=[PREFIX], args=[self._name, holds]))

    def _work(self) -> None:
        while not self._stopping.is_set():
            try:
                taken = self._try(self._next)
                if taken is not None:
                    self._think(taken)
            except Exception as problem:
                complain(tell("think-failed", problem=f"{type(problem).__name__}: {problem}"))
                self._stopping.wait(THINKER_SIGNS)

    def _next(self) -> bytes | None:
        """The next letter, or nothing when there was none for a while."""
        arguments: list[str | int] = [self._name, far_line.milliseconds(LETTER_HOLDS), far_line.LAST_KIND.value]
        taken: bytes | None = self._take(keys=[PREFIX], args=arguments)
        if taken is None:
            self._redis.blpop([f"{PREFIX}bell"], timeout=THINKER_SIGNS)
        return taken

    def _think(self, taken: bytes) -> None:
        began = time.perf_counter()
        try:
            letter = far_line.read_letter(taken)
        except msgspec.DecodeError as problem:
            complain(tell("think-unreadable", problem=str(problem)))
            return
        reply = self._answer(letter)
        self._took.append(time.perf_counter() - began)
        self._thought += 1

        def send() -> None:
            answers = f"{PREFIX}answers:{letter.to}"
            with self._redis.pipeline() as line:
                line.rpush(answers, far_line.write(reply))
                line.pexpire(answers, far_line.milliseconds(REPLY_HOLDS))
                line.execute()

        self._try(send)

    def _answer(self, letter: Letter) -> Reply:
        if isinstance(letter.thought, Choose) and is_foreign(letter.thought.bot):
            return Reply(letter.id)  # a host's own bots think where they were named
        try:
            thought: Any = letter.thought.think(letter.about.whole(), self._remembered)  # type: ignore[arg-type]
            return Reply(letter.id, msgspec.Raw(far_line.write(thought)))
        except BotFailed as failure:
            return Reply(letter.id, failed=(failure.code, failure.params))
        except Exception as problem:  # whoever asked thinks about it at home
            complain(tell("think-failed", problem=f"{type(problem).__name__}: {problem}"))
            return Reply(letter.id)

    def _try(self, work: Callable[[], T]) -> T | None:
        """What comes of something that needs Redis; None, after a while, where Redis does not answer."""
        try:
            done = work()
        except TROUBLE as problem:
            if self._in_touch:
                self._in_touch = False
                complain(tell("think-lost", problem=str(problem)))
            self._stopping.wait(THINKER_SIGNS)
            return None
        if not self._in_touch:
            self._in_touch = True
            say("think-back")
        return done

    def _tell(self) -> None:
        took, self._took = self._took, []
        if took:
            half, longest = 1000 * statistics.median(took), 1000 * max(took)
            say("think-minute", thoughts=len(took), half=round(half), longest=round(longest))


def think(url: str, threads: int) -> int:
    """Think until somebody says to stop; the exit status."""
    thinker = Thinker(url, threads)
    for signalled in (signal.SIGINT, signal.SIGTERM):
        signal.signal(signalled, lambda *_: thinker.stop())
    say("think-preparing")
    rehearsal.prepare([get(name) for name in names()]).join()
    sys.setswitchinterval(0.0005)
    say("think-ready", threads=threads)
    say("think-done", thoughts=thinker.run())
    return 0


def say(code: str, **params: Any) -> None:
    print(tell(code, **params), flush=True)
