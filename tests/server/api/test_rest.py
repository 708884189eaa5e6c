import asyncio
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from cheeseboard import verify
from cheeseboard.server.limits import Limits, Refusal
from cheeseboard.server.play.tables import Tables
from cheeseboard.server.storage.entries import AnyEntry, Entry
from cheeseboard.server.storage.store import Store
from cheeseboard.server.table.table import Table
from tests.server.house import House, Person, play_against_bots, seats_of
from tests.server.house import house as open_house
from tests.server.laid import lay


def test_the_shelf_tells_what_can_be_chosen(ada: Person) -> None:
    (game,) = [game for game in ada.call("GET", "/api/games") if game["name"] == "cheese-rescue"]
    assert game["players"] == [2, 3, 4]
    assert [bot["level"] for bot in game["bots"]] == [1, 2, 3, 4, 5, None, None]
    assert game["bots"][0] == {"bot": "search:1", "level": 1, "name": "Pip"}
    assert game["bots"][5:] == [
        {"bot": "greedy", "level": None, "name": "greedy"},
        {"bot": "random", "level": None, "name": "random"},
    ]
    assert game["credits"]["authors"]
    assert {"name": "age", "certainty": "seed", "value": game["age"]} in game["facts"]
    assert {fact["certainty"] for fact in game["facts"]} > {"seed", "ruling"}
    first = next(option for option in game["options"] if option["name"] == "first")
    assert first["default"] == "0"
    assert first["choices"] == {"2": ["0", "1"], "3": ["0", "1", "2"], "4": ["0", "1", "2", "3"]}


def test_somebody_new_has_no_name_and_can_choose_one(ada: Person) -> None:
    assert ada.call("GET", "/api/me") == {"name": None, "rated": False, "notice": None}
    named = {"name": "Ada Byron", "rated": False, "notice": None}
    assert ada.call("PUT", "/api/me", {"name": "  Ada   Byron "}) == named
    assert ada.call("PUT", "/api/me", {"rated": True}) == {**named, "rated": True}
    assert ada.call("GET", "/api/me") == {**named, "rated": True}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name needs at least one letter, and at most 24."),
        (" \n ", "A name needs at least one letter, and at most 24."),
        ("x" * 25, "A name has at most 24 letters, not 25."),
        ("a\u202eb", "A name cannot have invisible letters; use letters, digits, spaces and signs."),
    ],
)
def test_a_name_is_short_and_visible(ada: Person, name: str, sentence: str) -> None:
    assert ada.refused("PUT", "/api/me", {"name": name}) == (400, sentence)


def test_a_table_waits_until_no_seat_is_open(house: House, ada: Person) -> None:
    table = ada.lay("me", "open", first="1")
    assert (table["state"], table["you"], table["players"]) == ("waiting", 0, 2)
    assert table["options"] == {"area": "floating", "first": "1"}
    bob = house.person()
    bob.call("PUT", "/api/me", {"name": "Bob"})
    seated = bob.sit(table, 1)
    assert (seated["state"], seated["you"]) == ("playing", 1)
    assert seated["seats"][1] == {
        "kind": "person",
        "name": "Bob",
        "bot": None,
        "stands_in": None,
        "here": False,
        "away": seated["seats"][1]["away"],
        "yours": True,
        "score": None,
    }
    assert ada.call("GET", f"/api/tables/{table['id']}")["you"] == 0


def test_a_table_id_is_short_and_not_to_be_guessed(ada: Person) -> None:
    ids = {ada.lay("me", "open")["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(name) == 12 and name.isalnum() and name == name.lower() for name in ids)


def test_from_one_address_only_so_many_tables_are_laid_in_a_minute(tmp_path: Path) -> None:
    body = {"game": "cheese-rescue", "seats": seats_of("random", "open")}

    def lay(house: House, forwarded: str | None) -> httpx.Response:
        stranger = house.person()  # without a cookie everybody is somebody new
        return stranger.ask("POST", "/api/tables", body, headers={"X-Forwarded-For": forwarded} if forwarded else None)

    with open_house(tmp_path, tables_per_minute=3) as house:
        answers = [lay(house, f"10.0.0.{number}, 198.51.100.7") for number in range(4)]
        assert [answer.status_code for answer in answers] == [201, 201, 201, 429]
        sentence = "As many tables have been laid from your address within a minute as may be (3); wait a moment."
        assert answers[3].json() == {"error": sentence, "code": "tables-per-minute", "params": {"most": 3}}
        assert lay(house, "198.51.100.8").status_code == 201
        assert [lay(house, None).status_code for _ in range(5)] == [201] * 5  # this machine itself


def test_the_record_of_a_match_can_be_had_when_it_is_over(
    house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ada = house.person()
    ada.call("PUT", "/api/me", {"name": 'Ada "Cheese" Byron'})
    table = ada.lay("me", "random")
    path = f"/api/tables/{table['id']}/record"
    sentence = "The match is not over, and its record would give away what is hidden; wait for the end."
    assert ada.refused("GET", path) == (409, sentence)
    line = ada.join(table)
    play_against_bots(line)
    answer = house.person().ask("GET", path)
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-disposition"] == f'attachment; filename="cheese-rescue-{table["id"]}.cheese"'
    tags = [f'[Date "{table["created"][:10]}"]', r'[Seat 0 "Ada \"Cheese\" Byron"]', '[Seat 1 "Whim"]']
    assert all(tag in answer.text.splitlines() for tag in tags)
    assert f'[Commitment "{table["commitment"]}"]' in answer.text
    (tmp_path / "it.cheese").write_bytes(answer.content)
    assert verify.verify([str(tmp_path / "it.cheese")]) == 0, capsys.readouterr().err


def test_a_table_that_waits_has_no_record(ada: Person) -> None:
    assert ada.refused("GET", f"/api/tables/{ada.lay('me', 'open')['id']}/record")[0] == 409
    assert ada.refused("GET", "/api/tables/0123456789/record")[0] == 404


def test_a_table_is_the_same_for_whoever_finds_it_first(tmp_path: Path) -> None:
    class Hasty(Store):
        """Somebody opens each new table the moment it is in the list."""

        async def lay(
            self, table: str, whats: Sequence[AnyEntry], turn: int | None, names: dict[str, str] | None = None
        ) -> list[Entry]:
            entries = await super().lay(table, whats, turn, names)
            async with tables.at(table) as table_found:
                found.append(table_found)
            return entries

    async def story() -> Table:
        return await lay(tables, "me", "open")

    found: list[Table] = []
    store = Hasty(tmp_path, Limits())
    tables = Tables(store, Limits())
    assert asyncio.run(story()) is found[0]
    store.close()


def test_a_table_that_was_not_saved_is_not_there(tmp_path: Path) -> None:
    async def story() -> None:
        await lay(tables, "me", "open")
        with pytest.raises(Refusal, match="You have laid 1 tables"):
            await lay(tables, "me", "open")

    limits = Limits(tables_per_person=1)
    store = Store(tmp_path, limits)
    tables = Tables(store, limits)
    asyncio.run(story())
    assert len(tables.known) == 1
    store.close()


def test_one_person_has_one_seat(house: House, ada: Person) -> None:
    table = ada.lay("me", "open", "open")
    path = f"/api/tables/{table['id']}/seats"
    assert ada.refused("POST", f"{path}/1") == (409, "You sit at this table already.")
    assert ada.sit(table, 0)["you"] == 0  # where one sits already, one may sit down
    bob, eve = house.person(), house.person()
    bob.call("PUT", "/api/me", {"name": "Bob"})
    bob.sit(table, 1)
    assert eve.refused("POST", f"{path}/1") == (409, "Bob sits there already.")
    assert eve.refused("POST", f"{path}/7") == (404, "There is no seat 7; the seats are 0 to 2.")
    assert eve.refused("POST", f"{path}/x")[0] == 404


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (
            {"game": "chess", "seats": seats_of("me", "open")},
            "There is no game “chess”; the games are cheese-rescue, cheez-tricks, and chop-chop.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", *["open"] * 6)},
            "Cheese Rescue is for 2, 3, or 4 players, not 7.",
        ),
        ({"game": "cheese-rescue", "seats": []}, "Cheese Rescue is for 2, 3, or 4 players, not 0."),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "deep blue")},
            "This server has no bot “deep blue”; it has search:1, search:2, search:3, search:4, search:5, greedy, or "
            "random.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "me")},
            "Only one seat can be “me”; whoever sits beside you is “beside”.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "options": {"area": "round"}},
            "Cheese Rescue with 2 players takes area = floating or centred, not “round”.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "options": {"colour": "red"}},
            "Cheese Rescue has no option “colour”; it has area and first.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "pace": "hectic"},
            "“pace” must be brisk, calm, or usual, not “hectic”.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "pace": 3},
            "“pace” must be brisk, calm, or usual, not “3”.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "stakes": 5},
            "“stakes” means nothing here.",
        ),
        (
            {"game": "cheese-rescue", "seats": [{"kind": "me"}, {"kind": "beside"}]},
            "Whoever sits beside you needs a name; seat 1 has none.",
        ),
        (
            {"game": "cheese-rescue", "seats": [{"kind": "guest"}]},
            "“kind” must be beside, bot, me, or open, not “guest”.",
        ),
        ({"game": "cheese-rescue", "seats": ["me", "open"]}, "“seats” must be an object."),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "patience": 1},
            "The patience with somebody who is away is from 10 to 86,400 seconds, not 1.",
        ),
        (
            {"game": "cheese-rescue", "seats": seats_of("me", "open"), "clock": 10**9},
            "The time for a move is from 5 to 1,209,600 seconds, not 1000000000.",
        ),
        ({"game": "cheese-rescue", "seats": seats_of("me", "open"), "listed": 1}, "“listed” must be true or false."),
        ({"game": "cheese-rescue"}, "“seats” is missing."),
        ({"game": 3, "seats": []}, "“game” must be text."),
        ({"game": "x", "seats": "me"}, "“seats” must be a list."),
        ([], "What you send must be an object."),
    ],
)
def test_a_table_that_cannot_be_laid(ada: Person, body: object, sentence: str) -> None:
    assert ada.refused("POST", "/api/tables", body) == (400, sentence)


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"\xff\xfe", b"null{}", b'"\xff"', b'{"game": "\xed\xa0\x80", "seats": []}']
)
def test_a_body_that_is_no_json(ada: Person, raw: bytes) -> None:
    assert ada.refused("POST", "/api/tables", raw=raw) == (400, "This is not JSON.")


def test_a_body_that_is_too_long(ada: Person) -> None:
    assert ada.refused("POST", "/api/tables", raw=b"x" * 20_000) == (413, "The body of the request is too long.")


def test_what_is_not_there(ada: Person) -> None:
    docs = "/api/docs lists what there is."
    assert ada.refused("GET", "/api/nothing") == (404, f"There is nothing at /api/nothing; {docs}")
    assert ada.refused("DELETE", "/api/games") == (405, f"/api/games does not take DELETE; {docs}")
    for table in ("0123456789", "short", "UPPERCASE1"):
        sentence = f"There is no table “{table}” here; check the link."
        assert ada.refused("GET", f"/api/tables/{table}") == (404, sentence)
        assert ada.refused("POST", f"/api/tables/{table}/seats/0") == (404, sentence)


def test_a_person_can_have_only_so_many_unfinished_tables(ada: Person) -> None:
    for _ in range(100):
        ada.lay("me", "open")
    status, sentence = ada.refused("POST", "/api/tables", {"game": "cheese-rescue", "seats": seats_of("me", "open")})
    assert (status, sentence) == (
        429,
        "You have laid 100 tables within a day that are not finished; finish one first.",
    )


def test_the_api_page_needs_nothing_from_elsewhere(ada: Person) -> None:
    page = ada.ask("GET", "/api/docs").text
    assert "/assets/rapidoc-min.js" in page
    assert "//" not in page.replace("<!--", "")
    paths = ada.call("GET", "/api/docs/openapi.json")["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}"} <= set(paths)
    for call in ("hint", "chances", "analysis", "invitation", "replay", "seats/{seat}/code"):
        (described,) = paths[f"/api/tables/{{table_id}}/{call}"].values()
        assert described["summary"]
        assert "404" in described["responses"]


def test_every_answer_is_guarded(ada: Person) -> None:
    for path in ("/", "/table/0123456789", "/api/games", "/api/nothing"):
        headers = ada.ask("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'self'" in headers["content-security-policy"]
