"""Thoughts that are handed out: to whom, in which order, what they hold, and what becomes of those that get lost."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
import redis
from redis.asyncio import Redis as AsyncRedis

import cheeseboard as cb
from cheeseboard import bots, think
from cheeseboard.games import get
from cheeseboard.server.limits import Limits, Refusal, WrongSetting
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.storage.store import Store
from cheeseboard.server.thinking import far_line
from cheeseboard.server.thinking.far_line import PREFIX, Letter
from cheeseboard.server.thinking.handing_out import HandingOut
from cheeseboard.server.thinking.line import Kind, Line, Spot
from cheeseboard.server.thinking.pool import Pool
from cheeseboard.server.thinking.remembering import Remembered
from cheeseboard.server.thinking.thinkers import Thinkers, thinking_elsewhere
from cheeseboard.server.thinking.thoughts import AskChances, AskHints, Choose, LookAt
from cheeseboard.think import Thinker
from tests.patience import PATIENCE
from tests.server.house import house as open_house
from tests.server.laid import lay, until_over
from tests.server.table.test_secrets import positions
from tests.services import Redis
from tests.strategies import random_match

pytestmark = pytest.mark.usefixtures("rehearsed")

MOVE = Spot(Kind.MOVE, "ada", "table")
NOBODY = Remembered(0, 0)


@pytest.fixture
def url(redis_server: Redis) -> str:
    """A Redis of our own, with nothing in it."""
    address = redis_server.url.removesuffix("/0") + "/7"
    redis.Redis.from_url(address).flushdb()
    return address


@contextmanager
def thinker(url: str, threads: int = 1) -> Iterator[Thinker]:
    thinks = Thinker(url, threads)
    running = threading.Thread(target=thinks.run)
    running.start()
    try:
        yield thinks
    finally:
        thinks.stop()
        running.join()


@asynccontextmanager
async def handing_out(url: str, **limits: Any) -> AsyncIterator[tuple[HandingOut, Thinkers]]:
    chosen = Limits(**limits)
    others, pool = HandingOut(AsyncRedis.from_url(url), chosen), Pool(chosen.bot_threads, chosen.thoughts_waiting)
    thinkers = Thinkers(pool, chosen, others)
    thinkers.open()
    try:
        yield others, thinkers
    finally:
        await thinkers.close()
        await pool.close(PATIENCE)


async def until(right: Callable[[], object]) -> None:
    while not right():
        await asyncio.sleep(0.005)


def told(story: Callable[[], Awaitable[None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(in_time())


sent = msgspec.json.encode


def test_the_line_has_the_same_order_in_redis_as_at_home(url: str) -> None:
    client, dice = redis.Redis.from_url(url), random.Random(3)
    put, take = client.register_script(far_line.PUT), client.register_script(far_line.TAKE)
    near: Line[str] = Line()
    waiting: dict[str, Spot] = {}
    for number in range(600):
        what = dice.random()
        if what < 0.5:
            spot = Spot(Kind(dice.randrange(6)), dice.choice("abc"), dice.choice("xyz"))
            near.put(spot, str(number))
            waiting[str(number)] = spot
            put(keys=[PREFIX], args=[spot.kind.value, spot.person, spot.table, number, number, 60_000, 1000])
        elif what < 0.6 and waiting:
            name = dice.choice(list(waiting))
            near.withdraw(waiting.pop(name), name)
            client.delete(f"{PREFIX}letter:{name}")
        else:
            taken = take(keys=[PREFIX], args=["me", 60_000, 5])
            assert near.take() == (taken and taken.decode())
            waiting.pop((taken or b"").decode(), None)


@pytest.mark.parametrize("game", cb.shelf())
def test_no_byte_of_a_job_depends_on_what_the_seat_cannot_know(game: str) -> None:
    dice, wanted = random.Random(5), Choose("table", "search:3", 7, keep=True)
    for players in get(game).counts[:3]:
        for match in list(positions(game, players, dice))[::5]:
            seat = dice.randrange(players)
            worlds = [match, *(match.imagine(seat, guess) for guess in range(2))]
            letters = {far_line.write(Letter("1", "me", wanted, far_line.known(world.sight(seat)))) for world in worlds}
            assert len(letters) == 1


def test_a_thinker_goes_on_whatever_went_wrong_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(think, "THINKER_SIGNS", 0)
    thinks, broken = Thinker("redis://nowhere", 1), [ValueError("broken")]

    def taken() -> None:
        if broken:
            raise broken.pop()
        thinks.stop()

    monkeypatch.setattr(thinks, "_next", taken)
    thinks._work()
    assert not broken
    assert "A thought failed, and is left to others: ValueError: broken" in capsys.readouterr().err


@pytest.mark.parametrize("game", cb.shelf())
def test_the_same_is_thought_at_home_and_elsewhere(url: str, game: str) -> None:
    over = random_match(game, 3, seed=4, moves=1000)
    match = random_match(game, 3, seed=4, moves=9)
    sight = match.sight()

    async def story() -> None:
        async with handing_out(url, bot_threads=0) as (others, thinkers):
            await until(lambda: others.there)
            for bot in ("random", "greedy", "search:1", "search:3", "search:2000"):
                wanted = Choose(f"table {bot}", bot, seed=5, keep=False)
                assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)
            for asked in (AskHints(100, PATIENCE), AskChances(100, PATIENCE)):
                assert sent(await thinkers.think(MOVE, asked, sight)) == sent(asked.think(sight, NOBODY))
            looked = LookAt(over.moves[9], 50, PATIENCE)
            assert sent(await thinkers.think(MOVE, looked, match)) == sent(looked.think(match, NOBODY))

    with thinker(url):
        told(story)


class Sly:
    name = "sly"

    def choose(self, _: cb.Sight) -> str:
        return "x9"


def test_a_bot_that_fails_elsewhere_has_failed(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "bot", lambda *_, **_seed: bots.Player(Sly()))

    async def story() -> None:
        async with handing_out(url, bot_threads=0) as (others, thinkers):
            await until(lambda: others.there)
            sight = cb.new("cheese-rescue", seed=1).sight()
            with pytest.raises(cb.BotFailed, match="sly answered 'x9', which is not legal"):
                await thinkers.think(MOVE, Choose("table", "greedy", 5, keep=False), sight)

    with thinker(url):
        told(story)


@pytest.mark.parametrize("bot", ["search:nonsense", "tests.server.own_bots:First"])
def test_nobody_elsewhere_plays_a_bot_that_is_not_ours(url: str, bot: str) -> None:
    """Nor one that is not there at all; and both leave them as they were."""
    wanted = Choose("table", bot, 5, keep=False)

    async def story() -> None:
        async with handing_out(url, bot_threads=0) as (others, thinkers):
            await until(lambda: others.there)
            sight = cb.new("cheese-rescue", seed=1).sight()
            with pytest.raises(Refusal, match="Nobody is there to think"):
                await thinkers.think(MOVE, wanted, sight)
            await thinkers.think(MOVE, Choose("table", "greedy", 5, keep=False), sight)

    with thinker(url):
        told(story)


def test_a_server_without_threads_of_its_own_plays_with_those_who_think_elsewhere(url: str, tmp_path: Path) -> None:
    limits = Limits(bot_threads=0, bot_pace=0)

    async def story() -> None:
        store, others = Store(tmp_path, limits), HandingOut(AsyncRedis.from_url(url), limits)
        tables = Tables(store, limits, others=others)
        tables.open()
        with pytest.raises(Refusal, match="Nobody is there to think for this server just now"):
            await tables.thinkers.think(MOVE, AskChances(10, 1), cb.new("cheese-rescue").sight())
        with thinker(url, threads=2) as thinks:
            await until(lambda: others.there)
            table = await lay(tables, "search:1", "greedy", game="cheez-tricks")
            await until_over(tables, table)
            assert len(thinks._remembered) == 2
        assert {move.bot for move in table.standing.moves} == {"search:1", "greedy"}
        await tables.close()
        store.close()

    told(story)


def test_what_a_thinker_took_along_when_it_died_is_done_by_another_or_at_home(url: str) -> None:
    """One that has announced itself, takes a thought and is never heard of again."""
    client = redis.Redis.from_url(url)
    announce, take = client.register_script(far_line.ANNOUNCE), client.register_script(far_line.TAKE)
    sight, wanted = cb.new("cheese-rescue", seed=1).sight(), Choose("table", "greedy", 5, keep=False)

    async def story() -> None:
        async with handing_out(url) as (others, thinkers):
            announce(keys=[PREFIX], args=["mayfly", 1500])
            await until(lambda: others.there)
            asked = asyncio.create_task(thinkers.think(MOVE, wanted, sight))
            taken: list[Any] = []
            while not taken:
                await asyncio.sleep(0.005)
                taken = [letter for letter in [take(keys=[PREFIX], args=["mayfly", 60_000, 5])] if letter]
            assert await asked == wanted.think(sight, NOBODY)  # at home: nobody else was there
            assert not others.there
            # An answer that comes now is dropped.
            letter = far_line.read_letter(taken[0])
            reply = far_line.Reply(letter.id, msgspec.Raw(b'"late"'))
            client.rpush(f"{PREFIX}answers:{letter.to}", far_line.write(reply))
            await until(lambda: not client.llen(f"{PREFIX}answers:{letter.to}"))
            assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)

    told(story)


def test_what_waits_too_long_is_thought_about_at_home(url: str) -> None:
    client = redis.Redis.from_url(url)
    sight, wanted = cb.new("cheese-rescue", seed=1).sight(), Choose("table", "greedy", 5, keep=False)

    async def story() -> None:
        async with handing_out(url, thinker_patience=0) as (others, thinkers):
            client.register_script(far_line.ANNOUNCE)(keys=[PREFIX], args=["sleeper", 60_000])
            await until(lambda: others.there)
            assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)
            await until(lambda: not client.keys(f"{PREFIX}letter:*"))

    told(story)


def test_whoever_does_not_want_to_know_any_more_withdraws_the_question(url: str) -> None:
    client = redis.Redis.from_url(url)
    sight, wanted = cb.new("cheese-rescue", seed=1).sight(), Choose("table", "greedy", 5, keep=False)

    async def story() -> None:
        async with handing_out(url) as (others, thinkers):
            client.register_script(far_line.ANNOUNCE)(keys=[PREFIX], args=["sleeper", 60_000])
            await until(lambda: others.there)
            asked = asyncio.create_task(thinkers.think(MOVE, wanted, sight))
            await until(lambda: client.keys(f"{PREFIX}letter:*"))
            asked.cancel()
            await until(lambda: not client.keys(f"{PREFIX}letter:*"))
            assert others.lines()["move"] == 0

    told(story)


def test_while_redis_is_away_a_server_thinks_at_home(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    sight, wanted = cb.new("cheese-rescue", seed=1).sight(), Choose("table", "greedy", 5, keep=False)
    server = Redis(tmp_path)
    server.start()

    async def story() -> None:
        async with handing_out(server.url) as (others, thinkers):
            await until(lambda: others.there)
            server.kill()
            for _ in range(3):
                assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)
            await until(lambda: not others.there)
            await asyncio.to_thread(server.start)
            await until(lambda: others.there)
            assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)

    try:
        with thinker(server.url):
            told(story)
    finally:
        server.kill()
    assert [record.message.split(":")[0] for record in caplog.records if record.name == "cheeseboard"] == [
        "Redis does not answer, so nothing is handed out to be thought about",
        "Redis is back",
    ]


# The commands.


def test_a_server_hands_out_at_the_redis_that_it_was_told(url: str, tmp_path: Path) -> None:
    with open_house(tmp_path, redis=url, bot_threads=0) as house:
        ada = house.person()
        line = ada.join(ada.lay("greedy", "me"))
        with thinker(url) as thinks:  # the bot's turn is tried again until somebody is there
            line.until(lambda news: news["view"]["turn"] == 1)
            line.move()
            line.until_moves(3)
        assert thinks._thought >= 2  # more where one was so late that it was handed out again
        status, trouble = house.stop()
        assert status == 0
        assert all("Nobody is there to think for this server" in told for told in trouble.splitlines())


@pytest.mark.parametrize(
    ("url", "threads", "sentence"),
    [
        ("here", 2, "That is no address of a Redis: .*"),
        (None, 0, "With bot_threads = 0 nobody thinks here: say by --redis where those are who do."),
    ],
)
def test_a_server_does_not_start_where_nobody_could_think(url: str | None, threads: int, sentence: str) -> None:
    with pytest.raises(WrongSetting, match=sentence):
        thinking_elsewhere(url, Limits(bot_threads=threads))


def test_the_command_thinks_until_it_is_stopped(url: str) -> None:
    command = [sys.executable, "-m", "cheeseboard", "think", "--redis", url, "--threads", "1"]
    surroundings = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=surroundings)
    sight, wanted = cb.new("cheese-rescue", seed=1).sight(), Choose("table", "greedy", 5, keep=False)

    async def story() -> None:
        async with handing_out(url, bot_threads=0) as (others, thinkers):
            await until(lambda: others.there)
            assert await thinkers.think(MOVE, wanted, sight) == wanted.think(sight, NOBODY)

    told(story)
    running.send_signal(signal.SIGTERM)
    said, trouble = running.communicate(timeout=PATIENCE)
    assert (running.returncode, trouble) == (0, "")
    assert said.splitlines() == [
        "Getting ready to think.",
        "Thinking with one thread, for all servers at this Redis.",
        "Stopped after one thought.",
    ]
    assert redis.Redis.from_url(url).zcard(f"{PREFIX}thinkers") == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "Say by --redis, or in CHEESEBOARD_REDIS, where the servers’ Redis is, for example redis://host:6379/0."),
        (["--redis", "here"], "That is no address of a Redis: "),
    ],
)
def test_the_command_says_what_it_needs(arguments: list[str], sentence: str) -> None:
    surroundings = {name: value for name, value in os.environ.items() if name != "CHEESEBOARD_REDIS"}
    command = [sys.executable, "-m", "cheeseboard", "think", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, env=surroundings)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"cheeseboard: {sentence}")
    assert done.stderr.count("\n") == 1


def test_the_command_goes_on_trying_where_there_is_no_redis(capsys: pytest.CaptureFixture[str]) -> None:
    thinks = Thinker("redis://127.0.0.1:1/0", 1)
    running = threading.Thread(target=thinks.run)
    running.start()
    while thinks._in_touch:
        time.sleep(0.001)
    thinks.stop()
    running.join()
    heard = capsys.readouterr().err  # not while the other thread writes: what it says just then would be lost
    assert heard.startswith("cheeseboard: Redis cannot be reached (")
    assert heard.endswith("); trying again.\n")
