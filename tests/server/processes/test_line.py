"""How a process asks Redis, and what becomes of that when there is none."""

import asyncio
import os
import signal
import socket
import struct
from collections.abc import Awaitable, Callable

import pytest
import uvloop

from cheeseboard.server.processes.connecting import REFUSED, TROUBLE, connect
from cheeseboard.server.processes.line import Command, Line
from tests.patience import PATIENCE
from tests.services import Redis


class End:
    """Of a line, with what it was told to take along."""

    def __init__(self, url: str) -> None:
        self.redis = connect(url, 0.5, None)
        self.late: list[Command] = []
        self.lost = 0
        self.batches: list[int] = []
        self.line = Line(self.redis, 0.5, self._take_along, self._lose)
        exchange = self.line._exchange

        async def noted() -> None:
            self.batches.append(len(self.line._wanted))
            await exchange()

        self.line._exchange = noted  # type: ignore[method-assign]

    def _take_along(self) -> list[Command]:
        late, self.late = self.late, []
        return late

    def _lose(self) -> None:
        self.lost += 1


def run(redis: Redis, story: Callable[[End], Awaitable[None]]) -> None:
    async def told() -> None:
        end = End(redis.url)
        working = asyncio.create_task(end.line.work())
        try:
            async with asyncio.timeout(20):
                await story(end)
        finally:
            working.cancel()
            await asyncio.gather(working, return_exceptions=True)
            await end.redis.aclose()

    uvloop.run(told())


def test_all_that_is_wanted_at_once_goes_out_together_and_each_gets_its_answer(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        end.line.say("SET", "word", "cheese")
        end.late.append(("APPEND", "word", "board"))
        answers = await asyncio.gather(*(end.line.ask("ECHO", str(number)) for number in range(20)))
        assert answers == [b"%d" % number for number in range(20)]
        assert end.batches == [21]
        assert await end.line.ask("GET", "word") == b"cheeseboard"

    run(redis_server, story)


def test_what_redis_refuses_is_nobody_elses_trouble_and_missed_where_nobody_waits_for_it(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        wrong, right = end.line.ask("EVAL", "return redis.call('NONSENSE')", 0), end.line.ask("ECHO", "yes")
        with pytest.raises(REFUSED):
            await wrong
        assert await right == b"yes"
        end.line.say("NONSENSE")
        assert await end.line.ask("ECHO", "yes") == b"yes"
        assert end.lost == 1

    run(redis_server, story)


def test_whoever_goes_leaves_the_others_their_answers(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        going, staying = end.line.ask("ECHO", "gone"), end.line.ask("ECHO", "here")
        going.cancel()
        assert await staying == b"here"

    run(redis_server, story)


def test_where_redis_hangs_nobody_waits_twice_and_what_was_said_is_missed(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        await end.line.ask("PING")
        os.kill(redis_server.pid, signal.SIGSTOP)
        try:
            first = end.line.ask("PING")
            await asyncio.sleep(0.1)
            end.line.say("PUBLISH", "channel", "hello")
            second = end.line.ask("PING")
            for each in (first, second):
                with pytest.raises(TROUBLE):
                    await each
            assert end.lost == 1
            with pytest.raises(TROUBLE):
                await end.line.ask("PING")
            assert len(end.batches) == 2
        finally:
            os.kill(redis_server.pid, signal.SIGCONT)
        end.line.mend()
        assert await end.line.ask("PING") == b"PONG"

    run(redis_server, story)


def test_what_is_said_meanwhile_is_sent_when_it_is_mended(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        await end.line.ask("PING")
        await asyncio.to_thread(redis_server.kill)
        with pytest.raises(TROUBLE):
            await end.line.ask("PING")
        end.line.say("SET", "word", "cheese")
        await asyncio.to_thread(redis_server.start)
        with pytest.raises(TROUBLE):
            await end.line.ask("PING")
        end.line.mend()
        assert await end.line.ask("GET", "word") == b"cheese"
        assert not end.lost

    run(redis_server, story)


class Relay:
    """Stands between a process and Redis, as a balancer does, and hangs up without a word."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._lines: list[asyncio.StreamWriter] = []

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        port = self._server.sockets[0].getsockname()[1]
        return f"redis://127.0.0.1:{port}/0"

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.append(writer)
        answers, asks = await asyncio.open_connection("127.0.0.1", self._redis.port)
        await asyncio.gather(self._hand_on(reader, asks), self._hand_on(answers, writer), return_exceptions=True)

    async def _hand_on(self, heard: asyncio.StreamReader, said: asyncio.StreamWriter) -> None:
        while some := await heard.read(1 << 16):
            said.write(some)
        said.close()

    def reset(self) -> None:
        for line in self._lines:
            line.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.transport.abort()
        self._lines.clear()

    def close(self) -> None:
        self.reset()
        self._server.close()


def test_a_connection_that_is_reset_is_made_anew(redis_server: Redis) -> None:
    async def told() -> None:
        relay = Relay(redis_server)
        end = End(await relay.open())
        working = asyncio.create_task(end.line.work())
        async with asyncio.timeout(20):
            for _ in range(3):
                assert await end.line.ask("PING") == b"PONG"
                relay.reset()
                await asyncio.sleep(0.1)
                end.line.say("PUBLISH", "channel", "hello")
                with pytest.raises(TROUBLE):
                    await end.line.ask("PING")
                end.line.mend()
            assert end.lost == 3
            assert await end.line.ask("PING") == b"PONG"
        assert not working.done()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        await end.redis.aclose()
        relay.close()

    uvloop.run(told())


def test_whoever_takes_the_connection_and_never_says_a_word_is_given_up() -> None:
    async def told() -> None:
        end = End(f"redis://127.0.0.1:{silent.getsockname()[1]}/0")
        working = asyncio.create_task(end.line.work())
        async with asyncio.timeout(PATIENCE):
            for _ in range(2):
                end.line.say("PUBLISH", "channel", "hello")
                with pytest.raises(TROUBLE):
                    await end.line.ask("PING")
                end.line.mend()
        assert end.lost == 2
        assert not working.done()
        working.cancel()
        await asyncio.gather(working, return_exceptions=True)
        await end.redis.aclose()

    with socket.create_server(("127.0.0.1", 0)) as silent:  # the system takes connections, and nobody reads
        uvloop.run(told())


def test_each_answer_has_its_time_however_many_there_are(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        assert await asyncio.gather(*(end.line.ask("BLPOP", "nothing", "0.2") for _ in range(5))) == [None] * 5

    run(redis_server, story)


def test_whoever_asks_when_it_is_over_is_told_at_once(redis_server: Redis) -> None:
    async def story(end: End) -> None:
        working = asyncio.create_task(Line(end.redis, 0.5, list, lambda: None).work())
        await asyncio.sleep(0)
        working.cancel()
        unsaid = end.line.close()
        assert not unsaid
        with pytest.raises(TROUBLE):
            await end.line.ask("PING")

    run(redis_server, story)
