import signal
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

from cheeseboard.server.storage.database import Place
from tests.server.house import House, Json, Line, Person, pair, play_through
from tests.server.house import house as open_house


def without_presence(news: Json) -> Json:
    return {**news, "table": {**news["table"], "seats": None, "now": None}}


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(place: Place) -> None:
    with open_house(place) as house:
        ada, bob = house.person(), house.person()
        table = ada.lay("me", "open")
        bob.call("GET", "/api/me")
        bob.sit(table, 1)
        lines = ada.join(table), bob.join(table)
        for line in lines:
            line.until(lambda news: news["view"])
        play_through(*lines, until=7)
        whole = [house.person(person.cookie).join(table).hear() for person in (ada, bob)]
        lines[whole[0]["view"]["turn"]].move()  # one more, which may or may not get through
        house.stop(signal.SIGKILL)
    with open_house(place) as house:
        again = [house.person(person.cookie).join(table).hear() for person in (ada, bob)]
        assert again[0]["moves"] in (7, 8)
        for before, after in zip(whole, again, strict=True):
            assert after["events"][: len(before["events"])] == before["events"]
            if after["moves"] == 7:
                assert without_presence(after) == without_presence(before)
        lines = house.person(ada.cookie).join(table), house.person(bob.cookie).join(table)
        for line in lines:
            line.until(lambda news: news["view"])
        play_through(*lines)
        assert lines[0].news["table"]["state"] == "over"


def test_whoever_is_cut_off_when_the_server_stops_is_no_trouble(tmp_path: Path) -> None:
    with open_house(tmp_path, shutdown=0) as house:
        pair(house)
        assert house.stop() == (0, "")


def test_moves_are_kept_however_fast_they_come(tmp_path: Path) -> None:
    tables = []
    with open_house(tmp_path) as house:
        for _ in range(5):
            table, ada, bob = pair(house)
            play_through(ada, bob, until=3)
            tables.append((table, house.person().join(table).hear()))
        house.stop(signal.SIGKILL)
    with open_house(tmp_path) as house:
        for table, before in tables:
            assert without_presence(house.person().join(table).hear()) == without_presence(before)


def test_a_bot_whose_turn_was_interrupted_moves_when_somebody_comes(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_pace=1000) as house:
        ada = house.person()
        table = ada.lay("random", "me")
        assert ada.join(table).hear()["moves"] == 0
        house.stop(signal.SIGKILL)
    with open_house(tmp_path) as house:
        line = house.person(ada.cookie).join(table)
        assert line.until_moves(1)["view"]["turn"] == 1


def test_a_table_that_waits_still_waits(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ada = house.person()
        ada.call("PUT", "/api/me", {"name": "Ada"})
        table = ada.lay("me", "open", wanted={"listed": True})
        assert house.stop() == (0, "")
    with open_house(tmp_path) as house:
        again = house.person(ada.cookie).call("GET", f"/api/tables/{table['id']}")
        assert without_presence({"table": again}) == without_presence({"table": table})
        assert [listed["id"] for listed in house.person().call("GET", "/api/tables")] == [table["id"]]


def test_memory_is_only_a_cache(tmp_path: Path) -> None:
    """With room for one idle table, every other one is read from the store each time."""
    with open_house(tmp_path, tables_kept=1) as house:
        tables = []
        for _ in range(3):
            table, ada, bob = pair(house)
            play_through(ada, bob, until=2)
            ada.close()
            bob.close()
            tables.append(table)
        for table in tables * 2:
            assert house.person().join(table).hear()["moves"] == 2


def test_two_servers_on_one_database_agree(in_postgres: str) -> None:
    with open_house(in_postgres) as here, open_house(in_postgres) as there:
        table, ada, bob = pair(here)
        bob_there = there.person(cookie_of(bob)).join(table)
        bob_there.until(lambda news: news["view"])
        ada.move()
        for line in (ada, bob):
            line.until_moves(1)
        bob.move()
        ada.until_moves(2)
        # The other server has not heard of these. It finds out when it would write over them.
        ada_there = there.person(cookie_of(ada)).join(table)
        ada_there.until(lambda news: news["view"])
        ada_there.move()
        assert ada_there.refusal()["error"] == "Another move was made in the meantime; look again."
        assert ada_there.until_moves(2)["view"] == ada.until_moves(2)["view"]


def cookie_of(line: Line) -> str:
    assert line.socket.request is not None
    return line.socket.request.headers["Cookie"].removeprefix("cheeseboard=")


def test_a_host_may_stop_with_people_at_the_tables(tmp_path: Path) -> None:
    for how in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with open_house(tmp_path) as house:
            line = seated(house.person())
            assert house.stop(how) == (0, "")
            assert line.closed()[0] == 1012


def test_a_host_may_stop_while_the_database_is_locked(tmp_path: Path) -> None:
    with (
        open_house(tmp_path, save_patience=3) as house,
        closing(sqlite3.connect(tmp_path / "cheeseboard.db", isolation_level=None)) as other,
    ):
        line = house.person().join(house.person().lay("me", "open"))
        line.hear()
        other.execute("BEGIN IMMEDIATE")
        host, port = house.address.removeprefix("http://").split(":")
        body = '{"name": "Ada"}'
        head = f"PUT /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}"
        request = f"{head}\r\n\r\n{body}".encode()
        for _ in range(6):
            house.keep(socket.create_connection((host, int(port)))).sendall(request)
        house.person().call("GET", "/api/games")  # by now all of them wait
        status, trouble = house.stop()
        assert status == 0
        assert "Traceback" not in trouble
        assert "CancelledError" not in trouble
        assert line.closed()[0] == 1012


def seated(person: Person) -> Line:
    line = person.join(person.lay("me", "random"))
    line.hear()
    return line


def test_houses_do_not_share_people(tmp_path: Path, house: House) -> None:
    with open_house(tmp_path) as other:
        ada = other.person()
        ada.call("PUT", "/api/me", {"name": "Ada"})
        assert house.person(ada.cookie).call("GET", "/api/me")["name"] != "Ada"
