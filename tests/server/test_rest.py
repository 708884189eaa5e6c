import pytest

import cheeseboard as cb
from cheeseboard.engine.game import both
from tests.server.house import Guest, House


def test_the_shelf_tells_what_can_be_chosen(ada: Guest) -> None:
    (game,) = [game for game in ada.call("GET", "/api/games") if game["name"] == "cheese-rescue"]
    assert game["title"] == "Cheese Rescue"
    assert game["players"] == [2, 3, 4]
    assert game["bots"] == ["random", "greedy"]
    first = next(option for option in game["options"] if option["name"] == "first")
    assert first["default"] == "0"
    assert first["choices"] == {"2": ["0", "1"], "3": ["0", "1", "2"], "4": ["0", "1", "2", "3"]}


def test_a_new_guest_has_a_name_and_can_choose_another(ada: Guest) -> None:
    assert ada.call("GET", "/api/me")["name"].startswith("Guest ")
    assert ada.call("PUT", "/api/me", {"name": "  Ada   Byron "}) == {"name": "Ada Byron"}
    assert ada.call("GET", "/api/me") == {"name": "Ada Byron"}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("", "A name needs at least one letter, and at most 24."),
        (" \n ", "A name needs at least one letter, and at most 24."),
        ("x" * 25, "A name has at most 24 letters, not 25."),
        ("a\u202eb", "A name cannot have invisible letters; use letters, digits, spaces and signs."),
    ],
)
def test_a_name_is_short_and_visible(ada: Guest, name: str, sentence: str) -> None:
    assert ada.refused("PUT", "/api/me", {"name": name}) == (400, sentence)


def test_a_table_waits_until_no_seat_is_open(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open", first="1")
    assert (table["state"], table["you"], table["players"]) == ("waiting", 0, 2)
    assert table["options"] == {"area": "floating", "first": "1"}
    bob = house.guest()
    bob.call("PUT", "/api/me", {"name": "Bob"})
    seated = bob.sit(table, 1)
    assert (seated["state"], seated["you"]) == ("playing", 1)
    assert seated["seats"][1] == {"kind": "person", "name": "Bob", "bot": None, "here": False}
    assert ada.call("GET", f"/api/tables/{table['id']}")["you"] == 0


def test_a_table_id_is_short_and_not_to_be_guessed(ada: Guest) -> None:
    ids = {ada.lay("me", "open")["id"] for _ in range(5)}
    assert len(ids) == 5
    assert all(len(name) == 10 and name.isalnum() and name == name.lower() for name in ids)


def test_open_tables_are_listed_newest_first(house: House, ada: Guest) -> None:
    older, newer = ada.lay("me", "open"), ada.lay("me", "random")
    listed = ada.call("GET", "/api/tables")
    places = [[table["id"] for table in listed].index(table["id"]) for table in (newer, older)]
    assert places == sorted(places)
    assert len(listed) <= 50
    assert listed[places[1]]["you"] == 0
    assert next(t for t in house.guest().call("GET", "/api/tables") if t["id"] == older["id"])["you"] is None


def test_one_person_has_one_seat(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open", "open")
    path = f"/api/tables/{table['id']}/seats"
    assert ada.refused("POST", f"{path}/1") == (409, "You sit at this table already, on seat 0.")
    assert ada.sit(table, 0)["you"] == 0  # where one sits already, one may sit down
    bob, eve = house.guest(), house.guest()
    bob.call("PUT", "/api/me", {"name": "Bob"})
    bob.sit(table, 1)
    assert eve.refused("POST", f"{path}/1") == (409, "Seat 1 is taken by Bob.")
    assert eve.refused("POST", f"{path}/7") == (404, "This table has the seats 0 to 2, not 7.")
    assert eve.refused("POST", f"{path}/x")[0] == 404


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, f"There is no game 'chess'; the games are {both(cb.games())}."),
        ({"game": "cheese-rescue", "seats": ["me"] + ["open"] * 6}, "Cheese Rescue is for 2, 3 or 4 players, not 7."),
        ({"game": "cheese-rescue", "seats": []}, "Cheese Rescue is for 2, 3 or 4 players, not 0."),
        (
            {"game": "cheese-rescue", "seats": ["me", "deep blue"]},
            'Seat 1 cannot be \'deep blue\'; a seat is "me", "open" or a bot: random, greedy.',
        ),
        (
            {"game": "cheese-rescue", "seats": ["me", "me"]},
            'Only one seat can be "me"; the others are "open" or a bot.',
        ),
        (
            {"game": "cheese-rescue", "seats": ["me", "open"], "options": {"area": "round"}},
            "Cheese Rescue with 2 players takes area = floating or centred, not 'round'.",
        ),
        (
            {"game": "cheese-rescue", "seats": ["me", "open"], "options": {"colour": "red"}},
            "Cheese Rescue has no option 'colour'; it has area and first.",
        ),
        (
            {"game": "cheese-rescue", "seats": ["me", "open"], "stakes": 5},
            'The body of the request has "stakes", which means nothing here.',
        ),
        ({"game": "cheese-rescue"}, 'The body of the request lacks "seats".'),
        ({"game": 3, "seats": []}, '"game" of the body of the request must be text, not a whole number.'),
        ({"game": "x", "seats": "me"}, '"seats" of the body of the request must be a list, not text.'),
        ([], "The body of the request must be an object, not a list."),
    ],
)
def test_a_table_that_cannot_be_laid(ada: Guest, body: object, sentence: str) -> None:
    assert ada.refused("POST", "/api/tables", body) == (400, sentence)


@pytest.mark.parametrize("raw", [b"", b"{", b"\xff\xfe", b"null{}"])
def test_a_body_that_is_no_json(ada: Guest, raw: bytes) -> None:
    assert ada.refused("POST", "/api/tables", raw=raw) == (400, "The body of the request is not JSON.")


def test_a_body_that_is_too_long(ada: Guest) -> None:
    assert ada.refused("POST", "/api/tables", raw=b"x" * 20_000) == (413, "The body of the request is too long.")


def test_what_is_not_there(ada: Guest) -> None:
    docs = "the calls there are stand at /api/docs."
    assert ada.refused("GET", "/api/nothing") == (404, f"There is nothing at /api/nothing; {docs}")
    assert ada.refused("DELETE", "/api/games") == (405, f"/api/games does not take DELETE; {docs}")
    for table in ("0123456789", "short", "UPPERCASE1"):
        sentence = f"There is no table '{table}' here; check the link."
        assert ada.refused("GET", f"/api/tables/{table}") == (404, sentence)
        assert ada.refused("POST", f"/api/tables/{table}/seats/0") == (404, sentence)


def test_a_guest_can_have_only_so_many_unfinished_tables(ada: Guest) -> None:
    for _ in range(100):
        ada.lay("me", "open")
    status, sentence = ada.refused("POST", "/api/tables", {"game": "cheese-rescue", "seats": ["me", "open"]})
    assert (status, sentence) == (
        429,
        "You have laid 100 tables within a day that are not finished; finish one first.",
    )


def test_the_api_page_needs_nothing_from_elsewhere(ada: Guest) -> None:
    page = ada.ask("GET", "/api/docs").text
    assert "/assets/rapidoc-min.js" in page
    assert "//" not in page.replace("<!--", "")
    paths = ada.call("GET", "/api/docs/openapi.json")["paths"]
    assert {"/api/games", "/api/me", "/api/tables", "/api/tables/{table_id}"} <= set(paths)


def test_every_answer_is_guarded(ada: Guest) -> None:
    for path in ("/", "/table/0123456789", "/api/games", "/api/nothing"):
        headers = ada.ask("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "default-src 'self'" in headers["content-security-policy"]
