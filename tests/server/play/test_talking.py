"""What people say at a table, and how much of it."""

from pathlib import Path

import pytest

from cheeseboard.server.protocol.commands import Again, Change, Chat, React, Resign
from tests.server.evening import Evening, evening, info, told

pytestmark = pytest.mark.usefixtures("rehearsed")


def test_chat_and_reactions(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        await house.store.call("cleo", "Cleo")
        table = await house.lay("me", "open")
        await house.come(table, "cleo")
        await house.come(table, "dan")
        await house.do(table, "ada", Chat("  Hello \n there "))
        await house.do(table, "cleo", Chat("👩‍👧 Hi"))
        await house.do(table, "cleo", React("clap"))
        unnamed = "Say first what you are called, so that the others know who speaks."
        assert await house.refused(table, "dan", Chat("Me too")) == unnamed
        assert await house.refused(table, "dan", React("clap")) == unnamed
        said = [(entry["seat"], entry["name"], entry["text"]) for entry in told(table, None)["log"]]
        assert said == [(0, None, "Hello there"), (None, "Cleo", "👩‍👧 Hi"), (None, "Cleo", "clap")]
        assert info(table).watching == ["Cleo"]
        assert "at most 200 letters, not 201" in await house.refused(table, "ada", Chat("x" * 201))
        assert "at least one letter" in await house.refused(table, "ada", Chat(" \t "))
        assert "control characters" in await house.refused(table, "ada", Chat("a\x07b"))
        await house.do(table, "ada", Change(chat=False))
        closed = "The host has switched the chat off at this table."
        assert await house.refused(table, "ada", Chat("Anybody?")) == closed
        await house.do(table, "ada", React("cheese"))
        await house.do(table, "ada", Change(chat=True))
        await house.do(table, "ada", Chat("x" * 200))

    evening(tmp_path, story)


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        for _ in range(2):
            await house.do(table, "ada", Chat("Hurry"))
            await house.do(table, "ada", React("hurry"))
        assert "at most 2 in a minute" in await house.refused(table, "ada", Chat("Hurry"))
        assert "at most 2 in a minute" in await house.refused(table, "ada", React("hurry"))
        await house.do(table, "bob", Chat("Wait"))
        assert "5 lines have been said" in await house.refused(table, "bob", React("sorry"))
        await house.do(table, "bob", Change(pace="calm"))
        assert "at most 1 things" in await house.refused(table, "bob", Change(pace="brisk"))

    limits = {"chats_per_minute": 2, "reactions_per_minute": 2, "chat_lines": 5, "wishes_per_minute": 1}
    evening(tmp_path, story, **limits)


def test_a_log_does_not_grow_without_end(tmp_path: Path) -> None:
    async def story(house: Evening) -> None:
        table = await house.lay("me", "open", people="bob")
        for pace in ("calm", "brisk"):
            await house.do(table, "ada", Change(pace=pace))
        assert "(5 entries)" in await house.refused(table, "ada", Change(pace="calm"))
        await house.move(table)
        await house.do(table, "ada", Resign())
        await house.do(table, "ada", Again(True))

    evening(tmp_path, story, table_entries=5)
