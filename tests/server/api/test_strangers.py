"""Requests that nobody of good will sends."""

from typing import Any, cast

import httpx
import pytest
from litestar import Request

from cheeseboard.server.api.errors import answer
from cheeseboard.server.limits import Refusal
from tests.server.house import House, Person

SEATS = {"game": "cheese-rescue", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {}}


@pytest.mark.parametrize(
    "told",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_page_of_another_site_changes_nothing_in_a_visitors_name(ada: Person, told: dict[str, str]) -> None:
    table = ada.lay("me", "open")
    for method, path, body in (
        ("POST", "/api/tables", SEATS),
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("POST", f"/api/tables/{table['id']}/seats/1", None),
        ("POST", f"/api/tables/{table['id']}/seats/0/code", None),
        ("POST", "/api/codes/00000000", None),
        ("DELETE", "/api/me", None),
    ):
        answer = ada.ask(method, path, body, headers=told)
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site")
    assert ada.call("GET", "/api/me")["name"] is None
    assert [mine["table"]["id"] for mine in ada.call("GET", "/api/me/tables")] == [table["id"]]


def test_our_own_page_and_programs_are_served(house: House, ada: Person) -> None:
    for told in ({"Origin": house.address, "Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}, {}):
        assert ada.ask("PUT", "/api/me", {"name": "Ada"}, headers=told).status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_says_that_it_is_json(ada: Person, kind: str) -> None:
    answer = ada.ask("POST", "/api/tables", SEATS, headers={"Content-Type": kind})
    assert (answer.status_code, answer.json()["code"]) == (415, "body-no-json")
    assert ada.ask("POST", "/api/tables", SEATS, headers={"Content-Type": "application/json; charset=utf-8"}).is_success


@pytest.mark.parametrize("depth", [400, 900, 985, 1500, 5000])
def test_what_is_nested_too_deeply_is_refused(ada: Person, depth: int) -> None:
    line = ada.join(ada.lay("me", "open"))
    line.hear()
    nested = "[" * depth + "]" * depth
    whole = (nested, f'{{"name": {nested}}}', f'{{"zzz": {nested}}}', f'{{"game": "x", "seats": {nested}}}')
    for text in (
        *whole,
        f'{{"zzz": {nested}, "type": "move"}}',
        f'{{"type": {nested}}}',
        '{"a":' * depth + "1" + "}" * depth,
    ):
        for path, method in (("/api/tables", "POST"), ("/api/me", "PUT")):
            assert ada.refused(method, path, raw=text.encode())[0] in (400, 413)
        line.send(text)
        assert line.refusal()["type"] == "refused"


@pytest.mark.parametrize("host", [b"x:99999", b"x:-1", b"x:0", b"[::1", b"\xff", b"x:", b""])
def test_whatever_a_request_calls_us_it_gets_an_answer(house: House, ada: Person, host: bytes) -> None:
    table = ada.lay("me", "open")["id"]
    for path in ("/", "/nowhere", "/api/nowhere", f"/table/{table}", f"/api/tables/{table}/invitation", "/api/me"):
        assert httpx.get(house.address + path, headers={b"Host": host}).status_code in (200, 400, 404)


@pytest.mark.parametrize("problem", [Refusal("database-unread", 503, problem="locked"), ValueError("unexpected")])
def test_nobody_writes_lines_of_their_own_into_the_log(caplog: pytest.LogCaptureFixture, problem: Exception) -> None:
    path = "/api/a\nERROR all is lost\x1b[2J\x9b\u2028"
    scope = {"type": "http", "method": "GET", "path": path, "headers": [], "query_string": b"", "state": {}}
    answer(Request(cast("Any", scope)), problem)
    (line,) = caplog.messages
    assert line.isprintable()
    assert "all is lost" in line
