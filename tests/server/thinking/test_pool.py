"""The pool: who thinks when. Work here waits for an event, so that the tests decide the order and not the clock."""

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from cheeseboard.server.limits import Refusal
from cheeseboard.server.thinking.line import Kind, Spot
from cheeseboard.server.thinking.pool import Pool
from tests.patience import PATIENCE


class Gate:
    """Work that begins when the pool says so and ends when the test says so."""

    def __init__(self) -> None:
        self._begun = threading.Event()
        self._may_end = threading.Event()

    def __call__(self) -> str:
        self._begun.set()
        assert self._may_end.wait(PATIENCE)
        return "thought"

    async def begun(self) -> None:
        assert await asyncio.to_thread(self._begun.wait, PATIENCE)

    def end(self) -> None:
        self._may_end.set()


def at(table: str, kind: Kind, person: str = "ada") -> Spot:
    return Spot(kind, person, table)


def told(story: Callable[[], Coroutine[Any, Any, None]]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(in_time())


async def order_of(pool: Pool, errands: list[tuple[str, Kind]]) -> list[tuple[str, Kind]]:
    """The order in which one thread does these errands, all of which wait when it becomes free."""
    gate, done = Gate(), list[tuple[str, Kind]]()
    first = asyncio.create_task(pool.think(at("first", Kind.MOVE), gate))
    await gate.begun()
    waiting = []
    for errand in errands:
        waiting.append(asyncio.create_task(pool.think(at(*errand), lambda errand=errand: done.append(errand))))  # type: ignore[misc]
    await asyncio.sleep(0)  # now all of them wait
    gate.end()
    await asyncio.gather(first, *waiting)
    return done


def test_what_is_more_urgent_goes_first() -> None:
    async def story() -> None:
        kinds = [Kind.ANALYSIS, Kind.CHANCES, Kind.HINT, Kind.MOVE]
        done = await order_of(Pool(1, 10), [("a", kind) for kind in kinds])
        assert done == [("a", kind) for kind in reversed(kinds)]

    told(story)


def test_tables_take_turns() -> None:
    async def story() -> None:
        move = Kind.MOVE
        done = await order_of(Pool(1, 10), [(table, move) for table in ("a", "a", "a", "b", "b", "c")])
        assert "".join(table for table, _ in done) == "abcaba"

    told(story)


def test_people_take_turns_however_many_tables_they_have() -> None:
    async def story() -> None:
        pool, gate, done = Pool(1, 100), Gate(), list[str]()
        first = asyncio.create_task(pool.think(at("first", Kind.HINT), gate))
        await gate.begun()
        waiting = [Spot(Kind.HINT, "ada", f"table {number}") for number in range(90)]
        waiting += [Spot(Kind.HINT, "bob", "his"), Spot(Kind.HINT, "ada", "table 0"), Spot(Kind.HINT, "bob", "his")]
        asked = [
            asyncio.create_task(pool.think(place, lambda place=place: done.append(place.person)))  # type: ignore[misc]
            for place in waiting
        ]
        await asyncio.sleep(0)
        gate.end()
        await asyncio.gather(first, *asked)
        assert done == ["ada", "bob", "ada", "bob", *["ada"] * 89]

    told(story)


def test_a_move_overtakes_an_analysis_that_is_under_way() -> None:
    async def story() -> None:
        pool, steps, done = Pool(1, 10), [Gate(), Gate(), Gate()], list[str]()

        async def analyse() -> None:
            for number, step in enumerate(steps):
                await pool.think(at("long", Kind.ANALYSIS), step)
                done.append(f"step {number}")

        async def move() -> None:
            await pool.think(at("quick", Kind.MOVE), lambda: None)
            done.append("move")

        analysis = asyncio.create_task(analyse())
        await steps[0].begun()
        waiting = [asyncio.create_task(move()) for _ in range(3)]
        await asyncio.sleep(0)
        for step in steps:
            step.end()
        await asyncio.gather(analysis, *waiting)
        assert done == ["step 0", "move", "move", "move", "step 1", "step 2"]

    told(story)


def test_only_so_many_think_at_once() -> None:
    async def story() -> None:
        pool, gates = Pool(2, 10), [Gate() for _ in range(5)]
        thoughts = [asyncio.create_task(pool.think(at(str(n), Kind.MOVE), gate)) for n, gate in enumerate(gates)]
        for number, gate in enumerate(gates):
            await gate.begun()
            if number:
                assert pool.waiting(Kind.MOVE) == 4 - number
                gates[number - 1].end()
        gates[-1].end()
        assert await asyncio.gather(*thoughts) == ["thought"] * 5

    told(story)


def test_who_asks_when_too_much_waits_is_refused() -> None:
    async def story() -> None:
        pool, gate = Pool(1, 2), Gate()
        tasks = [asyncio.create_task(pool.think(at("a", Kind.HINT), gate)) for _ in range(3)]
        await gate.begun()
        with pytest.raises(Refusal, match="too much to think about just now; try again in a moment") as refusal:
            await pool.think(at("b", Kind.HINT), gate)
        assert refusal.value.status == 503
        others = asyncio.create_task(pool.think(at("b", Kind.MOVE), gate))  # hints never keep a bot from moving
        gate.end()
        assert await asyncio.gather(*tasks, others) == ["thought"] * 4

    told(story)


def test_what_nobody_waits_for_is_not_thought_about() -> None:
    async def story() -> None:
        pool, gate, thought = Pool(1, 2), Gate(), list[str]()
        first = asyncio.create_task(pool.think(at("a", Kind.MOVE), gate))
        await gate.begun()
        dropped = asyncio.create_task(pool.think(at("b", Kind.HINT), lambda: thought.append("dropped")))
        kept = asyncio.create_task(pool.think(at("b", Kind.HINT), lambda: thought.append("kept")))
        await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.wait([dropped])
        assert pool.waiting(Kind.HINT) == 1
        gate.end()
        await asyncio.gather(first, kept)
        assert thought == ["kept"]

    told(story)


def test_a_thread_is_not_free_before_its_work_is_done_though_nobody_waits_for_it() -> None:
    async def story() -> None:
        pool, gate, done = Pool(1, 2), Gate(), list[str]()
        dropped = asyncio.create_task(pool.think(at("a", Kind.HINT), gate))
        await gate.begun()
        dropped.cancel()
        next_one = asyncio.create_task(pool.think(at("b", Kind.HINT), lambda: done.append("next")))
        await asyncio.wait([dropped])
        assert (pool.waiting(Kind.HINT), done) == (1, [])
        gate.end()
        await next_one
        assert done == ["next"]

    told(story)


def test_what_goes_wrong_goes_wrong_for_whoever_asked() -> None:
    async def story() -> None:
        pool = Pool(1, 2)
        with pytest.raises(ZeroDivisionError):
            await pool.think(at("a", Kind.MOVE), lambda: 1 / 0)
        assert await pool.think(at("a", Kind.MOVE), lambda: 1) == 1

    told(story)


def test_what_takes_too_long_is_given_up_and_holds_up_nobody() -> None:
    async def story() -> None:
        pool, gate = Pool(1, 2), Gate()
        with pytest.raises(TimeoutError):
            await pool.think(at("a", Kind.MOVE), gate, patience=0)
        assert await pool.think(at("b", Kind.MOVE), lambda: "moved") == "moved"
        gate.end()
        await pool.close(PATIENCE)

    told(story)


def test_a_thread_does_one_job_after_another_and_ends_where_it_was_given_up() -> None:
    async def story() -> None:
        pool, gate, threads = Pool(1, 2), Gate(), list[threading.Thread]()

        def work() -> None:
            threads.append(threading.current_thread())

        for _ in range(3):
            await pool.think(at("a", Kind.MOVE), work)
        assert len(set(threads)) == 1

        def slow() -> None:
            work()
            gate()

        with pytest.raises(TimeoutError):
            await pool.think(at("a", Kind.MOVE), slow, patience=0)
        await gate.begun()
        await pool.think(at("a", Kind.MOVE), work)
        assert threads[3] is threads[0] is not threads[4]
        gate.end()
        await asyncio.to_thread(threads[3].join, PATIENCE)
        assert not threads[3].is_alive()
        await pool.close(PATIENCE)
        await asyncio.to_thread(threads[4].join, PATIENCE)
        assert not threads[4].is_alive()

    told(story)


def test_waiting_in_line_takes_nobodys_patience() -> None:
    async def story() -> None:
        pool, gate, endless = Pool(1, 2), Gate(), Gate()
        first = asyncio.create_task(pool.think(at("a", Kind.MOVE), gate))
        await gate.begun()
        second = asyncio.create_task(pool.think(at("b", Kind.MOVE), endless, patience=0))
        for _ in range(10):
            await asyncio.sleep(0)  # patience that had begun to run would have run out
        assert not second.done()
        gate.end()
        with pytest.raises(TimeoutError):
            await second
        endless.end()
        assert await first == "thought"

    told(story)


def test_a_pool_closes_with_what_has_begun_and_drops_the_rest() -> None:
    async def story() -> None:
        pool, gate, thought = Pool(1, 2), Gate(), list[str]()
        begun = asyncio.create_task(pool.think(at("a", Kind.MOVE), gate))
        waits = asyncio.create_task(pool.think(at("b", Kind.MOVE), lambda: thought.append("too late")))
        await gate.begun()
        closing = asyncio.create_task(pool.close(PATIENCE))
        with pytest.raises(Refusal, match="This server is stopping"):
            await waits
        assert not closing.done()
        gate.end()
        await closing
        assert (await begun, thought) == ("thought", [])
        with pytest.raises(Refusal, match="This server is stopping"):
            await pool.think(at("a", Kind.MOVE), lambda: None)

    told(story)


def test_a_pool_does_not_wait_for_ever_for_its_threads() -> None:
    async def story() -> None:
        pool, gate = Pool(1, 2), Gate()
        begun = asyncio.create_task(pool.think(at("a", Kind.MOVE), gate))
        await gate.begun()
        await pool.close(0)
        assert not begun.done()
        gate.end()
        await begun

    told(story)
