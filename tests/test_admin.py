"""The commands of `cheeseboard admin`: what they say, and how they take mistakes."""

import asyncio
import json
from pathlib import Path

import pytest

from cheeseboard import cli
from cheeseboard.server.limits import Limits
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.storage.store import Store
from tests.server.laid import lay

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with two tables of a person whose id is `ada`, where a Bob of a longer id has a name."""

    async def fill() -> None:
        store = Store(tmp_path / "tables.db", Limits())
        tables = Tables(store, Limits())
        await lay(tables, "me", "open")
        await lay(tables, "me", "open", game="chop-chop")
        await store.call("bobbobbobbobbobbobbo", "Bob")
        await tables.close()
        store.close()

    asyncio.run(fill())
    return tmp_path / "tables.db"


def told(capsys: Captured, *words: object) -> str:
    assert cli.main(["admin", *map(str, words)]) == 0
    return capsys.readouterr().out


def complaint(capsys: Captured, *words: object) -> str:
    assert cli.main(["admin", *map(str, words)]) == 1
    return capsys.readouterr().err


def test_tables_are_listed_and_filtered(file: Path, capsys: Captured) -> None:
    lines = told(capsys, "tables", "--database", file).splitlines()
    assert lines[0].split() == ["Table", "Game", "State", "Laid", "Last", "Entries", "People", "Bots"]
    assert [line.split()[1:3] for line in lines[1:]] == [["chop-chop", "waiting"], ["cheese-rescue", "waiting"]]
    (one,) = json.loads(told(capsys, "tables", "--game", "chop-chop", "--json", "--database", file))
    assert (one["game"], one["state"], one["people"]) == ("chop-chop", "waiting", ["ada"])
    assert json.loads(told(capsys, "tables", "--state", "over", "--json", "--database", file)) == []


def test_tables_are_closed_and_deleted(file: Path, capsys: Captured) -> None:
    one, two = (table["id"] for table in json.loads(told(capsys, "tables", "--json", "--database", file)))
    assert told(capsys, "close", one, "--database", file) == f"Table {one} is closed.\n"
    assert complaint(capsys, "close", one, "--database", file) == (
        f"cheeseboard: The match at table {one} is over already.\n"
    )
    assert told(capsys, "delete", one, two, "--database", file).splitlines()[1] == f"Table {two} is deleted."
    assert told(capsys, "tables", "--json", "--database", file) == "[]\n"


def test_who_is_banned_is_listed_and_let_in_again(file: Path, capsys: Captured) -> None:
    assert told(capsys, "ban", "bobbob", "--database", file) == "bobbobbobbobbobbobbo is banned for good.\n"
    assert " is banned until 2" in told(capsys, "ban", "203.0.113.0/24", "--for", "7d", "--database", file)
    assert [line.split()[0] for line in told(capsys, "bans", "--database", file).splitlines()] == [
        "Whom",
        "203.0.113.0/24",
        "bobbobbobbobbobbobbo",
    ]
    assert told(capsys, "unban", "bobbob", "--database", file) == "bobbobbobbobbobbobbo is banned no more.\n"
    assert complaint(capsys, "unban", "bobbob", "--database", file).startswith("cheeseboard: “bobbob” is not banned;")


def test_what_would_happen_is_said_before_it_does(file: Path, capsys: Captured) -> None:
    kept = "No table would be deleted: something has happened at each since "
    assert told(capsys, "retention", "--older-than", "90d", "--dry-run", "--database", file).startswith(kept)
    assert told(capsys, "retention", "--older-than", "90d", "--database", file).startswith("No table is deleted")
    forgotten = "bobbobbobbobbobbobbo would be forgotten, and be a stranger at 0 tables.\n"
    assert told(capsys, "erase", "bobbob", "--dry-run", "--database", file) == forgotten
    assert told(capsys, "erase", "bobbob", "--database", file) == "bobbobbobbobbobbobbo is forgotten.\n"
    assert "Nobody is known whose id begins with" in complaint(capsys, "erase", "bobbob", "--database", file)


def test_mistakes_get_a_sentence(tmp_path: Path, file: Path, capsys: Captured) -> None:
    nowhere = tmp_path / "nowhere.db"
    missing = f"cheeseboard: Nothing is kept in {nowhere}; say with --database where your tables are.\n"
    assert complaint(capsys, "tables", "--database", nowhere) == missing
    assert not nowhere.exists()
    with pytest.raises(SystemExit, match="2"):
        cli.main(["admin", "retention", "--older-than", "soon"])
    assert "“soon” is no time; write it like 30m, 12h, 90d or 2w" in capsys.readouterr().err
    assert cli.main(["admin", "tables", "--game", "chess", "--database", str(file)]) == 2
    assert capsys.readouterr().err.startswith("cheeseboard: There is no game “chess”; the games are ")
    lost = nowhere.parent / "nowhere" / "copy.db"
    told = f"cheeseboard: The copy {lost} could not be made: No such file or directory.\n"
    assert complaint(capsys, "backup", lost, "--database", file) == told
    there = complaint(capsys, "backup", file, "--database", file)
    assert there == f"cheeseboard: {file} is there already; name another file.\n"
