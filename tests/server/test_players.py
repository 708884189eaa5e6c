import sqlite3
from contextlib import closing

import pytest
from itsdangerous import TimestampSigner

from cheeseboard.server.players import LASTS, RENEWED_AFTER, Guestbook
from tests.server.house import Guest, House


class SignerInThePast(TimestampSigner):
    ago = 0

    def get_timestamp(self) -> int:
        return super().get_timestamp() - self.ago


def old_cookie(house: House, guest: str, ago: int) -> str:
    with closing(sqlite3.connect(house.data / "cheeseboard.db")) as database:
        ((secret,),) = database.execute("SELECT value FROM settings WHERE name = 'secret'").fetchall()
    signer = SignerInThePast(secret, salt="cheeseboard guest")
    signer.ago = ago
    return signer.sign(guest).decode()


def test_the_cookie_is_set_once_and_hidden_from_scripts(ada: Guest) -> None:
    first = ada.ask("GET", "/api/me")
    assert "HttpOnly" in first.headers["set-cookie"]
    assert "SameSite=Lax" in first.headers["set-cookie"]
    assert "set-cookie" not in ada.ask("GET", "/api/me").headers


def test_the_cookie_makes_one_the_same_person(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open")
    again = house.guest(ada.cookie)
    assert again.call("GET", f"/api/tables/{table['id']}")["you"] == 0


@pytest.mark.parametrize("forged", ["nonsense", "a.b.c", "", "=;", "x" * 3000])
def test_a_cookie_that_is_not_ours_is_replaced(house: House, forged: str) -> None:
    answer = house.guest(forged).ask("GET", "/api/me")
    assert answer.status_code == 200
    assert "set-cookie" in answer.headers


def test_a_cookie_cannot_be_bent_to_name_another_guest(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open")
    guest, signature = ada.cookie.split(".", 1)
    for bent in (f"{guest[::-1]}.{signature}", Guestbook("another secret").sign(guest), guest):
        impostor = house.guest(bent)
        assert impostor.call("GET", f"/api/tables/{table['id']}")["you"] is None


def test_a_stale_cookie_is_replaced_and_an_old_one_renewed(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open")
    guest = ada.cookie.split(".")[0]
    stale = house.guest(old_cookie(house, guest, LASTS + 60))
    assert stale.call("GET", f"/api/tables/{table['id']}")["you"] is None
    assert "set-cookie" not in stale.ask("GET", "/api/me").headers  # it is somebody new now
    old = house.guest(old_cookie(house, guest, RENEWED_AFTER + 60))
    answer = old.ask("GET", f"/api/tables/{table['id']}")
    assert answer.json()["you"] == 0
    assert answer.headers["set-cookie"].startswith(f"cheeseboard={guest}.")
