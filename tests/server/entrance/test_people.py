import sqlite3
from contextlib import closing

import pytest
from itsdangerous import TimestampSigner

from cheeseboard.engine.told import Said
from cheeseboard.server.entrance.people import SeatCards
from cheeseboard.server.limits import COOKIE_LASTS, COOKIE_RENEWED_AFTER, UNTOLD
from tests.server.house import House, Person


class SignerInThePast(TimestampSigner):
    ago = 0

    def get_timestamp(self) -> int:
        return super().get_timestamp() - self.ago


def old_cookie(house: House, person: str, ago: int) -> str:
    with closing(sqlite3.connect(house.folder / "cheeseboard.db")) as database:
        ((secret,),) = database.execute("SELECT value FROM settings WHERE name = 'secret'").fetchall()
    signer = SignerInThePast(secret, salt="cheeseboard guest")
    signer.ago = ago
    return signer.sign(person).decode()


def test_the_cookie_is_set_once_and_hidden_from_scripts(ada: Person) -> None:
    first = ada.ask("GET", "/api/me")
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Lax" in first.headers["set-cookie"]
    assert "set-cookie" not in ada.ask("GET", "/api/me").headers


def test_the_cookie_makes_one_the_same_person(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    again = house.person(ada.cookie)
    assert again.call("GET", f"/api/tables/{table['id']}")["you"] == 0


@pytest.mark.parametrize("forged", ["nonsense", "a.b.c", "", "=;", "x" * 3000])
def test_a_cookie_that_is_not_ours_is_replaced(house: House, forged: str) -> None:
    answer = house.person(forged).ask("GET", "/api/me")
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


def test_a_cookie_cannot_be_bent_to_name_another_person(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    person, signature = ada.cookie.split(".", 1)
    for bent in (f"{person[::-1]}.{signature}", SeatCards("another secret").sign(person), person):
        impostor = house.person(bent)
        assert impostor.call("GET", f"/api/tables/{table['id']}")["you"] is None


def test_a_stale_cookie_is_replaced_and_an_old_one_renewed(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    person = ada.cookie.split(".")[0]
    stale = house.person(old_cookie(house, person, COOKIE_LASTS + 60))
    assert stale.call("GET", f"/api/tables/{table['id']}")["you"] is None
    assert "set-cookie" not in stale.ask("GET", "/api/me").headers  # it is somebody new now
    old = house.person(old_cookie(house, person, COOKIE_RENEWED_AFTER + 60))
    answer = old.ask("GET", f"/api/tables/{table['id']}")
    assert answer.json()["you"] == 0
    assert answer.headers["set-cookie"].startswith(f"cheeseboard={person}.")


@pytest.mark.parametrize("ahead", [2, 3600, 90 * 24 * 3600])
def test_a_clock_that_is_set_back_makes_nobody_a_stranger(house: House, ada: Person, ahead: int) -> None:
    table = ada.lay("me", "open")
    person = ada.cookie.split(".")[0]
    early = house.person(old_cookie(house, person, -ahead))
    answer = early.ask("GET", f"/api/tables/{table['id']}")
    assert answer.json()["you"] == 0
    assert ("set-cookie" in answer.headers) is (ahead > 24 * 3600)  # or it would hold for too long


def test_behind_tls_the_cookie_goes_no_other_way(house: House) -> None:
    for told, secure in ({"X-Forwarded-Proto": "https"}, True), ({"X-Forwarded-Proto": "http"}, False), ({}, False):
        answer = house.person().ask("GET", "/api/me", headers=told)
        assert ("; Secure" in answer.headers["set-cookie"]) is secure


NOTICE = {"code": "card-refused", "params": {}}


def test_whoever_became_somebody_new_is_told_so_once(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    person = ada.cookie.split(".")[0]
    for cookie in ("nonsense", old_cookie(house, person, COOKIE_LASTS + 60), SeatCards("another secret").sign(person)):
        stale = house.person(cookie)
        assert [stale.call("GET", "/api/me")["notice"] for _ in range(2)] == [NOTICE, None]
        # A browser gets the page first, and with it the new cookie.
        stale = house.person(cookie)
        stale.ask("GET", f"/table/{table['id']}")
        stale.call("GET", "/api/tables")
        assert [stale.call("GET", "/api/me")["notice"] for _ in range(2)] == [NOTICE, None]


def test_whoever_is_known_or_quite_new_is_told_nothing(house: House, ada: Person) -> None:
    assert [ada.call("GET", "/api/me")["notice"] for _ in range(2)] == [None, None]
    old = house.person(old_cookie(house, ada.cookie.split(".")[0], COOKIE_RENEWED_AFTER + 60))
    assert old.call("GET", "/api/me")["notice"] is None


def test_whoever_comes_back_to_a_table_as_somebody_new_is_told_so_there(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    line = house.person(SeatCards("another secret").sign(ada.cookie.split(".")[0])).join(table)
    first = line.hear()
    assert (first["notice"], first["table"]["you"]) == (NOTICE, None)
    ada.call("PUT", "/api/me", {"name": "Ada"})
    assert "notice" not in line.hear()
    assert "notice" not in ada.join(table).hear()


def test_only_so_many_are_remembered() -> None:
    cards = SeatCards("secret")
    for number in range(UNTOLD + 1):
        cards._remember(str(number))
    assert [cards.notice(person) for person in ("0", "1", "1")] == [None, Said("card-refused"), None]
