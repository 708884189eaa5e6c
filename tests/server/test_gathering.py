"""Whoever wants something in the same moment is answered together, and each as if alone."""

import asyncio
from collections.abc import Collection

import pytest

from cheeseboard.server.gathering import Gathering


class Library:
    """Tells how long words are, and how it was asked."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.go_on = asyncio.Event()
        self.trouble: Exception | None = None

    async def lengths(self, words: Collection[str]) -> dict[str, int]:
        self.asked.append([*words])
        await self.go_on.wait()
        if self.trouble:
            raise self.trouble
        return {word: len(word) for word in words if word.isalpha()}


async def begun(*coroutines: object) -> list["asyncio.Task[int | None]"]:
    tasks = [asyncio.ensure_future(each) for each in coroutines]  # type: ignore[call-overload]
    for _ in range(5):
        await asyncio.sleep(0)
    return tasks


def test_all_who_want_something_in_one_moment_are_answered_by_one_question() -> None:
    async def story() -> None:
        library = Library()
        gathering = Gathering(library.lengths)
        tasks = await begun(*map(gathering.of, ["cat", "mouse", "cat", "?"]))
        library.go_on.set()
        assert await asyncio.gather(*tasks) == [3, 5, 3, None]
        assert library.asked == [["cat", "mouse", "?"]]

    asyncio.run(story())


def test_who_comes_while_others_are_asked_for_is_not_answered_with_what_was_true_before() -> None:
    async def story() -> None:
        library = Library()
        gathering = Gathering(library.lengths)
        first = await begun(gathering.of("cat"))
        second = await begun(gathering.of("cat"))
        library.go_on.set()
        assert await asyncio.gather(*first, *second) == [3, 3]
        assert library.asked == [["cat"], ["cat"]]

    asyncio.run(story())


def test_one_who_goes_does_not_take_the_answer_from_the_others() -> None:
    async def story() -> None:
        library = Library()
        gathering = Gathering(library.lengths)
        gone, waits = await begun(gathering.of("cat"), gathering.of("mouse"))
        gone.cancel()
        library.go_on.set()
        assert await waits == 5

    asyncio.run(story())


def test_what_fails_fails_for_all_of_them_and_for_nobody_afterwards(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        library = Library()
        gathering = Gathering(library.lengths)
        library.trouble = OSError("burnt down")
        gone, *tasks = await begun(*map(gathering.of, ["rat", "cat", "mouse"]))
        gone.cancel()
        library.go_on.set()
        assert [str(each) for each in await asyncio.gather(*tasks, return_exceptions=True)] == ["burnt down"] * 2
        (alone,) = await begun(gathering.of("rat"))
        alone.cancel()
        library.trouble = None
        assert await gathering.of("cat") == 3

    asyncio.run(story())
    assert not caplog.records  # as of an exception that nobody retrieved
