from collections.abc import Iterator

import pytest
from itsdangerous import TimestampSigner

from cheeseboard.server.entrance.people import COOKIE, GONE
from cheeseboard.server.limits import Limits
from cheeseboard.server.storage.store import Store
from tests.server.house import House, Json, Line, Person, play_against_bots
from tests.server.house import house as open_house


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    in_file = request.param == "sqlite"
    with open_house(tmp_path_factory.mktemp("mine") if in_file else request.getfixturevalue("in_postgres")) as opened:
        yield opened


def named(house: House, name: str) -> Person:
    person = house.person()
    person.call("PUT", "/api/me", {"name": name})
    return person


def together(host: Person, friend: Person) -> tuple[Json, Line, Line]:
    """A table for two that is being played."""
    table = host.lay("me", "open")
    friend.sit(table, 1)
    lines = host.join(table), friend.join(table)
    for line in lines:
        line.until(lambda news: news["view"])
    return table, *lines


def resigned(host: Person, friend: Person) -> Json:
    """A match that the friend gave up."""
    table, ours, theirs = together(host, friend)
    theirs.do("resign")
    ours.until(lambda news: news["table"]["state"] == "over")
    return table


def test_a_match_against_a_bot_is_in_the_history_with_its_points(house: House) -> None:
    ada = named(house, "Ada")
    table = ada.lay("me", "random")
    line = ada.join(table)
    play_against_bots(line)
    line.until(lambda news: news["table"]["state"] == "over")
    (played,) = ada.call("GET", "/api/me/games")
    result = line.news["view"]["result"]
    assert (played["table"], played["game"], played["you"]) == (table["id"], "cheese-rescue", 0)
    assert (played["points"], played["winners"], played["ended"]) == (result["points"], result["winners"], None)
    assert [(seat["kind"], seat["name"], seat["yours"]) for seat in played["seats"]] == [
        ("person", "Ada", True),
        ("bot", line.news["table"]["seats"][1]["name"], False),
    ]
    (told,) = ada.call("GET", "/api/me/statistics")["games"]
    assert told["game"] == "cheese-rescue"
    assert told["tally"] == {"played": 1, "won": int(0 in result["winners"])}
    assert [(other["name"], other["bot"]) for other in told["against"]] == [("random", "random")]
    assert told["rating"] is None


def test_friends_are_told_by_name_and_a_resigned_match_as_such(house: House) -> None:
    ada, bob = named(house, "Ada"), named(house, "Bob")
    table = resigned(ada, bob)
    (played,) = bob.call("GET", "/api/me/games")
    assert (played["table"], played["you"]) == (table["id"], 1)
    assert played["ended"] == {"why": "resigned", "seat": 1, "winners": [0]}
    assert (played["points"], played["winners"]) == ([], [0])
    bob.call("PUT", "/api/me", {"name": "Robert"})
    (told,) = ada.call("GET", "/api/me/statistics")["games"]
    assert told["against"] == [{"name": "Robert", "bot": None, "tally": {"played": 1, "won": 1}}]
    assert (told["streak"], told["longest"]) == (1, 1)


def test_history_goes_back_page_by_page(house: House) -> None:
    ada, bob = named(house, "Ada"), named(house, "Bob")
    tables = [resigned(ada, bob)["id"] for _ in range(2)]
    newest, oldest = ada.call("GET", "/api/me/games")
    assert [newest["table"], oldest["table"]] == tables[::-1]
    assert ada.call("GET", f"/api/me/games?before={newest['at']}") == [oldest]
    assert ada.call("GET", f"/api/me/games?before={oldest['at']}") == []
    assert ada.refused("GET", "/api/me/games?before=yesterday")[0] == 400


def test_whoever_has_played_nothing(house: House) -> None:
    ada = house.person()
    assert ada.call("GET", "/api/me/games") == []
    assert ada.call("GET", "/api/me/statistics") == {"games": []}
    assert ada.call("GET", "/api/me") == {"name": None, "rated": False, "notice": None}


def test_a_rating_for_whoever_wants_one(house: House) -> None:
    ada, bob = named(house, "Ada"), named(house, "Bob")
    assert ada.call("PUT", "/api/me", {"rated": True}) == {"name": "Ada", "rated": True, "notice": None}
    for _ in range(5):
        resigned(ada, bob)
    (hers,) = ada.call("GET", "/api/me/statistics")["games"]
    assert hers["rating"]["matches"] == 5
    assert hers["rating"]["value"] > 1500
    (his,) = bob.call("GET", "/api/me/statistics")["games"]
    assert his["rating"] is None
    assert not ada.call("PUT", "/api/me", {"rated": False})["rated"]
    (hers,) = ada.call("GET", "/api/me/statistics")["games"]
    assert hers["rating"] is None


def test_whoever_is_forgotten_is_somebody_new_and_others_play_on(house: House) -> None:
    ada, bob = named(house, "Ada Forgotten"), named(house, "Bob")
    over = resigned(bob, ada)
    table, hers, his = together(ada, bob)
    hers.do("chat", text="a secret of mine")
    his.until(lambda news: any(entry["text"] == "a secret of mine" for entry in news["log"]))
    waiting = ada.lay("me", "open")
    before = ada.cookie
    assert ada.ask("DELETE", "/api/me").status_code == 204
    assert COOKIE not in ada._http.cookies
    # Nobody waits for her: a bot plays on, for somebody without a name.
    seat = his.until(lambda news: news["table"]["seats"][0]["name"] is None)["table"]["seats"][0]
    assert (seat["kind"], seat["stands_in"]) == ("person", "left")
    assert bob.call("GET", f"/api/tables/{waiting['id']}")["seats"][0]["kind"] == "open"
    told = bob.join(table)
    told.until(lambda news: news["log"])
    assert "secret" not in str(told.news)
    (played,) = bob.call("GET", "/api/me/games")
    assert played["table"] == over["id"]
    assert [each["name"] for each in played["seats"]] == ["Bob", None]
    # Also for whoever still has her card.
    for person in (ada, house.person(before)):
        assert person.call("GET", "/api/me")["name"] is None
        assert person.call("GET", "/api/me/games") == []
        assert person.call("GET", "/api/me/tables") == []
    assert ada.cookie != before


def test_a_card_that_is_due_for_a_new_one_is_not_renewed_when_its_owner_is_forgotten(house: House) -> None:
    store = Store(house.database, Limits())
    secret = store.secret
    store.close()

    class Earlier(TimestampSigner):
        def get_timestamp(self) -> int:
            return super().get_timestamp() - 60 * 24 * 60 * 60

    card = Earlier(secret, salt="cheeseboard guest").sign("ada0ada0ada0ada0ada0").decode()
    assert house.person(card).ask("GET", "/api/me").headers.get_list("set-cookie") != []
    assert house.person(card).ask("DELETE", "/api/me").headers.get_list("set-cookie") == [GONE]
