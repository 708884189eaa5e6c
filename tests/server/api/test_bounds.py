"""Nobody can have so much that nothing is left for others."""

import asyncio
from pathlib import Path
from typing import Any

from sqlalchemy import event

from cheeseboard.server.limits import Limits
from cheeseboard.server.storage.store import Store
from tests.server.house import Person
from tests.server.house import house as open_house

FAR = {"X-Forwarded-For": "203.0.113.9"}
FARTHER = {"X-Forwarded-For": "203.0.113.10"}
FAST = "That is a lot to ask for: at most {} in a minute. Wait a moment."


def asked(person: Person, method: str, path: str, body: object = None, headers: dict[str, str] | None = None) -> int:
    return person.ask(method, path, body, headers=headers).status_code


def test_one_address_brings_only_so_many_newcomers(tmp_path: Path) -> None:
    with open_house(tmp_path, newcomers_per_minute=3) as house:
        people = [house.person() for _ in range(5)]
        told = [asked(person, "PUT", "/api/me", {"name": "Ada"}, FAR) for person in people]
        assert told == [200, 200, 200, 429, 429]
        assert asked(people[0], "PUT", "/api/me", {"name": "Bea"}, FAR) == 200  # who is known already
        assert asked(people[4], "PUT", "/api/me", {"name": "Cleo"}, FARTHER) == 200
        assert asked(house.person(), "PUT", "/api/me", {"rated": True}, FAR) == 429
        assert asked(house.person(), "GET", "/api/me", headers=FAR) == 200


def test_nobody_is_called_otherwise_all_the_time(tmp_path: Path) -> None:
    with open_house(tmp_path, names_per_minute=2) as house:
        ada = house.person()
        assert [asked(ada, "PUT", "/api/me", {"name": f"Ada {n}"}) for n in range(3)] == [200, 200, 429]
        assert ada.refused("PUT", "/api/me", {"name": "Eve"})[1] == FAST.format(2)
        assert ada.call("GET", "/api/me")["name"] == "Ada 1"


def sit(person: Person, table: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
    answer = person.ask("POST", f"/api/tables/{table}/seats/1", headers=headers)
    return answer.status_code, answer.json().get("code", "")


def test_one_guest_does_not_take_every_seat_of_others(tmp_path: Path) -> None:
    with open_house(tmp_path, seats_per_person=2, seats_per_minute=5, seats_per_address=6) as house:
        ada, eve = house.person(), house.person()
        tables = [ada.lay("me", "open", "open", game="cheez-tricks")["id"] for _ in range(10)]
        eve.call("GET", "/api/me")
        assert [sit(eve, table, FAR) for table in tables[:3]] == [(200, ""), (200, ""), (429, "seats-unfinished")]
        eve.lay("me", "open")  # at one's own there is always a seat
        assert [sit(eve, table, FAR)[1] for table in tables[3:6]] == ["seats-unfinished"] * 2 + ["asked-fast"]
        # Nor does it help to be somebody else.
        told = [sit(house.person(), table, FAR)[0] for table in tables[6:9]]
        assert told == [200, 429, 429]
        assert sit(house.person(), tables[9], FARTHER) == (200, "")


def test_hints_bars_and_records_are_given_so_often_only(tmp_path: Path) -> None:
    brief: dict[str, Any] = {"hint_iterations": 100, "chances_iterations": 100}
    with open_house(tmp_path, hints_per_minute=2, chances_per_minute=3, records_per_minute=2, **brief) as house:
        ada = house.person()
        table = ada.lay("me", "random")["id"]
        assert [asked(ada, "GET", f"/api/tables/{table}/hint") for _ in range(3)] == [200, 200, 429]
        assert [asked(ada, "GET", f"/api/tables/{table}/chances") for _ in range(4)] == [200, 200, 200, 429]
        told = [asked(ada, "GET", f"/api/tables/{table}/record", headers=FAR) for _ in range(3)]
        assert told == [409, 409, 429]
        assert asked(ada, "POST", "/api/replays", {}, FAR) == 429
        assert asked(ada, "GET", f"/api/tables/{table}/record", headers=FARTHER) == 409


def test_one_address_asks_for_hints_so_often_only_however_many_guests_it_brings(tmp_path: Path) -> None:
    brief: dict[str, Any] = {"hint_iterations": 100, "chances_iterations": 100}
    with open_house(tmp_path, hints_per_address=2, chances_per_address=2, **brief) as house:
        for what in ("hint", "chances"):
            found = []
            for address in (FAR, FAR, FAR, FARTHER):
                guest = house.person()
                table = guest.lay("me", "random")["id"]
                found.append(asked(guest, "GET", f"/api/tables/{table}/{what}", headers=address))
            assert found == [200, 200, 429, 200]


def test_matches_are_looked_through_so_often_only_and_asked_for_as_often_as_one_likes(tmp_path: Path) -> None:
    with open_house(tmp_path, records_per_minute=1, bot_pace=0, analysis_iterations=10, analysis_fewest=10) as house:
        ada = house.person()
        tables = [ada.lay("random", "random") for _ in range(2)]
        for table in tables:
            ada.join(table).until(lambda news: news["table"]["state"] == "over")
        one, two = (f"/api/tables/{table['id']}" for table in tables)
        told = [asked(ada, "GET", f"{one}/analysis", headers=FAR) for _ in range(3)]
        assert told == [200, 200, 200]
        assert asked(ada, "GET", f"{two}/analysis", headers=FAR) == 429
        assert asked(ada, "GET", f"{two}/analysis", headers=FARTHER) == 200


def test_the_list_is_read_in_order_and_no_further_than_it_is_long(tmp_path: Path) -> None:
    store, asked_for = Store(tmp_path / "tables.db", Limits()), list[tuple[str, Any]]()
    event.listen(store._engine, "before_cursor_execute", lambda *told: asked_for.append((told[2], told[3])))
    asyncio.run(store.listed())
    of_tables = [each for each in asked_for if "FROM tables" in each[0]]
    assert len(of_tables) == 2  # those that wait, and those that are played
    with store._engine.connect() as connection:
        for statement, values in of_tables:
            plan = str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", values).all())
            assert "USING INDEX tables_listed (listed=? AND state=? AND at>?)" in plan, plan
            assert "B-TREE FOR ORDER BY" not in plan
    store.close()
