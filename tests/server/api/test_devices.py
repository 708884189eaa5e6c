"""Several seats at one device, seats that move to another, and lists of tables, over the real socket."""

from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, Json, Line, Person, eventually, pair, play_against_bots
from tests.server.house import house as open_house


def two_at_one_device(house: House) -> tuple[Json, Person, Line]:
    ada = house.person()
    table = ada.lay("me:Ada", "beside:Bo", "random")
    line = ada.join(table)
    line.until(lambda news: news["view"])
    return table, ada, line


def test_a_device_with_several_hands_looks_at_one_at_a_time(house: House) -> None:
    table, ada, line = two_at_one_device(house)
    eve = house.person().join(table).hear()
    first = line.news
    assert (first["table"]["you"], first["view"], first["events"]) == (None, eve["view"], eve["events"])
    line.do("look", seat=1)
    looked = line.hear()
    assert (looked["table"]["you"], looked["view"]["seat"], looked["since"], looked["shows"]) == (1, 1, 0, None)
    assert [event["cards"] is None for event in looked["events"][:3]] == [True, False, True]
    line.do("look", seat=None)
    assert line.hear()["events"] == eve["events"]
    assert line.refused("look", seat=2) == "You can look at the table from your own seats only."
    assert line.refused("move", move="c1 0,1", position=line.news["position"]).startswith("Several of you")
    line.do("look", seat=0)
    line.hear()
    line.do("look", seat=0)
    assert line.hear()["events"] == []  # but there is an answer
    line.move()
    line.until_moves(1)
    line.do("look", seat=1)
    line.until(lambda news: news["table"]["you"] == 1)
    line.move()
    line.until_moves(3)  # the bot's
    # Whoever comes back is behind the curtain, whatever was heard before.
    again = ada.join(table, since=len(looked["events"]), entries=2).hear()
    assert (again["table"]["you"], again["since"], again["view"]["seat"]) == (None, 0, None)


def test_nobody_looks_from_anothers_seat(house: House) -> None:
    table, ada, bob = pair(house)
    eve = house.person().join(table)
    eve.hear()
    for line in (ada, bob, eve):
        for seat in (0, 1, 2, -1):
            if seat != line.news["table"]["you"]:
                assert line.refused("look", seat=seat) == "You can look at the table from your own seats only."


def test_a_seat_moves_to_another_device_by_a_code(house: House) -> None:
    table, ada, line = two_at_one_device(house)
    code = ada.call("POST", f"/api/tables/{table['id']}/seats/1/code")
    assert len(code["code"]) == 8
    assert code["invitation"]["link"].endswith(f"/seat/{code['code']}")
    stranger = house.person()
    for seat in (0, 1, 2, 7):
        sentence = "You can take only a seat of your own to another device."
        assert stranger.refused("POST", f"/api/tables/{table['id']}/seats/{seat}/code") == (403, sentence)
    wrong = "This code does not hold, or not any more; ask for a new one."
    assert stranger.refused("POST", "/api/codes/00000000") == (404, wrong)
    phone = house.person()
    phone.call("GET", "/api/me")
    typed = f"{code['code'][:4]}-{code['code'][4:].upper()}"
    there = phone.call("POST", f"/api/codes/{typed}")
    assert (there["id"], there["you"]) == (table["id"], 1)
    assert stranger.refused("POST", f"/api/codes/{code['code']}") == (404, wrong)
    # What is left needs no curtain any more, and keeps nothing of what moved.
    left = line.until(lambda news: news["table"]["you"] == 0)
    assert [seat["yours"] for seat in left["table"]["seats"]] == [True, False, False]
    assert (left["since"], left["shows"], [event["cards"] is None for event in left["events"][:2]]) == (
        0,
        None,
        [False, True],
    )
    assert left["log"][-1]["type"] == "passed"
    assert left["table"]["seats"][1]["name"] == "Bo"
    moved = phone.join(table).hear()
    assert (moved["view"]["seat"], moved["table"]["hosting"]) == (1, False)
    assert line.refused("look", seat=1) == "You can look at the table from your own seats only."


def test_the_host_stays_host_on_another_device(house: House) -> None:
    ada = house.person()
    table = ada.lay("me", "open")
    code = ada.call("POST", f"/api/tables/{table['id']}/seats/0/code")["code"]
    phone = house.person()
    assert phone.call("POST", f"/api/codes/{code}")["hosting"]
    assert not ada.call("GET", f"/api/tables/{table['id']}")["hosting"]


def test_a_code_is_worth_nothing_when_the_seat_is_not_theirs_any_more(house: House) -> None:
    ada, bob = house.person(), house.person()
    table = ada.lay("me", "open", "open")
    bob.call("GET", "/api/me")
    bob.sit(table, 1)
    code = bob.call("POST", f"/api/tables/{table['id']}/seats/1/code")["code"]
    line = ada.join(table)
    line.do("remove", seat=1)
    line.until(lambda news: news["table"]["seats"][1]["kind"] == "open")
    sentence = "That seat belongs to somebody else by now."
    assert house.person().refused("POST", f"/api/codes/{code}") == (409, sentence)


def test_codes_cannot_be_tried_one_after_another(tmp_path: Path) -> None:
    with open_house(tmp_path, codes_per_minute=3) as house:
        from_elsewhere = {"X-Forwarded-For": "198.51.100.7"}
        stranger = house.person()
        answers = [stranger.ask("POST", f"/api/codes/0000000{n}", headers=from_elsewhere) for n in range(4)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429]
        assert answers[3].json()["error"] == "At most 3 codes can be tried in a minute; wait a moment."
        ada = house.person()
        path = f"/api/tables/{ada.lay('me', 'open')['id']}/seats/0/code"
        assert [ada.ask("POST", path).status_code for _ in range(4)] == [201, 201, 201, 429]


def test_only_listed_tables_are_listed_those_that_wait_first(tmp_path: Path) -> None:
    with open_house(tmp_path, bot_pace=1000, listed_while=3600) as house:
        ada, eve = house.person(), house.person()
        listed = {"listed": True}
        private = ada.lay("me", "open")
        older, newer = ada.lay("me", "open", wanted=listed), ada.lay("me", "open", wanted=listed)
        played = ada.lay("me", "random", wanted=listed)

        def found() -> list[str]:
            return [table["id"] for table in eve.call("GET", "/api/tables")]

        assert found() == [newer["id"], older["id"], played["id"]]
        assert {table["you"] for table in ada.call("GET", "/api/tables")} == {0}
        assert {table["you"] for table in eve.call("GET", "/api/tables")} == {None}
        line = ada.join(private)
        line.do("change", listed=True)
        line.until(lambda news: news["table"]["listed"])
        assert private["id"] in found()
        line.do("close")
        line.until(lambda news: news["table"]["state"] == "over")
        assert private["id"] not in found()
        house.stop()
    with open_house(tmp_path, listed_while=3600) as house:  # from the store alone
        ids = [table["id"] for table in house.person().call("GET", "/api/tables")]
        assert ids == [newer["id"], older["id"], played["id"]]


def test_a_table_that_nobody_has_been_at_leaves_the_list(tmp_path: Path) -> None:
    with open_house(tmp_path, listed_while=0) as house:
        ada = house.person()
        table = ada.lay("me", "open", wanted={"listed": True})
        assert house.person().call("GET", "/api/tables") == []
        line = ada.join(table)
        line.hear()
        assert [found["id"] for found in house.person().call("GET", "/api/tables")] == [table["id"]]
        line.close()
        eventually(lambda: house.person().call("GET", "/api/tables") == [])


def test_your_tables_with_your_turn_first(house: House) -> None:
    ada = house.person()
    waiting = ada.lay("me", "open")
    over = ada.lay("me", "random")
    play_against_bots(ada.join(over))
    theirs, bob = ada.lay("open", "me"), house.person()
    bob.call("GET", "/api/me")
    bob.sit(theirs, 0)
    yours = ada.lay("me", "random")
    mine = ada.call("GET", "/api/me/tables")
    assert [each["table"]["id"] for each in mine] == [yours["id"], theirs["id"], waiting["id"], over["id"]]
    assert [each["waits_for_you"] for each in mine] == [True, False, False, False]
    assert [each["turn"] for each in mine] == [0, 0, None, None]
    assert [each["view"] and each["view"]["seat"] for each in mine] == [0, 1, None, 0]
    assert house.person().call("GET", "/api/me/tables") == []


def test_a_table_left_to_a_bot_is_still_found_where_others_play_on(house: House) -> None:
    table, ada, _ = pair(house)
    host = house.person(cookie_of(ada))
    alone, waiting = host.lay("me", "random"), host.lay("me", "open")
    for line in (ada, host.join(alone)):
        line.until(lambda news: news["view"])
        line.do("leave")
        line.until(lambda news: news["table"]["seats"][0]["stands_in"] == "left")
    mine = host.call("GET", "/api/me/tables")
    assert [each["table"]["id"] for each in mine] == [waiting["id"], table["id"]]
    assert not any(each["waits_for_you"] for each in mine)


@pytest.mark.parametrize("since", [0, 3])
def test_lists_tell_each_only_what_their_seat_may_know(house: House, since: int) -> None:
    table, ada, bob = pair(house)
    line = house.person(cookie_of(ada)).join(table, since).hear()
    (mine,) = house.person(cookie_of(ada)).call("GET", "/api/me/tables")
    (theirs,) = house.person(cookie_of(bob)).call("GET", "/api/me/tables")
    assert mine["view"] == line["view"]
    assert theirs["view"] == bob.news["view"]
    assert msgspec.json.encode(mine["view"]["hand"]) != b"null"
    assert theirs["view"]["legal"] == []


def cookie_of(line: Line) -> str:
    assert line.socket.request is not None
    return line.socket.request.headers["Cookie"].removeprefix("cheeseboard=")
