import asyncio
import hashlib
import socket
import struct
from pathlib import Path

import pytest

import cheeseboard as cb
from cheeseboard.server.limits import ATTENDED_WITHIN
from cheeseboard.server.table.table import Heard
from tests.server.house import House, Person, eventually, pair, play_against_bots, play_through
from tests.server.house import house as open_house
from tests.server.laid import Here, a_table


def test_the_first_update_comes_at_once(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    news = line.hear()
    assert (news["type"], news["moves"], news["since"], news["events"], news["view"]) == ("update", 0, 0, [], None)
    assert news["table"]["seats"][0]["here"]
    assert news["table"]["you"] == 0


def test_everybody_hears_a_move_as_their_seat_may(house: House) -> None:
    table, ada, bob = pair(house)
    eve = house.person().join(table)
    eve.until(lambda news: news["view"])
    before = ada.news["since"] + len(ada.news["events"])
    move = ada.news["view"]["legal"][0]
    ada.move()
    heard = [line.until_moves(1) for line in (ada, bob, eve)]
    assert [news["since"] for news in heard] == [before] * 3
    for news in heard:
        assert news["events"][0]["move"] == move
    assert [news["events"][1]["card"] is None for news in heard] == [False, True, True]
    assert [news["view"]["seat"] for news in heard] == [0, 1, None]
    assert [bool(news["view"]["legal"]) for news in heard] == [False, True, False]


def test_whoever_is_there_is_shown_everything_step_by_step(house: House) -> None:
    host = house.person()
    table = host.lay("me", "open")
    waiting = host.join(table)
    waiting.hear()
    house.person().sit(table, 1)
    dealt = waiting.until(lambda news: news["view"])
    assert (dealt["since"], len(dealt["shows"])) == (0, len(dealt["events"]))
    late = house.person().join(table).hear()
    assert (late["since"], late["shows"]) == (0, None)


def test_who_comes_back_misses_nothing(house: House) -> None:
    table, ada, bob = pair(house)
    play_through(ada, bob, until=3)
    whole = house.person().join(table).hear()["events"]
    bob.close()
    ada.until(lambda news: not news["table"]["seats"][1]["here"])
    for since in (0, 2, len(whole)):
        again = house.person().join(table, since).hear()
        assert (again["since"], again["events"]) == (since, whole[since:])
    beyond = house.person().join(table, len(whole) + 50).hear()
    assert (beyond["since"], beyond["events"]) == (0, whole)


def test_the_key_is_shown_after_the_end_and_fits_the_commitment(house: House) -> None:
    table, ada, bob = pair(house)
    play_through(ada, bob)
    assert ada.news["table"]["state"] == "over"
    assert hashlib.sha256(bytes.fromhex(ada.news["table"]["key"])).hexdigest() == table["commitment"]
    assert ada.news["view"]["result"]["winners"] == bob.news["view"]["result"]["winners"]
    assert table["id"] not in [listed["id"] for listed in house.person().call("GET", "/api/tables")]
    sentence = "The match is over; lay a new table to play again."
    assert ada.refused("move", move="cat 0,1", position=ada.news["position"]) == sentence


def test_bots_answer_until_the_end(ada: Person) -> None:
    line = ada.join(ada.lay("greedy", "me", "random"))
    play_against_bots(line, seat=1)
    assert line.news["table"]["state"] == "over"


def test_bots_play_among_themselves(ada: Person) -> None:
    assert ada.join(ada.lay("greedy", "random")).until(lambda news: news["table"]["key"])["view"]["result"]


def test_whoever_sits_down_while_watching_becomes_a_player(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    bob = house.person()
    bob.call("GET", "/api/me")
    line = bob.join(table)
    assert line.hear()["table"]["you"] is None
    bob.sit(table, 1)
    assert line.until(lambda news: news["view"])["view"]["seat"] == 1


def test_a_new_name_is_told(house: House, ada: Person) -> None:
    line = house.person().join(ada.lay("me", "open"))
    assert line.hear()["table"]["seats"][0]["name"] != "Ada"
    ada.call("PUT", "/api/me", {"name": "Ada"})
    assert line.hear()["table"]["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("hello", "This is not JSON."),
        ("", "This is not JSON."),
        ("[" * 1000, "What you send is nested too deeply."),
        ("[1]", "What you send must be an object."),
        (
            '{"type": "sing", "move": "cat 0,1"}',
            "“type” must be move, look, undo, answer-undo, chat, react, leave, return, stand-in, resign, end, close, "
            "start, fill, free, remove, change, again, rematch, or ping, not “sing”.",
        ),
        ('{"move": "cat 0,1", "position": 0}', "“type” is missing."),
        ('{"type": "move", "move": "cat 0,1"}', "“position” is missing."),
        ('{"type": "move", "move": 7, "position": 0}', "“move” must be text."),
        ('{"type": "move", "move": "cat 0,1", "position": "0"}', "“position” must be a whole number."),
        ('{"type": "move", "move": "cat 0,1", "position": true}', "“position” must be a whole number."),
        ('{"type": "move", "move": "cat 0,1", "position": 0.5}', "“position” must be a whole number."),
        ('{"type": "move", "move": "cat 0,1", "position": 0, "seat": 1}', "“seat” means nothing here."),
        ('{"type": "look", "seat": "me"}', "“seat” must be a whole number."),
        ('{"type": "again", "yes": 1}', "“yes” must be true or false."),
        (
            '{"type": "react", "reaction": "hug"}',
            "“reaction” must be cheese, clap, gasp, hurry, laugh, or sorry, not “hug”.",
        ),
        ('{"type": "change", "clock": "short"}', "“clock” must be a whole number."),
        ('{"type": "change", "chat": null}', "“chat” must be true or false."),
        ("x" * 1025, "A message has at most 1,024 bytes, not 1,025."),
        ("ä" * 1000, "A message has at most 1,024 bytes, not 2,000."),
    ],
)
def test_a_message_that_cannot_be_read(ada: Person, message: str, sentence: str) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.send(message)
    refused = line.refusal()
    assert (refused["error"], refused["to"]) == (sentence, None)
    line.send("still there?")
    assert line.refusal()["code"] == "not-json"


def test_bytes_are_refused(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.socket.send(b"{}")
    example = '{"type": "move", "move": "...", "position": 12}'
    assert line.refusal()["error"] == f"Send what you want as text in JSON: {example}."


def test_moves_that_are_refused(house: House) -> None:
    table, ada, bob = pair(house)
    eve = house.person().join(table)
    eve.until(lambda news: news["view"])
    legal, now = ada.news["view"]["legal"][0], ada.news["position"]
    assert "lion 0,1" in ada.refused("move", move="lion 0,1", position=now)  # unreadable
    assert "at column 9, row 9" in ada.refused("move", move=f"{legal.split()[0]} 9,9", position=now)  # illegal
    assert bob.refused("move", move=legal, position=now) == "It is the turn of seat 0, not yours."
    watching = "You are watching this table; only those who sit at it can move."
    assert eve.refused("move", move=legal, position=now) == watching
    for other in (0, now - 1, now + 1):
        sentence = "Another move was made in the meantime; look again."
        assert ada.refused("move", move=legal, position=other) == sentence
    assert house.person().join(table).hear()["moves"] == 0


@pytest.mark.parametrize("game", cb.shelf())
def test_a_move_is_written_in_one_way_only(game: str) -> None:
    """What is legal is kept as it was sent, so no other spelling of it may be taken."""
    match = cb.new(game, players=3, seed=1)
    for move in match.legal():
        assert match.check(move) is None
        for spelling in (f" {move}", f"{move}\n", move.swapcase(), move.replace(" ", "  ") + " ", f"{move}.0"):
            assert isinstance(match.check(spelling), cb.CheeseboardError)
    assert match.moves == []


def test_a_match_that_has_not_begun(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    sentence = "The match has not begun: it begins when no seat is open any more."
    assert line.refused("move", move="cat 0,1", position=0) == sentence


def test_of_two_who_race_for_a_turn_one_wins(house: House) -> None:
    ada, bob = house.person(), house.person()
    table = ada.lay("me", "open")
    bob.call("GET", "/api/me")
    bob.sit(table, 1)
    tabs = [ada.join(table) for _ in range(8)]
    for tab in tabs:
        tab.until(lambda news: news["view"])
    for number, tab in enumerate(tabs):
        legal = tab.news["view"]["legal"]
        tab.move(legal[number % len(legal)])
    refused = []
    for tab in tabs:
        tab.until_moves(1)
        tab.send("done?")  # whatever is said of the move is said before this is refused
        refused.append(tab.refusal()["to"] is not None)
    assert refused.count(False) == 1
    assert house.person().join(table).hear()["moves"] == 1


def test_a_flood_ends_the_connection_and_nothing_else(ada: Person) -> None:
    table = ada.lay("me", "open")
    line = ada.join(table)
    line.hear()
    line.socket.send("x" * (64 * 1024 + 1))
    assert line.closed()[0] == 1009
    assert ada.join(table).hear()["moves"] == 0


def test_many_messages_at_once_are_all_answered_in_time(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    for _ in range(50):
        line.send("?")
    assert [line.refusal()["type"] for _ in range(50)] == ["refused"] * 50


@pytest.mark.parametrize("origin", ["https://elsewhere.example", "http://127.0.0.1:1", "http://127.0.0.1", "null", ""])
def test_the_page_of_another_site_gets_no_socket(ada: Person, origin: str) -> None:
    sentence = "This page comes from another site; open the server’s own."
    assert ada.join(ada.lay("me", "open"), origin=origin).closed() == (4403, sentence)


def test_the_servers_own_page_gets_one(house: House, ada: Person) -> None:
    assert ada.join(ada.lay("me", "open"), origin=house.address).hear()["type"] == "update"


class Listener(Here):
    """A client of a table that counts how often there is news for it."""

    def __init__(self, person: str) -> None:
        super().__init__(person)
        self.woken = 0

    def wake(self) -> None:
        self.woken += 1


def test_only_those_who_sit_or_have_a_name_are_announced() -> None:
    async def story() -> None:
        table = a_table(cb.new("cheese-rescue", players=2, seed=1), ["ada", "bob"], {"eve": "Eve"})
        ada, bob, bob_again, eve = Listener("ada"), Listener("bob"), Listener("bob"), Listener("eve")
        crowd = [Listener(f"watcher {number}") for number in range(50)]
        table.join(ada)
        await told_soon()
        for watcher in crowd:
            table.join(watcher)
        await told_soon()
        assert [ada.woken, *(watcher.woken for watcher in crowd)] == [2, *[1] * 50]
        table.join(bob)
        assert (ada.woken, bob.woken) == (2, 1)  # whoever has come is told at once
        await told_soon()
        assert (ada.woken, bob.woken, crowd[0].woken) == (3, 2, 2)
        table.join(bob_again)  # a second window changes nothing for the others
        table.leave(bob)
        await told_soon()
        assert (ada.woken, bob_again.woken) == (3, 1)
        for watcher in crowd:
            table.leave(watcher)
        await told_soon()
        assert ada.woken == 3
        table.join(eve)
        assert table.info(None).watching == ["Eve"]
        assert [seat.here for seat in table.info(None).seats] == [True, True]
        table.leave(bob_again)
        await told_soon()
        assert ada.woken == 4  # of both at once
        assert b'"here":false' in table.update(table.who("ada"), Heard())
        table.leave(eve)
        assert table.info(None).watching == []

    asyncio.run(story())


async def told_soon() -> None:
    await asyncio.sleep(1.5 * ATTENDED_WITHIN)


@pytest.mark.parametrize("name", ["0123456789", "nonsense", "a" * 200])
def test_a_socket_at_no_table(ada: Person, name: str) -> None:
    code, reason = ada.join(name).closed()
    assert code == 4404
    assert reason.startswith("There is no table “")


@pytest.mark.parametrize("number", ["-1", "x", "1e3", "9" * 30, "²"])
def test_what_one_has_heard_is_counted(ada: Person, number: str) -> None:
    table = ada.lay("me", "open")
    sentence = "since, undone and entries are how much you have heard: whole numbers from 0; changes is 0 or 1."
    for wanted in ("since", "undone", "entries", "changes"):
        assert ada.join(table, **{wanted: number}).closed() == (4400, sentence)


def test_who_keeps_nothing_is_told_everything_each_time(house: House, ada: Person) -> None:
    table = ada.lay("me", "open")
    bob = house.person()
    bob.sit(table, 1)
    line, plain = ada.join(table), bob.join(table, changes=0)
    whole = plain.hear()
    for _ in range(3):
        before = line.until(lambda news: len(news["table"]["seats"]) == 2)
        mover = line if before["view"]["legal"] else plain
        mover.do("move", move=mover.news["view"]["legal"][0], position=before["position"])
        position = before["position"]
        line.until(lambda news: news["position"] > position)  # noqa: B023 -- at once
        while (told := plain.hear())["position"] <= position:
            pass
        assert (told["table"].keys(), told["view"].keys()) == (whole["table"].keys(), whole["view"].keys())
        assert told["shows"], "it is told step by step all the same"
        assert told["table"] == bob.call("GET", f"/api/tables/{table['id']}") | {"now": told["table"]["now"]}


def test_are_you_there(ada: Person) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    line.do("ping")
    assert line.hear() == {"type": "pong"}


def test_a_client_that_does_not_read_is_dropped_with_a_reason(tmp_path: Path) -> None:
    with open_house(tmp_path, slow_client=0.3, names_per_minute=10**6) as house:
        ada, bob = house.person(), house.person()
        table = ada.lay("me", "open")
        bob.call("GET", "/api/me")
        bob.sit(table, 1)
        line = ada.join(table)
        deaf = house.keep(socket.socket())
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = house.address.removeprefix("http://").split(":")
        deaf.connect((host, int(port)))
        request = [
            f"GET /api/tables/{table['id']}/socket HTTP/1.1",
            f"Host: {host}",
            f"Cookie: cheeseboard={bob.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        deaf.sendall(("\r\n".join(request) + "\r\n\r\n").encode())
        line.until(lambda news: news["table"]["seats"][1]["here"])

        names = iter(range(10_000))

        def bob_is_gone() -> bool:
            name = f"Ada {next(names)}"
            ada.call("PUT", "/api/me", {"name": name})
            line.until(lambda news: news["table"]["seats"][0]["name"] == name)
            return not line.news["table"]["seats"][1]["here"]

        eventually(bob_is_gone)
        deaf.settimeout(10)
        unread = b""
        while more := deaf.recv(65536):
            unread = unread[-200:] + more
        assert struct.pack("!H", 4408) + b"You read too slowly; connect again with since=." in unread[-200:]
        assert len(unread) < 400_000
