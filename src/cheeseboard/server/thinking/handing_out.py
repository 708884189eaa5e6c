"""Thoughts that a server hands out to those who do nothing but think, by way of Redis."""

import asyncio
import contextlib
from collections import Counter
from typing import TYPE_CHECKING, TypeVar

import msgspec

from cheeseboard.engine.errors import BotFailed
from cheeseboard.engine.match import Match
from cheeseboard.engine.sight import Sight
from cheeseboard.games import get as game_named

from .. import measures
from ..ids import random_word
from ..limits import (
    BELL_RINGS,
    CLOSE_AGAIN,
    HANDED_OUT_TRIES,
    LETTER_HOLDS,
    THINKER_SIGNS,
    THINKER_SIGNS_HOLD,
    Limits,
    Refusal,
)
from ..logs import log
from ..processes.connecting import TROUBLE, connect
from . import far_line
from .far_line import HELD, LOOK, LOST, PREFIX, PUT, WAITS, Letter, Reply
from .line import Kind, Spot
from .pool import Pool
from .thinkers import NobodyElse
from .thoughts import Thought

if TYPE_CHECKING:
    from redis.asyncio import Redis

About = TypeVar("About", bound=Sight | Match)
Answer = TypeVar("Answer")


class Handed:
    """A thought that somebody elsewhere is to have."""

    def __init__(self, spot: Spot, letter: Letter) -> None:
        self.spot = spot
        self.letter = far_line.write(letter)
        self.reply: asyncio.Future[Reply | None] = asyncio.get_running_loop().create_future()
        self.tries = 0
        self.since = 0.0
        """When it was put in line, or taken from there."""
        self.held = False

    def give_up(self) -> None:
        """Nobody elsewhere will."""
        if not self.reply.done():
            self.reply.set_result(None)


class HandingOut:
    """Everything but the waiting happens in one task, which hears the answers and looks for those that got lost."""

    def __init__(self, redis: "Redis", limits: Limits) -> None:
        self.there = False
        self._redis = redis
        self._limits = limits
        self._name = random_word(12)
        self._answers = f"{PREFIX}answers:{self._name}"
        self._put, self._look = redis.register_script(PUT), redis.register_script(LOOK)
        self._handed: dict[str, Handed] = {}
        self._waiting: Counter[Kind] = Counter()
        self._withdrawing: set[asyncio.Task[None]] = set()
        self._number = 0
        self._home: Pool | None = None
        self._listening: asyncio.Task[None] | None = None
        self._in_touch = True

    @classmethod
    def at(cls, url: str, limits: Limits) -> "HandingOut":
        """Raises WrongSetting where that is no address."""
        return cls(connect(url, THINKER_SIGNS_HOLD, THINKER_SIGNS_HOLD), limits)

    def open(self, home: Pool) -> None:
        self._home = home
        self._listening = asyncio.create_task(self._listen())

    async def close(self) -> None:
        while self._listening is not None and not self._listening.done():
            self._listening.cancel()  # which the library may take for trouble of its own
            await asyncio.wait([self._listening], timeout=CLOSE_AGAIN)
        with contextlib.suppress(*TROUBLE):
            await self._redis.aclose()

    def lines(self) -> dict[str, int]:
        """How many thoughts are handed out, by kind."""
        return {kind.name.lower(): self._waiting[kind] for kind in Kind}

    def working(self) -> int:
        """How many of them somebody was at when we last looked."""
        return sum(handed.held for handed in self._handed.values())

    async def think(self, spot: Spot, thought: Thought[About, Answer], about: About) -> Answer:
        """Raises NobodyElse, Refusal if too much waits already, and BotFailed."""
        if self._waiting[spot.kind] >= self._limits.thoughts_waiting:
            raise Refusal("thinking-full", 503)
        self._number += 1
        name = f"{self._name}:{self._number}"
        known = far_line.known(about)
        handed = Handed(spot, Letter(name, self._name, thought, known))  # type: ignore[arg-type]
        self._handed[name] = handed
        self._waiting[spot.kind] += 1
        reply = None
        try:
            with measures.thought_seconds.labels(spot.kind.name.lower()).time():
                await self._hand_out(name, handed)
                reply = await handed.reply
        except TROUBLE:
            raise NobodyElse from None
        finally:
            del self._handed[name]
            self._waiting[spot.kind] -= 1
            if reply is None:
                self._withdrawing.add(withdrawing := asyncio.create_task(self._withdraw(name)))
                withdrawing.add_done_callback(self._withdrawing.discard)
        if reply is None:
            raise NobodyElse
        if reply.failed:
            code, params = reply.failed
            raise BotFailed(code, **params)
        if not reply.answer:
            raise NobodyElse
        return msgspec.json.decode(reply.answer, type=thought.answer(game_named(known.game)))

    async def _hand_out(self, name: str, handed: Handed) -> None:
        handed.tries += 1
        handed.held, handed.since = False, asyncio.get_running_loop().time()
        spot, holds = handed.spot, far_line.milliseconds(LETTER_HOLDS)
        where: list[str | int] = [spot.kind.value, spot.person, spot.table, name]
        await self._put(keys=[PREFIX], args=[*where, handed.letter, holds, BELL_RINGS])

    async def _withdraw(self, name: str) -> None:
        with contextlib.suppress(*TROUBLE):
            await self._redis.delete(f"{PREFIX}letter:{name}")

    async def _listen(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                await self._look_around()
                look_again = loop.time() + THINKER_SIGNS
                while (left := look_again - loop.time()) > 0:
                    if told := await self._redis.blpop([self._answers], timeout=left):
                        self._hear(told[1])
            except TROUBLE as problem:
                self._lose_touch(problem)
                await asyncio.sleep(THINKER_SIGNS)

    def _hear(self, told: bytes | str) -> None:
        try:
            reply = far_line.read_reply(told)
        except msgspec.DecodeError:  # of another version; whoever waits for it thinks at home in the end
            return
        handed = self._handed.get(reply.id)  # else it came too late
        if handed is not None and not handed.reply.done():
            handed.reply.set_result(reply)

    async def _look_around(self) -> None:
        """Whether somebody is there to think, and what has become of what was handed out."""
        names = list(self._handed)
        thinkers, *states = await self._look(keys=[PREFIX], args=names)
        if not self._in_touch:
            self._in_touch = True
            log.warning("Redis is back: thoughts are handed out again")
        self.there = thinkers > 0
        for name, state in zip(names, states, strict=True):
            if handed := self._handed.get(name):
                await self._see_to(name, handed, state)

    async def _see_to(self, name: str, handed: Handed, state: int) -> None:
        now = asyncio.get_running_loop().time()
        if state == HELD and not handed.held:
            handed.held, handed.since = True, now
        late = now - handed.since > self._limits.thinker_patience
        if handed.reply.done() or (state != LOST and not late):
            return
        at_home = late and self._home is not None and self._home.free and self._limits.bot_threads > 0
        if state == WAITS and not at_home:
            return  # it is as long a line everywhere
        if not self.there or at_home or handed.tries == HANDED_OUT_TRIES:
            handed.give_up()
        else:
            await self._hand_out(name, handed)

    def _lose_touch(self, problem: Exception) -> None:
        if self._in_touch:
            log.warning("Redis does not answer, so nothing is handed out to be thought about: %s", problem)
        self._in_touch = self.there = False
        for handed in self._handed.values():
            handed.give_up()
