import sqlite3
from contextlib import closing

import pytest
from itsdangerous import TimestampSigner

from cheeseboard.server.limits import COOKIE_LASTS, COOKIE_RENEWED_AFTER, UNTOLD_GUESTS
from cheeseboard.server.players import Guestbook
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
    stale = house.guest(old_cookie(house, guest, COOKIE_LASTS + 60))
    assert stale.call("GET", f"/api/tables/{table['id']}")["you"] is None
    assert "set-cookie" not in stale.ask("GET", "/api/me").headers  # it is somebody new now
    old = house.guest(old_cookie(house, guest, COOKIE_RENEWED_AFTER + 60))
    answer = old.ask("GET", f"/api/tables/{table['id']}")
    assert answer.json()["you"] == 0
    assert answer.headers["set-cookie"].startswith(f"cheeseboard={guest}.")


NOTICE = (
    "Your seat card was not accepted by this server, so you are a new guest now; "
    "seats you had taken stay with the old one."
)


def test_whoever_became_a_new_guest_is_told_so_once(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open")
    guest = ada.cookie.split(".")[0]
    for cookie in ("nonsense", old_cookie(house, guest, COOKIE_LASTS + 60), Guestbook("another secret").sign(guest)):
        stale = house.guest(cookie)
        assert [stale.call("GET", "/api/me")["notice"] for _ in range(2)] == [NOTICE, None]
        # A browser gets the page first, and with it the new cookie.
        stale = house.guest(cookie)
        stale.ask("GET", f"/table/{table['id']}")
        stale.call("GET", "/api/tables")
        assert [stale.call("GET", "/api/me")["notice"] for _ in range(2)] == [NOTICE, None]


def test_whoever_is_known_or_quite_new_is_told_nothing(house: House, ada: Guest) -> None:
    assert [ada.call("GET", "/api/me")["notice"] for _ in range(2)] == [None, None]
    old = house.guest(old_cookie(house, ada.cookie.split(".")[0], COOKIE_RENEWED_AFTER + 60))
    assert old.call("GET", "/api/me")["notice"] is None


def test_whoever_comes_back_to_a_table_as_a_new_guest_is_told_so_there(house: House, ada: Guest) -> None:
    table = ada.lay("me", "open")
    line = house.guest(Guestbook("another secret").sign(ada.cookie.split(".")[0])).join(table)
    first = line.hear()
    assert (first["notice"], first["table"]["you"]) == (NOTICE, None)
    ada.call("PUT", "/api/me", {"name": "Ada"})
    assert "notice" not in line.hear()
    assert "notice" not in ada.join(table).hear()


def test_only_so_many_new_guests_are_remembered() -> None:
    book = Guestbook("secret")
    for number in range(UNTOLD_GUESTS + 1):
        book._remember(str(number))
    assert [book.notice(guest) for guest in ("0", "1", "1")] == [None, NOTICE, None]
